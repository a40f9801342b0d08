package interpreter

import (
	"strings"
	"time"
)

// board is what cast_liuyao tells of six lines beside their hexagrams.
type board struct {
	Moment struct {
		Clock string `json:"clock"`
	} `json:"moment"`
	Month    string      `json:"month"`
	Day      string      `json:"day"`
	Void     string      `json:"void"`
	Original figure      `json:"original"`
	Lines    []boardLine `json:"lines"` // the bottom one first
	Useful   *struct {
		TopicZh      string `json:"topicZh"`
		TopicEn      string `json:"topicEn"`
		Significator string `json:"significator"`
		WhyZh        string `json:"whyZh"`
		WhyEn        string `json:"whyEn"`
	} `json:"useful"`
}

type figure struct {
	Name         string `json:"name"`
	Palace       string `json:"palace"`
	Generation   string `json:"generation"`
	GenerationEn string `json:"generationEn"`
}

type boardLine struct {
	Name       string `json:"name"`
	Number     int    `json:"number"`
	Sign       string `json:"sign"`
	Role       string `json:"role"`
	Spirit     string `json:"spirit"`
	SpiritEn   string `json:"spiritEn"`
	Relative   string `json:"relative"`
	RelativeEn string `json:"relativeEn"`
	NaJia      string `json:"naJia"`
	Element    string `json:"element"`
	State      string `json:"state"`
	StateEn    string `json:"stateEn"`
	Marks      []struct {
		Name string `json:"name"`
		En   string `json:"en"`
	} `json:"marks"`
}

// caster returns the tool that casts what is asked for: a board of Liu Yao where one
// is asked for and can be set out, else the hexagram or the cards alone.
func (m *mind) caster() string {
	if m.draw == toolIChing && newWords(m.task).has(liuyaoWords...) && m.offers(toolLiuyao) {
		return toolLiuyao
	}
	return m.draw
}

// boardTopics are the topics of cast_liuyao, which choose the useful god (用神).
var boardTopics = map[topic]string{
	topicCareer: "career", topicMoney: "wealth", topicLove: "relationship", topicStudy: "study", topicMove: "travel", topicSelf: "self",
}

// castArgs completes the arguments of a cast: a board needs the moment, which is now.
func (m *mind) castArgs(args map[string]any) map[string]any {
	if m.caster() != toolLiuyao {
		return args
	}
	at := m.chinaNow()
	args["date"], args["time"], args["timezone"] = at.Format(time.DateOnly), at.Format("15:04"), "Asia/Shanghai"
	if t, ok := boardTopics[m.topic]; ok {
		args["topic"] = t
	}
	return args
}

// drawSteps returns the successful draws of this turn of the kind that is spoken of.
func (m *mind) drawSteps() []step {
	list := m.results(m.draw)
	switch m.draw {
	case toolTarot:
		list = append(list, m.results(toolRestore)...)
	case toolIChing:
		list = append(list, m.results(toolLiuyao)...)
	}
	return list
}

// addBoard tells a board line by line from the top, as boards are written.
func (m *mind) addBoard(d *draft, b *board) {
	because := []string{factSymbols}
	o, at := b.Original, strings.Replace(b.Moment.Clock, "T", " ", 1)
	d.add(plain, sentence{m.tr("月建、日辰按现在（北京时间 "+at+"）定；卦若是别的时候起的，请用六爻页填上那个时刻。",
		"Month and day are those of now ("+at+", Beijing time); for a cast made at another time enter that moment on the Liu Yao page."), because})
	d.add(plain, sentence{m.tr("卦盘：月建"+b.Month+"，日辰"+b.Day+"，旬空"+b.Void+"；本卦属"+o.Palace+"宫"+o.Generation+"。",
		"The board: month "+b.Month+", day "+b.Day+", void "+b.Void+"; the hexagram belongs to the palace of "+o.Palace+", "+o.GenerationEn+"."), because})
	for i := len(b.Lines) - 1; i >= 0; i-- {
		l := b.Lines[i]
		var marks []string
		for _, mark := range l.Marks {
			marks = append(marks, m.tr(mark.Name, mark.En))
		}
		text := m.tr(l.Name+l.Sign+" "+l.Spirit+" "+l.Relative+l.NaJia+l.Element, l.Name+l.Sign+" "+l.SpiritEn+", "+l.RelativeEn+" "+l.NaJia+" ("+m.in(elementNames[l.Element])+")")
		if l.Role != "" {
			text += m.tr(" "+l.Role, map[string]string{"世": ", Self (世)", "应": ", Other (应)"}[l.Role])
		}
		text += m.tr("，月令"+l.State, ", "+strings.ToLower(l.StateEn)+" in the month")
		if len(marks) > 0 {
			text += m.tr("，"+strings.Join(marks, "、"), "; "+strings.Join(marks, ", "))
		}
		d.add(bullet, sentence{text + m.tr("。", "."), because})
	}
	if u := b.Useful; u != nil {
		d.add(plain, sentence{m.tr("所问归在“"+u.TopicZh+"”，用神取"+u.Significator+"："+u.WhyZh+"。", "For “"+u.TopicEn+"” the useful god is "+u.Significator+": "+u.WhyEn+"."), because})
	}
	d.add(plain, sentence{m.tr("这里只列盘面，不断成败；同一件事不必反复起卦。", "This lists the board and judges no outcome; one matter need not be cast again and again."), []string{ruleScope}})
}
