package hubdoc

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"text/template"
	"time"

	"github.com/wenbu-go/wenbu/internal/hub"
)

// writer writes the documents of one hub.
type writer struct{ Config }

// functions are what pages may call. One that is asked for something the hub has
// not fails, and with it New.
func (w writer) functions() template.FuncMap {
	return template.FuncMap{
		"version":      func() string { return hub.SkillVersion },
		"url":          w.url,
		"link":         func(path string) string { return w.SiteURL + path },
		"site":         func() string { return w.SiteURL },
		"tools":        w.toolTable,
		"category":     w.toolSections,
		"errors":       errorTable,
		"windows":      w.windowTable,
		"perMinute":    w.perMinute,
		"longest":      w.longest,
		"limitReasons": w.limitReasons,
		"inFlight":     func() int64 { return w.AccountInFlight },
	}
}

// url writes an address for a command; $HUB stands for a server without a public
// address.
func (w writer) url(path string) string {
	if w.SiteURL == "" {
		return "$HUB" + path
	}
	return w.SiteURL + path
}

// table writes rows as Markdown.
func table(head []string, rows [][]string) string {
	var b strings.Builder
	line := func(cells []string) {
		b.WriteString("| " + strings.Join(cells, " | ") + " |\n")
	}
	line(head)
	line(slices.Repeat([]string{"---"}, len(head)))
	for _, row := range rows {
		for i := range row {
			row[i] = strings.ReplaceAll(row[i], "|", `\|`)
		}
		line(row)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func quote(s string) string { return "`" + s + "`" }

// toolTable lists the tools.
func (w writer) toolTable() string {
	var rows [][]string
	for _, e := range w.Hub.Entries() {
		rows = append(rows, []string{e.ID, quote(e.Name), e.Category, cost(e), credential(e), w.limit(e.Window), model(e)})
	}
	return table([]string{"id", "name", "category", "cost", "credential", "limit", "model"}, rows)
}

func cost(e *hub.Entry) string {
	if e.Paid {
		return "live price"
	}
	return "0"
}

func credential(e *hub.Entry) string {
	if e.Session {
		return "key or cookie"
	}
	return "key"
}

func (w writer) limit(of hub.Window) string {
	n := w.calls(of)
	if n == 0 {
		return "none"
	}
	return fmt.Sprintf("%d/min %s", n, quote(of.Name))
}

// calls is how many calls a window takes on this server; 0 is no limit.
func (w writer) calls(of hub.Window) int64 {
	if n, ok := w.PerMinute[of.Name]; ok {
		return n
	}
	return int64(of.PerMinute)
}

func model(e *hub.Entry) string {
	if e.LLM {
		return "1 call"
	}
	return "none"
}

// toolSections describes the tools of a category with their fields.
func (w writer) toolSections(category string) (string, error) {
	var parts []string
	for _, e := range w.Hub.Entries() {
		if e.Category == category {
			parts = append(parts, w.toolSection(e))
		}
	}
	if parts == nil {
		return "", fmt.Errorf("no tools of the category %s", category)
	}
	return strings.Join(parts, "\n\n"), nil
}

func (w writer) toolSection(e *hub.Entry) string {
	facts := []string{"cost " + cost(e), "credential: " + credential(e), "limit: " + w.limit(e.Window), "model: " + model(e), "ends after at most " + seconds(e.Timeout)}
	parts := []string{
		fmt.Sprintf("### %s `%s`", e.ID, e.Name),
		e.Description().En,
		strings.Join(facts, " · ") + ". REST: " + quote("POST "+w.SiteURL+"/api/universal/"+e.Category+"/"+e.Name),
	}
	if fields := argumentRows(schemaOf(e.InputSchema())); len(fields) > 0 {
		parts = append(parts, "Arguments:", table([]string{"field", "type", "", "meaning"}, fields))
	} else {
		parts = append(parts, "Arguments: none, `{}`.")
	}
	return strings.Join(append(parts, "Payload:", table([]string{"field", "type", "meaning"}, resultRows(e))), "\n\n")
}

func seconds(d time.Duration) string { return fmt.Sprintf("%d s", int(d.Seconds())) }

// longest is how long the slowest tool may take.
func (w writer) longest() string {
	var most time.Duration
	for _, e := range w.Hub.Entries() {
		most = max(most, e.Timeout)
	}
	return seconds(most)
}

// windowTable lists the minute windows with the tools that count in them.
func (w writer) windowTable() string {
	names := map[string][]string{}
	var windows []hub.Window
	for _, e := range w.Hub.Entries() {
		if !slices.Contains(windows, e.Window) {
			windows = append(windows, e.Window)
		}
		names[e.Window.Name] = append(names[e.Window.Name], quote(e.Name))
	}
	var rows [][]string
	for _, each := range windows {
		per, who := "none", "–"
		if n := w.calls(each); n > 0 {
			per, who = fmt.Sprintf("%d/min", n), "every credential; counted per account, over all its keys and cookies"
		}
		if each.AgentOnly {
			who = "agent keys only; counted per key"
		}
		kind := "–"
		if each.Name != "" {
			kind = quote(each.Name)
		}
		rows = append(rows, []string{strings.Join(names[each.Name], " "), per, who, kind})
	}
	return table([]string{"tools", "together", "counts for", "`limit_type`"}, rows)
}

// perMinute is how many calls a window takes.
func (w writer) perMinute(name string) (int64, error) {
	for _, e := range w.Hub.Entries() {
		if e.Window.Name == name {
			return w.calls(e.Window), nil
		}
	}
	return 0, fmt.Errorf("no window %s", name)
}

// errorTable lists the codes with what an agent does about each.
func errorTable() (string, error) {
	statuses := hub.Statuses()
	var rows [][]string
	for _, a := range advices {
		status, ok := statuses[a.code]
		if !ok {
			return "", fmt.Errorf("no code %s", a.code)
		}
		delete(statuses, a.code)
		rows = append(rows, []string{quote(a.code), fmt.Sprintf("%d %s", status, http.StatusText(status)), a.means, a.do})
	}
	if len(statuses) > 0 {
		return "", fmt.Errorf("no advice about %v", statuses)
	}
	return table([]string{"code", "HTTP", "what it means", "what an agent does"}, rows), nil
}
