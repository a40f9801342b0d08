package daygod

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Frame is what the rules need to know of a day. Only Month and Day are
// indispensable: lunar and solar marks are left out while LunarDay and
// TermDay are zero.
type Frame struct {
	Year  ganzhi.Pair // 年柱, from 立春
	Month ganzhi.Pair // 月柱, from the 节
	Day   ganzhi.Pair // 日柱

	LunarMonth int                  // 1-12
	LunarDay   int                  // 1-30
	FirstDay   ganzhi.EarthlyBranch // branch of the first day of the lunar month
	LastDay    bool                 // the lunar month ends with this day

	Term     int // index of the last solar term, 0 = 小寒
	TermDay  int // days since it, its own day being 1
	JieDay   int // days since the last 节, its own day being 1
	TermsEve int // index of the term that falls on the next day; 0 if none

	EarthReign bool // 土王用事: the last eighteen days before a start of season
	DogDays    bool // 伏日
	SheDay     bool // 社日
}

// Rules says which customs beside the book are followed (铺注规则). The zero value
// is the documented default.
type Rules struct {
	YearVirtue bool // count 岁德 and 岁德合 as 德 too
	Popular    bool // add 杨公忌, 三娘煞, 长星 and 短星 as days to avoid
	CellOnly   bool // leave out the days that allow only a short list (上朔 四离 四绝 晦 无禄 月忌 分至)
}

// Of returns the gods of a day.
//
// Rule: those of month and day pair, and those by the year, the lunar day and
// the solar terms.
// Source: doc/sources.md#day-gods.
func Of(f Frame, r Rules) Set {
	set := Cell(f.Month.Branch(), f.Day)
	b := compiled()
	for _, m := range b.marks {
		if m.holds(f) && (r.Popular || !b.popular.Has(m.god)) {
			set = set.with(m.god)
		}
	}
	if b.withoutSalary(f) {
		set = set.with(b.noSalary)
	}
	if f.EarthReign && (f.Day.Branch() == ganzhi.BranchSi || f.Day.Branch() == ganzhi.BranchWu) {
		set = set.with(b.motherGranary) // 土王之后母仓兼用巳午
	}
	return set
}

// mark is a god that goes by the year, the lunar day or the solar terms.
type mark struct {
	god   God
	holds func(Frame) bool
}

// markRules are the rules of the gods that have none by month and pair.
var markRules = map[string]func(Frame) bool{
	"岁德":   func(f Frame) bool { return f.Day.Stem() == yearVirtue(f.Year.Stem()) },
	"岁德合":  func(f Frame) bool { return f.Day.Stem() == yearVirtue(f.Year.Stem()).Partner() },
	"岁破":   func(f Frame) bool { return f.Day.Branch() == f.Year.Branch().Add(6) },
	"上朔":   func(f Frame) bool { return f.Day == shangShuo(f.Year.Stem()) },
	"四离":   func(f Frame) bool { return f.TermsEve%6 == 5 },
	"四绝":   func(f Frame) bool { return f.TermsEve%6 == 2 },
	"分至":   func(f Frame) bool { return f.TermDay == 1 && f.Term%6 == 5 },
	"气往亡":  func(f Frame) bool { return f.TermDay > 0 && f.JieDay == goingDays[f.Term/2] },
	"土王用事": func(f Frame) bool { return f.EarthReign },
	"反支":   func(f Frame) bool { return f.LunarDay > 0 && f.LunarDay == 6-int(f.FirstDay)/2 },
	"月忌":   func(f Frame) bool { return f.LunarDay == 5 || f.LunarDay == 14 || f.LunarDay == 23 },
	"晦":    func(f Frame) bool { return f.LastDay },
	"朔":    func(f Frame) bool { return f.LunarDay == 1 },
	"弦":    func(f Frame) bool { return f.LunarDay == 8 || f.LunarDay == 23 },
	"望":    func(f Frame) bool { return f.LunarDay == 15 },
	"长星":   func(f Frame) bool { return onStar(longStars, f) },
	"短星":   func(f Frame) bool { return onStar(shortStars, f) },
	"人神在发": func(f Frame) bool { return f.LunarDay == 12 || f.LunarDay == 15 },
	"人神在手足": func(f Frame) bool {
		switch f.LunarDay {
		case 1, 6, 15, 19, 21, 23:
			return true
		}
		return false
	},
	"伏日":  func(f Frame) bool { return f.DogDays },
	"社日":  func(f Frame) bool { return f.SheDay },
	"杨公忌": func(f Frame) bool { return onStar(yangGongDays, f) },
	"三娘煞": func(f Frame) bool {
		switch f.LunarDay {
		case 3, 7, 13, 18, 22, 27:
			return true
		}
		return false
	},
}

