package chart

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/xiaoliuren"
)

func TestPalaces_Golden(t *testing.T) {
	t.Parallel()
	at := civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 8, Minute: 30}
	day, err := xiaoliuren.DayOf(at)
	if err != nil {
		t.Fatal(err)
	}
	two, err := xiaoliuren.Ask("明天搬家好吗", at)
	if err != nil {
		t.Fatal(err)
	}
	at.Hour, at.Minute = 0, 30
	same, err := xiaoliuren.Ask("问", at)
	if err != nil {
		t.Fatal(err)
	}
	for name, p := range map[string]Palaces{"palaces-day": DayPalaces(day), "palaces-two": QuestionPalaces(two), "palaces-same": QuestionPalaces(same), "palaces-master": MasterPalaces(day, ganzhi.StemBing)} {
		for _, l := range []Language{Chinese, English, Traditional} {
			golden(t, "testdata/"+name+"."+l.Tag()+".txt", p.Text(l))
			golden(t, "testdata/"+name+"."+l.Tag()+".svg", p.SVG(l))
		}
	}
}
