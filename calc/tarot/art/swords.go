package art

// sword1: a hand out of the cloud lifts the sword into a crown with two branches.
func sword1(p *pen) {
	p.sky(mist)
	p.rays(paper, 112, 130, 20)
	p.mountain(slate, 56, 352, 130, 84)
	p.mountain(slate, 184, 352, 130, 64)
	p.mountain(blue, 120, 352, 110, 46)
	p.armFromCloud(slate, place{x: 112, y: 250, scale: 1.2}, func() { p.sword(place{y: -34, scale: 1.66}) })
	p.group(place{x: 112, y: 300, scale: 1.8}, func() { crown(p) })
	p.flat(paper, "M112 64L107 72V96H112Z")
	for i := range 5 {
		k := float64(i)
		p.leaf(jade, place{x: 92 - 10*k, y: 96 + 9*k*k*0.4, turn: -30 - 26*k})
		p.leaf(jade, place{x: 132 + 10*k, y: 96 + 9*k*k*0.4, turn: 30 + 26*k})
	}
	for _, q := range [...]point{{56, 180}, {166, 180}, {70, 214}, {156, 208}} {
		p.drop(gold, at(q.x, q.y))
	}
}

// sword2: blindfolded before the sea, two swords crossed, the moon above.
func sword2(p *pen) {
	p.sky(blue)
	p.moon(place{x: 186, y: 86, scale: 1.1, turn: -30})
	p.waves(slate, mist, 222)
	p.shape(black, "M30 240L44 222L60 232L70 240ZM170 246L182 230L200 238L208 246Z")
	p.shape(mist, "M12 318H228V354H12Z")
	p.line(black, 1.6, "M12 336H228M60 318V336M150 318V336M100 336V354M190 336V354")
	p.sword(place{x: 78, y: 172, turn: -30, scale: 1.8})
	p.sword(place{x: 162, y: 172, turn: 30, scale: 1.8})
	p.figure(place{x: 120, y: 340, scale: 1.5}, figure{garb: seat, cloth: paper, trim: slate, hair: black, long: true,
		left: point{14, -68}, right: point{-14, -64}, hat: blindfold})
}

// sword3: a heart pierced by three, in the rain.
func sword3(p *pen) {
	p.sky(mist)
	p.rain(slate)
	p.cloud(slate, place{x: 60, y: 84, scale: 1.2})
	p.cloud(slate, place{x: 178, y: 84, scale: 1.2, mirror: true})
	p.cloud(mist, place{x: 120, y: 66, scale: 1})
	p.sword(place{x: 84, y: 206, turn: 152, scale: 2.1})
	p.sword(place{x: 156, y: 206, turn: 208, scale: 2.1})
	p.sword(place{x: 120, y: 208, turn: 180, scale: 2.3})
	p.heart(red, 120, 200, 66)
	for _, q := range [...]place{{x: 98, y: 154, turn: -28}, {x: 120, y: 162}, {x: 142, y: 154, turn: 28}} {
		p.group(q, func() {
			p.shape(slate, "M-8-30H8V10H-8Z")
			p.flat(paper, "M-7-30H0V9H-7Z")
			p.line(black, 2.4, "M-12 10H12")
		})
	}
	for _, x := range [...]float64{84, 120, 156} {
		p.drop(red, place{x: x, y: 306 + abs(x-120)/3, scale: 1.3})
	}
}

// rain draws slanting rain over the window.
func (p *pen) rain(c ink) {
	var parts []any
	for i := range 40 {
		parts = append(parts, "M", 24+(i*47)%196, 112+(i*31)%220, "l-6 16")
	}
	p.line(c, 2, d(parts...))
}

// sword4: a knight rests on his tomb, one sword below, three on the wall.
func sword4(p *pen) {
	p.sky(mist)
	p.line(slate, 1.6, "M12 84H228M12 130H228M12 176H228M12 222H228M60 40V84M150 40V84M100 84V130M190 84V130M50 130V176M140 176V222M80 176V222")
	p.shape(gold, "M36 190V96Q62 52 88 96V190Z")
	p.flat(blue, "M42 184V98Q62 64 82 98V184Z")
	p.flat(red, "M62 76L80 130L62 184L44 130Z")
	p.line(gold, 2.4, "M62 74V186M42 130H82")
	p.sun(62, 130, 8)
	for i, x := range [...]float64{122, 156, 190} {
		p.sword(place{x: x, y: 128 + 8*float64(i%2), turn: 180, scale: 1.5})
	}
	p.shape(slate, "M24 270H216V346H24Z")
	p.shape(paper, "M16 258H224V274H16Z")
	p.sword(place{x: 120, y: 312, turn: -90, scale: 1.5})
	p.effigy()
	p.line(black, 1.6, "M32 282H208V338H32Z")
}

