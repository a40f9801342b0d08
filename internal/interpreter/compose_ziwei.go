package interpreter

import (
	"fmt"
	"slices"
	"strings"
)

const ruleZiwei = ruleTradition + "ziwei"

// ziweiAnswer reads the Zi Wei chart for the question.
func (m *mind) ziweiAnswer() draft {
	var d draft
	d.add(plain, m.beforehand()...)
	d.add(plain, m.ziweiBasis())
	asked := m.palacesAsked()
	first := m.palaceAt(asked[0])
	switch m.manner {
	case mannerShort:
		d.add(plain, m.palaceReading(first)...)
	case mannerSteps:
		d.add(plain, m.palaceReading(first)...)
		d.add(bullet, m.palaceStep(asked[0]))
	case mannerMore:
		m.addSurrounding(&d, first)
		d.add(bullet, m.bodySentences()...)
	case mannerWhy:
		d.add(bullet, m.palaceStars(first))
		m.addSurrounding(&d, first)
		d.add(bullet, m.natalSentence())
		d.add(plain, sentence{m.tr("从星到看法之间，用的是传统的配法，不是因果；对不上的地方，以你的生活为准。",
			"Between these stars and a reading stands a traditional mapping and no cause. Where it does not fit, your life is right."), []string{ruleScope}})
	default:
		m.addPalaces(&d, asked)
	}
	d.add(plain, m.question())
	m.addNotice(&d)
	m.turnedDraft(&d)
	return d
}

// addPalaces is the full reading: what was asked, then what the chart rests on.
func (m *mind) addPalaces(d *draft, asked []int) {
	d.add(plain, m.starsAsked()...)
	for _, i := range asked {
		p := m.palaceAt(i)
		if len(asked) > 1 {
			d.head(m.in(ziweiPalaces[i].title))
		}
		d.add(plain, m.palaceReading(p)...)
		m.addSurrounding(d, p)
	}
	d.add(plain, m.passingSentences()...)
	d.head(m.tr("盘上的依据", "What the chart shows"))
	if asked[0] != 0 {
		d.add(bullet, m.palaceStars(m.ziwei.named("命宫")))
	}
	d.add(bullet, m.bodySentences()...)
	d.add(bullet, m.natalSentence())
	d.add(bullet, m.ziweiPassage())
	d.head(m.tr("拿不准的地方", "What is uncertain"))
	for _, s := range m.ziweiLimits() {
		d.add(bullet, s)
	}
	d.head(m.tr("可以试一步", "A small step"))
	d.add(plain, m.palaceStep(asked[0]))
}

// ziweiBasis says what the chart was made from and what it is.
func (m *mind) ziweiBasis() sentence {
	c := m.ziwei
	in := chartInput{Date: c.Input.Date, Time: &c.Input.Time, Timezone: c.Input.Timezone, SolarTime: c.Input.SolarTime}
	if in.Timezone == "" {
		in.Timezone = m.tr("所填的钟表时间", "the clock as entered")
	}
	sex := map[string]string{"male": m.tr("男", "male"), "female": m.tr("女", "female")}[c.Input.Sex]
	lead := m.tr("按 "+m.when(in)+"、"+sex+"排出的紫微命盘：", "For "+m.when(in)+", "+sex+", the Zi Wei chart is this: ")
	if m.reused {
		lead = m.tr("沿用前面排好的紫微盘（"+m.when(in)+"，"+sex+"）：", "The Zi Wei chart from before stands ("+m.when(in)+", "+sex+"): ")
	}
	life, body := c.named("命宫"), c.bodyPalace()
	text := m.tr(
		fmt.Sprintf("农历%s%s，%s，**命宫在%s**", c.Lunar, c.Hour, c.Bureau, life.Stem+life.Branch),
		fmt.Sprintf("lunar date %s, bureau %s, **the Life palace in %s**", c.LunarEn, c.Bureau, m.pairText(life.Stem+life.Branch)))
	if body != nil {
		text += m.tr("，**身宫落在"+m.palaceName(body)+"**", ", **the body palace in "+m.palaceName(body)+"**")
	}
	return sentence{lead + text + m.tr("。", "."), []string{factZiweiInput, factZiweiPalace(life)}}
}

