package ganzhi

// TenGodGroup is what an element is to the day master: 比劫 食伤 财 官杀 印, each two
// ten gods of one element.
type TenGodGroup uint8

// The five groups, in the order in which each generates the next.
const (
	GroupBiJie    TenGodGroup = iota // 比劫 bi jie: the day master's own element
	GroupShiShang                    // 食伤 shi shang: what it generates
	GroupCai                         // 财 cai: what it controls
	GroupGuanSha                     // 官杀 guan sha: what controls it
	GroupYin                         // 印 yin: what generates it
)

// TenGodGroups is the number of groups.
const TenGodGroups = 5

var (
	groupHanzi   = [TenGodGroups]string{"比劫", "食伤", "财", "官杀", "印"}
	groupPinyin  = [TenGodGroups]string{"Bi Jie", "Shi Shang", "Cai", "Guan Sha", "Yin"}
	groupEnglish = [TenGodGroups]string{"Peers", "Output", "Wealth", "Officers", "Resource"}
)

// String returns the Hanzi.
func (g TenGodGroup) String() string { return groupHanzi[g] }

// Pinyin returns the reading without tones.
func (g TenGodGroup) Pinyin() string { return groupPinyin[g] }

// English returns an English name.
func (g TenGodGroup) English() string { return groupEnglish[g] }

// Supports reports whether the group is on the day master's side: 比劫 and 印.
func (g TenGodGroup) Supports() bool { return g == GroupBiJie || g == GroupYin }

// Element returns the element of the group for a day master of the element day.
func (g TenGodGroup) Element(day Element) Element { return (day + Element(g)) % Elements }

// Group returns the group of the ten god.
func (t TenGod) Group() TenGodGroup { return TenGodGroup(t / 2) }

// GroupOf returns what target is to a day master of the element day.
//
// Rule: 同我者比劫, 我生者食伤, 我克者财, 克我者官杀, 生我者印.
// Source: doc/sources.md#ten-gods.
func GroupOf(day, target Element) TenGodGroup {
	return TenGodGroup((target + Elements - day) % Elements)
}
