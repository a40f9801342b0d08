package app

import (
	"context"
	"errors"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// ichingCmd is `wenbu iching`.
type ichingCmd struct {
	calculatorFlags
	castFlags
}

// castFlags say where six lines come from.
type castFlags struct {
	Cast   string  `placeholder:"687978" help:"Six lines cast by hand, the bottom one first: 6 old yin, 7 young yang, 8 young yin, 9 old yang. Left out: cast here."`
	Seed   *string `placeholder:"TEXT" help:"Cast from this text, 1 to 64 characters; the same text gives the same lines."`
	Method string  `placeholder:"coins|yarrow" help:"How lines are cast here (default coins); beside --cast: how they were cast by hand."`
}

// Run casts and prints the hexagrams.
func (c *ichingCmd) Run(ctx context.Context, s Streams) error {
	members, err := c.castFlags.members(&c.calculatorFlags)
	if err != nil {
		return err
	}
	return c.run(ctx, s, calculator{command: "iching", route: "iching", kind: "iching", outcome: "lines"}, members)
}

// members returns the flags that are set as members of the input; the method is an
// option among others.
func (c *castFlags) members(others *calculatorFlags) (map[string]any, error) {
	m := map[string]any{}
	if c.Seed != nil {
		m["seed"] = *c.Seed
	}
	if c.Cast != "" {
		cast, err := yijing.ParseCast(c.Cast)
		if err != nil {
			var wrong *calc.InputError
			if errors.As(err, &wrong) {
				return nil, usage("--cast: %q %s", wrong.Value, wrong.Reason)
			}
			return nil, err
		}
		lines := make([]int, len(cast))
		for i, line := range cast {
			lines[i] = int(line)
		}
		m["lines"] = lines
	}
	if c.Method != "" {
		if chosen, given := others.Option["cast_method"]; given && chosen != c.Method {
			return nil, usage("--method: contradicts --option cast_method=%s; leave one of them out", chosen)
		}
		if others.Option == nil {
			others.Option = map[string]string{}
		}
		others.Option["cast_method"] = c.Method
	}
	return m, nil
}
