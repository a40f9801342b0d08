package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Match is what two charts are to each other (合婚, he hun). It names relations
// and judges nobody.
type Match struct {
	Score     int // 0 to 100, the sum of the parts
	Parts     []ScorePart
	Crossing  []CrossRelation // every relation between a pillar of A and one of B
	Counts    MatchCounts
	NaYin     ganzhi.TenGodGroup  // what B's NaYin of the year is to A's
	TenGods   [2]ganzhi.TenGod    // what B's day master is to A, and A's to B
	Completes [2][]ganzhi.Element // what A lacks and B has twice or more, and the reverse
	Seasons   [2]bool             // B has the first stem that A's season asks for and A lacks, and the reverse
	Stars     []CrossStar         // stars of one chart on the year or day of the other
	Voids     [2]bool             // A's branch of the day is void by B's day, and the reverse
	Trigrams  *MatchTrigrams      // nil unless both have a sex
	Luck      []LuckPhase         // where luck pillars of both run side by side
}

// CrossRelation is a relation between a pillar of A and one of B.
type CrossRelation struct {
	Name   ganzhi.Relation
	A, B   Kind
	Glyphs string
}

// MatchCounts counts relations among the sixteen pairs of branches.
type MatchCounts struct{ LiuHe, SanHe, Chong, Hai, Xing int }

// CrossStar is a star that one chart puts on a pillar of the other.
type CrossStar struct {
	ShenSha ShenSha
	OfA     bool // a star of A, on a pillar of B
	On      Kind
}

// MatchTrigrams are the trigrams of both births.
type MatchTrigrams struct {
	A, B      MingGua
	SameGroup bool // 东四命 or 西四命 both
	YouNian   YouNian
}

// LuckPhase is a run of years in which two luck pillars stand side by side.
type LuckPhase struct {
	FromYear, ToYear int
	A, B             ganzhi.Pair
	Relation         ganzhi.TenGodGroup // what the element of B's branch is to that of A's
}

// The topics of a pair reading, in the order of its parts.
const (
	TopicYearBranch Topic = "year_branch"
	TopicNaYin      Topic = "na_yin"
	TopicDayStem    Topic = "day_stem"
	TopicDayBranch  Topic = "day_branch"
	TopicDayPillar  Topic = "day_pillar"
	TopicElements   Topic = "elements"
	TopicSeason     Topic = "season"
	TopicStars      Topic = "stars"
	TopicCross      Topic = "cross"
	TopicTrigrams   Topic = "trigrams"
	TopicVoid       Topic = "void"
)

// NewMatch reads two charts side by side. Pillars that are not known are left
// out.
//
// Rule: fifty, and points for each relation by the tables of data_match.go, cut
// off at 0 and 100.
//
// Source: doc/sources.md#match, #match-score.
// Schools: Rules.Relations of a; Rules.ShenSha and Rules.TiaoHou of each.
func NewMatch(a, b *Chart) Match {
	m := Match{
		NaYin:     ganzhi.GroupOf(a.Pillars[Year].NaYin.Element(), b.Pillars[Year].NaYin.Element()),
		TenGods:   [2]ganzhi.TenGod{ganzhi.TenGodOf(a.DayMaster, b.DayMaster), ganzhi.TenGodOf(b.DayMaster, a.DayMaster)},
		Crossing:  crossRelations(a, b),
		Completes: [2][]ganzhi.Element{completes(a, b), completes(b, a)},
		Seasons:   [2]bool{completesSeason(a, b), completesSeason(b, a)},
		Voids:     [2]bool{voidBy(a, b), voidBy(b, a)},
		Trigrams:  trigrams(a, b),
		Luck:      luckPhases(a, b),
	}
	m.Stars = append(crossStars(a, b, true), crossStars(b, a, false)...)
	m.count()
	m.score(a, b)
	return m
}

