package art

// devil: a horned one above two who wear loose chains.
func devil(p *pen) {
	p.sky(black)
	p.rays("#3a2a30", 120, 150, 16)
	p.wing(slate, place{x: 134, y: 190, scale: 1.6})
	p.wing(slate, place{x: 106, y: 190, scale: 1.6, mirror: true})
	p.shape(black, "M70 262H170V306H70Z")
	p.line(gold, 2, "M70 262H170V306H70Z")
	p.figure(place{x: 120, y: 266, scale: 1.4}, figure{garb: seat, cloth: red, trim: black, hair: slate, beard: slate,
		left: point{-36, -100}, right: point{36, -40}, hat: horns,
		held: func(p *pen) {
			p.limb(gold, 3, "M36-40L44-8")
			p.flame(place{x: 46, y: 12, turn: 170})
			p.line(gold, 2.4, star(0, -64, 10, 5))
		},
	})
	p.shape(slate, "M12 318Q120 306 228 318V354H12Z")
	p.ring(gold, 120, 288, 9)
	for side := -1.0; side <= 1; side += 2 {
		x := 120 + side*58
		p.WriteString(`<path stroke="` + string(gold) + `" stroke-width="3.4" stroke-dasharray="1 6" d="` +
			d("M", 120+side*8, 292, "Q", 120+side*30, 312, x, 268) + `"/>`)
		p.figure(place{x: x, y: 344, scale: 0.9}, figure{garb: bare, cloth: skin, hair: [...]ink{gold, black}[int(side+1)/2], long: side < 0, look: -side * 2,
			hat: func(p *pen) { p.shape(red, "M-9-117L-11-125L-4-119ZM9-117L11-125L4-119Z") },
			held: func(p *pen) {
				p.line(gold, 3, "M-6-88Q0-83 6-88")
				p.shape(jade, "M-8-54C-4-60 4-60 8-54C4-46-4-46-8-54Z")
			},
		})
	}
}

// horns are the devil's.
func horns(p *pen) {
	p.shape(gold, "M-10-114C-20-116-26-126-22-138C-18-128-12-124-5-120ZM10-114C20-116 26-126 22-138C18-128 12-124 5-120Z")
	p.shape(red, "M-12-104L-22-108L-13-98ZM12-104L22-108L13-98Z")
}

// fallingTower: lightning strikes off the crown, two fall.
func fallingTower(p *pen) {
	p.sky(black)
	p.rays(blue, 120, 96, 12)
	p.cloud(slate, place{x: 50, y: 96, scale: 1.1})
	p.cloud(slate, place{x: 196, y: 236, scale: 0.9, mirror: true})
	p.cloud(slate, place{x: 44, y: 226, scale: 0.8})
	p.shape(slate, "M12 350L50 316L90 300H156L196 320L228 350V354H12Z")
	p.shape(mist, "M84 312L92 136L104 144L118 132L132 146L150 136L158 312Z")
	p.line(black, 1.8, "M92 164H108M126 172H144M90 204H106M130 216H148M88 246H110M124 264H150M88 286H104M132 292H152")
	p.shape(black, "M112 190V174Q120 164 128 174V190ZM112 246V230Q120 220 128 230V246Z")
	p.flame(place{x: 120, y: 190, scale: 0.7})
	p.flame(place{x: 120, y: 246, scale: 0.7})
	p.flame(place{x: 98, y: 142, scale: 1.5, turn: -12})
	p.flame(place{x: 124, y: 140, scale: 1.8})
	p.flame(place{x: 148, y: 142, scale: 1.4, turn: 14})
	p.group(place{x: 68, y: 136, scale: 1.7, turn: -34}, func() { p.group(at(0, 118), func() { crown(p) }) })
	p.shape(gold, "M214 40L160 78L178 84L136 124L196 88L178 82L222 52Z")
	p.figure(place{x: 62, y: 218, scale: 0.72, turn: 150}, figure{garb: tunic, cloth: red, trim: paper, hair: gold, left: point{-34, -100}, right: point{34, -104}})
	p.figure(place{x: 178, y: 232, scale: 0.72, turn: 208}, figure{garb: robe, cloth: gold, trim: red, hair: black, left: point{-34, -104}, right: point{34, -100}})
	for _, q := range [...]point{{36, 160}, {70, 168}, {200, 150}, {190, 190}, {34, 280}, {70, 272}, {186, 286}, {206, 266}} {
		p.drop(gold, at(q.x, q.y))
	}
}

