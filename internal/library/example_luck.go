package library

import (
	"errors"
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// luckShown is how many luck pillars a guide lists.
const luckShown = 4

// lucky returns the luck of a chart that has it.
func lucky(c *bazi.Chart) (*bazi.Luck, error) {
	if c.Luck == nil {
		return nil, errors.New("luck needs a time and a sex")
	}
	return c.Luck, nil
}

// showLuck lists the first luck pillars with their years.
func showLuck(c *bazi.Chart, l i18n.Locale) (string, error) {
	luck, err := lucky(c)
	if err != nil {
		return "", err
	}
	var all []string
	for _, p := range luck.Pillars[:luckShown] {
		all = append(all, i18n.T(
			fmt.Sprintf("%s（%s，%d–%d）", p.Pair, p.TenGod, p.StartYear, p.EndYear),
			fmt.Sprintf("%s %d–%d, %s", pairName(p.Pair, l), p.StartYear, p.EndYear, godName(p.TenGod))).In(l))
	}
	return strings.Join(all, i18n.T("、", "; ").In(l)), nil
}

// showLuckDirection says which way the pillars run, and from which pillar.
func showLuckDirection(c *bazi.Chart, l i18n.Locale) (string, error) {
	luck, err := lucky(c)
	if err != nil {
		return "", err
	}
	way := i18n.T("逆行", "backward")
	if luck.Forward {
		way = i18n.T("顺行", "forward")
	}
	year := c.Pillars[bazi.Year].Pair.Stem()
	return i18n.T(
		fmt.Sprintf("年干%s属%s，所以%s", year, year.YinYang(), way.Zh),
		fmt.Sprintf("the year stem %s (%s) is %s, so luck runs %s", year, year.Pinyin(), strings.ToLower(year.YinYang().English()), way.En)).In(l), nil
}

// showLuckStart says after how long, and on which day, luck begins.
func showLuckStart(c *bazi.Chart, l i18n.Locale) (string, error) {
	luck, err := lucky(c)
	if err != nil {
		return "", err
	}
	s := luck.Start
	return i18n.T(
		fmt.Sprintf("出生后 %d 年 %d 个月 %d 天，在 %s 这一天交运", s.Years, s.Months, s.Days, s.Local.DateString()),
		fmt.Sprintf("%d years, %d months and %d days after birth, on %s", s.Years, s.Months, s.Days, s.Local.DateString())).In(l), nil
}

// showZodiac names the animal of the lunar year, which the chart shows beside
// the year pillar.
func showZodiac(c *bazi.Chart, l i18n.Locale) (string, error) {
	animal, err := c.Zodiac()
	return i18n.T(animal.String(), animal.English()+" ("+animal.String()+")").In(l), err
}

func branchName(b ganzhi.EarthlyBranch, l i18n.Locale) string {
	return i18n.T(b.String(), b.String()+" ("+b.Pinyin()+")").In(l)
}
