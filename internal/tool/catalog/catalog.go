// Package catalog holds the built-in tools, one file of code and one of words
// (for models and people) per tool. A new tool is one file pair and one line in
// All.
package catalog

import (
	"context"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Deps is what the tools need from the rest of the program.
type Deps struct {
	Library Library

	// References reads outside pages. nil: the tool for it is left out.
	References References

	// Random is where the seeds of casts come from. It is asked by many calls at
	// once. nil: only casts with a given outcome or seed are made.
	Random lot.Source

	// AllYears casts charts of all the years that calc/bazi knows, not only of
	// those of the wire.
	AllYears bool

	// Now is what a clock in the server's zone shows; nil makes inputs say it.
	Now func() civil.DateTime
}

// years returns the years of birth that charts are cast for.
func (d Deps) years() years {
	if d.AllYears {
		return allYears
	}
	return wireYears
}

// All returns the built-in tools.
func All(deps Deps) []tool.Tool {
	list := []tool.Tool{
		calculateBazi(deps.years()),
		matchCharts(deps.years()),
		reverseLookup(),
		calculateZiwei(deps.years()),
		castIChing(deps.Random),
		castLiuyao(deps),
		castMeihua(deps),
		drawTarot(deps.Random),
		restoreTarot(),
		almanacDay(),
		solarTerms(deps.years()),
		pickDay(deps.years()),
		xiaoLiuRen(deps.Now),
		searchPlaces(),
		searchLibrary(deps.Library),
		readLibrary(deps.Library),
	}
	if deps.References != nil {
		list = append(list, readReference(deps.References))
	}
	return list
}

// ForAgent returns the tools as an agent must use them: what a person might have
// left to a default has to be known, so that nothing is guessed for them.
func ForAgent(tools []tool.Tool) []tool.Tool {
	list := make([]tool.Tool, len(tools))
	for i, t := range tools {
		if t.Name == baziName {
			t = t.Requiring("timezone")
		}
		list[i] = t
	}
	return list
}

// Library is the handbook and the notes that may be searched and read.
type Library interface {
	// Search returns at most limit texts, best first.
	Search(locale i18n.Locale, query string, limit int) ([]library.Hit, error)
	// Read returns a whole text, or only a section of it. Errors are faults:
	// NotFound, or Invalid when id and section do not fit together.
	Read(locale i18n.Locale, id, section string) (library.Document, error)
}

// References are the outside pages that may be read.
type References interface {
	// Read fetches the page with an id of the catalogue. Errors are faults:
	// NotFound, or Unavailable when the page could not be read.
	Read(ctx context.Context, locale i18n.Locale, id string) (reference.Page, error)
}

// language returns the language of a tool whose input does not choose one.
func language(l i18n.Locale) i18n.Locale {
	if l == "" {
		return i18n.Zh
	}
	return l
}
