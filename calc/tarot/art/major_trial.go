package art

// strength: a gentle hand closes the lion's mouth, the lemniscate above.
func strength(p *pen) {
	p.sky(sand)
	p.rays(paper, 110, 120, 18)
	p.mountain(mist, 190, 270, 100, 90)
	p.hill(sage, 262, 14)
	p.hill(jade, 312, 6)
	p.figure(place{x: 92, y: 330, scale: 1.55}, figure{garb: robe, cloth: paper, trim: red, hair: gold, long: true, look: 2,
		left: point{22, -56}, right: point{42, -40}, hat: garland(jade),
		held: func(p *pen) {
			p.line(jade, 3, "M-18-78C-6-62 4-58 15-50")
			for _, q := range [...]point{{-15, -73}, {-4, -62}, {9, -54}} {
				p.rose(red, q.x, q.y, 4)
			}
		},
	})
	p.lion(place{x: 151, y: 338, scale: 1.48, mirror: true})
	p.infinity(gold, at(92, 124))
	p.limb(paper, 12, "M119 216Q134 238 146 244")
	p.disc(skin, 150, 246, 6.5)
	p.disc(skin, 128, 274, 6.5)
	p.grass(black, 346, 40, 72, 206)
}

// hermit: an old man on the heights at night, lantern raised, leaning on his staff.
func hermit(p *pen) {
	p.sky(blue)
	for _, q := range [...]point{{40, 70}, {74, 110}, {104, 62}, {196, 120}, {36, 168}, {206, 60}, {60, 220}, {150, 70}} {
		p.flat(sand, star(q.x, q.y, 4, 4))
	}
	p.dot(gold, 166, 196, 50)
	p.dot(sand, 166, 196, 36)
	p.mountain(mist, 40, 340, 130, 110)
	p.mountain(mist, 206, 340, 120, 90)
	p.shape(paper, "M12 334L60 316L110 306L164 312L228 336V354H12Z")
	p.line(mist, 2, "M60 326L104 318M150 324L196 336M40 342L80 336")
	p.figure(place{x: 112, y: 316, scale: 1.6}, figure{garb: robe, cloth: slate, trim: black, cloak: slate, hair: paper, beard: paper, look: 3,
		left: point{-30, -58}, right: point{34, -92}, hat: hood(slate),
		held:   func(p *pen) { p.shape(paper, "M-9-100C-4-97 4-97 9-100C11-84 6-72 0-66C-6-72-11-84-9-97Z") },
		behind: func(p *pen) { p.limb(gold, 3, "M-30 2V-104") },
	})
	p.lantern(place{x: 166, y: 178, scale: 1.3})
}

// wheelOfFortune: the wheel between clouds, a rider rising, one falling and one at
// rest above, the four creatures in the corners.
func wheelOfFortune(p *pen) {
	p.sky(mist)
	p.rays(paper, 120, 195, 24)
	p.disc(gold, 120, 198, 72)
	p.disc(red, 120, 198, 58)
	p.disc(sand, 120, 198, 36)
	for i := range 8 {
		a := 45 * float64(i)
		from, to := polar(120, 198, 14, a), polar(120, 198, 70, a)
		p.line(black, 3, d("M", from.x, from.y, "L", to.x, to.y))
		q := polar(120, 198, 47, a+22.5)
		p.flat(gold, star(q.x, q.y, 7, 4))
	}
	p.disc(blue, 120, 198, 13)
	p.flat(gold, star(120, 198, 9, 8))
	p.shape(jade, "M44 150C34 170 52 184 42 204C34 222 50 236 44 256C56 250 56 232 50 222C60 202 44 188 54 168Z")
	p.shape(jade, "M44 150C38 140 46 132 54 138C60 144 58 156 54 168Z")
	p.dot(black, 49, 145, 1.8)
	p.figure(place{x: 203, y: 258, scale: 0.64, turn: -8}, figure{garb: stride, cloth: gold, trim: black, hair: black, look: -3,
		left: point{-30, -112}, right: point{-14, -122}})
	p.sphinx(blue, gold, place{x: 124, y: 128, scale: 0.8})
	p.angelHead(place{x: 42, y: 70})
	p.eagleHead(place{x: 200, y: 70})
	p.bullHead(place{x: 42, y: 322})
	p.lionHead(place{x: 198, y: 320, scale: 0.85})
	p.cloud(paper, place{x: 90, y: 330, scale: 0.8})
	p.cloud(paper, place{x: 150, y: 334, scale: 0.8, mirror: true})
	p.cloud(paper, place{x: 90, y: 66, scale: 0.6})
	p.cloud(paper, place{x: 150, y: 66, scale: 0.6, mirror: true})
}

// justice: enthroned with the upright sword and the level scales.
func justice(p *pen) {
	p.sky(rose)
	p.shape(red, "M52 40H188V320H52Z")
	p.line(gold, 2, "M64 40V320M84 40V320M104 40V320M136 40V320M156 40V320M176 40V320")
	p.pillar(mist, place{x: 40, y: 330, scale: 1.9})
	p.pillar(mist, place{x: 200, y: 330, scale: 1.9})
	p.shape(slate, "M12 318H228V354H12Z")
	p.line(black, 1.6, "M12 334H228M60 318V334M120 318V334M180 318V334M90 334V350M150 334V350")
	p.figure(place{x: 120, y: 326, scale: 1.5}, figure{garb: seat, cloth: blue, trim: gold, cloak: jade, hair: black, long: true,
		left: point{-38, -70}, right: point{36, -96}, hat: crown,
		behind: func(p *pen) {
			p.stoneThrone(mist, slate)
			p.sword(place{x: -38, y: -98, scale: 0.94})
		},
		held: func(p *pen) { p.scales(place{x: 36, y: -84, scale: 1}) },
	})
}

