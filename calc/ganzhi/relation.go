package ganzhi

import "math/bits"

// Relation is a named relation between pillars, by their stems or by their
// branches (关系, guan xi). Relations of branches that combine come in the usual
// order of their force: 三会, 三合, 六合, 半合.
type Relation uint8

// The relations.
const (
	RelationSanHui   Relation = iota // 三会 san hui: three branches of one direction
	RelationSanHe                    // 三合 san he: three branches of one trine
	RelationLiuHe                    // 六合 liu he
	RelationBanHe                    // 半合 ban he: two of a trine, one of them 子午卯酉
	RelationChong                    // 冲 chong: opposite branches (六冲)
	RelationSanXing                  // 三刑 san xing: 寅巳申 or 丑戌未 complete
	RelationXing                     // 刑 xing
	RelationZiXing                   // 自刑 zi xing: 辰辰 午午 酉酉 亥亥
	RelationHai                      // 害 hai (六害)
	RelationPo                       // 破 po (六破)
	RelationGongHe                   // 拱合 gong he: two of a trine that lack the middle one
	RelationGongHui                  // 拱会 gong hui: two of a direction that lack the middle one
	RelationAnHe                     // 暗合 an he: branches whose hidden stems combine
	RelationWuHe                     // 天干合 tian gan he: stems that combine (五合)
	RelationGanChong                 // 天干冲 tian gan chong: opposite stems
	RelationFuYin                    // 伏吟 fu yin: the same pillar again
	RelationFanYin                   // 反吟 fan yin: branches opposite, one stem restrains the other (天克地冲)
	RelationJia                      // 夹 jia: one stem on two branches that hold one between them
)

// RelationKinds is the number of relations.
const RelationKinds = 18

var (
	relationHanzi = [RelationKinds]string{
		"三会", "三合", "六合", "半合", "冲", "三刑", "刑", "自刑", "害", "破",
		"拱合", "拱会", "暗合", "天干合", "天干冲", "伏吟", "反吟", "夹",
	}
	relationPinyin = [RelationKinds]string{
		"San Hui", "San He", "Liu He", "Ban He", "Chong", "San Xing", "Xing", "Zi Xing", "Hai", "Po",
		"Gong He", "Gong Hui", "An He", "Tian Gan He", "Tian Gan Chong", "Fu Yin", "Fan Yin", "Jia",
	}
	relationEnglish = [RelationKinds]string{
		"Directional Combination", "Three Harmony", "Six Harmony", "Half Harmony", "Clash",
		"Three Punishments", "Punishment", "Self-Punishment", "Harm", "Break",
		"Arched Harmony", "Arched Direction", "Hidden Combination", "Stem Combination", "Stem Clash",
		"Repeated Pillar", "Opposed Pillar", "Enclosure",
	}
)

// String returns the Hanzi.
func (r Relation) String() string { return relationHanzi[r] }

// Pinyin returns the reading without tones.
func (r Relation) Pinyin() string { return relationPinyin[r] }

// English returns an English name.
func (r Relation) English() string { return relationEnglish[r] }

// OfStems reports whether the relation is one of stems. The others are relations
// of branches, but for 伏吟 反吟 夹, which take both.
func (r Relation) OfStems() bool { return r == RelationWuHe || r == RelationGanChong }

// RelationSet is a set of relations.
type RelationSet uint32

// SetOf returns the set with the given members.
func SetOf(relations ...Relation) RelationSet {
	var s RelationSet
	for _, r := range relations {
		s |= 1 << r
	}
	return s
}

// Has reports whether r is in the set.
func (s RelationSet) Has(r Relation) bool { return s>>r&1 == 1 }

// First returns the first relation of a set that is not empty.
func (s RelationSet) First() Relation { return Relation(bits.TrailingZeros32(uint32(s))) }

// RelationsTo returns what two stems are to each other.
//
// Rule: 五合 甲己 乙庚 丙辛 丁壬 戊癸; 冲 甲庚 乙辛 丙壬 丁癸. The earth stems have no 冲.
// Source: doc/sources.md#stem-relations.
func (s HeavenlyStem) RelationsTo(o HeavenlyStem) RelationSet {
	switch int(s) - int(o) {
	case 5, -5:
		return 1 << RelationWuHe
	case 6, -6:
		return 1 << RelationGanChong
	}
	return 0
}

// CombinesInto returns the element that the stem and its partner may become
// (化, hua).
//
// Rule: 甲己土 乙庚金 丙辛水 丁壬木 戊癸火.
// Source: doc/sources.md#stem-relations.
func (s HeavenlyStem) CombinesInto() Element { return Element((s + 2) % Elements) }

