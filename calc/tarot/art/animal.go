package art

// gait is how a horse goes.
type gait uint8

const (
	walk gait = iota
	gallop
)

// horse draws a horse that faces right, its hooves on the place, its back 62 above.
func (p *pen) horse(coat, mane ink, g gait, pl place) {
	p.group(pl, func() {
		p.shape(mane, "M-40-58C-60-58-64-30-54-12C-50-26-46-36-38-44Z")
		if g == gallop {
			p.shape(coat, "M20-36L44-30L62-36L66-30L46-20L16-26ZM-30-40L-46-20L-64-8L-60-1L-38-12L-20-28Z")
		} else {
			p.shape(coat, "M26-40L44-30L42-12L35-12L36-24L18-28ZM-24-34L-12-18L-13 0H-21L-22-16L-36-30Z")
		}
		p.shape(coat, "M-42-58C-30-65-8-57 8-60C20-66 26-82 33-97L36-107L42-98C48-92 56-82 60-76C62-70 58-66 52-68C46-70 42-72 40-75C38-66 38-56 35-46"+legs(g)+"C-50-34-48-50-42-58Z")
		p.shape(mane, "M37-103C22-100 10-80 4-60C12-62 16-66 18-70C22-72 24-74 25-78C29-82 30-86 31-90C35-94 37-98 37-103Z")
		p.dot(black, 46, -88, 1.9)
		p.line(black, 1.6, "M55-72L51-75")
	})
}

// legs are the near legs and the belly between them.
func legs(g gait) string {
	if g == gallop {
		return "C34-40 38-38 44-38L64-48L70-43L48-28L20-28C8-26-8-26-18-30L-30-18L-50 2L-57-3L-42-24"
	}
	return "C34-40 32-36 31-32L30 0H21L20-28C10-26-8-26-18-30L-26-18L-25 0H-34L-36-18"
}

// lion draws a sitting lion that faces right, its paws on the place.
func (p *pen) lion(pl place) {
	p.group(pl, func() {
		p.line(black, 6, "M-34-4C-52-6-52-30-42-34")
		p.line(gold, 3, "M-34-4C-52-6-52-30-42-34")
		p.disc(red, -42, -36, 5)
		p.shape(gold, "M-36 0C-44-16-36-38-16-46L22-44L24 0H10L8-18C2-12-4-6-2 0Z")
		p.shape(gold, "M-12 0C-8-8-24-14-26-4L-22 0ZM24 0H32C32-6 26-7 23-6Z")
		p.lionHead(at(12, -52))
	})
}

// lionHead draws a lion's face in its mane.
func (p *pen) lionHead(pl place) {
	p.group(pl, func() {
		p.shape(red, star(0, 0, 30, 14))
		p.shape(gold, "M-17-4C-20-20 20-20 17-4C18 8 10 18 0 18C-10 18-18 8-17-4Z")
		p.flat(black, "M-5 2H5L0 8Z")
		p.line(black, 2, "M-11-5Q-7-9-4-5M4-5Q7-9 11-5M0 8C-1 13-7 13-8 10M0 8C1 13 7 13 8 10")
	})
}

// dog draws a dog that sits and looks up to the right, its paws on the place.
func (p *pen) dog(c ink, pl place) {
	p.group(pl, func() {
		p.line(black, 6, "M-14-4C-24-6-26-14-24-20")
		p.line(c, 2.6, "M-14-4C-24-6-26-14-24-20")
		p.shape(c, "M-16 0C-18-14-8-24 0-28L-2-38L4-44L8-38L20-40L21-35C18-30 12-30 9-29C10-20 10-10 10 0H4L3-12C0-8-2-4-4 0Z")
		p.shape(c, "M-2-38C-8-38-8-30-5-26C-2-28 0-32 2-38Z")
		p.dot(black, 10, -36, 1.5)
	})
}

// wolf draws a wolf that sits and howls up to the right, its paws on the place.
func (p *pen) wolf(c ink, pl place) {
	p.group(pl, func() {
		p.line(black, 7, "M-14-4C-28-4-30-16-26-24")
		p.line(c, 3.4, "M-14-4C-28-4-30-16-26-24")
		p.shape(c, "M-16 0C-22-18-14-32-6-40L-18-48L-4-52L10-72L15-68L7-54L19-61L19-56L9-45C10-40 8-36 8-32C14-20 13-10 12 0H5L3-14L-3 0Z")
		p.dot(black, 2, -54, 1.5)
		p.line(black, 1.6, "M-8-30L-4-23M-1-34L2-26M-12-18L-8-12")
	})
}

// bird draws a flying bird as a silhouette.
func (p *pen) bird(c ink, pl place) {
	p.group(pl, func() {
		p.flat(c, "M-18-6C-12-12-4-8 0 0C4-8 12-12 18-6C12-6 6-2 3 6H-3C-6-2-12-6-18-6Z")
	})
}

// dove draws a dove that dives straight down, its beak at the place.
func (p *pen) dove(pl place) {
	p.group(pl, func() {
		p.shape(paper, "M0-4C-5-8-6-14-5-20C-14-20-24-26-26-38C-16-38-8-34-4-30L-8-50H8L4-30C8-34 16-38 26-38C24-26 14-20 5-20C6-14 5-8 0-4Z")
		p.flat(red, "M-2-5H2L0 2Z")
	})
}

// fish draws a fish that swims to the right.
func (p *pen) fish(c ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M-12 0C-6-10 10-10 18 0C10 10-6 10-12 0L-22-8V8Z")
		p.dot(black, 10, -2, 1.6)
		p.line(black, 1.4, "M4-6Q1 0 4 6M-3-6Q-6 0-3 6")
	})
}

// eagleHead, bullHead and angelHead are, with the lion's, the four creatures.
func (p *pen) eagleHead(pl place) {
	p.group(pl, func() {
		p.shape(slate, "M-18 18C-22-8-10-20 4-20C14-20 20-12 22-6C24 0 20 8 18 8C18 4 14 2 10 3C10 8 12 12 14 18Z")
		p.shape(gold, "M9-8C16-12 24-8 23 4C20-1 15-2 10 1Z")
		p.dot(black, 4, -8, 2.4)
		p.line(paper, 1.8, "M-10 0V14M-3 4V16M-12-10L-8-13")
	})
}

func (p *pen) bullHead(pl place) {
	p.group(pl, func() {
		p.shape(paper, "M-11-12C-22-10-26-20-22-26C-18-20-12-20-8-18ZM11-12C22-10 26-20 22-26C18-20 12-20 8-18Z")
		p.shape(jade, "M-12-14Q0-20 12-14L11 2C11 14 6 18 0 18C-6 18-11 14-11 2Z")
		p.shape(jade, "M-12-10C-20-10-22-4-20-2C-14-2-12-4-11-7ZM12-10C20-10 22-4 20-2C14-2 12-4 11-7Z")
		p.shape(rose, "M-9 10C-8 4 8 4 9 10C8 20-8 20-9 10Z")
		p.line(black, 2.2, "M-7-4H-5M5-4H7M-4 11V12M4 11V12")
	})
}

func (p *pen) angelHead(pl place) {
	p.group(pl, func() {
		p.ring(gold, 0, -2, 22)
		p.shape(red, "M-13 8C-18-24 18-24 13 8C8 14-8 14-13 8Z")
		p.shape(skin, "M-10-4C-10-14 10-14 10-4C10 8 5 14 0 14C-5 14-10 8-10-4Z")
		p.group(at(0, 0).sized(0.8), p.face)
	})
}
