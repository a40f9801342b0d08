package bazi

// GeJuRules chooses between schools of the pattern (格局, ge ju). The zero value
// is the documented default.
type GeJuRules struct {
	JianLuEarth      Switch       // 戊 in 巳 or 午 and 己 in 午 are 建禄 or 羊刃 too
	Order            ExposedOrder // which exposed stem of the month is taken
	PureDirect       Switch       // 子午卯酉 go by their main qi, whatever is exposed
	MonthGod         MonthGod     // what stands for the main qi of the month
	BiJieNames       Switch       // 月劫格 is called 比肩格 or 劫财格
	NoWaterExemption Switch       // 金水伤官 may not meet 正官 either
	YangRenOutput    Switch       // 羊刃 without 官杀 is mended by 食伤
	FollowShare      Cut          // what the followed group must reach, of 100
	FollowSupport    Cut          // what the day master's side may reach, of 100
	FollowResidual   Cut          // how many residual roots the day master may have
	FollowNear       Cut          // 从势: how near the second group must come to the first, in percent
	FollowExposed    Switch       // 比劫 and 印 may be exposed
	FollowErStrict   Switch       // 从儿: 比劫 may not be exposed
	FollowFalse      Switch       // 假从: one residual root or one light 印 too many
	PureShare        Cut          // 专旺: what the day master's side must reach
	PureHalf         Switch       // 专旺: a 半合 is enough
	StrongShare      Cut          // 从强: what the day master's side must reach
	HuaDragon        Switch       // 化气: 辰 must be among the branches
}

// ExposedOrder says which exposed stem of the month names the pattern.
type ExposedOrder uint8

// The orders.
const (
	OrderHidden ExposedOrder = iota // main qi, middle qi, residual qi
	OrderPlace                      // the stem of the month, of the hour, of the year
)

// MonthGod says what stands for the main qi of the month.
type MonthGod uint8

// The values.
const (
	MonthGodMain   MonthGod = iota // its main qi
	MonthGodSiLing                 // the stem in command of the day, Chart.SiLing
)

// Cut chooses one value of a threshold, as an index into the values of the
// option. The first is the published one, the others lie on both sides of it.
type Cut uint8

// The values of each threshold.
var (
	followShares   = [...]int{50, 40, 60}
	followSupports = [...]int{20, 10, 30}
	followResidues = [...]int{0, 1}
	followNears    = [...]int{70, 60, 80}
	pureShares     = [...]int{75, 65, 85}
	strongShares   = [...]int{80, 70, 90}
)
