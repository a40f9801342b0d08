package liuyao

import (
	"encoding/json/v2"
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// engineRight returns the right value of a case of engines.jsonl.
func engineRight(t *testing.T, id string) string {
	t.Helper()
	for _, text := range readLines(t, "../testdata/cases/engines.jsonl") {
		var c struct {
			ID    string `json:"id"`
			Right string `json:"right"`
		}
		if !strings.Contains(text, `"id": "`+id+`"`) {
			continue
		}
		if err := json.Unmarshal([]byte(text), &c); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		return c.Right
	}
	t.Fatalf("no case %s", id)
	return ""
}

func day(t *testing.T, hanzi string) ganzhi.Pair {
	t.Helper()
	p, ok := ganzhi.ParsePair(hanzi)
	if !ok {
		t.Fatalf("no pair %q", hanzi)
	}
	return p
}

func between(t *testing.T, from, to string) yijing.Cast {
	t.Helper()
	return yijing.Between(parseHexagram(t, from), parseHexagram(t, to))
}

func TestCases_E097_SpiritsOfGengDay(t *testing.T) {
	t.Parallel()
	b := mustBoard(t, Casting{Cast: between(t, "乾", "乾"), Day: day(t, "庚辰")}, Rules{})
	var got []string
	for _, l := range b.Lines {
		got = append(got, l.Spirit.String())
	}
	if right := engineRight(t, "E097"); !strings.Contains(right, strings.Join(got, " ")) {
		t.Errorf("got %v, want %s", got, right)
	}
}

func TestCases_E098_WorldAndResponseOfTai(t *testing.T) {
	t.Parallel()
	b := quietBoard(t, parseHexagram(t, "地天泰"))
	got := fmt.Sprintf("world %d, response %d", b.Shi().Number, b.Ying().Number)
	if right := engineRight(t, "E098"); got != right {
		t.Errorf("got %s, want %s", got, right)
	}
}

func TestCases_E100_RelativesOfTheChangedHexagram(t *testing.T) {
	t.Parallel()
	b := mustBoard(t, Casting{Cast: between(t, "山水蒙", "火地晋"), Day: day(t, "戊午")}, Rules{})
	var got []string
	for _, r := range b.ChangedRelatives() {
		got = append(got, r.String())
	}
	if right := engineRight(t, "E100"); !strings.Contains(right, strings.Join(got, " ")) {
		t.Errorf("got %v, want %s", got, right)
	}
}

func TestCases_E102_TwoHiddenSpirits(t *testing.T) {
	t.Parallel()
	cast, err := yijing.ParseCast("878877")
	if err != nil {
		t.Fatal(err)
	}
	b := mustBoard(t, Casting{Cast: cast}, Rules{})
	right := engineRight(t, "E102")
	if len(b.Hidden) != 2 || b.Original.Hexagram.FullName() != "风水涣" {
		t.Fatalf("got %d hidden spirits in %s", len(b.Hidden), b.Original.Hexagram.FullName())
	}
	for _, h := range b.Hidden {
		if got := fmt.Sprintf("%s %s under line %d", h.Relative, h.NaJia, h.Line); !strings.Contains(right, got) {
			t.Errorf("%s is not in %s", got, right)
		}
	}
}

// E105 states the rule of the body: counted here by hand for every line of 世.
func TestCases_E105_Body(t *testing.T) {
	t.Parallel()
	if right := engineRight(t, "E105"); !strings.Contains(right, "yang world line counts from 子, yin world line from 午") {
		t.Fatalf("the case now says %s", right)
	}
	for i, want := range strings.Fields("子午 丑未 寅申 卯酉 辰戌 巳亥") {
		if got := bodyBranch(i+1, true).String() + bodyBranch(i+1, false).String(); got != want {
			t.Errorf("世 on line %d: got %s, want %s", i+1, got, want)
		}
	}
}

// E114 asks for 世 and 应 by the generation in the palace.
func TestCases_E114_WorldAndResponseByGeneration(t *testing.T) {
	t.Parallel()
	if right := engineRight(t, "E114"); right != "world/response by palace generation" {
		t.Fatalf("the case now says %s", right)
	}
	for g, want := range [generations]string{"6/3", "1/4", "2/5", "3/6", "4/1", "5/2", "4/1", "3/6"} {
		if got := fmt.Sprintf("%d/%d", Generation(g).Shi(), Generation(g).Ying()); got != want {
			t.Errorf("%s: got %s, want %s", Generation(g), got, want)
		}
	}
}
