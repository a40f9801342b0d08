-- Accounts. Times are milliseconds since 1970 UTC; hashes are SHA-256 of secrets
-- that are kept nowhere.

CREATE TABLE account (
	number     INTEGER PRIMARY KEY,
	id         TEXT NOT NULL UNIQUE CHECK (id <> '' AND id NOT LIKE 'house:%'),
	name       TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (name <> ''),
	password   TEXT NOT NULL, -- argon2id in the PHC format, '' for none
	operator   INTEGER NOT NULL CHECK (operator IN (0, 1)),
	disabled   INTEGER NOT NULL CHECK (disabled IN (0, 1)),
	created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE account_key (
	number     INTEGER PRIMARY KEY,
	id         TEXT NOT NULL UNIQUE,
	account    TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
	kind       TEXT NOT NULL CHECK (kind IN ('personal', 'agent')),
	name       TEXT NOT NULL,
	prefix     TEXT NOT NULL,
	hash       BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
	created_at INTEGER NOT NULL,
	used_at    INTEGER,
	revoked_at INTEGER
) STRICT;
CREATE INDEX account_key_account ON account_key (account, number);

CREATE TABLE account_session (
	hash       BLOB PRIMARY KEY CHECK (length(hash) = 32),
	account    TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
	started_at INTEGER NOT NULL,
	seen_at    INTEGER NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX account_session_account ON account_session (account, started_at);
CREATE INDEX account_session_expiry ON account_session (expires_at);
CREATE INDEX account_session_seen ON account_session (seen_at);

CREATE TABLE account_link (
	hash       BLOB PRIMARY KEY CHECK (length(hash) = 32),
	account    TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX account_link_account ON account_link (account);
CREATE INDEX account_link_expiry ON account_link (expires_at);

CREATE TABLE account_invite (
	number     INTEGER PRIMARY KEY,
	id         TEXT NOT NULL UNIQUE,
	hash       BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
	made_at    INTEGER NOT NULL,
	expires_at INTEGER NOT NULL,
	used_by    TEXT -- an account, that may be gone
) STRICT;
