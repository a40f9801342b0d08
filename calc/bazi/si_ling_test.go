package bazi

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// The tables as the two sources print them, from 寅 on.
var siLingText = map[SiLingTable]string{
	SiLingZiPing: "寅戊7丙7甲16 卯甲10乙20 辰乙9癸3戊18 巳戊5庚9丙16 午丙10己9丁11 未丁9乙3己18 " +
		"申戊10壬3庚17 酉庚10辛20 戌辛9丁3戊18 亥戊7甲5壬18 子壬10癸20 丑癸9辛3己18",
	SiLingMingYu: "寅戊7丙7甲16 卯甲10乙20 辰乙9癸3戊18 巳戊5庚9丙16 午丙10己9丁11 未丁9乙3己18 " +
		"申己7壬7庚16 酉庚10辛20 戌辛9丁3戊18 亥戊7甲7壬16 子壬10癸20 丑癸9辛3己18",
}

func TestSiLing_Tables(t *testing.T) {
	t.Parallel()
	for table, want := range siLingText {
		var got []string
		for i := range ganzhi.Branches {
			month := ganzhi.BranchYin.Add(i)
			row, sum := month.String(), 0
			for _, term := range siLingTables[table][month] {
				row += fmt.Sprintf("%s%d", term.stem, term.days)
				sum += term.days
			}
			if sum != 30 {
				t.Errorf("%s, %s: %d days", table, month, sum)
			}
			got = append(got, row)
		}
		if line := strings.Join(got, " "); line != want {
			t.Errorf("%s:\ngot  %s\nwant %s", table, line, want)
		}
	}
}

// The stem that commands lasts to the very end of its last day, and the last
// stem beyond the thirtieth.
func TestSiLing_Edges(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		days int
		want ganzhi.HeavenlyStem
	}{
		{0, ganzhi.StemWu},
		{6, ganzhi.StemWu},
		{7, ganzhi.StemBing},
		{13, ganzhi.StemBing},
		{14, ganzhi.StemJia},
		{29, ganzhi.StemJia},
		{31, ganzhi.StemJia},
	} {
		if got := siLingStem(SiLingZiPing, ganzhi.BranchYin, c.days); got != c.want {
			t.Errorf("day %d of 寅: got %s, want %s", c.days, got, c.want)
		}
	}
}

// 立春 of 2024 was at 16:27:07 in China; its seventh day ended at that time on
// 11 February.
func TestSiLing_CountsFromTheInstant(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		local string
		rules Rules
		stem  string
		day   int
	}{
		{"2024-02-04 16:28", Rules{}, "戊", 1},
		{"2024-02-11 16:26", Rules{}, "戊", 7},
		{"2024-02-11 16:28", Rules{}, "丙", 8},
		{"2024-02-04 16:26", Rules{}, "己", 30},
		{"2024-08-15 12:00", Rules{}, "戊", 9},
		{"2024-08-15 12:00", Rules{SiLing: SiLingMingYu}, "壬", 9},
	} {
		got := castAt(t, c.local, "Asia/Shanghai", c.rules).SiLing()
		if got.Stem.String() != c.stem || got.Day != c.day {
			t.Errorf("%s by %s: got %s on day %d, want %s on day %d", c.local, c.rules.SiLing, got.Stem, got.Day, c.stem, c.day)
		}
	}
	chart := castAt(t, "2024-02-04 16:28", "Asia/Shanghai", Rules{})
	if got := chart.SiLing().TenGod; got != ganzhi.TenGodOf(chart.DayMaster, ganzhi.StemWu) {
		t.Errorf("got %s", got)
	}
}
