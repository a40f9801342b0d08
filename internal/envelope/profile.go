package envelope

import "regexp"

// profile is what holds for everything inside one kind of envelope, whatever its
// schema says: the first of the three checks.
type profile struct {
	Bytes int `json:"bytes"` // of the compact JSON
	Depth int `json:"depth"` // of lists and objects inside one another
	Nodes int `json:"nodes"` // values, lists and objects counted
	Text  int `json:"text"`  // UTF-16 units of one text

	Denied []denial   `json:"denied"` // names of members
	Texts  []textRule `json:"texts"`  // what no text may hold
}

// denial is a member that is refused with a reason of its own.
type denial struct {
	Name   string `json:"name"`
	Reason string `json:"reason"`
	Except string `json:"except,omitempty"` // of objects in a member of this name
}

// textRule is a pattern that no text matches, whatever the case of its letters.
type textRule struct {
	Pattern string `json:"pattern"`
	Reason  string `json:"reason"`

	compiled *regexp.Regexp
}

func newTextRule(pattern, reason string) textRule {
	return textRule{pattern, reason, regexp.MustCompile("(?i)" + pattern)}
}

// Names that reach into the prototype of an object in JavaScript.
var prototypeNames = []denial{
	{Name: "__proto__", Reason: "is never allowed: it would reach into the program"},
	{Name: "constructor", Reason: "is never allowed: it would reach into the program"},
	{Name: "prototype", Reason: "is never allowed: it would reach into the program"},
}

// chartDenied are the members of ECharts options that run code, load something,
// open a page, write markup or hide a second option inside the first.
var chartDenied = append([]denial{
	{Name: "renderItem", Reason: "is code"},
	{Name: "custom", Reason: "is code"},
	{Name: "graphic", Reason: "may load pictures"},
	{Name: "image", Reason: "may load pictures"},
	{Name: "toolbox", Reason: "writes markup"},
	{Name: "link", Reason: "opens a page"},
	{Name: "sublink", Reason: "opens a page"},
	{Name: "target", Reason: "opens a page; only links of a sankey or graph name a target", Except: "links"},
	{Name: "rich", Reason: "may load pictures"},
	{Name: "media", Reason: "holds further options"},
	{Name: "timeline", Reason: "holds further options"},
	{Name: "baseOption", Reason: "holds further options"},
	{Name: "options", Reason: "holds further options"},
	{Name: "transform", Reason: "runs a program over the data"},
	{Name: "renderMode", Reason: "is set by the renderer"},
	{Name: "className", Reason: "reaches out of the chart"},
	{Name: "appendTo", Reason: "reaches out of the chart"},
	{Name: "extraCssText", Reason: "is a style sheet"},
	{Name: "fontFamily", Reason: "fonts are set by the renderer"},
	{Name: "textStyle", Reason: "fonts are set by the renderer"},
	{Name: "valueFormatter", Reason: "is code"},
}, prototypeNames...)

const (
	reasonControl = "has control characters"
	reasonScheme  = "has an address; texts are only shown"
)

// plainTexts are what no text of a chart or a map may hold.
var plainTexts = []textRule{
	newTextRule("[\\x00-\\x1f\\x7f-\\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]", reasonControl),
	newTextRule("<", "has the start of a tag; texts are only shown"),
	newTextRule(`://|^\s*//|image://|path://`, reasonScheme),
	newTextRule(`javascript:|vbscript:|data:`, reasonScheme),
	newTextRule(`url\s*\(`, reasonScheme),
}

// dataTexts are what no text of computed data may hold: it has line ends.
var dataTexts = []textRule{
	newTextRule("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]", reasonControl),
}

// The profiles.
var (
	chartProfile     = profile{Bytes: 256 << 10, Depth: 12, Nodes: 20000, Text: 500, Denied: chartDenied, Texts: plainTexts}
	mapProfile       = profile{Bytes: 256 << 10, Depth: 12, Nodes: 60000, Text: 500, Denied: prototypeNames, Texts: plainTexts}
	componentProfile = profile{Bytes: 256 << 10, Depth: 16, Nodes: 20000, Text: 16000, Denied: prototypeNames, Texts: dataTexts}
)
