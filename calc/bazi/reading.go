package bazi

// Reading is how a chart is read by the rules in force. It moves no pillar.
type Reading struct {
	Strength Strength
	SiLing   SiLing
	GeJu     GeJu
	TiaoHou  TiaoHou
	YongShen []YongShen // in the order of School
	View     YongShenView
}

// Read reads the chart: all that Strength, SiLing, GeJu, TiaoHou and YongShen
// say, each computed once.
//
// Schools: Rules.
func (c *Chart) Read() Reading {
	r := Reading{Strength: c.Strength(), SiLing: c.SiLing()}
	r.GeJu = c.geJu(r.Strength.Strong)
	r.TiaoHou = c.TiaoHou()
	r.YongShen = c.yongShen(r.Strength, r.GeJu)
	r.View = CompareYongShen(r.YongShen)
	return r
}
