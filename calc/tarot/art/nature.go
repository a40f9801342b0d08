package art

import "math"

// star returns the path of a star with its first point upwards. Four points make
// a sparkle, five the pentagram's outline, eight or more a sun.
func star(x, y, r float64, points int) string {
	inner := r * 0.382
	switch {
	case points == 4:
		inner = r * 0.3
	case points > 5:
		inner = r * 0.55
	}
	step := 180 / float64(points)
	var parts []any
	for i := range 2 * points {
		command, radius := "L", r
		if i == 0 {
			command = "M"
		}
		if i%2 == 1 {
			radius = inner
		}
		q := polar(x, y, radius, float64(i)*step)
		parts = append(parts, command, q.x, q.y)
	}
	return d(append(parts, "Z")...)
}

// rays draws n wedges of light from a point to the edge of the window.
func (p *pen) rays(c ink, x, y float64, n int) {
	step := 360 / float64(n)
	var parts []any
	for i := range n {
		a, b := toEdge(x, y, float64(i)*step), toEdge(x, y, (float64(i)+0.5)*step)
		parts = append(parts, "M", x, y, "L", a.x, a.y, "L", b.x, b.y, "Z")
	}
	p.flat(c, d(parts...))
}

// toEdge returns where a line from a point in the window meets a box a little
// larger than it, under the mat.
func toEdge(x, y, degrees float64) point {
	const under = 10
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	t := math.Inf(1)
	switch {
	case sin > 1e-9:
		t = min(t, (right+under-x)/sin)
	case sin < -1e-9:
		t = min(t, (left-under-x)/sin)
	}
	switch {
	case cos > 1e-9:
		t = min(t, (y-top+under)/cos)
	case cos < -1e-9:
		t = min(t, (y-bottom-under)/cos)
	}
	return point{x + t*sin, y - t*cos}
}

// sun draws a sun with pointed and waved rays, and a face when it is large.
func (p *pen) sun(x, y, r float64) {
	p.shape(gold, star(x, y, r*1.75, 16))
	p.disc(gold, x, y, r)
	p.dot(sand, x, y, r*0.78)
	if r >= 18 {
		p.group(at(x, y).sized(r/24), p.face)
	}
}

// moon draws a crescent open to the right.
func (p *pen) moon(pl place) {
	p.group(pl, func() { p.shape(gold, "M8-20A22 22 0 1 0 8 20A17 17 0 1 1 8-20Z") })
}

// face draws closed eyes, nose and mouth around a place.
func (p *pen) face() {
	p.line(black, 1.6, "M-7-2Q-4.5 1-2-2M2-2Q4.5 1 7-2M0-1V4H-1.5")
	p.line(red, 1.8, "M-3 8Q0 10 3 8")
}

// cloud draws a rolled cloud about 70 wide, its base below the place.
func (p *pen) cloud(c ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M-30 10C-42 10-42-6-30-6C-30-18-14-22-8-13C-2-26 20-24 20-9C34-14 42 10 28 10Z")
		p.line(black, 1.8, "M-28 3C-22 3-22-3-27-3M-6 3C4 4 6-8-1-9C-6-9-7-4-3-3M14 4C20 5 24-1 19-4")
	})
}

// waves draws rows of water from a height down to the edge of the window.
func (p *pen) waves(c, crest ink, y float64) {
	const swell = "q5-6 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0"
	p.shape(c, d("M", left-4, y, swell, "V", bottom+4, "H", left-4, "Z"))
	var rows []any
	for row := y + 16; row < bottom; row += 18 {
		rows = append(rows, "M", left-8+math.Mod(row*7, 10), row, swell)
	}
	p.line(crest, 2, d(rows...))
}

