package interpreter

import "regexp"

// The words by which a message is understood. Chinese phrases are found
// anywhere, Latin ones as whole words; * at the end of a Latin phrase lets the
// word go on.

var topicWords = []struct {
	topic topic
	words []string
}{
	{topicLove, []string{"感情", "恋爱", "爱情", "婚姻", "结婚", "桃花", "对象", "伴侣", "老公", "老婆", "丈夫", "妻子", "男朋友", "女朋友", "男友", "女友", "前任", "分手", "复合", "脱单", "单身", "暧昧", "相亲", "离婚", "姻缘", "正缘", "喜欢的人", "两个人", "另一半",
		"love", "relationship*", "marriage", "married", "marry", "dating", "date someone", "partner", "boyfriend", "girlfriend", "husband", "wife", "my ex", "breakup", "break up", "single", "romance", "romantic", "divorce*"}},
	{topicCareer, []string{"事业", "工作", "职业", "上班", "升职", "晋升", "跳槽", "辞职", "离职", "老板", "领导", "上司", "同事", "创业", "职场", "行业", "适合做什么", "项目", "转行", "求职", "面试", "裁员", "生意", "考公",
		"career", "job", "jobs", "work", "working", "boss", "promotion", "promoted", "quit", "resign*", "colleague*", "coworker*", "startup", "business", "interview", "office", "profession*", "laid off", "manager"}},
	{topicMoney, []string{"财运", "钱", "收入", "赚", "发财", "存款", "负债", "欠债", "债", "财务", "花销", "工资", "经济压力", "偏财运", "暴富",
		"money", "income", "wealthy", "finance*", "debt*", "salary", "savings", "rich", "earn*"}},
	{topicStudy, []string{"学习", "学业", "考试", "考研", "高考", "读书", "论文", "留学", "选专业", "备考", "学校", "考不考得上", "考上", "研究生", "上岸",
		"study", "studies", "studying", "exam*", "school", "university", "college", "degree", "thesis", "learning style"}},
	{topicWellbeing, []string{"健康", "身体", "睡眠", "失眠", "疲惫", "作息", "精力", "好累", "太累", "很累", "压力", "情绪", "焦虑", "休息", "内耗", "养生",
		"health", "wellbeing", "well being", "sleep*", "tired", "exhausted", "energy", "stress*", "burnout", "burned out", "rest", "anxi*"}},
	{topicFamily, []string{"家庭", "家人", "父母", "爸妈", "爸爸", "妈妈", "母亲", "父亲", "孩子", "婆媳", "婆婆", "兄弟", "姐妹", "哥哥", "弟弟", "姐姐", "妹妹", "子女", "家里", "原生家庭",
		"family", "parent*", "mother", "father", "mom", "mum", "dad", "child", "children", "sibling*", "brother", "sister", "in laws"}},
	{topicMove, []string{"搬家", "出国", "移民", "换城市", "换个城市", "哪个城市", "外地", "老家", "旅行", "远行", "定居", "回国", "异地",
		"move", "moving", "relocat*", "abroad", "emigrat*", "immigrat*", "travel*", "another city", "new city", "move back"}},
	{topicTiming, []string{"今年", "明年", "后年", "流年", "大运", "什么时候", "何时", "时机", "运势", "近期", "这几年", "这两年", "未来", "十年", "换运", "走运", "哪一年", "几岁",
		"this year", "next year", "when will", "when should", "timing", "luck cycle*", "luck pillar*", "decade", "period", "coming years", "the future"}},
	{topicSelf, []string{"性格", "我是什么样的人", "什么样的人", "了解自己", "认识自己", "天赋", "优点", "缺点", "特点", "命格", "我自己", "适合什么", "我是谁", "潜力",
		"personality", "myself", "character", "strength*", "weakness*", "talent*", "who am i", "what kind of person", "potential", "about me"}},
}

