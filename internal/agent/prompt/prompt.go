// Package prompt holds what the product itself says to a model: the system
// prompt of a turn and the short notes that force a step or end a turn. The texts
// are versioned, because the same model answers differently to another wording.
package prompt

import (
	"embed"
	"strings"
	"text/template"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Version names the wording in use. A change of any text needs a new one, which a test
// enforces; operators see it in GET /api/health and in wenbu doctor.
const Version = "v2"

//go:embed v2/*.tmpl
var files embed.FS

var templates = template.Must(template.ParseFS(files, Version+"/*.tmpl"))

// Params are the facts of a turn that its system prompt names.
type Params struct {
	Research   bool // mode "research", else "explore"
	ModelCalls int  // how many a turn may make
	ToolCalls  int  // how many a turn may run
	Seconds    int  // how long a turn may last
}

// System returns the system prompt in l.
func System(l i18n.Locale, p Params) (string, error) {
	var b strings.Builder
	name := i18n.T("system.zh.md.tmpl", "system.en.md.tmpl").In(l)
	if err := templates.ExecuteTemplate(&b, name, p); err != nil {
		return "", err
	}
	return strings.TrimSpace(b.String()), nil
}
