package art

// wand1: a hand out of the cloud with a wand in leaf.
func wand1(p *pen) {
	p.sky(rose)
	p.rays(paper, 110, 150, 18)
	p.mountain(mist, 52, 300, 100, 70)
	p.hill(sage, 300, 12)
	p.castle(paper, red, place{x: 52, y: 300, scale: 0.9})
	p.line(blue, 4, "M160 354C150 336 190 326 176 308")
	p.armFromCloud(red, place{x: 104, y: 206, scale: 1.35}, func() { p.wand(place{y: -20, scale: 1.9}) })
	for _, q := range [...]place{{x: 66, y: 120, turn: -40}, {x: 56, y: 190, turn: -100}, {x: 164, y: 120, turn: 50}, {x: 84, y: 244, turn: -150}} {
		p.leaf(jade, q)
	}
	p.grass(jade, 344, 40, 90, 200)
}

// wand2: a traveller on his wall weighs a globe between two wands.
func wand2(p *pen) {
	p.sky(rose)
	p.rays(sand, 120, 150, 18)
	p.mountain(slate, 60, 230, 110, 70)
	p.mountain(slate, 130, 230, 90, 50)
	p.shape(mist, "M12 226H228V290H12Z")
	p.line(paper, 2, "M30 240h20m40 8h26m40-10h22m-120 22h24m70 4h20")
	p.boat(blue, place{x: 60, y: 262, scale: 0.34})
	p.wand(place{x: 190, y: 192, scale: 2.1})
	p.figure(place{x: 112, y: 336, scale: 1.65}, figure{garb: robe, cloth: red, trim: gold, cloak: blue, hair: black, look: -2,
		left: point{-35, -72}, right: point{36, -66}, hat: softCap(jade, paper),
		held: func(p *pen) {
			p.disc(mist, -38, -87, 13)
			p.flat(jade, "M-47-93C-43-101-35-97-39-91C-35-87-41-79-47-81ZM-33-85C-28-91-26-85-29-79Z")
		}})
	p.wand(place{x: 34, y: 216, scale: 1.9, mirror: true})
	p.battlement(316)
}

// battlement draws the top of a wall from a height to the edge of the window.
func (p *pen) battlement(y float64) {
	p.shape(slate, d("M12", y, "H40V", y-16, "H72V", y, "H104V", y-16, "H136V", y, "H168V", y-16, "H200V", y, "H228V354H12Z"))
	p.line(black, 1.6, d("M12", y+16, "H228M40", y+16, "V", y+34, "M110", y+16, "V", y+34, "M180", y+16, "V", y+34, "M76", y, "V", y+16, "M146", y, "V", y+16))
}

// wand3: from the cliff, three wands look after the ships.
func wand3(p *pen) {
	p.sky(sand)
	p.rays(rose, 150, 150, 18)
	p.sun(150, 150, 15)
	p.mountain(mist, 196, 214, 90, 40)
	p.waves(mist, blue, 210)
	for _, q := range [...]place{{x: 150, y: 238, scale: 0.8}, {x: 204, y: 262, scale: 1}, {x: 108, y: 226, scale: 0.5}} {
		p.ship(q)
	}
	p.shape(jade, "M12 262C60 254 120 268 138 290C152 308 150 330 156 354H12Z")
	p.line(black, 1.8, "M132 300L124 318M142 322L136 340")
	p.wand(place{x: 40, y: 214, scale: 1.9})
	p.wand(place{x: 112, y: 226, scale: 1.9})
	p.figure(place{x: 76, y: 322, scale: 1.2}, figure{garb: robe, cloth: red, trim: gold, hair: black, look: 4, right: point{26, -60}})
	p.wand(place{x: 172, y: 256, scale: 1.7})
	p.shape(jade, "M150 354C152 330 168 320 184 322C204 326 214 336 228 340V354Z")
}

