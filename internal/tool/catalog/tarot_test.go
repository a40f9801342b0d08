package catalog

import (
	"encoding/json/v2"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// drawCards calls a tarot tool and reads its answer.
func drawCards(t *testing.T, name, input string) (tarotOutput, error) {
	t.Helper()
	it := find(t, All(Deps{Library: &shelf{}, Random: rand.NewPCG(1, 2)}), name)
	result, err := callTool(t, it, "", input)
	if err != nil {
		return tarotOutput{}, err
	}
	var out tarotOutput
	if err := json.Unmarshal(result.JSON, &out, json.RejectUnknownMembers(true)); err != nil {
		t.Fatal(err)
	}
	return out, nil
}

func wantCards(t *testing.T, name, input string) tarotOutput {
	t.Helper()
	out, err := drawCards(t, name, input)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func positions(out tarotOutput) string {
	var ids []string
	for _, c := range out.Cards {
		ids = append(ids, c.Position)
	}
	return strings.Join(ids, " ")
}

func TestTarot_PublishedSpreads(t *testing.T) {
	t.Parallel()
	for input, want := range map[string][2]string{
		`{}`:                            {"situation-tension-next-step", "situation tension next-step"},
		`{"count":3}`:                   {"situation-tension-next-step", "situation tension next-step"},
		`{"count":1}`:                   {"one-card", "reflection"},
		`{"spread":"one-card"}`:         {"one-card", "reflection"},
		`{"spread":"mind-body-spirit"}`: {"mind-body-spirit", "mind body spirit"},
		`{"count":3,"spread":"mind-body-spirit"}`: {"mind-body-spirit", "mind body spirit"},
	} {
		out := wantCards(t, "draw_tarot", input)
		if out.Kind != "tarot" || out.Version != "wenbu-tarot-1.0" || out.Method.Spread != want[0] || out.Spread.ID != want[0] || positions(out) != want[1] {
			t.Errorf("%s: %s with %s", input, out.Method.Spread, positions(out))
		}
		m := out.Method
		if m.Name != "cryptographic-without-replacement" || m.DeckSize != 78 || !m.Reversals || m.Source != "https://www.gutenberg.org/ebooks/43548" ||
			m.Note == "" || m.DeckOrder != "rws" || m.ReversalRate == nil || *m.ReversalRate != 0.5 || m.Seed == "" {
			t.Errorf("%s: method %+v", input, m)
		}
	}
}

// Every card of every spread says in both languages what the protocol wants.
func TestTarot_CardsAreComplete(t *testing.T) {
	t.Parallel()
	for spread := range tarot.Spread(tarot.Spreads) {
		out := wantCards(t, "draw_tarot", fmt.Sprintf(`{"spread":%q}`, spread))
		if len(out.Cards) != spread.Size() {
			t.Fatalf("%s: %d cards", spread, len(out.Cards))
		}
		seen := map[int]bool{}
		for _, c := range out.Cards {
			if seen[c.ID] {
				t.Errorf("%s: card %d twice", spread, c.ID)
			}
			seen[c.ID] = true
			for _, text := range []string{
				c.Zh, c.En, c.Hant, c.KeywordsZh, c.KeywordsEn, c.PromptZh, c.PromptEn, c.ReversedZh, c.ReversedEn, c.Arcana, c.Suit,
				c.Symbol, c.Color, c.Position, c.MeaningZh, c.MeaningEn, c.PositionZh, c.PositionEn, c.AsksZh, c.AsksEn,
			} {
				if text == "" {
					t.Errorf("%s: card %d lacks a text: %+v", spread, c.ID, c)
				}
			}
			note := tarot.Card(c.ID).Note()
			if c.MeaningEn != note.Meaning(c.Reversed).En || c.PromptZh != note.UprightQuestion.Zh || c.ReversedZh != note.ReversedQuestion.Zh {
				t.Errorf("%s: card %d speaks with another's words", spread, c.ID)
			}
		}
	}
}

// The enum of the inputs names exactly the spreads of the library.
func TestTarot_SpreadsAreOffered(t *testing.T) {
	t.Parallel()
	for _, it := range []tool.Tool{drawTarot(nil), restoreTarot()} {
		var offered []string
		for _, v := range it.Input.Properties["spread"].Enum {
			offered = append(offered, v.(string))
		}
		var want []string
		for spread := range tarot.Spread(tarot.Spreads) {
			want = append(want, spread.String())
		}
		if !slices.Equal(offered, want) {
			t.Errorf("%s offers %v, want %v", it.Name, offered, want)
		}
	}
}

// A draw tells its seed; the seed gives the draw again, and its cards restore it.
func TestTarot_SeedRepeatsTheDraw(t *testing.T) {
	t.Parallel()
	first := wantCards(t, "draw_tarot", `{"spread":"celtic-cross"}`)
	again := wantCards(t, "draw_tarot", fmt.Sprintf(`{"spread":"celtic-cross","seed":%q}`, first.Method.Seed))
	if !slices.Equal(first.Cards, again.Cards) || again.Method.Name != "seeded-without-replacement" || again.Method.Seed != first.Method.Seed {
		t.Errorf("%+v, again %+v", first.Method, again.Method)
	}
	var cards []string
	for _, c := range first.Cards {
		cards = append(cards, fmt.Sprintf(`{"id":%d,"reversed":%v}`, c.ID, c.Reversed))
	}
	restored := wantCards(t, "restore_tarot", `{"spread":"celtic-cross","cards":[`+strings.Join(cards, ",")+`]}`)
	if !slices.Equal(first.Cards, restored.Cards) || restored.Spread != first.Spread {
		t.Errorf("restored as %+v", restored)
	}
	if m := restored.Method; m.Name != "restored-original-cards" || m.Seed != "" || m.ReversalRate != nil {
		t.Errorf("restored by %+v", m)
	}
}

func TestTarot_Restore(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]struct {
		spread    string
		reversals bool
	}{
		`{"cards":[{"id":5,"reversed":true}]}`:                                                                                      {"one-card", true},
		`{"cards":[{"id":77,"reversed":false}]}`:                                                                                    {"one-card", false},
		`{"cards":[{"id":0,"reversed":false},{"id":8,"reversed":true},{"id":11,"reversed":false}]}`:                                 {"situation-tension-next-step", true},
		`{"cards":[{"id":0,"reversed":false},{"id":8,"reversed":false},{"id":11,"reversed":false}],"spread":"past-present-future"}`: {"past-present-future", false},
	} {
		out := wantCards(t, "restore_tarot", input)
		if out.Method.Spread != want.spread || out.Method.Reversals != want.reversals {
			t.Errorf("%s: %+v", input, out.Method)
		}
	}
}

// E121, and the order of the deck: options reach the draw.
func TestTarot_Options(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]float64{
		`{"reversals":false`: 0, `{"options":{"reversal_rate":0}`: 0, `{"options":{"reversal_rate":1}`: 1, `{"reversals":false,"options":{"reversal_rate":0}`: 0,
		`{"options":{"reversal_rate":0.25}`: 0.25,
	} {
		out := wantCards(t, "draw_tarot", input+`,"spread":"year-wheel","seed":"E121"}`)
		reversed := 0
		for _, c := range out.Cards {
			if c.Reversed {
				reversed++
			}
		}
		if *out.Method.ReversalRate != want || out.Method.Reversals != (want > 0) || want == 0 && reversed != 0 || want == 1 && reversed != 12 {
			t.Errorf("%s: %d reversed, %+v", input, reversed, out.Method)
		}
	}
	const strengthAndJustice = `{"cards":[{"id":8,"reversed":false},{"id":11,"reversed":false},{"id":22,"reversed":false}]`
	rws, marseille := wantCards(t, "restore_tarot", strengthAndJustice+`}`), wantCards(t, "restore_tarot", strengthAndJustice+`,"options":{"deck_order":"marseille"}}`)
	if rws.Cards[0].Number != 8 || rws.Cards[1].Number != 11 || marseille.Cards[0].Number != 11 || marseille.Cards[1].Number != 8 ||
		marseille.Cards[0].En != "Strength" || marseille.Cards[2].Number != 1 || marseille.Method.DeckOrder != "marseille" {
		t.Errorf("rws %+v, marseille %+v", rws.Cards, marseille.Cards)
	}
}

