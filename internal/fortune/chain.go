package fortune

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// basicInput is the input of t1.
type basicInput struct {
	birthInput
	Locale string `json:"locale,omitzero" enum:"zh|en" doc:"Language of the texts."`
}

// basicOutput is the answer of t1.
type basicOutput struct {
	Context    baseContext `json:"base_context"`
	Summary    string      `json:"human_readable_summary"`
	Disclaimer string      `json:"disclaimer"`
}

func (d Deps) basic(_ context.Context, l i18n.Locale, in basicInput) (basicOutput, error) {
	l = pick(in.Locale, l)
	c, err := newCast(&in.birthInput)
	if err != nil {
		return basicOutput{}, invalid("birth_year", err)
	}
	b, err := c.context()
	if err != nil {
		return basicOutput{}, invalid("birth_year", err)
	}
	return basicOutput{*b, c.summary(b, l), disclaimer.In(l)}, nil
}

// patternInput is the input of t2.
type patternInput struct {
	Context jsontext.Value `json:"base_context" doc:"base_context as bazi_basic_analysis answered it, unchanged."`
	Locale  string         `json:"locale,omitzero" enum:"zh|en" doc:"Language of the texts."`
}

// patternOutput is the answer of t2.
type patternOutput struct {
	Final      patternFinal   `json:"final_result"`
	Partial    patternPartial `json:"partial"`
	Disclaimer string         `json:"disclaimer"`
}

type patternFinal struct {
	Pattern patternResult `json:"pattern_result"`
}

type patternPartial struct {
	Context baseContext `json:"base_context"`
}

// ValidateParts checks the context.
func (in *patternInput) ValidateParts(broken map[string]bool) []fault.Field {
	if broken[contextField] {
		return nil
	}
	_, _, problems := reopen(contextField, in.Context)
	return problems
}

func (d Deps) pattern(ctx context.Context, l i18n.Locale, in patternInput) (patternOutput, error) {
	l = pick(in.Locale, l)
	c, b, problems := reopen(contextField, in.Context)
	if problems != nil {
		return patternOutput{}, schema.Invalid(problems)
	}
	core := newPatternCore(c.chart.Read())
	text, by, err := narrate(ctx, d.Narrator, Brief{l, "pattern", core, core.draft(c, l)})
	if err != nil {
		return patternOutput{}, err
	}
	return patternOutput{patternFinal{patternResult{core, text, by}}, patternPartial{*b}, disclaimer.In(l)}, nil
}

// yearInput is the input of t3.
type yearInput struct {
	Context    jsontext.Value `json:"base_context" doc:"As in bazi_pattern_analysis."`
	Pattern    jsontext.Value `json:"pattern_result" doc:"pattern_result from final_result of bazi_pattern_analysis, unchanged."`
	TargetYear int            `json:"target_year" doc:"From the year of birth to 120 years later."`
	Locale     string         `json:"locale,omitzero" enum:"zh|en" doc:"Language of the texts."`
}

// yearOutput is the answer of t3.
type yearOutput struct {
	Final      yearResult  `json:"final_result"`
	Partial    yearPartial `json:"partial"`
	Disclaimer string      `json:"disclaimer"`
}

type yearPartial struct {
	Context baseContext `json:"base_context"`
	Pattern patternCore `json:"pattern_result" doc:"As computed, without the narrative."`
}

// ValidateParts checks what was passed back and the year.
func (in *yearInput) ValidateParts(broken map[string]bool) []fault.Field {
	if broken[contextField] {
		if broken[patternField] {
			return nil
		}
		return checkObject(patternField, in.Pattern)
	}
	c, _, problems := reopen(contextField, in.Context)
	if !broken[patternField] {
		problems = append(problems, checkPattern(patternField, in.Pattern, c)...)
	}
	if c != nil && !broken["target_year"] {
		problems = append(problems, c.checkYear(in.TargetYear)...)
	}
	return problems
}

func (d Deps) year(_ context.Context, l i18n.Locale, in yearInput) (yearOutput, error) {
	l = pick(in.Locale, l)
	c, b, problems := reopen(contextField, in.Context)
	if problems != nil {
		return yearOutput{}, schema.Invalid(problems)
	}
	return yearOutput{c.year(in.TargetYear, l), yearPartial{*b, newPatternCore(c.chart.Read())}, disclaimer.In(l)}, nil
}

// evaluationInput is the input of t4.
type evaluationInput struct {
	Year    jsontext.Value `json:"year_analysis_result" doc:"final_result of bigluck_year_analysis with its partial put inside it as the member partial."`
	Pattern jsontext.Value `json:"pattern_result" doc:"As in bigluck_year_analysis."`
	Locale  string         `json:"locale,omitzero" enum:"zh|en" doc:"Language of the texts."`
}

