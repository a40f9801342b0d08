package chart

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// boardSamples are births whose boards are drawn: one that the published protocol
// names, and those with the fullest palaces.
var boardSamples = map[string]struct {
	local civil.DateTime
	sex   bazi.Sex
	rules ziwei.Rules
}{
	"published": {local: civil.DateTime{Year: 2000, Month: 8, Day: 16, Hour: 3, Minute: 30}, sex: bazi.SexFemale},
	"adjective": {local: civil.DateTime{Year: 1979, Month: 3, Day: 12, Hour: 3, Minute: 30}, sex: bazi.SexMale},    // 2, 2 and 12 stars in 申
	"minor":     {local: civil.DateTime{Year: 2053, Month: 12, Day: 4, Hour: 19, Minute: 30}, sex: bazi.SexFemale}, // 2, 5 and 8 stars in 丑
	"zhongzhou": {local: civil.DateTime{Year: 1979, Month: 3, Day: 12, Hour: 3, Minute: 30}, sex: bazi.SexMale,
		rules: ziwei.Rules{School: ziwei.SchoolZhongzhou, Clock: bazi.ClockTrueSolar, Plate: ziwei.PlateEarth}},
	"leap": {local: civil.DateTime{Year: 2023, Month: 4, Day: 1, Hour: 23, Minute: 0}, sex: bazi.SexMale},
}

func boardSample(t *testing.T, name string) *ziwei.Chart {
	t.Helper()
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		t.Fatal(err)
	}
	s, longitude := boardSamples[name], 104.0665
	c, err := ziwei.NewChart(bazi.Birth{Local: s.local, HourKnown: true, Zone: zone, LongitudeDegEast: &longitude, Sex: s.sex}, s.rules)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var boardLanguages = []Language{Chinese, English, Traditional}

func TestTwelvePalaces_Golden(t *testing.T) {
	t.Parallel()
	for name := range boardSamples {
		c := boardSample(t, name)
		for _, l := range boardLanguages {
			golden(t, "testdata/board-"+name+"."+l.Tag()+".txt", TwelvePalacesText(c, l))
			golden(t, "testdata/board-"+name+"."+l.Tag()+".svg", TwelvePalacesSVG(c, l))
		}
	}
}

// Every line of the text is as wide as the board, so no cell is too small for what
// stands in it.
func TestTwelvePalacesText_LinesAreEqual(t *testing.T) {
	t.Parallel()
	for _, c := range manyCharts(t) {
		for _, l := range boardLanguages {
			want := 4*hanziColumns + 5
			if l == English {
				want = 4*spelledColumns + 5
			}
			for line := range strings.Lines(TwelvePalacesText(c, l)) {
				if !strings.ContainsAny(line, "│─") { // a note below the board
					continue
				}
				if got := width(strings.TrimSuffix(line, "\n")); got != want {
					t.Fatalf("%s: %d columns, want %d: %s", l.Tag(), got, want, line)
				}
			}
		}
	}
}

