package liuyao

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

func TestTopics(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"self": "世爻", "travel": "世爻", "other": "应爻", "relationship": "应爻",
		"wealth": "妻财", "business": "妻财", "wife": "妻财", "staff": "妻财", "lost_valuables": "妻财",
		"career": "官鬼", "lawsuit": "官鬼", "husband": "官鬼", "illness": "官鬼", "theft": "官鬼",
		"parents": "父母", "house": "父母", "vehicle": "父母", "document": "父母", "study": "父母",
		"exam": "父母", "lost_document": "父母", "rain": "父母",
		"children": "子孙", "medicine": "子孙", "pet": "子孙", "relief": "子孙", "fair_weather": "子孙",
		"siblings": "兄弟", "friends": "兄弟", "partner": "兄弟", "rival": "兄弟", "wind": "兄弟",
	} {
		topic, ok := ParseTopic(name)
		if !ok || topic.String() != name || topic.Significator().String() != want {
			t.Errorf("%s: got %s, want %s", name, topic.Significator(), want)
		}
	}
	list := Topics()
	if len(list) != 32 {
		t.Errorf("got %d topics, want 32", len(list))
	}
	for _, topic := range list {
		if zh, en := topic.Names(); zh == "" || en == "" || topic.Significator().English() == "" {
			t.Errorf("%s has no name", topic)
		}
		for _, b := range topic.Beside() {
			if b.Zh == "" || b.En == "" || b.Significator == topic.Significator() {
				t.Errorf("%s beside %s: %+v", topic, topic.Significator(), b)
			}
		}
	}
	if _, ok := ParseTopic(""); ok {
		t.Error("no name is a topic")
	}
}

func usefulOf(t *testing.T, topic Topic, lines, month, of string, r Rules) (*Board, *Useful) {
	t.Helper()
	c := boardOf(t, lines, month, of, r).Casting
	c.Topic = topic
	b := mustBoard(t, c, r)
	return b, b.Useful
}

// The choice between lines, each step on a board where it decides.
func TestUseful_Choice(t *testing.T) {
	t.Parallel()
	flawed := Rules{TwoUseful: TwoUsefulFlawed}
	for _, c := range []struct {
		what, lines, month, day string
		topic                   Topic
		rules                   Rules
		want                    string
	}{
		// 乾为天 子子 寅财 辰父 午官 申兄 戌父, 世 6 应 3.
		{"one line only", "777777", "丑", "丁丑", TopicWealth, Rules{}, "line 2"},
		{"a moving line first", "777779", "丑", "丁丑", TopicParents, Rules{}, "line 6 动爻先于静爻"},
		{"then one on the month", "777777", "辰", "丁丑", TopicParents, Rules{}, "line 3 临月建日辰者在先"},
		{"both hold 世 and 应, both sound: the nearer one", "777777", "丑", "丁丑", TopicParents, Rules{}, "line 6 近世者在先"},
		{"the sound one", "777777", "丑", "甲子", TopicParents, Rules{}, "line 3 不空不破者在先"},
		{"the void one, by rule", "777777", "丑", "甲子", TopicParents, flawed, "line 6 旬空月破者在先"},
		// 坤为地 未兄 巳父 卯官 丑兄 亥财 酉子, 世 6 应 3.
		{"the nearer of two that hold nothing", "888888", "卯", "己卯", TopicSiblings, Rules{}, "line 4 近世者在先"},
		// 天山遁 辰父 午官 申兄 午官 申兄 戌父, 世 2 应 5: 官鬼 2 and 4.
		{"one that holds 世", "887777", "丑", "丁丑", TopicCareer, Rules{}, "line 2 持世持应者在先"},
		{"and one that holds 应", "887777", "丑", "丁丑", TopicSiblings, Rules{}, "line 5 持世持应者在先"},
		// 雷水解 寅兄 辰财 午子 午子 申官 戌财, 世 2 应 5.
		{"of two as near the lower, which is nearer", "878788", "卯", "丁丑", TopicChildren, Rules{}, "line 3 近世者在先"},
		// 泽地萃 未父 巳官 卯财 亥子 酉兄 未父, 世 2 应 5.
		{"of two lines the nearer", "888778", "卯", "丁丑", TopicParents, Rules{}, "line 1 近世者在先"},
		{"the asker", "777777", "丑", "丁丑", TopicSelf, Rules{}, "line 6"},
		{"the other side", "777777", "丑", "丁丑", TopicOther, Rules{}, "line 3"},
	} {
		b, u := usefulOf(t, c.topic, c.lines, c.month, c.day, c.rules)
		got := fmt.Sprint(u.Place, " ", u.Line)
		for _, s := range u.Steps {
			zh, _ := b.StepWords(s)
			got += " " + zh
		}
		if got != c.want {
			t.Errorf("%s: got %s, want %s", c.what, got, c.want)
		}
	}
}

