package agent

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"sync"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Names of tools that the harness treats in its own way.
const (
	toolUpdatePlan    = "update_plan"
	toolAskUser       = "ask_user"
	toolWriteReport   = "write_report"
	toolSearchLibrary = "search_library"
	toolReadLibrary   = "read_library"
	toolReadReference = "read_reference"
)

// mustSay names the members of an input that a model has to give although the
// tool has a default for them: the harness guesses no time zone.
var mustSay = map[string][]string{
	"calculate_bazi": {"timezone"},
	"match_charts":   {"a.timezone", "b.timezone"},
	"pick_day":       {"people[].timezone"},
}

// shown says which members of an input a model is shown, where that is not all of
// them. The tools take the others as well: schools beyond these few are chosen on the
// pages of the calculators, whose results come along as readings.
var shown = map[string]struct {
	without []string
	options []string // of the member options; nil: all
}{
	"calculate_bazi":  {options: []string{"late_zi", "clock", "year_boundary", "luck_method", "strength_method"}},
	"calculate_ziwei": {options: []string{"late_zi", "clock", "zw_school", "zw_leap_month", "zw_year_divide"}},
	"match_charts":    {without: []string{"a.options", "b.options", "a.locale", "b.locale"}},
	"pick_day":        {without: []string{"options", "people[].options", "people[].locale"}},
	"almanac_day":     {without: []string{"options"}},
	"cast_liuyao":     {options: []string{"cast_method", "late_zi", "clock"}},
	"cast_meihua":     {options: []string{"year_boundary", "mh_leap_month", "mh_hour"}},
}

// kit is the tools of a Turner: those of the Caller in the form that a model is
// offered, those that recompute readings, and the harness's own, which are bound
// to one run each.
type kit struct {
	offered  []tool.Tool                       // of the Caller
	specs    func() map[i18n.Locale][]ToolSpec // of every tool of a run, made when the first turn runs
	readings map[string]tool.Tool              // by kind
	plan     tool.Definition[planInput, planUpdated]
	ask      tool.Definition[Question, questionAsked]
	report   tool.Definition[Report, reportSaved]
}

func newKit(c Config) kit {
	k := kit{
		readings: map[string]tool.Tool{},
		plan:     tool.Define[planInput, planUpdated](planSpec),
		ask:      tool.Define[Question, questionAsked](askSpec),
		report:   tool.Define[Report, reportSaved](reportSpec),
	}
	all := map[string]tool.Tool{}
	for _, t := range c.Tools.Tools() {
		all[t.Name] = t
	}
	for _, name := range c.Offer {
		if t, ok := all[name]; ok {
			k.offered = append(k.offered, t.Requiring(mustSay[name]...))
		}
	}
	for kind, rule := range readingRules {
		if t, ok := all[rule.tool]; ok && t.Chart != nil {
			k.readings[kind] = t.Requiring(rule.must...)
		}
	}
	k.specs = sync.OnceValue(func() map[i18n.Locale][]ToolSpec { return specsOf(k.bind(&run{})) })
	return k
}

// bind returns every tool of a run, in the order in which a model sees them.
func (k *kit) bind(r *run) []tool.Tool {
	tools := []tool.Tool{k.plan.Bind(r.updatePlan)}
	tools = append(tools, k.offered...)
	return append(tools, k.ask.Bind(r.askUser), k.report.Bind(r.writeReport))
}

// callIn runs a tool of the Caller on a checked input in one language, which
// replaces the one that the input may name.
func (t *Turner) callIn(ctx context.Context, l i18n.Locale, called tool.Tool, input jsontext.Value) (tool.Result, error) {
	if _, ok := called.Input.Properties["locale"]; ok {
		var members map[string]jsontext.Value
		if err := json.Unmarshal(input, &members); err != nil {
			return tool.Result{}, fault.Wrap("set the language of "+called.Name, err)
		}
		members["locale"] = jsontext.Value(`"` + l + `"`)
		var err error
		if input, err = json.Marshal(members); err != nil {
			return tool.Result{}, fault.Wrap("set the language of "+called.Name, err)
		}
	}
	return t.Tools.Call(ctx, called.Name, l, input)
}
