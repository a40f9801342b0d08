package almanac

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// ancientSHA256 pins the table: made once from lunar-go 1.4.7 and tyme4ts 1.5.2
// (both MIT) with the corrections of doc/sources.md#lunisolar-ancient-months.
const ancientSHA256 = "ae0137e67562659867b3b9bc12af114623eed96933b0bf63c287685c055cb56c"

func TestAncientMonths_form(t *testing.T) {
	t.Parallel()
	if sum := fmt.Sprintf("%x", sha256.Sum256([]byte(ancientMonths))); sum != ancientSHA256 {
		t.Errorf("the table is another: %s", sum)
	}
	form := regexp.MustCompile(`^\d{4} \d{7} (0\d|1[0-2]) [012]{12}[ 012]$`)
	lines := strings.Split(strings.TrimSuffix(ancientMonths, "\n"), "\n")
	if len(lines) != firstRuleYear-1 {
		t.Fatalf("got %d lines, want %d", len(lines), firstRuleYear-1)
	}
	for i, line := range lines {
		if !form.MatchString(line) || !strings.HasPrefix(line, fmt.Sprintf("%04d ", i+1)) {
			t.Errorf("line %d is %q", i+1, line)
		}
		if leap := line[13:15] != "00"; leap == (line[28] == ' ') {
			t.Errorf("line %d has a leap month without a length, or a length without a leap month: %q", i+1, line)
		}
	}
}

// TestWitnessed checks that each corrected or contested month begins where the
// lists say.
func TestWitnessed(t *testing.T) {
	t.Parallel()
	want := map[int]string{
		1822697: "278-03-01", 1835778: "314-01-01", 1835837: "314-03-01", 1878185: "430-02-01", 1985883: "724-leap12-01",
		2255378: "1462-11-01", 2298818: "1581-10-01", 2301151: "1588-03-01", 2301181: "1588-04-01", 2301446: "1588-12-01",
		2305493: "1600-01-01", 2308771: "1609-01-01",
	}
	for jdn, confidence := range witnessed {
		day := civil.FromJDN(jdn)
		m, err := China.MonthOn(day)
		if got := lunarText(mustLunar(t, China, day)); err != nil || got != want[jdn] {
			t.Errorf("%d: got %s, want %s", jdn, got, want[jdn])
		}
		if m.Source() != SourceWitness || m.Confidence() != confidence {
			t.Errorf("%d: got %v, %v", jdn, m.Source(), m.Confidence())
		}
	}
	for _, span := range contested {
		for _, jdn := range []int{span.from, span.to} {
			if m, err := China.MonthOn(civil.FromJDN(jdn)); err != nil || m.FirstJDN != jdn {
				t.Errorf("no month begins on day %d", jdn)
			}
		}
	}
}

func TestSourceAndConfidence(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		day        civil.DateTime
		source     Source
		confidence Confidence
	}{
		{civil.DateTime{Year: 800, Month: 6, Day: 1}, SourceReconstructed, ConfidenceMedium},
		{civil.DateTime{Year: 238, Month: 12, Day: 1}, SourceReconstructed, ConfidenceLow},
		{civil.DateTime{Year: 23, Month: 10, Day: 1}, SourceReconstructed, ConfidenceLow},
		{civil.DateTime{Year: 1645, Month: 1, Day: 27}, SourceReconstructed, ConfidenceMedium},
		{civil.DateTime{Year: 1645, Month: 1, Day: 28}, SourceIssued, ConfidenceHigh},
		{civil.DateTime{Year: 1912, Month: 2, Day: 17}, SourceIssued, ConfidenceHigh},
		{civil.DateTime{Year: 1912, Month: 2, Day: 18}, SourceRule, ConfidenceHigh},
		{civil.DateTime{Year: 2025, Month: 1, Day: 29}, SourceRule, ConfidenceHigh},
		{civil.DateTime{Year: 2057, Month: 9, Day: 29}, SourceRule, ConfidenceLow},
		{civil.DateTime{Year: 2057, Month: 10, Day: 29}, SourceRule, ConfidenceHigh},
	} {
		m, err := China.MonthOn(c.day)
		if err != nil || m.Source() != c.source || m.Confidence() != c.confidence {
			t.Errorf("%s: got %v, %v, want %v, %v (%v)", c.day.DateString(), m.Source(), m.Confidence(), c.source, c.confidence, err)
		}
		zh, en := m.Because()
		if zh == "" || en == "" || c.source.String() == "" || c.confidence.String() == "" {
			t.Errorf("%v has no words", c.source)
		}
	}
}