// effigy draws a figure that lies in prayer, head to the left.
func (p *pen) effigy() {
	p.shape(gold, "M30 258C30 244 40 240 62 244L76 258Z")
	p.shape(slate, "M70 258C72 236 90 226 110 230L190 240L206 232L212 258Z")
	p.disc(skin, 58, 236, 14)
	p.shape(slate, "M44 240C40 222 58 214 68 224L60 228C54 232 50 238 50 248Z")
	p.line(black, 1.6, "M62 234L66 232M64 241H67M112 234L108 258M150 238L148 258")
	p.shape(skin, "M104 230L112 208L117 210L114 232Z")
	p.limb(slate, 8, "M86 238L106 230")
}

// sword5: a won quarrel: two swords let fall, three kept, a torn sky.
func sword5(p *pen) {
	p.sky(mist)
	p.shape(slate, "M12 70L80 56L60 74L150 64L110 86L228 70V96L160 104L190 116L90 120L120 108L12 118Z")
	p.shape(paper, "M228 130L150 134L176 144L80 150L110 160L228 156Z")
	p.waves(blue, mist, 226)
	p.shape(sand, "M12 282Q90 262 228 276V354H12Z")
	p.figure(place{x: 200, y: 286, scale: 0.5}, figure{garb: robe, cloth: slate, trim: black, hair: black, left: point{-6, -92}, right: point{6, -92}})
	p.figure(place{x: 160, y: 276, scale: 0.4}, figure{garb: robe, cloth: gold, trim: black, hair: black, look: 3})
	p.sword(place{x: 46, y: 220, turn: -14, scale: 1.6})
	p.sword(place{x: 62, y: 214, turn: 6, scale: 1.6})
	p.figure(place{x: 88, y: 332, scale: 1.4}, figure{garb: tunic, cloth: red, trim: jade, hair: gold, look: 4, left: point{-22, -56}, right: point{30, -46},
		behind: func(p *pen) { p.sword(place{x: 32, y: -20, turn: 170, scale: 0.9}) }})
	p.sword(place{x: 176, y: 322, turn: 76, scale: 0.94})
	p.sword(place{x: 176, y: 326, turn: -76, scale: 0.94})
}

// sword6: a ferry with six swords, from rough water to smooth.
func sword6(p *pen) {
	p.sky(sand)
	p.rays(paper, 170, 110, 18)
	p.sun(170, 110, 15)
	p.bird(black, place{x: 60, y: 100, scale: 0.8})
	p.bird(black, place{x: 90, y: 120, scale: 0.6})
	p.mountain(mist, 60, 210, 110, 46)
	p.mountain(mist, 150, 210, 140, 64)
	p.tree(jade, place{x: 204, y: 212, scale: 0.8})
	p.waves(mist, blue, 208)
	p.line(black, 4, "M186 128L152 330")
	p.figure(place{x: 168, y: 300, scale: 1.1}, figure{garb: robe, cloth: blue, trim: gold, hair: black, look: -3, left: point{-4, -72}, right: point{10, -104}})
	p.figure(place{x: 108, y: 306, scale: 1}, figure{garb: robe, cloth: gold, trim: black, cloak: red, hair: black, hat: hood(red)})
	for i := range 6 {
		p.blade(place{x: 38 + 17*float64(i), y: 268 + 6*float64(i%2), turn: 180, scale: 0.9})
	}
	p.boat(black, place{x: 116, y: 308, scale: 1.75})
	p.line(blue, 2.4, "M20 338q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0")
}

// sword7: off on tiptoe with five, two left standing.
func sword7(p *pen) {
	p.sky(gold)
	p.rays(sand, 60, 90, 18)
	p.tent(red, at(60, 246))
	p.tent(blue, place{x: 122, y: 240, scale: 0.8})
	p.banner(red, place{x: 60, y: 178, scale: 0.4}, func(*pen) {})
	p.shape(sage, "M12 246Q120 236 228 246V354H12Z")
	p.blade(place{x: 40, y: 296, turn: 180, scale: 1.3})
	p.blade(place{x: 76, y: 304, turn: 180, scale: 1.3})
	for i := range 5 {
		k := float64(i) - 2
		p.blade(place{x: 154 + k*5, y: 214 + k*13, turn: -82 + k*8, scale: 1.36})
	}
	p.figure(place{x: 160, y: 336, scale: 1.3}, figure{garb: stride, cloth: slate, trim: red, hair: black, look: -5,
		left: point{-20, -76}, right: point{24, -86}, hat: softCap(red, paper)})
	p.grass(black, 344, 40, 100, 210)
}