var conceptWords = []string{
	"合冲刑害", "刑冲合害", "人元司令", "十二长生", "天克地冲", "身强身弱", "喜用神", "天乙贵人", "文昌贵人", "桃花星",
	"早子时", "晚子时", "子时", "真太阳时", "平太阳时", "均时差", "夏令时", "时区", "换日", "立春", "节气",
	"正官格", "比肩", "劫财", "食神", "伤官", "偏财", "正财", "七杀", "偏官", "正官", "偏印", "枭神", "正印", "比劫", "食伤", "官杀", "印星", "财星", "十神",
	"日主", "日元", "日柱", "月柱", "年柱", "时柱", "月令", "四柱", "藏干", "天干", "地支", "干支", "纳音", "空亡", "神煞", "大运", "流年", "起运", "用神", "喜神", "忌神", "调候", "扶抑", "从格", "格局", "身强", "身弱", "身旺", "六冲", "六合", "三合", "相冲", "相刑", "自刑", "合化", "长生", "自坐", "身宫", "胎元", "胎息", "驿马", "华盖", "羊刃", "孤辰", "寡宿", "红鸾", "魁罡", "贵人",
	"五行", "旺衰", "强弱", "相生", "相克", "旺相休囚死", "缺火", "缺水", "缺木", "缺金", "缺土", "五行缺", "不知道时辰", "不知道出生时间", "出生时间不知道", "没有出生时间", "时辰", "生肖", "属相", "八字", "命盘", "闰月", "农历",
	"塔罗", "逆位", "大阿卡那", "六爻", "易经", "周易", "卦", "紫微", "四化", "命宫", "占星", "星座",
	"软件", "滴天髓", "三命通会", "渊海子平", "子平真诠", "穷通宝鉴", "神峰通考",
	"怎么提问", "怎样提问", "怎么问", "问题怎么问", "提问",
	"bazi", "ba zi", "four pillars", "eight characters", "day master", "hour pillar", "day pillar", "month pillar", "year pillar", "ten gods", "ten god", "five elements", "five phases", "element", "elements", "wuxing",
	"seven killings", "direct officer", "hurting officer", "eating god", "rob wealth", "direct wealth", "indirect wealth", "direct resource", "indirect resource", "peer", "officer", "resource star", "wealth star", "output star",
	"hidden stem", "hidden stems", "heavenly stem", "heavenly stems", "earthly branch", "earthly branches", "stems", "branches", "luck pillar", "luck pillars", "nayin", "useful gods", "useful god", "favourable element", "favorable element", "weak day master", "strong day master", "chart pattern", "chart structure", "following pattern", "balance school", "season school",
	"shen sha", "symbolic stars", "clashes", "what is a clash", "punishments", "void branches", "life palace", "body palace", "conception pillar", "life stages", "commanding stem", "month command", "month branch",
	"true solar time", "solar time", "equation of time", "time zone", "timezone", "daylight saving", "summer time", "day boundary", "zi hour", "late zi", "li chun", "solar term", "solar terms",
	"unknown birth time", "birth time", "birth hour", "zodiac", "chinese zodiac", "leap month", "lunar calendar",
	"tarot", "reversal", "reversals", "reversed card", "i ching", "hexagram", "hexagrams", "zi wei", "ziwei", "astrology", "ask a better question", "better question", "good question",
}

// explainWords ask for an explanation.
var explainWords = []string{
	"怎么起", "怎么摇", "怎么抽", "什么是", "是什么", "什么意思", "啥意思", "是啥", "怎么算", "怎么来", "怎么排", "怎么看", "怎么回事", "怎么办", "怎么提问", "怎样提问", "怎么问", "为什么", "解释", "介绍", "讲讲", "讲一讲", "说说", "科普", "区别", "有什么不同", "原理", "入门", "是不是", "要不要用", "算不算", "哪个准", "哪种准", "哪个更准", "有用吗", "准吗", "好不好", "指的是", "怎么理解", "代表什么", "说明什么", "会不会改变", "会变吗", "影响吗", "研究", "还能", "能不能看",
	"what is", "what are", "what's", "what does", "mean", "means", "meaning", "explain", "how is", "how are", "how does", "how do", "how should", "how to", "why is", "why does", "difference", "tell me about", "introduce", "introduction", "basics", "define", "definition", "learn about", "research", "does it matter", "is it true", "is there", "can true solar time", "should i use", "does", "can i", "still",
}

// defineWords ask what a word means.
var defineWords = []string{"什么是", "是什么意思", "什么意思", "啥意思", "解释一下", "怎么理解", "what is", "what are", "what does", "meaning of", "explain"}

// meaningWords are those of them that ask for nothing else.
var meaningWords = []string{"什么是", "是什么意思", "什么意思", "啥意思", "what is", "what are", "meaning of", "mean"}

