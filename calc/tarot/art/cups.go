package art

// cup1: the overflowing cup, a dove above, lotus below.
func cup1(p *pen) {
	p.sky(mist)
	p.rays(paper, 112, 160, 20)
	p.waves(blue, mist, 296)
	p.armFromCloud(blue, place{x: 116, y: 226, scale: 1}, func() {})
	p.cup(place{x: 110, y: 178, scale: 1.9})
	for _, x := range [...]string{"M70 128C48 150 52 220 54 292", "M86 128C70 160 74 230 78 300", "M150 128C172 150 168 200 166 292"} {
		p.line(black, 7, x)
		p.line(mist, 3.6, x)
	}
	p.shape(skin, "M92 222C96 212 128 212 130 222C128 236 98 236 92 222Z")
	p.line(black, 1.8, "M104 216V230M114 215V231M123 217V230")
	p.dove(place{x: 110, y: 112, scale: 1.1})
	for _, q := range [...]point{{44, 330}, {110, 340}, {184, 326}} {
		p.lotus(at(q.x, q.y))
	}
}

// lotus draws a lotus flower on its leaf.
func (p *pen) lotus(pl place) {
	p.group(pl, func() {
		p.shape(jade, "M-24 4C-20-2 20-2 24 4C20 10-20 10-24 4Z")
		p.shape(rose, "M0 2C-16 2-20-8-19-12C-14-12-11-9-10-7C-11-14-8-18-6-20C-3-18-1-16 0-13C1-16 3-18 6-20C8-18 11-14 10-7C11-9 14-12 19-12C20-8 16 2 0 2Z")
		p.line(black, 1.4, "M0 0V-10M-5 0C-9-4-9-6-9-7M5 0C9-4 9-6 9-7")
	})
}

// cup2: two cups pledged to each other, one heart above them.
func cup2(p *pen) {
	p.sky(rose)
	p.rays(paper, 120, 128, 18)
	p.hill(sage, 292, 10)
	p.heart(red, 120, 112, 32)
	p.wing(paper, place{x: 150, y: 120, scale: 1})
	p.wing(paper, place{x: 90, y: 120, scale: 1, mirror: true})
	p.line(black, 6, "M120 150V300")
	p.line(gold, 3, "M120 150V300")
	for _, side := range [...]bool{false, true} {
		p.group(place{x: 120, y: 226, mirror: side}, func() {
			p.line(black, 7.6, "M0 60C28 48 28 28 0 16C-24 4-22-22-8-34")
			p.line(jade, 4, "M0 60C28 48 28 28 0 16C-24 4-22-22-8-34")
			p.shape(jade, "M-12-32C-14-42-4-48 4-42L2-34Z")
			p.dot(black, -4, -40, 1.5)
		})
	}
	p.cup(place{x: 66, y: 238, scale: 1.5, turn: 12})
	p.cup(place{x: 174, y: 238, scale: 1.5, turn: -12})
	p.grass(jade, 340, 40, 90, 150, 204)
}

// cup3: three cups lifted together, in a dance at harvest.
func cup3(p *pen) {
	p.sky(sand)
	p.rays(paper, 120, 110, 22)
	p.hill(sage, 300, 8)
	p.cup(place{x: 120, y: 90, scale: 0.9})
	p.cup(place{x: 88, y: 104, scale: 0.9, turn: 14})
	p.cup(place{x: 152, y: 104, scale: 0.9, turn: -14})
	p.figure(place{x: 62, y: 326, scale: 1.3}, figure{garb: robe, cloth: red, trim: gold, hair: black, long: true, look: 2, left: point{-26, -36}, right: point{20, -146}, hat: garland(gold)})
	p.figure(place{x: 178, y: 326, scale: 1.3}, figure{garb: robe, cloth: blue, trim: mist, hair: red, long: true, look: -2, left: point{-20, -146}, right: point{26, -36}, hat: garland(gold)})
	p.figure(place{x: 120, y: 338, scale: 1.3}, figure{garb: robe, cloth: paper, trim: jade, hair: gold, long: true, left: point{-24, -44}, right: point{2, -168}, hat: garland(red)})
	for _, q := range [...]point{{36, 338}, {86, 344}, {152, 344}, {206, 338}} {
		p.grapes(place{x: q.x, y: q.y, scale: 0.8})
	}
}

// grapes draws a bunch that hangs from the place.
func (p *pen) grapes(pl place) {
	p.group(pl, func() {
		p.shape(jade, "M0-12C-10-18-14-12-16-8C-10-8-6-6 0-10C6-6 10-8 16-8C14-12 10-18 0-12Z")
		for _, q := range [...]point{{-8, -3}, {0, -3}, {8, -3}, {-4, 4}, {4, 4}, {0, 11}} {
			p.disc(blue, q.x, q.y, 4.5)
		}
	})
}

