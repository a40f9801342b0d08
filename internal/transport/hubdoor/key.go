package hubdoor

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"
	"strings"
)

const (
	keyHeader = "Idempotency-Key"
	keyMember = "idempotency_key"
)

// headerKey returns the idempotency key of a request, "" when it has none. One that
// is there and empty, or there twice and different, would charge a retry again, so
// it is refused.
func headerKey(r *http.Request) (string, error) {
	keys := r.Header.Values(keyHeader)
	for _, key := range keys {
		if key == "" || key != keys[0] {
			return "", malformed(keyMember, "the header "+keyHeader+" must hold one key of 1 to 255 characters")
		}
	}
	if len(keys) == 0 {
		return "", nil
	}
	return keys[0], nil
}

// metaKey is headerKey for a call over MCP, whose key stands in _meta or, for
// clients that can only set headers, in the header.
func metaKey(r *http.Request, meta jsontext.Value) (string, error) {
	key, err := headerKey(r)
	if err != nil || meta == nil || meta.Kind() == 'n' {
		return key, err
	}
	var members map[string]jsontext.Value
	if json.Unmarshal(meta, &members) != nil {
		return "", malformed("_meta", "must be an object")
	}
	for name, value := range members {
		if name != keyMember {
			if strings.EqualFold(strings.ReplaceAll(name, "_", ""), "idempotencykey") {
				return "", malformed("_meta."+name, "is no key; write it _meta."+keyMember)
			}
			continue
		}
		var own string
		if json.Unmarshal(value, &own) != nil || own == "" || key != "" && own != key {
			return "", malformed("_meta."+keyMember, "must be one key of 1 to 255 characters, the same as in the header "+keyHeader+" if that is sent too")
		}
		key = own
	}
	return key, nil
}
