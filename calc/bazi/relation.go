package bazi

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Member is a pillar that takes part in relations: one of a chart, or one that
// passes over it.
type Member struct {
	Kind Kind
	Pair ganzhi.Pair
}

// KindSet is a set of pillars by kind.
type KindSet uint16

// Has reports whether the pillar is in the set.
func (s KindSet) Has(k Kind) bool { return s>>k&1 == 1 }

// Kinds lists the set, year first.
func (s KindSet) Kinds() []Kind {
	list := make([]Kind, 0, bits.OnesCount16(uint16(s)))
	for ; s != 0; s &= s - 1 {
		list = append(list, Kind(bits.TrailingZeros16(uint16(s))))
	}
	return list
}

// Passing returns how many passing pillars are in the set.
func (s KindSet) Passing() int { return bits.OnesCount16(uint16(s &^ natal)) }

// natal are the four pillars of a chart.
const natal KindSet = 1<<Year | 1<<Month | 1<<Day | 1<<Hour

// distance returns how far the outermost natal pillars of the set are apart. A
// passing pillar meets every natal one, so it adds nothing.
func (s KindSet) distance() int {
	n := uint16(s & natal)
	if n == 0 {
		return 0
	}
	return bits.Len16(n) - 1 - bits.TrailingZeros16(n)
}

// adjacent reports whether the natal pillars of the set follow one another.
func (s KindSet) adjacent() bool {
	return s.distance() < max(1, bits.OnesCount16(uint16(s&natal)))
}

// Relation is a relation between the pillars of a set (关系, guan xi).
type Relation struct {
	Name     ganzhi.Relation
	Pillars  KindSet // those that take part
	From     Kind    // of a 刑 of two, the pillar that punishes; else the first
	Stems    uint16  // the stems that take part, as bits
	Branches uint16  // the branches that take part, as bits
	Adjacent bool    // the natal pillars among them are neighbours
	Eased    bool    // 合解冲: of a 冲, a branch of it has a nearer 六合 partner
	Hua      Hua     // of a combination
}

// Directed reports whether one pillar does something to the other: a 刑 of two
// branches that do not punish each other. From is then the pillar that punishes.
func (r Relation) Directed() bool {
	const ziMao = 1<<ganzhi.BranchZi | 1<<ganzhi.BranchMao
	return r.Name == ganzhi.RelationXing && r.Branches != ziMao
}

// Glyphs returns the stems or branches that take part, in their cyclic order; for
// 伏吟 the pair.
func (r Relation) Glyphs() string {
	var b strings.Builder
	if r.Name.OfStems() || r.Name == ganzhi.RelationFuYin {
		for s := r.Stems; s != 0; s &= s - 1 {
			b.WriteString(ganzhi.HeavenlyStem(bits.TrailingZeros16(s)).String())
		}
	}
	if r.Name.OfStems() {
		return b.String()
	}
	for s := r.Branches; s != 0; s &= s - 1 {
		b.WriteString(ganzhi.EarthlyBranch(bits.TrailingZeros16(s)).String())
	}
	return b.String()
}

// Relations lists the relations of the chart's own pillars: first by name, in the
// order of ganzhi.Relation, then by pillar.
func (c *Chart) Relations() []Relation {
	var members [4]Member
	return Relations(c.members(members[:0]), c.Rules.Relations)
}

// RelationsWith lists the relations in which at least one of the passing pillars
// takes part, with the chart's pillars or with one another.
func (c *Chart) RelationsWith(passing ...Member) []Relation {
	var members [kinds]Member
	set := append(c.members(members[:0]), passing...)
	list := Relations(set, c.Rules.Relations)
	return slices.DeleteFunc(list, func(r Relation) bool { return r.Pillars&^natal == 0 })
}

// members appends the chart's own pillars.
func (c *Chart) members(list []Member) []Member {
	for _, p := range c.Pillars {
		list = append(list, Member{p.Kind, p.Pair})
	}
	return list
}