// ship draws a small ship under sail, its waterline at the place.
func (p *pen) ship(pl place) {
	p.group(pl, func() {
		p.shape(red, "M2-4V-30C14-24 18-14 18-4ZM-2-4V-24C-12-20-14-10-14-4Z")
		p.shape(black, "M-20-2H22C18 6 14 8 10 8H-10C-15 6-18 2-20-2Z")
	})
}

// wand4: four wands under a garland, a feast before the castle.
func wand4(p *pen) {
	p.sky(sand)
	p.rays(paper, 120, 230, 20)
	p.castle(rose, red, place{x: 120, y: 268, scale: 1.4})
	p.hill(sage, 276, 8)
	p.hill(jade, 322, 6)
	p.figure(place{x: 100, y: 342, scale: 0.92}, figure{garb: robe, cloth: paper, trim: red, hair: gold, long: true, left: point{-26, -118}, right: point{22, -122}, hat: garland(jade)})
	p.figure(place{x: 144, y: 342, scale: 0.92}, figure{garb: robe, cloth: blue, trim: gold, hair: black, left: point{-22, -122}, right: point{26, -118}, hat: garland(jade)})
	for i, x := range [...]float64{38, 70, 170, 202} {
		p.bareWand(place{x: x, y: 226 + 6*float64(i%2), scale: 2.3})
	}
	p.line(jade, 9, "M36 126C52 168 66 152 70 130C90 180 150 180 170 130C174 152 188 168 204 126")
	for _, q := range [...]point{{42, 142}, {60, 150}, {78, 148}, {98, 162}, {120, 168}, {142, 162}, {162, 148}, {180, 150}, {198, 142}} {
		p.rose(red, q.x, q.y, 7)
	}
}

// wand5: five wands in a scuffle.
func wand5(p *pen) {
	p.sky(rose)
	p.rays(sand, 120, 190, 10)
	p.hill(gold, 300, 8)
	p.grass(black, 330, 40, 100, 150, 206)
	p.dust(place{x: 62, y: 306})
	p.dust(place{x: 172, y: 310, mirror: true})
	p.dust(place{x: 116, y: 324, scale: 1.2})
	for _, q := range [...]place{{x: 98, y: 196, turn: 58}, {x: 150, y: 196, turn: -36}, {x: 84, y: 190, turn: -22}, {x: 132, y: 178, turn: 20}, {x: 126, y: 226, turn: -74}} {
		p.wand(q.sized(2.1))
	}
	p.spark(104, 168)
	p.spark(146, 200)
	p.spark(84, 226)
}

// spark draws where two things strike each other.
func (p *pen) spark(x, y float64) { p.shape(gold, star(x, y, 13, 8)) }

func (p *pen) dust(pl place) { p.cloud(sand, pl) }

// wand6: the victor rides home, the wand in his hand wears the laurel.
func wand6(p *pen) {
	p.sky(sand)
	p.rays(paper, 134, 110, 20)
	for _, x := range [...]float64{30, 60, 92, 186, 212} {
		p.bareWand(place{x: x, y: 208 + 0.2*x, scale: 2.1})
	}
	p.hill(sage, 306, 6)
	p.horse(paper, slate, walk, place{x: 108, y: 342, scale: 1.5})
	p.shape(red, "M66 254C82 246 124 246 140 252L138 296L120 288L104 298L86 290L70 298Z")
	p.line(gold, 2.4, "M70 288L86 280L104 288L120 278L138 286")
	p.wand(place{x: 150, y: 176, scale: 2})
	p.wreath(jade, 150, 92, 20, 20)
	p.figure(place{x: 100, y: 306, scale: 1.25}, figure{garb: bust, cloth: red, trim: gold, cloak: blue, hair: black, look: 3,
		left: point{20, -46}, right: point{40, -62}, hat: garland(jade)})
	p.limb(blue, 11, "M102 256L114 284L112 304")
	p.line(red, 3, "M124 250L156 218")
}

