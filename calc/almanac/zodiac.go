package almanac

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Zodiac is one of the twelve animals (生肖, sheng xiao) that go with the
// earthly branches: 0 is 鼠 with 子.
type Zodiac uint8

var (
	zodiacHans = [ganzhi.Branches]string{"鼠", "牛", "虎", "兔", "龙", "蛇", "马", "羊", "猴", "鸡", "狗", "猪"}
	zodiacHant = [ganzhi.Branches]string{"鼠", "牛", "虎", "兔", "龍", "蛇", "馬", "羊", "猴", "雞", "狗", "豬"}
)

// String returns the animal in simplified Hanzi.
func (z Zodiac) String() string { return zodiacHans[z] }

// Hant returns the animal in traditional Hanzi.
func (z Zodiac) Hant() string { return zodiacHant[z] }

// English returns the animal in English.
func (z Zodiac) English() string { return z.Branch().English() }

// Branch returns the earthly branch of the animal.
func (z Zodiac) Branch() ganzhi.EarthlyBranch { return ganzhi.EarthlyBranch(z) }
