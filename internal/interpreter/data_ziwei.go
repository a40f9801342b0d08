package interpreter

import "github.com/wenbu-go/wenbu/internal/i18n"

// ziweiPalaces are the twelve palaces in the order of their names, with what
// tradition looks for in each.
var ziweiPalaces = [...]struct {
	name  string // as the calculator writes it
	title i18n.Text
	about i18n.Text
	try   i18n.Text
	ask   i18n.Text
	words []string // by which the palace is asked for
}{
	{"命宫", i18n.T("命宫", "the Life palace"), i18n.T("说的是一个人惯常的样子：怎么起头，怎么反应", "stands for one's usual manner: how one begins and reacts"),
		i18n.T("这周记下两件你不用费劲就做成的事，看看它们像不像上面说的样子。", "Note two things this week that came without effort and see whether they resemble this."),
		i18n.T("上面哪一句最不像你？", "Which of these lines fits you least?"),
		[]string{"命宫", "life palace", "ming gong"}},
	{"父母", i18n.T("父母宫", "the Parents palace"), i18n.T("说的是和长辈、上级、文书往来的那一面", "stands for dealings with elders, superiors and papers"),
		i18n.T("挑一件一直没跟长辈说清的小事，写成一句平静的话，找个空说出来。", "Take one small matter left unsaid to an elder, put it in one calm sentence, and find a moment for it."),
		i18n.T("在长辈面前，你最常收起来的是哪一面？", "Which side of you do you put away before elders?"),
		[]string{"父母宫", "parents palace"}},
	{"福德", i18n.T("福德宫", "the Fortune palace"), i18n.T("说的是心里安不安、怎么休息、为什么高兴", "stands for peace of mind, rest, and what one enjoys"),
		i18n.T("这周留一个晚上什么都不安排，看看闲下来以后先冒出来的是什么。", "Leave one evening empty this week and see what comes up first."),
		i18n.T("最近一次真正放松，是在做什么？", "What were you doing when you last felt at ease?"),
		[]string{"福德宫", "fortune palace", "happiness palace"}},
	{"田宅", i18n.T("田宅宫", "the Property palace"), i18n.T("说的是家里、住处和手里存下的东西", "stands for home, dwelling and what one keeps"),
		i18n.T("把家里最乱的一角收拾二十分钟，顺便想想这里还缺什么。", "Tidy the worst corner at home for twenty minutes and think about what is missing there."),
		i18n.T("对你来说，什么样的地方才算家？", "What makes a place home to you?"),
		[]string{"田宅宫", "property palace"}},
	{"官禄", i18n.T("官禄宫", "the Career palace"), i18n.T("说的是做事的方式、学业和职责", "stands for how one works and studies and for duties"),
		i18n.T("列出手上三件事，只挑一件，这周把它做到能交出去。", "List three things in hand, choose one, and bring it this week to where it can be handed over."),
		i18n.T("现在做的事里，哪一部分是你自己愿意的？", "Which part of what you do is your own wish?"),
		[]string{"官禄宫", "事业宫", "career palace"}},
	{"仆役", i18n.T("仆役宫（交友宫）", "the Friends palace"), i18n.T("说的是朋友、同事和一起做事的人", "stands for friends, colleagues and those one works with"),
		i18n.T("给一个很久没联系的朋友发一句问候，不提任何要求。", "Send a greeting to a friend you have not heard from, without asking for anything."),
		i18n.T("你身边的人里，谁让你说话最省力？", "With whom does talking cost you least?"),
		[]string{"仆役宫", "交友宫", "奴仆宫", "friends palace", "friends' palace"}},
	{"迁移", i18n.T("迁移宫", "the Travel palace"), i18n.T("说的是在外面、在生人面前的样子，也说搬动和出门", "stands for how one is abroad and among strangers, and for moving"),
		i18n.T("这周去一个没去过的地方走一圈，留意自己在那里和平时有什么不同。", "Walk around a place you have not been to this week and notice how you differ there."),
		i18n.T("在陌生的地方，你更自在还是更紧？", "Among strangers, are you freer or tenser?"),
		[]string{"迁移宫", "travel palace"}},
	{"疾厄", i18n.T("疾厄宫", "the Health palace"), i18n.T("传统上说身体与压力；这里只借它谈作息和累不累，不说任何病", "by tradition stands for body and strain; here it is only taken for rest and pace, and no illness is spoken of"),
		i18n.T("这周选三个晚上早半小时放下手机，记下第二天的精神；身体不舒服就去看医生。", "On three evenings put the phone away half an hour earlier and note the next day; if you feel unwell, see a doctor."),
		i18n.T("最近哪一段时间，身体在提醒你慢下来？", "When did your body last ask you to slow down?"),
		[]string{"疾厄宫", "health palace"}},
	{"财帛", i18n.T("财帛宫", "the Wealth palace"), i18n.T("说的是怎么挣、怎么花、怎么看待钱", "stands for how one earns, spends and thinks of money"),
		i18n.T("把这个月的进出写在一张纸上，圈出一笔你最说不清为什么花的。", "Put this month's money on one page and circle the item you can least explain."),
		i18n.T("钱对你来说，最像安全、自由，还是面子？", "Is money to you most like safety, freedom or standing?"),
		[]string{"财帛宫", "wealth palace"}},
	{"子女", i18n.T("子女宫", "the Children palace"), i18n.T("说的是和晚辈相处、对作品和后来的事上心的那一面", "stands for dealings with the young, and care for what one brings forth"),
		i18n.T("陪孩子，或者陪手上的作品，二十分钟，只看，不改。", "Spend twenty minutes with a child, or with something you are making, only looking and correcting nothing."),
		i18n.T("你最想传下去的，是哪一样东西？", "What would you most like to pass on?"),
		[]string{"子女宫", "children palace"}},
	{"夫妻", i18n.T("夫妻宫", "the Spouse palace"), i18n.T("说的是亲密关系里，你怎么靠近、怎么相处", "stands for how one comes close and lives with a partner"),
		i18n.T("挑一件具体的小事，用“那时我感到……，我希望……”说出来，说完先听。", "Take one concrete matter, say it as “then I felt …, I would like …”, and then listen."),
		i18n.T("在亲近的人面前，你最怕被误会的是什么？", "What do you most fear being misunderstood in by someone close?"),
		[]string{"夫妻宫", "婚姻宫", "spouse palace", "marriage palace"}},
	{"兄弟", i18n.T("兄弟宫", "the Siblings palace"), i18n.T("说的是手足、同辈和近身合作的人", "stands for siblings, peers and close partners in work"),
		i18n.T("和一个同辈约半小时，只聊近况，不谈谁对谁错。", "Meet someone of your own age for half an hour and only tell each other how things are."),
		i18n.T("和同辈在一起，你更常让，还是更常争？", "Among peers, do you more often yield or contend?"),
		[]string{"兄弟宫", "siblings palace"}},
}

