package place

import (
	"crypto/sha256"
	"encoding/hex"
	"math"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/civil"
)

func TestEmbeddedData(t *testing.T) {
	t.Parallel()
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(packed)
	if !strings.Contains(string(readme), hex.EncodeToString(sum[:])) {
		t.Errorf("README.md does not have the checksum %x", sum)
	}
	if !strings.Contains(string(readme), Credit) {
		t.Errorf("README.md does not have the credit line %q", Credit)
	}
	if got := len(load().ids); got != 67_220 {
		t.Errorf("got %d places, README.md says 67,220", got)
	}
}

// TestEveryPlace checks that each row can be used: a name, a country, a
// position on Earth, a zone that package civil knows, a number of its own.
func TestEveryPlace(t *testing.T) {
	t.Parallel()
	g := load()
	seen := map[int]bool{}
	for row := range g.ids {
		p := g.place(row)
		if p.Name == "" || p.NameEn == "" || p.CountryName == "" || p.CountryNameEn == "" || len(p.Country) != 2 {
			t.Errorf("%+v lacks a name", p)
		}
		if math.Abs(p.LongitudeDegEast) > 180 || math.Abs(p.LatitudeDegNorth) > 90 || p.LongitudeDegEast == 0 && p.LatitudeDegNorth == 0 {
			t.Errorf("%+v is nowhere", p)
		}
		if _, err := civil.LoadZone(p.Timezone); err != nil {
			t.Errorf("%+v: %v", p, err)
		}
		const guangluIsland = 12489787 // the only row without a province
		if p.Country == "CN" && (p.Admin == "" || p.AdminEn == "") && p.ID != guangluIsland {
			t.Errorf("%+v has no province", p)
		}
		if seen[p.ID] {
			t.Errorf("two places have number %d", p.ID)
		}
		seen[p.ID] = true
	}
}

func TestByID(t *testing.T) {
	t.Parallel()
	p, ok := ByID(1815286)
	want := Place{
		ID: 1815286, Name: "成都", NameEn: "Chengdu", Admin: "四川省", AdminEn: "Sichuan",
		Country: "CN", CountryName: "中国", CountryNameEn: "China",
		LongitudeDegEast: 104.0667, LatitudeDegNorth: 30.6667, Timezone: "Asia/Shanghai", Population: 13568357,
	}
	if !ok || p != want {
		t.Errorf("got %+v, want %+v", p, want)
	}
	for _, id := range []int{0, -1, 1, math.MaxInt64, math.MinInt64, 1815286 + 1<<32} {
		if p, ok := ByID(id); ok {
			t.Errorf("ByID(%d) = %+v", id, p)
		}
	}
}

