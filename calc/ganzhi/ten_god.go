package ganzhi

// TenGod is the relation of a stem to the day master (十神, shi shen).
type TenGod uint8

// The ten gods. Within each pair the first has the day master's polarity.
const (
	TenGodBiJian    TenGod = iota // 比肩 bi jian
	TenGodJieCai                  // 劫财 jie cai
	TenGodShiShen                 // 食神 shi shen
	TenGodShangGuan               // 伤官 shang guan
	TenGodPianCai                 // 偏财 pian cai
	TenGodZhengCai                // 正财 zheng cai
	TenGodQiSha                   // 七杀 qi sha
	TenGodZhengGuan               // 正官 zheng guan
	TenGodPianYin                 // 偏印 pian yin
	TenGodZhengYin                // 正印 zheng yin
)

// TenGods is the number of ten gods.
const TenGods = 10

var (
	tenGodHanzi = [TenGods]string{
		"比肩", "劫财", "食神", "伤官", "偏财", "正财", "七杀", "正官", "偏印", "正印",
	}
	tenGodPinyin = [TenGods]string{
		"Bi Jian", "Jie Cai", "Shi Shen", "Shang Guan", "Pian Cai",
		"Zheng Cai", "Qi Sha", "Zheng Guan", "Pian Yin", "Zheng Yin",
	}
	tenGodEnglish = [TenGods]string{
		"Friend", "Rob Wealth", "Eating God", "Hurting Officer", "Indirect Wealth",
		"Direct Wealth", "Seven Killings", "Direct Officer", "Indirect Resource", "Direct Resource",
	}
)

// String returns the Hanzi.
func (t TenGod) String() string { return tenGodHanzi[t] }

// Pinyin returns the reading without tones.
func (t TenGod) Pinyin() string { return tenGodPinyin[t] }

// English returns the English name used in the field.
func (t TenGod) English() string { return tenGodEnglish[t] }

// TenGodOf returns what target is to the day master.
//
// Rule: 同我者比劫, 我生者食伤, 我克者财, 克我者官杀, 生我者印. Equal polarity gives
// 比肩 食神 偏财 七杀 偏印, unequal polarity 劫财 伤官 正财 正官 正印.
//
// Source: doc/sources.md#ten-gods.
// Schools: none differ.
func TenGodOf(day, target HeavenlyStem) TenGod {
	relation := TenGod(mod(int(target/2)-int(day/2), Elements))
	if day.YinYang() == target.YinYang() {
		return 2 * relation
	}
	return 2*relation + 1
}
