package site

import (
	"context"
	"encoding/json/v2"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// placeLimit is how many candidates a form shows.
const placeLimit = 8

type placeQuery struct {
	Query  string      `json:"query"`
	Limit  int         `json:"limit"`
	Locale i18n.Locale `json:"locale"`
}

// placeChoice is a place that the search found.
type placeChoice struct {
	Name      string  `json:"name"`
	Admin     string  `json:"admin"`
	Country   string  `json:"country"`
	Longitude float64 `json:"longitude"`
	Timezone  string  `json:"timezone"`
}

// Value is what the form sends back when the place is chosen.
func (p placeChoice) Value() string {
	return formatDegrees(p.Longitude) + " " + p.Timezone + " " + p.Name
}

// Degrees is the longitude for people.
func (p placeChoice) Degrees() string {
	side, deg := "E", p.Longitude
	if deg < 0 {
		side, deg = "W", -deg
	}
	return strconv.FormatFloat(deg, 'f', 2, 64) + "°" + side
}

func formatDegrees(deg float64) string { return strconv.FormatFloat(deg, 'f', 4, 64) }

// clearPlace returns the one place that typed can only mean: the only one of that
// name, or the only one found when its name begins what was typed or the reverse.
func clearPlace(places []placeChoice, typed string) (placeChoice, bool) {
	typed = strings.ToLower(typed)
	var same []placeChoice
	for _, p := range places {
		if strings.ToLower(p.Name) == typed {
			same = append(same, p)
		}
	}
	if len(same) == 0 && len(places) == 1 {
		name := strings.ToLower(places[0].Name)
		if strings.HasPrefix(name, typed) || strings.HasPrefix(typed, name) {
			same = places
		}
	}
	if len(same) != 1 {
		return placeChoice{}, false
	}
	return same[0], true
}

// The clocks that are used side by side in Xinjiang.
const (
	zoneBeijing  = "Asia/Shanghai"
	zoneXinjiang = "Asia/Urumqi"
)

// take fills in a place: what was typed now stands for it.
func (f *birthForm) take(name, timezone, longitude string) {
	f.Place, f.Placed = name, name
	f.Timezone, f.Longitude, f.Clock = timezone, longitude, ""
}

// AsksClock reports whether the place is one where two clocks are in use, so that
// the person must say which one the time was read from.
func (f birthForm) AsksClock() bool {
	return f.Placed != "" && f.Place == f.Placed && (f.Timezone == zoneXinjiang || f.Clock != "")
}

// takeClock makes the chosen clock the time zone. A clock that was chosen for
// another place or zone is forgotten.
func (f *birthForm) takeClock() {
	isOne := func(zone string) bool { return zone == zoneBeijing || zone == zoneXinjiang }
	if f.AsksClock() && isOne(f.Clock) && isOne(f.Timezone) {
		f.Timezone = f.Clock
	} else {
		f.Clock = ""
	}
}

// settlePlace makes what was typed stand for one place. Where it cannot, the
// field says what to do, with the candidates below it.
func (s *site) settlePlace(ctx context.Context, l i18n.Locale, body *birthPart) (settled bool) {
	f := &body.Birth
	if f.Place == "" || f.Place == f.Placed {
		return true
	}
	places, err := s.searchPlaces(ctx, l, f.Place)
	if err != nil && !fault.Is(err, fault.Invalid) { // a refused query is a place that nobody knows
		s.cfg.Log.Error("place search failed", "err", err)
		return body.refusePlace("birth.error.placeFailed", l)
	}
	if p, ok := clearPlace(places, f.Place); ok {
		f.take(p.Name, p.Timezone, formatDegrees(p.Longitude))
		return true
	}
	body.Places = places
	if len(places) == 0 {
		return body.refusePlace("birth.error.placeNone", l)
	}
	return body.refusePlace("birth.error.placeMany", l)
}

func (b *birthPart) refusePlace(key string, l i18n.Locale) bool {
	text := sentences()[key].In(l)
	b.Errors = map[string]string{"place": strings.ReplaceAll(text, "{n}", strconv.Itoa(len(b.Places)))}
	return false
}

// searchPlaces asks for the places that a name may mean, the likeliest first.
func (s *site) searchPlaces(ctx context.Context, l i18n.Locale, name string) ([]placeChoice, error) {
	input, err := json.Marshal(placeQuery{Query: name, Limit: placeLimit, Locale: l})
	if err != nil {
		return nil, err
	}
	raw, err := s.cfg.Calculate(ctx, "search_places", l, input)
	if err != nil {
		return nil, err
	}
	var found struct {
		Places []placeChoice `json:"places"`
	}
	err = json.Unmarshal(raw, &found)
	return found.Places, err
}
