package interpreter

import "github.com/wenbu-go/wenbu/internal/i18n"

// limit is a bound of what any reading can answer.
type limit uint8

const (
	limitNone limit = iota
	// Questions that are not answered at all.
	limitDeath
	limitChance
	limitDiagnosis
	limitLaw
	limitInvestment
	limitHarm
	// Bounds that are named before an answer.
	limitMinds
	limitPrediction
)

// refuses reports whether the question itself is declined.
func (l limit) refuses() bool { return l > limitNone && l < limitMinds }

func limitOf(w words) limit {
	switch {
	case harmWords.MatchString(string(w)):
		return limitHarm
	case deathWords.MatchString(lightPhrases.ReplaceAllString(string(w), " ")):
		return limitDeath
	}
	for _, l := range limitWords {
		if w.has(l.words...) {
			return l.limit
		}
	}
	return limitNone
}

var limitWords = []struct {
	limit limit
	words []string
}{
	{limitHarm, []string{"诅咒", "下咒", "让他倒霉", "让她倒霉", "报复他", "报复她", "陷害", "curse", "hex him", "hex her", "revenge", "make him suffer", "make her suffer"}},
	{limitChance, []string{"彩票", "双色球", "大乐透", "六合彩", "中奖号码", "开奖", "买哪个号", "赌", "下注", "lottery", "lotto", "winning numbers", "powerball", "lucky numbers", "gambl*", "place a bet", "casino"}},
	{limitDiagnosis, []string{"得癌", "癌症", "什么病", "有没有病", "是不是病", "是不是抑郁症", "有抑郁症", "得了抑郁", "得抑郁", "焦虑症吗", "躁郁症", "自闭症", "do i have adhd", "bipolar", "怀孕了吗", "怀没怀", "能不能怀", "能怀上", "生男生女", "男孩还是女孩", "男宝", "做手术", "要不要手术", "吃什么药", "停药", "诊断", "确诊", "病会不会好", "病能好", "手术能", "手术会", "手术成功", "手术顺", "开刀", "cancer", "diagnos*", "am i pregnant", "get pregnant", "boy or a girl", "boy or girl", "surgery", "medication", "what illness", "which disease", "is my illness", "do i have depression", "tumor", "tumour"}},
	{limitLaw, []string{"官司", "打赢", "判几年", "判刑", "坐牢", "起诉", "败诉", "胜诉", "仲裁能", "lawsuit", "win my case", "in court", "custody", "go to jail", "go to prison", "be convicted", "sue him", "sue her", "sue my"}},
	{limitInvestment, []string{"股票", "基金", "比特币", "币圈", "虚拟币", "加仓", "抄底", "炒股", "期货", "买哪只", "哪只股", "投资什么", "该不该买房", "房价", "stock", "stocks", "shares", "crypto*", "bitcoin", "which fund", "invest in", "should i invest", "trading", "options trading"}},
	{limitMinds, []string{"爱不爱我", "爱我吗", "还爱我", "喜欢我吗", "喜不喜欢我", "在想什么", "在想我", "想我吗", "怎么想的", "对我有没有", "对我什么感觉", "对我是什么感觉", "对我有感觉", "会不会回来", "还会回来", "会回来找我", "出轨", "是不是骗我", "骗我吗", "心里有没有我", "心里有我", "does he love", "does she love", "love me", "thinking of me", "thinking about me", "what is he thinking", "what is she thinking", "what he thinks", "what she thinks", "come back to me", "will he come back", "will she come back", "he feels about me", "she feels about me", "like me back", "does he like me", "does she like me", "cheating", "miss me"}},
	{limitPrediction, []string{"什么时候结婚", "什么时候能结婚", "何时结婚", "几岁结婚", "什么时候脱单", "什么时候能脱单", "什么时候发财", "什么时候能发财", "什么时候升职", "什么时候能升职", "什么时候能找到", "什么时候有", "什么时候能", "什么时候会", "何时能", "哪年能", "哪年会", "几岁能", "哪一年结婚", "会不会成功", "能不能成功", "一定会", "能考上", "考得上", "能不能考上", "能上岸", "会不会离婚", "能成吗", "会发财吗", "能发财", "when will i", "will i ever", "will i get", "will i be", "will i find", "will i pass", "will i succeed", "am i going to", "predict*", "what will happen", "guarantee*"}},
}