// passingAs stands for B's pillars where relations tell pillars apart by kind.
func passingAs(k Kind) Kind { return PassingYear + k }

// crossRelations finds the relations between each pillar of A and each of B.
func crossRelations(a, b *Chart) []CrossRelation {
	f := finder{rules: a.Rules.Relations, list: make([]Relation, 0, 32)}
	for _, p := range a.Pillars {
		for _, q := range b.Pillars {
			x, y := Member{p.Kind, p.Pair}, Member{passingAs(q.Kind), q.Pair}
			f.stemPair(x, y)
			f.branchPair(x, y)
			f.pillarPair(x, y)
		}
	}
	list := make([]CrossRelation, len(f.list))
	for i, r := range f.list {
		kinds := r.Pillars.Kinds()
		list[i] = CrossRelation{Name: r.Name, A: kinds[0], B: kinds[1] - PassingYear, Glyphs: r.Glyphs()}
	}
	return list
}

func (m *Match) count() {
	for _, r := range m.Crossing {
		switch r.Name {
		case ganzhi.RelationLiuHe:
			m.Counts.LiuHe++
		case ganzhi.RelationBanHe:
			m.Counts.SanHe++
		case ganzhi.RelationChong:
			m.Counts.Chong++
		case ganzhi.RelationHai:
			m.Counts.Hai++
		case ganzhi.RelationXing, ganzhi.RelationZiXing:
			m.Counts.Xing++
		}
	}
}

// completes returns the elements that one chart does not show and the other shows
// twice or more.
func completes(one, other *Chart) []ganzhi.Element {
	var list []ganzhi.Element
	for e := range ganzhi.Element(ganzhi.Elements) {
		if one.Elements[e] == 0 && other.Elements[e] >= 2 {
			list = append(list, e)
		}
	}
	return list
}

// completesSeason reports whether one chart lacks the first stem that its season
// asks for and the other has it.
func completesSeason(one, other *Chart) bool {
	first := one.TiaoHou().Stems[0]
	return first.Presence == Absent && (other.presence(first.Stem) != Absent || other.DayMaster == first.Stem)
}

// voidBy reports whether the branch of one's day is void by the run of the
// other's.
func voidBy(one, other *Chart) bool {
	branch, void := one.Pillars[Day].Pair.Branch(), other.Pillars[Day].KongWang
	return branch == void[0] || branch == void[1]
}

// crossStars returns the stars that one chart puts on the year and the day of the
// other.
func crossStars(one, other *Chart, ofA bool) []CrossStar {
	var list []CrossStar
	for _, kind := range []Kind{Year, Day} {
		for _, mark := range one.ShenShaOn(Member{passingAs(kind), other.Pillars[kind].Pair}) {
			if _, ok := crossingStars[mark.ShenSha]; ok {
				list = append(list, CrossStar{mark.ShenSha, ofA, kind})
			}
		}
	}
	return list
}

func trigrams(a, b *Chart) *MatchTrigrams {
	x, okA := a.MingGua()
	y, okB := b.MingGua()
	if !okA || !okB {
		return nil
	}
	return &MatchTrigrams{A: x, B: y, SameGroup: x.East() == y.East(), YouNian: x.To(y)}
}

// luckPhases returns the years in which both have a luck pillar, a phase for each
// pair of them.
func luckPhases(a, b *Chart) []LuckPhase {
	if a.Luck == nil || b.Luck == nil {
		return nil
	}
	var list []LuckPhase
	for _, p := range a.Luck.Pillars {
		for _, q := range b.Luck.Pillars {
			from, to := max(p.StartYear, q.StartYear), min(p.EndYear, q.EndYear)
			if from > to {
				continue
			}
			list = append(list, LuckPhase{
				FromYear: from, ToYear: to, A: p.Pair, B: q.Pair,
				Relation: ganzhi.GroupOf(p.Pair.Branch().Element(), q.Pair.Branch().Element()),
			})
		}
	}
	return list
}
