// Package sqlite keeps the product's state in one SQLite file.
//
// There is one writer: jobs from all requests are gathered into transactions
// begun with BEGIN IMMEDIATE, so a write never meets SQLITE_BUSY half way and a
// burst of writes shares one fsync. Readers use a pool of their own and see the
// last commit (WAL). The file is opened with synchronous=FULL: what was answered
// as done survives a power loss.
//
// The tables are made by the numbered files in migrations.
package sqlite
