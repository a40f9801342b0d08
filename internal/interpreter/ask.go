package interpreter

import (
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/units"
)

// ask makes the call that puts a question to the person.
func (m *mind) ask(question string, options ...string) []agent.ToolCall {
	return m.askWith(agent.Question{Question: question, Options: options})
}

func (m *mind) askWith(q agent.Question) []agent.ToolCall {
	if q.Options == nil {
		q.Options = []string{}
	}
	return []agent.ToolCall{m.call(toolAsk, q)}
}

// mayAsk reports whether a question can still be put in this turn.
func (m *mind) mayAsk() bool { return m.offers(toolAsk) && !m.tried(toolAsk) }

// askAboutBirth asks for what a chart cannot be made without. One question at a
// time, and none when an invented example will do.
func (m *mind) askAboutBirth() []agent.ToolCall {
	if m.chart != nil || !m.mayAsk() || m.tried(toolBazi) {
		return nil
	}
	b := m.birth
	noPlace := b.timezone == "" && b.place == ""
	switch {
	case b.unclear != clear:
		return m.askUnclear()
	case b.date == "":
		return m.askWith(m.birthQuestion())
	case b.time == "" && !b.noTime && noPlace:
		return m.askWith(agent.Question{
			Question: m.tr("日期我记下了。还差两样：出生的时间（不知道可以留空）和出生地。",
				"I have the date. Two things are missing: the time of birth, which may be left empty if unknown, and the place."),
			Form: "birth",
		})
	case m.topic == topicTiming && b.sex == "" && b.time != "" && !m.noSex && m.takes(toolBazi, "sex"):
		return m.ask(m.tr("看大运要知道顺排还是逆排，传统上由性别决定。要用哪一个来算？不想说也没关系，那就只看命盘。",
			"Luck pillars run forwards or backwards, which tradition decides by sex. Which shall I use? You may leave it out; then I read the chart without them."),
			m.tr("男", "male"), m.tr("女", "female"), m.tr("不说，先不看大运", "rather not say, leave out the luck pillars"))
	}
	return nil
}

// birthQuestion asks for the whole birth.
func (m *mind) birthQuestion() agent.Question {
	lead := ""
	if t := limitTexts[m.limit]; !m.limit.refuses() && m.limit != limitNone {
		lead = m.in(t) + m.tr("", " ")
	}
	return agent.Question{
		Question: lead + m.tr("要看盘，需要出生的公历日期、当地时间（不知道就留空）和出生地；性别只用来排大运，可以不填。",
			"For a chart I need the Gregorian date of birth, the local time, which may be left empty, and the place. Sex is used for luck pillars only and is optional."),
		Options: []string{
			m.tr("先不排盘，帮我把问题理清楚", "No chart for now, help me sort out the question"),
			m.tr("用一个假设的例子给我看看", "Show me with an invented example"),
		},
		Form: "birth",
	}
}

