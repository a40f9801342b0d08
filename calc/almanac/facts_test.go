package almanac

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// TestOfficerOf_everyCell reads the traditional table: in each month the day of
// the month's own branch is 建.
func TestOfficerOf_everyCell(t *testing.T) {
	t.Parallel()
	order := []rune("建除满平定执破危成收开闭")
	for month := range ganzhi.EarthlyBranch(ganzhi.Branches) {
		for n := range ganzhi.Branches {
			if got := OfficerOf(month, month.Add(n)).String(); got != string(order[n]) {
				t.Errorf("%v month, %v day: got %s, want %c", month, month.Add(n), got, order[n])
			}
		}
	}
}

// TestRoadGodOf_everyCell checks all 144 cells against rows that give the branch
// of each god by month, 寅 first.
func TestRoadGodOf_everyCell(t *testing.T) {
	t.Parallel()
	rows := map[string]string{
		"青龙": "子寅辰午申戌子寅辰午申戌", "明堂": "丑卯巳未酉亥丑卯巳未酉亥", "天刑": "寅辰午申戌子寅辰午申戌子",
		"朱雀": "卯巳未酉亥丑卯巳未酉亥丑", "金匮": "辰午申戌子寅辰午申戌子寅", "宝光": "巳未酉亥丑卯巳未酉亥丑卯",
		"白虎": "午申戌子寅辰午申戌子寅辰", "玉堂": "未酉亥丑卯巳未酉亥丑卯巳", "天牢": "申戌子寅辰午申戌子寅辰午",
		"玄武": "酉亥丑卯巳未酉亥丑卯巳未", "司命": "戌子寅辰午申戌子寅辰午申", "勾陈": "亥丑卯巳未酉亥丑卯巳未酉",
	}
	yellow := ""
	for g := range RoadGod(RoadGods) {
		if g.Yellow() {
			yellow += g.String()
		}
		for i, day := range branches(rows[g.String()]) {
			month := ganzhi.BranchYin.Add(i)
			if got := RoadGodOf(month, day); got != g {
				t.Errorf("%v month, %v day: got %v, want %v", month, day, got, g)
			}
		}
	}
	if yellow != "青龙明堂金匮宝光玉堂司命" {
		t.Errorf("the yellow road is %s", yellow)
	}
}

// TestMansions checks that luminaries follow the week and names are whole.
func TestMansions(t *testing.T) {
	t.Parallel()
	week := []string{"日", "月", "火", "水", "木", "金", "土"}
	names := ""
	for i := range Mansions {
		day := civil.DateTime{Year: 2019, Month: 1, Day: 17}.AddDays(i)
		m := MansionOf(day.JDN())
		names += m.String()
		if m.Luminary() != week[day.Weekday()] {
			t.Errorf("%s: %v has %s on a %v", day.DateString(), m, m.Luminary(), day.Weekday())
		}
	}
	if want := "角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸"; names != want {
		t.Errorf("got %s, want %s", names, want)
	}
	if m := MansionOf(-11); m.String() != "角" || m.Animal() != "蛟" {
		t.Errorf("got %v %s", m, m.Animal())
	}
}

func TestMansions_luck(t *testing.T) {
	t.Parallel()
	lucky := ""
	for m := range Mansion(Mansions) {
		if m.Lucky() {
			lucky += m.String()
		}
	}
	if want := "角房尾箕斗室壁娄胃毕参井张轸"; lucky != want {
		t.Errorf("got %s, want %s", lucky, want)
	}
}

