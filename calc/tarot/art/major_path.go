package art

// fool: a wanderer at the cliff with his bundle and a small dog, in the morning sun.
func fool(p *pen) {
	p.sky(sand)
	p.rays(paper, 186, 84, 18)
	p.sun(186, 84, 22)
	p.mountain(mist, 60, 300, 130, 120)
	p.mountain(slate, 200, 352, 130, 110)
	p.shape(jade, "M12 300L60 286L120 292L150 284L160 300L152 316L158 334L148 354H12Z")
	p.line(black, 1.8, "M150 290L140 312L146 336M120 298L112 316M70 296L62 312M92 306L88 330M36 306L32 326")
	p.dog(paper, place{x: 60, y: 290, scale: 0.95})
	p.figure(place{x: 122, y: 288, scale: 1.35}, figure{garb: stride, cloth: red, trim: blue, hair: gold, look: 3,
		left: point{-33, -62}, right: point{34, -82}, hat: softCap(jade, paper),
		behind: func(p *pen) {
			p.limb(gold, 2.6, "M34-60L-44-112")
			p.shape(blue, "M-44-110C-62-110-68-92-56-84C-42-80-34-96-44-110ZM-44-110L-54-118L-46-119L-41-124L-39-114Z")
			p.line(sand, 2.6, "M-56-98H-55.9M-50-92H-49.9M-46-100H-45.9M-58-90H-57.9")
		},
		held: func(p *pen) {
			p.line(gold, 2, "M-8-84L-14-54M8-84L14-54")
			p.flat(gold, star(0, -66, 6, 5))
		},
	})
	p.group(at(168, 172), func() {
		p.rose(paper, 0, 0, 8)
	})
}

// magician: one hand up, one down, the four emblems on the table, the lemniscate above.
func magician(p *pen) {
	p.sky(gold)
	p.rays(sand, 120, 110, 20)
	p.bower(54)
	p.figure(place{x: 120, y: 318, scale: 1.5}, figure{garb: robe, cloth: paper, trim: gold, cloak: red, hair: black,
		left: point{-36, -122}, right: point{38, -52}, hat: func(p *pen) { p.line(gold, 4, "M-12-110Q0-114 12-110") },
		behind: func(p *pen) { p.limb(paper, 3, "M-32-108L-40-142") },
	})
	p.infinity(red, place{x: 120, y: 122, scale: 0.9})
	p.shape(blue, "M28 280H212V296H28Z")
	p.shape(red, "M40 296H52V354H40ZM188 296H200V354H188Z")
	p.wand(place{x: 64, y: 272, turn: 90, scale: 0.6})
	p.cup(place{x: 104, y: 262, scale: 0.62})
	p.sword(place{x: 152, y: 275, turn: 78, scale: 0.55})
	p.pentacle(place{x: 192, y: 265, scale: 0.6})
	p.garden(330)
}

// bower hangs roses from the upper edge, down to a height below it.
func (p *pen) bower(depth float64) {
	p.shape(jade, d("M12 36H228V", top+depth, "C200", top+depth*0.9, "180", top+depth*0.4, "120", top+depth*0.4,
		"C60", top+depth*0.4, "40", top+depth*0.9, "12", top+depth, "Z"))
	for _, x := range [...]float64{28, 64, 100, 140, 176, 212} {
		p.rose(red, x, top+8+abs(x-middle)*abs(x-middle)*0.0024, 8)
	}
}

// garden grows roses and lilies along the lower edge.
func (p *pen) garden(y float64) {
	p.shape(jade, d("M12", y+6, "Q66", y-6, "120", y+4, "T228", y+4, "V354H12Z"))
	for i, x := range [...]float64{30, 66, 102, 138, 174, 210} {
		if i%2 == 0 {
			p.rose(red, x, y+8, 8)
		} else {
			p.lily(place{x: x, y: y + 14, scale: 0.9})
		}
	}
}

func abs(x float64) float64 { return max(x, -x) }

