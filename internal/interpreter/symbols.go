package interpreter

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// symbols is a draw or a cast, with the words that its calculator gives along.
type symbols struct {
	Kind  string `json:"kind"`
	Cards []struct {
		Zh         string   `json:"zh"`
		En         string   `json:"en"`
		KeywordsZh rawWords `json:"keywordsZh"`
		KeywordsEn rawWords `json:"keywordsEn"`
		PromptZh   string   `json:"promptZh"`
		PromptEn   string   `json:"promptEn"`
		ReversedZh string   `json:"reversedZh"`
		ReversedEn string   `json:"reversedEn"`
		MeaningZh  string   `json:"meaningZh"` // of the orientation
		MeaningEn  string   `json:"meaningEn"`
		Reversed   bool     `json:"reversed"`
		Position   string   `json:"position"`
		PositionZh string   `json:"positionZh"`
		PositionEn string   `json:"positionEn"`
	} `json:"cards"`
	Lines    []int    `json:"lines"`
	Board    *board   `json:"liuyao"`
	Moving   []int    `json:"moving"`
	Original hexagram `json:"original"`
	Changed  hexagram `json:"changed"`
	Texts    struct {
		Original hexagramText `json:"original"`
		Changed  hexagramText `json:"changed"`
	} `json:"texts"`
}

type hexagram struct {
	Number   int    `json:"number"`
	Zh       string `json:"zh"`
	En       string `json:"en"`
	Symbol   string `json:"symbol"`
	PromptZh string `json:"promptZh"`
	PromptEn string `json:"promptEn"`
}

// rawWords is a string or a list of strings.
type rawWords string

// UnmarshalJSON reads either form.
func (w *rawWords) UnmarshalJSON(raw []byte) error {
	var list []string
	if err := json.Unmarshal(raw, &list); err == nil {
		*w = rawWords(strings.Join(list, "、"))
		return nil
	}
	var s string
	if err := json.Unmarshal(raw, &s); err != nil {
		return err
	}
	*w = rawWords(s)
	return nil
}

const factSymbols = "symbols"

// earlierSymbols returns the draw that the question is about: made in this turn,
// or before.
func (m *mind) earlierSymbols() *symbols {
	read := func(raw jsontext.Value) *symbols {
		var s symbols
		if err := json.Unmarshal(raw, &s); err != nil || s.Kind != drawKinds[m.draw] {
			return nil
		}
		return &s
	}
	for _, st := range m.drawSteps() {
		var r struct {
			Calculation jsontext.Value `json:"verifiedCalculation"`
		}
		if err := json.Unmarshal(st.result, &r); err == nil {
			if s := read(r.Calculation); s != nil {
				return s
			}
		}
	}
	if m.given.own {
		return nil
	}
	for _, v := range slices.Backward(m.snapshot.VerifiedCalculations) {
		if v.Kind == drawKinds[m.draw] {
			return read(v.Reading)
		}
	}
	return nil
}

// symbolAnswer speaks of a draw from the words that came with it. What a picture
// shows is not known and not described.
func (m *mind) symbolAnswer() draft {
	if m.given.own {
		if d, done := m.givenAnswer(); done {
			return d
		}
	}
	var d draft
	s := m.earlierSymbols()
	if s == nil {
		return m.nothingToCast()
	}
	d.add(plain, m.beforehandLimits()...)
	d.add(plain, m.givenSentence())
	d.add(plain, m.wishSentences()...)
	if len(s.Cards) > 0 && newWords(m.message).has(pictureWords...) {
		d.add(plain, sentence{m.tr("牌面上画了什么我看不到，也就不描述：交给我的只有牌名、正逆位和几个关键词。", "What the picture on a card shows I cannot see, so I do not describe it: all I was given is the name, which way up it lies, and some keywords."), []string{ruleScope}})
	}
	for _, c := range s.Cards {
		name, words, prompt := m.tr(c.Zh, c.En), m.tr(string(c.KeywordsZh), string(c.KeywordsEn)), m.tr(c.PromptZh, c.PromptEn)
		if c.Reversed {
			name, prompt = name+m.tr("（逆位）", " (reversed)"), m.tr(c.ReversedZh, c.ReversedEn)
		}
		place, known := positionNames[c.Position]
		if !known && c.PositionZh != "" {
			place = i18n.T(c.PositionZh+"，", c.PositionEn+": ")
		}
		d.add(bullet, sentence{m.in(place) + "**" + name + "**" + m.tr("：", ": ") + words + m.tr("。", ". ") + m.tr(c.MeaningZh, spaced(c.MeaningEn)) + prompt, []string{factSymbols}})
	}
	if s.Original.Number > 0 {
		m.addHexagrams(&d, s)
	}
	d.add(plain, sentence{m.tr("读的时候先想一件具体的事，再看哪个词碰到了它。碰到你的是哪一个？", "Hold one concrete matter in mind and see which word touches it. Which one does?"), []string{ruleReflect, factSymbols}})
	d.add(note, sentence{m.in(drawNoticeText), []string{ruleNotice}})
	return d
}

// nothingToCast says that the tool for what was asked is not there.
func (m *mind) nothingToCast() draft {
	var d draft
	d.add(plain, sentence{m.tr("这一轮没有可用的工具来做这件事，我不会凭空编出牌、卦或星曜。", "No tool for this is available in this turn, and I will not invent cards, hexagrams or stars."), []string{ruleScope}})
	can := strings.Join(append([]string{m.tr("看四柱", "read the four pillars")}, m.otherAbilities()...), m.tr("、", ", "))
	d.add(plain, sentence{m.tr("可以做的是："+can+"，或者先把问题理清楚。想从哪一件开始？", "What can be done: "+can+", or sort out the question first. Which would you like?"), []string{ruleScope, ruleReflect}})
	return d
}

// spaced returns English prose with a space after it for more.
func spaced(s string) string {
	if s == "" {
		return ""
	}
	return s + " "
}

func (m *mind) beforehandLimits() []sentence {
	var out []sentence
	if m.gentle {
		out = append(out, sentence{m.in(gentleText), []string{saidNow}})
	}
	if text := m.limitText(); text != "" {
		out = append(out, sentence{text, []string{ruleScope, saidNow}})
	}
	return out
}

// limitText says what a reading cannot do; of a draw it speaks of no chart.
func (m *mind) limitText() string {
	if t, ok := chanceLimitTexts[m.limit]; ok && m.chance {
		return m.in(t)
	}
	return m.in(limitTexts[m.limit])
}

// insteadText offers a question that can be answered.
func (m *mind) insteadText() string {
	if m.chance && m.limit == limitDiagnosis {
		return m.in(doctorText)
	}
	return m.in(insteadTexts[m.limit])
}
