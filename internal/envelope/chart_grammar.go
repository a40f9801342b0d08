package envelope

// Budgets of a chart beside those of its profile.
const (
	maxSeries     = 20
	maxPoints     = 5000  // of one series, and rows of the data
	maxAllPoints  = 20000 // of all series and the data together
	maxCategories = 2000
	maxLegend     = 50
	maxFormatter  = 64
	maxSymbol     = 60
	maxAxes       = 8 // of one name
)

// colour is a colour by pattern and never free text.
const colourPattern = `^(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{4}|#[0-9a-fA-F]{6}|#[0-9a-fA-F]{8}` +
	`|rgba?\( ?[0-9]{1,3} ?, ?[0-9]{1,3} ?, ?[0-9]{1,3} ?(, ?(0|1|0?\.[0-9]{1,4}) ?)?\)` +
	`|hsla?\( ?[0-9]{1,3} ?, ?[0-9]{1,3}% ?, ?[0-9]{1,3}% ?(, ?(0|1|0?\.[0-9]{1,4}) ?)?\)` +
	`|black|white|gray|grey|silver|red|maroon|orange|gold|yellow|olive|green|teal|cyan|aqua|blue|navy|purple|pink|brown)$`

// chartSchema is the schema of an option: the allow-list of the grammar.
func chartSchema() *schema {
	s := object(members{
		"title": object(members{"text": ref("text"), "subtext": ref("text"), "left": ref("position"), "top": ref("position")}),
		"tooltip": object(members{
			"show": boolean(), "trigger": oneOf("item", "axis", "none"), "confine": boolean(),
			"axisPointer": object(members{"type": oneOf("line", "shadow", "cross", "none")}),
		}),
		"legend": object(members{
			"show": boolean(), "data": lists(ref("text"), 0, maxLegend), "type": oneOf("plain", "scroll"), "orient": ref("orient"),
			"left": ref("position"), "right": ref("position"), "top": ref("position"), "bottom": ref("position"),
		}),
		"grid":  oneOrMany(ref("grid"), maxAxes),
		"xAxis": oneOrMany(ref("axis"), maxAxes), "yAxis": oneOrMany(ref("axis"), maxAxes),
		"radar": object(members{
			"indicator": lists(object(members{"name": ref("text"), "max": anyNumber()}), 1, 50),
			"shape":     oneOf("polygon", "circle"),
		}),
		"polar":     object(members{"radius": ref("extent"), "center": ref("pair")}),
		"angleAxis": ref("axis"), "radiusAxis": ref("axis"),
		"visualMap": oneOrMany(ref("visualMap"), maxAxes),
		"dataZoom":  oneOrMany(object(members{"type": oneOf("inside", "slider"), "start": numbers(0, 100), "end": numbers(0, 100)}), maxAxes),
		"dataset":   ref("dataset"),
		"color":     lists(ref("colour"), 0, 50),
		"series":    lists(ref("series"), 0, maxSeries),
		"aria":      object(members{"enabled": boolean()}),
		"animation": boolean(),
	})
	s.Defs = chartDefs()
	return s
}

