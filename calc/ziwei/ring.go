package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// BoShi is one of the twelve spirits that follow 禄存 (博士十二神, bo shi shi er shen).
type BoShi uint8

// JiangQian is one of the twelve spirits that follow the general's star of a year
// (将前十二神, jiang qian shi er shen).
type JiangQian uint8

// SuiQian is one of the twelve spirits that follow the branch of a year (岁前十二神,
// sui qian shi er shen).
type SuiQian uint8

var (
	boShiNames = [Palaces]name{
		{"博士", "Bo Shi", "Scholar"}, {"力士", "Li Shi", "Strongman"}, {"青龙", "Qing Long", "Azure Dragon"},
		{"小耗", "Xiao Hao", "Small Waste"}, {"将军", "Jiang Jun", "General"}, {"奏书", "Zou Shu", "Memorial"},
		{"飞廉", "Fei Lian", "Wind Spirit"}, {"喜神", "Xi Shen", "Spirit of Joy"}, {"病符", "Bing Fu", "Sickness Charm"},
		{"大耗", "Da Hao", "Great Waste"}, {"伏兵", "Fu Bing", "Ambush"}, {"官府", "Guan Fu", "Magistrate"},
	}
	jiangQianNames = [Palaces]name{
		{"将星", "Jiang Xing", "General's Star"}, {"攀鞍", "Pan An", "Saddle"}, {"岁驿", "Sui Yi", "Post Horse"},
		{"息神", "Xi Shen", "Resting Spirit"}, {"华盖", "Hua Gai", "Canopy"}, {"劫煞", "Jie Sha", "Robbing Harm"},
		{"灾煞", "Zai Sha", "Harm of Disaster"}, {"天煞", "Tian Sha", "Heavenly Harm"}, {"指背", "Zhi Bei", "Pointed Back"},
		{"咸池", "Xian Chi", "Salty Pool"}, {"月煞", "Yue Sha", "Monthly Harm"}, {"亡神", "Wang Shen", "Lost Spirit"},
	}
	suiQianNames = [Palaces + 1]name{
		{"岁建", "Sui Jian", "Year's Founder"}, {"晦气", "Hui Qi", "Gloom"}, {"丧门", "Sang Men", "Gate of Mourning"},
		{"贯索", "Guan Suo", "Bonds"}, {"官符", "Guan Fu", "Lawsuit"}, {"小耗", "Xiao Hao", "Small Waste"},
		{"大耗", "Da Hao", "Great Waste"}, {"龙德", "Long De", "Dragon Virtue"}, {"白虎", "Bai Hu", "White Tiger"},
		{"天德", "Tian De", "Heavenly Virtue"}, {"吊客", "Diao Ke", "Mourner"}, {"病符", "Bing Fu", "Sickness Charm"},
		{"岁破", "Sui Po", "Year Breaker"},
	}
)

// The seventh of 岁前 and its other name in the school of Zhongzhou.
const (
	suiQianDaHao SuiQian = 6
	suiQianSuiPo SuiQian = Palaces
)

// String returns the Hanzi.
func (b BoShi) String() string { return boShiNames[b].hanzi }

// Hant returns the traditional Hanzi.
func (b BoShi) Hant() string { return boShiNames[b].hant() }

// Pinyin returns the reading without tones.
func (b BoShi) Pinyin() string { return boShiNames[b].pinyin }

// English returns a translation of the name.
func (b BoShi) English() string { return boShiNames[b].english }

// String returns the Hanzi.
func (j JiangQian) String() string { return jiangQianNames[j].hanzi }

// Hant returns the traditional Hanzi.
func (j JiangQian) Hant() string { return jiangQianNames[j].hant() }

// Pinyin returns the reading without tones.
func (j JiangQian) Pinyin() string { return jiangQianNames[j].pinyin }

// English returns a translation of the name.
func (j JiangQian) English() string { return jiangQianNames[j].english }

// String returns the Hanzi.
func (s SuiQian) String() string { return suiQianNames[s].hanzi }

// Hant returns the traditional Hanzi.
func (s SuiQian) Hant() string { return suiQianNames[s].hant() }

// Pinyin returns the reading without tones.
func (s SuiQian) Pinyin() string { return suiQianNames[s].pinyin }

// English returns a translation of the name.
func (s SuiQian) English() string { return suiQianNames[s].english }

// generals is where 将星 stands, by the branch of a year.
var generals = [...]seat{zi, you, wu, mao}

// jiangQianAt returns the spirit of 将前 in a palace in a year.
//
// Rule: 将星 in 午 for 寅午戌, in 子 for 申子辰, in 酉 for 巳酉丑, in 卯 for 亥卯未; the
// others follow in order.
// Source: doc/sources.md#zw-rings.
func jiangQianAt(s seat, year ganzhi.EarthlyBranch) JiangQian {
	return JiangQian(s.step(-int(generals[int(year)%len(generals)])))
}

// suiQianAt returns the spirit of 岁前 in a palace in a year.
//
// Rule: 岁建 in the branch of the year; the others follow in order. The school of
// Zhongzhou calls 大耗 岁破.
// Source: doc/sources.md#zw-rings.
func suiQianAt(s seat, year ganzhi.EarthlyBranch, school School) SuiQian {
	spirit := SuiQian(s.step(-int(seatOf(year))))
	if spirit == suiQianDaHao && school == SchoolZhongzhou {
		return suiQianSuiPo
	}
	return spirit
}

// ringAt returns how many places a palace is along a ring that begins at start.
func ringAt(s, start seat, direction int) seat { return wrap(direction * int(s-start)) }
