package site

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"html/template"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// calculator is a page with a form and what comes of it, a chart or a cast. The
// form posts; the front end sends the same form and puts the answer into the page.
type calculator struct {
	name  string   // of the page, its path, its texts, its template and its kind of chart
	tool  string   // that computes
	birth bool     // the form begins with a birth
	whole bool     // whose time and sex must be known, and whose day begins by a field of its own
	field []field  // of the form, after the birth
	words bool     // its answer goes to the agent in words: no tool of the agent gives it again
	keeps bool     // a cast can be read again with other fields
	texts []string // groups of texts that its part of the front end needs

	// input makes what the tool takes of a form, or says which fields are wrong.
	input func(f form, l i18n.Locale) (any, []fault.Field)
	// result returns an empty answer to read the tool's into.
	result func(l i18n.Locale) result
}

// result is the answer of a calculator as its page shows it.
type result interface {
	// Title is what the chart is called in a list of charts.
	Title() string
}

// chartFile is what a page can hand out as a file: a kind of chart and its tool.
type chartFile struct{ kind, tool string }

// calculatorPages lists the pages that are made of a table.
func calculatorPages() []*calculator {
	return []*calculator{ichingCalculator(), tarotCalculator(), ziweiCalculator(), liuyaoCalculator(), meihuaCalculator(), xiaoliurenCalculator()}
}

// page returns the calculator's page.
func (c *calculator) page() *page {
	return &page{
		name: c.name, path: "/" + c.name + "/",
		island: "calculator", texts: append([]string{"calculator"}, c.texts...),
		chart: &chartFile{c.name, c.tool},
		load:  func(s *site, _ *http.Request, v *view) { v.Body = c.body(v.Locale, c.newForm(s)) },
		post:  c.post,
	}
}

// calculatorBody is what the page shows: the form, and what came of it.
type calculatorBody struct {
	birthPart
	Form    form
	Result  result
	Drawing template.HTML
	Input   string // that gives the result again

	of     *calculator
	locale i18n.Locale
}

// calculatorData is the same for the front end.
type calculatorData struct {
	Kind     string         `json:"kind"`
	Title    string         `json:"title"`
	Question string         `json:"question,omitzero"`
	Input    jsontext.Value `json:"input"`
	Reading  jsontext.Value `json:"reading"`
	Words    string         `json:"words,omitzero"`
}

// Question is what was asked, which goes along with the result.
func (b *calculatorBody) Question() string { return b.Form.Get("question") }

// HasBirth reports whether the form begins with a birth.
func (b *calculatorBody) HasBirth() bool { return b.of.birth }

// Kept is the input of the cast that the form can have read again, "" without one.
func (b *calculatorBody) Kept() string {
	if !b.of.keeps {
		return ""
	}
	return b.Input
}

func (c *calculator) body(l i18n.Locale, f form) *calculatorBody {
	b := &calculatorBody{Form: f, of: c, locale: l}
	b.Birth, b.Whole, b.fieldOf = f.birth, c.whole, c.fieldOf
	return b
}

// post answers the form: its button says whether to look up a place, or what to
// compute.
func (c *calculator) post(s *site, r *http.Request, v *view) int {
	body := c.body(v.Locale, c.parse(r.PostForm))
	v.Body = body
	if c.birth && body.Form.do == "places" {
		return s.findPlaces(r.Context(), v.Locale, &body.birthPart)
	}
	if c.birth && body.Form.do == "example" {
		body.Birth = exampleBirth()
	}
	status, data := c.calculate(r.Context(), s, body)
	if data != nil {
		v.Data.Page = data
	}
	return status
}

// calculate fills body with the chart of its form, or with what is wrong.
func (c *calculator) calculate(ctx context.Context, s *site, body *calculatorBody) (int, *calculatorData) {
	l := body.locale
	settled := !c.birth || s.settlePlace(ctx, l, &body.birthPart)
	body.Form.birth = body.Birth
	in, errs := c.input(body.Form, l)
	if !settled || len(errs) > 0 {
		return body.refuse(l, errs), nil
	}
	input, err := json.Marshal(in)
	if err != nil {
		return s.refuseError(l, &body.birthPart, err), nil
	}
	reading, err := s.cfg.Calculate(ctx, c.tool, l, input)
	if err != nil {
		return s.refuseError(l, &body.birthPart, err), nil
	}
	body.Result = c.result(l)
	again, err := repeated(input, reading)
	if err == nil {
		err = json.Unmarshal(reading, body.Result)
	}
	if err != nil {
		body.Result = nil
		return s.refuseError(l, &body.birthPart, err), nil
	}
	body.Input = string(again)
	body.Drawing = s.draw(ctx, c.name, again, l)
	data := &calculatorData{Kind: c.name, Title: body.Result.Title(), Question: body.Form.Get("question"), Input: again, Reading: reading}
	if c.words {
		words, err := s.cfg.Text(ctx, c.name, again, l)
		if err != nil {
			s.cfg.Log.Error("chart not written", "kind", c.name, "err", err)
		}
		data.Words = string(words)
	}
	return http.StatusOK, data
}

// repeated returns the input that gives the same reading again: the reading's own,
// where it has one, else the form's with the seed or the moment that was used.
func repeated(input, reading jsontext.Value) (jsontext.Value, error) {
	var told struct {
		Input    jsontext.Value `json:"input"`
		Datetime string         `json:"datetime"`
		Method   struct {
			Seed string `json:"seed"`
		} `json:"method"`
	}
	// Only the kinds that have these members tell them; method may be a sentence.
	in := map[string]jsontext.Value{}
	if err := json.Unmarshal(reading, &told); err != nil || told.Input == nil {
		told.Input = input
	}
	if err := json.Unmarshal(told.Input, &in); err != nil {
		return nil, err
	}
	if told.Method.Seed != "" {
		delete(in, "lines") // that came of the seed
	}
	for name, value := range map[string]string{"seed": told.Method.Seed, "datetime": told.Datetime} {
		if value == "" {
			continue
		}
		raw, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		in[name] = raw
	}
	return json.Marshal(in, json.Deterministic(true))
}
