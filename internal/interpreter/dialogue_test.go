package interpreter

import (
	"encoding/json/v2"
	"os"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// turn is one exchange of a conversation, with what has to come of it.
type turn struct {
	say   string
	birth string // the profile as the page sends it, from this turn on
	has   []string
	hasNo []string
	tools string // joined by spaces, "" for any
}

// talkTo plays a conversation as the page does: it sends back the words said, the
// questions asked and the charts made.
func talkTo(t *testing.T, locale string, turns []turn) []outcome {
	t.Helper()
	var said []string
	var outcomes []outcome
	readings, birth := []agent.ReadingInput{}, ""
	for _, step := range turns {
		if step.birth != "" {
			birth = step.birth
		}
		raw, err := json.Marshal(readings)
		if err != nil {
			t.Fatal(err)
		}
		context := `"context":{"readings":` + string(raw)
		if birth != "" {
			context += `,"birth":` + birth
		}
		o := play(t, ask(step.say, locale, history(said...), context+"}"))
		outcomes = append(outcomes, o)
		reply := o.text
		if o.question != nil {
			reply = o.question.Question + "\n" + strings.Join(o.question.Options, "\n")
		}
		for _, want := range step.has {
			if !strings.Contains(reply, want) {
				t.Errorf("%s: the reply lacks %q:\n%s\n%v", step.say, want, reply, o.tools)
			}
		}
		for _, no := range step.hasNo {
			if strings.Contains(reply, no) {
				t.Errorf("%s: the reply has %q:\n%s", step.say, no, reply)
			}
		}
		if step.tools != "" && strings.Join(o.tools, " ") != step.tools {
			t.Errorf("%s: tools %v, want %s", step.say, o.tools, step.tools)
		}
		for _, p := range basisProblems(o.last, o.lastDraft) {
			t.Errorf("%s: %s", step.say, p)
		}
		shown := o.text
		if o.question != nil {
			shown = o.question.Question
		}
		said = append(said, step.say, shown)
		for _, c := range o.charts {
			var r struct {
				Kind  string         `json:"kind"`
				Input map[string]any `json:"input"`
			}
			if err := json.Unmarshal(c, &r); err != nil {
				t.Fatal(err)
			}
			delete(r.Input, "locale")
			input, err := json.Marshal(r.Input)
			if err != nil {
				t.Fatal(err)
			}
			readings = append(readings, agent.ReadingInput{Kind: r.Kind, Input: input})
		}
	}
	return outcomes
}

const (
	zhLocale = `"locale":"zh"`
	chengdu  = "1990年5月1日早上8点半 成都 男，想看看事业"
	profile  = `{"date":"1990-05-01","time":"08:30","timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":false,"sex":"male"}`
	solarOn  = `{"date":"1990-05-01","time":"08:30","timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":true}`
)

// dialogues are conversations that once went wrong.
var dialogues = map[string]struct {
	locale string
	turns  []turn
}{
	"an example is nobody's chart": {zhLocale, []turn{
		{say: "帮我看看事业运"},
		{say: "用一个假设的例子给我看看", has: []string{"假设的例子", "乙酉 戊子 辛巳 壬辰"}, hasNo: []string{"你习惯", "你的"}},
		{say: "请用更简单的话再说一遍。", has: []string{"假设的例子", "说简单点"}, hasNo: []string{"你"}},
		{say: "那我的性格怎么样？", has: []string{"公历日期"}, hasNo: []string{"辛巳"}, tools: "ask_user"},
		{say: chengdu, has: []string{"庚午 庚辰 丙寅 壬辰"}, hasNo: []string{"假设"}},
		{say: "那我的性格怎么样？", has: []string{"庚午 庚辰 丙寅 壬辰"}, hasNo: []string{"辛巳", "假设"}},
	}},
	"a compared example is nobody's chart": {zhLocale, []turn{
		{say: "零点换日和二十三点换日，差别在哪里？", has: []string{"不是任何人的"}},
		{say: "那我的性格怎么样？", has: []string{"公历日期"}, tools: "ask_user"},
	}},
	"an example in English": {inEnglish, []turn{
		{say: "Can you read my chart?"},
		{say: "Show me with an invented example", has: []string{"nobody's birthday"}, hasNo: []string{" you ", "Your"}},
		{say: "And what about my career?", has: []string{"Gregorian"}, tools: "ask_user"},
	}},
	"one's own chart by true solar time": {zhLocale, []turn{
		{say: chengdu},
		{say: "换成真太阳时再看看", has: []string{"用你的出生时刻", "1990-05-01 08:30", "时柱由壬辰变成辛卯"}, hasNo: []string{"假设"}},
		{say: "按二十三点换日重排", has: []string{"1990-05-01 08:30", "四柱都一样"}, hasNo: []string{"假设"}},
	}},
	"true solar time without a place": {zhLocale, []turn{
		{say: "1990-05-01 08:30 北京时间 看看事业"},
		{say: "换成真太阳时再看看", has: []string{"哪个城市"}, tools: "ask_user"},
		{say: "成都", has: []string{"用你的出生时刻", "真太阳时"}, hasNo: []string{"假设"}},
	}},
	"a sex that comes later": {zhLocale, []turn{
		{say: "1990年5月1日早上8点半 成都，看看事业", hasNo: []string{"大运，约"}},
		{say: "男", has: []string{"1990-05-01 08:30", "四柱没有变", "大运可以排了", "大运，约"}},
	}},
	"mine and hers": {zhLocale, []turn{
		{say: chengdu},
		{say: "我老婆1988年5月5日15:30上海出生，她呢？", has: []string{"1988-05-05 15:30", "她不在这里", "她"}, hasNo: []string{"你", "他"}},
		{say: "那我呢？", has: []string{"庚午 庚辰 丙寅 壬辰"}, hasNo: []string{"戊辰", "另一个人"}},
		{say: "她的感情怎么样？", has: []string{"戊辰", "她"}, hasNo: []string{"庚午", "你"}},
		{say: "我的感情呢？", has: []string{"庚午"}, hasNo: []string{"戊辰"}},
	}},
	"a friend in English": {inEnglish, []turn{
		{say: "I was born May 1, 1990, 8:30 am, Chengdu, male. How is my career?", has: []string{"庚午"}},
		{say: "My wife was born on 5 May 1988 at 15:30 in Shanghai. What about her?", has: []string{"1988-05-05", "someone who is not here"}, hasNo: []string{" you ", " your ", "庚午"}},
		{say: "And me?", has: []string{"庚午"}, hasNo: []string{"1988"}},
	}},
	"two births in one message": {zhLocale, []turn{
		{say: "我和他都看看，我1990年5月1日8点半成都，他1988年5月5日15点半上海", has: []string{"1990-05-01", "1988-05-05"}, tools: "ask_user"},
		{say: "1988-05-05", has: []string{"1988-05-05 15:30", "他"}, hasNo: []string{"你没有提到时间", "时辰未知"}},
	}},
	"one of two is chosen at once": {zhLocale, []turn{
		{say: "我老公1988年5月5日15:30上海出生，我1990年5月1日早上8点半成都出生，先看他的", has: []string{"1988-05-05 15:30", "他不在这里"}, hasNo: []string{"你"}},
		{say: "再看我的", has: []string{"1990-05-01 08:30", "庚午 庚辰 丙寅 壬辰"}, hasNo: []string{"另一个人"}},
	}},
	"her chart, and then mine, which is not known": {zhLocale, []turn{
		{say: "我想看看我女朋友的八字", tools: "ask_user"},
		{say: "1992年8月8日 8:08 上海", has: []string{"另一个人，她", "壬申 戊申 丙辰 壬辰"}, hasNo: []string{"你"}},
		{say: "那我呢？", has: []string{"公历日期"}, tools: "ask_user"},
	}},
	"a corrected date": {zhLocale, []turn{
		{say: chengdu},
		{say: "不对，应该是1990年5月2日", has: []string{"1990-05-02 08:30", "日柱由丙寅变成丁卯"}},
		{say: "继续", has: []string{"再说排在后面"}},
	}},
	"back to the clock": {zhLocale, []turn{
		{say: chengdu},
		{say: "换成真太阳时再看看", has: []string{"时柱由壬辰变成辛卯"}},
		{say: "那感情呢", has: []string{"庚午 庚辰 丙寅 辛卯"}},
		{say: "换回北京时间", has: []string{"庚午 庚辰 丙寅 壬辰"}},
	}},
	"a place for the true solar time of the profile": {zhLocale, []turn{
		{say: "看看事业", birth: solarOn, has: []string{"没有用上"}},
		{say: "我出生在成都", has: []string{"按真太阳时", "庚午 庚辰 丙寅 辛卯"}, hasNo: []string{"没有用上"}},
	}},
	"a concept in simpler words": {zhLocale, []turn{
		{say: "什么是伤官？", has: []string{"再多说几句"}},
		{say: "请用更简单的话再说一遍。", has: []string{"伤官"}, hasNo: []string{"再多说几句"}},
	}},
	"the page's birth form": {zhLocale, []turn{
		{say: "请排我的八字，说说日主是什么意思。", has: []string{"公历日期"}, tools: "ask_user"},
		{say: "我补上了出生资料，请继续。", birth: profile, has: []string{"庚午 庚辰 丙寅 壬辰", "日主就是日柱的天干", "先说看法"}, hasNo: []string{"再说排在后面"}},
		{say: "给我一个这周就能做的小步骤。", has: []string{"这周就做这一件"}},
		{say: "请用更简单的话再说一遍。", has: []string{"说简单点"}, hasNo: []string{"食伤", "日主", "盘上的依据"}},
	}},
	"the page's birth form in English": {inEnglish, []turn{
		{say: "Please draw up my Four Pillars and explain what the day master means.", has: []string{"Gregorian"}, tools: "ask_user"},
		{say: "I have added my birth details. Please go on.", birth: profile, has: []string{"庚午", "The day master is the stem of the day pillar", "In short"}},
		{say: "Give me one small step I can take this week.", has: []string{"This week, just this"}},
		{say: "Please say that again in simpler words.", has: []string{"In plain words"}, hasNo: []string{"Output", "day master", "What the chart shows"}},
	}},
	"no chart": {zhLocale, []turn{
		{say: "我在犹豫要不要换工作，帮我把利弊理一理。", has: []string{"事业"}},
		{say: "给我一个这周就能做的小步骤。", has: []string{"这周就做这一件", "留下要付什么"}},
		{say: "帮我看看事业运", tools: "ask_user"},
		{say: "先不排盘，帮我把问题理清楚", has: []string{"事业"}, hasNo: []string{"帮不上"}},
	}},
	"none fits, not sure": {zhLocale, []turn{
		{say: "1990年5月1日8点半 成都 看事业", tools: "ask_user"},
		{say: "都不是。", has: []string{"用你自己的话", "时柱"}, hasNo: []string{"帮不上"}},
		{say: "我不确定。如果不知道这一点，结果会有什么不同？", has: []string{"不确定也没关系", "没有时柱", "按时辰未知来看"}},
		{say: "按时辰未知来看", has: []string{"庚午 庚辰 丙寅", "时辰未知"}},
	}},
	"not sure of the birth": {inEnglish, []turn{
		{say: "Can you read my chart?", tools: "ask_user"},
		{say: "I am not sure. What changes if this stays unknown?", has: []string{"Without a birth there is no chart"}},
		{say: "None of these.", has: []string{"your own words"}},
		{say: "No chart for now, help me sort out the question", hasNo: []string{"not something I can help"}},
	}},
	"going on with what is there": {zhLocale, []turn{
		{say: chengdu},
		{say: "请用已经得到的结果继续回答，沿用原来的盘。", has: []string{"沿用前面排好的盘", "工作"}},
	}},
	"true solar time that cannot be applied": {zhLocale, []turn{
		{say: "看看事业", birth: solarOn, has: []string{"没有用上", "出生的城市"}},
	}},
	"Xinjiang has two clocks": {zhLocale, []turn{
		{say: "2000年8月16日早上5点半 喀什 女，看看事业", has: []string{"Asia/Urumqi", "Asia/Shanghai"}, tools: "search_places search_library ask_user"},
		{say: "新疆时间（Asia/Urumqi）", has: []string{"Asia/Urumqi", "工作"}},
	}},
	"seconds count": {zhLocale, []turn{
		{say: "我生于2024年2月4日16:27:08，北京，看看性格", has: []string{"2024-02-04 16:27:08", "甲辰 丙寅"}},
	}},
	"digits alone": {zhLocale, []turn{{say: "19900501 0830 成都 男", has: []string{"1990-05-01 08:30", "庚午 庚辰 丙寅 壬辰"}}}},
	"a time that no clock shows": {inEnglish, []turn{
		{say: "born 1990-05-01 25:99 Chengdu", has: []string{"25:99", "time of birth"}, hasNo: []string{"place"}, tools: "ask_user"},
	}},
	"only the month": {zhLocale, []turn{
		{say: "我是1990年5月出生的", has: []string{"1990-05", "哪一天"}, tools: "ask_user"},
		{say: "1日早上8点半，成都", has: []string{"庚午 庚辰 丙寅 壬辰"}},
	}},
	"a late hour": {zhLocale, []turn{
		{say: "我晚上11点半出生，1992年3月8日，广州，女，日柱怎么算", has: []string{"1992-03-08 23:30", "零点换日", "二十三点换日", "用你的出生时刻"}, hasNo: []string{"假设"}},
	}},
	"what was told": {zhLocale, []turn{
		{say: "我是哪天出生的？", has: []string{"还没有你的出生资料"}},
		{say: chengdu},
		{say: "我是哪天出生的？", has: []string{"1990-05-01 08:30"}},
		{say: "我的日主是什么", has: []string{"丙火"}},
		{say: "应该是甲子年，请按甲子年解读", has: []string{"年柱是庚午，不是甲子"}},
	}},
	"other software": {zhLocale, []turn{
		{say: "为什么我的八字和别的软件不一样", has: []string{"约定不同"}},
	}},
	"a classic": {zhLocale, []turn{
		{say: "《滴天髓》说“欲识三元万法宗”是什么意思", has: []string{"滴天髓", "不凭空解释"}},
	}},
	"both ways in English": {inEnglish, []turn{
		{say: "What is the difference between changing the day at midnight and at 23:00?", has: []string{"invented birth", "庚子", "辛丑"}},
	}},
	"no time to mend": {zhLocale, []turn{
		{say: "1850年5月1日早上8点 成都 男 看事业", has: []string{"没有算成"}, hasNo: []string{"-04:00", "拨快"}},
	}},
	"an hour that was skipped": {zhLocale, []turn{
		{say: "2024年3月10日 02:30 America/New_York 男 看看事业", has: []string{"没有算成", "-04:00"}},
	}},
	"no entry": {zhLocale, []turn{
		{say: "什么是奇门遁甲", has: []string{"手册里没有“奇门遁甲”", "十神"}},
		{say: "八字里的空亡是什么", has: []string{"空亡"}},
	}},
	"no entry in English": {inEnglish, []turn{{say: "What is feng shui?", has: []string{"no entry on “feng shui”"}}}},
	"a daughter": {zhLocale, []turn{
		{say: "帮我女儿看看学习，2012年3月3日早上9点 上海", has: []string{"另一个人，她", "2012-03-03"}, hasNo: []string{"你"}},
	}},
	"Zi Wei from the first word to a report": {zhLocale, []turn{
		{say: "帮我看看紫微斗数", has: []string{"公历日期、时间和性别"}, tools: "ask_user"},
		{say: "1990年5月1日早上8点半 成都", has: []string{"大限顺行还是逆行"}, tools: "ask_user"},
		{say: "男", has: []string{"命宫在己丑", "身宫落在财帛宫", "借对面迁移宫", "生年四化：太阳化禄在迁移宫", "三方四正"}, hasNo: []string{"夏令时"}},
		{say: "那感情呢？", has: []string{"沿用前面排好的紫微盘", "**夫妻宫**在丁亥，主星是天梁（陷）"}, hasNo: []string{"日主"}},
		{say: "为什么这么说", has: []string{"不是因果", "天梁"}},
		{say: "说简单点", has: []string{"天梁"}, hasNo: []string{"盘上的依据"}},
		{say: "今年大限走到哪里", has: []string{"虚岁 37", "庚辰大限（虚岁 36 到 45）", "田宅宫", "丙午", "不说那时会发生什么"}},
		{say: "我的化忌在哪个宫", has: []string{"化忌在官禄宫的天同上", "不预告坏事"}},
		{say: "财帛宫和夫妻宫分别怎么看", has: []string{"**财帛宫**在乙酉", "**夫妻宫**在丁亥"}},
	}},
	"a report on a Zi Wei chart, and the pillars": {zhLocale, []turn{
		{say: "1990年5月1日早上8点半 成都 男，看看紫微", has: []string{"命宫在己丑"}},
		{say: "写一份关于事业的报告", has: []string{"报告已经写好", "紫微盘", "星曜由历法"}},
		{say: "我的八字日主是什么", has: []string{"庚午 庚辰 丙寅 壬辰", "丙火"}},
	}},
	"Zi Wei without an hour": {zhLocale, []turn{
		{say: "1990年5月1日生，不知道几点，男，北京时间，看紫微的感情", has: []string{"每一宫都跟着时辰走"}, tools: "ask_user"},
		{say: "改看八字", has: []string{"庚午 庚辰 丙寅**", "感情"}},
	}},
	"an invented Zi Wei chart": {zhLocale, []turn{
		{say: "我想看紫微", tools: "ask_user"},
		{say: "用一个假设的例子给我看看", has: []string{"假设的例子", "紫微命盘"}, hasNo: []string{"你"}},
		{say: "那我的感情呢", has: []string{"公历日期、时间和性别"}, tools: "ask_user"},
	}},
	"his Zi Wei chart": {zhLocale, []turn{
		{say: "我老公1988年5月5日15:30上海出生，帮我看看他的紫微", has: []string{"他不在这里", "命宫在"}, hasNo: []string{"你"}},
	}},
	"Zi Wei in English": {inEnglish, []turn{
		{say: "Please read my Zi Wei chart", has: []string{"the time and the sex"}, tools: "ask_user"},
		{say: "1 May 1990, 8:30 am, Chengdu, male", has: []string{"the Life palace in 己丑 (Ji Chou)", "no major star", "Transformations of the birth year"}},
		{say: "And my marriage?", has: []string{"The Spouse palace", "Heavenly Beam (天梁), dim", "chart from before"}},
		{say: "Which decade am I in?", has: []string{"nominal age of 37", "ages 36 to 45", "nothing about what will happen"}},
		{say: "What does Hua Ji mean?", has: []string{"no misfortune"}},
	}},
	"the profile's change of day decides the late Zi hour": {zhLocale, []turn{
		{say: "看看紫微", birth: `{"date":"1988-02-15","time":"23:30","timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":false,"sex":"female"}`, has: []string{"主星是紫微", "晚子时"}},
		{say: "再看看紫微命宫", birth: `{"date":"1988-02-15","time":"23:30","timezone":"Asia/Shanghai","dayBoundary":"zi","solarTime":false,"sex":"female"}`, has: []string{"命宫**在", "没有主星", "晚子时"}},
	}},
	"two charts side by side, step by step": {zhLocale, []turn{
		{say: "我们八字合不合", has: []string{"两个人的出生"}, tools: "ask_user"},
		{say: "我1990年5月1日早上8点半成都，我老公1988年5月5日15:30上海", has: []string{"不给分数", "庚午 庚辰 丙寅 壬辰", "戊辰 丙辰 庚申 甲申", "天干冲"}},
	}},
	"a day for something": {zhLocale, []turn{
		{say: "帮我挑个日子", has: []string{"为了什么事"}, tools: "ask_user"},
		{say: "搬家", has: []string{"搬家入宅", "2026-12-"}, tools: "pick_day"},
	}},
	"no full-width marks in English": {inEnglish, []turn{
		{say: "born 25 December 1990, 8:30 am in Springfield, my career please", has: []string{"(America/"}, hasNo: []string{"（", "，"}},
	}},
}

func TestDialogues(t *testing.T) {
	t.Parallel()
	for name, d := range dialogues {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			talkTo(t, d.locale, d.turns)
		})
	}
}

