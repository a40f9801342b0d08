package interpreter

import "github.com/wenbu-go/wenbu/internal/i18n"

// topicNames stand in headings.
var topicNames = map[topic]i18n.Text{
	topicCareer:    i18n.T("事业", "work"),
	topicLove:      i18n.T("感情", "relationships"),
	topicMoney:     i18n.T("钱", "money"),
	topicStudy:     i18n.T("学习", "study"),
	topicWellbeing: i18n.T("作息与心力", "rest and pace"),
	topicFamily:    i18n.T("家里的事", "family"),
	topicMove:      i18n.T("换地方", "moving"),
	topicTiming:    i18n.T("眼下这一段", "the present stretch"),
	topicSelf:      i18n.T("你自己", "yourself"),
}

// groupNames are the families as they are spoken of.
var groupNames = [groups]i18n.Text{
	groupPeers:    i18n.T("比劫", "peers (比劫)"),
	groupOutput:   i18n.T("食伤", "output (食伤)"),
	groupWealth:   i18n.T("财", "wealth (财)"),
	groupOfficer:  i18n.T("官杀", "officers (官杀)"),
	groupResource: i18n.T("印", "resource (印)"),
}

// godNames are the ten gods in English.
var godNames = map[string]string{
	"比肩": "Friend", "劫财": "Rob Wealth", "食神": "Eating God", "伤官": "Hurting Officer", "偏财": "Indirect Wealth", "正财": "Direct Wealth",
	"七杀": "Seven Killings", "正官": "Direct Officer", "偏印": "Indirect Resource", "正印": "Direct Resource",
}

var elementNames = map[string]i18n.Text{
	"木": i18n.T("木", "wood"), "火": i18n.T("火", "fire"), "土": i18n.T("土", "earth"), "金": i18n.T("金", "metal"), "水": i18n.T("水", "water"),
}

var pillarNames = map[string]i18n.Text{
	"year": i18n.T("年", "year"), "month": i18n.T("月", "month"), "day": i18n.T("日", "day"), "hour": i18n.T("时", "hour"),
}

var branchPinyin = map[string]string{
	"子": "Zi", "丑": "Chou", "寅": "Yin", "卯": "Mao", "辰": "Chen", "巳": "Si", "午": "Wu", "未": "Wei", "申": "Shen", "酉": "You", "戌": "Xu", "亥": "Hai",
}

// dayMasterTexts are the images that go with the ten day masters.
var dayMasterTexts = map[string]i18n.Text{
	"甲": i18n.T("甲是阳木，常用大树来比：往上长，要空间，不大肯弯。", "Jia is yang wood, often compared to a tall tree: it grows upwards, needs room and does not like to bend."),
	"乙": i18n.T("乙是阴木，常用藤和草来比：柔，会绕，能在缝里活下来。", "Yi is yin wood, often compared to vines and grass: supple, finding a way round, living in the cracks."),
	"丙": i18n.T("丙是阳火，常用太阳来比：照得广，藏不住，热得快。", "Bing is yang fire, often compared to the sun: it shines widely, hides little and warms quickly."),
	"丁": i18n.T("丁是阴火，常用灯烛来比：光不大，却照得近、照得久。", "Ding is yin fire, often compared to a lamp: a small light, close by and lasting."),
	"戊": i18n.T("戊是阳土，常用山和城墙来比：稳，厚，动得慢。", "Wu is yang earth, often compared to a mountain or a wall: steady, thick, slow to move."),
	"己": i18n.T("己是阴土，常用田园来比：软，能养东西，也容易被踩。", "Ji is yin earth, often compared to a field: soft, nourishing, easily walked on."),
	"庚": i18n.T("庚是阳金，常用矿石和刀斧来比：硬，直，要经过锻炼。", "Geng is yang metal, often compared to ore or an axe: hard, direct, in need of forging."),
	"辛": i18n.T("辛是阴金，常用首饰来比：细，讲究，怕被埋没。", "Xin is yin metal, often compared to jewellery: fine, particular, unwilling to be buried."),
	"壬": i18n.T("壬是阳水，常用江河来比：量大，流得远，难得停。", "Ren is yang water, often compared to a great river: plentiful, far-reaching, seldom still."),
	"癸": i18n.T("癸是阴水，常用雨露来比：细，无声，渗得深。", "Gui is yin water, often compared to rain and dew: fine, silent, soaking deep."),
}

