package interpreter

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// hexagramNames are the names of the hexagrams in the received order.
var hexagramNames = strings.Fields("乾 坤 屯 蒙 需 讼 师 比 小畜 履 泰 否 同人 大有 谦 豫 随 蛊 临 观 噬嗑 贲 剥 复 无妄 大畜 颐 大过 坎 离 咸 恒 " +
	"遁 大壮 晋 明夷 家人 睽 蹇 解 损 益 夬 姤 萃 升 困 井 革 鼎 震 艮 渐 归妹 丰 旅 巽 兑 涣 节 中孚 小过 既济 未济")

var hexagramNumber = regexp.MustCompile(`hexagram (?:is )?(?:number |no )?([0-9]{1,2}) |第 ?([0-9]{1,2}) ?卦`)

// symbolMeaningWords ask what a card or a hexagram means.
var symbolMeaningWords = []string{"意思", "含义", "讲什么", "讲的是", "说什么", "什么是", "是什么", "哪一卦", "哪个卦", "哪卦", "which hexagram", "怎么理解", "代表什么", "解释", "牌义", "what does", "what is", "meaning", "mean", "means", "explain", "tell me about", "stand for"}

// symbolsOf lists the notes on the cards or hexagrams whose meaning is asked for.
func symbolsOf(w words) []string {
	if !w.has(symbolMeaningWords...) && !(w.size() <= 14 && hexagramNumber.MatchString(arabic(string(w)))) {
		return nil
	}
	if n := hexagramOf(w); n > 0 {
		return []string{"hexagram-" + strconv.Itoa(n)}
	}
	if !w.has(cardSubjects...) && !w.has(tarotWords...) {
		return nil
	}
	var ids []string
	for _, c := range cardsOf(w) {
		ids = append(ids, "tarot-"+strconv.Itoa(c.ID))
	}
	return ids
}

// hexagramOf returns the number of the hexagram that a message names, or 0.
func hexagramOf(w words) int {
	if m := hexagramNumber.FindStringSubmatch(arabic(string(w))); m != nil {
		if n, err := strconv.Atoi(m[1] + m[2]); err == nil && n >= 1 && n <= len(hexagramNames) {
			return n
		}
	}
	byLength := slices.Clone(hexagramNames)
	slices.SortStableFunc(byLength, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	for _, name := range byLength {
		i := w.find(name + "卦")
		if i < 0 || name == "解" && i > 1 { // elsewhere 解卦 is to read a hexagram
			continue
		}
		return slices.Index(hexagramNames, name) + 1
	}
	return 0
}

// notesAnswer tells what the notes say of a card or a hexagram.
func (m *mind) notesAnswer() draft {
	notes := m.notes()
	if len(notes) == 0 {
		return m.noEntry()
	}
	var d draft
	for _, n := range notes {
		m.addNote(&d, n, m.tr("主题：", "Theme: "), m.tr("卦辞：", "Judgement: "), m.tr("大象：", "Image: "), m.tr("可以想一想：", "To think about: "),
			m.tr("关键词：", "Keywords: "), m.tr("正位：", "Upright: "), m.tr("逆位：", "Reversed: "))
	}
	for _, t := range m.texts {
		if slices.ContainsFunc(notes, func(n symbolNote) bool { return n.id == t.id }) && t.url != "" {
			d.add(plain, sentence{m.tr("依据：", "Read: ") + m.link(t), []string{sourceBasis + t.id}})
		}
	}
	d.add(plain, sentence{m.tr("它让你想到眼前的哪一件事？", "Which matter at hand does it bring to mind?"), []string{ruleReflect}})
	d.add(note, sentence{m.tr("文字供消遣和自省，不是预测。", "The words are for entertainment and reflection; they predict nothing."), []string{ruleNotice}})
	return d
}
