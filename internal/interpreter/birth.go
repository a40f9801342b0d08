package interpreter

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/terms"
)

// birth is what is known of a birth. Nothing in it is guessed: what the words
// leave open is an unclear.
type birth struct {
	date      string // YYYY-MM-DD
	time      string // HH:MM or HH:MM:SS, "" when not said
	noTime    bool   // the person says that the time is unknown
	timezone  string
	place     string // as written, for search_places
	sex       string // male | female
	boundary  string // midnight | zi, "" when not said
	solar     bool
	civil     bool // the clock of the place is wanted, and no longer true solar time
	longitude *float64
	unclear   unclear
	options   []string // readings of the unclear thing, in words that this package reads back
}

// unclear is the one thing about a birth that has to be asked about.
type unclear uint8

const (
	clear       unclear = iota
	unclearDate         // 5/1/1990
	lunarDate           // a date of the lunar calendar
	unclearTime         // 8点半: morning or evening
	midnight            // 晚上12点: which day
	doubleHour          // 辰时: two hours
	twoBirths           // two dates in one message
	noSuchDay           // 2023-02-29
	noSuchTime          // 25:99
	noDay               // May 1990
)

// readBirth collects the birth from what the person said, oldest first: later
// words complete earlier ones, and a new date starts anew.
func readBirth(said []string) birth {
	var b birth
	for _, text := range said {
		b = b.with(parseBirth(text))
	}
	return b
}

// with returns b completed or corrected by later words.
func (b birth) with(later birth) birth {
	if later.date != "" && b.date != "" && later.date != b.date && b.unclear != midnight {
		b = birth{} // another birth, not a correction of this one
	}
	take := func(into *string, from string) {
		if from != "" {
			*into = from
		}
	}
	take(&b.date, later.date)
	take(&b.time, later.time)
	take(&b.timezone, later.timezone)
	take(&b.place, later.place)
	take(&b.sex, later.sex)
	take(&b.boundary, later.boundary)
	b.noTime = (b.noTime || later.noTime) && b.time == ""
	b.solar = (b.solar || later.solar) && !later.civil
	switch {
	case later.unclear != clear:
		b.unclear, b.options = later.unclear, later.options
	case b.unclear == lunarDate || b.unclear == unclearDate || b.unclear == twoBirths || b.unclear == noSuchDay || b.unclear == noDay:
		if later.date != "" {
			b.unclear, b.options = clear, nil
		}
	case later.time != "" || later.noTime:
		b.unclear, b.options = clear, nil
	}
	return b
}

// mentionsBirth reports whether the present message tells something of a birth.
func mentionsBirth(s *scene) bool {
	if newWords(s.message).has(noSexWords...) {
		return true
	}
	b := parseBirth(s.message)
	if b.place != "" && newWords(s.message).size() <= 16 {
		said := s.said()
		before := readBirth(said[:len(said)-1])
		return b.date != "" || before.date != "" || before.unclear != clear
	}
	return b.date != "" || b.unclear != clear || b.timezone != "" && b.place == "" && newWords(s.message).size() < 40 || b.noTime ||
		(b.time != "" || b.sex != "") && newWords(s.message).size() < 20
}

// parseBirth reads one message.
func parseBirth(text string) birth {
	p := birthParser{rest: arabic(terms.Simplified(text))}
	p.options()
	p.zone()
	p.dates()
	p.times()
	p.who()
	p.where()
	return p.onlyBirth(newWords(text))
}

// onlyBirth drops what need not be about a birth: the date of another event, a
// time of day without a date in a longer message, the hour at which a day changes.
func (p *birthParser) onlyBirth(w words) birth {
	aboutBirth := w.has(birthWords...)
	if !aboutBirth && w.has(eventWords...) {
		return birth{timezone: p.timezone, sex: p.sex, boundary: p.boundary, solar: p.solar}
	}
	if p.date == "" && p.unclear != noDay && p.unclear != twoBirths && p.unclear != unclearDate && p.unclear != lunarDate {
		if !aboutBirth && w.size() > 16 || conventionOf(w) != conventionNone {
			p.time, p.unclear, p.birth.options = "", clear, nil
		}
	}
	return p.birth
}

// birthParser reads a message and takes out what it has understood, so that the
// place is looked for in what is left.
type birthParser struct {
	rest string
	birth
}

// cut finds the first match, takes it out, and returns its groups.
func (p *birthParser) cut(re *regexp.Regexp) []string {
	at := re.FindStringSubmatchIndex(p.rest)
	if at == nil {
		return nil
	}
	m := re.FindStringSubmatch(p.rest)
	p.rest = p.rest[:at[0]] + " · " + p.rest[at[1]:]
	return m
}

