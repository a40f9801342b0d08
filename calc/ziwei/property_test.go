package ziwei

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// eachFrame calls do with every frame: sixty years, twelve months and hours, thirty
// days, both sexes; 518,400 in all. Short tests take every seventh.
func eachFrame(plate Plate, do func(*frame)) {
	stride := 1
	if testing.Short() {
		stride = 7
	}
	const perYear = 12 * 30 * 12 * 2
	for n := 0; n < ganzhi.Pairs*perYear; n += stride {
		f := newFrame(frame{
			year: ganzhi.PairAt(n / perYear), month: n / (30 * 12 * 2) % 12, day: n/(12*2)%30 + 1, hour: n / 2 % 12, male: n%2 == 0,
		}, plate)
		do(&f)
	}
}

// Every star of the default school stands in exactly one palace, and the palaces'
// lists hold each of them once.
func TestFill_EveryFrame(t *testing.T) {
	t.Parallel()
	missing := map[Star]bool{
		StarXunZhong: true, StarLongDe: true, StarJieKong: true, StarJieSha: true, StarDaHao: true,
	}
	eachFrame(PlateHeaven, func(f *frame) {
		c := Chart{Year: f.year}
		c.fill(f)
		var seen [Stars]int
		empty := 0
		for i := range c.Palaces {
			p := &c.Palaces[i]
			for _, list := range [][]PlacedStar{p.Major, p.Minor, p.Adjective} {
				for j, s := range list {
					seen[s.Star]++
					if int(c.seats[s.Star]) != i || j > 0 && list[j-1].Star >= s.Star {
						t.Fatalf("%+v: %s in palace %d", *f, s.Star, i)
					}
				}
			}
			if p.Empty() {
				empty++
				if stars, borrowed := c.MajorStars(i); !borrowed || len(stars) == 0 {
					t.Fatalf("%+v: palace %d borrows nothing", *f, i)
				}
			}
		}
		for s, n := range seen {
			if want := 1; missing[Star(s)] != (n == 0) || n > want {
				t.Fatalf("%+v: %d times %s", *f, n, Star(s))
			}
		}
		if empty > 4 {
			t.Fatalf("%+v: %d empty palaces", *f, empty)
		}
	})
}

// Names, ages and rings are permutations of the palaces, and every age up to the
// last has one decade and one minor limit.
func TestFill_Permutations(t *testing.T) {
	t.Parallel()
	for _, plate := range []Plate{PlateHeaven, PlateEarth, PlateHuman} {
		eachFrame(plate, func(f *frame) {
			if f.day != 1+f.hour { // days differ in stars alone; take one of each hour
				return
			}
			c := Chart{Year: f.year, Rules: Rules{Plate: plate}}
			c.fill(f)
			checkPermutations(t, &c)
		})
	}
}

func checkPermutations(t *testing.T, c *Chart) {
	t.Helper()
	var names, changSheng, boShi, jiangQian, suiQian, first [Palaces]int
	var ages [LastAge + 20]int
	for i := range c.Palaces {
		p := &c.Palaces[i]
		names[p.Name]++
		changSheng[p.ChangSheng]++
		boShi[p.BoShi]++
		jiangQian[p.JiangQian]++
		suiQian[p.SuiQian]++
		first[p.FirstAge-1]++
		for age := p.Decadal.From; age <= p.Decadal.To; age++ {
			ages[age]++
		}
	}
	want := [Palaces]int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}
	for _, got := range [][Palaces]int{names, changSheng, boShi, jiangQian, suiQian, first} {
		if got != want {
			t.Fatalf("%+v: got %v", c.Year, got)
		}
	}
	for age := c.Bureau.Number(); age < c.Bureau.Number()+decade*Palaces; age++ {
		if ages[age] != 1 {
			t.Fatalf("age %d is in %d decades", age, ages[age])
		}
	}
	life := &c.Palaces[c.LifePalace]
	if life.Name != PalaceLife || life.Decadal.From != c.Bureau.Number() || BureauOf(life.Pair) != c.Bureau {
		t.Fatalf("%s %s %d", life.Name, c.Bureau, life.Decadal.From)
	}
	if life := &c.Palaces[c.seats[StarLuCun]]; life.BoShi != 0 {
		t.Fatalf("博士 is not with 禄存")
	}
}

