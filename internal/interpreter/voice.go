package interpreter

import (
	"regexp"
	"strings"
)

// A reading is written to "you". About another person, or an invented one, the
// same words are said of them.

// pronoun is how the one whom the chart belongs to is spoken of, "" for "you".
func (m *mind) pronoun() string {
	switch {
	case m.invented:
		return "这个人"
	case !m.other:
		return ""
	}
	sex := kinOf(m.people.now).sex
	if sex == "" {
		sex = m.birth.sex
	}
	if sex == "female" {
		return "她"
	}
	return "他"
}

// owner names the chart's owner in Chinese, ownerEn in English.
func (m *mind) owner(you string) string {
	if they := m.pronoun(); they != "" {
		return they
	}
	return you
}

func (m *mind) ownerEn() string {
	if m.pronoun() != "" {
		return "their"
	}
	return "your own"
}

// turned says sentences about the chart's owner instead of to them. A quotation
// that speaks to a reader is left out.
func (m *mind) turned(list []sentence) []sentence {
	they := m.pronoun()
	if they == "" {
		return list
	}
	var out []sentence
	for _, s := range list {
		quoted := false
		for _, b := range s.because {
			quoted = quoted || strings.HasPrefix(b, sourceBasis)
		}
		if quoted && (strings.Contains(s.text, "你") || youEn.MatchString(s.text)) {
			continue
		}
		if !quoted {
			s.text = m.tr(saidOf(they, s.text), ofThem(s.text))
		}
		out = append(out, s)
	}
	return out
}

// turnedDraft turns the paragraphs of a reading but for the notice.
func (m *mind) turnedDraft(d *draft) {
	kept := d.paragraphs[:0]
	for _, p := range d.paragraphs {
		if p.shape != note {
			p.sentences = m.turned(p.sentences)
		}
		if len(p.sentences) > 0 {
			kept = append(kept, p)
		}
	}
	d.paragraphs = kept
}

func (m *mind) turnedReport(d *reportDraft) {
	d.summary, d.questions = m.turned(d.summary), m.turned(d.questions)
	for i := range d.sections {
		d.sections[i].body = m.turned(d.sections[i].body)
	}
}

// saidOf turns Chinese sentences from "you" to a pronoun. A third person in them
// would be mistaken for the owner and becomes 对方; a list of 其他 stays.
func saidOf(they, text string) string {
	if they == "他" || they == "她" {
		others := strings.NewReplacer("其他", "其他", "他们", "对方", "他", "对方", "她", "对方")
		if strings.Contains(text, "你") || !strings.Contains(text, "不在这里") {
			text = others.Replace(text)
		}
	}
	return strings.ReplaceAll(text, "你", they)
}

var (
	youEn    = regexp.MustCompile(`(?i)\byou(?:r|rs|rself)?\b`)
	objectEn = regexp.MustCompile(`(?i)\b(around|behind|beside|to|for|with|of|from|about|on|at|by|against|in|help|helps|helped|hold|holds|give|gives|gave|let|lets|keep|keeps|make|makes|made|restores?|tires?|tell|tells|ask|asks|asked|cost|costs|kept|than|suit|suits|move|moves|drive|drives|stop|stops|touch|touches|hear|hears|mind|understand|understands) you\b`)
	wordsEn  = []struct {
		re   *regexp.Regexp
		with string
	}{
		{objectEn, "$1 them"}, {regexp.MustCompile(`\bYourself\b`), "Themselves"}, {regexp.MustCompile(`\byourself\b`), "themselves"}, {regexp.MustCompile(`\byours\b`), "theirs"},
		{regexp.MustCompile(`\bYour\b`), "Their"}, {regexp.MustCompile(`\byour\b`), "their"}, {regexp.MustCompile(`\byou([.,;?!])`), "them$1"},
		{regexp.MustCompile(`\bYou\b`), "They"}, {regexp.MustCompile(`\byou\b`), "they"},
	}
)

// ofThem turns English sentences from "you" to "they".
func ofThem(text string) string {
	for _, w := range wordsEn {
		text = w.re.ReplaceAllString(text, w.with)
	}
	return text
}
