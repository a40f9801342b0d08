-- Secrets that belong to the file itself; made once, never changed.
CREATE TABLE secret (
	name  TEXT PRIMARY KEY,
	value BLOB NOT NULL
) STRICT;

-- Budgets of one day. key: "global", "agent-global", "agent:<network>" or
-- "<network>", where a network is an HMAC that is another one each day.
CREATE TABLE quota_count (
	day  TEXT NOT NULL,
	key  TEXT NOT NULL,
	used INTEGER NOT NULL CHECK (used > 0),
	PRIMARY KEY (day, key)
) STRICT, WITHOUT ROWID;
