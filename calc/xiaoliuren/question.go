package xiaoliuren

import (
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Question is the pair of palaces of a question (问卦). It does not keep the
// question.
type Question struct {
	At     civil.DateTime
	Length int                  // of the question, in code points
	Hour   ganzhi.EarthlyBranch // 时辰, the double hour
	Start  Palace               // 起始卦, by the length
	Turn   Palace               // 时辰卦, on from it by the double hour
}

// Ask counts the palaces of a question at a reading of the clock: the first from
// 大安 as one by the code points of the question, the second from there as 子 to the
// double hour. An emoji of one code point counts one. An empty question, or a
// reading that no clock shows, is a *calc.InputError.
//
// Source: doc/sources.md#xiao-liu-ren-question.
func Ask(question string, at civil.DateTime) (Question, error) {
	q := Question{At: at, Length: utf8.RuneCountInString(question)}
	if q.Length == 0 {
		return Question{}, &calc.InputError{Field: "question", Value: "",
			Reason: "is empty; ask in at least one character", ReasonZh: "为空；请至少写一个字"}
	}
	if !at.Valid() {
		return Question{}, &calc.InputError{Field: "datetime", Value: at.String(),
			Reason: "is no date and time of the Gregorian calendar", ReasonZh: "不是公历的日期与时刻"}
	}
	q.Hour = ganzhi.BranchOfHour(at.Hour)
	q.Start = count(q.Length - 1)
	q.Turn = count(int(q.Start) + int(q.Hour))
	return q, nil
}

// Text is the reading (解卦) of the two palaces together.
func (q Question) Text() calc.Text { return pairTexts[q.Start][q.Turn] }
