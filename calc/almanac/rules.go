package almanac

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/internal/byname"
)

// Rules says which school the day page follows (择日规则). The zero value is the
// documented default.
type Rules struct {
	Boundary Boundary      // when the month of the day gods changes
	FuShen   FuShenTable   // 福神方位
	Nobleman NoblemanTable // 阳贵 and 阴贵
	Pentad   PentadCount   // how the 72 pentads are counted

	YearVirtue YearVirtueRule // whether 岁德 and 岁德合 count as 德
	Taboos     TabooSet       // popular taboos beside the book
	OnlyLists  OnlyListRule   // whether days that allow little are held to their lists
}

// Boundary is when the month of the day gods changes (月令交界).
type Boundary uint8

// The boundaries.
const (
	BoundaryDay     Boundary = iota // at the start of the day that holds the 节 (以交节之日)
	BoundaryInstant                 // at the instant of the 节 (以交节之时)
)

// FuShenTable is a table of the direction of 福神.
type FuShenTable uint8

// The tables.
const (
	FuShenA FuShenTable = iota // 甲乙东南 丙丁东 戊北 己南 庚辛西南 壬西北 癸西
	FuShenB                    // 甲己北 乙庚西南 丙辛西北 丁壬东南 戊癸东北
)

// NoblemanTable is a table of the directions of the noblemen (天乙贵人).
type NoblemanTable uint8

// The tables. They differ at 庚 only.
const (
	NoblemanVerse NoblemanTable = iota // the verse of the almanacs: 庚 阳贵南 阴贵东北
	NoblemanBook                       // 協紀辨方書: 庚 阳贵东北 阴贵西南
)

// PentadCount is how the pentads of a solar term are counted (七十二候).
type PentadCount uint8

// The counts.
const (
	PentadByDay       PentadCount = iota // five days, five days, the rest
	PentadByLongitude                    // every 5° of the Sun's longitude, at noon
)

// YearVirtueRule says whether the virtues of the year stand among 德 (岁德).
type YearVirtueRule uint8

// The rules.
const (
	YearVirtueApart  YearVirtueRule = iota // 天德 月德 and their partners only
	YearVirtueCounts                       // 岁德 and 岁德合 count as 德 too
)

// TabooSet chooses popular taboos (民间忌日).
type TabooSet uint8

// The sets.
const (
	TaboosNone    TabooSet = iota // only what the book holds to
	TaboosPopular                 // 杨公忌 三娘煞 长星 短星 too
)

// OnlyListRule says whether days on which only a short list is printed are held
// to it (上朔 四离 四绝 晦 无禄 月忌 分至).
type OnlyListRule uint8

// The rules.
const (
	OnlyListsOn  OnlyListRule = iota // as the book
	OnlyListsOff                     // as the other gods of the day give
)

// optionNames are the options by their public names, the default first.
var optionNames = [...]struct {
	name   string
	values []string
}{
	{"boundary", []string{"day", "instant"}},
	{"fu_shen", []string{"a", "b"}},
	{"nobleman", []string{"verse", "book"}},
	{"pentad", []string{"day", "longitude"}},
	{"year_virtue", []string{"apart", "counts"}},
	{"taboos", []string{"none", "popular"}},
	{"only_lists", []string{"on", "off"}},
}

// field returns the place of an option in r.
func (r *Rules) field(i int) *uint8 {
	return [...]*uint8{
		(*uint8)(&r.Boundary), (*uint8)(&r.FuShen), (*uint8)(&r.Nobleman), (*uint8)(&r.Pentad),
		(*uint8)(&r.YearVirtue), (*uint8)(&r.Taboos), (*uint8)(&r.OnlyLists),
	}[i]
}

// Set sets an option by its public name. An unknown name or value is a
// *calc.InputError.
func (r *Rules) Set(name, value string) error {
	for i, o := range optionNames {
		if o.name != name {
			continue
		}
		v, err := byname.Value(name, value, o.values)
		if err == nil {
			*r.field(i) = v
		}
		return err
	}
	return byname.Unknown(name, "the almanac", "黄历")
}

// check refuses what is no value of its option.
func (r Rules) check() error {
	for i, o := range optionNames {
		if err := byname.Check(o.name, *r.field(i), o.values); err != nil {
			return err
		}
	}
	return nil
}

// Option is a rule in force by its public names.
type Option struct{ Name, Value string }

// Options returns every rule in force.
func (r Rules) Options() []Option {
	list := make([]Option, len(optionNames))
	for i, o := range optionNames {
		list[i] = Option{o.name, o.values[*r.field(i)]}
	}
	return list
}

// String returns the rules in one line, as in "boundary=day fu_shen=a …".
func (r Rules) String() string {
	parts := make([]string, 0, len(optionNames))
	for _, o := range r.Options() {
		parts = append(parts, fmt.Sprintf("%s=%s", o.Name, o.Value))
	}
	return strings.Join(parts, " ")
}
