// Package terms cuts text into the terms that search works with: Latin and
// digit words, and pairs of neighbouring Chinese characters, which find
// two-character words without a dictionary.
package terms

import (
	"slices"
	"strings"
	"unicode"
)

// Of returns the terms of a text to be found, in order and with repetitions:
// words in their simple form, Chinese characters one by one and in pairs.
func Of(text string) []string { return cut(text, true) }

// Run returns the words of a text and the pairs of its Chinese characters in order,
// so that a phrase of a text is a run of consecutive terms.
func Run(text string) []string { return cut(text, false) }

// OfQuery returns the terms of a query: words, pairs of Chinese characters,
// and a lone character only where it stands alone. Words that only make it a
// question are left out, unless there are no others.
func OfQuery(query string) []string {
	all := cut(query, false)
	telling := slices.DeleteFunc(slices.Clone(all), func(t string) bool { return askingTerms[t] })
	if len(telling) == 0 {
		return all
	}
	return telling
}

// askingTerms are terms that say nothing about a subject.
var askingTerms = func() map[string]bool {
	m := map[string]bool{}
	for t := range strings.FieldsSeq("什么 么是 是什 么意 意思 思是 怎么 么样 样看 请问 一下 为什 想问 问一 的是 我的 你的 不一 一样 么不 么和 研究 究一 区别 有什 的人 生的 下怎 是怎 " +
		"the is are of what my me do does in to and for an it can you please mean about difference between research") {
		m[t] = true
	}
	return m
}()

func cut(text string, singles bool) []string {
	var out []string
	var word []rune // a run of one kind: all Han or all Latin
	han := false
	flush := func() {
		switch {
		case len(word) == 0:
		case !han:
			if w := simple(string(word)); len(w) >= 2 {
				out = append(out, w)
			}
		default:
			out = appendHan(out, word, singles)
		}
		word = word[:0]
	}
	for _, r := range text {
		isHan := unicode.Is(unicode.Han, r)
		if !isHan && !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' {
			flush()
			continue
		}
		if isHan != han {
			flush()
			han = isHan
		}
		if isHan {
			r = simplified(r)
		}
		word = append(word, unicode.ToLower(r))
	}
	flush()
	return out
}

func appendHan(out []string, run []rune, singles bool) []string {
	if len(run) == 1 || singles {
		for _, r := range run {
			out = append(out, string(r))
		}
	}
	for i := 0; i+1 < len(run); i++ {
		out = append(out, string(run[i:i+2]))
	}
	return out
}

// simple drops the possessive and the plural of an English word. It is crude on
// purpose: both sides of a comparison go through it.
func simple(w string) string {
	w = strings.TrimSuffix(strings.Trim(w, "'"), "'s")
	w = strings.ReplaceAll(w, "'", "")
	switch {
	case len(w) > 4 && strings.HasSuffix(w, "ies"):
		return w[:len(w)-3] + "y"
	case len(w) > 3 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") && !strings.HasSuffix(w, "us") && !strings.HasSuffix(w, "is"):
		return w[:len(w)-1]
	}
	return w
}

// traditionalForms pairs frequent traditional characters with their simplified forms.
const traditionalForms = "時时區区曆历陰阴陽阳節节氣气換换間间閏闰農农風风運运財财殺杀傷伤歲岁齡龄問问題题學学習习業业愛爱關关係系錢钱親亲馬马龍龙雞鸡豬猪體体會会無无為为從从與与個个們们戰战輪轮惡恶審审權权寶宝劍剑幣币騎骑麽么銅铜搖摇" +
	"這这詢询請请資资書书經经緯纬東东門门開开見见觀观測测驗验證证義义應应變变來来對对實实際际過过還还進进選选擇择標标準准確确計计術术語语說说讀读寫写報报導导層层國国" +
	"灣湾廣广蘇苏黃黄藍蓝紅红綠绿顏颜圖图畫画盤盘顯显隱隐溫温涼凉熱热長长發发達达離离兌兑歸归納纳歷历處处結结構构組组織织總总數数據据圍围範范邊边裡里後后幾几麼么嗎吗" +
	"該该戀恋買买賣卖職职場场媽妈兒儿婦妇孫孙難难聽听講讲給给讓让幫帮嚴严緊紧壓压煩烦慮虑鬱郁醫医藥药錯错轉转辭辞遷迁單单雙双點点號号夠够復复樣样歡欢絡络響响負负責责" +
	"順顺當当帶带舊旧緣缘遠远創创項项話话認认識识談谈調调護护讚赞賺赚購购貸贷債债損损費费願愿頭头類类飯饭魚鱼鳥鸟滿满勝胜敗败獎奖試试績绩師师員员團团隊队陸陆隨随險险" +
	"靜静頻频顧顾養养駕驾驚惊鬧闹黨党齊齐穩稳種种積积競竞筆笔簡简約约級级純纯線线緩缓縣县繼继續续羅罗聖圣聯联聰聪膽胆臉脸臨临舉举艱艰藝艺蘭兰補补裝装規规視视覺觉訂订" +
	"記记訊讯設设許许訴诉詞词評评詳详誠诚誤误謝谢譯译議议豐丰貨货貧贫貴贵賓宾賴赖贏赢趨趋跡迹躍跃車车軟软較较輕轻輩辈輸输邏逻週周適适遲迟遺遗鄉乡醜丑釋释鐘钟鋼钢錄录" +
	"鎖锁鏡镜鐵铁闊阔隻只雜杂雲云電电靈灵頂顶預预顆颗顛颠飛飞飽饱餘余館馆騙骗鮮鲜麗丽麥麦"

var toSimplified = func() map[rune]rune {
	m := map[rune]rune{}
	rs := []rune(traditionalForms)
	for i := 0; i+1 < len(rs); i += 2 {
		if rs[i] != rs[i+1] {
			m[rs[i]] = rs[i+1]
		}
	}
	return m
}()

// Simplified returns text with frequent traditional characters in their simplified form.
func Simplified(text string) string { return strings.Map(simplified, text) }

func simplified(r rune) rune {
	if s, ok := toSimplified[r]; ok {
		return s
	}
	return r
}
