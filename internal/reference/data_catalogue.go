package reference

// page is one line of the catalogue as it is written.
type page struct {
	group, url     string
	zh, en         string
	noteZh, noteEn string
}

// pages are the addresses that may be read. What each says is its author's; the
// notes here are ours.
var pages = []page{
	{"calculation", "https://github.com/6tail/lunar-typescript",
		"lunar-typescript · 6tail", "lunar-typescript · 6tail",
		"公历、农历与干支换算的开源库，可用来对照四柱。", "Open-source conversion between Gregorian, lunar and sexagenary dates; a second opinion on four pillars."},
	{"calculation", "https://iztro.com/quick-start",
		"iztro · SylarLong", "iztro · SylarLong",
		"紫微斗数排盘的开源库，可用来对照十二宫与星曜。", "Open-source Zi Wei Dou Shu engine; a second opinion on palaces and stars."},
	{"calculation", "https://www.hko.gov.hk/en/gts/time/conversion.htm",
		"香港天文台 · 公历与农历对照", "Hong Kong Observatory · Gregorian and lunar calendars",
		"官方的公历与农历对照表，可核对农历日期与闰月。", "Official tables of Gregorian and lunar dates, to check lunar days and leap months."},
	{"calculation", "https://aa.usno.navy.mil/faq/eqtime",
		"美国海军天文台 · 均时差", "US Naval Observatory · Equation of Time",
		"均时差的成因：真太阳时与平太阳时为什么不同。", "What the equation of time is: why apparent and mean solar time differ."},
	{"classics", "https://ctext.org/book-of-changes",
		"《周易》· 中国哲学书电子化计划", "The Book of Changes · Chinese Text Project",
		"六十四卦的卦辞、爻辞与传文原文。", "The received text of the 64 hexagrams, their lines and commentaries."},
	{"classics", "https://zh.wikisource.org/wiki/三命通會_(四庫全書本)/卷07",
		"《三命通会》卷七", "Sanming Tonghui, book 7",
		"四柱古籍，四库全书本，维基文库。", "A classic of the four pillars, Siku Quanshu edition, on Wikisource."},
	{"classics", "https://zh.wikisource.org/wiki/滴天髓",
		"《滴天髓》", "Di Tian Sui",
		"论日主强弱、用神与天干地支的古籍，维基文库。", "A classic on the strength of the day master, useful gods, stems and branches, on Wikisource."},
	{"classics", "https://docs.iztro.com/learn/ancientBook",
		"《紫微斗数全书》· iztro 阅读入口", "Ziwei Doushu Quanshu · reading entry at iztro",
		"紫微斗数古籍的阅读入口。", "Where to start reading the old books of Zi Wei Dou Shu."},
	{"classics", "https://www.gutenberg.org/ebooks/43548",
		"韦特《塔罗图解》", "The Illustrated Key to the Tarot",
		"塔罗牌义的公版书，古登堡计划。", "A public-domain book on the meanings of the tarot cards, at Project Gutenberg."},
	{"research", "https://pubmed.ncbi.nlm.nih.gov/18110193/",
		"福勒 1949：个人确认的谬误", "Forer 1949: the fallacy of personal validation",
		"笼统的性格描述为什么人人都觉得准（巴纳姆效应）的最早实验。", "The first experiment on why general descriptions of character feel accurate (the Barnum effect)."},
	{"research", "https://www.nature.com/articles/318419a0",
		"卡尔森 1985：占星的双盲检验", "Carlson 1985: a double-blind test of astrology",
		"占星师能否由星盘认出本人的双盲检验；网页上通常只有摘要。", "A double-blind test of whether astrologers can match charts to people; usually only the abstract is open."},
	{"products", "https://fatetell.com/", "FateTell", "FateTell", "同类产品：八字与人工智能解读。", "A comparable product: four pillars with AI interpretation."},
	{"products", "https://www.costarastrology.com/", "Co–Star", "Co–Star", "同类产品：西方占星应用。", "A comparable product: a Western astrology app."},
	{"products", "https://www.thepattern.com/", "The Pattern", "The Pattern", "同类产品：以占星为底的性格与关系应用。", "A comparable product: personality and relationships on an astrological base."},
	{"products", "https://labyrinthos.co/", "Labyrinthos", "Labyrinthos", "同类产品：塔罗学习与牌卡。", "A comparable product: learning tarot, and decks."},
	{"products", "https://www.astrosage.com/kundli/", "AstroSage", "AstroSage", "同类产品：印度占星排盘。", "A comparable product: charts of Indian astrology."},
	{"products", "https://www.linghit.com/miaosuan.html", "灵机文化", "Linghit", "同类产品：中文命理服务。", "A comparable product: Chinese divination services."},
	{"agents", "https://github.com/aryaminus/astro", "aryaminus/astro", "aryaminus/astro", "开源项目：占星与智能体。", "An open-source project: astrology for agents."},
	{"agents", "https://github.com/new1234cq/bazi-pro", "new1234cq/bazi-pro", "new1234cq/bazi-pro", "开源项目：八字技能。", "An open-source project: a four-pillar skill."},
	{"agents", "https://github.com/xuemian168/bazi-skill", "xuemian168/bazi-skill", "xuemian168/bazi-skill", "开源项目：八字技能。", "An open-source project: a four-pillar skill."},
	{"agents", "https://github.com/hhszzzz/taibu", "hhszzzz/taibu", "hhszzzz/taibu", "开源项目：多种术数的智能体工具。", "An open-source project: tools of several divination methods for agents."},
	{"agents", "https://github.com/wenyili/iching-mcp", "wenyili/iching-mcp", "wenyili/iching-mcp", "开源项目：易经起卦的 MCP 服务。", "An open-source project: an MCP server that casts the I Ching."},
	{"agents", "https://github.com/daman-ovo-0404/tarot-skill", "daman-ovo-0404/tarot-skill", "daman-ovo-0404/tarot-skill", "开源项目：塔罗技能。", "An open-source project: a tarot skill."},
	{"agents", "https://github.com/LouisLin0723/fatestar-ziwei", "FateStar 紫微", "FateStar Zi Wei", "开源项目：紫微斗数。", "An open-source project: Zi Wei Dou Shu."},
	{"infrastructure", "https://api-docs.deepseek.com/news/news260910/", "DeepSeek API", "DeepSeek API", "语言模型接口的说明。", "Documentation of the language model's interface."},
	{"infrastructure", "https://developers.cloudflare.com/workers/", "Cloudflare Workers", "Cloudflare Workers", "一种托管平台的说明。", "Documentation of a hosting platform."},
	{"infrastructure", "https://modelcontextprotocol.io/specification/2025-11-25/basic/transports", "MCP 规范 · 传输", "Model Context Protocol · transports", "智能体接工具的 MCP 协议：传输方式一章。", "The protocol by which agents reach tools: its chapter on transports."},
	{"infrastructure", "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide", "谷歌搜索中心 · 面向 AI 的指引", "Google Search Central · AI optimization guide", "网站如何被搜索与人工智能读到。", "How sites are read by search and by AI."},

	// Further public-domain classics and tables.
	{"classics", "https://zh.wikisource.org/wiki/周易",
		"《周易》· 维基文库", "Zhouyi · Wikisource",
		"六十四卦原文的另一个公开文本。", "Another open text of the 64 hexagrams."},
	{"classics", "https://zh.wikisource.org/wiki/欽定協紀辨方書_(四庫全書本)",
		"《钦定协纪辨方书》", "Qinding Xieji Bianfang Shu",
		"清代官修择日书：建除、神煞、宜忌的出处。", "The Qing court's book of day selection: where duty days, day gods and advice come from."},
	{"calculation", "https://www.iana.org/time-zones",
		"IANA 时区数据库", "IANA Time Zone Database",
		"各地时区与夏令时的历史记录。", "The record of time zones and daylight saving, past and present."},
}
