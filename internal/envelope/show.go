package envelope

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"fmt"
	"slices"

	"github.com/wenbu-go/wenbu/calc/place"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	schemas "github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed show_chart.md
var showChartMD string

//go:embed show_map.md
var showMapMD string

// Names of the tools of ShowTools.
const (
	ShowChart = "show_chart"
	ShowMap   = "show_map"
)

// Result is a result of a conversation that can be shown in other ways.
type Result struct {
	Kind    string         // "bazi", "ziwei", …: as in the artifact
	Title   string         // for the person
	Input   jsontext.Value // what it was computed from
	Reading jsontext.Value // what was computed
}

// Stage is the conversation in which show_chart and show_map run.
type Stage interface {
	// Result returns the result with an id; false: this conversation has none.
	Result(ctx context.Context, id string) (Result, bool, error)
	// Show puts a valid envelope into the conversation.
	Show(ctx context.Context, e Envelope) error
}

// chartRequest is the input of show_chart.
type chartRequest struct {
	ResultID string         `json:"result_id,omitzero" limit:"1..80" doc:"Id of a chart of this conversation, as artifactId said; with view."`
	View     string         `json:"view,omitzero" limit:"1..40" doc:"elements, ten_gods, strength or life_line; with result_id."`
	Title    string         `json:"title,omitzero" limit:"0..120" trim:"true" doc:"Another heading, in the person's language."`
	Spec     jsontext.Value `json:"spec,omitzero" doc:"A chart of your own instead of result_id and view, an ECharts option of these members only: title{text,subtext,left,top} tooltip{trigger} legend grid xAxis yAxis{type,name,data,min,max} radar polar visualMap dataZoom color series[{type,name,data,encode,stack,smooth,areaStyle,itemStyle,label,radius,center}]; no functions, links, pictures or markup. Its numbers must come from results or from the person."`
	Data     jsontext.Value `json:"data,omitzero" doc:"Rows, or {dimensions, source}; only with spec."`
}

// Validate checks which members go together.
func (in chartRequest) Validate() []fault.Field {
	switch {
	case (in.ResultID == "") == (in.Spec == nil):
		return wrong("", "give either result_id and view, or spec")
	case in.ResultID != "" && in.View == "":
		return wrong("view", "is missing: name a view of the result")
	case in.ResultID != "" && in.Data != nil:
		return wrong("data", "goes with spec only; a view takes its numbers from the result")
	}
	return nil
}

// mapRequest is the input of show_map.
type mapRequest struct {
	ResultID string `json:"result_id,omitzero" limit:"1..80" doc:"Id of a chart of this conversation whose birthplace is known; with action birthplace."`
	PlaceID  int    `json:"place_id,omitzero" range:"1.." doc:"Id of a place, as search_places said; with action add_marker or fly_to."`
	Action   string `json:"action" enum:"birthplace|add_marker|fly_to"`
}

// Validate checks which members go together.
func (in mapRequest) Validate() []fault.Field {
	switch {
	case (in.ResultID == "") == (in.PlaceID == 0):
		return wrong("", "give either result_id or place_id")
	case in.ResultID != "" && in.Action != viewBirthplace:
		return wrong("action", "must be birthplace for a result")
	case in.PlaceID != 0 && in.Action == viewBirthplace:
		return wrong("action", "must be add_marker or fly_to for a place")
	}
	return nil
}

// wrong is one problem of the arguments.
func wrong(path, reason string) []fault.Field {
	return []fault.Field{{Path: path, Code: schemas.Custom, Message: reason}}
}

// refuse is the fault of arguments that cannot be used.
func refuse(fields ...fault.Field) error { return schemas.Invalid(fields) }

// shown is what a model reads when something is shown.
type shown struct {
	Shown string `json:"shown" doc:"What the person sees now, in words."`
}