// highPriestess: between the dark and the light pillar before the veil, the scroll
// in her lap, the moon at her feet.
func highPriestess(p *pen) {
	p.sky(blue)
	p.shape(sage, "M46 60H194V260H46Z")
	for y := 84.0; y < 250; y += 40 {
		for x := 66.0; x < 190; x += 36 {
			if abs(x-middle) < 30 {
				continue // behind the head
			}
			p.shape(red, d("M", x, y, "c8 4 9 14 0 18c-9-4-8-14 0-18Z"))
			p.line(jade, 2.4, d("M", x, y-1, "v-6m-4 2h8"))
		}
	}
	p.waves(mist, blue, 252)
	p.pillar(black, place{x: 40, y: 316, scale: 1.7})
	p.pillar(paper, place{x: 200, y: 316, scale: 1.7})
	p.flat(paper, star(40, 190, 10, 4))
	p.flat(black, star(200, 190, 10, 4))
	p.figure(place{x: 120, y: 322, scale: 1.45}, figure{garb: seat, cloth: blue, trim: mist, cloak: mist, hair: black, long: true,
		left: point{-16, -44}, right: point{16, -44}, hat: moonCrown,
		held: func(p *pen) {
			p.line(gold, 4, "M0-78V-66M-5-73H5")
			p.shape(paper, "M-20-52H20V-34H-20Z")
			p.line(black, 1.6, "M-13-46H13M-13-41H8")
		},
	})
	p.moon(place{x: 74, y: 326, scale: 1, turn: -60})
}

// empress: enthroned in the ripe corn, crowned with stars, the heart shield beside her.
func empress(p *pen) {
	p.sky(sand)
	p.rays(paper, 120, 130, 16)
	for _, x := range [...]float64{38, 64, 176, 202} {
		p.tree(jade, place{x: x, y: 240, scale: 1.7})
	}
	p.hill(sage, 250, 10)
	p.figure(place{x: 120, y: 326, scale: 1.5}, figure{garb: seat, cloth: paper, trim: red, hair: gold, long: true,
		left: point{-34, -66}, right: point{26, -46}, hat: starCrown,
		behind: func(p *pen) { p.throne(red, rose) },
		held: func(p *pen) {
			p.limb(gold, 3, "M-34-46V-92")
			p.disc(gold, -34, -97, 7)
			p.line(black, 1.6, "M-41-97H-27M-34-104V-97")
			p.rose(red, -15, -16, 4)
			p.rose(red, 14, -12, 4)
			p.rose(red, 2, -30, 4)
		},
	})
	p.heart(red, 182, 296, 24)
	p.line(paper, 2.6, "M182 289a6 6 0 1 0 .1 0ZM182 301V310M178 306H186")
	p.corn(336)
}

// corn grows ears of corn along a height.
func (p *pen) corn(y float64) {
	for x := 24.0; x < 224; x += 16 {
		h := 26 + 8*float64(int(x)%3)
		p.line(gold, 2.2, d("M", x, y+16, "V", y-h+20))
		p.shape(gold, d("M", x, y-h, "c-7 6-7 16 0 22c7-6 7-16 0-22Z"))
	}
}

// emperor: armed and bearded on a throne of stone with rams, mountains behind.
func emperor(p *pen) {
	p.sky(red)
	p.rays(rose, 120, 150, 14)
	p.mountain(slate, 48, 290, 120, 150)
	p.mountain(slate, 196, 290, 120, 140)
	p.hill(gold, 300, 6)
	p.figure(place{x: 120, y: 330, scale: 1.55}, figure{garb: seat, cloth: red, trim: gold, cloak: blue, hair: paper, beard: paper,
		left: point{-36, -62}, right: point{34, -60}, hat: crown,
		behind: func(p *pen) {
			p.stoneThrone(mist, slate)
			p.ram(at(-43, -128))
			p.ram(at(43, -128))
			p.ram(at(-44, -36).sized(0.8))
			p.ram(at(44, -36).sized(0.8))
		},
		held: func(p *pen) {
			p.limb(gold, 3, "M-36-36V-92")
			p.limb(gold, 3, "M-36-106a7 7 0 1 0 .1 0ZM-43-86H-29")
			p.disc(gold, 34, -68, 8)
			p.line(black, 1.8, "M34-76V-84M30-81H38M26-68H42")
		},
	})
}