// cup4: three cups on the grass, a fourth offered and not yet seen.
func cup4(p *pen) {
	p.sky(mist)
	p.rays(paper, 154, 128, 18)
	p.mountain(slate, 190, 270, 110, 60)
	p.hill(sage, 280, 12)
	p.tree(jade, place{x: 74, y: 300, scale: 3})
	p.figure(place{x: 82, y: 322, scale: 1.2}, figure{garb: seat, cloth: red, trim: gold, hair: black, look: -2, left: point{10, -58}, right: point{-10, -54}})
	p.cup(place{x: 154, y: 128, scale: 1.1})
	p.shape(skin, "M138 158C144 150 168 150 170 160L176 166L166 174C156 176 140 170 138 158Z")
	p.cloud(paper, place{x: 190, y: 170, scale: 0.9, mirror: true})
	for i, x := range [...]float64{136, 170, 204} {
		p.cup(place{x: x, y: 304 + 14*float64(i%2), scale: 0.8})
	}
	p.grass(black, 346, 40, 120, 150)
}

// cup5: three spilled before the mourner, two still standing behind.
func cup5(p *pen) {
	p.sky(slate)
	p.rays(mist, 120, 90, 14)
	p.mountain(mist, 190, 214, 100, 50)
	p.castle(paper, blue, place{x: 190, y: 216, scale: 0.8})
	p.shape(blue, "M12 214H228V262H12Z")
	p.line(mist, 2, "M24 226h18m20 10h24m-50 12h18m150-22h18m-30 14h22")
	p.shape(slate, "M128 250V226Q170 202 212 226V250H200Q198 232 186 232Q176 232 176 250H164Q162 232 152 232Q142 232 140 250Z")
	p.shape(sage, "M12 250H228V354H12Z")
	p.figure(place{x: 130, y: 316, scale: 1.3}, figure{garb: robe, cloth: black, trim: black, cloak: black, hair: black, look: -4, left: point{-10, -66}, right: point{10, -60}, hat: hood(black)})
	p.line(slate, 2, "M119 260L111 310M142 260L150 310M130 256V312")
	p.cup(place{x: 190, y: 310, scale: 0.8})
	p.cup(place{x: 210, y: 284, scale: 0.66})
	p.shape(red, "M12 290C16 282 26 286 26 294C30 302 24 306 12 304ZM16 340C16 330 30 328 34 336C40 340 36 348 28 348ZM82 346C84 336 98 336 100 344C106 348 104 352 96 352Z")
	for _, q := range [...]place{{x: 48, y: 286, turn: -98, scale: 0.74}, {x: 54, y: 326, turn: -108, scale: 0.74}, {x: 116, y: 334, turn: -104, scale: 0.74}} {
		p.cup(q)
	}
}

// cup6: cups full of flowers in an old garden, one handed to another.
func cup6(p *pen) {
	p.sky(sand)
	p.rays(paper, 150, 110, 18)
	p.bird(black, place{x: 134, y: 96, scale: 0.8})
	p.bird(black, place{x: 164, y: 116, scale: 0.6})
	p.shape(rose, "M12 150H84V260H12Z")
	p.shape(red, "M12 154L48 112L92 154Z")
	p.shape(blue, "M30 182H52V210H30Z")
	p.tree(jade, place{x: 190, y: 262, scale: 2.1})
	p.hill(sage, 262, 6)
	p.shape(paper, "M12 354L80 262H112L150 354Z")
	p.line(sage, 2, "M66 282H118M50 304H128M34 328H138")
	p.figure(place{x: 100, y: 324, scale: 1.05}, figure{garb: tunic, cloth: blue, trim: red, hair: black, look: 2, right: point{32, -66}, hat: softCap(red, paper)})
	p.figure(place{x: 172, y: 326, scale: 0.85}, figure{garb: robe, cloth: paper, trim: red, hair: gold, long: true, look: -2, left: point{-32, -76}})
	p.bouquet(place{x: 138, y: 250, scale: 0.72})
	p.bouquet(place{x: 208, y: 240, scale: 0.8})
	for _, x := range [...]float64{36, 84, 148, 204} {
		p.bouquet(place{x: x, y: 321, scale: 0.82})
	}
}

// bouquet draws a cup with a white flower in it.
func (p *pen) bouquet(pl place) {
	p.group(pl, func() {
		p.shape(jade, "M-4-28C-16-32-20-40-18-46C-8-44-4-36-3-28ZM4-28C16-32 20-40 18-46C8-44 4-36 3-28Z")
		p.shape(paper, star(0, -42, 15, 5))
		p.dot(gold, 0, -42, 4)
		p.cup(at(0, 0))
	})
}