// goingDays are the days of 气往亡 after each 节, 小寒 first.
var goingDays = [12]int{30, 7, 14, 21, 8, 16, 24, 9, 18, 27, 10, 20}

// Lunar days by month.
var (
	longStars    = [12][2]int{{7}, {4}, {1}, {9}, {15}, {10}, {8}, {2, 5}, {3, 4}, {1}, {12}, {9}}
	shortStars   = [12][2]int{{21}, {19}, {16}, {25}, {25}, {20}, {22}, {18, 19}, {16, 17}, {14}, {22}, {25}}
	yangGongDays = [12][2]int{{13}, {11}, {9}, {7}, {5}, {3}, {1, 29}, {27}, {25}, {23}, {21}, {19}}
)

func onStar(table [12][2]int, f Frame) bool {
	if f.LunarDay == 0 {
		return false
	}
	d := table[f.LunarMonth-1]
	return f.LunarDay == d[0] || f.LunarDay == d[1]
}

// yearVirtue returns the stem of 岁德: the year's own when it is yang, its
// partner's when it is yin.
func yearVirtue(year ganzhi.HeavenlyStem) ganzhi.HeavenlyStem {
	if year.YinYang() == ganzhi.Yang {
		return year
	}
	return year.Partner()
}

// shangShuo returns the day of 上朔 in a year: 甲年癸亥, 乙年己巳, then six pairs on.
func shangShuo(year ganzhi.HeavenlyStem) ganzhi.Pair { return ganzhi.PairAt(59 + 6*int(year)) }

// salary are the branches of 禄 by stem.
var salary = [ganzhi.Stems]ganzhi.EarthlyBranch{
	ganzhi.BranchYin, ganzhi.BranchMao, ganzhi.BranchSi, ganzhi.BranchWu, ganzhi.BranchSi,
	ganzhi.BranchWu, ganzhi.BranchShen, ganzhi.BranchYou, ganzhi.BranchHai, ganzhi.BranchZi,
}

// withoutSalary reports 无禄日: one of the ten days whose stem has its 禄 in the
// void of its run of ten, unless something fills it.
//
// Rule: not with 天德 or 月德; not when the branch of the year, the month or the
// Sun is the 禄; not where 岁德合 meets 月德合 or 岁德 meets 天德合; not when year,
// month and day have one stem. 癸亥 is never released.
func (b *book) withoutSalary(f Frame) bool {
	day := f.Day
	branch := salary[day.Stem()]
	void := day.KongWang()
	switch {
	case branch != void[0] && branch != void[1]:
		return false
	case day == ganzhi.Pairs-1:
		return true
	}
	cell := Cell(f.Month.Branch(), day)
	virtue := yearVirtue(f.Year.Stem())
	switch {
	case cell.meets(b.twoVirtues), f.Year.Branch() == branch, f.Month.Branch() == branch:
		return false
	case f.TermDay > 0 && f.sun() == branch:
		return false
	case day.Stem() == virtue.Partner() && cell.meets(b.monthPartner), day.Stem() == virtue && cell.meets(b.heavenPartner):
		return false
	}
	return f.Year.Stem() != f.Month.Stem() || f.Month.Stem() != day.Stem()
}

// sun returns the branch of the Sun's place (月将), which changes with each 中气: 子
// from 大寒, 亥 from 雨水.
func (f Frame) sun() ganzhi.EarthlyBranch { return ganzhi.BranchZi.Add(-((f.Term + 23) % 24 / 2)) }
