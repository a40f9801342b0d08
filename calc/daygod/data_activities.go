package daygod

// activityRow is one activity of volume 11: its name in the book, what it says
// today, the gods that suit it, pairs of gods that suit it together (one of
// the first list with one of the second), the gods that avoid it, and the span
// of the year that its suits are held to, as two solar terms.
//
// Abbreviations: D 天德 月德 天德合 月德合; Y 天赦 天愿; X 月恩 四相 时德;
// K 月破 平日 收日 劫煞 灾煞 月煞 月刑 月厌 四废; S 劫煞 灾煞 月煞 月刑 月厌;
// T 土符 地囊 土王用事.
//
// Source: 钦定协纪辨方书, vol. 11, see doc/sources.md#activities.
type activityRow struct {
	name, english string
	today         string // everyday name, for the activities still in use
	suits         string
	together      string
	avoids        string
	season        [2]int
}

var activityRows = [...]activityRow{
	{name: "祭祀", english: "sacrifice", today: "祭祀", suits: "D Y X 天巫 开日 普护 福生 圣心 益后 续世", avoids: "天狗 寅日"},
	{name: "祈福", english: "pray for blessings", today: "祈福", suits: "D Y X 天巫 开日 普护 福生 圣心 益后 续世", avoids: "K 月建 月害 大时 游祸 天吏"},
	{name: "求嗣", english: "pray for children", today: "求子", suits: "D Y X 开日 益后 续世", avoids: "K 月建 月害 大时 游祸 天吏"},
	{name: "上册进表章", english: "present registers and memorials", suits: "D Y 临日 福德 开日", avoids: "K 月建 闭日 月害 大时 天吏 往亡 气往亡 反支"},
	{name: "上表章", english: "submit memorials", suits: "D Y 月空 临日 福德 开日 解神", avoids: "K 月建 闭日 月害 大时 天吏 往亡 气往亡 反支"},
	{name: "颁诏", english: "proclaim edicts", suits: "D Y 王日 开日", together: "天恩+驿马 天马 建日", avoids: "K 闭日 往亡 气往亡"},
	{name: "覃恩肆赦", english: "grant an amnesty", suits: "D Y 天恩 王日 开日"},
	{name: "施恩封拜", english: "confer titles", suits: "D Y X 王日 建日 吉期 天喜 开日", avoids: "K 满日 闭日 大时 天吏"},
	{name: "袭爵受封", english: "receive a title", suits: "D Y X 王日 建日 吉期 天喜 开日 官日 守日 相日", avoids: "K 满日 闭日 大时 天吏"},
	{name: "诏命公卿招贤", english: "appoint ministers and recruit the able", suits: "D Y 王日 建日 开日", together: "月恩 四相 时德 吉期 天喜+驿马 天马", avoids: "K 满日 闭日 大时 天吏 往亡 气往亡"},
	{name: "举正直", english: "promote the upright", suits: "D Y X 王日 建日 吉期 天喜 开日", avoids: "K 满日 闭日 大时 天吏"},
	{name: "施恩惠恤孤茕", english: "give relief to the lonely", suits: "D Y 天恩 阳德 阴德 王日 开日"},
	{name: "宣政事", english: "announce policy", suits: "D Y 王日 开日", together: "天恩+驿马 天马 建日", avoids: "K 闭日 往亡 气往亡"},
	{name: "布政事", english: "publish acts of government", suits: "天恩", avoids: "K 闭日"},
	{name: "行惠爱雪冤枉缓刑狱", english: "show mercy and redress wrongs", suits: "D Y 天恩 阳德 阴德 王日 开日"},
	{name: "庆赐赏贺", english: "give rewards and congratulate", suits: "D Y X 天恩 王日 三合 福德 天喜 开日", avoids: "K 闭日 月害 五离"},
	{name: "宴会", english: "hold a banquet, receive friends", today: "宴请会友", suits: "D Y X 天恩 王日 民日 三合 福德 天喜 开日 六合 五合", avoids: "K 闭日 月害 五离 酉日"},
	{name: "入学", english: "enter school", today: "入学", suits: "成日 开日"},
	{name: "冠带", english: "coming-of-age ceremony", suits: "定日", avoids: "K 大时 天吏 五墓 丑日"},
	{name: "行幸遣使", english: "travel", today: "出行", suits: "D Y X 王日 驿马 天马 建日 吉期 天喜 开日", avoids: "K 闭日 大时 天吏 天贼 五墓 往亡 气往亡 巳日"},
	{name: "安抚边境", english: "pacify the borders", suits: "D Y 王日 守日 兵福 兵宝 兵吉 危日 成日", avoids: "K 死神 月害 大时 天吏 死气 四击 四耗 四忌 四穷 五墓 兵禁 大煞 往亡 气往亡 八专 专日 伐日"},
	{name: "选将训兵", english: "choose generals and drill troops", suits: "D Y 王日 兵福 兵宝 兵吉 危日", avoids: "K 死神 月害 大时 天吏 死气 四击 四耗 四忌 四穷 五墓 兵禁 大煞 往亡 气往亡 八专 专日 伐日"},
	{name: "出师", english: "send out an army", suits: "D 兵福 兵宝 兵吉", avoids: "K 死神 闭日 月害 大时 天吏 死气 四击 四耗 四忌 四穷 五墓 兵禁 大煞 往亡 气往亡 八专 专日 伐日"},
	{name: "上官赴任", english: "take up an office", today: "就职上任", suits: "D Y X 王日 官日 守日 相日 临日 建日 吉期 天喜 开日", avoids: "K 满日 闭日 大时 天吏 五墓 往亡 气往亡"},
	{name: "临政亲民", english: "begin to govern", suits: "D Y X 王日 官日 守日 相日 临日 建日 吉期 天喜 开日 六仪", avoids: "K 满日 闭日 大时 天吏 五墓 往亡 气往亡"},
	{name: "结婚姻", english: "betroth, register a marriage", today: "订婚领证", suits: "D Y X 民日 三合 天喜 六合 五合", avoids: "K 月建 满日 闭日 月害 大时 天吏 四忌 四穷 五墓 五离 八专"},
	{name: "纳采问名", english: "give betrothal gifts", today: "提亲纳彩", suits: "D Y X 民日 三合 天喜", avoids: "K 月建 满日 闭日 月害 大时 天吏 四忌 四穷 五墓 五离 八专"},
	{name: "嫁娶", english: "wed", today: "结婚", suits: "D Y 三合 天喜 六合 不将", avoids: "K 闭日 月害 厌对 大时 天吏 四忌 四穷 五墓 往亡 气往亡 八专 亥日"},
	{name: "进人口", english: "take someone into the household", suits: "天愿 民日 三合 满日 收日 六合 天仓", avoids: "S 月破 平日 死神 闭日 月害 大时 天吏 四废 四穷 五墓 九空 往亡 气往亡"},
	{name: "般移", english: "move house", today: "搬家入宅", suits: "D Y X 民日 驿马 天马 成日 开日", avoids: "K 闭日 大时 天吏 五墓 归忌 往亡 气往亡"},
	{name: "远回", english: "return from afar", avoids: "月厌 归忌"},
	{name: "安床", english: "set up a bed", today: "安床", suits: "危日", avoids: "K 闭日 大时 天吏 五墓 申日"},
	{name: "解除", english: "cleanse and undo", suits: "D X 天赦 除日 开日 解神 除神", avoids: "S 月建 平日 死神 收日 大时 游祸 天吏 死气 四废 五墓"},
	{name: "沐浴", english: "bathe", suits: "除日 解神 除神 亥子日", avoids: "伏日 社日"},
	{name: "整容剃头", english: "cut hair", today: "理发", suits: "除日 解神 除神", avoids: "S 月建 月破 丁日 人神在发"},
	{name: "整手足甲", english: "trim nails", suits: "除日 解神 除神", avoids: "S 月建 月破 人神在手足"},
	{name: "求医疗病", english: "seek a doctor", today: "求医", suits: "D X 天赦 天后 除日 破日 天医 开日 解神 除神", avoids: "S 月建 平日 死神 收日 满日 闭日 月害 大时 游祸 天吏 死气 四废 五墓 往亡 气往亡 未日 朔 弦 望"},
	{name: "疗目", english: "treat the eyes", avoids: "闭日"},
	{name: "针刺", english: "acupuncture", avoids: "血支 血忌"},
	{name: "裁制", english: "cut clothes", today: "裁衣", suits: "D Y X 王日 三合 满日 开日 复日", avoids: "K"},
	{name: "营建宫室", english: "build a house", today: "建房", suits: "D Y", avoids: "K T 月建 土府 闭日 大时 天吏 五墓"},
	{name: "修宫室", english: "renovate", today: "装修", suits: "X 三合 福德 开日", avoids: "K T 月建 土府 闭日 大时 天吏 五墓"},
	{name: "缮城郭", english: "mend city walls", suits: "D Y X 三合 福德 开日", avoids: "K T 月建 土府 大时 天吏 五墓"},
	{name: "筑堤防", english: "build dikes", suits: "成日 闭日", avoids: "K T 土府 大时 天吏"},
	{name: "兴造动土", english: "break ground", today: "动土", suits: "D Y X 三合 开日", avoids: "K T 月建 土府 闭日 大时 天吏 五墓"},
	{name: "竖柱上梁", english: "raise pillars and beams", today: "上梁", suits: "D Y X 三合 开日", avoids: "K 月建 闭日 大时 天吏 五墓"},
	{name: "修仓库", english: "build or repair storehouses", suits: "D Y 三合 满日", together: "收日 母仓 六合 五富 天仓+月恩 四相 时德 开日", avoids: "S T 月建 土府 月破 大耗 平日 月虚 月害 大时 天吏 小耗 天贼 四耗 四废 四穷 五虚 九空"},
	{name: "鼓铸", english: "cast metal", avoids: "K 九焦"},
	{name: "苫盖", english: "thatch a roof", avoids: "天火 午日"},
	{name: "经络", english: "set up the loom", suits: "天愿 三合 满日 六合 五富", avoids: "K 月害 庚日"},
	{name: "酝酿", english: "brew", today: "酿造", suits: "天愿 三合 六合 五富", avoids: "K 月害 辛日"},
	{name: "开市", english: "open a business", today: "开业", suits: "天愿 民日 满日 成日 开日 五富", avoids: "K 大耗 闭日 月害 大时 天吏 小耗 四耗 四穷 五墓 九空"},
	{name: "立券交易", english: "sign a contract and trade", today: "签约交易", suits: "天愿 民日 三合 满日 六合 五富 五合", avoids: "K 大耗 月害 大时 天吏 小耗 四耗 四穷 五墓 九空 五离"},
	{name: "纳财", english: "take in money", today: "纳财", suits: "X 母仓 天愿 民日 三合 满日 收日 六合 五富 天仓", avoids: "S 月破 大耗 平日 月害 大时 天吏 小耗 四耗 四废 四穷 九空"},
	{name: "开仓库出货财", english: "open a storehouse and pay out", suits: "X 满日 五富", avoids: "K 月建 大耗 闭日 月虚 月害 大时 天吏 小耗 天贼 四耗 四穷 五虚 九空 甲日"},
	{name: "修置产室", english: "prepare a birth room", suits: "开日", avoids: "K T 月建 土府 死神 闭日 月害 大时 天吏 死气 五墓"},
	{name: "开渠穿井", english: "dig channels and wells", today: "开渠打井", suits: "开日", avoids: "K T 土府 闭日 壬日 卯日"},
	{name: "安碓硙", english: "set up a mill", suits: "三合 开日", avoids: "S T 土府 月破 四废"},
	{name: "补垣塞穴", english: "mend walls and stop holes", suits: "满日 闭日", avoids: "S T 土府 月破 四废 九坎"},
	{name: "扫舍宇", english: "clean the house", today: "大扫除", suits: "除日 除神"},
	{name: "修饰垣墙", english: "finish walls", suits: "平日", avoids: "S T 土府 月破 四废"},
	{name: "平治道涂", english: "level roads", suits: "平日", avoids: "T 土府 月厌"},
	{name: "破屋坏垣", english: "pull down a building", today: "拆除", suits: "破日", avoids: "S T 月建 土府"},
	{name: "伐木", english: "fell trees", today: "伐木", suits: "危日 午日 申日", avoids: "月建 月破 月厌 生气", season: [2]int{20, 2}},
	{name: "捕捉", english: "catch", suits: "执日 收日", avoids: "往亡 气往亡"},
	{name: "畋猎", english: "hunt", suits: "执日 危日 收日", avoids: "D 天赦 生气 往亡 气往亡", season: [2]int{19, 2}},
	{name: "取鱼", english: "fish", suits: "执日 危日 收日", avoids: "D 天赦 生气 招摇 咸池 八风 九坎 往亡 气往亡 触水龙", season: [2]int{3, 8}},
	{name: "乘船渡水", english: "go by boat", today: "乘船", avoids: "招摇 咸池 八风 九坎 触水龙"},
	{name: "栽种", english: "plant", today: "种植", suits: "D Y X 母仓 民日 开日 五富", avoids: "S T 月建 土府 月破 平日 死神 地火 大时 天吏 死气 四废 五墓 九焦 乙日"},
	{name: "牧养", english: "raise animals", today: "养殖", suits: "D Y X 母仓 民日 开日 五富", avoids: "S 月破 平日 死神 月害 大时 天吏 四废 五墓"},
	{name: "纳畜", english: "take in livestock", suits: "D Y 母仓 民日 三合 收日 六合 五富 天仓", avoids: "S 月破 平日 死神 月害 大时 天吏 四废 五墓"},
	{name: "破土", english: "break earth for a grave", today: "破土", suits: "鸣吠 鸣吠对", avoids: "K T 月建 土府 月害 五墓 复日 重日"},
	{name: "安葬", english: "bury", today: "安葬", suits: "D Y 六合 鸣吠", avoids: "K 月建 月害 四忌 四穷 五墓 复日 重日"},
	{name: "启攒", english: "move a grave", today: "迁坟", suits: "鸣吠对", avoids: "K 月建 月害 五墓 复日 重日"},
}
