package session

import (
	"crypto/sha256"
	"encoding/hex"
)

// OwnerKind says whose a session is.
type OwnerKind string

// The kinds of owner.
const (
	AccountOwner OwnerKind = "account" // signed in, or by a key of the account
	BrowserOwner OwnerKind = "browser" // nobody's account, by a cookie
)

// Owner is whose a session is. Only its owner finds it.
type Owner struct {
	Kind OwnerKind
	ID   string
}

// Account returns the owner of what an account keeps.
func Account(id string) Owner { return Owner{AccountOwner, id} }

// Browser returns the owner of what a browser without an account keeps. The store
// holds only a hash of its cookie.
func Browser(cookie string) Owner {
	sum := sha256.Sum256([]byte(cookie))
	return Owner{BrowserOwner, hex.EncodeToString(sum[:])}
}
