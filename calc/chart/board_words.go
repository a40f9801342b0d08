package chart

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// boardWords are the labels of a board of twelve palaces in one language.
type boardWords struct {
	title                      string
	bureau, soul, body         string
	bodyPalace, originalPalace string
	zodiac, sign, transformed  string
	ages, decade, noMajor      string
	bodyMark, originalMark     string
	rule, other                string
	lifePalace, comma, stop    string
	pillars                    [4]string
	yangMale, yinMale          string
	yangFemale, yinFemale      string
}

var boardWordsOf = [...]boardWords{
	Chinese: {
		title: "紫微斗数命盘", bureau: "五行局", soul: "命主", body: "身主", bodyPalace: "身宫", originalPalace: "来因宫",
		zodiac: "生肖", sign: "星座", transformed: "生年四化", ages: "小限", decade: "大限", noMajor: "无主星", lifePalace: "命宫",
		comma: "，", stop: "。", bodyMark: "身", originalMark: "因", rule: "规则", other: "另盘：", pillars: [4]string{"年", "月", "日", "时"},
		yangMale: "阳男", yinMale: "阴男", yangFemale: "阳女", yinFemale: "阴女",
	},
	English: {
		title: "Zi Wei Dou Shu chart", bureau: "Bureau", soul: "Life master", body: "Body master", bodyPalace: "Body palace", originalPalace: "Origin palace",
		zodiac: "Animal", sign: "Sign", transformed: "Transformations of the year", ages: "Minor limit", decade: "Decade", noMajor: "no major star", lifePalace: "Life palace",
		comma: ", ", stop: ". ", bodyMark: "Body", originalMark: "Origin", rule: "Rule", other: "The other chart: ", pillars: [4]string{"Year", "Month", "Day", "Hour"},
		yangMale: "yang male", yinMale: "yin male", yangFemale: "yang female", yinFemale: "yin female",
	},
	Traditional: {
		title: "紫微斗數命盤", bureau: "五行局", soul: "命主", body: "身主", bodyPalace: "身宮", originalPalace: "來因宮",
		zodiac: "生肖", sign: "星座", transformed: "生年四化", ages: "小限", decade: "大限", noMajor: "無主星", lifePalace: "命宮",
		comma: "，", stop: "。", bodyMark: "身", originalMark: "因", rule: "規則", other: "另盤：", pillars: [4]string{"年", "月", "日", "時"},
		yangMale: "陽男", yinMale: "陰男", yangFemale: "陽女", yinFemale: "陰女",
	},
}

func (l Language) boardWords() *boardWords { return &boardWordsOf[l] }

// member is a thing with its Hanzi, its reading and its English name.
type member interface {
	String() string
	Pinyin() string
	English() string
}

// say returns a name: Hanzi, or the English.
func (l Language) say(n member) string {
	if l == English {
		return n.English()
	}
	return l.script(n.String())
}

// spell returns Hanzi, which an English reader gets with the reading.
func (l Language) spell(n member) string {
	if l == English {
		return n.String() + " " + n.Pinyin()
	}
	return l.script(n.String())
}

// nativity says polarity of the year and sex: 阳男, 阴女 …
func (l Language) nativity(c *ziwei.Chart) string {
	w := l.boardWords()
	yang := c.Year.Stem().YinYang() == ganzhi.Yang
	male := c.Birth.Sex == bazi.SexMale
	switch {
	case yang && male:
		return w.yangMale
	case male:
		return w.yinMale
	case yang:
		return w.yangFemale
	}
	return w.yinFemale
}

// lunarLine says the lunar date and the double hour.
func (l Language) lunarLine(c *ziwei.Chart) string {
	if l != English {
		return l.script(c.Lunar.String() + " " + c.HourName())
	}
	half := ""
	switch {
	case c.LateZi:
		half = "late "
	case c.Hour == ganzhi.BranchZi:
		half = "early "
	}
	return c.Lunar.English() + ", " + half + c.Hour.Pinyin() + " hour"
}

// bornLine says when the birth was by the wall clock, polarity and sex.
func (l Language) bornLine(c *ziwei.Chart) string {
	return c.Time.Civil.DateString() + " " + shortClock(c.Time.Civil) + l.pick("　", " · ") + l.nativity(c)
}

