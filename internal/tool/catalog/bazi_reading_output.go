package catalog

import "github.com/wenbu-go/wenbu/calc/bazi"

// baziReading is how a chart is read: nothing in it moves a pillar.
type baziReading struct {
	Strength   baziStrength    `json:"strength" doc:"How much of the chart is on the day master's side; not the count of elements."`
	Pattern    baziPattern     `json:"pattern" doc:"格局."`
	UsefulGods []baziUsefulGod `json:"usefulGods" doc:"用神 by each school."`
	UsefulView baziUsefulView  `json:"usefulGodsCompared" doc:"Where the schools agree, and where they do not."`
	SiLing     baziSiLing      `json:"siLing" doc:"人元司令: the stem that commands the day of birth."`
}

type baziSiLing struct {
	Stem   string `json:"stem"`
	TenGod string `json:"tenGod"`
	Day    int    `json:"day" doc:"Day of the solar month, from 1."`
}

func newBaziReading(c *bazi.Chart) baziReading {
	r := c.Read()
	return baziReading{
		Strength:   newBaziStrength(r.Strength),
		Pattern:    newBaziPattern(r.GeJu),
		UsefulGods: newBaziUsefulGods(r),
		UsefulView: newBaziUsefulView(r.View),
		SiLing:     baziSiLing{Stem: r.SiLing.Stem.String(), TenGod: r.SiLing.TenGod.String(), Day: r.SiLing.Day},
	}
}
