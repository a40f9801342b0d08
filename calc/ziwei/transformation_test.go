package ziwei

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// abbreviations are the one-character names that the verses use.
var abbreviations = map[string]Star{
	"廉": StarLianZhen, "破": StarPoJun, "武": StarWuQu, "阳": StarTaiYang, "机": StarTianJi, "梁": StarTianLiang,
	"紫": StarZiWei, "阴": StarTaiYin, "同": StarTianTong, "昌": StarWenChang, "巨": StarJuMen, "贪": StarTanLang,
	"弼": StarYouBi, "曲": StarWenQu, "左": StarZuoFu, "府": StarTianFu, "相": StarTianXiang,
}

func TestTransformed_Verses(t *testing.T) {
	t.Parallel()
	for table, verse := range map[TransformTable]string{
		TransformCommon:    "甲廉破武阳 乙机梁紫阴 丙同机昌廉 丁阴同机巨 戊贪阴弼机 己武贪梁曲 庚阳武阴同 辛巨阳曲昌 壬梁紫左武 癸破巨阴贪",
		TransformZhongzhou: "甲廉破武阳 乙机梁紫阴 丙同机昌廉 丁阴同机巨 戊贪阴阳机 己武贪梁曲 庚阳武府同 辛巨阳曲昌 壬梁紫府武 癸破巨阴贪",
		TransformQuanshu:   "甲廉破武阳 乙机梁紫阴 丙同机昌廉 丁阴同机巨 戊贪阴弼机 己武贪梁曲 庚阳武同阴 辛巨阳曲昌 壬梁紫府武 癸破巨阴贪",
		TransformQuanji:    "甲廉破武阳 乙机梁紫阴 丙同机昌廉 丁阴同机巨 戊贪阴弼机 己武贪梁曲 庚阳武同相 辛巨阳曲昌 壬梁紫左武 癸破巨阴贪",
	} {
		for i, line := range strings.Fields(verse) {
			stem := ganzhi.HeavenlyStem(i)
			words := strings.Split(line, "")
			if words[0] != stem.String() {
				t.Fatalf("%s is not %s", words[0], stem)
			}
			for j, star := range table.Transformed(stem) {
				if want := abbreviations[words[1+j]]; star != want {
					t.Errorf("%s %s: got %s, want %s", transformValues[table], stem, star, want)
				}
				if got := table.of(stem, star); got != HuaLu+Transformation(j) {
					t.Errorf("%s of %s by %s: %s", transformValues[table], star, stem, got)
				}
			}
		}
	}
	if got := TransformCommon.of(ganzhi.StemJia, StarTianFu); got != HuaNone || got.String() != "" {
		t.Errorf("天府 by 甲: %q", got)
	}
}

// The tables of brightness by the rows of the books, from 子. "-" is no entry.
func TestBrightness_Rows(t *testing.T) {
	t.Parallel()
	for table, rows := range map[BrightnessTable]string{
		BrightnessCommon: `紫微 平庙旺旺得旺庙庙旺旺得旺 天机 庙陷得旺利平庙陷得旺利平 太阳 陷不旺庙旺旺旺得得平不陷
			武曲 旺庙得利庙平旺庙得利庙平 天同 旺不利平平庙陷不旺平平庙 廉贞 平利庙平利陷平利庙平利陷
			天府 庙庙庙得庙得旺庙得旺庙得 太阴 庙庙旺陷陷陷不不利旺旺庙 贪狼 旺庙平利庙陷旺庙平利庙陷
			巨门 旺不庙庙陷旺旺不庙庙陷旺 天相 庙庙庙陷得得庙得庙陷得得 天梁 庙旺庙庙庙陷庙旺陷得庙陷
			七杀 旺庙庙旺庙平旺庙庙旺庙平 破军 庙旺得陷旺平庙旺得陷旺平 文昌 得庙陷利得庙陷利得庙陷利
			文曲 得庙平旺得庙陷旺得庙陷旺 火星 陷得庙利陷得庙利陷得庙利 铃星 陷得庙利陷得庙利陷得庙利
			擎羊 陷庙-陷庙-陷庙-陷庙- 陀罗 -庙陷-庙陷-庙陷-庙陷 左辅 ------------ 禄存 ------------`,
		BrightnessZhongzhou: `紫微 平庙庙旺陷旺庙庙旺平闲旺 天机 庙陷旺旺庙平庙陷平旺庙平 太阳 陷陷旺庙旺旺庙平闲闲陷陷
			武曲 旺庙闲陷庙平旺庙平旺庙平 天同 旺陷闲庙平庙陷陷旺平平庙 廉贞 平旺庙闲旺陷平庙庙平旺陷
			天府 庙庙庙平庙平旺庙平陷庙旺 太阴 庙庙闲陷闲陷陷平平旺旺庙 贪狼 旺庙平得庙陷旺庙平平庙陷
			巨门 旺旺庙庙平平旺陷庙庙旺旺 天相 庙庙庙陷旺平旺闲庙陷闲平 天梁 庙旺庙庙旺陷庙旺陷得旺陷
			七杀 旺庙庙陷旺平旺旺庙闲庙平 破军 庙旺陷旺旺闲庙庙陷陷旺平 天魁 旺旺-庙--庙----旺 天马 --旺--平--旺--平`,
	} {
		words := strings.Fields(rows)
		for i := 0; i < len(words); i += 2 {
			star, ok := ParseStar(words[i])
			if !ok {
				t.Fatalf("no star %s", words[i])
			}
			for b, want := range strings.Split(words[i+1], "") {
				if got := table.Of(star, ganzhi.EarthlyBranch(b)).String(); got != strings.Trim(want, "-") {
					t.Errorf("%s %s in %s: got %q, want %q", brightnessValues[table], star, ganzhi.EarthlyBranch(b), got, want)
				}
			}
		}
	}
	if got := BrightnessCommon.Of(StarHongLuan, ganzhi.BranchZi); got != BrightnessNone {
		t.Errorf("红鸾 has brightness %s", got)
	}
}