// manyCharts are charts of many kinds, whose fullest palaces hold all that may come.
func manyCharts(t *testing.T) []*ziwei.Chart {
	t.Helper()
	var list []*ziwei.Chart
	for i := range 80 {
		b := bazi.Birth{
			Local:     civil.DateTime{Year: 1930 + i*41%131, Month: 1 + i%12, Day: 1 + i*11%28, Hour: i % 24},
			HourKnown: true, Zone: civil.FixedZone(8 * 3600), Sex: []bazi.Sex{bazi.SexMale, bazi.SexFemale}[i%2],
		}
		c, err := ziwei.NewChart(b, ziwei.Rules{School: ziwei.School(i % 2)})
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	for name := range boardSamples {
		list = append(list, boardSample(t, name))
	}
	return list
}

// box is where a text is drawn.
type box struct {
	text                     string
	left, right, top, bottom float64
}

// boxes measures the texts of a drawing: a Hanzi is as wide as its size, other
// characters take 0.58 of it on average in the fonts named, bold ones 0.64.
func boxes(t *testing.T, svg string) []box {
	t.Helper()
	texts := regexp.MustCompile(`<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"([^>]*)>([^<]*)</text>`)
	var list []box
	for _, m := range texts.FindAllStringSubmatch(svg, -1) {
		x, y, size := number(t, m[1]), number(t, m[2]), number(t, m[3])
		latin := 0.58
		if strings.Contains(m[4], "font-weight") {
			latin = 0.64
		}
		long := 0.0
		for _, r := range m[5] {
			long += map[bool]float64{true: 1, false: latin}[wide(r)] * size
		}
		b := box{m[5], x, x + long, y - 0.82*size, y + 0.1*size}
		switch {
		case strings.Contains(m[4], `"middle"`):
			b.left, b.right = x-long/2, x+long/2
		case strings.Contains(m[4], `"end"`):
			b.left, b.right = x-long, x
		}
		list = append(list, b)
	}
	return list
}

// No text may lie on another, or outside the paper.
func TestTwelvePalacesSVG_NothingOverlaps(t *testing.T) {
	t.Parallel()
	paper := regexp.MustCompile(`viewBox="0 0 ([\d.]+) ([\d.]+)"`)
	for _, c := range manyCharts(t) {
		for _, l := range boardLanguages {
			svg := TwelvePalacesSVG(c, l)
			size := paper.FindStringSubmatch(svg)
			list := boxes(t, svg)
			for i, a := range list {
				if a.left < boardMargin || a.right > number(t, size[1])-boardMargin || a.top < boardMargin || a.bottom > number(t, size[2])-boardMargin {
					t.Fatalf("%s: %+v is outside %v", l.Tag(), a, size[1:])
				}
				for _, b := range list[:i] {
					if a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom {
						t.Fatalf("%s %s: %+v lies on %+v", c.Time.Civil, l.Tag(), a, b)
					}
				}
			}
		}
	}
}

func TestTwelvePalacesSVG_IsOneSafeDocument(t *testing.T) {
	t.Parallel()
	for name := range boardSamples {
		for _, l := range boardLanguages {
			svg := TwelvePalacesSVG(boardSample(t, name), l)
			for element, n := range elementsOf(t, svg) {
				if !strings.Contains(" svg title desc style rect path text ", " "+element+" ") {
					t.Errorf("%d unexpected elements <%s>", n, element)
				}
			}
			if without := strings.Replace(svg, `xmlns="http://www.w3.org/2000/svg"`, "", 1); strings.Contains(without, "http") || strings.Contains(without, "url(") {
				t.Errorf("%s %s: has an address", name, l.Tag())
			}
		}
	}
}

// elementsOf counts the elements of a document.
func elementsOf(t *testing.T, document string) map[string]int {
	t.Helper()
	elements := map[string]int{}
	decoder := xml.NewDecoder(strings.NewReader(document))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return elements
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			elements[start.Name.Local]++
		}
	}
}

