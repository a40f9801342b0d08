package interpreter

import "slices"

// drawKinds are the kinds of readings that come of chance, by tool.
var drawKinds = map[string]string{toolTarot: "tarot", toolIChing: "iching"}

// drawn returns the tool of the last draw of the snapshot, or "".
func (s *scene) drawn() string {
	for _, v := range slices.Backward(s.snapshot.VerifiedCalculations) {
		for tool, kind := range drawKinds {
			if v.Kind == kind {
				return tool
			}
		}
	}
	return ""
}

// lastChart returns the kind of the last chart of a birth in the snapshot, or "".
func (s *scene) lastChart() string {
	for _, v := range slices.Backward(s.snapshot.VerifiedCalculations) {
		if v.Kind == kindBazi || v.Kind == kindZiwei {
			return v.Kind
		}
	}
	return ""
}

// speaksOfZiwei reports whether the conversation is about a Zi Wei chart: the last
// one made is one, or none is made yet and one was just asked for.
func (s *scene) speaksOfZiwei() bool {
	last := s.lastChart()
	said := s.said()
	return last == kindZiwei || last == "" && len(said) > 1 && newWords(said[len(said)-2]).has(ziweiWords...)
}

// hasChart reports whether the snapshot holds the pillars of a birth.
func (s *scene) hasChart() bool {
	for _, v := range s.snapshot.VerifiedCalculations {
		if v.Kind == kindBazi {
			return true
		}
	}
	return false
}

// drawMeant returns the tool of the cards or the hexagram that a message is about:
// the kind it names, or else the draw that was made before when it speaks of one.
func drawMeant(s *scene, w words) string {
	if named := drawOf(w); named != "" {
		return named
	}
	if before := s.drawn(); before != "" && (w.has(drawnWords[before]...) || w.has(redrawWords...)) {
		return before
	}
	return ""
}

// wantsRedraw reports whether another draw is asked for and not declined. Whether
// one is made is for the harness to say.
func wantsRedraw(w words) bool { return w.has(redrawWords...) && !w.has(noRedrawWords...) }
