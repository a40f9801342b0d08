-- Conversations that last. Times are milliseconds since 1970 UTC. What is only read
-- together with its row is one JSON object in the column data.

CREATE TABLE session (
	id         text PRIMARY KEY CHECK (id <> ''),
	owner_kind text NOT NULL CHECK (owner_kind IN ('account', 'browser')),
	owner      text NOT NULL CHECK (owner <> ''),
	title      text NOT NULL,
	locale     text NOT NULL,
	listed     boolean NOT NULL,
	parent     text NOT NULL, -- a response, '' for none
	active     text NOT NULL, -- the response under way, '' for none
	created_at bigint NOT NULL,
	updated_at bigint NOT NULL,
	messages   bigint NOT NULL, -- numbers of the newest ones
	inputs     bigint NOT NULL,
	notices    bigint NOT NULL
);
CREATE INDEX session_owner ON session (owner_kind, owner, created_at, id) WHERE listed;
CREATE INDEX session_everything_of ON session (owner_kind, owner);
CREATE INDEX session_idle ON session (updated_at) WHERE active = '';

-- A run and its outcome.
CREATE TABLE session_response (
	id         text PRIMARY KEY CHECK (id <> ''),
	session    text NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	status     text NOT NULL CHECK (status IN ('in_progress', 'completed', 'waiting', 'limited', 'cancelled', 'failed')),
	created_at bigint NOT NULL,
	ended_at   bigint CHECK ((ended_at IS NULL) = (status = 'in_progress')),
	seq        bigint NOT NULL CHECK (seq >= 0), -- of the newest event
	node       text NOT NULL,
	lease_end  bigint NOT NULL,
	kept       boolean NOT NULL,
	data       text NOT NULL
);
CREATE INDEX session_response_session ON session_response (session);
CREATE UNIQUE INDEX session_response_one ON session_response (session) WHERE status = 'in_progress';
CREATE INDEX session_response_lease ON session_response (lease_end) WHERE status = 'in_progress';
CREATE INDEX session_response_node ON session_response (node) WHERE status = 'in_progress';
CREATE INDEX session_response_unkept ON session_response (ended_at) WHERE NOT kept;

-- The log of a run: rows are only added.
CREATE TABLE session_event (
	response text NOT NULL REFERENCES session_response (id) ON DELETE CASCADE,
	seq      bigint NOT NULL CHECK (seq > 0),
	kind     text NOT NULL,
	data     text NOT NULL,
	PRIMARY KEY (response, seq)
);

CREATE TABLE session_message (
	session  text NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	number   bigint NOT NULL CHECK (number > 0),
	id       text NOT NULL UNIQUE,
	response text NOT NULL, -- that may be gone
	data     text NOT NULL,
	PRIMARY KEY (session, number)
);
CREATE INDEX session_message_response ON session_message (response, number);

-- What stands beside messages.
CREATE TABLE session_part (
	number     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	session    text NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	id         text NOT NULL,
	message    text NOT NULL,
	kind       text NOT NULL CHECK (kind IN ('envelope', 'artifact')),
	created_at bigint NOT NULL,
	body       text NOT NULL,
	status     text NOT NULL, -- of an envelope
	error      text NOT NULL,
	UNIQUE (session, id)
);
CREATE INDEX session_part_kind ON session_part (session, kind, number);
CREATE INDEX session_part_message ON session_part (message, number);

CREATE TABLE session_input (
	session text NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	id      text NOT NULL CHECK (id <> ''),
	number  bigint NOT NULL CHECK (number > 0),
	status  text NOT NULL CHECK (status IN ('pending', 'delivered')),
	data    text NOT NULL,
	PRIMARY KEY (session, id)
);
CREATE INDEX session_input_pending ON session_input (session, number) WHERE status = 'pending';

-- What those who watch a session are told; only the newest are kept.
CREATE TABLE session_notice (
	session text NOT NULL REFERENCES session (id) ON DELETE CASCADE,
	seq     bigint NOT NULL CHECK (seq > 0),
	kind    text NOT NULL,
	data    text NOT NULL,
	PRIMARY KEY (session, seq)
);
