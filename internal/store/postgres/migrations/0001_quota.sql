-- Secrets that belong to the database itself; made once, never changed.
CREATE TABLE secret (
	name  text PRIMARY KEY,
	value bytea NOT NULL
);

-- Budgets of one day. key: "global", "agent-global", "agent:<network>" or
-- "<network>", where a network is an HMAC that is another one each day.
CREATE TABLE quota_count (
	day  text NOT NULL,
	key  text NOT NULL,
	used bigint NOT NULL CHECK (used > 0),
	PRIMARY KEY (day, key)
);
