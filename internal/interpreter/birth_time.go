package interpreter

import (
	"regexp"
	"strconv"
	"strings"
)

var (
	noTimeWords = regexp.MustCompile(`(?i)(?:不知道|不清楚|不记得|忘了|忘记|不确定|没有|查不到)(?:具体|准确|自己|的|我)*(?:出生)?(?:的)?(?:时辰|时间|几点|钟点)|时辰(?:不详|未知|不知|不明|不清楚)|时间(?:未知|不详|不知道)|不知道几点|几点(?:生的|出生的|出生)?(?:不知道|不清楚|不记得|忘了)|按时辰未知|时辰未知|` +
		`\b(?:unknown|no) (?:birth )?(?:time|hour)\b|\b(?:don't|do not|didn't) know (?:the |my |what |which |exact |birth )*(?:time|hour)|\bnot sure (?:of |about )?(?:the |my )?(?:birth )?(?:time|hour)|\btime (?:is )?unknown\b`)
	digitalTime = regexp.MustCompile(`(?i)\b([0-9]{1,2})[:：]([0-9]{2})(?:[:：]([0-9]{2}))?(?:\s*(a\.?m\.?|p\.?m\.?)|\b)`)
	compactTime = regexp.MustCompile(`^[\s·,，]*([01][0-9]|2[0-3])([0-5][0-9])([0-5][0-9])?(?:[^0-9年\-/.:]|$)`)
	hourTime    = regexp.MustCompile(`(?i)\b(1[0-2]|[1-9])\s*(a\.?m\.?|p\.?m\.?)(?:\b|\s|$)`)
	spokenTime  = regexp.MustCompile(`(凌晨|清晨|早上|早晨|上午|中午|正午|下午|傍晚|晚上|夜里|夜晚|半夜|深夜|午夜)?\s*([0-9]{1,2})\s*([点时])(?:\s*(半|1刻|3刻|[0-9]{1,2})分?)?(?:\s*([0-9]{1,2})秒)?(凌晨|清晨|早上|上午|下午|傍晚|晚上|夜里)?`)
	noonWord    = regexp.MustCompile(`(?i)\b(?:at )?noon\b|正午时分`)
	midnightEn  = regexp.MustCompile(`(?i)\bmidnight\b`)
	branchHour  = regexp.MustCompile(`([子丑寅卯辰巳午未申酉戌亥])时(?:[出生]|[，,。 ]|$)`)
	periodOnly  = regexp.MustCompile(`(凌晨|清晨|早上|早晨|上午|中午|下午|傍晚|晚上|夜里|半夜|深夜)\s*$`)
)

// times reads the time of birth. It fills in nothing: a time that may be morning
// or evening, the midnight that belongs to two dates, and a double hour are
// asked about.
func (p *birthParser) times() {
	if p.cut(noTimeWords) != nil {
		p.noTime = true
		return
	}
	before := p.rest
	if m := p.cut(digitalTime); m != nil {
		p.clockTime(m, before)
		p.seconds(m[3])
		return
	}
	if m := p.cut(hourTime); m != nil {
		h, _ := strconv.Atoi(m[1])
		p.setTime(h, 0, half(m[2]))
		return
	}
	if m := p.cut(spokenTime); m != nil {
		h, _ := strconv.Atoi(m[2])
		part := m[1] + m[6]
		defer p.seconds(m[5])
		if part == "" && m[3] == "时" && m[4] != "" { // the written form, 8时30分, is of 24 hours
			p.time = pad(h%24) + ":" + pad(minutesOf(m[4]))
			return
		}
		p.setTime(h, minutesOf(m[4]), part)
		return
	}
	switch {
	case p.cut(noonWord) != nil:
		p.time = "12:00"
	case p.date != "" && p.cut(midnightEn) != nil:
		p.ask(midnight, nil)
	default:
		if m := p.cut(branchHour); m != nil && p.date != "" {
			p.ask(doubleHour, []string{m[1]})
		}
	}
}

// seconds adds the seconds that were said to the time.
func (p *birthParser) seconds(said string) {
	if n, err := strconv.Atoi(said); err == nil && n < 60 && p.time != "" {
		p.time += ":" + pad(n)
	}
}