// seasonTexts follow the order of seasonOf.
var seasonTexts = [5]i18n.Text{
	i18n.T("与日主同类，季节上算得到支持（旺）", "which is the day master's own element, so the season supports it (旺)"),
	i18n.T("生日主，季节上有人扶（相）", "which feeds the day master, so the season helps it (相)"),
	i18n.T("克日主，压力在外（古书称“死”，只是五档里最弱的一档，和生死无关）", "which checks the day master, so pressure comes from outside (the old books say 死, the lowest of five grades, which has nothing to do with anyone's life)"),
	i18n.T("被日主所克，要费力气去管（囚）", "which the day master checks, so holding it takes effort (囚)"),
	i18n.T("由日主所生，是往外给的时候（休）", "which the day master feeds, so this is a season of giving (休)"),
}

// pairTexts say how the two most visible families work on each other; the key is
// the feeding or checking one first.
var pairTexts = map[[2]group]i18n.Text{
	{groupPeers, groupOutput}:     i18n.T("旁边还有食伤，比劫生食伤：有底气，也有出口，想法容易变成作品。", "Output stands beside it, and peers feed output: there is ground to stand on and a way out, so ideas turn into work."),
	{groupOutput, groupWealth}:    i18n.T("食伤与财相连，食伤生财：做出来的东西能换成结果。", "Output and wealth are linked, the one feeding the other: what is made can become a result."),
	{groupWealth, groupOfficer}:   i18n.T("财与官杀相连，财生官杀：手里的资源越多，责任也跟着来。", "Wealth feeds officers here: the more one manages, the more responsibility follows."),
	{groupOfficer, groupResource}: i18n.T("官杀与印相连，官杀生印：压力有了去处，可以化成学习和资历。", "Officers feed resource here: pressure has somewhere to go and can become learning and standing."),
	{groupResource, groupPeers}:   i18n.T("印与比劫相连，印生比劫：有人托底，自己也站得稳。", "Resource feeds peers here: someone holds the net, and one stands firmly oneself."),
	{groupPeers, groupWealth}:     i18n.T("比劫与财都突出，比劫克财：自己的主张和手里的资源会互相牵扯，分配的话要说在前面。", "Peers and wealth both show, and peers check wealth: one's own way and the means at hand pull on each other, so settle the sharing first."),
	{groupOutput, groupOfficer}:   i18n.T("食伤与官杀都突出，食伤克官杀：表达和规矩容易顶牛，要挑场合。", "Output and officers both show, and output checks officers: expression and rules lock horns, and the occasion matters."),
	{groupWealth, groupResource}:  i18n.T("财与印都突出，财克印：眼前的事会挤掉学习和休息的时间。", "Wealth and resource both show, and wealth checks resource: the business of the day crowds out study and rest."),
	{groupOfficer, groupPeers}:    i18n.T("官杀与比劫都突出，官杀克比劫：要求压着自己，能成纪律，也能成委屈。", "Officers and peers both show, and officers check peers: the demands press on the self and become discipline, or resentment."),
	{groupResource, groupOutput}:  i18n.T("印与食伤都突出，印克食伤：想得周全，出手就慢。", "Resource and output both show, and resource checks output: much thought, slow hands."),
}

// missingTexts say what the absence of a family may be taken as a cue for.
var missingTexts = [groups]i18n.Text{
	groupPeers:    i18n.T("天干上看不见比劫，可以留意：身边有没有能并肩的人，还是什么都得自己先动。", "No peer shows among the stems; a cue to ask who could stand beside you."),
	groupOutput:   i18n.T("天干上看不见食伤，可以留意：想法有没有说出口、做出来的机会。", "No output shows among the stems; a cue to ask whether ideas get a chance to be said and made."),
	groupWealth:   i18n.T("天干上看不见财，不等于没有钱，只是一个提醒：目标要自己定得具体一些。", "No wealth shows among the stems. That does not mean no money; it is a cue to make aims concrete."),
	groupOfficer:  i18n.T("天干上看不见官杀，可以留意：没有外来的要求时，你拿什么约束自己。", "No officer shows among the stems; a cue to ask what keeps you in bounds when nobody demands it."),
	groupResource: i18n.T("天干上看不见印，可以留意：累的时候有没有可以靠一靠的地方。", "No resource shows among the stems; a cue to ask where you can lean when tired."),
}