// limitTexts say kindly what a reading cannot do and what can be asked in its place.
var limitTexts = map[limit]i18n.Text{
	limitDeath: i18n.T("寿数和生死，我不谈，也没有一种算法能知道。如果这个念头是因为身体不适或一次惊吓，先去看医生，或者跟信得过的人说说。",
		"I do not speak about death or length of life, and no method knows them. If the thought comes from feeling unwell or from a fright, see a doctor first, or tell someone you trust."),
	limitChance: i18n.T("号码和赌局是随机的，干支、卦、牌都不能让它变得不随机，我也不会给出号码。",
		"Numbers and bets are chance. No pillar, hexagram or card makes them less so, and I will not offer any."),
	limitDiagnosis: i18n.T("身体上的判断要靠检查，不靠命盘。我不做诊断，也不对用药、手术、怀孕和胎儿下任何结论。",
		"Questions about the body need an examination, not a chart. I make no diagnosis and say nothing about medication, surgery, pregnancy or an unborn child."),
	limitLaw: i18n.T("官司的结果取决于证据和法律，我判断不了，也不该由一张盘来左右。请先问律师，或拨打当地的法律援助热线。",
		"The outcome of a case depends on evidence and law. I cannot judge it, and a chart should not sway it. Please ask a lawyer or the legal aid service where you live first."),
	limitInvestment: i18n.T("买什么、买多少、什么时候进出，我不给结论。命盘里没有行情，亏了的是真钱。",
		"What to buy, how much and when is not something I decide. A chart contains no markets, and the losses are real money."),
	limitHarm: i18n.T("伤害别人的事，我不帮。你心里的气是真的，可以说一说它从哪件事来。",
		"I do not help with harming anyone. The anger is real, though, and you can tell me what it comes from."),
	limitMinds: i18n.T("先说清楚一点：别人心里怎么想，盘看不到，只有他自己能说。能看的是你在这段关系里的样子。",
		"One thing first: a chart cannot see what another person thinks; only that person can say. What it can give is a way of looking at your own part."),
	limitPrediction: i18n.T("先说清楚一点：盘上没有日期，也没有结果，我不预告会不会、哪一天。能谈的是你现在站在哪里，可以怎么走。",
		"One thing first: a chart holds no dates and no outcomes, so I will not say whether or when. What can be talked about is where you stand and how you might move."),
}

// chanceLimitTexts say the same of cards and casts, where they differ.
var chanceLimitTexts = map[limit]i18n.Text{
	limitDiagnosis: i18n.T("你在为身体的事挂心，这不容易。手术、病情和用药会怎样，卦和牌都答不了，所以这一次我不起卦，也不抽牌，不拿一句吉凶来回答你；请以医生的话为准。",
		"You are worried about somebody's health, and that is hard. How an operation, an illness or a medicine turns out is nothing that hexagrams or cards can answer, so this time I cast and draw nothing and offer no good or bad omen. Please go by what the doctors say."),
	limitInvestment: i18n.T("买什么、买多少、什么时候进出，我不给结论。卦和牌里没有行情，亏了的是真钱。",
		"What to buy, how much and when is not something I decide. Hexagrams and cards contain no markets, and the losses are real money."),
	limitLaw: i18n.T("官司的结果取决于证据和法律，我判断不了，也不该由一卦一牌来左右。请先问律师，或拨打当地的法律援助热线。",
		"The outcome of a case depends on evidence and law. I cannot judge it, and a cast or a card should not sway it. Please ask a lawyer or the legal aid service where you live first."),
	limitMinds: i18n.T("先说清楚一点：别人心里怎么想，卦和牌都看不到，只有他自己能说。能看的是你在这段关系里的样子。",
		"One thing first: neither hexagrams nor cards see what another person thinks; only that person can say. What they can give is a way of looking at your own part."),
	limitPrediction: i18n.T("先说清楚一点：卦和牌里没有日期，也没有结果，我不预告会不会、哪一天。能谈的是你现在站在哪里，可以怎么走。",
		"One thing first: hexagrams and cards hold no dates and no outcomes, so I will not say whether or when. What can be talked about is where you stand and how you might move."),
}

// doctorText is what can be done about a worry for somebody's health.
var doctorText = i18n.T("可以做的是把最想问医生的几句话写下来，再想想这几天谁能陪着、你自己怎么歇一歇。你最担心的是哪一点？",
	"What can be done is to write down what you most want to ask the doctors, and to think who could be there these days and how you might rest. What worries you most?")

