package art

// throne draws a high-backed seat behind a sitting figure of 118 units that stands
// at the same place.
func (p *pen) throne(c, inlay ink) {
	p.shape(c, "M-40 4V-118C-40-146-22-160 0-160C22-160 40-146 40-118V4Z")
	p.flat(inlay, "M-33-2V-117C-33-141-18-152 0-152C18-152 33-141 33-117V-2Z")
	p.shape(c, "M-48 4V-40Q-40-46-34-40V4ZM48 4V-40Q40-46 34-40V4Z")
}

// stoneThrone draws a square one.
func (p *pen) stoneThrone(c, inlay ink) {
	p.shape(c, "M-42 4V-126H42V4Z")
	p.flat(inlay, "M-34-2V-118H34V-2Z")
	p.shape(c, "M-52 4V-40H-36V4ZM52 4V-40H36V4Z")
	p.shape(c, "M-46-126H-34V-136H-46ZM46-126H34V-136H46Z")
}

// pillar draws a column, its foot at the place, 150 high.
func (p *pen) pillar(c ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M-11-4V-138H11V-4Z")
		p.line(black, 1.4, "M-4-8V-134M4-8V-134")
		p.shape(c, "M-16 0V-7H16V0ZM-16-138V-147C-16-152 16-152 16-147V-138Z")
	})
}

// tower draws a tower with battlements, its foot at the place, 60 wide and 150 high.
func (p *pen) tower(c ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M-26 0L-22-120H22L26 0Z")
		p.shape(c, "M-28-118V-146H-16V-136H-7V-146H7V-136H16V-146H28V-118Z")
		p.line(black, 1.6, "M-18-100H-8M6-88H16M-18-58H-6M4-38H16M-20-20H-8M8-66H15M-12-80H-4")
		p.shape(black, "M-5-90V-100Q0-108 5-100V-90Z")
	})
}

// heart draws a heart as wide as 2r with its middle at a place.
func (p *pen) heart(c ink, x, y, r float64) {
	p.group(at(x, y).sized(r/30), func() {
		p.shape(c, "M0 30C-16 16-32 2-30-14C-28-30-8-32 0-16C8-32 28-30 30-14C32 2 16 16 0 30Z")
		p.line(paper, 3, "M-21-10C-21-17-17-20-13-20")
	})
}

// wreath draws n leaves around an ellipse.
func (p *pen) wreath(c ink, x, y, rx, ry float64) {
	p.WriteString(`<ellipse cx="` + num(x) + `" cy="` + num(y) + `" rx="` + num(rx) + `" ry="` + num(ry) + `" stroke="` + string(c) + `" stroke-width="5"/>`)
	n := int((rx + ry) / 5.5)
	for i := range n {
		a := 360 * float64(i) / float64(n)
		q := polar(0, 0, 1, a)
		tilt := 62.0
		if i%2 == 1 {
			tilt = 118
		}
		p.group(place{x: x + q.x*rx, y: y + q.y*ry, turn: a + tilt, scale: 0.72}, func() {
			p.shape(c, "M0 4C-9-4-9-14 0-24C9-14 9-4 0 4Z")
		})
	}
}

// infinity draws the lemniscate.
func (p *pen) infinity(c ink, pl place) {
	p.group(pl, func() {
		const path = "M0 0C8-12 24-12 24 0C24 12 8 12 0 0C-8-12-24-12-24 0C-24 12-8 12 0 0Z"
		p.line(black, 7, path)
		p.line(c, 3.6, path)
	})
}

// scales draws a balance that hangs from the place.
func (p *pen) scales(pl place) {
	p.group(pl, func() {
		p.line(black, 2.4, "M0-8V4M-24 4H24M-24 4L-32 22H-16ZM24 4L32 22H16Z")
		p.shape(gold, "M-34 22H-14C-16 31-32 31-34 22ZM34 22H14C16 31 32 31 34 22Z")
		p.disc(gold, 0, 3, 3.5)
	})
}

