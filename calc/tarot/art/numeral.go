package art

// roman holds the numerals 0 to 21 as tarot prints them.
var roman = [...]string{"0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI",
	"XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI"}

// glyphs are the letters of Roman numerals as strokes, 16 high, with their widths.
var glyphs = map[rune]struct {
	width       float64
	thick, hair string
}{
	'0': {13, "M3 8C3 -2.5 13 -2.5 13 8S3 18.5 3 8Z", ""},
	'I': {7, "M3.5 1V15", "M0.5 0.5H6.5M0.5 15.5H6.5"},
	'V': {14, "M3 1L7.5 15", "M0 0.5H6M9.5 0.5H14.5M12 1L7.5 15"},
	'X': {14, "M2.5 1L11.5 15", "M0 0.5H5.5M9 0.5H14M0 15.5H5M8.5 15.5H14M11.5 1L2.5 15"},
}

// numeral draws a Roman numeral above the window.
func (p *pen) numeral(n int) {
	const gap = 2.5
	width := -gap
	for _, r := range roman[n] {
		width += glyphs[r].width + gap
	}
	x := middle - width/2
	for _, r := range roman[n] {
		g := glyphs[r]
		p.group(at(x, 15), func() {
			p.line(black, 3.2, g.thick)
			if g.hair != "" {
				p.line(black, 1.4, g.hair)
			}
		})
		x += g.width + gap
	}
}
