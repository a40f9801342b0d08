package bazi

// ShenSha is one of the 86 stars (神煞, shen sha): marks that a table puts on a
// pillar because of another pillar, the key.
type ShenSha uint8

// The stars.
const (
	ShenShaTianYiGuiRen  ShenSha = iota // 天乙贵人 tian yi gui ren
	ShenShaTaiJi                        // 太极贵人 tai ji gui ren
	ShenShaWenChang                     // 文昌贵人 wen chang gui ren
	ShenShaGuoYin                       // 国印贵人 guo yin gui ren
	ShenShaJinYu                        // 金舆 jin yu
	ShenShaLuShen                       // 禄神 lu shen
	ShenShaYangRen                      // 羊刃 yang ren
	ShenShaFeiRen                       // 飞刃 fei ren
	ShenShaHongYan                      // 红艳 hong yan
	ShenShaLiuXia                       // 流霞 liu xia
	ShenShaFuXing                       // 福星贵人 fu xing gui ren
	ShenShaTianChu                      // 天厨贵人 tian chu gui ren
	ShenShaTianGuan                     // 天官贵人 tian guan gui ren
	ShenShaTianFu                       // 天福贵人 tian fu gui ren
	ShenShaWenXing                      // 文星贵 wen xing gui
	ShenShaTianYin                      // 天印贵 tian yin gui
	ShenShaXueTang                      // 学堂 xue tang
	ShenShaZhengXueTang                 // 正学堂 zheng xue tang
	ShenShaCiGuan                       // 词馆 ci guan
	ShenShaJieLu                        // 截路空亡 jie lu kong wang
	ShenShaSiDa                         // 四大空亡 si da kong wang
	ShenShaKongWang                     // 空亡 kong wang
	ShenShaTianDe                       // 天德贵人 tian de gui ren
	ShenShaTianDeHe                     // 天德合 tian de he
	ShenShaYueDe                        // 月德贵人 yue de gui ren
	ShenShaYueDeHe                      // 月德合 yue de he
	ShenShaYueKong                      // 月空 yue kong
	ShenShaDeXiu                        // 德秀贵人 de xiu gui ren
	ShenShaTianYi                       // 天医 tian yi
	ShenShaXueRen                       // 血刃 xue ren
	ShenShaXueZhi                       // 血支 xue zhi
	ShenShaYueYan                       // 月厌 yue yan
	ShenShaYueSha                       // 月煞 yue sha
	ShenShaYiMa                         // 驿马 yi ma
	ShenShaTaoHua                       // 桃花 tao hua
	ShenShaJiangXing                    // 将星 jiang xing
	ShenShaHuaGai                       // 华盖 hua gai
	ShenShaJieSha                       // 劫煞 jie sha
	ShenShaWangShen                     // 亡神 wang shen
	ShenShaZaiSha                       // 灾煞 zai sha
	ShenShaLiuE                         // 六厄 liu e
	ShenShaPanAn                        // 攀鞍 pan an
	ShenShaSuiSha                       // 岁煞 sui sha
	ShenShaGuChen                       // 孤辰 gu chen
	ShenShaGuaSu                        // 寡宿 gua su
	ShenShaHongLuan                     // 红鸾 hong luan
	ShenShaTianXi                       // 天喜 tian xi
	ShenShaYuanChen                     // 元辰 yuan chen
	ShenShaGouJiao                      // 勾绞煞 gou jiao sha
	ShenShaSangMen                      // 丧门 sang men
	ShenShaDiaoKe                       // 吊客 diao ke
	ShenShaPiMa                         // 披麻 pi ma
	ShenShaPiTou                        // 披头 pi tou
	ShenShaBaiHu                        // 白虎 bai hu
	ShenShaGuanFu                       // 官符 guan fu
	ShenShaSiFu                         // 死符 si fu
	ShenShaSuiPo                        // 岁破 sui po
	ShenShaLongDe                       // 龙德 long de
	ShenShaFuDe                         // 福德 fu de
	ShenShaBingFu                       // 病符 bing fu
	ShenShaJuanShe                      // 卷舌 juan she
	ShenShaPoSui                        // 破碎 po sui
	ShenShaTianLuo                      // 天罗 tian luo
	ShenShaDiWang                       // 地网 di wang
	ShenShaGeJiao                       // 隔角 ge jiao
	ShenShaSanQi                        // 三奇贵人 san qi gui ren
	ShenShaKuiGang                      // 魁罡 kui gang
	ShenShaYinChaYangCuo                // 阴差阳错 yin cha yang cuo
	ShenShaShiE                         // 十恶大败 shi e da bai
	ShenShaGuLuan                       // 孤鸾 gu luan
	ShenShaTianShe                      // 天赦 tian she
	ShenShaSiFei                        // 四废 si fei
	ShenShaShiLing                      // 十灵 shi ling
	ShenShaLiuXiu                       // 六秀 liu xiu
	ShenShaBaZhuan                      // 八专 ba zhuan
	ShenShaJiuChou                      // 九丑 jiu chou
	ShenShaJinShen                      // 金神 jin shen
	ShenShaRiDe                         // 日德 ri de
	ShenShaRiGui                        // 日贵 ri gui
	ShenShaJinShenDay                   // 进神 jin shen
	ShenShaZiRen                        // 自刃 zi ren
	ShenShaTianZhuan                    // 天转 tian zhuan
	ShenShaDiZhuan                      // 地转 di zhuan
	ShenShaGongLu                       // 拱禄 gong lu
	ShenShaTongZi                       // 童子煞 tong zi sha
	ShenShaJingDe                       // 旌德 jing de
)

