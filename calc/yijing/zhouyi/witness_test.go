package zhouyi

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/wenbu-go/wenbu/calc/yijing"
)

// characters are pairs, traditional and simplified, of all characters of the text
// that simplified script writes otherwise. Rare ones whose simplified form few
// fonts have (纆 繻 輹 頄 餗) stay as they are.
const characters = "並并亂乱來来係系備备傷伤傾倾僕仆儀仪億亿儉俭兌兑內内兩两則则剛刚剝剥動动勝胜勞劳勢势勸劝厲厉叢丛問问啞哑喪丧嚮向嚴严國国園园執执" +
	"堅坚塗涂壯壮奮奋婦妇宮宫實实寧宁寵宠對对屨屦帥帅師师帶带幹干幾几廟庙廬庐張张強强彙汇後后從从復复恆恒悶闷惡恶惻恻愛爱慍愠慶庆憂忧" +
	"憊惫懲惩懷怀懼惧戔戋戰战戶户揚扬損损撝㧑擊击據据攣挛敗败敵敌數数於于時时晉晋晝昼暉晖東东棄弃棟栋楊杨極极榮荣樂乐橈桡歲岁歷历歸归" +
	"殺杀決决淵渊渙涣滅灭漣涟漸渐潛潜澤泽濟济瀆渎災灾為为爾尔牀床牽牵獄狱獨独獲获瑣琐甕瓮異异當当疇畴發发眾众碩硕祿禄禦御禮礼稱称積积" +
	"穫获窮穷竄窜節节約约納纳紛纷紱绂終终絕绝經经維维綸纶緩缓繫系繼继罰罚罷罢義义習习聞闻聰聪聽听脩修膚肤臨临與与興兴舊旧艱艰茲兹莧苋" +
	"華华萬万蒞莅薦荐藥药蘇苏處处虛虚號号虧亏蠱蛊衛卫見见視视親亲覿觌觀观觸触訟讼設设試试詳详語语誡诫誥诰說说誰谁諸诸謀谋謂谓謙谦講讲" +
	"識识議议譽誉變变豐丰豶豮貝贝貞贞負负財财貫贯貳贰貴贵賁贲資资賓宾賞赏賢贤賤贱躋跻躍跃車车載载輔辅輪轮輻辐輿舆辭辞辯辩連连進进過过" +
	"違违遠远遯遁遲迟遷迁遺遗鄰邻醜丑鉉铉錫锡錯错長长門门閉闭開开閑闲闃阒闚窥關关陰阴陸陆陽阳階阶隕陨際际隨随險险雖虽離离難难雲云電电" +
	"靈灵鞏巩頂顶順顺須须頤颐頰颊頻频顒颙願愿顛颠類类顯显風风飛飞飲饮飽饱饋馈馬马馮冯馴驯驅驱驚惊魚鱼鮒鲋鳥鸟鳴鸣鴻鸿鶴鹤麗丽黃黄齎赍" +
	"龍龙龜龟"

// dry knows the two places where 乾 is the word for dry; elsewhere it stays.
var dry = strings.NewReplacer("乾胏", "干胏", "乾肉", "干肉")

// simplify writes a text in simplified characters.
func simplify(text string) string {
	pairs := []rune(characters)
	return dry.Replace(strings.Map(func(r rune) rune {
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] == r {
				return pairs[i+1]
			}
		}
		return r
	}, text))
}

// TestSimplified: the second column is the first in simplified characters.
func TestSimplified(t *testing.T) {
	t.Parallel()
	for name, table := range map[string]string{"received.tsv": receivedTable, "small.tsv": smallTable} {
		eachRow(table, func(number int, piece string, cells []string) {
			if want := simplify(cells[0]); cells[1] != want {
				t.Errorf("%s: %d %s: got %s, want %s", name, number, piece, cells[1], want)
			}
		})
	}
	for text, want := range map[string]string{
		"噬乾胏": "噬干胏", "終日乾乾": "终日乾乾", "后以施命": "后以施命", "先否後喜": "先否后喜", "反復其道": "反复其道",
		"覆公餗": "覆公餗", "藉用白茅": "藉用白茅", "幹父之蠱": "干父之蛊", "鴻漸于干": "鸿渐于干", "雲上於天": "云上于天",
		"係小子": "系小子", "繫于金柅": "系于金柅", "嘉遯": "嘉遁", "月幾望": "月几望", "奔其机": "奔其机", "无咎": "无咎",
	} {
		if got := simplify(text); got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
}

// script are characters of a witness that differ from ours in script only.
var script = strings.NewReplacer("無", "无", "於", "于", "従", "从", "窺", "窥", "臘", "腊")

// level reduces a text to its characters, in simplified script.
func level(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Han, r) {
			return r
		}
		return -1
	}, script.Replace(simplify(text)))
}

