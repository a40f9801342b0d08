package daygod

// yieldRow says how heavy gods weigh in some months: with a helper of the list
// present, and without. The first row that names the god and the month counts;
// "" is every month. A god in no row always holds (德犹忌).
//
//	N   holds: what it avoids is avoided, whatever suits it (从忌不从宜)
//	R   only 安抚边境 选将训兵 出师 求医疗病 are avoided (从宜不从忌)
//	G   only 安抚边境 选将训兵 出师
//	E   only what 月厌 keeps beside a virtue
//	J   only what 月建 keeps beside a virtue
//	U   balanced: what it avoids is not printed as suited, nor what is suited as
//	    avoided (从宜亦从忌)
//	C   lifted (不忌)
//	M   lifted, and not suited either (不忌亦不注宜)
//	P   holds, and the day is spared otherwise (月破 beside a virtue)
//	A   everything is avoided (诸事皆忌)
//	>月刑  as that god weighs
//
// Source: 钦定协纪辨方书, vol. 10, see doc/sources.md#yielding.
type yieldRow struct{ gods, months, helpers, with, without string }

var yieldRows = [...]yieldRow{
	{"月建 小时", "辰酉亥", "", ">月刑", ">月刑"},
	{"月建 小时", "子午", "", ">月厌", ">月厌"},
	{"月建 小时", "", "D 天赦 月恩 四相", "J", "N"},
	{"月破 大耗", "卯酉", "", "A", "A"},
	{"月破 大耗", "子午未申", "D", "P", "A"},
	{"平日 死神", "亥", "", "R", "R"},
	{"平日 死神", "申", "D", "R", "N"},
	{"平日 死神", "卯午酉", "D", "U", "N"},
	{"平日 死神", "寅巳子", "", ">月刑", ">月刑"},
	{"平日 死神", "辰戌丑未", "", ">月煞", ">月煞"},
	{"收日", "寅申巳亥", "", ">劫煞", ">劫煞"},
	{"收日", "子午酉", "D", "U", "N"},
	{"收日", "卯丑戌", "", ">月刑", ">月刑"},
	{"收日", "辰未", "D", "R", "N"},
	{"满日", "寅申子午卯酉", "D 月恩 四相", "C", "N"},
	{"满日", "辰戌丑未", "", ">灾煞", ">灾煞"},
	{"满日", "巳亥", "", ">月厌", ">月厌"},
	{"闭日", "寅申巳亥", "", ">月煞", ">月煞"},
	{"闭日", "", "D Y", "U", "N"},
	{"劫煞", "寅申", "", "R", "R"},
	{"劫煞", "巳亥", "D", "R", "N"},
	{"劫煞", "辰戌丑未", "D", "R", "U"},
	{"劫煞", "子午卯酉", "D", "U", "N"},
	{"灾煞 天火", "寅申巳亥", "D", "R", "U"},
	{"灾煞 天火", "辰戌丑未", "D", "R", "N"},
	{"灾煞 天火", "子午卯酉", "", ">月破", ">月破"},
	{"月煞 月虚", "卯酉", "D 天愿", "R", "U"},
	{"月煞 月虚", "子午", "D", "U", "N"},
	{"月煞 月虚", "", "D", "N", "A"},
	{"月刑", "巳", "D 天愿", "R", "U"},
	{"月刑", "寅辰酉亥丑戌", "D", "U", "N"},
	{"月刑", "子卯未申", "D", "N", "A"},
	{"月刑", "午", "", ">月厌", ">月厌"},
	{"月害", "卯酉丑未", "天德 月德", "R", "N"},
	{"月害", "辰戌", "D", "U", "N"},
	{"月害", "子午", "", ">月煞", ">月煞"},
	{"月害", "巳亥", "", ">劫煞", ">劫煞"},
	{"月害", "寅", "", ">月刑", ">月刑"},
	{"月害", "申", "", ">平日", ">平日"},
	{"月厌 地火", "寅申丑未", "D", "E", "N"},
	{"月厌 地火", "辰戌巳亥", "D", "U", "N"},
	{"月厌 地火", "子午", "天赦", "N", "A"},
	{"月厌 地火", "卯酉", "", "A", "A"},
	{"厌对 招摇", "子午", "", "N", "N"},
	{"厌对 招摇", "", "D 天赦", "C", "N"},
	{"大时 大败 咸池", "寅申巳亥辰戌", "", "G", "G"},
	{"大时 大败 咸池", "丑未", "天德 月德", "G", "N"},
	{"大时 大败 咸池", "子午酉", "D", "U", "N"},
	{"大时 大败 咸池", "卯", "", ">月刑", ">月刑"},
	{"天吏 致死", "寅申巳亥", "D", "R", "N"},
	{"天吏 致死", "辰戌丑未", "D Y", "U", "N"},
	{"天吏 致死", "午卯酉", "", ">平日", ">平日"},
	{"天吏 致死", "子", "", ">月刑", ">月刑"},
	{"死气", "辰戌", "", "N", "N"},
	{"死气", "", "D", "R", "N"},
	{"小耗", "子午卯酉", "", "N", "N"},
	{"小耗", "", "D 天愿", "C", "N"},
	{"四耗", "辰戌丑未", "D 三合", "G", "N"},
	{"四耗", "", "D", "G", "N"},
	{"四忌 四穷", "寅", "天愿", "G", "N"},
	{"五虚 八风", "", "D 六合", "C", "N"},
	{"五墓", "午子", "月德", "C", "N"},
	{"九空", "寅申子午卯酉", "D", "C", "N"},
	{"九空", "巳亥", "", ">月厌", ">月厌"},
	{"九空", "辰戌丑未", "", ">月破", ">月破"},
	{"五离", "", "D 天赦 三合 六合", "C", "N"},
	{"复日 重日", "", "D 天赦 六合", "M", "N"},
	{"八专", "", "天愿", "G", "N"},
}

// closingGods make a day on which everything is avoided (诸事皆忌).
const closingGods = "大会 小会 阴位 三阴 阴道冲阳 阴阳交破 阴阳击冲 阳破阴冲 阴阳俱错 绝阴 绝阳"

// gradedGods are those that the book weighs in six grades (宜忌等第).
const gradedGods = "月破 大耗 平日 死神 收日 闭日 劫煞 灾煞 天火 月煞 月虚 月刑 月害 月厌 地火 大时 大败 咸池 天吏 致死"

// openCells are the days, month branch and pair, on which virtues meet a pardon or
// a wish: nothing is avoided (诸事不忌).
const openCells = "卯甲戌 巳丙申 未甲子 申戊申 酉庚辰 戌辛卯 亥甲子 丑甲子"
