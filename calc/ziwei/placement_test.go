package ziwei

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// seatsOf reads a line of branches.
func seatsOf(t testing.TB, line string) []seat {
	t.Helper()
	var list []seat
	for _, r := range strings.ReplaceAll(line, " ", "") {
		b, ok := ganzhi.ParseBranch(string(r))
		if !ok {
			t.Fatalf("%c is no branch", r)
		}
		list = append(list, seatOf(b))
	}
	return list
}

// 起紫微: the five printed tables, the days of a month in order. E090: 金四局, day
// 18, is 申.
func TestZiWei_PrintedTables(t *testing.T) {
	t.Parallel()
	tables := [Bureaus]string{
		BureauWater: "丑寅寅卯卯 辰辰巳巳午 午未未申申 酉酉戌戌亥 亥子子丑丑 寅寅卯卯辰",
		BureauWood:  "辰丑寅巳寅 卯午卯辰未 辰巳申巳午 酉午未戌未 申亥申酉子 酉戌丑戌亥",
		BureauMetal: "亥辰丑寅子 巳寅卯丑午 卯辰寅未辰 巳卯申巳午 辰酉午未巳 戌未申午亥",
		BureauEarth: "午亥辰丑寅 未子巳寅卯 申丑午卯辰 酉寅未辰巳 戌卯申巳午 亥辰酉午未",
		BureauFire:  "酉午亥辰丑 寅戌未子巳 寅卯亥申丑 午卯辰子酉 寅未辰巳丑 戌卯申巳午",
	}
	for bureau, line := range tables {
		for i, want := range seatsOf(t, line) {
			if got := Bureau(bureau).ziWei(i + 1); got != want {
				t.Errorf("%s, day %d: got %s, want %s", Bureau(bureau), i+1, got.branch(), want.branch())
			}
		}
	}
	if got := BureauMetal.ziWei(18).branch(); got != ganzhi.BranchShen {
		t.Errorf("E090: got %s", got)
	}
}

// 定十四主星: the six charts that have 紫微 in the lower half of the twelve, as they
// are printed; those of the upper half are their mirror through the centre.
func TestMajorStars_PrintedCharts(t *testing.T) {
	t.Parallel()
	charts := map[string]string{ // by the palace of 紫微, from 子
		"子": "紫微 - 破军 - 廉贞天府 太阴 贪狼 天同巨门 武曲天相 太阳天梁 七杀 天机",
		"丑": "天机 紫微破军 - 天府 太阴 廉贞贪狼 巨门 天相 天同天梁 武曲七杀 太阳 -",
		"寅": "破军 天机 紫微天府 太阴 贪狼 巨门 廉贞天相 天梁 七杀 天同 武曲 太阳",
		"卯": "太阳 天府 天机太阴 紫微贪狼 巨门 天相 天梁 廉贞七杀 - - 天同 武曲破军",
		"辰": "武曲天府 太阳太阴 贪狼 天机巨门 紫微天相 天梁 七杀 - 廉贞 - 破军 天同",
		"巳": "天同太阴 武曲贪狼 太阳巨门 天相 天机天梁 紫微七杀 - - - 廉贞破军 - 天府",
	}
	for branch, line := range charts {
		ziWei := seatsOf(t, branch)[0]
		cells := strings.Fields(line)
		for _, turn := range []int{0, 6} {
			s := majorsFrom(ziWei.step(turn))
			for i, cell := range cells {
				want := wrap(i - int(ganzhi.BranchYin) + turn)
				for j := 0; cell != "-" && j < len(cell); j += len("紫微") {
					star, _ := ParseStar(cell[j : j+len("紫微")])
					if s[star] != want {
						t.Errorf("紫微 in %s: %s in %s, want %s", ziWei.step(turn).branch(), star, s[star].branch(), want.branch())
					}
				}
			}
		}
	}
}

// majorsFrom places the major stars by the palace of 紫微.
func majorsFrom(ziWei seat) seats {
	var s seats
	for b := range Bureau(Bureaus) {
		for day := 1; day <= 30; day++ {
			if b.ziWei(day) == ziWei {
				f := frame{bureau: b, day: day}
				f.placeMajor(&s)
				return s
			}
		}
	}
	return s
}

// statement is a verse: where a star stands for each branch, stem or month.
type statement struct{ star, seats string }

func checkStatements(t *testing.T, statements []statement, r Rules, frameAt func(int) frame) {
	t.Helper()
	for _, v := range statements {
		star, ok := ParseStar(v.star)
		if !ok {
			t.Fatalf("no star %s", v.star)
		}
		for i, want := range seatsOf(t, v.seats) {
			f := frameAt(i)
			var s seats
			f.place(&s, &r)
			if s[star] != want {
				t.Errorf("%s, %d: got %d, want %s", v.star, i, s[star], want.branch())
			}
		}
	}
}

