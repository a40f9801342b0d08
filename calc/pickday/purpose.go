package pickday

import (
	"strings"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/daygod"
)

// Purpose is what a day is sought for (择日用事).
type Purpose uint8

// The purposes.
const (
	Wedding      Purpose = iota // 嫁娶
	Betrothal                   // 结婚姻
	Proposal                    // 纳采问名
	Opening                     // 开市
	Contract                    // 立券交易
	Moving                      // 般移
	Travel                      // 行幸遣使
	Building                    // 营建宫室
	Renovation                  // 修宫室
	GroundBreak                 // 兴造动土
	RoofBeam                    // 竖柱上梁
	Demolition                  // 破屋坏垣
	Bed                         // 安床
	Office                      // 上官赴任
	School                      // 入学
	Banquet                     // 宴会
	Sacrifice                   // 祭祀
	Prayer                      // 祈福
	Children                    // 求嗣
	Doctor                      // 求医疗病
	Haircut                     // 整容剃头
	Cleaning                    // 扫舍宇
	Planting                    // 栽种
	Animals                     // 牧养
	Well                        // 开渠穿井
	GraveEarth                  // 破土
	Burial                      // 安葬
	GraveRemoval                // 启攒
)

// Purposes is the number of purposes.
const Purposes = len(purposeRows)

// purposeRow is a purpose: its name on the wire, its activity, the gods that are
// preferred for it beside those that suit it, the officers preferred, and
// whether the branch opposite the year's is refused.
type purposeRow struct {
	name        string
	activity    daygod.Activity
	prefers     string
	officers    string
	yearBreaker bool
}

// Source: doc/sources.md#date-selection.
var purposeRows = [...]purposeRow{
	{"wedding", daygod.ActivityJiaQu, "不将 三合 六合 天喜", "定成开", true},
	{"betrothal", daygod.ActivityJieHun, "三合 六合 天喜 五合", "定成", true},
	{"proposal", daygod.ActivityNaCai, "三合 天喜", "定成", true},
	{"opening", daygod.ActivityKaiShi, "民日 五富 天愿", "满成开", false},
	{"contract", daygod.ActivityLiQuan, "三合 六合 五富 五合", "满成", false},
	{"moving", daygod.ActivityBanYi, "驿马 天马 民日", "成开", true},
	{"travel", daygod.ActivityXingXing, "驿马 天马 吉期 天喜", "建除开", true},
	{"building", daygod.ActivityYingJian, "三合", "成开", true},
	{"renovation", daygod.ActivityXiuGongShi, "三合", "成开", true},
	{"groundbreaking", daygod.ActivityDongTu, "三合", "成开", true},
	{"roof_beam", daygod.ActivityShangLiang, "三合", "成开", true},
	{"demolition", daygod.ActivityPoWu, "", "破", false},
	{"bed", daygod.ActivityAnChuang, "", "危", false},
	{"office", daygod.ActivityShangGuan, "官日 守日 相日 临日", "建除成开", false},
	{"school", daygod.ActivityRuXue, "", "成开", false},
	{"banquet", daygod.ActivityYanHui, "三合 六合 五合", "成开", false},
	{"sacrifice", daygod.ActivityJiSi, "福生 普护 圣心", "开", false},
	{"prayer", daygod.ActivityQiFu, "福生 普护 圣心", "开", false},
	{"children", daygod.ActivityQiuSi, "益后 续世", "开", false},
	{"doctor", daygod.ActivityLiaoBing, "天医 天后 解神", "除破", false},
	{"haircut", daygod.ActivityTiTou, "除神 解神", "除", false},
	{"cleaning", daygod.ActivitySaoShe, "除神", "除", false},
	{"planting", daygod.ActivityZaiZhong, "母仓 五富", "开", false},
	{"animals", daygod.ActivityMuYang, "母仓 五富", "开", false},
	{"well", daygod.ActivityKaiQu, "", "开", true},
	{"grave_earth", daygod.ActivityPoTu, "鸣吠 鸣吠对", "", true},
	{"burial", daygod.ActivityAnZang, "鸣吠 六合", "", true},
	{"grave_removal", daygod.ActivityQiZan, "鸣吠对", "", true},
}

// String returns the purpose's name on the wire.
func (p Purpose) String() string { return purposeRows[p].name }

// Activity returns the activity of the almanac that the purpose is.
func (p Purpose) Activity() daygod.Activity { return purposeRows[p].activity }

// ParsePurpose returns the purpose with a name of the wire, the activity's Hanzi
// or its everyday name, or two Hanzi or more that the everyday name of just one
// purpose holds: 搬家 for 搬家入宅.
func ParsePurpose(name string) (Purpose, bool) {
	activity, isActivity := daygod.ParseActivity(name)
	for i, row := range purposeRows {
		if row.name == name || isActivity && row.activity == activity {
			return Purpose(i), true
		}
	}
	return parsePart(name)
}

// parsePart returns the only purpose whose everyday name holds a part.
func parsePart(part string) (p Purpose, found bool) {
	if utf8.RuneCountInString(part) < 2 {
		return 0, false
	}
	for i, row := range purposeRows {
		if !strings.Contains(row.activity.Today(), part) {
			continue
		}
		if found {
			return 0, false
		}
		p, found = Purpose(i), true
	}
	return p, found
}

// preferred returns the gods of the day that the purpose prefers.
func (p Purpose) preferred(gods daygod.Set) []daygod.God {
	var list []daygod.God
	for name := range strings.FieldsSeq(purposeRows[p].prefers) {
		if g, ok := daygod.ParseGod(name); ok && gods.Has(g) {
			list = append(list, g)
		}
	}
	return list
}

func (p Purpose) prefersOfficer(o almanac.Officer) bool {
	return strings.Contains(purposeRows[p].officers, o.String())
}