// TestSearch_unique pins the first answer for names that mean one place to
// nearly everybody.
func TestSearch_unique(t *testing.T) {
	t.Parallel()
	cases := []struct {
		query, name, admin, country, zone string
		longitude, latitude               float64
	}{
		{"成都", "成都", "四川省", "CN", "Asia/Shanghai", 104.07, 30.67},
		{"成都市", "成都", "四川省", "CN", "Asia/Shanghai", 104.07, 30.67},
		{"cheng du", "成都", "四川省", "CN", "Asia/Shanghai", 104.07, 30.67},
		{"双流", "双流区", "四川省成都市", "CN", "Asia/Shanghai", 103.92, 30.57},
		{"雙流縣", "双流区", "四川省成都市", "CN", "Asia/Shanghai", 103.92, 30.57},
		{"郫县", "郫都区", "四川省成都市", "CN", "Asia/Shanghai", 103.89, 30.81},
		{"pidu", "郫都区", "四川省成都市", "CN", "Asia/Shanghai", 103.89, 30.81},
		{"灌县", "都江堰市", "四川省成都市", "CN", "Asia/Shanghai", 103.65, 30.99},
		{"孟村", "孟村回族自治县", "河北省沧州市", "CN", "Asia/Shanghai", 117.15, 38.08},
		{"凉山", "凉山彝族自治州", "四川省", "CN", "Asia/Shanghai", 102.26, 27.9},
		{"襄樊", "襄阳", "湖北省", "CN", "Asia/Shanghai", 112.14, 32.04},
		{"北京朝阳", "朝阳区", "北京市", "CN", "Asia/Shanghai", 116.44, 39.92},
		{"吉林长春朝阳区", "朝阳区", "吉林省长春市", "CN", "Asia/Shanghai", 125.29, 43.83},
		{"乌鲁木齐", "乌鲁木齐", "新疆维吾尔自治区", "CN", "Asia/Urumqi", 87.6, 43.8},
		{"烏魯木齊", "乌鲁木齐", "新疆维吾尔自治区", "CN", "Asia/Urumqi", 87.6, 43.8},
		{"ürümqi", "乌鲁木齐", "新疆维吾尔自治区", "CN", "Asia/Urumqi", 87.6, 43.8},
		{"喀什", "喀什市", "新疆维吾尔自治区", "CN", "Asia/Urumqi", 75.99, 39.47},
		{"Kashgar", "喀什市", "新疆维吾尔自治区", "CN", "Asia/Urumqi", 75.99, 39.47},
		{"lasa", "拉萨", "西藏自治区", "CN", "Asia/Shanghai", 91.1, 29.65},
		{"beijing", "北京", "北京市", "CN", "Asia/Shanghai", 116.4, 39.91},
		{"Peking", "北京", "北京市", "CN", "Asia/Shanghai", 116.4, 39.91},
		{"臺北", "台北", "台湾", "TW", "Asia/Taipei", 121.53, 25.05},
		{"嘉義市", "嘉义", "台湾", "TW", "Asia/Taipei", 120.45, 23.48},
		{"香港", "香港", "Central and Western", "HK", "Asia/Hong_Kong", 114.17, 22.28},
		{"東京", "东京", "东京都", "JP", "Asia/Tokyo", 139.69, 35.69},
		{"横浜", "横滨", "神奈川县", "JP", "Asia/Tokyo", 139.65, 35.43},
		{"new york", "纽约", "纽约州", "US", "America/New_York", -74.01, 40.71},
		{"paris", "巴黎", "Île-de-France", "FR", "Europe/Paris", 2.35, 48.85},
		{"Paris, TX", "Paris", "得克萨斯州", "US", "America/Chicago", -95.56, 33.66},
		{"springfield illinois", "斯普林菲尔德", "伊利诺伊州", "US", "America/Chicago", -89.64, 39.8},
		{"san jose, costa rica", "圣荷西", "San José", "CR", "America/Costa_Rica", -84.08, 9.93},
		{"São Paulo", "圣保罗", "São Paulo", "BR", "America/Sao_Paulo", -46.64, -23.55},
	}
	for _, c := range cases {
		found := Search(c.query, 3)
		if len(found) == 0 {
			t.Errorf("%s: nothing found", c.query)
			continue
		}
		p := found[0]
		if p.Name != c.name || p.Admin != c.admin || p.Country != c.country || p.Timezone != c.zone ||
			math.Abs(p.LongitudeDegEast-c.longitude) > 0.03 || math.Abs(p.LatitudeDegNorth-c.latitude) > 0.03 {
			t.Errorf("%s: got %+v, want %+v", c.query, p, c)
		}
	}
}

// TestSearch_ambiguous wants each of the places that share a name among the
// candidates, told apart by division and country.
func TestSearch_ambiguous(t *testing.T) {
	t.Parallel()
	cases := map[string][]string{
		"朝阳":          {"朝阳 辽宁省 中国", "朝阳区 北京市 中国", "朝阳区 吉林省长春市 中国", "朝阳县 辽宁省 中国"},
		"Springfield": {"斯普林菲尔德 密苏里州 美国", "斯普林菲尔德 马萨诸塞州 美国", "斯普林菲尔德 伊利诺伊州 美国"},
		"San Jose":    {"圣荷西 加利福尼亚州 美国", "圣荷西 San José 哥斯达黎加"},
		"长安":          {"长安区 河北省石家庄市 中国", "长安区 陕西省西安市 中国"},
		"paris":       {"巴黎 Île-de-France 法国", "Paris 得克萨斯州 美国"},
	}
	for query, wants := range cases {
		var got []string
		for _, p := range Search(query, 10) {
			got = append(got, p.Name+" "+p.Admin+" "+p.CountryName)
		}
		all := strings.Join(got, "\n")
		for _, want := range wants {
			if !strings.Contains(all, want) {
				t.Errorf("%s: %s is not among\n%s", query, want, all)
			}
		}
	}
}

