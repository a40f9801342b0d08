// Package ledger keeps the credits of accounts: what they hold, what calls cost,
// and what every call cost them. It is the only place where a balance changes.
//
// A call is paid in two steps. A hold reserves its price before the work begins;
// when the work has succeeded the hold becomes a transfer, in one transaction
// with the record of the call, and when it has not, the hold is undone. Only the
// store decides, by one conditional write for each step, so no number of calls at
// once can spend a credit twice. doc/ledger.md draws the states and says what a
// crash leaves behind at each point.
//
// Amounts are whole credits, int64. Every transfer takes from one account what it
// gives to another, so all entries together are always zero, and a transfer is
// never changed or taken back: a mistake is corrected by another one.
//
// Free quota is counted here too, because it follows the same rule: used by
// success only. (The budgets of package quota follow the opposite one.)
package ledger
