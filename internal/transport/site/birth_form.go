package site

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// birthForm is the birth form as the person filled it in.
type birthForm struct {
	Date        string `json:"date"`
	Time        string `json:"time"`
	Seconds     string `json:"seconds"` // of the time, "" = on the minute
	TimeUnknown bool   `json:"timeUnknown"`
	Place       string `json:"place"`
	Placed      string `json:"placed"` // the place that zone and longitude were taken from
	Clock       string `json:"clock"`  // the zone chosen where two clocks are in use
	Timezone    string `json:"timezone"`
	Longitude   string `json:"longitude"`
	SolarTime   bool   `json:"solarTime"`
	DayBoundary string `json:"dayBoundary"`
	Sex         string `json:"sex"`
}

// newBirthForm is the form before anything was entered; zone is proposed.
func newBirthForm(zone string) birthForm {
	return birthForm{Timezone: zone, DayBoundary: "midnight"}
}

// exampleBirth is a birth to try a page with; it is nobody's.
func exampleBirth() birthForm {
	f := newBirthForm("Asia/Shanghai")
	f.Date, f.Time, f.Sex = "2000-08-16", "03:30", "female"
	return f
}

// birthInput is what the calculator takes.
type birthInput struct {
	Date        string      `json:"date"`
	Time        *string     `json:"time"`
	Timezone    string      `json:"timezone"`
	DayBoundary string      `json:"dayBoundary"`
	SolarTime   bool        `json:"solarTime"`
	Longitude   *float64    `json:"longitude,omitzero"`
	Sex         string      `json:"sex,omitzero"`
	EveryHour   bool        `json:"everyHour,omitzero"`
	Locale      i18n.Locale `json:"locale"`
}

// parseBirthForm reads the posted values. A chosen place fills in the zone and
// the longitude, unless another name was typed since it was offered; true solar
// time stays the person's own choice.
func parseBirthForm(values url.Values) birthForm {
	get := func(key string) string { return strings.TrimSpace(strings.ToValidUTF8(values.Get(key), "")) }
	f := birthForm{
		Date:        get("date"),
		Time:        get("time"),
		Seconds:     get("seconds"),
		TimeUnknown: values.Has("timeUnknown"),
		Place:       get("place"),
		Placed:      get("placed"),
		Clock:       get("clock"),
		Timezone:    get("timezone"),
		Longitude:   get("longitude"),
		SolarTime:   values.Has("solarTime"),
		DayBoundary: get("dayBoundary"),
		Sex:         get("sex"),
	}
	if parts := strings.SplitN(get("choice"), " ", 3); len(parts) == 3 && get("searched") == f.Place {
		f.take(parts[2], parts[1], parts[0])
	}
	f.takeClock()
	return f
}

// The numbers that a form takes: plain decimals, nothing that only a parser of a
// programming language would read.
var (
	decimal = regexp.MustCompile(`^[+-]?(\d+(\.\d*)?|\.\d+)$`)
	seconds = regexp.MustCompile(`^[0-5]?\d$`)
)

// clockTime is the time with its seconds, as far as they were given.
func (f birthForm) clockTime() string {
	if f.Seconds == "" {
		return f.Time
	}
	return f.Time + ":" + ("0" + f.Seconds)[len(f.Seconds)-1:]
}

// input turns the form into the calculator's input. Only what cannot be put into
// JSON at all, or was not answered, is refused here; every other check is the
// calculator's.
func (f birthForm) input(l i18n.Locale) (jsontext.Value, []fault.Field) {
	in, errs := f.birth(l)
	in.EveryHour = f.TimeUnknown
	if len(errs) > 0 {
		return nil, errs
	}
	raw, err := json.Marshal(in)
	if err != nil {
		return nil, []fault.Field{{Path: "", Code: "custom"}}
	}
	return raw, nil
}

// birth reads the form as a birth alone.
func (f birthForm) birth(l i18n.Locale) (birthInput, []fault.Field) {
	in := birthInput{
		Date:        f.Date,
		Timezone:    f.Timezone,
		DayBoundary: f.DayBoundary,
		SolarTime:   f.SolarTime && !f.TimeUnknown,
		Sex:         f.Sex,
		Locale:      l,
	}
	if in.DayBoundary == "" {
		in.DayBoundary = "midnight"
	}
	var errs []fault.Field
	switch {
	case f.TimeUnknown:
	case f.Time == "":
		errs = append(errs, fault.Field{Path: "time", Code: "invalid_format"})
	case f.Seconds != "" && !seconds.MatchString(f.Seconds):
		errs = append(errs, fault.Field{Path: "seconds", Code: "invalid_format"})
	default:
		in.Time = new(f.clockTime())
	}
	if f.AsksClock() && f.Clock == "" {
		errs = append(errs, fault.Field{Path: "clock", Code: "invalid_type"})
	}
	if f.Longitude != "" {
		deg, err := strconv.ParseFloat(f.Longitude, 64)
		if err != nil || !decimal.MatchString(f.Longitude) {
			errs = append(errs, fault.Field{Path: "longitude", Code: "invalid_type"})
		}
		in.Longitude = &deg
	}
	return in, errs
}

// birthPart is a birth form on a page: what was entered, and what is said of it.
// A form without a birth uses it for what is wrong in it.
type birthPart struct {
	Birth   birthForm
	Problem string            // one sentence for the head of the form
	Errors  map[string]string // by field
	Places  []placeChoice
	Asked   bool // a place was looked for
	Whole   bool // time and sex must be known; when a day begins is not asked here

	fieldOf func(path string) string // names the field of a path; nil = the path is its name
}

// Part gives the templates the birth form of a page.
func (b *birthPart) Part() *birthPart { return b }

// refuse puts an error at each wrong field.
func (b *birthPart) refuse(l i18n.Locale, fields []fault.Field) int {
	if b.Errors == nil {
		b.Errors = map[string]string{}
	}
	for _, f := range fields {
		if b.fieldOf != nil {
			f.Path = b.fieldOf(f.Path)
		}
		b.Errors[f.Path] = fieldError(l, f)
	}
	if b.Problem == "" {
		b.Problem = sentences()["birth.error.summary"].In(l)
	}
	return http.StatusUnprocessableEntity
}

// fieldError is the sentence at a wrong field of a form.
func fieldError(l i18n.Locale, f fault.Field) string {
	if f.MessageZh != "" {
		return i18n.T(f.MessageZh, f.Message).In(l)
	}
	for _, key := range []string{"cast.error." + f.Path, "birth.error." + f.Path} {
		if text, ok := sentences()[key]; ok {
			return text.In(l)
		}
	}
	return sentences()["birth.error.other"].In(l)
}

// refuseError shows a calculator's refusal: the person's mistake at its field,
// anything else as one sentence without detail.
func (s *site) refuseError(l i18n.Locale, b *birthPart, err error) int {
	f := fault.As(err)
	if f.Kind != fault.Invalid {
		s.cfg.Log.Error("calculator failed", "reason", f.Reason, "kind", f.Kind.String())
		b.Problem = sentences()["birth.error.failed"].In(l)
		return http.StatusInternalServerError
	}
	b.Problem = f.Msg.In(l)
	return b.refuse(l, f.Fields)
}