// starlight: one kneels at the pool and pours two jugs under a great star and seven
// small ones.
func starlight(p *pen) {
	p.sky(blue)
	p.dot("#3a5684", 120, 106, 62)
	p.shape(gold, star(120, 106, 46, 8))
	p.shape(sand, star(120, 106, 26, 8))
	for _, q := range [...]point{{48, 68}, {48, 124}, {62, 178}, {192, 68}, {192, 124}, {178, 178}, {30, 96}} {
		p.shape(paper, star(q.x, q.y, 11, 8))
	}
	p.hill(jade, 270, 10)
	p.tree(jade, place{x: 198, y: 268, scale: 1})
	p.group(at(198, 196), func() { p.shape(red, "M-10 2C-4-8 6-8 8-2L14-1L8 3C4 8-4 8-10 2Z") })
	p.shape(mist, "M12 318C60 306 100 312 116 326C128 340 120 350 118 354H12Z")
	p.line(blue, 2, "M24 332q8-5 16 0t16 0t16 0M34 345q8-5 16 0t16 0t16 0")
	p.kneelingBather()
	p.jug(place{x: 72, y: 270, turn: -70})
	p.jug(place{x: 176, y: 286, turn: 70})
	p.line(mist, 5, "M60 276C50 286 48 298 48 318")
	p.line(mist, 5, "M188 292C196 300 198 312 196 324M196 324L184 338M196 324L206 340")
}

// kneelingBather draws the one who pours: naked, on one knee.
func (p *pen) kneelingBather() {
	p.shape(gold, "M112 200C106 176 138 176 136 200C140 220 146 236 150 248H108C108 230 112 216 112 200Z")
	p.limb(skin, 13, "M128 298L160 300L160 336M118 300L104 328L146 334")
	p.shape(skin, "M110 236C104 250 110 262 110 272C104 286 106 304 120 306H134C146 302 144 286 138 272C138 262 144 250 138 236C132 228 116 228 110 236Z")
	p.shape(skin, "M118 218V232H130V218Z")
	p.group(place{x: 124, y: 332, scale: 1.2}, func() { p.head(figure{hair: gold, look: -2}) })
	p.limb(skin, 8, "M110 240Q92 244 80 262M138 240Q160 250 168 276")
	p.disc(skin, 80, 263, 5.5)
	p.disc(skin, 168, 277, 5.5)
}

// jug draws a jug whose mouth is at the top.
func (p *pen) jug(pl place) {
	p.group(pl, func() {
		p.line(black, 3, "M8-12C18-10 18 4 11 6")
		p.shape(red, "M-6-18H6L5-11C14-4 14 12 6 18H-6C-14 12-14-4-5-11Z")
		p.line(gold, 2, "M-11 0H11")
	})
}

// moonlight: dog and wolf, two towers, a path, and what climbs out of the water.
func moonlight(p *pen) {
	p.sky(blue)
	p.shape(gold, star(120, 112, 58, 24))
	p.disc(sand, 120, 112, 38)
	p.shape(gold, "M120 74A38 38 0 0 0 120 150C108 142 106 128 110 122L102 118L110 106C108 92 112 82 120 74Z")
	p.line(black, 1.8, "M92 106Q97 110 102 106M100 132Q106 132 109 128")
	for _, q := range [...]point{{60, 170}, {84, 186}, {108, 178}, {134, 186}, {158, 178}, {182, 168}} {
		p.drop(gold, at(q.x, q.y))
	}
	p.tower(mist, place{x: 42, y: 276, scale: 0.85})
	p.tower(mist, place{x: 198, y: 276, scale: 0.85})
	p.shape(jade, "M12 268Q60 256 120 262T228 268V354H12Z")
	p.line(sand, 7, "M120 320C132 300 100 290 116 272C126 262 122 262 124 252")
	p.wolf(slate, place{x: 78, y: 314, scale: 0.95})
	p.wolf(gold, place{x: 164, y: 314, scale: 0.95, mirror: true})
	p.shape(mist, "M12 322Q60 312 120 320T228 322V354H12Z")
	p.line(blue, 2, "M24 334q6-4 12 0t12 0t12 0M168 336q6-4 12 0t12 0t12 0")
	p.crayfish(at(120, 336))
}

func (p *pen) crayfish(pl place) {
	p.group(pl, func() {
		p.line(black, 2, "M-4-10L-8-26M4-10L8-26M-7-2L-16 2M7-2L16 2M-7 4L-15 9M7 4L15 9")
		p.line(red, 4, "M-6-8C-18-10-20-18-17-24M6-8C18-10 20-18 17-24")
		p.shape(red, "M-17-22C-24-26-20-34-15-33L-17-28L-12-30C-10-26-12-22-17-22ZM17-22C24-26 20-34 15-33L17-28L12-30C10-26 12-22 17-22Z")
		p.shape(red, "M0-14C8-12 9 4 5 14H-5C-9 4-8-12 0-14Z")
		p.line(black, 1.6, "M-7 0H7M-6 6H6")
	})
}

