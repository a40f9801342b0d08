package interpreter

import "github.com/wenbu-go/wenbu/internal/i18n"

var aspectNames = [...]i18n.Text{
	aspectStrength:  i18n.T("身强身弱", "Strength"),
	aspectPattern:   i18n.T("格局", "Pattern"),
	aspectUseful:    i18n.T("用神", "Useful gods"),
	aspectStars:     i18n.T("神煞", "Stars"),
	aspectRelations: i18n.T("合冲刑害", "Combinations and clashes"),
	aspectVoid:      i18n.T("空亡", "Void"),
	aspectPalaces:   i18n.T("命宫、身宫与胎元", "Palaces and conception pillar"),
	aspectStages:    i18n.T("十二长生", "Life stages"),
	aspectCommand:   i18n.T("人元司令", "Commanding stem"),
}

var aspectWords = []struct {
	aspect aspect
	words  []string
}{
	{aspectStrength, []string{"身强", "身弱", "身旺", "旺衰", "强弱", "得令", "得地", "得势", "日主强", "日主弱", "日主旺", "日主衰",
		"strong or weak", "weak or strong", "strong day master", "weak day master", "day master strong", "day master weak", "day master strength", "day master's strength", "strength of my day master", "how strong is my", "how weak is my", "strength score"}},
	{aspectPattern, []string{"格局", "什么格", "哪种格", "哪一格", "定格", "从格", "外格", "成格", "破格", "取格",
		"my pattern", "chart pattern", "pattern of my chart", "pattern of the chart", "what pattern", "which pattern", "chart structure", "structure of my chart", "ge ju", "following pattern"}},
	{aspectUseful, []string{"用神", "喜用", "喜神", "忌神", "调候", "扶抑", "喜忌",
		"useful god*", "useful element*", "favourable element*", "favorable element*", "unfavourable element*", "unfavorable element*", "yong shen", "yongshen"}},
	{aspectStars, []string{"神煞", "贵人", "煞星",
		"shen sha", "shensha", "symbolic star*", "my stars", "which stars", "what stars", "stars in my chart", "nobleman", "noblemen"}},
	{aspectRelations, []string{"合冲", "刑冲", "冲合", "冲刑", "六冲", "六合", "三合", "三会", "半合", "暗合", "天干合", "天干冲", "相冲", "相合", "相刑", "相害", "自刑", "三刑", "刑害", "犯冲", "逢冲", "被冲", "冲吗", "哪些冲", "合化", "合绊", "天克地冲", "伏吟", "反吟",
		"clashes", "any clash", "what is a clash", "clash in my chart", "branch clash", "stem clash", "combinations in", "branch combinations", "any combinations", "combinations and", "punishments", "six harmony", "three harmony"}},
	{aspectVoid, []string{"空亡", "旬空", "落空", "is void", "void branches", "void in my chart", "empty branches", "kong wang", "death and emptiness"}},
	{aspectPalaces, []string{"命宫", "身宫", "胎元", "胎息", "life palace", "body palace", "conception pillar", "tai yuan", "ming gong"}},
	{aspectStages, []string{"长生", "星运", "自坐", "临官", "冠带", "life stage*", "growth stage*", "twelve stages"}},
	{aspectCommand, []string{"人元司令", "谁司令", "commanding stem"}},
}

// aspectQuery finds the guide on these parts.
var aspectQuery = i18n.T("用神 格局 身强身弱 神煞 合冲刑害", "useful god pattern strength shen sha clash void")

// aspectQuestions end an answer about a part.
var aspectQuestions = [...]i18n.Text{
	aspectStrength:  i18n.T("说到“分量不够”或“分量太重”，你最近在哪件事上有过这种感觉？", "Where have you lately felt that there was too little behind you, or too much?"),
	aspectPattern:   i18n.T("格局里领头的那类事，在你的生活里排第几？", "The kind of thing that leads in this pattern: what place has it in your life?"),
	aspectUseful:    i18n.T("三派说的这几类事里，哪一类是你现在觉得缺的，哪一类已经够了？", "Of the things these schools speak of, which do you lack at present and which have you enough of?"),
	aspectStars:     i18n.T("这些标签里，有没有哪一个你一看就想反驳？为什么？", "Is there a label here that you would argue with at once, and why?"),
	aspectRelations: i18n.T("这几层关系里，哪一层最像你正在处理的一段牵扯？", "Which of these relations is most like something you are dealing with?"),
	aspectVoid:      i18n.T("有没有一件事，你一直以为落空了，其实还在？", "Is there something you took for lost that is still there?"),
	aspectPalaces:   i18n.T("四柱和这几根辅柱，你更想接着看哪一根？", "Which would you rather look at next, one of the four pillars or one of these?"),
	aspectStages:    i18n.T("最近做的事里，哪一件正在开头，哪一件该收尾了？", "Of what you are doing, what is just beginning and what is due to end?"),
	aspectCommand:   i18n.T("知道这一点以后，你想接着看格局，还是看旺衰？", "With this known, would you look at the pattern next, or at strength?"),
}

