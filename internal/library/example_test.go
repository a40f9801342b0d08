package library

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// TestExpand compares with values published with the original service and with
// the term instants of the sky tables.
func TestExpand(t *testing.T) {
	t.Parallel()
	const born = `date="2005-12-23" time="08:37" timezone="Asia/Shanghai"`
	for _, c := range []struct{ in, zh, en string }{
		{`{{bazi ` + born + ` show="pillars"}}`, "乙酉 戊子 辛巳 壬辰", "乙酉 (Yi You), 戊子 (Wu Zi), 辛巳 (Xin Si), 壬辰 (Ren Chen)"},
		{`{{bazi ` + born + ` show="elements"}}`, "木 1、火 1、土 2、金 2、水 2", "wood 1, fire 1, earth 2, metal 2, water 2"},
		{`{{bazi ` + born + ` show="day-master"}}`, "辛（阴金）", "辛 (Xin), yin metal"},
		{`{{bazi ` + born + ` show="hour"}}`, "壬辰", "壬辰 (Ren Chen)"},
		{`{{bazi ` + born + ` show="strength"}}`, "28 分，属“弱”", "28 of 100, called weak"},
		{`{{bazi ` + born + ` show="strength-parts"}}`, "年支 4、月干 12、日支 4.8、时支 7.2", "year branch 4, month stem 12, day branch 4.8, hour branch 7.2"},
		{`{{bazi ` + born + ` show="pattern"}}`, "食神格（月支子，癸：月令无透，取本气），成败看下来是“成”", "Eating God (month 子, 癸: nothing of the month is exposed, so its main qi decides), judged formed"},
		{`{{bazi ` + born + ` show="balance"}}`, "取土、金（食伤最重，占 53.2/100：身弱，以印制食伤）", "earth, metal (Output weighs most, 53.2 of 100: the day master is weak, and Resource restrains Output)"},
		{`{{bazi ` + born + ` show="form"}}`, "取水、木（食神格成：财透）", "water, wood (Eating God is formed: Wealth is exposed)"},
		{`{{bazi ` + born + ` show="disputed"}}`, "木、火、土、水", "wood, fire, earth, water"},
		{`{{bazi date="1988-02-15" time="23:30" timezone="Asia/Shanghai" show="day"}}`, "庚子", "庚子 (Geng Zi)"},
		{`{{bazi date="1988-02-15" time="23:30" timezone="Asia/Shanghai" boundary="zi" show="day"}}`, "辛丑", "辛丑 (Xin Chou)"},
		{`{{bazi date="1988-05-05" time="15:30" timezone="Asia/Shanghai" show="month"}}`, "丙辰", "丙辰 (Bing Chen)"},
		{`{{bazi date="1988-05-05" time="15:30" timezone="Asia/Shanghai" show="offset"}}`, "+09:00", "+09:00"},
		{`{{bazi date="2000-08-16" time="03:30" timezone="Asia/Shanghai" longitude="75" clock="solar" show="correction"}}`, "−184.3", "−184.3"},
		{`{{term year="2024" name="立春" timezone="Asia/Shanghai"}}`, "16:27:07", "16:27:07"},
		{`a {{bazi date="2005-12-23" timezone="Asia/Shanghai" show="pillars"}} b`, "a 乙酉 戊子 辛巳 b", "a 乙酉 (Yi You), 戊子 (Wu Zi), 辛巳 (Xin Si) b"},
	} {
		for loc, want := range map[i18n.Locale]string{i18n.Zh: c.zh, i18n.En: c.en} {
			if got, err := expand(loc, c.in); err != nil || got != want {
				t.Errorf("expand(%s, %s) = %q, %v; want %q", loc, c.in, got, err, want)
			}
		}
	}
}

func TestExpand_Refuses(t *testing.T) {
	t.Parallel()
	for _, in := range []string{
		`{{weather}}`,
		`{{bazi date="2005-12-23" timezone="Asia/Shanghai" show="fortune"}}`,
		`{{bazi date="2005-12-23" timezone="Asia/Shanghai" mood="good" show="day"}}`,
		`{{bazi date="2005-02-30" timezone="Asia/Shanghai" show="day"}}`,
		`{{bazi date="2005-12-23" timezone="Moon/Base" show="day"}}`,
		`{{bazi date="2005-12-23" timezone="Asia/Shanghai" show="hour"}}`,
		`{{bazi date="2005-12-23" timezone="Asia/Shanghai" boundary="noon" show="day"}}`,
		`{{term year="2024" name="春天" timezone="Asia/Shanghai"}}`,
	} {
		if got, err := expand(i18n.Zh, in); err == nil {
			t.Errorf("expand(%s) = %q, want an error", in, got)
		}
	}
}

// TestHandbook_TypesNoPillars checks that no guide has a pillar typed by hand: in
// the files pairs of stem and branch stand only inside placeholders. The name of
// the cycle, 六十甲子, is no value.
func TestHandbook_TypesNoPillars(t *testing.T) {
	t.Parallel()
	l := open(t)
	for _, loc := range locales {
		for _, g := range guides(t, loc) {
			raw, err := l.read(loc, g.Slug)
			if err != nil {
				t.Fatal(err)
			}
			text := strings.ReplaceAll(placeholderForm.ReplaceAllString(raw, ""), "六十甲子", "")
			for i, r := range text {
				rest := text[i:]
				if strings.ContainsRune("甲乙丙丁戊己庚辛壬癸", r) && len(rest) >= 6 && strings.Contains("子丑寅卯辰巳午未申酉戌亥", rest[3:6]) {
					t.Errorf("%s/%s: %s is typed by hand", loc, g.Slug, rest[:6])
				}
			}
		}
	}
}