// ziweiStar tells a star of Zi Wei by a manner, which is said of the palace that
// the star stands in. Nothing in it is an event.
type ziweiStarText struct {
	name string
	en   string
	text i18n.Text
}

var ziweiMajor = []ziweiStarText{
	{"紫微", "Purple Star", i18n.T("讲体面和分寸，习惯自己拿主意", "cares for dignity and likes to decide for itself")},
	{"天机", "Heavenly Secret", i18n.T("脑子转得快，爱琢磨和变通，也容易想得太多", "thinks fast, likes to work things out, and may think too much")},
	{"太阳", "Sun", i18n.T("愿意往外给，看重被看见，也容易替别人操心", "gives freely, likes to be seen, and easily carries other people's cares")},
	{"武曲", "Martial Song", i18n.T("务实、果断，重结果，话说得直", "practical and firm, looks at results and speaks plainly")},
	{"天同", "Heavenly Harmony", i18n.T("求安稳和舒服，好相处，不爱争", "wants ease and peace, is easy to be with and dislikes a quarrel")},
	{"廉贞", "Upright and Chaste", i18n.T("爱憎分明，讲规矩也有脾气", "draws clear lines, keeps rules and has a temper")},
	{"天府", "Heavenly Treasury", i18n.T("稳当，会留余地，善于守住已有的", "steady, leaves room, and is good at keeping what there is")},
	{"太阴", "Moon", i18n.T("细腻、内敛，重感受，喜欢慢慢来", "fine and inward, goes by feeling and takes its time")},
	{"贪狼", "Greedy Wolf", i18n.T("兴趣广，爱新鲜，会和人打交道，想要的也多", "has many interests, likes what is new, is good with people and wants much")},
	{"巨门", "Great Gate", i18n.T("爱追问，会说，也容易因话生疙瘩", "asks and argues well, and words may leave a knot")},
	{"天相", "Heavenly Minister", i18n.T("讲公道，肯配合，在意别人怎么看", "fair and willing, and minds what others think")},
	{"天梁", "Heavenly Beam", i18n.T("爱照应人，讲原则，有点长辈的样子", "looks after others, holds to principles, a little like an elder")},
	{"七杀", "Seven Killings", i18n.T("干脆，独立，敢变动，耐不住拖", "quick and independent, dares a change and cannot bear delay")},
	{"破军", "Army Breaker", i18n.T("先拆后建，不怕从头来，不喜欢守旧", "takes apart before it builds, is not afraid to start anew")},
}