// seatTexts say what layer of life tradition gives a pillar.
var seatTexts = map[string]i18n.Text{
	"year":  i18n.T("年柱传统上说家族和大环境，离日常稍远", "the year stands for family and circumstances, a little distant"),
	"month": i18n.T("月柱传统上说成长和做事的地方", "the month stands for where one grew up and works"),
	"day":   i18n.T("日支贴着日主，传统上说亲近的关系", "the day branch lies closest and stands for close relationships"),
	"hour":  i18n.T("时柱传统上说后来、作品和晚辈", "the hour stands for what comes later, one's work and the young"),
}

// openQuestions end an answer that is not about a chart.
var openQuestions = map[topic]i18n.Text{
	topicNone:      i18n.T("看到这里，你最想接着弄清的是哪一点？", "Having read this, which point would you like to pursue?"),
	topicCareer:    i18n.T("最近两周，你最想离开工位的那一刻，当时正在做什么？", "In the last two weeks, what were you doing at the moment you most wanted to leave your desk?"),
	topicLove:      i18n.T("在这段关系里，你最希望被听懂的一句话是什么？", "Which sentence of yours would you most like to be understood?"),
	topicMoney:     i18n.T("和钱有关的担心里，哪一件是这个月就能弄清的？", "Which of your worries about money could be cleared up this month?"),
	topicStudy:     i18n.T("现在最卡住你的，是哪一科、哪一步？", "Which subject, and which step in it, holds you up now?"),
	topicWellbeing: i18n.T("最近哪一天你觉得缓过来一点，那天有什么不同？", "On which recent day did you recover a little, and what was different?"),
	topicFamily:    i18n.T("家里这件事，你想先让谁听懂？", "In this matter at home, whom would you like to understand you first?"),
	topicMove:      i18n.T("换地方这件事，你最想确认的一个条件是什么？", "Which one condition about moving do you most need to confirm?"),
	topicTiming:    i18n.T("如果不问哪一天，只问先准备什么，你会先准备哪一样？", "If the question were not when but what to prepare, what would you prepare first?"),
	topicSelf:      i18n.T("最近哪件事，让你觉得“这才是我”？", "Which recent moment felt most like yourself?"),
}

// talkHints are words that find the passage for a topic in a text on asking.
var talkHints = map[topic]i18n.Text{
	topicNone:      i18n.T("换一种问法 主语 自己 下一步", "asking differently subject you next step"),
	topicCareer:    i18n.T("辞职 换工作 代价", "quit jobs cost staying leaving"),
	topicLove:      i18n.T("爱我 关系 被理解", "love understood"),
	topicMoney:     i18n.T("发财 收入 影响", "rich income influence"),
	topicStudy:     i18n.T("考试 薄弱 准备", "pass preparation subject"),
	topicWellbeing: i18n.T("危机 不安 信得过的人", "crisis anxious worry professional"),
	topicFamily:    i18n.T("替别人问 相处", "on behalf of someone else deal with"),
	topicMove:      i18n.T("留下 离开 代价 选项", "options cost staying leaving"),
	topicTiming:    i18n.T("什么时候 下一步 期限", "when next step deadline time"),
	topicSelf:      i18n.T("主语 我 反例", "subject I counterexample"),
}

// conventionNames name the two sides of a comparison.
var conventionNames = map[convention][2]i18n.Text{
	conventionDay:   {i18n.T("零点换日", "Day changes at midnight"), i18n.T("二十三点换日", "Day changes at 23:00")},
	conventionSolar: {i18n.T("民用时间", "Civil time"), i18n.T("真太阳时", "True solar time")},
}

