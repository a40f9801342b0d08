package xiaoliuren

import "github.com/wenbu-go/wenbu/calc"

// Palaces is the number of palaces.
const Palaces = 6

// Palace is one of the six palaces (六宫, liu gong), in the order in which they are
// counted.
type Palace uint8

// The palaces.
const (
	PalaceDaAn     Palace = iota // 大安 da an
	PalaceLiuLian                // 留连 liu lian
	PalaceSuXi                   // 速喜 su xi
	PalaceChiKou                 // 赤口 chi kou
	PalaceXiaoJi                 // 小吉 xiao ji
	PalaceKongWang               // 空亡 kong wang
)

var (
	palaceHanzi   = [Palaces]string{"大安", "留连", "速喜", "赤口", "小吉", "空亡"}
	palacePinyin  = [Palaces]string{"da an", "liu lian", "su xi", "chi kou", "xiao ji", "kong wang"}
	palaceEnglish = [Palaces]string{"Great Peace", "Lingering", "Quick Joy", "Red Mouth", "Small Luck", "Emptiness"}
)

// ParsePalace returns the palace with the Hanzi; false for any other text.
func ParsePalace(hanzi string) (Palace, bool) {
	for i, name := range palaceHanzi {
		if name == hanzi {
			return Palace(i), true
		}
	}
	return 0, false
}

// String returns the Hanzi, which is the value on the wire: 大安.
func (p Palace) String() string { return palaceHanzi[p] }

// Pinyin returns the pronunciation without tones: da an.
func (p Palace) Pinyin() string { return palacePinyin[p] }

// English returns the label: Great Peace.
func (p Palace) English() string { return palaceEnglish[p] }

// Text says in a sentence or two what the palace stands for.
func (p Palace) Text() calc.Text { return palaceTexts[p] }

// count returns the palace that lies some steps from the first, 大安.
func count(steps int) Palace { return Palace(steps % Palaces) }