// mountain draws a peak with a cut of light, its foot at a height. What would lie
// outside the card is cut off.
func (p *pen) mountain(c ink, x, foot, w, h float64) {
	const edge = 6
	from, to := point{x - w/2, foot}, point{x + w/2, foot}
	if from.x < edge {
		from = point{edge, foot - h*0.94*(edge-from.x)/(w*0.42)}
	}
	if to.x > cardWidth-edge {
		to = point{cardWidth - edge, foot - h*0.88*(to.x-cardWidth+edge)/(w*0.4)}
	}
	p.shape(c, d("M", from.x, foot, "V", from.y, "L", x-w*0.08, foot-h*0.94, "L", x, foot-h, "L", x+w*0.1, foot-h*0.88,
		"L", to.x, to.y, "V", foot, "Z"))
	p.flat(paper, d("M", x, foot-h+2, "L", x+w*0.09, foot-h*0.87, "L", x+w*0.14, foot-h*0.66, "L", x+w*0.03, foot-h*0.76,
		"L", x-w*0.04, foot-h*0.62, "L", x-w*0.08, foot-h*0.9, "Z"))
	p.line(black, 1.4, d("M", x+w*0.13, foot-h*0.52, "l", w*0.06, h*0.16, "M", x+w*0.04, foot-h*0.48, "l", w*0.08, h*0.22, "M", x-w*0.12, foot-h*0.5, "l", -w*0.05, h*0.16))
}

// hill draws ground that rises in the middle of the window, or falls there.
func (p *pen) hill(c ink, y, rise float64) {
	p.shape(c, d("M", left-4, y, "Q", middle, y-2*rise, right+4, y, "V", bottom+4, "H", left-4, "Z"))
	p.line(paper, 1.4, d("M22", y+10, "q14-4 28-4M182", y+6, "q14 0 26 4M64", y+16-rise, "h18M150", y+18-rise, "h20"))
}

// grass draws tufts along a height.
func (p *pen) grass(c ink, y float64, xs ...float64) {
	for _, x := range xs {
		p.line(c, 2, d("M", x, y, "l-3-7m3 7v-9m0 9l3-7"))
	}
}

// tree draws a round tree, its foot at the place.
func (p *pen) tree(c ink, pl place) {
	p.group(pl, func() {
		p.shape(black, "M-3 0L-2-22H2L3 0Z")
		p.shape(c, "M0-62C12-62 16-54 15-48C24-44 22-28 12-26C6-20-6-20-12-26C-22-28-24-44-15-48C-16-54-12-62 0-62Z")
		p.line(black, 1.6, "M0-22V-44M0-30L8-37M0-34L-7-41")
	})
}

// cypress draws a slender tree, its foot at the place.
func (p *pen) cypress(pl place) {
	p.group(pl, func() {
		p.shape(jade, "M0-60C10-40 10-16 6-6H-6C-10-16-10-40 0-60Z")
		p.line(black, 1.6, "M0 0V-40M0-14L4-22M0-22L-4-30")
	})
}

// leaf draws a leaf that grows upwards from the place.
func (p *pen) leaf(c ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M0 0C-9-6-9-16 0-24C9-16 9-6 0 0Z")
		p.line(black, 1.4, "M0 0V-16")
	})
}

// flame draws a flame that rises from the place, 30 high.
func (p *pen) flame(pl place) {
	p.group(pl, func() {
		p.shape(red, "M0 0C-12-2-13-14-6-20C-6-16-3-14-2-16C-4-24 2-28 3-32C5-24 12-18 10-8C9-3 5 0 0 0Z")
		p.flat(gold, "M0-2C-5-4-5-9-2-12C-1-9 1-10 2-14C6-10 6-4 0-2Z")
	})
}

// drop draws a falling drop.
func (p *pen) drop(c ink, pl place) {
	p.group(pl, func() { p.shape(c, "M0-9C4-3 5 0 5 3A5 5 0 0 1-5 3C-5 0-4-3 0-9Z") })
}

// rose draws a rose from above.
func (p *pen) rose(c ink, x, y, r float64) {
	p.disc(c, x, y, r)
	p.group(at(x, y).sized(r/10), func() {
		p.line(black, 1.5, "M-3 1A3.5 3.5 0 1 1 3 3A6 6 0 0 1-6 1A6 6 0 0 1 3-5.5M7-3A7.5 7.5 0 0 1 0 7.5")
	})
}

// lily draws a lily that opens upwards on its stem.
func (p *pen) lily(pl place) {
	p.group(pl, func() {
		p.line(jade, 2.4, "M0 0V-14")
		p.shape(paper, "M0-12C-8-14-12-22-11-28C-6-26-4-24-3-21C-3-26-1-30 0-32C1-30 3-26 3-21C4-24 6-26 11-28C12-22 8-14 0-12Z")
		p.line(gold, 1.6, "M0-15V-22")
	})
}

// sunflower draws a flower as wide as 2r.
func (p *pen) sunflower(x, y, r float64) {
	p.shape(gold, star(x, y, r, 12))
	p.disc(red, x, y, r*0.45)
}
