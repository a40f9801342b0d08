package art

// pentacle1: a hand out of the cloud holds the coin over a garden gate.
func pentacle1(p *pen) {
	p.sky(sage)
	p.rays(paper, 108, 160, 20)
	p.hill(jade, 290, 6)
	p.shape(paper, "M104 354C96 330 130 310 120 292H134C148 310 132 330 150 354Z")
	p.shape(jade, "M12 300C20 286 40 292 48 284C60 276 76 288 88 280V262Q126 226 164 262V280C176 288 190 276 204 284C212 292 222 286 228 300V330H158V268Q126 246 94 268V330H12Z")
	for _, q := range [...]point{{30, 308}, {60, 300}, {82, 316}, {126, 250}, {104, 258}, {148, 258}, {170, 312}, {196, 302}, {216, 314}} {
		p.rose(red, q.x, q.y, 6)
	}
	for _, x := range [...]float64{40, 70, 186, 212} {
		p.lily(place{x: x, y: 350, scale: 0.9})
	}
	p.shape(jade, "M230 206L170 192C150 192 150 164 170 162L230 150Z")
	p.shape(skin, "M168 164C140 158 92 176 82 190C84 200 110 204 124 198C140 206 160 200 170 192Z")
	p.line(paper, 2, "M178 163V192M186 162V194")
	p.cloud(paper, place{x: 198, y: 196, scale: 1})
	p.cloud(paper, place{x: 206, y: 156, scale: 0.9})
	p.pentacle(place{x: 108, y: 136, scale: 2})
	p.shape(skin, "M98 190C100 180 112 176 120 182C124 190 116 198 106 198Z")
}

// pentacle2: two coins in one endless band, ships on the swell.
func pentacle2(p *pen) {
	p.sky(mist)
	p.rays(paper, 120, 150, 18)
	p.waves(blue, mist, 262)
	p.ship(place{x: 60, y: 262, scale: 1.1, turn: -8})
	p.ship(place{x: 186, y: 268, scale: 0.9, turn: 8})
	p.shape(sand, "M12 326Q120 312 228 326V354H12Z")
	p.figure(place{x: 120, y: 340, scale: 1.35}, figure{garb: stride, cloth: red, trim: blue, hair: black, look: -4,
		left: point{-44, -76}, right: point{44, -54}, hat: softCap(gold, red)})
	const band = "M120 246C150 200 212 216 210 258C208 304 150 300 120 246C90 192 32 188 30 234C28 276 90 292 120 246Z"
	p.line(black, 11, band)
	p.line(jade, 7, band)
	p.pentacle(place{x: 62, y: 236, scale: 1.15})
	p.pentacle(place{x: 178, y: 260, scale: 1.15})
}

// pentacle3: three coins in the tracery of a vault, the mason at work.
func pentacle3(p *pen) {
	p.sky(slate)
	p.shape(mist, "M12 354V150C30 90 80 60 120 44C160 60 210 90 228 150V354H196V170C190 130 150 104 120 92C90 104 50 130 44 170V354Z")
	p.shape(mist, "M108 354V196H132V354Z")
	p.shape(mist, "M44 214C48 190 84 178 114 206L108 216C88 200 60 204 56 224V354H44ZM196 214C192 190 156 178 126 206L132 216C152 200 180 204 184 224V354H196Z")
	p.pentacle(place{x: 120, y: 128, scale: 0.96})
	p.pentacle(place{x: 92, y: 172, scale: 0.96})
	p.pentacle(place{x: 148, y: 172, scale: 0.96})
	p.line(black, 1.6, "M28 150V350M212 150V350")
	p.shape(gold, "M30 320H96V330H30ZM38 330H46V354H38ZM80 330H88V354H80Z")
	p.figure(place{x: 66, y: 320, scale: 0.9}, figure{garb: tunic, cloth: red, trim: black, hair: black, look: 3, left: point{22, -70}, right: point{34, -92},
		held: func(p *pen) { p.line(black, 5, "M22-70L34-74"); p.shape(slate, "M28-104H44V-96H28Z") }})
	p.figure(place{x: 160, y: 346, scale: 1.05}, figure{garb: robe, cloth: paper, trim: jade, hair: slate, beard: slate, look: -3, left: point{-26, -60}, right: point{20, -56},
		held: func(p *pen) {
			p.shape(sand, "M-30-70H18V-48H-30Z")
			p.line(black, 1.4, "M-24-64V-54M-24-54H-10M-4-64L4-54L10-64Z")
		}})
	p.figure(place{x: 200, y: 350, scale: 1}, figure{garb: robe, cloth: jade, trim: gold, hair: black, look: -3, hat: hood(jade)})
}

