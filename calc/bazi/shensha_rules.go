package bazi

// ShenShaRules chooses between schools of the stars (神煞, shen sha). The zero
// value is the documented default.
type ShenShaRules struct {
	Set      ShenShaSet
	SelfHit  Switch // 将星 华盖 披头 破碎 also mark the pillar that is their key
	StemKeys StemKeys
	Void     VoidKeys
	YangRen  YangRenYin
	DeXiu    DeXiu
	SanQi    SanQi
	YuanChen YuanChen
	GouJiao  GouJiao
	HongLuan BranchKeys // of 红鸾 and 天喜
	ZaiSha   BranchKeys
	XueTang  XueTang
	CiGuan   CiGuan
	TianLuo  TianLuo
	JinShen  JinShen
}

// ShenShaSet says how many stars are listed.
type ShenShaSet uint8

// The sets.
const (
	ShenShaCore ShenShaSet = iota // 35 stars
	ShenShaFull                   // all 86
)

// StemKeys says which stems are keys of the stars that both can be keys of (天乙,
// 太极, 文昌 …).
type StemKeys uint8

// The keys.
const (
	StemKeysYearDay StemKeys = iota
	StemKeysDay
	StemKeysYear
)

// VoidKeys says whose run of ten leaves a branch void (空亡, kong wang).
type VoidKeys uint8

// The keys.
const (
	VoidDayYear VoidKeys = iota
	VoidDay
)

// YangRenYin says where the blade (羊刃, yang ren) of a yin stem is.
type YangRenYin uint8

// The places.
const (
	YangRenReverse YangRenYin = iota // at its 帝旺, counted backward
	YangRenNone                      // it has none
	YangRenForward                   // on the branch after its 禄
)

// DeXiu says what 德秀 asks for.
type DeXiu uint8

// The values.
const (
	DeXiuAny  DeXiu = iota // 德 or 秀
	DeXiuBoth              // both, on two pillars
)

// SanQi says how the three stems of 三奇 must stand.
type SanQi uint8

// The values.
const (
	SanQiAdjacent SanQi = iota // in order, on three pillars that follow one another
	SanQiGaps                  // in order
	SanQiAnyOrder              // anyhow
)

// YuanChen says which births count seven branches on from the year to 元辰; the
// others count five.
type YuanChen uint8

// The values.
const (
	YuanChenYangMaleSeven YuanChen = iota // 阳男阴女
	YuanChenYinMaleSeven                  // 阴男阳女
)

// GouJiao says where 勾绞 is.
type GouJiao uint8

// The values.
const (
	GouJiaoAhead GouJiao = iota // three branches after the year
	GouJiaoBoth                 // three after and three before
)

// BranchKeys says which branches are keys.
type BranchKeys uint8

// The keys.
const (
	BranchKeysYear BranchKeys = iota
	BranchKeysYearDay
)

// XueTang says where 学堂 is.
type XueTang uint8

// The tables.
const (
	XueTangStem  XueTang = iota // at 长生 of the day stem
	XueTangNaYin                // at 长生 of the year's NaYin
	XueTangPair                 // on a whole pair by the day stem
)

// CiGuan says where 词馆 is.
type CiGuan uint8

// The tables.
const (
	CiGuanNaYin CiGuan = iota // at 临官 of the year's NaYin
	CiGuanPair                // on a whole pair by the day stem
)

// TianLuo says when 天罗 and 地网 are there.
type TianLuo uint8

// The values.
const (
	TianLuoPair  TianLuo = iota // 戌 and 亥, or 辰 and 巳, are both in the chart
	TianLuoNaYin                // by the year's NaYin and the day's branch
)

// JinShen says which pillar can be 金神.
type JinShen uint8

// The pillars.
const (
	JinShenHour JinShen = iota
	JinShenDayHour
)

