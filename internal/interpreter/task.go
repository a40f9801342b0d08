package interpreter

import "strings"

// continuation is how a message goes on with the one before.
type continuation uint8

const (
	ownTask    continuation = iota // it is a task of its own
	goesOnAll                      // "please go on": the task before stands
	goesOnBy                       // the same in another manner: simpler, a step, more
	givesData                      // nothing but what was asked about a birth
	fitsNone                       // "none of these"
	isUnsure                       // "I am not sure"
	tellsLater                     // "I will look it up"
)

// continues finds how a message goes on with earlier ones.
func (s *scene) continues(text string) continuation {
	w := newWords(text)
	b := parseBirth(text)
	empty := topicOf(w) == topicNone && len(conceptsOf(w)) == 0 && conventionOf(w) == conventionNone && limitOf(w) == limitNone &&
		len(aspectsOf(w)) == 0 && !w.has(ziweiOwnWords...) && !w.has(ziweiSharedWords...) && !w.has(reportWords...) && !w.has(exampleWords...) && !w.has(noChartWords...)
	data := b.date != "" || b.time != "" || b.timezone != "" || b.sex != "" || b.noTime || b.place != "" || b.unclear != clear
	switch {
	case w.has(goOnTexts...):
		return goesOnAll
	case strings.TrimSpace(string(w)) == "都不是", w.has("none of these") && w.size() < 16:
		return fitsNone
	case w.size() <= 80 && w.has(unsureTexts...):
		return isUnsure
	case w.size() <= 40 && w.has(laterTexts...):
		return tellsLater
	case w.has(noSexWords...):
		return givesData
	case !empty:
		return ownTask
	case mannerOf(w) != mannerFull && w.size() <= 60 && b.date == "" && b.time == "" && b.sex == "":
		return goesOnBy
	case data && w.size() <= 60 && !w.has(readingWords...) && !aboutOther.MatchString(text) && !aboutSpeaker.MatchString(text):
		return givesData
	}
	return ownTask
}

// goOnTexts are what the page sends when the person goes on.
var goOnTexts = []string{"我补上了出生资料", "请用已经得到的结果继续回答", "i have added my birth details", "please go on with the results you already have"}

var unsureTexts = []string{"我不确定 如果不知道这一点", "如果不知道这一点 结果会有什么不同", "i am not sure what changes if this stays unknown"}

var laterTexts = []string{"我去查", "我查到", "我来写", "i will look up", "i will find", "i will write"}

// resume takes up the task that a continuation goes on with.
func (in *intent) resume(s *scene, said []string) {
	last := len(said) - 1
	how := s.continues(said[last])
	if how == fitsNone || how == isUnsure || how == tellsLater {
		in.purpose, in.reply = purposeUnsure, how
	}
	i := last - 1
	for i > 0 && s.continues(said[i]) != ownTask {
		i--
	}
	if how == ownTask || in.purpose == purposeUnsure || i < 0 {
		return
	}
	was := understand(s, said[i])
	taken := was.purpose != purposeOther && was.purpose != purposeGreeting && was.purpose != purposeThanks && was.purpose != purposeCrisis
	if how == givesData {
		taken = was.purpose == purposeChart || was.purpose == purposeZiwei || was.purpose == purposeMatch || was.purpose == purposeDay || was.purpose == purposeCompare
	}
	if !taken {
		return
	}
	manner := in.manner
	single := in.single
	noSex := in.noSex
	*in = was
	in.task, in.goesOn, in.noSex = said[i], how != givesData, noSex
	if how == goesOnBy {
		in.manner, in.single = manner, single
		in.report = false
	}
}
