package catalog

import (
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/ziwei"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// newZiweiOutput writes a chart in the form of the wire.
func newZiweiOutput(in ziweiInput, c *ziwei.Chart) (ziweiOutput, error) {
	out := ziweiOutput{
		Kind: "ziwei", Version: "wenbu-ziwei-1.0", Input: in,
		LunarDate: c.Lunar.String(), Time: c.HourName(), FiveElementsClass: c.Bureau.String(), Soul: c.Soul.String(), Body: c.Body.String(),
		Palaces: newZiweiPalaces(c), Method: newZiweiMethod(in, c),
		LunarDateEn: c.Lunar.English(), ChineseDate: pillarsText(c.Pillars), Zodiac: c.Zodiac.String(), Sign: c.Sign.String(),
		EarthlyBranchOfSoulPalace: palaceBranch(c, c.LifePalace), EarthlyBranchOfBodyPalace: palaceBranch(c, c.BodyPalace),
		Transformations: newZiweiTransformations(c), Warnings: []string{}, Boundaries: newZiweiBoundaries(c), Clocks: newBaziTime(c.Time, true),
	}
	for _, w := range c.Warnings() {
		out.Warnings = append(out.Warnings, i18n.T(w.Words()).Both())
	}
	for _, a := range c.Alternatives() {
		out.Alternatives = append(out.Alternatives, newZiweiAlternative(a))
	}
	for _, r := range c.Applied() {
		out.Rules = append(out.Rules, baziRule{Option: r.Option, Value: r.Value, WhyZh: r.WhyZh, WhyEn: r.Why})
	}
	if in.Target == nil {
		return out, nil
	}
	target, err := civil.ParseDateTime(*in.Target)
	if err != nil {
		return ziweiOutput{}, inputFault(ofTarget(err))
	}
	h, err := c.Horoscope(target)
	if err != nil {
		return ziweiOutput{}, inputFault(err)
	}
	out.Horoscope = newZiweiHoroscope(h)
	return out, nil
}

func pillarsText(pillars [4]ganzhi.Pair) string {
	return pillars[0].String() + " " + pillars[1].String() + " " + pillars[2].String() + " " + pillars[3].String()
}

func palaceBranch(c *ziwei.Chart, palace int) string { return c.Palaces[palace].Pair.Branch().String() }

func newZiweiPalaces(c *ziwei.Chart) [12]ziweiPalace {
	var palaces [12]ziweiPalace
	for i := range c.Palaces {
		palaces[i] = newZiweiPalace(c, &c.Palaces[i])
	}
	return palaces
}

func newZiweiPalace(c *ziwei.Chart, p *ziwei.Palace) ziweiPalace {
	stem, branch := p.Pair.Stem().String(), p.Pair.Branch().String()
	ages, around := p.Ages(), c.Surrounded(p.Index)
	w := ziweiPalace{
		Name: p.Name.String(), Stem: stem, Branch: branch, IsBody: p.IsBody,
		Stars: newZiweiStars(p.Major), Supporting: []string{}, AgeRange: []int{p.Decadal.From, p.Decadal.To},
		Index: p.Index, NameEn: p.Name.English(), IsOriginal: p.IsOriginal,
		Minor: newZiweiStars(p.Minor), Adjective: []ziweiAdjective{},
		ChangSheng: p.ChangSheng.String(), BoShi: p.BoShi.String(), JiangQian: p.JiangQian.String(), SuiQian: p.SuiQian.String(),
		Decadal: ziweiDecadal{p.Decadal.From, p.Decadal.To, stem, branch}, Ages: ages[:],
		Surrounding: ziweiSurrounding{around.Opposite, around.Wealth, around.Career},
		Borrowed:    []ziweiStar{}, SelfFlights: newZiweiFlights(c.SelfTransformations(p.Index)),
	}
	for _, each := range p.Minor {
		w.Supporting = append(w.Supporting, each.Star.String())
	}
	for _, each := range p.Adjective {
		w.Adjective = append(w.Adjective, ziweiAdjective{each.Star.String(), each.Star.English(), each.Star.Pinyin()})
	}
	if stars, borrowed := c.MajorStars(p.Index); borrowed {
		w.Borrowed = newZiweiStars(stars)
	}
	flights := c.Flights(p.Index)
	w.Flights = newZiweiFlights(flights[:])
	return w
}

func newZiweiStars(stars []ziwei.PlacedStar) []ziweiStar {
	list := make([]ziweiStar, len(stars))
	for i, s := range stars {
		list[i] = ziweiStar{s.Star.String(), s.Brightness.String(), s.Transformation.String(), s.Star.English(), s.Star.Pinyin()}
	}
	return list
}

func newZiweiFlights(flights []ziwei.Flight) []ziweiFlight {
	list := make([]ziweiFlight, len(flights))
	for i, f := range flights {
		list[i] = ziweiFlight{f.Transformation.String(), f.Star.String(), f.From, f.To, f.Self().String()}
	}
	return list
}

func newZiweiTransformations(c *ziwei.Chart) []ziweiTransformation {
	var list []ziweiTransformation
	for i, star := range c.Transformed() {
		if at, ok := c.Seat(star); ok {
			hua := ziwei.HuaLu + ziwei.Transformation(i)
			list = append(list, ziweiTransformation{hua.String(), star.String(), c.Palaces[at].Name.String(), at})
		}
	}
	return list
}

// newZiweiMethod tells the rules that the published protocol names.
func newZiweiMethod(in ziweiInput, c *ziwei.Chart) ziweiMethod {
	why := map[string]string{}
	for _, r := range c.Applied() {
		why[r.Option] = i18n.T(r.WhyZh, r.Why).Both()
	}
	clock := why["clock"]
	if in.Timezone == nil {
		clock = enteredClock.Both()
	}
	return ziweiMethod{
		Engine: "Wenbu calc/ziwei", Clock: clock, LateZi: why["zw_day_divide"], LeapMonth: why["zw_leap_month"],
		School: why["zw_school"], Source: sourceURL,
	}
}

// enteredClock is the clock of a birth without a zone.
var enteredClock = i18n.T("按所填当地钟表；未给时区，不核对夏令时，四柱的节气按 UTC+08:00",
	"the local clock as entered; without a timezone summer time is not checked, and the terms of the four pillars are read in UTC+08:00")

func newZiweiHoroscope(h *ziwei.Horoscope) *ziweiHoroscope {
	out := &ziweiHoroscope{
		Decadal: newZiweiPeriod(&h.Decadal), Age: newZiweiAge(&h.Minor), Yearly: ziweiYear{ziweiPeriod: newZiweiPeriod(&h.Yearly)},
		Monthly: newZiweiPeriod(&h.Monthly), Daily: newZiweiPeriod(&h.Daily), Hourly: newZiweiPeriod(&h.Hourly),
		LunarDate: h.Lunar.String(),
	}
	if h.Childhood {
		out.Decadal.Name = "童限"
	}
	out.Age.NominalAge = &h.Age
	for i := range ziwei.Palaces {
		out.Yearly.JiangQian[i], out.Yearly.SuiQian[i] = h.JiangQian[i].String(), h.SuiQian[i].String()
	}
	return out
}

func newZiweiPeriod(p *ziwei.Period) ziweiPeriod {
	w := ziweiPeriod{ziweiAge: newZiweiAge(p)}
	for i := range w.Stars {
		w.Stars[i] = []string{}
		for _, s := range p.Stars(i) {
			w.Stars[i] = append(w.Stars[i], s.String())
		}
	}
	return w
}

func newZiweiAge(p *ziwei.Period) ziweiAge {
	w := ziweiAge{Index: p.Index, Name: p.Level.String(), Stem: p.Pair.Stem().String(), Branch: p.Pair.Branch().String()}
	for i, name := range p.PalaceNames() {
		w.PalaceNames[i] = name.String()
	}
	for i, star := range p.Transformed {
		w.Mutagen[i] = star.String()
	}
	return w
}

func newZiweiBoundaries(c *ziwei.Chart) []baziBoundary {
	var list []baziBoundary
	for _, b := range c.Boundaries() {
		list = append(list, newBaziBoundary(b, c.Moment.Unix, true))
	}
	return list
}

func newZiweiAlternative(a ziwei.Alternative) ziweiAlternative {
	c := a.Chart
	return ziweiAlternative{
		Because:   string(a.Because),
		LunarDate: c.Lunar.String(), Time: c.HourName(), FiveElementsClass: c.Bureau.String(), Soul: c.Soul.String(), Body: c.Body.String(),
		EarthlyBranchOfSoulPalace: palaceBranch(c, c.LifePalace), EarthlyBranchOfBodyPalace: palaceBranch(c, c.BodyPalace),
		Palaces: newZiweiPalaces(c),
	}
}
