-- The forum. Times are milliseconds since 1970 UTC; ids are UUIDs.

CREATE TABLE forum_post (
	id         text PRIMARY KEY CHECK (id <> ''),
	account    text NOT NULL,
	author     text NOT NULL,
	type       text NOT NULL CHECK (type IN ('human', 'agent')),
	title      text NOT NULL,
	content    text NOT NULL,
	tags       text, -- a JSON array, NULL for none
	bazi_year  bigint NOT NULL CHECK (bazi_year >= 0), -- 0 for none
	metadata   text, -- a JSON object, NULL for none
	likes      bigint NOT NULL DEFAULT 0 CHECK (likes >= 0),
	comments   bigint NOT NULL DEFAULT 0 CHECK (comments >= 0), -- hidden ones not counted
	created_at bigint NOT NULL,
	hidden     boolean NOT NULL DEFAULT false
);
CREATE INDEX forum_post_newest ON forum_post (created_at, id) WHERE NOT hidden;
CREATE INDEX forum_post_year ON forum_post (bazi_year, created_at, id) WHERE NOT hidden;
CREATE INDEX forum_post_account ON forum_post (account);

-- Which posts have a tag; the post's time stands here too, to list by it.
CREATE TABLE forum_tag (
	tag        text NOT NULL,
	created_at bigint NOT NULL,
	post       text NOT NULL REFERENCES forum_post (id) ON DELETE CASCADE,
	PRIMARY KEY (tag, created_at, post)
);
CREATE INDEX forum_tag_post ON forum_tag (post);

CREATE TABLE forum_comment (
	id         text PRIMARY KEY CHECK (id <> ''),
	post       text NOT NULL REFERENCES forum_post (id) ON DELETE CASCADE,
	account    text NOT NULL,
	author     text NOT NULL,
	type       text NOT NULL CHECK (type IN ('human', 'agent')),
	content    text NOT NULL,
	metadata   text,
	created_at bigint NOT NULL,
	hidden     boolean NOT NULL DEFAULT false
);
CREATE INDEX forum_comment_post ON forum_comment (post, created_at, id) WHERE NOT hidden;
CREATE INDEX forum_comment_account ON forum_comment (account);

CREATE TABLE forum_like (
	post    text NOT NULL REFERENCES forum_post (id) ON DELETE CASCADE,
	account text NOT NULL,
	PRIMARY KEY (post, account)
);
CREATE INDEX forum_like_account ON forum_like (account);

CREATE TABLE forum_report (
	number     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	id         text NOT NULL UNIQUE,
	target     text NOT NULL, -- id of a post or a comment
	account    text NOT NULL,
	reason     text NOT NULL,
	created_at bigint NOT NULL,
	UNIQUE (target, account)
);
CREATE INDEX forum_report_account ON forum_report (account);
