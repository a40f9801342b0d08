package catalog

import (
	"encoding/json/jsontext"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

func TestDraw(t *testing.T) {
	t.Parallel()
	input := jsontext.Value(`{"date":"2000-08-16","time":"03:30"}`)
	for _, c := range []struct {
		format Format
		locale i18n.Locale
		want   string
		never  string
	}{
		{SVG, i18n.Zh, "<svg", "Day master"},
		{SVG, i18n.En, "<svg", "日主"},
		{Text, i18n.Zh, "丙", "<svg"},
	} {
		got, err := Draw("bazi", c.format, c.locale, input)
		if err != nil || !strings.Contains(string(got), c.want) || strings.Contains(string(got), c.never) {
			t.Errorf("%v %s: %v\n%s", c.format, c.locale, err, got)
		}
	}
}

func TestDraw_Refuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		kind, input string
		want        fault.Kind
	}{
		{"palm", `{"date":"2000-08-16"}`, fault.NotFound},
		{"bazi", `{"date":"2000-8-16"}`, fault.Invalid},
		{"bazi", `{"date":"2023-02-29"}`, fault.Invalid},
		{"bazi", `{"date":"2000-08-16","solarTime":true}`, fault.Invalid},
	} {
		if _, err := Draw(c.kind, SVG, i18n.Zh, jsontext.Value(c.input)); !fault.Is(err, c.want) {
			t.Errorf("%s %s: got %v, want %v", c.kind, c.input, err, c.want)
		}
	}
}