// fetusTable is the printed table of the sixty days.
const fetusTable = `占门碓·外东南 碓磨厕·外东南 厨灶炉·外正南 仓库门·外正南 房床栖·外正南 占门床·外正南 占碓磨·外正南 厨灶厕·外西南 仓库炉·外西南 房床门·外西南
占门栖·外西南 碓磨床·外西南 厨灶碓·外西南 仓库厕·外正西 房床炉·外正西 占大门·外正西 碓磨栖·外正西 厨灶床·外正西 仓库碓·外西北 房床厕·外西北
占门炉·外西北 碓磨门·外西北 厨灶栖·外西北 仓库床·外西北 房床碓·外正北 占门厕·外正北 碓磨炉·外正北 厨灶门·外正北 仓库栖·外正北 占房床·房内北
占门碓·房内北 碓磨厕·房内北 厨灶炉·房内北 仓库门·房内北 房床栖·房内中 占门床·房内中 占碓磨·房内南 厨灶厕·房内南 仓库炉·房内南 房床门·房内西
占门栖·房内东 碓磨床·房内东 厨灶碓·房内东 仓库厕·房内东 房床炉·房内中 占大门·外东北 碓磨栖·外东北 厨灶床·外东北 仓库碓·外东北 房床厕·外东北
占门炉·外东北 碓磨门·外正东 厨灶栖·外正东 仓库床·外正东 房床碓·外正东 占门厕·外正东 碓磨炉·外东南 厨灶门·外东南 仓库栖·外东南 占房床·外东南`

func TestFetusGodOf_table(t *testing.T) {
	t.Parallel()
	rows := strings.Fields(fetusTable)
	if len(rows) != ganzhi.Pairs {
		t.Fatalf("the table has %d entries", len(rows))
	}
	for i, want := range rows {
		g := FetusGodOf(ganzhi.Pair(i))
		if got := g.Place + "·" + g.Where; got != want {
			t.Errorf("%v: got %s, want %s", ganzhi.Pair(i), got, want)
		}
	}
}

func TestClashOf_table(t *testing.T) {
	t.Parallel()
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		c := ClashOf(p)
		group := map[Direction]string{South: "申子辰", East: "巳酉丑", North: "寅午戌", West: "亥卯未"}[c.Sha]
		if c.Branch != p.Branch().Add(6) || c.Pair.Branch() != c.Branch || c.Pair.Stem() != p.Stem().Add(4) || !strings.Contains(group, p.Branch().String()) {
			t.Errorf("%v: got %+v", p, c)
		}
	}
	if c := ClashOf(0); c.Pair.String() != "戊午" {
		t.Errorf("甲子 opposes %v, want 戊午", c.Pair)
	}
}

// TestNoblemen_book reads the book's list and the verse's one difference.
func TestNoblemen_book(t *testing.T) {
	t.Parallel()
	want := map[NoblemanTable]string{
		NoblemanBook:  "甲未丑 乙申子 丙酉亥 丁亥酉 戊丑未 己子申 庚丑未 辛寅午 壬卯巳 癸巳卯",
		NoblemanVerse: "甲未丑 乙申子 丙酉亥 丁亥酉 戊丑未 己子申 庚午寅 辛寅午 壬卯巳 癸巳卯",
	}
	for table, list := range want {
		var got []string
		for s := range ganzhi.HeavenlyStem(ganzhi.Stems) {
			yang, yin := Noblemen(s, table)
			got = append(got, s.String()+yang.String()+yin.String())
		}
		if strings.Join(got, " ") != list {
			t.Errorf("got %v, want %s", got, list)
		}
	}
	d := DirectionsOf(ganzhi.StemGeng, Rules{Nobleman: NoblemanBook})
	if d.YangNobleman != Northeast || d.YinNobleman != Southwest {
		t.Errorf("庚 by the book: got %v, %v", d.YangNobleman, d.YinNobleman)
	}
}