// cup7: seven wishes in the clouds.
func cup7(p *pen) {
	p.sky(blue)
	p.rays("#34527f", 120, 330, 18)
	p.group(at(120, 348), func() { p.shape(black, "M-24 6C-24-20-18-40-8-44C-14-62 14-62 8-44C18-40 24-20 24 6Z") })
	p.limb(black, 8, "M104 312L84 290M136 312L156 290")
	visions := [...]struct {
		at   point
		draw func(place)
	}{
		{point{56, 104}, func(pl place) { p.castle(paper, red, pl.sized(0.5)) }},
		{point{120, 88}, func(pl place) { p.group(place{x: pl.x, y: pl.y + 104, scale: 1}, func() { crown(p) }) }},
		{point{184, 104}, func(pl place) { p.shape(gold, star(pl.x, pl.y-10, 13, 5)) }},
		{point{42, 190}, func(pl place) { p.heart(red, pl.x, pl.y-10, 13) }},
		{point{94, 178}, func(pl place) { p.wreath(jade, pl.x, pl.y-12, 11, 11) }},
		{point{146, 178}, func(pl place) { p.flame(pl) }},
		{point{198, 190}, func(pl place) { p.moon(place{x: pl.x + 2, y: pl.y - 14, scale: 0.7}) }},
	}
	for _, v := range visions {
		v.draw(at(v.at.x, v.at.y-6))
		p.cup(place{x: v.at.x, y: v.at.y + 18, scale: 0.86})
	}
	for _, q := range [...]place{{x: 56, y: 146}, {x: 120, y: 132}, {x: 184, y: 146, mirror: true}, {x: 42, y: 232}, {x: 94, y: 222}, {x: 150, y: 222}, {x: 200, y: 232, mirror: true}} {
		p.cloud(paper, q.sized(0.74))
	}
}

// cup8: eight cups left behind, the walker goes up under the moon.
func cup8(p *pen) {
	p.sky(blue)
	p.disc(gold, 120, 96, 34)
	p.shape(sand, "M128 63A34 34 0 0 1 128 129A44 44 0 0 0 128 63Z")
	p.mountain(slate, 190, 258, 130, 120)
	p.mountain(slate, 56, 258, 130, 80)
	p.waves(mist, blue, 252)
	p.shape(slate, "M120 354C112 318 150 300 170 270C184 252 214 244 228 244V354Z")
	p.figure(place{x: 182, y: 280, scale: 0.78}, figure{garb: stride, cloth: red, trim: black, cloak: red, hair: black, look: 4, right: point{28, -56},
		behind: func(p *pen) { p.limb(gold, 2.4, "M28 0V-86") }})
	for _, q := range [...]point{{36, 324}, {70, 328}, {104, 324}, {138, 328}, {172, 324}, {52, 282}, {88, 284}, {154, 284}} {
		p.cup(place{x: q.x, y: q.y, scale: 0.7})
	}
}

// cup9: one well content, nine cups behind.
func cup9(p *pen) {
	p.sky(gold)
	p.rays(sand, 120, 120, 20)
	p.shape(blue, "M12 170C50 110 190 110 228 170V320H12Z")
	p.line(mist, 2, "M40 154V318M72 142V318M168 142V318M200 154V318")
	for i := range 9 { // along the upper edge of the cloth
		t := 0.13 + 0.0925*float64(i)
		x := 12 + t*(114+t*(306-204*t))
		p.cup(place{x: x, y: 170 - 180*t*(1-t) - 16, scale: 0.54})
	}
	p.hill(sand, 320, 2)
	p.figure(place{x: 120, y: 338, scale: 1.35}, figure{garb: seat, cloth: red, trim: gold, hair: black, left: point{12, -62}, right: point{-12, -56}, hat: softCap(paper, red)})
	p.line(red, 2, "M115 201Q120 207 125 201")
}

// cup10: a rainbow of ten cups over a home.
func cup10(p *pen) {
	p.sky(mist)
	for i, c := range [...]ink{red, gold, jade, blue} {
		r := 80 - 8*float64(i)
		p.line(c, 8, d("M", 120-r, 186, "A", r, r, " 0 0 1 ", 120+r, 186))
	}
	for i := range 10 {
		q := polar(120, 186, 90, -88+float64(i)*176/9)
		p.cup(place{x: q.x, y: q.y - 10, scale: 0.56})
	}
	p.hill(sage, 272, 12)
	p.line(blue, 7, "M228 320C190 316 190 296 150 296C130 294 140 276 120 268")
	p.house(red, place{x: 172, y: 272, scale: 1.1})
	p.tree(jade, place{x: 202, y: 278, scale: 0.8})
	p.figure(place{x: 78, y: 344, scale: 0.95}, figure{garb: robe, cloth: blue, trim: gold, hair: black, look: 1, left: point{-34, -112}, right: point{18, -58}})
	p.figure(place{x: 114, y: 344, scale: 0.92}, figure{garb: robe, cloth: red, trim: gold, hair: gold, long: true, look: -1, left: point{-18, -60}, right: point{36, -112}})
	p.figure(place{x: 168, y: 344, scale: 0.55}, figure{garb: tunic, cloth: gold, trim: blue, hair: red, left: point{-30, -104}})
	p.figure(place{x: 200, y: 344, scale: 0.55}, figure{garb: robe, cloth: paper, trim: red, hair: black, long: true, left: point{-30, -60}, right: point{30, -104}})
}
