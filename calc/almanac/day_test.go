package almanac

import (
	"bufio"
	"encoding/json/v2"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// goldenDay is a line of testdata/days.jsonl.
type goldenDay struct {
	Date, Lunar, Pillars, Jianchu, God12, Road, Mansion, Clash, Sha, Xi, Cai, FuA, FuB string
	YangGui, YinGui, Fetus, Liuyao, Hou, Sanfu, Shujiu, Provenance                     string
	Nine                                                                               [3]int
	Gods                                                                               []string
}

func goldenDays(t *testing.T) []goldenDay {
	t.Helper()
	f, err := os.Open("testdata/days.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var days []goldenDay
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var d goldenDay
		if err := json.Unmarshal(lines.Bytes(), &d, json.MatchCaseInsensitiveNames(true)); err != nil {
			t.Fatalf("%s: %v", lines.Text(), err)
		}
		if d.Provenance == "" {
			days = append(days, d)
		}
	}
	return days
}

func mustDay(t testing.TB, date string, r Rules) Day {
	t.Helper()
	at, err := civil.ParseDate(date)
	if err != nil {
		t.Fatal(err)
	}
	d, err := NewDay(at, r)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// compact writes a span as the golden file does: 中伏14.
func compact(s Span) string {
	if s.Day == 0 {
		return ""
	}
	return fmt.Sprint(s.Name, s.Day)
}

func TestDay_golden(t *testing.T) {
	t.Parallel()
	days := goldenDays(t)
	if len(days) != 20 {
		t.Fatalf("read %d days, want 20", len(days))
	}
	for _, g := range days {
		t.Run(g.Date, func(t *testing.T) {
			t.Parallel()
			d := mustDay(t, g.Date, Rules{})
			dirs, fetus := d.Directions(), d.FetusGod()
			road := "黑道"
			if d.RoadGod().Yellow() {
				road = "黄道"
			}
			god12 := d.RoadGod().String()
			if god12 == "宝光" {
				god12 = "天德"
			}
			for _, c := range [][3]string{
				{"lunar", fmt.Sprintf("%d/%d", d.Lunar.Month, d.Lunar.Day), g.Lunar},
				{"pillars", fmt.Sprintf("%v %v %v", d.YearPair, d.MonthPair, d.DayPair), g.Pillars},
				{"officer", d.Officer().String(), g.Jianchu}, {"god", god12, g.God12}, {"road", road, g.Road},
				{"mansion", d.Mansion().String(), g.Mansion}, {"clash", d.Clash().Branch.String(), g.Clash}, {"sha", d.Clash().Sha.String(), g.Sha},
				{"joy", dirs.Joy.String(), g.Xi}, {"wealth", dirs.Wealth.String(), g.Cai}, {"fortune", dirs.Fortune.String(), g.FuA},
				{"fortune B", DirectionsOf(d.DayPair.Stem(), Rules{FuShen: FuShenB}).Fortune.String(), g.FuB},
				{"yang nobleman", dirs.YangNobleman.String(), g.YangGui}, {"yin nobleman", dirs.YinNobleman.String(), g.YinGui},
				{"fetus", fetus.Place + " " + fetus.Where, g.Fetus}, {"six day", d.SixDay().String(), g.Liuyao},
				{"pentad", d.Pentad().String(), g.Hou}, {"dog days", compact(d.DogDays()), g.Sanfu}, {"nines", compact(d.Nines()), g.Shujiu},
				{"stars", fmt.Sprint(d.YearStar().number(), d.MonthStar().number(), d.DayStar().number()), strings.Trim(fmt.Sprint(g.Nine), "[]")},
			} {
				if c[1] != c[2] {
					t.Errorf("%s: got %s, want %s", c[0], c[1], c[2])
				}
			}
		})
	}
}

func (n NineStar) number() int { return int(n) }
