package envelope_test

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
)

// bench runs the real calculators.
type bench map[string]tool.Tool

// oneSeed is chance that comes out the same each time.
type oneSeed struct{}

// Uint64 implements lot.Source.
func (oneSeed) Uint64() uint64 { return 0x9e3779b97f4a7c15 }

func newBench() bench {
	b := bench{}
	for _, t := range catalog.All(catalog.Deps{Random: oneSeed{}}) {
		b[t.Name] = t
	}
	return b
}

// call runs a tool as the agent does.
func (b bench) call(t testing.TB, name, input string) tool.Result {
	t.Helper()
	checked, err := b[name].Check(jsontext.Value(input))
	if err != nil {
		t.Fatalf("%s %s: %v", name, input, err)
	}
	res, err := b[name].Call(t.Context(), tool.Request{Locale: i18n.En, Input: checked})
	if err != nil {
		t.Fatalf("%s %s: %v", name, input, err)
	}
	return res
}

// artifact is the event of a chart that a tool has made.
func (b bench) artifact(t testing.TB, name, input string) agent.Event {
	t.Helper()
	res := b.call(t, name, input)
	return event(t, agent.EventArtifact, agent.ChartArtifact{
		Type: "chart", ID: "a-1", Title: b[name].Chart.Title.En, CreatedAt: time.Unix(0, 0).UTC(),
		Reading: res.JSON, Input: agent.ReadingInput{Kind: b[name].Chart.Kind, Input: res.Input},
	})
}

func event(t testing.TB, kind string, artifact any) agent.Event {
	t.Helper()
	raw, err := json.Marshal(artifact)
	if err != nil {
		t.Fatal(err)
	}
	return agent.Event{Type: kind, Artifact: raw}
}

// names says what envelopes are, each by its component, grammar or action.
func names(list []envelope.Envelope) string {
	var all []string
	for _, e := range list {
		all = append(all, e.Component+e.Grammar+e.Action)
	}
	return strings.Join(all, " ")
}

func TestMapper(t *testing.T) {
	t.Parallel()
	b := newBench()
	const chart = "echarts-safe-subset"
	born := `{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai","sex":"male"`
	for _, c := range []struct {
		name, tool, input, want string
		alone                   bool // a result that no event carries
	}{
		{"a birth at a place", "calculate_bazi", born + `,"longitude":104.0667}`, "bazi_chart " + chart + " " + chart + " luck_timeline draw_geojson", false},
		{"a birth without a place", "calculate_bazi", born + `}`, "bazi_chart " + chart + " " + chart + " luck_timeline", false},
		{"a birth without sex and time", "calculate_bazi", `{"date":"1990-05-20","timezone":"Asia/Shanghai"}`, "bazi_chart " + chart + " " + chart, false},
		{"Zi Wei", "calculate_ziwei", born + `}`, "ziwei_board", false},
		{"Zi Wei at a place", "calculate_ziwei", born + `,"longitude":104.0667}`, "ziwei_board draw_geojson", false},
		{"a cast", "cast_iching", `{"lines":[7,8,9,6,7,8]}`, "hexagram", false},
		{"cards", "draw_tarot", `{"count":3}`, "tarot_spread", false},
		{"an almanac page", "almanac_day", `{"date":"2026-02-17"}`, "almanac_day", true},
		{"two charts", "match_charts", `{"a":` + born + `},"b":` + born + `}}`, "pillar_compare", true},
		{"Xiao Liu Ren", "xiaoliuren", `{"datetime":"2026-02-17T10:00","question":"how long"}`, "xiaoliuren", true},
		{"numbers", "cast_meihua", `{"numbers":[3,5]}`, "hexagram", true},
		{"Liu Yao", "cast_liuyao", `{"lines":[7,8,9,6,7,8],"date":"2026-02-17","time":"10:00","timezone":"Asia/Shanghai"}`, "liuyao_board", true},
		{"days", "pick_day", `{"purpose":"moving","from":"2026-03-01","to":"2026-04-30","timezone":"Asia/Shanghai"}`, chart, true},
		{"places", "search_places", `{"query":"成都"}`, "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			m := envelope.NewMapper(i18n.En)
			var got []envelope.Envelope
			var err error
			if c.alone {
				got, err = m.Result(c.tool, b.call(t, c.tool, c.input))
			} else {
				got, err = m.Event(b.artifact(t, c.tool, c.input))
			}
			if err != nil || names(got) != c.want {
				t.Errorf("got %q, %v; want %q", names(got), err, c.want)
			}
			for _, e := range got {
				if e.FallbackText == "" {
					t.Errorf("%s has no words for where it cannot be drawn", names([]envelope.Envelope{e}))
				}
			}
		})
	}
}

