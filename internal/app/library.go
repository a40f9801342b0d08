package app

import (
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
)

// handbookFlags open the handbook that is part of the program.
type handbookFlags struct {
	SiteURL httpURL `env:"WENBU_SITE_URL" placeholder:"URL" help:"Public address of a site, for links; left out, links are relative."`
}

func (f handbookFlags) open() *library.Library {
	return library.New(library.Options{SiteURL: string(f.SiteURL), Now: time.Now})
}

// libraryCmd is `wenbu library`.
type libraryCmd struct{ handbookFlags }

// Run prints the catalogue.
func (c *libraryCmd) Run(s Streams) error {
	index, err := c.open().Index()
	if err != nil {
		return err
	}
	return printJSON(s.Out, index)
}

// guideCmd is `wenbu guide`.
type guideCmd struct {
	Slug   string `arg:"" help:"The guide, as wenbu library lists it."`
	Locale string `arg:"" optional:"" default:"en" enum:"zh,en" help:"zh or en."`
	JSON   bool   `name:"json" help:"Print the structured edition instead of Markdown."`
	handbookFlags
}

// Run prints the guide.
func (c *guideCmd) Run(s Streams) error {
	locale, _ := i18n.Parse(c.Locale)
	guide, err := c.open().Guide(locale, c.Slug)
	if fault.Is(err, fault.NotFound) {
		return usage("slug: the handbook has no guide %.40q; wenbu library lists them", c.Slug)
	}
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(s.Out, guide)
	}
	_, err = fmt.Fprint(s.Out, guide.Markdown())
	return err
}
