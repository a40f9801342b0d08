package catalog

import (
	"context"
	_ "embed"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed read_library.md
var readLibraryMD string

type readLibraryInput struct {
	ID      string `json:"id" limit:"1..120" doc:"A document's id as search_library gave it, for example guide-bazi-basics."`
	Section string `json:"section,omitzero" limit:"1..80" doc:"Only this section: an id of the document's outline."`
}

func readLibrary(texts Library) tool.Tool {
	spec := tool.Spec{
		Name:        "read_library",
		Category:    "library",
		Label:       i18n.T("阅读资料", "Read a library note"),
		Description: tool.Describe(readLibraryMD),
		ReadOnly:    true,
		Idempotent:  true,
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in readLibraryInput) (library.Document, error) {
		return texts.Read(language(l), in.ID, in.Section)
	})
}
