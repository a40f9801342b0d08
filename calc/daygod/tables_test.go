package daygod

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// TestRows_signs makes sure that every rule is written in stems and branches
// only (E069: 已 typed for 巳 never matches), and in one of the forms.
func TestRows_signs(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, row := range godRows {
		if seen[row.name] || row.pinyin == "" || !strings.Contains("+-.", row.kind) {
			t.Errorf("%s: twice, or without a reading or kind", row.name)
		}
		seen[row.name] = true
		lists := strings.Split(strings.TrimPrefix(row.rule, "*"), "/")
		for _, list := range lists {
			for _, sign := range list {
				_, stem := ganzhi.ParseStem(string(sign))
				_, branch := ganzhi.ParseBranch(string(sign))
				if !stem && !branch && sign != '-' {
					t.Errorf("%s: %c is no stem or branch", row.name, sign)
				}
			}
		}
		_, byFrame := markRules[row.name]
		switch n := len(lists); {
		case row.rule == "":
			if !byFrame && row.name != "无禄" {
				t.Errorf("%s has no rule", row.name)
			}
		case byFrame:
			t.Errorf("%s has two rules", row.name)
		case row.rule[0] == '*', n == 4, n == 12, n == 1 && len([]rune(row.rule)) == 12:
		default:
			t.Errorf("%s: the rule has %d lists", row.name, n)
		}
	}
	for name := range markRules {
		if !seen[name] {
			t.Errorf("a rule for %s, which is no god", name)
		}
	}
}

// cellCounts is how many of the 720 cells each god has, counted from the book.
const cellCounts = `天德 48 月德 72 天德合 48 月德合 72 月空 72 天恩 180 天赦 12 天愿 12 母仓 150 月恩 72 四相 144 时德 60 阳德 60 阴德 60
王日 60 官日 60 守日 60 相日 60 民日 60 三合 120 临日 60 驿马 60 天后 60 天马 60 吉期 60 天巫 60 福德 60 时阴 60 天喜 60 天医 60
时阳 60 生气 60 六合 60 五合 120 五富 60 天仓 60 六仪 60 要安 60 玉宇 60 金堂 60 敬安 60 普护 60 福生 60 圣心 60 益后 60 续世 60
解神 60 除神 120 鸣吠 156 鸣吠对 132 不将 150 青龙 60 明堂 60 金匮 60 宝光 60 玉堂 60 司命 60 天刑 60 朱雀 60 白虎 60 天牢 60
元武 60 勾陈 60 月建 60 小时 60 土府 60 月破 60 大耗 60 小耗 60 死神 60 死气 60 血支 60 天罡 60 河魁 60 劫煞 60 灾煞 60 天火 60
月煞 60 月虚 60 月刑 60 月害 60 月厌 60 地火 60 厌对 60 招摇 60 大时 60 大败 60 咸池 60 游祸 60 天吏 60 致死 60 天贼 60 四击 60
四耗 12 四废 24 四忌 12 四穷 12 五虚 180 八风 24 五墓 12 九空 60 九坎 60 九焦 60 土符 60 地囊 24 兵禁 60 大煞 60 归忌 60 血忌 60
往亡 60 复日 72 重日 120 五离 120 八专 60 触水龙 36 阳错 12 阴错 12 阴阳俱错 2 大会 8 小会 8 天狗 5`

func TestCells_counts(t *testing.T) {
	t.Parallel()
	got := map[string]int{}
	for m := range months {
		for p := range ganzhi.Pairs {
			for g := range cells()[m][p].All() {
				got[g.String()]++
			}
		}
	}
	fields := strings.Fields(cellCounts)
	if len(fields) != 2*121 {
		t.Fatalf("the list has %d entries, want 121", len(fields)/2)
	}
	for i := 0; i < len(fields); i += 2 {
		var want int
		for _, c := range fields[i+1] {
			want = 10*want + int(c-'0')
		}
		if got[fields[i]] != want {
			t.Errorf("%s is in %d cells, want %d", fields[i], got[fields[i]], want)
		}
	}
}

