package ziwei

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
)

func TestBoundaries(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		local string
		rules Rules
		want  string // kind, name and seconds away
	}{
		{"2000-08-16 03:30", Rules{}, "日 二〇〇〇年七月十七 -16200, 日 二〇〇〇年七月十八 70200, 时 寅 -1800, 时 卯 5400"},
		{"2000-08-16 03:30", Rules{DayDivide: DayCurrent}, "日 二〇〇〇年七月十七 -12600, 日 二〇〇〇年七月十八 73800, 时 寅 -1800, 时 卯 5400"},
		{"2000-08-16 23:30", Rules{}, "日 二〇〇〇年七月十八 -1800, 日 二〇〇〇年七月十九 84600, 时 子 -1800, 时 丑 5400"},
	} {
		var got []string
		for _, b := range cast(t, x.local, bazi.SexFemale, x.rules).Boundaries() {
			got = append(got, fmt.Sprintf("%s %s %.0f", [...]string{"年", "月", "日", "时"}[b.Kind], b.Name, b.SecondsAway))
		}
		if all := strings.Join(got, ", "); all != x.want {
			t.Errorf("%s: got %s, want %s", x.local, all, x.want)
		}
	}
	kinds := map[bazi.Kind]int{}
	for _, b := range cast(t, "2000-08-16 03:30", bazi.SexFemale, Rules{YearDivide: YearLichunInstant, MonthDivide: MonthSolarTerm}).Boundaries() {
		kinds[b.Kind]++
	}
	if kinds[bazi.Year] != 2 || kinds[bazi.Month] != 2 {
		t.Errorf("by solar terms: got %v", kinds)
	}
}

// 立春 of 2024 is at 16:27:07.5.
func TestAlternatives_NearTerm(t *testing.T) {
	t.Parallel()
	solar := Rules{YearDivide: YearLichunInstant, MonthDivide: MonthSolarTerm}
	for local, year := range map[string]string{
		"2024-02-04 16:26:00": "", "2024-02-04 16:27:00": "甲辰", "2024-02-04 16:27:30": "癸卯", "2024-02-04 16:29:00": "",
	} {
		c := cast(t, local, bazi.SexMale, solar)
		list := c.Alternatives()
		switch {
		case year == "" && len(list) == 0:
		case year == "" || len(list) != 1 || list[0].Because != WarnNearTerm || list[0].Chart.Year.String() != year || list[0].Chart.Month == c.Month:
			t.Errorf("%s: %+v", local, list)
		}
		if others := cast(t, local, bazi.SexMale, Rules{}).Alternatives(); len(others) != 0 {
			t.Errorf("%s: the term does not count, %+v", local, others)
		}
	}
}