// chartDefs are the parts of the grammar that are used more than once.
func chartDefs() members {
	return members{
		"text":      texts(chartProfile.Text),
		"formatter": texts(maxFormatter),
		"colour":    form(colourPattern, "a colour as #rgb, #rrggbb, rgb(), hsl() or one of the names of the registry"),
		"orient":    oneOf("horizontal", "vertical"),
		"position":  either(anyNumber(), form(`^(-?[0-9]{1,4}(\.[0-9]{1,4})?%|left|center|right|top|middle|bottom|auto)$`, "a number, a percentage, or left, center, right, top, middle, bottom, auto")),
		"pair":      lists(ref("position"), 2, 2),
		"extent":    either(anyNumber(), form(`^[0-9]{1,3}(\.[0-9]{1,4})?%$`, "a number or a percentage"), lists(ref("position"), 2, 2)),
		"scalar":    either(anyNumber(), ref("text"), null()),
		"grid":      object(members{"left": ref("position"), "right": ref("position"), "top": ref("position"), "bottom": ref("position"), "containLabel": boolean()}),
		"axis":      axisSchema(),
		"visualMap": object(members{
			"min": anyNumber(), "max": anyNumber(), "calculable": boolean(), "orient": ref("orient"),
			"inRange": object(members{"color": lists(ref("colour"), 1, 50)}),
			"pieces":  lists(object(members{"min": anyNumber(), "max": anyNumber(), "label": ref("text"), "color": ref("colour")}), 0, 50),
		}),
		"dataset":    object(members{"dimensions": ref("dimensions"), "source": ref("source")}),
		"dimensions": lists(ref("text"), 0, 100),
		"source":     either(lists(ref("row"), 0, maxPoints), columns()),
		"row":        either(lists(ref("scalar"), 0, 100), record()),
		"lineStyle":  object(members{"color": ref("colour"), "width": numbers(0, 20), "type": oneOf("solid", "dashed", "dotted")}),
		"itemStyle":  object(members{"color": ref("colour"), "opacity": numbers(0, 1), "borderRadius": either(numbers(0, 100), lists(numbers(0, 100), 1, 4))}),
		"areaStyle":  object(members{"color": ref("colour"), "opacity": numbers(0, 1)}),
		"label": object(members{"show": boolean(), "formatter": ref("formatter"), "position": either(ref("pair"), oneOf(
			"top", "left", "right", "bottom", "inside", "insideLeft", "insideRight", "insideTop", "insideBottom", "insideTopLeft", "insideTopRight",
			"insideBottomLeft", "insideBottomRight", "outside", "outer", "inner", "center", "start", "middle", "end"))}),
		"symbol":     oneOf("circle", "rect", "roundRect", "triangle", "diamond", "pin", "arrow", "none"),
		"symbolSize": either(numbers(0, maxSymbol), lists(numbers(0, maxSymbol), 2, 2)),
		"mark":       object(members{"data": lists(object(members{"name": ref("text"), "type": oneOf("min", "max", "average"), "xAxis": ref("coordinate"), "yAxis": ref("coordinate")}), 0, 50)}),
		"coordinate": either(anyNumber(), ref("text")),
		"encoding":   either(anyNumber(), ref("text"), lists(either(anyNumber(), ref("text")), 0, 20)),
		"point":      either(anyNumber(), ref("text"), null(), lists(ref("scalar"), 0, 20), pointSchema()),
		"link":       object(members{"source": ref("coordinate"), "target": ref("coordinate"), "value": anyNumber()}, "source", "target"),
		"series":     seriesSchema(),
	}
}

// columns is data by columns, record a row by names.
func columns() *schema {
	return &schema{Type: "object", PropertyNames: ref("text"), AdditionalProperties: lists(ref("scalar"), 0, maxPoints)}
}

func record() *schema {
	return &schema{Type: "object", PropertyNames: ref("text"), AdditionalProperties: ref("scalar")}
}

func axisSchema() *schema {
	return object(members{
		"type": oneOf("category", "value", "time", "log"), "name": ref("text"), "data": lists(either(ref("text"), anyNumber()), 0, maxCategories),
		"min": ref("coordinate"), "max": ref("coordinate"), "inverse": boolean(),
		"boundaryGap": either(boolean(), ref("pair")),
		"position":    oneOf("top", "bottom", "left", "right"),
		"axisLabel":   object(members{"rotate": numbers(-90, 90), "formatter": ref("formatter")}),
		"splitLine":   object(members{"show": boolean()}),
	})
}

// pointSchema is a point with a name, a node of a sankey or graph, or a branch of a
// treemap or sunburst.
func pointSchema() *schema {
	return object(members{
		"name": ref("text"), "value": either(anyNumber(), ref("text"), null(), lists(ref("scalar"), 0, 50)),
		"category": either(integers(0, 100), ref("text")), "symbol": ref("symbol"), "symbolSize": ref("symbolSize"),
		"itemStyle": ref("itemStyle"), "label": ref("label"), "children": lists(ref("point"), 0, maxPoints),
	})
}