// lantern draws a lantern that hangs from the place, with a star for its light.
func (p *pen) lantern(pl place) {
	p.group(pl, func() {
		p.line(black, 2, "M0-8V0")
		p.shape(black, "M-9 4L0-4L9 4Z")
		p.shape(sand, "M-8 4H8L10 28H-10Z")
		p.shape(gold, star(0, 16, 9, 6))
		p.shape(black, "M-11 28H11V32H-11Z")
	})
}

// key draws a key, bit downwards.
func (p *pen) key(c ink, pl place) {
	p.group(pl, func() {
		p.line(black, 5.6, "M0-10V24M0 22H8M0 15H6M0-24A7 7 0 1 0 .1-24Z")
		p.line(c, 2.6, "M0-10V24M0 22H8M0 15H6M0-24A7 7 0 1 0 .1-24Z")
	})
}

// banner draws a pole with a flag, its foot at the place.
func (p *pen) banner(c ink, pl place, charge func(*pen)) {
	p.group(pl, func() {
		p.line(black, 4, "M0 0V-120")
		p.shape(c, "M1-118C16-124 30-112 48-118L44-100L48-78C30-72 16-84 1-78Z")
		charge(p)
	})
}

// house draws a small house, its foot at the place.
func (p *pen) house(c ink, pl place) {
	p.group(pl, func() {
		p.shape(paper, "M-12 0V-16H12V0Z")
		p.shape(c, "M-16-15L0-29L16-15Z")
		p.flat(black, "M-3 0V-9H3V0Z")
	})
}

// castle draws a small castle, its foot at the place.
func (p *pen) castle(c, roof ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M-26 0V-24H26V0Z")
		p.shape(c, "M-30 0V-34H-16V0ZM16 0V-34H30V0ZM-8 0V-44H8V0Z")
		p.shape(roof, "M-33-33L-23-50L-13-33ZM13-33L23-50L33-33ZM-11-43L0-62L11-43Z")
		p.flat(black, "M-4 0V-10Q0-16 4-10V0Z")
	})
}

// boat draws a boat seen from the side, its waterline at the place.
func (p *pen) boat(c ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M-54-12C-44-8 44-8 56-16C50 6 34 12 22 12H-28C-42 12-50 2-54-12Z")
		p.line(paper, 1.6, "M-44-2C-20 2 26 2 46-5")
	})
}

// wing draws a wing that spreads to the right from the place.
func (p *pen) wing(c ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M0 0C4-22 24-38 56-40C54-32 50-28 46-26C50-24 52-22 52-18C46-14 42-13 38-14C41-11 41-8 40-5C34-2 28-3 24-5C24-2 23 1 21 3C12 6 4 4 0 0Z")
		p.line(black, 1.6, "M8-6C14-18 26-26 44-28M14-4C20-12 28-16 38-16M18-1C20-4 22-5 26-6")
	})
}

// armFromCloud draws a hand that reaches out of a cloud and closes around an object:
// what object draws lies before the palm and under the fingers.
func (p *pen) armFromCloud(c ink, pl place, object func()) {
	p.group(pl, func() {
		p.shape(c, "M56 26L18 14C12 10 12-10 18-13L56-14Z")
		p.line(paper, 2, "M24-10V12M31-11V15")
		p.shape(skin, "M20-12C8-18-8-16-14-10C-18 0-16 10-10 14C0 18 14 16 20 13Z")
		object()
		p.shape(skin, "M-15-11C-19-4 9-4 9-7C10-15-10-17-15-11ZM-16-3C-20 4 9 4 10 0C10-7-12-8-16-3ZM-14 5C-18 11 8 11 9 7C9 1-11 0-14 5Z")
		p.shape(skin, "M16-12C8-20-4-20-8-14C-6-8 2-10 6-8Z")
		p.cloud(paper, place{x: 58, y: 12})
		p.cloud(paper, place{x: 46, y: -12, scale: 0.66})
		p.cloud(paper, place{x: 46, y: 28, scale: 0.6})
	})
}
