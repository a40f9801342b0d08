// Package civil reads civil time (民用时, min yong shi): what a clock and a
// calendar on the wall said at a place, and which instant that was.
//
// A DateTime is a bare reading in the proleptic Gregorian calendar. A Zone is
// the history of a place's offset from Universal Time. Zone.Resolve turns a
// reading into an instant and refuses the readings that never happened or
// happened twice; Zone.At goes the other way.
//
// Zones come from the copy of the IANA time zone database that is embedded in
// this package (see README.md), never from the host, so that a chart does not
// depend on the machine it is computed on. Nothing is read before the first
// LoadZone. The only state of the package is a memo of zones already parsed.
package civil
