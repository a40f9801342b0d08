package chart

import (
	"fmt"
	"html"
	"strings"
)

// canvas writes SVG elements. Colours are written twice: as attributes, for
// programs that read no style sheet, and as classes that follow the theme.
type canvas struct{ strings.Builder }

// ink names a colour of the theme.
type ink uint8

// The inks. The elements come in the order of ganzhi.Element.
const (
	inkWood ink = iota
	inkFire
	inkEarth
	inkMetal
	inkWater
	inkText
	inkMuted
	inkLine
	inkPaper
	inkTint
)

// theme holds each ink's name and its colours on light and on dark paper. Text
// has a contrast of 4.5 or more; a test computes it.
var theme = [...]struct{ name, light, dark string }{
	inkWood:  {"wood", "#3f6b54", "#8fc3a4"},
	inkFire:  {"fire", "#ac4632", "#f0957d"},
	inkEarth: {"earth", "#83652a", "#dcbb79"},
	inkMetal: {"metal", "#5d6369", "#c3c9cf"},
	inkWater: {"water", "#35627f", "#8dbbdb"},
	inkText:  {"ink", "#22262a", "#ecebe6"},
	inkMuted: {"muted", "#5f6469", "#a9adb0"},
	inkLine:  {"line", "#ddd7ca", "#3b4147"},
	inkPaper: {"paper", "#fdfcf9", "#191c1f"},
	inkTint:  {"tint", "#f4efe4", "#24292d"},
}

const (
	sansFonts  = "system-ui,'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"
	serifFonts = "'Noto Serif CJK SC','Source Han Serif SC','Songti SC',STSong,SimSun,serif"
)

// label is one line of text.
type label struct {
	x, y, size float64
	ink        ink
	anchor     string // start, middle or end
	serif      bool
	bold       bool
}

func (c *canvas) text(l label, s string) {
	fmt.Fprintf(c, `<text x="%s" y="%s" font-size="%s"%s`, num(l.x), num(l.y), num(l.size), fill(l.ink))
	if l.anchor != "start" {
		fmt.Fprintf(c, ` text-anchor="%s"`, l.anchor)
	}
	if l.serif {
		fmt.Fprintf(c, ` font-family="%s"`, serifFonts)
	}
	if l.bold {
		c.WriteString(` font-weight="600"`)
	}
	c.WriteString(">" + html.EscapeString(s) + "</text>\n")
}

// lines writes several lines of text downwards from a label.
func (c *canvas) lines(l label, leading float64, lines []string) {
	for _, s := range lines {
		c.text(l, s)
		l.y += leading
	}
}

func (c *canvas) rule(x1, x2, y float64) {
	fmt.Fprintf(c, `<path d="M%s %sH%s" stroke="%s" class="s-line"/>`+"\n",
		num(x1), num(y), num(x2), theme[inkLine].light)
}

// strokeStyle is how a line is drawn.
type strokeStyle struct {
	ink   ink
	width float64
	dash  string // of the pattern; none when empty
}

// stroke draws a level line.
func (c *canvas) stroke(x1, x2, y float64, s strokeStyle) {
	fmt.Fprintf(c, `<path d="M%s %sH%s" stroke="%s" class="s-%s" stroke-width="%s"`,
		num(x1), num(y), num(x2), theme[s.ink].light, theme[s.ink].name, num(s.width))
	if s.dash != "" {
		fmt.Fprintf(c, ` stroke-dasharray="%s"`, s.dash)
	}
	c.WriteString("/>\n")
}

// thread draws a thin upright line.
func (c *canvas) thread(x, y1, y2 float64) {
	fmt.Fprintf(c, `<path d="M%s %sV%s" stroke="%s" class="s-line"/>`+"\n", num(x), num(y1), num(y2), theme[inkLine].light)
}

func (c *canvas) rect(x, y, w, h, r float64, i ink) {
	fmt.Fprintf(c, `<rect x="%s" y="%s" width="%s" height="%s" rx="%s"%s/>`+"\n",
		num(x), num(y), num(w), num(h), num(r), fill(i))
}

func (c *canvas) dot(x, y, r float64, i ink) {
	fmt.Fprintf(c, `<circle cx="%s" cy="%s" r="%s"%s/>`+"\n", num(x), num(y), num(r), fill(i))
}

func fill(i ink) string {
	return fmt.Sprintf(` fill="%s" class="f-%s"`, theme[i].light, theme[i].name)
}

// num writes a coordinate with at most one decimal.
func num(v float64) string {
	return strings.TrimSuffix(fmt.Sprintf("%.1f", v), ".0")
}

// document wraps drawn elements into an SVG that names and describes itself.
func (c *canvas) document(id string, size [2]float64, l Language, title, description string) string {
	var out strings.Builder
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" class="wenbu-chart" viewBox="0 0 %s %s"`,
		num(size[0]), num(size[1]))
	fmt.Fprintf(&out, ` role="img" aria-labelledby="%s-t %s-d" lang="%s" xml:lang="%s" font-family="%s">`+"\n",
		id, id, l.Tag(), l.Tag(), sansFonts)
	fmt.Fprintf(&out, `<title id="%s-t">%s</title>`+"\n", id, html.EscapeString(title))
	fmt.Fprintf(&out, `<desc id="%s-d">%s</desc>`+"\n", id, html.EscapeString(description))
	out.WriteString("<style>\n" + styleSheet() + "</style>\n" + c.String() + "</svg>\n")
	return out.String()
}

// styleSheet binds the inks to custom properties of the page, with the theme as
// their default.
func styleSheet() string {
	var light, dark, uses strings.Builder
	for _, t := range theme {
		fmt.Fprintf(&light, "--%s:var(--wenbu-%s,%s);", t.name, t.name, t.light)
		fmt.Fprintf(&dark, "--%s:var(--wenbu-%s,%s);", t.name, t.name, t.dark)
		fmt.Fprintf(&uses, ".wenbu-chart .f-%s{fill:var(--%s)}\n.wenbu-chart .s-%s{stroke:var(--%s)}\n", t.name, t.name, t.name, t.name)
	}
	return ".wenbu-chart{" + light.String() + "}\n" +
		"@media screen and (prefers-color-scheme:dark){.wenbu-chart{" + dark.String() + "}}\n" +
		uses.String()
}
