package library

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// showStrength gives score and band of the day master.
func showStrength(c *bazi.Chart, l i18n.Locale) (string, error) {
	s := c.Strength()
	score := strconv.FormatFloat(s.Score, 'f', -1, 64)
	return i18n.T(score+" 分，属“"+s.Band.String()+"”", score+" of 100, called "+strings.ToLower(s.Band.English())).In(l), nil
}

// showStrengthParts gives the places that add to the strength, in the order of
// the chart.
func showStrengthParts(c *bazi.Chart, l i18n.Locale) (string, error) {
	var all []string
	for _, p := range c.Strength().Parts {
		if p.Points == 0 {
			continue
		}
		points := strconv.FormatFloat(p.Points, 'f', -1, 64)
		all = append(all, i18n.T(p.What+" "+points, placeName(p.What)+" "+points).In(l))
	}
	return strings.Join(all, i18n.T("、", ", ").In(l)), nil
}

// placeName translates a place in the chart: 月支 is the month branch.
func placeName(what string) string {
	for kind, en := range kindNames {
		if rest, ok := strings.CutPrefix(what, bazi.Kind(kind).String()); ok {
			return en + map[string]string{"干": " stem", "支": " branch", "柱": " pillar"}[rest]
		}
	}
	return what
}

// showPattern names the pattern with its state and the step that named it.
func showPattern(c *bazi.Chart, l i18n.Locale) (string, error) {
	g := c.GeJu()
	m := g.Month
	return i18n.T(g.Name()+"（"+m.BecauseZh+"），"+"成败看下来是“"+m.State.String()+"”",
		g.English()+" ("+m.Because+"), judged "+strings.ToLower(m.State.English())).In(l), nil
}

// showSchool gives what one school wants and its reason.
func showSchool(school bazi.School) func(*bazi.Chart, i18n.Locale) (string, error) {
	return func(c *bazi.Chart, l i18n.Locale) (string, error) {
		for _, y := range c.YongShen() {
			if y.School == school {
				return i18n.T("取"+elementList(y.Elements, i18n.Zh)+"（"+y.BecauseZh+"）", elementList(y.Elements, l)+" ("+y.Because+")").In(l), nil
			}
		}
		return "", fmt.Errorf("no school %s", school)
	}
}

// showDisputed lists the elements that one school wants and another counts against.
func showDisputed(c *bazi.Chart, l i18n.Locale) (string, error) {
	var list []ganzhi.Element
	for _, d := range bazi.CompareYongShen(c.YongShen()).Disputed {
		list = append(list, d.Element)
	}
	return elementList(list, l), nil
}

func elementList(list []ganzhi.Element, l i18n.Locale) string {
	if len(list) == 0 {
		return i18n.T("无", "none").In(l)
	}
	all := make([]string, len(list))
	for i, e := range list {
		all[i] = i18n.T(e.String(), strings.ToLower(e.English())).In(l)
	}
	return strings.Join(all, i18n.T("、", ", ").In(l))
}