// medicalWords speak of illness, its treatment and what becomes of it. Of those no
// cast and no card is read.
var medicalWords = []string{"手术", "开刀", "生病", "得病", "患病", "病情", "治病", "治疗", "看病", "重病", "大病", "病重", "病好", "的病", "这病", "病能", "病会", "疾病", "住院", "出院", "化疗", "放疗", "吃药", "用药", "药有", "康复", "痊愈", "怀孕", "胎儿", "备孕", "体检", "复查", "肿瘤", "癌", "疫苗",
	"operation", "operated", "illness", "ill", "sickness", "i am sick", "i'm sick", "is sick", "got sick", "sick with", "disease", "medicine", "medical", "chemo*", "recover from", "pregnan*", "symptom*", "biopsy", "transplant", "vaccine", "get well"}

// insteadTexts offer a question that can be answered.
var insteadTexts = map[limit]i18n.Text{
	limitDeath: i18n.T("如果愿意，可以换一个问法：眼下最让你放不下的是什么？哪件事你想先安顿好？",
		"If you like, ask it another way: what weighs on you most now, and what would you like to see settled first?"),
	limitChance: i18n.T("如果真正担心的是钱，可以一起看看：哪一笔开销最让你不安，哪一部分收入是你能影响的。",
		"If the real worry is money, we can look at that: which expense troubles you most, and which part of your income can you influence?"),
	limitDiagnosis: i18n.T("可以谈的是作息和心力：最近什么事最耗你，什么时候你会觉得缓过来一点。这不能代替看医生。",
		"What we can talk about is rest and pace: what drains you these days, and when do you recover a little? It does not replace a doctor."),
	limitLaw: i18n.T("可以谈的是你自己：这件事里你最想守住的是什么，谁能陪你一起面对。",
		"What we can talk about is you: what do you most want to protect in this, and who could stand beside you?"),
	limitInvestment: i18n.T("可以谈的是你和钱的关系：你做决定时怕的是什么，多大的数目会让你睡不着。",
		"What we can talk about is you and money: what are you afraid of when you decide, and which sum would cost you sleep?"),
	limitHarm: i18n.T("我可以陪你把想要的边界写下来，或者想想怎样离这个人远一点。",
		"I can help you write down the boundary you want, or think about how to keep your distance."),
	limitMinds: i18n.T("可以换成这样问：这段关系里，我最想被理解的是什么？我有没有直接说过？",
		"It might be asked like this: what do I most want understood in this, and have I said it plainly?"),
	limitPrediction: i18n.T("可以换成这样问：在这件事上，我能先弄清、先准备的是哪一块？",
		"It might be asked like this: which part of it can I find out or prepare first?"),
}

// griefTexts answer someone who has lost a person.
var griefTexts = []i18n.Text{
	i18n.T("很难过听到这个消息。这时候不看盘，也不用急着把话说好。", "I am sorry for your loss. This is no time for a chart, and nothing has to be put well."),
	i18n.T("如果你愿意，可以说说他：最近常想起的是哪一件小事？", "If you like, tell me about them: which small thing comes to mind most these days?"),
	i18n.T("夜里难熬的时候，找一个可以打电话的人；要是难过久久不退，吃不下、睡不着，也可以跟医生或心理援助热线说一说。", "When the nights are hard, call someone. If the grief does not ease and you cannot eat or sleep, a doctor or a support line can help as well."),
}

// gentleText goes before an answer to someone who has a hard time.
var gentleText = i18n.T("听得出来这阵子不容易。下面的话慢慢看，用得上的留下，用不上的放掉。",
	"It sounds like a hard stretch. Take what follows slowly; keep what helps and leave the rest.")

// drawNoticeText ends what is said of cards or a hexagram.
var drawNoticeText = i18n.T("牌与卦由程序抽出，或照原来的结果排出；解读只供消遣和自省，不是预测，也不能代替医疗、法律、财务等专业意见。",
	"The cards or lines were drawn by the program or laid out as they came before; the reading is for entertainment and reflection. It predicts nothing and replaces no medical, legal or financial advice.")

// ziweiNoticeText ends every reading of a Zi Wei chart.
var ziweiNoticeText = i18n.T("星曜由历法和安星规则排出，解读只供消遣和自省，不是预测，也不能代替医疗、法律、财务等专业意见。",
	"The stars are placed by rule; the reading is for entertainment and reflection. It predicts nothing and replaces no medical, legal or financial advice.")

// noticeText ends every reading of a birth.
var noticeText = i18n.T("干支由历法算出，解读只供消遣和自省，不是预测，也不能代替医疗、法律、财务等专业意见。",
	"The pillars are computed; the reading is for entertainment and reflection. It predicts nothing and replaces no medical, legal or financial advice.")