// catalogue reads the texts of the page, which the person sends by a button.
func catalogue(t *testing.T) map[string]map[string]string {
	t.Helper()
	raw, err := os.ReadFile("../transport/site/text/agent.json")
	if err != nil {
		t.Fatal(err)
	}
	var texts map[string]map[string]string
	if err := json.Unmarshal(raw, &texts); err != nil {
		t.Fatal(err)
	}
	return texts
}

// TestPage_EverySentence sends everything that the page's buttons send, at every
// moment it can be sent, and wants an answer that fits.
func TestPage_EverySentence(t *testing.T) {
	t.Parallel()
	texts := catalogue(t)
	for locale, lost := range map[string]string{"zh": "这件事我帮不上", "en": "That is not something I can help with"} {
		opening := map[string]string{"zh": chengdu, "en": "Born 1 May 1990 8:30 am in Chengdu, male. How is my career?"}[locale]
		asking := map[string]string{"zh": "帮我看看事业运", "en": "Can you read my chart?"}[locale]
		full := play(t, ask(opening, `"locale":"`+locale+`"`)).text
		for _, key := range []string{"example.1", "example.2", "example.3", "birthSent", "continueDraft", "noneFitsText", "notSureText", "follow.simple", "follow.step"} {
			say := texts["agent."+key][locale]
			if say == "" {
				t.Fatalf("no text agent.%s", key)
			}
			for moment, more := range map[string]string{
				"first":            `"newDraw":false`,
				"after a reading":  charted + "," + history(opening, full),
				"after a question": history(asking, "…？"),
				"with a profile":   someone + "," + history(asking, "…？"),
				"after a refusal":  history(map[string]string{"zh": "给我彩票号码", "en": "Give me lottery numbers"}[locale], "…"),
			} {
				o := play(t, ask(say, `"locale":"`+locale+`"`, more))
				if o.failed != "" || o.text == "" && o.question == nil || moment != "first" && strings.Contains(o.text, lost) {
					t.Errorf("%s, %s: %v %s", say, moment, o.tools, o.text)
				}
				if key == "follow.simple" && moment == "after a reading" && len(o.text)*3 > len(full) {
					t.Errorf("%s: %d bytes after %d", say, len(o.text), len(full))
				}
			}
		}
	}
}