// evaluationOutput is the answer of t4.
type evaluationOutput struct {
	Final      evaluation  `json:"final_result"`
	Partial    yearPartial `json:"partial"`
	Disclaimer string      `json:"disclaimer"`
}

const reshape = "is the whole answer of bigluck_year_analysis; pass {...final_result, partial}: the members of final_result, and partial beside them"

// ValidateParts checks what was passed back.
func (in *evaluationInput) ValidateParts(broken map[string]bool) []fault.Field {
	var c *cast
	var problems []fault.Field
	if !broken[analysisField] {
		c, _, _, problems = in.reopen()
	}
	if !broken[patternField] {
		problems = append(problems, checkPattern(patternField, in.Pattern, c)...)
	}
	return problems
}

// reopen reads the year analysis: its context, and the year that it is about.
func (in *evaluationInput) reopen() (*cast, *baseContext, int, []fault.Field) {
	var given struct {
		Final      jsontext.Value `json:"final_result"`
		TargetYear *float64       `json:"target_year"`
		Partial    *struct {
			Context jsontext.Value `json:"base_context"`
		} `json:"partial"`
	}
	if in.Year.Kind() != '{' {
		return nil, nil, 0, problem(analysisField, "must be an object: {...final_result, partial} of bigluck_year_analysis")
	}
	err := json.Unmarshal(in.Year, &given)
	switch {
	case given.Final != nil:
		return nil, nil, 0, problem(analysisField, reshape)
	case err != nil || given.Partial == nil || given.Partial.Context == nil:
		return nil, nil, 0, problem(analysisField+".partial", "is missing; put the partial of bigluck_year_analysis inside, beside the members of final_result")
	case given.TargetYear == nil || *given.TargetYear != float64(int(*given.TargetYear)):
		return nil, nil, 0, problem(analysisField+".target_year", "is missing; pass final_result unchanged")
	}
	year := int(*given.TargetYear)
	c, b, problems := reopen(analysisField+".partial.base_context", given.Partial.Context)
	if c == nil {
		return nil, nil, 0, problems
	}
	if wrong := c.checkYear(year); wrong != nil {
		return c, b, year, append(problems, within(analysisField, wrong)...)
	}
	problems = append(problems, checkAnalysis(in.Year, c, year)...)
	return c, b, year, problems
}

func (d Deps) evaluate(ctx context.Context, l i18n.Locale, in evaluationInput) (evaluationOutput, error) {
	l = pick(in.Locale, l)
	c, b, year, problems := in.reopen()
	if problems != nil {
		return evaluationOutput{}, schema.Invalid(problems)
	}
	e, err := c.evaluate(year)
	if err != nil {
		return evaluationOutput{}, invalid(analysisField+".target_year", err)
	}
	draft := e.draft(c, c.year(year, l), l)
	if e.Narrative, e.Interpreter, err = narrate(ctx, d.Narrator, Brief{l, "year", e, draft}); err != nil {
		return evaluationOutput{}, err
	}
	return evaluationOutput{e, yearPartial{*b, newPatternCore(c.chart.Read())}, disclaimer.In(l)}, nil
}

const (
	contextField  = "base_context"
	patternField  = "pattern_result"
	analysisField = "year_analysis_result"
)

// checkObject refuses what is no object.
func checkObject(path string, raw jsontext.Value) []fault.Field {
	if raw.Kind() != '{' {
		return problem(path, "must be the object pattern_result that bazi_pattern_analysis answered in final_result, unchanged")
	}
	return nil
}

// checkPattern compares a pattern result that was passed back with the computed
// one; its narrative may be anything. c is nil when the birth is not known.
func checkPattern(path string, raw jsontext.Value, c *cast) []fault.Field {
	if problems := checkObject(path, raw); problems != nil || c == nil {
		return problems
	}
	return differences(path, raw, newPatternCore(c.chart.Read()), "bazi_pattern_analysis")
}

// checkAnalysis compares a year analysis that was passed back with the computed
// one, in either language.
func checkAnalysis(raw jsontext.Value, c *cast, year int) []fault.Field {
	var fewest []fault.Field
	for i, l := range []i18n.Locale{i18n.Zh, i18n.En} {
		found := differences(analysisField, raw, c.year(year, l), "bigluck_year_analysis")
		if i == 0 || len(found) < len(fewest) {
			fewest = found
		}
	}
	return fewest
}
