package site

import (
	"net/url"
	"testing"
)

func TestMatch(t *testing.T) {
	t.Parallel()
	h := New(almanacConfig())
	form := func(pairs ...string) url.Values {
		v := url.Values{
			"a.date": {"1998-02-27"}, "a.time": {"21:10"}, "a.timezone": {"Asia/Shanghai"}, "a.sex": {"male"},
			"b.date": {"1999-05-01"}, "b.timeUnknown": {"1"}, "b.timezone": {"Asia/Shanghai"},
		}
		for i := 0; i+1 < len(pairs); i += 2 {
			v.Set(pairs[i], pairs[i+1])
		}
		return v
	}
	for _, sc := range []scenario{
		{name: "empty", path: "/match/", status: 200, want: []string{`id="a.date"`, `id="b.date"`, `value="Asia/Taipei"`}, wantNot: []string{"result-title"}},
		{name: "two charts", method: "POST", path: "/match/", form: form(), status: 200, want: []string{
			">戊</text>", ">癸</text>", "<b>天干合</b>", "甲己", "B 方：时间不详", "起始分", `value="1999-05-01"`,
		}},
		{name: "in English", method: "POST", path: "/en/match/", form: form(), status: 200, want: []string{"Stem Clash", "where every pair of charts begins", "Person A Hour – Person B Day"}},
		{name: "no such day", method: "POST", path: "/en/match/", form: form("b.date", "2023-02-29"), status: 422,
			want: []string{`id="b.date-error"`, `value="1998-02-27"`}, wantNot: []string{`id="a.date-error"`}},
		{name: "no time", method: "POST", path: "/match/", form: form("a.time", ""), status: 422, want: []string{`id="a.time-error"`}},
		{name: "no such zone", method: "POST", path: "/match/", form: form("a.timezone", "Mars/Base"), status: 422, want: []string{`id="a.timezone-error"`}},
		{name: "markup", method: "POST", path: "/match/", form: form("b.timezone", `"><script>alert(1)</script>`), status: 422, wantNot: []string{"<script>alert"}},
		{name: "methodology by its short name", path: "/en/methodology/", status: 308, headers: map[string]string{"Location": "/en/learn/methodology/"}},
	} {
		t.Run(sc.name, func(t *testing.T) {
			t.Parallel()
			sc.run(t, h)
		})
	}
}

// Numbers of relations stand apart, so that each can be read.
func TestDrawMatch_NumbersStandApart(t *testing.T) {
	t.Parallel()
	value := "甲子"
	pillars := []baziPillar{{Key: "year", Value: &value}, {Key: "month", Value: &value}, {Key: "day", Value: &value}, {Key: "hour"}}
	result := &matchResult{A: matchChart{Pillars: pillars}, B: matchChart{Pillars: pillars}}
	for _, a := range []string{"year", "month", "day"} {
		for _, b := range []string{"year", "month", "day"} {
			result.Relations = append(result.Relations, matchRelation{A: a, B: b}, matchRelation{word: word{Name: "冲"}, A: a, B: b})
		}
	}
	d := drawMatch(result)
	if len(d.Pillars) != 6 || len(d.Lines) != 18 {
		t.Fatalf("%d pillars, %d lines", len(d.Pillars), len(d.Lines))
	}
	close := 0
	for i := range d.Lines {
		if d.hides(i, 12) {
			close++
		}
		if d.Lines[i].Clash != (i%2 == 1) {
			t.Errorf("line %d: clash %t", i, d.Lines[i].Clash)
		}
	}
	if close > 0 {
		t.Errorf("%d of %d numbers hide another", close, len(d.Lines))
	}
}
