package daygod

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// yield is how a god weighs in one month.
type yield struct {
	helpers       Set
	with, without weight
	follow        God // when both are weightFollow
}

// weight is how much of what a god avoids is avoided; see yieldRow.
type weight uint8

const (
	weightHold weight = iota
	weightArmyDoctor
	weightArmy
	weightYan
	weightJian
	weightBalanced
	weightLifted
	weightMuted
	weightSpared
	weightAll
	weightFollow
)

const weightLetters = "NRGEJUCMPA>"

// rests are what the partial weights keep.
var rests = map[weight]string{
	weightArmyDoctor: "安抚边境 选将训兵 出师 求医疗病",
	weightArmy:       "安抚边境 选将训兵 出师",
	weightYan:        "行幸遣使 安抚边境 选将训兵 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 求医疗病 般移 远回 栽种",
	weightJian:       "营建宫室 修宫室 缮城郭 筑堤防 兴造动土 修仓库 修置产室 开渠穿井 安碓硙 补垣塞穴 修饰垣墙 平治道涂 破屋坏垣 伐木 栽种 破土",
}

// compileYields resolves the rows by month. It also returns the gods that any
// row names.
func compileYields() (table [months]map[God]yield, named Set) {
	for m := range table {
		table[m] = map[God]yield{}
	}
	for _, row := range yieldRows {
		gods := setOf(row.gods)
		named = named.or(gods)
		y := yield{helpers: setOf(row.helpers), with: parseWeight(row.with), without: parseWeight(row.without)}
		if y.with == weightFollow {
			y.follow, _ = ParseGod(row.with[1:])
		}
		for m := range table {
			branch := ganzhi.BranchYin.Add(m).String()
			if row.months != "" && !strings.Contains(row.months, branch) {
				continue
			}
			for g := range gods.All() {
				if _, ok := table[m][g]; !ok {
					table[m][g] = y
				}
			}
		}
	}
	return table, named
}

func parseWeight(letter string) weight { return weight(strings.IndexByte(weightLetters, letter[0])) }

// scale is the gods of a day sorted by weight.
type scale struct {
	by     [weightFollow]Set
	closed Set // the gods that close the day
}

// weigh finds the weight of each god of a day.
//
// Rule: volume 10, god by god; where a stronger god stands on the same day, as
// that one weighs. Days of 阳错 keep 月建 at its full weight, days of 阴错 keep 月厌;
// 大时 and 天吏 do not yield on days of 四废, 岁薄 and 逐阵.
// Source: doc/sources.md#yielding.
func weigh(f Frame, gods Set, r Rules) scale {
	b := compiled()
	var s scale
	month := monthIndex(f.Month.Branch())
	helpers := gods
	if r.YearVirtue && gods.meets(b.yearVirtues) {
		helpers = helpers.or(b.twoVirtues)
	}
	for g := range gods.All() {
		w := b.weightOf(g, month, helpers, gods)
		if w == weightAll {
			s.closed = s.closed.with(g)
		}
		s.by[w] = s.by[w].with(g)
	}
	s.closed = s.closed.or(gods.and(b.closing))
	if gods.meets(b.abandoned) && gods.meets(b.breaker) {
		s.closed = s.closed.or(b.abandoned).or(b.breaker)
	}
	return s
}

func (b *book) weightOf(g God, month int, helpers, gods Set) weight {
	if b.forced(g, gods) {
		return weightHold
	}
	y, ok := b.yields[month][g]
	if !ok {
		return weightHold
	}
	w := y.without
	if helpers.meets(y.helpers) {
		w = y.with
	}
	if w != weightFollow {
		return w
	}
	w = b.weightOf(y.follow, month, helpers, gods)
	if w == weightSpared {
		return weightHold
	}
	return w
}

// forced reports whether a god keeps its full weight whatever its month says.
func (b *book) forced(g God, gods Set) bool {
	for _, f := range b.force {
		if f.gods.Has(g) && gods.meets(f.when) {
			return true
		}
	}
	return false
}
