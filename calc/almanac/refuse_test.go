package almanac

import (
	"errors"
	"math"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// What cannot be computed is refused by the field that is wrong.
func TestNewDay_refuses(t *testing.T) {
	t.Parallel()
	day := civil.DateTime{Year: 2026, Month: 3, Day: 6}
	late := day
	late.Hour = 25
	for name, c := range map[string]struct {
		at    civil.DateTime
		rules Rules
		field string
	}{
		"no such day":   {civil.DateTime{Year: 2026, Month: 2, Day: 30}, Rules{}, "date"},
		"far year":      {civil.DateTime{Year: math.MaxInt, Month: 1, Day: 1}, Rules{}, "date"},
		"no such clock": {late, Rules{}, "time"},
		"boundary":      {day, Rules{Boundary: 2}, "boundary"},
		"only lists":    {day, Rules{OnlyLists: 200}, "only_lists"},
	} {
		_, err := NewDay(c.at, c.rules)
		wantField(t, name, err, c.field)
	}
	for i, o := range optionNames {
		var r Rules
		*r.field(i) = uint8(len(o.values))
		_, err := NewDay(day, r)
		wantField(t, o.name, err, o.name)
	}
	var r Rules
	wantField(t, "unknown option", r.Set("no_such_option", "x"), "options")
}

func wantField(t *testing.T, name string, err error, field string) {
	t.Helper()
	var input *calc.InputError
	if !errors.As(err, &input) || input.Field != field || input.ReasonZh == "" {
		t.Errorf("%s: got %v, want an error on %s", name, err, field)
	}
}
