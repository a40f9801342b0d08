package envelope

import "math"

// Bounds of map actions.
const (
	maxLatitude     = 85.0511 // of the web map's projection
	maxLongitude    = 180
	maxDuration     = 5000
	maxMarkers      = 100 // of one envelope
	maxMarkersOnMap = 500
	maxFeatureIDs   = 200
	maxFeatures     = 500
	maxVertices     = 10000
	maxHighlight    = 60000 // milliseconds
	maxLabel        = 80
	maxPopup        = 500
)

// mapAction is something that can be done to the map.
type mapAction struct {
	name   string
	about  string // for documents
	params *schema
}

// mapActions are all of them.
func mapActions() []mapAction {
	list := []mapAction{
		{"fly_to", "Moves the view to a place.", object(members{
			"center": ref("position"), "zoom": numbers(0, 20), "bearing": numbers(-180, 180), "pitch": numbers(0, 60), "duration_ms": ref("duration"),
		}, "center")},
		{"fit_bounds", "Moves the view so that a box is seen: west, south, east, north.", object(members{
			"bounds": lists(numbers(-maxLongitude, maxLongitude), 4, 4), "padding": numbers(0, 200), "max_zoom": numbers(0, 18), "duration_ms": ref("duration"),
		}, "bounds")},
		{"add_marker", "Sets a marker; one of the same id is replaced.", ref("marker")},
		{"add_markers", "Sets several markers.", object(members{"markers": lists(ref("marker"), 1, maxMarkers)}, "markers")},
		{"remove_marker", "Takes markers away.", object(members{"ids": lists(ref("id"), 1, maxMarkers)}, "ids")},
		{"clear", "Takes away what the agent set.", object(members{"scope": oneOf("markers", "highlight", "all")}, "scope")},
		{"highlight_features", "Makes features of a layer stand out.", object(members{
			"layer_id": ref("layer"), "feature_ids": lists(either(integers(0, maxSafeInteger), ref("id")), 1, maxFeatureIDs),
			"style": ref("style"), "ttl_ms": numbers(0, maxHighlight), "fit": boolean(),
		}, "layer_id", "feature_ids")},
		{"set_layer_visibility", "Shows or hides a layer.", object(members{"layer_id": ref("layer"), "visible": boolean()}, "layer_id", "visible")},
		{"draw_geojson", "Draws points, lines and areas that are given whole.", object(members{"geojson": ref("geojson"), "style": ref("style")}, "geojson")},
	}
	for _, each := range list {
		each.params.Defs = mapDefs()
	}
	return list
}

// mapLayers are the layers of the map that an action may name.
func mapLayers() []mapLayer {
	return []mapLayer{
		{"land", "Land, without borders (Natural Earth)."},
		{"graticule", "Parallels and meridians, every 15 degrees."},
		{"zone_meridians", "The meridians that zone times are reckoned from."},
		{"places", "What draw_geojson has drawn."},
	}
}

// mapLayer is a layer of the map.
type mapLayer struct {
	ID    string `json:"id"`
	About string `json:"about"`
}

