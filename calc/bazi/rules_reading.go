package bazi

var (
	strengthValues = []string{"position_hidden", "position", "points", "signed"}
	siLingValues   = []string{"ziping", "mingyu"}
	tiaoHouValues  = []string{"summary", "text"}
)

// String returns the option value.
func (v StrengthMethod) String() string { return strengthValues[v] }

// String returns the option value.
func (v SiLingTable) String() string { return siLingValues[v] }

// String returns the option value.
func (v TiaoHouTable) String() string { return tiaoHouValues[v] }

// readingChoices are the options of strength, of the stem in command and of 调候.
var readingChoices = []choice{
	{field{"strength_method", strengthValues, func(r *Rules) *uint8 { return (*uint8)(&r.Strength) }}, []reason{
		{"strength is weighed by place, branches by their hidden stems", "旺衰按位置计分，地支分其藏干"},
		{"strength is weighed by place, branches by their main qi", "旺衰按位置计分，地支只计本气"},
		{"strength is counted in sixty points, the month twice", "旺衰按六十分计，月支加倍"},
		{"strength is weighed for and against: season, stage, roots, company", "旺衰按得令、长生、得地、得势加减"},
	}},
	{field{"siling_table", siLingValues, func(r *Rules) *uint8 { return (*uint8)(&r.SiLing) }}, []reason{
		{"the stem in command by the table printed with 子平真诠", "人元司令用子平真诠所附之表"},
		{"the stem in command by the table of mingyu", "人元司令用 mingyu 之表"},
	}},
	{field{"tiaohou_table", tiaoHouValues, func(r *Rules) *uint8 { return (*uint8)(&r.TiaoHou) }}, []reason{
		{"调候 by the table that circulates under the name of 穷通宝鉴", "调候用通行的穷通宝鉴表"},
		{"调候 in the order of the sentences of 穷通宝鉴", "调候依穷通宝鉴原文次序"},
	}},
}