// TestQuestions_OptionsAreUnderstood answers every question that is asked with each
// of the answers it offers.
func TestQuestions_OptionsAreUnderstood(t *testing.T) {
	t.Parallel()
	asked := 0
	defer func() {
		if asked < 5 {
			t.Errorf("only %d questions are asked back: the test shows little", asked)
		}
	}()
	for _, q := range questions {
		o := play(t, q.body)
		if o.question == nil {
			continue
		}
		asked++
		var body struct {
			Message string `json:"message"`
			Locale  string `json:"locale"`
		}
		if err := json.Unmarshal([]byte(q.body), &body); err != nil {
			t.Fatal(err)
		}
		if body.Locale == "" {
			body.Locale = "zh"
		}
		for _, option := range o.question.Options {
			reply := play(t, ask(option, `"locale":"`+body.Locale+`"`, history(body.Message, o.question.Question)))
			for _, lost := range []string{"这件事我帮不上", "not something I can help with"} {
				if strings.Contains(reply.text, lost) || reply.failed != "" {
					t.Errorf("%s: %s: the offered answer is not understood", body.Message, option)
				}
			}
			if reply.question != nil && reply.question.Question == o.question.Question && !strings.Contains(option, "查") {
				t.Errorf("%s: %s: the same is asked again", body.Message, option)
			}
		}
	}
}

// TestExample_IsMarked looks for the word in the title of an invented chart.
// F19: who asks for an example gets one, and it is called one.
func TestExample_IsMarked(t *testing.T) {
	t.Parallel()
	for message, want := range map[string]bool{"用一个假设的例子给我看看": true, "零点换日和二十三点换日，差别在哪里？": true, chengdu: false} {
		o := play(t, ask(message, history("帮我看看事业运", "要看盘，需要出生日期")))
		if len(o.titles) == 0 || strings.Contains(o.titles[0], "假设的例子") != want {
			t.Errorf("%s: titles %q", message, o.titles)
		}
	}
}
