package catalog

import (
	"encoding/json/jsontext"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

func TestSearchPlaces(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		input  string
		locale i18n.Locale
		name   string
	}{
		{`{"query":" 成都 "}`, "", "成都"},
		{`{"query":"Chengdu","locale":"en"}`, "", "Chengdu"},
		{`{"query":"chengdu"}`, i18n.En, "Chengdu"},
		{`{"query":"chengdu"}`, "", "成都"},
	} {
		result, err := callTool(t, searchPlaces(), c.locale, c.input)
		if err != nil {
			t.Fatal(err)
		}
		places := result.Value.(placesOutput).Places
		if len(places) == 0 {
			t.Errorf("%s: nothing found", c.input)
			continue
		}
		p := places[0]
		if !strings.HasPrefix(p.Name, c.name) || p.Timezone != "Asia/Shanghai" || p.Country != "CN" || p.ID == 0 || p.Admin == "" ||
			p.Longitude < 103.9 || p.Longitude > 104.2 || p.Latitude < 30.5 || p.Latitude > 30.8 {
			t.Errorf("%s: got %+v", c.input, p)
		}
	}
}

func TestSearchPlaces_Limit(t *testing.T) {
	t.Parallel()
	for input, most := range map[string]int{`{"query":"san"}`: 10, `{"query":"san","limit":2}`: 2} {
		result, err := callTool(t, searchPlaces(), "", input)
		if err != nil || len(result.Value.(placesOutput).Places) != most {
			t.Errorf("%s: got %s, %v", input, result.JSON, err)
		}
	}
	result, err := callTool(t, searchPlaces(), "", `{"query":"qqqqqqqq"}`)
	if err != nil || string(result.JSON) != `{"places":[]}` {
		t.Errorf("nothing fits: got %s, %v", result.JSON, err)
	}
}

func TestSearchPlaces_Refuses(t *testing.T) {
	t.Parallel()
	for input, path := range map[string]string{
		`{}`: "query", `{"query":"　"}`: "query", `{"query":"` + strings.Repeat("x", 81) + `"}`: "query",
		`{"query":"x","limit":0}`: "limit", `{"query":"x","limit":11}`: "limit", `{"query":"x","near":1}`: "",
	} {
		_, err := searchPlaces().Check(jsontext.Value(input))
		if f := fault.As(err); f == nil || len(f.Fields) != 1 || f.Fields[0].Path != path {
			t.Errorf("%.40s: got %v", input, err)
		}
	}
}
