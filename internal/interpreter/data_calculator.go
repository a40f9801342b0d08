package interpreter

import "github.com/wenbu-go/wenbu/internal/i18n"

// activities are what a day may be sought for, by the purposes of pick_day.
var activities = []struct {
	purpose string
	name    i18n.Text
	words   []string
}{
	{"betrothal", i18n.T("订婚", "betrothal"), []string{"订婚", "engagement", "get engaged"}},
	{"proposal", i18n.T("提亲", "proposal"), []string{"提亲", "求婚", "propose"}},
	{"wedding", i18n.T("嫁娶", "wedding"), []string{"结婚", "领证", "婚礼", "嫁娶", "办婚", "wedding", "get married", "marry"}},
	{"opening", i18n.T("开业", "opening"), []string{"开业", "开张", "开市", "开店", "opening", "open a shop", "open my shop"}},
	{"contract", i18n.T("签约", "contract"), []string{"签约", "签合同", "交易", "sign a contract", "sign the contract", "contract"}},
	{"moving", i18n.T("搬家", "moving"), []string{"搬家", "入宅", "乔迁", "搬进", "搬新家", "moving", "move", "move in", "move house"}},
	{"travel", i18n.T("出行", "travel"), []string{"出行", "出门", "旅行", "出差", "远行", "travel", "travelling", "trip", "journey"}},
	{"renovation", i18n.T("装修", "renovation"), []string{"装修", "翻修", "renovat*"}},
	{"groundbreaking", i18n.T("动土", "groundbreaking"), []string{"动土", "破土动工", "开工", "break ground", "groundbreaking"}},
	{"bed", i18n.T("安床", "setting up a bed"), []string{"安床", "set up a bed"}},
	{"office", i18n.T("上任入职", "taking up a post"), []string{"入职", "上任", "报到", "start a job", "start my new job", "take office"}},
	{"school", i18n.T("入学", "starting school"), []string{"入学", "开学", "start school"}},
	{"haircut", i18n.T("理发", "haircut"), []string{"理发", "剪头发", "剪发", "剃头", "haircut", "cut my hair"}},
	{"cleaning", i18n.T("打扫", "cleaning"), []string{"打扫", "大扫除", "cleaning"}},
	{"banquet", i18n.T("宴请", "banquet"), []string{"请客", "宴会", "办酒", "宴请", "banquet", "party"}},
	{"prayer", i18n.T("祈福", "prayer"), []string{"祈福", "拜佛", "上香", "prayer", "pray"}},
	{"sacrifice", i18n.T("祭祀", "offerings"), []string{"祭祀", "扫墓", "祭祖", "offerings"}},
	{"burial", i18n.T("安葬", "burial"), []string{"安葬", "下葬", "burial"}},
	{"planting", i18n.T("栽种", "planting"), []string{"种树", "栽种", "planting"}},
}

// pickWords ask for a day.
var pickWords = []string{"哪天适合", "哪天宜", "哪天好", "哪一天适合", "哪一天好", "哪几天", "什么日子", "哪个日子", "挑个日子", "挑日子", "选个日子", "选日子", "择日", "择吉", "看日子", "黄道吉日", "吉日", "好日子",
	"which day*", "what day is good", "a good day", "good days", "best day", "auspicious day*", "auspicious date*", "lucky day*", "pick a day", "pick a date", "choose a day", "choose a date"}

// almanacWords ask what an almanac prints.
var almanacWords = []string{"黄历", "老黄历", "皇历", "通书", "今日宜忌", "宜忌", "almanac", "tung shing"}

// suitWords ask whether a day suits something.
var suitWords = []string{"适合", "适不适合", "宜不宜", "能不能", "可以", "好不好", "合适", "宜", "good for", "good day for", "good to", "suitable", "auspicious", "okay to", "ok to"}

// dayWords ask what a day suits, without a matter that it should suit.
var dayWords = []string{"宜什么", "忌什么", "宜忌", "宜做什么", "宜干什么", "不宜什么", "不宜做什么", "适合做什么", "适合干什么", "适合做些什么", "适合干些什么", "good for today", "today good for", "tomorrow good for", "suited today", "today suit", "today suited for", "tomorrow suited for"}

