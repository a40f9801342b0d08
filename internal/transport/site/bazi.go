package site

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"html/template"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// chartTexts are the groups of sentences that a birth form and its chart need.
var chartTexts = []string{
	"birth", "chart", "god", "short", "animal", "clock", "rule", "term",
	"reading", "school", "finding", "presence", "method", "place", "bond", "mark", "other", "stage",
}

// baziPage is the birth form and its chart. The form posts, so that birth data
// never stands in an address; the front end, where there is one, takes over.
func baziPage() *page {
	return &page{
		name: "bazi", path: "/bazi/",
		island: "bazi", texts: append([]string{"bazi", "calculator"}, chartTexts...),
		chart: &chartFile{"bazi", "calculate_bazi"},
		load: func(s *site, _ *http.Request, v *view) {
			v.Body = &baziBody{birthPart: birthPart{Birth: newBirthForm(s.cfg.Timezone)}}
		},
		post: postBazi,
	}
}

// baziBody is what the page shows: the form, and what came of it.
type baziBody struct {
	birthPart
	Result  *baziResult
	Drawing template.HTML
	Input   string // that gives the result again
}

// Question is "": the form of a birth asks none.
func (b *baziBody) Question() string { return "" }

// baziPost is the same for the front end: it goes on where the form ended.
type baziPost struct {
	Form    birthForm         `json:"form"`
	Problem string            `json:"problem,omitzero"`
	Errors  map[string]string `json:"errors,omitzero"`
	Reading jsontext.Value    `json:"reading,omitzero"`
}

// postBazi answers the form: its button says whether to look up the place or to
// draw the chart.
func postBazi(s *site, r *http.Request, v *view) int {
	body := &baziBody{birthPart: birthPart{Birth: parseBirthForm(r.PostForm)}}
	v.Body = body
	if r.PostForm.Get("do") == "places" {
		return s.findPlaces(r.Context(), v.Locale, &body.birthPart)
	}
	status, reading := s.calculateBazi(r.Context(), v.Locale, body)
	v.Data.Page = baziPost{Form: body.Birth, Problem: body.Problem, Errors: body.Errors, Reading: reading}
	return status
}

// calculateBazi fills body with the chart of its form, or with what is wrong, and
// returns the status and the chart as the calculator gave it.
func (s *site) calculateBazi(ctx context.Context, l i18n.Locale, body *baziBody) (int, jsontext.Value) {
	settled := s.settlePlace(ctx, l, &body.birthPart)
	input, errs := body.Birth.input(l)
	if !settled || len(errs) > 0 {
		return body.refuse(l, errs), nil
	}
	reading, err := s.cfg.Calculate(ctx, "calculate_bazi", l, input)
	if err != nil {
		return s.refuseError(l, &body.birthPart, err), nil
	}
	result := &baziResult{locale: l}
	if err := json.Unmarshal(reading, result); err != nil {
		return s.refuseError(l, &body.birthPart, err), nil
	}
	body.Result, body.Input = result, string(input)
	body.Drawing = s.draw(ctx, "bazi", input, l)
	return http.StatusOK, reading
}

// findPlaces lists the places that match what was typed.
func (s *site) findPlaces(ctx context.Context, l i18n.Locale, body *birthPart) int {
	body.Asked = true
	if body.Birth.Place == "" {
		return http.StatusOK
	}
	places, err := s.searchPlaces(ctx, l, body.Birth.Place)
	if err != nil {
		return s.refuseError(l, body, err)
	}
	body.Places = places
	return http.StatusOK
}

// draw returns the drawing of a chart, or nothing when it cannot be made: the
// page then stands without it. What Draw makes is markup of our own engine.
func (s *site) draw(ctx context.Context, kind string, input jsontext.Value, l i18n.Locale) template.HTML {
	svg, err := s.cfg.Draw(ctx, kind, input, l)
	if err != nil {
		s.cfg.Log.Error("chart not drawn", "kind", kind, "err", err)
		return ""
	}
	return template.HTML(svg)
}
