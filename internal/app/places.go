package app

import (
	"context"
	"encoding/json/v2"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/wenbu-go/wenbu/calc/place"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// placesCmd is `wenbu places`.
type placesCmd struct {
	Name   string `arg:"" help:"Name of the place, in Chinese or Latin letters."`
	Limit  int    `default:"10" help:"How many to list, 1 to 10."`
	Locale string `placeholder:"zh|en" help:"Language of the names: zh or en."`
	JSON   bool   `help:"Print machine-readable."`
}

// Run lists the places that a name may mean.
func (c *placesCmd) Run(ctx context.Context, s Streams) error {
	locale, err := parseLocale(c.Locale)
	if err != nil {
		return err
	}
	t, err := newTools("", slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	input, err := json.Marshal(map[string]any{"query": c.Name, "limit": c.Limit})
	if err != nil {
		return err
	}
	result, err := t.runner.Call(ctx, "search_places", locale, input)
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(s.Out, result.Value)
	}
	var found struct {
		Places []struct {
			ID                   int
			Name, Admin, Country string
			Longitude, Latitude  float64
			Timezone             string
			OtherTimezone        string
		}
	}
	if err := json.Unmarshal(result.JSON, &found, json.MatchCaseInsensitiveNames(true)); err != nil {
		return err
	}
	if len(found.Places) == 0 {
		return usage("no place is called %q; try a larger place nearby", c.Name)
	}
	table := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	for _, p := range found.Places {
		zones := p.Timezone
		if p.OtherTimezone != "" {
			zones += " or " + p.OtherTimezone
		}
		fmt.Fprintf(table, "%d\t%s\t%.4f\t%.4f\t%s\n", p.ID, joined(p.Name, p.Admin, p.Country), p.Longitude, p.Latitude, zones)
	}
	return table.Flush()
}

// joined names a place so that it can be told from its namesakes.
func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), ", ")
}

// degrees is a longitude.
type degrees float64

// UnmarshalText reads decimal degrees east.
func (d *degrees) UnmarshalText(text []byte) error {
	deg, err := strconv.ParseFloat(string(text), 64)
	if err != nil || !(math.Abs(deg) <= 180) {
		return errors.New("expected degrees east of Greenwich, from -180 to 180")
	}
	*d = degrees(deg)
	return nil
}

// find returns the one place that the flags name. Where the name is not clear, the
// error lists places in the language of locale.
func (f *placeFlags) find(locale string) (place.Place, error) {
	switch {
	case f.Place != "" && f.PlaceID != nil:
		return place.Place{}, usage("--place-id: give either --place or --place-id, not both")
	case f.PlaceID != nil:
		p, ok := place.ByID(*f.PlaceID)
		if !ok {
			return p, usage("--place-id: the gazetteer has no place %d", *f.PlaceID)
		}
		return p, nil
	}
	l, err := parseLocale(locale)
	if err != nil {
		return place.Place{}, err
	}
	return findPlace(f.Place, l)
}

// candidates bounds how many namesakes are listed.
const candidates = 10

// findPlace returns the one place that name means. name may say more after
// a comma: "朝阳,北京". A name that several places share is an error that lists
// them.
func findPlace(name string, l i18n.Locale) (place.Place, error) {
	found, settled := place.Settle(name)
	switch {
	case len(found) == 0:
		return place.Place{}, usage("--place: the gazetteer knows no %q; try a larger place nearby, or give --timezone and --longitude", name)
	case settled:
		return found[0], nil
	}
	var list []string
	for _, p := range found[:min(len(found), candidates)] {
		list = append(list, fmt.Sprintf("%s (--place-id %d)", joined(i18n.T(p.Name, p.NameEn).In(l), i18n.T(p.Admin, p.AdminEn).In(l), p.Country), p.ID))
	}
	return place.Place{}, usage("--place: %q may be %s", name, strings.Join(list, "; "))
}