// ShenShas is the number of stars.
const ShenShas = 86

// shenShaNames are the names of the stars, and whether a star is in the core set.
var shenShaNames = [ShenShas]struct {
	hanzi, pinyin, english string
	core                   bool
}{
	{"天乙贵人", "Tian Yi Gui Ren", "Heavenly Noble", true},
	{"太极贵人", "Tai Ji Gui Ren", "Great Ultimate Noble", true},
	{"文昌贵人", "Wen Chang Gui Ren", "Literary Noble", true},
	{"国印贵人", "Guo Yin Gui Ren", "Seal of State Noble", true},
	{"金舆", "Jin Yu", "Golden Carriage", true},
	{"禄神", "Lu Shen", "Emolument", true},
	{"羊刃", "Yang Ren", "Goat Blade", true},
	{"飞刃", "Fei Ren", "Flying Blade", false},
	{"红艳", "Hong Yan", "Red Allure", true},
	{"流霞", "Liu Xia", "Drifting Glow", false},
	{"福星贵人", "Fu Xing Gui Ren", "Fortune Star Noble", false},
	{"天厨贵人", "Tian Chu Gui Ren", "Heavenly Kitchen Noble", false},
	{"天官贵人", "Tian Guan Gui Ren", "Heavenly Office Noble", false},
	{"天福贵人", "Tian Fu Gui Ren", "Heavenly Blessing Noble", false},
	{"文星贵", "Wen Xing Gui", "Letters Star Noble", false},
	{"天印贵", "Tian Yin Gui", "Heavenly Seal Noble", false},
	{"学堂", "Xue Tang", "Hall of Learning", false},
	{"正学堂", "Zheng Xue Tang", "True Hall of Learning", false},
	{"词馆", "Ci Guan", "Hall of Letters", false},
	{"截路空亡", "Jie Lu Kong Wang", "Void on the Road", false},
	{"四大空亡", "Si Da Kong Wang", "Four Great Voids", false},
	{"空亡", "Kong Wang", "KongWang (void)", true},
	{"天德贵人", "Tian De Gui Ren", "Heavenly Virtue Noble", true},
	{"天德合", "Tian De He", "Heavenly Virtue Partner", true},
	{"月德贵人", "Yue De Gui Ren", "Monthly Virtue Noble", true},
	{"月德合", "Yue De He", "Monthly Virtue Partner", true},
	{"月空", "Yue Kong", "Monthly Void", false},
	{"德秀贵人", "De Xiu Gui Ren", "Virtue and Grace Noble", false},
	{"天医", "Tian Yi", "Heavenly Doctor", true},
	{"血刃", "Xue Ren", "Blood Blade", false},
	{"血支", "Xue Zhi", "Blood Branch", false},
	{"月厌", "Yue Yan", "Monthly Aversion", false},
	{"月煞", "Yue Sha", "Monthly Sha", false},
	{"驿马", "Yi Ma", "Post Horse", true},
	{"桃花", "Tao Hua", "Peach Blossom", true},
	{"将星", "Jiang Xing", "General Star", true},
	{"华盖", "Hua Gai", "Canopy", true},
	{"劫煞", "Jie Sha", "Robbery Sha", true},
	{"亡神", "Wang Shen", "Loss Spirit", true},
	{"灾煞", "Zai Sha", "Calamity Sha", true},
	{"六厄", "Liu E", "Six Hardships", false},
	{"攀鞍", "Pan An", "Saddle", false},
	{"岁煞", "Sui Sha", "Year Sha", false},
	{"孤辰", "Gu Chen", "Solitary Star", true},
	{"寡宿", "Gua Su", "Lonely Lodge", true},
	{"红鸾", "Hong Luan", "Red Phoenix", true},
	{"天喜", "Tian Xi", "Heavenly Joy", true},
	{"元辰", "Yuan Chen", "Primal Star", true},
	{"勾绞煞", "Gou Jiao Sha", "Hook and Twist", false},
	{"丧门", "Sang Men", "Mourning Gate", true},
	{"吊客", "Diao Ke", "Condolence Guest", true},
	{"披麻", "Pi Ma", "Mourning Hemp", false},
	{"披头", "Pi Tou", "Loosened Hair", false},
	{"白虎", "Bai Hu", "White Tiger", false},
	{"官符", "Guan Fu", "Court Summons", false},
	{"死符", "Si Fu", "Death Token", false},
	{"岁破", "Sui Po", "Year Breaker", false},
	{"龙德", "Long De", "Dragon Virtue", false},
	{"福德", "Fu De", "Blessing Virtue", false},
	{"病符", "Bing Fu", "Illness Token", false},
	{"卷舌", "Juan She", "Curled Tongue", false},
	{"破碎", "Po Sui", "Shatter", false},
	{"天罗", "Tian Luo", "Heavenly Net", false},
	{"地网", "Di Wang", "Earthly Net", false},
	{"隔角", "Ge Jiao", "Corner Apart", false},
	{"三奇贵人", "San Qi Gui Ren", "Three Wonders Noble", true},
	{"魁罡", "Kui Gang", "Kui Gang", true},
	{"阴差阳错", "Yin Cha Yang Cuo", "Yin-Yang Mismatch", true},
	{"十恶大败", "Shi E Da Bai", "Ten Great Failures", true},
	{"孤鸾", "Gu Luan", "Solitary Phoenix", true},
	{"天赦", "Tian She", "Heavenly Pardon", true},
	{"四废", "Si Fei", "Four Wastes", true},
	{"十灵", "Shi Ling", "Ten Spirits", false},
	{"六秀", "Liu Xiu", "Six Graces", false},
	{"八专", "Ba Zhuan", "Eight Singles", false},
	{"九丑", "Jiu Chou", "Nine Uglies", false},
	{"金神", "Jin Shen", "Metal Spirit", false},
	{"日德", "Ri De", "Day Virtue", false},
	{"日贵", "Ri Gui", "Day Noble", false},
	{"进神", "Jin Shen", "Advancing Spirit", false},
	{"自刃", "Zi Ren", "Own Blade", false},
	{"天转", "Tian Zhuan", "Turn of Heaven", false},
	{"地转", "Di Zhuan", "Turn of Earth", false},
	{"拱禄", "Gong Lu", "Arched Emolument", false},
	{"童子煞", "Tong Zi Sha", "Child Sha", false},
	{"旌德", "Jing De", "Banner of Virtue", false},
}

