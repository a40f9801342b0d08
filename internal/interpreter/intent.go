package interpreter

import (
	"regexp"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/terms"
)

// purpose is what a message is for.
type purpose uint8

const (
	purposeTalk      purpose = iota // thinking something through, no chart wanted
	purposeGreeting                 // hello, what can you do
	purposeThanks                   // thanks, goodbye
	purposeOther                    // nothing that belongs here
	purposeConcept                  // how something works or what a word means
	purposeCompare                  // two conventions side by side
	purposeChart                    // a reading of a person's own chart
	purposeZiwei                    // a reading of a person's Zi Wei chart
	purposeZiweiTerm                // a word of Zi Wei
	purposeDay                      // what an almanac prints for a day, or which days suit something
	purposeTerms                    // when solar terms fall
	purposeReverse                  // when there are four pillars
	purposeMatch                    // two charts side by side
	purposeXiao                     // Xiao Liu Ren, of a day or a question
	purposeMeihua                   // plum blossom numbers
	purposeDraw                     // cards or a hexagram
	purposeSymbol                   // what a card or a hexagram means
	purposeRefuse                   // nothing that any method could answer
	purposeGrief                    // someone has died
	purposeCrisis                   // someone may be in danger
	purposeUnsure                   // an open question cannot be answered as it was put
	purposeRecall                   // what birth was given
	purposeHouse                    // what this place does, costs and keeps
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
	lent       bool // topic is that of an earlier message
	manner     manner
	convention convention
	concepts   []string     // words of the field that the message names
	unknown    bool         // concepts holds a word that is none of the field's as far as is known
	aspects    []aspect     // parts of a chart's deeper reading that it asks for
	limit      limit        // what must be said first about the question's bounds
	draw       string       // the tool for purposeDraw
	yarrow     bool         // yarrow stalks are asked for
	given      given        // what the person cast or drew
	wishes     wishes       // of a draw
	symbols    []string     // ids of the notes on cards or a hexagram that are asked for
	chance     bool         // a cast, cards or another draw is asked for
	spread     string       // the tarot spread that is named; "" = the tool's own choice
	report     bool         // a report was asked for
	example    bool         // an invented example was asked for
	noChart    bool         // the person wants no chart or gives no birth data
	noSex      bool         // the person would rather not say a sex
	year       bool         // a particular year is asked about
	gentle     bool         // the person is not doing well
	danger     danger       // for purposeCrisis
	lately     danger       // the danger that the message before told of
	other      bool         // about someone who is not here
	task       string       // the message that the answer is for: the last one, or the one it goes on with
	goesOn     bool         // the last message goes on with task
	single     bool         // one step is wanted
	switches   bool         // a known chart is to be made by another convention
	reply      continuation // for purposeUnsure: in which way the question is left open
	claim      claim        // a pillar that the person says it should be
	house      string       // the guide on this place that is asked for
}

// readIntent understands the last of the messages; the earlier ones lend it
// their topic when it has none of its own, and their task when it only goes on.
func readIntent(s *scene) intent {
	said := s.said()
	last := len(said) - 1
	in := understand(s, said[last])
	if last > 0 && in.danger == safe {
		in.lately = dangerOf(newWords(said[last-1]))
	}
	if last > 0 && in.danger == safe && !in.limit.refuses() && in.lately == safe {
		in.resume(s, said)
	}
	if in.lately != safe && !mentionsBirth(s) && in.topic == topicNone && len(in.concepts) == 0 && in.limit == limitNone {
		in.purpose = purposeCrisis // "no", "I am alone" and the like go on with it
	}
	for _, text := range said {
		in.noSex = in.noSex || newWords(text).has(noSexWords...)
	}
	for i := last - 1; i >= 0 && in.topic == topicNone; i-- {
		in.topic = topicOf(newWords(said[i]))
		in.lent = in.topic != topicNone
	}
	return in
}

// understand reads one message by itself.
func understand(s *scene, text string) intent {
	w := newWords(address.ReplaceAllString(text, " "))
	in := intent{
		task:     text,
		topic:    topicOf(w),
		manner:   mannerOf(w),
		single:   w.has(singleWords...),
		concepts: conceptsOf(w),
		report:   w.has(reportWords...),
		example:  w.has(exampleWords...),
		noChart:  w.has(noChartWords...),
		gentle:   w.has(gentleWords...),
		year:     w.has(yearWords...),
		switches: w.has(switchWords...),
		claim:    claimOf(text),
		house:    houseOf(w),
	}
	in.danger = dangerOf(w)
	in.limit = limitOf(w)
	in.convention = conventionOf(w)
	in.draw = drawMeant(s, w)
	if g, tool := readGiven(s, text, w); tool != "" {
		in.given, in.draw = g, tool
	}
	in.yarrow = w.has(yarrowWords...)
	if in.draw != "" {
		in.wishes = wishesOf(text, w)
	}
	if in.draw == toolTarot {
		in.spread = spreadOf(w)
	}
	in.aspects = aspectsOf(w)
	in.chance = in.draw != "" || w.has(xiaoWords...) || w.has(meihuaWords...)
	if in.chance && !in.limit.refuses() && w.has(medicalWords...) {
		in.limit = limitDiagnosis
	}
	in.purpose = in.choose(s, w)
	in.takeGiven()
	in.takeSymbols(s, w)
	if term := askedTerm(text); in.purpose == purposeOther && term != "" && !w.has(everydayWords...) {
		in.purpose, in.concepts, in.unknown = purposeConcept, []string{term}, true
	}
	return in
}

