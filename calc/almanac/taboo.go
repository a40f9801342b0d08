package almanac

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// pengZuStems and pengZuBranches are the hundred taboos of Peng Zu (彭祖百忌).
// Source: doc/sources.md#peng-zu.
var (
	pengZuStems = [ganzhi.Stems]string{
		"甲不开仓财物耗散", "乙不栽植千株不长", "丙不修灶必见灾殃", "丁不剃头头必生疮", "戊不受田田主不祥",
		"己不破券二比并亡", "庚不经络织机虚张", "辛不合酱主人不尝", "壬不泱水更难提防", "癸不词讼理弱敌强",
	}
	pengZuBranches = [ganzhi.Branches]string{
		"子不问卜自惹祸殃", "丑不冠带主不还乡", "寅不祭祀神鬼不尝", "卯不穿井水泉不香", "辰不哭泣必主重丧", "巳不远行财物伏藏",
		"午不苫盖屋主更张", "未不服药毒气入肠", "申不安床鬼祟入房", "酉不会客醉坐颠狂", "戌不吃犬作怪上床", "亥不嫁娶不利新郎",
	}
	pengZuStemsEn = [ganzhi.Stems]string{
		"on Jia days do not open the granary", "on Yi days do not plant", "on Bing days do not mend the stove",
		"on Ding days do not cut hair", "on Wu days do not take over land", "on Ji days do not break contracts",
		"on Geng days do not set up the loom", "on Xin days do not make sauces", "on Ren days do not let water in",
		"on Gui days do not go to court",
	}
	pengZuBranchesEn = [ganzhi.Branches]string{
		"on Zi days do not ask oracles", "on Chou days do not hold a capping", "on Yin days do not sacrifice",
		"on Mao days do not dig wells", "on Chen days do not weep for the dead", "on Si days do not travel far",
		"on Wu days do not thatch a roof", "on Wei days do not take medicine", "on Shen days do not set up a bed",
		"on You days do not receive guests", "on Xu days do not eat dog", "on Hai days do not marry",
	}
)

// PengZu returns the day's two taboos of Peng Zu (彭祖百忌), of stem and branch.
func (d Day) PengZu() (stem, branch string) {
	return pengZuStems[d.DayPair.Stem()], pengZuBranches[d.DayPair.Branch()]
}

// PengZuEnglish returns what the two taboos ask, in English.
func (d Day) PengZuEnglish() (stem, branch string) {
	return pengZuStemsEn[d.DayPair.Stem()], pengZuBranchesEn[d.DayPair.Branch()]
}

// Clash is who and where a day opposes (冲煞, chong sha).
type Clash struct {
	Branch ganzhi.EarthlyBranch // 冲: the branch opposite; people born in its years
	Pair   ganzhi.Pair          // the same with the stem that almanacs print
	Sha    Direction            // 煞: the direction against which nothing is begun
}

// ClashOf returns what a day opposes.
//
// Rule: 冲 is the sixth branch on. Its pair, as almanacs print it, has the
// fourth stem on (甲戊, 乙己 …). 煞 is 南 on 申子辰 days, 东 on 巳酉丑, 北 on 寅午戌,
// 西 on 亥卯未.
// Source: doc/sources.md#clash.
func ClashOf(day ganzhi.Pair) Clash {
	branch := day.Branch().Add(6)
	pair, _ := ganzhi.NewPair(day.Stem().Add(4), branch)
	sha := [4]Direction{South, East, North, West}[day.Branch()%4]
	return Clash{Branch: branch, Pair: pair, Sha: sha}
}

// Clash returns what the day opposes.
func (d Day) Clash() Clash { return ClashOf(d.DayPair) }

// FetusGod is where the god of the unborn child stays (胎神占方), which is not to
// be disturbed.
type FetusGod struct {
	Place string // as in 占门碓
	Where string // as in 外东南
}

var (
	fetusStem   = [5]string{"门", "碓磨", "厨灶", "仓库", "房床"}  // by stem mod 5
	fetusBranch = [6]string{"碓", "厕", "炉", "门", "栖", "床"} // by branch mod 6
	// fetusWhere lists the directions with the first pair that has each.
	fetusWhere = [...]struct {
		from  ganzhi.Pair
		where string
	}{
		{56, "外东南"}, {51, "外正东"}, {45, "外东北"}, {44, "房内中"}, {40, "房内东"}, {39, "房内西"}, {36, "房内南"},
		{34, "房内中"}, {29, "房内北"}, {24, "外正北"}, {18, "外西北"}, {13, "外正西"}, {7, "外西南"}, {2, "外正南"}, {0, "外东南"},
	}
	monthFetus = [12]string{"占房床", "占户窗", "占门堂", "占厨灶", "占房床", "占床仓", "占碓磨", "占厕户", "占门房", "占房床", "占灶炉", "占房床"}
)

// FetusGodOf returns the place of the day's fetus god.
//
// Rule: by stem 甲己门 乙庚碓磨 丙辛厨灶 丁壬仓库 戊癸房床, by branch 子午碓 丑未厕
// 寅申炉 卯酉门 辰戌栖 巳亥床; direction by runs of days.
// Source: doc/sources.md#fetus-god.
func FetusGodOf(day ganzhi.Pair) FetusGod {
	first, second := fetusStem[day.Stem()%5], fetusBranch[day.Branch()%6]
	g := FetusGod{Place: first + second}
	switch {
	case first == second:
		g.Place = "占大门"
	case first == "碓磨" && second == "碓":
		g.Place = "占碓磨"
	case first == "房床" && second == "床":
		g.Place = "占房床"
	case first == "门":
		g.Place = "占门" + second
	}
	for _, run := range fetusWhere {
		if day >= run.from {
			g.Where = run.where
			break
		}
	}
	return g
}

// FetusGod returns the day's fetus god.
func (d Day) FetusGod() FetusGod { return FetusGodOf(d.DayPair) }

// MonthFetusGod returns the place of the lunar month's fetus god (月胎神); a leap
// month has none.
func (d Day) MonthFetusGod() string {
	if d.Lunar.Leap {
		return ""
	}
	return monthFetus[d.Lunar.Month-1]
}
