// Package postgres keeps the product's state in a PostgreSQL database that several
// processes share.
//
// It says what package sqlite says, in the same files and the same order, so that
// a diff of the two is the list of differences between the dialects. The
// differences that matter: transactions run at once (READ COMMITTED), so a change
// of an account's money begins by locking the account's row, which makes every
// later statement see what came before; one that fails for a deadlock or a
// conflict is run again as a whole; and a connection that breaks during COMMIT
// leaves its caller with ledger.ErrUncertain.
package postgres