// pentacle4: one who holds on to four coins, the town behind.
func pentacle4(p *pen) {
	p.sky(sage)
	p.rays(paper, 120, 106, 18)
	for _, q := range [...]place{{x: 40, y: 270, scale: 0.9}, {x: 80, y: 266, scale: 0.7}, {x: 164, y: 266, scale: 0.7}, {x: 202, y: 270, scale: 0.9}} {
		p.tower(mist, q)
	}
	p.house(red, place{x: 60, y: 276, scale: 1.2})
	p.house(red, place{x: 182, y: 276, scale: 1.2})
	p.shape(slate, "M12 272H228V354H12Z")
	p.shape(mist, "M64 280H176V326H64Z")
	p.figure(place{x: 120, y: 332, scale: 1.5}, figure{garb: seat, cloth: red, trim: black, cloak: black, hair: black,
		left: point{-13, -58}, right: point{13, -58}, hat: crown,
		held: func(p *pen) { p.pentacle(place{x: 0, y: -62, scale: 0.82}) }})
	p.pentacle(place{x: 120, y: 106, scale: 0.92})
	p.pentacle(place{x: 92, y: 330, scale: 0.84})
	p.pentacle(place{x: 148, y: 330, scale: 0.84})
}

// pentacle5: two in the snow under a bright church window.
func pentacle5(p *pen) {
	p.sky(black)
	p.shape(slate, "M52 262V124Q120 8 188 124V262Z")
	p.flat(sand, "M62 254V128Q120 32 178 128V254Z")
	p.line(jade, 3, "M120 70V254M62 150H178M62 206H178M90 92V254M150 92V254")
	for _, q := range [...]point{{120, 92}, {84, 150}, {156, 150}, {98, 212}, {142, 212}} {
		p.pentacle(place{x: q.x, y: q.y, scale: 0.96})
	}
	p.line(black, 2.6, "M62 254V128Q120 32 178 128V254Z")
	p.shape(paper, "M12 310Q60 296 120 308T228 304V354H12Z")
	p.figure(place{x: 84, y: 336, scale: 0.86}, figure{garb: stride, cloth: slate, trim: black, cloak: jade, hair: gold, look: 3, hat: hood(jade), left: point{-12, -62}, right: point{10, -58}})
	p.figure(place{x: 150, y: 340, scale: 0.86}, figure{garb: tunic, cloth: red, trim: slate, hair: black, look: -3, left: point{-30, -60}, right: point{30, -60},
		behind: func(p *pen) { p.limb(gold, 2.4, "M-30-66V0M30-66V0M-36-66H-24M24-66H36") }})
	for i := range 26 {
		x, y := 22+float64((i*53)%198), 50+float64((i*37)%290)
		p.dot(paper, x, y, 2.2)
	}
}

// pentacle6: weighed and shared among those who ask.
func pentacle6(p *pen) {
	p.sky(sand)
	p.rays(paper, 120, 160, 18)
	p.shape(sage, "M12 304Q120 292 228 304V354H12Z")
	for _, q := range [...]point{{50, 86}, {120, 70}, {190, 86}} {
		p.pentacle(place{x: q.x, y: q.y, scale: 0.86})
	}
	p.figure(place{x: 120, y: 332, scale: 1.55}, figure{garb: robe, cloth: red, trim: gold, cloak: blue, hair: black, left: point{-36, -92}, right: point{36, -62}, hat: softCap(jade, paper),
		held: func(p *pen) { p.scales(place{x: -36, y: -84, scale: 0.66}) }})
	p.pentacle(place{x: 184, y: 264, scale: 0.62})
	p.beggar(gold, at(46, 346))
	p.beggar(slate, at(196, 346).mirrored())
	p.pentacle(place{x: 40, y: 270, scale: 0.62})
	p.pentacle(place{x: 206, y: 246, scale: 0.62})
}

// beggar draws one who kneels with a hand held up to the right.
func (p *pen) beggar(c ink, pl place) {
	p.group(pl, func() {
		p.kneeler(c, at(0, 0))
		p.limb(c, 7, "M14-24Q28-34 26-52")
		p.disc(skin, 26, -54, 4.5)
	})
}

// pentacle7: the gardener looks at what has grown.
func pentacle7(p *pen) {
	p.sky(sage)
	p.rays(paper, 190, 80, 20)
	p.mountain(mist, 60, 300, 120, 60)
	p.hill(gold, 302, 8)
	p.shape(jade, "M152 330C110 330 98 290 112 270C92 250 108 210 124 206C120 170 160 140 176 168C200 160 222 190 212 214C232 236 224 270 212 276C224 306 196 334 152 330Z")
	for _, q := range [...]place{{x: 108, y: 286, turn: -70}, {x: 112, y: 226, turn: -60}, {x: 138, y: 174, turn: -30}, {x: 196, y: 172, turn: 30}, {x: 216, y: 232, turn: 70}, {x: 212, y: 300, turn: 80}} {
		p.leaf(sage, q)
	}
	for _, q := range [...]point{{162, 188}, {140, 228}, {188, 226}, {134, 272}, {186, 268}, {162, 304}} {
		p.pentacle(place{x: q.x, y: q.y, scale: 0.82})
	}
	p.pentacle(place{x: 108, y: 332, scale: 0.72})
	p.figure(place{x: 56, y: 330, scale: 1.25}, figure{garb: tunic, cloth: red, trim: blue, hair: black, look: 4, left: point{14, -76}, right: point{19, -83}})
	p.limb(gold, 3, "M80 340L78 216")
	p.shape(slate, "M74 334L88 338L84 350L70 344Z")
	p.disc(skin, 74, 234, 5.5)
	p.disc(skin, 80, 226, 5.5)
}

