package library

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/pickday"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

func openAlmanac(p placeholder) (almanac.Day, error) {
	date, err := civil.ParseDate(p.args["date"])
	if err != nil {
		return almanac.Day{}, err
	}
	return almanac.NewDay(date, almanac.Rules{})
}

// activitiesShown is how many activities a guide lists.
const activitiesShown = 6

// dayViews are the values that a guide may show of a page of the almanac.
var dayViews = map[string]view[almanac.Day]{
	"lunar": said(func(d almanac.Day) i18n.Text { return i18n.T(d.Lunar.String(), d.Lunar.English()) }),
	"month": said(func(d almanac.Day) i18n.Text { return bothLanguages(d.MonthPair, pairName) }),
	"day":   said(func(d almanac.Day) i18n.Text { return bothLanguages(d.DayPair, pairName) }),
	"officer": said(func(d almanac.Day) i18n.Text {
		o := d.Officer()
		return i18n.T(o.String(), o.English()+" ("+o.String()+")")
	}),
	"road": said(func(d almanac.Day) i18n.Text {
		g := d.RoadGod()
		colour := i18n.T("黑道", "black road")
		if g.Yellow() {
			colour = i18n.T("黄道", "yellow road")
		}
		return i18n.T(g.String()+"（"+colour.Zh+"）", g.English()+" ("+g.String()+"), "+colour.En)
	}),
	"clash": said(func(d almanac.Day) i18n.Text {
		c := d.Clash()
		animal := almanac.Zodiac(c.Branch)
		return i18n.T(fmt.Sprintf("冲%s（%s），煞%s", animal, c.Branch, c.Sha),
			fmt.Sprintf("opposes %s, the %s, with Sha in the %s", branchName(c.Branch, i18n.En), animal.English(), strings.ToLower(c.Sha.English())))
	}),
	"term": said(func(d almanac.Day) i18n.Text {
		t := d.Term.Term
		return i18n.T(t.String(), t.English()+" ("+t.String()+")")
	}),
	"suited":  said(func(d almanac.Day) i18n.Text { return activityList(d.Advice().Suited()) }),
	"avoided": said(func(d almanac.Day) i18n.Text { return activityList(d.Advice().Avoided()) }),
}

func bothLanguages[T any](v T, name func(T, i18n.Locale) string) i18n.Text {
	return i18n.T(name(v, i18n.Zh), name(v, i18n.En))
}

// activityList names the first activities that still are part of life.
func activityList(list []daygod.Activity) i18n.Text {
	var zh, en []string
	for _, a := range list {
		if a.Today() != "" && len(zh) < activitiesShown {
			zh, en = append(zh, a.Today()), append(en, strings.ToLower(a.English()))
		}
	}
	if len(zh) == 0 {
		return i18n.T("无", "none")
	}
	return joined(zh, en)
}

// pickDays chooses days for a purpose; born is the year pillar of someone
// concerned.
func pickDays(p placeholder) (pickday.Result, error) {
	var q pickday.Query
	var ok bool
	if q.Purpose, ok = pickday.ParsePurpose(p.args["purpose"]); !ok {
		return pickday.Result{}, fmt.Errorf("unknown purpose %q", p.args["purpose"])
	}
	var err error
	if q.From, err = civil.ParseDate(p.args["from"]); err != nil {
		return pickday.Result{}, err
	}
	if q.To, err = civil.ParseDate(p.args["to"]); err != nil {
		return pickday.Result{}, err
	}
	if text, given := p.args["born"]; given {
		pair, ok := ganzhi.ParsePair(text)
		if !ok {
			return pickday.Result{}, fmt.Errorf("no pair %q", text)
		}
		q.People = []pickday.Person{{Year: pair}}
	}
	return pickday.Pick(q)
}

// choicesShown is how many of the days chosen a guide lists.
const choicesShown = 3

// choiceViews are the values that a guide may show of days chosen.
var choiceViews = map[string]view[pickday.Result]{
	"count": said(func(r pickday.Result) i18n.Text {
		return i18n.T(fmt.Sprintf("%d 天里留下 %d 天", r.Days, len(r.Choices)), fmt.Sprintf("%d of %d days are kept", len(r.Choices), r.Days))
	}),
	"best": said(func(r pickday.Result) i18n.Text {
		var zh, en []string
		for _, c := range r.Choices[:min(choicesShown, len(r.Choices))] {
			zh = append(zh, c.Day.Date.DateString()+"（"+strconv.Itoa(c.Score)+" 分）")
			en = append(en, c.Day.Date.DateString()+" ("+strconv.Itoa(c.Score)+" points)")
		}
		return joined(zh, en)
	}),
	"reasons": func(r pickday.Result, l i18n.Locale) (string, error) {
		if len(r.Choices) == 0 {
			return "", fmt.Errorf("no day is left")
		}
		var zh, en []string
		for _, p := range r.Choices[0].Points {
			zh, en = append(zh, fmt.Sprintf("%s %+d", p.Zh, p.Value)), append(en, fmt.Sprintf("%s %+d", p.En, p.Value))
		}
		return clauses(zh, en).In(l), nil
	},
}
