-- How often something happened in one minute of the clock. Old minutes are dropped.
CREATE TABLE quota_minute (
	minute bigint NOT NULL, -- since 1970
	key    text NOT NULL, -- window and subject
	used   bigint NOT NULL CHECK (used > 0),
	PRIMARY KEY (minute, key)
);