func TestTarot_Refuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ tool, input, path string }{
		{"draw_tarot", `{"count":2}`, "count"},
		{"draw_tarot", `{"count":0}`, "count"},
		{"draw_tarot", `{"count":"3"}`, "count"},
		{"draw_tarot", `{"count":3,"spread":"celtic-cross"}`, "count"},
		{"draw_tarot", `{"spread":"pyramid"}`, "spread"},
		{"draw_tarot", `{"spread":""}`, "spread"},
		{"draw_tarot", `{"reversals":1}`, "reversals"},
		{"draw_tarot", `{"reversals":false,"options":{"reversal_rate":0.5}}`, "options.reversal_rate"},
		{"draw_tarot", `{"options":{"reversal_rate":1.01}}`, "options.reversal_rate"},
		{"draw_tarot", `{"options":{"reversal_rate":"0.5"}}`, "options.reversal_rate"},
		{"draw_tarot", `{"options":{"deck_order":"crowley"}}`, "options.deck_order"},
		{"draw_tarot", `{"seed":""}`, "seed"},
		{"draw_tarot", `{"seed":" x"}`, "seed"},
		{"draw_tarot", `{"cards":[{"id":1,"reversed":false}]}`, ""},
		{"draw_tarot", `{"question":"?"}`, ""},
		{"restore_tarot", `{}`, "cards"},
		{"restore_tarot", `{"cards":[]}`, "cards"},
		{"restore_tarot", `{"cards":[{"id":1,"reversed":false},{"id":2,"reversed":false}]}`, "cards"},
		{"restore_tarot", `{"cards":[{"id":1,"reversed":false},{"id":2,"reversed":false},{"id":1,"reversed":true}]}`, "cards"},
		{"restore_tarot", `{"cards":[{"id":1,"reversed":false}],"spread":"celtic-cross"}`, "cards"},
		{"restore_tarot", `{"cards":[{"id":78,"reversed":false}]}`, "cards.0.id"},
		{"restore_tarot", `{"cards":[{"id":-1,"reversed":false}]}`, "cards.0.id"},
		{"restore_tarot", `{"cards":[{"id":1}]}`, "cards.0.reversed"},
		{"restore_tarot", `{"count":3}`, "cards"},
	} {
		_, err := drawCards(t, c.tool, c.input)
		f := fault.As(err)
		if err == nil || f.Kind != fault.Invalid || len(f.Fields) == 0 || f.Fields[0].Path != c.path {
			t.Errorf("%s %s: got %v %+v, want a problem of %q", c.tool, c.input, err, f, c.path)
		}
	}
	if _, err := callTool(t, drawTarot(nil), "", `{}`); !fault.Is(err, fault.Invalid) {
		t.Errorf("without chance: %v", err)
	}
}

