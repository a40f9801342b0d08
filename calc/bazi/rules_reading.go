package bazi

// The public names of the options that decide how a chart is read. They move no
// pillar.
const (
	optionStrength = "strength_method"
	optionSiLing   = "siling_table"
)

// readingFields are the options that decide how a chart is read.
var readingFields = []field{
	{optionStrength, strengthValues, func(r *Rules) *uint8 { return (*uint8)(&r.Strength) }},
	{optionSiLing, siLingValues, func(r *Rules) *uint8 { return (*uint8)(&r.SiLing) }},
}

var (
	strengthValues = []string{"position_hidden", "position", "points", "signed"}
	siLingValues   = []string{"ziping", "mingyu"}
)

// String returns the option value.
func (v StrengthMethod) String() string { return strengthValues[v] }

// String returns the option value.
func (v SiLingTable) String() string { return siLingValues[v] }

// readingWhy says what each of these options decides.
var readingWhy = map[string]struct{ en, zh string }{
	optionStrength: {"how the strength of the day master is measured", "日主旺衰的量法"},
	optionSiLing:   {"which stem commands which days of a month", "人元司令的日数"},
}

// appliedReading lists the options that decide how the chart is read.
func (c *Chart) appliedReading() []AppliedRule {
	list := make([]AppliedRule, len(readingFields))
	for i, f := range readingFields {
		why := readingWhy[f.name]
		list[i] = AppliedRule{f.name, f.values[*f.at(&c.Rules)], why.en, why.zh}
	}
	return list
}