// 天风姤 has no 妻财; in the palace of metal it is wood.
func TestUseful_OnNoLine(t *testing.T) {
	t.Parallel()
	hidden := Rules{AbsentUseful: AbsentHidden}
	for _, c := range []struct {
		month, day string
		rules      Rules
		want       string
	}{
		{"卯", "丁丑", Rules{}, "month 0"},
		{"丑", "丁卯", Rules{}, "day 0"},
		{"卯", "丁卯", Rules{}, "month 0"},
		{"丑", "丁丑", Rules{}, "hidden 2"},
		{"卯", "丁卯", hidden, "hidden 2"},
	} {
		_, u := usefulOf(t, TopicWealth, "877777", c.month, c.day, c.rules)
		if got := fmt.Sprint(u.Place, " ", u.Line); got != c.want || u.Relative != RelativeQiCai {
			t.Errorf("%s %s: got %s, want %s", c.month, c.day, got, c.want)
		}
		if zh, en := u.Place.Words(); zh == "" || en == "" || (u.Hidden != nil) != (u.Place == PlaceHidden) {
			t.Errorf("%s: %q %q %v", u.Place, zh, en, u.Hidden)
		}
	}
}

func TestUseful_EveryTopicOnEveryMove(t *testing.T) {
	t.Parallel()
	turn := 0
	everyMove(t, Rules{}, func(b *Board) {
		topic := Topics()[turn%len(Topics())]
		turn++
		c := b.Casting
		c.Topic = topic
		u := mustBoard(t, c, b.Rules).Useful
		if u.Role == RoleRelative && u.Relative != u.Significator.Relative {
			t.Fatalf("%s of %s: got %s", topic, b.Cast, u.Relative)
		}
		if len(u.Candidates) == 0 != (u.Place != PlaceLine) || len(u.Candidates) == 1 && len(u.Steps) > 0 {
			t.Fatalf("%s of %s: %+v", topic, b.Cast, u)
		}
		covered := len(b.linesOf(u.Relative))
		for _, g := range u.Gods {
			covered += len(g.Lines)
		}
		if covered != Lines || len(u.Hints) == 0 {
			t.Fatalf("%s of %s: %d lines, %d hints", topic, b.Cast, covered, len(u.Hints))
		}
		for _, h := range u.Hints {
			if zh, en := h.Words(); len(h.Branches) == 0 || strings.ContainsAny(zh+en, "{}") || h.Kind == HintVoid != (h.Days > 0) {
				t.Fatalf("%s: %+v %q %q", b.Cast, h, zh, en)
			}
		}
	})
}

