package interpreter

// columnPhrases say how a cell of the handbook's tables is read aloud. The first
// cell of a row is the subject; a phrase follows what stands before it.
var columnPhrases = map[string]string{
	// the parts of a chart
	"是什么": "是%s", "怎么来的": "，%s", "先看什么": "；看的时候留意%s",
	"What it is": ": %s", "Where it comes from": ", %s", "What to look at first": ". Read it for this: %s",
	// ten gods
	"与日主的关系": "说的是“%s”这种关系", "可以这样理解": "，可以理解成%s", "用过头时": "；用过头，容易%s",
	"Relation to the day master": " is the relation “%s”", "One way to understand it": ". One way to understand it: %s", "When it is overdone": ". Overdone: %s",
	// elements
	"天干": "的天干有%s", "地支": "，地支有%s", "当令的月": "，当令在%s", "常用的意象": "，常用来比%s",
	"Stems": " has the stems %s", "Branches": " and the branches %s", "Its months": ". Its months: %s", "Usual images": ". It stands for %s",
	// what moves a pillar
	"年柱": "：年柱%s", "月柱": "，月柱%s", "日柱": "，日柱%s", "时柱": "，时柱%s",
	"Year": ": year %s", "Month": ", month %s", "Day": ", day %s", "Hour": ", hour %s",
	// what is known of a time
	"怎么填": "的话，%s", "能看": "；能看的是%s", "不能看": "，不能看的是%s",
	"What to enter": ": %s", "What can be read": ". What can be read: %s", "What cannot": ". What cannot: %s",
	// questions
	"难处在哪里": "，难在%s", "可以改成": "；可以改成：%s",
	"What makes it hard": " is hard to answer: %s", "One way to ask it": ". One way to ask it: %s",
	// schools
	"它问什么": "问的是%s", "怎么取": "；办法是%s", "短处": "；短处是%s",
	"What it asks": " asks this: %s", "How it chooses": ". Its way: %s", "Its weak side": ". Its weak side: %s",
	// a first reading
	"花多久": "，用%s", "做什么": "：%s", "做完的样子": "；做完是这样：%s",
	"Time": " takes %s", "What you do": ": %s", "How you know it is done": ". It is done when this holds: %s",
	// methods
	"要什么": "要%s", "从哪儿来": "，由%s而来", "给什么": "，给出%s", "适合": "，适合%s",
	"Needs": " needs %s", "Comes from": ", comes from %s", "Gives": " and gives %s", "Good for": ". Good for %s",
	// birth details
	"八字": "在八字里管%s", "紫微": "，在紫微里管%s", "缺了怎么办": "；缺了：%s",
	"In BaZi": " decides in BaZi: %s", "In Zi Wei": "; in Zi Wei: %s", "If it is missing": ". If it is missing: %s",
	// counts
	"折成": "折成%s", "说明": "：%s",
	"Becomes": " becomes %s", "Note": ": %s",
}
