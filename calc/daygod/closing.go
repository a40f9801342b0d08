package daygod

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// closing applies the closing rules of volume 10 (铺注条例) to verdicts that were
// weighed one by one.
//
// Source: doc/sources.md#closing-rules.
type closing struct {
	book     *book
	frame    Frame
	gods     Set
	balanced Set // gods of weightBalanced
	verdicts *[Activities]Verdict
}

func (c *closing) apply(r Rules) {
	if c.book.open[monthIndex(c.frame.Month.Branch())]>>c.frame.Day&1 != 0 {
		c.openDay()
	}
	c.lenientDay()
	c.tabooBranches()
	c.government()
	c.balancedPairs()
	c.burials()
	c.yearThin()
	c.firstOfTwo(ActivityYingJian, ActivityXiuGongShi)
	if !r.CellOnly {
		c.onlyLists()
	}
	if r.Popular {
		c.popular()
	}
}

func (c *closing) suited(a Activity) bool  { return c.verdicts[a].Mark == MarkSuited }
func (c *closing) avoided(a Activity) bool { return c.verdicts[a].Mark == MarkAvoided }

// unsuit takes 宜 from activities.
func (c *closing) unsuit(note Note, list ...Activity) {
	for _, a := range list {
		if c.suited(a) {
			c.verdicts[a].Mark, c.verdicts[a].Note = MarkNone, note
		}
	}
}

// openDay lifts every 忌.
func (c *closing) openDay() {
	for i := range c.verdicts {
		v := &c.verdicts[i]
		if v.Mark != MarkAvoided {
			continue
		}
		v.Mark, v.Note = MarkNone, NoteOpen
		if !v.For.Empty() {
			v.Mark = MarkSuited
		}
	}
}

// lenientDay lifts the 忌 of eight activities on days with a virtue, a pardon or a
// wish, or 月恩 四相 时德, unless a god that no helper lifts, or one of the graded
// ones, avoids them.
func (c *closing) lenientDay() {
	if !c.gods.meets(c.book.lenient) {
		return
	}
	firm := c.book.strict.or(c.book.graded.without(c.balanced))
	for _, a := range [...]Activity{
		ActivityJinRenKou, ActivityAnChuang, ActivityJingLuo, ActivityYunNiang,
		ActivityKaiShi, ActivityLiQuan, ActivityNaCaiWealth, ActivityKaiCang,
	} {
		if v := &c.verdicts[a]; v.Mark == MarkAvoided && !v.Against.meets(firm) {
			v.Mark, v.Note = MarkNone, NoteRule
		}
	}
}

// tabooBranches extends the taboos of a branch to what resembles its activity.
func (c *closing) tabooBranches() {
	if c.gods.meets(c.book.noSacrifice) {
		c.unsuit(NoteRule, ActivityQiFu, ActivityQiuSi)
	}
	switch c.frame.Day.Branch() {
	case ganzhi.BranchSi:
		c.unsuit(NoteRule, ActivityChuShi)
	case ganzhi.BranchYou:
		c.unsuit(NoteRule, ActivityQingCi)
	}
}

// government settles appointments and proclamations.
func (c *closing) government() {
	honours := []Activity{ActivityFengBai, ActivityXiJue, ActivityJuZheng}
	anyAvoided := false
	for _, a := range honours {
		anyAvoided = anyAvoided || c.avoided(a)
	}
	if c.avoided(ActivityZhaoXian) {
		c.unsuit(NoteRule, honours...)
	}
	if anyAvoided {
		c.unsuit(NoteRule, ActivityZhaoXian)
	}
	announce, publish := &c.verdicts[ActivityXuanZheng], &c.verdicts[ActivityBuZheng]
	onlyGoing := announce.Mark == MarkAvoided && announce.Against.without(c.book.going).Empty()
	detested := c.gods.meets(c.book.detested) && c.avoided(ActivityXingXing)
	if detested {
		c.unsuit(NoteRule, append(honours, ActivityBanZhao, ActivityZhaoXian)...)
	}
	if !announce.For.Empty() && (onlyGoing || detested && announce.Mark == MarkSuited) {
		if publish.Mark != MarkAvoided {
			publish.Mark, publish.For, publish.Note = MarkSuited, publish.For.or(announce.For), NoteRule
		}
		c.unsuit(NoteRule, ActivityXuanZheng)
	}
	c.firstOfTwo(ActivityXuanZheng, ActivityBuZheng)
}

