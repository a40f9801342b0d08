package catalog

import (
	"encoding/json/jsontext"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// The wire knows the births of 1901 to 2099, a caller in this process all that
// charts are cast for.
func TestAll_Years(t *testing.T) {
	t.Parallel()
	wire, all := All(Deps{Library: &shelf{}}), All(Deps{Library: &shelf{}, AllYears: true})
	for date, want := range map[string]struct{ wire, all bool }{
		"1599-12-31": {}, "1600-01-01": {all: true}, "1900-12-31": {all: true}, "1901-01-01": {true, true},
		"2099-12-31": {true, true}, "2100-01-01": {all: true}, "2200-12-31": {all: true}, "2201-01-01": {},
	} {
		birth := `{"date":"` + date + `","time":"08:30","timezone":"+08:00"}`
		for _, c := range []struct{ name, input string }{{baziName, birth}, {"match_charts", `{"a":` + birth + `,"b":{"date":"2000-08-16"}}`}} {
			if _, err := callTool(t, find(t, wire, c.name), "", c.input); (err == nil) != want.wire {
				t.Errorf("wire %s %s: %v", c.name, date, err)
			}
			_, err := callTool(t, find(t, all, c.name), "", c.input)
			if (err == nil) != want.all {
				t.Errorf("all %s %s: %v", c.name, date, err)
			}
			if err != nil && !strings.Contains(err.Error(), "1600 to 2200") {
				t.Errorf("%s: %v does not name the years", date, err)
			}
		}
		days := `{"purpose":"wedding","from":"` + date + `","to":"` + date + `","people":[` + birth + `]}`
		if _, err := callTool(t, find(t, wire, "pick_day"), "", days); (err == nil) != want.wire {
			t.Errorf("wire pick_day %s: %v", date, err)
		}
		if _, err := callTool(t, find(t, all, "pick_day"), "", days); (err == nil) != want.all {
			t.Errorf("all pick_day %s: %v", date, err)
		}
		if _, err := Draw("bazi", Text, i18n.Zh, jsontext.Value(birth)); (err == nil) != want.wire {
			t.Errorf("drawing %s: %v", date, err)
		}
		if _, err := DrawAllYears("bazi", SVG, i18n.Zh, jsontext.Value(birth)); (err == nil) != want.all {
			t.Errorf("drawing %s: %v", date, err)
		}
	}
}
