package site

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// birthForm is the birth form as the person filled it in.
type birthForm struct {
	Date        string `json:"date"`
	Time        string `json:"time"`
	TimeUnknown bool   `json:"timeUnknown"`
	Place       string `json:"place"`
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

// birthInput is what the calculator takes.
type birthInput struct {
	Date        string      `json:"date"`
	Time        *string     `json:"time"`
	Timezone    string      `json:"timezone"`
	DayBoundary string      `json:"dayBoundary"`
	SolarTime   bool        `json:"solarTime"`
	Longitude   *float64    `json:"longitude,omitzero"`
	Sex         string      `json:"sex,omitzero"`
	Locale      i18n.Locale `json:"locale"`
}

type placeQuery struct {
	Query  string      `json:"query"`
	Limit  int         `json:"limit"`
	Locale i18n.Locale `json:"locale"`
}

// placeChoice is a place that the search found.
type placeChoice struct {
	Name      string  `json:"name"`
	Admin     string  `json:"admin"`
	Country   string  `json:"country"`
	Longitude float64 `json:"longitude"`
	Timezone  string  `json:"timezone"`
}

// Value is what the form sends back when the place is chosen.
func (p placeChoice) Value() string {
	return strconv.FormatFloat(p.Longitude, 'f', 4, 64) + " " + p.Timezone + " " + p.Name
}

// Degrees is the longitude for people.
func (p placeChoice) Degrees() string {
	side, deg := "E", p.Longitude
	if deg < 0 {
		side, deg = "W", -deg
	}
	return strconv.FormatFloat(deg, 'f', 2, 64) + "°" + side
}

// parseBirthForm reads the posted values. A chosen place fills in the zone and
// the longitude; true solar time stays the person's own choice.
func parseBirthForm(values url.Values) birthForm {
	get := func(key string) string { return strings.TrimSpace(strings.ToValidUTF8(values.Get(key), "")) }
	f := birthForm{
		Date:        get("date"),
		Time:        get("time"),
		TimeUnknown: values.Has("timeUnknown"),
		Place:       get("place"),
		Timezone:    get("timezone"),
		Longitude:   get("longitude"),
		SolarTime:   values.Has("solarTime"),
		DayBoundary: get("dayBoundary"),
		Sex:         get("sex"),
	}
	if parts := strings.SplitN(get("choice"), " ", 3); len(parts) == 3 {
		f.Longitude, f.Timezone, f.Place = parts[0], parts[1], parts[2]
	}
	return f
}

// input turns the form into the calculator's input. Only what cannot be put
// into JSON at all is refused here; every other check is the calculator's.
func (f birthForm) input(l i18n.Locale) (jsontext.Value, []fault.Field) {
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
	default:
		in.Time = &f.Time
	}
	if f.Longitude != "" {
		deg, err := strconv.ParseFloat(f.Longitude, 64)
		if err != nil {
			errs = append(errs, fault.Field{Path: "longitude", Code: "invalid_type"})
		}
		in.Longitude = &deg
	}
	if len(errs) > 0 {
		return nil, errs
	}
	raw, err := json.Marshal(in)
	if err != nil { // a longitude that is not a number of JSON: NaN, Inf
		return nil, []fault.Field{{Path: "longitude", Code: "invalid_type"}}
	}
	return raw, nil
}

// refuse puts an error at each wrong field.
func (b *baziBody) refuse(l i18n.Locale, fields []fault.Field) int {
	b.Errors = map[string]string{}
	for _, f := range fields {
		text, err := sentences().lookup("birth.error."+f.Path, l)
		if err != nil {
			text = sentences()["birth.error.other"].In(l)
		}
		b.Errors[f.Path] = text
	}
	if b.Problem == "" {
		b.Problem = sentences()["birth.error.summary"].In(l)
	}
	return http.StatusUnprocessableEntity
}

// refuseError shows a calculator's refusal: the person's mistake at its field,
// anything else as one sentence without detail.
func (s *site) refuseError(l i18n.Locale, b *baziBody, err error) int {
	f := fault.As(err)
	if f.Kind != fault.Invalid {
		s.cfg.Log.Error("calculator failed", "reason", f.Reason, "kind", f.Kind.String())
		b.Problem = sentences()["birth.error.failed"].In(l)
		return http.StatusInternalServerError
	}
	b.Problem = f.Msg.In(l)
	return b.refuse(l, f.Fields)
}
