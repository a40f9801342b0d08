package ziwei

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
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
