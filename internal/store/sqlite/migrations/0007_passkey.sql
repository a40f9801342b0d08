-- Passkeys, and the challenges that were sent for them. Times are milliseconds
-- since 1970 UTC.

CREATE TABLE account_passkey (
	number     INTEGER PRIMARY KEY,
	id         TEXT NOT NULL UNIQUE,
	account    TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
	credential BLOB NOT NULL UNIQUE,
	record     BLOB NOT NULL, -- JSON: public key, backup flags, transports
	sign_count INTEGER NOT NULL CHECK (sign_count >= 0),
	name       TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	used_at    INTEGER
) STRICT;
CREATE INDEX account_passkey_account ON account_passkey (account, number);

CREATE TABLE account_challenge (
	hash       BLOB PRIMARY KEY CHECK (length(hash) = 32),
	state      BLOB NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX account_challenge_expiry ON account_challenge (expires_at);
