package archtest

// rules are all the rules.
var rules = []rule{
	imports, purity, habits, globalState,
	fileLength, functionSize, interfaceSize,
	packageComments, exportedDocs,
	whereRows, glossaryRows, sources, docPaths, acceptance,
	undone,
}

// exception names a breach that is meant.
type exception struct{ rule, where string }

// exceptions are the breaches that are meant, and why.
var exceptions = map[exception]string{
	{"global state", "calc/civil/zone.go: parsedZones"}: "remembers parsed zones of the embedded database; the same name always gives the same value",
	{"parameters", "calc/chart/canvas.go: canvas.rect"}: "the five numbers of an SVG rectangle and its colour",
}
