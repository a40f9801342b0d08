package site

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"
	"net/url"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// matchBody is what the page of two charts side by side shows: both forms, and
// what came of them.
type matchBody struct {
	Births  [2]matchBirth
	Problem string
	Result  *matchResult
	Drawing *matchDrawing
}

// matchBirth is the form of one of the two, known as a or b.
type matchBirth struct {
	ID     string // a | b
	Form   birthForm
	Errors map[string]string // by field
}

// matchResult is the part of the answer that the page shows.
type matchResult struct {
	A         matchChart      `json:"a"`
	B         matchChart      `json:"b"`
	Score     int             `json:"score"`
	Parts     []matchPart     `json:"parts"`
	Relations []matchRelation `json:"relations"`
	Notice    string          `json:"notice"`
}

type matchChart struct {
	Pillars  []baziPillar `json:"pillars"`
	Warnings []string     `json:"warnings"`
}

type matchPart struct {
	Points  int    `json:"points"`
	Because string `json:"because"`
}

type matchRelation struct {
	word
	NameEn string `json:"nameEn"`
	A      string `json:"a"`
	B      string `json:"b"`
	Glyphs string `json:"glyphs"`
}

// NameIn is the relation's name in l.
func (m matchRelation) NameIn(l i18n.Locale) string { return i18n.T(m.Name, m.NameEn).In(l) }

// matchPage posts: births never stand in an address.
func matchPage() *page {
	return &page{
		name: "match", path: "/match/",
		load: func(s *site, _ *http.Request, v *view) {
			form := newBirthForm(s.cfg.Timezone)
			v.Body = &matchBody{Births: [2]matchBirth{{ID: "a", Form: form}, {ID: "b", Form: form}}}
		},
		post: postMatch,
	}
}

// parseMatchBirth reads the fields of one of the two: those that begin with its name.
func parseMatchBirth(id string, values url.Values) matchBirth {
	own := url.Values{}
	for key, list := range values {
		if name, ok := strings.CutPrefix(key, id+"."); ok {
			own[name] = list
		}
	}
	return matchBirth{ID: id, Form: parseBirthForm(own), Errors: map[string]string{}}
}

func postMatch(s *site, r *http.Request, v *view) int {
	body := &matchBody{Births: [2]matchBirth{parseMatchBirth("a", r.PostForm), parseMatchBirth("b", r.PostForm)}}
	v.Body = body
	input, fields := body.input(v.Locale)
	if len(fields) > 0 {
		return body.refuse(v.Locale, i18n.Text{}, fields)
	}
	raw, err := s.cfg.Calculate(r.Context(), "match_charts", v.Locale, input)
	if err != nil {
		return s.refuseMatch(v.Locale, body, err)
	}
	result := new(matchResult)
	if err := json.Unmarshal(raw, result); err != nil {
		return s.refuseMatch(v.Locale, body, err)
	}
	body.Result, body.Drawing = result, drawMatch(result)
	return http.StatusOK
}

// input is the calculator's input, or what is wrong with either form: fields by
// their path in it.
func (b *matchBody) input(l i18n.Locale) (jsontext.Value, []fault.Field) {
	both := map[string]birthInput{}
	var wrong []fault.Field
	for _, birth := range b.Births {
		one, fields := birth.Form.birth(l)
		for _, f := range fields {
			f.Path = birth.ID + "." + f.Path
			wrong = append(wrong, f)
		}
		both[birth.ID] = one
	}
	if len(wrong) > 0 {
		return nil, wrong
	}
	raw, err := json.Marshal(both)
	if err != nil {
		return nil, []fault.Field{{Code: "custom"}}
	}
	return raw, nil
}

// refuse puts an error at each wrong field.
func (b *matchBody) refuse(l i18n.Locale, problem i18n.Text, fields []fault.Field) int {
	for _, f := range fields {
		id, path, _ := strings.Cut(f.Path, ".")
		for i := range b.Births {
			if b.Births[i].ID == id {
				b.Births[i].Errors[path] = fieldError(l, fault.Field{Path: path, Message: f.Message, MessageZh: f.MessageZh})
			}
		}
	}
	b.Problem = problem.In(l)
	if b.Problem == "" {
		b.Problem = sentences()["birth.error.summary"].In(l)
	}
	return http.StatusUnprocessableEntity
}

// refuseMatch shows a calculator's refusal.
func (s *site) refuseMatch(l i18n.Locale, b *matchBody, err error) int {
	f := fault.As(err)
	if f.Kind == fault.Invalid {
		return b.refuse(l, f.Msg, f.Fields)
	}
	s.cfg.Log.Error("calculator failed", "reason", f.Reason, "kind", f.Kind.String())
	b.Problem = sentences()["birth.error.failed"].In(l)
	return http.StatusInternalServerError
}

// oneBirth is one of the two forms for its template.
type oneBirth struct {
	View  *view
	Birth matchBirth
}

// One prepares one of the two forms for its template.
func (v *view) One(b matchBirth) oneBirth { return oneBirth{v, b} }
