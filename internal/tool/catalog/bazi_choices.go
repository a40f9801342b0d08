package catalog

// baziRelationOptions are the options of bazi.RelationRules.
type baziRelationOptions struct {
	XingMode     string `json:"xing_mode,omitzero" enum:"loose|strict" doc:"Whether two of 寅巳申 or 丑戌未 are a punishment. Default loose."`
	WuWeiBecomes string `json:"wu_wei_becomes,omitzero" enum:"earth|fire|nothing" doc:"Element of 午未. Default earth."`
	PoPairs      string `json:"po_pairs,omitzero" enum:"six|four" doc:"Default six; four leaves out 寅亥 and 巳申."`
	AnHeTable    string `json:"an_he_table,omitzero" enum:"main|lu|lu_chou" doc:"Table of hidden combinations. Default main."`
	HuaAdjacent  string `json:"hua_adjacent,omitzero" enum:"required|any" doc:"Whether pillars must be neighbours to transform. Default required."`
	HuaMonth     string `json:"hua_month,omitzero" enum:"main|group" doc:"Months that let stems transform. Default main."`
	HuaSupport   string `json:"hua_support,omitzero" enum:"off|on" doc:"Default off."`
	HuaRoot      string `json:"hua_root,omitzero" enum:"day|both|off" doc:"Stem whose own root hinders transforming. Default day."`
	LiuHeLead    string `json:"liu_he_lead,omitzero" enum:"any|month|stem" doc:"What leads branches to transform. Default any."`
}
