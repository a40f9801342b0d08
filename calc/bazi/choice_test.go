package bazi

import "testing"

func TestChoices_EveryValueHasAReason(t *testing.T) {
	t.Parallel()
	for _, c := range choices {
		if len(c.why) != len(c.values) {
			t.Errorf("%s: %d reasons for %d values", c.name, len(c.why), len(c.values))
		}
		for _, why := range c.why {
			if why.en == "" || why.zh == "" || why.en == why.zh {
				t.Errorf("%s: got %+v", c.name, why)
			}
		}
	}
}