// TestOfficial_runs reads the official names around each change of the count.
func TestOfficial_runs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		from, to int // lunar years whose months are read
		want     string
	}{
		{8, 9, "正月 闰正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 冬月 9正月 " +
			"9二月 9三月 9四月 9五月 9六月 9七月 9八月 9九月 9十月 9冬月 9腊月 10正月"},
		{23, 23, "23二月 23三月 23四月 23五月 23六月 23七月 23八月 23九月 23十月 十月 冬月 腊月"},
		{236, 237, "正月 闰正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 冬月 腊月 " +
			"正月 二月 237四月 237五月 237六月 237七月 237八月 237九月 237十月 237冬月 237腊月 238正月"},
		{239, 239, "239二月 239三月 239四月 239五月 239六月 239七月 239八月 239九月 239十月 239冬月 239腊月 239后十二月"},
		{689, 689, "正月 二月 三月 四月 五月 六月 七月 八月 九月 闰九月 十月 690正月 690腊月"},
		{697, 697, "697一月 697二月 697三月 697四月 697五月 697六月 697七月 697八月 697九月 697十月 698正月 698腊月 698闰腊月"},
		{700, 700, "700一月 700二月 700三月 700四月 700五月 700六月 700七月 700闰七月 700八月 700九月 700十月 冬月 腊月"},
		{761, 762, "正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 762建子月 762建丑月 " +
			"762建寅月 762建卯月 762建辰月 四月 五月 六月 七月 八月 九月 十月 冬月 腊月"},
	} {
		var names []string
		for year := c.from; year <= c.to; year++ {
			for _, m := range ancientYear(year) {
				name := LunarDate{Month: m.Number, Leap: m.Leap}.MonthName()
				if o, ok := m.Official(); ok {
					name = fmt.Sprint(o.Year, o.Name)
					if o.Zh == "" || o.En == "" {
						t.Errorf("%s has no reason", name)
					}
				}
				names = append(names, strings.ReplaceAll(name, " ", ""))
			}
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%d-%d: got %s\nwant %s", c.from, c.to, got, c.want)
		}
	}
}

func TestHistoricalDate(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		y, m, d   int
		gregorian string // "" for a refusal
	}{
		{1582, 10, 4, "1582-10-14"}, {1582, 10, 5, ""}, {1582, 10, 14, ""}, {1582, 10, 15, "1582-10-15"},
		{1500, 2, 29, "1500-03-10"}, {1700, 2, 29, ""}, {4, 2, 30, ""}, {2024, 2, 29, "2024-02-29"}, {1, 1, 1, "0000-12-30"},
	} {
		day, err := HistoricalDate(c.y, c.m, c.d)
		if (err != nil) != (c.gregorian == "") || err == nil && day.DateString() != c.gregorian {
			t.Errorf("%d-%d-%d: got %s, %v, want %q", c.y, c.m, c.d, day.DateString(), err, c.gregorian)
		}
		if err != nil {
			continue
		}
		if y, m, d, julian := Historical(day); y != c.y || m != c.m || d != c.d || julian != (c.y < 1583 && c.d != 15) {
			t.Errorf("%s is %d-%d-%d (Julian: %t)", day.DateString(), y, m, d, julian)
		}
	}
}
