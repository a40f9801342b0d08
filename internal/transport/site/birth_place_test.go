package site

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"net/url"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

const (
	london = `{"name":"London","admin":"England","country":"GB","longitude":-0.1257,"timezone":"Europe/London"}`
	canada = `{"name":"London","admin":"Ontario","country":"CA","longitude":-81.233,"timezone":"America/Toronto"}`
	derry  = `{"name":"Londonderry","admin":"","country":"GB","longitude":-7.3,"timezone":"Europe/London"}`
	urumqi = `{"name":"乌鲁木齐","admin":"新疆","country":"CN","longitude":87.6005,"timezone":"Asia/Urumqi"}`
)

// withPlaces is a site whose search finds places; the calculator notes its input.
func withPlaces(places string, failure error, input *map[string]any) Config {
	cfg := newConfig(built())
	cfg.Calculate = func(_ context.Context, name string, _ i18n.Locale, raw jsontext.Value) (jsontext.Value, error) {
		if name == "search_places" {
			return jsontext.Value(`{"places":[` + places + `]}`), failure
		}
		*input = nil
		err := json.Unmarshal(raw, input)
		return jsontext.Value(sampleReading), err
	}
	return cfg
}

func TestTypedPlace(t *testing.T) {
	outage := errors.New("disk on fire")
	for _, c := range []struct {
		name     string
		places   string
		failure  error
		form     url.Values
		timezone string // that the chart is computed with, "" = refused
		want     []string
	}{
		{"several places of the name", london + "," + canada, nil, filled("place", "London"), "", []string{`id="place-error">找到 2 处`, `value="-81.2330 America/Toronto London"`, `name="searched" value="London"`}},
		{"no such place", "", nil, filled("place", "Xyzzy"), "", []string{`id="place-error">没有找到这个地方`, `value="Xyzzy"`}},
		{"a query that the search refuses", "", fault.New(fault.Invalid, "invalid_input", i18n.T("长", "long")), filled("place", "x"), "", []string{`id="place-error">没有找到这个地方`}},
		{"a search that fails", "", outage, filled("place", "London"), "", []string{`id="place-error">地点查询没有回应`}},
		{"one place of that very name", derry + "," + london, nil, filled("place", "london"), "Europe/London", []string{`value="-0.1257"`, `name="placed" value="London"`}},
		{"the only one, typed at greater length", london, nil, filled("place", "London, England"), "Europe/London", nil},
		{"the only one, of another name", derry, nil, filled("place", "onder"), "", []string{`id="place-error">找到 1 处`}},
		{"an offered place", london + "," + canada, nil, filled("place", "London", "searched", "London", "choice", "-81.2330 America/Toronto London"), "America/Toronto", []string{`name="placed" value="London"`}},
		{"an offered place after another name was typed", london, nil, filled("place", "London", "searched", "Paris", "choice", "2.35 Europe/Paris Paris"), "Europe/London", nil},
		{"a place settled before", london + "," + canada, nil, filled("place", "London", "placed", "London", "timezone", "+01:00"), "+01:00", nil},
		{"no place", london, nil, filled("place", " ", "placed", "London"), "Asia/Shanghai", nil},
		{"a wrong place beside a wrong date", "", nil, filled("place", "Xyzzy", "time", ""), "", []string{`id="place-error">没有找到这个地方`, `id="time-error"`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var input map[string]any
			status := 200
			if c.timezone == "" {
				status = 422
			}
			scenario{method: "POST", path: "/bazi/", form: c.form, status: status, want: c.want}.run(t, New(withPlaces(c.places, c.failure, &input)))
			if got, _ := input["timezone"].(string); got != c.timezone {
				t.Errorf("computed with %q, want %q", got, c.timezone)
			}
		})
	}
}

func TestTwoClocksOfXinjiang(t *testing.T) {
	const asks = `id="clock-hint"`
	settled := func(pairs ...string) url.Values {
		return filled(append([]string{"place", "乌鲁木齐", "placed", "乌鲁木齐", "longitude", "87.6005", "timezone", "Asia/Urumqi"}, pairs...)...)
	}
	for _, c := range []struct {
		name     string
		form     url.Values
		timezone string
		want     []string
		wantNot  []string
	}{
		{"a typed place asks", filled("place", "乌鲁木齐"), "", []string{asks, `id="clock-error"`, `value="87.6005"`}, nil},
		{"an offered place asks", filled("choice", "87.6005 Asia/Urumqi 乌鲁木齐"), "", []string{asks}, nil},
		{"no answer asks again", settled(), "", []string{asks}, nil},
		{"an answer that is no clock", settled("clock", "Europe/Paris"), "", []string{asks}, nil},
		{"Beijing time", settled("clock", "Asia/Shanghai"), "Asia/Shanghai", []string{asks, `name="clock" value="Asia/Shanghai" checked`}, nil},
		{"Xinjiang time", settled("clock", "Asia/Urumqi"), "Asia/Urumqi", []string{`name="clock" value="Asia/Urumqi" checked`}, nil},
		{"the other answer later", settled("timezone", "Asia/Shanghai", "clock", "Asia/Urumqi"), "Asia/Urumqi", nil, nil},
		{"an offset by hand", settled("timezone", "+06:00", "clock", "Asia/Shanghai"), "+06:00", nil, []string{asks}},
		{"a zone by hand without a place", filled("timezone", "Asia/Urumqi"), "Asia/Urumqi", nil, []string{asks}},
		{"an answer for another place", filled("choice", "104.07 Asia/Shanghai 成都", "clock", "Asia/Urumqi"), "Asia/Shanghai", nil, []string{asks}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var input map[string]any
			status := 200
			if c.timezone == "" {
				status = 422
			}
			scenario{method: "POST", path: "/bazi/", form: c.form, status: status, want: c.want, wantNot: c.wantNot}.run(t, New(withPlaces(urumqi, nil, &input)))
			if got, _ := input["timezone"].(string); got != c.timezone {
				t.Errorf("computed with %q, want %q", got, c.timezone)
			}
		})
	}
}

func TestLongitudeOfAnotherZoneIsDoubted(t *testing.T) {
	const note = `<p class="caution"`
	for reading, want := range map[string]bool{
		`{"kind":"bazi","time":{"longitudeCorrectionSeconds":35760}}`: true,
		`{"kind":"bazi","time":{"longitudeCorrectionSeconds":-1680}}`: false,
	} {
		var calls []call
		sc := scenario{method: "POST", path: "/en/bazi/", form: filled("longitude", "74"), status: 200}
		if want {
			sc.want = []string{note, "about 9.9 hours off"}
		} else {
			sc.wantNot = []string{note}
		}
		sc.run(t, New(recording(t, &calls, reading, nil)))
	}
}

func TestHoursApart(t *testing.T) {
	for seconds, want := range map[float64]string{
		0: "", -10558: "", -11160: "", -11800: "3.3", 35760: "9.9", -88200: "", 90000: "",
	} {
		b := baziResult{Time: baziTime{LongitudeCorrectionSeconds: &seconds}}
		if got := b.HoursApart(); got != want {
			t.Errorf("%v s: got %q, want %q", seconds, got, want)
		}
	}
	if got := (&baziResult{}).HoursApart(); got != "" {
		t.Errorf("without a longitude: %q", got)
	}
}