// firstOfTwo prints only the first of two where both are suited.
func (c *closing) firstOfTwo(first, second Activity) {
	if c.suited(first) {
		c.unsuit(NoteRule, second)
	}
}

// balancedLinks says which 忌 fall with which: where the first is left unprinted
// because its gods balance, the others are not printed as avoided by the same
// gods.
var balancedLinks = [...][]Activity{
	{ActivityQiFu, ActivityQiuSi},
	{ActivityJieHun, ActivityGuanDai, ActivityNaCai, ActivityJiaQu, ActivityJinRenKou},
	{ActivityJiaQu, ActivityGuanDai, ActivityJieHun, ActivityNaCai, ActivityJinRenKou, ActivityBanYi, ActivityAnChuang},
	{ActivityBanYi, ActivityAnChuang}, {ActivityAnChuang, ActivityBanYi},
	{ActivityJieChu, ActivityTiTou, ActivityZhengJia},
	{ActivityDongTu, ActivityXiuGongShi, ActivityShanChengGuo, ActivityZhuDiFang, ActivityXiuCangKu, ActivityGuZhu, ActivityShanGai,
		ActivityChanShi, ActivityKaiQu, ActivityAnWei, ActivityBuYuan, ActivityXiuQiang, ActivityPingDao, ActivityPoWu},
	{ActivityShangLiang, ActivityXiuGongShi, ActivityShanChengGuo, ActivityZhuDiFang, ActivityXiuCangKu, ActivityGuZhu, ActivityShanGai,
		ActivityChanShi, ActivityKaiQu, ActivityAnWei, ActivityBuYuan, ActivityXiuQiang, ActivityPingDao, ActivityPoWu},
	{ActivityKaiShi, ActivityLiQuan, ActivityNaCaiWealth, ActivityKaiCang},
	{ActivityNaCaiWealth, ActivityKaiShi, ActivityLiQuan},
	{ActivityLiQuan, ActivityKaiShi, ActivityNaCaiWealth, ActivityKaiCang},
	{ActivityMuYang, ActivityNaXu}, {ActivityNaXu, ActivityMuYang},
}

// balancedPairs lets linked 忌 fall together.
func (c *closing) balancedPairs() {
	var unprinted [Activities]bool
	for i, v := range c.verdicts {
		unprinted[i] = v.Note == NoteBalanced && v.Against.meets(c.balanced)
	}
	onlyBuJiang := c.verdicts[ActivityJiaQu].For == c.book.buJiang
	for _, link := range balancedLinks {
		if !unprinted[link[0]] || link[0] == ActivityJiaQu && onlyBuJiang {
			continue
		}
		for _, a := range link[1:] {
			if v := &c.verdicts[a]; v.Mark == MarkAvoided && v.Against.without(c.balanced).Empty() {
				v.Mark, v.Note = MarkNone, NoteRule
			}
		}
	}
}

// burials settles the three activities of graves.
func (c *closing) burials() {
	for _, pair := range [...][2]Activity{{ActivityAnZang, ActivityQiZan}, {ActivityQiZan, ActivityAnZang}} {
		v := &c.verdicts[pair[1]]
		if c.verdicts[pair[0]].Note == NoteBalanced && v.Mark == MarkAvoided && v.Against.without(c.balanced).Empty() {
			v.Mark, v.Note = MarkNone, NoteRule
		}
	}
	if c.gods.meets(c.book.openDay) {
		c.unsuit(NoteRule, ActivityPoTu, ActivityAnZang, ActivityQiZan)
	}
	if c.gods.meets(c.book.fourTaboos) {
		c.unsuit(NoteRule, ActivityPoTu, ActivityQiZan)
	}
}

// yearThin takes from days of 岁薄 and 逐阵 the 宜 of what 月厌 avoids.
func (c *closing) yearThin() {
	if !c.gods.meets(c.book.thin) {
		return
	}
	for i := range c.verdicts {
		if c.book.activities[i].avoids.meets(c.book.detested) {
			c.unsuit(NoteRule, Activity(i))
		}
	}
}

