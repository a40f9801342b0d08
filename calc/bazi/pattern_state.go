package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// PatternUse says how 子平真诠 uses the god of a pattern.
type PatternUse uint8

// The uses.
const (
	UseNone    PatternUse = iota // 建禄 月劫: another god is used
	UseWith                      // 顺用 shun yong: fed and protected
	UseAgainst                   // 逆用 ni yong: controlled or led away
)

// String returns the Hanzi, or nothing.
func (u PatternUse) String() string { return [...]string{"", "顺用", "逆用"}[u] }

// PatternState says whether a pattern of the month stands (成败, cheng bai).
type PatternState uint8

// The states.
const (
	StateOpen    PatternState = iota // 未成 wei cheng: nothing forms it, nothing breaks it
	StateFormed                      // 成 cheng: formed, and nothing breaks it
	StateRescued                     // 救应 jiu ying: broken, and all that breaks it is answered
	StateBroken                      // 败 bai: broken
)

var (
	stateHanzi   = [...]string{"未成", "成", "救应", "败"}
	stateEnglish = [...]string{"Open", "Formed", "Rescued", "Broken"}
)

// String returns the Hanzi.
func (s PatternState) String() string { return stateHanzi[s] }

// English returns an English name.
func (s PatternState) English() string { return stateEnglish[s] }

// FindingKind says what a finding does to a pattern.
type FindingKind uint8

// The kinds.
const (
	FindingForms   FindingKind = iota // 成 cheng
	FindingBreaks                     // 败 bai
	FindingRescues                    // 救应 jiu ying: answers the break before it
)

// String returns the Hanzi.
func (k FindingKind) String() string { return [...]string{"成", "败", "救应"}[k] }

// PatternFinding is one thing that forms, breaks or rescues a pattern.
type PatternFinding struct {
	Kind   FindingKind
	Text   string // in English
	TextZh string // in simplified Chinese
	rests  []ganzhi.TenGodGroup
	fatal  bool // a break that nothing answers
}

// clause is a condition on a chart and what it says, with the groups that it rests
// on: those that form or rescue a pattern are used beside its own god, those that
// break it are shunned.
type clause struct {
	en, zh string
	holds  func(*patternFacts) bool
	rests  []ganzhi.TenGodGroup
}

func (c clause) finding(kind FindingKind) PatternFinding {
	return PatternFinding{Kind: kind, Text: c.en, TextZh: c.zh, rests: c.rests}
}

// flaw breaks a pattern unless one of the rescues holds.
type flaw struct {
	clause
	rescues []clause
}

// patternRule says what forms and what breaks a pattern.
type patternRule struct {
	forms []clause
	flaws []flaw
}

// patternFacts is what the clauses ask of a chart.
type patternFacts struct {
	*Chart
	strong bool
	open   []exposedStem
	gods   [ganzhi.TenGods]int // how often each is exposed
	main   [ganzhi.TenGodGroups]int
}

func (f *patternFacts) has(god ganzhi.TenGod) bool { return f.gods[god] > 0 }

// group returns how many stems of a group are exposed.
func (f *patternFacts) group(g ganzhi.TenGodGroup) int { return f.gods[2*g] + f.gods[2*g+1] }

// visible reports whether a group is exposed or the main qi of some branch.
func (f *patternFacts) visible(g ganzhi.TenGodGroup) bool { return f.weight(g) > 0 }

// weight counts the exposed stems and the main qi of a group.
func (f *patternFacts) weight(g ganzhi.TenGodGroup) int { return f.group(g) + f.main[g] }

// combined reports whether the partner (五合) of an exposed god is exposed too.
func (f *patternFacts) combined(god ganzhi.TenGod) bool {
	for _, a := range f.open {
		for _, b := range f.open {
			if a.god == god && a.stem.Partner() == b.stem {
				return true
			}
		}
	}
	return false
}

// apart reports whether no exposed stem of one group stands beside one of the
// other: of the three, only year and month are neighbours.
func (f *patternFacts) apart(a, b ganzhi.TenGodGroup) bool {
	year, month := f.Pillars[Year].TenGod.Group(), f.Pillars[Month].TenGod.Group()
	return !(year == a && month == b || year == b && month == a)
}

// struck reports whether the branch of the month is in 冲 or 刑 with another.
func (f *patternFacts) struck() bool {
	month := f.Pillars[Month].Pair.Branch()
	for _, p := range f.Pillars {
		set := month.RelationsTo(p.Pair.Branch())
		hit := set.Has(ganzhi.RelationChong) || set.Has(ganzhi.RelationXing) || set.Has(ganzhi.RelationZiXing)
		if p.Kind != Month && hit {
			return true
		}
	}
	return false
}

// judge finds what forms and what breaks a pattern of the month.
//
// Rule: 成 when something forms it and nothing breaks it; 败 when something breaks
// it that nothing answers; 救应 when all that breaks it is answered. The clauses
// are in patternRules.
//
// Source: doc/sources.md#pattern-state.
// Schools: GeJuRules.NoWaterExemption, GeJuRules.YangRenOutput, and those of
// Strength.
func (c *Chart) judge(m *MonthPattern, strong bool) {
	f := &patternFacts{Chart: c, strong: strong, open: c.exposed()}
	for _, e := range f.open {
		f.gods[e.god]++
	}
	for _, p := range c.Pillars {
		f.main[p.Hidden[0].TenGod.Group()]++
	}
	rule := patternRules[m.Pattern]
	for _, form := range rule.forms {
		if form.holds(f) {
			m.State = StateFormed
			m.Findings = append(m.Findings, form.finding(FindingForms))
		}
	}
	broken := false
	for _, flaw := range rule.flaws {
		if !flaw.holds(f) {
			continue
		}
		m.State = StateRescued
		m.Findings = append(m.Findings, flaw.finding(FindingBreaks))
		found, answered := len(m.Findings)-1, false
		for _, rescue := range flaw.rescues {
			if rescue.holds(f) {
				answered = true
				m.Findings = append(m.Findings, rescue.finding(FindingRescues))
			}
		}
		m.Findings[found].fatal = !answered
		broken = broken || !answered
	}
	if broken {
		m.State = StateBroken
	}
}
