package liuyao

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/internal/byname"
)

// Rules chooses between schools (派, pai). The zero value is the documented
// default.
type Rules struct {
	LateZi           bazi.LateZi
	Clock            bazi.Clock
	ChangedRelatives ChangedRelatives
	HiddenSpirits    HiddenSpirits
	ShiShen          Switch // 世身: the line of the body by the branch of 世
	EarthStages      EarthStages
	VoidMonth        VoidMonth
	TrueVoid         TrueVoid
	AnDong           AnDong
	ChongSan         ChongSan
	SanHe            SanHe
	TwoUseful        TwoUseful
	AbsentUseful     AbsentUseful
	Score            Switch // a sum of our own for each line
}

// Switch is an option that is off or on.
type Switch uint8

// The positions.
const (
	Off Switch = iota
	On
)

// ChangedRelatives says whose palace gives the relatives (六亲) of the changed
// hexagram.
type ChangedRelatives uint8

// The palaces.
const (
	RelativesOriginalPalace ChangedRelatives = iota // the palace of the original hexagram
	RelativesOwnPalace                              // the changed hexagram's own
)

// HiddenSpirits says which hidden spirits (伏神) are shown.
type HiddenSpirits uint8

// The choices.
const (
	HiddenMissing HiddenSpirits = iota // those of the relatives that no line has
	HiddenAll                          // the whole head of the palace
	HiddenUseful                       // only the useful god, when no line has it
)

// EarthStages says with which element earth shares its life stages (长生).
type EarthStages uint8

// The elements.
const (
	EarthWithWater EarthStages = iota // 水土同宫
	EarthWithFire                     // 火土同宫
)

// VoidMonth says which states of the month keep a quiet line from being empty.
type VoidMonth uint8

// The states.
const (
	VoidMonthWangXiang VoidMonth = iota // 旺 and 相
	VoidMonthWang                       // 旺 only: 有气不动亦为空
)

// TrueVoid says which empty lines are truly empty (真空).
type TrueVoid uint8

// The choices.
const (
	TrueVoidSeason TrueVoid = iota // 春土夏金秋木三冬火
	TrueVoidWeak                   // any that is 休, 囚, 死 or broken by the month
)

// AnDong says which quiet lines a clash by the day sets moving (暗动) and does not
// break (日破).
type AnDong uint8

// The choices.
const (
	AnDongMonth  AnDong = iota // those that the month makes 旺 or 相
	AnDongHelped               // also those of the day's element, or that a moving line generates
)

// ChongSan says which moving lines the day scatters by a clash (冲散).
type ChongSan uint8

// The choices.
const (
	ChongSanNone ChongSan = iota // none: the clash is noted, no more
	ChongSanWeak                 // those that are 休, 囚 or 死
	ChongSanAll                  // all
)

// SanHe says what makes a formation of three (三合局).
type SanHe uint8

// The choices.
const (
	SanHeMoving    SanHe = iota // two moving lines, the third moving, changed to, or of month or day
	SanHeOneStatic              // the third may also be a quiet line
)

// TwoUseful says which of two useful gods is better when only one of them is
// sound (用神两现).
type TwoUseful uint8

// The choices.
const (
	TwoUsefulSound  TwoUseful = iota // the one that is neither void nor broken
	TwoUsefulFlawed                  // the one that is: 舍其不空而用旬空, 舍其不破而用月破
)

// AbsentUseful says what stands for a useful god that no line has (用神不现).
type AbsentUseful uint8

// The orders.
const (
	AbsentMonthDay AbsentUseful = iota // month or day if they are it, else the hidden spirit
	AbsentHidden                       // the hidden spirit
)

// Option is a field of Rules by its public name.
type Option struct {
	Name   string
	Values []string // the default first
}

// choice is one option of Rules by name, with what each value means.
type choice struct {
	name   string
	values []string
	at     func(*Rules) *uint8
	why    []words // by value; nil where the four pillars say it
}

// words are a text in two languages.
type words struct{ zh, en string }

var onOff = []string{"off", "on"}

