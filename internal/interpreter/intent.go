package interpreter

import "strings"

// purpose is what a message is for.
type purpose uint8

const (
	purposeTalk     purpose = iota // thinking something through, no chart wanted
	purposeGreeting                // hello, what can you do
	purposeThanks                  // thanks, goodbye
	purposeOther                   // nothing that belongs here
	purposeConcept                 // how something works or what a word means
	purposeCompare                 // two conventions side by side
	purposeChart                   // a reading of a person's own chart
	purposeDraw                    // cards, a hexagram or a Zi Wei chart
	purposeRefuse                  // nothing that any method could answer
	purposeGrief                   // someone has died
	purposeCrisis                  // someone may be in danger
)

// topic is the part of life that a question is about.
type topic uint8

const (
	topicNone topic = iota
	topicCareer
	topicLove
	topicMoney
	topicStudy
	topicWellbeing
	topicFamily
	topicMove
	topicTiming
	topicSelf
)

// manner is how an answer is wanted.
type manner uint8

const (
	mannerFull  manner = iota
	mannerWhy          // the grounds
	mannerShort        // in plain words
	mannerSteps        // something to do
	mannerMore         // what was not said yet
)

// convention is a choice between schools that a chart can be worked out by.
type convention uint8

const (
	conventionNone  convention = iota
	conventionDay              // the day changes at midnight or at 23:00
	conventionSolar            // civil or true solar time
)

// intent is what the interpreter understood.
type intent struct {
	purpose    purpose
	topic      topic
	manner     manner
	convention convention
	concepts   []string // words of the field that the message names
	aspects    []aspect // parts of a chart's deeper reading that it asks for
	limit      limit    // what must be said first about the question's bounds
	draw       string   // the tool for purposeDraw
	report     bool     // a report was asked for
	example    bool     // an invented example was asked for
	noChart    bool     // the person wants no chart or gives no birth data
	noSex      bool     // the person would rather not say a sex
	year       bool     // a particular year is asked about
	gentle     bool     // the person is not doing well
	danger     danger   // for purposeCrisis
	lately     danger   // the danger that the message before told of
	other      bool     // about someone who is not here
}

// readIntent understands the last of the messages; the earlier ones lend it
// their topic when it has none of its own.
func readIntent(s *scene) intent {
	said := s.said()
	w := newWords(said[len(said)-1])
	in := intent{
		topic:    topicOf(w),
		manner:   mannerOf(w),
		concepts: conceptsOf(w),
		report:   w.has(reportWords...),
		example:  w.has(exampleWords...),
		noChart:  w.has(noChartWords...),
		gentle:   w.has(gentleWords...),
		other:    otherPerson.MatchString(s.message),
		year:     w.has(yearWords...),
	}
	in.danger = dangerOf(w)
	if n := len(said); n > 1 && in.danger == safe {
		in.lately = dangerOf(newWords(said[n-2]))
	}
	in.limit = limitOf(w)
	in.convention = conventionOf(w)
	in.draw = drawOf(w)
	in.aspects = aspectsOf(w)
	in.purpose = in.choose(s, w)
	if in.lately != safe && !mentionsBirth(s) && in.topic == topicNone && len(in.concepts) == 0 && in.limit == limitNone {
		in.purpose = purposeCrisis // "no", "I am alone" and the like go on with it
	}
	for _, text := range said {
		in.noSex = in.noSex || newWords(text).has(noSexWords...)
	}
	for i := len(said) - 2; i >= 0 && in.topic == topicNone; i-- {
		in.topic = topicOf(newWords(said[i]))
	}
	return in
}

// choose decides what the message is for. The order is the order of importance.
func (in *intent) choose(s *scene, w words) purpose {
	hasChart := len(s.snapshot.VerifiedCalculations) > 0
	hasBirth := s.snapshot.SelectedBirthInformation != nil
	asks := w.has(explainWords...) || w.has("吗") && parseBirth(s.message).date == ""
	own := w.has(ownWords...)
	reading := w.has(readingWords...) || in.ownAspect(w)
	switch {
	case in.danger != safe:
		return purposeCrisis
	case in.limit.refuses():
		return purposeRefuse
	case w.has(griefWords...) && parseBirth(s.message).date == "":
		return purposeGrief
	case w.has(identityWords...):
		return purposeGreeting
	case in.convention != conventionNone && w.has(compareWords...):
		return purposeCompare
	case in.draw != "" && !asks:
		return purposeDraw
	case len(in.concepts) > 0 && w.has(defineWords...) && !in.possessed(w):
		return purposeConcept
	case len(in.concepts) > 0 && (asks || in.example) && !(own && (hasChart || hasBirth || reading)):
		return purposeConcept
	case in.noChart:
		return purposeTalk
	case mentionsBirth(s), in.example && (in.topic != topicNone || reading || w.has("chart", "盘")):
		return purposeChart
	case w.size() <= 24 && w.has(greetingWords...) && in.topic == topicNone:
		return purposeGreeting
	case w.size() <= 16 && w.has(thanksWords...) && in.topic == topicNone:
		return purposeThanks
	case hasChart, hasBirth && (own || reading || in.report || in.topic != topicNone):
		return purposeChart
	case len(in.concepts) > 0 && !own && !reading:
		return purposeConcept
	case reading, in.report && own && in.topic != topicNone:
		return purposeChart
	case len(in.concepts) > 0:
		return purposeConcept
	case in.topic != topicNone, in.gentle, in.limit != limitNone, s.research, w.has(choiceWords...):
		return purposeTalk
	}
	return purposeOther
}

// ownAspect reports whether a part of a chart's reading is asked about as the
// person's own, and not to be taught about.
func (in *intent) ownAspect(w words) bool {
	return len(in.aspects) > 0 && w.has(mineWords...) && !w.has(teachWords...)
}

// possessed reports whether a word of the field is asked about as the person's own.
func (in *intent) possessed(w words) bool {
	for _, c := range in.concepts {
		if w.find("我的"+c) >= 0 || w.find("我"+c) >= 0 || w.find("my "+c) >= 0 {
			return true
		}
	}
	return false
}

// topicOf returns the topic with the most words in the message; of equals the
// one that stands first in the list.
func topicOf(w words) topic {
	best, most := topicNone, 0
	for _, t := range topicWords {
		if n := w.count(t.words); n > most {
			best, most = t.topic, n
		}
	}
	return best
}

func mannerOf(w words) manner {
	switch {
	case w.has(shortWords...):
		return mannerShort
	case w.has(whyWords...):
		return mannerWhy
	case w.has(stepWords...):
		return mannerSteps
	case w.size() <= 12 && w.has(moreWords...):
		return mannerMore
	}
	return mannerFull
}

// conceptsOf returns the words of the field in the message, longest first where
// one contains another.
func conceptsOf(w words) []string {
	var out []string
	for _, c := range conceptWords {
		if w.find(c) < 0 {
			continue
		}
		covered := false
		for _, o := range out {
			covered = covered || strings.Contains(o, c)
		}
		if !covered {
			out = append(out, c)
		}
	}
	return out
}

func conventionOf(w words) convention {
	switch {
	case w.has(dayBoundaryWords...):
		return conventionDay
	case w.has(solarTimeWords...):
		return conventionSolar
	}
	return conventionNone
}

func drawOf(w words) string {
	switch {
	case w.has(tarotWords...):
		return toolTarot
	case w.has(iChingWords...):
		return toolIChing
	case w.has(ziweiWords...):
		return toolZiwei
	}
	return ""
}
