package library

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

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
		{`{{bazi ` + born + ` sex="female" show="luck-direction"}}`, "年干乙属阴，所以顺行", "the year stem 乙 (Yi) is yin, so luck runs forward"},
		{`{{bazi ` + born + ` sex="female" show="luck-start"}}`, "出生后 4 年 5 个月 25 天，在 2010-06-18 这一天交运", "4 years, 5 months and 25 days after birth, on 2010-06-18"},
		{`{{bazi date="2024-02-05" time="12:00" timezone="Asia/Shanghai" show="zodiac"}}`, "兔", "Rabbit (兔)"},
		{`a {{bazi date="2005-12-23" timezone="Asia/Shanghai" show="pillars"}} b`, "a 乙酉 戊子 辛巳 b", "a 乙酉 (Yi You), 戊子 (Wu Zi), 辛巳 (Xin Si) b"},
	} {
		for loc, want := range map[i18n.Locale]string{i18n.Zh: c.zh, i18n.En: c.en} {
			if got, err := expand(loc, c.in); err != nil || got != want {
				t.Errorf("expand(%s, %s) = %q, %v; want %q", loc, c.in, got, err, want)
			}
		}
	}
}

// TestExpand_Casts compares with the casts published with the original service,
// with those that 梅花易数 works out (a cast of a 辰 year, 12th month, 17th day and 申 hour), with
// a board drawn up by other programs and with counts done by hand.
func TestExpand_Casts(t *testing.T) {
	t.Parallel()
	const (
		lines  = `{{iching lines="678978" show=`
		purple = `{{ziwei date="2000-08-16" time="03:30" timezone="Asia/Shanghai" sex="female" `
		board  = `{{liuyao lines="779888" date="2030-06-05" time="15:50" timezone="Asia/Shanghai" topic="career" show=`
		count  = `{{xiaoliuren date="2026-11-30" time="15:50" question="要不要搬家" show=`
	)
	for _, c := range []struct{ in, zh, en string }{
		{lines + `"original"}}`, "䷮ 第 47 卦困（泽水困）", "䷮ 47 困 (Kùn, Hemmed In)"},
		{lines + `"changed"}}`, "䷻ 第 60 卦节（水泽节）", "䷻ 60 节 (Jié, Measure)"},
		{lines + `"moving"}}`, "初六、九四", "line 1 (初六), line 4 (九四)"},
		{lines + `"trigrams"}}`, "上☱兑（泽）下☵坎（水）", "☱ 兑 (Dui, lake) above ☵ 坎 (Kan, water)"},
		{`{{iching lines="777777" show="moving"}}`, "无", "none"},
		{`{{trigram name="震" show="lines"}}`, "阳、阴、阴", "yang, yin, yin"},
		{`{{trigram name="震" show="number"}}`, "4", "4"},
		{`{{meihua numbers="34,43,43" show="original"}}`, "䷰ 第 49 卦革（泽火革）", "䷰ 49 革 (Gé, Overhaul)"},
		{`{{meihua numbers="34,43,43" show="changed"}}`, "䷞ 第 31 卦咸（泽山咸）", "䷞ 31 咸 (Xián, Mutual Feeling)"},
		{`{{meihua numbers="34,43,43" show="sums"}}`, "上卦数 34，下卦数 43，动爻数 43", "upper 34, lower 43, moving line 43"},
		{purple + `show="bureau"}}`, "木三局", "Wood Three (木三局)"},
		{purple + `palace="财帛" show="stars"}}`, "武曲化权、天相", "武曲 Wu Qu (化权), 天相 Tian Xiang"},
		{purple + `palace="官禄" show="ages"}}`, "83–92 岁", "83–92"},
		{purple + `palace="田宅" show="stars"}}`, "无主星", "no major star"},
		{purple + `show="body"}}`, "官禄宫在戌", "Career (官禄) in 戌 (Xu)"},
		{purple + `show="transformed"}}`, "太阳化禄在子女宫、武曲化权在财帛宫、太阴化科在仆役宫、天同化忌在疾厄宫",
			"太阳 Tai Yang 化禄 in Children (子女), 武曲 Wu Qu 化权 in Wealth (财帛), 太阴 Tai Yin 化科 in Friends (仆役), 天同 Tian Tong 化忌 in Health (疾厄)"},
		{board + `"palace"}}`, "坤宫三世卦", "palace of 坤 (Kun), third generation (三世)"},
		{board + `"time"}}`, "巳月辛未日", "month 巳 (Si), day 辛未 (Xin Wei)"},
		{board + `"void"}}`, "戌、亥", "戌 (Xu), 亥 (Hai)"},
		{board + `"self"}}`, "三爻兄弟辰土", "line 3 siblings, 辰 (Chen), earth"},
		{board + `"useful"}}`, "用神是官鬼，在二爻官鬼寅木", "officer: line 2 officer, 寅 (Yin), wood"},
		{count + `"month"}}`, "赤口", "Red Mouth (赤口)"},  // 大安 and nine on: the tenth month
		{count + `"day"}}`, "大安", "Great Peace (大安)"},  // and 21 on
		{count + `"palace"}}`, "速喜", "Quick Joy (速喜)"}, // and 8 on: 申
		{count + `"asked"}}`, "5 个字，先落小吉，按时辰再数到大安", "5 characters lead to Small Luck (小吉), and the hour on to Great Peace (大安)"},
		{`{{tarot seed="wenbu handbook" spread="situation-tension-next-step" at="2" show="card"}}`, "太阳（逆位）", "The Sun (reversed)"},
		{`{{almanac date="2026-10-11" show="lunar"}}`, "二〇二六年九月初二", "2026, month 9, day 2"},
		{`{{almanac date="2026-10-11" show="officer"}}`, "成", "Success (成)"},
		{`{{almanac date="2026-10-11" show="clash"}}`, "冲鼠（子），煞北", "opposes 子 (Zi), the Rat, with Sha in the north"},
		{`{{pickday purpose="wedding" from="2026-10-11" to="2026-10-11" show="count"}}`, "1 天里留下 1 天", "1 of 1 days are kept"},
	} {
		for loc, want := range map[i18n.Locale]string{i18n.Zh: c.zh, i18n.En: c.en} {
			if got, err := expand(loc, c.in); err != nil || got != want {
				t.Errorf("expand(%s, %s) = %q, %v; want %q", loc, c.in, got, err, want)
			}
		}
	}
}