// facts are labels and values of a chart as a whole.
func (l Language) facts(c *ziwei.Chart) [][2]string {
	w := l.boardWords()
	return [][2]string{
		{w.bureau, l.say(c.Bureau)}, {w.soul, l.spell(c.Soul)},
		{w.body, l.spell(c.Body)}, {w.bodyPalace, l.say(c.Palaces[c.BodyPalace].Name)},
		{w.originalPalace, l.say(c.Palaces[c.OriginalPalace].Name)}, {w.zodiac, l.animal(c.Zodiac)},
	}
}

// starName names a star where room is scarce.
func (l Language) starName(s ziwei.Star) string {
	if l == English {
		return s.Pinyin()
	}
	return l.script(s.String())
}

// decadeText is the range of nominal ages of a decadal limit.
func decadeText(p *ziwei.Palace) string { return fmt.Sprintf("%d–%d", p.Decadal.From, p.Decadal.To) }

// decadeLine is the same with a label.
func (l Language) decadeLine(p *ziwei.Palace) string {
	return l.boardWords().decade + " " + decadeText(p)
}

// agesLine lists the ages of the minor limit, without those that few reach.
func (l Language) agesLine(p *ziwei.Palace) string {
	line := l.boardWords().ages
	for _, age := range p.Ages() {
		if age < 100 {
			line += " " + strconv.Itoa(age)
		}
	}
	return line
}

// marks says whether a palace is the body palace or the original palace.
func (l Language) marks(p *ziwei.Palace) string {
	w := l.boardWords()
	var list []string
	if p.IsBody {
		list = append(list, w.bodyMark)
	}
	if p.IsOriginal {
		list = append(list, w.originalMark)
	}
	return strings.Join(list, "·")
}

// rings are the four spirits of a palace.
func (l Language) rings(p *ziwei.Palace) [4]string {
	return [4]string{l.stage(p.ChangSheng), l.say(p.BoShi), l.say(p.JiangQian), l.say(p.SuiQian)}
}

// describeBoard tells the chart in sentences, for those who cannot see it.
func (l Language) describeBoard(c *ziwei.Chart) string {
	w := l.boardWords()
	var b strings.Builder
	b.WriteString(l.lunarLine(c) + w.comma + l.nativity(c) + w.comma + l.say(c.Bureau) + w.stop)
	for n := range ziwei.Palaces {
		p := &c.Palaces[(c.LifePalace+n)%ziwei.Palaces]
		b.WriteString(l.say(p.Name) + " " + l.pair(p.Pair))
		if p.IsBody {
			b.WriteString(w.comma + w.bodyPalace)
		}
		b.WriteString(l.pick("：", ": ") + l.starList(p) + w.stop)
	}
	for _, note := range l.boardNotes(c) {
		b.WriteString(note + l.pick("", " "))
	}
	return strings.TrimSpace(b.String())
}

// starList lists the major and minor stars of a palace with their transformations.
func (l Language) starList(p *ziwei.Palace) string {
	var names []string
	if p.Empty() {
		names = append(names, l.boardWords().noMajor)
	}
	for _, stars := range [][]ziwei.PlacedStar{p.Major, p.Minor} {
		for _, each := range stars {
			name := l.spell(each.Star)
			if each.Transformation != ziwei.HuaNone {
				name += l.pick("化", " ") + l.hua(each.Transformation)
			}
			names = append(names, name)
		}
	}
	return strings.Join(names, l.pick("、", ", "))
}

// hua names a transformation in short: 禄, Lu.
func (l Language) hua(t ziwei.Transformation) string {
	if l == English {
		return t.Pinyin()
	}
	return l.script(t.String())
}

// pair names a stem and a branch.
func (l Language) pair(p ganzhi.Pair) string {
	if l == English {
		return p.String() + " " + p.Pinyin()
	}
	return p.String()
}

// branch names a branch.
func (l Language) branch(b ganzhi.EarthlyBranch) string {
	if l == English {
		return b.String() + " " + b.Pinyin()
	}
	return b.String()
}

func (l Language) animal(z almanac.Zodiac) string {
	if l == English {
		return z.English()
	}
	return l.script(z.String())
}