// Lists of what alone is printed on some days.
var (
	onlySeverance = only(
		ActivityJiSi, ActivityJieChu, ActivityMuYu, ActivityTiTou, ActivityZhengJia, ActivityBuYuan, ActivitySaoShe,
		ActivityXiuQiang, ActivityPingDao, ActivityPoWu, ActivityFaMu,
	)
	onlyWithoutSalary = only(
		ActivityJiSi, ActivityJieChu, ActivityMuYu, ActivityTiTou, ActivityZhengJia, ActivitySaoShe,
		ActivityXiuQiang, ActivityPingDao, ActivityPoWu, ActivityFaMu,
	)
	onlyMonthTaboo = only(
		ActivityJiSi, ActivityYanHui, ActivityMuYu, ActivityTiTou, ActivityZhengJia, ActivityLiaoBing, ActivityBuYuan,
		ActivitySaoShe, ActivityXiuQiang, ActivityPingDao, ActivityPoWu,
	)
	notAtTurns = []Activity{
		ActivityShangCe, ActivityShangBiao, ActivityQingCi, ActivityYanHui, ActivityXingXing, ActivityAnFu, ActivityXuanJiang,
		ActivityChuShi, ActivityShangGuan, ActivityLinZheng, ActivityJieHun, ActivityNaCai, ActivityJiaQu, ActivityJinRenKou,
		ActivityBanYi, ActivityKaiShi, ActivityLiQuan, ActivityBuZhuo, ActivityTianLie, ActivityQuYu,
	}
)

// onlyLists holds days that allow little to their lists: 上朔 四离 四绝 avoid the
// rest, 晦 无禄 月忌 do not print it, equinoxes and solstices do not print some.
func (c *closing) onlyLists() {
	if severing := c.gods.and(c.book.severing); !severing.Empty() {
		for i := range c.verdicts {
			if v := &c.verdicts[i]; !onlySeverance[i] {
				v.Mark, v.Against, v.Note = MarkAvoided, v.Against.or(severing), NoteOnlyList
			}
		}
		return
	}
	c.onlyList(c.book.lastDay, &onlySeverance)
	c.onlyList(Set{}.with(c.book.noSalary), &onlyWithoutSalary)
	c.onlyList(c.book.monthTaboo, &onlyMonthTaboo)
	if c.gods.meets(c.book.turn) {
		c.unsuit(NoteOnlyList, notAtTurns...)
		if c.frame.Term == 23 { // 冬至
			c.unsuit(NoteOnlyList, ActivityFaMu)
		}
	}
}

// onlyList takes 宜 from all but a list on days with one of the gods.
func (c *closing) onlyList(gods Set, list *[Activities]bool) {
	if !c.gods.meets(gods) {
		return
	}
	for i := range c.verdicts {
		if !list[i] {
			c.unsuit(NoteOnlyList, Activity(i))
		}
	}
}

func only(list ...Activity) (allowed [Activities]bool) {
	for _, a := range list {
		allowed[a] = true
	}
	return allowed
}

// popularTaboos are what popular taboos avoid; the book has only the stars, in
// its appendix.
var popularTaboos = [...]struct {
	gods string
	list []Activity
}{
	{"长星 短星", []Activity{ActivityJinRenKou, ActivityCaiZhi, ActivityJingLuo, ActivityKaiShi, ActivityLiQuan, ActivityNaCaiWealth, ActivityNaXu}},
	{"杨公忌", []Activity{ActivityJiaQu, ActivityBanYi, ActivityXingXing, ActivityDongTu, ActivityShangLiang, ActivityKaiShi, ActivityAnZang}},
	{"三娘煞", []Activity{ActivityJieHun, ActivityJiaQu}},
}

func (c *closing) popular() {
	for i, taboo := range popularTaboos {
		gods := c.gods.and(c.book.popularSets[i])
		if gods.Empty() {
			continue
		}
		for _, a := range taboo.list {
			v := &c.verdicts[a]
			v.Mark, v.Against = MarkAvoided, v.Against.or(gods)
		}
	}
}