// ShowTools are the tools by which a model shows a result in another way. They
// belong to doors whose clients draw envelopes.
func ShowTools(stage Stage) []tool.Tool {
	chart := tool.Spec{
		Name: ShowChart, Category: "agent", Label: i18n.T("画图", "Draw a chart"), Description: tool.Describe(showChartMD), Idempotent: true,
		Example: jsontext.Value(`{"result_id":"8d8c1a52-3f0e-4f5e-9d0a-1f2f5a7f0c11","view":"life_line"}`),
	}
	onMap := tool.Spec{
		Name: ShowMap, Category: "agent", Label: i18n.T("在地图上显示", "Show on the map"), Description: tool.Describe(showMapMD), Idempotent: true,
		Example: jsontext.Value(`{"place_id":1815286,"action":"add_marker"}`),
	}
	s := shower{stage}
	return []tool.Tool{tool.New(chart, s.chart), tool.New(onMap, s.onMap)}
}

// shower runs the tools.
type shower struct{ Stage }

func (s shower) chart(ctx context.Context, l i18n.Locale, in chartRequest) (shown, error) {
	if in.Spec != nil {
		if in.Title == "" {
			in.Title = i18n.T("图表", "A chart").In(l)
		}
		return s.free(ctx, in)
	}
	return s.view(ctx, drawing{locale: l, title: in.Title}, in.ResultID, in.View, "chart")
}

// free shows a chart that a model has written.
func (s shower) free(ctx context.Context, in chartRequest) (shown, error) {
	e := Envelope{
		Kind: KindChart, SchemaVersion: SchemaVersion, Grammar: Grammar, Surface: SurfaceChat,
		Spec: in.Spec, Data: in.Data, FallbackText: in.Title,
	}
	if e.Data == nil {
		e.Data = jsontext.Value("null")
	}
	return s.show(ctx, e)
}

func (s shower) onMap(ctx context.Context, l i18n.Locale, in mapRequest) (shown, error) {
	d := drawing{locale: l}
	if in.ResultID != "" {
		return s.view(ctx, d, in.ResultID, viewBirthplace, "map")
	}
	p, ok := place.ByID(in.PlaceID)
	if !ok {
		return shown{}, refuse(wrong("place_id", fmt.Sprintf("there is no place %d; search_places tells the ids of places", in.PlaceID))...)
	}
	e, err := d.placeOn(newSite(p, l))
	if in.Action == "fly_to" {
		e, err = d.flyTo(newSite(p, l))
	}
	if err != nil {
		return shown{}, err
	}
	return s.show(ctx, e)
}

// view shows a view of a result. A view that the result has not is refused with the
// ones that it has.
func (s shower) view(ctx context.Context, d drawing, id, name, kind string) (shown, error) {
	r, ok, err := s.Result(ctx, id)
	if err != nil {
		return shown{}, err
	}
	if !ok {
		return shown{}, refuse(wrong("result_id", "this conversation has no result of this id; use an artifactId that a calculator of it answered")...)
	}
	var has []string
	for _, v := range views() {
		if v.Kind == kind && slices.Contains(v.ResultKinds, r.Kind) {
			has = append(has, v.Name)
		}
	}
	if !slices.Contains(has, name) {
		reason := "a result of kind " + r.Kind + " has no such view"
		if len(has) > 0 {
			reason += "; it has " + list(has)
		}
		return shown{}, refuse(wrong("view", reason)...)
	}
	e, err := d.view(name, r)
	if isNothing(err) {
		return shown{}, refuse(wrong("result_id", "the result has not what the view shows; a birthplace needs a longitude")...)
	}
	if err != nil {
		return shown{}, err
	}
	return s.show(ctx, e)
}

// show puts an envelope into the conversation, or tells what is wrong with it.
func (s shower) show(ctx context.Context, e Envelope) (shown, error) {
	if problems := e.Validate(); problems != nil {
		var fields []fault.Field
		for _, p := range problems {
			fields = append(fields, fault.Field{Path: p.Path, Code: schemas.Custom, Message: p.Reason})
		}
		return shown{}, refuse(fields...)
	}
	if err := s.Show(ctx, e); err != nil {
		return shown{}, err
	}
	return shown{e.FallbackText}, nil
}
