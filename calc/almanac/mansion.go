package almanac

import "github.com/wenbu-go/wenbu/calc/internal/hant"

// Mansion is one of the 28 lunar mansions as they count the days (二十八宿,
// er shi ba xiu): 0 is 角.
type Mansion uint8

// Mansions is the number of mansions.
const Mansions = 28

var mansionNames = [Mansions]struct {
	full    string // mansion, luminary, animal
	pinyin  string
	english string
	lucky   bool
}{
	{"角木蛟", "Jiao", "Horn", true}, {"亢金龙", "Kang", "Neck", false}, {"氐土貉", "Di", "Root", false},
	{"房日兔", "Fang", "Room", true}, {"心月狐", "Xin", "Heart", false}, {"尾火虎", "Wei", "Tail", true},
	{"箕水豹", "Ji", "Winnowing Basket", true}, {"斗木獬", "Dou", "Dipper", true}, {"牛金牛", "Niu", "Ox", false},
	{"女土蝠", "Nü", "Girl", false}, {"虚日鼠", "Xu", "Emptiness", false}, {"危月燕", "Wei", "Rooftop", false},
	{"室火猪", "Shi", "Encampment", true}, {"壁水貐", "Bi", "Wall", true}, {"奎木狼", "Kui", "Legs", false},
	{"娄金狗", "Lou", "Bond", true}, {"胃土雉", "Wei", "Stomach", true}, {"昴日鸡", "Mao", "Hairy Head", false},
	{"毕月乌", "Bi", "Net", true}, {"觜火猴", "Zi", "Turtle Beak", false}, {"参水猿", "Shen", "Three Stars", true},
	{"井木犴", "Jing", "Well", true}, {"鬼金羊", "Gui", "Ghosts", false}, {"柳土獐", "Liu", "Willow", false},
	{"星日马", "Xing", "Star", false}, {"张月鹿", "Zhang", "Extended Net", true}, {"翼火蛇", "Yi", "Wings", false},
	{"轸水蚓", "Zhen", "Chariot", true},
}

// String returns the Hanzi of the mansion, one character.
func (m Mansion) String() string { return m.part(0) }

// Luminary returns the one of the seven luminaries that goes with the mansion:
// 木金土日月火水. It is that of the weekday.
func (m Mansion) Luminary() string { return m.part(1) }

// Animal returns the animal of the mansion.
func (m Mansion) Animal() string { return m.part(2) }

// part returns the i-th of the three characters, each of three bytes.
func (m Mansion) part(i int) string { return mansionNames[m].full[3*i : 3*i+3] }

// Hant returns the name in traditional Hanzi.
func (m Mansion) Hant() string { return hant.Of(m.String()) }

// Pinyin returns the reading without tones.
func (m Mansion) Pinyin() string { return mansionNames[m].pinyin }

// English returns the usual English name.
func (m Mansion) English() string { return mansionNames[m].english }

// Lucky reports what the almanacs print of the mansion's day: 吉 or 凶.
func (m Mansion) Lucky() bool { return mansionNames[m].lucky }

// MansionOf returns the mansion of a day.
//
// Rule: one a day without a break, (day number + 11) mod 28; 2019-01-17 is 角.
// Source: doc/sources.md#day-mansions.
func MansionOf(jdn int) Mansion { return Mansion(((jdn+11)%Mansions + Mansions) % Mansions) }

// Mansion returns the day's mansion.
func (d Day) Mansion() Mansion { return MansionOf(d.JDN()) }
