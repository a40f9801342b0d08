package site

import (
	"bytes"
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"net/http"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// maxInputBytes is more than any calculator's input takes.
const maxInputBytes = 8000

// chartFormat is a form of file that a chart can be had in.
type chartFormat struct {
	contentType string
	write       func(s *site, ctx context.Context, q chartQuery) ([]byte, error)
}

// chartQuery is a chart that is asked for as a file.
type chartQuery struct {
	chartFile
	input    jsontext.Value
	question string
	locale   i18n.Locale
}

// chartFormats are the forms of files by the value of the button, which is also
// the end of the file's name.
func chartFormats() map[string]chartFormat {
	return map[string]chartFormat{
		"json": {"application/json; charset=utf-8", (*site).writeJSON},
		"svg":  {"image/svg+xml", (*site).writeSVG},
		"md":   {"text/markdown; charset=utf-8", (*site).writeMarkdown},
	}
}

// serveChartFile answers a posted form whose button asks for a file, or reports
// that it does not.
func (s *site) serveChartFile(w http.ResponseWriter, r *http.Request, rt route) bool {
	end := r.PostForm.Get("do")
	format, ok := chartFormats()[end]
	if !ok || rt.page.chart == nil {
		return false
	}
	q := chartQuery{
		chartFile: *rt.page.chart, input: jsontext.Value(r.PostForm.Get("input")), locale: rt.locale,
		question: entry(r.PostForm, "question", questionLimit),
	}
	if len(q.input) > maxInputBytes || !q.input.IsValid() {
		s.serveMessage(w, r, http.StatusBadRequest, badForm)
		return true
	}
	body, err := format.write(s, r.Context(), q)
	if fault.Is(err, fault.Invalid) {
		s.serveMessage(w, r, http.StatusUnprocessableEntity, badForm)
		return true
	}
	if err != nil {
		s.cfg.Log.Error("chart file not made", "kind", q.kind, "format", end, "err", err)
		s.serveMessage(w, r, http.StatusInternalServerError, internalError)
		return true
	}
	s.writeFile(w, document{contentType: format.contentType, name: "wenbu-" + q.kind + "." + end, text: body})
	return true
}

func (s *site) writeJSON(ctx context.Context, q chartQuery) ([]byte, error) {
	reading, err := s.cfg.Calculate(ctx, q.tool, q.locale, q.input)
	if err != nil {
		return nil, err
	}
	err = reading.Indent()
	return reading, err
}

func (s *site) writeSVG(ctx context.Context, q chartQuery) ([]byte, error) {
	return s.cfg.Draw(ctx, q.kind, q.input, q.locale)
}

// writeMarkdown writes a chart for reading and keeping: as a drawing in
// characters, the rules that decided it, and the input that gives it again.
func (s *site) writeMarkdown(ctx context.Context, q chartQuery) ([]byte, error) {
	reading, err := s.cfg.Calculate(ctx, q.tool, q.locale, q.input)
	if err != nil {
		return nil, err
	}
	drawing, err := s.cfg.Text(ctx, q.kind, q.input, q.locale)
	if err != nil {
		return nil, err
	}
	var told struct {
		Warnings []string `json:"warnings"`
		Rules    []struct {
			Option string `json:"option"`
			Value  string `json:"value"`
			WhyZh  string `json:"whyZh"`
			WhyEn  string `json:"whyEn"`
		} `json:"rules"`
	}
	if err := json.Unmarshal(reading, &told); err != nil {
		return nil, err
	}
	word := func(key string) string { return sentences()[key].In(q.locale) }
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\n\n", word(q.kind+".title"))
	if q.question != "" {
		fmt.Fprintf(&b, "> %s\n\n", plainMarkdown(q.question))
	}
	fence(&b, "text", drawing)
	if len(told.Warnings) > 0 {
		fmt.Fprintf(&b, "## %s\n\n", word("chart.notes"))
		for _, w := range told.Warnings {
			fmt.Fprintf(&b, "- %s\n", plainMarkdown(ownSide(w, q.locale)))
		}
		b.WriteByte('\n')
	}
	if len(told.Rules) > 0 {
		fmt.Fprintf(&b, "## %s\n\n", word("chart.rules"))
		for _, r := range told.Rules {
			fmt.Fprintf(&b, "- `%s=%s` %s\n", r.Option, r.Value, plainMarkdown(i18n.T(r.WhyZh, r.WhyEn).In(q.locale)))
		}
		b.WriteByte('\n')
	}
	input := q.input.Clone()
	if err := input.Indent(); err != nil {
		return nil, err
	}
	fmt.Fprintf(&b, "## %s\n\n", word("calculator.input"))
	fence(&b, "json", input)
	fmt.Fprintf(&b, "%s %s\n\n%s\n", word("site.name"), s.cfg.Version, word("site.notice"))
	return b.Bytes(), nil
}

// fence writes a block of code; no line of what is in it can end it.
func fence(b *bytes.Buffer, language string, text []byte) {
	mark := "```"
	for bytes.Contains(text, []byte(mark)) {
		mark += "`"
	}
	fmt.Fprintf(b, "%s%s\n%s\n%s\n\n", mark, language, bytes.TrimRight(text, "\n"), mark)
}

// plainMarkdown makes one line of text that is nothing but text in Markdown.
func plainMarkdown(text string) string {
	var b strings.Builder
	for _, c := range strings.Join(strings.Fields(text), " ") {
		if strings.ContainsRune("\\`*_{}[]<>()#+!|~&", c) {
			b.WriteByte('\\')
		}
		b.WriteRune(c)
	}
	return b.String()
}

// ownSide returns the page's language out of a bilingual "English / 中文".
func ownSide(both string, l i18n.Locale) string {
	en, zh, ok := strings.Cut(both, " / ")
	if !ok {
		return both
	}
	return i18n.T(zh, en).In(l)
}