// palacesAsked lists the palaces that the question is about, by their places in
// ziweiPalaces: those that are named, else that of the topic, else the life palace.
func (m *mind) palacesAsked() []int {
	w := newWords(m.task)
	var named []int
	for i, p := range ziweiPalaces {
		if w.has(p.words...) {
			named = append(named, i)
		}
	}
	if len(named) == 0 && (m.topic == topicNone || m.lent) {
		named = m.seatsAsked(w)
	}
	slices.SortStableFunc(named, func(a, b int) int { return w.first(ziweiPalaces[a].words) - w.first(ziweiPalaces[b].words) })
	if len(named) > 0 {
		return named[:min(len(named), 3)]
	}
	return []int{palaceIndex(m.topicPalace(w))}
}

// seatsAsked lists the palaces of the stars and transformations that are named.
func (m *mind) seatsAsked(w words) []int {
	var out []int
	for _, s := range m.starsNamed() {
		if at := m.ziwei.seat(s); at != nil {
			out = append(out, palaceIndex(at.Name))
		}
	}
	for i, h := range ziweiHua {
		if w.has(h.words...) && i < len(m.ziwei.Natal) {
			out = append(out, palaceIndex(m.ziwei.Natal[i].Palace))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// topicPalace names the palace of a topic.
func (m *mind) topicPalace(w words) string {
	switch m.topic {
	case topicCareer, topicStudy:
		if w.has("同事", "合伙", "colleague*", "coworker*") {
			return "仆役"
		}
		return "官禄"
	case topicLove:
		return "夫妻"
	case topicMoney:
		return "财帛"
	case topicWellbeing:
		return "疾厄"
	case topicMove:
		return "迁移"
	case topicFamily:
		return familyPalace(w)
	case topicTiming:
		if p := m.ziwei.Passing; p != nil {
			return m.ziwei.Palaces[p.Decade.Index].Name
		}
	case topicNone, topicSelf:
		if w.has("朋友", "人际", "人缘", "friend*") {
			return "仆役"
		}
	}
	return "命宫"
}

func familyPalace(w words) string {
	switch {
	case w.has("孩子", "子女", "儿子", "女儿", "child", "children", "son", "daughter"):
		return "子女"
	case w.has("兄弟", "姐妹", "哥哥", "弟弟", "姐姐", "妹妹", "sibling*", "brother", "sister"):
		return "兄弟"
	case w.has("父母", "爸妈", "爸爸", "妈妈", "母亲", "父亲", "parent*", "mother", "father", "mom", "mum", "dad"):
		return "父母"
	}
	return "田宅"
}

func palaceIndex(name string) int {
	for i, p := range ziweiPalaces {
		if p.name == name {
			return i
		}
	}
	return 0
}

// palaceAt returns the palace at a place of ziweiPalaces; a chart has all twelve.
func (m *mind) palaceAt(i int) *palace {
	if p := m.ziwei.named(ziweiPalaces[i].name); p != nil {
		return p
	}
	return m.ziwei.named("命宫")
}

func (m *mind) palaceName(p *palace) string { return m.in(ziweiPalaces[palaceIndex(p.Name)].title) }

// starText names a star with its brightness and transformation.
func (m *mind) starText(s palaceStar) string {
	var marks []string
	if s.Brightness != "" {
		marks = append(marks, m.tr(s.Brightness, ziweiBrightness[s.Brightness]))
	}
	if s.Mutagen != "" {
		marks = append(marks, m.tr("化"+s.Mutagen, "with "+huaEn(s.Mutagen)))
	}
	name := m.tr(s.Name, starTextOf(s.Name).en+" ("+s.Name+")")
	if len(marks) == 0 {
		return name
	}
	return name + m.tr("（"+strings.Join(marks, "，")+"）", ", "+strings.Join(marks, ", "))
}

func huaEn(name string) string {
	for _, h := range ziweiHua {
		if h.name == name {
			return h.en
		}
	}
	return name
}

// starTextOf returns what is said of a major or minor star.
func starTextOf(name string) ziweiStarText {
	for _, s := range slices.Concat(ziweiMajor, ziweiMinor) {
		if s.name == name {
			return s
		}
	}
	return ziweiStarText{name: name, en: name}
}

func (m *mind) starList(list []palaceStar) string {
	var named []string
	for _, s := range list {
		named = append(named, m.starText(s))
	}
	return strings.Join(named, m.tr("、", " and "))
}

// palaceStars names the stars of a palace, borrowed ones for what they are.
func (m *mind) palaceStars(p *palace) sentence {
	because := []string{factZiweiPalace(p)}
	name := m.palaceName(p)
	text := m.tr("**"+name+"**在"+p.Stem+p.Branch+"，主星是"+m.starList(p.Stars), "**"+capital(name)+"** in "+m.pairText(p.Stem+p.Branch)+" holds "+m.starList(p.Stars))
	if len(p.Stars) == 0 {
		opposite := &m.ziwei.Palaces[p.Surrounding.Opposite]
		because = append(because, factZiweiPalace(opposite), ruleZiwei)
		text = m.tr("**"+name+"**在"+p.Stem+p.Branch+"，没有主星；传统上借对面"+m.palaceName(opposite)+"的"+m.starList(p.Borrowed)+"来看，力道打些折扣",
			"**"+capital(name)+"** in "+m.pairText(p.Stem+p.Branch)+" has no major star; by tradition it is read, with less force, by those of "+m.palaceName(opposite)+" opposite: "+m.starList(p.Borrowed))
	}
	if len(p.Minor) > 0 {
		text += m.tr("；辅星有"+m.starList(p.Minor), "; its minor stars: "+m.starList(p.Minor))
	}
	return sentence{text + m.tr("。", "."), because}
}

// palaceReading says what a palace is about, which stars it has, and what these say.
func (m *mind) palaceReading(p *palace) []sentence {
	about := ziweiPalaces[palaceIndex(p.Name)]
	out := []sentence{m.palaceStars(p), {m.tr(m.in(about.title)+m.in(about.about)+"。", capital(m.in(about.title))+" "+m.in(about.about)+"."), []string{ruleZiwei, factZiweiPalace(p)}}}
	stars := p.Stars
	if len(stars) == 0 {
		stars = p.Borrowed
	}
	for _, s := range stars {
		if t := starTextOf(s.Name); t.text.Zh != "" {
			out = append(out, sentence{m.tr(s.Name+"："+m.in(t.text)+"。", t.en+": "+m.in(t.text)+"."), []string{factZiweiPalace(p), ruleZiwei}})
		}
		if s.Mutagen != "" {
			out = append(out, m.huaSentence(s, p))
		}
	}
	if s := m.minorSentence(p); s.text != "" && m.manner != mannerShort {
		out = append(out, s)
	}
	return out
}

// huaSentence says what a transformation on a star is.
func (m *mind) huaSentence(s palaceStar, p *palace) sentence {
	for _, h := range ziweiHua {
		if h.name == s.Mutagen {
			return sentence{m.tr("它带着化"+h.name+"："+m.in(h.text)+"。", "It carries "+h.en+": "+m.in(h.text)+"."), []string{factZiweiNatal, factZiweiPalace(p), ruleZiwei}}
		}
	}
	return sentence{}
}

// minorSentence gives the labels of the minor stars, each once.
func (m *mind) minorSentence(p *palace) sentence {
	var said []string
	for _, s := range p.Minor {
		if label := m.in(starTextOf(s.Name).text); label != "" && !slices.Contains(said, label) {
			said = append(said, label)
		}
	}
	if len(said) == 0 {
		return sentence{}
	}
	return sentence{m.tr("辅星是附带的标签："+strings.Join(said, "；")+"。", "The minor stars are labels beside it: "+strings.Join(said, "; ")+"."), []string{factZiweiPalace(p), ruleZiwei}}
}

// addSurrounding names the palaces that are read together with one.
func (m *mind) addSurrounding(d *draft, p *palace) {
	s := p.Surrounding
	because := []string{factZiweiPalace(p), ruleZiwei}
	var named []string
	for _, i := range []int{s.Opposite, s.Wealth, s.Career} {
		q := &m.ziwei.Palaces[i]
		because = append(because, factZiweiPalace(q))
		stars := m.starList(q.Stars)
		if stars == "" {
			stars = m.tr("无主星", "no major star")
		}
		named = append(named, m.tr(m.palaceName(q)+"，"+stars, m.palaceName(q)+" with "+stars))
	}
	d.add(bullet, sentence{m.tr("三方四正一起看："+strings.Join(named, "；")+"。", "Read together with it: "+strings.Join(named, "; ")+"."), because})
}

// bodySentences tell where the body palace falls.
func (m *mind) bodySentences() []sentence {
	p := m.ziwei.bodyPalace()
	if p == nil {
		return nil
	}
	return []sentence{{m.tr("身宫和"+m.palaceName(p)+"同在一处，传统上说后来把力气多用在这一面。",
		"The body palace shares "+m.palaceName(p)+"; tradition takes this for where one's effort goes in later years."), []string{factZiweiPalace(p), ruleZiwei}}}
}

// natalSentence lists the transformations of the year of birth.
func (m *mind) natalSentence() sentence {
	var named []string
	for _, h := range m.ziwei.Natal {
		p := m.ziwei.named(h.Palace)
		if p == nil {
			continue
		}
		named = append(named, m.tr(h.Star+"化"+h.Mutagen+"在"+m.palaceName(p), starTextOf(h.Star).en+" with "+huaEn(h.Mutagen)+" in "+m.palaceName(p)))
	}
	if len(named) == 0 {
		return sentence{}
	}
	return sentence{m.tr("生年四化："+strings.Join(named, "，")+"。", "Transformations of the birth year: "+strings.Join(named, "; ")+"."), []string{factZiweiNatal}}
}

// passingSentences tell the decade and the year in force, and no event.
func (m *mind) passingSentences() []sentence {
	c := m.ziwei
	if c.Passing == nil || !m.wantsPassing() {
		return nil
	}
	because := []string{factZiweiPeriod}
	decade := &c.Palaces[c.Passing.Decade.Index]
	from, to := decade.AgeRange[0], decade.AgeRange[1]
	day, _, _ := strings.Cut(c.Input.Target, "T")
	first := sentence{m.tr(
		fmt.Sprintf("看到 %s：虚岁 %d，走的是%s%s大限（虚岁 %d 到 %d），落在本命的%s。", day, c.Passing.Age.Nominal, c.Passing.Decade.Stem, c.Passing.Decade.Branch, from, to, m.palaceName(decade)),
		fmt.Sprintf("On %s, at the nominal age of %d, the decade in force is %s (ages %d to %d), in %s of the chart.", day, c.Passing.Age.Nominal, m.pairText(c.Passing.Decade.Stem+c.Passing.Decade.Branch), from, to, m.palaceName(decade))), because}
	if c.Passing.Decade.Name == "童限" {
		first.text = m.tr(fmt.Sprintf("看到 %s：虚岁 %d，还没有进入第一个大限，传统上叫童限，看%s。", day, c.Passing.Age.Nominal, m.palaceName(decade)),
			fmt.Sprintf("On %s, at the nominal age of %d, the first decade has not begun; tradition looks at %s.", day, c.Passing.Age.Nominal, m.palaceName(decade)))
	}
	year := &c.Palaces[c.Passing.Year.Index]
	return []sentence{
		first, m.palaceStars(decade),
		{m.tr("那一年是"+c.Passing.Year.Stem+c.Passing.Year.Branch+"，流年命宫落在本命的"+m.palaceName(year)+"。",
			"The year is "+m.pairText(c.Passing.Year.Stem+c.Passing.Year.Branch)+" and its life palace falls in "+m.palaceName(year)+" of the chart."), because},
		{m.tr("这只说传统上多看哪一宫，不说那时会发生什么。", "This says which palace tradition looks at more, and nothing about what will happen."), []string{ruleScope}},
	}
}

// starsNamed lists the major stars that the message names.
func (m *mind) starsNamed() []string {
	w := newWords(m.task)
	var out []string
	for _, s := range ziweiMajor {
		if s.name == "紫微" && !w.has("紫微星", "紫微在") && s.name == "紫微" {
			continue
		}
		if w.has(s.name, strings.ToLower(s.en)+" star") {
			out = append(out, s.name)
		}
	}
	return out
}

// starsAsked tells where the stars and transformations stand that are named.
func (m *mind) starsAsked() []sentence {
	var out []sentence
	for _, name := range m.starsNamed() {
		p := m.ziwei.seat(name)
		if p == nil {
			continue
		}
		star := name
		for _, s := range p.Stars {
			if s.Name == name {
				star = m.starText(s)
			}
		}
		out = append(out, sentence{m.tr(star+"在你的"+m.palaceName(p)+"。", capital(star)+" stands in your "+strings.TrimPrefix(m.palaceName(p), "the ")+"."), []string{factZiweiPalace(p)}})
	}
	w := newWords(m.task)
	for _, h := range ziweiHua {
		for _, n := range m.ziwei.Natal {
			if p := m.ziwei.named(n.Palace); p != nil && n.Mutagen == h.name && w.has(h.words...) {
				out = append(out, sentence{m.tr("化"+h.name+"在"+m.palaceName(p)+"的"+n.Star+"上："+m.in(h.text)+"。", h.en+" is on "+starTextOf(n.Star).en+" in "+m.palaceName(p)+": "+m.in(h.text)+"."), []string{factZiweiNatal, ruleZiwei}})
			}
		}
	}
	return out
}

// ziweiLimits lists what the chart leaves open. It is never empty.
func (m *mind) ziweiLimits() []sentence {
	c := m.ziwei
	var out []sentence
	if c.Input.Timezone == "" {
		out = append(out, sentence{m.tr("没有给出生地，所以照所填的钟表时间排，没有核对夏令时；差一个时辰，整张盘都会变。",
			"No birthplace was given, so the clock was taken as entered and summer time was not checked; one double hour more or less is another chart."), []string{factZiweiZone}})
	}
	for _, w := range c.Warns {
		out = append(out, sentence{m.own(w), []string{factZiweiWarns}})
	}
	if len(c.Others) > 0 {
		out = append(out, sentence{m.tr(fmt.Sprintf("出生时刻靠近交界，这个出生另有 %d 张可能的盘，这里只读了一张。", len(c.Others)),
			fmt.Sprintf("The birth is close to a boundary: other charts it may have: %d. Only one is read here.", len(c.Others))), []string{factZiweiWarns}})
	}
	if m.wantsPassing() && c.Passing == nil {
		out = append(out, sentence{m.tr("那个时间在出生之前或超出范围，所以没有推大限和流年。", "That time is before the birth or out of range, so no decade or year was worked out."), []string{factZiweiInput}})
	}
	return append(out, sentence{m.tr("安星、四化和亮度，各派的表有出入；星是看法的起点，不是结论。", "Schools differ on placing, transformations and brightness; a star is where a view begins and no verdict."), []string{ruleScope}})
}

func (m *mind) palaceStep(i int) sentence {
	return sentence{m.in(ziweiPalaces[i].try), []string{ruleReflect, factZiweiPalace(m.palaceAt(i))}}
}

// ziweiPassage quotes a text on Zi Wei that was read.
func (m *mind) ziweiPassage() sentence {
	if len(m.texts) == 0 {
		return sentence{}
	}
	return m.fittingPassage()
}

// withoutZiwei answers a question about a Zi Wei chart that could not be made.
func (m *mind) withoutZiwei() draft {
	var d draft
	if why := m.failure(toolZiwei); why != "" {
		d.add(plain, sentence{m.tr("这次没有排成紫微盘："+why, "No Zi Wei chart was made this time: "+why), []string{toolOutcome + toolZiwei}})
		return d
	}
	if !m.offers(toolZiwei) {
		return m.nothingToCast()
	}
	d.add(plain, sentence{m.ziweiQuestion().Question, []string{ruleScope, saidNow}})
	return d
}
