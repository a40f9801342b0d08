package interpreter

import (
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

func (m *mind) grief() draft {
	var d draft
	for _, t := range griefTexts {
		d.add(plain, sentence{m.in(t), []string{ruleSafety, saidNow}})
	}
	return d
}

func (m *mind) thanks() draft {
	var d draft
	if newWords(m.message).has(nodWords...) && !newWords(m.message).has(thanksWords...) {
		d.add(plain, sentence{m.tr("好。想接着看哪一面，说一声就行。", "Good. Say which side you would like to look at next."), []string{saidNow, ruleReflect}})
		return d
	}
	d.add(plain, sentence{m.tr("不客气。那一小步做了以后，看看问题是不是还和原来一样，想接着聊随时可以。",
		"You are welcome. Once the small step is taken, see whether the question is still the same; we can go on whenever you like."), []string{saidNow, ruleReflect}})
	return d
}

func (m *mind) greeting(first string) draft {
	var d draft
	d.add(plain, sentence{first, []string{ruleScope}})
	d.add(bullet, sentence{m.tr("看你自己的盘。告诉我出生的公历日期、当地时间（不知道就说不知道）和出生地，再问一件具体的事。",
		"Read your own chart. Give the Gregorian date, the local time or “unknown”, and the place of birth, and ask one concrete thing."), []string{ruleScope}})
	d.add(bullet, sentence{m.tr("弄懂一个概念，比如日主、十神、真太阳时，我会从手册里找依据。",
		"Understand a term, such as day master, ten gods or true solar time; I look it up in the handbook."), []string{ruleScope}})
	d.add(bullet, sentence{m.tr("不排盘，先把一件心事理成一个好问的问题。",
		"No chart at all: turn something on your mind into a question worth asking."), []string{ruleScope}})
	if can := m.otherAbilities(); len(can) > 0 {
		d.add(bullet, sentence{m.tr(strings.Join(can, "、")+"：说一声就行，结果都由程序算出或抽出。", capital(strings.Join(can, ", "))+": just say so; all of it is computed or drawn by the program."), []string{ruleScope}})
	}
	d.add(plain, sentence{m.tr("今天想从哪一件开始？", "Which would you like to begin with?"), []string{ruleReflect}})
	return d
}

// otherAbilities names what else can be done with the tools of the turn.
func (m *mind) otherAbilities() []string {
	var can []string
	for _, a := range abilities {
		if m.offers(a.tool) {
			can = append(can, m.in(a.name))
		}
	}
	return can
}

// abilities are what can be asked for beside the four pillars, by tool.
var abilities = []struct {
	tool string
	name i18n.Text
}{
	{toolIChing, i18n.T("起卦（周易）", "cast a hexagram of the I Ching")},
	{toolTarot, i18n.T("抽塔罗牌", "draw tarot cards")},
	{toolZiwei, i18n.T("排紫微斗数盘", "lay out a Zi Wei chart")},
	{toolDay, i18n.T("翻黄历", "look up the almanac for a day")},
	{toolPick, i18n.T("挑日子", "find a day for something")},
	{toolTerms, i18n.T("查节气", "tell when a solar term falls")},
	{toolReverse, i18n.T("由四柱反查生辰", "find births by four pillars")},
	{toolXiao, i18n.T("小六壬", "count Xiao Liu Ren")},
	{toolMeihua, i18n.T("梅花易数", "cast by plum blossom numbers")},
	{toolMatch, i18n.T("把两个人的八字放在一起看", "set two charts side by side")},
}

// recall tells what birth was given.
func (m *mind) recall() draft {
	var d draft
	b := m.birth
	if b.date == "" {
		d.add(plain, sentence{m.tr("这段对话里还没有你的出生资料，我也查不到别处。要看盘，请写公历日期、当地时间（不知道就说不知道）和出生地。",
			"No birth has been given in this conversation, and I cannot look it up anywhere. For a chart, give the Gregorian date, the local time or “unknown”, and the place."), []string{ruleScope}})
		return d
	}
	in := chartInput{Date: b.date, Timezone: b.timezone, DayBoundary: b.boundary, SolarTime: b.solar}
	if b.time != "" {
		in.Time = &b.time
	}
	if in.Timezone == "" {
		in.Timezone = b.place
	}
	d.add(plain, sentence{m.tr("按你给的资料，是 "+m.when(in)+"。要改，直接写新的日期、时间或地点。",
		"As you gave it: "+m.when(in)+". To change it, write the new date, time or place."), []string{saidBirth}})
	return d
}

// unsureAnswer says what an open question decides, and how to go on without it.
func (m *mind) unsureAnswer() draft {
	var d draft
	lead := m.tr("那就用你自己的话写，不必从选项里挑。", "Then put it in your own words; none of the options has to fit.")
	switch m.reply {
	case isUnsure:
		lead = m.tr("不确定也没关系。", "Not being sure is fine.")
	case tellsLater:
		lead = m.tr("好，查到以后直接写给我，我接着往下看。", "Good. Write it here when you have it and I will go on.")
	}
	d.add(plain, sentence{lead, []string{saidNow}}, sentence{m.openMatter(), []string{ruleScope, saidBirth}})
	return d
}

// openMatter explains the thing that is still open about the birth.
func (m *mind) openMatter() string {
	b := m.birth
	zone, _ := m.zone()
	switch {
	case b.unclear == lunarDate || b.unclear == unclearDate || b.unclear == noSuchDay || b.unclear == noDay:
		return m.tr("日期差一天，日柱就不同，所以日期不清楚时我不排盘。可以先查证件或万年历，把公历的年月日写给我；也可以先不排盘，聊聊问题本身。",
			"A day more or less is another day pillar, so without a clear date I make no chart. Look it up and write year, month and day; or let us talk about the question without a chart.")
	case b.unclear == twoBirths:
		return m.tr("两张盘各看各的，先看哪一张都行，结果不会变。写上其中一个日期就可以开始。",
			"The two charts are read separately and the order changes nothing. Write one of the dates to begin.")
	case b.date == "":
		return m.tr("没有出生资料就排不出盘，别的都不受影响：可以先把问题理清楚，也可以用一个假设的例子看看读法。愿意的话，写下公历日期、时间（不知道就说不知道）和出生地。",
			"Without a birth there is no chart, and nothing else depends on it: we can sort out the question, or look at an invented example. If you like, write the Gregorian date, the time or “unknown”, and the place.")
	case b.unclear != clear || b.time == "" && !b.noTime:
		return m.tr("不知道时间，就没有时柱，也定不下大运的起点；年柱和月柱通常不变，日柱除了夜里换日前后也不变。说“按时辰未知来看”，我就这样排；想起来了，把几点几分写给我。",
			"Without the time there is no hour pillar and no start of the luck pillars; year and month usually stay, and so does the day except around its change. Say “unknown time” and I read it so, or write the time when you find it.")
	case zone == "":
		return m.tr("地点只用来定时区：差几小时，落在节气或换日附近时柱子会变，其余不变。写国家或大城市就够了；在中国大陆出生，可以写“北京时间”。",
			"The place gives the time zone: a few hours matter near a solar term or a change of day, and for the hour. A country or a large city nearby is enough.")
	case b.sex == "" && m.topic == topicTiming:
		return m.tr("不说性别，四柱一个字都不变，只是大运分不出顺逆，所以不谈大运。说“不说，先不看大运”就可以往下看。",
			"Without a sex the four pillars stay as they are; only the luck pillars cannot be given a direction, so none is discussed. Say “rather not say” to go on.")
	}
	return m.tr("出生资料已经够了，结果不受影响。想接着看哪一方面，直接说就好。", "The birth details are complete and nothing changes. Say which side you would like to look at.")
}

// plainGroups say in everyday words what a family is about.
var plainGroups = [groups][2]string{
	groupPeers:    {"靠自己、也看重同伴的这一面", "the side that relies on itself and values companions"},
	groupOutput:   {"想法多、要说出来做出来才舒服的这一面", "the side that is full of ideas and is at ease once they are said or made"},
	groupWealth:   {"讲实际、会打理、看结果的这一面", "the practical side that manages things and looks at results"},
	groupOfficer:  {"有担当、对要求和规矩敏感的这一面", "the responsible side, alert to rules and to what is expected"},
	groupResource: {"爱学爱想、需要安心和依靠的这一面", "the side that learns and thinks and needs to feel safe"},
}

// plainly reads the chart in everyday words, without a term of the field.
func (m *mind) plainly() []sentence {
	g := m.top(0)
	because := []string{factGroup(g), ruleTradition + "lens"}
	lead := m.tr("说简单点：你身上比较显眼的，是", "In plain words: what stands out in you is ")
	if m.lensTopic() == topicTiming {
		lead, because[0] = m.tr("说简单点：你这几年比较显眼的，是", "In plain words: what stands out for you in these years is "), factLuck
	}
	words := m.tr(plainGroups[g][0], plainGroups[g][1])
	return []sentence{
		{lead + words + m.tr("。", "."), because},
		{m.tr("说到"+m.in(topicNames[m.lensTopic()])+"，先做一件小事就够了：", "For "+m.in(topicNames[m.lensTopic()])+", one small thing is enough: ") + m.in(lenses[m.lensTopic()][g].try), []string{because[0], ruleReflect}},
	}
}

// topicSteps are something to do about a topic when there is no chart.
var topicSteps = map[topic][2]string{
	topicNone:      {"把问题写成一句“我想……，卡在……”，只写一句，明天再看一遍还认不认。", "Write the question as one line, “I want …, and what stops me is …”, and see tomorrow whether it still holds."},
	topicCareer:    {"列两栏：留下要付什么，离开要付什么。每栏写三条，圈出其中最不确定的一条，这周去问一个知道的人。", "Make two columns, the price of staying and the price of leaving, three lines each; circle the least certain and ask someone who knows this week."},
	topicLove:      {"挑一件具体的事，用“那时我感到……，我希望……”说给对方听，说完先听。", "Take one concrete matter and say it as “then I felt …, I would like …”, and then listen."},
	topicMoney:     {"把这个月的进出写在一张纸上，圈出一笔下个月可以不花的。", "Put this month's income and spending on one page and circle one item you can leave out next month."},
	topicStudy:     {"选卡住的那一小块，每天二十五分钟，连做五天，只看错在哪里。", "Take the piece that holds you up, twenty-five minutes a day for five days, and look only at the mistakes."},
	topicWellbeing: {"这周选三个晚上，同一个时间放下手机，记下第二天的精神。", "On three evenings this week put the phone away at the same time and note how the next day feels."},
	topicFamily:    {"给家里那个人打一个电话，只问他今天过得怎样，不谈那件事。", "Call the person concerned and only ask how their day was, leaving the matter out."},
	topicMove:      {"写下换地方必须满足的三个条件，这周核实其中一个。", "Write three conditions that the move must meet and check one of them this week."},
	topicTiming:    {"不问哪一天，先列出做这件事要备齐的三样，这周备好一样。", "Instead of the date, list three things it takes and get one of them ready this week."},
	topicSelf:      {"记下这周两个“这才是我”的时刻：在做什么，和谁在一起。", "Note two moments this week that felt like yourself: what you did, and with whom."},
}

// stepWithoutChart gives the one step.
func (m *mind) stepWithoutChart() draft {
	var d draft
	step := topicSteps[m.topic]
	switch m.convention {
	case conventionDay:
		step = [2]string{"去查一查出生记录，看是不是写着二十三点到零点之间；不是的话，换日的争论与你无关。", "Look up your birth record: unless it says between 23:00 and midnight, the change of day does not concern you."}
	case conventionSolar:
		step = [2]string{"去查一查出生记录准到分钟还是小时；准到分钟，再谈要不要用真太阳时。", "Find out whether your birth record is exact to the minute; only then is true solar time worth discussing."}
	}
	d.add(plain, sentence{m.tr("这周就做这一件："+step[0], "This week, just this: "+step[1]), []string{ruleReflect, saidNow}})
	d.add(plain, sentence{m.tr("做完以后，记一句和原来想的哪里不一样。", "Afterwards write one line on what differed from what you had expected."), []string{ruleReflect}})
	return d
}

// changeSentence says what became of the chart from before when it was made anew
// with something changed.
func (m *mind) changeSentence() sentence {
	list := m.chartsOf(m.people.now)
	if m.reused || len(list) == 0 || list[0].input.Date != m.chart.input.Date && !correction.MatchString(m.message) {
		return sentence{}
	}
	old := list[0]
	changed := m.changedPillars(old, m.chart)
	text := m.tr("和前面那张比，四柱没有变", "Compared with the chart from before the pillars stay")
	if len(changed) > 0 {
		text = m.tr("和前面那张比，", "Compared with the chart from before: ") + join(m, changed)
	}
	if !old.hasLuck && m.chart.hasLuck {
		text += m.tr("；有了性别，大运可以排了", "; with a sex given, the luck pillars can be told")
	}
	return sentence{text + m.tr("。", "."), []string{factPillars, factInput}}
}

// changedPillars says how each pillar of one chart differs from another's.
func (m *mind) changedPillars(old, anew *chart) []string {
	var changed []string
	for _, p := range anew.pillars {
		switch was := old.pillar(p.Key); {
		case was == nil:
			changed = append(changed, m.changedPillar(p, ""))
		case was.Value != p.Value:
			changed = append(changed, m.changedPillar(p, was.Value))
		}
	}
	return changed
}

func (m *mind) changedPillar(p pillar, from string) string {
	name := m.in(pillarNames[p.Key])
	if from == "" {
		return m.tr("多了"+name+"柱"+p.Value, "the "+name+" pillar "+p.Value+" is added")
	}
	return m.tr(name+"柱由"+from+"变成"+p.Value, "the "+name+" pillar changes from "+from+" to "+p.Value)
}

func join(m *mind, list []string) string {
	out := ""
	for i, s := range list {
		if i > 0 {
			out += m.tr("，", ", ")
		}
		out += s
	}
	return out
}

// solarSentence says that true solar time was wished for and could not be used.
func (m *mind) solarSentence() sentence {
	if !m.birth.solar || m.chart.input.SolarTime {
		return sentence{}
	}
	if m.chart.input.Time == nil {
		return sentence{m.tr("你选了真太阳时，但没有出生时间，没有可以换算的，所以没有用上。", "You chose true solar time, but without a birth time there is nothing to convert, so it was not applied."), []string{factInput, saidBirth}}
	}
	return sentence{m.tr("你选了真太阳时，但没有出生地的经度，所以这次没有用上，日柱和时柱按钟表时间排；告诉我出生的城市，我就换算。",
		"You chose true solar time, but no longitude was given, so it was not applied and day and hour follow the clock. Name the city of birth and I will convert."), []string{factInput, saidBirth}}
}

// dayMasterMeaning explains the word to someone who asks for it beside a reading.
func (m *mind) dayMasterMeaning() sentence {
	if !newWords(m.task).has("日主", "日元", "day master") || !newWords(m.task).has(slices.Concat(explainWords, defineWords)...) {
		return sentence{}
	}
	return sentence{m.tr("日主就是日柱的天干，代表盘主自己；看盘时，其余的字都拿来和它比，比出来的关系叫十神。",
		"The day master is the stem of the day pillar and stands for oneself; the other characters are all compared with it, and those relations are called the ten gods."), []string{factDayMaster, ruleTradition + "dayMaster"}}
}
