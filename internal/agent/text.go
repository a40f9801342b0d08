package agent

// framing is about how many bytes the names and marks around one message, or one
// tool call, take as JSON.
const framing = 48

// encodedLen returns about how many bytes m has as JSON.
func (m Message) encodedLen() int {
	n := framing + len(m.Role) + len(m.CallID) + quotedLen(m.Content) + quotedLen(m.Reasoning)
	for _, c := range m.Calls {
		n += framing + len(c.ID) + len(c.Name) + quotedLen(c.Arguments)
	}
	return n
}

// quotedLen returns how many bytes s has as a JSON string.
func quotedLen(s string) int {
	n := len(s) + len(`""`)
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\' || c == '\n' || c == '\r' || c == '\t' || c == '\b' || c == '\f':
			n++
		case c < ' ':
			n += len(`\u0000`) - 1
		}
	}
	return n
}