// TestSeasons checks printed dates of the dog days, the plum rains and the
// sacrifices to the soil.
func TestSeasons(t *testing.T) {
	t.Parallel()
	for date, want := range map[string]string{
		"2024-07-15": "初伏1", "2024-07-25": "中伏1", "2024-08-13": "中伏20", "2024-08-14": "末伏1", "2024-08-23": "末伏10", "2024-08-24": "",
		"2025-07-20": "初伏1", "2025-08-08": "中伏10", "2025-08-09": "末伏1", "2026-08-14": "末伏1", "2027-07-20": "初伏1", "2028-08-13": "末伏1",
	} {
		if got := compact(mustDay(t, date, Rules{}).DogDays()); got != want {
			t.Errorf("%s: got %q, want %q", date, got, want)
		}
	}
	for date, want := range map[string]PlumRain{
		"2024-06-10": PlumNone, "2024-06-11": PlumBegin, "2024-06-12": PlumRains, "2024-07-06": PlumEnd, "2024-07-07": PlumNone,
		"2025-06-06": PlumBegin, "2025-07-13": PlumEnd, "2026-06-11": PlumBegin, "2026-07-08": PlumEnd, "2027-06-06": PlumBegin, "2027-07-15": PlumEnd,
		"2006-06-06": PlumBegin, "2001-07-07": PlumEnd,
	} {
		if got := mustDay(t, date, Rules{}).PlumRain(); got != want {
			t.Errorf("%s: got %v, want %v", date, got, want)
		}
	}
	for date, want := range map[string]string{
		"2024-03-15": "春社", "2024-09-21": "秋社", "2025-03-20": "春社", "2025-09-16": "秋社", "2025-03-21": "",
	} {
		if got := mustDay(t, date, Rules{}).SheDay(); got != want {
			t.Errorf("%s: got %q, want %q", date, got, want)
		}
	}
}

// TestDayStar_longHalves lists the years with a half of 240 days. Each half runs
// through whole cycles of nine except where it is that long.
func TestDayStar_longHalves(t *testing.T) {
	t.Parallel()
	var falling, rising []int
	for y := 1900; y <= 2100; y++ {
		winter := nearestJiaZi(newTermDay(y-1, TermDongZhi).JDN)
		summer := nearestJiaZi(newTermDay(y, TermXiaZhi).JDN)
		next := nearestJiaZi(newTermDay(y, TermDongZhi).JDN)
		if summer-winter == 240 {
			rising = append(rising, y)
		}
		if next-summer == 240 {
			falling = append(falling, y)
		}
	}
	if want := []int{1905, 1928, 1939, 1951, 1962, 1985, 2008, 2031, 2042, 2054, 2065, 2088}; !slices.Equal(falling, want) {
		t.Errorf("falling: got %v, want %v", falling, want)
	}
	if want := []int{1917, 1974, 1997, 2020, 2077, 2100}; !slices.Equal(rising, want) {
		t.Errorf("rising: got %v, want %v", rising, want)
	}
}

// TestDayStar_steps checks that the star moves by one a day, everywhere but at
// the turn of a half.
func TestDayStar_steps(t *testing.T) {
	t.Parallel()
	start := civil.DateTime{Year: 2000, Month: 1, Day: 1}
	turns, before := 0, mustDay(t, "2000-01-01", Rules{}).DayStar()
	for n := 1; n < 10*366; n++ {
		d, err := NewDay(start.AddDays(n), Rules{})
		if err != nil {
			t.Fatal(err)
		}
		now := d.DayStar()
		if now != star(int(before)+1) && now != star(int(before)-1) {
			if turns++; d.DayPair != 0 {
				t.Errorf("%s, a %v day: %v follows %v", d.Date.DateString(), d.DayPair, now, before)
			}
		}
		before = now
	}
	if turns > 20 {
		t.Errorf("%d turns in ten years", turns)
	}
}

func TestNineStar_At(t *testing.T) {
	t.Parallel()
	// The square with five in the centre: 4 9 2 / 3 5 7 / 8 1 6, south above.
	for where, want := range map[Direction]NineStar{
		Southeast: 4, South: 9, Southwest: 2, East: 3, Centre: 5, West: 7, Northeast: 8, North: 1, Northwest: 6,
	} {
		if got := NineStar(5).At(where); got != want {
			t.Errorf("%v: got %v, want %v", where, got, want)
		}
	}
}