var (
	ianaZone   = regexp.MustCompile(`\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)/[A-Za-z_]+(?:/[A-Za-z_]+)?`)
	offsetZone = regexp.MustCompile(`(?i)\b(?:UTC|GMT)\s*([+-])\s*([0-9]{1,2})(?::?([0-9]{2}))?`)
	bareOffset = regexp.MustCompile(`(?:^|[\s(（,，、])([+-])([0-9]{1,2}):([0-9]{2})\b`)
	xinjiang   = regexp.MustCompile(`(?i)(?:新疆|乌鲁木齐|乌市)时间|xinjiang time|urumqi time`)
	plainUTC   = regexp.MustCompile(`\bUTC\b`)
	beijing    = regexp.MustCompile(`(?i)北京时间|中国时间|东八区|beijing time|china standard time`)
)

func (p *birthParser) zone() {
	if m := p.cut(ianaZone); m != nil {
		p.timezone = m[0]
		p.cut(beijing) // the same said twice: 北京时间（Asia/Shanghai）
		return
	}
	m := p.cut(offsetZone)
	if m == nil {
		m = p.cut(bareOffset)
	}
	if m != nil {
		hours, _ := strconv.Atoi(m[2])
		minutes := m[3]
		if minutes == "" {
			minutes = "00"
		}
		p.timezone = m[1] + pad(hours) + ":" + minutes
		return
	}
	if p.cut(xinjiang) != nil {
		p.timezone = zoneOfTwoClocks
		return
	}
	if p.cut(beijing) != nil {
		p.timezone = "Asia/Shanghai"
		return
	}
	if p.cut(plainUTC) != nil {
		p.timezone = "UTC"
	}
}

const monthNames = `Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?`

var (
	lunarWords  = regexp.MustCompile(`(?i)农历|阴历|旧历|正月|腊月|冬月|初[0-9一二三四五六七八九十]|廿|\blunar (?:calendar|date|birthday|month)`)
	solarWords  = regexp.MustCompile(`公历|阳历|西历`)
	chineseDate = regexp.MustCompile(`([0-9]{4}|[0-9]{2})年\s*([0-9]{1,2})月\s*(?:初)?([0-9]{1,2})[日号]?`)
	isoDate     = regexp.MustCompile(`\b([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})\b`)
	digitDate   = regexp.MustCompile(`\b((?:19|20)[0-9]{2})([01][0-9])([0-3][0-9])\b`)
	dayFirst    = regexp.MustCompile(`(?i)\b([0-9]{1,2})(?:st|nd|rd|th)?(?: of)? (` + monthNames + `)\.?,? ([0-9]{4})\b`)
	monthFirst  = regexp.MustCompile(`(?i)\b(` + monthNames + `)\.? ([0-9]{1,2})(?:st|nd|rd|th)?,? ([0-9]{4})\b`)
	monthOnly   = regexp.MustCompile(`(?i)((?:19|20)[0-9]{2})年\s*([0-9]{1,2})月(?:份)?(?:出生|生)|\bborn in (` + monthNames + `),? ((?:19|20)[0-9]{2})\b`)
	slashDate   = regexp.MustCompile(`\b([0-9]{1,2})[/.]([0-9]{1,2})[/.]([0-9]{4})\b`)
)

func (p *birthParser) dates() {
	lunar := lunarWords.MatchString(p.rest) && !solarWords.MatchString(p.rest)
	first, found := p.nextDate()
	if !found {
		switch m := p.cut(monthOnly); {
		case lunar && strings.ContainsAny(p.rest, "0123456789年"):
			p.unclear = lunarDate
		case m != nil && m[1] != "":
			p.ask(noDay, []string{ymd(m[1], m[2], "0")[:7]})
		case m != nil:
			p.ask(noDay, []string{ymd(m[4], monthNumber(m[3]), "0")[:7]})
		}
		return
	}
	if lunar {
		p.unclear, p.birth.options = lunarDate, nil
		if first != "" {
			p.birth.options = []string{first}
		}
		return
	}
	if p.unclear != clear {
		return
	}
	if _, err := time.Parse(time.DateOnly, first); err != nil {
		p.unclear, p.birth.options = noSuchDay, []string{first}
		return
	}
	p.date = first
	if second, ok := p.nextDate(); ok && second != first && p.unclear == clear {
		p.date, p.unclear, p.birth.options = "", twoBirths, []string{first, second}
	}
}

// nextDate takes the next date out of the text. A date that can be read in two
// ways sets unclear.
func (p *birthParser) nextDate() (string, bool) {
	if m := p.cut(chineseDate); m != nil {
		return ymd(century(m[1]), m[2], m[3]), true
	}
	if m := p.cut(isoDate); m != nil {
		return ymd(m[1], m[2], m[3]), true
	}
	if m := p.cut(dayFirst); m != nil {
		return ymd(m[3], monthNumber(m[2]), m[1]), true
	}
	if m := p.cut(monthFirst); m != nil {
		return ymd(m[3], monthNumber(m[1]), m[2]), true
	}
	if m := p.cut(slashDate); m != nil {
		a, _ := strconv.Atoi(m[1])
		b, _ := strconv.Atoi(m[2])
		switch {
		case a > 12:
			return ymd(m[3], m[2], m[1]), true
		case b > 12 || a == b:
			return ymd(m[3], m[1], m[2]), true
		}
		p.unclear, p.birth.options = unclearDate, []string{ymd(m[3], m[1], m[2]), ymd(m[3], m[2], m[1])}
		return "", true
	}
	if m := p.cut(digitDate); m != nil {
		p.compactTime()
		return ymd(m[1], m[2], m[3]), true
	}
	return "", false
}