// hangedMan: hanging by one foot from a living tree, calm, with light about his head.
func hangedMan(p *pen) {
	p.sky(mist)
	p.rays(paper, 120, 286, 22)
	p.limb(gold, 10, "M44 354V66M196 354V66")
	p.limb(gold, 10, "M30 70H210")
	for _, q := range [...]place{{x: 44, y: 130, turn: -60}, {x: 44, y: 196, turn: -60}, {x: 44, y: 262, turn: -60}, {x: 196, y: 110, turn: 60},
		{x: 196, y: 176, turn: 60}, {x: 196, y: 242, turn: 60}, {x: 44, y: 160, turn: 60}, {x: 196, y: 210, turn: -60}, {x: 44, y: 300, turn: 60}, {x: 196, y: 300, turn: -60}} {
		p.leaf(jade, q)
	}
	p.dot(gold, 120, 278, 40)
	p.dot(sand, 120, 278, 30)
	p.line(black, 3.4, "M127 78V112M121 106H133")
	p.figure(place{x: 120, y: 112, turn: 180, scale: 1.6}, figure{garb: hung, cloth: blue, trim: red, hair: gold,
		left: point{-12, -50}, right: point{12, -50}})
}

// death: a rider in dark armour on a pale horse, banner with a rose; the sun rises
// between two towers.
func death(p *pen) {
	p.sky(rose)
	p.rays(sand, 194, 232, 22)
	p.sun(194, 232, 13)
	p.tower(slate, place{x: 176, y: 262, scale: 0.32})
	p.tower(slate, place{x: 212, y: 262, scale: 0.32})
	p.shape(mist, "M12 258H228V300H12Z")
	p.line(paper, 2, "M24 268h16m20 8h20m40-6h18m30 10h20")
	p.boat(black, place{x: 186, y: 276, scale: 0.3})
	p.shape(jade, "M12 284Q80 276 140 292T228 300V354H12Z")
	p.banner(black, place{x: 148, y: 250, scale: 1.5}, func(p *pen) {
		p.disc(paper, 24, -98, 10)
		p.rose(paper, 24, -98, 6)
	})
	p.horse(paper, mist, walk, place{x: 104, y: 330, scale: 1.55})
	p.figure(place{x: 92, y: 292, scale: 1.35}, figure{garb: bust, cloth: black, trim: slate,
		left: point{18, -46}, right: point{41, -68}, hat: skull})
	p.limb(black, 12, "M92 232L106 262L104 288")
	p.shape(slate, "M98 286H112L124 294H98Z")
	p.line(red, 3, "M120 246L150 216")
	p.fallen(place{x: 178, y: 332})
}

// skull turns a head into a skull in a helmet.
func skull(p *pen) {
	p.shape(paper, "M-12-106C-13-122 13-122 12-106C12-98 8-97 7-89H-7C-8-97-12-98-12-106Z")
	p.flat(black, "M-8-104a3.5 4 0 1 0 7 0a3.5 4 0 1 0-7 0ZM1-104a3.5 4 0 1 0 7 0a3.5 4 0 1 0-7 0ZM-1.5-97L0-100L1.5-97Z")
	p.line(black, 1.4, "M-3-94V-90M0-94V-90M3-94V-90")
	p.shape(black, "M-14-106C-18-128 18-128 14-106L10-110C4-114-4-114-10-110Z")
	p.shape(red, "M0-122C-2-136-18-138-22-130C-16-130-14-124-10-120Z")
}

// fallen draws a king's crown and a lying figure under a cloak.
func (p *pen) fallen(pl place) {
	p.group(pl, func() {
		p.shape(blue, "M-40 10C-36-6-6-14 14-8L22 10Z")
		p.disc(skin, 22, 0, 9)
		p.line(black, 1.6, "M20-2L24 2M24-2L20 2M-26 6C-16-2-6-4 2-3")
		p.group(place{x: 14, y: 106, scale: 0.9}, func() { crown(p) })
	})
}

// temperance: an angel with one foot in the water pours from cup to cup.
func temperance(p *pen) {
	p.sky(sand)
	p.rays(paper, 196, 96, 18)
	p.mountain(mist, 60, 280, 110, 80)
	p.mountain(slate, 196, 280, 120, 60)
	p.sun(196, 96, 13)
	p.hill(sage, 276, 8)
	p.line(gold, 5, "M206 354C190 320 160 316 176 292C186 280 196 280 196 272")
	p.shape(mist, "M12 310C60 300 110 308 124 322C140 338 130 346 128 354H12Z")
	p.line(blue, 2, "M24 326q8-6 16 0t16 0t16 0M40 342q8-6 16 0t16 0t16 0")
	p.wing(red, place{x: 132, y: 206, scale: 1.5})
	p.wing(red, place{x: 108, y: 206, scale: 1.5, mirror: true})
	p.ring(gold, 120, 158, 30)
	p.limb(skin, 8, "M108 300V332M134 300V318")
	p.figure(place{x: 120, y: 318, scale: 1.5}, figure{garb: robe, cloth: paper, trim: mist, hair: gold, long: true,
		left: point{-30, -62}, right: point{26, -36},
		held: func(p *pen) {
			p.shape(gold, "M-7-78H7L0-66Z")
			p.line(blue, 4, "M-24-66C-8-66 0-50 18-44")
			p.cup(place{x: -32, y: -64, scale: 0.56, turn: 50})
			p.cup(place{x: 26, y: -34, scale: 0.56})
		},
	})
	for _, x := range [...]float64{192, 212} {
		p.lily(place{x: x, y: 340, scale: 1.1})
	}
}
