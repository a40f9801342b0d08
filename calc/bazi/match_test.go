package bazi

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func partOf(t *testing.T, m Match, topic Topic) ScorePart {
	t.Helper()
	i := slices.IndexFunc(m.Parts, func(p ScorePart) bool { return p.Topic == topic })
	if i < 0 {
		t.Fatalf("no part %s", topic)
	}
	return m.Parts[i]
}

// Two charts read by hand: years 甲子 and 己丑 (六合, NaYin 金 and 火), days 甲子 and
// 己丑 (五合 and 六合).
func TestNewMatch_ByHand(t *testing.T) {
	t.Parallel()
	a := chartOf(t, "甲子 丙寅 甲子 甲子", Rules{})
	b := chartOf(t, "己丑 丁卯 己丑 甲子", Rules{})
	m := NewMatch(a, b)
	for topic, want := range map[Topic]struct {
		points int
		zh     string
	}{
		TopicBase:       {50, "起始分"},
		TopicYearBranch: {6, "年支子丑：六合"},
		TopicNaYin:      {-3, "年柱纳音海中金、霹雳火：B 克 A"},
		TopicDayStem:    {10, "日干甲己：五合"},
		TopicDayBranch:  {10, "日支子丑：六合"},
		TopicDayPillar:  {4, "日柱甲子、己丑：天合地合"},
		TopicElements:   {2, "一方所缺而另一方见二以上之五行：A 缺土"},
		TopicVoid:       {0, "日支落对方日旬之空：皆无"},
	} {
		if got := partOf(t, m, topic); got.Points != want.points || got.BecauseZh != want.zh {
			t.Errorf("%s: got %d %s, want %d %s", topic, got.Points, got.BecauseZh, want.points, want.zh)
		}
	}
	if m.TenGods != [2]ganzhi.TenGod{ganzhi.TenGodZhengCai, ganzhi.TenGodZhengGuan} {
		t.Errorf("ten gods: got %v", m.TenGods)
	}
	if m.Trigrams != nil || m.Luck != nil {
		t.Error("trigrams or luck without a sex")
	}
}

func TestNewMatch_Topics(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		a, b   string
		topic  Topic
		points int
		zh     string
	}{
		{"甲子 丙寅 甲子", "庚午 戊寅 庚午", TopicYearBranch, -6, "年支子午：冲"},
		{"甲子 丙寅 甲子", "庚午 戊寅 庚午", TopicDayStem, -6, "日干甲庚：相冲"},
		{"甲子 丙寅 甲子", "庚午 戊寅 庚午", TopicDayBranch, -10, "日支子午：冲"},
		{"甲子 丙寅 甲子", "庚午 戊寅 庚午", TopicDayPillar, -4, "日柱甲子、庚午：天克地冲"},
		{"甲子 丙寅 甲子", "甲子 丙寅 甲子", TopicYearBranch, 2, "年支子子：同支"},
		{"甲子 丙寅 甲子", "甲子 丙寅 甲子", TopicNaYin, 2, "年柱纳音海中金、海中金：相同"},
		{"甲子 丙寅 甲子", "甲子 丙寅 甲子", TopicDayPillar, 0, "日柱甲子、甲子：同柱"},
		{"甲午 丙寅 丙午", "甲午 丙寅 丙午", TopicDayBranch, 0, "日支午午：同支、自刑"},
		{"甲子 丙寅 丙申", "甲辰 丙寅 丙子", TopicDayBranch, 8, "日支申子：半合"},
		{"甲子 丙寅 丙申", "甲辰 丙寅 丙辰", TopicDayBranch, 5, "日支申辰：拱合"},
		{"甲子 丙寅 丙寅", "甲辰 丙寅 乙巳", TopicDayBranch, -12, "日支寅巳：刑、害"},
		{"甲子 丙寅 丙寅", "甲辰 丙寅 乙亥", TopicDayBranch, 7, "日支寅亥：六合、破"},
		{"甲子 丙寅 丙寅", "甲辰 丙寅 丁未", TopicDayBranch, 0, "日支寅未：无关系"},
		{"甲子 丙寅 丙寅", "甲辰 丙寅 己丑", TopicDayStem, 4, "日干丙己：A 生 B"},
		{"甲子 丙寅 丙寅", "甲辰 丙寅 乙丑", TopicDayStem, 4, "日干丙乙：B 生 A"},
		{"甲子 丙寅 丙寅", "甲辰 丙寅 庚午", TopicDayStem, -3, "日干丙庚：A 克 B"},
		{"甲子 丙寅 丙寅", "甲辰 丙寅 丁卯", TopicDayStem, 2, "日干丙丁：相同"},
		// 甲子 leaves out 戌亥, 甲戌 leaves out 申酉.
		{"甲子 丙寅 甲子", "甲子 丙寅 甲戌", TopicVoid, -2, "日支落对方日旬之空：B"},
		{"甲子 丙寅 壬申", "甲子 丙寅 甲戌", TopicVoid, -4, "日支落对方日旬之空：A、B"},
		// 丙 in 午 asks for 壬 first: absent on the left, exposed on the right.
		{"甲午 庚午 丙午", "壬子 壬寅 甲寅", TopicSeason, 4, "调候首用之干，一方缺而另一方有：补 A"},
		{"甲午 庚午 丙午", "甲午 庚午 丙午", TopicSeason, 0, "调候首用之干，一方缺而另一方有：皆无"},
		// 天乙 of 甲 丑未, of 己 子申; 桃花 of 寅 卯, of 卯未 子; 红鸾 of 子 卯, of 卯 子: ten points, but eight at most.
		{"甲子 丙寅 甲寅", "丁卯 壬寅 己未", TopicStars, 8, "神煞互见：A 之桃花在 B 年支；A 之红鸾在 B 年支；A 之天乙贵人在 B 日支；B 之天乙贵人在 A 年支；B 之桃花在 A 年支；B 之红鸾在 A 年支"},
	} {
		m := NewMatch(chartOf(t, c.a, Rules{}), chartOf(t, c.b, Rules{}))
		if got := partOf(t, m, c.topic); got.Points != c.points || got.BecauseZh != c.zh {
			t.Errorf("%s with %s, %s: got %d %s, want %d %s", c.a, c.b, c.topic, got.Points, got.BecauseZh, c.points, c.zh)
		}
	}
}

