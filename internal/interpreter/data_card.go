package interpreter

// majorCards are the ways to call the major arcana, by their ids.
var majorCards = [...][]string{
	{"愚者", "愚人", "fool"},
	{"魔术师", "魔法师", "magician"},
	{"女祭司", "女教皇", "high priestess"},
	{"女皇", "皇后", "empress"},
	{"皇帝", "emperor"},
	{"教皇", "hierophant"},
	{"恋人", "lovers"},
	{"战车", "chariot"},
	{"力量", "strength"},
	{"隐士", "隐者", "hermit"},
	{"命运之轮", "命运轮", "wheel of fortune"},
	{"正义", "justice"},
	{"倒吊人", "吊人", "倒吊者", "hanged man"},
	{"死神", "死亡", "death"},
	{"节制", "temperance"},
	{"恶魔", "魔鬼", "devil"},
	{"高塔", "塔牌", "tower"},
	{"星星", "star"},
	{"月亮", "moon"},
	{"太阳", "sun"},
	{"审判", "judgement", "judgment"},
	{"世界", "world"},
}

// manyWays are the words for one thing in two languages.
type manyWays struct{ zh, en []string }

// cardSuits and cardRanks are the ways to call the suits and ranks, in the order
// of the cards' ids.
var cardSuits = [...]manyWays{
	{[]string{"权杖"}, []string{"wands"}},
	{[]string{"圣杯"}, []string{"cups"}},
	{[]string{"宝剑"}, []string{"swords"}},
	{[]string{"星币", "金币", "钱币"}, []string{"pentacles", "coins"}},
}

var cardRanks = [...]manyWays{
	{[]string{"一", "ace", "首牌", "王牌", "1"}, []string{"ace", "1"}},
	{[]string{"二", "2"}, []string{"two", "2"}},
	{[]string{"三", "3"}, []string{"three", "3"}},
	{[]string{"四", "4"}, []string{"four", "4"}},
	{[]string{"五", "5"}, []string{"five", "5"}},
	{[]string{"六", "6"}, []string{"six", "6"}},
	{[]string{"七", "7"}, []string{"seven", "7"}},
	{[]string{"八", "8"}, []string{"eight", "8"}},
	{[]string{"九", "9"}, []string{"nine", "9"}},
	{[]string{"十", "10"}, []string{"ten", "10"}},
	{[]string{"侍从", "侍者"}, []string{"page"}},
	{[]string{"骑士"}, []string{"knight"}},
	{[]string{"王后", "皇后"}, []string{"queen"}},
	{[]string{"国王"}, []string{"king"}},
}

// castSubjects and cardSubjects say that a cast or cards are spoken of.
var (
	castSubjects = []string{"爻", "卦", "铜钱", "硬币", "蓍草", "coins", "hexagram", "i ching", "lines", "yarrow"}
	cardSubjects = []string{"牌", "card", "cards"}
)

// ownCastWords and ownCardWords say that the person has cast or drawn.
var (
	ownCastWords = []string{"我摇到", "我摇出", "我摇的", "我自己摇", "摇到的", "摇出来的", "我起到", "我自己起", "我起的卦", "我得到的卦", "我得的卦", "我扔出", "我抛出", "我掷出", "我扔了", "我抛了", "我掷了", "i threw", "i tossed", "i have cast", "i already cast", "i cast", "coins myself"}
	ownCardWords = []string{"我抽到", "我抽了", "我抽的", "我抽出", "我抽中", "抽到的是", "抽到了", "抽出来的", "我的牌是", "我的塔罗牌是", "我的塔罗是", "我自己抽", "我已经抽", "my cards were", "my cards are", "my card was", "my card is", "my tarot cards were", "my tarot cards are", "my tarot card was", "my tarot card is", "i drew", "i pulled", "i have drawn", "i've drawn", "i already drew", "i was dealt", "cards i got"}
)

// fromTopWords tell the lines from the top down.
var fromTopWords = []string{"从上到下", "从上往下", "自上而下", "由上到下", "top down", "top to bottom", "from the top"}
