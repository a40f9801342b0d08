package ganzhi

// NaYin is the melodic element of two neighbouring pairs (纳音, na yin), 0–29.
type NaYin uint8

// NaYins is the number of NaYin names.
const NaYins = 30

type naYinRow struct {
	hanzi, pinyin, english string
	element                Element
}

// NaYin returns the NaYin of the pair.
//
// Source: doc/sources.md#na-yin.
// Schools: spellings differ (井泉水 for 泉中水, 佛灯火 for 覆灯火), the elements do not.
func (p Pair) NaYin() NaYin { return NaYin(p / 2) }

// String returns the Hanzi, three characters ending in the element.
func (n NaYin) String() string { return naYinRows[n].hanzi }

// Pinyin returns the reading without tones.
func (n NaYin) Pinyin() string { return naYinRows[n].pinyin }

// English returns a translation.
func (n NaYin) English() string { return naYinRows[n].english }

// Element returns the element the name ends in.
func (n NaYin) Element() Element { return naYinRows[n].element }

var naYinRows = [NaYins]naYinRow{
	{"海中金", "Hai Zhong Jin", "Metal in the Sea", ElementMetal},
	{"炉中火", "Lu Zhong Huo", "Fire in the Furnace", ElementFire},
	{"大林木", "Da Lin Mu", "Wood of the Great Forest", ElementWood},
	{"路旁土", "Lu Pang Tu", "Earth by the Road", ElementEarth},
	{"剑锋金", "Jian Feng Jin", "Metal of the Sword's Edge", ElementMetal},
	{"山头火", "Shan Tou Huo", "Fire on the Hilltop", ElementFire},
	{"涧下水", "Jian Xia Shui", "Water below the Ravine", ElementWater},
	{"城头土", "Cheng Tou Tu", "Earth of the City Wall", ElementEarth},
	{"白蜡金", "Bai La Jin", "Metal White as Wax", ElementMetal},
	{"杨柳木", "Yang Liu Mu", "Wood of Poplar and Willow", ElementWood},
	{"泉中水", "Quan Zhong Shui", "Water in the Spring", ElementWater},
	{"屋上土", "Wu Shang Tu", "Earth on the Roof", ElementEarth},
	{"霹雳火", "Pi Li Huo", "Fire of the Thunderbolt", ElementFire},
	{"松柏木", "Song Bai Mu", "Wood of Pine and Cypress", ElementWood},
	{"长流水", "Chang Liu Shui", "Water of the Long River", ElementWater},
	{"沙中金", "Sha Zhong Jin", "Metal in the Sand", ElementMetal},
	{"山下火", "Shan Xia Huo", "Fire at the Foot of the Hill", ElementFire},
	{"平地木", "Ping Di Mu", "Wood of the Plain", ElementWood},
	{"壁上土", "Bi Shang Tu", "Earth on the Wall", ElementEarth},
	{"金箔金", "Jin Bo Jin", "Metal of Gold Leaf", ElementMetal},
	{"覆灯火", "Fu Deng Huo", "Fire of the Covered Lamp", ElementFire},
	{"天河水", "Tian He Shui", "Water of the Milky Way", ElementWater},
	{"大驿土", "Da Yi Tu", "Earth of the Post Road", ElementEarth},
	{"钗钏金", "Chai Chuan Jin", "Metal of Hairpin and Bracelet", ElementMetal},
	{"桑柘木", "Sang Zhe Mu", "Wood of the Mulberry", ElementWood},
	{"大溪水", "Da Xi Shui", "Water of the Great Stream", ElementWater},
	{"沙中土", "Sha Zhong Tu", "Earth in the Sand", ElementEarth},
	{"天上火", "Tian Shang Huo", "Fire in the Sky", ElementFire},
	{"石榴木", "Shi Liu Mu", "Wood of the Pomegranate", ElementWood},
	{"大海水", "Da Hai Shui", "Water of the Ocean", ElementWater},
}
