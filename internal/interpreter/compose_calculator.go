package interpreter

import (
	"encoding/json/v2"
	"fmt"
	"slices"
	"strings"
)

// resultOf reads the last successful result of a tool.
func (m *mind) resultOf(tool string, into any) bool {
	list := m.results(tool)
	return len(list) > 0 && json.Unmarshal(list[len(list)-1].result, into) == nil
}

// notWorkedOut says that a calculator gave nothing, and why.
func (m *mind) notWorkedOut(tool string) draft {
	why := m.failure(tool)
	if why == "" {
		return m.nothingToCast()
	}
	var d draft
	d.add(plain, sentence{m.tr("这次没有算成："+why, "It could not be worked out: "+why), []string{toolOutcome + tool}})
	return d
}

// label is a name in two languages, as a calculator gives it.
type label struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Today string `json:"today"`
	En    string `json:"en"`
}

func (m *mind) labelText(l label) string {
	if l.Today != "" {
		return m.tr(l.Today, l.En)
	}
	return m.tr(l.Name, l.En)
}

func (m *mind) labels(list []label, most int) string {
	var names []string
	for _, l := range list[:min(len(list), most)] {
		names = append(names, m.labelText(l))
	}
	if len(names) == 0 {
		return m.tr("无", "nothing")
	}
	return m.list(names)
}

// almanacPage is what is told of a day.
type almanacPage struct {
	Date struct {
		Gregorian string `json:"gregorian"`
		Weekday   label  `json:"weekday"`
	} `json:"date"`
	Lunar struct {
		Text string `json:"text"`
		En   string `json:"en"`
	} `json:"lunar"`
	Pillars []struct {
		Value string `json:"value"`
	} `json:"pillars"`
	Officer label   `json:"officer"`
	Clash   clash   `json:"clash"`
	Suits   []label `json:"suits"`
	Avoids  []label `json:"avoids"`
	Hours   []struct {
		Pair string `json:"pair"`
		From string `json:"from"`
		To   string `json:"to"`
		Road label  `json:"road"`
		Good bool   `json:"good"`
	} `json:"hours"`
}

type clash struct {
	Zodiac label `json:"zodiac"`
}

// picked is what pick_day gave.
type picked struct {
	Purpose label `json:"purpose"`
	Input   struct {
		From string `json:"from"`
		To   string `json:"to"`
	} `json:"input"`
	Days    int `json:"days"`
	Found   int `json:"found"`
	Choices []struct {
		Date    string `json:"date"`
		Weekday label  `json:"weekday"`
		Lunar   string `json:"lunar"`
		LunarEn string `json:"lunarEn"`
		Clash   string `json:"clash"`
		Reasons []bilingual
	} `json:"choices"`
	Refused []bilingual `json:"refused"`
}

type bilingual struct {
	Zh string `json:"zh"`
	En string `json:"en"`
}

const mostListed = 12 // activities that are named of a day

// dayAnswer tells what the almanac prints.
func (m *mind) dayAnswer() draft {
	var d draft
	var page almanacPage
	var pick picked
	hasPage, hasPick := m.resultOf(toolDay, &page), m.resultOf(toolPick, &pick)
	if !hasPage && !hasPick {
		if m.tried(toolDay) {
			return m.notWorkedOut(toolDay)
		}
		return m.notWorkedOut(toolPick)
	}
	d.add(plain, m.beforehandLimits()...)
	if hasPage {
		m.addPage(&d, page)
		if newWords(m.dayTask()).has(hourWords...) {
			m.addHours(&d, page)
		}
	}
	if hasPick {
		m.addPicked(&d, pick, hasPage)
	}
	d.add(plain, sentence{m.tr("各家历书的规则有出入，这里用的是《协纪辨方书》一路；日子合不合适，先看人齐不齐、事备好没有。",
		"Almanacs differ in their rules; these follow the book Xieji Bianfang Shu. Whether a day suits depends first on the people and the preparations."), []string{ruleScope}})
	d.add(plain, sentence{m.tr("这件事里，哪一样准备好了，哪天都行？", "Which preparation would make any day a good one?"), []string{ruleReflect}})
	d.add(note, sentence{m.in(dayNoticeText), []string{ruleNotice}})
	return d
}

