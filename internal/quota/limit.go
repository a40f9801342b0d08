package quota

import (
	"fmt"
	"regexp"
	"strconv"
)

// Limit is how often something may happen: a whole number from 1 to 999,999,999.
type Limit int64

var limitForm = regexp.MustCompile(`^[1-9][0-9]{0,8}$`)

// ParseLimit reads a limit as it is written in the configuration.
func ParseLimit(s string) (Limit, error) {
	if !limitForm.MatchString(s) {
		return 0, fmt.Errorf("want a whole number from 1 to 999999999 without leading zeros, got something else of %d characters", len(s))
	}
	n, err := strconv.ParseInt(s, 10, 64)
	return Limit(n), err
}

// UnmarshalText makes a Limit usable as a flag and as an environment variable.
func (l *Limit) UnmarshalText(text []byte) error {
	n, err := ParseLimit(string(text))
	if err != nil {
		return err
	}
	*l = n
	return nil
}

// Limits are the budgets of one day.
type Limits struct {
	AgentTurns Limit // agent turns per network
	Readings   Limit // single readings per network
	ModelCalls Limit // model calls of everybody together
	AgentCalls Limit // the part of ModelCalls that agent turns may use
	SignUps    Limit // new accounts per network
}

// DefaultLimits are the budgets when the configuration says nothing.
func DefaultLimits() Limits {
	return Limits{AgentTurns: 12, Readings: 5, ModelCalls: 1000, AgentCalls: 600, SignUps: 5}
}

// check refuses limits that were never set.
func (l Limits) check() error {
	for _, limit := range []struct {
		name  string
		value Limit
	}{
		{"agent turns", l.AgentTurns}, {"readings", l.Readings},
		{"model calls", l.ModelCalls}, {"agent calls", l.AgentCalls}, {"sign-ups", l.SignUps},
	} {
		if _, err := ParseLimit(strconv.FormatInt(int64(limit.value), 10)); err != nil {
			return fmt.Errorf("limit of %s per day: %w", limit.name, err)
		}
	}
	return nil
}
