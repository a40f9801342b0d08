package ziwei

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/internal/hant"
)

// Level is how long a period lasts that passes over a chart (运限, yun xian).
type Level uint8

// The levels, from the longest.
const (
	LevelDecadal Level = iota // 大限
	LevelMinor                // 小限
	LevelYearly               // 流年
	LevelMonthly              // 流月
	LevelDaily                // 流日
	LevelHourly               // 流时
)

var levelNames = [...]struct {
	name
	prefix string // of the names of its stars
}{
	{name{"大限", "Da Xian", "Decade"}, "运"}, {name{"小限", "Xiao Xian", "Minor Limit"}, ""},
	{name{"流年", "Liu Nian", "Year"}, "流"}, {name{"流月", "Liu Yue", "Month"}, "月"},
	{name{"流日", "Liu Ri", "Day"}, "日"}, {name{"流时", "Liu Shi", "Hour"}, "时"},
}

// String returns the Hanzi.
func (l Level) String() string { return levelNames[l].hanzi }

// Hant returns the traditional Hanzi.
func (l Level) Hant() string { return levelNames[l].hant() }

// Pinyin returns the reading without tones.
func (l Level) Pinyin() string { return levelNames[l].pinyin }

// English returns the English name.
func (l Level) English() string { return levelNames[l].english }

// Flow is a star that moves with a period (流曜, liu yao).
type Flow uint8

// The flow stars. Each is the natal star of like name, placed by the stem and
// branch of the period.
const (
	FlowNianJie Flow = iota // 年解, of years only
	FlowKui                 // 魁
	FlowYue                 // 钺
	FlowChang               // 昌
	FlowQu                  // 曲
	FlowLu                  // 禄
	FlowYang                // 羊
	FlowTuo                 // 陀
	FlowMa                  // 马
	FlowLuan                // 鸾
	FlowXi                  // 喜
)

// flows is the number of flow stars.
const flows = 11

var flowHanzi = [flows]string{"年解", "魁", "钺", "昌", "曲", "禄", "羊", "陀", "马", "鸾", "喜"}

// FlowStar is a flow star of a level (流曜, liu yao).
type FlowStar struct {
	Level Level
	Flow  Flow
}

// String returns the Hanzi, as in 运魁, 流钺, 月昌, 日曲, 时禄.
func (s FlowStar) String() string {
	if s.Flow == FlowNianJie {
		return flowHanzi[s.Flow]
	}
	return levelNames[s.Level].prefix + flowHanzi[s.Flow]
}

// Hant returns the traditional Hanzi.
func (s FlowStar) Hant() string { return hant.Of(s.String()) }

// natalOfFlow are the natal stars of like name.
var natalOfFlow = [flows]Star{
	StarNianJie, StarTianKui, StarTianYue, StarWenChang, StarWenQu, StarLuCun,
	StarQingYang, StarTuoLuo, StarTianMa, StarHongLuan, StarTianXi,
}

// Natal returns the natal star of like name.
func (s FlowStar) Natal() Star { return natalOfFlow[s.Flow] }

// Period is a stretch of time that passes over a chart, in the palace that is its
// life palace.
type Period struct {
	Level       Level
	Index       int                   // the palace
	Pair        ganzhi.Pair           // 干支: of the palace for 大限 and 小限, of the time for others
	Transformed [transformations]Star // 禄 权 科 忌 by the stem of Pair

	seats [flows]seat
}

// PalaceNames returns the names that the palaces have for the period, from 寅 on.
func (p *Period) PalaceNames() [Palaces]PalaceName { return namesFrom(seat(p.Index)) }

// PalaceName returns the name that a palace has for the period.
func (p *Period) PalaceName(index int) PalaceName { return nameAt(index, seat(p.Index)) }

// Stars returns the flow stars in a palace, in the order of Flow. A minor limit
// has none.
func (p *Period) Stars(index int) []FlowStar {
	var list []FlowStar
	for f, at := range p.seats {
		if int(at) == index {
			list = append(list, FlowStar{p.Level, Flow(f)})
		}
	}
	return list
}

// Seat returns the palace of a flow star, or false when the period has none.
func (p *Period) Seat(f Flow) (index int, ok bool) { return int(p.seats[f]), p.seats[f] != absent }

// flowChang and flowQu are where 流昌 and 流曲 stand, by stem.
var (
	flowChang = [ganzhi.Stems]seat{si, wu, shen, you, shen, you, hai, zi, yin, mao}
	flowQu    = [ganzhi.Stems]seat{you, shen, wu, si, wu, si, mao, yin, zi, hai}
)

// period returns a period with its transformations and flow stars.
//
// Rule: 流昌 甲巳 乙午 丙戊申 丁己酉 庚亥 辛子 壬寅 癸卯; 流曲 甲酉 乙申 丙戊午 丁己巳 庚卯
// 辛寅 壬子 癸亥; the others as the natal stars of like name.
// Source: doc/sources.md#zw-flow-stars.
// Schools: Rules.Transform, Rules.KuiYue.
func (r *Rules) period(level Level, at seat, pair ganzhi.Pair) Period {
	stem, branch := pair.Stem(), int(pair.Branch())
	p := Period{Level: level, Index: int(at), Pair: pair, Transformed: r.Transform.Transformed(stem)}
	if level == LevelMinor {
		for f := range p.seats {
			p.seats[f] = absent
		}
		return p
	}
	lu := luCun[stem]
	luan := mao.step(-branch)
	p.seats = [flows]seat{
		FlowNianJie: absent,
		FlowKui:     kuiYueTables[r.KuiYue].kui[stem],
		FlowYue:     kuiYueTables[r.KuiYue].yue[stem],
		FlowChang:   flowChang[stem],
		FlowQu:      flowQu[stem],
		FlowLu:      lu,
		FlowYang:    lu.step(+1),
		FlowTuo:     lu.step(-1),
		FlowMa:      tianMa[branch],
		FlowLuan:    luan,
		FlowXi:      luan.step(Palaces / 2),
	}
	if level == LevelYearly {
		p.seats[FlowNianJie] = xu.step(-branch)
	}
	return p
}