// Relations lists the relations between any set of pillars, each kind at most
// once in it.
//
// Rule: the tables of package ganzhi. Three branches that form a group are one
// relation of all pillars that hold one of them, and hide what two of them would
// be for it: 三合 hides 半合 and 拱合, 三会 hides 拱会, 三刑 hides 刑. Nothing hides 六合 冲 害 破.
//
// Source: doc/sources.md#relations.
// Schools: RelationRules.
func Relations(members []Member, rules RelationRules) []Relation {
	f := finder{members: members, rules: rules, list: make([]Relation, 0, 16)}
	for _, m := range members {
		f.stems[m.Pair.Stem()] |= 1 << m.Kind
		f.branches[m.Pair.Branch()] |= 1 << m.Kind
	}
	for _, three := range threes {
		f.group(three.name, three.branches)
	}
	for i, a := range members {
		for _, b := range members[i+1:] {
			f.stemPair(a, b)
			f.branchPair(a, b)
			f.pillarPair(a, b)
		}
	}
	f.transform()
	f.ease()
	slices.SortFunc(f.list, func(a, b Relation) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Pillars, b.Pillars))
	})
	return f.list
}

// finder finds the relations of a set of pillars.
type finder struct {
	members  []Member
	rules    RelationRules
	stems    [ganzhi.Stems]KindSet    // the pillars that hold each stem
	branches [ganzhi.Branches]KindSet // the pillars that hold each branch
	hidden   [ganzhi.Branches]hiding  // by branch: what its complete groups hide
	list     []Relation
}

// hiding are the complete groups of three that a branch belongs to.
type hiding struct{ trine, direction, punishment bool }

// threes are the groups of three branches.
var threes = [...]struct {
	name     ganzhi.Relation
	branches [3]ganzhi.EarthlyBranch
}{
	{ganzhi.RelationSanHui, [3]ganzhi.EarthlyBranch{ganzhi.BranchYin, ganzhi.BranchMao, ganzhi.BranchChen}},
	{ganzhi.RelationSanHui, [3]ganzhi.EarthlyBranch{ganzhi.BranchSi, ganzhi.BranchWu, ganzhi.BranchWei}},
	{ganzhi.RelationSanHui, [3]ganzhi.EarthlyBranch{ganzhi.BranchShen, ganzhi.BranchYou, ganzhi.BranchXu}},
	{ganzhi.RelationSanHui, [3]ganzhi.EarthlyBranch{ganzhi.BranchHai, ganzhi.BranchZi, ganzhi.BranchChou}},
	{ganzhi.RelationSanHe, [3]ganzhi.EarthlyBranch{ganzhi.BranchShen, ganzhi.BranchZi, ganzhi.BranchChen}},
	{ganzhi.RelationSanHe, [3]ganzhi.EarthlyBranch{ganzhi.BranchHai, ganzhi.BranchMao, ganzhi.BranchWei}},
	{ganzhi.RelationSanHe, [3]ganzhi.EarthlyBranch{ganzhi.BranchYin, ganzhi.BranchWu, ganzhi.BranchXu}},
	{ganzhi.RelationSanHe, [3]ganzhi.EarthlyBranch{ganzhi.BranchSi, ganzhi.BranchYou, ganzhi.BranchChou}},
	{ganzhi.RelationSanXing, [3]ganzhi.EarthlyBranch{ganzhi.BranchYin, ganzhi.BranchSi, ganzhi.BranchShen}},
	{ganzhi.RelationSanXing, [3]ganzhi.EarthlyBranch{ganzhi.BranchChou, ganzhi.BranchXu, ganzhi.BranchWei}},
}

// group adds the relation of three branches if all of them are there.
func (f *finder) group(name ganzhi.Relation, three [3]ganzhi.EarthlyBranch) {
	r := Relation{Name: name}
	for _, b := range three {
		if f.branches[b] == 0 {
			return
		}
		r.Pillars |= f.branches[b]
		r.Branches |= 1 << b
	}
	for _, b := range three {
		h := &f.hidden[b]
		h.trine = h.trine || name == ganzhi.RelationSanHe
		h.direction = h.direction || name == ganzhi.RelationSanHui
		h.punishment = h.punishment || name == ganzhi.RelationSanXing
	}
	r.From, r.Adjacent = Kind(bits.TrailingZeros16(uint16(r.Pillars))), r.Pillars.adjacent()
	f.list = append(f.list, r)
}

