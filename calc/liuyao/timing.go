package liuyao

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Hint is a time that the books would look at (应期, ying qi): days, months or years
// with one of the branches, days for what is near and months or years for what is
// far. It is possible, never promised.
type Hint struct {
	Kind     HintKind
	Branches []ganzhi.EarthlyBranch
	Days     int // for HintVoid: until the first day after the ten
}

// HintKind is the rule behind a hint.
type HintKind uint8

// The rules.
const (
	HintStatic    HintKind = iota // 静爻逢值逢冲
	HintMoving                    // 动爻逢合逢值
	HintOnTime                    // 月建日辰当值
	HintStrong                    // 太旺者入墓逢冲
	HintWeak                      // 衰弱者逢生扶
	HintVoid                      // 旬空者出空、填实、逢冲
	HintBroken                    // 月破者出月、填实、逢合
	HintTomb                      // 入墓者冲墓
	HintBound                     // 逢合者冲开
	HintTrine                     // 三合待用者缺支
	HintAdvance                   // 进神逢值
	HintRetreat                   // 退神逢冲逢值
	HintHidden                    // 伏神出现、冲飞
	HintOnlyMover                 // 独发之爻
	HintOnlyQuiet                 // 独静之爻
)

// hintWords are the hints in two languages; {branches} are the branches, {days} the
// days until the void ends.
var hintWords = [...]words{
	{"用神安静，逢值、逢冲之时：{branches}", "the useful god is quiet: when its branch comes or clashes with it, {branches}"},
	{"用神发动，逢合、逢值之时：{branches}", "the useful god moves: when a branch combines with it or its own comes, {branches}"},
	{"用神就是月建或日辰，当值之时：{branches}", "the useful god is month or day: when its branch comes again, {branches}"},
	{"用神太旺，入墓、逢冲之时：{branches}", "the useful god is very strong: at its tomb or at a clash, {branches}"},
	{"用神衰弱，逢生、逢扶之时：{branches}", "the useful god is weak: when something generates or supports it, {branches}"},
	{"用神旬空，再过 {days} 天出空；填实、逢冲之时：{branches}", "the useful god is void for {days} more: when it is filled or clashed, {branches}"},
	{"用神月破，出月之后，填实、逢合之时：{branches}", "the month breaks the useful god: once the month is over, when it is filled or combined, {branches}"},
	{"用神入墓，冲开墓库之时：{branches}", "the useful god is in a tomb: when the tomb is clashed open, {branches}"},
	{"用神被合，冲开合处之时：{branches}", "the useful god is held by a combination: when the combination is clashed open, {branches}"},
	{"三合虚一待用，缺支出现之时：{branches}", "a formation of three waits: when the missing branch comes, {branches}"},
	{"用神化进神，逢值之时：{branches}", "the useful god advances: when its branch comes, {branches}"},
	{"用神化退神，逢冲、逢值之时：{branches}", "the useful god retreats: when its branch is clashed or comes, {branches}"},
	{"用神伏藏，本支出现、飞神被冲之时：{branches}", "the useful god is hidden: when its branch comes or the flying spirit is clashed, {branches}"},
	{"独发之爻的地支：{branches}", "the branch of the one line that moves, {branches}"},
	{"独静之爻的地支：{branches}", "the branch of the one quiet line, {branches}"},
}

// String returns the public name.
func (k HintKind) String() string {
	return [...]string{
		"static", "moving", "on_time", "strong", "weak", "void", "broken", "tomb", "bound",
		"trine", "advance", "retreat", "hidden", "only_mover", "only_quiet",
	}[k]
}

// Words says what to look at, in Chinese and in English.
func (h Hint) Words() (zh, en string) {
	names, readings := make([]string, len(h.Branches)), make([]string, len(h.Branches))
	for i, b := range h.Branches {
		names[i], readings[i] = b.String(), b.Pinyin()+" "+b.String()
	}
	days := fmt.Sprintf("%d days", h.Days)
	if h.Days == 1 {
		days = "one day"
	}
	w := hintWords[h.Kind]
	zh = strings.NewReplacer("{branches}", strings.Join(names, "、"), "{days}", fmt.Sprint(h.Days)).Replace(w.zh)
	en = strings.NewReplacer("{branches}", strings.Join(readings, ", "), "{days}", days).Replace(w.en)
	return zh, en
}

