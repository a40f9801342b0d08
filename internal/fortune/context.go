package fortune

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// contextVersion names the form of a base context. A context of another version is
// refused: its maker calls t1 again.
const contextVersion = "wenbu-context-1"

// baseContext is what t1 answers and the rest of the chain takes.
type baseContext struct {
	Version      string        `json:"version"`
	Input        birthInput    `json:"input"`
	HourKnown    bool          `json:"hour_known"`
	FourPillars  fourPillars   `json:"four_pillars"`
	FiveElements elements      `json:"five_elements" doc:"How many visible stems and branches are of each element; no measure of strength."`
	MajorLuck    majorLuck     `json:"major_luck"`
	Structure    baziStructure `json:"bazi_structure"`
	Time         birthTime     `json:"time"`
	Lunar        string        `json:"lunar_date"`
	LunarEn      string        `json:"lunar_date_en"`
	Zodiac       string        `json:"zodiac" doc:"Of the lunar year."`
	Relations    []relation    `json:"relations"`
	Warnings     []string      `json:"warnings"`
}

// elements counts something of each element.
type elements struct {
	Wood  int `json:"木"`
	Fire  int `json:"火"`
	Earth int `json:"土"`
	Metal int `json:"金"`
	Water int `json:"水"`
}

func newElements(n [ganzhi.Elements]int) elements {
	return elements{
		n[ganzhi.ElementWood], n[ganzhi.ElementFire], n[ganzhi.ElementEarth], n[ganzhi.ElementMetal], n[ganzhi.ElementWater],
	}
}

type fourPillars struct {
	Year  string `json:"year"`
	Month string `json:"month"`
	Day   string `json:"day"`
	Hour  string `json:"hour" doc:"The noon pillar when hour_known is false; it then counts for nothing."`
}

type majorLuck struct {
	Direction   string       `json:"direction" enum:"forward|backward"`
	Approximate bool         `json:"approximate" doc:"The hour is unknown: counted from noon, so the start may be two months off."`
	StartYears  int          `json:"start_years" doc:"After the birth, with months and days."`
	StartMonths int          `json:"start_months"`
	StartDays   int          `json:"start_days"`
	StartDate   string       `json:"start_date"`
	Pillars     []luckPillar `json:"pillars"`
}

type luckPillar struct {
	Pillar    string `json:"pillar"`
	TenGod    string `json:"ten_god"`
	StartAge  int    `json:"start_age" doc:"Nominal age."`
	StartYear int    `json:"start_year"`
	EndYear   int    `json:"end_year"`
}

type baziStructure struct {
	DayMaster        string   `json:"day_master"`
	DayMasterElement string   `json:"day_master_element"`
	DayMasterYinYang string   `json:"day_master_polarity" enum:"yang|yin"`
	Pillars          []pillar `json:"pillars" doc:"Year, month, day and, when known, hour."`
	TaiYuan          string   `json:"tai_yuan"`
	TaiXi            string   `json:"tai_xi"`
	MingGong         string   `json:"ming_gong,omitzero"`
	ShenGong         string   `json:"shen_gong,omitzero"`
}

type pillar struct {
	Name      string   `json:"name" enum:"year|month|day|hour"`
	Pillar    string   `json:"pillar"`
	TenGod    string   `json:"ten_god" doc:"Of the stem; 日主 for the day."`
	Hidden    []hidden `json:"hidden_stems"`
	NaYin     string   `json:"na_yin"`
	LifeStage string   `json:"life_stage" doc:"Of the day master."`
	KongWang  string   `json:"void"`
	Stars     []string `json:"stars" doc:"神煞 on the pillar."`
}

type hidden struct {
	Stem   string `json:"stem"`
	TenGod string `json:"ten_god"`
	Weight int    `json:"weight" doc:"Of a hundred."`
}

type birthTime struct {
	Clock      string  `json:"clock" doc:"The wall clock, as sent."`
	TrueSolar  *string `json:"true_solar" required:"true" doc:"True solar time at the longitude; null when the hour is unknown."`
	Used       string  `json:"used" enum:"clock|true_solar"`
	Offset     string  `json:"utc_offset"`
	UTC        string  `json:"utc" doc:"About noon when the hour is unknown."`
	DaylightST bool    `json:"daylight_saving"`
}

type relation struct {
	Name       string   `json:"name"`
	Members    string   `json:"members"`
	Pillars    []string `json:"pillars"`
	Transforms string   `json:"transforms,omitzero" doc:"The element a combination transforms into, when every condition holds."`
}

// pillarNames are the names of pillars on the hub, passing ones too.
var pillarNames = [...]string{
	bazi.Year: "year", bazi.Month: "month", bazi.Day: "day", bazi.Hour: "hour",
	bazi.PassingLuck: "luck_pillar", bazi.PassingYear: "year_pillar", bazi.PassingMonth: "month_pillar",
}

// cast is a birth with its charts.
type cast struct {
	input *birthInput
	chart *bazi.Chart // three pillars when the hour is unknown
	noon  *bazi.Chart // the chart at noon then, for its luck; else chart itself
}