// conventionRules state what a convention can and cannot move.
var conventionRules = map[convention]i18n.Text{
	conventionDay: i18n.T("不管用哪一种，年柱和月柱都不动；会变的只有二十三点到零点之间出生者的日柱。",
		"Whichever is used, year and month stay; only the day pillar of births between 23:00 and midnight can change."),
	conventionSolar: i18n.T("真太阳时只影响日柱和时柱，年柱和月柱比的是绝对时刻，换哪种钟都不变；均时差随日期变，与纬度无关，也没有一个通用的“安全分钟数”。",
		"True solar time affects the day and the hour pillar only. Year and month compare absolute moments, whatever the clock. The equation of time depends on the date and not on latitude, and there is no number of minutes that is always safe."),
}

var conventionQuestions = map[convention]i18n.Text{
	conventionDay:   i18n.T("两张盘里，你读到的哪一句只在其中一张上成立？", "Which statement you have read holds in only one of the two charts?"),
	conventionSolar: i18n.T("你的出生记录，准到分钟还是准到小时？", "Is your birth record exact to the minute or to the hour?"),
}

// positionNames introduce a card's place in a spread.
var positionNames = map[string]i18n.Text{
	"situation": i18n.T("处境，", "Situation: "), "tension": i18n.T("张力，", "Tension: "), "next-step": i18n.T("下一步，", "Next step: "), "reflection": {},
}

// groupGlosses say in a few words what a family is to the day master.
var groupGlosses = [groups]i18n.Text{
	groupPeers:    i18n.T("和日主同类的一类", "the family of the day master's own element"),
	groupOutput:   i18n.T("日主往外生的一类", "the family that the day master feeds"),
	groupWealth:   i18n.T("日主去管、去打理的一类", "the family that the day master checks"),
	groupOfficer:  i18n.T("来管日主的一类", "the family that checks the day master"),
	groupResource: i18n.T("来生日主的一类", "the family that feeds the day master"),
}

// godTexts say how the leading member of a family colours it.
var godTexts = map[string]i18n.Text{
	"比肩": i18n.T("以比肩为主，重在自己站得住，不大计较输赢。", "Friend leads in it: standing on one's own matters more than winning."),
	"劫财": i18n.T("以劫财为主，多一点竞争和冲劲，也多一点分出去的慷慨。", "Rob Wealth leads in it: more drive and rivalry, and a freer hand in giving."),
	"食神": i18n.T("以食神为主，比伤官从容：不急着赢，慢慢把东西做好。", "Eating God leads in it, calmer than Hurting Officer: no hurry to win, and things made well."),
	"伤官": i18n.T("以伤官为主，比食神锋利：点子新，也容易和规矩较劲。", "Hurting Officer leads in it, sharper than Eating God: new ideas, and quarrels with rules."),
	"偏财": i18n.T("以偏财为主，机会和人脉多过按月的积累，来得活，也散得快。", "Indirect Wealth leads in it: openings and contacts more than monthly savings; it comes easily and scatters."),
	"正财": i18n.T("以正财为主，重在稳：按部就班，看得见，守得住。", "Direct Wealth leads in it: steadiness, step by step, visible and kept."),
	"七杀": i18n.T("以七杀为主，压力来得直接，逼人做决断，也容易一直绷着。", "Seven Killings leads in it: direct pressure that forces decisions and seldom lets go."),
	"正官": i18n.T("以正官为主，重在名分和规矩：有章可循的地方最自在。", "Direct Officer leads in it: standing and rules; at ease where there is an order to follow."),
	"偏印": i18n.T("以偏印为主，理解来得独到，喜欢自己琢磨，不大走寻常路。", "Indirect Resource leads in it: unusual insight, a liking for working things out alone."),
	"正印": i18n.T("以正印为主，学得正，也愿意被照顾；有人托底的时候最稳。", "Direct Resource leads in it: orderly learning and care; steadiest with somebody behind one."),
}

// zoneNames are zones as people call them.
var zoneNames = map[string]i18n.Text{
	"Asia/Shanghai": i18n.T("北京时间", "Beijing time"), "Asia/Hong_Kong": i18n.T("香港时间", "Hong Kong time"), "Asia/Taipei": i18n.T("台北时间", "Taipei time"),
}