// shenShaRows are the tables of the stars. A star has several rows when it has
// several tables; which of them hold is decided by ShenShaRules. Rows without a
// table stand for the rules in shensha_special.go.
//
// Source: doc/sources.md#shen-sha.
var shenShaRows = [...]shenShaRow{
	{ShenShaTianYiGuiRen, keyYearStem | keyDayStem, anywhere, "甲戊庚:丑未 乙己:子申 丙丁:亥酉 壬癸:卯巳 辛:寅午"},
	{ShenShaTaiJi, keyYearStem | keyDayStem, anywhere, "甲乙:子午 丙丁:卯酉 戊己:辰戌丑未 庚辛:寅亥 壬癸:巳申"},
	{ShenShaWenChang, keyYearStem | keyDayStem, anywhere, "甲:巳 乙:午 丙戊:申 丁己:酉 庚:亥 辛:子 壬:寅 癸:卯"},
	{ShenShaGuoYin, keyYearStem | keyDayStem, anywhere, "甲:戌 乙:亥 丙戊:丑 丁己:寅 庚:辰 辛:巳 壬:未 癸:申"},
	{ShenShaJinYu, keyYearStem | keyDayStem, anywhere, "甲:辰 乙:巳 丙戊:未 丁己:申 庚:戌 辛:亥 壬:丑 癸:寅"},
	{ShenShaLuShen, keyDayStem, anywhere, "甲:寅 乙:卯 丙戊:巳 丁己:午 庚:申 辛:酉 壬:亥 癸:子"},
	{ShenShaYangRen, keyDayStem, anywhere, "甲:卯 丙戊:午 庚:酉 壬:子"},
	{ShenShaYangRen, keyDayStem, anywhere, "乙:寅 丁己:巳 辛:申 癸:亥"},
	{ShenShaYangRen, keyDayStem, anywhere, "乙:辰 丁己:未 辛:戌 癸:丑"},
	{ShenShaFeiRen, keyDayStem, anywhere, "甲:酉 丙戊:子 庚:卯 壬:午"},
	{ShenShaFeiRen, keyDayStem, anywhere, "乙:申 丁己:亥 辛:寅 癸:巳"},
	{ShenShaFeiRen, keyDayStem, anywhere, "乙:戌 丁己:丑 辛:辰 癸:未"},
	{ShenShaHongYan, keyDayStem, anywhere, "甲乙:午 丙:寅 丁:未 戊己:辰 庚:戌 辛:酉 壬:子 癸:申"},
	{ShenShaLiuXia, keyDayStem, anywhere, "甲:酉 乙:戌 丙:未 丁:申 戊:巳 己:午 庚:辰 辛:卯 壬:亥 癸:寅"},
	{ShenShaFuXing, keyYearStem | keyDayStem, anywhere, "甲丙:寅子 乙癸:卯丑 丁:亥 戊:申 己:未 庚:午 辛:巳 壬:辰"},
	{ShenShaTianChu, keyYearStem | keyDayStem, anywhere, "甲丙:巳 乙丁:午 戊:申 己:酉 庚:亥 辛:子 壬:寅 癸:卯"},
	{ShenShaTianGuan, keyYearStem | keyDayStem, anywhere, "甲:未 乙:辰 丙:巳 丁:酉 戊:戌 己:卯 庚:丑 辛:申 壬:寅 癸:午"},
	{ShenShaTianFu, keyYearStem, anywhere, "甲:酉 乙:申 丙:子 丁:亥 戊:卯 己:寅 庚壬:午 辛癸:巳"},
	{ShenShaWenXing, keyDayStem, anywhere, "甲:午 乙:巳 丙戊:申 丁己:酉 庚:戌 辛:亥 壬:寅 癸:卯"},
	{ShenShaTianYin, keyDayStem, anywhere, "甲:寅 乙:亥 丙:戌 丁:酉 戊:申 己:未 庚:午 辛:巳 壬:辰 癸:卯"},
	{ShenShaXueTang, keyDayStem, notYear, "甲:亥 乙:午 丙戊:寅 丁己:酉 庚:巳 辛:子 壬:申 癸:卯"},
	{ShenShaXueTang, keyNaYin, notYear, "金:巳 木:亥 水土:申 火:寅"},
	{ShenShaXueTang, keyDayStem, notYear, "甲=己亥 乙=壬午 丙=丙寅 丁=丁酉 戊=戊寅 己=己酉 庚=辛巳 辛=甲子 壬=甲申 癸=乙卯"},
	{ShenShaZhengXueTang, keyNaYin, notYear, "金=辛巳 木=己亥 水=甲申 火=丙寅 土=戊申"},
	{ShenShaCiGuan, keyNaYin, notYear, "金:申 木:寅 水土:亥 火:巳"},
	{ShenShaCiGuan, keyDayStem, notYear, "甲=庚寅 乙=辛卯 丙=乙巳 丁=戊午 戊=丁巳 己=庚午 庚=壬申 辛=癸酉 壬=癸亥 癸=壬戌"},
	{ShenShaJieLu, keyDayStem, onHour, "甲己:申酉 乙庚:午未 丙辛:辰巳 丁壬:寅卯 戊癸:子丑"},
	{ShenShaSiDa, keyDayPair, anywhere, ""},
	{ShenShaKongWang, keyDayPair | keyYearPair, anywhere, ""},
	{ShenShaTianDe, keyMonth, anywhere, "寅:丁 卯:申 辰:壬 巳:辛 午:亥 未:甲 申:癸 酉:寅 戌:丙 亥:乙 子:巳 丑:庚"},
	{ShenShaTianDeHe, keyMonth, anywhere, "寅:壬 卯:巳 辰:丁 巳:丙 午:寅 未:己 申:戊 酉:亥 戌:辛 亥:庚 子:申 丑:乙"},
	{ShenShaYueDe, keyMonth, anywhere, "寅午戌:丙 申子辰:壬 亥卯未:甲 巳酉丑:庚"},
	{ShenShaYueDeHe, keyMonth, anywhere, "寅午戌:辛 申子辰:丁 亥卯未:己 巳酉丑:乙"},
	{ShenShaYueKong, keyMonth, anywhere, "寅午戌:壬 亥卯未:庚 申子辰:丙 巳酉丑:甲"},
	{ShenShaDeXiu, keyMonth, anywhere, "寅午戌:丙丁 申子辰:壬癸戊己 巳酉丑:庚辛 亥卯未:甲乙"},
	{ShenShaDeXiu, keyMonth, anywhere, "寅午戌:戊癸 申子辰:丙辛甲己 巳酉丑:乙庚 亥卯未:丁壬"},
	{ShenShaTianYi, keyMonth, anywhere, "寅:丑 卯:寅 辰:卯 巳:辰 午:巳 未:午 申:未 酉:申 戌:酉 亥:戌 子:亥 丑:子"},
	{ShenShaXueRen, keyMonth, anywhere, "寅:丑 卯:未 辰:寅 巳:申 午:卯 未:酉 申:辰 酉:戌 戌:巳 亥:亥 子:午 丑:子"},
	{ShenShaXueZhi, keyMonth, anywhere, "寅:丑 卯:寅 辰:卯 巳:辰 午:巳 未:午 申:未 酉:申 戌:酉 亥:戌 子:亥 丑:子"},
	{ShenShaYueYan, keyMonth, anywhere, "寅:戌 卯:酉 辰:申 巳:未 午:午 未:巳 申:辰 酉:卯 戌:寅 亥:丑 子:子 丑:亥"},
	{ShenShaYueSha, keyMonth, anywhere, "寅午戌:丑 亥卯未:戌 申子辰:未 巳酉丑:辰"},
	{ShenShaYiMa, keyYearBranch | keyDayBranch, anywhere, "申子辰:寅 寅午戌:申 巳酉丑:亥 亥卯未:巳"},
	{ShenShaTaoHua, keyYearBranch | keyDayBranch, anywhere, "申子辰:酉 寅午戌:卯 巳酉丑:午 亥卯未:子"},
	{ShenShaJiangXing, keyYearBranch | keyDayBranch, anywhere, "申子辰:子 寅午戌:午 巳酉丑:酉 亥卯未:卯"},
	{ShenShaHuaGai, keyYearBranch | keyDayBranch, anywhere, "申子辰:辰 寅午戌:戌 巳酉丑:丑 亥卯未:未"},
	{ShenShaJieSha, keyYearBranch | keyDayBranch, anywhere, "申子辰:巳 寅午戌:亥 巳酉丑:寅 亥卯未:申"},
	{ShenShaWangShen, keyYearBranch | keyDayBranch, anywhere, "申子辰:亥 寅午戌:巳 巳酉丑:申 亥卯未:寅"},
	{ShenShaZaiSha, keyYearBranch, anywhere, "申子辰:午 寅午戌:子 巳酉丑:卯 亥卯未:酉"},
	{ShenShaLiuE, keyYearBranch, anywhere, "申子辰:卯 寅午戌:酉 巳酉丑:子 亥卯未:午"},
	{ShenShaPanAn, keyYearBranch | keyDayBranch, anywhere, "申子辰:丑 寅午戌:未 巳酉丑:戌 亥卯未:辰"},
	{ShenShaSuiSha, keyYearBranch, anywhere, "申子辰:未 寅午戌:丑 巳酉丑:辰 亥卯未:戌"},
	{ShenShaGuChen, keyYearBranch, anywhere, "亥子丑:寅 寅卯辰:巳 巳午未:申 申酉戌:亥"},
	{ShenShaGuaSu, keyYearBranch, anywhere, "亥子丑:戌 寅卯辰:丑 巳午未:辰 申酉戌:未"},
	{ShenShaHongLuan, keyYearBranch, anywhere, "子:卯 丑:寅 寅:丑 卯:子 辰:亥 巳:戌 午:酉 未:申 申:未 酉:午 戌:巳 亥:辰"},
	{ShenShaTianXi, keyYearBranch, anywhere, "子:酉 丑:申 寅:未 卯:午 辰:巳 巳:辰 午:卯 未:寅 申:丑 酉:子 戌:亥 亥:戌"},
	{ShenShaYuanChen, keyYearBranch, anywhere, "子:未 丑:申 寅:酉 卯:戌 辰:亥 巳:子 午:丑 未:寅 申:卯 酉:辰 戌:巳 亥:午"},
	{ShenShaYuanChen, keyYearBranch, anywhere, "子:巳 丑:午 寅:未 卯:申 辰:酉 巳:戌 午:亥 未:子 申:丑 酉:寅 戌:卯 亥:辰"},
	{ShenShaGouJiao, keyYearBranch, anywhere, "子:卯 丑:辰 寅:巳 卯:午 辰:未 巳:申 午:酉 未:戌 申:亥 酉:子 戌:丑 亥:寅"},
	{ShenShaGouJiao, keyYearBranch, anywhere, "子:酉 丑:戌 寅:亥 卯:子 辰:丑 巳:寅 午:卯 未:辰 申:巳 酉:午 戌:未 亥:申"},
	{ShenShaSangMen, keyYearBranch, anywhere, "子:寅 丑:卯 寅:辰 卯:巳 辰:午 巳:未 午:申 未:酉 申:戌 酉:亥 戌:子 亥:丑"},
	{ShenShaDiaoKe, keyYearBranch, anywhere, "子:戌 丑:亥 寅:子 卯:丑 辰:寅 巳:卯 午:辰 未:巳 申:午 酉:未 戌:申 亥:酉"},
	{ShenShaPiMa, keyYearBranch, anywhere, "子:酉 丑:戌 寅:亥 卯:子 辰:丑 巳:寅 午:卯 未:辰 申:巳 酉:午 戌:未 亥:申"},
	{ShenShaPiTou, keyYearBranch, anywhere, "子:辰 丑:卯 寅:寅 卯:丑 辰:子 巳:亥 午:戌 未:酉 申:申 酉:未 戌:午 亥:巳"},
	{ShenShaBaiHu, keyYearBranch, anywhere, "子:申 丑:酉 寅:戌 卯:亥 辰:子 巳:丑 午:寅 未:卯 申:辰 酉:巳 戌:午 亥:未"},
	{ShenShaGuanFu, keyYearBranch, anywhere, "子:辰 丑:巳 寅:午 卯:未 辰:申 巳:酉 午:戌 未:亥 申:子 酉:丑 戌:寅 亥:卯"},
	{ShenShaSiFu, keyYearBranch, anywhere, "子:巳 丑:午 寅:未 卯:申 辰:酉 巳:戌 午:亥 未:子 申:丑 酉:寅 戌:卯 亥:辰"},
	{ShenShaSuiPo, keyYearBranch, anywhere, "子:午 丑:未 寅:申 卯:酉 辰:戌 巳:亥 午:子 未:丑 申:寅 酉:卯 戌:辰 亥:巳"},
	{ShenShaLongDe, keyYearBranch, anywhere, "子:未 丑:申 寅:酉 卯:戌 辰:亥 巳:子 午:丑 未:寅 申:卯 酉:辰 戌:巳 亥:午"},
	{ShenShaFuDe, keyYearBranch, anywhere, "子:酉 丑:戌 寅:亥 卯:子 辰:丑 巳:寅 午:卯 未:辰 申:巳 酉:午 戌:未 亥:申"},
	{ShenShaBingFu, keyYearBranch, anywhere, "子:亥 丑:子 寅:丑 卯:寅 辰:卯 巳:辰 午:巳 未:午 申:未 酉:申 戌:酉 亥:戌"},
	{ShenShaJuanShe, keyYearBranch, anywhere, "子:酉 丑:戌 寅:亥 卯:子 辰:丑 巳:寅 午:卯 未:辰 申:巳 酉:午 戌:未 亥:申"},
	{ShenShaPoSui, keyYearBranch, anywhere, "子午卯酉:巳 寅申巳亥:酉 辰戌丑未:丑"},
	{ShenShaTianLuo, keyNaYin, onDay, "火:戌亥"},
	{ShenShaTianLuo, keyWhole, onDayHour, ""},
	{ShenShaDiWang, keyNaYin, onDay, "水土:辰巳"},
	{ShenShaDiWang, keyWhole, onDayHour, ""},
	{ShenShaGeJiao, keyDayBranch, onHour, "子:寅 丑:卯 寅:辰 卯:巳 辰:午 巳:未 午:申 未:酉 申:戌 酉:亥 戌:子 亥:丑"},
	{ShenShaSanQi, keyWhole, anywhere, ""},
	{ShenShaKuiGang, keySelf, onDay, "=庚辰壬辰戊戌庚戌"},
	{ShenShaYinChaYangCuo, keySelf, onDay, "=丙子丁丑戊寅辛卯壬辰癸巳丙午丁未戊申辛酉壬戌癸亥"},
	{ShenShaShiE, keySelf, onDay, "=甲辰乙巳丙申丁亥戊戌己丑庚辰辛巳壬申癸亥"},
	{ShenShaGuLuan, keySelf, onDay, "=乙巳丁巳辛亥戊申甲寅丙午戊午壬子"},
	{ShenShaTianShe, keyMonth, onDay, "春=戊寅 夏=甲午 秋=戊申 冬=甲子"},
	{ShenShaSiFei, keyMonth, onDay, "春=庚申辛酉 夏=壬子癸亥 秋=甲寅乙卯 冬=丙午丁巳"},
	{ShenShaShiLing, keySelf, onDay, "=甲辰乙亥丙辰丁酉戊午庚戌庚寅辛亥壬寅癸未"},
	{ShenShaLiuXiu, keySelf, onDay, "=丙午丁未戊子戊午己丑己未"},
	{ShenShaBaZhuan, keySelf, onDay, "=甲寅乙卯丁未己未戊戌庚申辛酉癸丑"},
	{ShenShaJiuChou, keySelf, onDay, "=丁酉戊子戊午己卯己酉辛卯辛酉壬子壬午"},
	{ShenShaJinShen, keySelf, onHour, "=乙丑己巳癸酉"},
	{ShenShaJinShen, keySelf, onDay, "=乙丑己巳癸酉"},
	{ShenShaRiDe, keySelf, onDay, "=甲寅丙辰戊辰庚辰壬戌"},
	{ShenShaRiGui, keySelf, onDay, "=丁酉丁亥癸巳癸卯"},
	{ShenShaJinShenDay, keySelf, onDay, "=甲子甲午己卯己酉"},
	{ShenShaZiRen, keySelf, onDay, "=丙午丁未戊午己未壬子癸丑"},
	{ShenShaTianZhuan, keyMonth, onDay, "春=乙卯 夏=丙午 秋=辛酉 冬=壬子"},
	{ShenShaDiZhuan, keyMonth, onDay, "春=辛卯 夏=戊午 秋=癸酉 冬=丙子"},
	{ShenShaGongLu, keyWhole, onDayHour, ""},
	{ShenShaTongZi, keyMonth, onDayHour, "春秋:寅子 夏冬:卯未辰"},
	{ShenShaTongZi, keyNaYin, onDayHour, "金木:午卯 水火:酉戌 土:辰巳"},
	{ShenShaJingDe, keyMonth, onDay, "寅午戌:丙辛 亥卯未:甲己 申子辰:壬丁 巳酉丑:庚乙"},
}
