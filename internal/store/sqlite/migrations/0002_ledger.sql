-- Credits. Times are milliseconds since 1970 UTC, amounts whole credits.
-- doc/ledger.md says what each table promises.

-- One row for each account that people have. Its sums stand for rows below and
-- never leave their bounds, whatever a program does.
CREATE TABLE ledger_account (
	id        TEXT PRIMARY KEY CHECK (id <> '' AND id NOT LIKE 'house:%'),
	balance   INTEGER NOT NULL DEFAULT 0 CHECK (balance BETWEEN 0 AND 1000000000000),
	held      INTEGER NOT NULL DEFAULT 0 CHECK (held BETWEEN 0 AND balance),
	holds     INTEGER NOT NULL DEFAULT 0 CHECK (holds >= 0), -- paid calls that are running
	opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Every move of credits: one row is two entries that balance.
CREATE TABLE ledger_transfer (
	number INTEGER PRIMARY KEY,
	kind   TEXT NOT NULL CHECK (kind IN ('charge', 'grant', 'correction', 'redeem', 'starter', 'payment')),
	cause  TEXT NOT NULL CHECK (cause <> ''),
	payer  TEXT NOT NULL,
	payee  TEXT NOT NULL CHECK (payee <> payer),
	amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
	note   TEXT NOT NULL DEFAULT '',
	at     INTEGER NOT NULL,
	UNIQUE (kind, cause)
) STRICT;
CREATE INDEX ledger_transfer_payer ON ledger_transfer (payer, number);
CREATE INDEX ledger_transfer_payee ON ledger_transfer (payee, number);
CREATE TRIGGER ledger_transfer_stays BEFORE UPDATE ON ledger_transfer
	BEGIN SELECT RAISE(ABORT, 'a transfer never changes'); END;
CREATE TRIGGER ledger_transfer_remains BEFORE DELETE ON ledger_transfer
	BEGIN SELECT RAISE(ABORT, 'a transfer is never removed'); END;

CREATE VIEW ledger_entry (account, amount, number, kind, cause, at) AS
	SELECT payer, -amount, number, kind, cause, at FROM ledger_transfer
	UNION ALL
	SELECT payee, amount, number, kind, cause, at FROM ledger_transfer;

-- Calls that are running.
CREATE TABLE ledger_hold (
	call       TEXT PRIMARY KEY,
	account    TEXT NOT NULL REFERENCES ledger_account (id),
	tool       TEXT NOT NULL,
	paid       INTEGER NOT NULL CHECK (paid IN (0, 1)), -- counts in ledger_account.holds
	amount     INTEGER NOT NULL CHECK (amount >= 0),
	period     TEXT NOT NULL, -- of the free unit it holds, '' for none
	version    INTEGER NOT NULL, -- of the price
	claim      BLOB, -- ledger_claim.id
	started_at INTEGER NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_hold_account ON ledger_hold (account, expires_at);
CREATE INDEX ledger_hold_expiry ON ledger_hold (expires_at);

-- Free quota: units used by calls that succeeded, held by calls that are running.
-- A new period is a new row.
CREATE TABLE ledger_free (
	account TEXT NOT NULL,
	tool    TEXT NOT NULL,
	period  TEXT NOT NULL CHECK (period <> ''), -- 'once', 'YYYY-MM-DD' or 'YYYY-MM'
	used    INTEGER NOT NULL CHECK (used >= 0),
	held    INTEGER NOT NULL CHECK (held >= 0),
	PRIMARY KEY (account, tool, period)
) STRICT, WITHOUT ROWID;

-- Idempotency keys, as hashes, while their calls run and a day longer.
CREATE TABLE ledger_claim (
	id        BLOB PRIMARY KEY CHECK (length(id) = 32),
	arguments BLOB NOT NULL CHECK (length(arguments) = 32),
	call      TEXT NOT NULL,
	answer    BLOB, -- sealed with the key itself; NULL while the call runs
	until     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_claim_until ON ledger_claim (until);

-- What calls were made, for 90 days. No argument, no result.
CREATE TABLE ledger_record (
	number     INTEGER PRIMARY KEY,
	id         TEXT NOT NULL UNIQUE, -- the call
	account    TEXT NOT NULL,
	tool       TEXT NOT NULL,
	credits    INTEGER NOT NULL CHECK (credits >= 0),
	free_unit  INTEGER NOT NULL CHECK (free_unit IN (0, 1)),
	version    INTEGER NOT NULL,
	status     TEXT NOT NULL CHECK (status IN ('success', 'failed', 'refused')),
	error      TEXT NOT NULL,
	started_at INTEGER NOT NULL,
	ended_at   INTEGER NOT NULL,
	CHECK (status = 'success' OR credits = 0 AND free_unit = 0)
) STRICT;
CREATE INDEX ledger_record_account ON ledger_record (account, started_at, id);

-- Every version of every price; the newest of a tool is in force.
CREATE TABLE ledger_price (
	tool        TEXT NOT NULL CHECK (tool <> ''),
	version     INTEGER NOT NULL CHECK (version > 0),
	cost        INTEGER NOT NULL CHECK (cost BETWEEN 0 AND 1000000000000),
	min_balance INTEGER NOT NULL CHECK (min_balance BETWEEN 0 AND 1000000000000),
	free        INTEGER NOT NULL CHECK (free BETWEEN 0 AND 1000000000000),
	period      TEXT NOT NULL CHECK (period IN ('once', 'day', 'month')),
	enabled     INTEGER NOT NULL CHECK (enabled IN (0, 1)),
	since       INTEGER NOT NULL,
	PRIMARY KEY (tool, version)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER ledger_price_stays BEFORE UPDATE ON ledger_price
	BEGIN SELECT RAISE(ABORT, 'a price is changed by a new version'); END;

CREATE TABLE ledger_code (
	number      INTEGER PRIMARY KEY,
	id          TEXT NOT NULL UNIQUE,
	hash        BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
	ending      TEXT NOT NULL,
	amount      INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
	made_at     INTEGER NOT NULL,
	redeemed_by TEXT,
	redeemed_at INTEGER,
	revoked_at  INTEGER,
	CHECK ((redeemed_by IS NULL) = (redeemed_at IS NULL)),
	CHECK (redeemed_at IS NULL OR revoked_at IS NULL)
) STRICT;

CREATE TABLE ledger_setting (
	name  TEXT PRIMARY KEY,
	value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
