package interpreter

import (
	"fmt"
	"strings"
)

// depth is how a chart is read beyond its pillars, as the calculator gave it. A
// chart of an older calculator has none of it.
type depth struct {
	Strength  *strength    `json:"strength"`
	Pattern   *pattern     `json:"pattern"`
	Useful    []usefulGod  `json:"usefulGods"`
	View      *usefulView  `json:"usefulGodsCompared"`
	SiLing    *siLing      `json:"siLing"`
	Relations *[]relation  `json:"relations"` // nil when they were not looked for
	TaiYuan   string       `json:"taiYuan"`
	TaiXi     string       `json:"taiXi"`
	MingGong  string       `json:"mingGong"` // "" without a time
	ShenGong  string       `json:"shenGong"`
	Others    []otherChart `json:"alternatives"`
}

// strength is how much of the chart is on the day master's side, by one method.
type strength struct {
	Score  float64 `json:"score"`
	Band   string  `json:"band"`
	BandEn string  `json:"bandEn"`
	Method string  `json:"method"`
	Gates  struct {
		DeLing bool `json:"deLing"`
		DeDi   int  `json:"deDi"`
		DeShi  int  `json:"deShi"`
	} `json:"gates"`
	Parts []strengthPart `json:"parts"`
}

type strengthPart struct {
	What    string  `json:"what"`
	Points  float64 `json:"points"`
	Because string  `json:"because"`
}

type pattern struct {
	Name   string `json:"name"`
	NameEn string `json:"nameEn"`
	Kind   string `json:"kind"` // regular | special
	Month  struct {
		Name     string    `json:"name"`
		State    string    `json:"state"`
		StateEn  string    `json:"stateEn"`
		Findings []finding `json:"findings"`
	} `json:"month"`
	Because string `json:"because"`
}

// finding is what forms (成), breaks (败) or rescues (救应) a pattern.
type finding struct {
	Kind    string `json:"kind"`
	Because string `json:"because"`
}

// usefulGod is what one school wants in a chart.
type usefulGod struct {
	School   string   `json:"school"`
	SchoolEn string   `json:"schoolEn"`
	Elements []string `json:"elements"`
	Against  []string `json:"against"`
	Stems    []struct {
		Stem     string `json:"stem"`
		Presence string `json:"presence"`
	} `json:"stems"`
	Step    string `json:"step"`
	Because string `json:"because"`
}

type usefulView struct {
	Agree    bool     `json:"agree"`
	Shared   []string `json:"shared"`
	Disputed []struct {
		Element string   `json:"element"`
		For     []string `json:"for"`
		Against []string `json:"against"`
	} `json:"disputed"`
}

type siLing struct {
	Stem   string `json:"stem"`
	TenGod string `json:"tenGod"`
	Day    int    `json:"day"`
}

type relation struct {
	Name      string   `json:"name"`
	NameEn    string   `json:"nameEn"`
	Pillars   []string `json:"pillars"`
	Members   string   `json:"members"`
	Adjacent  bool     `json:"adjacent"`
	Eased     bool     `json:"eased"`
	Transform *struct {
		Element    string `json:"element"`
		State      string `json:"state"`
		Conditions []struct {
			Name   string `json:"name"`
			NameEn string `json:"nameEn"`
			Met    bool   `json:"met"`
		} `json:"conditions"`
	} `json:"transformation"`
}

// shenSha is a star on a pillar, with the line of the table that put it there.
type shenSha struct {
	Name   string `json:"name"`
	NameEn string `json:"nameEn"`
	Rule   string `json:"rule"`
}

// otherChart is another chart that the same birth may have.
type otherChart struct {
	Because string   `json:"because"`
	Pillars []string `json:"pillars"`
	Share   float64  `json:"share"`
}

// The ids of the facts that go deeper than the pillars.
const (
	factStrength   = "chart.strength"
	factPattern    = "chart.pattern"
	factUsefulView = "chart.useful.view"
	factCommand    = "chart.siLing"
	factRelations  = "chart.relations" // that these are all
	factStars      = "chart.shenSha"   // that these are all
	factVoid       = "chart.void"
	factPalaces    = "chart.palaces"
	factStages     = "chart.growthStages"
	factOthers     = "chart.alternatives"
)

func factUseful(school string) string { return "chart.useful." + school }
func factRelation(i int) string       { return fmt.Sprintf("chart.relation.%d", i) }
func factStarsOf(pillar string) string {
	return factStars + "." + pillar
}

// facts lists the ids of what a chart tells beyond its pillars.
func (d *depth) facts() []string {
	var ids []string
	add := func(when bool, id string) {
		if when {
			ids = append(ids, id)
		}
	}
	add(d.Strength != nil, factStrength)
	add(d.Pattern != nil, factPattern)
	add(d.View != nil, factUsefulView)
	add(d.SiLing != nil, factCommand)
	add(d.TaiYuan != "", factPalaces)
	add(len(d.Others) > 0, factOthers)
	for _, u := range d.Useful {
		ids = append(ids, factUseful(u.School))
	}
	if d.Relations != nil {
		ids = append(ids, factRelations)
		for i := range *d.Relations {
			ids = append(ids, factRelation(i))
		}
	}
	return ids
}

// clean drops what lacks the members that sentences are made of.
func (d *depth) clean() {
	if d.Strength != nil && d.Strength.Band == "" {
		d.Strength = nil
	}
	if d.Pattern != nil && d.Pattern.Name == "" {
		d.Pattern = nil
	}
	if len(d.Useful) == 0 {
		d.View = nil
	}
}

// starAt is a star and the pillar that it is on.
type starAt struct {
	pillar *pillar
	shenSha
}

// stars lists the stars of all pillars in order.
func (c *chart) stars() []starAt {
	var out []starAt
	for i := range c.pillars {
		for _, s := range c.pillars[i].ShenSha {
			out = append(out, starAt{&c.pillars[i], s})
		}
	}
	return out
}

// tellsStars reports whether the calculator looked for stars: every chart that
// it looked at has some part of the members that go with them.
func (c *chart) tellsStars() bool { return c.TaiYuan != "" }

// voidOf returns the two branches that the run of a pillar leaves out.
func (c *chart) voidOf(key string) string {
	if p := c.pillar(key); p != nil {
		return p.Void
	}
	return ""
}

// onVoid returns the pillars whose branches are in void, the pillar that the run
// was taken from left out.
func (c *chart) onVoid(key string) []*pillar {
	var out []*pillar
	for i := range c.pillars {
		if p := &c.pillars[i]; p.Key != key && strings.Contains(c.voidOf(key), p.Branch) {
			out = append(out, p)
		}
	}
	return out
}
