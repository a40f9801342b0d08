package tool_test

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

type sumInput struct {
	A    int    `json:"a" range:"0..9"`
	B    int    `json:"b" range:"0..9" default:"1"`
	Unit string `json:"unit" limit:"1..9" trim:"true" default:"\"m\""`
}

func (in sumInput) Validate() []fault.Field {
	if in.A == in.B {
		return []fault.Field{{Code: schema.Custom, Message: "a and b must differ"}}
	}
	return nil
}

type sumOutput struct {
	Sum  int    `json:"sum"`
	Unit string `json:"unit"`
	Word string `json:"word"`
}

func sumTool(err error) tool.Tool {
	spec := tool.Spec{Name: "sum", Category: "test", Label: i18n.T("求和", "Add"), ReadOnly: true}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in sumInput) (sumOutput, error) {
		return sumOutput{Sum: in.A + in.B, Unit: in.Unit, Word: i18n.T("和", "sum").In(l)}, err
	})
}

func TestTool_CheckAndCall(t *testing.T) {
	t.Parallel()
	sum := sumTool(nil)
	normal, err := sum.Check(jsontext.Value(`{"unit":" km ","a":2.0}`))
	if err != nil || string(normal) != `{"a":2,"b":1,"unit":"km"}` {
		t.Fatalf("got %s, %v", normal, err)
	}
	got, err := sum.Call(t.Context(), tool.Request{Locale: i18n.En, Input: normal})
	if err != nil || string(got.JSON) != `{"sum":3,"unit":"km","word":"sum"}` || string(got.Input) != string(normal) {
		t.Errorf("got %s from %s, %v", got.JSON, got.Input, err)
	}
	if got.Value.(sumOutput).Sum != 3 {
		t.Errorf("got value %+v", got.Value)
	}
	if _, problems := schema.Check(sum.Output, got.JSON); problems != nil {
		t.Errorf("the result does not satisfy its schema: %v", problems)
	}
}

func TestTool_CheckRefuses(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]fault.Field{
		`{"a":10}`:      {Path: "a", Code: schema.TooBig},
		`{"a":1}`:       {Path: "", Code: schema.Custom},
		`{"a":2,"A":2}`: {Path: "", Code: schema.UnrecognizedKeys},
	} {
		_, err := sumTool(nil).Check(jsontext.Value(input))
		f := fault.As(err)
		if f == nil || f.Kind != fault.Invalid || len(f.Fields) != 1 || f.Fields[0].Path != want.Path || f.Fields[0].Code != want.Code {
			t.Errorf("%s: got %v, want %v", input, err, want)
		}
	}
}

func TestTool_CallReturnsTheFunctionsError(t *testing.T) {
	t.Parallel()
	want := errors.New("no")
	if _, err := sumTool(want).Call(t.Context(), tool.Request{Input: jsontext.Value(`{"a":1,"b":2}`)}); !errors.Is(err, want) {
		t.Errorf("got %v", err)
	}
}

func TestTool_Requiring(t *testing.T) {
	t.Parallel()
	sum := sumTool(nil)
	strict := sum.Requiring("unit")
	for input, ok := range map[string]bool{`{"a":2}`: false, `{"a":2,"unit":"   "}`: false, `{"a":2,"unit":"km"}`: true} {
		if _, err := strict.Check(jsontext.Value(input)); (err == nil) != ok {
			t.Errorf("strict %s: %v", input, err)
		}
	}
	if _, err := sum.Check(jsontext.Value(`{"a":2}`)); err != nil {
		t.Errorf("the original changed: %v", err)
	}
}

func TestDescribe(t *testing.T) {
	t.Parallel()
	if got := tool.Describe("# zh\n\n甲\n\n乙\n\n# en\n\nA\n"); got != i18n.T("甲\n\n乙", "A") {
		t.Errorf("got %+v", got)
	}
	for _, bad := range []string{"", "# zh\nx", "# en\nx\n# zh\ny", "# zh\n\n# en\nx"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("no panic for %q", bad)
				}
			}()
			tool.Describe(bad)
		}()
	}
}
