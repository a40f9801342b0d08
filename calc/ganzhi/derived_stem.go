package ganzhi

// HourPair returns the pair of a double hour (时柱, shi zhu).
//
// Rule: five rats (五鼠遁, wu shu dun). The day stem fixes the stem of the Zi
// hour, and each later hour takes the next stem: 甲己 begin with 甲子, 乙庚 with
// 丙子, 丙辛 with 戊子, 丁壬 with 庚子, 戊癸 with 壬子.
//
// Input: day is the stem of the day that owns the hour; which day owns
// 23:00–23:59 is the caller's decision.
// Source: doc/sources.md#wu-shu-dun.
// Schools: none differ.
func HourPair(day HeavenlyStem, hour EarthlyBranch) Pair {
	return pairOf(HeavenlyStem((2*int(day)+int(hour))%Stems), hour)
}

// MonthPair returns the pair of a month (月柱, yue zhu).
//
// Rule: five tigers (五虎遁, wu hu dun). The year stem fixes the stem of the Yin
// month, and each later month takes the next stem: 甲己 begin with 丙寅, 乙庚
// with 戊寅, 丙辛 with 庚寅, 丁壬 with 壬寅, 戊癸 with 甲寅. The Zi and Chou
// months end the run, they do not begin it.
//
// Source: doc/sources.md#wu-hu-dun.
// Schools: none differ.
func MonthPair(year HeavenlyStem, month EarthlyBranch) Pair {
	sinceYin := mod(int(month)-int(BranchYin), Branches)
	return pairOf(HeavenlyStem((2*int(year)+2+sinceYin)%Stems), month)
}
