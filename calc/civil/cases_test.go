package civil

import (
	"bufio"
	"encoding/json/v2"
	"os"
	"strings"
	"testing"
)

// tzCase is one line of the shared case file with category "tz".
type tzCase struct {
	ID       string `json:"id"`
	Category string `json:"category"`
	Input    struct {
		Zone  string `json:"zone"`
		Local string `json:"local"`
	} `json:"input"`
	Expect struct {
		OffsetSeconds *int   `json:"utc_offset_s"`
		Kind          string `json:"kind"`
		Offsets       []int  `json:"offsets"`
	} `json:"expect"`
}

func readTZCases(t *testing.T) []tzCase {
	t.Helper()
	file, err := os.Open("../testdata/cases/calendar.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var cases []tzCase
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if !strings.Contains(lines.Text(), `"category": "tz"`) {
			continue
		}
		var c tzCase
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatalf("%s: %v", lines.Text(), err)
		}
		cases = append(cases, c)
	}
	return cases
}

// TestResolve_cases runs every reported time zone fault under its id.
func TestResolve_cases(t *testing.T) {
	t.Parallel()
	cases := readTZCases(t)
	if len(cases) != 67 {
		t.Fatalf("got %d cases of category tz, want 67", len(cases))
	}
	for _, c := range cases {
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			local, err := ParseDateTime(strings.Replace(c.Input.Local, " ", "T", 1))
			if err != nil {
				t.Fatal(err)
			}
			z := mustZone(t, c.Input.Zone)
			got, err := z.Resolve(local, nil)
			if c.Expect.Kind != "normal" {
				checkChoice(t, z, local, c.Expect.Offsets)
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got.OffsetSeconds != *c.Expect.OffsetSeconds || got.Local != local {
				t.Errorf("got %+v, want offset %d", got, *c.Expect.OffsetSeconds)
			}
		})
	}
}

// checkChoice wants a refusal that names the offsets on both sides, each of
// which resolves the reading when given as a fixed zone.
func checkChoice(t *testing.T, z *Zone, local DateTime, offsets []int) {
	t.Helper()
	_, err := z.Resolve(local, nil)
	field := "time"
	if z.Name() == "Pacific/Apia" && local.DateString() == "2011-12-30" { // no time of that date happened
		field = "date"
	}
	input := wantInputError(t, err, field)
	if offsets == nil { // a gap: the clocks one day either side
		offsets = []int{z.At(local.Seconds() - 2*secondsPerDay).OffsetSeconds, z.At(local.Seconds() + 2*secondsPerDay).OffsetSeconds}
	}
	for _, offset := range offsets {
		name := FormatOffset(offset)
		if !strings.Contains(input.Reason, name) || !strings.Contains(input.ReasonZh, name) {
			t.Errorf("%q / %q does not name %s", input.Reason, input.ReasonZh, name)
		}
		got, err := mustZone(t, name).Resolve(local, nil)
		if err != nil || got.Unix != local.Seconds()-int64(offset) {
			t.Errorf("with timezone %s: got %+v, %v", name, got, err)
		}
	}
}

// TestCases_E049 checks the summers in which China set its clocks forward.
func TestCases_E049(t *testing.T) {
	t.Parallel()
	z := mustZone(t, "Asia/Shanghai")
	summers := map[string]string{
		"1986-05-04": "1986-09-14", "1987-04-12": "1987-09-13", "1988-04-17": "1988-09-11",
		"1989-04-16": "1989-09-17", "1990-04-15": "1990-09-16", "1991-04-14": "1991-09-15",
	}
	for start, end := range summers {
		first, last := mustParse(t, start+"T02:00"), mustParse(t, end+"T00:59:59")
		checkChoice(t, z, first, []int{28800, 32400})
		for local, dst := range map[DateTime]bool{
			first.AddSeconds(-1): false, first.AddSeconds(3600): true, last: true, last.AddSeconds(3601): false,
		} {
			if got, err := z.Resolve(local, nil); err != nil || got.DST != dst || got.StandardOffsetSeconds != 28800 {
				t.Errorf("%v: got %+v, %v, want DST %t", local, got, err, dst)
			}
		}
	}
}

// TestCases_E050 checks that neither a skipped nor a repeated time is guessed.
func TestCases_E050(t *testing.T) {
	t.Parallel()
	z := mustZone(t, "America/New_York")
	for _, local := range []string{"2024-03-10T02:30", "2024-11-03T01:30"} {
		checkChoice(t, z, mustParse(t, local), []int{-14400, -18000})
	}
}