// hourWords ask which hours of a day are good.
var hourWords = []string{"吉时", "良辰", "时辰吉凶", "哪个时辰", "哪些时辰", "什么时辰好", "几点好", "几点合适", "几点吉利", "good hour*", "lucky hour*", "auspicious hour*", "auspicious time*", "best hour*", "which hour*"}

// bornWords tell of a birth.
var bornWords = []string{"出生", "生于", "生的", "born", "生日"}

// termListWords ask for solar terms.
var termListWords = []string{"哪些节气", "有什么节气", "是什么节气", "哪几个节气", "几个节气", "节气表", "节气时间", "节气时刻", "节气有哪些", "节气是哪", "的节气", "下一个节气", "下个节气", "solar terms in", "solar terms of", "solar terms for", "solar terms are there", "list the solar terms", "list of solar terms", "which solar term*", "next solar term"}

// nextTermWords ask for the next of them.
var nextTermWords = []string{"下一个节气", "下个节气", "next solar term"}

// whenWords ask for a time.
var whenWords = []string{"什么时候", "何时", "几时", "哪天", "哪一天", "几号", "几月几", "几点", "哪年", "哪一年", "具体时间", "时刻", "when", "what date*", "which date*", "what day", "which day", "what time", "which year*", "exact time"}

// reverseWords ask for births by pillars.
var reverseWords = []string{"反查", "反推", "倒推", "倒查", "对应的时间", "对应哪些", "对应的生辰", "对应的日期", "reverse", "look up", "births with"}

// meaningOnlyWords ask what a word means and not when anything is.
var meaningOnlyWords = []string{"什么意思", "啥意思", "meaning of", "mean", "means"}

// solarTerms are the names of the 24 terms, as solar_terms gives them.
var solarTerms = [24]i18n.Text{
	i18n.T("小寒", "Minor Cold"), i18n.T("大寒", "Major Cold"), i18n.T("立春", "Start of Spring"), i18n.T("雨水", "Rain Water"),
	i18n.T("惊蛰", "Awakening of Insects"), i18n.T("春分", "Spring Equinox"), i18n.T("清明", "Clear and Bright"), i18n.T("谷雨", "Grain Rain"),
	i18n.T("立夏", "Start of Summer"), i18n.T("小满", "Grain Buds"), i18n.T("芒种", "Grain in Ear"), i18n.T("夏至", "Summer Solstice"),
	i18n.T("小暑", "Minor Heat"), i18n.T("大暑", "Major Heat"), i18n.T("立秋", "Start of Autumn"), i18n.T("处暑", "End of Heat"),
	i18n.T("白露", "White Dew"), i18n.T("秋分", "Autumn Equinox"), i18n.T("寒露", "Cold Dew"), i18n.T("霜降", "Frost Descends"),
	i18n.T("立冬", "Start of Winter"), i18n.T("小雪", "Minor Snow"), i18n.T("大雪", "Major Snow"), i18n.T("冬至", "Winter Solstice"),
}

// matchWords set two births side by side.
var matchWords = []string{"合婚", "合盘", "合不合", "八字合", "配不配", "般配", "合八字", "两个人的八字", "compatib*", "match our charts", "match our", "are we a match", "are we a good match", "bazi match", "synastry"}

var xiaoWords = []string{"小六壬", "六壬小课", "掐指一算", "xiao liu ren", "xiaoliuren"}

var meihuaWords = []string{"梅花易数", "梅花起卦", "梅花", "报数起卦", "数字起卦", "plum blossom", "mei hua", "meihua"}

// todayWords ask about today in general.
var todayWords = []string{"今日运势", "今天运势", "今天的运势", "今日运气", "今天运气", "今天的运气", "今天整体运势", "我今天运势", "today's fortune", "fortune today", "fortune for today", "luck today", "today's luck", "horoscope today", "today's horoscope", "horoscope for today", "daily horoscope"}

var matchNoticeText = i18n.T("关系由两张盘对出，解读只供消遣和自省，不评判任何人，也不预言合不合得来。",
	"The relations are worked out from the two charts; the reading is for entertainment and reflection. It judges nobody and predicts nothing.")

var dayNoticeText = i18n.T("宜忌照传统历书的规则排出，只供消遣和自省，不是预测；要紧的事，以实际条件和专业意见为准。",
	"What suits and what is avoided follows the rules of traditional almanacs, for entertainment and reflection; it predicts nothing. In what matters, go by circumstances and professional advice.")