// ram draws a ram's head.
func (p *pen) ram(pl place) {
	p.group(pl, func() {
		p.shape(paper, "M-5-6H5L4 8Q0 12-4 8Z")
		p.line(black, 5, "M-4-6C-14-12-18 2-11 5C-7 5-7 1-9 0M4-6C14-12 18 2 11 5C7 5 7 1 9 0")
		p.line(gold, 2, "M-4-6C-14-12-18 2-11 5C-7 5-7 1-9 0M4-6C14-12 18 2 11 5C7 5 7 1 9 0")
	})
}

// hierophant: blessing between two pillars, two listeners and the crossed keys below.
func hierophant(p *pen) {
	p.sky(mist)
	p.rays(paper, 120, 110, 20)
	p.pillar(slate, place{x: 40, y: 312, scale: 1.75})
	p.pillar(slate, place{x: 200, y: 312, scale: 1.75})
	p.shape(slate, "M12 300H228V354H12Z")
	p.figure(place{x: 120, y: 306, scale: 1.45}, figure{garb: seat, cloth: red, trim: paper, hair: paper, beard: paper,
		left: point{-34, -92}, right: point{34, -64}, hat: tiara,
		behind: func(p *pen) { p.throne(blue, gold) },
		held: func(p *pen) {
			p.line(paper, 5, "M0-76V-6M-10-64H10")
			p.limb(gold, 3, "M34-28V-122")
			p.line(black, 3, "M24-114H44M26-106H42M28-98H40")
			p.line(skin, 3, "M-36-94L-38-102M-32-94L-33-103")
		},
	})
	p.kneeler(gold, at(66, 352))
	p.kneeler(jade, at(174, 352).mirrored())
	p.key(gold, place{x: 112, y: 326, turn: -34})
	p.key(gold, place{x: 128, y: 326, turn: 34, mirror: true})
}

// kneeler draws one who kneels with the back to us.
func (p *pen) kneeler(c ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M-26 6C-28-20-20-36 0-36C20-36 28-20 26 6Z")
		p.line(black, 1.6, "M0-30V0M-10-28C-14-18-15-8-15 0M10-28C14-18 15-8 15 0")
		p.disc(skin, 0, -46, 12)
		p.shape(black, "M-12-46A12 12 0 0 1 12-46Q0-40-12-46Z")
	})
}

// lovers: two under the angel and the sun, between the tree of fruit and the tree of
// flame.
func lovers(p *pen) {
	p.sky(rose)
	p.rays(sand, 120, 86, 24)
	p.sun(120, 70, 17)
	p.mountain(blue, 120, 300, 70, 110)
	p.wing(red, place{x: 128, y: 142, scale: 1.35})
	p.wing(red, place{x: 112, y: 142, scale: 1.35, mirror: true})
	p.figure(place{x: 120, y: 210, scale: 0.95}, figure{garb: bust, cloth: blue, trim: gold, hair: red, long: true,
		left: point{-38, -70}, right: point{38, -70}})
	p.cloud(paper, place{x: 92, y: 180, scale: 0.9})
	p.cloud(paper, place{x: 148, y: 182, scale: 0.9, mirror: true})
	p.hill(jade, 306, 8)
	p.tree(jade, place{x: 44, y: 318, scale: 2})
	for _, q := range [...]point{{30, 226}, {56, 218}, {44, 250}, {66, 246}, {24, 256}} {
		p.disc(red, q.x, q.y, 5)
	}
	p.limb(black, 4, "M198 318V226M198 262L184 248M198 270L212 252")
	for _, q := range [...]point{{198, 232}, {183, 250}, {213, 254}, {190, 276}, {206, 284}} {
		p.flame(place{x: q.x, y: q.y, scale: 0.9})
	}
	p.figure(place{x: 88, y: 336, scale: 1}, figure{garb: bare, cloth: skin, hair: gold, long: true, right: point{30, -52}})
	p.figure(place{x: 152, y: 336, scale: 1}, figure{garb: bare, cloth: skin, hair: black, left: point{-30, -52}})
	p.shape(jade, "M80 284C86 278 92 282 96 284C92 292 84 292 80 284ZM144 284C150 278 156 282 160 284C156 292 148 292 144 284Z")
}

