package interpreter

import (
	"regexp"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/terms"
)

// whose is a person of the conversation: the speaker, or another by a word for them.
type whose string

const (
	speakers whose = ""
	someones whose = "someone" // a birth given without a word on whose it is
)

// people are the births that a conversation tells of, each by whose it is.
type people struct {
	births map[whose]birth
	now    whose    // whom the last message is about
	other  whose    // the other person spoken of last
	two    []string // dates of which one has to be chosen
}

// readPeople hears the person's messages, oldest first. A selected profile is the
// speaker's and wins over what was said before the present message.
func readPeople(said []string, profile *agent.BirthInfo) *people {
	p := &people{births: map[whose]birth{}}
	for i, text := range said {
		if i == len(said)-1 && profile != nil && profile.Date != "" {
			p.births[speakers] = profileBirth(profile, p.births[speakers].place)
		}
		p.hear(text)
	}
	return p
}

func profileBirth(p *agent.BirthInfo, place string) birth {
	b := birth{date: p.Date, timezone: p.Timezone, boundary: p.DayBoundary, solar: p.SolarTime, longitude: p.Longitude, sex: p.Sex, place: place}
	if p.Time != nil {
		b.time = *p.Time
	}
	b.noTime = b.time == ""
	return b
}

// birth returns the birth of the one who is spoken of.
func (p *people) birth() birth {
	b := p.births[p.now]
	if p.two != nil {
		b.date, b.time, b.unclear, b.options = "", "", twoBirths, p.two
	}
	return b
}

// hear takes in one message, which may tell of two births.
func (p *people) hear(text string) {
	told := splitBirths(text)
	if len(told) < 2 {
		p.take(text, parseBirth(text))
		return
	}
	a, b := parseBirth(told[0]), parseBirth(told[1])
	if a.date == "" || b.date == "" || a.date == b.date {
		p.take(text, parseBirth(text))
		return
	}
	head, tail := aroundDate(told[1])
	before, _ := aroundDate(told[0])
	p.take(before, a)
	first := p.now
	p.take(head, b)
	if p.now == first { // nothing tells the two apart
		p.births[first], p.births[someones] = a, b
	}
	p.two = []string{a.date, b.date}
	if who, chosen := p.subject(tail); chosen {
		p.now, p.two = who, nil
	}
}

// aroundDate cuts a text behind its first date: in front stands whose it is.
func aroundDate(text string) (head, tail string) {
	for _, re := range dateShapes {
		if at := re.FindStringIndex(text); at != nil {
			return text[:at[1]], text[at[1]:]
		}
	}
	return text, ""
}

// take adds what a message says of one birth.
func (p *people) take(text string, b birth) {
	now, told := p.subject(text)
	if !told && b.date != "" {
		now = p.ownerOf(text, b.date)
	}
	if told || b.date != "" {
		p.two = nil
	}
	p.now = now
	if day := p.births[now].withDay(text); day.date != "" && b.date == "" {
		b = day.with(b)
	}
	if now != speakers {
		p.other = now
	}
	if b.changesNothing() && b.sex == "" && b.place == "" && !b.noTime && !b.civil {
		return
	}
	if b.date == "" && p.births[now].place != "" && !newWords(text).has(birthWords...) && !placeAsked.MatchString(text) {
		b.place = "" // a lone word is taken for the place once
	}
	if now != speakers && b.sex == "" {
		b.sex = kinOf(now).sex
	}
	if was, known := p.births[now]; known && b.date != "" && correction.MatchString(text) {
		was.date = b.date // only the date was wrong
		p.births[now] = was
	}
	p.births[now] = p.births[now].with(b)
}

// dayOnly is an answer to the question for the day of a month.
var dayOnly = regexp.MustCompile(`^\D{0,4}(?:[0-9]{1,2}月)?([0-9]{1,2})[日号]`)

// withDay completes a birth of which only the month was known.
func (b birth) withDay(text string) birth {
	m := dayOnly.FindStringSubmatch(arabic(terms.Simplified(text)))
	if b.unclear != noDay || m == nil {
		return birth{}
	}
	return parseBirth(b.options[0] + "-" + m[1])
}

