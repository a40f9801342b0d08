package art

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/tarot"
)

// The suits, in whose order tables of this package stand.
const (
	majors    = tarot.SuitMajor
	wands     = tarot.SuitWands
	cups      = tarot.SuitCups
	swords    = tarot.SuitSwords
	pentacles = tarot.SuitPentacles
)

// The emblems stand upright around their place and are 100 units high at scale 1,
// the cup 60 and the pentacle 50.

// wand draws a living branch with two leaves. Its thickness grows less than its
// length, so that a long one is slender.
func (p *pen) wand(pl place) {
	k, bark := p.branch(&pl)
	p.group(pl, func() {
		p.leaf(jade, place{x: 3, y: -22 * k, turn: 52, scale: 1.1})
		p.leaf(jade, place{x: -3, y: 6 * k, turn: -52, scale: 1.1})
		bark()
	})
}

// bareWand draws a branch with one small leaf, for pictures that hold many.
func (p *pen) bareWand(pl place) {
	k, bark := p.branch(&pl)
	p.group(pl, func() {
		p.leaf(jade, place{x: 2, y: -30 * k, turn: 42, scale: 0.7})
		bark()
	})
}

// branch takes the scale out of a place and returns it with what draws a branch of
// that length there.
func (p *pen) branch(pl *place) (k float64, bark func()) {
	k = max(pl.scale, 0.1)
	pl.scale = 0
	h, w := 50*k, 3.2*math.Sqrt(k)
	return k, func() {
		p.shape(red, d("M", -w, h, "L", -w*0.9, h*0.36, -w-1.6, h*0.3, -w*0.9, h*0.24, -w, -h*0.36, -w-1.8, -h*0.42, -w, -h*0.48,
			-w*1.1, -h, "Q", 0, -h-5, w*1.2, -h-1, "L", w, -h*0.14, w+1.8, -h*0.08, w, -h*0.02, w*0.9, h*0.56, w+1.6, h*0.62, w*0.9, h*0.68, w, h, "Q", 0, h+4, -w, h, "Z"))
		p.line(rose, 1.5, d("M", -w*0.35, -h*0.9, "V", -h*0.5, "M", w*0.3, -h*0.3, "V", h*0.1, "M", -w*0.3, h*0.4, "V", h*0.85))
	}
}

// cup draws a chalice.
func (p *pen) cup(pl place) {
	p.group(pl, func() {
		p.shape(gold, "M-22-28H22C22-6 14 6 4 9V19C10 20 15 23 16 29H-16C-15 23-10 20-4 19V9C-14 6-22-6-22-28Z")
		p.flat(blue, "M-20.6-19H20.6L18.6-11H-18.6Z")
		p.line(paper, 2, "M-14-15H-13M-5-15H-4M4-15H5M13-15H14")
		p.line(paper, 2, "M-13-6C-11 0-8 3-6 4")
		p.line(black, 2, "M-6 14H6")
	})
}

// sword draws a sword with its point upwards.
func (p *pen) sword(pl place) {
	p.group(pl, func() {
		p.shape(slate, "M0-52L5-44V22H-5V-44Z")
		p.flat(paper, "M0-50L-4-43.5V21H0Z")
		p.shape(gold, "M-17 21C-12 24 12 24 17 21L17 27C12 29-12 29-17 27Z")
		p.shape(red, "M-3 28H3V41H-3Z")
		p.disc(gold, 0, 44, 4.5)
	})
}

// blade draws a sword with a narrow guard, for pictures that hold many.
func (p *pen) blade(pl place) {
	p.group(pl, func() {
		p.shape(slate, "M0-52L4-44V22H-4V-44Z")
		p.flat(paper, "M0-50L-3-43V21H0Z")
		p.shape(gold, "M-7 21H7V26H-7Z")
		p.shape(red, "M-2.5 26H2.5V39H-2.5Z")
		p.disc(gold, 0, 42, 3.6)
	})
}

// pentacle draws a coin with a five-pointed star.
func (p *pen) pentacle(pl place) {
	p.group(pl, func() {
		p.disc(gold, 0, 0, 25)
		p.ring(jade, 0, 0, 20)
		p.shape(paper, star(0, 0, 17, 5))
	})
}

// mark draws a suit's emblem as a small sign.
func (p *pen) mark(s tarot.Suit, c ink, pl place) {
	p.group(pl, func() {
		switch s {
		case wands:
			p.line(c, 3, "M-4 9L4-9")
			p.flat(c, "M2-3C6-9 11-7 11-7C10-2 6 0 1 0Z")
		case cups:
			p.flat(c, "M-8-8H8C8 0 4 3 1.5 4V6L6 9H-6L-1.5 6V4C-4 3-8 0-8-8Z")
		case swords:
			p.line(c, 2.6, "M0-10V9M-5 4H5")
		case pentacles:
			p.line(c, 2, star(0, 0, 9, 5))
		case majors:
			p.flat(c, star(0, 0, 8, 4))
		}
	})
}
