package interpreter

import (
	"encoding/json/v2"
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
		said = append(said, step.say, firstLine(reply))
		if o.question != nil {
			said[len(said)-1] = o.question.Question
		} else {
			said[len(said)-1] = o.text
		}
		for _, c := range o.charts {
			var r struct {
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
			readings = append(readings, agent.ReadingInput{Kind: kindBazi, Input: input})
		}
	}
	return outcomes
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
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
		{say: "我和他合不合，我1990年5月1日8点半成都，他1988年5月5日15点半上海", has: []string{"1990-05-01", "1988-05-05"}, tools: "ask_user"},
		{say: "1988-05-05", has: []string{"1988-05-05 15:30", "他"}, hasNo: []string{"你没有提到时间", "时辰未知"}},
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
