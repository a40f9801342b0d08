package catalog

import (
	"context"
	_ "embed"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed read_reference.md
var readReferenceMD string

type readReferenceInput struct {
	ID string `json:"id" limit:"1..120" doc:"An id like reference-… as search_library gave it."`
}

type readReferenceOutput struct {
	Source    library.Source `json:"source"`
	Content   string         `json:"content" doc:"The beginning of the page's text, after a line that says that it is not ours."`
	Truncated bool           `json:"truncated" doc:"Whether the page goes on after this."`
}

func readReference(pages References) tool.Tool {
	spec := tool.Spec{
		Name:        "read_reference",
		Category:    "library",
		Label:       i18n.T("读取参考网页", "Read a reference page"),
		Description: tool.Describe(readReferenceMD),
		ReadOnly:    true,
	}
	return tool.New(spec, func(ctx context.Context, l i18n.Locale, in readReferenceInput) (readReferenceOutput, error) {
		p, err := pages.Read(ctx, language(l), in.ID)
		if err != nil {
			return readReferenceOutput{}, err
		}
		return readReferenceOutput{
			Source: library.Source{
				ID: p.Entry.ID, Title: p.Entry.Title.In(l), URL: p.Entry.URL, Kind: "reference",
				Level: p.Entry.Group, Excerpt: p.Excerpt, ReadAt: p.ReadAt,
			},
			Content:   p.Content,
			Truncated: p.Truncated,
		}, nil
	})
}
