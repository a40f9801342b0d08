package art

import "github.com/wenbu-go/wenbu/calc/tarot"

// court is what a suit gives its four figures.
type court struct {
	sky, glow   ink // behind them
	cloth, trim ink
	cloak       ink
	hair        ink
	coat, mane  ink // of the knight's horse
	gait        gait
	seat, inlay ink               // of the thrones
	emblem      func(*pen, place) // as they carry it
	land        func(*pen)        // where they live
	beside      func(*pen, int)   // what keeps a rank company, before the figure
}

// courts are the suits' courts: the desert and the salamander of fire, the sea of
// water, the wind and the birds of air, the garden of earth.
var courts = [...]court{
	wands: {sky: sand, glow: rose, cloth: gold, trim: red, cloak: red, hair: red, coat: gold, mane: red, gait: gallop, seat: red, inlay: gold,
		emblem: (*pen).wand, land: desert, beside: wandCompany},
	cups: {sky: mist, glow: paper, cloth: blue, trim: gold, cloak: mist, hair: gold, coat: paper, mane: mist, gait: walk, seat: blue, inlay: paper,
		emblem: (*pen).cup, land: shore, beside: cupCompany},
	swords: {sky: paper, glow: mist, cloth: slate, trim: red, cloak: blue, hair: black, coat: mist, mane: slate, gait: gallop, seat: slate, inlay: mist,
		emblem: (*pen).sword, land: windy, beside: swordCompany},
	pentacles: {sky: sage, glow: paper, cloth: red, trim: gold, cloak: jade, hair: black, coat: black, mane: slate, gait: walk, seat: jade, inlay: sand,
		emblem: (*pen).pentacle, land: garden, beside: pentacleCompany},
}

// courtOf returns the drawing of a court card.
func courtOf(s tarot.Suit, rank int) func(*pen) {
	return func(p *pen) {
		c := courts[s]
		p.sky(c.sky)
		p.rays(c.glow, 120, 140, 20)
		c.land(p)
		draw := func() {
			switch rank {
			case page:
				p.page(c, s)
			case knight:
				p.knight(c, s)
			default:
				p.monarch(c, s, rank)
			}
		}
		if facesLeft(s, rank) {
			p.group(place{x: cardWidth, mirror: true}, draw)
		} else {
			draw()
		}
		c.beside(p, rank)
	}
}

// facesLeft says which courts look the other way: neighbours in a suit and equals
// of neighbouring suits differ.
func facesLeft(s tarot.Suit, rank int) bool {
	return (s == cups || s == pentacles) == (rank == page || rank == queen)
}

// page: young, on foot, looking at the emblem in hand.
func (p *pen) page(c court, s tarot.Suit) {
	hand := point{34, -84}
	p.figure(place{x: 108, y: 330, scale: 1.6}, figure{garb: tunic, cloth: c.cloth, trim: c.trim, cloak: c.cloak, hair: c.hair, look: 4,
		left: point{-26, -48}, right: hand, hat: softCap(c.trim, c.cloak),
		held: func(p *pen) {
			p.mark(s, c.trim, at(0, -68))
			switch s {
			case wands:
				c.emblem(p, place{x: hand.x, y: -74, scale: 1.45})
			case cups:
				p.fish(red, place{x: hand.x, y: -128, turn: -70, scale: 0.8})
				c.emblem(p, place{x: hand.x, y: -96, scale: 0.8})
			case swords:
				c.emblem(p, place{x: 40, y: -118, turn: 12, scale: 0.95})
			default:
				c.emblem(p, place{x: hand.x, y: -104, scale: 0.84})
			}
		}})
}

