-- Conversations that last. Times are milliseconds since 1970 UTC. What is only read
-- together with its row is one JSON object in the column data.

CREATE TABLE session (
	id         TEXT PRIMARY KEY CHECK (id <> ''),
	owner_kind TEXT NOT NULL CHECK (owner_kind IN ('account', 'browser')),
	owner      TEXT NOT NULL CHECK (owner <> ''),
	title      TEXT NOT NULL,
	locale     TEXT NOT NULL,
	listed     INTEGER NOT NULL CHECK (listed IN (0, 1)),
	parent     TEXT NOT NULL, -- a response, '' for none
	active     TEXT NOT NULL, -- the response under way, '' for none
	created_at INTEGER NOT NULL,
	updated_at INTEGER NOT NULL,
	messages   INTEGER NOT NULL, -- numbers of the newest ones
	inputs     INTEGER NOT NULL,
	notices    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_owner ON session (owner_kind, owner, created_at, id) WHERE listed = 1;
CREATE INDEX session_everything_of ON session (owner_kind, owner);
CREATE INDEX session_idle ON session (updated_at) WHERE active = '';

-- A run and its outcome.
CREATE TABLE session_response (
	id         TEXT PRIMARY KEY CHECK (id <> ''),
	session    TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	status     TEXT NOT NULL CHECK (status IN ('in_progress', 'completed', 'waiting', 'limited', 'cancelled', 'failed')),
	created_at INTEGER NOT NULL,
	ended_at   INTEGER CHECK ((ended_at IS NULL) = (status = 'in_progress')),
	seq        INTEGER NOT NULL CHECK (seq >= 0), -- of the newest event
	node       TEXT NOT NULL,
	lease_end  INTEGER NOT NULL,
	kept       INTEGER NOT NULL CHECK (kept IN (0, 1)),
	data       TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_response_session ON session_response (session);
CREATE UNIQUE INDEX session_response_one ON session_response (session) WHERE status = 'in_progress';
CREATE INDEX session_response_lease ON session_response (lease_end) WHERE status = 'in_progress';
CREATE INDEX session_response_node ON session_response (node) WHERE status = 'in_progress';
CREATE INDEX session_response_unkept ON session_response (ended_at) WHERE kept = 0;

-- The log of a run: rows are only added.
CREATE TABLE session_event (
	response TEXT NOT NULL REFERENCES session_response (id) ON DELETE CASCADE,
	seq      INTEGER NOT NULL CHECK (seq > 0),
	kind     TEXT NOT NULL,
	data     TEXT NOT NULL,
	PRIMARY KEY (response, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE session_message (
	session  TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	number   INTEGER NOT NULL CHECK (number > 0),
	id       TEXT NOT NULL UNIQUE,
	response TEXT NOT NULL, -- that may be gone
	data     TEXT NOT NULL,
	PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_message_response ON session_message (response, number);

-- What stands beside messages.
CREATE TABLE session_part (
	number     INTEGER PRIMARY KEY,
	session    TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	id         TEXT NOT NULL,
	message    TEXT NOT NULL,
	kind       TEXT NOT NULL CHECK (kind IN ('envelope', 'artifact')),
	created_at INTEGER NOT NULL,
	body       TEXT NOT NULL,
	status     TEXT NOT NULL, -- of an envelope
	error      TEXT NOT NULL,
	UNIQUE (session, id)
) STRICT;
CREATE INDEX session_part_kind ON session_part (session, kind, number);
CREATE INDEX session_part_message ON session_part (message, number);

CREATE TABLE session_input (
	session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	id      TEXT NOT NULL CHECK (id <> ''),
	number  INTEGER NOT NULL CHECK (number > 0),
	status  TEXT NOT NULL CHECK (status IN ('pending', 'delivered')),
	data    TEXT NOT NULL,
	PRIMARY KEY (session, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_input_pending ON session_input (session, number) WHERE status = 'pending';

-- What those who watch a session are told; only the newest are kept.
CREATE TABLE session_notice (
	session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	seq     INTEGER NOT NULL CHECK (seq > 0),
	kind    TEXT NOT NULL,
	data    TEXT NOT NULL,
	PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;
