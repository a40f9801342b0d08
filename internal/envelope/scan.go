package envelope

import (
	"encoding/json/jsontext"
	"fmt"
	"math"

	"github.com/wenbu-go/wenbu/internal/units"
)

// scanner walks a value before its schema is looked at.
type scanner struct {
	*profile
	*findings
	nodes  int
	broken bool // too deep or too large: nothing else is looked at
}

// scan reports what a profile refuses of the parts of an envelope. When it reports
// nothing, the parts are small enough to be walked again.
func (f *findings) scan(p *profile, parts ...part) {
	s := scanner{profile: p, findings: f}
	size := 0
	for _, each := range parts {
		s.value(each.value, (*spot)(nil).in(each.name), step{depth: 1, member: each.name})
		size += each.size
	}
	if size > p.Bytes && !s.broken {
		f.list = append([]Problem{{parts[0].name, fmt.Sprintf("is larger than %d bytes", p.Bytes)}}, f.list...)
	}
}

// part is a member of an envelope that holds content.
type part struct {
	name  string
	value any
	size  int // of its compact JSON
}

// newPart decodes a member.
func newPart(name string, value any, raw jsontext.Value) part {
	compact := raw.Clone()
	if compact.Canonicalize() != nil { // a number beyond all bounds, which the scan reports
		compact = raw
	}
	return part{name, value, len(compact)}
}

// step is where a scan is: how deep, and in the member of which name.
type step struct {
	depth  int
	member string
}

func (s *scanner) value(v any, at *spot, now step) {
	if s.broken {
		return
	}
	if s.nodes++; s.nodes > s.Nodes {
		s.broken = true
		s.add(nil, fmt.Sprintf("has more than %d values", s.Nodes))
		return
	}
	switch v := v.(type) {
	case float64:
		if math.IsInf(v, 0) || math.IsNaN(v) {
			s.add(at, "must be a finite number")
		}
	case string:
		s.text(v, at)
	case []any:
		if s.tooDeep(at, now) {
			return
		}
		for i, each := range v {
			s.value(each, at.at(i), step{now.depth + 1, now.member})
		}
	case map[string]any:
		if s.tooDeep(at, now) {
			return
		}
		for _, name := range sorted(v) {
			s.member(name, v[name], at, now)
		}
	}
}

func (s *scanner) tooDeep(at *spot, now step) bool {
	if now.depth > s.Depth {
		s.broken = true
		s.add(at, fmt.Sprintf("is nested deeper than %d", s.Depth))
	}
	return s.broken
}

func (s *scanner) member(name string, v any, at *spot, now step) {
	in := at.in(shownName(name))
	for _, d := range s.Denied {
		if d.Name == name && (d.Except == "" || d.Except != now.member) {
			s.add(in, d.Reason)
			return
		}
	}
	s.text(name, in)
	s.value(v, in, step{now.depth + 1, name})
}

func (s *scanner) text(text string, at *spot) {
	if units.Len(text) > s.Text {
		s.add(at, fmt.Sprintf("must have at most %d characters", s.Text))
		return
	}
	for _, r := range s.Texts {
		if r.compiled.MatchString(text) {
			s.add(at, r.Reason)
			return
		}
	}
}