// ziweiMinor are the fourteen minor stars, as labels.
var ziweiMinor = []ziweiStarText{
	{"左辅", "Left Assistant", i18n.T("有人搭手", "a helping hand")}, {"右弼", "Right Assistant", i18n.T("有人搭手", "a helping hand")},
	{"文昌", "Literary Splendour", i18n.T("条理、文字", "order and writing")}, {"文曲", "Literary Song", i18n.T("口才、才艺", "speech and arts")},
	{"天魁", "Heavenly Leader", i18n.T("有长辈提点", "advice from an elder")}, {"天钺", "Heavenly Halberd", i18n.T("有长辈提点", "advice from an elder")},
	{"禄存", "Stored Fortune", i18n.T("守得住的一份", "what can be kept")}, {"天马", "Heavenly Horse", i18n.T("走动、变动", "movement")},
	{"地空", "Earthly Void", i18n.T("想法悬空、不落地", "ideas without ground")}, {"地劫", "Earthly Robbery", i18n.T("起落、留不住", "ups and downs")},
	{"火星", "Fire Star", i18n.T("急", "haste")}, {"铃星", "Bell Star", i18n.T("闷着急", "haste kept inside")},
	{"擎羊", "Raised Blade", i18n.T("直来直去、硬碰", "head on")}, {"陀罗", "Spinning Top", i18n.T("拖、反复", "delay and repetition")},
}

// ziweiHua are the four transformations in their order.
var ziweiHua = []struct {
	name  string
	en    string
	text  i18n.Text
	words []string
}{
	{"禄", "Lu (ease)", i18n.T("顺手、有来源", "what comes easily"), []string{"化禄", "hua lu"}},
	{"权", "Quan (grip)", i18n.T("想抓住、肯用力", "where one takes hold"), []string{"化权", "hua quan"}},
	{"科", "Ke (repute)", i18n.T("体面、说得出口", "what one is glad to show"), []string{"化科", "hua ke"}},
	{"忌", "Ji (snag)", i18n.T("放不下、会反复，需要多留心；它不预告坏事", "what one cannot let go of and comes back to; it announces no misfortune"), []string{"化忌", "hua ji"}},
}

// ziweiBrightness says in English how bright a star is.
var ziweiBrightness = map[string]string{"庙": "bright", "旺": "bright", "得": "fair", "利": "fair", "平": "middling", "不": "dim", "闲": "dim", "陷": "dim"}