func TestPentads(t *testing.T) {
	t.Parallel()
	d := mustDay(t, "2024-02-04", Rules{})
	var got []string
	for range 16 {
		got = append(got, d.Pentad().String())
		d = mustDay(t, d.Date.AddDays(1).DateString(), Rules{})
	}
	want := strings.Fields("东风解冻 东风解冻 东风解冻 东风解冻 东风解冻 蛰虫始振 蛰虫始振 蛰虫始振 蛰虫始振 蛰虫始振 鱼陟负冰 鱼陟负冰 鱼陟负冰 鱼陟负冰 鱼陟负冰 獭祭鱼")
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	seen := map[Pentad]bool{}
	for n := range 366 {
		p := mustDay(t, civil.DateTime{Year: 2024, Month: 1, Day: 1}.AddDays(n).DateString(), Rules{Pentad: PentadByLongitude}).Pentad()
		term, number := p.Term()
		if seen[p] = true; p.String() == "" || p.English() == "" || number < 1 || number > 3 || int(term) >= SolarTerms {
			t.Errorf("%d: %v %v %d", n, p, term, number)
		}
	}
	if len(seen) != Pentads {
		t.Errorf("a year has %d pentads", len(seen))
	}
}

// TestBoundary_E072 has 大雪 at 11:46 of 2022-12-07: by day the new month holds
// all day, by instant it begins with the term.
func TestBoundary_E072(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		boundary Boundary
		clock    civil.DateTime
		want     string
	}{
		{BoundaryDay, civil.DateTime{}, "壬子"}, {BoundaryDay, civil.DateTime{Hour: 23, Minute: 59}, "壬子"},
		{BoundaryInstant, civil.DateTime{Hour: 11, Minute: 46, Second: 0}, "辛亥"},
		{BoundaryInstant, civil.DateTime{Hour: 11, Minute: 46, Second: 30}, "壬子"},
	} {
		at := c.clock
		at.Year, at.Month, at.Day = 2022, 12, 7
		d, err := NewDay(at, Rules{Boundary: c.boundary})
		if err != nil || d.MonthPair.String() != c.want {
			t.Errorf("%v, boundary %d: got %v, %v, want %s", at, c.boundary, d.MonthPair, err, c.want)
		}
		if term, on := d.OnTerm(); !on || term.Term != TermDaXue {
			t.Errorf("%v: got term %+v, %t", at, term, on)
		}
	}
}

// TestTermDays_oldMeridian has two terms between the midnights of Beijing's mean
// time and UTC+8: the calendar of the time had the earlier day.
func TestTermDays_oldMeridian(t *testing.T) {
	t.Parallel()
	for date, term := range map[string]SolarTerm{"1917-12-07": TermDaXue, "1927-09-08": TermBaiLu} {
		if got, on := mustDay(t, date, Rules{}).OnTerm(); !on || got.Term != term {
			t.Errorf("%s: got %v, %t, want %v", date, got.Term, on, term)
		}
	}
}