// decision is a row of decisions.tsv.
type decision struct{ chosen, witness string }

// decided returns the decisions of each place, for one of the two witnesses.
func decided(t *testing.T, witness int) map[string][]decision {
	out := map[string][]decision{}
	for i, cells := range rowsOf(t, "decisions.tsv", 8) {
		if cells[6] == "" || cells[7] == "" {
			t.Errorf("decisions.tsv: row %d gives no reason, or does not say with what it was checked", i+1)
		}
		if reading := cells[3+witness]; reading != "=" {
			place := cells[0] + " " + cells[1] + " " + cells[2]
			out[place] = append(out[place], decision{cells[3], reading})
		}
	}
	return out
}

// rowsOf reads a table and checks its width.
func rowsOf(t *testing.T, path string, width int) [][]string {
	t.Helper()
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var out [][]string
	for line := range strings.Lines(string(file)) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(cells) != width {
			t.Fatalf("%s: %q has %d cells, want %d", path, line, len(cells), width)
		}
		out = append(out, cells)
	}
	return out[1:]
}

// TestWitnesses: both witnesses have our text, and where they have not, exactly
// the reading that decisions.tsv lists.
func TestWitnesses(t *testing.T) {
	t.Parallel()
	for witness := 1; witness <= 2; witness++ {
		decisions := decided(t, witness)
		found := map[string]string{}
		for _, cells := range rowsOf(t, fmt.Sprintf("testdata/witness%d.tsv", witness), 4) {
			found[cells[0]+" "+cells[1]+" text"] = cells[2]
			found[cells[0]+" "+cells[1]+" small"] = cells[3]
		}
		compare := func(number int, piece, part, text string) {
			place := fmt.Sprint(number, " ", piece, " ", part)
			if err := differs(number, text, found[place], decisions[place]); err != "" {
				t.Errorf("witness %d: %s: %s", witness, place, err)
			}
			delete(decisions, place)
		}
		eachRow(receivedTable, func(number int, piece string, cells []string) { compare(number, piece, "text", cells[0]) })
		eachRow(smallTable, func(number int, piece string, cells []string) { compare(number, piece, "small", cells[0]) })
		for place := range decisions {
			t.Errorf("decisions.tsv: there is no %s", place)
		}
	}
}

// differs says how a witness differs from a text beyond the decisions, or "".
func differs(number int, text, found string, decisions []decision) string {
	want, got := level(text), level(found)
	for _, d := range decisions {
		chosen, reading := level(d.chosen), level(d.witness)
		switch {
		case d.witness == "-" && got != "":
			return "decisions.tsv says it is missing"
		case d.witness == "-":
			return ""
		case chosen == reading || !strings.Contains(want, chosen):
			return "decisions.tsv chooses " + d.chosen + " before " + d.witness
		}
		want = strings.Replace(want, chosen, reading, 1)
	}
	h, _ := yijing.HexagramAt(number)
	// The second witness often leaves the name before a judgement out.
	if got == want || strings.TrimPrefix(want, h.String()) == got || strings.TrimPrefix(want, "习坎") == got {
		return ""
	}
	return "got " + got + ", want " + want
}

// TestChecksum pins the received text: it does not change by accident.
func TestChecksum(t *testing.T) {
	t.Parallel()
	var text strings.Builder
	for _, table := range []string{receivedTable, smallTable} {
		eachRow(table, func(number int, piece string, cells []string) {
			text.WriteString(strconv.Itoa(number) + " " + piece + " " + cells[0] + "\n")
		})
	}
	sum := sha256.Sum256([]byte(text.String()))
	if got, want := hex.EncodeToString(sum[:]), "a13317cb130fdb0d87f50e9c47634019fa76deafaf7937d534f86b8e3b1cc0b1"; got != want {
		t.Errorf("sha256 of the received text: got %s, want %s", got, want)
	}
}
