package catalog

// baziReadingOptions are the options of bazi.Rules that decide how a chart is
// read and move no pillar.
type baziReadingOptions struct {
	StrengthMethod string `json:"strength_method,omitzero" enum:"position_hidden|position|points|signed" doc:"How the strength of the day master is measured. Default position_hidden."`
	SiLingTable    string `json:"siling_table,omitzero" enum:"ziping|mingyu" doc:"Which stem commands which days of a month. Default ziping."`
	TiaoHouTable   string `json:"tiaohou_table,omitzero" enum:"summary|text" doc:"Which reading of 穷通宝鉴. Default summary."`
}