// synonyms are words that the handbook's glossary has under another.
var synonyms = map[string]string{
	"日元": "日主", "身旺": "身强", "喜用神": "用神", "相冲": "六冲", "刑冲合害": "合冲刑害", "长生": "十二长生",
	"month command": "month branch", "heavenly stem": "stem and branch", "heavenly stems": "stem and branch", "earthly branch": "stem and branch", "earthly branches": "stem and branch",
	"favorable element": "favourable element", "symbolic stars": "shen sha", "what is a clash": "clash", "void branches": "void", "solar time": "true solar time",
}

// ownWords say that the question is about the person's own chart.
var ownWords = []string{
	"我的", "我是", "帮我", "给我", "我命", "我五行", "看看我", "替我", "我这", "我有", "我没有", "我", "my", "me", "i'm", "i am", "mine", "i have", "i lack",
}

// mineWords are the words of possession among them.
var mineWords = []string{"我", "这张盘", "这个盘", "my", "mine", "do i", "am i", "i have", "this chart"}

// teachWords ask for a lesson.
var teachWords = []string{"讲讲", "讲一讲", "解释", "介绍", "科普", "什么叫", "explain", "teach", "tell me about", "tell me what", "introduce"}

// readingWords ask for a reading.
var readingWords = []string{
	"帮看", "帮忙看", "看看我", "帮我看", "给我看", "看看我的", "看下我", "看一下我", "帮我算", "给我算", "算一下", "算一算", "算命", "排盘", "排个盘", "排一下", "测一下", "测算", "批命", "批八字", "看八字", "改看八字", "four pillars instead", "bazi instead", "我的八字", "我的命盘", "我的盘", "我的日主", "命理", "命盘里", "盘里", "运势", "事业运", "财运", "桃花运", "感情运", "学业运", "我五行", "五行缺什么", "我缺什么", "命里", "命中", "合适吗我", "从八字", "用八字", "看我的", "我的流年", "我的大运", "什么大运", "哪步大运", "大运怎么样", "流年怎么样",
	"my chart", "my bazi", "my four pillars", "my reading", "read my", "a reading", "my fortune", "my luck", "my day master", "cast my", "calculate my", "my elements", "natal chart", "birth chart", "look at my", "tell my fortune", "chart say",
}

var moreWords = []string{"继续", "接着说", "还有呢", "然后呢", "再说说", "再多说", "多说一点", "展开说", "go on", "continue", "tell me more", "what else", "anything else"}

var thanksWords = []string{"谢谢", "多谢", "感谢", "谢啦", "再见", "thanks", "thank you", "thx", "bye"}

// choiceWords tell of something to be thought through.
var choiceWords = []string{"该不该", "是不是该", "信命", "要不要", "怎么办", "怎么选", "怎么做", "纠结", "选择", "决定", "犹豫", "困惑", "想不通", "该怎么", "帮我把问题", "理清", "聊聊", "should i", "should we", "decide", "decision", "choose", "choice", "what should", "what do i do", "talk about", "sort out", "confused", "not sure what"}

// birthWords say that a date, a time or a place belongs to a birth.
var birthWords = []string{"出生", "生于", "生的", "生日", "八字", "四柱", "时辰", "公历", "阳历", "农历", "性别", "男", "女", "命", "生在", "生辰", "born", "birth", "birthday", "male", "female", "man", "woman", "my chart", "bazi"}

// eventWords say that a date belongs to something else.
var eventWords = []string{"明天", "后天", "昨天", "下周", "上周", "tomorrow", "yesterday", "next week", "last week", "入职", "离职", "结婚", "领证", "订婚", "考试", "面试", "开业", "开工", "搬家", "手术", "分手", "见面", "出发", "签约", "开学", "毕业", "交房", "上线", "started", "start on", "interview", "exam", "wedding", "appointment", "moving on", "graduat*", "meeting"}

var greetingWords = []string{
	"你好", "您好", "在吗", "哈喽", "嗨", "早上好", "晚上好", "你能做什么", "能做什么", "怎么用", "怎么开始",
	"hello", "hi", "hey", "what can you do", "how does this work", "help", "good morning",
}

// identityWords ask who is speaking.
var identityWords = []string{"你是谁", "你是真人", "是真人吗", "你是ai", "你是 ai", "是机器人", "你是人吗", "什么模型", "who are you", "are you human", "are you real", "are you an ai", "are you a bot", "which model"}

