package crosscheck

import (
	"container/list"
	"fmt"
	"testing"

	"github.com/6tail/lunar-go/calendar"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// TestFields_LunarGo compares what follows from the pillars: hidden stems, ten
// gods, NaYin, life stages, KongWang and the four palaces. Births whose pillars
// differ are the business of TestPillars_LunarGo and left out here.
func TestFields_LunarGo(t *testing.T) {
	compared := 0
	for _, local := range randomTimes(sampleSize(500, 5000)) {
		eight := theirs(local).GetEightChar()
		eight.SetSect(1)
		c := ours(t, local, bazi.SexUnknown, bazi.Rules{LateZi: bazi.LateZiNextDay})
		if pillars(c) != eight.String() {
			continue
		}
		compared++
		want := theirFields(eight)
		for i, got := range ourFields(c) {
			if got != want[i] {
				t.Errorf("%s: field %d: ours %s, lunar-go %s", local, i, got, want[i])
			}
		}
	}
	t.Logf("%d charts compared", compared)
}

func ourFields(c *bazi.Chart) []string {
	var fields []string
	for _, p := range c.Pillars {
		hidden, gods := "", ""
		for _, h := range p.Hidden {
			hidden += h.Stem.String()
			gods += h.TenGod.String()
		}
		role := p.TenGod.String()
		if p.Kind == bazi.Day {
			role = "日主"
		}
		fields = append(fields, hidden, gods, role, p.NaYin.String(), p.Stage.String(),
			p.KongWang[0].String()+p.KongWang[1].String())
	}
	ming, _ := c.MingGong()
	shen, _ := c.ShenGong()
	for _, p := range []ganzhi.Pair{c.TaiYuan(), c.TaiXi(), ming, shen} {
		fields = append(fields, p.String(), p.NaYin().String())
	}
	return fields
}

func theirFields(e *calendar.EightChar) []string {
	join := func(stems []string) string {
		all := ""
		for _, s := range stems {
			all += s
		}
		return all
	}
	fields := []string{
		join(e.GetYearHideGan()), joinList(e.GetYearShiShenZhi()), e.GetYearShiShenGan(), e.GetYearNaYin(), e.GetYearDiShi(), e.GetYearXunKong(),
		join(e.GetMonthHideGan()), joinList(e.GetMonthShiShenZhi()), e.GetMonthShiShenGan(), e.GetMonthNaYin(), e.GetMonthDiShi(), e.GetMonthXunKong(),
		join(e.GetDayHideGan()), joinList(e.GetDayShiShenZhi()), e.GetDayShiShenGan(), e.GetDayNaYin(), e.GetDayDiShi(), e.GetDayXunKong(),
		join(e.GetTimeHideGan()), joinList(e.GetTimeShiShenZhi()), e.GetTimeShiShenGan(), e.GetTimeNaYin(), e.GetTimeDiShi(), e.GetTimeXunKong(),
		e.GetTaiYuan(), e.GetTaiYuanNaYin(), e.GetTaiXi(), e.GetTaiXiNaYin(),
		e.GetMingGong(), e.GetMingGongNaYin(), e.GetShenGong(), e.GetShenGongNaYin(),
	}
	return fields
}

func joinList(l *list.List) string {
	all := ""
	for e := l.Front(); e != nil; e = e.Next() {
		all += e.Value.(string)
	}
	return all
}

// luckSects pairs lunar-go's numbers for the start of luck with our methods.
var luckSects = map[int]bazi.LuckMethod{1: bazi.LuckDayHour, 2: bazi.LuckMinute}

// TestLuck_LunarGo compares direction, pillars and start of luck. The starts
// may differ by what the instants of the 节 do: a second is two minutes of luck,
// and lunar-go drops the seconds, two hours; counted in double hours, a 节 near
// the edge of one moves the start by ten days.
func TestLuck_LunarGo(t *testing.T) {
	compared, moved := 0, 0
	for i, local := range randomTimes(sampleSize(300, 3000)) {
		sex, gender := bazi.SexMale, 1
		if i%2 == 1 {
			sex, gender = bazi.SexFemale, 0
		}
		eight := theirs(local).GetEightChar()
		for sect, method := range luckSects {
			c := ours(t, local, sex, bazi.Rules{LuckMethod: method})
			if pillars(c) != eight.String() {
				continue
			}
			compared++
			yun := eight.GetYunBySect(gender, sect)
			wantLuckPillars(t, local, c.Luck, yun)
			s := c.Luck.Start
			away := luckHours(s.Years, s.Months, s.Days, s.Hours) -
				luckHours(yun.GetStartYear(), yun.GetStartMonth(), yun.GetStartDay(), yun.GetStartHour())
			text := fmt.Sprintf("%s %s: ours %d/%d/%d/%d, lunar-go %d/%d/%d/%d", local, method, s.Years, s.Months, s.Days, s.Hours,
				yun.GetStartYear(), yun.GetStartMonth(), yun.GetStartDay(), yun.GetStartHour())
			switch {
			case away == 0, method == bazi.LuckMinute && max(away, -away) <= 2+2*termSpread/60:
			case method == bazi.LuckDayHour && edgeDistance(c) <= termSpread:
				moved++
				t.Logf("%s: %s is %.0f s from the edge of a double hour", text, c.Luck.Term, edgeDistance(c))
			default:
				t.Error(text)
			}
		}
	}
	t.Logf("%d starts compared; %d moved by a double hour", compared, moved)
}

func wantLuckPillars(t *testing.T, local civil.DateTime, luck *bazi.Luck, yun *calendar.Yun) {
	t.Helper()
	if luck.Forward != yun.IsForward() {
		t.Errorf("%s: forward: ours %v, lunar-go %v", local, luck.Forward, yun.IsForward())
	}
	for i, p := range yun.GetDaYun()[1:] {
		if got := luck.Pillars[i].Pair.String(); got != p.GetGanZhi() {
			t.Errorf("%s: luck pillar %d: ours %s, lunar-go %s", local, i, got, p.GetGanZhi())
		}
	}
}

// luckHours is a length of luck in hours, its months of thirty days.
func luckHours(years, months, days, hours int) int { return ((years*12+months)*30+days)*24 + hours }

// edgeDistance is how far the 节 of the luck lies from the edge of a double hour
// at UTC+8, in seconds.
func edgeDistance(c *bazi.Chart) float64 {
	for _, b := range c.Boundaries {
		if b.Kind == bazi.Month && (b.SecondsAway > 0) == c.Luck.Forward {
			into := (b.UnixMilli + 9*3_600_000) % 7_200_000
			return float64(min(into, 7_200_000-into)) / 1000
		}
	}
	return 1e9
}

// TestYearBoundary_LunarGo compares the year pillar by the day of 立春 and by
// the lunar new year. Before 1929 our days are those of Beijing mean time, which
// begin 14 min 20 s after those of UTC+8; births in between may differ.
func TestYearBoundary_LunarGo(t *testing.T) {
	for _, local := range randomTimes(sampleSize(1000, 20000)) {
		lunar := theirs(local)
		for rule, want := range map[bazi.YearBoundary]string{
			bazi.YearLichunDay:    lunar.GetYearInGanZhiByLiChun(),
			bazi.YearLunarNewYear: lunar.GetYearInGanZhi(),
		} {
			c := ours(t, local, bazi.SexUnknown, bazi.Rules{YearBoundary: rule})
			got := c.Pillars[bazi.Year].Pair.String()
			between := local.Year < 1929 && local.Hour == 0 && local.Minute < 15
			if got != want && !between {
				t.Errorf("%s %s: ours %s, lunar-go %s", local, rule, got, want)
			}
		}
	}
}

// TestNewYear_LunarGo compares every lunar new year, at the noons before and
// after it.
func TestNewYear_LunarGo(t *testing.T) {
	for year := 1901; year <= 2099; year++ {
		solar := calendar.NewLunarFromYmd(year, 1, 1).GetSolar()
		noon := civil.DateTime{Year: solar.GetYear(), Month: solar.GetMonth(), Day: solar.GetDay(), Hour: 12}
		rules := bazi.Rules{YearBoundary: bazi.YearLunarNewYear}
		before := ours(t, noon.AddDays(-1), bazi.SexUnknown, rules).Pillars[bazi.Year].Pair
		after := ours(t, noon, bazi.SexUnknown, rules).Pillars[bazi.Year].Pair
		if after != ganzhi.PairOfYear(year) || before != ganzhi.PairOfYear(year-1) {
			t.Errorf("%d: lunar-go begins it on %s; ours is %s on the day before and %s then", year, noon.DateString(), before, after)
		}
	}
}