func TestHints(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		what, lines, month, day string
		topic                   Topic
		want                    string
	}{
		{"quiet", "777777", "子", "丁亥", TopicWealth, "static 寅申"},
		{"quiet, weak", "777777", "丑", "丁丑", TopicWealth, "static 寅申; weak 子寅卯亥"},
		{"moving, held by month and day", "797777", "亥", "丁亥", TopicWealth, "moving 亥寅; bound 申巳; only_mover 寅"},
		{"too strong", "777777", "寅", "丙寅", TopicWealth, "static 寅申; strong 未申"},
		{"void", "777777", "寅", "甲辰", TopicWealth, "static 寅申; void 寅申 10"},
		{"void, nine days before", "777777", "寅", "乙巳", TopicWealth, "static 寅申; void 寅申 9"},
		{"broken", "777777", "申", "丁丑", TopicWealth, "static 寅申; weak 子寅卯亥; broken 寅亥"},
		{"in the tomb of the day", "777777", "寅", "癸未", TopicWealth, "static 寅申; tomb 丑"},
		{"advances", "768788", "寅", "丙寅", TopicSiblings, "moving 亥寅; strong 未申; advance 寅; only_mover 寅"},
		{"hidden", "877777", "丑", "丁丑", TopicWealth, "hidden 寅巳"},
		{"the month", "877777", "卯", "丁丑", TopicWealth, "on_time 卯"},
		{"a formation waits", "797977", "丑", "丁丑", TopicCareer, "moving 未午; weak 寅卯巳午; trine 戌"},
		{"one line rests", "799999", "子", "丁亥", TopicChildren, "static 子午; strong 辰午; tomb 戌; only_quiet 子"},
	} {
		_, u := usefulOf(t, c.topic, c.lines, c.month, c.day, Rules{})
		var list []string
		for _, h := range u.Hints {
			text := h.Kind.String() + " " + strings.ReplaceAll(names(h.Branches), " ", "")
			if h.Days > 0 {
				text += fmt.Sprint(" ", h.Days)
			}
			list = append(list, text)
		}
		if got := strings.Join(list, "; "); got != c.want {
			t.Errorf("%s: got %s, want %s", c.what, got, c.want)
		}
	}
}

func FuzzNewBoard(f *testing.F) {
	f.Add([]byte("777777"), uint8(0), uint8(0), uint8(0), uint8(0), uint8(0))
	f.Add([]byte("699696"), uint8(3), uint8(59), uint8(32), uint8(2), uint8(1))
	f.Fuzz(func(t *testing.T, lines []byte, month, day, topic, option, value uint8) {
		var c Casting
		for i := range min(len(lines), Lines) {
			c.Cast[i] = yijing.Line(lines[i] - '0')
		}
		c.Month, c.Day, c.Topic = ganzhi.EarthlyBranch(month), ganzhi.Pair(day), Topic(topic)
		var r Rules
		*choices[int(option)%len(choices)].at(&r) = value
		b, err := NewBoard(c, r)
		if err != nil {
			if wrong := new(calc.InputError); !errors.As(err, &wrong) || wrong.Field == "" || wrong.Reason == "" || wrong.ReasonZh == "" {
				t.Fatalf("%+v: %v", c, err)
			}
			return
		}
		checkBoard(t, b)
	})
}

// checkBoard holds a board to what is true of every board.
func checkBoard(t *testing.T, b *Board) {
	t.Helper()
	if again, err := NewBoard(b.Casting, b.Rules); err != nil || !reflect.DeepEqual(again, b) {
		t.Errorf("the same cast gives another board, %v", err)
	}
	palace, moving := b.Original.Palace.Element(), 0
	for i := range b.Lines {
		l := &b.Lines[i]
		if l.Number != i+1 || l.Value != b.Cast[i] || l.Moving() != l.Value.Moving() || l.Relative != RelativeOf(palace, l.Element()) {
			t.Errorf("line %d: %+v", i+1, l)
		}
		if l.Moving() {
			moving++
		}
		for _, m := range l.Marks.List() {
			if zh, en := b.Why(l, m); zh == "" || en == "" || strings.ContainsAny(zh+en, "{}") {
				t.Errorf("line %d, mark %v: %q, %q", i+1, m, zh, en)
			}
		}
	}
	if (moving == 0) != reflect.DeepEqual(b.Original, b.Changed) || (b.Useful != nil) != (b.Topic != TopicNone) || b.Void != b.Day.KongWang() {
		t.Errorf("%d lines move in %+v", moving, b)
	}
	for _, a := range b.Applied() {
		if a.Option == "" || a.Value == "" || a.Why == "" || a.WhyZh == "" {
			t.Errorf("rule %+v", a)
		}
	}
}