// pentacle8: a craftsman at his bench, six coins on the post.
func pentacle8(p *pen) {
	p.sky(sand)
	p.rays(paper, 84, 150, 18)
	p.castle(rose, red, place{x: 52, y: 250, scale: 0.8})
	p.hill(sage, 252, 6)
	p.shape(sand, "M12 318H228V354H12Z")
	p.limb(red, 10, "M192 354V46")
	for i := range 6 {
		p.pentacle(place{x: 192, y: 72 + 43*float64(i), scale: 0.82})
	}
	p.figure(place{x: 84, y: 338, scale: 1.35}, figure{garb: seat, cloth: blue, trim: red, hair: black, look: 4, left: point{30, -60}, right: point{40, -96}})
	p.shape(gold, "M72 272H96L104 318H66Z")
	p.shape(gold, "M104 282H166V292H104ZM112 292H120V346H112ZM150 292H158V346H150Z")
	p.pentacle(place{x: 140, y: 262, scale: 0.92})
	p.shape(slate, "M124 200H152V214H124Z")
	p.line(black, 5, "M138 214V222")
	p.line(black, 4, "M120 258L132 264")
	p.pentacle(place{x: 52, y: 330, scale: 0.82})
}

// pentacle9: at ease in the vineyard, a falcon on the hand.
func pentacle9(p *pen) {
	p.sky(gold)
	p.rays(sand, 120, 120, 18)
	p.house(red, place{x: 40, y: 236, scale: 1.2})
	p.shape(jade, "M12 236C30 224 46 240 60 230C76 222 90 236 104 230H140C154 236 166 222 180 230C196 240 210 224 228 236V344H12Z")
	for _, q := range [...]point{{34, 262}, {34, 294}, {34, 326}, {66, 310}, {206, 262}, {206, 294}, {206, 326}, {174, 278}, {174, 310}} {
		p.pentacle(place{x: q.x, y: q.y, scale: 0.62})
	}
	p.shape(sage, "M12 343H228V354H12Z")
	for _, x := range [...]float64{24, 52, 190, 214} {
		p.grapes(place{x: x, y: 244, scale: 0.8})
	}
	p.figure(place{x: 114, y: 344, scale: 1.35}, figure{garb: robe, cloth: paper, trim: red, hair: black, long: true, look: -2, left: point{-34, -84}, right: point{23, -48}, hat: softCap(red, gold)})
	p.falcon(at(68, 226))
}

// falcon draws a bird that sits on a hand at the place and faces right.
func (p *pen) falcon(pl place) {
	p.group(pl, func() {
		p.shape(blue, "M-2 4C-12-4-14-20-6-30C-8-40 8-44 11-34L16-31L10-29C12-18 8-4 4 4L-8 18Z")
		p.dot(paper, 5, -34, 1.8)
		p.line(mist, 1.6, "M-6-24C-6-14-4-8-2-2M-1-24C0-14 1-10 2-4")
	})
}

// pentacle10: ten coins on the family's tree, the old one and the dogs below.
func pentacle10(p *pen) {
	p.sky(sage)
	p.rays(paper, 120, 290, 18)
	p.castle(paper, red, place{x: 190, y: 290, scale: 1.1})
	p.castle(paper, red, place{x: 46, y: 290, scale: 1.1})
	p.hill(sand, 290, 6)
	p.limb(red, 8, "M120 320V60M120 250L64 210M120 250L176 210M120 190L66 140M120 190L174 140M120 130L70 84M120 130L170 84")
	p.shape(jade, "M100 320L112 296H128L140 320Z")
	for _, q := range [...]place{{x: 92, y: 230, turn: -90}, {x: 148, y: 230, turn: 90}, {x: 92, y: 164, turn: -90}, {x: 148, y: 164, turn: 90}, {x: 96, y: 108, turn: -90}, {x: 144, y: 108, turn: 90}} {
		p.leaf(jade, q)
	}
	for _, q := range [...]point{{120, 66}, {70, 84}, {170, 84}, {120, 124}, {66, 144}, {174, 144}, {120, 184}, {64, 210}, {176, 210}, {120, 244}} {
		p.pentacle(place{x: q.x, y: q.y, scale: 0.84})
	}
	p.figure(place{x: 70, y: 342, scale: 0.86}, figure{garb: seat, cloth: red, trim: gold, hair: paper, beard: paper, look: 2, right: point{30, -46}})
	p.dog(paper, place{x: 128, y: 344, scale: 1.1, mirror: true})
	p.dog(slate, place{x: 156, y: 346, scale: 1, mirror: true})
	p.figure(place{x: 194, y: 346, scale: 0.6}, figure{garb: tunic, cloth: blue, trim: gold, hair: gold, look: -3, left: point{-34, -60}})
}
