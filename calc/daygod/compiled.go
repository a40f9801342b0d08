package daygod

import (
	"strings"
	"sync"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// book is the rules with their names resolved.
type book struct {
	marks         []mark
	popular       Set
	virtues       Set // 德: 天德 月德 and their partners
	yearVirtues   Set // 岁德 岁德合
	twoVirtues    Set // 天德 月德
	heavenPartner Set // 天德合
	monthPartner  Set // 月德合
	motherGranary God
	noSalary      God // 无禄
	lenient       Set // 德合赦愿月恩四相时德
	closing       Set // 诸事皆忌
	activities    [Activities]entry
	yields        [months]map[God]yield
	strict        Set // 德犹忌: no helper lifts them
	graded        Set // weighed in six grades
	force         []force
	rest          [weightFollow][Activities]bool // what partial weights keep
	open          [months]days

	// Gods that rules of volume 10 speak of.
	breaker, abandoned, detested, going, thin, openDay, fourTaboos, buJiang Set
	noSacrifice, severing, lastDay, monthTaboo, turn                        Set

	popularSets [len(popularTaboos)]Set
}

// force keeps gods at full weight on days with one of others.
type force struct{ gods, when Set }

// entry is an activity with its gods resolved.
type entry struct {
	suits    Set
	together [2]Set // one of each makes it suited
	avoids   Set
	season   [2]int
}

// abbreviations of activityRow and yieldRow.
var abbreviations = map[string]string{
	"D": "天德 月德 天德合 月德合",
	"Y": "天赦 天愿",
	"X": "月恩 四相 时德",
	"K": "月破 平日 收日 劫煞 灾煞 月煞 月刑 月厌 四废",
	"S": "劫煞 灾煞 月煞 月刑 月厌",
	"T": "土符 地囊 土王用事",
}

// setOf resolves a list of gods and abbreviations.
func setOf(list string) Set {
	var s Set
	for name := range strings.FieldsSeq(list) {
		if long, ok := abbreviations[name]; ok {
			s = s.or(setOf(long))
			continue
		}
		g, _ := ParseGod(name) // the lists are constants, tested
		s = s.with(g)
	}
	return s
}

var compiled = sync.OnceValue(func() *book {
	b := &book{
		virtues: setOf("D"), yearVirtues: setOf("岁德 岁德合"), twoVirtues: setOf("天德 月德"),
		heavenPartner: setOf("天德合"), monthPartner: setOf("月德合"),
		popular: setOf("杨公忌 三娘煞 长星 短星"), lenient: setOf("D Y X"), closing: setOf(closingGods),
		graded: setOf(gradedGods), breaker: setOf("月破"), abandoned: setOf("四废"), detested: setOf("月厌"),
		going: setOf("往亡 气往亡"), thin: setOf("岁薄 逐阵"), openDay: setOf("开日"), fourTaboos: setOf("四忌 四穷"),
		buJiang: setOf("不将"), noSacrifice: setOf("天狗 寅日"), severing: setOf("上朔 四离 四绝"), lastDay: setOf("晦"),
		monthTaboo: setOf("月忌"), turn: setOf("分至"),
		force: []force{
			{setOf("月建 小时"), setOf("阳错")},
			{setOf("月厌 地火"), setOf("阴错")},
			{setOf("大时 大败 咸池 天吏 致死"), setOf("四废 岁薄 逐阵")},
		},
	}
	b.motherGranary, _ = ParseGod("母仓")
	b.noSalary, _ = ParseGod("无禄")
	for i, row := range godRows {
		if holds, ok := markRules[row.name]; ok {
			b.marks = append(b.marks, mark{God(i), holds})
		}
	}
	var avoided Set
	for i, row := range activityRows {
		first, second, _ := strings.Cut(row.together, "+")
		b.activities[i] = entry{
			suits: setOf(row.suits), together: [2]Set{setOf(first), setOf(second)},
			avoids: setOf(row.avoids), season: row.season,
		}
		avoided = avoided.or(b.activities[i].avoids)
	}
	for i, taboo := range popularTaboos {
		b.popularSets[i] = setOf(taboo.gods)
	}
	for w, list := range rests {
		for name := range strings.FieldsSeq(list) {
			a, _ := ParseActivity(name)
			b.rest[w][a] = true
		}
	}
	for cell := range strings.FieldsSeq(openCells) {
		branch, _ := ganzhi.ParseBranch(cell[:3])
		b.open[monthIndex(branch)] |= parseDays(cell[3:])
	}
	var yielding Set
	b.yields, yielding = compileYields()
	b.strict = avoided.without(yielding)
	return b
})