// ziweiTerms explain words of the field that are no palace, star or transformation.
var ziweiTerms = []struct {
	words []string
	text  i18n.Text
}{
	{[]string{"三方四正", "three sides"}, i18n.T("**三方四正**是和一宫一起看的三宫：对面的一宫，以及各隔四位的两宫。命宫的三方四正就是迁移宫、财帛宫、官禄宫。",
		"**The three sides and four corners** (三方四正) of a palace are the three read together with it: the one opposite and the two four places away. For the Life palace they are Travel, Wealth and Career.")},
	{[]string{"四化", "四化星", "four transformations", "transformations"}, i18n.T("**四化**是禄、权、科、忌，由出生年的天干定在四颗星上：禄说顺手，权说用力，科说体面，忌说放不下。忌不预告坏事。",
		"**The four transformations** (四化) are Lu, Quan, Ke and Ji. The stem of the birth year puts them on four stars: ease, grip, repute and a snag. Ji announces no misfortune.")},
	{[]string{"身宫", "body palace"}, i18n.T("**身宫**由出生的月份和时辰定出，总与命、福德、官禄、迁移、财帛、夫妻六宫之一同在，传统上说后来把力气用在哪里。",
		"**The body palace** (身宫) follows from month and hour of birth and always shares one of six palaces; tradition takes it for where one's effort goes in later years.")},
	{[]string{"空宫", "借星", "借对宫", "empty palace", "borrowed star*"}, i18n.T("**空宫**是没有主星的宫，传统上借对面一宫的主星来看，力道打些折扣。空宫很常见，不等于这方面空白。",
		"**An empty palace** has no major star; it is read by those of the palace opposite, with less force. It is common and does not mean that this side of life is empty.")},
	{[]string{"大限", "大限怎么看", "decadal", "decade limit"}, i18n.T("**大限**是每十年换一宫的走法，从五行局定的虚岁起步，顺逆由性别和年干的阴阳决定；走到哪一宫，传统上就多看那一宫的事。",
		"**A decade** (大限) moves from palace to palace every ten years, beginning at the nominal age of the bureau; tradition looks more at the palace it has reached.")},
	{[]string{"晚子时", "子时", "late zi"}, i18n.T("紫微里**晚子时**（23 点到 24 点）算哪一天，各派不同；这里默认归次日，可以改为当日。",
		"Whether **the late Zi hour** (23:00 to 24:00) belongs to the next day is disputed; by default it does here, and that can be changed.")},
	{[]string{"五行局", "bureau"}, i18n.T("**五行局**由命宫干支的纳音定出，有水二局、木三局、金四局、土五局、火六局；它决定紫微落在哪一宫、大限几岁起步。",
		"**The bureau** (五行局) comes from the Na Yin of the Life palace; it decides where the Purple Star falls and at what age the decades begin.")},
	{[]string{"庙旺", "亮度", "brightness"}, i18n.T("**庙、旺、得、利、平、不、陷**是星在某一支上的亮度，传统上亮的好发挥，暗的要多费力；各派的表不全相同。",
		"**Brightness** says how well a star stands in a branch: bright ones act easily, dim ones with effort. Tables of schools differ.")},
	{[]string{"紫微斗数", "紫微", "斗数", "zi wei dou shu", "zi wei", "ziwei", "purple star"}, i18n.T("**紫微斗数**用农历的年、月、日和时辰，把命宫和十二宫排在十二支上，再依次安上十四颗主星和许多辅星、杂曜；读的是哪些星落在哪一宫。它是一套传统的看法，没有证据能预告将来。",
		"**Zi Wei Dou Shu** lays twelve palaces on the twelve branches by the lunar year, month, day and the double hour of birth and places fourteen major stars and many others in them; one reads which stars are in which palace. It is a traditional way of looking, and there is no evidence that it foretells anything.")},
}

// ziweiOwnWords belong to Zi Wei and to nothing else that is read here.
var ziweiOwnWords = []string{
	"紫微", "斗数", "三方四正", "化禄", "化权", "化科", "化忌", "生年四化", "兄弟宫", "夫妻宫", "婚姻宫", "子女宫", "财帛宫", "疾厄宫", "迁移宫", "仆役宫", "交友宫", "奴仆宫", "官禄宫", "事业宫", "田宅宫", "福德宫", "父母宫", "五行局",
	"zi wei", "ziwei", "zi wei dou shu", "purple star", "spouse palace", "marriage palace", "career palace", "wealth palace", "travel palace", "health palace", "property palace", "fortune palace", "happiness palace", "parents palace", "children palace", "siblings palace", "friends palace", "hua ji", "hua lu", "hua quan", "hua ke",
}

// ziweiSharedWords mean something in Zi Wei only where a chart of it is spoken of.
var ziweiSharedWords = []string{
	"命宫", "身宫", "四化", "大限", "空宫", "借星", "主星", "十二宫", "这一宫", "哪一宫", "哪个宫", "天机", "贪狼", "巨门", "破军", "天府", "天相", "天梁", "武曲", "天同", "廉贞", "太阳星", "太阴星", "七杀星", "流年",
	"life palace", "body palace", "transformations", "palace", "palaces", "empty palace", "main star", "main stars", "decade",
}

// baziOwnWords ask for the four pillars beside a Zi Wei chart.
var baziOwnWords = []string{"八字", "四柱", "日主", "十神", "用神", "bazi", "four pillars", "day master", "ten gods"}

// ziweiDecadeWords ask what passes over a chart.
var ziweiDecadeWords = []string{"大限", "流年", "小限", "十年", "运限", "decade", "this year", "next year", "which year"}
