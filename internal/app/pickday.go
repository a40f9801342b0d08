package app

import (
	"github.com/wenbu-go/wenbu/calc/pickday"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/site"
)

// purposes are what the site offers to pick a day for.
func purposes() []site.Purpose {
	list := make([]site.Purpose, pickday.Purposes)
	for i := range list {
		p := pickday.Purpose(i)
		list[i] = site.Purpose{ID: p.String(), Name: i18n.T(p.Activity().Today(), p.Activity().English())}
	}
	return list
}
