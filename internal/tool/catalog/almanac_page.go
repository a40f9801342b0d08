package catalog

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

var almanacNotice = i18n.T("宜忌是传统历书的说法，供了解与消遣，不预示任何事情。",
	"What a day suits or avoids is what traditional almanacs print: for interest and reflection; it foretells nothing.")

var weekdays = [7]label{
	{"星期日", "Sunday"}, {"星期一", "Monday"}, {"星期二", "Tuesday"}, {"星期三", "Wednesday"},
	{"星期四", "Thursday"}, {"星期五", "Friday"}, {"星期六", "Saturday"},
}

var plumRainNames = map[almanac.PlumRain]string{almanac.PlumBegin: "入梅", almanac.PlumRains: "梅雨", almanac.PlumEnd: "出梅"}

// newAlmanacOutput writes a page in the form of the wire.
func newAlmanacOutput(in almanacInput, d almanac.Day) (almanacOutput, error) {
	zone, err := civil.LoadZone(in.Timezone)
	if err != nil {
		return almanacOutput{}, err
	}
	l := i18n.Locale(in.Locale)
	stars, fetus := almanacStars{int(d.YearStar()), int(d.MonthStar()), int(d.DayStar())}, d.FetusGod()
	mansion := d.Mansion()
	out := almanacOutput{
		Kind: "almanac", Version: "wenbu-almanac-1.0", Input: in,
		Date: newAlmanacDate(d), Lunar: newAlmanacLunar(d, l), Pillars: newAlmanacPillars(d), Terms: newAlmanacTerms(d, zone),
		Officer: label{d.Officer().String(), d.Officer().English()}, Road: newAlmanacRoad(d.RoadGod()),
		Mansion:   almanacMansion{mansion.String(), mansion.English(), mansion.Luminary(), mansion.Animal(), mansion.Lucky()},
		Clash:     newAlmanacClash(d.Clash()),
		PengZu:    newPengZu(d),
		Direction: newAlmanacDirections(d.Directions()),
		FetusGod:  almanacFetus{fetus.Place, fetus.Where, d.MonthFetusGod()},
		NineStars: stars,
		SixDay:    label{d.SixDay().String(), d.SixDay().English()},
		Moon:      d.MoonName(),
		Season:    almanacSeason{d.DogDays().String(), d.Nines().String(), plumRainNames[d.PlumRain()], d.SheDay()},
		Festivals: []label{}, Hours: []almanacHour{}, Rules: []almanacRule{},
		Notice: almanacNotice.In(l),
	}
	for _, f := range d.Festivals() {
		out.Festivals = append(out.Festivals, label{f.Name, f.En})
	}
	out.addAdvice(d.Advice(), l)
	for _, h := range d.Hours() {
		out.Hours = append(out.Hours, newAlmanacHour(h))
	}
	for _, o := range d.Rules.Options() {
		out.Rules = append(out.Rules, almanacRule{o.Name, o.Value})
	}
	return out, nil
}

func newAlmanacDate(d almanac.Day) almanacDate {
	out := almanacDate{Gregorian: d.Date.DateString(), JDN: d.JDN(), Weekday: weekdays[d.Date.Weekday()]}
	if y, m, day, julian := almanac.Historical(d.Date); julian {
		out.Julian = fmt.Sprintf("%04d-%02d-%02d", y, m, day)
	}
	return out
}

func newAlmanacLunar(d almanac.Day, l i18n.Locale) almanacLunar {
	date, month := d.Lunar, d.Month
	zh, en := month.Because()
	out := almanacLunar{
		Text: date.String(), En: date.English(), Year: date.Year, Month: date.Month, Day: date.Day, Leap: date.Leap,
		YearPair: date.YearPair().String(), Zodiac: label{date.Zodiac().String(), date.Zodiac().English()},
		MonthDays: month.Days, MonthFirst: month.FirstDay().DateString(),
		Source: month.Source().String(), Confidence: month.Confidence().String(), Because: i18n.T(zh, en).In(l),
	}
	if o, ok := month.Official(); ok {
		out.Official = &almanacOfficial{Year: o.Year, Name: o.Name, Because: i18n.T(o.Zh, o.En).In(l)}
	}
	return out
}

func newAlmanacPillars(d almanac.Day) []almanacPillar {
	var list []almanacPillar
	for i, p := range []ganzhi.Pair{d.YearPair, d.MonthPair, d.DayPair} {
		list = append(list, almanacPillar{[]string{"year", "month", "day"}[i], p.String(), p.English(), p.NaYin().String()})
	}
	return list
}

