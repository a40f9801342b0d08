package envelope

import (
	"slices"

	"github.com/wenbu-go/wenbu/internal/agent"
	schemas "github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
)

// Names of the registered components.
const (
	BaziChart     = "bazi_chart"
	LuckTimeline  = "luck_timeline"
	ZiweiBoard    = "ziwei_board"
	HexagramBoard = "hexagram"
	LiuyaoBoard   = "liuyao_board"
	TarotSpread   = "tarot_spread"
	XiaoLiuRen    = "xiaoliuren"
	ReportPage    = "report"
	SourceList    = "sources"
	BirthForm     = "birth_form"
	AlmanacDay    = "almanac_day"
	PillarCompare = "pillar_compare"
)

// registered is a part of a front end that envelopes may name.
type registered struct {
	name     string
	about    string // for documents
	surfaces []string
	props    *schema
	data     *schema // nil: it has none
}

// resultProps are the props of a component that shows a result.
type resultProps struct {
	Title    string `json:"title,omitzero" limit:"0..120" doc:"A heading in the person's language."`
	ResultID string `json:"resultId,omitzero" limit:"1..80" doc:"Id of the artifact, for show_chart and show_map."`
	Locale   string `json:"locale,omitzero" enum:"zh|en"`
}

// birthFormProps are the props of birth_form.
type birthFormProps struct {
	Question string   `json:"question" limit:"1..700"`
	Options  []string `json:"options,omitzero" limit:"0..4" items:"1..160"`
	Locale   string   `json:"locale,omitzero" enum:"zh|en"`
}

// timelineData is the data of luck_timeline: luck pillars and, year by year, the
// score of the life line.
type timelineData struct {
	DayMaster string           `json:"dayMaster" limit:"1..1"`
	BirthYear int              `json:"birthYear"`
	Direction string           `json:"direction" enum:"forward|backward"`
	Pillars   []timelinePillar `json:"pillars" limit:"0..12"`
	Years     []timelineYear   `json:"years" limit:"0..130"`
}

type timelinePillar struct {
	Pillar    string `json:"pillar" limit:"1..8"`
	TenGod    string `json:"tenGod" limit:"1..8"`
	StartAge  int    `json:"startAge"`
	StartYear int    `json:"startYear"`
	EndYear   int    `json:"endYear"`
}

type timelineYear struct {
	Year   int    `json:"year"`
	Age    int    `json:"age"`
	Pillar string `json:"pillar" limit:"1..8"`
	Score  int    `json:"score" range:"0..100"`
}

// sourceData is the data of sources.
type sourceData struct {
	Sources []agent.Source `json:"sources" limit:"0..40"`
}

// components are all registered components. Where a tool computes the data, its
// output is the schema.
func components() []registered {
	everywhere := []string{SurfaceChat, SurfacePanel, SurfaceCanvas}
	beside := []string{SurfaceChat, SurfacePanel}
	result := func(name, about string, tools ...string) registered {
		return registered{name, about, everywhere, schemas.For[resultProps](), outputs(tools)}
	}
	return []registered{
		result(BaziChart, "A four-pillar chart.", "calculate_bazi"),
		{LuckTimeline, "Luck pillars in a row, with the score of each year.", everywhere, schemas.For[resultProps](), schemas.For[timelineData]()},
		result(ZiweiBoard, "A Zi Wei chart of twelve palaces.", "calculate_ziwei"),
		result(HexagramBoard, "A hexagram with its changing lines.", "cast_iching", "cast_meihua"),
		result(LiuyaoBoard, "A Liu Yao board.", "cast_liuyao"),
		result(TarotSpread, "Tarot cards as they lie.", "draw_tarot"),
		result(XiaoLiuRen, "The palaces of Xiao Liu Ren.", "xiaoliuren"),
		{ReportPage, "A report with chapters and citations.", everywhere, schemas.For[resultProps](), reportSchema()},
		{SourceList, "The texts that were read.", beside, schemas.For[resultProps](), schemas.For[sourceData]()},
		{BirthForm, "A form that asks for a birth.", beside, schemas.For[birthFormProps](), nil},
		result(AlmanacDay, "A page of the almanac.", "almanac_day"),
		result(PillarCompare, "Two charts side by side.", "match_charts"),
	}
}

// reportSchema is the schema of a report, which says what it is.
func reportSchema() *schema {
	s := schemas.For[agent.ReportArtifact]()
	s.Properties["type"] = only("report")
	return s
}

// outputs is what one of several tools answers.
func outputs(names []string) *schema {
	var list []*schema
	for _, t := range catalog.All(catalog.Deps{}) {
		if slices.Contains(names, t.Name) {
			list = append(list, t.Output)
		}
	}
	if len(list) == 1 {
		return list[0]
	}
	return either(list...)
}
