package byname

import (
	"errors"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
)

func TestByName(t *testing.T) {
	t.Parallel()
	values := []string{"a", "b"}
	if v, err := Value("x", "b", values); v != 1 || err != nil {
		t.Errorf("got %d, %v", v, err)
	}
	if err := Check("x", 1, values); err != nil {
		t.Error(err)
	}
	_, wrong := Value("x", "c", values)
	for reason, err := range map[string]error{
		"must be one of a, b": wrong, "is no value of this option": Check("x", 2, values), "is no option of the moon": Unknown("x", "the moon", "月"),
	} {
		var e *calc.InputError
		if !errors.As(err, &e) || e.Reason != reason || e.ReasonZh == "" {
			t.Errorf("got %v, want %q", err, reason)
		}
	}
}
