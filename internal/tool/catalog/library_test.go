package catalog

import (
	"encoding/json/jsontext"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// shelf is a Library of one text that notes what it was asked for.
type shelf struct{ asked []string }

func (s *shelf) Search(l i18n.Locale, query string, limit int) ([]library.Hit, error) {
	s.asked = append(s.asked, strings.Join([]string{"search", string(l), query, strings.Repeat("i", limit)}, "|"))
	return []library.Hit{{ID: "guide-x", Title: "X", URL: "https://wenbu.example/learn/x/", Kind: "guide", Level: "editorial", Snippet: "x", NextTool: "read_library"}}, nil
}

func (s *shelf) Read(l i18n.Locale, id, section string) (library.Document, error) {
	s.asked = append(s.asked, strings.Join([]string{"read", string(l), id, section}, "|"))
	if id != "guide-x" {
		return library.Document{}, fault.New(fault.NotFound, "", i18n.T("没有", "none"))
	}
	return library.Document{
		Source:     library.Source{ID: id, Title: "X", URL: "https://wenbu.example/learn/x/", Kind: "guide", Level: "editorial", ReadAt: time.Unix(0, 0).UTC()},
		DocumentID: id, Content: "text", Format: "text/markdown", Scope: "full",
	}, nil
}

func TestSearchLibrary(t *testing.T) {
	t.Parallel()
	s := &shelf{}
	result, err := callTool(t, searchLibrary(s), i18n.En, `{"query":" 十神 "}`)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"results":[{"id":"guide-x","title":"X","url":"https://wenbu.example/learn/x/","kind":"guide","level":"editorial","snippet":"x","nextTool":"read_library"}],"scope":"` + searchScope.En + `"}`
	if string(result.JSON) != want || s.asked[0] != "search|en|十神|iiiiii" {
		t.Errorf("got %s by %q", result.JSON, s.asked)
	}
	if _, err := callTool(t, searchLibrary(s), "", `{"query":"x","limit":8}`); err != nil || s.asked[1] != "search|zh|x|iiiiiiii" {
		t.Errorf("got %v by %q", err, s.asked)
	}
}

func TestReadLibrary(t *testing.T) {
	t.Parallel()
	s := &shelf{}
	result, err := callTool(t, readLibrary(s), i18n.Zh, `{"id":"guide-x"}`)
	if err != nil || !strings.Contains(string(result.JSON), `"scope":"full","section":null,"truncated":false`) || !strings.Contains(string(result.JSON), `"readAt":"1970-01-01T00:00:00Z"`) {
		t.Errorf("got %s, %v", result.JSON, err)
	}
	if _, err := callTool(t, readLibrary(s), i18n.Zh, `{"id":"guide-y","section":"questions"}`); !fault.Is(err, fault.NotFound) {
		t.Errorf("got %v", err)
	}
	if want := "read|zh|guide-y|questions"; s.asked[1] != want {
		t.Errorf("asked %q, want %s", s.asked, want)
	}
}

func TestLibraryTools_Refuse(t *testing.T) {
	t.Parallel()
	s := &shelf{}
	search, read := searchLibrary(s), readLibrary(s)
	for _, c := range []struct {
		tool        tool.Tool
		input, path string
	}{
		{search, `{}`, "query"}, {search, `{"query":"  "}`, "query"}, {search, `{"query":"` + strings.Repeat("长", 161) + `"}`, "query"},
		{search, `{"query":"x","limit":0}`, "limit"}, {search, `{"query":"x","limit":9}`, "limit"}, {search, `{"query":"x","limit":1.5}`, "limit"},
		{search, `{"query":"x","url":"https://x"}`, ""},
		{read, `{}`, "id"}, {read, `{"id":""}`, "id"}, {read, `{"id":"` + strings.Repeat("x", 121) + `"}`, "id"},
		{read, `{"id":"x","section":""}`, "section"}, {read, `{"id":"x","section":"` + strings.Repeat("x", 81) + `"}`, "section"},
		{read, `{"id":"x","section":null}`, "section"},
	} {
		_, err := c.tool.Check(jsontext.Value(c.input))
		f := fault.As(err)
		if f == nil || len(f.Fields) != 1 || f.Fields[0].Path != c.path {
			t.Errorf("%s %.60s: got %v", c.tool.Name, c.input, err)
		}
	}
	if s.asked != nil {
		t.Errorf("the library was asked %q", s.asked)
	}
}

func FuzzLibraryTools(f *testing.F) {
	f.Add(`{"query":"十神","limit":3}`)
	f.Add(`{"id":"guide-x#questions","section":"questions"}`)
	f.Fuzz(func(t *testing.T, input string) {
		for _, each := range []tool.Tool{searchLibrary(&shelf{}), readLibrary(&shelf{})} {
			if _, err := callTool(t, each, "", input); err != nil && !fault.Is(err, fault.Invalid) && !fault.Is(err, fault.NotFound) {
				t.Fatalf("%s %s: %v", each.Name, input, err)
			}
		}
	})
}
