package art

// Back returns the back of every card (牌背) as one self-contained SVG document in
// the language. It looks the same when the card is turned round, so that it does
// not betray a reversed card.
func Back(l Language) (string, error) {
	if err := l.check(); err != nil {
		return "", err
	}
	return document(backName[l], "", l, BackGroup()), nil
}

// backName names the back in each language.
var backName = [...]string{Chinese: "牌背", English: "Back of the card", Traditional: "牌背", Bilingual: "牌背 · Back of the card"}

// BackGroup returns the back as one <g> element in the card's own units.
func BackGroup() string {
	var p pen
	p.open()
	p.flat(blue, "M14 14H226V386H14Z")
	p.lattice()
	p.mat(gold, 16, 384)
	p.line(gold, 1.6, "M22 22H218V378H22Z")
	for _, turn := range [...]float64{0, 180} {
		p.group(place{x: middle, y: cardHeight / 2, turn: turn}, p.halfBack)
	}
	p.medallion()
	p.WriteString("</g>")
	return p.String()
}

// lattice covers the ground with diamonds and stars.
func (p *pen) lattice() {
	var lines, stars []any
	const inset = 14
	for k := -6.0; k <= 6; k++ {
		sum := middle + cardHeight/2 + 48*k // of x and y along a line
		from, to := max(inset, sum-cardHeight+inset), min(cardWidth-inset, sum-inset)
		lines = append(lines, "M", from, sum-from, "L", to, sum-to, "M", cardWidth-from, sum-from, "L", cardWidth-to, sum-to)
	}
	for row := -3.0; row <= 3; row++ {
		for column := -2.0; column <= 2; column++ {
			stars = append(stars, star(middle+column*48, 200+row*48, 6, 4))
		}
	}
	p.line(slate, 1.2, d(lines...))
	p.flat(slate, d(stars...))
}

// halfBack draws the upper half around the middle of the card: a cloud, the marks
// of the suits, and a crescent.
func (p *pen) halfBack() {
	p.disc(blue, 0, -128, 33)
	p.ring(gold, 0, -128, 28)
	p.moon(place{x: 3, y: -128, turn: -40, scale: 0.8})
	p.flat(gold, star(7, -131, 6, 5))
	p.cloud(mist, place{x: -62, y: -84, scale: 0.9})
	p.cloud(mist, place{x: 62, y: -84, scale: 0.9, mirror: true})
	p.shape(gold, "M-98-178H-70L-98-150ZM98-178H70L98-150Z")
}

// medallion draws the sun in the middle; half a turn leaves it as it is.
func (p *pen) medallion() {
	p.disc(blue, middle, 200, 70)
	p.ring(gold, middle, 200, 66)
	p.shape(gold, star(middle, 200, 60, 16))
	p.disc(red, middle, 200, 30)
	p.disc(paper, middle, 200, 24)
	p.shape(blue, star(middle, 200, 22, 8))
	p.shape(gold, star(middle, 200, 11, 4))
}
