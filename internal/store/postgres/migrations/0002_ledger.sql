-- Credits. Times are milliseconds since 1970 UTC, amounts whole credits.
-- doc/ledger.md says what each table promises.

CREATE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS
	$$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $$;

-- One row for each account that people have. Its sums stand for rows below and
-- never leave their bounds, whatever a program does.
CREATE TABLE ledger_account (
	id        text PRIMARY KEY CHECK (id <> '' AND id NOT LIKE 'house:%'),
	balance   bigint NOT NULL DEFAULT 0 CHECK (balance BETWEEN 0 AND 1000000000000),
	held      bigint NOT NULL DEFAULT 0 CHECK (held BETWEEN 0 AND balance),
	holds     bigint NOT NULL DEFAULT 0 CHECK (holds >= 0), -- paid calls that are running
	opened_at bigint NOT NULL
);

-- Every move of credits: one row is two entries that balance.
CREATE TABLE ledger_transfer (
	number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	kind   text NOT NULL CHECK (kind IN ('charge', 'grant', 'correction', 'redeem', 'starter', 'payment')),
	cause  text NOT NULL CHECK (cause <> ''),
	payer  text NOT NULL,
	payee  text NOT NULL CHECK (payee <> payer),
	amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
	note   text NOT NULL DEFAULT '',
	at     bigint NOT NULL,
	UNIQUE (kind, cause)
);
CREATE INDEX ledger_transfer_payer ON ledger_transfer (payer, number);
CREATE INDEX ledger_transfer_payee ON ledger_transfer (payee, number);
CREATE TRIGGER ledger_transfer_stays BEFORE UPDATE ON ledger_transfer
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse('a transfer never changes');
CREATE TRIGGER ledger_transfer_remains BEFORE DELETE ON ledger_transfer
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse('a transfer is never removed');

CREATE VIEW ledger_entry (account, amount, number, kind, cause, at) AS
	SELECT payer, -amount, number, kind, cause, at FROM ledger_transfer
	UNION ALL
	SELECT payee, amount, number, kind, cause, at FROM ledger_transfer;

-- Calls that are running.
CREATE TABLE ledger_hold (
	call       text PRIMARY KEY,
	account    text NOT NULL REFERENCES ledger_account (id),
	tool       text NOT NULL,
	paid       boolean NOT NULL, -- counts in ledger_account.holds
	amount     bigint NOT NULL CHECK (amount >= 0),
	period     text NOT NULL, -- of the free unit it holds, '' for none
	version    bigint NOT NULL, -- of the price
	claim      bytea, -- ledger_claim.id
	started_at bigint NOT NULL,
	expires_at bigint NOT NULL
);
CREATE INDEX ledger_hold_account ON ledger_hold (account, expires_at);
CREATE INDEX ledger_hold_expiry ON ledger_hold (expires_at);

-- Free quota: units used by calls that succeeded, held by calls that are running.
-- A new period is a new row.
CREATE TABLE ledger_free (
	account text NOT NULL,
	tool    text NOT NULL,
	period  text NOT NULL CHECK (period <> ''), -- 'once', 'YYYY-MM-DD' or 'YYYY-MM'
	used    bigint NOT NULL CHECK (used >= 0),
	held    bigint NOT NULL CHECK (held >= 0),
	PRIMARY KEY (account, tool, period)
);

-- Idempotency keys, as hashes, while their calls run and a day longer.
CREATE TABLE ledger_claim (
	id        bytea PRIMARY KEY CHECK (length(id) = 32),
	arguments bytea NOT NULL CHECK (length(arguments) = 32),
	call      text NOT NULL,
	answer    bytea, -- sealed with the key itself; NULL while the call runs
	until     bigint NOT NULL
);
CREATE INDEX ledger_claim_until ON ledger_claim (until);

-- What calls were made, for 90 days. No argument, no result.
CREATE TABLE ledger_record (
	number     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	id         text NOT NULL UNIQUE, -- the call
	account    text NOT NULL,
	tool       text NOT NULL,
	credits    bigint NOT NULL CHECK (credits >= 0),
	free_unit  boolean NOT NULL,
	version    bigint NOT NULL,
	status     text NOT NULL CHECK (status IN ('success', 'failed', 'refused')),
	error      text NOT NULL,
	started_at bigint NOT NULL,
	ended_at   bigint NOT NULL,
	CHECK (status = 'success' OR credits = 0 AND NOT free_unit)
);
CREATE INDEX ledger_record_account ON ledger_record (account, started_at, id);

-- Every version of every price; the newest of a tool is in force.
CREATE TABLE ledger_price (
	tool        text NOT NULL CHECK (tool <> ''),
	version     bigint NOT NULL CHECK (version > 0),
	cost        bigint NOT NULL CHECK (cost BETWEEN 0 AND 1000000000000),
	min_balance bigint NOT NULL CHECK (min_balance BETWEEN 0 AND 1000000000000),
	free        bigint NOT NULL CHECK (free BETWEEN 0 AND 1000000000000),
	period      text NOT NULL CHECK (period IN ('once', 'day', 'month')),
	enabled     boolean NOT NULL,
	since       bigint NOT NULL,
	PRIMARY KEY (tool, version)
);
CREATE TRIGGER ledger_price_stays BEFORE UPDATE ON ledger_price
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse('a price is changed by a new version');

CREATE TABLE ledger_code (
	number      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	id          text NOT NULL UNIQUE,
	hash        bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
	ending      text NOT NULL,
	amount      bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
	made_at     bigint NOT NULL,
	redeemed_by text,
	redeemed_at bigint,
	revoked_at  bigint,
	CHECK ((redeemed_by IS NULL) = (redeemed_at IS NULL)),
	CHECK (redeemed_at IS NULL OR revoked_at IS NULL)
);

CREATE TABLE ledger_setting (
	name  text PRIMARY KEY,
	value bigint NOT NULL
);
