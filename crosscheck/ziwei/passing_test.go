package ziwei

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// passingSheet is what passes over a chart as iztro.js prints it.
type passingSheet struct {
	passing passing
	lunar   almanac.LunarDate // of the day asked about
	*ziwei.Horoscope
}

// String writes the lines of iztro.js.
func (s *passingSheet) String() string {
	date := func(d civil.DateTime) string { return fmt.Sprintf("%d-%d-%d", d.Year, d.Month, d.Day) }
	decadal := s.Decadal.Level.String()
	if s.Childhood {
		decadal = "童限"
	}
	var jiangQian, suiQian []string
	for i := range ziwei.Palaces {
		jiangQian = append(jiangQian, s.JiangQian[i].String())
		suiQian = append(suiQian, s.SuiQian[i].String())
	}
	return strings.Join([]string{
		"@ " + s.passing.String(),
		date(s.passing.target) + ";" + s.lunar.String(),
		periodText("decadal", decadal, &s.Decadal),
		periodText("age", "小限", &s.Minor) + fmt.Sprint(";", s.Age),
		periodText("yearly", "流年", &s.Yearly) + ";" + strings.Join(jiangQian, " ") + ";" + strings.Join(suiQian, " "),
		periodText("monthly", "流月", &s.Monthly),
		periodText("daily", "流日", &s.Daily),
		periodText("hourly", "流时", &s.Hourly),
		"",
	}, "\n")
}

func periodText(what, name string, p *ziwei.Period) string {
	var names, transformed []string
	for _, each := range p.PalaceNames() {
		names = append(names, each.String())
	}
	for _, each := range p.Transformed {
		transformed = append(transformed, each.String())
	}
	text := fmt.Sprintf("%s,%d,%s,%s;%s;%s", what, p.Index, name, p.Pair, strings.Join(names, " "), strings.Join(transformed, " "))
	if p.Level == ziwei.LevelMinor {
		return text
	}
	for i := range ziwei.Palaces {
		var stars []string
		for _, each := range p.Stars(i) {
			stars = append(stars, each.String())
		}
		text += ";" + strings.Join(stars, " ")
	}
	return text
}

// at is the time of a date and time index.
func at(date civil.DateTime, time int) civil.DateTime {
	date.Hour, date.Minute = max(2*time-1, 0), 30
	return date
}

// theirPassing returns what iztro says passes: ours over the chart that it has, with
// the palaces of the late Zi hour by the old day.
func theirPassing(p passing, c *ziwei.Chart) (*passingSheet, error) {
	natal, _, err := theirs(p.birth, c)
	if err != nil {
		return nil, err
	}
	like := *natal.chart
	if like.Counted.Year != natal.lunar.Year {
		like = *c // the month has no such day here; nothing that passes depends on the day of birth
	}
	like.Time = c.Time // it may be cast for another day
	time := p.targetTime % (times - 1)
	h, err := like.Horoscope(at(p.target, time))
	if err != nil {
		return nil, err
	}
	next, err := like.Horoscope(at(p.target.AddDays(1), time))
	if err != nil {
		return nil, err
	}
	s := &passingSheet{p, h.Lunar, h}
	if in2097(p.target) {
		if err := s.dayLater(next, time); err != nil {
			return nil, err
		}
	}
	if p.targetTime != time {
		next.Daily.Index, next.Hourly.Index = h.Daily.Index, h.Hourly.Index
		h.Daily, h.Hourly = next.Daily, next.Hourly
	}
	if n := natal.lunar; n.Leap && n.Day > 15 && p.birth.time == times-1 {
		// Here it counts the month of birth as the next after all.
		for _, period := range []*ziwei.Period{&h.Monthly, &h.Daily, &h.Hourly} {
			period.Index = wrap(period.Index - 1)
		}
	}
	return s, nil
}

// dayLater puts the day asked about a day later in the lunar calendar. next is what
// passes a day later.
func (s *passingSheet) dayLater(next *ziwei.Horoscope, time int) error {
	m, err := almanac.China.MonthOn(s.passing.target)
	if err != nil {
		return err
	}
	s.lunar, _ = dayLater(s.Lunar, m)
	if s.lunar.Month != s.Lunar.Month {
		s.Monthly = next.Monthly
	}
	s.Daily.Index = wrap(s.Monthly.Index + s.lunar.Day - 1)
	s.Hourly.Index = wrap(s.Daily.Index + time)
	return nil
}

// wrap brings an index of a palace into one round.
func wrap(i int) int { return (i%ziwei.Palaces + ziwei.Palaces) % ziwei.Palaces }

// TestPassings compares what passes over charts with the digests of what iztro says.
func TestPassings(t *testing.T) {
	list, d := passings(births(t)), newDigester()
	var found [acceptances]int
	for _, p := range list {
		c, err := p.cast(ziwei.Rules{})
		if err != nil {
			t.Fatal(p, err)
		}
		theirs, err := theirPassing(p, c)
		if err != nil {
			t.Fatal(p, err)
		}
		h, err := c.Horoscope(at(p.target, p.targetTime))
		if err != nil {
			t.Fatal(p, err)
		}
		text := theirs.String()
		d.add(text)
		if (&passingSheet{p, h.Lunar, h}).String() != text {
			found[passingKind(t, p, c)]++
		}
	}
	compareBlocks(t, d.finish(), readGoldens(t).passings, list)
	compareCounts(t, found[passingLateBirth:], passingLateBirth)
}

// passingKind tells why what passes differs.
func passingKind(t *testing.T, p passing, c *ziwei.Chart) int {
	t.Helper()
	n, err := countingOf(p.birth, c)
	switch {
	case err != nil:
		t.Fatal(p, err)
	case p.targetTime == times-1:
		return passingLate
	case in2097(p.target):
		return passing2097
	case n.kind == acceptances:
		t.Errorf("%s: differs without a reason", p)
	}
	return passingLateBirth
}