// ownerOf finds whose an unmarked date is: the one who has it already, else a
// new person when another was known and the words ask for one more.
func (p *people) ownerOf(text, date string) whose {
	for w, b := range p.births {
		if b.date == date {
			return w
		}
	}
	if p.births[p.now].date != "" && anotherOne.MatchString(text) {
		return someones
	}
	return p.now
}

// subject finds whom a message is about; told is false when it does not say.
func (p *people) subject(text string) (who whose, told bool) {
	text = aside.ReplaceAllString(terms.Simplified(text), "")
	own := lastOf(aboutSpeaker, text)
	other := lastOf(aboutOther, text)
	if other == nil {
		other = lastOf(otherPerson, text)
	}
	switch {
	case other != nil && (own == nil || own[0] <= other[0]):
		return p.named(text[other[0]:other[1]]), true
	case own != nil:
		return speakers, true
	}
	return p.now, false
}

// named returns the person that some words name. A pronoun stands for the one
// spoken of last.
func (p *people) named(text string) whose {
	for _, k := range kin {
		if k.who != "he" && k.who != "she" && k.words.MatchString(text) {
			return k.who
		}
	}
	if p.other != speakers {
		return p.other
	}
	for _, k := range kin {
		if k.words.MatchString(text) {
			return k.who
		}
	}
	return someones
}

// owner finds whose birth a chart was made from.
func (p *people) owner(in chartInput) (whose, bool) {
	for w, b := range p.births {
		sameTime := b.time == "" || in.Time == nil || b.time == *in.Time
		if b.date == in.Date && sameTime {
			return w, true
		}
	}
	return speakers, false
}

// kinship is a word for another person, with the sex it tells.
type kinship struct {
	who   whose
	sex   string
	words *regexp.Regexp
}

func kinOf(w whose) kinship {
	for _, k := range kin {
		if k.who == w {
			return k
		}
	}
	return kinship{who: w}
}

var kin = []kinship{
	{"wife", "female", regexp.MustCompile(`(?i)老婆|妻子|媳妇|太太|\bwife`)},
	{"girlfriend", "female", regexp.MustCompile(`(?i)女朋友|女友|\bgirlfriend`)},
	{"mother", "female", regexp.MustCompile(`(?i)妈|母亲|\b(?:mother|mom|mum)`)},
	{"daughter", "female", regexp.MustCompile(`(?i)女儿|闺女|女孩|\bdaughter`)},
	{"sister", "female", regexp.MustCompile(`(?i)姐|妹|\bsister`)},
	{"husband", "male", regexp.MustCompile(`(?i)老公|丈夫|\bhusband`)},
	{"boyfriend", "male", regexp.MustCompile(`(?i)男朋友|男友|\bboyfriend`)},
	{"father", "male", regexp.MustCompile(`(?i)爸|父亲|\b(?:father|dad)`)},
	{"son", "male", regexp.MustCompile(`(?i)儿子|男孩|\bson\b`)},
	{"brother", "male", regexp.MustCompile(`(?i)哥|弟|\bbrother`)},
	{"friend", "", regexp.MustCompile(`(?i)朋友|闺蜜|\bfriend`)},
	{"colleague", "", regexp.MustCompile(`(?i)同事|同学|\bcolleague`)},
	{"child", "", regexp.MustCompile(`(?i)孩子|宝宝|小孩|\b(?:child|kid|baby)`)},
	{"partner", "", regexp.MustCompile(`(?i)对象|伴侣|另一半|\bpartner|\bex\b`)},
	{"he", "male", regexp.MustCompile(`(?i)他|\b(?:he|him|his)\b`)},
	{"she", "female", regexp.MustCompile(`(?i)她|\b(?:she|her)\b`)},
}

const kinWords = `老婆|妻子|媳妇|太太|女朋友|女友|妈妈|我妈|母亲|女儿|姐姐|妹妹|老公|丈夫|男朋友|男友|爸爸|我爸|父亲|儿子|哥哥|弟弟|朋友|闺蜜|同事|同学|孩子|宝宝|对象|伴侣|另一半|他|她`