func (m *mind) addPage(d *draft, p almanacPage) {
	because := []string{toolOutcome + toolDay}
	var pillars []string
	for _, x := range p.Pillars {
		pillars = append(pillars, m.pairText(x.Value))
	}
	d.add(plain, sentence{m.tr(
		fmt.Sprintf("**%s**（%s），农历%s，%s，建除是“%s”，冲%s。", p.Date.Gregorian, p.Date.Weekday.Name, p.Lunar.Text, strings.Join(pillars, " "), p.Officer.Name, p.Clash.Zodiac.Name),
		fmt.Sprintf("**%s** (%s), lunar date %s, pillars %s, officer %s, clashing with the %s.", p.Date.Gregorian, p.Date.Weekday.En, p.Lunar.En, strings.Join(pillars, ", "), p.Officer.En, p.Clash.Zodiac.En)), because})
	d.add(bullet, sentence{m.tr("历书注宜："+m.labels(p.Suits, mostListed)+"。", "Printed as suited: "+m.labels(p.Suits, mostListed)+"."), because})
	d.add(bullet, sentence{m.tr("历书注忌："+m.labels(p.Avoids, mostListed)+"。", "Printed as avoided: "+m.labels(p.Avoids, mostListed)+"."), because})
}

// addHours names the hours that the almanac prints as good.
func (m *mind) addHours(d *draft, p almanacPage) {
	because := []string{toolOutcome + toolDay}
	var good []string
	for _, h := range p.Hours {
		if h.Good {
			good = append(good, m.tr(fmt.Sprintf("%s–%s %s时（%s）", h.From, h.To, h.Pair, h.Road.Name), fmt.Sprintf("%s–%s %s (%s)", h.From, h.To, h.Pair, h.Road.En)))
		}
	}
	if len(good) == 0 {
		d.add(bullet, sentence{m.tr("这天历书没有注吉时。", "The almanac prints no good hours for this day."), because})
		return
	}
	d.add(bullet, sentence{m.tr("历书注吉的时辰："+strings.Join(good, "、")+"。", "Hours printed as good: "+strings.Join(good, ", ")+"."), because})
}

// addPicked lists the days found; of a single day it says whether it is among them.
func (m *mind) addPicked(d *draft, p picked, single bool) {
	because := []string{toolOutcome + toolPick}
	what := m.labelText(p.Purpose)
	for _, a := range activities {
		if a.purpose == p.Purpose.ID {
			what = m.tr(what, "“"+a.name.En+"”")
		}
	}
	switch {
	case single && p.Found > 0:
		d.add(plain, sentence{m.tr("按这套规则，这天**宜"+what+"**。", "By these rules the day is **suited for "+what+"**."), because})
		return
	case single:
		why := ""
		if len(p.Refused) > 0 {
			why = m.tr("，因为"+p.Refused[0].Zh, ", because: "+p.Refused[0].En)
		}
		d.add(plain, sentence{m.tr("按这套规则，这天没有列为宜“"+what+"”"+why+"。不列不等于不能做。", "By these rules the day is not listed for "+what+why+". Not listed does not mean that it cannot be done."), because})
		return
	case p.Found == 0:
		d.add(plain, sentence{m.tr(fmt.Sprintf("从 %s 到 %s 的 %d 天里，没有注宜“%s”的日子；可以放宽日期再看。", p.Input.From, p.Input.To, p.Days, what),
			fmt.Sprintf("Of the %d days from %s to %s none is printed as suited for %s; a longer span may have some.", p.Days, p.Input.From, p.Input.To, what)), because})
		return
	}
	d.add(plain, sentence{m.tr(fmt.Sprintf("从 %s 到 %s 的 %d 天里，注宜“%s”的有 %d 天。排在前面的：", p.Input.From, p.Input.To, p.Days, what, p.Found),
		fmt.Sprintf("Of the %d days from %s to %s, %d are printed as suited for %s. The first of them:", p.Days, p.Input.From, p.Input.To, p.Found, what)), because})
	for _, c := range p.Choices {
		d.add(bullet, sentence{m.tr(fmt.Sprintf("**%s**（%s），农历%s，冲%s", c.Date, c.Weekday.Name, c.Lunar, c.Clash), fmt.Sprintf("**%s** (%s), lunar date %s", c.Date, c.Weekday.En, c.LunarEn)), because})
	}
}

// matched is what match_charts gave. Its score is not told: a number between two
// people would be taken for a verdict.
type matched struct {
	A         matchedChart `json:"a"`
	B         matchedChart `json:"b"`
	Relations []struct {
		Name   string `json:"name"`
		NameEn string `json:"nameEn"`
		A      string `json:"a"`
		B      string `json:"b"`
		Glyphs string `json:"glyphs"`
	} `json:"relations"`
	TenGods struct {
		BToA string `json:"bToA"`
		AToB string `json:"aToB"`
	} `json:"tenGods"`
	Completes struct {
		A []string `json:"a"`
		B []string `json:"b"`
	} `json:"completes"`
}

type matchedChart struct {
	Pillars []struct {
		Key   string `json:"key"`
		Value string `json:"value"`
	} `json:"pillars"`
	DayMaster string `json:"dayMaster"`
}