// askUnclear asks about the one thing that can be read in more than one way.
func (m *mind) askUnclear() []agent.ToolCall {
	o := m.birth.options
	switch m.birth.unclear {
	case lunarDate:
		options := []string{m.tr("我查到公历日期再告诉你", "I will look up the Gregorian date")}
		if len(o) > 0 {
			options = append(options, m.tr("其实是公历 ", "It is Gregorian: ")+o[0])
		}
		return m.ask(m.tr("你说的像是农历日期。农历有大小月和闰月，我不替你换算猜测，请告诉我对应的公历日期（年月日）。",
			"That looks like a date of the Chinese lunar calendar. With long, short and leap months I will not guess; please give the Gregorian date."),
			append(options, m.tr("先不排盘，聊聊问题本身", "No chart for now, let us talk about the question"))...)
	case unclearDate:
		return m.ask(m.tr("这个日期有两种读法，是哪一天？", "This date can be read in two ways. Which day is it?"), o...)
	case unclearTime:
		return m.ask(m.tr("这个时间是上午还是晚上？差半天，时柱完全不同。", "Was that in the morning or in the evening? Half a day apart, the hour pillar is another one."),
			m.tr("早上 ", "")+half12(o[0])+m.tr("", " am"), m.tr("晚上 ", "")+half12(o[1])+m.tr("", " pm"), m.tr("不确定，按时辰未知来看", "Not sure, treat it as unknown time"))
	case midnight:
		return m.askMidnight()
	case doubleHour:
		return m.ask(m.tr("你给的是一个时辰，两小时的范围。我不替你取中间值：知道具体几点几分请写下来，不知道就按时辰未知来看。",
			"You gave a double hour, a range of two hours. I will not take its middle: please give the time to the minute if you know it, or leave it unknown."),
			m.tr("按时辰未知来看", "Treat it as unknown time"), m.tr("我去查具体时间", "I will find the exact time"))
	case noSuchDay:
		return m.askWith(agent.Question{
			Question: m.tr("公历里没有 "+o[0]+" 这一天。请核对出生的年月日。", "The Gregorian calendar has no "+o[0]+". Please check the date of birth."), Form: "birth",
		})
	case noDay:
		return m.askWith(agent.Question{
			Question: m.tr(o[0]+" 的哪一天？日柱要有日子才排得出来；时间和出生地也请一起写，时间不知道就说不知道。",
				"Which day of "+o[0]+"? The day pillar needs it. Please add the time, or “unknown”, and the place."), Form: "birth",
		})
	case noSuchTime:
		return m.askWith(agent.Question{
			Question: m.tr("钟面上没有 "+o[0]+" 这个时间。请核对出生的时间；不知道就留空，按时辰未知来看。",
				"No clock shows "+o[0]+". Please check the time of birth, or leave it empty if it is unknown."), Form: "birth",
		})
	case twoBirths:
		return m.ask(m.tr("你给了两个出生日期。一次看一张盘更清楚，先看哪一个？", "You gave two dates of birth. One chart at a time is clearer: which first?"), o...)
	}
	return nil
}

// half12 writes 20:30 as 8:30.
func half12(clock string) string {
	h := int(clock[0]-'0')*10 + int(clock[1]-'0')
	h %= 12
	if h == 0 {
		h = 12
	}
	return strings.TrimPrefix(pad(h), "0") + clock[2:]
}

func (m *mind) askMidnight() []agent.ToolCall {
	if m.birth.date == "" {
		return m.askWith(m.birthQuestion())
	}
	return m.ask(m.tr("夜里十二点在两个日期的交界上：是这一天刚开始，还是这一天结束？", "Midnight lies between two dates. Was it the beginning of that day or its end?"),
		m.birth.date+" 00:00"+m.tr("（这天刚开始）", " (the day began)"),
		dayAfter(m.birth.date)+" 00:00"+m.tr("（这天结束）", " (the day ended)"),
		m.tr("不确定，按时辰未知来看", "Not sure, treat it as unknown time"))
}

// askAboutPlace asks where, when the time zone cannot be told.
func (m *mind) askAboutPlace() []agent.ToolCall {
	zone, _ := m.zone()
	if m.chart != nil || !m.mayAsk() || m.birth.date == "" || zone != "" || m.tried(toolBazi) {
		return nil
	}
	found := m.placesFound()
	if len(found) > 0 && m.unambiguous(found) { // only the clock is open
		return m.ask(m.tr("新疆有人按北京时间记，也有人按当地时间（新疆时间）记，差两小时。出生记录上的时间是哪一种？",
			"In Xinjiang some keep Beijing time and some local time, two hours apart. Which clock was the birth recorded by?"),
			m.tr("北京时间（Asia/Shanghai）", "Beijing time (Asia/Shanghai)"), m.tr("新疆时间（Asia/Urumqi）", "Xinjiang time (Asia/Urumqi)"))
	}
	if len(found) > 0 {
		return m.ask(m.tr("叫这个名字的地方不止一个，是哪一个？", "More than one place has this name. Which one is it?"), m.placeOptions(found)...)
	}
	question := m.tr("出生在哪里？我需要当地的时区，年柱和月柱要按绝对时刻去比节气。",
		"Where was the birth? I need the time zone of the place, since year and month compare absolute moments.")
	switch {
	case m.birth.place != "" && !m.tried(toolPlaces):
		question = m.tr("“"+m.birth.place+"”出生时用的是哪个时区？年柱和月柱要按绝对时刻去比节气，所以需要它。",
			"Which time zone was in use in “"+m.birth.place+"” at the birth? Year and month compare absolute moments, so I need it.")
	case m.birth.place != "":
		question = m.tr("没有找到“"+m.birth.place+"”对应的时区。出生时当地用的是哪个时区？",
			"I could not find a time zone for “"+m.birth.place+"”. Which time zone was in use at the place of birth?")
	}
	return m.ask(question, m.zoneOptions()...)
}

