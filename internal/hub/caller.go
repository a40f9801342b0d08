package hub

import "github.com/wenbu-go/wenbu/internal/forum"

// CredentialKind is a kind of credential.
type CredentialKind uint8

// The kinds.
const (
	PersonalKey CredentialKind = iota
	AgentKey
	Session // a signed-in browser, at a door for programs
	Person  // the same on the site itself, which has made sure that no other site sends it
)

// Caller is who calls, as the credential says.
type Caller struct {
	Account string
	Kind    CredentialKind
	Key     string // id of the key; "" for a browser
	Agent   string // the name of an agent key
}

// author is who the caller is on the forum.
func (c Caller) author() forum.Author {
	a := forum.Author{Account: c.Account, Type: forum.Human}
	if c.Kind == AgentKey {
		a.Type, a.Agent = forum.Agent, c.Agent
	}
	return a
}