// mapDefs are the parts that several actions use. Positions are WGS-84.
func mapDefs() members {
	var layers []string
	for _, l := range mapLayers() {
		layers = append(layers, l.ID)
	}
	position := lists(numbers(-maxLongitude, maxLongitude), 2, 2)
	position.Description = "longitude, latitude in degrees of WGS-84"
	return members{
		"position": position,
		"duration": numbers(0, maxDuration),
		"id":       form("^[A-Za-z0-9_-]{1,64}$", "1 to 64 letters, digits, _ or -"),
		"layer":    oneOf(layers...),
		"style":    oneOf("default", "emphasis", "muted"),
		"marker": object(members{
			"id": ref("id"), "position": ref("position"), "label": texts(maxLabel), "popup_text": texts(maxPopup),
			"color": oneOf("red", "orange", "amber", "green", "teal", "blue", "purple", "gray"),
		}, "id", "position"),
		"geojson": either(
			object(members{"type": only("FeatureCollection"), "features": lists(ref("feature"), 0, maxFeatures)}, "type", "features"),
			ref("feature")),
		"feature": object(members{
			"type": only("Feature"), "id": either(integers(0, maxSafeInteger), ref("id")),
			"properties": either(null(), &schema{Type: "object", AdditionalProperties: either(anyNumber(), boolean(), texts(maxPopup), null()), PropertyNames: texts(maxLabel)}),
			"geometry":   ref("geometry"),
		}, "type", "geometry"),
		"geometry": either(
			object(members{"type": only("Point"), "coordinates": ref("position")}, "type", "coordinates"),
			object(members{"type": only("LineString"), "coordinates": lists(ref("position"), 2, maxVertices)}, "type", "coordinates"),
			object(members{"type": only("Polygon"), "coordinates": lists(lists(ref("position"), 4, maxVertices), 1, 100)}, "type", "coordinates")),
	}
}

// mapBudget reports what the schema of an action cannot say: latitudes, boxes the
// wrong way round, rings that are not closed, and too much of everything.
func (f *findings) mapBudget(action string, params any) {
	p, _ := params.(map[string]any)
	at := (*spot)(nil).in("params")
	switch action {
	case "fly_to":
		f.latitude(p["center"], at.in("center"))
	case "add_marker":
		f.latitude(p["position"], at.in("position"))
	case "add_markers":
		for i, each := range p["markers"].([]any) {
			f.latitude(each.(map[string]any)["position"], at.in("markers").at(i).in("position"))
		}
	case "fit_bounds":
		f.box(p["bounds"].([]any), at.in("bounds"))
	case "draw_geojson":
		f.geojson(p["geojson"].(map[string]any), at.in("geojson"))
	}
}

// latitude checks the second number of a position.
func (f *findings) latitude(position any, at *spot) {
	if v := position.([]any)[1].(float64); math.Abs(v) > maxLatitude {
		f.add(at.at(1), "must be a latitude between -85.0511 and 85.0511; a position is longitude, latitude")
	}
}

func (f *findings) box(bounds []any, at *spot) {
	west, south, east, north := bounds[0].(float64), bounds[1].(float64), bounds[2].(float64), bounds[3].(float64)
	switch {
	case math.Abs(south) > maxLatitude || math.Abs(north) > maxLatitude:
		f.add(at, "must have latitudes between -85.0511 and 85.0511; a box is west, south, east, north")
	case west >= east || south >= north:
		f.add(at, "must be west, south, east, north, with west below east and south below north")
	}
}

func (f *findings) geojson(v map[string]any, at *spot) {
	features := []any{v}
	many, inside := v["features"].([]any)
	if inside {
		features = many
	}
	vertices := 0
	for i, each := range features {
		in := at
		if inside {
			in = at.in("features").at(i)
		}
		geometry := each.(map[string]any)["geometry"].(map[string]any)
		vertices += f.geometry(geometry, in.in("geometry").in("coordinates"))
	}
	if vertices > maxVertices {
		f.add(at, "must have at most "+number(maxVertices)+" vertices")
	}
}

// geometry checks the positions of a geometry and counts them.
func (f *findings) geometry(g map[string]any, at *spot) int {
	coordinates := g["coordinates"].([]any)
	switch g["type"] {
	case "Point":
		f.latitude(coordinates, at)
		return 1
	case "LineString":
		return f.line(coordinates, at)
	}
	n := 0
	for i, each := range coordinates {
		ring := each.([]any)
		n += f.line(ring, at.at(i))
		first, last := ring[0].([]any), ring[len(ring)-1].([]any)
		if first[0] != last[0] || first[1] != last[1] {
			f.add(at.at(i), "must end where it begins")
		}
	}
	return n
}

func (f *findings) line(positions []any, at *spot) int {
	for i, each := range positions {
		f.latitude(each, at.at(i))
	}
	return len(positions)
}
