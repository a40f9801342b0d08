package site

import (
	"context"
	"encoding/json/jsontext"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	ics "github.com/arran4/golang-ical"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
)

// calculate runs the real calculators.
func calculate(ctx context.Context, name string, l i18n.Locale, input jsontext.Value) (jsontext.Value, error) {
	result, err := calculators().Call(ctx, name, l, input)
	return result.JSON, err
}

var calculators = sync.OnceValue(func() *toolrun.Runner {
	runner, err := toolrun.New(catalog.All(catalog.Deps{}), toolrun.Config{
		Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now,
	})
	if err != nil {
		panic(err)
	}
	return runner
})

func almanacConfig() Config {
	cfg := newConfig(bare())
	cfg.Calculate = calculate
	cfg.Purposes = []Purpose{{"wedding", i18n.T("结婚", "wed")}, {"moving", i18n.T("搬家入宅", "move house")}}
	return cfg
}

func TestAlmanac(t *testing.T) {
	t.Parallel()
	h := New(almanacConfig())
	for _, sc := range []scenario{
		{name: "this month", path: "/almanac/", status: 200, want: []string{
			"2026年11月黄历", `<a href="/almanac/2026-11-30/" aria-current="date">`, `href="/almanac/2026-10/"`, `href="/almanac/2026-12/"`, `href="/almanac/2026.ics"`,
			"立冬</dt>", "2026-11-07 17:52:0",
		}},
		{name: "another month", path: "/en/almanac/2026-02/", status: 200, want: []string{
			"Almanac, February 2026", "Start of Spring", "2026-02-04 04:02:0", `href="/en/almanac/2026-02-28/"`, `rel="canonical" href="https://example.org/en/almanac/2026-02/"`,
		}, wantNot: []string{"2026-02-29"}},
		{name: "first month", path: "/almanac/1901-01/", status: 200, wantNot: []string{`rel="prev"`}},
		{name: "last month", path: "/almanac/2099-12/", status: 200, wantNot: []string{`rel="next"`}},
		{name: "day", path: "/almanac/2026-12-22/", status: 200, want: []string{
			"二〇二六年冬月十四", "庚午", "诸事不宜：月破", "冬至", "2026-12-22 04:50:1", "一九第1天",
		}},
		{name: "day in English", path: "/en/almanac/2026-12-01/", status: 200, want: []string{
			"2026, month 10, day 23", "Vermilion Bird", "clashes with Rabbit; ill direction east", "cut hair",
		}},
		{name: "slash added", path: "/almanac/2026-12-01", status: 308, headers: map[string]string{"Location": "/almanac/2026-12-01/"}},
		{name: "no such day", path: "/almanac/2023-02-29/", status: 404},
		{name: "before the first year", path: "/almanac/1900-12/", status: 404},
		{name: "after the last year", path: "/almanac/2100-01-01/", status: 404},
		{name: "no such file", path: "/almanac/1900.ics", status: 404},
	} {
		t.Run(sc.name, func(t *testing.T) {
			t.Parallel()
			sc.run(t, h)
		})
	}
}

func TestAlmanac_SaysWhenItFails(t *testing.T) {
	t.Parallel()
	cfg := almanacConfig()
	cfg.Calculate = func(context.Context, string, i18n.Locale, jsontext.Value) (jsontext.Value, error) {
		return jsontext.Value(`{}`), nil
	}
	h := New(cfg)
	for _, path := range []string{"/almanac/", "/en/almanac/2026-12-01/", "/almanac/2026.ics"} {
		scenario{path: path, status: http.StatusInternalServerError}.run(t, h)
	}
}

func TestYearCalendar(t *testing.T) {
	t.Parallel()
	body := get(t, New(almanacConfig()), "/en/almanac/2026.ics").Body
	calendar, err := ics.ParseCalendar(body)
	if err != nil {
		t.Fatal(err)
	}
	terms, ids := 0, map[string]bool{}
	for _, e := range calendar.Events() {
		if ids[e.Id()] {
			t.Errorf("two events are called %s", e.Id())
		}
		ids[e.Id()] = true
		if strings.HasSuffix(e.Id(), "-term@wenbu") {
			terms++
		}
	}
	if terms != 24 {
		t.Errorf("%d solar terms in a year", terms)
	}
	if !ids["2026-02-17-month@wenbu"] {
		t.Error("the lunar year that begins on 2026-02-17 is missing")
	}
}

func TestPickDay(t *testing.T) {
	t.Parallel()
	h := New(almanacConfig())
	form := func(pairs ...string) url.Values {
		v := url.Values{"purpose": {"wedding"}, "from": {"2026-12-01"}, "to": {"2026-12-31"}}
		for i := 0; i+1 < len(pairs); i += 2 {
			v.Set(pairs[i], pairs[i+1])
		}
		return v
	}
	const path = "/en/almanac/pick/"
	for _, sc := range []scenario{
		{name: "empty form", path: path, status: 200, want: []string{`value="2026-11-30"`, `<option value="moving">move house`}},
		{name: "days", method: "POST", path: path, form: form(), status: 200, want: []string{
			"4 of 31 days", "2026-12-24 Thursday", "suited by Yue De (Monthly Virtue)", `<option value="wedding" selected>`,
		}},
		{name: "days without a clash", method: "POST", path: path, form: form("person0", "1986-05-01"), status: 200, wantNot: []string{"2026-12-24 Thursday"}},
		{name: "file", method: "POST", path: path, form: form("do", "ics"), status: 200, want: []string{"BEGIN:VCALENDAR", "UID:2026-12-24-wedding@wenbu"},
			headers: map[string]string{"Content-Type": icalendar, "Content-Disposition": `attachment; filename="wenbu-wedding.ics"`, "Cache-Control": "no-store"}},
		{name: "no purpose", method: "POST", path: path, form: form("purpose", ""), status: 422, want: []string{`id="purpose-error"`, `value="2026-12-01"`}},
		{name: "backwards", method: "POST", path: path, form: form("to", "2026-11-01"), status: 422, want: []string{`id="to-error"`}},
		{name: "second person alone", method: "POST", path: path, form: form("person1", "2023-02-29"), status: 422, want: []string{`id="person1-error"`, `value="2023-02-29"`}},
		{name: "markup", method: "POST", path: path, form: form("from", `"><script>alert(1)</script>`), status: 422, wantNot: []string{"<script>alert"}},
	} {
		t.Run(sc.name, func(t *testing.T) {
			t.Parallel()
			sc.run(t, h)
		})
	}
}
