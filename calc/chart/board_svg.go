package chart

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// The layout of a board, in units of the drawing.
const (
	boardMargin   = 16
	cellPad       = 8
	boardColumns  = 4
	ringLeading   = 13
	badgeSize     = 15
	adjectiveSize = 11.5
)

// boardForm is what differs between a board of Hanzi and one with readings.
type boardForm struct {
	cellWidth float64
	inLine    int     // adjective stars in a line
	rings     int     // spirits below one another
	field     float64 // width of a transformation
	facts     float64 // width of a column of facts
	listed    float64 // width of a transformed star in the middle
}

var (
	hanziBoard   = boardForm{cellWidth: 182, inLine: 6, rings: 3, field: badgeSize, facts: 134, listed: 74}
	spelledBoard = boardForm{cellWidth: 232, inLine: 2, rings: 4, field: 34, facts: 208, listed: 111}
)

// foot is the height of what stands below the stars of a cell.
func (f *boardForm) foot() float64 { return ringLeading*float64(f.rings) + 24 }

// boardPlaces are column and row of each palace, from 寅: the branches stand
// where the compass has them, south above.
var boardPlaces = [ziwei.Palaces][2]int{
	{0, 3}, {0, 2}, {0, 1}, {0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {3, 3}, {2, 3}, {1, 3},
}

// TwelvePalacesSVG returns a Zi Wei chart as the board of twelve palaces, with the
// facts of the birth in its middle.
func TwelvePalacesSVG(c *ziwei.Chart, l Language) string {
	d := &board{chart: c, lang: l, boardForm: hanziBoard}
	if l == English {
		d.boardForm = spelledBoard
	}
	for i := range c.Palaces {
		d.cellHeight = max(d.cellHeight, d.starsHeight(&c.Palaces[i])+d.foot()+2*cellPad)
	}
	notes := d.foldedNotes()
	bottom := boardMargin + boardColumns*d.cellHeight
	size := [2]float64{2*boardMargin + boardColumns*d.cellWidth, bottom + boardMargin + d.noteRoom(len(notes))}
	d.rect(0, 0, size[0], size[1], 10, inkPaper)
	for i := range c.Palaces {
		d.ground(i)
	}
	d.grid()
	d.triangle()
	for i := range c.Palaces {
		d.palace(&c.Palaces[i])
	}
	d.middle()
	d.lines(label{x: boardMargin, y: bottom + noteLeading + 4, size: 11, ink: inkMuted, anchor: "start"}, noteLeading, notes)
	return d.document(fmt.Sprintf("wenbu-palaces-%d-%d-%d", c.Moment.Unix, c.Birth.Sex, c.LifePalace), size, l,
		l.boardWords().title, l.describeBoard(c))
}

// board draws the cells from top to bottom; the height of all is that of the
// fullest.
type board struct {
	canvas
	boardForm
	chart      *ziwei.Chart
	lang       Language
	cellHeight float64
}

// corner returns the upper left corner of a palace's cell.
func (d *board) corner(palace int) (x, y float64) {
	at := boardPlaces[palace]
	return boardMargin + d.cellWidth*float64(at[0]), boardMargin + d.cellHeight*float64(at[1])
}

// ground tints the life palace.
func (d *board) ground(palace int) {
	if palace == d.chart.LifePalace {
		x, y := d.corner(palace)
		d.rect(x, y, d.cellWidth, d.cellHeight, 0, inkTint)
	}
}

// grid draws the lines between the cells, and leaves the middle free.
func (d *board) grid() {
	right, bottom := boardMargin+boardColumns*d.cellWidth, boardMargin+boardColumns*d.cellHeight
	for i := range boardColumns + 1 {
		x, y := boardMargin+d.cellWidth*float64(i), boardMargin+d.cellHeight*float64(i)
		if i == 2 {
			d.rule(boardMargin, boardMargin+d.cellWidth, y)
			d.rule(right-d.cellWidth, right, y)
			d.thread(x, boardMargin, boardMargin+d.cellHeight)
			d.thread(x, bottom-d.cellHeight, bottom)
			continue
		}
		d.rule(boardMargin, right, y)
		d.thread(x, boardMargin, bottom)
	}
}

// triangle joins the life palace with the three that stand with it (三方四正), in
// the middle of the board.
func (d *board) triangle() {
	life := d.chart.LifePalace
	var at [4][2]float64
	for i, n := range [4]int{0, 4, 8, 6} {
		at[i][0], at[i][1] = d.inner((life + n) % ziwei.Palaces)
	}
	for _, line := range [][2]int{{0, 1}, {1, 2}, {2, 0}, {0, 3}} {
		from, to := at[line[0]], at[line[1]]
		fmt.Fprintf(d, `<path d="M%s %sL%s %s" stroke="%s" class="s-line" stroke-dasharray="3 4"/>`+"\n",
			num(from[0]), num(from[1]), num(to[0]), num(to[1]), theme[inkLine].light)
	}
}

// inner returns the point of the middle's edge that a palace is nearest to.
func (d *board) inner(palace int) (x, y float64) {
	along := func(at int) float64 { return [boardColumns]float64{1, 1.5, 2.5, 3}[at] }
	at := boardPlaces[palace]
	return boardMargin + d.cellWidth*along(at[0]), boardMargin + d.cellHeight*along(at[1])
}

// palace draws a cell.
func (d *board) palace(p *ziwei.Palace) {
	x, y := d.corner(p.Index)
	d.stars(p, x+cellPad, y+cellPad)
	bottom := y + d.cellHeight - cellPad
	d.text(label{x: x + cellPad, y: bottom - d.foot() + 10, size: 9.5, ink: inkMuted, anchor: "start"}, d.lang.agesLine(p))
	if d.lang == English {
		d.spelledFoot(p, x, bottom)
		return
	}
	d.hanziFoot(p, x, bottom)
}

// hanziFoot draws what stands at the lower edge of a cell: three rings at the left,
// decade and name in the middle, growth and stem and branch at the right.
func (d *board) hanziFoot(p *ziwei.Palace, x, bottom float64) {
	rings := d.lang.rings(p)
	d.rings(x, bottom, rings[1:])
	center, right := x+d.cellWidth/2, x+d.cellWidth-cellPad
	d.text(label{x: center, y: bottom - 20, size: 12, ink: inkMuted, anchor: "middle"}, decadeText(p))
	d.text(label{x: center, y: bottom, size: 17, ink: d.nameInk(p), anchor: "middle", serif: true, bold: true}, d.lang.say(p.Name))
	d.text(label{x: center + 20, y: bottom, size: 10.5, ink: inkFire, anchor: "start"}, d.lang.marks(p))
	d.text(label{x: right, y: bottom - 39, size: 10.5, ink: inkMuted, anchor: "end"}, rings[0])
	stem, branch := p.Pair.Stem(), p.Pair.Branch()
	d.text(label{x: right, y: bottom - 19, size: 16, ink: ink(stem.Element()), anchor: "end", serif: true}, stem.String())
	d.text(label{x: right, y: bottom, size: 16, ink: ink(branch.Element()), anchor: "end", serif: true}, branch.String())
}

// spelledFoot draws the same with readings: four rings at the left, the others below
// one another at the right.
func (d *board) spelledFoot(p *ziwei.Palace, x, bottom float64) {
	rings, right := d.lang.rings(p), x+d.cellWidth-cellPad
	d.rings(x, bottom, rings[:])
	d.text(label{x: right, y: bottom - 43, size: 10.5, ink: inkFire, anchor: "end"}, d.lang.marks(p))
	d.text(label{x: right, y: bottom - 30, size: 10.5, ink: inkMuted, anchor: "end"}, d.lang.decadeLine(p))
	d.text(label{x: right, y: bottom - 16, size: 11.5, ink: inkMuted, anchor: "end"}, d.lang.pair(p.Pair))
	d.text(label{x: right, y: bottom, size: 15, ink: d.nameInk(p), anchor: "end", bold: true}, d.lang.say(p.Name))
}

// rings writes spirits below one another.
func (d *board) rings(x, bottom float64, names []string) {
	top := bottom - ringLeading*float64(len(names)-1)
	d.lines(label{x: x + cellPad, y: top, size: 10.5, ink: inkMuted, anchor: "start"}, ringLeading, names)
}

// nameInk sets the life palace off.
func (d *board) nameInk(p *ziwei.Palace) ink {
	if p.Index == d.chart.LifePalace {
		return inkFire
	}
	return inkText
}

// badge draws a transformation as a coloured field.
func (d *board) badge(x, y float64, t ziwei.Transformation) {
	d.rect(x, y, d.field, badgeSize, 3, huaInks[t])
	d.text(label{x: x + d.field/2, y: y + 11.5, size: 11, ink: inkPaper, anchor: "middle", bold: true}, d.lang.hua(t))
}

// huaInks are the colours of the transformations.
var huaInks = [...]ink{
	ziwei.HuaLu: inkWood, ziwei.HuaQuan: inkEarth, ziwei.HuaKe: inkWater, ziwei.HuaJi: inkFire,
}

// pillarGlyph draws a stem or branch of the birth.
func (d *board) pillarGlyph(x, y float64, hanzi string, e ganzhi.Element) {
	d.text(label{x: x, y: y, size: 24, ink: ink(e), anchor: "middle", serif: true}, hanzi)
}
