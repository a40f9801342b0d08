package app

import (
	"context"
	"encoding/json/v2"
	"fmt"
	"log/slog"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/wenbu-go/wenbu/calc/place"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// placesCmd is `wenbu places`.
type placesCmd struct {
	Name  string `arg:"" help:"Name of the place, in Chinese or Latin letters."`
	Limit int    `default:"10" help:"How many to list, 1 to 10."`
	JSON  bool   `help:"Print machine-readable."`
}

// Run lists the places that a name may mean.
func (c *placesCmd) Run(ctx context.Context, s Streams) error {
	t, err := newTools("", slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	input, err := json.Marshal(map[string]any{"query": c.Name, "limit": c.Limit})
	if err != nil {
		return err
	}
	result, err := t.runner.Call(ctx, "search_places", i18n.Zh, input)
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
		fmt.Fprintf(table, "%d\t%s\t%.4f\t%.4f\t%s\n", p.ID, joined(p.Name, p.Admin, p.Country), p.Longitude, p.Latitude, p.Timezone)
	}
	return table.Flush()
}

// joined names a place so that it can be told from its namesakes.
func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), ", ")
}

// candidates bounds how many namesakes are weighed and listed.
const candidates = 10

// findPlace returns the one place that name or id means. name may say more after
// a comma: "朝阳,北京". A name that several places share is an error that lists
// them.
func findPlace(name string, id int) (place.Place, error) {
	if id != 0 {
		p, ok := place.ByID(id)
		if !ok {
			return p, usage("--place-id: the gazetteer has no place %d", id)
		}
		return p, nil
	}
	head, more, _ := strings.Cut(strings.ReplaceAll(name, "，", ","), ",")
	found := place.Search(strings.TrimSpace(head), 50)
	if more = strings.TrimSpace(more); more != "" {
		found = slices.DeleteFunc(found, func(p place.Place) bool { return !within(p, more) })
	}
	switch {
	case len(found) == 0:
		return place.Place{}, usage("--place: the gazetteer knows no %q; try a larger place nearby, or give --timezone and --longitude", name)
	case len(found) == 1 || settled(found, head):
		return found[0], nil
	}
	var list []string
	for _, p := range found[:min(len(found), candidates)] {
		list = append(list, fmt.Sprintf("%s (--place-id %d)", joined(p.Name, p.Admin, p.Country), p.ID))
	}
	return place.Place{}, usage("--place: %q may be %s", name, strings.Join(list, "; "))
}

// within reports whether a place lies in the named region or country.
func within(p place.Place, region string) bool {
	for _, name := range []string{p.Admin, p.AdminEn, p.Country, p.CountryName, p.CountryNameEn} {
		if strings.Contains(strings.ToLower(name), strings.ToLower(region)) {
			return true
		}
	}
	return false
}

// settled reports whether the first of the matches is so clearly what a name
// means that nobody need be asked.
func settled(found []place.Place, name string) bool {
	first := found[0]
	return named(first, name) && !slices.ContainsFunc(found[1:], func(p place.Place) bool {
		return named(p, name) && !dwarfs(first, p) && !beside(first, p)
	})
}

// dwarfs reports whether the first place is known to have ten times the people.
func dwarfs(first, second place.Place) bool {
	return second.Population > 0 && first.Population >= 10*second.Population
}

// beside reports whether two places keep the same clock and differ by less than
// four minutes of solar time, so that a chart hardly cares which of them it is.
func beside(first, second place.Place) bool {
	return first.Timezone == second.Timezone && math.Abs(first.LongitudeDegEast-second.LongitudeDegEast) < 1
}

// divisionSuffixes end the full names of Chinese places; people leave them out.
var divisionSuffixes = []string{"市", "区", "县", "镇", "乡", "街道"}

// named reports whether a place is called name, with or without what kind of
// place it is.
func named(p place.Place, name string) bool {
	if strings.EqualFold(p.Name, name) || strings.EqualFold(p.NameEn, name) {
		return true
	}
	for _, suffix := range divisionSuffixes {
		if short, ok := strings.CutSuffix(p.Name, suffix); ok && short == strings.TrimSuffix(name, suffix) {
			return true
		}
	}
	return false
}