// griefWords tell of a loss.
var griefWords = []string{"去世", "过世", "离世", "走了很难过", "不在了", "刚走了", "passed away", "died", "lost my father", "lost my mother", "lost my dad", "lost my mom", "funeral"}

var reportWords = []string{"报告", "写成文", "整理成文", "整理一份", "写一份", "report", "write up", "write it up", "written summary"}

var exampleWords = []string{"举个例子", "举例", "例子", "示例", "假设", "假如有个人", "编一个", "example", "hypothetical", "for instance", "sample", "made up", "invented"}

var noChartWords = []string{"不排盘", "先不排", "不想排", "不用排", "不想提供", "不方便提供", "不想给", "不提供生日", "不说生日", "先聊聊", "聊聊就好", "没有生日", "不要算命", "不看八字",
	"no chart", "without a chart", "without chart", "don't want a chart", "rather not share", "not share my birth", "no birth data", "just talk", "just chat"}

var noSexWords = []string{"先不看大运", "不说性别", "不想说性别", "不填性别", "leave out the luck pillars", "rather not say"}

var compareWords = []string{"两种", "区别", "不同", "对比", "比较", "还是", "哪种", "哪一种", "哪个", "换成", "改成", "改用", "换一种", "分别", "差别", "研究", "怎么选", "各是", "都排",
	"compare", "comparison", "difference", "differ", "versus", "vs", "two", "both", "which", "conventions", "convention", "instead", "switch to", "research", "or"}

var dayBoundaryWords = []string{"changing the day", "change the day", "day at midnight", "change days", "换日", "早子时", "晚子时", "子时换", "零点换", "日界", "二十三点", "23点", "23 点", "子初", "day boundary", "day boundaries", "day change", "change of day", "day changes", "zi hour", "late zi", "midnight rule", "midnight or"}

var solarTimeWords = []string{"真太阳时", "太阳时", "solar time"}

var tarotWords = []string{"塔罗", "抽牌", "抽张牌", "抽一张", "抽三张", "抽张", "三张牌", "张牌看看", "用牌看", "tarot", "draw a card", "draw cards", "draw three", "draw me a card", "draw me three", "draw me some cards", "draw me cards", "draw one card", "three cards", "pull a card", "pull three", "pull cards", "pull me a card", "牌阵", "凯尔特", "celtic cross", "moon phases spread", "card spread"}

// drawnWords speak of a draw that lies there already, by its tool.
var drawnWords = map[string][]string{
	toolTarot:  {"这张牌", "牌上", "这几张", "这些牌", "三张牌", "那张牌", "牌面", "牌阵", "原来的牌", "一次牌", "讲讲牌", "抽到", "逆位", "正位", "the card", "the cards", "this card", "that card", "my card", "these cards", "my cards", "spread", "reversed"},
	toolIChing: {"这一卦", "这个卦", "这卦", "那一卦", "原卦", "本卦", "变卦", "之卦", "动爻", "卦辞", "爻辞", "the hexagram", "this hexagram", "the lines", "moving line", "the cast"},
}

// pictureWords ask what the face of a card shows.
var pictureWords = []string{"画的是", "画着", "画了", "画面", "图案", "图画", "牌图", "长什么样", "什么样子", "picture*", "image*", "artwork", "drawn on", "shown on", "what is on the card", "what's on the card", "look like"}

var redrawWords = []string{"重新抽", "重抽", "再抽", "重新起", "再起一卦", "重起", "redraw", "recast", "draw again", "cast again", "draw another", "cast another", "draw a new", "cast a new"}

var noRedrawWords = []string{"不", "别", "勿", "保留", "沿用", "除非", "吗", "not", "don't", "don’t", "no", "without", "refuse", "should i", "if i", "what"}

// oneCard is the spread of a single card.
const oneCard = "one-card"

// uprightWords want no card reversed.
var uprightWords = []string{"不要逆位", "不用逆位", "不带逆位", "没有逆位", "无逆位", "不含逆位", "不抽逆位", "只要正位", "只用正位", "全正位", "no reversed", "no reversals", "no reversal", "without reversals", "without reversed", "upright only", "only upright", "all upright"}