// matchAnswer sets two charts side by side.
func (m *mind) matchAnswer() draft {
	var r matched
	if !m.resultOf(toolMatch, &r) {
		if m.failure(toolMatch) != "" {
			return m.notWorkedOut(toolMatch)
		}
		return m.withoutChart()
	}
	var d draft
	because := []string{toolOutcome + toolMatch}
	_, births, _ := m.couple()
	d.add(plain, m.beforehandLimits()...)
	d.add(plain, sentence{m.tr("两个人合不合得来，盘给不出结论，也不给分数；能看的是两张盘之间有哪些传统上说的牵连。",
		"Whether two people get on is nothing that charts decide, and no score is given here; what can be seen is which relations tradition finds between them."), []string{ruleScope}})
	for i, c := range []matchedChart{r.A, r.B} {
		var pillars []string
		for _, p := range c.Pillars {
			pillars = append(pillars, m.pairText(p.Value))
		}
		unclearHour := ""
		if len(c.Pillars) < 4 {
			unclearHour = m.tr("，时辰没有用", ", without an hour")
		}
		d.add(bullet, sentence{m.tr(births[i].date+"："+strings.Join(pillars, " ")+"，日主"+c.DayMaster+unclearHour+"。", births[i].date+": "+strings.Join(pillars, ", ")+", day master "+c.DayMaster+unclearHour+"."), because})
	}
	a, b, family := births[0].date, births[1].date, godGroups[r.TenGods.BToA]
	d.add(plain, sentence{m.tr("日主之间："+b+" 的日主对 "+a+" 是"+r.TenGods.BToA+"，反过来是"+r.TenGods.AToB+"；"+r.TenGods.BToA+"属"+m.in(groupNames[family])+"，"+m.in(groupGlosses[family])+"。",
		"Between the day masters: that of "+b+" is "+godNames[r.TenGods.BToA]+" to "+a+", and the other way round "+godNames[r.TenGods.AToB]+". "+godNames[r.TenGods.BToA]+" belongs to "+m.in(groupNames[family])+", "+m.in(groupGlosses[family])+"."), append(slices.Clone(because), ruleTradition+"god")})
	for _, x := range r.Relations[:min(len(r.Relations), 6)] {
		d.add(bullet, sentence{m.tr(x.Name+"（"+x.Glyphs+"）："+a+" 的"+m.in(pillarNames[x.A])+"柱与 "+b+" 的"+m.in(pillarNames[x.B])+"柱。", x.NameEn+" ("+x.Glyphs+"): the "+x.A+" pillar of "+a+" and the "+x.B+" pillar of "+b+"."), because})
	}
	if len(r.Completes.A)+len(r.Completes.B) > 0 {
		d.add(plain, sentence{m.tr("一方没有露面、另一方露得多的五行："+m.elements(slices.Concat(r.Completes.A, r.Completes.B))+"。", "Elements that one does not show and the other shows often: "+m.elements(slices.Concat(r.Completes.A, r.Completes.B))+"."), because})
	}
	d.add(plain, sentence{m.tr("合是牵到一起，冲、刑、害是彼此不顺，都只是说法；怎么相处，两个人说了算。", "A combination draws together; clash, punishment and harm are at odds. These are ways of speaking, and how to live together is for the two to say."), []string{ruleTradition + "relation", ruleScope}})
	d.add(plain, sentence{m.tr("你们最近一次说到一块儿去，是在哪件事上？", "What did you two last agree on without effort?"), []string{ruleReflect}})
	d.add(note, sentence{m.in(matchNoticeText), []string{ruleNotice}})
	return d
}

// xiaoAnswer tells the palaces that were counted.
func (m *mind) xiaoAnswer() draft {
	var r struct {
		Datetime string `json:"datetime"`
		Hour     label  `json:"hour"`
		Palaces  []struct {
			Role   string `json:"role"`
			Name   string `json:"name"`
			Pinyin string `json:"pinyin"`
			En     string `json:"en"`
			Text   string `json:"text"`
		} `json:"palaces"`
		Method string `json:"method"`
	}
	if !m.resultOf(toolXiao, &r) {
		return m.notWorkedOut(toolXiao)
	}
	var d draft
	because := []string{toolOutcome + toolXiao}
	at := strings.Replace(r.Datetime, "T", " ", 1)
	d.add(plain, m.beforehandLimits()...)
	d.add(plain, sentence{m.tr("没有出生资料也能看的是小六壬：它只按日子、时辰（或问句的字数）数宫，人人同一时刻数出来都一样。按北京时间 "+at+" 来数：",
		"What needs no birth is Xiao Liu Ren. It counts palaces by day and hour, or by the length of the question, and gives everyone the same at the same time. Counted for "+at+", Beijing time:"), []string{ruleScope, toolOutcome + toolXiao}})
	for _, p := range r.Palaces {
		role := map[string]string{"start": m.tr("起始宫", "start: "), "turn": m.tr("应宫", "turn: "), "day": ""}[p.Role]
		d.add(bullet, sentence{m.tr(role+"**"+p.Name+"**："+p.Text, role+"**"+p.En+"** ("+p.Name+"): "+p.Text), because})
	}
	d.add(plain, sentence{m.tr("数法："+r.Method, "How it is counted: "+r.Method), because})
	d.add(plain, sentence{m.tr("哪个词碰到了你今天挂心的事？", "Which of these words touches what is on your mind today?"), []string{ruleReflect}})
	d.add(note, sentence{m.in(drawNoticeText), []string{ruleNotice}})
	return d
}

