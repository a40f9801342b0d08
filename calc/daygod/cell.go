package daygod

import (
	"strings"
	"sync"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// days is a set of the sixty pairs, one bit each.
type days uint64

const months = 12

// godDays holds for each god its days in each month, the yin month first.
var godDays = sync.OnceValue(func() *[Gods][months]days {
	var table [Gods][months]days
	for i, row := range godRows {
		table[i] = parseRule(row.rule)
	}
	return &table
})

// parseRule reads the rule of a row; see godRow.
func parseRule(rule string) [months]days {
	var table [months]days
	switch lists := strings.Split(rule, "/"); {
	case rule == "":
	case rule[0] == '*':
		every := parseDays(rule[1:])
		for m := range table {
			table[m] = every
		}
	case len(lists) == months:
		for m, list := range lists {
			table[m] = parseDays(list)
		}
	case len(lists) == 4:
		for m := range table {
			table[m] = parseDays(lists[m/3])
		}
	default:
		for m, sign := range []rune(rule) {
			table[m] = parseDays(string(sign))
		}
	}
	return table
}

// parseDays reads a list of branches, stems and pairs; - is none.
func parseDays(list string) days {
	var set days
	signs := []rune(list)
	for i := 0; i < len(signs); i++ {
		stem, isStem := ganzhi.ParseStem(string(signs[i]))
		if branch, ok := ganzhi.ParseBranch(string(signs[i])); ok {
			set |= daysWith(func(p ganzhi.Pair) bool { return p.Branch() == branch })
		}
		if !isStem {
			continue
		}
		if i+1 < len(signs) {
			if branch, ok := ganzhi.ParseBranch(string(signs[i+1])); ok {
				pair, _ := ganzhi.NewPair(stem, branch)
				set |= 1 << pair
				i++
				continue
			}
		}
		set |= daysWith(func(p ganzhi.Pair) bool { return p.Stem() == stem })
	}
	return set
}

func daysWith(match func(ganzhi.Pair) bool) days {
	var set days
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		if match(p) {
			set |= 1 << p
		}
	}
	return set
}

// Cell returns the gods that a day has by its month and its pair alone.
//
// Source: doc/sources.md#day-gods.
func Cell(month ganzhi.EarthlyBranch, day ganzhi.Pair) Set {
	return cells()[monthIndex(month)][day]
}

// cells holds the gods of each month and pair.
var cells = sync.OnceValue(func() *[months][ganzhi.Pairs]Set {
	var table [months][ganzhi.Pairs]Set
	for g, byMonth := range godDays() {
		for m, set := range byMonth {
			for p := range ganzhi.Pairs {
				if set>>p&1 != 0 {
					table[m][p] = table[m][p].with(God(g))
				}
			}
		}
	}
	return &table
})

// monthIndex counts months from the yin month.
func monthIndex(month ganzhi.EarthlyBranch) int { return int(month.Add(-int(ganzhi.BranchYin))) }
