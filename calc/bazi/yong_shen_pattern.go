package bazi

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// byPattern is the school of the pattern.
//
// Rule: a special pattern is gone along with. Else the god of the month is used:
// one that is used with (顺用) is wanted itself, and then what rescues and forms the
// pattern in this chart (相神); where nothing does, what the pattern asks for.
//
// Source: doc/sources.md#ge-ju-yong-shen.
func (c *Chart) byPattern(strong bool, g GeJu) YongShen {
	if len(g.Special) > 0 {
		return c.alongWith(SchoolGeJu, g.Special[0])
	}
	m := g.Month
	asks := patternWants[m.Pattern]
	aids := asks.weak
	if strong {
		aids = asks.strong
	}
	y := YongShen{
		School: SchoolGeJu, Step: StepWanting,
		Because:   m.Pattern.English() + " is " + lower(m.State) + "; it asks for " + names(aids, ganzhi.TenGodGroup.English, ", "),
		BecauseZh: m.Pattern.String() + m.State.String() + "；宜" + names(aids, ganzhi.TenGodGroup.String, "、"),
	}
	if found, en, zh := c.aids(m.Findings); len(found) > 0 {
		aids, y.Step = found, StepFormed
		y.Because = m.Pattern.English() + " is " + lower(m.State) + ": " + en
		y.BecauseZh = m.Pattern.String() + m.State.String() + "：" + zh
	}
	var wants []ganzhi.TenGodGroup
	if m.Use == UseWith {
		wants = append(wants, m.TenGod.Group())
	}
	for _, g := range aids {
		if !slices.Contains(wants, g) {
			wants = append(wants, g)
		}
	}
	var against []ganzhi.TenGodGroup
	for _, g := range asks.against {
		if !slices.Contains(wants, g) {
			against = append(against, g)
		}
	}
	y.Elements, y.Against = c.elementsOf(wants), c.elementsOf(against)
	return y
}

// aids returns the groups that rescue and form a pattern and that the chart has,
// rescues first, with what was found.
func (c *Chart) aids(findings []PatternFinding) (list []ganzhi.TenGodGroup, en, zh string) {
	s := c.shares()
	for _, kind := range []FindingKind{FindingRescues, FindingForms} {
		for _, f := range findings {
			if f.Kind != kind || len(f.aids) == 0 {
				continue
			}
			if en != "" {
				en, zh = en+"; ", zh+"；"
			}
			en, zh = en+f.Text, zh+f.TextZh
			for _, g := range f.aids {
				if s[g] > 0 && !slices.Contains(list, g) {
					list = append(list, g)
				}
			}
		}
	}
	return list, en, zh
}

func names(list []ganzhi.TenGodGroup, name func(ganzhi.TenGodGroup) string, between string) string {
	text := ""
	for i, g := range list {
		if i > 0 {
			text += between
		}
		text += name(g)
	}
	return text
}

// lower writes a state inside a sentence.
func lower(s PatternState) string { return [...]string{"open", "formed", "rescued", "broken"}[s] }