// The words are in the language of the request; names and texts are in both.
func TestTarot_Language(t *testing.T) {
	t.Parallel()
	zh, en := wantCards(t, "draw_tarot", `{"seed":"x"}`), wantCards(t, "draw_tarot", `{"seed":"x","locale":"en"}`)
	if !slices.Equal(zh.Cards, en.Cards) || zh.Notice != tarotNotice.Zh || en.Notice != tarotNotice.En || zh.Method.Note == en.Method.Note {
		t.Errorf("got %s %s, %s %s", zh.Notice, zh.Method.Note, en.Notice, en.Method.Note)
	}
	result, err := callTool(t, drawTarot(nil), i18n.En, `{"seed":"x","locale":"zh"}`)
	if err != nil || result.Value.(tarotOutput).Notice != tarotNotice.En {
		t.Errorf("the locale of the request does not win: %v", err)
	}
}

// A checked input is checked again as it is: Complete fills in once.
func TestTarot_NormalForm(t *testing.T) {
	t.Parallel()
	it := drawTarot(nil)
	for input, want := range map[string]string{
		`{}`:                        `{"count":3,"reversals":true,"spread":"situation-tension-next-step","locale":"zh"}`,
		`{"spread":"one-card"}`:     `{"count":1,"reversals":true,"spread":"one-card","locale":"zh"}`,
		`{"spread":"celtic-cross"}`: `{"reversals":true,"spread":"celtic-cross","locale":"zh"}`,
		`{"spread":"mind-body-spirit","reversals":false}`: `{"reversals":false,"spread":"mind-body-spirit","locale":"zh"}`,
	} {
		once, err := it.Check([]byte(input))
		if err != nil || string(once) != want {
			t.Errorf("%s: got %s, %v", input, once, err)
		}
		if twice, err := it.Check(once); err != nil || string(twice) != want {
			t.Errorf("%s again: got %s, %v", input, twice, err)
		}
	}
}

// The drawing of a kind takes a seeded draw and drawn cards alike.
func TestTarot_Draw(t *testing.T) {
	t.Parallel()
	const cards = `"cards":[{"id":8,"reversed":false},{"id":11,"reversed":true},{"id":0,"reversed":false}]`
	for _, c := range []struct {
		input  string
		format Format
		locale i18n.Locale
		want   string
		never  string
	}{
		{`{"seed":"问卜","spread":"celtic-cross"}`, SVG, i18n.Zh, "核心：圣杯七（逆位）", "Heart"},
		{`{"seed":"问卜","spread":"celtic-cross"}`, SVG, i18n.En, "Heart: Seven of Cups, reversed", "圣杯七"},
		{`{"seed":"问卜","spread":"celtic-cross","locale":"en"}`, Text, "", "Seven of Cups, reversed", "<svg"},
		{`{` + cards + `}`, SVG, i18n.En, "Tension: Justice, reversed", "Seed"},
	} {
		got, err := Draw("tarot", c.format, c.locale, []byte(c.input))
		if err != nil || !strings.Contains(string(got), c.want) || strings.Contains(string(got), c.never) {
			t.Errorf("%s: %v\n%.300s", c.input, err, got)
		}
	}
	faces := func(options string) string {
		got, err := Draw("tarot", SVG, i18n.Zh, []byte(`{`+cards+options+`}`))
		if err != nil {
			t.Fatal(err)
		}
		_, drawn, _ := strings.Cut(string(got), "</style>")
		return drawn
	}
	if faces("") != faces(`,"options":{"deck_order":"rws"}`) || faces("") == faces(`,"options":{"deck_order":"marseille"}`) {
		t.Error("the order of the deck does not reach the faces")
	}
	for _, input := range []string{`{}`, `{"seed":"x",` + cards + `}`, `{"cards":[{"id":99,"reversed":false}]}`, `{"cards":[]}`, `[]`, `{"cards":null}`} {
		if _, err := Draw("tarot", SVG, i18n.Zh, []byte(input)); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: got %v", input, err)
		}
	}
}
