package library

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// castBazi casts the four pillars of a birth.
func castBazi(p placeholder) (*bazi.Chart, error) {
	birth, rules, err := p.birth()
	if err != nil {
		return nil, err
	}
	return bazi.NewChart(birth, rules)
}

func (p placeholder) birth() (bazi.Birth, bazi.Rules, error) {
	var b bazi.Birth
	var r bazi.Rules
	var err error
	if b.Local, b.Zone, b.HourKnown, err = p.clock(); err != nil {
		return b, r, err
	}
	if b.Zone == nil {
		return b, r, errors.New("a timezone is needed")
	}
	if b.Sex, err = p.sex(); err != nil {
		return b, r, err
	}
	if text, ok := p.args["longitude"]; ok {
		deg, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return b, r, err
		}
		b.LongitudeDegEast = &deg
	}
	switch boundary := p.args["boundary"]; boundary {
	case "":
	case "zi":
		r.LateZi = bazi.LateZiNextDay
	default:
		return b, r, fmt.Errorf("unknown boundary %q", boundary)
	}
	switch clock := p.args["clock"]; clock {
	case "":
	case "solar":
		r.Clock = bazi.ClockTrueSolar
	default:
		return b, r, fmt.Errorf("unknown clock %q", clock)
	}
	return b, r, nil
}

// sex reads the argument of that name, which may be left out.
func (p placeholder) sex() (bazi.Sex, error) {
	switch sex := p.args["sex"]; sex {
	case "":
		return bazi.SexUnknown, nil
	case "male":
		return bazi.SexMale, nil
	case "female":
		return bazi.SexFemale, nil
	default:
		return 0, fmt.Errorf("unknown sex %q", sex)
	}
}

// chartViews are the values that a guide may show of a chart.
var chartViews = map[string]view[*bazi.Chart]{
	"pillars": func(c *bazi.Chart, l i18n.Locale) (string, error) {
		var all []string
		for _, p := range c.Pillars {
			all = append(all, pairName(p.Pair, l))
		}
		return strings.Join(all, i18n.T(" ", ", ").In(l)), nil
	},
	"year":       onePillar(bazi.Year),
	"month":      onePillar(bazi.Month),
	"day":        onePillar(bazi.Day),
	"hour":       onePillar(bazi.Hour),
	"day-master": showDayMaster,
	"stems":      showStems,
	"hidden":     showHidden,
	"elements":   showElements,
	"clock": func(c *bazi.Chart, _ i18n.Locale) (string, error) {
		return c.Time.Used.ClockString(), nil
	},
	"offset": func(c *bazi.Chart, _ i18n.Locale) (string, error) {
		return civil.FormatOffset(c.Time.OffsetSeconds), nil
	},
	"correction": showCorrection,

	"strength":       showStrength,
	"strength-parts": showStrengthParts,
	"pattern":        showPattern,
	"balance":        showSchool(bazi.SchoolFuYi),
	"season":         showSchool(bazi.SchoolTiaoHou),
	"form":           showSchool(bazi.SchoolGeJu),
	"disputed":       showDisputed,

	"luck":           showLuck,
	"luck-direction": showLuckDirection,
	"luck-start":     showLuckStart,
	"zodiac":         showZodiac,
}

func onePillar(kind bazi.Kind) func(*bazi.Chart, i18n.Locale) (string, error) {
	return func(c *bazi.Chart, l i18n.Locale) (string, error) {
		if int(kind) >= len(c.Pillars) {
			return "", fmt.Errorf("the chart has no %s pillar", kind)
		}
		return pairName(c.Pillars[kind].Pair, l), nil
	}
}

func pairName(p ganzhi.Pair, l i18n.Locale) string {
	return i18n.T(p.String(), p.String()+" ("+p.Pinyin()+")").In(l)
}

func showDayMaster(c *bazi.Chart, l i18n.Locale) (string, error) {
	d := c.DayMaster
	return i18n.T(d.String()+"（"+d.YinYang().String()+d.Element().String()+"）",
		d.String()+" ("+d.Pinyin()+"), "+strings.ToLower(d.YinYang().English()+" "+d.Element().English())).In(l), nil
}

func showStems(c *bazi.Chart, l i18n.Locale) (string, error) {
	var all []string
	for _, p := range c.Pillars {
		if p.Kind == bazi.Day {
			continue
		}
		s := p.Pair.Stem()
		all = append(all, i18n.T(p.Kind.String()+"干"+s.String()+"是"+p.TenGod.String(),
			kindNames[p.Kind]+" stem "+s.String()+" is "+godName(p.TenGod)).In(l))
	}
	return strings.Join(all, i18n.T("，", "; ").In(l)), nil
}

var kindNames = [...]string{bazi.Year: "year", bazi.Month: "month", bazi.Day: "day", bazi.Hour: "hour"}

// godName gives the English name with the Hanzi, which the names in use share.
func godName(t ganzhi.TenGod) string { return t.English() + " (" + t.String() + ")" }

func showHidden(c *bazi.Chart, l i18n.Locale) (string, error) {
	var all []string
	for _, p := range c.Pillars {
		var in []string
		for _, h := range p.Hidden {
			in = append(in, i18n.T(h.Stem.String()+"（"+h.TenGod.String()+"）", h.Stem.String()+" "+godName(h.TenGod)).In(l))
		}
		branch := p.Pair.Branch()
		all = append(all, i18n.T(branch.String()+"藏"+strings.Join(in, "、"),
			branch.String()+" ("+branch.Pinyin()+") holds "+strings.Join(in, ", ")).In(l))
	}
	return strings.Join(all, i18n.T("；", "; ").In(l)), nil
}

func showElements(c *bazi.Chart, l i18n.Locale) (string, error) {
	var all []string
	for e, n := range c.Elements {
		all = append(all, i18n.T(ganzhi.Element(e).String(), strings.ToLower(ganzhi.Element(e).English())).In(l)+" "+strconv.Itoa(n))
	}
	return strings.Join(all, i18n.T("、", ", ").In(l)), nil
}

// showCorrection gives true solar time minus clock time in minutes.
func showCorrection(c *bazi.Chart, _ i18n.Locale) (string, error) {
	if c.Time.Solar == nil {
		return "", fmt.Errorf("a correction needs a longitude and a time")
	}
	seconds := float64(c.Time.Solar.True.Seconds() - c.Time.Civil.Seconds())
	return strings.Replace(strconv.FormatFloat(seconds/60, 'f', 1, 64), "-", "−", 1), nil
}

// term computes the moment of a solar term on the clock of a zone.
func (p placeholder) term() (string, error) {
	year, err := strconv.Atoi(p.args["year"])
	if err != nil {
		return "", err
	}
	term, ok := almanac.ParseSolarTerm(p.args["name"])
	if !ok {
		return "", fmt.Errorf("unknown solar term %q", p.args["name"])
	}
	zone, err := civil.LoadZone(p.args["timezone"])
	if err != nil {
		return "", err
	}
	at, ok := sky.SolarTerm(year, int(term))
	if !ok {
		return "", fmt.Errorf("no solar terms for %d", year)
	}
	return zone.At(at.Unix() / 1000).Local.ClockString(), nil
}