// chariot: a crowned driver under a canopy of stars, a light and a dark sphinx before.
func chariot(p *pen) {
	p.sky(mist)
	p.castle(paper, red, place{x: 46, y: 190, scale: 1})
	p.castle(paper, red, place{x: 196, y: 190, scale: 1})
	p.shape(sage, "M12 186H228V354H12Z")
	p.shape(slate, "M56 82H62V250H56ZM178 82H184V250H178Z")
	p.shape(blue, "M40 92C40 60 80 50 120 50C160 50 200 60 200 92C186 84 174 96 160 88C146 96 134 84 120 92C106 84 94 96 80 88C66 96 54 84 40 92Z")
	for _, q := range [...]point{{70, 76}, {96, 66}, {120, 76}, {146, 66}, {172, 76}} {
		p.flat(gold, star(q.x, q.y, 6, 5))
	}
	p.figure(place{x: 120, y: 282, scale: 1.4}, figure{garb: bust, cloth: slate, trim: gold, hair: gold, long: true,
		left: point{-28, -50}, right: point{32, -60}, hat: coronet,
		behind: func(p *pen) { p.limb(gold, 3, "M34-30V-96"); p.flat(gold, star(34, -100, 8, 4)) },
		held: func(p *pen) {
			p.line(paper, 1.8, "M-14-72L0-64L14-72M-14-62L0-54L14-62")
			p.shape(gold, "M-22-86C-14-92-8-86-8-78C-16-74-22-78-22-86ZM22-86C14-92 8-86 8-78C16-74 22-78 22-86Z")
		},
	})
	p.shape(gold, "M48 224H192L184 300H56Z")
	p.flat(red, "M56 232H184L178 292H62Z")
	p.shape(gold, star(120, 262, 20, 4))
	p.wheel(48, 300)
	p.wheel(192, 300)
	p.sphinx(black, paper, at(78, 350))
	p.sphinx(paper, black, at(162, 350).mirrored())
}

func (p *pen) wheel(x, y float64) {
	p.disc(gold, x, y, 26)
	p.disc(red, x, y, 19)
	p.line(gold, 3, d("M", x, y-19, "v38m-19-19h38m-32.4-13.4l26.8 26.8m0-26.8l-26.8 26.8"))
	p.disc(gold, x, y, 5)
}

// sphinx draws a lying sphinx that faces left, its paws on the place.
func (p *pen) sphinx(c, other ink, pl place) {
	p.group(pl, func() {
		p.shape(c, "M-36 0C-38-8-28-10-22-8L-20-30L16-34C34-34 40-14 36 0Z")
		p.line(other, 2, "M16-4C12-16 20-24 28-22M-34-3H-18")
		p.shape(c, "M-34-20C-38-52-38-62-18-62C2-62 0-46 4-22C-8-16-26-14-34-20Z")
		p.line(other, 2, "M-33-24C-30-20-8-18 0-24M-2-32H-8M-4-42H-8M-34-32H-29M-34-42H-29")
		p.shape(skin, "M-28-44C-28-56-10-56-10-44C-10-34-14-28-19-28C-24-28-28-34-28-44Z")
		p.group(at(-19, -42).sized(0.7), p.face)
	})
}