// TestCountPalaces_Way checks the palaces on the way with the one that the engine
// counts to.
func TestCountPalaces_Way(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		date := fmt.Sprintf("%d-%02d-%02d", rapid.IntRange(1901, 2099).Draw(t, "year"), rapid.IntRange(1, 12).Draw(t, "month"), rapid.IntRange(1, 28).Draw(t, "day"))
		hour := rapid.IntRange(0, 23).Draw(t, "hour")
		c, err := countPalaces(placeholder{args: map[string]string{"date": date, "time": fmt.Sprintf("%02d:30", hour)}})
		if err != nil {
			t.Fatal(err)
		}
		if got := c.palace(int(c.onDay()) + int(c.Hour)); got != c.Palace {
			t.Errorf("%s %d:30: by the way %s, by the engine %s", date, hour, got, c.Palace)
		}
	})
}

// TestReadme_ListsEveryView checks that whoever writes a guide finds every
// placeholder, argument and view in the README.
func TestReadme_ListsEveryView(t *testing.T) {
	t.Parallel()
	readme, err := os.ReadFile("../../content/handbook/README.md")
	if err != nil {
		t.Fatal(err)
	}
	views := slices.Concat(slices.Collect(maps.Keys(chartViews)), slices.Collect(maps.Keys(castViews)), slices.Collect(maps.Keys(trigramViews)),
		slices.Collect(maps.Keys(tarotViews)), slices.Collect(maps.Keys(ziweiViews)), slices.Collect(maps.Keys(liuyaoViews)), slices.Collect(maps.Keys(meihuaViews)),
		slices.Collect(maps.Keys(palaceViews)), slices.Collect(maps.Keys(dayViews)), slices.Collect(maps.Keys(choiceViews)))
	for name, c := range calculators {
		views = append(append(views, name), c.args...)
	}
	for _, v := range views {
		if !strings.Contains(string(readme), "`"+v) && !strings.Contains(string(readme), "{{"+v) {
			t.Errorf("the README says nothing of %q", v)
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
		`{{bazi date="2005-12-23" time="08:37" show="day"}}`,
		`{{bazi date="2005-12-23" time="08:37" timezone="Asia/Shanghai" show="luck"}}`,
		`{{bazi date="2005-12-23" time="08:37" timezone="Asia/Shanghai" sex="x" show="luck"}}`,
		`{{iching lines="678971" show="original"}}`,
		`{{iching lines="67897" show="original"}}`,
		`{{iching show="original"}}`,
		`{{iching lines="678978" seed="a" show="original"}}`,
		`{{iching lines="678978" show="fortune"}}`,
		`{{iching lines="678978" mood="good" show="original"}}`,
		`{{trigram name="山" show="lines"}}`,
		`{{tarot seed="" spread="one-card" show="card"}}`,
		`{{tarot seed="a" spread="all-cards" show="card"}}`,
		`{{tarot seed="a" spread="one-card" at="2" show="card"}}`,
		`{{ziwei date="2000-08-16" timezone="Asia/Shanghai" sex="female" show="stars"}}`,
		`{{ziwei date="2000-08-16" time="03:30" timezone="Asia/Shanghai" show="stars"}}`,
		`{{ziwei date="2000-08-16" time="03:30" timezone="Asia/Shanghai" sex="female" palace="事业" show="stars"}}`,
		`{{liuyao lines="779888" date="2030-06-05" time="15:50" timezone="Asia/Shanghai" topic="luck" show="useful"}}`,
		`{{liuyao lines="779888" date="2030-06-05" time="15:50" timezone="Asia/Shanghai" show="useful"}}`,
		`{{liuyao lines="779888" date="2030-06-05" time="15:50" timezone="Asia/Shanghai" topic="house" show="marks"}}`,
		`{{meihua numbers="1" show="original"}}`,
		`{{meihua numbers="1,x" show="original"}}`,
		`{{meihua numbers="1,2" date="2030-06-05" show="original"}}`,
		`{{meihua numbers="1,2" show="moment"}}`,
		`{{xiaoliuren date="2026-11-30" show="palace"}}`,
		`{{xiaoliuren date="2026-11-30" time="15:50" show="asked"}}`,
		`{{almanac date="2026-02-30" show="lunar"}}`,
		`{{pickday purpose="winning" from="2026-10-11" to="2026-10-11" show="best"}}`,
		`{{pickday purpose="wedding" from="2026-10-11" to="2026-10-01" show="best"}}`,
		`{{pickday purpose="wedding" from="2026-10-11" to="2026-10-11" born="甲丑" show="best"}}`,
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
