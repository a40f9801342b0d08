package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// frame is everything that places stars.
type frame struct {
	year    ganzhi.Pair
	month   int // counted month less one, 0–11
	day     int // day of the lunar month, 1–30
	hour    int // double hour, 0 = 子
	male    bool
	natural seat // 命宫 by month and hour, before a plate moves it
	body    seat // 身宫 by month and hour
	life    seat // 命宫 of the plate
	bureau  Bureau
}

// newFrame finds the life palace, the body palace and the bureau.
//
// Rule: count the months from 寅; from the palace of the month the hours back to
// the life palace and on to the body palace. The earth plate takes the body
// palace for the life palace, the human plate the palace of fortune.
// Source: doc/sources.md#zw-life-palace, #zw-plate.
func newFrame(f frame, plate Plate) frame {
	f.natural = wrap(f.month - f.hour)
	f.body = wrap(f.month + f.hour)
	switch plate {
	case PlateHeaven:
		f.life = f.natural
	case PlateEarth:
		f.life = f.body
	case PlateHuman:
		f.life = f.natural.step(int(PalaceFortune))
	}
	f.bureau = BureauOf(f.palacePair(f.life))
	return f
}

// bodyOfPlate returns the body palace of the plate: twice the hours on from the
// life palace.
func (f *frame) bodyOfPlate() seat { return f.life.step(2 * f.hour) }

// palacePair returns the stem and branch of a palace.
//
// Rule: five tigers (五虎遁) from the stem of the year, 寅 first; 子 and 丑 end the
// run.
// Source: doc/sources.md#wu-hu-dun.
func (f *frame) palacePair(s seat) ganzhi.Pair { return ganzhi.MonthPair(f.year.Stem(), s.branch()) }

// forward reports whether limits and rings follow the branches: for a man born in
// a yang year and a woman born in a yin year (阳男阴女).
func (f *frame) forward() bool { return (f.year.Branch().YinYang() == ganzhi.Yang) == f.male }

// direction is +1 forward, -1 backward.
func (f *frame) direction() int {
	if f.forward() {
		return +1
	}
	return -1
}

// seats are where all stars stand.
type seats [Stars + 1]seat

// place finds the seat of every star.
func (f *frame) place(s *seats, r *Rules) {
	for i := range s {
		s[i] = absent
	}
	f.placeMajor(s)
	f.placeByYear(s, r)
	f.placeByMonthAndHour(s)
	f.placeByDay(s)
	f.placeByPalace(s, r)
	f.placeVoids(s, r)
}

func (f *frame) placeMajor(s *seats) {
	ziWei := f.bureau.ziWei(f.day)
	tianFu := wrap(-int(ziWei))
	for _, g := range ziWeiGroup {
		s[g.star] = ziWei.step(-g.back)
	}
	for _, g := range tianFuGroup {
		s[g.star] = tianFu.step(g.on)
	}
}

func (f *frame) placeByYear(s *seats, r *Rules) {
	stem, branch := f.year.Stem(), int(f.year.Branch())
	for i := range yearStemStars {
		s[yearStemStars[i].star] = yearStemStars[i].seats[stem]
	}
	s[StarQingYang], s[StarTuoLuo] = s[StarLuCun].step(+1), s[StarLuCun].step(-1)
	s[StarTianKui], s[StarTianYue] = kuiYueTables[r.KuiYue].kui[stem], kuiYueTables[r.KuiYue].yue[stem]
	placeRuns(s, yearBranchRuns[:], branch)
	placeLists(s, yearBranchLists[:], branch)
	if r.School == SchoolZhongzhou {
		placeLists(s, zhongzhouLists[:], branch)
	}
	s[StarHuoXing] = huoXing[branch%len(huoXing)].step(f.hour)
	s[StarLingXing] = lingXing[branch%len(lingXing)].step(f.hour)
}

func (f *frame) placeByMonthAndHour(s *seats) {
	placeRuns(s, monthRuns[:], f.month)
	placeLists(s, monthLists[:], f.month)
	placeRuns(s, hourRuns[:], f.hour)
}

// placeByDay counts the days from stars that the month and the hour placed.
//
// Source: doc/sources.md#zw-day-stars.
func (f *frame) placeByDay(s *seats) {
	since := f.day - 1
	s[StarSanTai] = s[StarZuoFu].step(since)
	s[StarBaZuo] = s[StarYouBi].step(-since)
	s[StarEnGuang] = s[StarWenChang].step(since - 1)
	s[StarTianGui] = s[StarWenQu].step(since - 1)
}

// placeByPalace places the stars that depend on the life or the body palace.
//
// Source: doc/sources.md#zw-palace-stars.
func (f *frame) placeByPalace(s *seats, r *Rules) {
	branch := int(f.year.Branch())
	s[StarTianCai] = f.life.step(branch)
	s[StarTianShou] = f.body.step(branch)
	shang, shi := PalaceFriends, PalaceHealth
	if r.School == SchoolZhongzhou && !f.forward() {
		shang, shi = shi, shang
	}
	s[StarTianShang], s[StarTianShi] = f.life.step(int(shang)), f.life.step(int(shi))
}

// placeVoids keeps of the voids (空亡) those of the rule.
//
// Rule: 截路空亡 is a pair of neighbouring palaces by the stem of the year, 旬空 the
// two branches that the run of the year's pair leaves out. Of either pair the one
// of the year's polarity is the real void.
// Source: doc/sources.md#zw-voids.
func (f *frame) placeVoids(s *seats, r *Rules) {
	polarity := f.year.Branch().YinYang()
	run := f.year.KongWang()
	s[StarXunKong] = seatOf(run[polarity])
	if r.VoidPair == VoidDouble {
		s[StarXunZhong] = seatOf(run[1-polarity])
	}
	if r.VoidPair == VoidSingle || r.VoidPair == VoidCommon && r.School == SchoolZhongzhou {
		pair := [2]seat{s[StarJieLu], s[StarKongWang]}
		s[StarJieKong] = pair[polarity]
		s[StarJieLu], s[StarKongWang] = absent, absent
	}
}

func placeRuns(s *seats, runs []run, steps int) {
	for i := range runs {
		s[runs[i].star] = runs[i].start.step(runs[i].step * steps)
	}
}

func placeLists(s *seats, lists []list, index int) {
	for i := range lists {
		s[lists[i].star] = lists[i].seats[index]
	}
}

// soulStar returns 命主.
//
// Source: doc/sources.md#zw-soul-and-body-star.
func (f *frame) soulStar(r *Rules) Star {
	if r.SoulStar == SoulYearBranch || r.SoulStar == SoulBySchool && r.School == SchoolZhongzhou {
		return soulStars[f.year.Branch()]
	}
	return soulStars[f.natural.branch()]
}