func TestMapper_birthplace(t *testing.T) {
	t.Parallel()
	b := newBench()
	m := envelope.NewMapper(i18n.En)
	if got, err := m.Result("search_places", b.call(t, "search_places", `{"query":"成都","locale":"en"}`)); got != nil || err != nil {
		t.Fatal(got, err)
	}
	list, err := m.Event(b.artifact(t, "calculate_bazi", `{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai","longitude":104.0667}`))
	if err != nil {
		t.Fatal(err)
	}
	shown := list[len(list)-1]
	if shown.Action != "draw_geojson" || shown.Surface != "map_overlay" {
		t.Fatalf("got %+v", shown)
	}
	for _, want := range []string{
		`[104.0667,30.6667]`, `"Chengdu"`, `"role":"zone_meridian"`, `"coordinates":[[120,-80],[120,80]]`, `"role":"solar_shift"`,
		`mean solar time is 63 min 44 s behind zone time`,
	} {
		if !strings.Contains(string(shown.Params), want) {
			t.Errorf("%s is not in %s", want, shown.Params)
		}
	}
	if want := "Chengdu 104.07°E; zone meridian 120°E; mean solar time is 63 min 44 s behind zone time; true solar time 1990-05-20T08:29:50"; shown.FallbackText != want {
		t.Errorf("got  %s\nwant %s", shown.FallbackText, want)
	}
}

func TestMapper_words(t *testing.T) {
	t.Parallel()
	m := envelope.NewMapper(i18n.Zh)
	report := agent.ReportArtifact{Type: "report", ID: "r-1", CreatedAt: time.Unix(0, 0).UTC(), Report: agent.Report{
		Title: "T", Summary: "S", Questions: []string{}, Sections: []agent.ReportSection{{Heading: "H", Body: "line\nline", SourceIDs: []string{}}},
	}}
	source := agent.Event{Type: agent.EventSource, Source: &agent.Source{ID: "guide-a", Title: "A", URL: "https://wenbu.example/a", Kind: "guide", Level: "editorial", Excerpt: "…", ReadAt: time.Unix(0, 0).UTC()}}
	for _, c := range []struct {
		event agent.Event
		want  string
	}{
		{event(t, agent.EventArtifact, report), "report"},
		{source, ""}, {source, ""},
		{agent.Event{Type: agent.EventQuestion, Question: &agent.Question{Question: "?", Options: []string{}, Form: "birth"}}, "birth_form"},
		{agent.Event{Type: agent.EventQuestion, Question: &agent.Question{Question: "?", Options: []string{}}}, ""},
		{agent.Event{Type: agent.EventDelta, Text: "x"}, ""},
		{agent.Event{Type: agent.EventDone, Status: agent.StatusComplete}, "sources"},
	} {
		got, err := m.Event(c.event)
		if err != nil || names(got) != c.want {
			t.Errorf("%s: got %q, %v; want %q", c.event.Type, names(got), err, c.want)
		}
		if c.want == "sources" && strings.Count(string(got[0].Data), `"guide-a"`) != 1 {
			t.Errorf("a text that was read twice: %s", got[0].Data)
		}
	}
}

// TestMapper_any maps results of random births, casts and cards: every envelope
// must satisfy the validator.
func TestMapper_any(t *testing.T) {
	t.Parallel()
	b := newBench()
	zones := []string{"Asia/Shanghai", "Asia/Urumqi", "America/New_York", "Europe/London", "Pacific/Auckland", "+05:45"}
	rapid.Check(t, func(rt *rapid.T) {
		day := time.Date(1901, 1, 2, 0, 0, 0, 0, time.UTC).AddDate(0, 0, rapid.IntRange(0, 72600).Draw(rt, "day")).Format("2006-01-02")
		zone := rapid.SampledFrom(zones).Draw(rt, "zone")
		longitude := float64(rapid.IntRange(-1800000, 1800000).Draw(rt, "longitude")) / 10000
		birth := fmt.Sprintf(`{"date":%q,"time":"%02d:30","timezone":%q,"longitude":%v,"sex":%q`, day, rapid.IntRange(4, 22).Draw(rt, "hour"), zone, longitude, rapid.SampledFrom([]string{"male", "female"}).Draw(rt, "sex"))
		lines := rapid.SliceOfN(rapid.IntRange(6, 9), 6, 6).Draw(rt, "lines")
		six := strings.ReplaceAll(fmt.Sprint(lines), " ", ",")
		events := []agent.Event{
			b.artifact(t, "calculate_bazi", birth+`}`),
			b.artifact(t, "calculate_ziwei", birth+`}`),
			b.artifact(t, "cast_iching", `{"lines":`+six+`}`),
			b.artifact(t, "draw_tarot", fmt.Sprintf(`{"count":%d,"seed":"%d"}`, rapid.SampledFrom([]int{1, 3}).Draw(rt, "count"), rapid.IntRange(1, 99999).Draw(rt, "seed"))),
		}
		m := envelope.NewMapper(rapid.SampledFrom([]i18n.Locale{i18n.Zh, i18n.En}).Draw(rt, "locale"))
		for _, e := range events {
			if got, err := m.Event(e); err != nil || len(got) == 0 {
				rt.Fatalf("%s: %v", names(got), err)
			}
		}
		for name, input := range map[string]string{
			"almanac_day": `{"date":"` + day + `"}`, "xiaoliuren": `{"datetime":"` + day + `T10:30"}`,
			"cast_liuyao": `{"lines":` + six + `,"date":"` + day + `","time":"10:30","timezone":"Asia/Shanghai"}`,
			"cast_meihua": fmt.Sprintf(`{"numbers":[%d,%d]}`, lines[0], lines[1]), "match_charts": `{"a":` + birth + `},"b":` + birth + `}}`,
		} {
			if got, err := m.Result(name, b.call(t, name, input)); err != nil || len(got) != 1 {
				rt.Fatalf("%s %s: %s %v", name, input, names(got), err)
			}
		}
	})
}
