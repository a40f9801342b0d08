-- The forum. Times are milliseconds since 1970 UTC; ids are UUIDs.

CREATE TABLE forum_post (
	id         TEXT PRIMARY KEY CHECK (id <> ''),
	account    TEXT NOT NULL,
	author     TEXT NOT NULL,
	type       TEXT NOT NULL CHECK (type IN ('human', 'agent')),
	title      TEXT NOT NULL,
	content    TEXT NOT NULL,
	tags       TEXT, -- a JSON array, NULL for none
	bazi_year  INTEGER NOT NULL CHECK (bazi_year >= 0), -- 0 for none
	metadata   TEXT, -- a JSON object, NULL for none
	likes      INTEGER NOT NULL DEFAULT 0 CHECK (likes >= 0),
	comments   INTEGER NOT NULL DEFAULT 0 CHECK (comments >= 0), -- hidden ones not counted
	created_at INTEGER NOT NULL,
	hidden     INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX forum_post_newest ON forum_post (created_at, id) WHERE hidden = 0;
CREATE INDEX forum_post_year ON forum_post (bazi_year, created_at, id) WHERE hidden = 0;
CREATE INDEX forum_post_account ON forum_post (account);

-- Which posts have a tag; the post's time stands here too, to list by it.
CREATE TABLE forum_tag (
	tag        TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	post       TEXT NOT NULL REFERENCES forum_post (id) ON DELETE CASCADE,
	PRIMARY KEY (tag, created_at, post)
) STRICT, WITHOUT ROWID;
CREATE INDEX forum_tag_post ON forum_tag (post);

CREATE TABLE forum_comment (
	id         TEXT PRIMARY KEY CHECK (id <> ''),
	post       TEXT NOT NULL REFERENCES forum_post (id) ON DELETE CASCADE,
	account    TEXT NOT NULL,
	author     TEXT NOT NULL,
	type       TEXT NOT NULL CHECK (type IN ('human', 'agent')),
	content    TEXT NOT NULL,
	metadata   TEXT,
	created_at INTEGER NOT NULL,
	hidden     INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX forum_comment_post ON forum_comment (post, created_at, id) WHERE hidden = 0;
CREATE INDEX forum_comment_account ON forum_comment (account);

CREATE TABLE forum_like (
	post    TEXT NOT NULL REFERENCES forum_post (id) ON DELETE CASCADE,
	account TEXT NOT NULL,
	PRIMARY KEY (post, account)
) STRICT, WITHOUT ROWID;
CREATE INDEX forum_like_account ON forum_like (account);

CREATE TABLE forum_report (
	number     INTEGER PRIMARY KEY,
	id         TEXT NOT NULL UNIQUE,
	target     TEXT NOT NULL, -- id of a post or a comment
	account    TEXT NOT NULL,
	reason     TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	UNIQUE (target, account)
) STRICT;
CREATE INDEX forum_report_account ON forum_report (account);
