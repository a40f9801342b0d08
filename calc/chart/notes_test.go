package chart

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
)

// Text and drawing show every warning, and the charts that the birth may have.
func TestFourPillars_ShowsWarnings(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]struct {
		warnings []bazi.Warning
		either   string
	}{
		"no-hour":   {[]bazi.Warning{bazi.WarnHourUnknown, bazi.WarnOpenDate}, "甲辰 丙寅 戊戌"},
		"near-term": {[]bazi.Warning{bazi.WarnNearTerm}, "甲辰 丙寅 戊戌 庚申"},
		"late-zi":   {[]bazi.Warning{bazi.WarnLateZi}, ""},
	} {
		c := sample(t, name)
		for _, l := range []Language{Chinese, English, Traditional} {
			for form, got := range map[string]string{"text": FourPillarsText(c, l), "svg": FourPillarsSVG(c, l)} {
				for _, w := range want.warnings {
					if !strings.Contains(got, l.warning(w)) {
						t.Errorf("%s %s %s does not say %q", name, l.Tag(), form, l.warning(w))
					}
				}
				if !strings.Contains(got, want.either) {
					t.Errorf("%s %s %s does not list %s", name, l.Tag(), form, want.either)
				}
			}
		}
	}
}

func TestFold(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"":                      "",
		"one two three":         "one two|three",
		"unbreakable12345 word": "unbreaka|ble12345|word",
		"一二三四五六":                "一二三四|五六",
		"一二三四，五":                "一二三|四，五",
		"一二（23:00 至 5）":         "一二|（23:00|至 5）",
	} {
		if got := strings.Join(fold(text, 8), "|"); got != want {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	}
}
