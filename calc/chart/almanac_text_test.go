package chart

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func TestAlmanacText_Golden(t *testing.T) {
	t.Parallel()
	for name, day := range map[string]civil.DateTime{
		"almanac":        {Year: 2024, Month: 8, Day: 7},
		"almanac-julian": {Year: 1582, Month: 10, Day: 14},
		"almanac-closed": {Year: 2026, Month: 3, Day: 1},
	} {
		d, err := almanac.NewDay(day, almanac.Rules{})
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range []Language{Chinese, English, Traditional} {
			golden(t, "testdata/"+name+"."+l.Tag()+".txt", AlmanacText(d, l))
		}
	}
}

// An English page has Hanzi for names only where their English stands beside them.
func TestFetusEnglish_IsEnglish(t *testing.T) {
	t.Parallel()
	for p := range ganzhi.Pair(ganzhi.Pairs) {
		text := fetusEnglish(almanac.FetusGodOf(p))
		if width(text) != len(text) || text == "" {
			t.Errorf("%v: %s", p, text)
		}
	}
	if got := fetusEnglish(almanac.FetusGodOf(0)); got != "gate, mortar, outside southeast" {
		t.Errorf("got %s", got)
	}
}
