package chart

import (
	"strconv"

	"github.com/wenbu-go/wenbu/calc/bazi"
)

const (
	luckPerRow    = 5
	luckCell      = (drawingWidth - 2*margin) / float64(luckPerRow)
	luckRowHeight = 84
)

// luck draws the luck pillars as a timeline in rows of five.
func (d *pillarDrawing) luck() {
	luck := d.chart.Luck
	d.rule(margin, drawingWidth-margin, d.y)
	d.text(label{x: margin, y: d.y + 18, size: 12, ink: inkText, anchor: "start", bold: true}, d.lang.words().luck)
	d.y += 18
	if d.lang == English {
		d.y += 15
		d.text(label{x: margin, y: d.y, size: 11, ink: inkMuted, anchor: "start"}, d.lang.luckLine(luck))
	} else {
		d.text(label{x: drawingWidth - margin, y: d.y, size: 11, ink: inkMuted, anchor: "end"}, d.lang.luckLine(luck))
	}
	d.y += 18
	for i, p := range luck.Pillars {
		row, column := float64(i/luckPerRow), float64(i%luckPerRow)
		if column == 0 {
			d.rule(margin, drawingWidth-margin, d.y+row*luckRowHeight)
		}
		d.luckPillar(p, margin+luckCell*(column+0.5), d.y+row*luckRowHeight)
	}
	rows := (len(luck.Pillars) + luckPerRow - 1) / luckPerRow
	d.y += luckRowHeight * float64(rows)
}

// luckPillar hangs one luck pillar from its dot on the line.
func (d *pillarDrawing) luckPillar(p bazi.LuckPillar, x, y float64) {
	stem, branch := p.Pair.Stem(), p.Pair.Branch()
	d.dot(x, y, 3, ink(stem.Element()))
	d.text(label{x: x, y: y + 18, size: 11, ink: inkMuted, anchor: "middle"}, strconv.Itoa(p.StartYear))
	d.text(label{x: x - 0.5, y: y + 39, size: 19, ink: ink(stem.Element()), anchor: "end", serif: true}, stem.String())
	d.text(label{x: x + 0.5, y: y + 39, size: 19, ink: ink(branch.Element()), anchor: "start", serif: true}, branch.String())
	d.text(label{x: x, y: y + 54, size: 11, ink: inkText, anchor: "middle"}, d.lang.shortTenGod(p.TenGod))
	d.text(label{x: x, y: y + 69, size: 11, ink: inkMuted, anchor: "middle"}, d.lang.age(p.StartAge))
	d.short[p.TenGod] = true
}