func TestFestivals(t *testing.T) {
	t.Parallel()
	for date, want := range map[string]string{
		"2024-02-09": "除夕", "2024-02-10": "春节", "2025-01-28": "除夕", "2024-06-10": "端午节", "2024-09-17": "中秋节",
		"2024-04-03": "寒食节", "2024-04-04": "清明节", "2024-12-21": "冬至节", "2023-03-23": "", "2023-04-22": "上巳节", "2024-05-12": "母亲节",
		"2024-06-16": "父亲节", "2024-11-28": "感恩节", "2024-10-01": "国庆节", "1948-10-01": "", "2024-01-18": "腊八节",
		"2025-07-25": "", "2024-09-02": "地藏节", "2024-03-15": "春社", "2023-03-22": "",
	} {
		var got []string
		for _, f := range mustDay(t, date, Rules{}).Festivals() {
			got = append(got, f.Name)
			if f.En == "" {
				t.Errorf("%s has no English", f.Name)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: got %v, want %s", date, got, want)
		}
	}
}

func TestHours(t *testing.T) {
	t.Parallel()
	d := mustDay(t, "2024-02-10", Rules{}) // 甲辰
	hours := d.Hours()
	var yellow, noble, void, notMet, breaks string
	for _, h := range hours {
		b := h.Pair.Branch().String()
		for _, c := range []struct {
			list *string
			in   bool
		}{{&yellow, h.Road.Yellow()}, {&noble, h.Nobleman}, {&void, h.Void}, {&notMet, h.NotMet}, {&breaks, h.Breaks}} {
			if c.in {
				*c.list += b
			}
		}
	}
	if yellow != "寅辰巳申酉亥" || noble != "丑未" || void != "寅卯" || notMet != "午" || breaks != "戌" || hours[0].Pair.String() != "甲子" {
		t.Errorf("got yellow %s, noblemen %s, void %s, not met %s, breaks %s", yellow, noble, void, notMet, breaks)
	}
	if h := hours[ganzhi.BranchWu]; h.Good() || h.Pair.String() != "庚午" {
		t.Errorf("the 庚午 hour of a 甲 day is no good hour: %+v", h)
	}
}

func TestRules_options(t *testing.T) {
	t.Parallel()
	var r Rules
	if got := r.String(); got != "boundary=day fu_shen=a nobleman=verse pentad=day year_virtue=apart taboos=none only_lists=on" {
		t.Errorf("defaults: %s", got)
	}
	for _, o := range optionNames {
		last := o.values[len(o.values)-1]
		if err := r.Set(o.name, last); err != nil || !strings.Contains(r.String(), o.name+"="+last) {
			t.Errorf("%s: %v, %s", o.name, err, r)
		}
	}
	for _, c := range [][2]string{{"boundary", "noon"}, {"colour", "red"}} {
		if err := r.Set(c[0], c[1]); err == nil {
			t.Errorf("%v is accepted", c)
		}
	}
}

// TestNames makes sure that every member of every set has its labels.
func TestNames(t *testing.T) {
	t.Parallel()
	seen := map[string]string{}
	check := func(set, hanzi string, labels ...string) {
		if slices.Contains(labels, "") || hanzi == "" {
			t.Errorf("%s %s has an empty label", set, hanzi)
		}
		if seen[set+hanzi] != "" {
			t.Errorf("%s has %s twice", set, hanzi)
		}
		seen[set+hanzi] = "x"
	}
	for i := range 12 {
		check("officer", Officer(i).String(), Officer(i).Pinyin(), Officer(i).English())
		check("road", RoadGod(i).String(), RoadGod(i).Pinyin(), RoadGod(i).English())
	}
	for m := range Mansion(Mansions) {
		check("mansion", m.String(), m.Pinyin(), m.English(), m.Luminary(), m.Animal())
	}
	for d := range Direction(9) {
		check("direction", d.String(), d.English())
	}
	for n := NineStar(1); n <= 9; n++ {
		check("star", n.String(), n.English())
	}
	for s := range SixDay(6) {
		check("six day", s.String(), s.English())
	}
	for got, want := range map[string]string{
		OfficerMan.Hant(): "滿", RoadGouChen.Hant(): "勾陳", Mansion(15).Hant(): "婁", Northeast.Hant(): "東北",
		NineStar(4).Hant(): "四綠", Pentad(16).Hant(): "雷乃發聲", SixDay(0).Hant(): "先勝",
	} {
		if got != want {
			t.Errorf("in traditional Hanzi: got %s, want %s", got, want)
		}
	}
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		d := Day{DayPair: p}
		zh1, zh2 := d.PengZu()
		en1, en2 := d.PengZuEnglish()
		if !strings.HasPrefix(zh1, p.Stem().String()) || !strings.HasPrefix(zh2, p.Branch().String()) ||
			!strings.Contains(en1, p.Stem().Pinyin()) || !strings.Contains(en2, p.Branch().Pinyin()) {
			t.Errorf("%v: %s %s %s %s", p, zh1, zh2, en1, en2)
		}
	}
	for day := 1; day <= 30; day++ {
		if (Day{Lunar: LunarDate{Day: day}}).MoonName() == "" {
			t.Errorf("lunar day %d has no name of the Moon", day)
		}
	}
}

