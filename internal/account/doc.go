// Package account keeps who people are: accounts with a name and perhaps a
// password, signed-in browsers, API keys, invitations. It knows no credits (package
// ledger does) and no transport.
//
// Nothing that opens anything is kept. Passwords are kept as argon2id, and session
// tokens, keys, invitations and sign-in links, which are random, as their SHA-256.
// What was revoked or ended is refused by the next check on every node, because
// every check asks the store.
package account