const kinEnglish = `(?:my )?(?:wife|girlfriend|mother|mom|mum|daughter|sister|husband|boyfriend|father|dad|son|brother|friend|partner|ex|child)`

const parts = `盘|命盘|八字|四柱|性格|事业|感情|财运|学业|学习|日主|大运|五行|健康|运势|流年|工作|婚姻|用神|格局`

var (
	// aboutOther finds that a chart or a question is another person's.
	aboutOther = regexp.MustCompile(`(?i)(?:` + kinWords + `)(?:看看|看一下|看|算算|算一下|算|排|测)|(?:那|看看|看一下|帮我看|算算|算一下|算|说说|先看)我?(?:` + kinWords + `)(?:的|呢|怎么|适合|是|[？?，,。 ]|$)|(?:` + kinWords + `)(?:呢|怎么样|怎样|如何)|(?:` + kinWords + `)的(?:` + parts + `)|(?:他|她)(?:适合|是什么样|命)` +
		`|\b(?:what|how) about (?:him|her|them|` + kinEnglish + `)|\band (?:him|her|he|she)\b|\b(?:his|her|their|` + kinEnglish + `'s) (?:chart|bazi|career|work|character|personality|birth|love|money|day master|luck)|\b(?:is|does|what is|how is|what's) (?:he|she)\b`)
	// aboutSpeaker finds that it is the speaker's own.
	aboutSpeaker = regexp.MustCompile(`(?i)我(?:呢|自己|本人|怎么样|怎样|如何|适合|是|该|要|想|会|能|有|在|生|今年|最近|什么)|我(?:的|这)(?:` + parts + `|呢|盘|出生|生日|[？?，,。 ]|$)|我\s*(?:19|20)[0-9]{2}|\b(?:my|mine|myself|i'm|i am|i was|am i|do i|should i|i)\b|\b(?:what|how) about me|\band me\b`)
	// aside are words about the speaker in passing.
	aside      = regexp.MustCompile(`(?i)我(?:和|跟|与)|(?:帮|给|跟|替|告诉|对)我|我(?:想(?:知道|问|看|了解)|要(?:问|看))|\b(?:tell|show|give|for|can you tell) me\b|\bi (?:want to|would like to|wonder|'d like to) (?:know|see|ask)[a-z ]{0,10}`)
	placeAsked = regexp.MustCompile(`(?:^|[在是])[\p{Han}]{2,10}(?:市|县|省|州|区)|（[A-Z][a-z]+/|\([A-Z][a-z]+/`)
	correction = regexp.MustCompile(`(?i)不对|不是|应该是|更正|写错|打错|说错|记错|搞错|弄错|其实是|\b(?:no|sorry|actually|i meant|correction|wrong)\b`)
	anotherOne = regexp.MustCompile(`呢|另一个|还有一个|再看|\b(?:another|what about|how about|and)\b`)
	dateShapes = []*regexp.Regexp{chineseDate, isoDate, dayFirst, monthFirst, slashDate, digitDate}
	joints     = regexp.MustCompile(`[，,。;；、\n]|和|与|跟|\band\b`)
)

// splitBirths cuts a message that tells two dates before the second, where the
// words on it begin.
func splitBirths(text string) []string {
	text = arabic(terms.Simplified(text))
	at := [][]int{}
	for _, re := range dateShapes {
		at = append(at, re.FindAllStringIndex(text, 2)...)
	}
	first, second := []int(nil), []int(nil)
	for _, span := range at {
		switch {
		case first == nil || span[0] < first[0]:
			first, second = span, first
		case second == nil || span[0] < second[0]:
			second = span
		}
	}
	if second == nil || second[0] < first[1] {
		return []string{text}
	}
	cut := second[0]
	if between := lastOf(joints, text[first[1]:second[0]]); between != nil {
		cut = first[1] + between[1]
	}
	return []string{strings.TrimRight(text[:cut], "，,、和与跟 "), text[cut:]}
}
