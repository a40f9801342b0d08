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

func TestDraw_IChing(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		input  string
		format Format
		locale i18n.Locale
		want   string
		never  string
	}{
		{`{"lines":[6,7,8,9,7,8]}`, SVG, "", "困", "Original"},
		{`{"lines":[6,7,8,9,7,8],"locale":"en"}`, SVG, "", "Original", "本卦"},
		{`{"lines":[6,7,8,9,7,8],"locale":"en"}`, Text, i18n.Zh, "泽水困", "Original"},
		{`{"seed":"问卜"}`, Text, "", "种子：问卜", "手工"},
		{`{"seed":"问卜"}`, SVG, "", "种子：问卜", "手工"},
		{`{"seed":"问卜","options":{"cast_method":"yarrow"}}`, SVG, i18n.En, "Fifty yarrow stalks", "Three coins"},
		{`{"lines":[6,7,8,9,7,8]}`, Text, "", "手工", "种子"},
	} {
		got, err := Draw("iching", c.format, c.locale, jsontext.Value(c.input))
		if err != nil || !strings.Contains(string(got), c.want) || strings.Contains(string(got), c.never) {
			t.Errorf("%s: %v\n%s", c.input, err, got)
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
		{"iching", `{}`, fault.Invalid},
		{"iching", `{"lines":[1,2,3,4,5,6]}`, fault.Invalid},
	} {
		if _, err := Draw(c.kind, SVG, i18n.Zh, jsontext.Value(c.input)); !fault.Is(err, c.want) {
			t.Errorf("%s %s: got %v, want %v", c.kind, c.input, err, c.want)
		}
	}
}
