package catalog

import (
	"encoding/json/v2"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// cast calls cast_iching and reads its answer.
func cast(t *testing.T, input string) (ichingOutput, error) {
	t.Helper()
	it := find(t, All(Deps{Library: &shelf{}, Random: rand.NewPCG(1, 2)}), "cast_iching")
	result, err := callTool(t, it, "", input)
	if err != nil {
		return ichingOutput{}, err
	}
	var out ichingOutput
	if err := json.Unmarshal(result.JSON, &out, json.RejectUnknownMembers(true)); err != nil {
		t.Fatal(err)
	}
	return out, nil
}

func wantCast(t *testing.T, input string) ichingOutput {
	t.Helper()
	out, err := cast(t, input)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestIChing_PublishedExamples(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lines             string
		original, changed string
		numbers           [2]int
		moving            []int
	}{
		{"[6,7,8,9,7,8]", "010110", "110010", [2]int{47, 60}, []int{1, 4}},
		{"[7,7,7,7,7,7]", "111111", "111111", [2]int{1, 1}, []int{}},
		{"[8,8,8,8,8,8]", "000000", "000000", [2]int{2, 2}, []int{}},
		{"[7,8,7,8,7,8]", "101010", "101010", [2]int{63, 63}, []int{}},
		{"[8,7,8,7,8,7]", "010101", "010101", [2]int{64, 64}, []int{}},
	} {
		out := wantCast(t, `{"lines":`+c.lines+`}`)
		if out.Kind != "iching" || out.Version != "wenbu-iching-1.0" || out.Original.Bits != c.original || out.Changed.Bits != c.changed ||
			out.Original.Number != c.numbers[0] || out.Changed.Number != c.numbers[1] || !slices.Equal(out.Moving, c.moving) || out.Moving == nil {
			t.Errorf("%s: got %+v", c.lines, out)
		}
		if got := strings.ReplaceAll(fmt.Sprint(out.Lines), " ", ","); got != c.lines {
			t.Errorf("%s: lines come back as %s", c.lines, got)
		}
		if out.Method.Name != "manual-three-coins" || out.Method.Order != "bottom-to-top" || out.Method.Seed != "" || out.Method.CastMethod != "manual" ||
			out.Method.Source != "https://ctext.org/book-of-changes" || out.Method.Note == "" {
			t.Errorf("%s: method %+v", c.lines, out.Method)
		}
		if (out.Texts.Changed != nil) != (len(c.moving) > 0) {
			t.Errorf("%s: texts of the changed hexagram %v", c.lines, out.Texts.Changed)
		}
	}
	last := wantCast(t, `{"lines":[7,8,7,8,7,8]}`).Original
	if last.Lower != "离" || last.Upper != "坎" || last.Symbol != "䷾" || last.Zh != "既济" || last.Hant != "既濟" || last.FullName != "水火既济" || last.PromptZh == "" || last.PromptEn == "" {
		t.Errorf("got %+v", last)
	}
}

func TestIChing_RelatedHexagrams(t *testing.T) {
	t.Parallel()
	out := wantCast(t, `{"lines":[6,7,8,9,7,8]}`)
	if out.Nuclear.FullName != "风火家人" || out.Opposite.FullName != "山火贲" || out.Reversed.FullName != "水风井" {
		t.Errorf("got %s, %s, %s", out.Nuclear.FullName, out.Opposite.FullName, out.Reversed.FullName)
	}
}

// A cast tells its seed, and the seed gives the cast again.
func TestIChing_SeedRepeatsTheCast(t *testing.T) {
	t.Parallel()
	for _, method := range []string{"coins", "yarrow"} {
		options := `"options":{"cast_method":"` + method + `"}`
		seen := map[string]bool{}
		for range 20 {
			first := wantCast(t, `{`+options+`}`)
			again := wantCast(t, fmt.Sprintf(`{"seed":%q,%s}`, first.Method.Seed, options))
			if first.Method.Seed == "" || first.Lines != again.Lines || again.Method.Seed != first.Method.Seed || first.Method.CastMethod != method {
				t.Fatalf("%s: %v, again %v, %+v", method, first.Lines, again.Lines, first.Method)
			}
			if !strings.HasPrefix(first.Method.Name, "cryptographic-") || !strings.HasPrefix(again.Method.Name, "seeded-") {
				t.Fatalf("methods are called %s and %s", first.Method.Name, again.Method.Name)
			}
			seen[first.Method.Seed] = true
		}
		if len(seen) != 1 { // each call has its own source from the same start
			t.Errorf("%d seeds from the same chance", len(seen))
		}
	}
	if got, want := wantCast(t, `{"seed":"问卜"}`).Lines, [6]int{8, 9, 7, 7, 8, 7}; got != want {
		t.Errorf("the seed 问卜 gives %v, want %v", got, want)
	}
}

func TestIChing_DrawsNewSeeds(t *testing.T) {
	t.Parallel()
	it := find(t, All(Deps{Library: &shelf{}, Random: rand.NewPCG(1, 2)}), "cast_iching")
	seeds := map[string]bool{}
	for range 50 {
		result, err := callTool(t, it, "", `{}`)
		if err != nil {
			t.Fatal(err)
		}
		seeds[result.Value.(ichingOutput).Method.Seed] = true
	}
	if len(seeds) != 50 {
		t.Errorf("%d seeds in 50 casts", len(seeds))
	}
}

func TestIChing_Chances(t *testing.T) {
	t.Parallel()
	for options, want := range map[string]map[string]float64{
		`{}`:                       {"6": .125, "7": .375, "8": .375, "9": .125},
		`{"cast_method":"coins"}`:  {"6": .125, "7": .375, "8": .375, "9": .125},
		`{"cast_method":"yarrow"}`: {"6": .0625, "7": .3125, "8": .4375, "9": .1875},
	} {
		for _, lines := range []string{"", `"lines":[7,7,7,7,7,7],`} {
			out := wantCast(t, `{`+lines+`"options":`+options+`}`)
			if fmt.Sprint(out.Method.Probabilities) != fmt.Sprint(want) {
				t.Errorf("%s %s: got %v", lines, options, out.Method.Probabilities)
			}
		}
	}
	if got := wantCast(t, `{"lines":[7,7,7,7,7,7],"options":{"cast_method":"yarrow"}}`).Method.Name; got != "manual-yarrow-stalks" {
		t.Errorf("got %s", got)
	}
}

func TestIChing_Refuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ input, path string }{
		{`{"lines":[7,7,7,7,7]}`, "lines"},
		{`{"lines":[7,7,7,7,7,7,7]}`, "lines"},
		{`{"lines":[]}`, "lines"},
		{`{"lines":[7,7,7,7,7,5]}`, "lines.5"},
		{`{"lines":[7,7,7,7,7,7.5]}`, "lines.5"},
		{`{"lines":"777777"}`, "lines"},
		{`{"seed":""}`, "seed"},
		{`{"seed":" x"}`, "seed"},
		{`{"seed":"a\u0000"}`, "seed"},
		{`{"seed":"x","lines":[7,7,7,7,7,7]}`, "seed"},
		{`{"options":{"cast_method":"manual"}}`, "lines"},
		{`{"options":{"cast_method":"dice"}}`, "options.cast_method"},
		{`{"question":"?"}`, ""},
	} {
		_, err := cast(t, c.input)
		f := fault.As(err)
		if err == nil || f.Kind != fault.Invalid || len(f.Fields) == 0 || f.Fields[0].Path != c.path {
			t.Errorf("%s: got %v %+v, want a problem of %q", c.input, err, f, c.path)
		}
	}
}