// shenShaChoices are the options of ShenShaRules.
var shenShaChoices = []choice{
	{field{"shensha_set", []string{"core", "full"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.Set) }}, []reason{
		{"35 stars are listed", "神煞取三十五种"},
		{"86 stars are listed", "神煞取八十六种"},
	}},
	{field{"self_hit", []string{"off", "on"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.SelfHit) }}, []reason{
		{"a key never marks its own pillar", "查法之柱不自见"},
		{"将星 华盖 披头 破碎 may mark the pillar of their key", "将星、华盖、披头、破碎可自见"},
	}},
	{field{"stem_keys", []string{"year_day", "day", "year"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.StemKeys) }}, []reason{
		{"stars of stems are looked up from the year and the day", "干查神煞兼用年干、日干"},
		{"stars of stems are looked up from the day", "干查神煞只用日干"},
		{"stars of stems are looked up from the year", "干查神煞只用年干"},
	}},
	{field{"void_keys", []string{"day_year", "day"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.Void) }}, []reason{
		{"void by the run of the day and of the year", "空亡兼查日旬、年旬"},
		{"void by the run of the day", "空亡只查日旬"},
	}},
	{field{"yang_ren_yin", []string{"reverse", "none", "forward"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.YangRen) }}, []reason{
		{"the blade of a yin stem is at its 帝旺, counted backward", "阴干羊刃取逆行帝旺"},
		{"yin stems have no blade", "阴干无刃"},
		{"the blade of a yin stem is on the branch after its 禄", "阴干羊刃取禄前一位"},
	}},
	{field{"de_xiu", []string{"any", "both"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.DeXiu) }}, []reason{
		{"德 or 秀 is enough for 德秀", "德秀见一即取"},
		{"德秀 asks for 德 and 秀", "德、秀同见方取"},
	}},
	{field{"san_qi", []string{"adjacent", "gaps", "any_order"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.SanQi) }}, []reason{
		{"三奇 stand in order on pillars that follow one another", "三奇须相连顺布"},
		{"三奇 stand in order, with gaps allowed", "三奇顺布，可隔柱"},
		{"三奇 stand in any order", "三奇不论次序"},
	}},
	{field{"yuan_chen", []string{"yang_male_seven", "yin_male_seven"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.YuanChen) }}, []reason{
		{"元辰 is seven on for a man of a yang or a woman of a yin year, else five", "元辰：阳男阴女年支前七位，阴男阳女前五位"},
		{"元辰 is seven on for a man of a yin or a woman of a yang year, else five", "元辰：阴男阳女年支前七位，阳男阴女前五位"},
	}},
	{field{"gou_jiao", []string{"ahead", "both"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.GouJiao) }}, []reason{
		{"勾绞 is three branches after the year", "勾绞取年支前三位"},
		{"勾绞 is three branches after and before the year", "勾绞取年支前后三位"},
	}},
	{field{"hong_luan_keys", []string{"year", "year_day"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.HongLuan) }}, []reason{
		{"红鸾 and 天喜 by the year", "红鸾、天喜查年支"},
		{"红鸾 and 天喜 by the year and the day", "红鸾、天喜兼查年支、日支"},
	}},
	{field{"zai_sha_keys", []string{"year", "year_day"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.ZaiSha) }}, []reason{
		{"灾煞 by the year", "灾煞查年支"},
		{"灾煞 by the year and the day", "灾煞兼查年支、日支"},
	}},
	{field{"xue_tang", []string{"stem", "na_yin", "pair"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.XueTang) }}, []reason{
		{"学堂 at 长生 of the day stem", "学堂取日干长生"},
		{"学堂 at 长生 of the year's NaYin", "学堂取年纳音长生"},
		{"学堂 on a whole pair by the day stem", "学堂以日干取全柱"},
	}},
	{field{"ci_guan", []string{"na_yin", "pair"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.CiGuan) }}, []reason{
		{"词馆 at 临官 of the year's NaYin", "词馆取年纳音临官"},
		{"词馆 on a whole pair by the day stem", "词馆以日干取全柱"},
	}},
	{field{"tian_luo", []string{"pair", "na_yin"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.TianLuo) }}, []reason{
		{"天罗 when 戌 and 亥, 地网 when 辰 and 巳 are in the chart", "戌亥同见为天罗，辰巳同见为地网"},
		{"天罗 and 地网 by the year's NaYin and the day's branch", "天罗、地网以年纳音查日支"},
	}},
	{field{"jin_shen", []string{"hour", "day_hour"}, func(r *Rules) *uint8 { return (*uint8)(&r.ShenSha.JinShen) }}, []reason{
		{"the hour pillar can be 金神", "金神只看时柱"},
		{"the day and the hour pillar can be 金神", "金神看日柱、时柱"},
	}},
}