// TestDay_wholeRange opens a page in every year, with everything on it.
func TestDay_wholeRange(t *testing.T) {
	t.Parallel()
	for year := 1; year <= 3000; year += 41 {
		for _, day := range []string{"02-28", "06-30", "12-16"} {
			d := mustDay(t, fmt.Sprintf("%04d-%s", year, day), Rules{})
			readPage(d)
			if d.JDN() != d.Date.JDN() || d.Term.JDN > d.JDN() || d.NextTerm.JDN <= d.JDN() {
				t.Errorf("%s: term %+v, next %+v", d.Date.DateString(), d.Term, d.NextTerm)
			}
		}
	}
}

// FuzzNewDay makes sure that no reading panics.
func FuzzNewDay(f *testing.F) {
	f.Add(2024, 2, 10, 12)
	f.Add(1, 2, 9, 0)
	f.Add(3000, 12, 17, 23)
	f.Add(-5, 13, 40, 25)
	f.Fuzz(func(t *testing.T, y, m, d, h int) {
		at := civil.DateTime{Year: y, Month: m, Day: d, Hour: h}
		page, err := NewDay(at, Rules{Boundary: BoundaryInstant})
		if err == nil && (page.Date.Day != d || page.Lunar.Day < 1 || page.Lunar.Day > 30) {
			t.Errorf("%v gives %+v", at, page)
		}
	})
}

// FuzzHistoricalDate checks that what is read is written back the same.
func FuzzHistoricalDate(f *testing.F) {
	for _, d := range [][3]int{{1582, 10, 4}, {1582, 10, 15}, {1500, 2, 29}, {-4712, 1, 1}, {2024, 2, 30}} {
		f.Add(d[0], d[1], d[2])
	}
	f.Fuzz(func(t *testing.T, y, m, d int) {
		if y < -10_000 || y > 10_000 {
			t.Skip("out of every table")
		}
		day, err := HistoricalDate(y, m, d)
		if err != nil {
			return
		}
		if gy, gm, gd, _ := Historical(day); gy != y || gm != m || gd != d {
			t.Errorf("%d-%d-%d is %s, written %d-%d-%d", y, m, d, day.DateString(), gy, gm, gd)
		}
	})
}

func BenchmarkNewDay(b *testing.B) {
	b.ReportAllocs()
	day := civil.DateTime{Year: 2024, Month: 1, Day: 1}
	for i := 0; b.Loop(); i++ {
		if _, err := NewDay(day.AddDays(i%3660), Rules{}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkYear opens every page of a year and reads everything on it.
func BenchmarkYear(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		for n := range 365 {
			d, err := NewDay(civil.DateTime{Year: 2026, Month: 1, Day: 1}.AddDays(n), Rules{})
			if err != nil {
				b.Fatal(err)
			}
			readPage(d)
		}
	}
}

// readPage reads everything that a page holds.
func readPage(d Day) []any {
	stem, branch := d.PengZu()
	return []any{
		d.Advice(), d.Hours(), d.Festivals(), d.FetusGod(), d.MonthFetusGod(), d.Directions(), d.Clash(), stem, branch,
		d.DogDays(), d.Nines(), d.PlumRain(), d.YearStar(), d.MonthStar(), d.DayStar(), d.Pentad(), d.Mansion(),
		d.RoadGod(), d.Officer(), d.SixDay(), d.MoonName(),
	}
}
