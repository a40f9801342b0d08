package almanac

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/internal/hant"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// Pentad is one of the 72 pentads (七十二候, qi shi er hou), three to a solar
// term: 0 is the first of 小寒.
type Pentad uint8

// Pentads is the number of pentads in a year.
const Pentads = 72

// pentadNames follow the solar terms from 小寒. Source: doc/sources.md#pentads.
var pentadNames = [Pentads]string{
	"雁北乡", "鹊始巢", "雉始雊", "鸡始乳", "征鸟厉疾", "水泽腹坚",
	"东风解冻", "蛰虫始振", "鱼陟负冰", "獭祭鱼", "候雁北", "草木萌动",
	"桃始华", "仓庚鸣", "鹰化为鸠", "玄鸟至", "雷乃发声", "始电",
	"桐始华", "田鼠化为鴽", "虹始见", "萍始生", "鸣鸠拂其羽", "戴胜降于桑",
	"蝼蝈鸣", "蚯蚓出", "王瓜生", "苦菜秀", "靡草死", "麦秋至",
	"螳螂生", "鵙始鸣", "反舌无声", "鹿角解", "蜩始鸣", "半夏生",
	"温风至", "蟋蟀居壁", "鹰始挚", "腐草为萤", "土润溽暑", "大雨行时",
	"凉风至", "白露降", "寒蝉鸣", "鹰乃祭鸟", "天地始肃", "禾乃登",
	"鸿雁来", "玄鸟归", "群鸟养羞", "雷始收声", "蛰虫坯户", "水始涸",
	"鸿雁来宾", "雀入大水为蛤", "菊有黄花", "豺乃祭兽", "草木黄落", "蛰虫咸俯",
	"水始冰", "地始冻", "雉入大水为蜃", "虹藏不见", "天气上升地气下降", "闭塞而成冬",
	"鹖鴠不鸣", "虎始交", "荔挺出", "蚯蚓结", "麋角解", "水泉动",
}

var pentadEnglish = [Pentads]string{
	"wild geese turn north", "magpies begin to nest", "pheasants begin to call", "hens begin to brood", "birds of prey fly fast", "ice is thick to the middle of ponds",
	"east winds melt the ice", "hibernating insects stir", "fish rise under the ice", "otters lay out fish", "geese appear in the north", "grass and trees sprout",
	"peach trees blossom", "orioles sing", "hawks give way to doves", "swallows arrive", "thunder sounds", "first lightning",
	"paulownias blossom", "voles give way to quails", "rainbows appear", "duckweed grows", "doves preen their wings", "hoopoes come to the mulberries",
	"mole crickets chirp", "earthworms come out", "gourds grow", "bitter herbs flourish", "tender grasses die", "wheat ripens",
	"mantises hatch", "shrikes sing", "mockingbirds fall silent", "deer shed antlers", "cicadas sing", "pinellia grows",
	"warm winds arrive", "crickets live in the walls", "young hawks learn to strike", "fireflies rise from rotten grass", "the soil is damp, the air hot", "heavy rains fall",
	"cool winds arrive", "white dew descends", "autumn cicadas sing", "hawks lay out birds", "heaven and earth grow stern", "grain ripens",
	"wild geese come", "swallows leave", "birds store food", "thunder ceases", "insects close their doors", "waters dry up",
	"the last geese arrive as guests", "sparrows give way to clams", "chrysanthemums bloom yellow", "jackals lay out beasts", "leaves turn yellow and fall", "insects all bow down",
	"water begins to freeze", "the ground begins to freeze", "pheasants give way to clams", "rainbows hide", "heaven's breath rises, earth's sinks", "all closes and winter is made",
	"the cold-calling bird falls silent", "tigers mate", "iris sprouts", "earthworms coil", "elk shed antlers", "springs stir below",
}

// String returns the Hanzi, as in 东风解冻.
func (p Pentad) String() string { return pentadNames[p] }

// Hant returns the name in traditional Hanzi.
func (p Pentad) Hant() string { return hant.Of(p.String()) }

// English returns what the pentad says, in English.
func (p Pentad) English() string { return pentadEnglish[p] }

// Term returns the solar term of the pentad, and which of its three it is, from 1.
func (p Pentad) Term() (term SolarTerm, number int) { return SolarTerm(p / 3), int(p%3) + 1 }

// Pentad returns the day's pentad.
//
// Rule: the first five days from the day of the solar term, the next five, the
// rest of the term; or each 5° of the Sun's longitude, read at noon.
// Source: doc/sources.md#pentads.
func (d Day) Pentad() Pentad {
	if d.Rules.Pentad == PentadByLongitude {
		noon := d.Date
		noon.Hour = 12
		degrees := math.Mod(sky.SunLongitude(China.instant(noon))-285+360, 360)
		return Pentad(degrees / 5)
	}
	third := min((d.JDN()-d.Term.JDN)/5, 2)
	return Pentad(3*int(d.Term.Term) + third)
}
