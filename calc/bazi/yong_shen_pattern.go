package bazi

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// byPattern is the school of the pattern.
//
// Rule: a special pattern is gone along with. Else the god of the month is used:
// one that is used with (顺用) is wanted itself, and then what rescues and forms the
// pattern in this chart (相神); where nothing does, what the pattern asks for. In a
// broken pattern nothing helps yet: it wants what it asks for without what breaks
// it, and counts that against it.
//
// Source: doc/sources.md#ge-ju-yong-shen.
func (c *Chart) byPattern(strong bool, g GeJu) YongShen {
	if len(g.Special) > 0 {
		return c.alongWith(SchoolGeJu, g.Special[0])
	}
	m := g.Month
	asks := patternWants[m.Pattern]
	helpers := asks.weak
	if strong {
		helpers = asks.strong
	}
	y := YongShen{School: SchoolGeJu, Step: StepWanting}
	against := asks.against
	because := reason{m.Pattern.English() + " is " + lower(m.State), m.Pattern.String() + m.State.String()}
	if m.State == StateBroken {
		breaks := fatal(m.Findings)
		y.Step = StepBroken
		because = because.with(": ", "：", textOf(breaks))
		helpers = without(helpers, restsOf(breaks))
		against = slices.Concat(against, restsOf(breaks))
	} else if found, texts := c.helpers(m.Findings); len(found) > 0 {
		y.Step, helpers = StepFormed, found
		because = because.with(": ", "：", texts)
	}
	if y.Step != StepFormed && len(helpers) > 0 {
		because = because.with("; it asks for ", "；宜", reason{
			names(helpers, ganzhi.TenGodGroup.English, ", "), names(helpers, ganzhi.TenGodGroup.String, "、"),
		})
	}
	y.Because, y.BecauseZh = because.en, because.zh
	var wants groups
	if m.Use == UseWith {
		wants = append(wants, m.TenGod.Group())
	}
	wants = distinct(append(wants, helpers...))
	y.Elements, y.Against = c.elementsOf(wants), c.elementsOf(distinct(without(against, wants)))
	return y
}

// with returns the reason with something added behind a separator.
func (r reason) with(en, zh string, more reason) reason {
	return reason{r.en + en + more.en, r.zh + zh + more.zh}
}

// helpers returns the groups that rescue and form a pattern and that the chart
// has, rescues first, with what was found.
func (c *Chart) helpers(findings []PatternFinding) (groups, reason) {
	var helping []PatternFinding
	for _, kind := range []FindingKind{FindingRescues, FindingForms} {
		for _, f := range findings {
			if f.Kind == kind && len(f.rests) > 0 {
				helping = append(helping, f)
			}
		}
	}
	s := c.shares()
	present := slices.DeleteFunc(restsOf(helping), func(g ganzhi.TenGodGroup) bool { return s[g] == 0 })
	return present, textOf(helping)
}

// fatal returns the breaks that nothing answers.
func fatal(findings []PatternFinding) []PatternFinding {
	var list []PatternFinding
	for _, f := range findings {
		if f.fatal {
			list = append(list, f)
		}
	}
	return list
}

// restsOf returns the groups that findings rest on.
func restsOf(findings []PatternFinding) groups {
	var list groups
	for _, f := range findings {
		list = append(list, f.rests...)
	}
	return distinct(list)
}

// textOf says what was found.
func textOf(findings []PatternFinding) reason {
	var text reason
	for i, f := range findings {
		if i > 0 {
			text = text.with("; ", "；", reason{})
		}
		text = text.with("", "", reason{f.Text, f.TextZh})
	}
	return text
}

// distinct returns the groups in order, each once.
func distinct(list groups) groups {
	var once groups
	for _, g := range list {
		if !slices.Contains(once, g) {
			once = append(once, g)
		}
	}
	return once
}

// without returns the groups that are not among others.
func without(list, others groups) groups {
	var rest groups
	for _, g := range list {
		if !slices.Contains(others, g) {
			rest = append(rest, g)
		}
	}
	return rest
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
