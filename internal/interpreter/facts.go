package interpreter

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"slices"
	"strings"
)

// chart is a four-pillar chart as a tool gave it, with what the interpreter may
// say about it. Every statement is a fact with an id, which sentences name as
// their basis.
type chart struct {
	input    chartInput
	dm       dayMaster
	pillars  []pillar // known ones, in order
	elements []elementCount
	warnings []string
	luck     *luckNow
	hasLuck  bool
	weights  [groups]float64 // how much of each family there is, for choosing what to speak of
	depth
}

type chartInput struct {
	Date        string   `json:"date"`
	Time        *string  `json:"time"`
	Timezone    string   `json:"timezone"`
	DayBoundary string   `json:"dayBoundary"`
	SolarTime   bool     `json:"solarTime"`
	Longitude   *float64 `json:"longitude"`
	Sex         string   `json:"sex"`
}

type dayMaster struct {
	Stem     string `json:"stem"`
	Pinyin   string `json:"pinyin"`
	Element  string `json:"element"`
	Polarity string `json:"polarity"`
}

type pillar struct {
	Key           string       `json:"key"`
	Value         string       `json:"value"`
	Stem          string       `json:"stem"`
	Branch        string       `json:"branch"`
	BranchElement string       `json:"branchElement"`
	Role          string       `json:"role"`
	Pinyin        string       `json:"pinyin"`
	HiddenStems   []hiddenStem `json:"hiddenStems"`
	GrowthStage   string       `json:"growthStage"`
	SelfSeat      string       `json:"selfSeat"`
	Void          string       `json:"void"`
	ShenSha       []shenSha    `json:"shenSha"`
}

type hiddenStem struct {
	Stem   string  `json:"stem"`
	TenGod string  `json:"tenGod"`
	Weight float64 `json:"weight"`
}

type elementCount struct {
	Zh    string `json:"zh"`
	Count int    `json:"count"`
}

// luckNow is the luck pillar of the present year.
type luckNow struct {
	Pillar    string `json:"pillar"`
	StartAge  int    `json:"startAge"`
	StartYear int    `json:"startYear"`
	EndYear   int    `json:"endYear"`
	TenGod    string `json:"tenGod"`
}

// group is one of the five families of ten gods.
type group uint8

const (
	groupPeers group = iota
	groupOutput
	groupWealth
	groupOfficer
	groupResource
	groups
)

var godGroups = map[string]group{
	"比肩": groupPeers, "劫财": groupPeers, "食神": groupOutput, "伤官": groupOutput, "偏财": groupWealth, "正财": groupWealth,
	"七杀": groupOfficer, "正官": groupOfficer, "偏印": groupResource, "正印": groupResource,
}

// readChart reads a chart from a tool's result. It is nil for anything that is
// no chart of this kind.
func readChart(raw jsontext.Value, year int) *chart {
	var w struct {
		Kind      string         `json:"kind"`
		Input     chartInput     `json:"input"`
		DayMaster dayMaster      `json:"dayMaster"`
		Pillars   []pillar       `json:"pillars"`
		Elements  []elementCount `json:"elements"`
		Warnings  []string       `json:"warnings"`
		Luck      *struct {
			Pillars []luckNow `json:"pillars"`
		} `json:"luck"`
		depth
	}
	if err := json.Unmarshal(raw, &w); err != nil || w.Kind != kindBazi || w.DayMaster.Stem == "" || len(w.Pillars) < 3 {
		return nil
	}
	c := &chart{input: w.Input, dm: w.DayMaster, elements: w.Elements, warnings: w.Warnings, hasLuck: w.Luck != nil, depth: w.depth}
	c.clean()
	for _, p := range w.Pillars {
		if p.Stem != "" && p.Branch != "" {
			c.pillars = append(c.pillars, p)
		}
	}
	if w.Luck != nil {
		for _, l := range w.Luck.Pillars {
			if l.StartYear <= year && year <= l.EndYear {
				c.luck = &l
			}
		}
	}
	c.weigh()
	return c
}

