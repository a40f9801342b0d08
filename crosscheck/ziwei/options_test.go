package ziwei

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// choice is a choice of rules that iztro has too.
type choice struct {
	name   string
	config string // of iztro.js
	rules  ziwei.Rules
	// skip leaves out what iztro counts otherwise, for the reason given with it.
	skip func(passing, *ziwei.Chart, *ziwei.Horoscope) bool
}

func never(passing, *ziwei.Chart, *ziwei.Horoscope) bool { return false }

var choices = []choice{
	{"zhongzhou", `{"algorithm":"zhongzhou"}`, ziwei.Rules{School: ziwei.SchoolZhongzhou}, never},
	{"day_current", `{"dayDivide":"current"}`, ziwei.Rules{DayDivide: ziwei.DayCurrent}, never},
	{"earth", `{"plate":"earth"}`, ziwei.Rules{Plate: ziwei.PlateEarth}, never},
	{"human", `{"plate":"human"}`, ziwei.Rules{Plate: ziwei.PlateHuman}, never},
	// It splits leap months in two for what passes, whatever the chart does.
	{"leap_as_previous", `{"fixLeap":false}`, ziwei.Rules{LeapMonth: ziwei.LeapAsPrevious},
		func(_ passing, c *ziwei.Chart, h *ziwei.Horoscope) bool { return c.Lunar.Leap || h.Lunar.Leap }},
	// By yearDivide alone it leaves rings and some stars to the lunar year. It begins
	// the passing year with the day of 立春, here with the instant.
	{"lichun_day", `{"yearDivide":"exact","horoscopeDivide":"exact"}`,
		ziwei.Rules{YearDivide: ziwei.YearLichunDay, HoroscopeDivide: ziwei.HoroscopeSolarTerm},
		func(p passing, _ *ziwei.Chart, _ *ziwei.Horoscope) bool {
			return p.target.JDN() == almanac.TermOn(p.target.Year, almanac.TermLiChun).JDN
		}},
	// It grows older the day after the birthday, and in a leap month of its number
	// only after the day.
	{"birthday", `{"ageDivide":"birthday"}`, ziwei.Rules{AgeDivide: ziwei.AgeBirthday},
		func(_ passing, c *ziwei.Chart, h *ziwei.Horoscope) bool {
			return h.Lunar.Month == c.Lunar.Month && (h.Lunar.Day == c.Lunar.Day || h.Lunar.Leap)
		}},
}

// sampled takes every n-th of a list.
func sampled[T any](list []T, first, n int) []T {
	var sample []T
	for i := first; i < len(list); i += n {
		sample = append(sample, list[i])
	}
	return sample
}

// left reports whether a birth or a passing is left out: what differs by any rules
// is compared by the default ones.
func (o *choice) left(b birth, targetTime int) bool {
	late := b.time == times-1 || targetTime == times-1
	return in2097(b.date) || late && o.rules.DayDivide == ziwei.DayForward
}

// digest digests what iztro and what we say of a sample by a choice.
func (o *choice) digest(t *testing.T, say func(passing) string) string {
	t.Helper()
	all := births(t)
	sum := sha256.New()
	for _, b := range sampled(all, 7, 115) {
		sum.Write([]byte(say(passing{birth: b, targetTime: -1})))
	}
	for _, p := range sampled(passings(all), 5, 11) {
		sum.Write([]byte(say(p)))
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// plain leaves out of a chart's text what is known to differ: the pillars shown, and
// of another plate the branch of the body palace, which iztro leaves as it was, and
// the order of adjective stars.
func plain(text string) string {
	lines := strings.Split(text, "\n")
	if !strings.HasPrefix(text, "#") {
		return text
	}
	for i, line := range lines[1:] {
		fields := strings.Split(line, ";")
		switch {
		case i == 0:
			fields[3], fields[9] = "", ""
		case len(fields) > 3:
			stars := strings.Fields(fields[3])
			slices.Sort(stars)
			fields[3] = strings.Join(stars, " ")
		}
		lines[i+1] = strings.Join(fields, ";")
	}
	return strings.Join(lines, "\n")
}

// ours returns what we say by the choice, or nothing of what is left out.
func (o *choice) ours(t *testing.T, p passing) string {
	t.Helper()
	if o.left(p.birth, p.targetTime) || in2097(p.target) {
		return ""
	}
	c, err := p.cast(o.rules)
	if err != nil {
		t.Fatal(p, err)
	}
	if p.targetTime < 0 {
		return plain(newSheet(p.birth, c).String())
	}
	h, err := c.Horoscope(at(p.target, p.targetTime))
	if err != nil {
		t.Fatal(p, err)
	}
	if o.skip(p, c, h) {
		return ""
	}
	return (&passingSheet{p, h.Lunar, h}).String()
}

// TestOptions compares charts by other rules with a digest of what iztro says, which
// the long form makes anew.
func TestOptions(t *testing.T) {
	t.Parallel()
	want := readGoldens(t).options
	for _, o := range choices {
		compared := 0
		got := o.digest(t, func(p passing) string {
			text := o.ours(t, p)
			if text != "" {
				compared++
			}
			return text
		})
		t.Logf("%s: %d compared", o.name, compared)
		if got != want[o.name] {
			t.Errorf("%s: iztro differs", o.name)
		}
	}
}

// theirs returns the digest of what iztro says by the choice.
func (o *choice) theirs(t *testing.T) string {
	t.Helper()
	all := births(t)
	natal := startIztro(t, sampled(all, 7, 115), chartLines, "--config", o.config)
	later := startIztro(t, sampled(passings(all), 5, 11), passingLines, "--config", o.config)
	sum := o.digest(t, func(p passing) string {
		z := later
		if p.targetTime < 0 {
			z = natal
		}
		text := z.next(t)
		if o.ours(t, p) == "" {
			return ""
		}
		return plain(text)
	})
	natal.end(t)
	later.end(t)
	return sum
}
