package bazi

import "slices"

// choice is an option whose value says all there is to say, with a sentence for
// each value.
type choice struct {
	field
	why []reason
}

// reason says in a sentence what a rule means.
type reason struct{ en, zh string }

// choices lists the options of that kind in the order of Rules.
var choices = slices.Concat(readingChoices, patternChoices, relationChoices, shenShaChoices, castChoices)

// plain returns the options without their sentences.
func plain(choices []choice) []field {
	list := make([]field, len(choices))
	for i, c := range choices {
		list[i] = c.field
	}
	return list
}

// appliedChoices lists the choices in force.
func (c *Chart) appliedChoices() []AppliedRule {
	list := make([]AppliedRule, len(choices))
	for i, each := range choices {
		v := *each.at(&c.Rules)
		list[i] = AppliedRule{each.name, each.values[v], each.why[v].en, each.why[v].zh}
	}
	return list
}
