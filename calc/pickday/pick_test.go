package pickday

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func date(t testing.TB, s string) civil.DateTime {
	t.Helper()
	d, err := civil.ParseDate(s)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func pair(t testing.TB, s string) ganzhi.Pair {
	t.Helper()
	p, ok := ganzhi.ParsePair(s)
	if !ok {
		t.Fatalf("no pair %s", s)
	}
	return p
}

func pick(t testing.TB, q Query) Result {
	t.Helper()
	r, err := Pick(q)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestPick_everyPurpose looks through three years for every purpose: what is kept
// and what is refused make up the span, every day kept is suited, and its score
// is the sum of its points.
func TestPick_everyPurpose(t *testing.T) {
	t.Parallel()
	for p := range Purpose(Purposes) {
		t.Run(p.String(), func(t *testing.T) {
			t.Parallel()
			r := pick(t, Query{Purpose: p, From: date(t, "2025-01-01"), To: date(t, "2027-12-31")})
			refused := 0
			for _, n := range r.Refused {
				refused += n
			}
			if r.Days != 1095 || refused+len(r.Choices) != r.Days || len(r.Choices) < 10 {
				t.Errorf("kept %d and refused %d of %d days", len(r.Choices), refused, r.Days)
			}
			for i, c := range r.Choices {
				sum := 0
				for _, point := range c.Points {
					sum += point.Value
					if point.Zh == "" || point.En == "" {
						t.Errorf("a point has no reason: %+v", point)
					}
				}
				if c.Verdict.Mark != daygod.MarkSuited || c.Verdict.For.Empty() || sum != c.Score || len(c.Points) == 0 {
					t.Errorf("%s: %+v, score %d of %d", c.Day.Date.DateString(), c.Verdict, c.Score, sum)
				}
				if i > 0 && c.Score > r.Choices[i-1].Score {
					t.Errorf("%s stands after a lower score", c.Day.Date.DateString())
				}
			}
		})
	}
}

// TestPick_people refuses the days that clash with the couple.
func TestPick_people(t *testing.T) {
	t.Parallel()
	q := Query{Purpose: Wedding, From: date(t, "2026-01-01"), To: date(t, "2026-12-31")}
	alone := pick(t, q)
	q.People = []Person{{Year: pair(t, "庚午"), Day: pair(t, "庚辰"), HasDay: true}, {Year: pair(t, "壬申")}}
	couple := pick(t, q)
	if len(couple.Choices) >= len(alone.Choices) || couple.Refused[RefusedClashPerson] == 0 {
		t.Errorf("kept %d of %d, refused for people %d", len(couple.Choices), len(alone.Choices), couple.Refused[RefusedClashPerson])
	}
	warned := false
	for _, c := range couple.Choices {
		branch := c.Day.DayPair.Branch()
		if branch == ganzhi.BranchZi || branch == ganzhi.BranchYin || branch == ganzhi.BranchXu {
			t.Errorf("%s, a %v day, clashes", c.Day.Date.DateString(), c.Day.DayPair)
		}
		for _, h := range c.Hours {
			if b := h.Pair.Branch(); b == ganzhi.BranchZi || b == ganzhi.BranchYin || !h.Good() {
				t.Errorf("%s: hour %v", c.Day.Date.DateString(), h.Pair)
			}
		}
		warned = warned || len(c.Warnings) > 0
	}
	if !warned {
		t.Error("no day harms or punishes anyone in a year")
	}
}

// TestPick_requireNotAvoided keeps days that nothing speaks for too.
func TestPick_requireNotAvoided(t *testing.T) {
	t.Parallel()
	q := Query{Purpose: Haircut, From: date(t, "2026-03-01"), To: date(t, "2026-03-31")}
	strict := pick(t, q)
	q.Require = RequireNotAvoided
	loose := pick(t, q)
	if len(loose.Choices) <= len(strict.Choices) || loose.Refused[RefusedNotSuited] != 0 {
		t.Errorf("kept %d strictly, %d loosely", len(strict.Choices), len(loose.Choices))
	}
}

// TestPick_yearBreaker refuses 子 days for moving in a 午 year (2026).
func TestPick_yearBreaker(t *testing.T) {
	t.Parallel()
	q := Query{Purpose: Moving, From: date(t, "2026-02-10"), To: date(t, "2026-12-31"), Require: RequireNotAvoided}
	for _, c := range pick(t, q).Choices {
		if c.Day.DayPair.Branch() == ganzhi.BranchZi {
			t.Errorf("%s is kept", c.Day.Date.DateString())
		}
	}
	q.Purpose = Opening
	if !slices.ContainsFunc(pick(t, q).Choices, func(c Choice) bool { return c.Day.DayPair.Branch() == ganzhi.BranchZi }) {
		t.Error("no 子 day is kept for an opening")
	}
}

func TestRelate_table(t *testing.T) {
	t.Parallel()
	p := Person{Year: pair(t, "甲子"), Day: pair(t, "丙寅"), HasDay: true}
	for day, want := range map[string]Relation{
		"庚午": RelationClashBoth, "戊午": RelationClashBoth, "丙午": RelationClash, "甲午": RelationClash,
		"丁卯": RelationPunish, "乙未": RelationHarm, "壬申": RelationDayClash, "甲子": RelationNone, "乙丑": RelationNone,
	} {
		if got := p.relate(pair(t, day), true); got != want {
			t.Errorf("%s: got %d, want %d", day, got, want)
		}
	}
	if got := p.relate(pair(t, "壬申"), false); got != RelationNone {
		t.Errorf("the day of birth counts: %d", got)
	}
	for r := RelationHarm; r <= RelationDayClash; r++ {
		if zh, en := r.Words(); zh == "" || en == "" {
			t.Errorf("relation %d has no words", r)
		}
	}
}

// TestRelate_harmPairs reads the six harms.
func TestRelate_harmPairs(t *testing.T) {
	t.Parallel()
	got := ""
	for a := range ganzhi.EarthlyBranch(ganzhi.Branches) {
		for b := a; b < ganzhi.Branches; b++ {
			if b == a.Partner().Add(6) {
				got += a.String() + b.String() + " "
			}
		}
	}
	if strings.TrimSpace(got) != "子未 丑午 寅巳 卯辰 申亥 酉戌" {
		t.Errorf("got %s", got)
	}
}

func TestParsePurpose(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]Purpose{"wedding": Wedding, "嫁娶": Wedding, "结婚": Wedding, "搬家入宅": Moving, "开市": Opening, "grave_removal": GraveRemoval} {
		if got, ok := ParsePurpose(name); !ok || got != want {
			t.Errorf("%s: got %v, %t", name, got, ok)
		}
	}
	if _, ok := ParsePurpose("出师"); ok {
		t.Error("出师 is a purpose")
	}
	seen := map[daygod.Activity]bool{}
	for p := range Purpose(Purposes) {
		if seen[p.Activity()] || p.Activity().Today() == "" {
			t.Errorf("%v: %v twice, or without an everyday name", p, p.Activity())
		}
		seen[p.Activity()] = true
		for name := range strings.FieldsSeq(purposeRows[p].prefers) {
			if _, ok := daygod.ParseGod(name); !ok {
				t.Errorf("%v prefers %s", p, name)
			}
		}
	}
}

func TestPick_refusals(t *testing.T) {
	t.Parallel()
	for _, span := range [][2]string{{"2026-01-02", "2026-01-01"}, {"2020-01-01", "2031-01-01"}, {"3000-12-10", "3000-12-30"}} {
		_, err := Pick(Query{From: date(t, span[0]), To: date(t, span[1])})
		var input *calc.InputError
		if !errors.As(err, &input) || input.ReasonZh == "" {
			t.Errorf("%v: got %v", span, err)
		}
	}
	sound := Query{From: date(t, "2026-01-01"), To: date(t, "2026-01-31")}
	for field, spoil := range map[string]func(*Query){
		"purpose":  func(q *Query) { q.Purpose = 200 },
		"require":  func(q *Query) { q.Require = 2 },
		"from":     func(q *Query) { q.From.Month = 13 },
		"to":       func(q *Query) { q.To.Year = math.MaxInt },
		"time":     func(q *Query) { q.From.Hour = 25 },
		"people":   func(q *Query) { q.People = []Person{{Year: 60}} },
		"boundary": func(q *Query) { q.Almanac.Boundary = 9 },
	} {
		q := sound
		spoil(&q)
		_, err := Pick(q)
		var input *calc.InputError
		if !errors.As(err, &input) || input.Field != field {
			t.Errorf("got %v, want an error on %s", err, field)
		}
	}
	for r := range Refusal(Refusals) {
		if zh, en := r.Words(); zh == "" || en == "" {
			t.Errorf("refusal %d has no words", r)
		}
	}
}

// TestPick_follows the almanac's rules: popular taboos take days away.
func TestPick_rules(t *testing.T) {
	t.Parallel()
	q := Query{Purpose: Wedding, From: date(t, "2026-01-01"), To: date(t, "2026-12-31")}
	plain := pick(t, q)
	q.Almanac.Taboos = almanac.TaboosPopular
	if popular := pick(t, q); len(popular.Choices) >= len(plain.Choices) {
		t.Errorf("kept %d with popular taboos, %d without", len(popular.Choices), len(plain.Choices))
	}
}

func BenchmarkPick_year(b *testing.B) {
	q := Query{Purpose: Wedding, From: date(b, "2026-01-01"), To: date(b, "2026-12-31")}
	for b.Loop() {
		pick(b, q)
	}
}