// sunlight: a child on a white horse before a wall with sunflowers.
func sunlight(p *pen) {
	p.sky(mist)
	p.rays(paper, 120, 104, 24)
	p.sun(120, 104, 34)
	p.shape(rose, "M12 222H228V300H12Z")
	p.line(red, 2, "M12 240H228M12 260H228M12 280H228M50 222V240M110 222V240M170 222V240M30 240V260M90 240V260M150 240V260M210 240V260M50 260V280M190 260V280")
	for _, q := range [...]point{{36, 206}, {70, 214}, {172, 214}, {206, 204}} {
		p.line(jade, 4, d("M", q.x, q.y, "V240"))
		p.sunflower(q.x, q.y, 19)
	}
	p.hill(jade, 310, 8)
	p.horse(paper, gold, walk, place{x: 112, y: 340, scale: 1.35})
	p.line(red, 3, "M150 254L168 236")
	p.figure(place{x: 104, y: 296, scale: 0.95}, figure{garb: bare, cloth: skin, hair: gold, left: point{-38, -108}, right: point{40, -96},
		hat: func(p *pen) { p.sunflower(0, -118, 9) }})
	p.shape(paper, "M82 264C88 254 122 254 126 264L128 300C118 306 90 306 80 300Z")
	p.banner(red, place{x: 144, y: 262, scale: 0.9}, func(*pen) {})
	p.limb(skin, 8, "M102 258L112 284L108 304")
	p.disc(skin, 110, 306, 5)
}

// judgement: the angel's trumpet, and those who rise from their graves.
func judgement(p *pen) {
	p.sky(mist)
	p.rays(paper, 120, 110, 22)
	p.wing(red, place{x: 134, y: 122, scale: 1.4})
	p.wing(red, place{x: 106, y: 122, scale: 1.4, mirror: true})
	p.figure(place{x: 120, y: 188, scale: 1.12}, figure{garb: bust, cloth: blue, trim: gold, hair: gold, long: true,
		left: point{-8, -72}, right: point{12, -62}})
	p.shape(gold, "M118 102L122 102L124 168L140 190H100L116 168Z")
	p.cloud(paper, place{x: 66, y: 150})
	p.cloud(paper, place{x: 176, y: 152, mirror: true})
	p.cloud(paper, place{x: 90, y: 166, scale: 0.7})
	p.cloud(paper, place{x: 154, y: 168, scale: 0.7, mirror: true})
	p.shape(paper, "M125 130H158V158H125Z")
	p.line(red, 4.6, "M141.5 131V157M126 144H157")
	p.mountain(slate, 40, 276, 110, 60)
	p.mountain(slate, 200, 276, 110, 66)
	p.waves(blue, mist, 274)
	p.riser(place{x: 62, y: 336, scale: 0.95}, black, false)
	p.riser(place{x: 178, y: 336, scale: 0.95}, gold, true)
	p.riser(place{x: 120, y: 350, scale: 0.8}, red, false)
}

// riser draws one who rises from an open grave with arms lifted.
func (p *pen) riser(pl place, hair ink, long bool) {
	p.group(pl, func() {
		p.shape(black, "M-34-8H34V8H-34Z")
		p.figure(at(0, 36), figure{garb: bare, cloth: skin, hair: hair, long: long, left: point{-26, -122}, right: point{26, -122}})
		p.shape(slate, "M-38 0H38L34 36H-34Z")
		p.line(black, 1.6, "M-28 10H28")
	})
}

// world: a dancer with two wands within the wreath, the four creatures around.
func world(p *pen) {
	p.sky(blue)
	for _, q := range [...]point{{76, 62}, {166, 62}, {30, 140}, {210, 140}, {30, 250}, {210, 250}, {78, 330}, {164, 330}, {36, 196}, {204, 196}} {
		p.flat(sand, star(q.x, q.y, 5, 4))
	}
	p.dot(mist, 120, 196, 64)
	p.WriteString(`<ellipse cx="120" cy="196" rx="68" ry="104" fill="` + string(mist) + `" stroke="none"/>`)
	p.wreath(jade, 120, 196, 68, 104)
	p.line(red, 6, "M108 88L132 104M132 88L108 104M108 288L132 304M132 288L108 304")
	p.figure(place{x: 120, y: 276, scale: 1.3}, figure{garb: bare, cloth: skin, hair: red, long: true,
		left: point{-34, -74}, right: point{34, -86}, hat: garland(gold),
		held: func(p *pen) {
			p.limb(gold, 2.6, "M-36-92L-32-56M36-104L32-68")
			p.shape(red, "M-20-84C-8-74 10-66 22-46C26-30 18-20 22-4C12-14 14-28 8-38C-2-50-16-44-20-28C-24-44-14-54-4-54C-14-62-22-72-20-84Z")
		},
	})
	p.angelHead(at(44, 72))
	p.eagleHead(at(198, 72))
	p.bullHead(at(42, 322))
	p.lionHead(place{x: 198, y: 318, scale: 0.9})
}
