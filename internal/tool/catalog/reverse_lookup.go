package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"errors"
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed reverse_lookup.md
var reverseLookupMD string

// reverseInput is four pillars and where to look for them.
type reverseInput struct {
	Pillars  [4]string `json:"pillars" items:"1..40" doc:"Year, month, day and hour pillar, two Hanzi each: 甲子."`
	From     int       `json:"from" range:"1600..2200" default:"1600" doc:"First year of the wall clock."`
	To       int       `json:"to" range:"1600..2200" default:"2200" doc:"Last year of the wall clock."`
	Timezone string    `json:"timezone" limit:"1..80" trim:"true" default:"\"+08:00\"" doc:"IANA name or fixed offset of the wall clock that day and hour are read from: births elsewhere have the pillars at other times. Before standard time a zone's own mean time counts."`
	LateZi   string    `json:"late_zi" enum:"same_day|next_day|same_day_and_stem" default:"\"same_day\"" doc:"Which day owns 23:00 to 23:59."`
}

// reverseOutput is every birth with the pillars.
type reverseOutput struct {
	Kind    string       `json:"kind" const:"reverse"`
	Version string       `json:"version" const:"wenbu-reverse-1.0"`
	Input   reverseInput `json:"input" doc:"The input with all defaults filled in."`
	Offset  string       `json:"offset,omitzero" doc:"Wall clock minus UTC of the local readings; left out for a timezone by name, whose offset changes."`
	Count   int          `json:"count" doc:"Number of spans."`
	Spans   []baziSpan   `json:"spans" doc:"When births have the four pillars, earliest first: a double hour, or the part of it between changes of the month."`
	Method  string       `json:"method" doc:"English / 中文."`
}

var reverseMethod = i18n.T("逐年逐月按节气的绝对时刻划定范围，再取其中的日与时辰；交节切开的时辰只取相符的一段，不作抽样，无一遗漏。时刻按 timezone 的钟表，不给则按东八区。",
	"year by year and month by month between the absolute instants of the solar terms, then the day and the double hour; one that a term divides gives the part that fits. Nothing is sampled, so none is missed. Readings are of the clock of timezone, at UTC+08:00 when none is given.")

func reverseLookup() tool.Tool {
	spec := tool.Spec{
		Name:        "reverse_lookup",
		Category:    "calculator",
		Route:       "reverse",
		Label:       i18n.T("由四柱反查生辰", "Find births by pillars"),
		Description: tool.Describe(reverseLookupMD),
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"pillars":["丙辰","丁酉","丙子","甲午"],"from":1900,"to":2030}`),
	}
	return tool.New(spec, runReverse)
}

func runReverse(_ context.Context, _ i18n.Locale, in reverseInput) (reverseOutput, error) {
	search := bazi.Search{FirstYear: in.From, LastYear: in.To}
	if err := search.Rules.Set("late_zi", in.LateZi); err != nil {
		return reverseOutput{}, inputFault(err)
	}
	var pillars [4]ganzhi.Pair
	for i, name := range in.Pillars {
		pair, ok := ganzhi.ParsePair(name)
		if !ok {
			return reverseOutput{}, notPillar(i, name)
		}
		pillars[i] = pair
	}
	var err error
	if search.Zone, err = civil.LoadZone(in.Timezone); err != nil {
		return reverseOutput{}, inputFault(err)
	}
	offset := ""
	if search.Zone.Fixed() {
		offset = civil.FormatOffset(search.Zone.At(0).OffsetSeconds)
	}
	spans, err := bazi.Reverse(pillars, search)
	if err != nil {
		return reverseOutput{}, reverseFault(err)
	}
	return reverseOutput{
		Kind: "reverse", Version: "wenbu-reverse-1.0", Input: in, Offset: offset,
		Count: len(spans), Spans: newBaziSpans(spans), Method: reverseMethod.Both(),
	}, nil
}

// pillarNames are the names of the four pillars in sentences.
var pillarNames = [4]i18n.Text{i18n.T("年柱", "year pillar"), i18n.T("月柱", "month pillar"), i18n.T("日柱", "day pillar"), i18n.T("时柱", "hour pillar")}

// notPillar is the error about a text that is no pillar.
func notPillar(i int, text string) error {
	return namedFault(&calc.InputError{Field: fmt.Sprintf("pillars.%d", i), Value: text,
		Reason:   "must be two Hanzi, a stem and a branch that agree in polarity, for example 甲子",
		ReasonZh: "须为阴阳相配的干支两字，如甲子"}, pillarNames[i])
}

// reverseYears are the names of the years between which reverse_lookup looks.
var reverseYears = map[string]i18n.Text{
	"from": i18n.T("起始年", "first year"),
	"to":   i18n.T("截止年", "last year"),
}

// reverseFault is inputFault for errors of reverse_lookup, whose ends are years.
func reverseFault(err error) error {
	var e *calc.InputError
	if errors.As(err, &e) {
		if name, ok := reverseYears[e.Field]; ok {
			return namedFault(e, name)
		}
	}
	return inputFault(err)
}
