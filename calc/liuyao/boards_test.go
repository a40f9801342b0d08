package liuyao

import (
	"encoding/json/v2"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// boardCase is a complete board of testdata/boards.jsonl, drawn up by other programs:
// pillars by tyme4ts 1.5.2 and lunar-python, boards by najia, spirits, relatives and
// branches by ichingpy too.
type boardCase struct {
	At      string   `json:"at"`
	Lines   string   `json:"lines"`
	Pillars string   `json:"pillars"`
	Void    string   `json:"void"`
	Hex     string   `json:"hex"`
	KW      int      `json:"kw"`
	Palace  string   `json:"palace"`
	Gen     string   `json:"gen"`
	Kind    string   `json:"kind"`
	Shi     int      `json:"shi"`
	Ying    int      `json:"ying"`
	Body    string   `json:"body"`
	Rows    []string `json:"rows"`
	Hidden  []string `json:"hidden"`
	Changed *struct {
		Hex    string   `json:"hex"`
		KW     int      `json:"kw"`
		Palace string   `json:"palace"`
		Gen    string   `json:"gen"`
		Kind   string   `json:"kind"`
		Rows   []string `json:"rows"`
		Own    []string `json:"ownPalace"`
	} `json:"changed"`
	Moving     []int    `json:"moving"`
	MonthBreak []int    `json:"monthBreak"`
	DayClash   []int    `json:"dayClash"`
	Tags       []string `json:"tags"`
}

func readBoards(t *testing.T) []boardCase {
	t.Helper()
	var cases []boardCase
	for _, text := range readLines(t, "testdata/boards.jsonl") {
		var c boardCase
		if err := json.Unmarshal([]byte(text), &c); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		cases = append(cases, c)
	}
	return cases
}

// castAt sets out lines for a wall clock in China.
func castAt(t *testing.T, at, lines string, r Rules) (*Board, string) {
	t.Helper()
	var local civil.DateTime
	if _, err := fmt.Sscanf(at, "%d-%d-%d %d:%d", &local.Year, &local.Month, &local.Day, &local.Hour, &local.Minute); err != nil {
		t.Fatal(err)
	}
	zone, err := civil.LoadZone("+08:00")
	if err != nil {
		t.Fatal(err)
	}
	chart, err := Moment{Local: local, Zone: zone}.FourPillars(r)
	if err != nil {
		t.Fatal(err)
	}
	cast, err := yijing.ParseCast(lines)
	if err != nil {
		t.Fatal(err)
	}
	var pillars []string
	for _, p := range chart.Pillars {
		pillars = append(pillars, p.Pair.String())
	}
	b := mustBoard(t, Casting{Cast: cast, Month: chart.Pillars[1].Pair.Branch(), Day: chart.Pillars[2].Pair}, r)
	return b, strings.Join(pillars, " ")
}

func TestBoard_TwentyBoards(t *testing.T) {
	t.Parallel()
	cases := readBoards(t)
	if len(cases) != 20 {
		t.Fatalf("got %d boards, want 20", len(cases))
	}
	for _, c := range cases {
		t.Run(c.At, func(t *testing.T) {
			t.Parallel()
			b, pillars := castAt(t, c.At, c.Lines, Rules{})
			want := func(what, got, want string) {
				t.Helper()
				if got != want {
					t.Errorf("%s: got %s, want %s", what, got, want)
				}
			}
			want("pillars", pillars, c.Pillars)
			want("void", b.Void[0].String()+b.Void[1].String(), c.Void)
			f := b.Original
			want("hexagram", figureRow(f), fmt.Sprintln(c.Hex, c.KW, c.Palace, c.Gen, c.Kind))
			want("世应", fmt.Sprint(b.Shi().Number, b.Ying().Number), fmt.Sprint(c.Shi, c.Ying))
			want("body", b.Body.Branch.String(), c.Body)
			for i, l := range b.Lines {
				want(fmt.Sprintf("line %d", i+1), rowOf(b, l), c.Rows[i])
			}
			want("hidden", strings.Join(hiddenOf(b), " "), strings.Join(c.Hidden, " "))
			want("moving", fmt.Sprint(b.Cast.Moving()), fmt.Sprint(c.Moving))
			want("月破", fmt.Sprint(marked(b, MarkYuePo)), fmt.Sprint(c.MonthBreak))
			want("日冲", fmt.Sprint(marked(b, MarkRiChong)), fmt.Sprint(c.DayClash))
			want("tags", strings.Join(tagsOf(b), " "), strings.Join(c.Tags, " "))
			if c.Changed != nil {
				checkChanged(t, c, b)
			}
		})
	}
}

func checkChanged(t *testing.T, c boardCase, b *Board) {
	t.Helper()
	f := b.Changed
	got := figureRow(f)
	if want := fmt.Sprintln(c.Changed.Hex, c.Changed.KW, c.Changed.Palace, c.Changed.Gen, c.Changed.Kind); got != want {
		t.Errorf("changed: got %s, want %s", got, want)
	}
	own, _ := castAt(t, c.At, c.Lines, Rules{ChangedRelatives: RelativesOwnPalace})
	byOwn := own.ChangedRelatives()
	for i, r := range b.ChangedRelatives() {
		row := r.String() + "|" + f.NaJia[i].String() + f.NaJia[i].Branch().Element().String()
		if row != c.Changed.Rows[i] {
			t.Errorf("changed line %d: got %s, want %s", i+1, row, c.Changed.Rows[i])
		}
		if byOwn[i].String() != c.Changed.Own[i] {
			t.Errorf("changed line %d by its own palace: got %s, want %s", i+1, byOwn[i], c.Changed.Own[i])
		}
		if l := b.Lines[i]; l.Moving() && (l.Change.Relative != r || own.Lines[i].Change.Relative != byOwn[i]) {
			t.Errorf("line %d becomes %s, not %s", i+1, l.Change.Relative, r)
		}
	}
}

func figureRow(f Figure) string {
	return fmt.Sprintln(f.Hexagram.FullName(), f.Hexagram.Number(), f.Palace, f.Generation, f.Kind)
}

func rowOf(b *Board, l Line) string {
	row := []string{l.Spirit.String(), l.Relative.String(), l.NaJia.String() + l.Element().String(), l.State.String()}
	if l.Marks.Has(MarkXunKong) {
		row = append(row, "空")
	}
	return strings.Join(row, "|")
}

func hiddenOf(b *Board) []string {
	var list []string
	for _, h := range b.Hidden {
		flying := b.Lines[h.Line-1]
		list = append(list, fmt.Sprintf("%d:%s%s%s<%s%s", h.Line, h.Relative, h.NaJia, h.NaJia.Branch().Element(), flying.Relative, flying.NaJia))
	}
	return list
}

func marked(b *Board, m Mark) []int {
	list := []int{}
	for _, l := range b.Lines {
		if l.Marks.Has(m) {
			list = append(list, l.Number)
		}
	}
	return list
}

// tagsOf writes the moves as the boards have them: 伏吟, 反吟 with all its lines, 进神
// and 退神 one by one.
func tagsOf(b *Board) []string {
	var list []string
	if b.Patterns.Has(PatternFuYinInner) || b.Patterns.Has(PatternFuYinOuter) {
		list = append(list, "伏吟")
	}
	if lines := marked(b, MarkHuaChong); len(lines) > 0 {
		list = append(list, "反吟"+strings.Trim(strings.ReplaceAll(fmt.Sprint(lines), " ", ""), "[]"))
	}
	for _, l := range b.Lines {
		if l.Marks.Has(MarkJinShen) {
			list = append(list, fmt.Sprint("进神", l.Number))
		}
	}
	for _, l := range b.Lines {
		if l.Marks.Has(MarkTuiShen) {
			list = append(list, fmt.Sprint("退神", l.Number))
		}
	}
	return list
}

// A quarter of an hour on either side of a 节 the month is another, and so is what it
// does to the lines: 立春 of 2024 is at 16:27.
func TestMoment_MonthByItsJie(t *testing.T) {
	t.Parallel()
	before, pillars := castAt(t, "2024-02-04 16:20", "777777", Rules{})
	after, later := castAt(t, "2024-02-04 16:35", "777777", Rules{})
	if pillars != "癸卯 乙丑 戊戌 庚申" || later != "甲辰 丙寅 戊戌 庚申" {
		t.Errorf("got %s and %s", pillars, later)
	}
	if before.Lines[0].State != StateSi || after.Lines[0].State != StateXiu {
		t.Errorf("子 is %s and then %s", before.Lines[0].State, after.Lines[0].State)
	}
	if !slices.Equal(marked(after, MarkYuePo), []int{5}) || len(marked(before, MarkYuePo)) != 0 {
		t.Errorf("月破: %v and then %v", marked(before, MarkYuePo), marked(after, MarkYuePo))
	}
}
