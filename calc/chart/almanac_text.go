package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	names "github.com/wenbu-go/wenbu/calc/internal/hant"
)

// AlmanacText returns a page of the almanac (黄历) for a terminal: what the day is,
// what it suits and avoids with the gods that say so, and its hours. Activities
// that nobody does any more are left out.
func AlmanacText(d almanac.Day, l Language) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s  %s\n\n", l.dayLine(d), l.pick(d.Lunar.String(), d.Lunar.English()))
	writeTable(&b, almanacRows(d, l))
	advice := d.Advice()
	if !advice.Closed.Empty() {
		fmt.Fprintf(&b, "\n%s  %s\n", l.pick("诸事不宜", "everything is avoided"), l.gods(advice.Closed))
	} else {
		b.WriteString("\n")
		writeTable(&b, l.activityRows(advice, daygod.MarkSuited))
		b.WriteString("\n")
		writeTable(&b, l.activityRows(advice, daygod.MarkAvoided))
	}
	b.WriteString("\n")
	writeTable(&b, l.hourRows(d))
	if l == Traditional {
		return names.Of(b.String())
	}
	return b.String()
}

// dayLine is the day's date; before the change of calendars it has two.
func (l Language) dayLine(d almanac.Day) string {
	date := d.Date.DateString()
	y, m, day, julian := almanac.Historical(d.Date)
	if !julian {
		return date
	}
	return fmt.Sprintf(l.pick("儒略历 %04d-%02d-%02d（格里历 %s）", "%04d-%02d-%02d Julian (%s Gregorian)"), y, m, day, date)
}

// pick returns the text in the language.
func (l Language) pick(zh, en string) string {
	if l == English {
		return en
	}
	return zh
}

// named returns the Hanzi, in English followed by what they mean.
func (l Language) named(zh, en string) string {
	if l == English {
		return zh + " " + en
	}
	return zh
}

// almanacRows are the facts of the day, a label and a text each.
func almanacRows(d almanac.Day, l Language) [][]string {
	mansion, clash, dirs, fetus := d.Mansion(), d.Clash(), d.Directions(), d.FetusGod()
	animal := almanac.Zodiac(clash.Branch)
	direction := func(d almanac.Direction) string { return l.pick(d.String(), d.English()) }
	stem, branch := l.pengZu(d)
	road := l.pick("黑道", "black road")
	if d.RoadGod().Yellow() {
		road = l.pick("黄道", "yellow road")
	}
	rows := [][]string{
		{l.pick("干支", "pillars"), fmt.Sprintf("%v %v %v", d.YearPair, d.MonthPair, d.DayPair)},
		{l.pick("节气", "term"), l.termLine(d)},
		{l.pick("建除", "officer"), l.named(d.Officer().String(), d.Officer().English())},
		{road, l.named(d.RoadGod().String(), d.RoadGod().English())},
		{l.pick("宿", "mansion"), l.named(mansion.String()+mansion.Luminary()+mansion.Animal(), mansion.English())},
		{l.pick("冲煞", "clash"), l.pick("冲"+clash.Branch.String()+"（"+animal.String()+"） 煞"+clash.Sha.String(), clash.Branch.String()+" "+animal.English()+", sha "+clash.Sha.English())},
		{l.pick("彭祖", "Peng Zu"), stem}, {"", branch},
		{l.pick("喜神", "joy"), direction(dirs.Joy)}, {l.pick("财神", "wealth"), direction(dirs.Wealth)},
		{l.pick("福神", "fortune"), direction(dirs.Fortune)},
		{l.pick("胎神", "fetus god"), l.pick(fetus.Place+" "+fetus.Where, fetusEnglish(fetus))},
		{l.pick("九星", "nine stars"), l.stars(d)},
		{l.pick("六曜", "six days"), l.named(d.SixDay().String(), d.SixDay().English())},
	}
	if line := l.seasonLine(d); line != "" {
		rows = append(rows, []string{l.pick("时令", "season"), line})
	}
	for _, f := range d.Festivals() {
		rows = append(rows, []string{l.pick("节日", "festival"), l.named(f.Name, f.En)})
	}
	return rows
}

