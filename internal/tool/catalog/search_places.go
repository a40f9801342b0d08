package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/calc/place"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed search_places.md
var searchPlacesMD string

type placesInput struct {
	Query  string `json:"query" limit:"1..80" trim:"true" doc:"A place's name in Chinese, pinyin or English."`
	Limit  int    `json:"limit" range:"1..10" default:"10" doc:"How many candidates at most."`
	Locale string `json:"locale" enum:"zh|en" default:"\"zh\"" doc:"Language of the names."`
}

type placesOutput struct {
	Places []placeHit `json:"places" doc:"Best first; empty when nothing fits."`
}

type placeHit struct {
	ID        int     `json:"id"`
	Name      string  `json:"name"`
	Admin     string  `json:"admin" doc:"What it belongs to; may be empty."`
	Country   string  `json:"country" doc:"ISO 3166 code."`
	Longitude float64 `json:"longitude" doc:"Degrees east of Greenwich."`
	Latitude  float64 `json:"latitude" doc:"Degrees north."`
	Timezone  string  `json:"timezone" doc:"IANA name."`

	OtherTimezone string `json:"otherTimezone,omitzero" doc:"A second clock in use there, in Xinjiang Beijing time: ask which one a time was read from, and pass that one as timezone."`
}

func searchPlaces() tool.Tool {
	spec := tool.Spec{
		Name:        "search_places",
		Category:    "place",
		Route:       "places",
		Label:       i18n.T("查找地点", "Find a place"),
		Description: tool.Describe(searchPlacesMD),
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"query":"成都","limit":3}`),
	}
	return tool.New(spec, runPlaces)
}

func runPlaces(_ context.Context, l i18n.Locale, in placesInput) (placesOutput, error) {
	if l == "" {
		l = i18n.Locale(in.Locale)
	}
	out := placesOutput{Places: []placeHit{}}
	for _, p := range place.Search(in.Query, in.Limit) {
		out.Places = append(out.Places, placeHit{
			ID: p.ID, Name: i18n.T(p.Name, p.NameEn).In(l), Admin: i18n.T(p.Admin, p.AdminEn).In(l), Country: p.Country,
			Longitude: p.LongitudeDegEast, Latitude: p.LatitudeDegNorth, Timezone: p.Timezone, OtherTimezone: p.OtherTimezone(),
		})
	}
	return out, nil
}
