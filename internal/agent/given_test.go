package agent_test

import (
	"encoding/json/v2"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

// TestF16_NothingAModelBringsReplacesADraw holds the tools that lay out given lines or
// cards to the rule for draws: what a model brings along replaces no earlier result,
// not even where the person asks for another draw, unless the request says newDraw.
func TestF16_NothingAModelBringsReplacesADraw(t *testing.T) {
	t.Parallel()
	const (
		castBefore  = `"context":{"readings":[{"kind":"iching","input":{"lines":[6,7,8,9,7,8]}}]}`
		cardsBefore = `"context":{"readings":[{"kind":"tarot","input":{"cards":[{"id":17,"reversed":false}]}}]}`
		otherCards  = `{"cards":[{"id":0,"reversed":false},{"id":13,"reversed":true},{"id":19,"reversed":false}]}`
		moment      = `"date":"2026-11-30","time":"15:50"`
	)
	kept := `"reusedOriginal":true`
	for _, c := range []struct {
		name, message, more, tool, args string
		artifact                        string // what the new chart holds; "" = the original stays
	}{
		{"the person's own cards", "我抽到愚者、死神逆位、太阳", "", "restore_tarot", otherCards, `{"cards":[{"id":0,"reversed":false},{"id":13,"reversed":true},{"id":19,"reversed":false}]}`},
		{"other cards on a follow-up", "再讲讲", cardsBefore, "restore_tarot", otherCards, ""},
		{"the same cards again", "再讲讲", cardsBefore, "restore_tarot", `{"cards":[{"id":17,"reversed":false}]}`, ""},
		{"other cards instead of a redraw", "请重新抽三张牌。", cardsBefore, "restore_tarot", otherCards, ""},
		{"other cards with newDraw", "这次我自己抽了三张", `"newDraw":true,` + cardsBefore, "restore_tarot", otherCards, `{"cards":[{"id":0,"reversed":false}`},
		{"lines instead of a new cast", "再起一卦。", castBefore, "cast_iching", `{"lines":[9,9,9,9,9,9]}`, ""},
		{"lines with newDraw", "我又摇了一卦", `"newDraw":true,` + castBefore, "cast_iching", `{"lines":[9,9,9,9,9,9]}`, `"input":{"lines":[9,9,9,9,9,9]}`},
		{"a board of other lines", "装卦", castBefore, "cast_liuyao", `{"lines":[9,9,9,9,9,9],` + moment + `}`, ""},
		{"a board of chance", "装卦", castBefore, "cast_liuyao", `{` + moment + `}`, ""},
		{"the board of the very same lines", "装卦", castBefore, "cast_liuyao", `{"lines":[6,7,8,9,7,8],` + moment + `}`, `"input":{"lines":[6,7,8,9,7,8]}`},
		{"numbers beside a cast", "报数 3 5", castBefore, "cast_meihua", `{"numbers":[3,5]}`, ""},
		{"numbers", "报数 3 5", "", "cast_meihua", `{"numbers":[3,5]}`, `"meihua":{"input":{"timezone":"Asia/Shanghai","numbers":[3,5]`},
		{"a board", "六爻", "", "cast_liuyao", `{"lines":[7,7,9,8,8,8],` + moment + `,"topic":"wealth"}`, `"liuyao":{"moment":{"clock":"2026-11-30T15:50:00"`},
	} {
		script := llmtest.NewScript(calling("a", c.tool, c.args), saying("好"))
		body := ask(c.message)
		if c.more != "" {
			body = ask(c.message, c.more)
		}
		artifact := realTurn(t, script, body)
		messages := script.Requests()[1].Messages
		told := messages[len(messages)-1].Content
		switch {
		case c.artifact == "" && (artifact != "" || !strings.Contains(told, kept)):
			t.Errorf("%s: made %.300s, told %.200s", c.name, artifact, told)
		case c.artifact != "" && (!strings.Contains(artifact, c.artifact) || strings.Contains(told, kept)):
			t.Errorf("%s: made %s, told %.200s", c.name, artifact, told)
		}
	}
}

// TestChartArtifacts_KeepToTheFourKinds holds every chart that a turn may make to the
// kinds of the protocol: the reading is of the kind that its input names, and that
// input makes it again.
func TestChartArtifacts_KeepToTheFourKinds(t *testing.T) {
	t.Parallel()
	for tool, c := range map[string]struct{ args, kind string }{
		"restore_tarot":  {`{"cards":[{"id":3,"reversed":true}]}`, "tarot"},
		"cast_liuyao":    {`{"lines":[7,7,9,8,8,8],"date":"2026-11-30","time":"15:50"}`, "iching"},
		"cast_meihua":    {`{"date":"2025-01-16","time":"15:30"}`, "iching"},
		"cast_iching":    {`{"lines":[7,7,9,8,8,8]}`, "iching"},
		"calculate_bazi": {`{"date":"1990-05-01","time":"08:30","timezone":"Asia/Shanghai"}`, "bazi"},
	} {
		made := decode[agent.ChartArtifact](t, realTurn(t, llmtest.NewScript(calling("a", tool, c.args), saying("好")), ask("x")))
		reading := decode[struct {
			Kind    string `json:"kind"`
			Version string `json:"version"`
		}](t, string(made.Reading))
		if made.Input.Kind != c.kind || reading.Kind != c.kind || !strings.HasPrefix(reading.Version, "wenbu-"+c.kind) {
			t.Errorf("%s: a chart of kind %s with a reading %+v", tool, made.Input.Kind, reading)
		}
		again := llmtest.NewScript(saying("好"))
		realTurn(t, again, ask("再讲讲", `"context":{"readings":[{"kind":"`+made.Input.Kind+`","input":`+string(made.Input.Input)+`}]}`))
		if len(again.Requests()) != 1 {
			t.Errorf("%s: its input %s was refused", tool, made.Input.Input)
		}
	}
}

func decode[T any](t *testing.T, text string) T {
	t.Helper()
	var v T
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%v in %.200s", err, text)
	}
	return v
}
