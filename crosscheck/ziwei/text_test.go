package ziwei

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// chinaZone is the clock of all births.
var chinaZone = civil.FixedZone(8 * 3600)

// cast casts our chart of a birth.
func (b birth) cast(r ziwei.Rules) (*ziwei.Chart, error) {
	local := b.date
	local.Hour, local.Minute = max(2*b.time-1, 0), 30
	sex := bazi.SexFemale
	if b.male {
		sex = bazi.SexMale
	}
	return ziwei.NewChart(bazi.Birth{Local: local, HourKnown: true, Zone: chinaZone, Sex: sex}, r)
}

// sheet is a chart as iztro.js prints it.
type sheet struct {
	birth   birth
	lunar   almanac.LunarDate // of the day, even in the late Zi hour
	pillars [4]ganzhi.Pair
	sign    ziwei.Sign
	chart   *ziwei.Chart // of everything else
	// adjective are the adjective stars of each palace; they are the chart's unless
	// iztro has some elsewhere.
	adjective [ziwei.Palaces][]ziwei.PlacedStar
}

// newSheet returns our chart on a sheet.
func newSheet(b birth, c *ziwei.Chart) *sheet {
	s := &sheet{birth: b, lunar: c.Lunar, pillars: c.Pillars, sign: c.Sign, chart: c}
	for i := range c.Palaces {
		s.adjective[i] = c.Palaces[i].Adjective
	}
	return s
}

// String writes the lines of iztro.js.
func (s *sheet) String() string {
	b := []byte("# " + s.birth.String() + "\n" + strings.Join(s.facts(), ";") + "\n")
	for i := range s.chart.Palaces {
		b = appendPalace(b, &s.chart.Palaces[i], s.adjective[i])
	}
	return string(b)
}

// facts are the first line: what is said of the chart as a whole.
func (s *sheet) facts() []string {
	c, sex := s.chart, "女"
	if s.birth.male {
		sex = "男"
	}
	date, _, _ := strings.Cut(s.birth.String(), " ")
	from := max(2*s.birth.time-1, 0)
	until := from + 2
	if s.birth.time%(times-1) == 0 {
		until = from + 1
	}
	branch := func(palace int) string { return c.Palaces[palace].Pair.Branch().String() }
	return []string{
		date, sex, s.lunar.String(),
		fmt.Sprintf("%s %s %s %s", s.pillars[0], s.pillars[1], s.pillars[2], s.pillars[3]),
		s.birth.hourName(), fmt.Sprintf("%02d:00~%02d:00", from, until%24),
		s.sign.String(), c.Zodiac.String(), branch(c.LifePalace), branch(c.BodyPalace),
		c.Soul.String(), c.Body.String(), c.Bureau.String(),
	}
}

// hourName is the name of the double hour.
func (b birth) hourName() string {
	switch b.time {
	case 0:
		return "早子时"
	case times - 1:
		return "晚子时"
	}
	return ganzhi.BranchZi.Add(b.time).String() + "时"
}

// appendPalace writes a palace.
func appendPalace(b []byte, p *ziwei.Palace, adjective []ziwei.PlacedStar) []byte {
	b = append(b, p.Name.String()+","+p.Pair.String()+","+mark(p.IsBody, "B")+mark(p.IsOriginal, "O")+";"...)
	b = append(appendStars(b, p.Major), ';')
	b = append(appendStars(b, p.Minor), ';')
	for i, each := range adjective {
		b = append(appendSpace(b, i), each.Star.String()...)
	}
	b = append(b, ";"+p.ChangSheng.String()+" "+p.BoShi.String()+" "+p.JiangQian.String()+" "+p.SuiQian.String()+";"...)
	b = append(strconv.AppendInt(b, int64(p.Decadal.From), 10), '-')
	b = append(strconv.AppendInt(b, int64(p.Decadal.To), 10), " "+p.Pair.String()+";"...)
	for i, age := range p.Ages() {
		b = strconv.AppendInt(appendSpace(b, i), int64(age), 10)
	}
	return append(b, '\n')
}

func mark(is bool, letter string) string {
	if is {
		return letter
	}
	return "-"
}

// appendSpace writes a space before all but the first of a list.
func appendSpace(b []byte, i int) []byte {
	if i > 0 {
		b = append(b, ' ')
	}
	return b
}

func appendStars(b []byte, stars []ziwei.PlacedStar) []byte {
	for i, each := range stars {
		b = append(appendSpace(b, i), each.Star.String()+":"+each.Brightness.String()+":"+each.Transformation.String()...)
	}
	return b
}
