package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// RelationRules chooses between schools of the relations between pillars and of
// when a combination transforms (化, hua). The zero value is the documented
// default.
type RelationRules struct {
	Xing        XingMode
	WuWei       WuWei
	Po          PoPairs
	AnHe        ganzhi.AnHeTable
	HuaAdjacent HuaAdjacent
	HuaMonth    HuaMonth
	HuaSupport  Switch // a stem combination also needs support among the branches
	HuaRoot     HuaRoot
	LiuHeLead   LiuHeLead
}

// Switch is an option that is off or on.
type Switch uint8

// The values of a Switch.
const (
	Off Switch = iota
	On
)

// XingMode says which of 寅巳申 and 丑戌未 are 刑 (xing).
type XingMode uint8

// The modes.
const (
	XingLoose  XingMode = iota // any two of the three
	XingStrict                 // only all three
)

// WuWei says what 午未 become when they combine (六合, liu he).
type WuWei uint8

// The elements of 午未.
const (
	WuWeiEarth WuWei = iota
	WuWeiFire
	WuWeiNothing
)

// PoPairs says which branches are 破 (po).
type PoPairs uint8

// The sets of pairs.
const (
	PoSix  PoPairs = iota // 子酉 卯午 丑辰 未戌 寅亥 巳申
	PoFour                // without 寅亥 and 巳申, which are 六合
)

// HuaAdjacent says whether pillars must be neighbours for a 五合 or a 六合 to
// transform.
type HuaAdjacent uint8

// The values.
const (
	HuaNeighbours HuaAdjacent = iota
	HuaAnywhere
)

// HuaMonth says when the month supports the element of a stem combination.
type HuaMonth uint8

// The values.
const (
	HuaMonthMain  HuaMonth = iota // its main qi is of that element
	HuaMonthGroup                 // it is of the element's trine or stands in its direction: 土 辰戌丑未, 金 巳酉丑申, 水 申子辰亥, 木 亥卯未寅, 火 寅午戌巳
)

// HuaRoot says which of two combining stems must not sit on its own 禄 (lu) or 刃
// (ren).
type HuaRoot uint8

// The values.
const (
	HuaRootDay  HuaRoot = iota // the day master
	HuaRootBoth                // either stem
	HuaRootFree                // neither
)

// LiuHeLead says what leads two branches to transform.
type LiuHeLead uint8

// The leads.
const (
	LeadAny   LiuHeLead = iota // the month, or a stem over one of the branches
	LeadMonth                  // the month
	LeadStem                   // a stem over one of the branches
)

// relationChoices are the options of RelationRules.
var relationChoices = []choice{
	{field{"xing_mode", []string{"loose", "strict"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.Xing) }}, []reason{
		{"any two of 寅巳申 or 丑戌未 are a punishment", "寅巳申、丑戌未见其二即为刑"},
		{"only all three of 寅巳申 or 丑戌未 are a punishment", "寅巳申、丑戌未三支全见方为刑"},
	}},
	{field{"wu_wei_becomes", []string{"earth", "fire", "nothing"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.WuWei) }}, []reason{
		{"午未 may become earth", "午未合土"},
		{"午未 may become fire", "午未合火"},
		{"午未 combine and become nothing", "午未合而不化"},
	}},
	{field{"po_pairs", []string{"six", "four"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.Po) }}, []reason{
		{"six pairs of branches break each other", "六破全取"},
		{"寅亥 and 巳申 combine, so they are no break", "寅亥、巳申为六合，不取破"},
	}},
	{field{"an_he_table", []string{"main", "lu", "lu_chou"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.AnHe) }}, []reason{
		{"hidden combinations are 寅丑 午亥 卯申", "暗合取寅丑、午亥、卯申"},
		{"hidden combinations are 寅午 卯申 巳酉 午亥 子巳", "暗合取通禄合：寅午、卯申、巳酉、午亥、子巳"},
		{"hidden combinations are 寅午 卯申 巳酉 午亥 子巳 and 寅丑", "暗合取通禄合并寅丑"},
	}},
	{field{"hua_adjacent", []string{"required", "any"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.HuaAdjacent) }}, []reason{
		{"a pair of stems (五合) or of branches (六合) transforms only between neighbouring pillars; 三合, 半合 and 三会 at any distance", "五合、六合须相邻两柱方论合化，三合、半合、三会不论远近"},
		{"a pair of stems (五合) or of branches (六合) transforms at any distance, as 三合, 半合 and 三会 do", "五合、六合与三合、半合、三会皆不论远近"},
	}},
	{field{"hua_month", []string{"main", "group"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.HuaMonth) }}, []reason{
		{"a pair of stems (五合) transforms when the month's main qi is of the new element", "月令本气为化神，天干方化"},
		{"a pair of stems (五合) transforms in the four months of the new element", "化神当令之四月，天干方化"},
	}},
	{field{"hua_support", []string{"off", "on"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.HuaSupport) }}, []reason{
		{"stems need no branch but the month to transform", "天干合化不另求地支扶助"},
		{"stems transform only with another branch, or a full combination, of the new element", "天干合化须另有地支或会局扶助化神"},
	}},
	{field{"hua_root", []string{"day", "both", "off"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.HuaRoot) }}, []reason{
		{"a day master on its own 禄 or 刃 does not transform", "日主坐禄刃则不化"},
		{"a stem on its own 禄 or 刃 does not transform", "合干坐禄刃则不化"},
		{"禄 and 刃 do not hinder a transformation", "坐禄刃不碍合化"},
	}},
	{field{"liu_he_lead", []string{"any", "month", "stem"}, func(r *Rules) *uint8 { return (*uint8)(&r.Relations.LiuHeLead) }}, []reason{
		{"a pair of branches (六合) transforms when the month or a stem over them leads", "月令或所乘天干引化，六合方化"},
		{"a pair of branches (六合) transforms when the month leads", "月令引化，六合方化"},
		{"a pair of branches (六合) transforms when a stem over them leads", "所乘天干引化，六合方化"},
	}},
}