// askAboutOwn asks for what is missing of a birth that is to be worked out by
// another convention. Others are shown an invented one.
func (m *mind) askAboutOwn() []agent.ToolCall {
	if !m.switches || m.tried(toolBazi) {
		return nil
	}
	if asked := m.askAboutBirth(); asked != nil {
		return asked
	}
	return m.askAboutPlace()
}

// askForLongitude asks where, when true solar time is to be set beside the civil
// time of a known birth.
func (m *mind) askForLongitude() []agent.ToolCall {
	_, longitude := m.zone()
	if !m.wantsLongitude() || longitude != nil || !m.mayAsk() || m.tried(toolBazi) || !m.switches {
		return nil
	}
	if found := m.placesFound(); len(found) > 0 {
		return m.ask(m.tr("叫这个名字的地方不止一个，是哪一个？", "More than one place has this name. Which one is it?"), m.placeOptions(found)...)
	}
	return m.ask(m.tr("真太阳时要用出生地的经度来换算。出生在哪个城市？写城市名就行。",
		"True solar time is worked out from the longitude of the birthplace. Which city was it? The name is enough."))
}

func (m *mind) zoneOptions() []string {
	return []string{
		m.tr("北京时间（Asia/Shanghai）", "China (Asia/Shanghai)"),
		m.tr("香港（Asia/Hong_Kong）", "New York (America/New_York)"),
		m.tr("台北（Asia/Taipei）", "London (Europe/London)"),
		m.tr("其他地方，我来写城市名或时区", "Elsewhere, I will write the city or zone"),
	}
}

// placeOptions names up to three places with their zones, and leaves room for
// another.
func (m *mind) placeOptions(found []foundPlace) []string {
	var out []string
	for _, p := range found[:min(len(found), 3)] {
		name := p.Name
		if p.Admin != "" && p.Admin != p.Name {
			name += m.tr("，", ", ") + p.Admin
		}
		out = append(out, units.Shorten(name+m.tr("（"+p.Timezone+"）", " ("+p.Timezone+")"), 160))
	}
	return append(out, m.tr("另一个地方，我来写全名", "Another place, I will write its full name"))
}

// askAboutFailure tells why the chart could not be worked out and asks for the
// birth again.
func (m *mind) askAboutFailure() []agent.ToolCall {
	why := m.failure(toolBazi)
	if m.chart != nil || why == "" || !m.mayAsk() {
		return nil
	}
	question := m.tr("这组出生信息没有算成："+why+" 请核对日期、时间和时区。", "The chart could not be worked out: "+why+" Please check date, time and time zone.")
	if strings.Contains(why, "UTC") { // the clocks were changed in that hour
		question += m.tr("钟表拨动的那一小时，可以把时区写成当时的偏移，例如 -04:00。", " For an hour when clocks changed, give the offset then in force, such as -04:00.")
	}
	return m.askWith(agent.Question{
		Question: units.Shorten(question, 700),
		Form:     "birth",
	})
}
