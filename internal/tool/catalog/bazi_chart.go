package catalog

import (
	"math"
	"time"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// newBaziOutput writes a chart in the form of the wire.
func newBaziOutput(in chartInput, c *bazi.Chart) (baziOutput, error) {
	calendar, err := newBaziCalendar(c)
	if err != nil {
		return baziOutput{}, inputFault(err)
	}
	out := baziOutput{
		Kind: "bazi", Version: "wenbu-bazi-1.1", Input: in,
		Calendar: calendar,
		DayMaster: baziDayMaster{
			Stem: c.DayMaster.String(), Pinyin: c.DayMaster.Pinyin(), Element: c.DayMaster.Element().String(),
			Polarity: map[ganzhi.YinYang]string{ganzhi.Yang: "yang", ganzhi.Yin: "yin"}[c.DayMaster.YinYang()],
		},
		Pillars:  newBaziPillars(c),
		Elements: newBaziElements(c),
		Warnings: []string{},
		Method: baziMethod{
			Engine: "Wenbu calc/bazi", YearMonth: yearMonthMethod.Both(), DayHour: clockMethods[c.Rules.Clock].Both(),
			DayBoundary: *in.DayBoundary, Elements: elementsMethod.Both(), Source: sourceURL,
		},
		Luck:       newBaziLuck(c.Luck),
		Boundaries: newBaziBoundaries(c),
		Time:       newBaziTime(c.Time, c.HourKnown()),

		baziReading: newBaziReading(c),

		Relations:    newBaziRelations(c.Relations()),
		TaiYuan:      c.TaiYuan().String(),
		TaiXi:        c.TaiXi().String(),
		Alternatives: newBaziAlternatives(in, c),
	}
	if ming, ok := c.MingGong(); ok {
		out.MingGong = new(ming.String())
	}
	if shen, ok := c.ShenGong(); ok {
		out.ShenGong = new(shen.String())
	}
	if unix, ok, err := in.target(c); err != nil {
		return baziOutput{}, err
	} else if ok {
		out.Transit = newBaziTransit(c, unix)
	}
	for _, w := range c.Warnings {
		out.Warnings = append(out.Warnings, warningText(w).Both())
	}
	for _, r := range c.Applied() {
		out.Rules = append(out.Rules, baziRule{Option: r.Option, Value: r.Value, WhyZh: r.WhyZh, WhyEn: r.Why})
	}
	return out, nil
}

func newBaziCalendar(c *bazi.Chart) (baziCalendar, error) {
	used := c.Time.Used
	lunar, err := almanac.Lunar(used.Year, used.Month, used.Day)
	if err != nil {
		return baziCalendar{}, err
	}
	zodiac, err := c.Zodiac()
	if err != nil {
		return baziCalendar{}, err
	}
	calendar := baziCalendar{
		Lunar: lunar.String(), LunarEn: lunar.English(), Zodiac: zodiac.String(), Solar: used.DateString(),
		Offset:     civil.FormatOffset(c.Time.OffsetSeconds),
		ZodiacYear: "lunar", ZodiacByPillar: almanac.Zodiac(c.Pillars[bazi.Year].Pair.Branch()).String(),
	}
	if c.Rules.ZodiacBoundary == bazi.ZodiacYearPillar {
		calendar.ZodiacYear = "pillar"
	}
	if c.HourKnown() {
		calendar.Solar = used.String()
		calendar.Instant = new(instant(c.Moment.Unix))
		calendar.CorrectionMinutes = tenths(float64(used.Seconds()-c.Time.Civil.Seconds()) / 60)
	}
	return calendar, nil
}

func newBaziPillars(c *bazi.Chart) [4]baziPillar {
	var pillars [4]baziPillar
	for i, key := range pillarKeys {
		pillars[i] = baziPillar{Key: key, Hidden: []string{}, HiddenStems: []baziHiddenStem{}, ShenSha: []baziShenSha{}}
	}
	shenSha := c.ShenSha()
	for i, p := range c.Pillars {
		stem, branch := p.Pair.Stem(), p.Pair.Branch()
		role, roleEn, tenGodEn := p.TenGod.String(), roleEnglish[p.TenGod], p.TenGod.English()
		if p.Kind == bazi.Day {
			role, roleEn, tenGodEn = dayMasterRole.Zh, dayMasterRole.En, "Day Master"
		}
		w := &pillars[i]
		w.Value, w.Stem, w.Branch = new(p.Pair.String()), new(stem.String()), new(branch.String())
		w.StemElement, w.BranchElement = new(stem.Element().String()), new(branch.Element().String())
		w.Role, w.RoleEn, w.TenGodEn = &role, &roleEn, &tenGodEn
		w.Pinyin, w.NaYin = new(p.Pair.Pinyin()), new(p.NaYin.String())
		w.NaYinEn = new(p.NaYin.English())
		w.GrowthStage, w.SelfSeat = new(p.Stage.String()), new(p.SelfSeat.String())
		w.Void = new(p.KongWang[0].String() + p.KongWang[1].String())
		w.ShenSha = newBaziShenSha(c, shenSha[p.Kind])
		for _, h := range p.Hidden {
			w.Hidden = append(w.Hidden, h.Stem.String())
			w.HiddenStems = append(w.HiddenStems, baziHiddenStem{Stem: h.Stem.String(), TenGod: h.TenGod.String(), Weight: h.Weight})
		}
	}
	return pillars
}

func newBaziElements(c *bazi.Chart) [5]baziElement {
	var elements [5]baziElement
	for i, look := range elementLooks {
		e := ganzhi.Element(i)
		elements[i] = baziElement{Zh: e.String(), En: e.English(), Color: look.color, Image: look.image.Both(), Count: c.Elements[e]}
	}
	return elements
}

func newBaziLuck(l *bazi.Luck) *baziLuck {
	if l == nil {
		return nil
	}
	luck := &baziLuck{
		Direction: "backward",
		Term:      l.Term,
		Start: baziLuckStart{
			Years: l.Start.Years, Months: l.Start.Months, Days: l.Start.Days, Hours: l.Start.Hours, Minutes: l.Start.Minutes,
			Instant: instant(l.Start.Unix), Local: l.Start.Local.String(), Clock: l.Start.Clock.String(),
		},
	}
	change := l.Change()
	luck.Change = baziLuckChange{[2]string{change.Stems[0].String(), change.Stems[1].String()}, change.Term, change.Days}
	if l.Forward {
		luck.Direction = "forward"
	}
	for _, p := range l.Pillars {
		luck.Pillars = append(luck.Pillars, baziLuckPillar{
			Index: p.Index, Pillar: p.Pair.String(), StartAge: p.StartAge, StartYear: p.StartYear, EndYear: p.EndYear, TenGod: p.TenGod.String(),
		})
	}
	return luck
}

func newBaziBoundaries(c *bazi.Chart) []baziBoundary {
	list := make([]baziBoundary, len(c.Boundaries))
	for i, b := range c.Boundaries {
		list[i] = newBaziBoundary(b, c.Moment.Unix, c.HourKnown())
	}
	return list
}

// newBaziBoundary tells how far a boundary is from a birth, when its hour is known.
func newBaziBoundary(b bazi.Boundary, birth int64, known bool) baziBoundary {
	shown := civil.TenthOf(b.UnixMilli)
	w := baziBoundary{Kind: pillarKeys[b.Kind], Name: b.Name, Near: b.Near, Instant: shown.String() + "Z"}
	if known {
		w.SecondsAway = new(shown.SecondsSince(birth))
	}
	return w
}

// newBaziTime tells what the clocks showed, of an unknown hour only the date.
func newBaziTime(clocks bazi.Time, known bool) baziTime {
	t := baziTime{Clock: clocks.Civil.DateString(), Offset: civil.FormatOffset(clocks.OffsetSeconds), DST: clocks.DST}
	if !known {
		return t
	}
	t.Clock, t.Standard = clocks.Civil.String(), new(clocks.Standard.String())
	if s := clocks.Solar; s != nil {
		t.MeanSolar, t.TrueSolar = new(s.Mean.String()), new(s.True.String())
		t.EquationOfTimeSeconds = new(tenths(s.EquationOfTimeSeconds))
		t.LongitudeCorrectionSeconds = new(tenths(s.LongitudeCorrectionSeconds))
	}
	return t
}

// instant writes Unix seconds as ISO 8601 in UTC.
func instant(unix int64) string { return time.Unix(unix, 0).UTC().Format("2006-01-02T15:04:05Z") }

// tenths rounds to one decimal place.
func tenths(x float64) float64 { return math.Round(x*10) / 10 }