// tent draws a round tent, its ground at the place.
func (p *pen) tent(c ink, pl place) {
	p.group(pl, func() {
		p.shape(paper, "M-30 0L-24-34H24L30 0Z")
		p.shape(c, "M-34-32C-20-40-6-52 0-68C6-52 20-40 34-32Q28-24 22-32Q16-24 11-32Q5-24 0-32Q-5-24-11-32Q-16-24-22-32Q-28-24-34-32Z")
		p.flat(black, "M-5 0L0-24L5 0Z")
	})
}

// sword8: bound and blindfolded among eight swords.
func sword8(p *pen) {
	p.sky(mist)
	p.rays(paper, 176, 110, 16)
	p.cloud(paper, place{x: 60, y: 96})
	p.cloud(paper, place{x: 110, y: 132, scale: 0.6})
	p.castle(slate, blue, place{x: 176, y: 160, scale: 1})
	p.shape(slate, "M110 172C130 150 226 140 232 172L228 220H110Z")
	p.hill(sage, 220, 4)
	p.shape(mist, "M12 310Q70 296 130 314T228 306V354H12Z")
	p.line(blue, 2, "M30 330q8-5 16 0t16 0t16 0M130 340q8-5 16 0t16 0t16 0")
	for _, q := range [...]place{{x: 30, y: 232}, {x: 50, y: 244}, {x: 70, y: 232}, {x: 158, y: 240}, {x: 176, y: 250}, {x: 194, y: 238}, {x: 212, y: 250}} {
		q.turn, q.scale = 180, 1.7
		p.blade(q)
	}
	p.figure(place{x: 114, y: 336, scale: 1.5}, figure{garb: robe, cloth: red, trim: black, hair: black, long: true, look: -2,
		left: point{-12, -46}, right: point{12, -46}, hat: blindfold})
	for _, y := range [...]float64{-76, -66, -56} {
		p.group(place{x: 114, y: 336, scale: 1.5}, func() {
			p.line(black, 5.6, d("M-25", y, "Q0", y+7, "25", y))
			p.line(paper, 3, d("M-25", y, "Q0", y+7, "25", y))
		})
	}
	p.blade(place{x: 146, y: 284, turn: 180, scale: 1.2})
}

// sword9: awake at night, nine swords over the bed.
func sword9(p *pen) {
	p.sky(black)
	for i := range 9 {
		p.blade(place{x: 112 + 22*float64(i%2), y: 60 + 16.5*float64(i), turn: 90, scale: 1.72})
	}
	p.shape(mist, "M60 330V230C60 214 96 214 96 230V330Z")
	p.figure(place{x: 84, y: 340, scale: 1.15}, figure{garb: robe, cloth: paper, trim: mist, hair: gold, long: true, look: 2, left: point{-4, -104}, right: point{5, -103}})
	p.shape(gold, "M12 290H40V354H12ZM200 300H228V354H200Z")
	p.shape(blue, "M30 296C60 280 170 284 208 300V354H30Z")
	for i := range 10 {
		x, y := 52+34*float64(i%5), 314+24*float64(i/5)
		if i%2 == 0 {
			p.rose(red, x, y, 7)
		} else {
			p.flat(gold, star(x, y, 9, 4))
		}
	}
}

// sword10: ten in the back, and a line of dawn.
func sword10(p *pen) {
	p.sky(black)
	p.shape(gold, "M12 206H228V250H12Z")
	p.flat(red, "M12 206H228V216H12Z")
	p.cloud(slate, place{x: 60, y: 96, scale: 1.1})
	p.cloud(slate, place{x: 180, y: 120, scale: 0.9, mirror: true})
	p.cloud(slate, place{x: 126, y: 70, scale: 0.8})
	p.mountain(blue, 60, 252, 130, 40)
	p.mountain(blue, 186, 252, 130, 50)
	p.shape(mist, "M12 250H228V286H12Z")
	p.line(blue, 2, "M24 262h24m30 8h30m40-10h40m-110 18h24m80 0h28")
	p.shape(sand, "M12 282Q120 274 228 284V354H12Z")
	p.limb(black, 9, "M160 330L200 332L212 328M158 322L202 320")
	p.shape(blue, "M58 334C58 312 84 306 110 308L168 314V336C130 342 80 342 58 334Z")
	p.disc(skin, 48, 322, 14)
	p.shape(black, "M34 322C32 302 60 302 62 318C54 314 44 316 42 330C38 330 35 328 34 322Z")
	p.limb(blue, 8, "M74 328L56 342L38 344")
	p.disc(skin, 36, 344, 4.6)
	p.shape(red, "M78 308C104 300 156 304 184 312L196 338C160 332 120 336 92 344C92 330 86 316 78 308Z")
	for i := range 10 {
		x := 64 + 13.6*float64(i)
		p.blade(place{x: x, y: 248 + 10*float64(i%2), turn: 180 + (x-125)/7, scale: 1.34})
	}
}