// How much a place counts when the most visible family is chosen. This is no
// measure of strength and is never spoken of as one.
const (
	weightStem        = 1.0
	weightMonthBranch = 1.5
	weightBranch      = 0.8
	weightHiddenLater = 0.3
)

func (c *chart) weigh() {
	add := func(god string, w float64) {
		if g, ok := godGroups[god]; ok {
			c.weights[g] += w
		}
	}
	for _, p := range c.pillars {
		if p.Key != "day" {
			add(p.Role, weightStem)
		}
		for i, h := range p.HiddenStems {
			switch {
			case i > 0:
				add(h.TenGod, weightHiddenLater)
			case p.Key == "month":
				add(h.TenGod, weightMonthBranch)
			default:
				add(h.TenGod, weightBranch)
			}
		}
	}
}

// ranked returns the families, the most visible first.
func (c *chart) ranked() []group {
	order := []group{groupPeers, groupOutput, groupWealth, groupOfficer, groupResource}
	slices.SortStableFunc(order, func(a, b group) int {
		switch {
		case c.weights[a] > c.weights[b]:
			return -1
		case c.weights[a] < c.weights[b]:
			return 1
		}
		return 0
	})
	return order
}

// place is where a ten god stands.
type place struct {
	pillar string // key
	god    string
	stem   string
	branch string // "" for a visible stem, else the branch that hides it
	main   bool   // the branch's main qi
}

// places lists where a family stands: visible stems first, then main hidden
// stems, then the rest.
func (c *chart) places(g group) []place {
	var visible, main, rest []place
	for _, p := range c.pillars {
		if p.Key != "day" && inGroup(p.Role, g) {
			visible = append(visible, place{pillar: p.Key, god: p.Role, stem: p.Stem})
		}
		for i, h := range p.HiddenStems {
			if !inGroup(h.TenGod, g) {
				continue
			}
			at := place{pillar: p.Key, god: h.TenGod, stem: h.Stem, branch: p.Branch, main: i == 0}
			if at.main {
				main = append(main, at)
			} else {
				rest = append(rest, at)
			}
		}
	}
	return slices.Concat(visible, main, rest)
}

// leading returns the ten god that weighs most within a family.
func (c *chart) leading(g group) (place, bool) {
	weight := map[string]float64{}
	var best place
	found := false
	for _, p := range c.places(g) {
		switch {
		case p.branch == "":
			weight[p.god] += weightStem
		case p.main && p.pillar == "month":
			weight[p.god] += weightMonthBranch
		case p.main:
			weight[p.god] += weightBranch
		default:
			weight[p.god] += weightHiddenLater
		}
		if !found {
			best, found = p, true
		}
	}
	for _, p := range c.places(g) {
		if weight[p.god] > weight[best.god] {
			best = p
		}
	}
	return best, found
}

func inGroup(god string, g group) bool {
	is, ok := godGroups[god]
	return ok && is == g
}

// visible reports whether a family has a stem that can be seen.
func (c *chart) visible(g group) bool {
	p := c.places(g)
	return len(p) > 0 && p[0].branch == ""
}

// pillar returns the pillar with a key, or nil when it is not known.
func (c *chart) pillar(key string) *pillar {
	for i := range c.pillars {
		if c.pillars[i].Key == key {
			return &c.pillars[i]
		}
	}
	return nil
}

func (c *chart) hourKnown() bool { return c.pillar("hour") != nil }

// The ids of a chart's facts.
const (
	factInput     = "chart.input"
	factPillars   = "chart.pillars"
	factDayMaster = "chart.dayMaster"
	factSeason    = "chart.season"
	factElements  = "chart.elements"
	factWarnings  = "chart.warnings"
	factLuck      = "chart.luck"
	factNoLuck    = "chart.noLuck"
	factNoHour    = "chart.noHour"
	factDayBranch = "chart.dayBranch"
)