// TestSearch_everyCounty looks up each county of China by its full name. Four
// cities without counties are shown by their stem (东莞).
func TestSearch_everyCounty(t *testing.T) {
	t.Parallel()
	list, err := os.ReadFile("internal/gen/counties.tsv")
	if err != nil {
		t.Fatal(err)
	}
	counties := 0
	for line := range strings.Lines(string(list)) {
		f := strings.Split(line, "\t")
		counties++
		if !anyNamed(Search(f[1], 12), f[1]) {
			t.Errorf("%s %s is not among the first 12", f[0], f[1])
		}
	}
	if counties != 2_844 {
		t.Errorf("looked up %d counties, want 2,844", counties)
	}
}

func anyNamed(found []Place, name string) bool {
	for _, p := range found {
		if p.Name == name || p.Name+"市" == name {
			return true
		}
	}
	return false
}

func TestSearch_order(t *testing.T) {
	t.Parallel()
	found := Search("中山", 50)
	if len(found) < 2 || found[0].Name != "中山" || found[0].Admin != "广东省" {
		t.Fatalf("got %+v, want the city in 广东 first", found)
	}
	for i, p := range Search("london", 20) {
		if inside := p.NameEn != "London"; inside && i == 0 {
			t.Errorf("got %+v before London", p)
		}
	}
	if short := Search("london", 2); len(short) != 2 || short[0] != Search("london", 20)[0] {
		t.Errorf("a smaller limit changes the order: %+v", short)
	}
}

func TestSearch_nothing(t *testing.T) {
	t.Parallel()
	for _, query := range []string{"", " ", ",", "，北京", "!?", "zzzzzz", "\xff\xfe", strings.Repeat("长", 100), "\x00", "𠮷𠮷𠮷"} {
		if found := Search(query, 5); len(found) != 0 {
			t.Errorf("%q: got %+v", query, found)
		}
	}
	if found := Search("北京", 0); found != nil {
		t.Errorf("limit 0: got %+v", found)
	}
	if found := Search("北京", -1); found != nil {
		t.Errorf("limit -1: got %+v", found)
	}
}

func FuzzSearch(f *testing.F) {
	for _, seed := range []string{"成都", "san jose, ca", "北京朝阳", "a", "\x00", ",", "、", "İ", "新城 ", "a b c d e f g h"} {
		f.Add(seed, 3)
	}
	f.Fuzz(func(t *testing.T, query string, limit int) {
		limit %= 50
		found := Search(query, limit)
		if len(found) > max(limit, 0) {
			t.Errorf("%q: got %d places, limit %d", query, len(found), limit)
		}
		for _, p := range found {
			if again, ok := ByID(p.ID); !ok || again != p {
				t.Errorf("%q: ByID(%d) = %+v, want %+v", query, p.ID, again, p)
			}
		}
	})
}

// TestSearch_speed is generous, so that it fails only when the search stops
// being a single pass. The benchmarks measure.
func TestSearch_speed(t *testing.T) {
	load()
	start := time.Now()
	for range 20 {
		Search("北京朝阳", 10)
	}
	if each := time.Since(start) / 20; each > 100*time.Millisecond {
		t.Errorf("a search took %v", each)
	}
}

// A query costs a few passes over the names, however it is put.
func TestSearch_boundedSplits(t *testing.T) {
	t.Parallel()
	for query, most := range map[string]int{
		strings.TrimSpace(strings.Repeat("a b ", 20)): 0,
		"a b a b a b a b":                 maxSplits,
		"santa cruz de la sierra bolivia": maxSplits,
	} {
		if n := len(splits(query)); n > most {
			t.Errorf("%q is read in %d ways", query, n)
		}
	}
	for _, s := range splits("a b a b") {
		if len(s.name) < 2 {
			t.Errorf("one letter is taken for a name: %+v", s)
		}
	}
	if found := Search("santa cruz de la sierra bolivia", 1); len(found) != 1 || found[0].Country != "BO" {
		t.Errorf("got %+v", found)
	}
}

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		read()
	}
}

// Searches that nobody has made before.
func BenchmarkSearch(b *testing.B) {
	g := load()
	for _, query := range []string{"成都", "朝阳", "北京朝阳", "springfield illinois", "an", "a", "a b a b a b a b"} {
		b.Run(query, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for _, h := range g.find(query, 10) {
					g.place(h.row)
				}
			}
		})
	}
}

func BenchmarkSearch_Again(b *testing.B) {
	for b.Loop() {
		Search("成都", 10)
	}
}

func BenchmarkByID(b *testing.B) {
	load()
	for b.Loop() {
		ByID(5128581)
	}
}