// An hour later the life palace is one back, the body palace one on; a month later
// both are one on.
func TestFrame_Shifts(t *testing.T) {
	t.Parallel()
	for month := range 12 {
		for hour := range 12 {
			f := newFrame(frame{month: month, hour: hour}, PlateHeaven)
			later := newFrame(frame{month: month, hour: (hour + 1) % 12}, PlateHeaven)
			next := newFrame(frame{month: (month + 1) % 12, hour: hour}, PlateHeaven)
			if later.life != f.life.step(-1) || later.body != f.body.step(1) || next.life != f.life.step(1) || next.body != f.body.step(1) {
				t.Errorf("month %d hour %d: %+v %+v %+v", month+1, hour, f, later, next)
			}
			if f.bodyOfPlate() != f.body {
				t.Errorf("month %d hour %d: body palace %d, of the plate %d", month+1, hour, f.body, f.bodyOfPlate())
			}
		}
	}
}

// 三方四正: whoever stands with a palace is stood with by it.
func TestSurrounded_Symmetric(t *testing.T) {
	t.Parallel()
	var c Chart
	with := func(s Surrounded) map[int]bool {
		return map[int]bool{s.Self: true, s.Opposite: true, s.Wealth: true, s.Career: true}
	}
	for i := range Palaces {
		s := c.Surrounded(i)
		if s.Self != i || len(with(s)) != 4 || c.Surrounded(s.Wealth).Career != i {
			t.Errorf("%d: %+v", i, s)
		}
		for j := range with(s) {
			if !with(c.Surrounded(j))[i] {
				t.Errorf("%d is not with %d", i, j)
			}
		}
		before, after := c.Flanking(i)
		if wrap(before+1) != seat(i) || wrap(after-1) != seat(i) {
			t.Errorf("%d: flanked by %d and %d", i, before, after)
		}
	}
	chart := cast(t, "2000-08-16 03:30", bazi.SexFemale, Rules{})
	if s := chart.Surrounded(chart.LifePalace); chart.Palaces[s.Wealth].Name != PalaceWealth || chart.Palaces[s.Career].Name != PalaceCareer ||
		chart.Palaces[s.Opposite].Name != PalaceTravel {
		t.Errorf("life palace with %+v", s)
	}
}

// A flight ends where its star stands; self-transformations are the flights that
// stay or come from the palace opposite.
func TestFlights(t *testing.T) {
	t.Parallel()
	for hour := range 24 {
		c := cast(t, civil.DateTime{Year: 1985, Month: 5, Day: 20, Hour: hour}.String(), bazi.SexMale, Rules{})
		self := 0
		for i := range Palaces {
			for k, f := range c.Flights(i) {
				if want, _ := c.Seat(f.Star); f.From != i || f.To != want || f.Transformation != HuaLu+Transformation(k) {
					t.Errorf("%d: %+v", i, f)
				}
				if f.Self() != SelfNone {
					self++
				}
			}
			for _, f := range c.SelfTransformations(i) {
				self--
				if f.To != i || f.Self() == SelfOutward != (f.From == i) || f.Self() == SelfNone {
					t.Errorf("%d: %+v is %q", i, f, f.Self())
				}
			}
		}
		if self != 0 {
			t.Errorf("hour %d: %d self-transformations are left over", hour, self)
		}
	}
}

// The stars that the year of birth transforms bear the mark in their palaces.
func TestTransformed_Marks(t *testing.T) {
	t.Parallel()
	for year := 1984; year < 1994; year++ {
		c := cast(t, civil.DateTime{Year: year, Month: 8, Day: 16, Hour: 3}.String(), bazi.SexMale, Rules{})
		marks := 0
		for i := range c.Palaces {
			for _, s := range append(append([]PlacedStar(nil), c.Palaces[i].Major...), c.Palaces[i].Minor...) {
				if s.Transformation != HuaNone {
					marks++
					if got := c.Transformed()[s.Transformation-HuaLu]; got != s.Star {
						t.Errorf("%d: %s is marked %s, %s is transformed", year, s.Star, s.Transformation, got)
					}
				}
			}
		}
		if marks != transformations {
			t.Errorf("%d: %d marks", year, marks)
		}
	}
}

// 来因宫 has the stem of the year and is never 子 or 丑.
func TestOriginalPalace(t *testing.T) {
	t.Parallel()
	for year := 1984; year < 2044; year++ {
		c := cast(t, civil.DateTime{Year: year, Month: 8, Day: 16, Hour: 3}.String(), bazi.SexMale, Rules{})
		count := 0
		for i := range c.Palaces {
			if c.Palaces[i].IsOriginal {
				count++
			}
		}
		if p := &c.Palaces[c.OriginalPalace]; count != 1 || p.Pair.Stem() != c.Year.Stem() || c.OriginalPalace >= int(zi) {
			t.Errorf("%s: %d original palaces, %s", c.Year, count, p.Pair)
		}
	}
}
