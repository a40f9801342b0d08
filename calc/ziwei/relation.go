package ziwei

// Seat returns the palace of a star, or false when the chart does not have it.
func (c *Chart) Seat(s Star) (index int, ok bool) { return int(c.seats[s]), c.seats[s] != absent }

// Surrounded are the palaces that are read together with one (三方四正, san fang si
// zheng), as indices of Chart.Palaces.
type Surrounded struct {
	Self     int // 本宫
	Opposite int // 对宫
	Wealth   int // 财帛位: what the palace of wealth is to the life palace
	Career   int // 官禄位
}

// Surrounded returns the palaces that are read together with one (三方四正).
//
// Rule: the palace, the one opposite, and the two that form a triangle with it.
// Source: doc/sources.md#zw-surrounded.
func (c *Chart) Surrounded(index int) Surrounded {
	s := wrap(index)
	return Surrounded{
		Self:     int(s),
		Opposite: int(opposite(s)),
		Wealth:   int(s.step(int(PalaceWealth))),
		Career:   int(s.step(int(PalaceCareer))),
	}
}

// Flanking returns the palaces on both sides of one (夹宫, jia gong), the one before
// it first.
func (c *Chart) Flanking(index int) (before, after int) {
	return int(wrap(index - 1)), int(wrap(index + 1))
}

func opposite(s seat) seat { return s.step(Palaces / 2) }

// MajorStars returns the major stars that a palace is read by: its own, or, when it
// has none, those of the palace opposite (借星, jie xing). They keep the brightness
// of the palace they stand in.
//
// Source: doc/sources.md#zw-surrounded.
func (c *Chart) MajorStars(index int) (stars []PlacedStar, borrowed bool) {
	if p := &c.Palaces[index]; !p.Empty() {
		return p.Major, false
	}
	return c.Palaces[opposite(seat(index))].Major, true
}

// Transformed returns the stars that the stem of the year of birth transforms (生年
// 四化, sheng nian si hua), in the order 禄 权 科 忌.
func (c *Chart) Transformed() [transformations]Star {
	return c.Rules.Transform.Transformed(c.Year.Stem())
}

// SelfKind says whether a flight is a self-transformation (自化, zi hua).
type SelfKind uint8

// The kinds.
const (
	SelfNone    SelfKind = iota
	SelfOutward          // 离心自化: a palace transforms a star of its own
	SelfInward           // 向心自化: the palace opposite transforms a star of this one
)

// String returns the Hanzi, or nothing for SelfNone.
func (k SelfKind) String() string { return [...]string{"", "离心自化", "向心自化"}[k] }

// Flight is a transformation that flies from a palace to another (飞化, fei hua): the
// stem of one transforms a star in the other.
type Flight struct {
	Transformation Transformation
	Star           Star
	From, To       int // indices of Chart.Palaces
}

// Self returns whether the flight is a self-transformation. An inward one belongs
// to the palace it flies to.
func (f Flight) Self() SelfKind {
	switch seat(f.To) {
	case seat(f.From):
		return SelfOutward
	case opposite(seat(f.From)):
		return SelfInward
	}
	return SelfNone
}

// Flights returns where the stem of a palace sends 禄 权 科 忌, in this order.
//
// Source: doc/sources.md#zw-flying.
// Schools: Rules.Transform.
func (c *Chart) Flights(from int) [transformations]Flight {
	var list [transformations]Flight
	for i, star := range c.Rules.Transform.Transformed(c.Palaces[from].Pair.Stem()) {
		list[i] = Flight{HuaLu + Transformation(i), star, from, int(c.seats[star])}
	}
	return list
}

// SelfTransformations returns the self-transformations of a palace (自化): first the
// outward ones, by its own stem, then the inward ones, by the stem opposite.
//
// Source: doc/sources.md#zw-flying.
func (c *Chart) SelfTransformations(index int) []Flight {
	var list []Flight
	for _, from := range [2]int{index, int(opposite(seat(index)))} {
		for _, f := range c.Flights(from) {
			if f.To == index {
				list = append(list, f)
			}
		}
	}
	return list
}