// fetusWords are the places of the fetus god in English.
var fetusWords = strings.NewReplacer("占", "", "大门", "main gate, ", "门", "gate, ", "碓磨", "mortar and mill, ", "碓", "mortar, ",
	"厨灶", "stove, ", "仓库", "storehouse, ", "房床", "bed, ", "床", "bed, ", "厕", "privy, ", "炉", "hearth, ", "栖", "roost, ",
	"外", "outside ", "房内", "indoors ", "正", "", "中", "centre", "东南", "southeast", "东北", "northeast",
	"西南", "southwest", "西北", "northwest", "东", "east", "西", "west", "南", "south", "北", "north")

func fetusEnglish(g almanac.FetusGod) string { return fetusWords.Replace(g.Place + g.Where) }

// stars are those in the centre: of the year, the month and the day.
func (l Language) stars(d almanac.Day) string {
	var list []string
	for _, s := range []almanac.NineStar{d.YearStar(), d.MonthStar(), d.DayStar()} {
		list = append(list, l.pick(s.String(), s.English()))
	}
	return strings.Join(list, l.pick(" ", ", "))
}

func (l Language) pengZu(d almanac.Day) (stem, branch string) {
	if l == English {
		return d.PengZuEnglish()
	}
	return d.PengZu()
}

func (l Language) termLine(d almanac.Day) string {
	pentad := d.Pentad()
	line := l.named(d.Term.Term.String(), d.Term.Term.English())
	if _, on := d.OnTerm(); on {
		line += " " + almanac.China.Clock(d.Term.Instant).ClockString()
	}
	return line + l.pick("，", "; ") + l.named(pentad.String(), pentad.English())
}

func (l Language) seasonLine(d almanac.Day) string {
	var parts []string
	for _, s := range []almanac.Span{d.DogDays(), d.Nines()} {
		if s.Day > 0 {
			parts = append(parts, l.pick(s.String(), fmt.Sprintf("%s, day %d", s.En, s.Day)))
		}
	}
	return strings.Join(parts, " ")
}

// activityRows are the everyday activities with a mark, each with its gods.
func (l Language) activityRows(a *daygod.Advice, mark daygod.Mark) [][]string {
	label := mark.String() + l.pick("", map[daygod.Mark]string{daygod.MarkSuited: " suits", daygod.MarkAvoided: " avoids"}[mark])
	var rows [][]string
	for i, v := range a.Verdicts {
		activity := daygod.Activity(i)
		if v.Mark != mark || activity.Today() == "" {
			continue
		}
		gods := v.For
		if mark == daygod.MarkAvoided {
			gods = v.Against
		}
		rows = append(rows, []string{label, l.pick(activity.Today(), activity.English()), l.gods(gods)})
		label = ""
	}
	if rows == nil {
		return [][]string{{label, l.pick("无", "nothing")}}
	}
	return rows
}

func (l Language) gods(s daygod.Set) string {
	var list []string
	for g := range s.All() {
		list = append(list, l.pick(g.String(), g.English()))
	}
	return strings.Join(list, l.pick(" ", ", "))
}

// hourRows are the double hours that the day has to prefer.
func (l Language) hourRows(d almanac.Day) [][]string {
	label := l.pick("吉时", "hours")
	var rows [][]string
	for i, h := range d.Hours() {
		if !h.Good() {
			continue
		}
		from, to := 2*i-1, 2*i+1
		if ganzhi.EarthlyBranch(i) == ganzhi.BranchZi {
			from = 0
		}
		noble := ""
		if h.Nobleman {
			noble = l.pick("贵人", "nobleman")
		}
		rows = append(rows, []string{label, fmt.Sprintf("%02d:00–%02d:00", from, to), h.Pair.String(), l.named(h.Road.String(), h.Road.English()), noble})
		label = ""
	}
	return rows
}
