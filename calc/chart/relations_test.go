package chart

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// charts are many births, with and without an hour.
func charts(t *testing.T) []*bazi.Chart {
	t.Helper()
	var list []*bazi.Chart
	for i := range 200 {
		b := bazi.Birth{
			Local:     civil.DateTime{Year: 1940, Month: 1, Day: 1}.AddDays(i * 137).AddSeconds(int64(i) * 5003),
			HourKnown: i%7 != 0, Zone: civil.FixedZone(8 * 3600),
		}
		c, err := bazi.NewChart(b, bazi.Rules{})
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	return list
}

// No two lines or labels in one lane meet, and none leaves the margins.
func TestLanes_NothingMeets(t *testing.T) {
	t.Parallel()
	for _, c := range charts(t) {
		for _, l := range []Language{Chinese, English, Traditional} {
			d := &pillarDrawing{chart: c, lang: l}
			list := c.Relations()
			lanes, threads := d.lanes(list)
			for i, a := range list {
				fromA, toA := d.reach(a)
				if fromA < margin-0.01 || toA > drawingWidth-margin+0.01 {
					t.Errorf("%s: %s reaches from %v to %v", l.Tag(), a.Name, fromA, toA)
				}
				if threads&a.Pillars != a.Pillars || lanes.of[i] >= lanes.count {
					t.Errorf("%s: %s hangs from nothing", l.Tag(), a.Name)
				}
				for j, b := range list[:i] {
					if fromB, toB := d.reach(b); lanes.of[i] == lanes.of[j] && fromA < toB && fromB < toA {
						t.Errorf("%s: %s and %s meet in lane %d", l.Tag(), a.Name, b.Name, lanes.of[i])
					}
				}
			}
		}
	}
}

// Each relation is one line with a dot on each of its pillars.
func TestFourPillarsSVG_DrawsEveryRelation(t *testing.T) {
	t.Parallel()
	for _, c := range charts(t) {
		svg := FourPillarsSVG(c, Chinese)
		lines, dots := strings.Count(svg, "stroke-width"), strings.Count(svg, "<circle")
		want := 0
		for _, r := range c.Relations() {
			want += len(r.Pillars.Kinds())
		}
		if lines != len(c.Relations()) || dots != want {
			t.Errorf("%v: %d lines and %d dots for %d relations of %d pillars", c.Pillars, lines, dots, len(c.Relations()), want)
		}
	}
}

func TestBondStyle_TellsKindsApart(t *testing.T) {
	t.Parallel()
	style := func(name ganzhi.Relation) strokeStyle { return bondStyle(bazi.Relation{Name: name}) }
	chong, xing, hai, anHe := style(ganzhi.RelationChong), style(ganzhi.RelationXing), style(ganzhi.RelationHai), style(ganzhi.RelationAnHe)
	if chong.dash == xing.dash || xing.dash == hai.dash || anHe.dash != "" || style(ganzhi.RelationPo) != hai {
		t.Errorf("got %v %v %v %v", chong, xing, hai, anHe)
	}
	becomes := bazi.Hua{State: bazi.HuaHua, Element: ganzhi.ElementWater}
	if got := bondStyle(bazi.Relation{Name: ganzhi.RelationSanHui, Hua: becomes}); got.ink != inkWater || got.width < 2 {
		t.Errorf("got %+v", got)
	}
}

// States of a combination and of a clash, in each language.
func TestState_Words(t *testing.T) {
	t.Parallel()
	for l, want := range map[Language]string{
		Chinese: "合绊（土） 合 合解冲 ", English: "bound, Earth combined eased ", Traditional: "合絆（土） 合 合解沖 ",
	} {
		got := ""
		for _, r := range []bazi.Relation{
			{Hua: bazi.Hua{State: bazi.HuaBan, Asked: 1, Element: ganzhi.ElementEarth}},
			{Hua: bazi.Hua{State: bazi.HuaHe}}, {Name: ganzhi.RelationChong, Eased: true},
		} {
			got += l.state(r) + " "
		}
		if got != want || l.state(bazi.Relation{Name: ganzhi.RelationHai}) != "" {
			t.Errorf("%s: got %q, want %q", l.Tag(), got, want)
		}
	}
}