// wand7: one stands above six.
func wand7(p *pen) {
	p.sky(mist)
	p.rays(paper, 120, 120, 16)
	p.shape(jade, "M12 314L62 296L82 252L158 248L184 292L228 306V354H12Z")
	p.line(black, 1.8, "M88 262L80 290M150 260L160 288M70 300L62 316M180 298L192 312")
	p.figure(place{x: 120, y: 262, scale: 1.3}, figure{garb: tunic, cloth: red, trim: black, hair: gold,
		left: point{-30, -63}, right: point{30, -81},
		held: func(p *pen) { p.bareWand(place{x: 0, y: -72, turn: 74, scale: 1.4}) }})
	for i, x := range [...]float64{30, 66, 102, 138, 174, 210} {
		p.bareWand(place{x: x, y: 330 - 6*float64(i%2), scale: 1.2, turn: (middle - x) / 8})
	}
}

// wand8: eight wands in flight over the land.
func wand8(p *pen) {
	p.sky(mist)
	p.rays(paper, 30, 60, 28)
	p.hill(sage, 290, 8)
	p.mountain(slate, 190, 292, 80, 50)
	p.shape(blue, "M12 330C70 322 90 300 150 312S210 330 228 322V354H12Z")
	p.line(mist, 2, "M40 342q8-5 16 0t16 0t16 0M140 332q8-5 16 0t16 0")
	p.house(red, place{x: 60, y: 306, scale: 0.9})
	for i := range 8 {
		row, column := float64(i/2), float64(i%2)
		x, y := 70+column*84+row*7, 92+row*46+column*22
		p.bareWand(place{x: x, y: y, turn: 118, scale: 0.95})
	}
}

// wand9: a watcher leans on his wand before a fence of eight.
func wand9(p *pen) {
	p.sky(sand)
	p.rays(rose, 120, 280, 22)
	p.mountain(mist, 60, 280, 120, 60)
	p.mountain(mist, 180, 280, 130, 76)
	p.shape(slate, "M12 300H228V354H12Z")
	for _, x := range [...]float64{28, 51, 74, 97, 143, 166, 189, 212} {
		p.bareWand(place{x: x, y: 200, scale: 2.3})
	}
	p.line(gold, 5, "M14 250H226")
	p.line(black, 1.4, "M14 246H226M14 254H226")
	p.figure(place{x: 112, y: 340, scale: 1.45}, figure{garb: tunic, cloth: red, trim: black, hair: black, look: -3,
		left: point{20, -58}, right: point{30, -70},
		hat: func(p *pen) { p.line(paper, 5, "M-12-110L12-115"); p.line(paper, 3, "M12-114L20-108") }})
	p.wand(place{x: 152, y: 262, scale: 1.75})
	p.disc(skin, 150, 240, 6.4)
	p.disc(skin, 148, 258, 6.4)
}

// wand10: ten wands in one bundle, a long way to the house.
func wand10(p *pen) {
	p.sky(sand)
	p.rays(paper, 200, 240, 20)
	p.hill(sage, 280, 10)
	p.house(red, place{x: 196, y: 274, scale: 1})
	p.tree(jade, place{x: 168, y: 276, scale: 0.6})
	p.line(paper, 7, "M120 354C150 330 210 312 196 278")
	p.figure(place{x: 104, y: 338, scale: 1.4}, figure{garb: stride, cloth: blue, trim: black, hair: black, left: point{-2, -60}, right: point{30, -70}})
	for i := range 10 {
		k := float64(i) - 4.5
		p.bareWand(place{x: 118 + k*7, y: 186 + abs(k)*1.4, turn: 14 + k*3.6, scale: 2})
	}
	p.line(black, 9, "M84 222Q118 236 150 228")
	p.line(gold, 5, "M84 222Q118 236 150 228")
	p.disc(skin, 100, 254, 6.5)
	p.disc(skin, 146, 242, 6.5)
}
