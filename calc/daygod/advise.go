package daygod

// Mark is what is printed of an activity (注).
type Mark uint8

// The marks.
const (
	MarkNone    Mark = iota // nothing
	MarkSuited              // 宜
	MarkAvoided             // 忌
)

// String returns the Hanzi, or "".
func (m Mark) String() string { return [...]string{"", "宜", "忌"}[m] }

// Note says which rule had the last word on an activity (按语).
type Note uint8

// The notes.
const (
	NoteNone     Note = iota
	NoteBalanced      // 吉凶相抵
	NoteHeavier       // 从忌不从宜
	NoteLifted        // 遇解
	NoteClosed        // 诸事不宜
	NoteOpen          // 诸事不忌
	NoteOnlyList      // 余事不注
	NoteRule          // 铺注条例
)

var noteTexts = [...][2]string{
	{"", ""},
	{"吉凶相抵，不注宜亦不注忌", "lucky and unlucky gods balance: neither is printed"},
	{"有宜有忌，从忌不从宜", "suited as well, but the unlucky gods weigh more"},
	{"本有所忌，遇解而不忌", "a god that avoids it has yielded to a helper, or keeps to other activities"},
	{"诸事不宜之日", "a day on which everything is avoided"},
	{"诸事不忌之日", "a day on which nothing is avoided"},
	{"此日只注数事，余事不注", "a day on which only a short list is printed"},
	{"依铺注条例", "by the closing rules of what is printed"},
}

// Words returns the note in Chinese and in English.
func (n Note) Words() (zh, en string) { return noteTexts[n][0], noteTexts[n][1] }

// Verdict is what a day says of an activity, with its reasons.
type Verdict struct {
	Mark    Mark
	For     Set // gods of the day that suit it
	Against Set // gods of the day that avoid it, at the weight they have
	Note    Note
}

// Advice is what a day says of every activity (宜忌).
type Advice struct {
	Gods     Set
	Verdicts [Activities]Verdict
	Closed   Set // the gods on whose account everything is avoided; usually none
}

// Advise returns what a day suits and avoids.
//
// Rule: an activity is suited by the gods its entry names, and avoided by those
// it names, at the weight they have that month beside the day's helpers; what
// holds beats what suits, what balances leaves both unprinted. Then the closing
// rules.
// Source: doc/sources.md#activities.
func Advise(f Frame, r Rules) *Advice {
	b := compiled()
	advice := &Advice{Gods: Of(f, r)}
	s := weigh(f, advice.Gods, r)
	if !s.closed.Empty() {
		advice.close(s.closed)
		return advice
	}
	suitors := advice.Gods
	if r.YearVirtue && suitors.meets(b.yearVirtues) {
		suitors = suitors.or(b.twoVirtues)
	}
	for i := range advice.Verdicts {
		advice.Verdicts[i] = b.judge(Activity(i), f, suitors, s)
	}
	c := closing{book: b, frame: f, gods: advice.Gods, verdicts: &advice.Verdicts, balanced: s.by[weightBalanced]}
	c.apply(r)
	return advice
}

func (a *Advice) close(gods Set) {
	a.Closed = gods
	for i := range a.Verdicts {
		a.Verdicts[i] = Verdict{Mark: MarkAvoided, Against: gods, Note: NoteClosed}
	}
}

// Suited returns the activities printed as suited, in the order of the book.
func (a *Advice) Suited() []Activity { return a.marked(MarkSuited) }

// Avoided returns the activities printed as avoided, in the order of the book.
func (a *Advice) Avoided() []Activity { return a.marked(MarkAvoided) }

func (a *Advice) marked(m Mark) []Activity {
	var list []Activity
	for i, v := range a.Verdicts {
		if v.Mark == m {
			list = append(list, Activity(i))
		}
	}
	return list
}

// judge weighs one activity before the closing rules.
func (b *book) judge(a Activity, f Frame, gods Set, s scale) Verdict {
	e := &b.activities[a]
	v := Verdict{For: e.suited(gods, f)}
	hard := e.avoids.and(s.by[weightHold].or(s.by[weightSpared]))
	for _, w := range [...]weight{weightArmyDoctor, weightArmy, weightYan, weightJian} {
		if b.rest[w][a] {
			hard = hard.or(e.avoids.and(s.by[w]))
		}
	}
	if sparedAvoids(a) {
		hard = hard.or(s.by[weightSpared].and(b.breaker))
	}
	soft := e.avoids.and(s.by[weightBalanced])
	switch suited := !v.For.Empty(); {
	case !hard.Empty():
		v.Mark, v.Against = MarkAvoided, hard.or(soft)
		if suited {
			v.Note = NoteHeavier
		}
	case !soft.Empty() && suited:
		v.Against, v.Note = soft, NoteBalanced
	case !soft.Empty():
		v.Mark, v.Against = MarkAvoided, soft
	case e.avoids.meets(s.by[weightMuted]):
		v.Against, v.Note = e.avoids.and(s.by[weightMuted]), NoteBalanced
	case suited:
		v.Mark = MarkSuited
		if e.avoids.meets(gods) {
			v.Note = NoteLifted
		}
	}
	return v
}

// suited returns the gods of the day that suit the activity.
func (e *entry) suited(gods Set, f Frame) Set {
	if e.season[0] != 0 && !inSeason(e.season, f) {
		return Set{}
	}
	s := e.suits.and(gods)
	if e.together[0].meets(gods) && e.together[1].meets(gods) {
		s = s.or(e.together[0].or(e.together[1]).and(gods))
	}
	return s
}

// inSeason reports whether the day lies from one term to before another. Without
// a term the season is unknown and nothing is suited by it.
func inSeason(season [2]int, f Frame) bool {
	if f.TermDay == 0 {
		return false
	}
	from, to := season[0], season[1]
	if from < to {
		return from <= f.Term && f.Term < to
	}
	return f.Term >= from || f.Term < to
}

// sparedAvoids are the three activities that 月破 beside a virtue avoids although
// it does not otherwise.
func sparedAvoids(a Activity) bool {
	return a == ActivityJieChu || a == ActivityLiaoBing || a == ActivityPoWu
}