// clockTime reads hh:mm, with am or pm behind it or a word like 晚上 before it.
func (p *birthParser) clockTime(m []string, before string) {
	h, _ := strconv.Atoi(m[1])
	minute, _ := strconv.Atoi(m[2])
	second, _ := strconv.Atoi(m[3])
	switch {
	case h == 24 && minute == 0 && second == 0:
		p.ask(midnight, nil)
		return
	case h > 23 || minute > 59 || second > 59:
		p.ask(noSuchTime, []string{strings.TrimSpace(m[0])})
		return
	}
	part := half(m[4])
	if part == "" {
		at := strings.Index(before, m[0])
		if w := periodOnly.FindString(before[:at]); w != "" {
			part = strings.TrimSpace(w)
			p.rest = strings.Replace(p.rest, w, " ", 1)
		}
	}
	if part == "" { // 24-hour notation, unless an English text leaves it open
		english := strings.IndexFunc(before, isHan) < 0 && len(m[1]) == 1 && strings.Contains(strings.ToLower(before), "at "+m[0])
		if !english {
			p.time = pad(h) + ":" + pad(minute)
			return
		}
	}
	p.setTime(h, minute, part)
}

func half(ampm string) string { return strings.ToLower(strings.ReplaceAll(ampm, ".", "")) }

func minutesOf(s string) int {
	switch s {
	case "半":
		return 30
	case "1刻":
		return 15
	case "3刻":
		return 45
	}
	n, _ := strconv.Atoi(s)
	return n
}

// setTime takes an hour with the part of the day that was said with it.
func (p *birthParser) setTime(h, minute int, part string) {
	if h > 24 || minute > 59 {
		return
	}
	clock := func(hour int) { p.time = pad(hour%24) + ":" + pad(minute) }
	switch part {
	case "am", "凌晨", "清晨", "早上", "早晨", "上午":
		clock(h % 12)
		if h == 12 && (part == "上午" || part == "早上" || part == "早晨") || h > 12 {
			clock(h)
		}
	case "pm", "下午", "傍晚":
		clock(h%12 + 12)
	case "中午", "正午":
		if h < 10 {
			h += 12
		}
		clock(h)
	case "晚上", "夜里", "夜晚", "半夜", "深夜", "午夜":
		p.night(h, minute)
	default:
		p.bareHour(h, minute)
	}
}

// night reads an hour of the night: the small hours belong to the date said,
// twelve o'clock to either of two.
func (p *birthParser) night(h, minute int) {
	switch {
	case h == 12 || h == 0 || h == 24:
		p.ask(midnight, nil)
	case h < 5:
		p.time = pad(h) + ":" + pad(minute)
	case h < 12:
		p.time = pad(h+12) + ":" + pad(minute)
	default:
		p.time = pad(h) + ":" + pad(minute)
	}
}

// bareHour reads an hour without a part of the day.
func (p *birthParser) bareHour(h, minute int) {
	if h >= 1 && h < 12 {
		p.ask(unclearTime, []string{pad(h%12) + ":" + pad(minute), pad(h%12+12) + ":" + pad(minute)})
		return
	}
	p.time = pad(h%24) + ":" + pad(minute)
}

func (p *birthParser) ask(what unclear, options []string) {
	if p.unclear == clear {
		p.unclear, p.birth.options = what, options
	}
}

// arabic writes the Chinese numbers of dates and times in digits: 一九九〇年 as
// 1990年, 十二月 as 12月, 二十三点 as 23点.
func arabic(text string) string {
	var b strings.Builder
	var run []rune
	var before rune // the character in front of the run
	flush := func() {
		b.WriteString(digits(run))
		run = run[:0]
	}
	for _, r := range text {
		if strings.ContainsRune(numerals, r) {
			run = append(run, r)
			continue
		}
		if len(run) > 0 {
			hour := r == '点' && (len(run) >= 2 || strings.ContainsRune("午上晨里夜早晚日号 ，", before)) // not 短一点
			if strings.ContainsRune("年月日号时分刻", r) || hour || len(run) >= 2 || before == '初' {
				flush()
			} else {
				b.WriteString(string(run))
				run = run[:0]
			}
		}
		b.WriteRune(r)
		before = r
	}
	if len(run) > 0 {
		flush()
	}
	return b.String()
}

const numerals = "〇一二三四五六七八九十零两"

func digits(run []rune) string {
	digit := func(r rune) int {
		switch r {
		case '零':
			return 0
		case '两':
			return 2
		}
		return len([]rune(numerals[:strings.IndexRune(numerals, r)]))
	}
	var out strings.Builder
	for i, r := range run {
		if r != '十' {
			out.WriteString(strconv.Itoa(digit(r)))
			continue
		}
		if i == 0 {
			out.WriteByte('1')
		}
		if i == len(run)-1 {
			out.WriteByte('0')
		}
	}
	return out.String()
}
