package library

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/xiaoliuren"
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/calc/ziwei"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// TestBirthTimeGuide_TableHolds checks with the engine what the guide on birth
// times says can and cannot move a pillar.
func TestBirthTimeGuide_TableHolds(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		local := civil.DateTime{
			Year: rapid.IntRange(1901, 2099).Draw(t, "year"), Month: rapid.IntRange(1, 12).Draw(t, "month"), Day: rapid.IntRange(1, 28).Draw(t, "day"),
			Hour: rapid.IntRange(0, 23).Draw(t, "hour"), Minute: rapid.IntRange(0, 59).Draw(t, "minute"),
		}
		longitude := rapid.Float64Range(-180, 180).Draw(t, "longitude")
		cast := func(offset int, r bazi.Rules) *bazi.Chart {
			c, err := bazi.NewChart(bazi.Birth{Local: local, HourKnown: true, Zone: civil.FixedZone(offset), LongitudeDegEast: &longitude}, r)
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		same := func(what string, a, b *bazi.Chart, kinds ...bazi.Kind) {
			for _, k := range kinds {
				if a.Pillars[k].Pair != b.Pillars[k].Pair {
					t.Errorf("%s moved the %s pillar of %s from %s to %s", what, k, local, a.Pillars[k].Pair, b.Pillars[k].Pair)
				}
			}
		}
		chart := cast(8*3600, bazi.Rules{})
		same("another zone", chart, cast(-5*3600, bazi.Rules{}), bazi.Day, bazi.Hour)
		same("true solar time", chart, cast(8*3600, bazi.Rules{Clock: bazi.ClockTrueSolar}), bazi.Year, bazi.Month)
		zi := cast(8*3600, bazi.Rules{LateZi: bazi.LateZiNextDay})
		same("the change of day at 23:00", chart, zi, bazi.Year, bazi.Month, bazi.Hour)
		if moved := chart.Pillars[bazi.Day].Pair != zi.Pillars[bazi.Day].Pair; moved != (local.Hour == 23) {
			t.Errorf("%s: the day pillar moved: %v", local, moved)
		}
	})
}

// rowsOf returns the reference table of a guide.
func rowsOf(t *testing.T, slug string, l i18n.Locale) [][]string {
	t.Helper()
	g, err := open(t).Guide(l, slug)
	if err != nil {
		t.Fatal(err)
	}
	return g.Table.Rows
}

// TestTransformationsGuide_TableHolds compares the forty cells, in both languages,
// with the engine's table.
func TestTransformationsGuide_TableHolds(t *testing.T) {
	t.Parallel()
	for _, l := range locales {
		rows := rowsOf(t, "ziwei-four-transformations", l)
		if len(rows) != ganzhi.Stems {
			t.Fatalf("%s: %d rows", l, len(rows))
		}
		for i, row := range rows {
			stem := ganzhi.HeavenlyStem(i)
			want := []string{stem.String()}
			for _, s := range ziwei.TransformCommon.Transformed(stem) {
				want = append(want, s.String())
			}
			for j, cell := range row {
				if name, _, _ := strings.Cut(cell, " "); name != want[j] {
					t.Errorf("%s: row %s, column %d: got %s, want %s", l, stem, j, cell, want[j])
				}
			}
		}
	}
}

// TestCoinsGuide_ChancesHold compares the chances of the four lines.
func TestCoinsGuide_ChancesHold(t *testing.T) {
	t.Parallel()
	fraction := func(sixteenths int) string {
		if sixteenths%2 == 0 {
			return fmt.Sprintf("%d/8", sixteenths/2)
		}
		return fmt.Sprintf("%d/16", sixteenths)
	}
	for _, l := range locales {
		for i, row := range rowsOf(t, "iching-three-coins", l) {
			line := yijing.LineOldYin + yijing.Line(i)
			coins, yarrow := fraction(yijing.MethodCoins.Sixteenths(line)), fraction(yijing.MethodYarrow.Sixteenths(line))
			if n := len(row); row[0] != strconv.Itoa(int(line)) || row[n-2] != coins || row[n-1] != yarrow {
				t.Errorf("%s: %v, want %d with %s and %s", l, row, line, coins, yarrow)
			}
		}
	}
}

// TestZodiacGuide_TableHolds compares animals, branches, opposites and months.
func TestZodiacGuide_TableHolds(t *testing.T) {
	t.Parallel()
	for _, l := range locales {
		for i, row := range rowsOf(t, "chinese-zodiac-vs-bazi", l) {
			animal := almanac.Zodiac(i)
			across := almanac.Zodiac((i + 6) % 12)
			term := almanac.SolarTerm((i*2 + 22) % 24) // 大雪 opens the month of 子
			want := i18n.T(animal.String()+" "+animal.Branch().String()+" "+term.String()+" "+across.String(),
				animal.English()+" "+animal.Branch().String()+" "+term.Pinyin()+" "+across.English()).In(l)
			branch := string([]rune(row[1])[0])
			month := strings.TrimSuffix(strings.TrimPrefix(row[2], "from "), "后")
			if got := row[0] + " " + branch + " " + month + " " + row[4]; got != want {
				t.Errorf("%s: got %s, want %s", l, got, want)
			}
		}
	}
}

// TestTarotGuide_SpreadsHold compares the sizes of the spreads in the table.
func TestTarotGuide_SpreadsHold(t *testing.T) {
	t.Parallel()
	sizes := map[string]string{}
	for s := range tarot.Spread(tarot.Spreads) {
		for _, name := range []string{s.Name().Zh, s.Name().En} {
			sizes[name] = strconv.Itoa(s.Size())
		}
	}
	for _, l := range locales {
		for _, row := range rowsOf(t, "tarot-beginner", l) {
			if sizes[row[0]] != row[1] {
				t.Errorf("%s: %s has %q cards in the table and %q in the engine", l, row[0], row[1], sizes[row[0]])
			}
		}
	}
}

// TestXiaoLiuRenGuide_OrderHolds compares names and order of the palaces.
func TestXiaoLiuRenGuide_OrderHolds(t *testing.T) {
	t.Parallel()
	for i := range xiaoliuren.Palaces {
		p := xiaoliuren.Palace(i)
		if got := rowsOf(t, "xiaoliuren-basics", i18n.Zh)[i][0]; got != p.String() {
			t.Errorf("row %d is %s, want %s", i, got, p)
		}
		if got, want := rowsOf(t, "xiaoliuren-basics", i18n.En)[i][0], p.English()+" "+p.String(); got != want {
			t.Errorf("row %d is %s, want %s", i, got, want)
		}
	}
}

// TestPalacesGuide_OrderHolds compares the palaces with those of a chart, told
// against the branches from the palace of life.
func TestPalacesGuide_OrderHolds(t *testing.T) {
	t.Parallel()
	for _, l := range locales {
		for i, row := range rowsOf(t, "ziwei-twelve-palaces", l) {
			p := ziwei.PalaceName((ziwei.Palaces - i) % ziwei.Palaces)
			if want := i18n.T(palaceName(p).Zh, p.English()).In(l); row[0] != want {
				t.Errorf("%s: row %d is %s, want %s", l, i, row[0], want)
			}
		}
	}
}