func seriesSchema() *schema {
	return object(members{
		"type": oneOf("line", "bar", "pie", "scatter", "radar", "heatmap", "gauge", "funnel", "boxplot", "candlestick", "sankey", "graph", "treemap", "sunburst"),
		"name": ref("text"), "data": lists(ref("point"), 0, maxPoints),
		"nodes": lists(ref("point"), 0, maxPoints), "links": lists(ref("link"), 0, maxPoints),
		"encode":    encodeSchema(),
		"stack":     ref("text"),
		"smooth":    either(boolean(), numbers(0, 1)),
		"step":      either(boolean(), oneOf("start", "middle", "end")),
		"areaStyle": ref("areaStyle"), "lineStyle": ref("lineStyle"), "itemStyle": ref("itemStyle"), "label": ref("label"),
		"radius": ref("extent"), "center": ref("pair"),
		"symbol": ref("symbol"), "symbolSize": ref("symbolSize"),
		"xAxisIndex": integers(0, maxAxes-1), "yAxisIndex": integers(0, maxAxes-1),
		"markLine": ref("mark"), "markPoint": ref("mark"),
		"connectNulls": boolean(),
		"barWidth":     either(numbers(0, 500), form(`^[0-9]{1,3}(\.[0-9]{1,4})?%$`, "a number or a percentage")),
		"z":            integers(0, 1000),
	}, "type")
}

func encodeSchema() *schema {
	m := members{}
	for _, name := range []string{"x", "y", "radius", "angle", "value", "itemName", "itemId", "seriesName", "tooltip"} {
		m[name] = ref("encoding")
	}
	return object(m)
}

// chartDataSchema is the schema of the data of a chart: none, rows, or a data set.
func chartDataSchema() *schema {
	s := either(null(), lists(ref("row"), 0, maxPoints), ref("dataset"))
	s.Defs = chartDefs()
	return s
}

// chartBudget reports what is too much in an option whose form is right.
func (f *findings) chartBudget(spec, data any) {
	option, _ := spec.(map[string]any)
	rows := rowsOf(option["dataset"])
	at := (*spot)(nil).in("spec").in("dataset")
	if given := rowsOf(data); given > 0 || hasSource(data) {
		if option["dataset"] != nil {
			f.add((*spot)(nil).in("data"), "is given twice: here and as spec.dataset")
		}
		rows, at = given, (*spot)(nil).in("data")
	}
	if rows > maxPoints {
		f.add(at, "must have at most "+number(maxPoints)+" rows")
	}
	if rows > maxCategories && usesCategories(option) {
		f.add(at, "must have at most "+number(maxCategories)+" rows for an axis of categories")
	}
	all := rows
	series, _ := option["series"].([]any)
	for i, each := range series {
		n := pointsOf(each)
		if n > maxPoints {
			f.add((*spot)(nil).in("spec").in("series").at(i), "must have at most "+number(maxPoints)+" points")
		}
		all += n
	}
	if all > maxAllPoints {
		f.add((*spot)(nil).in("spec").in("series"), "must have at most "+number(maxAllPoints)+" points in all")
	}
}

// pointsOf counts what a series draws: its points, with those inside them, and its
// links.
func pointsOf(v any) int {
	object, _ := v.(map[string]any)
	n := 0
	for _, name := range []string{"data", "nodes", "links", "children"} {
		inside, _ := object[name].([]any)
		for _, each := range inside {
			n += 1 + pointsOf(each)
		}
	}
	return n
}

// hasSource reports whether data of a chart holds a data set.
func hasSource(data any) bool {
	set, ok := data.(map[string]any)
	return ok && set["source"] != nil
}

// rowsOf counts the rows of a data set, or of its rows given by themselves.
func rowsOf(set any) int {
	switch set := set.(type) {
	case []any:
		return len(set)
	case map[string]any:
		if rows, ok := set["source"].([]any); ok {
			return len(rows)
		}
		source, _ := set["source"].(map[string]any)
		most := 0
		for _, column := range source {
			if list, ok := column.([]any); ok {
				most = max(most, len(list))
			}
		}
		return most
	}
	return 0
}

// usesCategories reports whether an axis takes its categories from the data.
func usesCategories(option map[string]any) bool {
	for _, name := range []string{"xAxis", "yAxis", "angleAxis", "radiusAxis"} {
		axes, ok := option[name].([]any)
		if !ok {
			axes = []any{option[name]}
		}
		for _, each := range axes {
			axis, _ := each.(map[string]any)
			if axis["type"] == "category" && axis["data"] == nil {
				return true
			}
		}
	}
	return false
}
