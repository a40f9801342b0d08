package bazi

import (
	"strconv"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// tally adds up the parts of a strength, in tenths of a point.
type tally struct {
	points int
	parts  []StrengthPart
	weight int // of every place looked at, for charts without an hour
}

func (t *tally) add(what string, points int, en, zh string) {
	t.points += points
	t.parts = append(t.parts, StrengthPart{What: what, Points: tenth(points), Because: en, BecauseZh: zh})
}

// fill scales the points up to those of a whole chart.
func (t *tally) fill(whole int) {
	if t.weight == whole {
		return
	}
	known, points := strconv.Itoa(t.weight/10), roundDiv(t.points*whole, t.weight)
	all := strconv.Itoa(whole / 10)
	t.add("时柱", points-t.points,
		"the hour is unknown; the "+known+" points of the other places stand for "+all,
		"时辰不详，其余各处共 "+known+" 分，按 "+all+" 分折算")
}

// byPosition weighs the places, branches by their hidden stems or by their main
// qi.
func (t *tally) byPosition(c *Chart, hidden bool) {
	total := c.Rules.HiddenStems.Total()
	for _, p := range c.Pillars {
		w := positionWeights[p.Kind]
		t.weight += w.stem + w.branch
		if p.Kind != Day {
			t.stem(p, w.stem, p.TenGod.Group().Supports())
		}
		if hidden {
			share, stems := supporting(p)
			t.branch(p, w.branch*share/total, stems, strconv.Itoa(share)+"/"+strconv.Itoa(total)+" × "+strconv.Itoa(w.branch/10))
			continue
		}
		main := p.Hidden[0]
		if main.TenGod.Group().Supports() {
			t.branch(p, w.branch, main.Stem.String(), strconv.Itoa(w.branch/10))
		} else {
			t.branch(p, 0, "", "")
		}
	}
}

// byPoints counts five points a stem, the day master's too, and eight a branch,
// the month's twice.
func (t *tally) byPoints(c *Chart) {
	for _, p := range c.Pillars {
		t.stem(p, pointsPerStem, p.Kind == Day || p.TenGod.Group().Supports())
		double := 1
		if p.Kind == Month {
			double = pointsMonth
		}
		share, stems := 0, ""
		for _, h := range p.Pair.Branch().HiddenStems(ganzhi.HiddenStemN8) {
			if ganzhi.TenGodOf(c.DayMaster, h.Stem).Group().Supports() {
				share += h.Weight
				stems += h.Stem.String()
			}
		}
		whole := ganzhi.HiddenStemN8.Total()
		t.weight += pointsPerStem + double*whole*pointsPerEighth
		t.branch(p, double*share*pointsPerEighth, stems, strconv.Itoa(share)+"/"+strconv.Itoa(whole)+" × "+strconv.Itoa(double*whole))
	}
}

// bySign weighs what is for and what is against the day master.
func (t *tally) bySign(c *Chart) {
	month := c.Pillars[Month]
	main := month.Hidden[0]
	t.god("月令", signedCommand[main.TenGod.Group()], main.Stem, main.TenGod)
	rest := 0
	for _, h := range month.Hidden[1:] {
		rest += signedMonthRest[h.TenGod.Group()]
	}
	t.add("月令余气", rest, "what the month stores beside its main qi", "月令本气以外的藏干")
	t.add("月令星运", signedStage[month.Stage],
		"the day master's life stage in the month is "+month.Stage.English(), "日主在月令为"+month.Stage.String())
	for _, p := range c.Pillars {
		if p.Kind != Month {
			ground, stems := 0, ""
			for i, h := range p.Hidden {
				if w := signedGround[i][h.TenGod.Group()]; w > 0 {
					ground += w
					stems += h.Stem.String()
				}
			}
			t.branch(p, ground, stems, "")
		}
		if p.Kind != Day {
			t.god(p.Kind.String()+"干", signedStem[p.TenGod.Group()], p.Pair.Stem(), p.TenGod)
		}
	}
}

// stem adds the stem of a pillar.
func (t *tally) stem(p Pillar, points int, supports bool) {
	what, stem := p.Kind.String()+"干", p.Pair.Stem().String()
	switch {
	case p.Kind == Day:
		t.add(what, points, stem+" is the day master itself", stem+"即日主")
	case supports:
		t.add(what, points, stem+" is "+p.TenGod.English()+" and supports", stem+"为"+p.TenGod.String()+"，扶日主")
	default:
		t.add(what, 0, stem+" is "+p.TenGod.English()+" and does not support", stem+"为"+p.TenGod.String()+"，不扶日主")
	}
}

// branch adds the branch of a pillar, of which the named stems support; how says
// what the points are made of.
func (t *tally) branch(p Pillar, points int, stems, how string) {
	what, branch := p.Kind.String()+"支", p.Pair.Branch().String()
	if stems == "" {
		t.add(what, 0, branch+" stores nothing that supports", branch+"中无扶日主之干")
		return
	}
	en, zh := branch+" stores "+stems+" in support", branch+"中"+stems+"扶日主"
	if how != "" {
		en, zh = en+": "+how, zh+"："+how
	}
	t.add(what, points, en, zh)
}

// god adds a stem that may count for or against.
func (t *tally) god(what string, points int, stem ganzhi.HeavenlyStem, god ganzhi.TenGod) {
	t.add(what, points, stem.String()+" is "+god.English(), stem.String()+"为"+god.String())
}

// supporting returns the weight of the hidden stems of a pillar that are on the
// day master's side, and these stems.
func supporting(p Pillar) (weight int, stems string) {
	for _, h := range p.Hidden {
		if h.TenGod.Group().Supports() {
			weight += h.Weight
			stems += h.Stem.String()
		}
	}
	return weight, stems
}
