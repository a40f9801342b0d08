package bazi

import (
	"math/bits"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// shenShaRow is one table of a star. The table is written as groups of keys and
// what they mark: "甲戊庚:丑未" marks pillars with 丑 or 未, "金=辛巳" those that
// are 辛巳. 春夏秋冬 stand for three months each.
type shenShaRow struct {
	star  ShenSha
	keys  ShenShaKeys
	at    KindSet // the pillars that can be marked
	table string
}

// ShenShaKeys are the keys by which a star marks a pillar.
type ShenShaKeys uint16

// The keys. Those up to keySelf are looked up in tables.
const (
	keyYearStem ShenShaKeys = 1 << iota
	keyDayStem
	keyMonth
	keyYearBranch
	keyDayBranch
	keyNaYin
	keySelf
	keyDayPair
	keyYearPair
	keyWhole
)

const (
	allKeys   = 10
	tableKeys = 7
)

var keyHanzi = [allKeys]string{"年干", "日干", "月支", "年支", "日支", "年纳音", "本柱", "日旬", "年旬", "四柱"}

// The pillars that a row can mark.
const (
	passing   KindSet = 1<<kinds - 1 - natal
	anywhere  KindSet = natal | passing
	notYear   KindSet = anywhere &^ (1 << Year)
	onDay     KindSet = 1 << Day
	onHour    KindSet = 1 << Hour
	onDayHour KindSet = 1<<Day | 1<<Hour
)

// rowSet is a set of rows of shenShaRows.
type rowSet [2]uint64

func (s rowSet) and(o rowSet) rowSet    { return rowSet{s[0] & o[0], s[1] & o[1]} }
func (s rowSet) or(o rowSet) rowSet     { return rowSet{s[0] | o[0], s[1] | o[1]} }
func (s rowSet) andNot(o rowSet) rowSet { return rowSet{s[0] &^ o[0], s[1] &^ o[1]} }
func (s rowSet) has(row int) bool       { return s[row/64]>>(row%64)&1 == 1 }

func (s *rowSet) add(row int) { s[row/64] |= 1 << (row % 64) }

// next removes the first row from a set and returns it, or -1.
func (s *rowSet) next() int {
	for i := range s {
		if s[i] != 0 {
			row := bits.TrailingZeros64(s[i])
			s[i] &= s[i] - 1
			return 64*i + row
		}
	}
	return -1
}

// reach is what one value of a key marks.
type reach struct {
	stem   [ganzhi.Stems]rowSet
	branch [ganzhi.Branches]rowSet
	pair   [ganzhi.Pairs]rowSet
}

// of returns the rows that mark a pillar.
func (r *reach) of(p ganzhi.Pair) rowSet {
	return r.stem[p.Stem()].or(r.branch[p.Branch()]).or(r.pair[p])
}

// shenShaTable is shenShaRows arranged for looking up.
type shenShaTable struct {
	stem   [ganzhi.Stems]reach    // by year or day stem
	branch [ganzhi.Branches]reach // by year or day branch
	month  [ganzhi.Branches]reach
	naYin  [ganzhi.Elements]reach
	self   reach

	byKey [allKeys]rowSet // the rows with that key
	at    [kinds]rowSet   // the rows that can mark that pillar
	core  rowSet
	first [ShenShas]int // the first row of each star
}

// shenShaTables reads the tables when they are first needed.
var shenShaTables = sync.OnceValue(func() *shenShaTable {
	t := &shenShaTable{}
	for i := len(shenShaRows) - 1; i >= 0; i-- {
		row := shenShaRows[i]
		t.first[row.star] = i
		for key := range allKeys {
			if row.keys>>key&1 == 1 {
				t.byKey[key].add(i)
			}
		}
		for kind := range kinds {
			if row.at.Has(Kind(kind)) {
				t.at[kind].add(i)
			}
		}
		if shenShaNames[row.star].core {
			t.core.add(i)
		}
		for group := range strings.FieldsSeq(row.table) {
			t.addGroup(i, row.keys, group)
		}
	}
	return t
})

// addGroup adds one group of a row's table.
func (t *shenShaTable) addGroup(row int, keys ShenShaKeys, group string) {
	values, marked, ofPairs := cutGroup(group)
	if keys == keySelf {
		t.self.add(row, marked, ofPairs)
	}
	for _, value := range values {
		for _, r := range t.reaches(keys, string(value)) {
			r.add(row, marked, ofPairs)
		}
	}
}

// cutGroup splits a group into the values of its key and what they mark.
func cutGroup(group string) (values, marked string, ofPairs bool) {
	if values, marked, ofPairs = strings.Cut(group, "="); ofPairs {
		return values, marked, true
	}
	values, marked, _ = strings.Cut(group, ":")
	return values, marked, false
}

const seasons = "春夏秋冬"

// reaches returns where a value of a key is looked up.
func (t *shenShaTable) reaches(keys ShenShaKeys, value string) []*reach {
	if season := strings.Index(seasons, value); season >= 0 {
		season /= len("春")
		var months []*reach
		for i := range 3 {
			months = append(months, &t.month[ganzhi.BranchYin.Add(3*season+i)])
		}
		return months
	}
	if keys == keyNaYin {
		return []*reach{&t.naYin[strings.Index(elements, value)/len("木")]}
	}
	if stem, ok := ganzhi.ParseStem(value); ok {
		return []*reach{&t.stem[stem]}
	}
	branch, _ := ganzhi.ParseBranch(value)
	if keys == keyMonth {
		return []*reach{&t.month[branch]}
	}
	return []*reach{&t.branch[branch]}
}

const elements = "木火土金水"

// add marks what is written, each two characters a pair or each one a stem or a
// branch.
func (r *reach) add(row int, marked string, ofPairs bool) {
	for marked != "" {
		_, width := utf8.DecodeRuneInString(marked)
		if ofPairs {
			pair, _ := ganzhi.ParsePair(marked[:2*width])
			r.pair[pair].add(row)
			marked = marked[2*width:]
			continue
		}
		if stem, ok := ganzhi.ParseStem(marked[:width]); ok {
			r.stem[stem].add(row)
		} else if branch, ok := ganzhi.ParseBranch(marked[:width]); ok {
			r.branch[branch].add(row)
		}
		marked = marked[width:]
	}
}
