package site

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Purpose is something that a day can be picked for.
type Purpose struct {
	ID   string
	Name i18n.Text
}

// pickForm is the form of pick-a-day as the person filled it in.
type pickForm struct {
	Purpose, From, To string
	People            [2]string // dates of birth, "" = nobody
}

// pickInput is what the calculator takes.
type pickInput struct {
	Purpose  string       `json:"purpose"`
	From     string       `json:"from"`
	To       string       `json:"to"`
	Timezone string       `json:"timezone"`
	People   []birthInput `json:"people,omitzero"`
}

// pickBody is what the page shows: the form, and what came of it.
type pickBody struct {
	Form     pickForm
	Purposes []Purpose
	Problem  string
	Errors   map[string]string // by field
	Result   *pickResult
}

// pickResult is the part of the answer that the page shows.
type pickResult struct {
	Purpose struct {
		ID string `json:"id"`
		word
	} `json:"purpose"`
	Days    int          `json:"days"`
	Found   int          `json:"found"`
	Choices []pickChoice `json:"choices"`
}

type pickChoice struct {
	Date    string       `json:"date"`
	Weekday word         `json:"weekday"`
	Lunar   string       `json:"lunar"`
	LunarEn string       `json:"lunarEn"`
	DayPair string       `json:"dayPair"`
	Score   int          `json:"score"`
	Reasons []pickReason `json:"reasons"`
	Hours   []pickHour   `json:"hours"`
}

type pickReason struct {
	Zh string `json:"zh"`
	En string `json:"en"`
}

// In returns the reason in l.
func (p pickReason) In(l i18n.Locale) string { return i18n.T(p.Zh, p.En).In(l) }

type pickHour struct {
	Pair string `json:"pair"`
	From string `json:"from"`
	To   string `json:"to"`
}

// LunarIn is the lunar date in l.
func (c pickChoice) LunarIn(l i18n.Locale) string { return i18n.T(c.Lunar, c.LunarEn).In(l) }

// pickDayPage posts, because dates of birth may be part of the question.
func pickDayPage() *page {
	return &page{
		name: "pick", path: almanacPath + "pick/",
		load: func(s *site, _ *http.Request, v *view) {
			today := s.cfg.Now().In(beijing)
			v.Body = &pickBody{Purposes: s.cfg.Purposes, Form: pickForm{
				From: today.Format(time.DateOnly), To: today.AddDate(0, 3, 0).Format(time.DateOnly),
			}}
		},
		post: postPickDay,
	}
}

func parsePickForm(values url.Values) pickForm {
	get := func(key string) string { return strings.TrimSpace(strings.ToValidUTF8(values.Get(key), "")) }
	return pickForm{get("purpose"), get("from"), get("to"), [2]string{get("person0"), get("person1")}}
}

// input turns the form into the calculator's input; people are known by their
// date alone.
func (f pickForm) input(l i18n.Locale) (jsontext.Value, error) {
	in := pickInput{Purpose: f.Purpose, From: f.From, To: f.To, Timezone: "Asia/Shanghai"}
	for _, date := range f.People {
		if date != "" {
			in.People = append(in.People, birthInput{Date: date, Timezone: "Asia/Shanghai", DayBoundary: "midnight", Locale: l})
		}
	}
	return json.Marshal(in)
}

func postPickDay(s *site, r *http.Request, v *view) int {
	body := &pickBody{Purposes: s.cfg.Purposes, Form: parsePickForm(r.PostForm)}
	v.Body = body
	input, err := body.Form.input(v.Locale)
	if err != nil {
		return s.refusePick(v.Locale, body, err)
	}
	raw, err := s.cfg.Calculate(r.Context(), "pick_day", v.Locale, input)
	if err != nil {
		return s.refusePick(v.Locale, body, err)
	}
	result := new(pickResult)
	if err := json.Unmarshal(raw, result); err != nil {
		return s.refusePick(v.Locale, body, err)
	}
	body.Result = result
	if r.PostForm.Get("do") == "ics" {
		v.file = s.pickCalendar(v, result)
	}
	return http.StatusOK
}

// field returns the form's field for a path in the calculator's input. The first
// person is the second field when only that is filled in.
func (f pickForm) field(path string) (string, bool) {
	switch path {
	case "purpose", "from", "to":
		return path, true
	case "people.0.date":
		if f.People[0] != "" {
			return "person0", true
		}
		return "person1", true
	case "people.1.date":
		return "person1", true
	}
	return "", false
}

// refusePick says what is wrong with the form, at its field where it has one.
func (s *site) refusePick(l i18n.Locale, body *pickBody, err error) int {
	f := fault.As(err)
	body.Errors = map[string]string{}
	if f.Kind != fault.Invalid {
		s.cfg.Log.Error("days not picked", "err", err)
		body.Problem = sentences()["error.internal"].In(l)
		return http.StatusInternalServerError
	}
	body.Problem = f.Msg.In(l)
	for _, field := range f.Fields {
		if name, ok := body.Form.field(field.Path); ok {
			body.Errors[name] = sentences()["pick.error"].In(l)
		}
	}
	return http.StatusUnprocessableEntity
}
