package almanac

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// OfficialMonth is the name a month had in its time, where that was not its
// number from the yin month (当时月名).
type OfficialMonth struct {
	Year int    // the year of the calendar in force, named by the Gregorian year most of it lies in
	Name string // as in 腊月, 建子月, 后十二月
	Zh   string // why, in Chinese
	En   string // why, in English
}

// naming is a time when months were numbered from another month.
type naming struct {
	from, to yearMonth // yin-based, both included
	name     func(number int) (name string, nextYear bool)
	zh, en   string
}

type yearMonth struct{ year, month int }

func (a yearMonth) atMost(b yearMonth) bool {
	return a.year < b.year || a.year == b.year && a.month <= b.month
}

// namings lists the four times since the year 1.
//
// Source: doc/sources.md#lunisolar-official-names.
var namings = [...]naming{
	{yearMonth{8, 12}, yearMonth{23, 9}, oneAhead, "新莽以丑月为正月", "Xin dynasty: the chou month was month 1"},
	{yearMonth{237, 3}, yearMonth{239, 12}, oneAhead, "魏明帝景初历以丑月为正月", "Wei, Jingchu calendar: the chou month was month 1"},
	{yearMonth{689, 11}, yearMonth{700, 10}, ziFirst, "武周以子月为正月，丑月为腊月，寅月为一月", "Wu Zhou: the zi month was month 1 (正月), the chou month 腊月, the yin month 一月"},
	{yearMonth{761, 11}, yearMonth{762, 3}, byBranch, "唐肃宗以子月为岁首，月以所建之支为名", "Tang, Suzong: the year began with the zi month, and months went by their branch"},
}

func oneAhead(number int) (string, bool) { return monthHans[number%12+1], number == 12 }

func ziFirst(number int) (string, bool) {
	switch number {
	case 11:
		return "正月", true
	case 12:
		return "腊月", true
	case 1:
		return "一月", false
	}
	return monthHans[number], false
}

func byBranch(number int) (string, bool) {
	return "建" + monthBranch(number).String() + "月", number >= 11
}

// monthBranch returns the branch of a month (月建): 寅 for month 1.
func monthBranch(number int) ganzhi.EarthlyBranch { return ganzhi.BranchYin.Add(number - 1) }

// Official returns the name the month had in its time; ok is false where that is
// the name it has here.
func (m LunarMonth) Official() (name OfficialMonth, ok bool) {
	at := yearMonth{m.Year, m.Number}
	for _, n := range namings {
		if !n.from.atMost(at) || !at.atMost(n.to) {
			continue
		}
		text, nextYear := n.name(m.Number)
		if at == (yearMonth{239, 12}) { // the month in which the count went back
			text, nextYear = "后十二月", false
		}
		if m.Leap {
			text = "闰" + text
		}
		name = OfficialMonth{Year: m.Year, Name: text, Zh: n.zh, En: n.en}
		if nextYear {
			name.Year++
		}
		return name, true
	}
	return OfficialMonth{}, false
}
