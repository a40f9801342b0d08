package site

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// baziResult is the part of a chart that the page writes out beside the drawing.
type baziResult struct {
	Pillars  []baziPillar `json:"pillars"`
	Warnings []string     `json:"warnings"`
	Calendar struct {
		Lunar   string `json:"lunar"`
		LunarEn string `json:"lunarEn"`
	} `json:"calendar"`
	Rules      []baziRule     `json:"rules"`
	Boundaries []baziBoundary `json:"boundaries"`
	Time       baziTime       `json:"time"`
	Input      struct {
		Options map[string]any `json:"options"` // that were chosen
	} `json:"input"`
	baziReading

	locale i18n.Locale
}

type baziPillar struct {
	Key         string     `json:"key"`
	Value       *string    `json:"value"` // nil when unknown
	GrowthStage string     `json:"growthStage"`
	SelfSeat    string     `json:"selfSeat"`
	Void        string     `json:"void"`
	ShenSha     []baziStar `json:"shenSha"`
}

type baziRule struct {
	Option string `json:"option"`
	Value  string `json:"value"`
	WhyZh  string `json:"whyZh"`
	WhyEn  string `json:"whyEn"`
}

type baziBoundary struct {
	Kind    string `json:"kind"`
	Name    string `json:"name"`
	Instant string `json:"instant"`

	SecondsAway *float64 `json:"secondsAway"` // after the moment of the chart
	Near        bool     `json:"near"`
}

type baziTime struct {
	Clock     string `json:"clock"`
	Standard  string `json:"standard"`
	MeanSolar string `json:"meanSolar"`
	TrueSolar string `json:"trueSolar"`
	Offset    string `json:"offset"`

	// Mean solar time minus the zone's standard time; nil without a longitude.
	LongitudeCorrectionSeconds *float64 `json:"longitudeCorrectionSeconds"`
}

// line is a name and what it stands for, in the page's language.
type line struct{ Name, Text string }

// reason says between which two instants a pillar holds.
type reason struct {
	Value, Key            string
	Before, After         string // what begins there
	BeforeTime, AfterTime string
}

// Notes returns the warnings in the page's language: they arrive as
// "English / 中文".
func (b *baziResult) Notes() []string {
	notes := make([]string, len(b.Warnings))
	for i, w := range b.Warnings {
		notes[i] = said(b.locale, w)
	}
	return notes
}

// maxHoursApart is how far the Sun's time and a zone's may lie apart before one of
// the two is probably mistaken: the western tip of China, the farthest that a zone
// in use reaches, has 3 hours and 6 minutes.
const maxHoursApart = 3.25

// HoursApart returns the hours between the Sun at the longitude and the clock of
// the zone, when they are too many to be true, else "". Whole days do not count:
// the date line is drawn as people like.
func (b *baziResult) HoursApart() string {
	if b.Time.LongitudeCorrectionSeconds == nil {
		return ""
	}
	hours := math.Abs(math.Remainder(*b.Time.LongitudeCorrectionSeconds/3600, 24))
	if hours <= maxHoursApart {
		return ""
	}
	return strconv.FormatFloat(hours, 'f', 1, 64)
}

// Clocks returns what the clocks showed, as far as it is known.
func (b *baziResult) Clocks() []line {
	var lines []line
	for _, c := range []line{
		{"chart.time.clock", b.Time.Clock}, {"chart.time.standard", b.Time.Standard},
		{"chart.time.meanSolar", b.Time.MeanSolar}, {"chart.time.trueSolar", b.Time.TrueSolar},
	} {
		if c.Text != "" {
			lines = append(lines, line{sentences()[c.Name].In(b.locale), strings.Replace(c.Text, "T", " ", 1)})
		}
	}
	return lines
}

// castingRules are the rules that decide the pillars and the luck of every chart.
var castingRules = []string{"year_boundary", "month_boundary", "clock", "late_zi", "luck_direction", "luck_method", "age_count"}

// decides reports whether a rule decided something of this chart: it casts
// pillars or luck, or it was chosen.
func (b *baziResult) decides(r baziRule) bool {
	_, chosen := b.Input.Options[r.Option]
	return chosen || slices.Contains(castingRules, r.Option)
}

// RuleLines returns the rules that decided something and what.
func (b *baziResult) RuleLines() []line {
	var lines []line
	for _, r := range b.Rules {
		if b.decides(r) {
			lines = append(lines, line{b.word("rule", r.Option), i18n.T(r.WhyZh, r.WhyEn).In(b.locale)})
		}
	}
	return lines
}

// RestRules returns the other rules, by their options.
func (b *baziResult) RestRules() []line {
	var lines []line
	for _, r := range b.Rules {
		if !b.decides(r) {
			lines = append(lines, line{r.Option + "=" + r.Value, i18n.T(r.WhyZh, r.WhyEn).In(b.locale)})
		}
	}
	return lines
}

// Reasons returns for each known pillar the boundaries on both sides, which come
// in pairs, the earlier one first.
func (b *baziResult) Reasons() []reason {
	var out []reason
	for _, p := range b.Pillars {
		var own []baziBoundary
		for _, bound := range b.Boundaries {
			if bound.Kind == p.Key {
				own = append(own, bound)
			}
		}
		if p.Value == nil || len(own) != 2 {
			continue
		}
		out = append(out, reason{
			Value: *p.Value, Key: p.Key,
			Before: b.boundaryName(own[0]), After: b.boundaryName(own[1]),
			BeforeTime: b.localTime(own[0].Instant), AfterTime: b.localTime(own[1].Instant),
		})
	}
	return out
}

// boundaryName names what begins at a boundary in the page's language: a solar
// term, or a branch by its animal. Days keep their pair.
func (b *baziResult) boundaryName(at baziBoundary) string {
	for _, group := range []string{"term.", "animal."} {
		if name, err := sentences().lookup(group+at.Name, b.locale); err == nil {
			return name
		}
	}
	return at.Name
}

// LunarDate returns the date of the Chinese calendar in the page's language.
func (b *baziResult) LunarDate() string {
	return i18n.T(b.Calendar.Lunar, b.Calendar.LunarEn).In(b.locale)
}

// localTime shows an instant on the wall clock of the birth, to the minute.
func (b *baziResult) localTime(instant string) string {
	t, err := time.Parse(time.RFC3339Nano, instant)
	if err != nil {
		return instant
	}
	return t.In(fixedZone(b.Time.Offset)).Format("2006-01-02 15:04")
}

// fixedZone reads an offset such as +08:00 or +08:05:43; anything else is UTC.
func fixedZone(offset string) *time.Location {
	for _, layout := range []string{"-07:00", "-07:00:00"} {
		if at, err := time.Parse(layout, offset); err == nil {
			_, seconds := at.Zone()
			return time.FixedZone(offset, seconds)
		}
	}
	return time.UTC
}
