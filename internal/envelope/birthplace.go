package envelope

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"math"
	"strconv"

	"github.com/wenbu-go/wenbu/calc/place"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

// site is a place on the map.
type site struct {
	ID        int     `json:"id"`
	Name      string  `json:"name"`
	Longitude float64 `json:"longitude"`
	Latitude  float64 `json:"latitude"`
	Timezone  string  `json:"timezone"`
}

func newSite(p place.Place, l i18n.Locale) site {
	return site{p.ID, i18n.T(p.Name, p.NameEn).In(l), p.LongitudeDegEast, p.LatitudeDegNorth, p.Timezone}
}

// maxPlacesKept is how many found places a run remembers.
const maxPlacesKept = 100

// rememberPlaces keeps what search_places found: a birth there is known by its
// longitude later.
func (m *Mapper) rememberPlaces(raw jsontext.Value) error {
	var found struct {
		Places []site `json:"places"`
	}
	if err := json.Unmarshal(raw, &found); err != nil {
		return fault.Wrap("read a result of search_places", err)
	}
	m.places = append(m.places, found.Places...)
	m.places = m.places[max(0, len(m.places)-maxPlacesKept):]
	return nil
}

// birth is where and when somebody was born, as far as a map shows it.
type birth struct {
	longitude float64
	timezone  string
	clocks    clocks
}

// readBirth reads a result of calculate_bazi or calculate_ziwei. errNothing says
// that no longitude is known.
func readBirth(r Result) (birth, error) {
	var reading struct {
		Input struct {
			Timezone  string   `json:"timezone"`
			Longitude *float64 `json:"longitude"`
		} `json:"input"`
		Time   jsontext.Value `json:"time"`
		Clocks jsontext.Value `json:"clocks"`
	}
	if err := json.Unmarshal(r.Reading, &reading); err != nil {
		return birth{}, fault.Wrap("read a result", err)
	}
	if r.Kind == "ziwei" {
		reading.Time = reading.Clocks
	}
	b := birth{timezone: reading.Input.Timezone}
	if err := json.Unmarshal(reading.Time, &b.clocks); err != nil {
		return birth{}, fault.Wrap("read the clocks of a result", err)
	}
	if reading.Input.Longitude == nil || b.clocks.LongitudeCorrectionSeconds == nil {
		return birth{}, errNothing
	}
	b.longitude = *reading.Input.Longitude
	return b, nil
}

// secondsPerDegree is how long the Earth takes to turn by one degree.
const secondsPerDegree = 240

// meridian is the one that zone time is reckoned from, to 0.01°, which is finer
// than the whole seconds of the correction.
func (b birth) meridian() float64 {
	return math.Round(100*wrap(b.longitude-*b.clocks.LongitudeCorrectionSeconds/secondsPerDegree)) / 100
}

// wrap brings a longitude into −180 to 180.
func wrap(degrees float64) float64 {
	return degrees - 360*math.Round(degrees/360)
}

// where returns the place of a birth: one that was found in the run, else the only
// one of the gazetteer with its longitude.
func (b birth) where(found []site, l i18n.Locale) (site, bool) {
	for _, s := range found {
		if math.Abs(s.Longitude-b.longitude) < 1e-6 {
			return s, true
		}
	}
	if known := place.AtLongitude(b.longitude, b.timezone); len(known) == 1 {
		return newSite(known[0], l), true
	}
	return site{}, false
}

// The northern and southern ends of meridians on the map, in degrees.
const meridianEnd = 80.0

// farFromZone is the distance of a place from its zone's meridian, in degrees,
// beyond which the strip between them is not drawn.
const farFromZone = 60.0

