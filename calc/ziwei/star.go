package ziwei

// Star is one of the stars of a chart (星, xing). The first fourteen are the major
// stars (主星, zhu xing), the next fourteen the minor stars (辅星, fu xing), the
// others the adjective stars (杂曜, za yao).
type Star uint8

// The stars. Two pairs of names differ in Hanzi alone: 天府 and 天福, 天钺 and 天月.
const (
	StarZiWei     Star = iota // 紫微
	StarTianJi                // 天机
	StarTaiYang               // 太阳
	StarWuQu                  // 武曲
	StarTianTong              // 天同
	StarLianZhen              // 廉贞
	StarTianFu                // 天府
	StarTaiYin                // 太阴
	StarTanLang               // 贪狼
	StarJuMen                 // 巨门
	StarTianXiang             // 天相
	StarTianLiang             // 天梁
	StarQiSha                 // 七杀
	StarPoJun                 // 破军

	StarZuoFu    // 左辅
	StarYouBi    // 右弼
	StarWenChang // 文昌
	StarWenQu    // 文曲
	StarTianKui  // 天魁
	StarTianYue  // 天钺
	StarLuCun    // 禄存
	StarTianMa   // 天马
	StarDiKong   // 地空
	StarDiJie    // 地劫
	StarHuoXing  // 火星
	StarLingXing // 铃星
	StarQingYang // 擎羊
	StarTuoLuo   // 陀罗

	StarHongLuan    // 红鸾
	StarTianXi      // 天喜
	StarTianYao     // 天姚
	StarXianChi     // 咸池
	StarJieShen     // 解神
	StarSanTai      // 三台
	StarBaZuo       // 八座
	StarEnGuang     // 恩光
	StarTianGui     // 天贵
	StarLongChi     // 龙池
	StarFengGe      // 凤阁
	StarTianCai     // 天才
	StarTianShou    // 天寿
	StarTaiFu       // 台辅
	StarFengGao     // 封诰
	StarTianWu      // 天巫
	StarHuaGai      // 华盖
	StarTianGuan    // 天官
	StarTianFuXing  // 天福
	StarTianChu     // 天厨
	StarTianYueXing // 天月
	StarTianDe      // 天德
	StarYueDe       // 月德
	StarTianKong    // 天空
	StarXunKong     // 旬空
	StarXunZhong    // 旬中
	StarJieLu       // 截路
	StarKongWang    // 空亡
	StarLongDe      // 龙德
	StarJieKong     // 截空
	StarJieSha      // 劫杀
	StarDaHao       // 大耗
	StarGuChen      // 孤辰
	StarGuaSu       // 寡宿
	StarFeiLian     // 蜚廉
	StarPoSui       // 破碎
	StarTianXing    // 天刑
	StarYinSha      // 阴煞
	StarTianKu      // 天哭
	StarTianXu      // 天虚
	StarTianShi     // 天使
	StarTianShang   // 天伤
	StarNianJie     // 年解

	// StarNone is no star.
	StarNone
)

// The numbers of stars.
const (
	MajorStars     = int(StarZuoFu)                 // 十四主星
	MinorStars     = int(StarHongLuan) - MajorStars // 十四辅星
	Stars          = int(StarNone)                  // all
	adjectiveStars = Stars - MajorStars - MinorStars
)

// StarKind says to which group a star belongs (星类, xing lei).
type StarKind uint8

// The kinds of stars.
const (
	KindMajor     StarKind = iota // 主星
	KindMinor                     // 辅星
	KindAdjective                 // 杂曜
)

// String returns the Hanzi.
func (k StarKind) String() string { return [3]string{"主星", "辅星", "杂曜"}[k] }

// Kind returns the group of the star.
func (s Star) Kind() StarKind {
	switch {
	case int(s) < MajorStars:
		return KindMajor
	case int(s) < MajorStars+MinorStars:
		return KindMinor
	}
	return KindAdjective
}

// String returns the Hanzi.
func (s Star) String() string { return starNames[s].hanzi }

// Hant returns the traditional Hanzi.
func (s Star) Hant() string { return starNames[s].hant() }

// Pinyin returns the reading without tones.
func (s Star) Pinyin() string { return starNames[s].pinyin }

// English returns a translation of the name.
func (s Star) English() string { return starNames[s].english }

// ParseStar returns the star with the given Hanzi.
func ParseStar(hanzi string) (Star, bool) {
	for i := range Stars {
		if starNames[i].hanzi == hanzi {
			return Star(i), true
		}
	}
	return StarNone, false
}
