-- How often something happened in one minute of the clock. Old minutes are dropped.
CREATE TABLE quota_minute (
	minute INTEGER NOT NULL, -- since 1970
	key    TEXT NOT NULL, -- window and subject
	used   INTEGER NOT NULL CHECK (used > 0),
	PRIMARY KEY (minute, key)
) STRICT, WITHOUT ROWID;