func TestYearStemStars_Verses(t *testing.T) {
	t.Parallel()
	checkStatements(t, []statement{
		{"禄存", "寅卯巳午巳午申酉亥子"}, {"擎羊", "卯辰午未午未酉戌子丑"}, {"陀罗", "丑寅辰巳辰巳未申戌亥"},
		{"天魁", "丑子亥亥丑子丑午卯卯"}, {"天钺", "未申酉酉未申未寅巳巳"},
		{"天官", "未辰巳寅卯酉亥酉戌午"}, {"天福", "酉申子亥卯寅午巳午巳"}, {"天厨", "巳午子巳午申寅午酉亥"},
		{"截路", "申午辰寅子申午辰寅子"}, {"空亡", "酉未巳卯丑酉未巳卯丑"},
	}, Rules{}, func(stem int) frame { return frame{year: ganzhi.PairAt(stem), day: 1} })
}

func TestYearBranchStars_Verses(t *testing.T) {
	t.Parallel()
	byBranch := func(branch int) frame { return frame{year: ganzhi.PairAt(branch), day: 1} }
	checkStatements(t, []statement{
		{"天马", "寅亥申巳寅亥申巳寅亥申巳"}, {"红鸾", "卯寅丑子亥戌酉申未午巳辰"}, {"天喜", "酉申未午巳辰卯寅丑子亥戌"},
		{"咸池", "酉午卯子酉午卯子酉午卯子"}, {"华盖", "辰丑戌未辰丑戌未辰丑戌未"},
		{"孤辰", "寅寅巳巳巳申申申亥亥亥寅"}, {"寡宿", "戌戌丑丑丑辰辰辰未未未戌"},
		{"蜚廉", "申酉戌巳午未寅卯辰亥子丑"}, {"破碎", "巳丑酉巳丑酉巳丑酉巳丑酉"},
		{"龙池", "辰巳午未申酉戌亥子丑寅卯"}, {"凤阁", "戌酉申未午巳辰卯寅丑子亥"}, {"年解", "戌酉申未午巳辰卯寅丑子亥"},
		{"天哭", "午巳辰卯寅丑子亥戌酉申未"}, {"天虚", "午未申酉戌亥子丑寅卯辰巳"},
		{"天德", "酉戌亥子丑寅卯辰巳午未申"}, {"月德", "巳午未申酉戌亥子丑寅卯辰"}, {"天空", "丑寅卯辰巳午未申酉戌亥子"},
		{"火星", "寅卯丑酉寅卯丑酉寅卯丑酉"}, {"铃星", "戌戌卯戌戌戌卯戌戌戌卯戌"},
	}, Rules{}, byBranch)
	checkStatements(t, []statement{
		{"龙德", "未申酉戌亥子丑寅卯辰巳午"}, {"劫杀", "巳寅亥申巳寅亥申巳寅亥申"}, {"大耗", "未午酉申亥戌丑子卯寅巳辰"},
	}, Rules{School: SchoolZhongzhou}, byBranch)
}

func TestMonthAndHourStars_Verses(t *testing.T) {
	t.Parallel()
	checkStatements(t, []statement{
		{"左辅", "辰巳午未申酉戌亥子丑寅卯"}, {"右弼", "戌酉申未午巳辰卯寅丑子亥"},
		{"天刑", "酉戌亥子丑寅卯辰巳午未申"}, {"天姚", "丑寅卯辰巳午未申酉戌亥子"},
		{"解神", "申申戌戌子子寅寅辰辰午午"}, {"天巫", "巳申寅亥巳申寅亥巳申寅亥"},
		{"天月", "戌巳辰寅未卯亥未寅午戌寅"}, {"阴煞", "寅子戌申午辰寅子戌申午辰"},
	}, Rules{}, func(month int) frame { return frame{month: month, day: 1} })
	checkStatements(t, []statement{
		{"文昌", "戌酉申未午巳辰卯寅丑子亥"}, {"文曲", "辰巳午未申酉戌亥子丑寅卯"},
		{"地空", "亥戌酉申未午巳辰卯寅丑子"}, {"地劫", "亥子丑寅卯辰巳午未申酉戌"},
		{"台辅", "午未申酉戌亥子丑寅卯辰巳"}, {"封诰", "寅卯辰巳午未申酉戌亥子丑"},
	}, Rules{}, func(hour int) frame { return frame{hour: hour, day: 1} })
}

// The example of the book: 壬辰年卯时, 火星 in 巳, 铃星 in 丑.
func TestHuoLing_Example(t *testing.T) {
	t.Parallel()
	year, _ := ganzhi.ParsePair("壬辰")
	f := frame{year: year, hour: 3, day: 1}
	var s seats
	f.place(&s, &Rules{})
	if s[StarHuoXing] != si || s[StarLingXing] != chou {
		t.Errorf("got %s %s", s[StarHuoXing].branch(), s[StarLingXing].branch())
	}
}

