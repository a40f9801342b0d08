package agent_test

import (
	"strings"
	"testing"
)

const castContext = `"context":{"readings":[{"kind":"iching","input":{"lines":[6,7,8,9,7,8]}}]}`

func TestH9_F16_FollowUpKeepsTheCast(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "cast_iching", `{"lines":[9,9,9,9,9,9]}`), saying("原卦"))
	w.wantTranscript(ask("再讲讲", castContext), `
		start id-1 left=11
		context "已按原始输入重新计算：周易卦象"
		tool_start 1:a cast_iching 起卦并核对六爻 running
		tool_end 1:a complete 沿用原来的结果
		delta "原卦"
		done complete scripted-model-1 for scripted-model models=2 tools=1`)
	result := toolResults(w.last())["a"]
	if !strings.HasPrefix(result, `{"reusedOriginal":true,"verifiedCalculation":{"kind":"iching","lines":[6,7,8,9,7,8]},"note":"`) {
		t.Errorf("result: got %s", result)
	}
	if w.casts != 1 { // the one of Prepare
		t.Errorf("%d casts were made, want 1", w.casts)
	}
}

func TestRedraw_OncePerKind(t *testing.T) {
	t.Parallel()
	for name, body := range map[string]string{
		"by command": ask("再起一卦。", castContext),
		"by newDraw": ask("换个问题，特别想看看别的", `"newDraw":true`, castContext),
	} {
		w := newWorld(t, calling("a", "cast_iching", `{}`, "b", "cast_iching", `{}`, "c", "draw_tarot", `{}`), saying("好"))
		got := transcript(w.run(body))
		want := strings.Join([]string{
			`start id-1 left=11`,
			`context "已按原始输入重新计算：周易卦象"`,
			`tool_start 1:a cast_iching 起卦并核对六爻 running`,
			`artifact chart id-2 周易卦象 {"kind":"iching","input":{"lines":[7,7,7,7,7,8]}}`,
			`tool_end 1:a complete 已完成`,
			`tool_start 1:b cast_iching 起卦并核对六爻 running`,
			`tool_end 1:b complete 沿用原来的结果`,
			`tool_start 1:c draw_tarot 抽取塔罗牌 running`,
			`artifact chart id-3 塔罗牌阵 {"kind":"tarot","input":{"cards":[{"id":30,"reversed":false},{"id":31,"reversed":true},{"id":32,"reversed":false}]}}`,
			`tool_end 1:c complete 已完成`,
			`delta "好"`,
			`done complete scripted-model-1 for scripted-model models=2 tools=3`,
		}, "\n")
		if got != want {
			t.Errorf("%s: got\n%s", name, got)
		}
	}
}

func TestDraw_FirstNeedsNoPermission(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "draw_tarot", `{"count":1}`, "b", "draw_tarot", `{"count":1}`), saying("好"))
	events := w.run(ask("给我抽一张"))
	if w.casts != 1 || !strings.Contains(transcript(events), "tool_end 1:b complete 沿用原来的结果") {
		t.Errorf("%d draws, transcript\n%s", w.casts, transcript(events))
	}
}

func TestChartsThatFollowFromInputAreMadeAgain(t *testing.T) {
	t.Parallel()
	bazi := `{"date":"1990-05-01","timezone":"UTC"}`
	w := newWorld(t, calling("a", "calculate_bazi", bazi, "b", "calculate_bazi", bazi), saying("ok"))
	events := w.run(ask("again", `"locale":"en"`, `"context":{"readings":[{"kind":"bazi","input":`+bazi+`}]}`))
	if n := strings.Count(transcript(events), "artifact chart"); n != 2 {
		t.Errorf("got %d charts, want 2", n)
	}
	if result := toolResults(w.last())["a"]; !strings.Contains(result, `"locale":"en"`) {
		t.Errorf("the turn's language must hold: got %s", result)
	}
}
