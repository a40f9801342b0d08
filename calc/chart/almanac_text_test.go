package chart

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
)

func TestAlmanacText_Golden(t *testing.T) {
	t.Parallel()
	for name, day := range map[string]civil.DateTime{
		"almanac":        {Year: 2024, Month: 8, Day: 7},
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