// newCast casts the charts of a checked birth. Its error is a *calc.InputError.
func newCast(in *birthInput) (*cast, error) {
	birth, rules, err := in.birth()
	if err != nil {
		return nil, err
	}
	c := &cast{input: in}
	if c.chart, err = bazi.NewChart(birth, rules); err != nil {
		return nil, err
	}
	c.noon = c.chart
	if !birth.HourKnown {
		birth.HourKnown = true
		if c.noon, err = bazi.NewChart(birth, bazi.Rules{}); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// context writes the base context. Its error is a *calc.InputError.
func (c *cast) context() (*baseContext, error) {
	zodiac, err := c.chart.Zodiac()
	if err != nil {
		return nil, err
	}
	local := c.chart.Time.Civil
	lunar, err := almanac.Lunar(local.Year, local.Month, local.Day)
	if err != nil {
		return nil, err
	}
	b := &baseContext{
		Version: contextVersion, Input: *c.input, HourKnown: c.chart.HourKnown(),
		FourPillars:  c.fourPillars(),
		FiveElements: newElements(c.chart.Elements),
		MajorLuck:    c.luck(), Structure: c.structure(), Time: c.time(),
		Lunar: lunar.String(), LunarEn: lunar.English(), Zodiac: zodiac.String(),
		Relations: newRelations(c.chart.Relations()), Warnings: []string{},
	}
	for _, w := range c.chart.Warnings {
		b.Warnings = append(b.Warnings, string(w))
	}
	return b, nil
}

func (c *cast) fourPillars() fourPillars {
	p := c.chart.Pillars
	f := fourPillars{p[bazi.Year].Pair.String(), p[bazi.Month].Pair.String(), p[bazi.Day].Pair.String(), ""}
	if c.chart.HourKnown() {
		f.Hour = p[bazi.Hour].Pair.String()
	} else {
		f.Hour = ganzhi.HourPair(c.chart.DayMaster, ganzhi.BranchWu).String()
	}
	return f
}

func (c *cast) luck() majorLuck {
	luck := c.noon.Luck
	m := majorLuck{
		Direction: "backward", Approximate: !c.chart.HourKnown(), StartDate: luck.Start.Local.DateString(),
		StartYears: luck.Start.Years, StartMonths: luck.Start.Months, StartDays: luck.Start.Days,
	}
	if luck.Forward {
		m.Direction = "forward"
	}
	for _, p := range luck.Pillars {
		m.Pillars = append(m.Pillars, newLuckPillar(p))
	}
	return m
}

func newLuckPillar(p bazi.LuckPillar) luckPillar {
	return luckPillar{p.Pair.String(), p.TenGod.String(), p.StartAge, p.StartYear, p.EndYear}
}

func (c *cast) structure() baziStructure {
	master := c.chart.DayMaster
	s := baziStructure{
		DayMaster: master.String(), DayMasterElement: master.Element().String(), DayMasterYinYang: "yin",
		TaiYuan: c.chart.TaiYuan().String(), TaiXi: c.chart.TaiXi().String(),
	}
	if master.YinYang() == ganzhi.Yang {
		s.DayMasterYinYang = "yang"
	}
	if ming, ok := c.chart.MingGong(); ok {
		s.MingGong = ming.String()
	}
	if shen, ok := c.chart.ShenGong(); ok {
		s.ShenGong = shen.String()
	}
	stars := c.chart.ShenSha()
	for i, p := range c.chart.Pillars {
		w := pillar{
			Name: pillarNames[p.Kind], Pillar: p.Pair.String(), TenGod: p.TenGod.String(),
			NaYin: p.NaYin.String(), LifeStage: p.Stage.String(),
			KongWang: p.KongWang[0].String() + p.KongWang[1].String(), Stars: []string{},
		}
		if p.Kind == bazi.Day {
			w.TenGod = "日主"
		}
		for _, h := range p.Hidden {
			w.Hidden = append(w.Hidden, hidden{h.Stem.String(), h.TenGod.String(), h.Weight})
		}
		for _, m := range stars[i] {
			w.Stars = append(w.Stars, m.ShenSha.String())
		}
		s.Pillars = append(s.Pillars, w)
	}
	return s
}

func (c *cast) time() birthTime {
	t := c.chart.Time
	w := birthTime{Clock: t.Civil.String(), Used: "clock", Offset: civil.FormatOffset(t.OffsetSeconds), UTC: seconds(c.chart.Moment.Unix), DaylightST: t.DST}
	if t.Solar != nil {
		w.TrueSolar = new(t.Solar.True.String())
	}
	if *c.input.UseTrueSolar {
		w.Used = "true_solar"
	}
	return w
}

func newRelations(list []bazi.Relation) []relation {
	out := make([]relation, len(list))
	for i, r := range list {
		w := relation{Name: r.Name.String(), Members: r.Glyphs()}
		for _, k := range r.Pillars.Kinds() {
			w.Pillars = append(w.Pillars, pillarNames[k])
		}
		if e, ok := r.Hua.Becomes(); ok {
			w.Transforms = e.String()
		}
		out[i] = w
	}
	return out
}