// knight: armed, on horseback, each suit at its own pace.
func (p *pen) knight(c court, s tarot.Suit) {
	hand := point{42, -84}
	if c.gait == gallop {
		p.horse(c.coat, c.mane, gallop, place{x: 104, y: 326, scale: 1.42, turn: -9})
	} else {
		p.horse(c.coat, c.mane, walk, place{x: 104, y: 338, scale: 1.46})
	}
	p.figure(place{x: 100, y: 302, scale: 1.36}, figure{garb: bust, cloth: slate, trim: c.trim, cloak: c.cloak, hair: c.hair, look: 3,
		left: point{20, -44}, right: hand, hat: helmet(c.trim),
		held: func(p *pen) {
			p.shape(c.cloth, "M-15-84H15L12-48H-12Z")
			p.mark(s, c.trim, at(0, -68))
			switch s {
			case wands:
				c.emblem(p, place{x: hand.x, y: -92, turn: 14, scale: 1.2})
			case cups:
				c.emblem(p, place{x: hand.x, y: -96, scale: 0.72})
			case swords:
				c.emblem(p, place{x: 54, y: -118, turn: 34, scale: 0.95})
			default:
				c.emblem(p, place{x: hand.x, y: -104, scale: 0.74})
			}
		}})
	p.limb(slate, 11, "M104 250L118 278L112 300")
	p.shape(c.trim, "M106 298H120L130 306H106Z")
}

// monarch: queen and king, enthroned.
func (p *pen) monarch(c court, s tarot.Suit, rank int) {
	f := figure{garb: seat, cloth: c.cloth, trim: c.trim, cloak: c.cloak, hair: c.hair, left: point{-18, -46}, right: point{36, -64}}
	if rank == queen {
		f.long, f.hat = true, coronet
		f.behind = func(p *pen) {
			p.throne(c.seat, c.inlay)
			p.mark(s, c.seat, at(0, -139))
		}
	} else {
		f.hat, f.beard, f.cloth, f.cloak = crown, c.hair, c.cloak, c.cloth
		if f.trim == f.cloth {
			f.trim = c.cloth
		}
		f.left, f.right = point{-38, -58}, point{36, -66}
		f.behind = func(p *pen) {
			p.stoneThrone(c.seat, c.inlay)
			p.shape(c.seat, "M-50-126L0-164L50-126Z")
			p.mark(s, paper, at(0, -142).sized(0.9))
		}
	}
	f.held = func(p *pen) {
		p.mark(s, f.trim, at(0, -64).sized(0.9))
		switch s {
		case wands:
			c.emblem(p, place{x: f.right.x, y: -60, scale: 1.25})
		case cups:
			c.emblem(p, place{x: f.right.x - 2, y: -80, scale: 0.74})
		case swords:
			c.emblem(p, place{x: f.right.x + 1, y: -104, scale: 1, turn: 4})
		default:
			c.emblem(p, place{x: f.right.x - 4, y: -78, scale: 0.74})
		}
		if rank == king {
			p.limb(gold, 3, d("M", f.left.x, -34, "V", -92))
			p.disc(c.trim, f.left.x, -96, 6)
		}
	}
	p.figure(place{x: 120, y: 328, scale: 1.5}, f)
}

func desert(p *pen) {
	p.shape(gold, "M20 300L62 236L104 300Z")
	p.flat(red, "M62 238L104 300H74Z")
	p.shape(gold, "M150 300L186 246L222 300Z")
	p.flat(red, "M186 248L222 300H194Z")
	p.hill(sand, 300, 6)
	p.line(gold, 2.4, "M24 322q20-8 40 0M90 340q24-9 48 0M160 324q20-8 40 0")
}

func shore(p *pen) {
	p.waves(blue, mist, 272)
	p.shape(sand, "M12 330Q120 314 228 330V354H12Z")
}

func windy(p *pen) {
	p.cloud(mist, place{x: 48, y: 92})
	p.cloud(mist, place{x: 196, y: 122, scale: 0.8, mirror: true})
	p.cypress(place{x: 30, y: 314, scale: 1.1})
	p.cypress(place{x: 54, y: 318, scale: 0.8})
	p.cypress(place{x: 212, y: 316, scale: 1})
	p.hill(sage, 312, 6)
	p.bird(black, place{x: 56, y: 150, scale: 0.8})
	p.bird(black, place{x: 84, y: 128, scale: 0.6})
}

func garden(p *pen) {
	p.mountain(mist, 50, 290, 120, 80)
	p.mountain(mist, 200, 290, 110, 60)
	p.hill(jade, 288, 6)
	p.line(sage, 2, "M12 312Q120 300 228 312M12 332Q120 322 228 332")
}

