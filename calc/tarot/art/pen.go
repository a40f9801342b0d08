package art

import (
	"math"
	"strconv"
	"strings"
)

// pen writes SVG elements. It stands in a group that outlines every shape in ink
// and fills nothing, so only what differs from that is written.
type pen struct{ strings.Builder }

// point is a place on the card or in a group.
type point struct{ x, y float64 }

// place says where a group stands: moved, then turned clockwise by degrees, then
// scaled (0 means 1), and mirrored left to right first of all.
type place struct {
	x, y, scale, turn float64
	mirror            bool
}

// at is a place that is only moved.
func at(x, y float64) place { return place{x: x, y: y} }

func (pl place) sized(s float64) place { pl.scale = s; return pl }

func (pl place) mirrored() place { pl.mirror = true; return pl }

// group draws within a place.
func (p *pen) group(pl place, draw func()) {
	p.WriteString(`<g transform="translate(` + num(pl.x) + " " + num(pl.y) + ")")
	if pl.turn != 0 {
		p.WriteString(" rotate(" + num(pl.turn) + ")")
	}
	s := pl.scale
	if s == 0 {
		s = 1
	}
	switch {
	case pl.mirror:
		p.WriteString(" scale(" + fine(-s) + " " + fine(s) + ")")
	case s != 1:
		p.WriteString(" scale(" + fine(s) + ")")
	}
	p.WriteString(`">`)
	draw()
	p.WriteString("</g>")
}

// shape fills a path and leaves it its outline.
func (p *pen) shape(c ink, d string) { p.WriteString(`<path fill="` + string(c) + `" d="` + d + `"/>`) }

// flat fills a path without an outline.
func (p *pen) flat(c ink, d string) {
	p.WriteString(`<path fill="` + string(c) + `" stroke="none" d="` + d + `"/>`)
}

// line draws a path as a line.
func (p *pen) line(c ink, width float64, d string) {
	p.WriteString(`<path stroke="` + string(c) + `" stroke-width="` + num(width) + `" d="` + d + `"/>`)
}

// limb draws a line as thick as an arm, with an outline.
func (p *pen) limb(c ink, width float64, d string) {
	p.line(black, width+3.6, d)
	p.line(c, width, d)
}

// disc fills a circle and leaves it its outline.
func (p *pen) disc(c ink, x, y, r float64) { p.circle(` fill="`+string(c)+`"`, x, y, r) }

// dot fills a circle without an outline.
func (p *pen) dot(c ink, x, y, r float64) { p.circle(` fill="`+string(c)+`" stroke="none"`, x, y, r) }

// ring draws a circle as a line of two units.
func (p *pen) ring(c ink, x, y, r float64) { p.circle(` stroke="`+string(c)+`"`, x, y, r) }

func (p *pen) circle(style string, x, y, r float64) {
	p.WriteString("<circle" + style + ` cx="` + num(x) + `" cy="` + num(y) + `" r="` + num(r) + `"/>`)
}

// d writes path data: commands as strings, coordinates as numbers.
func d(parts ...any) string {
	var b []byte
	for _, part := range parts {
		s := ""
		switch v := part.(type) {
		case string:
			s = v
		case float64:
			s = num(v)
		case int:
			s = strconv.Itoa(v)
		}
		if len(b) > 0 && isDigit(b[len(b)-1]) && s != "" && isDigit(s[0]) {
			b = append(b, ' ')
		}
		b = append(b, s...)
	}
	return string(b)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// num writes a coordinate with at most one decimal. Halves are moved a little
// first, so that every machine rounds them the same way.
func num(v float64) string { return fixed(v, 1) }

// fine writes a scale with at most two decimals.
func fine(v float64) string { return fixed(v, 2) }

func fixed(v float64, decimals int) string {
	unit := math.Pow10(decimals)
	v = math.Floor(v*unit+0.5+1e-6) / unit
	if v == 0 {
		return "0"
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// polar returns the point at a distance and an angle in degrees, 0 upwards and
// then clockwise.
func polar(x, y, r, degrees float64) point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return point{x + r*sin, y - r*cos}
}
