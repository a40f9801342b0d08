package site

import (
	"fmt"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// told is what charts tell beside themselves: warnings, the rules that decided,
// and how near a change was.
type told struct {
	Warnings   []string       `json:"warnings"`
	Rules      []baziRule     `json:"rules"`
	Boundaries []baziBoundary `json:"boundaries"`

	locale i18n.Locale
	offset string // of the clock that boundaries are shown on
}

// in chooses the page's language.
func (t *told) in(zh, en string) string { return i18n.T(zh, en).In(t.locale) }

// word returns a sentence of the site, and the fallback when there is none.
func (t *told) word(key, fallback string) string {
	if text := sentences()[key].In(t.locale); text != "" {
		return text
	}
	return fallback
}

// Notes returns the warnings in the page's language.
func (t *told) Notes() []string {
	notes := make([]string, len(t.Warnings))
	for i, w := range t.Warnings {
		notes[i] = ownSide(w, t.locale)
	}
	return notes
}

// RuleLines returns the rules with what each decided.
func (t *told) RuleLines() []line {
	var lines []line
	for _, r := range t.Rules {
		if why := t.in(r.WhyZh, r.WhyEn); why != "" {
			lines = append(lines, line{r.Option + "=" + r.Value, why})
		}
	}
	return lines
}

// boundaryRow is a change before or after the moment of a chart.
type boundaryRow struct {
	Kind, Name, Time, Away string
	Near                   bool
}

// BoundaryRows returns the changes on both sides of the moment.
func (t *told) BoundaryRows() []boundaryRow {
	var rows []boundaryRow
	for _, b := range t.Boundaries {
		row := boundaryRow{Kind: t.word("chart."+b.Kind, b.Kind), Name: t.word("term."+b.Name, t.word("animal."+b.Name, b.Name)), Time: b.Instant, Near: b.Near}
		if at, err := time.Parse(time.RFC3339Nano, b.Instant); err == nil {
			row.Time = at.In(fixedZone(t.offset)).Format("2006-01-02 15:04:05")
		}
		if b.SecondsAway != nil {
			row.Away = t.away(*b.SecondsAway)
		}
		rows = append(rows, row)
	}
	return rows
}

// away says how far a change is, in the two largest units.
func (t *told) away(seconds float64) string {
	key := "calculator.later"
	if seconds < 0 {
		key, seconds = "calculator.earlier", -seconds
	}
	d := time.Duration(seconds) * time.Second
	days, hours, minutes := int(d.Hours())/24, int(d.Hours())%24, int(d.Minutes())%60
	var span string
	switch {
	case days > 0:
		span = t.in(fmt.Sprintf("%d 天 %d 小时", days, hours), fmt.Sprintf("%d d %d h", days, hours))
	case hours > 0:
		span = t.in(fmt.Sprintf("%d 小时 %d 分", hours, minutes), fmt.Sprintf("%d h %d min", hours, minutes))
	default:
		span = t.in(fmt.Sprintf("%d 分 %d 秒", minutes, int(d.Seconds())%60), fmt.Sprintf("%d min %d s", minutes, int(d.Seconds())%60))
	}
	return strings.ReplaceAll(sentences()[key].In(t.locale), "{span}", span)
}
