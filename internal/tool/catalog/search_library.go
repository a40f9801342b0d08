package catalog

import (
	"context"
	_ "embed"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed search_library.md
var searchLibraryMD string

type searchLibraryInput struct {
	Query string `json:"query" limit:"1..160" trim:"true" doc:"Words to look for, Chinese or English."`
	Limit int    `json:"limit" range:"1..8" default:"6" doc:"How many results at most."`
}

type searchLibraryOutput struct {
	Results []library.Hit `json:"results"`
	Scope   string        `json:"scope" doc:"What was searched."`
}

var searchScope = i18n.T("只检索了本站资料库，不是互联网；摘要不能作为引用依据，请先读原文。",
	"Only this site's library was searched, not the web. A snippet is no evidence; read the text first.")

func searchLibrary(texts Library) tool.Tool {
	spec := tool.Spec{
		Name:        "search_library",
		Category:    "library",
		Label:       i18n.T("检索资料库", "Search the library"),
		Description: tool.Describe(searchLibraryMD),
		ReadOnly:    true,
		Idempotent:  true,
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in searchLibraryInput) (searchLibraryOutput, error) {
		hits, err := texts.Search(language(l), in.Query, in.Limit)
		return searchLibraryOutput{Results: hits, Scope: searchScope.In(l)}, err
	})
}