func (f *finder) add(name ganzhi.Relation, a, b Member) {
	r := Relation{
		Name: name, Pillars: 1<<a.Kind | 1<<b.Kind, From: min(a.Kind, b.Kind),
		Stems:    1<<a.Pair.Stem() | 1<<b.Pair.Stem(),
		Branches: 1<<a.Pair.Branch() | 1<<b.Pair.Branch(),
	}
	if x, y := a.Pair.Branch(), b.Pair.Branch(); name == ganzhi.RelationXing && !mutual(x, y) {
		r.From = a.Kind
		if y.Punishes() == x {
			r.From = b.Kind
		}
	}
	r.Adjacent = r.Pillars.adjacent()
	f.list = append(f.list, r)
}

func (f *finder) stemPair(a, b Member) {
	if set := a.Pair.Stem().RelationsTo(b.Pair.Stem()); set != 0 {
		f.add(set.First(), a, b)
	}
}

func (f *finder) branchPair(a, b Member) {
	x, y := a.Pair.Branch(), b.Pair.Branch()
	set := x.RelationsTo(y) &^ f.hiddenFrom(x, y)
	for ; set != 0; set &= set - 1 {
		f.add(set.First(), a, b)
	}
	if f.rules.AnHe.Joins(x, y) {
		f.add(ganzhi.RelationAnHe, a, b)
	}
}

// hiddenFrom returns the relations of two branches that a complete group or a
// rule hides.
func (f *finder) hiddenFrom(x, y ganzhi.EarthlyBranch) ganzhi.RelationSet {
	const (
		ofTrine     ganzhi.RelationSet = 1<<ganzhi.RelationBanHe | 1<<ganzhi.RelationGongHe
		ofDirection ganzhi.RelationSet = 1 << ganzhi.RelationGongHui
		ofXing      ganzhi.RelationSet = 1 << ganzhi.RelationXing
		ofPo        ganzhi.RelationSet = 1 << ganzhi.RelationPo
	)
	var set ganzhi.RelationSet
	if f.hidden[x].trine {
		set |= ofTrine
	}
	if f.hidden[x].direction {
		set |= ofDirection
	}
	if f.hidden[x].punishment && f.hidden[y].punishment || f.rules.Xing == XingStrict && !mutual(x, y) {
		set |= ofXing
	}
	if f.rules.Po == PoFour && x.RelationsTo(y).Has(ganzhi.RelationLiuHe) {
		set |= ofPo
	}
	return set
}

// mutual reports whether branches punish each other: 子卯, which belong to no three.
func mutual(x, y ganzhi.EarthlyBranch) bool { return x.Punishes() == y && y.Punishes() == x }

// pillarPair adds the relations of whole pillars.
func (f *finder) pillarPair(a, b Member) {
	stemA, stemB := a.Pair.Stem(), b.Pair.Stem()
	switch apart := b.Pair.Branch().Add(-int(a.Pair.Branch())); {
	case a.Pair == b.Pair:
		f.add(ganzhi.RelationFuYin, a, b)
	case apart == 6 && opposed(stemA, stemB):
		f.add(ganzhi.RelationFanYin, a, b)
	case stemA == stemB && (apart == 2 || apart == 10):
		f.add(ganzhi.RelationJia, a, b)
	}
}

// opposed reports whether one stem restrains the other or is its 冲.
func opposed(a, b ganzhi.HeavenlyStem) bool {
	return a.Element().Controls() == b.Element() || b.Element().Controls() == a.Element()
}

// ease marks each 冲 of which a branch has a nearer 六合 partner.
func (f *finder) ease() {
	for i := range f.list {
		clash := &f.list[i]
		if clash.Name != ganzhi.RelationChong {
			continue
		}
		for _, he := range f.list {
			if he.Name == ganzhi.RelationLiuHe && he.Pillars&clash.Pillars != 0 && he.Pillars.distance() < clash.Pillars.distance() {
				clash.Eased = true
			}
		}
	}
}