// takeGiven turns to what the person cast or drew, unless something weightier was
// said with it.
func (in *intent) takeGiven() {
	switch in.purpose {
	case purposeCrisis, purposeRefuse, purposeGrief:
		return
	}
	if in.given.own {
		in.purpose = purposeDraw
	}
}

// takeSymbols turns to the meaning of a card or a hexagram that is asked for by
// name and is none of those drawn before.
func (in *intent) takeSymbols(s *scene, w words) {
	switch in.purpose {
	case purposeDraw:
		if numbered := hexagramNumber.MatchString(arabic(string(w))); !numbered || in.given.own || drawCommand.MatchString(string(w)) {
			return
		}
		in.symbols = symbolsOf(w)
	case purposeConcept, purposeTalk, purposeOther, purposeChart:
		if in.draw == "" || in.draw != s.drawn() {
			in.symbols = symbolsOf(w)
		}
	}
	if len(in.symbols) > 0 {
		in.purpose = purposeSymbol
	}
}

// address is that of a page, whose words say nothing of what is wanted.
var address = regexp.MustCompile(`(?i)\bhttps?://\S+|\bwww\.\S+`)

// askedTerm returns the word whose meaning a short message asks for.
func askedTerm(text string) string {
	m := termAsked.FindStringSubmatch(strings.TrimSpace(terms.Simplified(text)))
	if m == nil {
		return ""
	}
	for _, term := range m[1:] {
		if term = strings.TrimSpace(term); term != "" {
			return strings.ToLower(term)
		}
	}
	return ""
}

var termAsked = regexp.MustCompile(`(?i)^(?:请问)?(?:什么是|啥是|解释一下)[“"「《]?([\p{Han}]{2,8}?)[”"」》]?[？?。呢啊]*$|([\p{Han}]{2,8}?)[”"」》]?(?:是什么意思|是什么|是啥|什么意思)[？?。呢啊]*$|^(?:what (?:is|are)|explain|define) (?:an? |the )?([a-z][a-z \-]{2,30}?)[?.]*$`)

// choose decides what the message is for. The order is the order of importance.
func (in *intent) choose(s *scene, w words) purpose {
	hasChart := s.hasChart()
	hasBirth := s.snapshot.SelectedBirthInformation != nil
	given := parseBirth(in.task)
	asks := (w.has(explainWords...) || w.has("吗")) && given.date == ""
	own := w.has(ownWords...)
	reading := w.has(readingWords...) || in.ownAspect(w)
	calculator := calculatorOf(s, w)
	switch {
	case in.danger != safe:
		return purposeCrisis
	case in.limit.refuses():
		return purposeRefuse
	case w.has(griefWords...) && parseBirth(s.message).date == "":
		return purposeGrief
	case w.has(identityWords...):
		return purposeGreeting
	case w.has(recallWords...):
		return purposeRecall
	case in.house != "" && given.date == "":
		return purposeHouse
	case in.claim.pillar != "":
		return purposeChart
	case in.elsewhere(w, asks || given.date != ""):
		return purposeOther
	case in.meansZiwei(s, w):
		return in.chooseZiwei(s, w)
	case calculator != purposeTalk:
		return calculator
	case strings.HasPrefix(given.time, "23:") && given.date != "" && given.boundary == "" && w.has(dayPillarWords...):
		in.convention, in.switches = conventionDay, true
		return purposeCompare
	case in.convention != conventionNone && (in.switches || w.has(compareWords...)):
		return purposeCompare
	case w.has(otherSoftware...):
		return purposeConcept
	case in.draw != "" && (!asks || in.draw == s.drawn() || drawCommand.MatchString(string(w))):
		return purposeDraw
	case len(in.concepts) > 0 && w.has(defineWords...) && !in.possessed(w) && given.date == "":
		return purposeConcept
	case len(in.concepts) > 0 && (asks || in.example) && !(own && (hasChart || hasBirth || reading)):
		return purposeConcept
	case in.noChart:
		return purposeTalk
	case mentionsBirth(s), in.example && (in.topic != topicNone || reading || w.has("chart", "盘") || len(s.earlier) > 0 && w.size() <= 40):
		return purposeChart
	case w.size() <= 24 && w.has(greetingWords...) && in.topic == topicNone:
		return purposeGreeting
	case len(s.earlier) > 0 && slices.Contains(nodWords, strings.TrimSpace(string(w))):
		return purposeThanks
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

// elsewhere reports whether a kind of divination is asked for that is not done
// here, and nothing that is.
func (in *intent) elsewhere(w words, asks bool) bool {
	return !asks && in.draw == "" && w.has(elsewhereWords...) && !w.has(baziOwnWords...) && !w.has(ziweiWords...)
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
	case w.has(whyWords...), w.size() <= 5 && w.has("为什么", "为啥", "why"):
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

// spreadOf returns the tarot spread that is named, or "".
func spreadOf(w words) string {
	for _, s := range spreadWords {
		if w.has(s.words...) {
			return s.id
		}
	}
	return ""
}

func drawOf(w words) string {
	switch {
	case w.has(tarotWords...):
		return toolTarot
	case w.has(iChingWords...):
		return toolIChing
	}
	return ""
}