// choices lists the options in the order of Rules.
var choices = []choice{
	{"late_zi", []string{bazi.LateZiSameDay.String(), bazi.LateZiNextDay.String(), bazi.LateZiSameDayAndStem.String()},
		func(r *Rules) *uint8 { return (*uint8)(&r.LateZi) }, nil},
	{"clock", []string{bazi.ClockCivil.String(), bazi.ClockStandard.String(), bazi.ClockMeanSolar.String(), bazi.ClockTrueSolar.String()},
		func(r *Rules) *uint8 { return (*uint8)(&r.Clock) }, nil},
	{"changed_relatives", []string{"original_palace", "own_palace"}, func(r *Rules) *uint8 { return (*uint8)(&r.ChangedRelatives) }, []words{
		{"变卦六亲按本卦之宫", "relatives of the changed hexagram are those in the palace of the original one"},
		{"变卦六亲按变卦自身之宫", "relatives of the changed hexagram are those in its own palace"},
	}},
	{"hidden_spirits", []string{"missing", "all", "useful"}, func(r *Rules) *uint8 { return (*uint8)(&r.HiddenSpirits) }, []words{
		{"只列卦中所缺六亲的伏神", "hidden spirits of the relatives that no line has"},
		{"六爻都列本宫首卦的伏神", "the head of the palace is shown under all six lines"},
		{"只在用神不现时列伏神", "a hidden spirit is shown only when the useful god is on no line"},
	}},
	{"shi_shen", onOff, func(r *Rules) *uint8 { return (*uint8)(&r.ShiShen) }, []words{
		{"不取世身", "no body line by the branch of 世"},
		{"另以世爻地支取世身", "a body line by the branch of 世 is named too"},
	}},
	{"earth_stages", []string{"water", "fire"}, func(r *Rules) *uint8 { return (*uint8)(&r.EarthStages) }, []words{
		{"土的长生墓绝随水", "earth has the life stages of water"},
		{"土的长生墓绝随火", "earth has the life stages of fire"},
	}},
	{"void_month", []string{"wang_xiang", "wang"}, func(r *Rules) *uint8 { return (*uint8)(&r.VoidMonth) }, []words{
		{"静爻得月令旺相，旬空不作空", "a quiet line that the month makes 旺 or 相 is not empty"},
		{"静爻只有月令当旺，旬空才不作空", "a quiet line is kept from being empty only by a month in which it is 旺"},
	}},
	{"true_void", []string{"season", "weak"}, func(r *Rules) *uint8 { return (*uint8)(&r.TrueVoid) }, []words{
		{"真空取春土、夏金、秋木、冬火", "truly empty are earth in spring, metal in summer, wood in autumn, fire in winter"},
		{"旬空之爻休囚死或月破即为真空", "an empty line that is 休, 囚, 死 or broken by the month is truly empty"},
	}},
	{"an_dong", []string{"month", "helped"}, func(r *Rules) *uint8 { return (*uint8)(&r.AnDong) }, []words{
		{"静爻月令旺相，逢日冲为暗动，否则为日破", "a quiet line clashed by the day moves unseen if it is 旺 or 相 in the month, else it breaks"},
		{"静爻月令旺相，或与日同类，或得动爻相生，逢日冲为暗动", "a quiet line clashed by the day moves unseen if it is 旺 or 相 in the month, has the day's element, or a moving line generates it"},
	}},
	{"chong_san", []string{"none", "weak", "all"}, func(r *Rules) *uint8 { return (*uint8)(&r.ChongSan) }, []words{
		{"动爻逢日冲只作记录，不论散", "a moving line clashed by the day is noted, not scattered"},
		{"休囚死的动爻逢日冲为冲散", "the day scatters a moving line that is 休, 囚 or 死"},
		{"动爻逢日冲皆为冲散", "the day scatters every moving line it clashes with"},
	}},
	{"san_he", []string{"moving", "one_static"}, func(r *Rules) *uint8 { return (*uint8)(&r.SanHe) }, []words{
		{"三合局须两爻明动或暗动，第三支由动爻、变爻或日月补足", "a formation of three wants two lines that move, openly or unseen; the third branch moves, is changed to, or is that of month or day"},
		{"三合局须两爻明动或暗动，第三支静爻也可补足", "a formation of three wants two lines that move, openly or unseen; a quiet line may be the third"},
	}},
	{"two_useful", []string{"sound", "flawed"}, func(r *Rules) *uint8 { return (*uint8)(&r.TwoUseful) }, []words{
		{"用神两现，取不空不破者", "of two useful gods the one that is neither void nor broken is taken"},
		{"用神两现，取旬空月破者", "of two useful gods the void or broken one is taken"},
	}},
	{"absent_useful", []string{"month_day", "hidden"}, func(r *Rules) *uint8 { return (*uint8)(&r.AbsentUseful) }, []words{
		{"用神不现，先看月建日辰，再看伏神", "a useful god on no line is sought in month and day, then among the hidden spirits"},
		{"用神不现，直接看伏神", "a useful god on no line is sought among the hidden spirits"},
	}},
	{"score", onOff, func(r *Rules) *uint8 { return (*uint8)(&r.Score) }, []words{
		{"不给分数", "lines have no score"},
		{"各爻给出分数；分数是本程序自定的，古书没有", "each line has a score; it is a convention of this program, no book has it"},
	}},
}

// Options lists every option of Rules.
func Options() []Option {
	list := make([]Option, len(choices))
	for i, c := range choices {
		list[i] = Option{Name: c.name, Values: slices.Clone(c.values)}
	}
	return list
}

// Set changes the option with the given public name. The error is a
// *calc.InputError that names the values allowed.
func (r *Rules) Set(name, value string) error {
	for _, c := range choices {
		if c.name != name {
			continue
		}
		v, err := byname.Value(name, value, c.values)
		if err == nil {
			*c.at(r) = v
		}
		return err
	}
	return byname.Unknown(name, "liu yao", "六爻")
}

// check returns which rule has no meaning.
func (r Rules) check() error {
	for _, c := range choices {
		if err := byname.Check(c.name, *c.at(&r), c.values); err != nil {
			return err
		}
	}
	return nil
}

func inputError(field, value, reason, reasonZh string) error {
	return &calc.InputError{Field: field, Value: value, Reason: reason, ReasonZh: reasonZh}
}
