package almanac

import "github.com/wenbu-go/wenbu/calc/internal/hant"

// SixDay is one of the six days that Japanese calendars print (六曜, liu yao).
type SixDay uint8

var sixDayNames = [6][2]string{
	{"先胜", "Sensho"}, {"友引", "Tomobiki"}, {"先负", "Senbu"}, {"佛灭", "Butsumetsu"}, {"大安", "Taian"}, {"赤口", "Shakko"},
}

// String returns the Hanzi.
func (s SixDay) String() string { return sixDayNames[s][0] }

// Hant returns the name in traditional Hanzi.
func (s SixDay) Hant() string { return hant.Of(s.String()) }

// English returns the Japanese reading, which is used in English.
func (s SixDay) English() string { return sixDayNames[s][1] }

// SixDay returns the day's place among the six days.
//
// Rule: (lunar month + lunar day − 2) mod 6 from 先胜; a leap month counts as the
// month before it. Lunar dates are China's, so that a day near a new moon can
// differ from a Japanese calendar.
// Source: doc/sources.md#six-days.
func (d Day) SixDay() SixDay { return SixDay((d.Lunar.Month + d.Lunar.Day - 2) % 6) }

var moonNames = [31]string{
	1: "朔", "既朔", "蛾眉新", "蛾眉新", "蛾眉", "夕", "上弦", "上弦", "九夜", "宵", "宵", "宵", "渐盈凸", "小望", "望",
	"既望", "立待", "居待", "寝待", "更待", "渐亏凸", "下弦", "下弦", "有明", "有明", "蛾眉残", "蛾眉残", "残", "晓", "晦",
}

// MoonName returns the traditional name of the Moon on that lunar day (月相名). It
// goes by the number of the day, not by what the Moon shows: the full moon
// falls on the 15th or 16th, at times on the 14th or 17th.
//
// Source: doc/sources.md#moon-names.
func (d Day) MoonName() string { return moonNames[d.Lunar.Day] }

// LastOfMonth reports whether the day ends its lunar month (晦).
func (d Day) LastOfMonth() bool { return d.Lunar.Day == d.Month.Days }
