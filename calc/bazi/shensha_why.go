package bazi

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// WhyShenSha quotes the tables that put a star on a pillar of the chart, or on a
// passing one, after the names of their keys: "日干：甲戊庚见丑未".
func (c *Chart) WhyShenSha(m ShenShaMark) string {
	var f starFinder
	f.prepare(c)
	var quotes, keys []string // a quote, and the keys that share it
	for key := range allKeys {
		if m.Keys>>key&1 == 0 {
			continue
		}
		quote := f.quote(m.ShenSha, key)
		if last := len(quotes) - 1; last >= 0 && quotes[last] == quote {
			keys[last] += "、" + keyHanzi[key]
			continue
		}
		quotes, keys = append(quotes, quote), append(keys, keyHanzi[key])
	}
	for i := range quotes {
		quotes[i] = keys[i] + "：" + quotes[i]
	}
	return strings.Join(quotes, "；")
}

// quote returns the part of a star's table that speaks of the chart's key.
func (f *starFinder) quote(star ShenSha, key int) string {
	if key >= tableKeys {
		return f.quoteSpecial(star, key)
	}
	values := f.keyValues(key)
	var parts []string
	for i := f.table.first[star]; i < len(shenShaRows) && shenShaRows[i].star == star; i++ {
		row := shenShaRows[i]
		if !f.allowed[key].has(i) {
			continue
		}
		for group := range strings.FieldsSeq(row.table) {
			names, marked, ofPairs := cutGroup(group)
			switch {
			case key == keyBit(keySelf):
				parts = append(parts, spaced(marked))
			case strings.ContainsAny(names, values) && ofPairs:
				parts = append(parts, names+"见"+spaced(marked))
			case strings.ContainsAny(names, values):
				parts = append(parts, names+"见"+marked)
			}
		}
	}
	return strings.Join(parts, "，")
}

// spaced puts a mark between pairs that are written together.
func spaced(pairs string) string {
	const width = len("甲子")
	var list []string
	for ; pairs != ""; pairs = pairs[width:] {
		list = append(list, pairs[:width])
	}
	return strings.Join(list, "、")
}

// keyValues returns what the chart's key is called in tables.
func (f *starFinder) keyValues(key int) string {
	pair := f.chart.Pillars[keyPillar[key]].Pair
	switch ShenShaKeys(1 << key) {
	case keyYearStem, keyDayStem:
		return pair.Stem().String()
	case keyNaYin:
		return pair.NaYin().Element().String()
	case keyMonth:
		season := int(pair.Branch().Add(-2)) / 3 * len("春")
		return pair.Branch().String() + seasons[season:season+len("春")]
	}
	return pair.Branch().String()
}

func (f *starFinder) quoteSpecial(star ShenSha, key int) string {
	pair := f.chart.Pillars[Day].Pair
	if ShenShaKeys(1<<key) == keyYearPair {
		pair = f.chart.Pillars[Year].Pair
	}
	head := ganzhi.PairAt(int(pair-pair%ganzhi.Stems)).String() + "旬"
	switch star {
	case ShenShaKongWang:
		void := pair.KongWang()
		return head + "空" + void[0].String() + void[1].String()
	case ShenShaSiDa:
		lacks, _ := naYinLackedBy(pair)
		return head + "缺" + lacks.String()
	case ShenShaTianLuo:
		return "戌亥同见"
	case ShenShaDiWang:
		return "辰巳同见"
	case ShenShaSanQi:
		return "甲戊庚、乙丙丁、壬癸辛"
	}
	return "日时拱日干之禄"
}