func factGroup(g group) string       { return "chart.group." + groupKeys[g] }
func factPlace(p place) string       { return "chart.place." + p.pillar + "." + p.god }
func factMissing(g group) string     { return "chart.missing." + groupKeys[g] }
func factConvention(k string) string { return "chart.convention." + k }

var groupKeys = [groups]string{"peers", "output", "wealth", "officer", "resource"}

// facts lists the ids of everything that may be said of the chart.
func (c *chart) facts() []string {
	ids := []string{factInput, factPillars, factDayMaster, factSeason, factElements}
	for g := range groups {
		if at := c.places(g); len(at) > 0 {
			ids = append(ids, factGroup(g))
			for _, p := range at {
				ids = append(ids, factPlace(p))
			}
		}
		if !c.visible(g) {
			ids = append(ids, factMissing(g))
		}
	}
	if len(c.warnings) > 0 {
		ids = append(ids, factWarnings)
	}
	if c.luck != nil {
		ids = append(ids, factLuck)
	}
	if !c.hasLuck {
		ids = append(ids, factNoLuck)
	}
	if !c.hourKnown() {
		ids = append(ids, factNoHour)
	}
	if p := c.pillar("day"); p != nil && len(p.HiddenStems) > 0 {
		ids = append(ids, factDayBranch)
	}
	return slices.Concat(ids, c.depth.facts(), c.pillarFacts())
}

// pillarFacts lists the ids of what is told of single pillars.
func (c *chart) pillarFacts() []string {
	var ids []string
	if c.tellsStars() {
		ids = append(ids, factStars)
	}
	for _, p := range c.pillars {
		if len(p.ShenSha) > 0 {
			ids = append(ids, factStarsOf(p.Key))
		}
	}
	if p := c.pillar("day"); p != nil && p.Void != "" {
		ids = append(ids, factVoid)
	}
	if p := c.pillar("month"); p != nil && p.GrowthStage != "" {
		ids = append(ids, factStages)
	}
	return ids
}

// seasonOf says what the element of the month is to the day master: 旺 相 休 囚 死
// as 0 to 4.
func (c *chart) seasonOf() int {
	month := c.pillar("month")
	if month == nil {
		return -1
	}
	dm, m := elementIndex(c.dm.Element), elementIndex(month.BranchElement)
	if dm < 0 || m < 0 {
		return -1
	}
	return (dm - m + 5) % 5 // the month feeds the day master one step on
}

func elementIndex(zh string) int {
	return slices.Index([]string{"木", "火", "土", "金", "水"}, zh)
}

// absent returns the elements with a count of zero.
func (c *chart) absent() []string {
	var out []string
	for _, e := range c.elements {
		if e.Count == 0 {
			out = append(out, e.Zh)
		}
	}
	return out
}

// hidesElement returns the branches that hide a stem of an element.
func (c *chart) hidesElement(zh string) []string {
	var out []string
	for _, p := range c.pillars {
		for _, h := range p.HiddenStems {
			if stemElement(h.Stem) == zh && !slices.Contains(out, p.Branch) {
				out = append(out, p.Branch)
			}
		}
	}
	return out
}

// stemElement returns the element of a stem.
func stemElement(stem string) string {
	i := strings.Index("甲乙丙丁戊己庚辛壬癸", stem)
	if i < 0 || stem == "" {
		return ""
	}
	return []string{"木", "火", "土", "金", "水"}[i/len("甲乙")]
}

// same reports whether two inputs give the same chart, luck aside.
func (in chartInput) same(o chartInput) bool {
	boundary := func(x chartInput) string {
		if x.DayBoundary == "" {
			return "midnight"
		}
		return x.DayBoundary
	}
	time := func(x chartInput) string {
		if x.Time == nil {
			return ""
		}
		return *x.Time
	}
	return in.Date == o.Date && time(in) == time(o) && in.Timezone == o.Timezone && boundary(in) == boundary(o) && in.SolarTime == o.SolarTime &&
		(!in.SolarTime || in.Longitude != nil && o.Longitude != nil && *in.Longitude == *o.Longitude)
}