// meihuaChart is a cast by plum blossom numbers.
type meihuaChart struct {
	Original hexagram `json:"original"`
	Changed  hexagram `json:"changed"`
	Moving   []int    `json:"moving"`
	Meihua   struct {
		Nuclear   hexagram `json:"nuclear"`
		Body      symbol   `json:"body"`
		Use       symbol   `json:"use"`
		Relations []struct {
			Role     string `json:"role"`
			RoleEn   string `json:"roleEn"`
			Relation string `json:"relation"`
			En       string `json:"relationEn"`
			Text     string `json:"text"`
		} `json:"relations"`
		Moment *struct {
			Local string `json:"local"`
		} `json:"moment"`
	} `json:"meihua"`
}

// castKept says that the conversation has a cast that is not replaced unasked.
func (m *mind) castKept() draft {
	var d draft
	d.add(plain, m.beforehandLimits()...)
	d.add(plain, sentence{m.tr("这段对话里已有一卦，不替换，也没有另起。想换一件事再起，请单独说“再起一卦”，或开新的对话。",
		"This conversation has a cast already, which is not replaced, and nothing was cast anew. For another matter say just “cast again”, or begin a new conversation."), []string{ruleScope, toolOutcome + toolMeihua}})
	return d
}

// meihuaAnswer tells a cast by plum blossom numbers.
func (m *mind) meihuaAnswer() draft {
	var made struct {
		Kept  bool        `json:"reusedOriginal"`
		Chart meihuaChart `json:"verifiedCalculation"`
	}
	switch known := m.resultOf(toolMeihua, &made); {
	case known && made.Kept:
		return m.castKept()
	case !known || len(made.Chart.Moving) != 1:
		return m.notWorkedOut(toolMeihua)
	}
	r, hexagrams := made.Chart.Meihua, made.Chart
	var d draft
	because := []string{toolOutcome + toolMeihua}
	d.add(plain, m.beforehandLimits()...)
	how := m.tr("按你报的数起卦：", "Cast from the numbers you gave:")
	if r.Moment != nil {
		at := strings.Replace(r.Moment.Local, "T", " ", 1)
		how = m.tr("没有报数，按现在的时间（北京时间 "+at+"）起卦：", "No numbers were given, so the cast is from the time now ("+at+", Beijing time):")
	}
	d.add(plain, sentence{how, because})
	for _, h := range []struct {
		label string
		hexagram
	}{{m.tr("本卦", "Hexagram "), hexagrams.Original}, {m.tr("互卦", "Nuclear hexagram "), r.Nuclear}, {m.tr("变卦", "Changing to "), hexagrams.Changed}} {
		d.add(bullet, sentence{h.label + h.Symbol + " **" + m.tr(h.Zh, h.En) + "**" + m.tr("：", ": ") + m.tr(h.PromptZh, h.PromptEn), because})
	}
	d.add(plain, sentence{m.tr(fmt.Sprintf("第 %d 爻动；体卦是%s（%s），用卦是%s（%s）。", hexagrams.Moving[0], r.Body.Zh, r.Body.Element, r.Use.Zh, r.Use.Element),
		fmt.Sprintf("Line %d moves; the body is %s (%s) and the use %s (%s).", hexagrams.Moving[0], r.Body.En, m.in(elementNames[r.Body.Element]), r.Use.En, m.in(elementNames[r.Use.Element]))), because})
	for _, x := range r.Relations {
		d.add(bullet, sentence{m.tr(x.Role+"对体，"+x.Relation+"："+x.Text, capital(x.RoleEn)+" to body, "+x.En+": "+x.Text), because})
	}
	d.add(plain, sentence{m.tr("读的时候先想一件具体的事，再看哪一句碰到了它。", "Hold one concrete matter in mind and see which line touches it."), []string{ruleReflect}})
	d.add(note, sentence{m.in(drawNoticeText), []string{ruleNotice}})
	return d
}

// symbol is a trigram.
type symbol struct {
	Zh      string `json:"zh"`
	En      string `json:"en"`
	Element string `json:"element"`
}
