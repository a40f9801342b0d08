package interpreter

import "github.com/wenbu-go/wenbu/internal/agent"

// houseGuides are the guides on this place itself, with the words that ask for them.
var houseGuides = []struct {
	id    string
	words []string
}{
	{"guide-free", []string{
		"收费吗", "收费么", "要钱吗", "要不要钱", "免费吗", "是免费的", "怎么收费", "收多少钱", "要多少钱", "多少钱一次", "价格是", "有会员", "要充值", "充值", "点数",
		"要不要注册", "需要注册", "要注册吗", "不注册能", "不注册也能", "需要登录", "要登录吗", "每天能问几次", "每天可以问几次", "每天几次", "一天几次", "一天能问几次", "还剩几次", "还能问几次",
		"次数用完", "额度用完", "次数没了", "有次数限制", "次数限制", "有广告吗",
		"is this free", "is it free", "site free", "free to use", "free of charge", "how much does it cost", "what does it cost", "what does this cost", "pricing", "do i need an account", "do i have to sign up",
		"need to sign up", "need to register", "without registering", "how many times a day", "how many questions", "questions a day", "questions per day", "daily limit", "out of turns", "turns left", "run out of turns",
	}},
	{"guide-methodology", []string{
		"你们怎么算的", "你们是怎么算", "你们怎么算", "这里怎么算", "这里是怎么算", "你们怎么排", "你们是怎么排", "这里是怎么排", "什么算法", "用的算法", "节气算得", "节气准", "节气的误差", "历法准吗", "误差多大", "误差有多大", "精度", "精确到",
		"数据来源", "数据从哪", "数据哪来", "开源吗", "源码", "随机数", "抽得公平", "抽牌公平", "起卦公平", "是随机的吗", "真的随机", "真随机", "你们排的盘",
		"how do you calculate", "how do you compute", "how are charts calculated", "how are the charts calculated", "how is this calculated", "how accurate are your", "how accurate are the solar terms", "how accurate is the calendar",
		"margin of error", "data source*", "open source", "source code", "random number*", "really random", "truly random", "draw fair", "another site", "other sites", "a different site",
	}},
	{"guide-a-reading-you-can-return-to", []string{
		"怎么保存", "保存下来", "能保存吗", "会保存吗", "可以保存吗", "替我保存", "保存多久", "怎么导出", "导出来", "能导出吗", "备份", "找回以前", "以前的对话", "以前的盘", "换手机", "换了手机", "换电脑", "记录会丢", "记录丢了", "清除缓存",
		"save a reading", "save this reading", "save my reading*", "save my chart", "keep this reading", "export my", "how do i export", "backup", "back up", "new phone", "lost my conversation*", "clear my browser", "clear browser",
		"do you keep my", "do you store",
	}},
	{"guide-ai-divination#section-3", []string{
		"隐私", "泄露", "我的问题发给谁", "会发给谁", "谁能看到我", "会被别人看到", "生日会被", "privacy", "who sees my", "who can see my", "sent to whom", "is my birth date safe",
	}},
	{"guide-why-calculation-comes-first", []string{
		"为什么要先排盘", "为什么先排盘", "为什么先算", "为什么要先算", "先算后说", "为什么不让ai", "为什么不直接让ai", "为什么不让 ai", "ai直接算", "ai 直接算", "为什么不能重抽", "为什么不让我重抽", "为什么不能再抽", "为什么不能重新抽", "为什么不能再起",
		"why calculate first", "why compute", "why not let the ai", "why not let the model", "why can't i redraw", "why can't i draw again", "why can't i cast again",
	}},
}

// houseOf returns the guide on this place that a message asks for, or "".
func houseOf(w words) string {
	for _, g := range houseGuides {
		if w.has(g.words...) {
			return g.id
		}
	}
	return ""
}

// readHouse reads the guide on this place, once.
func (m *mind) readHouse() []agent.ToolCall {
	if !m.offers(toolRead) || m.tried(toolRead) {
		return nil
	}
	return []agent.ToolCall{m.call(toolRead, readArgs{ID: m.house})}
}

// houseAnswer answers a question about this place from its guide.
func (m *mind) houseAnswer() draft {
	if len(m.texts) == 0 {
		return m.noEntry()
	}
	var d draft
	lead := m.texts[0].quick()
	found := m.bestPassages(4)
	if len(found) > 0 && found[0].kind == passageAnswer {
		lead, found = found[:1], found[1:]
	}
	for _, p := range lead {
		d.add(plain, m.quote(p))
	}
	used := lead
	for _, p := range found {
		if p.kind != passageRow && len(used) < len(lead)+2 {
			d.add(bullet, m.quote(p))
			used = append(used, p)
		}
	}
	m.addSources(&d, used)
	d.add(plain, sentence{m.tr("还想知道这里的哪一点？也可以直接看盘、起卦，或问一个词。", "What else about this place? You can also have a chart made, cast a hexagram or ask about a word."), []string{ruleReflect}})
	return d
}