// 三台八座恩光天贵 count the day from 左辅 右弼 文昌 文曲.
func TestDayStars(t *testing.T) {
	t.Parallel()
	for day := 1; day <= 30; day++ {
		f := frame{month: 4, hour: 7, day: day}
		var s seats
		f.place(&s, &Rules{})
		for _, c := range []struct {
			star, from Star
			steps      int
		}{
			{StarSanTai, StarZuoFu, day - 1}, {StarBaZuo, StarYouBi, 1 - day},
			{StarEnGuang, StarWenChang, day - 2}, {StarTianGui, StarWenQu, day - 2},
		} {
			if want := s[c.from].step(c.steps); s[c.star] != want {
				t.Errorf("day %d: %s in %s, want %s", day, c.star, s[c.star].branch(), want.branch())
			}
		}
	}
}

func TestVoids(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		year string
		r    Rules
		want string // 截路 空亡 截空 旬空 旬中
	}{
		{"甲子", Rules{}, "申酉-戌-"}, {"乙丑", Rules{}, "午未-亥-"}, {"癸亥", Rules{}, "子丑-丑-"},
		{"甲子", Rules{School: SchoolZhongzhou}, "--申戌-"}, {"乙丑", Rules{School: SchoolZhongzhou}, "--未亥-"},
		{"甲子", Rules{VoidPair: VoidSingle}, "--申戌-"},
		{"甲子", Rules{VoidPair: VoidDouble}, "申酉-戌亥"}, {"乙丑", Rules{VoidPair: VoidDouble, School: SchoolZhongzhou}, "午未-亥戌"},
	} {
		year, _ := ganzhi.ParsePair(c.year)
		f := frame{year: year, day: 1}
		var s seats
		f.place(&s, &c.r)
		got := ""
		for _, star := range []Star{StarJieLu, StarKongWang, StarJieKong, StarXunKong, StarXunZhong} {
			if s[star] == absent {
				got += "-"
				continue
			}
			got += s[star].branch().String()
		}
		if got != c.want {
			t.Errorf("%s %+v: got %s, want %s", c.year, c.r, got, c.want)
		}
	}
}

func TestKuiYue_Tables(t *testing.T) {
	t.Parallel()
	byStem := func(stem int) frame { return frame{year: ganzhi.PairAt(stem), day: 1} }
	checkStatements(t, []statement{{"天魁", "丑子亥亥丑子丑寅卯卯"}, {"天钺", "未申酉酉未申未午巳巳"}}, Rules{KuiYue: KuiYueXinSwapped}, byStem)
	checkStatements(t, []statement{{"天魁", "丑子亥亥丑子午午卯卯"}, {"天钺", "未申酉酉未申寅寅巳巳"}}, Rules{KuiYue: KuiYueGengAsXin}, byStem)
}

// 命主 身主 by branch from 子.
func TestSoulAndBodyStars(t *testing.T) {
	t.Parallel()
	soul := strings.Fields("贪狼 巨门 禄存 文曲 廉贞 武曲 破军 武曲 廉贞 文曲 禄存 巨门")
	body := strings.Fields("火星 天相 天梁 天同 文昌 天机 火星 天相 天梁 天同 文昌 天机")
	for b := range Palaces {
		branch := ganzhi.EarthlyBranch(b)
		f := frame{year: ganzhi.PairAt(b), natural: seatOf(branch.Add(5))}
		if got := f.soulStar(&Rules{}).String(); got != soul[(b+5)%Palaces] {
			t.Errorf("%s: 命主 %s", branch.Add(5), got)
		}
		if got := f.soulStar(&Rules{School: SchoolZhongzhou}).String(); got != soul[b] {
			t.Errorf("%s: 命主 %s by the year", branch, got)
		}
		if got := f.soulStar(&Rules{School: SchoolZhongzhou, SoulStar: SoulLifePalace}).String(); got != soul[(b+5)%Palaces] {
			t.Errorf("%s: 命主 %s", branch.Add(5), got)
		}
		if got := f.soulStar(&Rules{SoulStar: SoulYearBranch}).String(); got != soul[b] {
			t.Errorf("%s: 命主 %s by the year", branch, got)
		}
		if got := bodyStars[b].String(); got != body[b] {
			t.Errorf("%s: 身主 %s", branch, got)
		}
	}
}

// 五行局 from the numbers of stems and branches; its 长生 from the verse.
func TestBureau(t *testing.T) {
	t.Parallel()
	byNumber := [...]Bureau{BureauEarth, BureauWood, BureauMetal, BureauWater, BureauFire} // sum mod 5: 5土 1木 2金 3水 4火
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		sum := int(p.Stem())/2 + 1 + int(p.Branch())%6/2 + 1
		if got, want := BureauOf(p), byNumber[sum%5]; got != want {
			t.Errorf("%s: got %s, want %s", p, got, want)
		}
	}
	for i, want := range seatsOf(t, "申亥巳申寅") { // 水二局 木三局 金四局 土五局 火六局
		if growth[i] != want {
			t.Errorf("%s: 长生 in %s, want %s", Bureau(i), growth[i].branch(), want.branch())
		}
		if Bureau(i).Number() != i+2 {
			t.Errorf("%s: number %d", Bureau(i), Bureau(i).Number())
		}
	}
}
