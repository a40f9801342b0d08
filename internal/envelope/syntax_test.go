package envelope_test

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/envelope"
)

func TestValidate_syntax(t *testing.T) {
	t.Parallel()
	for _, raw := range []string{"", "A", "{", `{"kind":"chart","kind":"chart"}`, "{}{}", "\"\xff\"", `{"spec":1e400}`, `{"spec":"\ud800"}`, strings.Repeat("[", 20000)} {
		if problems := envelope.Validate([]byte(raw)); len(problems) != 1 || problems[0].Path != "" {
			t.Errorf("%.40q: got %v, want one problem of the whole", raw, problems)
		}
	}
}
