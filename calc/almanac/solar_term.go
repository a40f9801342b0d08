package almanac

// SolarTerm is one of the 24 solar terms (节气, jie qi), in the order of the
// Gregorian year: 0 is 小寒 in January, 23 is 冬至 in December. Its instants are
// those of sky.SolarTerm with the same index.
type SolarTerm uint8

// The 24 solar terms.
const (
	TermXiaoHan     SolarTerm = iota // 小寒
	TermDaHan                        // 大寒
	TermLiChun                       // 立春
	TermYuShui                       // 雨水
	TermJingZhe                      // 惊蛰
	TermChunFen                      // 春分
	TermQingMing                     // 清明
	TermGuYu                         // 谷雨
	TermLiXia                        // 立夏
	TermXiaoMan                      // 小满
	TermMangZhong                    // 芒种
	TermXiaZhi                       // 夏至
	TermXiaoShu                      // 小暑
	TermDaShu                        // 大暑
	TermLiQiu                        // 立秋
	TermChuShu                       // 处暑
	TermBaiLu                        // 白露
	TermQiuFen                       // 秋分
	TermHanLu                        // 寒露
	TermShuangJiang                  // 霜降
	TermLiDong                       // 立冬
	TermXiaoXue                      // 小雪
	TermDaXue                        // 大雪
	TermDongZhi                      // 冬至
)

// SolarTerms is the number of solar terms in a year.
const SolarTerms = 24

type termName struct{ hans, hant, pinyin, english string }

var termNames = [SolarTerms]termName{
	{"小寒", "小寒", "Xiao Han", "Minor Cold"},
	{"大寒", "大寒", "Da Han", "Major Cold"},
	{"立春", "立春", "Li Chun", "Start of Spring"},
	{"雨水", "雨水", "Yu Shui", "Rain Water"},
	{"惊蛰", "驚蟄", "Jing Zhe", "Awakening of Insects"},
	{"春分", "春分", "Chun Fen", "Spring Equinox"},
	{"清明", "清明", "Qing Ming", "Clear and Bright"},
	{"谷雨", "穀雨", "Gu Yu", "Grain Rain"},
	{"立夏", "立夏", "Li Xia", "Start of Summer"},
	{"小满", "小滿", "Xiao Man", "Grain Buds"},
	{"芒种", "芒種", "Mang Zhong", "Grain in Ear"},
	{"夏至", "夏至", "Xia Zhi", "Summer Solstice"},
	{"小暑", "小暑", "Xiao Shu", "Minor Heat"},
	{"大暑", "大暑", "Da Shu", "Major Heat"},
	{"立秋", "立秋", "Li Qiu", "Start of Autumn"},
	{"处暑", "處暑", "Chu Shu", "End of Heat"},
	{"白露", "白露", "Bai Lu", "White Dew"},
	{"秋分", "秋分", "Qiu Fen", "Autumn Equinox"},
	{"寒露", "寒露", "Han Lu", "Cold Dew"},
	{"霜降", "霜降", "Shuang Jiang", "Frost Descends"},
	{"立冬", "立冬", "Li Dong", "Start of Winter"},
	{"小雪", "小雪", "Xiao Xue", "Minor Snow"},
	{"大雪", "大雪", "Da Xue", "Major Snow"},
	{"冬至", "冬至", "Dong Zhi", "Winter Solstice"},
}

// String returns the name in simplified Hanzi, the value on the wire.
func (s SolarTerm) String() string { return termNames[s].hans }

// Hant returns the name in traditional Hanzi.
func (s SolarTerm) Hant() string { return termNames[s].hant }

// Pinyin returns the reading without tones.
func (s SolarTerm) Pinyin() string { return termNames[s].pinyin }

// English returns the usual English name.
func (s SolarTerm) English() string { return termNames[s].english }

// IsJie reports whether the term is a 节 (jie), one of the twelve that begin a
// month of the four pillars. The others are 中气 (zhong qi) and number the
// lunar months.
func (s SolarTerm) IsJie() bool { return s%2 == 0 }

// IsZhongQi reports whether the term is a 中气 (zhong qi).
func (s SolarTerm) IsZhongQi() bool { return !s.IsJie() }

// LongitudeDeg returns the Sun's apparent longitude that defines the term, in
// degrees: 315 for 立春.
func (s SolarTerm) LongitudeDeg() int { return (285 + 15*int(s)) % 360 }

// ParseSolarTerm returns the term with the given name in simplified or
// traditional Hanzi.
func ParseSolarTerm(hanzi string) (SolarTerm, bool) {
	for i, name := range termNames {
		if hanzi == name.hans || hanzi == name.hant {
			return SolarTerm(i), true
		}
	}
	return 0, false
}
