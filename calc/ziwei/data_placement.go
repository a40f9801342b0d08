package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// run is a star that moves a palace with each step of what it is counted by.
type run struct {
	star  Star
	start seat // where the count begins: at 子, at the first month, at the first day
	step  int  // +1 in the order of the branches (顺), -1 against it (逆)
}

// list is a star with a seat for each branch or month it is placed by, 子 or the
// first month first.
type list struct {
	star  Star
	seats [Palaces]seat
}

// stemList is a star with a seat for each stem of the year, 甲 first.
type stemList struct {
	star  Star
	seats [ganzhi.Stems]seat
}

// yearStemStars are placed by the stem of the year. 擎羊 and 陀罗 stand on both
// sides of 禄存; 天魁 and 天钺 have tables of their own.
//
// Source: doc/sources.md#zw-year-stem-stars.
var yearStemStars = [...]stemList{
	{StarLuCun, luCun},
	{StarTianGuan, [...]seat{wei, chen, si, yin, mao, you, hai, you, xu, wu}},
	{StarTianFuXing, [...]seat{you, shen, zi, hai, mao, yin, wu, si, wu, si}},
	{StarTianChu, [...]seat{si, wu, zi, si, wu, shen, yin, wu, you, hai}},
	{StarJieLu, [...]seat{shen, wu, chen, yin, zi, shen, wu, chen, yin, zi}},
	{StarKongWang, [...]seat{you, wei, si, mao, chou, you, wei, si, mao, chou}},
}

// luCun is where 禄存 stands: 甲禄寅 乙禄卯 丙戊禄巳 丁己禄午 庚禄申 辛禄酉 壬禄亥 癸禄子.
var luCun = [ganzhi.Stems]seat{yin, mao, si, wu, si, wu, shen, you, hai, zi}

// kuiYue is where 天魁 and 天钺 stand.
type kuiYue struct{ kui, yue [ganzhi.Stems]seat }

// kuiYueTables are the tables of KuiYueTable.
//
// Source: doc/sources.md#zw-kui-yue.
var kuiYueTables = [...]kuiYue{
	KuiYueCommon: {
		[...]seat{chou, zi, hai, hai, chou, zi, chou, wu, mao, mao},
		[...]seat{wei, shen, you, you, wei, shen, wei, yin, si, si},
	},
	KuiYueXinSwapped: {
		[...]seat{chou, zi, hai, hai, chou, zi, chou, yin, mao, mao},
		[...]seat{wei, shen, you, you, wei, shen, wei, wu, si, si},
	},
	KuiYueGengAsXin: {
		[...]seat{chou, zi, hai, hai, chou, zi, wu, wu, mao, mao},
		[...]seat{wei, shen, you, you, wei, shen, yin, yin, si, si},
	},
}

// yearBranchRuns and yearBranchLists are placed by the branch of the year.
//
// Source: doc/sources.md#zw-year-branch-stars.
var (
	yearBranchRuns = [...]run{
		{StarHongLuan, mao, -1}, {StarTianXi, you, -1},
		{StarLongChi, chen, +1}, {StarFengGe, xu, -1}, {StarNianJie, xu, -1},
		{StarTianKu, wu, -1}, {StarTianXu, wu, +1},
		{StarTianDe, you, +1}, {StarYueDe, si, +1}, {StarTianKong, chou, +1},
	}
	yearBranchLists = [...]list{
		{StarTianMa, tianMa},
		{StarXianChi, [...]seat{you, wu, mao, zi, you, wu, mao, zi, you, wu, mao, zi}},
		{StarHuaGai, [...]seat{chen, chou, xu, wei, chen, chou, xu, wei, chen, chou, xu, wei}},
		{StarGuChen, [...]seat{yin, yin, si, si, si, shen, shen, shen, hai, hai, hai, yin}},
		{StarGuaSu, [...]seat{xu, xu, chou, chou, chou, chen, chen, chen, wei, wei, wei, xu}},
		{StarFeiLian, [...]seat{shen, you, xu, si, wu, wei, yin, mao, chen, hai, zi, chou}},
		{StarPoSui, [...]seat{si, chou, you, si, chou, you, si, chou, you, si, chou, you}},
	}
	tianMa = [Palaces]seat{yin, hai, shen, si, yin, hai, shen, si, yin, hai, shen, si}
	// zhongzhouLists are stars that the school of Zhongzhou adds.
	zhongzhouLists = [...]list{
		{StarLongDe, [...]seat{wei, shen, you, xu, hai, zi, chou, yin, mao, chen, si, wu}},
		{StarJieSha, [...]seat{si, yin, hai, shen, si, yin, hai, shen, si, yin, hai, shen}},
		{StarDaHao, [...]seat{wei, wu, you, shen, hai, xu, chou, zi, mao, yin, si, chen}},
	}
)