func TestIChing_NoChance(t *testing.T) {
	t.Parallel()
	it := find(t, All(Deps{Library: &shelf{}}), "cast_iching")
	if _, err := callTool(t, it, "", `{}`); !fault.Is(err, fault.Invalid) {
		t.Errorf("got %v", err)
	}
}

// The words are in the language of the request; names are in both.
func TestIChing_Language(t *testing.T) {
	t.Parallel()
	zh, en := wantCast(t, `{"lines":[6,7,8,9,7,8]}`), wantCast(t, `{"lines":[6,7,8,9,7,8],"locale":"en"}`)
	if zh.Original != en.Original || zh.Notice != castNotice.Zh || en.Notice != castNotice.En || zh.Method.Note == en.Method.Note {
		t.Errorf("got %s %s, %s %s", zh.Notice, zh.Method.Note, en.Notice, en.Method.Note)
	}
	it := find(t, All(Deps{Library: &shelf{}}), "cast_iching")
	result, err := callTool(t, it, i18n.En, `{"lines":[6,7,8,9,7,8],"locale":"zh"}`)
	if err != nil || result.Value.(ichingOutput).Notice != castNotice.En {
		t.Errorf("the locale of the request does not win: %v", err)
	}
}

func TestIChing_AllHexagrams(t *testing.T) {
	t.Parallel()
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		out := newIChingOutput(casting{cast: yijing.Between(h, h.Opposite()), option: castManual}, i18n.Zh)
		if out.Original.Number != h.Number() || out.Changed.Number != out.Opposite.Number || out.Original.Lower+out.Original.Upper != h.Lower().String()+h.Upper().String() {
			t.Errorf("%v: got %+v", h, out)
		}
	}
}

func BenchmarkCastIChing(b *testing.B) {
	it := castIChing(rand.NewPCG(1, 2))
	req := tool.Request{Locale: i18n.Zh, Input: []byte(`{"locale":"zh"}`)}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := it.Call(b.Context(), req); err != nil {
			b.Fatal(err)
		}
	}
}
