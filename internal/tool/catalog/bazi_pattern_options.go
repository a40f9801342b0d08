package catalog

// baziPatternOptions are the options of bazi.GeJuRules.
type baziPatternOptions struct {
	JianLuEarth    string `json:"geju_jianlu_earth,omitzero" enum:"off|on" doc:"Whether earth has 建禄 and 羊刃. Default off."`
	Order          string `json:"geju_order,omitzero" enum:"hidden|place" doc:"Which of several exposed stems of the month is taken. Default hidden: main qi first."`
	PureDirect     string `json:"geju_pure_direct,omitzero" enum:"off|on" doc:"Whether 子午卯酉 months ignore exposed stems. Default off."`
	MonthGod       string `json:"geju_month_god,omitzero" enum:"main_qi|siling" doc:"What stands for the main qi of the month. Default main_qi."`
	BiJieNames     string `json:"geju_bijie_names,omitzero" enum:"off|on" doc:"Whether 月劫格 is called 比肩格 or 劫财格. Default off."`
	ShangGuanWater string `json:"geju_shangguan_water,omitzero" enum:"on|off" doc:"Whether 伤官格 of metal and water may meet 正官. Default on."`
	YangRenOutput  string `json:"geju_yangren_output,omitzero" enum:"off|on" doc:"Whether 食伤 may answer a 羊刃. Default off."`
	FollowShare    string `json:"follow_share,omitzero" enum:"50|40|60" doc:"从格: share of 100 that the followed group needs. Default 50."`
	FollowSupport  string `json:"follow_support,omitzero" enum:"20|10|30" doc:"从格: share that the day master's side may have. Default 20."`
	FollowResidual string `json:"follow_residual,omitzero" enum:"0|1" doc:"从格: residual roots allowed. Default 0."`
	FollowNear     string `json:"follow_near,omitzero" enum:"70|60|80" doc:"从势: percent of the first group that the second needs. Default 70."`
	FollowExposed  string `json:"follow_exposed,omitzero" enum:"off|on" doc:"从格: whether 比劫 and 印 may be exposed. Default off."`
	FollowErBiJie  string `json:"follow_er_bijie,omitzero" enum:"on|off" doc:"从儿: whether 比劫 may be exposed. Default on."`
	FollowFalse    string `json:"follow_false,omitzero" enum:"off|on" doc:"Whether 假从 is named. Default off."`
	PureShare      string `json:"pure_share,omitzero" enum:"75|65|85" doc:"专旺: share that the day master's side needs. Default 75."`
	PureHalf       string `json:"pure_half,omitzero" enum:"off|on" doc:"专旺: whether a 半合 is enough. Default off."`
	StrongShare    string `json:"strong_share,omitzero" enum:"80|70|90" doc:"从强: share that the day master's side needs. Default 80."`
	HuaDragon      string `json:"hua_dragon,omitzero" enum:"off|on" doc:"化气: whether 辰 must be there. Default off."`
}
