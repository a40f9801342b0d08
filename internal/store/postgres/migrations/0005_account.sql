-- Accounts. Times are milliseconds since 1970 UTC; hashes are SHA-256 of secrets
-- that are kept nowhere.

CREATE TABLE account (
	number     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	id         text NOT NULL UNIQUE CHECK (id <> '' AND id NOT LIKE 'house:%'),
	name       text NOT NULL CHECK (name <> ''),
	password   text NOT NULL, -- argon2id in the PHC format, '' for none
	operator   boolean NOT NULL,
	disabled   boolean NOT NULL,
	created_at bigint NOT NULL
);

CREATE UNIQUE INDEX account_name ON account (lower(name COLLATE "C")); -- A to Z only

CREATE TABLE account_key (
	number     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	id         text NOT NULL UNIQUE,
	account    text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
	kind       text NOT NULL CHECK (kind IN ('personal', 'agent')),
	name       text NOT NULL,
	prefix     text NOT NULL,
	hash       bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
	created_at bigint NOT NULL,
	used_at    bigint,
	revoked_at bigint
);
CREATE INDEX account_key_account ON account_key (account, number);

CREATE TABLE account_session (
	hash       bytea PRIMARY KEY CHECK (length(hash) = 32),
	account    text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
	started_at bigint NOT NULL,
	seen_at    bigint NOT NULL,
	expires_at bigint NOT NULL
);
CREATE INDEX account_session_account ON account_session (account, started_at);
CREATE INDEX account_session_expiry ON account_session (expires_at);
CREATE INDEX account_session_seen ON account_session (seen_at);

CREATE TABLE account_link (
	hash       bytea PRIMARY KEY CHECK (length(hash) = 32),
	account    text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
	expires_at bigint NOT NULL
);
CREATE INDEX account_link_account ON account_link (account);
CREATE INDEX account_link_expiry ON account_link (expires_at);

CREATE TABLE account_invite (
	number     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	id         text NOT NULL UNIQUE,
	hash       bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
	made_at    bigint NOT NULL,
	expires_at bigint NOT NULL,
	used_by    text -- an account, that may be gone
);