func newAlmanacTerms(d almanac.Day, zone *civil.Zone) almanacTerms {
	pentad := d.Pentad()
	_, onDay := d.OnTerm()
	return almanacTerms{
		Current: newAlmanacTerm(d.Term, zone), Next: newAlmanacTerm(d.NextTerm, zone), OnDay: onDay,
		Pentad: label{pentad.String(), pentad.English()},
	}
}

func newAlmanacTerm(t almanac.TermDay, zone *civil.Zone) almanacTerm {
	return almanacTerm{
		Name: t.Term.String(), En: t.Term.English(), Index: int(t.Term), UTC: universal(t.Instant),
		Local: zone.At(civil.TenthOf(t.Instant.Unix()).Second()).Local.String(), Date: civil.FromJDN(t.JDN).DateString(),
	}
}

func newAlmanacRoad(g almanac.RoadGod) almanacRoad {
	return almanacRoad{g.String(), g.English(), g.Yellow()}
}

func newAlmanacClash(c almanac.Clash) almanacClash {
	animal := almanac.Zodiac(c.Branch)
	return almanacClash{
		Branch: c.Branch.String(), Zodiac: label{animal.String(), animal.English()}, Pair: c.Pair.String(),
		Direction: label{c.Sha.String(), c.Sha.English()},
	}
}

func newPengZu(d almanac.Day) []label {
	stem, branch := d.PengZu()
	stemEn, branchEn := d.PengZuEnglish()
	return []label{{stem, stemEn}, {branch, branchEn}}
}

func newAlmanacDirections(d almanac.Directions) almanacDirections {
	name := func(d almanac.Direction) label { return label{d.String(), d.English()} }
	return almanacDirections{name(d.Joy), name(d.Wealth), name(d.Fortune), name(d.YangNobleman), name(d.YinNobleman)}
}

// addAdvice writes the gods and what they suit and avoid.
func (out *almanacOutput) addAdvice(a *daygod.Advice, l i18n.Locale) {
	out.Gods = almanacGods{Lucky: []label{}, Unlucky: []label{}}
	for g := range a.Gods.All() {
		switch {
		case !g.Listed():
		case g.Kind() == daygod.KindLucky:
			out.Gods.Lucky = append(out.Gods.Lucky, label{g.String(), g.English()})
		default:
			out.Gods.Unlucky = append(out.Gods.Unlucky, label{g.String(), g.English()})
		}
	}
	out.Closed = godLabels(a.Closed)
	out.Suits, out.Avoids, out.Unprinted = []almanacActivity{}, []almanacActivity{}, []almanacActivity{}
	for i, v := range a.Verdicts {
		activity := newAlmanacActivity(daygod.Activity(i), v, l)
		switch {
		case v.Mark == daygod.MarkSuited:
			out.Suits = append(out.Suits, activity)
		case v.Mark == daygod.MarkAvoided:
			out.Avoids = append(out.Avoids, activity)
		case !v.For.Empty() || !v.Against.Empty():
			out.Unprinted = append(out.Unprinted, activity)
		}
	}
}

func newAlmanacActivity(a daygod.Activity, v daygod.Verdict, l i18n.Locale) almanacActivity {
	zh, en := v.Note.Words()
	return almanacActivity{
		Name: a.String(), Today: a.Today(), En: a.English(),
		For: godLabels(v.For), Against: godLabels(v.Against), Note: i18n.T(zh, en).In(l),
	}
}

func godLabels(s daygod.Set) []label {
	list := []label{}
	for g := range s.All() {
		list = append(list, label{g.String(), g.English()})
	}
	return list
}

func newAlmanacHour(h almanac.Hour) almanacHour {
	from, to := hourSpan(h.Pair.Branch())
	return almanacHour{
		Pair: h.Pair.String(), From: from, To: to, Road: newAlmanacRoad(h.Road), Star: int(h.Star),
		Clash: h.Clash.Branch.String(), Good: h.Good(), Nobleman: h.Nobleman, Breaks: h.Breaks, NotMet: h.NotMet, Void: h.Void,
	}
}

// hourSpan returns when a double hour of the day begins and ends. The Zi hour of
// a day is its early half.
func hourSpan(b ganzhi.EarthlyBranch) (from, to string) {
	if b == ganzhi.BranchZi {
		return "00:00", "01:00"
	}
	return fmt.Sprintf("%02d:00", 2*int(b)-1), fmt.Sprintf("%02d:00", 2*int(b)+1)
}
