package catalog

// baziReadingOptions are the options of bazi.Rules that decide how a chart is
// read and move no pillar.
type baziReadingOptions struct {
	StrengthMethod string `json:"strength_method,omitzero" enum:"position_hidden|position|points|signed" doc:"How the strength of the day master is measured. Default position_hidden."`
	SiLingTable    string `json:"si_ling_table,omitzero" enum:"zi_ping|ming_yu" doc:"Which stem commands which days of a month. Default zi_ping."`
}
