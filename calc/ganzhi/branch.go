package ganzhi

// EarthlyBranch is one of the twelve earthly branches (地支, di zhi).
type EarthlyBranch uint8

// The twelve earthly branches.
const (
	BranchZi   EarthlyBranch = iota // 子 zi
	BranchChou                      // 丑 chou
	BranchYin                       // 寅 yin
	BranchMao                       // 卯 mao
	BranchChen                      // 辰 chen
	BranchSi                        // 巳 si
	BranchWu                        // 午 wu
	BranchWei                       // 未 wei
	BranchShen                      // 申 shen
	BranchYou                       // 酉 you
	BranchXu                        // 戌 xu
	BranchHai                       // 亥 hai
)

// Branches is the number of earthly branches.
const Branches = 12

var (
	branchHanzi = [Branches]string{
		"子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥",
	}
	branchPinyin = [Branches]string{
		"Zi", "Chou", "Yin", "Mao", "Chen", "Si", "Wu", "Wei", "Shen", "You", "Xu", "Hai",
	}
	branchEnglish = [Branches]string{
		"Rat", "Ox", "Tiger", "Rabbit", "Dragon", "Snake",
		"Horse", "Goat", "Monkey", "Rooster", "Dog", "Pig",
	}
	branchElement = [Branches]Element{
		ElementWater, ElementEarth, ElementWood, ElementWood, ElementEarth, ElementFire,
		ElementFire, ElementEarth, ElementMetal, ElementMetal, ElementEarth, ElementWater,
	}
)

// String returns the Hanzi.
func (b EarthlyBranch) String() string { return branchHanzi[b] }

// Pinyin returns the reading without tones.
func (b EarthlyBranch) Pinyin() string { return branchPinyin[b] }

// English returns the animal of the branch, its usual English name.
func (b EarthlyBranch) English() string { return branchEnglish[b] }

// Element returns the element of the branch.
//
// Rule: 寅卯木 巳午火 辰戌丑未土 申酉金 亥子水.
// Source: doc/sources.md#stem-and-branch-elements.
func (b EarthlyBranch) Element() Element { return branchElement[b] }

// YinYang returns the polarity of the branch by its place: 子寅辰午申戌 are yang.
func (b EarthlyBranch) YinYang() YinYang { return YinYang(b % 2) }

// Add returns the branch n places later, or earlier when n is negative.
func (b EarthlyBranch) Add(n int) EarthlyBranch { return EarthlyBranch(mod(int(b)+n, Branches)) }

// Partner returns the branch that b combines with (地支六合, di zhi liu he):
// 子丑 寅亥 卯戌 辰酉 巳申 午未.
func (b EarthlyBranch) Partner() EarthlyBranch { return EarthlyBranch(mod(1-int(b), Branches)) }

// ParseBranch returns the branch written as one Hanzi.
func ParseBranch(hanzi string) (EarthlyBranch, bool) {
	i, ok := find(branchHanzi[:], hanzi)
	return EarthlyBranch(i), ok
}

// BranchOfHour returns the double hour (时辰, shi chen) that an hour of the clock, 0
// to 23, belongs to: 子 from 23:00 to 00:59, 丑 from 01:00 to 02:59.
func BranchOfHour(hour int) EarthlyBranch { return BranchZi.Add((hour + 1) / 2) }
