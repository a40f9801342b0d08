package agent

import (
	"encoding/json/jsontext"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
)

// What a conversation keeps of a drawn spread lays the same cards out again.
func TestKeptCards_RestoreTheSpread(t *testing.T) {
	t.Parallel()
	tools := map[string]tool.Tool{}
	for _, each := range catalog.All(catalog.Deps{}) {
		tools[each.Name] = each
	}
	call := func(name string, input jsontext.Value) tool.Result {
		normal, err := tools[name].Check(input)
		if err != nil {
			t.Fatalf("%s %s: %v", name, input, err)
		}
		result, err := tools[name].Call(t.Context(), tool.Request{Locale: i18n.Zh, Input: normal})
		if err != nil {
			t.Fatalf("%s %s: %v", name, input, err)
		}
		return result
	}
	for spread, kept := range map[string]string{
		"one-card": `}]}`, "situation-tension-next-step": `}]}`, "past-present-future": `}],"spread":"past-present-future"}`, "celtic-cross": `}],"spread":"celtic-cross"}`,
	} {
		drawn := call("draw_tarot", jsontext.Value(`{"spread":"`+spread+`","seed":"kept"}`))
		input, err := keptInput("tarot", drawn)
		if err != nil || !strings.HasPrefix(string(input), `{"cards":[{"id":`) || !strings.HasSuffix(string(input), kept) {
			t.Fatalf("%s: kept %s, %v", spread, input, err)
		}
		cards := func(r tool.Result) string {
			text, _, _ := strings.Cut(string(r.JSON), `"method"`)
			return text
		}
		if again := call("restore_tarot", input); cards(again) != cards(drawn) {
			t.Errorf("%s: restored as %s", spread, again.JSON)
		}
	}
}