// methodNames say how strength is scored.
var methodNames = map[string]i18n.Text{
	"position_hidden": i18n.T("“位置加权、地支分藏干”的算法", "the method that weighs places and splits branches among their hidden stems"),
	"position":        i18n.T("“位置加权、地支只看本气”的算法", "the method that weighs places and takes branches by their main qi"),
	"points":          i18n.T("“六十分、月支加倍”的算法", "the method of sixty points with the month counted twice"),
	"signed":          i18n.T("“有加有减”的算法", "the method that counts for and against"),
}

// schoolQuestions say what a school looks at.
var schoolQuestions = map[string]i18n.Text{
	"扶抑": i18n.T("扶抑看强弱", "Balance (扶抑) weighs strong against weak"),
	"调候": i18n.T("调候看寒暖", "Season (调候) looks at warmth and moisture"),
	"格局": i18n.T("格局看成败", "Pattern (格局) asks what the pattern needs"),
}

var schoolNames = map[string]i18n.Text{
	"扶抑": i18n.T("扶抑", "balance"), "调候": i18n.T("调候", "season"), "格局": i18n.T("格局", "pattern"),
}

var presenceNames = map[string]i18n.Text{
	"透": i18n.T("透", "shows"), "藏": i18n.T("藏", "hidden"), "缺": i18n.T("缺", "absent"),
}

// stateTexts say how a pattern stands.
var stateTexts = map[string]i18n.Text{
	"成":  i18n.T("这一格看下来算“成”", "It is judged formed (成)"),
	"救应": i18n.T("这一格有破有救，算“救应”", "It is broken and rescued (救应)"),
	"败":  i18n.T("这一格看下来算“败”，说的是格没有成全，不是人会失败", "It is judged broken (败), which speaks of the pattern and of nobody's life"),
	"未成": i18n.T("这一格还“未成”，成它的东西盘上没有露出来", "It is left open (未成): what would complete it does not show"),
}

var findingNames = map[string]i18n.Text{
	"成": i18n.T("成全它的是", "what forms it"), "败": i18n.T("破它的是", "what breaks it"), "救应": i18n.T("救它的是", "what rescues it"),
}

// relationKinds are the kinds of relation that can be asked for; a relation is of
// a kind when its name holds the kind's.
var relationKinds = []struct {
	name  string
	asked []string
}{
	{"冲", []string{"冲", "clash", "clashes"}},
	{"合", []string{"合", "combination", "combinations", "harmony"}},
	{"刑", []string{"刑", "punishment", "punishments"}},
	{"害", []string{"害", "harms"}},
	{"破", []string{"相破", "六破"}},
	{"会", []string{"三会"}},
}

// relationGlosses say what a kind of relation is in tradition.
var relationGlosses = []struct {
	name string
	text i18n.Text
}{
	{"天干冲", i18n.T("两个天干相对", "two stems opposed")},
	{"天干合", i18n.T("两个天干牵到一起", "two stems drawn together")},
	{"冲", i18n.T("面对面，旧说主动", "face to face, which old books read as movement")},
	{"拱", i18n.T("两头在、中间缺，只算半个意思", "both ends without the middle, half of the meaning at most")},
	{"夹", i18n.T("两支之间夹着一支", "two branches with one between them")},
	{"刑", i18n.T("彼此不顺", "at odds with each other")},
	{"害", i18n.T("妨碍对方的合", "in the way of each other's combination")},
	{"破", i18n.T("小的牵扯", "a small friction")},
	{"合", i18n.T("牵到一起", "drawn together")},
	{"会", i18n.T("聚成一方", "gathered into one direction")},
	{"伏吟", i18n.T("同样的柱又来一次", "the same pillar again")},
	{"反吟", i18n.T("天干地支都相对", "opposed both above and below")},
}

// stageNames are the twelve life stages in English.
var stageNames = map[string]string{
	"长生": "Birth", "沐浴": "Bath", "冠带": "Capping", "临官": "Office", "帝旺": "Peak", "衰": "Decline",
	"病": "Sickness", "死": "Death", "墓": "Tomb", "绝": "Extinction", "胎": "Conception", "养": "Nurture",
}
