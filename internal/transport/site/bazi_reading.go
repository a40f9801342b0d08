package site

import (
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// baziReading is how a chart is read, as the page writes it out.
type baziReading struct {
	Strength *struct {
		Score  float64 `json:"score"`
		Band   string  `json:"band"`
		BandEn string  `json:"bandEn"`
		Method string  `json:"method"`
		Parts  []struct {
			What    string  `json:"what"`
			Points  float64 `json:"points"`
			Because string  `json:"because"`
		} `json:"parts"`
	} `json:"strength"`
	Pattern *struct {
		Name    string `json:"name"`
		NameEn  string `json:"nameEn"`
		Because string `json:"because"`
		Month   struct {
			State    string `json:"state"`
			StateEn  string `json:"stateEn"`
			Findings []struct {
				Kind    string `json:"kind"`
				Because string `json:"because"`
			} `json:"findings"`
		} `json:"month"`
	} `json:"pattern"`
	UsefulGods []struct {
		School   string   `json:"school"`
		SchoolEn string   `json:"schoolEn"`
		Elements []string `json:"elements"`
		Against  []string `json:"against"`
		Because  string   `json:"because"`
	} `json:"usefulGods"`
	Relations []struct {
		Name      string   `json:"name"`
		NameEn    string   `json:"nameEn"`
		Pillars   []string `json:"pillars"`
		Members   string   `json:"members"`
		Adjacent  bool     `json:"adjacent"`
		Transform *struct {
			Element    string `json:"element"`
			State      string `json:"state"`
			Conditions []struct {
				Name   string `json:"name"`
				NameEn string `json:"nameEn"`
				Met    bool   `json:"met"`
			} `json:"conditions"`
		} `json:"transformation"`
	} `json:"relations"`
	TaiYuan  string `json:"taiYuan"`
	TaiXi    string `json:"taiXi"`
	MingGong string `json:"mingGong"`
	ShenGong string `json:"shenGong"`
	Others   []struct {
		Because string   `json:"because"`
		Pillars []string `json:"pillars"`
		Spans   []struct {
			From string `json:"localFrom"`
			To   string `json:"localTo"`
		} `json:"spans"`
	} `json:"alternatives"`
}

type baziStar struct {
	Name   string `json:"name"`
	NameEn string `json:"nameEn"`
	Rule   string `json:"rule"`
}

// own returns the side of "English / 中文" that the page is in.
func (b *baziResult) own(both string) string { return ownSide(both, b.locale) }

// named returns the name in the page's language; without an English one the Hanzi.
func (b *baziResult) named(zh, en string) string {
	if b.locale == i18n.En && en != "" {
		return en
	}
	return zh
}

// word returns the site's word for a value of a group, or the value.
func (b *baziResult) word(group, value string) string {
	if t, ok := sentences()[group+"."+value]; ok {
		return t.In(b.locale)
	}
	return value
}

func (b *baziResult) words(group string, values []string) string {
	names := make([]string, len(values))
	for i, v := range values {
		names[i] = b.word(group, v)
	}
	return strings.Join(names, i18n.T("、", ", ").In(b.locale))
}

func shortest(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// Score, Band and Method tell the strength of the day master.
func (b *baziResult) Score() string  { return shortest(b.Strength.Score) }
func (b *baziResult) Band() string   { return b.named(b.Strength.Band, b.Strength.BandEn) }
func (b *baziResult) Method() string { return b.word("method", b.Strength.Method) }

// PartLines returns the places that count in the strength, with their points.
func (b *baziResult) PartLines() []line {
	var lines []line
	for _, p := range b.Strength.Parts {
		if p.Points != 0 {
			lines = append(lines, line{b.word("place", p.What), shortest(p.Points) + i18n.T("：", ": ").In(b.locale) + b.own(p.Because)})
		}
	}
	return lines
}

// PatternName and PatternStep tell the pattern.
func (b *baziResult) PatternName() string { return b.named(b.Pattern.Name, b.Pattern.NameEn) }
func (b *baziResult) PatternStep() string { return b.own(b.Pattern.Because) }

// FindingLines returns what forms and breaks the pattern of the month.
func (b *baziResult) FindingLines() []line {
	var lines []line
	for _, f := range b.Pattern.Month.Findings {
		lines = append(lines, line{b.word("finding", f.Kind), b.own(f.Because)})
	}
	return lines
}

// PatternState says how the pattern of the month stands.
func (b *baziResult) PatternState() string {
	return b.named(b.Pattern.Month.State, b.Pattern.Month.StateEn)
}

// Schools returns the name of each school.
func (b *baziResult) Schools() []line {
	lines := make([]line, len(b.UsefulGods))
	for i, u := range b.UsefulGods {
		lines[i] = line{b.named(u.School, u.SchoolEn), b.own(u.Because)}
	}
	return lines
}

// want is what each school says of one element.
type want struct {
	Element  string
	Verdicts []string // keys: first wants against silent
	Disputed bool
}

// Wants returns the elements with the verdict of each school.
func (b *baziResult) Wants() []want {
	var list []want
	for _, e := range []string{"木", "火", "土", "金", "水"} {
		w := want{Element: b.word("chart.element", e)}
		wanted, opposed := false, false
		for _, u := range b.UsefulGods {
			verdict := "silent"
			switch at := slices.Index(u.Elements, e); {
			case at == 0:
				verdict, wanted = "first", true
			case at > 0:
				verdict, wanted = "wants", true
			case slices.Contains(u.Against, e):
				verdict, opposed = "against", true
			}
			w.Verdicts = append(w.Verdicts, verdict)
		}
		w.Disputed = wanted && opposed
		list = append(list, w)
	}
	return list
}

// bond is a relation between pillars.
type bond struct {
	Name, Members, Between, State string
	Conditions                    []string
	Apart                         bool
}

// Bonds returns the relations between the pillars.
func (b *baziResult) Bonds() []bond {
	list := make([]bond, len(b.Relations))
	for i, r := range b.Relations {
		list[i] = bond{Name: b.named(r.Name, r.NameEn), Members: r.Members, Between: b.words("chart", r.Pillars), Apart: !r.Adjacent}
		t := r.Transform
		if t == nil {
			continue
		}
		list[i].State = b.word("chart.element", t.Element) + i18n.T("：", ": ").In(b.locale) + b.word("bond.state", t.State)
		for _, c := range t.Conditions {
			key := "unmet"
			if c.Met {
				key = "met"
			}
			list[i].Conditions = append(list[i].Conditions, b.named(c.Name, c.NameEn)+b.word("bond", key))
		}
	}
	return list
}

// marks are what is looked up for one pillar.
type marks struct {
	Value, Key            string
	Growth, OwnSeat, Void string
	Stars                 []line
}

// Marks returns life stages, void and stars of each known pillar.
func (b *baziResult) Marks() []marks {
	var list []marks
	for _, p := range b.Pillars {
		if p.Value == nil || p.GrowthStage == "" {
			continue
		}
		m := marks{Value: *p.Value, Key: p.Key, Growth: b.word("stage", p.GrowthStage), OwnSeat: b.word("stage", p.SelfSeat), Void: p.Void}
		for _, s := range p.ShenSha {
			m.Stars = append(m.Stars, line{b.named(s.Name, s.NameEn), s.Rule})
		}
		list = append(list, m)
	}
	return list
}

// Palaces returns the auxiliary pillars that are known.
func (b *baziResult) Palaces() []line {
	var lines []line
	for _, p := range []line{{"taiYuan", b.TaiYuan}, {"taiXi", b.TaiXi}, {"mingGong", b.MingGong}, {"shenGong", b.ShenGong}} {
		if p.Text != "" {
			lines = append(lines, line{b.word("mark", p.Name), p.Text})
		}
	}
	return lines
}

// OtherCharts returns the charts that the birth may have as well, when there is
// more than one, with the hours of the day that have them.
func (b *baziResult) OtherCharts() []line {
	if len(b.Others) < 2 {
		return nil
	}
	var lines []line
	for _, o := range b.Others {
		span := ""
		if len(o.Spans) > 0 {
			span = clockOf(o.Spans[0].From) + "–" + clockOf(o.Spans[0].To)
		}
		lines = append(lines, line{strings.Join(o.Pillars, " "), span})
	}
	return lines
}

// OthersBecause says why there are other charts.
func (b *baziResult) OthersBecause() string { return b.word("other", b.Others[0].Because) }

// clockOf returns the hour and minute of a local time.
func clockOf(local string) string {
	_, clock, _ := strings.Cut(local, "T")
	hour, rest, _ := strings.Cut(clock, ":")
	minute, _, _ := strings.Cut(rest, ":")
	return hour + ":" + minute
}
