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
	// animals
	"对应的地支": "配%s", "节气月": "，管%s的那个月", "时辰": "和%s", "相冲的生肖": "；正对面是%s",
	"Branch": " goes with %s", "Solar month": ", with the month %s", "Double hour": " and the hours %s", "Opposite": ". Opposite: %s",
	// two systems
	"在八字里": "：在八字里是%s", "在西方占星里": "，在西方占星里是%s",
	"BaZi": ": in BaZi %s", "Western astrology": "; in Western astrology %s",
	// lines and trigrams
	"名": "叫%s", "三枚钱": "，三枚钱是%s", "画法": "，画成%s", "变成": "；变成：%s", "机会（铜钱）": "；铜钱得它的机会是%s", "机会（蓍草）": "，蓍草是%s",
	"Name": " is called %s", "Coins": ", comes of %s", "Drawn as": ", is drawn %s", "Turns into": " and turns into: %s", "Chance, coins": ". Chance with coins: %s", "Chance, yarrow": ", with yarrow: %s",
	"象": "象%s", "五行": "，属%s", "先天数": "，先天数是%s", "线（从下往上）": "；从下往上是%s", "性质": "，性质是%s",
	"Image": " stands for %s", "Element": ", is of %s", "Number": " and has the number %s", "Lines from below": ". Its lines from below: %s", "Character": ". Character: %s",
	// tarot
	"几张": "用%s张", "位置": "，位置是%s",
	"Cards": " takes this many cards: %s", "Positions": ". Its positions: %s",
	"元素": "属%s", "管什么": "，管%s", "侍从": "；侍从%s", "骑士": "，骑士%s", "王后": "，王后%s", "国王": "，国王%s",
	"Covers": " and covers %s", "Page": ". The page: %s", "Knight": "; the knight: %s", "Queen": "; the queen: %s", "King": "; the king: %s",
	"正位的大意": "正着是%s", "逆位·堵住": "；倒过来，堵住是%s", "逆位·过头": "，过头是%s", "逆位·松开": "，松开是%s",
	"Upright, in short": ", upright: %s", "Reversed, blocked": ". Reversed and blocked: %s", "Reversed, overdone": "; overdone: %s", "Reversed, letting go": "; letting go: %s",
	// palaces and transformations
	"传统看什么": "传统上看%s", "可以这样问": "；可以问：%s", "容易误会的地方": "不过，%s",
	"By tradition": " is by tradition about %s", "A question it allows": ". A question it allows: %s", "A common misreading": " Mind: %s",
	"化禄": "让%s化禄", "化权": "，%s化权", "化科": "，%s化科", "化忌": "，%s化忌",
	"Lu": " makes %s Lu", "Quan": ", %s Quan", "Ke": ", %s Ke", "Ji": " and %s Ji",
	// six lines, plum blossom numbers, six palaces
	"与宫的关系": "与宫的关系是%s", "常取作用神的事": "；用来问%s", "不要误会": "；要留意：%s",
	"To the palace": " is what stands so to the palace: %s", "Useful god for": ". Useful god for %s", "Not to be mistaken": ". Mind: %s",
	"怎么看": "是%s", "书里怎么说": "，书里说%s", "可以这样想": "；可以这样想：%s",
	"How to see it": ": %s", "What the book says": ". The book says: %s", "A way to think of it": ". A way to think of it: %s",
	"五行与神": "属%s", "传统说的状态": "，传统说的是%s", "可以问自己": "；可以问自己：%s",
	"Element and spirit": ": %s", "State by tradition": ". By tradition: %s", "Ask yourself": ". Ask yourself: %s",
	// the almanac
	"从哪儿来的": "由%s而来", "多久一轮": "，一轮是%s", "怎么用": "；用处：%s",
	"Cycle": ". Its cycle: %s", "Use": ". Use: %s",
	// sources, AI, looking back, connecting
	"属于": "属于%s", "怎么核对": "；核对的办法是%s", "过不了怎么办": "；过不了，就%s",
	"Kind": " is of this kind: %s", "How to check it": ". To check it: %s", "If it fails": ". If it fails: %s",
	"交给谁": "：交给%s", "为什么": "，因为%s",
	"Goes to": " goes to %s", "Because": ", because %s",
	"怎么回事": "：%s", "怎么防": "；防的办法：%s",
	"What happens": ": %s", "A remedy": ". A remedy: %s",
	"适合谁": "适合%s", "怎么开始": "；开始的办法：%s", "要不要密钥": "；密钥%s",
	"For": " is for %s", "How to begin": ". To begin: %s", "A key?": ". A key? %s",
	// a reading that is kept, and the two orders
	"怎么写": "：%s", "没有它会怎样": "；没有它，%s", "先算后说": "：先算后说，就%s", "先说后找": "；先说后找，就%s",
	"How": ": %s", "What happens without it": ". Without it: %s", "Calculation first": ". Calculation first: %s", "Words first": ". Words first: %s",
	// how it is calculated, and what is free
	"由什么决定": "由%s决定", "误差或分歧": "；误差或分歧：%s", "要不要钱": "：费用，%s", "限额（默认）": "；限额，%s", "要不要注册": "；注册，%s",
	"Decided by": ". Decided by: %s", "How to check": ". To check it: %s", "Error or dispute": ". Error or dispute: %s", "Price": ". Price: %s", "Limit, by default": ". Limit: %s", "Account": ". Account: %s",
}