// spreadWords name the spreads that a person may ask for, the more particular first.
var spreadWords = []struct {
	id    string
	words []string
}{
	{"celtic-cross", []string{"凯尔特", "celtic"}},
	{"horseshoe", []string{"马蹄", "horseshoe"}},
	{"year-wheel", []string{"年轮", "十二张", "twelve cards", "year wheel"}},
	{"week", []string{"一周牌阵", "week spread", "for the week"}},
	{"two-paths", []string{"两条路", "二选一", "选择牌阵", "two paths"}},
	{"relationship", []string{"关系牌阵", "relationship spread"}},
	{"four-elements", []string{"四元素", "four elements"}},
	{"five-card-cross", []string{"五张", "five cards", "five card"}},
	{"mind-body-spirit", []string{"身心灵", "mind body spirit", "body mind spirit"}},
	{"past-present-future", []string{"过去现在未来", "过去现在将来", "过去、现在", "past present", "past, present"}},
	{"moon-phases", []string{"月相", "moon phases", "moon phase"}},
	{"keep-release-begin", []string{"保留放下开始", "留下放下开始", "keep release begin"}},
	{"situation-tension-next-step", []string{"处境张力", "处境 张力", "situation tension"}},
	{oneCard, []string{"一张", "抽张", "单张", "a card", "one card", "single card", "a tarot card"}},
}

var iChingWords = []string{"起卦", "起一卦", "摇卦", "占一卦", "卜一卦", "六爻", "算一卦", "易经", "蓍草", "纳甲", "liu yao", "liuyao", "i ching", "yarrow", "hexagram", "cast coins", "throw the coins", "throw coins", "throw three coins", "toss the coins", "toss three coins", "toss coins", "抛铜钱", "掷铜钱", "摇铜钱", "摇一卦", "cast a"}

// drawCommand demands a draw, whatever is asked along with it.
var drawCommand = regexp.MustCompile(`(?:帮我|给我|替我|请你?)(?:用[^ ]{0,4})?(?:起|占|卜|摇|抽|算)(?:一|个|三|张)|^ (?:起一卦|占一卦|卜一卦|摇一卦|抽一张|抽三张)|^ (?:please |can you |could you )?(?:cast|throw|toss|draw|pull) `)

// liuyaoWords ask for the board of Liu Yao.
var liuyaoWords = []string{"六爻", "纳甲", "世应", "六亲", "liu yao", "liuyao"}

var yarrowWords = []string{"蓍", "大衍", "yarrow"}

var ziweiWords = []string{"紫微", "斗数", "zi wei", "ziwei", "purple star"}

// complaintWords find fault.
var complaintWords = []string{"不准", "不灵", "骗子", "骗人", "胡说", "瞎说", "乱说", "垃圾", "没用", "傻逼", "智障", "蠢", "有病吧", "bullshit", "useless", "fake", "scam", "nonsense", "stupid", "idiot", "wrong about", "you suck", "inaccurate"}

// nodWords only say that something was heard.
var nodWords = []string{"嗯", "嗯嗯", "好", "好的", "行", "知道了", "明白了", "了解", "哦", "ok", "okay", "got it", "i see", "sure", "fine", "hmm"}

// everydayWords name what nobody looks for in a handbook of divination.
var everydayWords = []string{"天气", "气温", "新闻", "股价", "汇率", "比分", "菜谱", "食谱", "首都", "人口", "翻译", "代码", "weather", "temperature", "forecast", "news", "stock price", "exchange rate", "recipe*", "score", "capital of", "population", "translate", "translation", "python", "javascript"}

