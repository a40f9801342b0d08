package tool_test

import (
	"context"
	"encoding/json/jsontext"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

func TestBrief(t *testing.T) {
	t.Parallel()
	const full = `{"kind":"x","rules":[{"a":1}],"list":[{"keep":[1,{"color":2}],"color":"red"},{"color":"blue"},3,null],"deep":{"a":{"b":1,"c":2}},"color":5}`
	for _, c := range []struct {
		aside []string
		want  string
	}{
		{nil, full},
		{[]string{"none", "deep.none.at"}, full},
		{[]string{"rules", "list[].color", "deep.a.b"}, `{"kind":"x","list":[{"keep":[1,{"color":2}]},{},3,null],"deep":{"a":{"c":2}},"color":5}`},
		{[]string{"kind", "rules", "list", "deep", "color"}, `{}`},
	} {
		each := tool.New(tool.Spec{Name: "x", Aside: c.aside}, func(context.Context, i18n.Locale, struct{}) (struct{}, error) { return struct{}{}, nil })
		if got, err := each.Brief(jsontext.Value(full)); err != nil || string(got) != c.want {
			t.Errorf("%v: got %s, %v; want %s", c.aside, got, err, c.want)
		}
	}
	broken := tool.New(tool.Spec{Name: "x", Aside: []string{"a"}}, func(context.Context, i18n.Locale, struct{}) (struct{}, error) { return struct{}{}, nil })
	if _, err := broken.Brief(jsontext.Value(`{"b":`)); err == nil {
		t.Error("a result that is no JSON was shortened")
	}
}
