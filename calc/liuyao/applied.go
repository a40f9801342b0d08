package liuyao

// AppliedRule is a rule in force for a board, with what it decided.
type AppliedRule struct {
	Option string // the option's public name
	Value  string
	Why    string // what it decided here, in English
	WhyZh  string // the same in simplified Chinese
}

// Applied lists the rules that decided the board. Those of the clock are told by the
// four pillars of the moment.
func (b *Board) Applied() []AppliedRule {
	var list []AppliedRule
	for _, c := range choices {
		if c.why == nil {
			continue
		}
		i := *c.at(&b.Rules)
		list = append(list, AppliedRule{c.name, c.values[i], c.why[i].en, c.why[i].zh})
	}
	return list
}
