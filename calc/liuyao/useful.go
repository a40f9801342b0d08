package liuyao

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Useful is what stands for the matter asked about (用神, yong shen), where it was
// found and which step chose it.
type Useful struct {
	Significator
	Relative   Relative // of the line or branch that was found
	Place      Place
	Line       int     // the line, or the one it hides under; 0 for month and day
	Candidates []int   // the lines that carry it, rising
	Steps      []Step  // the steps that left out candidates
	Gods       [4]God  // 原神 忌神 仇神 闲神
	Hints      []Hint  // 应期
	Hidden     *Hidden // for PlaceHidden
}

// Place is where a useful god was found.
type Place uint8

// The places.
const (
	PlaceLine   Place = iota // 在卦 on a line
	PlaceMonth               // 月建: the branch of the month
	PlaceDay                 // 日辰: the branch of the day
	PlaceHidden              // 伏神: a hidden spirit
)

// placeWords say where a useful god was found.
var placeWords = [...]words{
	{"用神在卦中", "the useful god is on a line"},
	{"卦中不现，月建就是用神", "on no line; the month is the useful god"},
	{"卦中不现，日辰就是用神", "on no line; the day is the useful god"},
	{"卦中不现，取本宫首卦的伏神", "on no line; it is the hidden spirit from the head of the palace"},
}

// String returns the public name.
func (p Place) String() string { return [...]string{"line", "month", "day", "hidden"}[p] }

// Words says where the useful god was found, in Chinese and in English.
func (p Place) Words() (zh, en string) { return placeWords[p].zh, placeWords[p].en }

// Step is a step in the choice between lines that carry one useful god (用神两现).
type Step uint8

// The steps, in their order.
const (
	StepMoving Step = iota // moving before quiet
	StepOnTime             // on the branch of month or day before not
	StepHolds              // holding 世 or 应 before not
	StepSound              // neither void nor broken before either; or the reverse, by the rules
	StepNearer             // nearer to 世 before farther
	StepLower              // lower before higher
)

// stepWords say what decided.
var stepWords = [...]words{
	{"动爻先于静爻", "a moving line before a quiet one"},
	{"临月建日辰者在先", "one on the month or the day first"},
	{"持世持应者在先", "one that holds 世 or 应 first"},
	{"不空不破者在先", "one that is neither void nor broken first"},
	{"近世者在先", "the one nearer to 世 first"},
	{"内卦下爻在先", "the lower line first"},
}

// flawedWords replace those of StepSound by Rules.TwoUseful.
var flawedWords = words{"旬空月破者在先", "one that is void or broken first"}

// StepWords says what a step chose by, in Chinese and in English.
func (b *Board) StepWords(s Step) (zh, en string) {
	w := stepWords[s]
	if s == StepSound && b.Rules.TwoUseful == TwoUsefulFlawed {
		w = flawedWords
	}
	return w.zh, w.en
}

// God is a relative that helps or hurts the useful god, and its lines.
type God struct {
	Relative Relative
	Lines    []int // rising
}

// useful finds the useful god of the topic.
//
// Rule: a relative is looked for on the lines; of several lines one is chosen by the
// steps in order. On no line, it is month or day if their branch is it, else the
// hidden spirit.
// Source: doc/sources.md#useful-god-liuyao.
// Schools: Rules.TwoUseful, Rules.AbsentUseful.
func (b *Board) useful() *Useful {
	u := &Useful{Significator: b.Topic.Significator()}
	u.Candidates = b.LinesOf(u.Significator)
	if len(u.Candidates) > 0 {
		b.choose(u)
	} else {
		b.lookElsewhere(u)
	}
	for i, r := range [4]Relative{u.Relative.Yuan(), u.Relative.Ji(), u.Relative.Chou(), u.Relative.Xian()} {
		u.Gods[i] = God{r, b.linesOf(r)}
	}
	u.Hints = b.hints(u)
	return u
}

// LinesOf returns the lines that are what a significator names, rising.
func (b *Board) LinesOf(s Significator) []int {
	switch s.Role {
	case RoleShi:
		return []int{b.Shi().Number}
	case RoleYing:
		return []int{b.Ying().Number}
	}
	return b.linesOf(s.Relative)
}

// linesOf returns the lines with a relative, rising.
func (b *Board) linesOf(r Relative) []int {
	var list []int
	for _, l := range b.Lines {
		if l.Relative == r {
			list = append(list, l.Number)
		}
	}
	return list
}

// choose takes one of the candidates, step by step.
func (b *Board) choose(u *Useful) {
	left := u.Candidates
	for step := StepMoving; step <= StepLower && len(left) > 1; step++ {
		var best []int
		lowest := int(^uint(0) >> 1)
		for _, n := range left {
			switch rank := b.rank(&b.Lines[n-1], step); {
			case rank < lowest:
				best, lowest = []int{n}, rank
			case rank == lowest:
				best = append(best, n)
			}
		}
		if len(best) < len(left) {
			u.Steps = append(u.Steps, step)
		}
		left = best
	}
	u.Line = left[0]
	u.Relative = b.Lines[u.Line-1].Relative
}

// rank says how late a line comes in a step.
func (b *Board) rank(l *Line, step Step) int {
	late := func(first bool) int {
		if first {
			return 0
		}
		return 1
	}
	shi := b.Original.Generation.Shi()
	switch step {
	case StepMoving:
		return late(l.Moving())
	case StepOnTime:
		return late(l.Marks.Any(MarkLinYue, MarkLinRi))
	case StepHolds:
		return late(l.Number == shi || l.Number == b.Original.Generation.Ying())
	case StepSound:
		flawed := l.Marks.Any(MarkXunKong, MarkYuePo)
		return late(flawed == (b.Rules.TwoUseful == TwoUsefulFlawed))
	case StepNearer:
		return max(l.Number-shi, shi-l.Number)
	}
	return l.Number
}

// lookElsewhere finds a useful god that no line has.
func (b *Board) lookElsewhere(u *Useful) {
	u.Relative = u.Significator.Relative
	element := u.Relative.element(b.Original.Palace.Element())
	if b.Rules.AbsentUseful == AbsentMonthDay {
		switch element {
		case b.Month.Element():
			u.Place = PlaceMonth
			return
		case b.Day.Branch().Element():
			u.Place = PlaceDay
			return
		}
	}
	head := b.Original.Head()
	for i, r := range head.Relatives {
		if r == u.Relative {
			h := b.hiddenAt(&head, i)
			u.Place, u.Line, u.Hidden = PlaceHidden, i+1, &h
			return
		}
	}
}

// usefulBranch returns the branch that the useful god of a board has.
func (b *Board) usefulBranch(u *Useful) ganzhi.EarthlyBranch {
	switch u.Place {
	case PlaceMonth:
		return b.Month
	case PlaceDay:
		return b.Day.Branch()
	case PlaceHidden:
		return u.Hidden.NaJia.Branch()
	}
	return b.Lines[u.Line-1].NaJia.Branch()
}
