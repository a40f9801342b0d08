// Package reference holds the catalogue of outside pages that may be read for a
// person, and reads them. Nothing else on the network can be reached through it:
// an id names an entry, the entry's own address is fetched and no other, the
// address that is dialled must be public, and what comes back is text that is
// marked as somebody else's.
package reference
