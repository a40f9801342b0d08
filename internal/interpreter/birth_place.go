package interpreter

import (
	"regexp"
	"slices"
	"strings"
)

// placeSaid announces a place in Chinese; latinName is a name in Latin letters.
const (
	placeSaid = `(?:出生地(?:点)?(?:是|为|在)?[:：]?|出生于|出生在|生于|生在|老家(?:在|是)?|地点(?:是|在)?[:：]?)`
	latinName = `[A-Z][\p{Latin}'’-]+(?: [A-Z][\p{Latin}'’-]+){0,3}`
)

var (
	placeZh       = regexp.MustCompile(placeSaid + `\s*([\p{Han}]{2,12}?)(?:出生|生的|人|[，,。；;！!？?\s]|$|·)`)
	placeLatin    = regexp.MustCompile(placeSaid + `\s*(` + latinName + `)`)
	placeIn       = regexp.MustCompile(`在\s*([\p{Han}]{2,10}?)\s*(?:出生|生的|生(?:$|[，,。\s]))|在\s*([\p{Han}]{2,6})(?:[，,。；;\s]|$)`)
	placeEn       = regexp.MustCompile(`\b(?:in|at|from|near)\s+([A-Z][\p{L}'’.-]+(?:\s+(?:[A-Z][\p{L}'’.-]+|de|la|el|los|of|am|upon))*(?:,\s*[A-Z][\p{L}.-]{2,}(?:\s+[A-Z][\p{L}.-]{2,})*)?)`)
	endOfSentence = regexp.MustCompile(`([\p{L}]{4,})\. .*$`) // but not St. Louis
	aloneEn       = regexp.MustCompile(`^` + latinName + `$`)
	alone         = regexp.MustCompile(`^[\p{Han}]{2,6}$`)
)

// notPlaces are words that stand alone in a message and are no places.
var notPlaces = newWordSet("出生 出生地 出生地点 老家 生日 公历 阳历 农历 阴历 早上 上午 中午 下午 晚上 凌晨 你好 您好 谢谢 男 女 男生 女生 八字 命盘 排盘 算命 事业 感情 财运 婚姻 健康 学业 运势 看看 帮我 想看 请问 大运 流年 性别 生于 时间 日期 时辰 时区 左右 事业运 感情运 桃花运 看事业 看感情 看财运 请看 请分析 分析 怎么样 如何 生的 我是 本人 今年 明年 北京时间 不知道 不清楚 报告 孩子 宝宝 女儿 儿子 老公 老婆 男友 女友 朋友 妈妈 爸爸 对象 男孩 女孩 " +
	"born birth hello hi hey please thanks male female man woman what how who when why my i chart bazi career love money read reading unknown gregorian time date sex")

// talkWords go on with a conversation and name no place.
var talkWords = slices.Concat(moreWords, thanksWords, shortWords, whyWords, stepWords, greetingWords, []string{"好的", "可以", "嗯", "是的", "不是", "都不是", "明白", "知道", "算了", "没有", "不用", "不对", "哈哈"})

type wordSet map[string]bool

func newWordSet(list string) wordSet {
	set := wordSet{}
	for w := range strings.FieldsSeq(list) {
		set[w] = true
	}
	return set
}

// where finds the place in what is left of the text: after a word that announces
// one, or, beside a date, as a word that stands alone.
func (p *birthParser) where() {
	if m := placeZh.FindStringSubmatch(p.rest); m != nil && p.takePlace(m[1]) {
		return
	}
	if m := placeLatin.FindStringSubmatch(p.rest); m != nil {
		p.place = m[1]
		return
	}
	said := p.date != "" || p.unclear != clear || newWords(p.rest).has(birthWords...)
	if !said && newWords(p.rest).size() > 12 {
		return
	}
	if m := placeIn.FindStringSubmatch(p.rest); m != nil && p.takePlace(m[1]+m[2]) {
		return
	}
	if m := placeEn.FindStringSubmatch(p.rest); m != nil {
		p.place = endOfSentence.ReplaceAllString(strings.TrimRight(strings.TrimSpace(m[1]), "."), "$1")
		return
	}
	if p.date != "" && p.englishPlace() {
		return
	}
	for _, token := range strings.FieldsFunc(p.rest, isSeparator) {
		if alone.MatchString(token) && p.takePlace(token) {
			return
		}
	}
}

// englishPlace takes a capitalised name that stands alone between commas.
func (p *birthParser) englishPlace() bool {
	for _, token := range strings.FieldsFunc(p.rest, func(r rune) bool { return strings.ContainsRune(",.;·\n()?!:/|", r) }) {
		token = strings.TrimSpace(token)
		first, _, _ := strings.Cut(token, " ")
		if aloneEn.MatchString(token) && !notPlaces[strings.ToLower(first)] {
			p.place = token
			return true
		}
	}
	return false
}

func isSeparator(r rune) bool {
	return strings.ContainsRune(" ,，。;；、·\n\t()（）:：/|！!？?", r)
}

// takePlace keeps a word as the place unless it is known to be none.
func (p *birthParser) takePlace(word string) bool {
	word = strings.TrimSuffix(strings.TrimSuffix(strings.TrimPrefix(word, "在"), "出生"), "人")
	if short, born := strings.CutSuffix(word, "生"); born && len([]rune(short)) >= 2 { // 上海生
		word = short
	}
	if len([]rune(word)) < 2 || notPlaces[word] || newWords(word).has(talkWords...) || topicOf(newWords(word)) != topicNone || newWords(word).has("工作", "上班", "读书", "生活", "差别", "区别", "不同", "哪里", "哪儿") || strings.ContainsAny(word, "我你他她吗呢的看想问怎么是用换排请帮给把时年月日点不没这那了") {
		return false
	}
	p.place = word
	return true
}