// RelationsTo returns what two branches are to each other, but for 暗合, which
// has tables of its own (AnHeTable).
//
// Rule: 六合 子丑 寅亥 卯戌 辰酉 巳申 午未; 冲 子午 丑未 寅申 卯酉 辰戌 巳亥; 害 子未 丑午 寅巳
// 卯辰 申亥 酉戌; 破 子酉 卯午 丑辰 未戌 寅亥 巳申; 刑 寅巳申, 丑戌未, 子卯; 自刑 辰午酉亥; 半合
// and 拱合 are two branches of a trine with and without its middle (子午卯酉), 拱会
// two of a direction without it.
//
// Source: doc/sources.md#branch-relations.
// Schools: 寅亥 and 巳申 are not always 破; see bazi.RelationRules.
func (b EarthlyBranch) RelationsTo(o EarthlyBranch) RelationSet {
	var set RelationSet
	add := func(when bool, r Relation) {
		if when {
			set |= 1 << r
		}
	}
	sum := (b + o) % Branches
	add(sum == 1, RelationLiuHe)
	add(sum == 7, RelationHai)
	add(b.Add(Branches/2) == o, RelationChong)
	add(b.breaks() == o, RelationPo)
	add(b != o && (b.Punishes() == o || o.Punishes() == b), RelationXing)
	add(b == o && b.Punishes() == o, RelationZiXing)
	if b == o {
		return set
	}
	middle := b.middle() || o.middle()
	add(b.Trine() == o.Trine() && middle, RelationBanHe)
	add(b.Trine() == o.Trine() && !middle, RelationGongHe)
	add(b.Direction() == o.Direction() && !middle, RelationGongHui)
	return set
}

// breaks returns the branch that is 破 to b: three back from a yang branch, three
// on from a yin one.
func (b EarthlyBranch) breaks() EarthlyBranch {
	if b.YinYang() == Yang {
		return b.Add(-3)
	}
	return b.Add(3)
}

// middle reports whether b is the middle of its trine and of its direction:
// 子午卯酉.
func (b EarthlyBranch) middle() bool { return b%3 == 0 }

var punishes = [Branches]EarthlyBranch{
	BranchMao, BranchXu, BranchSi, BranchZi, BranchChen, BranchShen,
	BranchWu, BranchChou, BranchYin, BranchYou, BranchWei, BranchHai,
}

// Punishes returns the branch that b punishes (刑, xing), itself for 辰午酉亥.
//
// Rule: 寅刑巳 巳刑申 申刑寅 (无恩), 丑刑戌 戌刑未 未刑丑 (恃势), 子刑卯 卯刑子 (无礼),
// 辰午酉亥自刑.
// Source: doc/sources.md#branch-relations.
func (b EarthlyBranch) Punishes() EarthlyBranch { return punishes[b] }

// Trine returns the element of the trine a branch belongs to (三合, san he):
// 申子辰水 亥卯未木 寅午戌火 巳酉丑金.
//
// Source: doc/sources.md#branch-relations.
// Schools: 辰戌丑未 as a trine of earth; not offered.
func (b EarthlyBranch) Trine() Element {
	return [4]Element{ElementWater, ElementMetal, ElementFire, ElementWood}[b%4]
}

// Direction returns the element of the direction a branch belongs to (三会, san
// hui): 寅卯辰木 巳午未火 申酉戌金 亥子丑水.
//
// Source: doc/sources.md#branch-relations.
func (b EarthlyBranch) Direction() Element {
	return [4]Element{ElementWood, ElementFire, ElementMetal, ElementWater}[b.Add(-2)/3]
}

var liuHeInto = [Branches]Element{
	ElementEarth, ElementEarth, ElementWood, ElementFire, ElementMetal, ElementWater,
	ElementEarth, ElementEarth, ElementWater, ElementMetal, ElementFire, ElementWood,
}

// CombinesInto returns the element that the branch and its 六合 partner may become.
//
// Rule: 子丑土 寅亥木 卯戌火 辰酉金 巳申水 午未土.
// Source: doc/sources.md#branch-relations.
// Schools: 午未 become fire, or nothing; see bazi.RelationRules.
func (b EarthlyBranch) CombinesInto() Element { return liuHeInto[b] }

// AnHeTable is a set of pairs of branches that combine in secret (暗合, an he),
// because stems hidden in them combine.
type AnHeTable uint8

// The tables.
const (
	AnHeMain   AnHeTable = iota // 寅丑 午亥 卯申: combining main qi
	AnHeLu                      // 通禄合: 寅午 卯申 巳酉 午亥 子巳, the 禄 of stems that combine
	AnHeLuChou                  // 通禄合 and 寅丑
)

// Joins reports whether the table holds the two branches.
//
// Source: doc/sources.md#branch-relations.
func (t AnHeTable) Joins(a, b EarthlyBranch) bool {
	a, b = min(a, b), max(a, b)
	pair := func(x, y EarthlyBranch) bool { return a == x && b == y }
	if pair(BranchMao, BranchShen) || pair(BranchWu, BranchHai) {
		return true
	}
	if t != AnHeLu && pair(BranchChou, BranchYin) {
		return true
	}
	return t != AnHeMain && (pair(BranchYin, BranchWu) || pair(BranchSi, BranchYou) || pair(BranchZi, BranchSi))
}