// hints lists the times that go with the useful god.
//
// Rule: 静待值冲 动待合值 太旺待墓冲 衰待生扶 空待出空填冲 破待出月填合 墓待冲 合待冲, and 独发 独静
// by their own branch.
// Source: doc/sources.md#timing.
func (b *Board) hints(u *Useful) []Hint {
	branch := b.usefulBranch(u)
	var list []Hint
	switch u.Place {
	case PlaceLine:
		list = b.lineHints(&b.Lines[u.Line-1])
	case PlaceHidden:
		flying := b.Lines[u.Line-1].NaJia.Branch()
		list = []Hint{{Kind: HintHidden, Branches: distinct(branch, opposite(flying))}}
		list = b.faultHints(list, branch, u.Hidden.Marks)
	default:
		list = []Hint{{Kind: HintOnTime, Branches: distinct(branch)}}
	}
	for _, t := range b.Trines {
		if !t.Complete() {
			list = append(list, Hint{Kind: HintTrine, Branches: distinct(t.Awaits)})
		}
	}
	switch {
	case b.Patterns.Has(PatternDuFa):
		list = append(list, Hint{Kind: HintOnlyMover, Branches: b.branchesOf(true)})
	case b.Patterns.Has(PatternDuJing):
		list = append(list, Hint{Kind: HintOnlyQuiet, Branches: b.branchesOf(false)})
	}
	return list
}

// lineHints lists the times for a useful god on a line.
func (b *Board) lineHints(l *Line) []Hint {
	branch := l.NaJia.Branch()
	hint := Hint{Kind: HintStatic, Branches: distinct(branch, opposite(branch))}
	if l.Moving() {
		hint = Hint{Kind: HintMoving, Branches: distinct(branch.Partner(), branch)}
	}
	list := []Hint{hint}
	add := func(when bool, kind HintKind, branches ...ganzhi.EarthlyBranch) {
		if when {
			list = append(list, Hint{Kind: kind, Branches: distinct(branches...)})
		}
	}
	dayHelps := l.Marks.Any(MarkLinRi, MarkRiSheng, MarkRiFu)
	tomb := b.Rules.branchAtStage(l.Element(), ganzhi.StageMu)
	if tomb == branch { // no branch is in its own tomb
		add(l.State == StateWang && dayHelps, HintStrong, opposite(branch))
	} else {
		add(l.State == StateWang && dayHelps, HintStrong, tomb, opposite(branch))
	}
	add(!l.State.Strong() && !dayHelps, HintWeak, feeding(l.Element())...)
	list = b.faultHints(list, branch, l.Marks)
	add(l.Marks.Any(MarkDongMu, MarkHuaMu) && !l.Marks.Has(MarkRiMu), HintTomb, opposite(tomb))
	add(l.Marks.Has(MarkHeBan), HintBound, opposite(branch), opposite(branch.Partner()))
	add(l.Marks.Has(MarkJinShen), HintAdvance, branch)
	add(l.Marks.Has(MarkTuiShen), HintRetreat, opposite(branch), branch)
	return list
}

// faultHints adds the times that end a void, a break by the month and the tomb of
// the day.
func (b *Board) faultHints(list []Hint, branch ganzhi.EarthlyBranch, marks MarkSet) []Hint {
	if marks.Has(MarkXunKong) {
		list = append(list, Hint{
			Kind: HintVoid, Branches: distinct(branch, opposite(branch)), Days: ganzhi.Stems - int(b.Day.Stem()),
		})
	}
	if marks.Has(MarkYuePo) {
		list = append(list, Hint{Kind: HintBroken, Branches: distinct(branch, branch.Partner())})
	}
	if marks.Has(MarkRiMu) {
		list = append(list, Hint{Kind: HintTomb, Branches: distinct(opposite(b.Day.Branch()))})
	}
	return list
}

// branchesOf returns the branches of the lines that move, or of those that do not.
func (b *Board) branchesOf(moving bool) []ganzhi.EarthlyBranch {
	var list []ganzhi.EarthlyBranch
	for _, l := range b.Lines {
		if l.Moving() == moving {
			list = append(list, l.NaJia.Branch())
		}
	}
	return list
}

// feeding returns the branches whose element generates e or is e.
func feeding(e ganzhi.Element) []ganzhi.EarthlyBranch {
	var list []ganzhi.EarthlyBranch
	for branch := range ganzhi.EarthlyBranch(ganzhi.Branches) {
		if by := branch.Element(); by == e || by.Generates() == e {
			list = append(list, branch)
		}
	}
	return list
}

// distinct leaves out branches that were there before.
func distinct(branches ...ganzhi.EarthlyBranch) []ganzhi.EarthlyBranch {
	var seen uint16
	list := make([]ganzhi.EarthlyBranch, 0, len(branches))
	for _, b := range branches {
		if seen>>b&1 == 0 {
			list = append(list, b)
		}
		seen |= 1 << b
	}
	return list
}
