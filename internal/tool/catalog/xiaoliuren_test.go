package catalog

import (
	"encoding/json/jsontext"
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

func TestXiaoLiuRen(t *testing.T) {
	t.Parallel()
	now := civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 8, Minute: 30}
	counted := xiaoLiuRen(func() civil.DateTime { return now })
	for _, c := range []struct{ input, want string }{
		{`{}`, `"palaces":[{"role":"day","index":4,"name":"小吉"`},
		{`{}`, `"hour":{"index":4,"name":"辰","range":"07:00-08:59"}`},
		{`{"datetime":"2026-11-30 23:30"}`, `"range":"23:00-00:59"`},
		{`{"datetime":"2026-11-30T08:30:15Z"}`, `"datetime":"2026-11-30T08:30:15"`},
		{`{"datetime":"2026-11-30T08:30-11:00"}`, `"lunar":"二〇二六年十月廿二","dayPillar":"戊申"`},
		{`{"day_master":"丙"}`, `"tenGod":{"dayMaster":"丙","name":"食神"`},
		{`{"question":"🎲"}`, `"questionLength":1,"palaces":[{"role":"start","index":0`},
		{`{"question":"🎲"}`, `{"role":"turn","index":4`},
		{`{"question":"   "}`, `"questionLength":3`}, // spaces are counted like other characters
		{`{"locale":"en"}`, `"reading":"The day and hour fall on Small Luck.`},
	} {
		got, err := callTool(t, counted, "", c.input)
		if err != nil {
			t.Errorf("%s: %v", c.input, err)
		} else if !strings.Contains(string(got.JSON), c.want) {
			t.Errorf("%s: no %s in %s", c.input, c.want, got.JSON)
		}
	}
	english, err := callTool(t, counted, i18n.En, `{}`)
	if err != nil || !strings.Contains(string(english.JSON), "entertainment") {
		t.Errorf("English: %s, %v", english.JSON, err)
	}
}

// 23:30 and the next day's 00:30 say the same of every day, but the reading.
func TestXiaoLiuRen_LateEvening(t *testing.T) {
	t.Parallel()
	counted := xiaoLiuRen(nil)
	for day := range 28 {
		late, err := callTool(t, counted, "", fmt.Sprintf(`{"datetime":"2026-02-%02dT23:30","day_master":"庚"}`, day+1))
		if err != nil {
			t.Fatal(err)
		}
		next := civil.DateTime{Year: 2026, Month: 2, Day: day + 1}.AddDays(1)
		early, err := callTool(t, counted, "", fmt.Sprintf(`{"datetime":"%sT00:30","day_master":"庚"}`, next.DateString()))
		if err != nil {
			t.Fatal(err)
		}
		_, a, _ := strings.Cut(string(late.JSON), `"hour"`)
		_, b, _ := strings.Cut(string(early.JSON), `"hour"`)
		if a != b {
			t.Errorf("February %d: %s and %s", day+1, a, b)
		}
	}
}

func TestXiaoLiuRen_Refuses(t *testing.T) {
	t.Parallel()
	counted := xiaoLiuRen(nil)
	for input, path := range map[string]string{
		`{}`:                               "datetime",
		`{"datetime":"2026-11-30"}`:        "datetime",
		`{"datetime":"2026-11-31T00:00"}`:  "datetime",
		`{"datetime":"2026-11-30T24:00"}`:  "datetime",
		`{"datetime":"1900-02-28T23:59"}`:  "datetime",
		`{"datetime":"2200-01-01T00:00"}`:  "datetime",
		`{"datetime":"2026-11-30T08:30 "}`: "",
		`{"question":"x","day_master":"甲","datetime":"2026-11-30T08:30"}`: "day_master",
		`{"question":"","datetime":"2026-11-30T08:30"}`:                   "question",
		`{"day_master":"子","datetime":"2026-11-30T08:30"}`:                "day_master",
	} {
		_, err := callTool(t, counted, "", input)
		if path == "" {
			if err != nil {
				t.Errorf("%s: %v", input, err)
			}
			continue
		}
		if f := fault.As(err); f == nil || f.Kind != fault.Invalid || len(f.Fields) == 0 || f.Fields[0].Path != path {
			t.Errorf("%s: %v, want a fault at %s", input, err, path)
		}
	}
}

// The drawings of a day show the ten god of a day master.
func TestXiaoLiuRen_DrawsTheTenGod(t *testing.T) {
	t.Parallel()
	for _, format := range []Format{Text, SVG} {
		drawn, err := Draw("xiaoliuren", format, i18n.Zh, jsontext.Value(`{"datetime":"2026-11-30T08:30","day_master":"丙"}`))
		if err != nil || !strings.Contains(string(drawn), "食神") {
			t.Errorf("%v: %v, no 食神 in %s", format, err, drawn)
		}
	}
}

func FuzzXiaoLiuRen(f *testing.F) {
	f.Add(`{"datetime":"2026-11-30T08:30","question":"🎲"}`)
	f.Add(`{"datetime":"2199-12-31T23:59:59+14:00","day_master":"癸"}`)
	counted := xiaoLiuRen(nil)
	f.Fuzz(func(t *testing.T, input string) {
		if !jsontext.Value(input).IsValid() {
			return
		}
		_, err := callTool(t, counted, "", input)
		if err != nil && (fault.As(err) == nil || fault.As(err).Kind != fault.Invalid) {
			t.Errorf("%q: %v", input, err)
		}
		_, err = DrawAllYears("xiaoliuren", SVG, i18n.En, jsontext.Value(input))
		if err != nil && (fault.As(err) == nil || fault.As(err).Kind != fault.Invalid) {
			t.Errorf("drawing %q: %v", input, err)
		}
	})
}