func TestTwelvePalacesSVG_DescribesTheChart(t *testing.T) {
	t.Parallel()
	c := boardSample(t, "published")
	for l, want := range map[Language]string{
		Chinese:     "二〇〇〇年七月十七 寅时，阳女，木三局。命宫 壬午：紫微、文曲。父母 癸未：无主星、天钺、陀罗。",
		English:     "2000, month 7, day 17, Yin hour, yang female, Wood Three. Life 壬午 Ren Wu: 紫微 Zi Wei, 文曲 Wen Qu. ",
		Traditional: "二〇〇〇年七月十七 寅時，陽女，木三局。命宮 壬午：紫微、文曲。父母 癸未：無主星、天鉞、陀羅。",
	} {
		if got := l.describeBoard(c); !strings.HasPrefix(got, want) {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	if got := Chinese.describeBoard(c); !strings.Contains(got, "官禄 丙戌，身宫：廉贞、天府、左辅。") || !strings.Contains(got, "太阳化禄") {
		t.Errorf("got %s", got)
	}
}

// The life palace stands where its branch does, and south is above.
func TestBoardPlaces_FollowTheCompass(t *testing.T) {
	t.Parallel()
	seen := map[[2]int]bool{}
	for i, at := range boardPlaces {
		next := boardPlaces[(i+1)%len(boardPlaces)]
		if steps := abs(at[0]-next[0]) + abs(at[1]-next[1]); steps != 1 || seen[at] {
			t.Errorf("palace %d is at %v, the next at %v", i, at, next)
		}
		seen[at] = true
	}
	wu := boardPlaces[4] // 午, in the south
	if zi := boardPlaces[10]; wu != [2]int{1, 0} || zi != [2]int{2, 3} {
		t.Errorf("午 is at %v, 子 at %v", wu, zi)
	}
}

func abs(n int) int { return max(n, -n) }

// Every name that a board in traditional characters takes from a table.
func TestTraditional_BoardWords(t *testing.T) {
	t.Parallel()
	const l = Traditional
	var stars, palaces, spirits, bureaus []string
	for s := range ziwei.Star(ziwei.Stars) {
		stars = append(stars, l.say(s))
	}
	for i := range ziwei.Palaces {
		palaces = append(palaces, l.say(ziwei.PalaceName(i)))
		spirits = append(spirits, l.say(ziwei.BoShi(i)), l.say(ziwei.JiangQian(i)), l.say(ziwei.SuiQian(i)))
	}
	for b := range ziwei.Bureau(ziwei.Bureaus) {
		bureaus = append(bureaus, l.say(b))
	}
	for _, c := range []struct {
		got  []string
		want string
	}{
		{stars, "紫微 天機 太陽 武曲 天同 廉貞 天府 太陰 貪狼 巨門 天相 天梁 七殺 破軍 左輔 右弼 文昌 文曲 天魁 天鉞 祿存 天馬 地空 地劫 火星 鈴星 擎羊 陀羅 " +
			"紅鸞 天喜 天姚 咸池 解神 三台 八座 恩光 天貴 龍池 鳳閣 天才 天壽 台輔 封誥 天巫 華蓋 天官 天福 天廚 天月 天德 月德 天空 旬空 旬中 截路 空亡 " +
			"龍德 截空 劫殺 大耗 孤辰 寡宿 蜚廉 破碎 天刑 陰煞 天哭 天虛 天使 天傷 年解"},
		{palaces, "命宮 父母 福德 田宅 官祿 僕役 遷移 疾厄 財帛 子女 夫妻 兄弟"},
		{spirits, "博士 將星 歲建 力士 攀鞍 晦氣 青龍 歲驛 喪門 小耗 息神 貫索 將軍 華蓋 官符 奏書 劫煞 小耗 飛廉 災煞 大耗 喜神 天煞 龍德 病符 指背 白虎 大耗 咸池 天德 伏兵 月煞 吊客 官府 亡神 病符"},
		{bureaus, "水二局 木三局 金四局 土五局 火六局"},
	} {
		if got := strings.Join(c.got, " "); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
	var rules []string
	for _, o := range ziwei.Options() {
		for _, value := range o.Values {
			var r ziwei.Rules
			if err := r.Set(o.Name, value); err != nil {
				t.Fatal(err)
			}
			c := ziwei.Chart{Rules: r}
			for _, each := range c.Applied() {
				if each.Option == o.Name {
					rules = append(rules, Traditional.script(each.WhyZh))
				}
			}
		}
	}
	if got := strings.Join(rules, "\n"); got != traditionalRules {
		t.Errorf("the rules are\n%s", got)
	}
	if got, want := Traditional.script(fmt.Sprint(boardWordsOf[Chinese])), fmt.Sprint(boardWordsOf[Traditional]); got != want {
		t.Errorf("the labels are\n%s, want\n%s", want, got)
	}
}

// traditionalRules are the sentences of all rules, read and found right.
const traditionalRules = `日期、時辰按民用時
日期、時辰按標準時
日期、時辰按平太陽時
日期、時辰按真太陽時
以正月初一換年
以立春當日換年
以立春時刻換年
以農曆月定生月
以節氣定生月
晚子時歸次日，逢月末、年末亦入次月、次年
晚子時歸當日，時干亦從當日
晚子時歸當日，時干從次日
閏月十五日及以前作上月，以後作下月
閏月作上月
閏月作下月
流年、流月按農曆
流年以立春換，流月干支以節換
虛歲以正月初一增長
虛歲以農曆生日增長
通行安星法
中州派安星法
天盤
地盤：以身宮為命宮
人盤：以福德宮為命宮
四化：戊貪陰弼機、庚陽武陰同、壬梁紫左武
四化用中州派：戊貪陰陽機、庚陽武府同、壬梁紫府武
四化用《全書》：戊貪陰弼機、庚陽武同陰、壬梁紫府武
四化用《全集》：戊貪陰弼機、庚陽武同相、壬梁紫左武
亮度用通行表
亮度用中州派表
命主依命宮，中州派依年支
命主依命宮地支
命主依年支
魁鉞：辛午寅，庚丑未
魁鉞：辛寅午
魁鉞：庚辛午寅
截路、空亡兩宮，旬空一宮；中州派截空一宮
截空、旬空各一宮
截路、空亡，旬空、旬中各兩宮`
