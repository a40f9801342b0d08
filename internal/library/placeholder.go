package library

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// placeholder is a value that a guide leaves to the engine, written
// {{name key="value" …}}.
type placeholder struct {
	name string
	args map[string]string
}

var (
	placeholderForm = regexp.MustCompile(`\{\{([a-z]+)((?: [a-z]+="[^"]*")*)\}\}`)
	placeholderArg  = regexp.MustCompile(`([a-z]+)="([^"]*)"`)
)

// expand replaces every placeholder of text by what the engine computes.
func expand(locale i18n.Locale, text string) (string, error) {
	var failed error
	out := placeholderForm.ReplaceAllStringFunc(text, func(whole string) string {
		m := placeholderForm.FindStringSubmatch(whole)
		p := placeholder{name: m[1], args: map[string]string{}}
		for _, a := range placeholderArg.FindAllStringSubmatch(m[2], -1) {
			p.args[a[1]] = a[2]
		}
		value, err := p.compute(locale)
		if err != nil && failed == nil {
			failed = fmt.Errorf("%s: %w", whole, err)
		}
		return value
	})
	return out, failed
}

// compute returns the text that stands for p.
func (p placeholder) compute(locale i18n.Locale) (string, error) {
	known, ok := calculators[p.name]
	if !ok {
		return "", fmt.Errorf("unknown placeholder %q", p.name)
	}
	for name := range p.args {
		if !slices.Contains(known.args, name) {
			return "", fmt.Errorf("unknown argument %q", name)
		}
	}
	return known.compute(p, locale)
}

// calculators are the kinds of placeholders by name.
var calculators = map[string]calculator{
	"bazi":       showing(castBazi, chartViews, "date time timezone boundary longitude clock sex"),
	"term":       {[]string{"year", "name", "timezone"}, func(p placeholder, _ i18n.Locale) (string, error) { return p.term() }},
	"iching":     showing(castLines, castViews, "lines seed"),
	"trigram":    showing(castTrigram, trigramViews, "name"),
	"tarot":      showing(drawTarot, tarotViews, "seed spread at"),
	"ziwei":      showing(castZiwei, ziweiViews, "date time timezone sex palace"),
	"liuyao":     showing(castLiuyao, liuyaoViews, "lines date time timezone topic"),
	"meihua":     showing(castMeihua, meihuaViews, "date time timezone numbers"),
	"xiaoliuren": showing(countPalaces, palaceViews, "date time question"),
	"almanac":    showing(openAlmanac, dayViews, "date"),
	"pickday":    showing(pickDays, choiceViews, "purpose from to born"),
}

// calculator is a kind of placeholder: the arguments that it takes, and what
// computes the value.
type calculator struct {
	args    []string
	compute func(placeholder, i18n.Locale) (string, error)
}

// view is one value of what was cast, as a guide shows it.
type view[T any] func(T, i18n.Locale) (string, error)

// said is a view that always has something to say.
func said[T any](say func(T) i18n.Text) view[T] {
	return func(cast T, l i18n.Locale) (string, error) { return say(cast).In(l), nil }
}

// showing makes a calculator of what casts and the views of the cast, of which
// the argument show names one. The other arguments are separated by spaces.
func showing[T any](cast func(placeholder) (T, error), views map[string]view[T], args string) calculator {
	compute := func(p placeholder, l i18n.Locale) (string, error) {
		show, ok := views[p.args["show"]]
		if !ok {
			return "", fmt.Errorf("unknown view %q", p.args["show"])
		}
		made, err := cast(p)
		if err != nil {
			return "", err
		}
		return show(made, l)
	}
	return calculator{append(strings.Fields(args), "show"), compute}
}

// clock reads the arguments date, time and timezone, the last two of which may be
// left out; known is whether there was a time.
func (p placeholder) clock() (local civil.DateTime, zone *civil.Zone, known bool, err error) {
	local, err = civil.ParseDate(p.args["date"])
	clock, known := p.args["time"]
	if known && err == nil {
		local, err = civil.ParseDateTime(p.args["date"] + "T" + clock)
	}
	if name, ok := p.args["timezone"]; ok && err == nil {
		zone, err = civil.LoadZone(name)
	}
	return local, zone, known, err
}

// moment is clock for casts that need all of it.
func (p placeholder) moment() (civil.DateTime, *civil.Zone, error) {
	local, zone, known, err := p.clock()
	if err == nil && (zone == nil || !known) {
		err = errors.New("a time and a timezone are needed")
	}
	return local, zone, err
}