func TestNewMatch_TrigramsAndLuck(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1984-06-01 12:00", "+08:00")
	b.Sex = SexMale
	a := cast(t, b, Rules{})
	other := birthAt(t, "1988-07-13 13:34", "+08:00")
	other.Sex = SexFemale
	m := NewMatch(a, cast(t, other, Rules{}))
	if m.Trigrams == nil || m.Trigrams.A.String() != "兑" || m.Trigrams.B.String() != "震" || m.Trigrams.SameGroup || m.Trigrams.YouNian != YouNianJueMing {
		t.Errorf("got %+v", m.Trigrams)
	}
	if got := partOf(t, m, TopicTrigrams); got.Points != pointsOtherGroup || got.BecauseZh != "命卦兑震，东西四命相异：绝命" {
		t.Errorf("got %+v", got)
	}
	year := max(a.Luck.Pillars[0].StartYear, 1990)
	for _, phase := range m.Luck {
		if phase.FromYear != year || phase.ToYear < phase.FromYear {
			t.Errorf("phase %+v begins at %d, want %d", phase, phase.FromYear, year)
		}
		year = phase.ToYear + 1
	}
	last := min(a.Luck.Pillars[LuckPillars-1].EndYear, 2089)
	if year != last+1 {
		t.Errorf("the phases end with %d, want %d", year-1, last)
	}
}

// Whatever the charts, the parts make the score, both readings are the same, and
// relations are named once.
func TestNewMatch_Sound(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		rules := drawAnyRules(t)
		a, b := chartOfPairs(drawPairs(t), rules), chartOfPairs(drawPairs(t), rules)
		m, back := NewMatch(a, b), NewMatch(b, a)
		sum := 0
		for i, p := range m.Parts {
			sum += p.Points
			wantTexts(t, p.Because, p.BecauseZh)
			if back.Parts[i].Topic != p.Topic || back.Parts[i].Points != p.Points {
				t.Fatalf("%s and %s: %+v one way, %+v the other", line(a), line(b), p, back.Parts[i])
			}
		}
		if sum != m.Score || m.Score < 0 || m.Score > 100 {
			t.Fatalf("parts make %d, score %d", sum, m.Score)
		}
		seen := map[CrossRelation]bool{}
		for _, r := range m.Crossing {
			if seen[r] || int(r.A) >= len(a.Pillars) || int(r.B) >= len(b.Pillars) || r.Glyphs == "" {
				t.Fatalf("got %+v", r)
			}
			seen[r] = true
		}
		if len(back.Crossing) != len(m.Crossing) {
			t.Fatalf("%d relations one way, %d the other", len(m.Crossing), len(back.Crossing))
		}
	})
}

// The farthest ends that sixty thousand random pairs of charts had.
func TestNewMatch_Ends(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"己未 甲戌 乙丑 己卯", "丁丑 壬寅 己未 壬申", 9},
		{"己酉 癸酉 辛酉 甲午", "丙辰 甲午 丙辰 己亥", 99},
	} {
		m := NewMatch(chartOf(t, c.a, Rules{}), chartOf(t, c.b, Rules{}))
		if m.Score != c.want {
			t.Errorf("%s with %s: got %d, want %d from %+v", c.a, c.b, m.Score, c.want, m.Parts)
		}
	}
}

func TestScore_Limits(t *testing.T) {
	t.Parallel()
	for points, want := range map[int]struct{ score, limit int }{70: {100, -20}, -70: {0, 20}, 50: {100, 0}, -50: {0, 0}} {
		score, parts := total([]ScorePart{{TopicBase, matchBase, "", ""}, {TopicCross, points, "", ""}})
		last := parts[len(parts)-1]
		if score != want.score || (last.Topic == TopicLimit) != (want.limit != 0) || last.Topic == TopicLimit && last.Points != want.limit {
			t.Errorf("%d points: got %d, %+v", points, score, parts)
		}
	}
}

func BenchmarkNewMatch(b *testing.B) {
	b.ReportAllocs()
	charts := benchCharts(b)
	i := 0
	for b.Loop() {
		i++
		NewMatch(charts[i%len(charts)], charts[(i+7)%len(charts)])
	}
}
