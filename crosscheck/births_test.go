package crosscheck

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// randomTimes returns seeded clock readings of 1901–2099, to the second, in no
// order.
func randomTimes(n int) []civil.DateTime {
	source := rand.New(rand.NewPCG(20261130, 1))
	first := civil.DateTime{Year: 1901, Month: 1, Day: 1}.Seconds()
	end := civil.DateTime{Year: 2100, Month: 1, Day: 1}.Seconds()
	times := make([]civil.DateTime, n)
	for i := range times {
		times[i] = civil.FromSeconds(first + source.Int64N(end-first))
	}
	return times
}

// sortedTimes returns them in the order of time, in which lunar-go, which keeps
// the year it computed last, is quicker.
func sortedTimes(n int) []civil.DateTime {
	times := randomTimes(n)
	slices.SortFunc(times, civil.DateTime.Compare)
	return times
}

// fieldNames are the fields compared, pillar by pillar and then the palaces.
var fieldNames = func() []string {
	var names []string
	for _, pillar := range []string{"year", "month", "day", "hour"} {
		for _, field := range []string{"hidden stems", "ten gods of hidden stems", "ten god", "NaYin", "life stage", "own seat", "KongWang"} {
			names = append(names, pillar+" "+field)
		}
	}
	for _, palace := range []string{"胎元", "胎息", "命宫", "身宫"} {
		names = append(names, palace, palace+" NaYin")
	}
	return names
}()

func ourFields(c *bazi.Chart) []string {
	var fields []string
	for _, p := range c.Pillars {
		hidden, gods := "", ""
		for _, h := range p.Hidden {
			hidden += h.Stem.String()
			gods += h.TenGod.String()
		}
		role := p.TenGod.String()
		if p.Kind == bazi.Day {
			role = "日主"
		}
		fields = append(fields, hidden, gods, role, p.NaYin.String(), p.Stage.String(), p.SelfSeat.String(),
			p.KongWang[0].String()+p.KongWang[1].String())
	}
	ming, _ := c.MingGong()
	shen, _ := c.ShenGong()
	for _, p := range []ganzhi.Pair{c.TaiYuan(), c.TaiXi(), ming, shen} {
		fields = append(fields, p.String(), p.NaYin().String())
	}
	return fields
}

// TestBirths compares random births: the four pillars by both rules for the late
// Zi hour, all that follows from them, and luck by every way the programs count
// it. What follows is compared where the pillars are alike.
func TestBirths(t *testing.T) {
	tally := newTally(t)
	for i, birth := range sortedTimes(sampleSize(200, 100_000)) {
		sex := []bazi.Sex{bazi.SexMale, bazi.SexFemale}[i%2]
		for _, with := range programs() {
			reading := with.read(birth)
			alike := true
			for _, rule := range lateZi {
				alike = comparePillars(tally, with, reading, birth, rule) && alike
			}
			if alike {
				compareLuck(tally, with, reading, birth, sex)
			}
		}
	}
	tally.report("four pillars", "field", "direction and pairs of luck", "start of luck by minutes", "start of luck by double hours",
		"start of luck in whole days", "date that luck starts on", "age and years of the first luck pillar")
}

// comparePillars compares the pillars and, when they are alike, what follows from
// them.
func comparePillars(tally *tally, with program, reading reading, birth civil.DateTime, rule bazi.LateZi) (alike bool) {
	rules := bazi.Rules{LateZi: rule}
	c := ours(tally.t, birth, bazi.SexUnknown, rules)
	d := difference{with: with, what: "four pillars", field: rule.String(), local: birth, rules: rules, chart: c,
		ours: pillars(c), theirs: reading.pillars(rule)}
	tally.compare(d)
	if d.ours != d.theirs {
		return false
	}
	d.what = "field"
	theirs := reading.fields(rule)
	for i, our := range ourFields(c) {
		if theirs[i] == "" {
			continue
		}
		d.field, d.ours, d.theirs = fieldNames[i], our, theirs[i]
		tally.compare(d)
	}
	return true
}

// startOf names the comparison of starts of luck by a method.
var startOf = map[bazi.LuckMethod]string{
	bazi.LuckMinute:  "start of luck by minutes",
	bazi.LuckDayHour: "start of luck by double hours",
	bazi.LuckChina95: "start of luck in whole days",
}

