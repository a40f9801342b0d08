package catalog

// baziRelationOptions are the options of bazi.RelationRules.
type baziRelationOptions struct {
	XingMode     string `json:"xing_mode,omitzero" enum:"loose|strict" doc:"Whether two of 寅巳申 or 丑戌未 are a punishment. Default loose."`
	WuWeiBecomes string `json:"wu_wei_becomes,omitzero" enum:"earth|fire|nothing" doc:"Element of 午未. Default earth."`
	PoPairs      string `json:"po_pairs,omitzero" enum:"six|four" doc:"Default six; four leaves out 寅亥 and 巳申."`
	AnHeTable    string `json:"an_he_table,omitzero" enum:"main|lu|lu_chou" doc:"Table of hidden combinations. Default main."`
	HuaAdjacent  string `json:"hua_adjacent,omitzero" enum:"required|any" doc:"Whether pillars must be neighbours for a 五合 or 六合 to transform. Default required."`
	HuaMonth     string `json:"hua_month,omitzero" enum:"main|group" doc:"Months that let stems transform. Default main."`
	HuaSupport   string `json:"hua_support,omitzero" enum:"off|on" doc:"Default off."`
	HuaRoot      string `json:"hua_root,omitzero" enum:"day|both|off" doc:"Stem whose own root hinders transforming. Default day."`
	LiuHeLead    string `json:"liu_he_lead,omitzero" enum:"any|month|stem" doc:"What leads a 六合 to transform. Default any."`
}

// baziShenShaOptions are the options of bazi.ShenShaRules.
type baziShenShaOptions struct {
	ShenShaSet   string `json:"shensha_set,omitzero" enum:"core|full" doc:"35 or 86 stars. Default core."`
	SelfHit      string `json:"self_hit,omitzero" enum:"off|on" doc:"Whether 将星 华盖 披头 破碎 mark their own key. Default off."`
	StemKeys     string `json:"stem_keys,omitzero" enum:"year_day|day|year" doc:"Default year_day."`
	VoidKeys     string `json:"void_keys,omitzero" enum:"day_year|day" doc:"Whose run of ten makes 空亡. Default day_year."`
	YangRenYin   string `json:"yang_ren_yin,omitzero" enum:"reverse|none|forward" doc:"羊刃 of yin stems. Default reverse."`
	DeXiu        string `json:"de_xiu,omitzero" enum:"any|both" doc:"Default any."`
	SanQi        string `json:"san_qi,omitzero" enum:"adjacent|gaps|any_order" doc:"How 三奇 must stand. Default adjacent."`
	YuanChen     string `json:"yuan_chen,omitzero" enum:"yang_male_seven|yin_male_seven" doc:"Default yang_male_seven."`
	GouJiao      string `json:"gou_jiao,omitzero" enum:"ahead|both" doc:"Default ahead."`
	HongLuanKeys string `json:"hong_luan_keys,omitzero" enum:"year|year_day" doc:"Default year."`
	ZaiShaKeys   string `json:"zai_sha_keys,omitzero" enum:"year|year_day" doc:"Default year."`
	XueTang      string `json:"xue_tang,omitzero" enum:"stem|na_yin|pair" doc:"Default stem."`
	CiGuan       string `json:"ci_guan,omitzero" enum:"na_yin|pair" doc:"Default na_yin."`
	TianLuo      string `json:"tian_luo,omitzero" enum:"pair|na_yin" doc:"Default pair."`
	JinShen      string `json:"jin_shen,omitzero" enum:"hour|day_hour" doc:"Default hour."`
}

// baziCastOptions are further options of bazi.Rules that decide what a chart holds.
type baziCastOptions struct {
	GrowthStage      string `json:"growth_stage,omitzero" enum:"reverse|same" doc:"How yin stems count the life stages. Default reverse."`
	GrowthStageEarth string `json:"growth_stage_earth,omitzero" enum:"fire|water" doc:"Default fire."`
	SouthernMonths   string `json:"southern_months,omitzero" enum:"off|on" doc:"Opposite month branches south of the equator. Default off."`
	ZodiacBoundary   string `json:"zodiac_boundary,omitzero" enum:"lunar_new_year|year_pillar" doc:"Year of the animal. Default lunar_new_year."`
	MinorLuck        string `json:"minor_luck,omitzero" enum:"hour|fixed" doc:"Default hour."`
}