// huoLing is where 火星 and 铃星 count 子 from, by the branch of the year.
//
// Source: doc/sources.md#zw-huo-ling.
var (
	huoXing  = [...]seat{yin, mao, chou, you}
	lingXing = [...]seat{xu, xu, mao, xu}
)

// monthRuns and monthLists are placed by the month.
//
// Source: doc/sources.md#zw-month-stars.
var (
	monthRuns = [...]run{
		{StarZuoFu, chen, +1}, {StarYouBi, xu, -1}, {StarTianXing, you, +1}, {StarTianYao, chou, +1},
	}
	monthLists = [...]list{
		{StarJieShen, [...]seat{shen, shen, xu, xu, zi, zi, yin, yin, chen, chen, wu, wu}},
		{StarTianWu, [...]seat{si, shen, yin, hai, si, shen, yin, hai, si, shen, yin, hai}},
		{StarTianYueXing, [...]seat{xu, si, chen, yin, wei, mao, hai, wei, yin, wu, xu, yin}},
		{StarYinSha, [...]seat{yin, zi, xu, shen, wu, chen, yin, zi, xu, shen, wu, chen}},
	}
)

// hourRuns are placed by the double hour.
//
// Source: doc/sources.md#zw-hour-stars.
var hourRuns = [...]run{
	{StarWenChang, xu, -1}, {StarWenQu, chen, +1}, {StarDiKong, hai, -1}, {StarDiJie, hai, +1},
	{StarTaiFu, wu, +1}, {StarFengGao, yin, +1},
}

// majorRuns place the major stars by how far they are from 紫微 or 天府.
//
// Source: doc/sources.md#zw-major-stars.
var (
	ziWeiGroup = [...]struct {
		star Star
		back int // palaces before 紫微
	}{
		{StarZiWei, 0}, {StarTianJi, 1}, {StarTaiYang, 3}, {StarWuQu, 4}, {StarTianTong, 5}, {StarLianZhen, 8},
	}
	tianFuGroup = [...]struct {
		star Star
		on   int // palaces after 天府
	}{
		{StarTianFu, 0}, {StarTaiYin, 1}, {StarTanLang, 2}, {StarJuMen, 3},
		{StarTianXiang, 4}, {StarTianLiang, 5}, {StarQiSha, 6}, {StarPoJun, 10},
	}
)

// soulStars are 命主 by branch from 子, bodyStars 身主.
//
// Source: doc/sources.md#zw-soul-and-body-star.
var (
	soulStars = [Palaces]Star{
		StarTanLang, StarJuMen, StarLuCun, StarWenQu, StarLianZhen, StarWuQu,
		StarPoJun, StarWuQu, StarLianZhen, StarWenQu, StarLuCun, StarJuMen,
	}
	bodyStars = [Palaces]Star{
		StarHuoXing, StarTianXiang, StarTianLiang, StarTianTong, StarWenChang, StarTianJi,
		StarHuoXing, StarTianXiang, StarTianLiang, StarTianTong, StarWenChang, StarTianJi,
	}
)