// compactTime takes the four or six digits of a time that stand behind a date
// written in digits: 19900501 0830.
func (p *birthParser) compactTime() {
	const mark = " · " // where the date was cut out
	at := strings.Index(p.rest, mark)
	if at < 0 {
		return
	}
	behind := p.rest[at+len(mark):]
	if m := compactTime.FindStringSubmatchIndex(behind); m != nil {
		clock := behind[m[2]:m[3]] + ":" + behind[m[4]:m[5]]
		if m[6] >= 0 {
			clock += ":" + behind[m[6]:m[7]]
		}
		end := max(m[5], m[7])
		p.rest = p.rest[:at] + mark + clock + " " + behind[end:]
	}
}

// century completes a year of two digits: 90年 is 1990, 05年 is 2005.
func century(year string) string {
	if len(year) != 2 {
		return year
	}
	if n, _ := strconv.Atoi(year); n < 30 {
		return "20" + year
	}
	return "19" + year
}

func ymd(year, month, day string) string {
	m, _ := strconv.Atoi(month)
	d, _ := strconv.Atoi(day)
	return year + "-" + pad(m) + "-" + pad(d)
}

func pad(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

func monthNumber(name string) string {
	const three = "janfebmaraprmayjunjulaugsepoctnovdec"
	return strconv.Itoa(strings.Index(three, strings.ToLower(name[:3]))/3 + 1)
}

var (
	sexMale   = regexp.MustCompile(`(?i)(?:^|[^\p{Han}])男(?:[^\p{Han}]|$)|男命|男生|男性|男的|我是男|性别[:：]?\s*男|乾造|\b(?:male|man)\b`)
	sexFemale = regexp.MustCompile(`(?i)(?:^|[^\p{Han}])女(?:[^\p{Han}]|$)|女命|女生|女性|女的|我是女|性别[:：]?\s*女|坤造|\b(?:female|woman)\b`)
)

func (p *birthParser) who() {
	male, female := sexMale.MatchString(p.rest), sexFemale.MatchString(p.rest)
	switch {
	case male && !female:
		p.sex = "male"
	case female && !male:
		p.sex = "female"
	}
	p.rest = sexFemale.ReplaceAllString(sexMale.ReplaceAllString(p.rest, " · "), " · ")
}

var (
	ziBoundary       = regexp.MustCompile(`(?i)子时换日|23点换日|晚上?23点换|zi (?:hour )?(?:boundary|rule)|day changes at 23`)
	midnightBoundary = regexp.MustCompile(`(?i)0点换日|零点换日|午夜换日|midnight (?:boundary|rule)|day changes at midnight`)
	boundaryWords    = regexp.MustCompile(`(?i)(?:(?:晚上|夜里|半夜|夜)?(?:(?:0|24|23|11)点(?:整|钟)?|零点|午夜|子时|子初|子正)(?:时|就|才)?(?:、|和|与|或|跟|还是|或者)?)+(?:开始)?换(?:日|1?天|一天)|zi (?:hour )?(?:boundary|rule)|midnight (?:boundary|rule)|(?:day )?(?:change[sd]?|changing|boundary|turn(?:s|ing)?) at (?:midnight|23:00|23|11 ?p\.?m\.?)`)
	solarClock       = regexp.MustCompile(`(?i)真太阳时|true solar time`)
	solarWish        = regexp.MustCompile(`(?i)(?:用|按|以|换|换成|改成|改用|算上|加上)(?:一下|了)?真太阳时(?:再|重|来|排|算|看|吧|试|[，,。 ]|$)|真太阳时(?:再|重|来)|(?:use|by|with|switch to|in|apply|using|try) (?:the )?true solar time`)
	civilClock       = regexp.MustCompile(`(?i)(?:不用|不按|别用|去掉|不要)真太阳时|(?:换回|改回|还是用|恢复)(?:北京时间|钟表时间|民用时间|零?点?)|按民用时间|(?:back to|use) civil time|without true solar time`)
)

func (p *birthParser) options() {
	zi, mid := ziBoundary.MatchString(p.rest), midnightBoundary.MatchString(p.rest)
	switch {
	case zi && !mid:
		p.boundary = "zi"
	case mid && !zi:
		p.boundary = "midnight"
	}
	p.civil = civilClock.MatchString(p.rest)
	p.solar = !p.civil && solarClock.MatchString(p.rest) && (solarWish.MatchString(p.rest) || isoDate.MatchString(p.rest) || chineseDate.MatchString(p.rest))
	p.rest = boundaryWords.ReplaceAllStringFunc(p.rest, func(words string) string { // their hours are no time of birth
		if strings.ContainsFunc(words, isHan) {
			return "换日"
		}
		return "day boundary"
	})
}
