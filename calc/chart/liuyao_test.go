package chart

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/liuyao"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// sixSample is a sample board of six lines.
type sixSample struct {
	lines string
	at    civil.DateTime
	topic liuyao.Topic
	rules liuyao.Rules
}

var sixSamples = map[string]sixSample{
	"liuyao":          {"987698", civil.DateTime{Year: 2026, Month: 3, Day: 4, Hour: 11}, liuyao.TopicWealth, liuyao.Rules{}},
	"liuyao-still":    {"777777", civil.DateTime{Year: 2024, Month: 2, Day: 10, Hour: 10, Minute: 30}, liuyao.TopicNone, liuyao.Rules{}},
	"liuyao-all":      {"699696", civil.DateTime{Year: 2012, Month: 12, Day: 21, Hour: 12, Minute: 12}, liuyao.TopicCareer, liuyao.Rules{}},
	"liuyao-warnings": {"878877", civil.DateTime{Year: 2024, Month: 2, Day: 4, Hour: 16, Minute: 26, Second: 30}, liuyao.TopicRelationship, liuyao.Rules{Score: liuyao.On, ShiShen: liuyao.On, Clock: bazi.ClockTrueSolar}},
}

func setOut(t *testing.T, s sixSample) (*liuyao.Board, *bazi.Chart) {
	t.Helper()
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		t.Fatal(err)
	}
	longitude := 104.0665
	when, err := liuyao.Moment{Local: s.at, Zone: zone, LongitudeDegEast: &longitude}.FourPillars(s.rules)
	if err != nil {
		t.Fatal(err)
	}
	b, err := liuyao.NewBoard(liuyao.Casting{
		Cast: cast(t, s.lines), Month: when.Pillars[bazi.Month].Pair.Branch(), Day: when.Pillars[bazi.Day].Pair, Topic: s.topic,
	}, s.rules)
	if err != nil {
		t.Fatal(err)
	}
	return b, when
}

func TestLiuyao_Golden(t *testing.T) {
	t.Parallel()
	for name, s := range sixSamples {
		b, when := setOut(t, s)
		for _, l := range []Language{Chinese, English, Traditional} {
			golden(t, "testdata/"+name+"."+l.Tag()+".txt", LiuyaoText(b, when, Foot{}, l))
			golden(t, "testdata/"+name+"."+l.Tag()+".svg", LiuyaoSVG(b, when, Foot{}, l))
		}
	}
}

// Every hexagram with one, three and six moving lines is drawn safely, and its text
// holds all lines with their pairs and the warning of the moment.
func TestLiuyao_EveryHexagram(t *testing.T) {
	t.Parallel()
	_, when := setOut(t, sixSamples["liuyao-warnings"])
	topics := liuyao.Topics()
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		for _, moving := range []yijing.Hexagram{0, 1 << (h % 6), 0b010101, 0b111111} {
			b, err := liuyao.NewBoard(liuyao.Casting{
				Cast: yijing.Between(h, h^moving), Month: ganzhi.EarthlyBranch(h % 12), Day: ganzhi.PairAt(int(h) * 7), Topic: topics[int(h)%len(topics)],
			}, liuyao.Rules{})
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range []Language{Chinese, English, Traditional} {
				wantSafe(t, h.String(), LiuyaoSVG(b, when, Foot{}, l))
				text := LiuyaoText(b, when, Foot{}, l)
				for _, line := range b.Lines {
					if !strings.Contains(text, line.NaJia.String()) {
						t.Errorf("%v: %s is missing", h, line.NaJia)
					}
				}
				for _, line := range strings.Split(text, "\n") {
					if strings.TrimRight(line, " ") != line {
						t.Errorf("%v: %q ends in a space", h, line)
					}
				}
			}
		}
	}
}

// A cast in summer time says so in every form.
func TestLiuyao_SummerTime(t *testing.T) {
	t.Parallel()
	b, when := setOut(t, sixSample{"787878", civil.DateTime{Year: 1988, Month: 7, Day: 1, Hour: 1, Minute: 30}, liuyao.TopicNone, liuyao.Rules{}})
	for _, drawn := range []string{LiuyaoText(b, when, Foot{}, Chinese), LiuyaoSVG(b, when, Foot{}, Chinese), LiuyaoText(b, when, Foot{}, English)} {
		if !strings.Contains(drawn, "夏令时") && !strings.Contains(drawn, "Summer time") {
			t.Errorf("nothing of summer time in %s", drawn)
		}
	}
}

func TestLiuyao_Notes(t *testing.T) {
	t.Parallel()
	b, when := setOut(t, sixSamples["liuyao-warnings"])
	zh, en := LiuyaoSVG(b, when, Foot{}, Chinese), LiuyaoText(b, when, Foot{}, English)
	if !strings.Contains(zh, "离交节不到一分钟") || !strings.Contains(en, "solar term is less than a minute away") {
		t.Error("the warning of the moment is missing")
	}
}