// birthplace shows where a birth was, the meridian of its zone, and how far solar
// time is from zone time there.
func (d drawing) birthplace(r Result) (Envelope, error) {
	b, err := readBirth(r)
	if err != nil {
		return Envelope{}, err
	}
	zone := b.meridian()
	shift := d.shift(*b.clocks.LongitudeCorrectionSeconds)
	shapes := []feature{
		meridianLine("zone-meridian", "zone_meridian", zone, d.say("时区经线 ", "Zone meridian ")+degrees(zone, "E", "W")),
		meridianLine("birth-meridian", "local_meridian", b.longitude, d.say("出生地经线 ", "Meridian of birth ")+degrees(b.longitude, "E", "W")),
	}
	if width := math.Abs(zone - b.longitude); width > 0.01 && width < farFromZone {
		shapes = append(shapes, strip("solar-shift", zone, b.longitude, shift))
	}
	name := d.say("出生地", "Birthplace")
	if s, ok := b.where(d.places, d.locale); ok {
		name = s.Name
		shapes = append(shapes, pointAt("birthplace", [2]float64{s.Longitude, s.Latitude}, name))
	}
	text := fmt.Sprintf("%s %s; %s %s; %s", name, degrees(b.longitude, "E", "W"), d.say("时区经线", "zone meridian"), degrees(zone, "E", "W"), shift)
	if solar := b.clocks.TrueSolar; solar != nil {
		text += "; " + d.say("真太阳时 ", "true solar time ") + *solar
	}
	return d.mapOf("draw_geojson", map[string]any{"geojson": collection{"FeatureCollection", shapes}, "style": "default"}, text)
}

// shift says how far mean solar time is from zone time.
func (d drawing) shift(seconds float64) string {
	minutes, rest := int(math.Abs(seconds))/60, int(math.Abs(seconds))%60
	if seconds < 0 {
		return fmt.Sprintf(d.say("平太阳时比标准时慢 %d 分 %d 秒", "mean solar time is %d min %d s behind zone time"), minutes, rest)
	}
	return fmt.Sprintf(d.say("平太阳时比标准时快 %d 分 %d 秒", "mean solar time is %d min %d s ahead of zone time"), minutes, rest)
}

// placeOn shows a place by a marker.
func (d drawing) placeOn(s site) (Envelope, error) {
	text := fmt.Sprintf("%s %s %s %s", s.Name, degrees(s.Latitude, "N", "S"), degrees(s.Longitude, "E", "W"), s.Timezone)
	return d.mapOf("add_marker", map[string]any{
		"id": "place-" + strconv.Itoa(s.ID), "position": [2]float64{s.Longitude, s.Latitude},
		"label": units.Shorten(s.Name, maxLabel), "popup_text": text, "color": "teal",
	}, text)
}

// flyTo moves the view to a place.
func (d drawing) flyTo(s site) (Envelope, error) {
	return d.mapOf("fly_to", map[string]any{"center": [2]float64{s.Longitude, s.Latitude}, "zoom": 5, "duration_ms": 1500}, s.Name)
}

func (d drawing) mapOf(action string, params any, fallback string) (Envelope, error) {
	e := Envelope{Kind: KindMapAction, SchemaVersion: SchemaVersion, Action: action, Surface: SurfaceMap, FallbackText: units.Shorten(fallback, maxFallback)}
	var err error
	e.Params, err = encode(params)
	return e, err
}

// GeoJSON, as far as birthplaces use it.
type (
	collection struct {
		Type     string    `json:"type"`
		Features []feature `json:"features"`
	}
	feature struct {
		Type       string     `json:"type"`
		ID         string     `json:"id"`
		Properties properties `json:"properties"`
		Geometry   geometry   `json:"geometry"`
	}
	properties struct {
		Role  string `json:"role"`
		Label string `json:"label"`
	}
	geometry struct {
		Type        string `json:"type"`
		Coordinates any    `json:"coordinates"`
	}
)

func newFeature(id, role, label string, g geometry) feature {
	return feature{"Feature", id, properties{role, units.Shorten(label, maxPopup)}, g}
}

func pointAt(id string, at [2]float64, label string) feature {
	return newFeature(id, "birthplace", label, geometry{"Point", at})
}

func meridianLine(id, role string, longitude float64, label string) feature {
	return newFeature(id, role, label, geometry{"LineString", [][2]float64{{longitude, -meridianEnd}, {longitude, meridianEnd}}})
}

func strip(id string, from, to float64, label string) feature {
	ring := [][2]float64{{from, -meridianEnd}, {to, -meridianEnd}, {to, meridianEnd}, {from, meridianEnd}, {from, -meridianEnd}}
	return newFeature(id, "solar_shift", label, geometry{"Polygon", [][][2]float64{ring}})
}

// degrees writes an angle with the letter of its half of the globe.
func degrees(v float64, positive, negative string) string {
	letter := positive
	if v < 0 {
		letter = negative
	}
	return strconv.FormatFloat(math.Round(math.Abs(v)*100)/100, 'f', -1, 64) + "°" + letter
}