// elsewhereWords name kinds of divination that are not done here.
var elsewhereWords = []string{"手相", "面相", "看相", "风水", "姓名学", "测名字", "测个名字", "起名", "取名", "奇门", "大六壬", "铁板神数", "解梦", "周公", "占星", "星盘", "星座", "上升星座", "白羊座", "金牛座", "双子座", "巨蟹座", "狮子座", "处女座", "天秤座", "天蝎座", "射手座", "摩羯座", "水瓶座", "双鱼座", "水晶球", "灵摆", "求签", "抽签", "碟仙", "数字命理", "生命灵数",
	"palm", "palm reading", "palmistry", "face reading", "feng shui", "numerology", "horoscope", "aries", "taurus", "gemini", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces", "rising sign", "dream interpretation", "interpret my dream", "crystal ball", "pendulum", "runes", "ouija", "vedic"}

// readBaziInstead asks for the four pillars in place of another chart.
var readBaziInstead = []string{"改看八字", "看八字吧", "换成八字", "four pillars instead", "bazi instead"}

// otherDivination asks for something else than a chart of a birth.
var otherDivination = []string{"塔罗", "抽牌", "起卦", "六爻", "梅花", "小六壬", "黄历", "tarot", "hexagram", "i ching", "almanac"}

var shortWords = []string{"更简单", "再说一遍", "太长", "长话短说", "简单说", "简单点", "大白话", "一句话", "通俗", "短一点", "简短", "说人话", "精简", "in short", "simply", "plain", "shorter", "short version", "tldr", "one sentence", "briefly", "simple words", "simpler", "too long"}

var whyWords = []string{"为什么这么说", "为什么这样说", "依据", "根据什么", "哪里看出", "怎么看出", "从哪看", "凭什么", "理由", "why do you say", "based on what", "evidence", "what makes you say", "where do you see", "grounds", "how do you know"}

var stepWords = []string{"小步骤", "一个步骤", "一小步", "small step", "one step", "怎么做", "该怎么办", "建议", "下一步", "可以做什么", "具体做", "行动", "what should i do", "what can i do", "advice", "next step", "practical", "action"}

// gentleWords say that someone has a hard time.
var gentleWords = []string{"好烦", "心累", "迷茫", "焦虑", "难过", "崩溃", "好累", "太累", "很累", "痛苦", "抑郁", "压力很大", "压力好大", "睡不着", "委屈", "孤独", "害怕", "无助", "心烦", "想哭", "低落", "撑不住", "硬撑", "内耗", "分手",
	"anxious", "anxiety", "depressed", "overwhelmed", "exhausted", "lonely", "sad", "scared", "afraid", "helpless", "heartbroken", "stuck", "lost", "burned out", "hard time", "crying", "broke up"}

// otherPerson finds that a birth or chart is someone else's.
var otherPerson = regexp.MustCompile(`(?i)(?:男朋友|女朋友|男友|女友|老公|老婆|妈妈|爸爸|母亲|父亲|我妈|我爸|儿子|女儿|孩子|宝宝|朋友|同事|对象|他|她)(?:的[，,：: ]*(?:19|20)[0-9]{2}|的(?:八字|四柱|盘|命盘|生日|出生)|(?:是|生于|出生于)?\s*(?:19|20)[0-9]{2}|生于|出生)|` +
	`\b(?:his|her|their) (?:chart|bazi|birth)|\bmy (?:boyfriend|girlfriend|husband|wife|partner|ex|mother|father|mom|dad|son|daughter|friend)(?:'s (?:chart|bazi|birth)| (?:was|is) born)|\b(?:he|she) was born`)

var yearWords = []string{"今年", "明年", "后年", "去年", "流年", "哪一年", "这一年", "本月", "这个月", "下个月", "this year", "next year", "last year", "this month", "next month", "which year", "in 2026", "in 2027", "2027年", "2026年", "2028年"}

// singleWords ask for one step and no more.
var singleWords = []string{"一个", "一小步", "一步", "one small step", "one step", "a small step"}

// switchWords ask for a chart once more, made another way.
var switchWords = []string{"换成", "改成", "改用", "换回", "重排", "重新排", "再排", "再算", "再看看", "重算", "switch to", "recalculate", "again with", "redo", "instead"}

// dayPillarWords ask about the pillar that late hours leave open.
var dayPillarWords = []string{"日柱", "子时", "换日", "哪一天", "day pillar", "day boundary", "zi hour"}

// recallWords ask what the person has told of their birth.
var recallWords = []string{"我是哪天出生", "我哪天出生", "我是什么时候出生", "我是几号出生", "我是几点出生", "我的生日是哪", "我的生日是几", "我的出生资料", "我的出生日期是", "when was i born", "what is my birthday", "what's my birthday", "my birth details are", "what is my birth date", "what birth details"}

// otherSoftware compares a chart with other programs.
var otherSoftware = []string{"软件不一样", "软件不同", "别的软件", "其他软件", "两个软件", "别的网站", "其他网站", "别的app", "other software", "other app", "other apps", "other website", "other websites", "other calculators", "another app", "another website", "different from other"}