func compareLuck(tally *tally, with program, reading reading, birth civil.DateTime, sex bazi.Sex) {
	c := ours(tally.t, birth, sex, bazi.Rules{})
	j := luckJie(c)
	for _, l := range reading.luck(sex, with.shownTerm(j.year, j.index)) {
		c := c
		if l.method != c.Rules.LuckMethod {
			c = ours(tally.t, birth, sex, bazi.Rules{LuckMethod: l.method})
		}
		d := difference{with: with, field: l.way, local: birth, rules: c.Rules, chart: c, luck: &l}
		d.what, d.ours, d.theirs = startOf[l.method], fmt.Sprint(ourUnits(c.Luck.Start)), fmt.Sprint(l.units)
		tally.compare(d)
		key := d.what + ", " + with.String() + " " + l.way
		tally.widest[key] = max(tally.widest[key], distance(total(l.units), total(ourUnits(c.Luck.Start))))
		d.what, d.ours, d.theirs = "date that luck starts on", after(birth, l.units).String(), l.start.String()
		tally.compare(d)
		compareLuckPillars(tally, d)
	}
}

// after counts from a birth as we do; TestAfter holds it to our charts.
func after(birth civil.DateTime, units [5]int) civil.DateTime {
	date := time.Date(birth.Year+units[0], time.Month(birth.Month+units[1]), birth.Day+units[2],
		birth.Hour+units[3], birth.Minute+units[4], birth.Second, 0, time.UTC)
	return civil.FromSeconds(date.Unix())
}

// TestAfter holds the function that dates are compared with to our charts.
func TestAfter(t *testing.T) {
	for _, birth := range randomTimes(1000) {
		for _, method := range []bazi.LuckMethod{bazi.LuckMinute, bazi.LuckDayHour, bazi.LuckChina95} {
			s := ours(t, birth, bazi.SexMale, bazi.Rules{LuckMethod: method}).Luck.Start
			if got := after(birth, ourUnits(s)); got != s.Local {
				t.Errorf("%s and %v: %s, want %s", birth, ourUnits(s), got, s.Local)
			}
		}
	}
}

// compareLuckPillars compares the direction and, where asked, the pairs. Ages and
// years of the first pillar are those of the date that luck starts on; they are
// compared where the dates are in one year.
func compareLuckPillars(tally *tally, d difference) {
	ours, theirs := d.chart.Luck, d.luck
	d.what, d.ours, d.theirs = "direction and pairs of luck", fmt.Sprint(ours.Forward), fmt.Sprint(theirs.forward)
	if theirs.pillars != nil {
		for i, p := range ours.Pillars[:len(theirs.pillars)] {
			d.ours += " " + p.Pair.String()
			d.theirs += " " + theirs.pillars[i]
		}
	}
	tally.compare(d)
	if theirs.pillars != nil && ours.Start.Local.Year == theirs.start.Year {
		first := ours.Pillars[0]
		d.what = "age and years of the first luck pillar"
		d.ours = fmt.Sprint(first.StartAge, first.StartYear, first.EndYear)
		d.theirs = fmt.Sprint(theirs.firstAge, theirs.first, theirs.last)
		tally.compare(d)
	}
}

// TestPillarsAtTerms looks where differences must be: at every 节 of the years,
// on both sides of each program's instant and up to two minutes away.
func TestPillarsAtTerms(t *testing.T) {
	from, to := 2023, 2024
	if long() {
		from, to = 1901, 2099
	}
	tally := newTally(t)
	for year := from; year <= to; year++ {
		for month := 1; month <= 12; month++ {
			j := jieAround(ours(t, civil.DateTime{Year: year, Month: month, Day: 15}, bazi.SexUnknown, bazi.Rules{}))[0]
			for _, with := range programs() {
				for _, unix := range around(ceilSecond(j.unixMilli), with.shownTerm(j.year, j.index)) {
					local := civil.FromSeconds(unix + chinaSeconds)
					rules := bazi.Rules{LateZi: bazi.LateZiNextDay}
					c := ours(t, local, bazi.SexUnknown, rules)
					tally.compare(difference{with: with, what: "four pillars at a 节", local: local, rules: rules, chart: c,
						ours: pillars(c), theirs: with.read(local).pillars(rules.LateZi)})
				}
			}
		}
	}
	tally.report("four pillars at a 节")
}

// around returns the instants to look at about two instants of a 节.
func around(ours, theirs int64) []int64 {
	return []int64{ours - 120, ours - 60, ours - 1, ours, ours + 60, ours + 120, theirs - 1, theirs}
}
