package liuyao

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// classic is an example of 增删卜易 with what the book says of its lines. Marks are
// written "line mark", actions "from deed to", formations "element third".
type classic struct {
	month, day, from, to string
	rules                Rules
	says, denies         string
}

var classics = []classic{
	// 世爻寅木而值旬空; 酉金化退神; 上爻未土为世爻之墓, 被丑日冲开.
	{"辰", "癸丑", "泽水困", "雷水解", Rules{}, "1旬空 5退神 6暗动 1动墓", ""},
	// 子水动化未土回头克; 上爻未土化进神, 被丑日冲之又化旬空月破, 竟不见其散.
	{"辰", "乙丑", "泽雷随", "天地否", Rules{}, "1回头克 6进神 6日冲 6化空 6化破", "6冲散"},
	// 寅木化进神, 月破.
	{"申", "乙卯", "水雷屯", "水泽节", Rules{}, "2进神 2月破 1旬空 6旬空", ""},
	// 午火明动戌爻暗动, 三合而少寅字, 借月建以成三合.
	{"寅", "丙辰", "乾为天", "风天小畜", Rules{AnDong: AnDongHelped}, "6暗动 火第三支由月建补足", "6日破"},
	// 内卦申子辰三合水局.
	{"寅", "丙申", "艮为山", "山雷颐", Rules{}, "6临月建 6暗动 水第三支由变爻补足", ""},
	// 内卦亥卯未三合木局.
	{"卯", "戊辰", "泽地萃", "天火同人", Rules{}, "木第三支由变爻补足", ""},
	// 内卦亥卯未, 外卦巳酉丑.
	{"卯", "丁巳", "离为火", "坤为地", Rules{}, "木第三支由变爻补足 金第三支由变爻补足", ""},
	// 戌土午火同时发动, 与寅木合成官局; 后于寅日.
	{"巳", "丁酉", "乾为天", "水天需", Rules{SanHe: SanHeOneStatic}, "火第三支由静爻补足", ""},
	{"巳", "丁酉", "乾为天", "水天需", Rules{}, "火虚一待用，尚缺一支", ""},
	// 酉金发动, 虽休囚能克卯木; 卯木当令, 今被金伤, 不能克土.
	{"寅", "丁丑", "兑为泽", "雷泽归妹", Rules{}, "5克2", "2克3 2克6"},
	// 卯木当春旺相, 能生巳火, 能克丑未二土; 巳火能克子孙.
	{"寅", "丁丑", "坤为地", "坤为地", Rules{}, "3生2 3克1 3克4 2克6", ""},
}

func TestClassics(t *testing.T) {
	t.Parallel()
	for _, c := range classics {
		month, ok := ganzhi.ParseBranch(c.month)
		if !ok {
			t.Fatal(c.month)
		}
		b := mustBoard(t, Casting{Cast: between(t, c.from, c.to), Month: month, Day: day(t, c.day)}, c.rules)
		facts := factsOf(b)
		for _, want := range strings.Fields(c.says) {
			if !slices.Contains(facts, want) {
				t.Errorf("%s月%s日 %s之%s: %s is missing in %v", c.month, c.day, c.from, c.to, want, facts)
			}
		}
		for _, wrong := range strings.Fields(c.denies) {
			if slices.Contains(facts, wrong) {
				t.Errorf("%s月%s日 %s之%s: %s is wrong", c.month, c.day, c.from, c.to, wrong)
			}
		}
	}
}

func factsOf(b *Board) []string {
	var facts []string
	for _, l := range b.Lines {
		for _, m := range l.Marks.List() {
			facts = append(facts, fmt.Sprintf("%d%s", l.Number, m))
		}
	}
	for _, a := range b.Actions {
		facts = append(facts, fmt.Sprintf("%d%s%d", a.From, a.Deed, a.To))
	}
	for _, tr := range b.Trines {
		zh, _ := tr.Third.Words()
		facts = append(facts, tr.Element.String()+zh)
	}
	return facts
}
