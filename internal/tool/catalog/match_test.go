package catalog

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
)

const matchPair = `{"a":{"date":"2000-08-16","time":"03:30","sex":"female"},"b":{"date":"1998-02-27","time":"21:10","sex":"male"}}`

// A whole pair reading. Its pillars and points are verified by the tests of the
// engine; the file pins every other member.
func TestMatch_Golden(t *testing.T) {
	t.Parallel()
	result, err := callTool(t, matchCharts(wireYears), "", matchPair)
	if err != nil {
		t.Fatal(err)
	}
	wantGolden(t, "testdata/match.output.json", result.JSON)
}

func TestMatch_DefaultsOfBothBirths(t *testing.T) {
	t.Parallel()
	result, err := callTool(t, matchCharts(wireYears), "", `{"a":{"date":"2000-08-16","options":{"late_zi":"next_day"}},"b":{"date":"1998-02-27"}}`)
	if err != nil {
		t.Fatal(err)
	}
	out := result.Value.(matchOutput)
	if *out.Input.A.DayBoundary != "zi" || *out.Input.B.DayBoundary != "midnight" || out.Input.B.Timezone != "Asia/Shanghai" {
		t.Errorf("got %+v", out.Input)
	}
	if len(out.A.Pillars) != 3 || len(out.A.Warnings) != 1 || out.Trigrams != nil || len(out.Luck) != 0 {
		t.Errorf("an hour or a sex was invented: %+v", out)
	}
	again, err := callTool(t, matchCharts(wireYears), "", string(result.Input))
	if err != nil || string(again.JSON) != string(result.JSON) {
		t.Errorf("again: %v", err)
	}
}

func TestMatch_Refuses(t *testing.T) {
	t.Parallel()
	const good = `{"date":"2000-08-16","time":"03:30"}`
	for _, c := range []struct{ name, input, path, code string }{
		{"no b", `{"a":` + good + `}`, "b", "invalid_type"},
		{"null a", `{"a":null,"b":` + good + `}`, "a", "invalid_type"},
		{"more", `{"a":` + good + `,"b":` + good + `,"c":1}`, "", "unrecognized_keys"},
		{"no date", `{"a":` + good + `,"b":{}}`, "b.date", "invalid_type"},
		{"no such day", `{"a":{"date":"2023-02-29"},"b":` + good + `}`, "a.date", "custom"},
		{"no such zone", `{"a":` + good + `,"b":{"date":"2000-08-16","timezone":"Mars/Base"}}`, "b.timezone", "custom"},
		{"solar time without longitude", `{"a":{"date":"2000-08-16","time":"03:30","solarTime":true},"b":` + good + `}`, "a.longitude", "custom"},
		{"option of b", `{"a":` + good + `,"b":{"date":"2000-08-16","options":{"clock":"sundial"}}}`, "b.options.clock", "invalid_value"},
	} {
		_, err := callTool(t, matchCharts(wireYears), "", c.input)
		f := fault.As(err)
		if f == nil || f.Kind != fault.Invalid || len(f.Fields) != 1 || f.Fields[0].Path != c.path || f.Fields[0].Code != c.code {
			t.Errorf("%s: got %v %+v", c.name, err, f)
		}
	}
	_, err := callTool(t, matchCharts(wireYears), "", `{"a":`+good+`,"b":{"date":"2023-02-29"}}`)
	if f := fault.As(err); f.Msg.Zh != "B：日期：公历中没有这一天。" || f.Msg.En != "B: The date is not a day of the Gregorian calendar." {
		t.Errorf("got %+v", f.Msg)
	}
}
