-- Passkeys, and the challenges that were sent for them. Times are milliseconds
-- since 1970 UTC.

CREATE TABLE account_passkey (
	number     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	id         TEXT NOT NULL UNIQUE,
	account    TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
	credential BYTEA NOT NULL UNIQUE,
	record     BYTEA NOT NULL, -- JSON: public key, backup flags, transports
	sign_count BIGINT NOT NULL CHECK (sign_count >= 0),
	name       TEXT NOT NULL,
	created_at BIGINT NOT NULL,
	used_at    BIGINT
);
CREATE INDEX account_passkey_account ON account_passkey (account, number);

CREATE TABLE account_challenge (
	hash       BYTEA PRIMARY KEY CHECK (length(hash) = 32),
	state      BYTEA NOT NULL,
	expires_at BIGINT NOT NULL
);
CREATE INDEX account_challenge_expiry ON account_challenge (expires_at);
