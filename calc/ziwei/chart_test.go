package ziwei

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// A whole chart, written down from another program.
func TestNewChart_Known(t *testing.T) {
	t.Parallel()
	c := cast(t, "2000-08-16 03:30", bazi.SexFemale, Rules{})
	if c.Bureau != BureauWood || c.Soul != StarPoJun || c.Body != StarWenChang {
		t.Errorf("got %s, 命主%s 身主%s", c.Bureau, c.Soul, c.Body)
	}
	want := [Palaces]string{
		"财帛戊寅 武曲得权 天相庙 天马", "子女己卯 太阳庙禄 天梁庙", "夫妻庚辰 七杀庙 右弼 火星陷", "兄弟辛巳 天机平",
		"命宫壬午 紫微庙 文曲陷", "父母癸未 天钺 陀罗庙", "福德甲申 破军得 文昌得 禄存", "田宅乙酉 地空 擎羊陷",
		"官禄丙戌 廉贞利 天府庙 左辅", "仆役丁亥 太阴庙科", "迁移戊子 贪狼旺 铃星陷", "疾厄己丑 天同不忌 巨门不 天魁 地劫",
	}
	ages := [Palaces]int{43, 33, 23, 13, 3, 113, 103, 93, 83, 73, 63, 53}
	for i := range want {
		if got := text(&c.Palaces[i]); got != want[i] {
			t.Errorf("%d: got %s, want %s", i, got, want[i])
		}
		if got := c.Palaces[i].Decadal.From; got != ages[i] {
			t.Errorf("%d: decade begins at %d, want %d", i, got, ages[i])
		}
	}
	if c.BodyPalace != 8 || !c.Palaces[8].IsBody {
		t.Errorf("body palace %d", c.BodyPalace)
	}
}

// Shorter goldens of the same program: class, masters, life palace.
func TestNewChart_Goldens(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		local, want string
	}{
		{"1990-01-01 23:00", "水二局 巨门 天机 丑 晚子时"}, {"1990-01-01 00:00", "水二局 巨门 天机 丑 早子时"},
		{"2023-04-01 10:00", "水二局 禄存 天同 戌 巳时"}, {"1984-08-16 03:00", "土五局 破军 火星 午 寅时"},
	} {
		c := cast(t, x.local, bazi.SexMale, Rules{})
		got := c.Bureau.String() + " " + c.Soul.String() + " " + c.Body.String() + " " + branchOf(c.LifePalace) + " " + c.HourName()
		if got != x.want {
			t.Errorf("%s: got %s, want %s", x.local, got, x.want)
		}
	}
	c := cast(t, "1984-08-16 03:00", bazi.SexMale, Rules{})
	if got := c.Transformed(); got != [...]Star{StarLianZhen, StarPoJun, StarWuQu, StarTaiYang} {
		t.Errorf("transformed %v", got)
	}
}

// The decades of a life, in order, each in its palace with its pair and stars.
func TestDecades(t *testing.T) {
	t.Parallel()
	c := cast(t, "2000-08-16 03:30", bazi.SexFemale, Rules{}) // 木三局, 阳女: backward
	next := c.Bureau.Number()
	for i, d := range c.Decades() {
		palace := &c.Palaces[d.Period.Index]
		if d.Ages != palace.Decadal || d.Ages.From != next || d.Period.Pair != palace.Pair || d.Period.Level != LevelDecadal {
			t.Errorf("decade %d: %+v in %s", i, d, palace.Name)
		}
		if d.FirstYear != 2000+d.Ages.From-1 || d.LastYear != d.FirstYear+9 {
			t.Errorf("decade %d: years %d–%d", i, d.FirstYear, d.LastYear)
		}
		h := horoscope(t, c, at(t, "2000-09-01 12:00").AddDays(366*(d.Ages.From-1)).String())
		if h.Age == d.Ages.From && h.Decadal != d.Period {
			t.Errorf("decade %d is not that of the horoscope", i)
		}
		next = d.Ages.To + 1
	}
}

func TestPassingYear(t *testing.T) {
	t.Parallel()
	c := cast(t, "2000-08-16 03:30", bazi.SexFemale, Rules{})
	for year := 2001; year < 2100; year++ {
		want := horoscope(t, c, civil.DateTime{Year: year, Month: 6, Day: 1}.String()).Yearly
		if got := c.PassingYear(year); got != want {
			t.Errorf("%d: got %+v, want %+v", year, got, want)
		}
	}
}