// TestKindsOfDay derives 宝义制伐专 from the elements of stem and branch.
func TestKindsOfDay(t *testing.T) {
	t.Parallel()
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		stem, branch := p.Stem().Element(), p.Branch().Element()
		want := "专日"
		switch {
		case stem.Generates() == branch:
			want = "宝日"
		case branch.Generates() == stem:
			want = "义日"
		case stem.Controls() == branch:
			want = "制日"
		case branch.Controls() == stem:
			want = "伐日"
		}
		for _, name := range []string{"宝日", "义日", "制日", "伐日", "专日"} {
			if g, _ := ParseGod(name); Cell(ganzhi.BranchYin, p).Has(g) != (name == want) {
				t.Errorf("%v: %s is wrong, want %s", p, name, want)
			}
		}
	}
}

// TestVirtues_positions checks that each virtue's partner is the stem that
// combines with it, in every month.
func TestVirtues_positions(t *testing.T) {
	t.Parallel()
	rows := map[string]string{}
	for _, row := range godRows {
		rows[row.name] = row.rule
	}
	for m := range months {
		sign := func(name string) string { return string([]rune(rows[name])[m]) }
		for _, pair := range [][2]string{{"天德", "天德合"}, {"月德", "月德合"}} {
			a, b := sign(pair[0]), sign(pair[1])
			stem, ok := ganzhi.ParseStem(a)
			if ok && stem.Partner().String() != b || !ok && b != "-" {
				t.Errorf("month %d: %s %s, %s %s", m, pair[0], a, pair[1], b)
			}
		}
	}
}

// TestLists_names makes sure that every god and activity named in a list exists.
func TestLists_names(t *testing.T) {
	t.Parallel()
	gods := func(where, list string) {
		for name := range strings.FieldsSeq(list) {
			if _, ok := ParseGod(name); !ok && abbreviations[name] == "" {
				t.Errorf("%s names %q", where, name)
			}
		}
	}
	for _, row := range activityRows {
		gods(row.name, row.suits+" "+strings.ReplaceAll(row.together, "+", " ")+" "+row.avoids)
	}
	for _, row := range yieldRows {
		gods("a yield of "+row.gods, row.gods+" "+row.helpers)
		for _, letter := range []string{row.with, row.without} {
			if letter[0] == '>' {
				gods("a yield of "+row.gods, letter[1:])
			} else if !strings.Contains(weightLetters, letter) || len(letter) != 1 {
				t.Errorf("%s weighs %q", row.gods, letter)
			}
		}
		for _, b := range row.months {
			if _, ok := ganzhi.ParseBranch(string(b)); !ok {
				t.Errorf("%s has the month %c", row.gods, b)
			}
		}
	}
	for short, list := range abbreviations {
		gods(short, list)
	}
	gods("closing", closingGods+" "+gradedGods)
	for _, list := range rests {
		for name := range strings.FieldsSeq(list) {
			if _, ok := ParseActivity(name); !ok {
				t.Errorf("a rest names %q", name)
			}
		}
	}
	for _, taboo := range popularTaboos {
		gods("popular", taboo.gods)
	}
}

// TestActivities_volume10 turns the table of volume 11 about and compares it with
// what volume 10 says god by god: two statements of one rule.
func TestActivities_volume10(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/volume10.txt")
	if err != nil {
		t.Fatal(err)
	}
	b, compared := compiled(), 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		head, list, _ := strings.Cut(strings.TrimSpace(line), ": ")
		name, kind, _ := strings.Cut(head, " ")
		g, ok := ParseGod(name)
		if !ok {
			t.Fatalf("no god %s", name)
		}
		var got []string
		for i := range b.activities {
			set := b.activities[i].suits
			if kind == "忌" {
				set = b.activities[i].avoids
			}
			if set.Has(g) {
				got = append(got, Activity(i).String())
			}
		}
		want := strings.Fields(list)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s %s: volume 11 has not %v, volume 10 has not %v", name, kind, minus(want, got), minus(got, want))
		}
		compared++
	}
	if compared != 127 {
		t.Errorf("compared %d gods, want 127", compared)
	}
}

func minus(a, b []string) []string {
	return slices.DeleteFunc(slices.Clone(a), func(s string) bool { return slices.Contains(b, s) })
}