func wandCompany(p *pen, rank int) {
	switch rank {
	case page, king:
		p.salamander(place{x: 62, y: 340})
	case queen:
		p.sunflower(62, 214, 17)
		p.line(jade, 3, "M62 231L84 262")
		p.cat(at(44, 350))
	}
}

// salamander draws a lizard that looks to the right.
func (p *pen) salamander(pl place) {
	p.group(pl, func() {
		p.line(black, 3, "M-8 4L-12 10M8 4L12 10M-6-4L-12-9M10-3L14-9")
		p.shape(red, "M-40 4C-30 8-24-6-12-5C0-8 12-5 18-7C26-10 34-4 32 1C28 6 20 5 14 4C2 8-12 6-20 5C-28 12-38 10-40 4Z")
		p.dot(black, 26, -3, 1.6)
		p.line(gold, 2, "M-12 0H-11M-3 0H-2M6-1H7")
	})
}

// cat draws a black cat that sits and looks at us, its paws on the place.
func (p *pen) cat(pl place) {
	p.group(pl, func() {
		p.line(black, 5, "M12-4C26-4 26-20 20-24")
		p.shape(black, "M-14 0C-16-20-10-28-10-32C-16-40-12-48-11-54L-4-48H4L11-54C12-48 16-40 10-32C10-28 16-20 14 0Z")
		p.line(gold, 2.4, "M-5-40H-3M3-40H5")
		p.line(paper, 1.6, "M-3-4V-14M3-4V-14")
	})
}

func cupCompany(p *pen, rank int) {
	switch rank {
	case page, knight:
		p.lotus(place{x: 192, y: 332, scale: 0.9})
	case queen:
		p.shell(at(48, 338))
		p.shell(at(194, 340))
	case king:
		p.fish(red, place{x: 40, y: 298, turn: -30})
		p.ship(place{x: 206, y: 286})
	}
}

// shell draws a scallop.
func (p *pen) shell(pl place) {
	p.group(pl, func() {
		p.shape(rose, "M-6 10C-24 0-22-18-10-17C-8-24 8-24 10-17C22-18 24 0 6 10Z")
		p.line(black, 1.5, "M-2 8L-10-14M2 8L10-14M0 8V-18M-4 8L-17-8M4 8L17-8")
	})
}

func swordCompany(p *pen, rank int) {
	switch rank {
	case queen:
		p.butterfly(place{x: 38, y: 196})
		p.butterfly(place{x: 208, y: 268, scale: 0.7, turn: 20})
	case king:
		p.butterfly(place{x: 206, y: 186, scale: 0.9})
		p.butterfly(place{x: 34, y: 268, scale: 0.7, turn: -20})
	}
}

func (p *pen) butterfly(pl place) {
	p.group(pl, func() {
		p.shape(red, "M0 0C-4-14-18-14-16-5C-15 0-6 2 0 0ZM0 0C4-14 18-14 16-5C15 0 6 2 0 0Z")
		p.shape(gold, "M0 0C-12 2-10 12-5 10C-2 8 0 4 0 0ZM0 0C12 2 10 12 5 10C2 8 0 4 0 0Z")
		p.line(black, 2, "M0-6V8M0-6L-4-11M0-6L4-11")
	})
}

func pentacleCompany(p *pen, rank int) {
	switch rank {
	case page:
		p.grass(black, 346, 40, 180, 206)
		p.rose(red, 196, 330, 8)
		p.rose(red, 40, 326, 8)
	case knight:
		p.grass(sage, 350, 40, 100, 150, 206)
	case queen:
		p.rabbit(at(48, 346))
		p.rose(red, 202, 334, 9)
	case king:
		p.bullHead(place{x: 46, y: 332, scale: 0.8})
		p.grapes(place{x: 202, y: 322, scale: 1.1})
	}
}

// rabbit draws a sitting rabbit that faces right, its paws on the place.
func (p *pen) rabbit(pl place) {
	p.group(pl, func() {
		p.shape(paper, "M-16 0C-20-16-8-24 2-20C2-26 4-28 4-28L0-46C6-46 10-38 10-30C18-28 20-20 14-17C16-8 14-2 16 0Z")
		p.disc(paper, -17, -5, 4.5)
		p.dot(black, 11, -24, 1.5)
		p.line(black, 1.6, "M-4 0C-8-8 0-14 4-8")
	})
}
