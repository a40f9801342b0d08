package art

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"strconv"
	"strings"
	"testing"
)

// matrix is an SVG transformation: a c e / b d f.
type matrix [6]float64

func (m matrix) of(x, y float64) point {
	return point{m[0]*x + m[2]*y + m[4], m[1]*x + m[3]*y + m[5]}
}

// then returns the transformation that applies n first and m after it.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m[0]*n[0] + m[2]*n[1], m[1]*n[0] + m[3]*n[1],
		m[0]*n[2] + m[2]*n[3], m[1]*n[2] + m[3]*n[3],
		m[0]*n[4] + m[2]*n[5] + m[4], m[1]*n[4] + m[3]*n[5] + m[5],
	}
}

// mark is a place that a drawing passes, with the colours of its element.
type mark struct {
	point
	fill, stroke string
}

// outline returns the places that the paths of a drawing pass and the four ends of
// its circles and ellipses, on the card.
func outline(t *testing.T, svg string) []mark {
	t.Helper()
	var marks []mark
	stack := []matrix{{1, 0, 0, 1, 0, 0}}
	decoder := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return marks
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			a := map[string]string{}
			for _, attr := range token.Attr {
				a[attr.Name.Local] = attr.Value
			}
			m := stack[len(stack)-1].then(transform(t, a["transform"]))
			stack = append(stack, m)
			for _, q := range passed(t, token.Name.Local, a) {
				marks = append(marks, mark{m.of(q.x, q.y), a["fill"], a["stroke"]})
			}
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		}
	}
}

// transform reads what pen.group writes.
func transform(t *testing.T, s string) matrix {
	m := matrix{1, 0, 0, 1, 0, 0}
	for part := range strings.SplitSeq(s, ")") {
		name, list, ok := strings.Cut(strings.TrimSpace(part), "(")
		if !ok {
			continue
		}
		v := numbers(t, list)
		switch name {
		case "translate":
			m = m.then(matrix{1, 0, 0, 1, v[0], v[1]})
		case "rotate":
			sin, cos := math.Sincos(v[0] * math.Pi / 180)
			m = m.then(matrix{cos, sin, -sin, cos, 0, 0})
		case "scale":
			m = m.then(matrix{v[0], 0, 0, v[len(v)-1], 0, 0})
		default:
			t.Fatalf("transform %s", part)
		}
	}
	return m
}

func passed(t *testing.T, element string, a map[string]string) []point {
	switch element {
	case "path":
		return follow(t, a["d"])
	case "circle", "ellipse":
		x, y := numbers(t, a["cx"])[0], numbers(t, a["cy"])[0]
		rx, ry := a["rx"], a["ry"]
		if element == "circle" {
			rx, ry = a["r"], a["r"]
		}
		h, v := numbers(t, rx)[0], numbers(t, ry)[0]
		return []point{{x - h, y}, {x + h, y}, {x, y - v}, {x, y + v}}
	}
	return nil
}

// takes is how many numbers a path command takes.
var takes = map[byte]int{'M': 2, 'L': 2, 'T': 2, 'H': 1, 'V': 1, 'C': 6, 'Q': 4, 'S': 4, 'A': 7, 'Z': 0}

// follow returns the ends of the segments of a path.
func follow(t *testing.T, data string) []point {
	t.Helper()
	var out []point
	var at, start point
	for len(data) > 0 {
		command := data[0]
		upper := command &^ 0x20
		n, ok := takes[upper]
		if !ok {
			t.Fatalf("path data at %q", data)
		}
		end := 1
		for end < len(data) && !isLetter(data[end]) {
			end++
		}
		v := numbers(t, data[1:end])
		data = data[end:]
		if n == 0 {
			at = start
			continue
		}
		if len(v) == 0 || len(v)%n != 0 {
			t.Fatalf("path command %c with %d numbers", command, len(v))
		}
		for ; len(v) > 0; v = v[n:] {
			base := point{}
			if command != upper {
				base = at
			}
			switch upper {
			case 'H':
				at.x = base.x + v[0]
			case 'V':
				at.y = base.y + v[0]
			default:
				at = point{base.x + v[n-2], base.y + v[n-1]}
			}
			if upper == 'M' {
				start = at
			}
			out = append(out, at)
		}
	}
	return out
}

func isLetter(c byte) bool { return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' }

// numbers reads a list of numbers, in which a sign or a second point begins another.
func numbers(t *testing.T, s string) []float64 {
	t.Helper()
	var out []float64
	for s = strings.TrimLeft(s, " ,"); s != ""; s = strings.TrimLeft(s, " ,") {
		end, pointSeen := 0, false
		for end < len(s) {
			c := s[end]
			if c == ' ' || c == ',' || c == '-' && end > 0 || c == '.' && pointSeen {
				break
			}
			pointSeen = pointSeen || c == '.'
			end++
		}
		v, err := strconv.ParseFloat(s[:end], 64)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, v)
		s = s[end:]
	}
	return out
}
