package daygod

import (
	"github.com/wenbu-go/wenbu/calc/internal/hant"
	"sync"
)

// Activity is something that a day suits or avoids (用事, yong shi).
type Activity uint8

// The activities, in the order of the book.
const (
	ActivityJiSi         Activity = iota // 祭祀
	ActivityQiFu                         // 祈福
	ActivityQiuSi                        // 求嗣
	ActivityShangCe                      // 上册进表章
	ActivityShangBiao                    // 上表章
	ActivityBanZhao                      // 颁诏
	ActivityTanEn                        // 覃恩肆赦
	ActivityFengBai                      // 施恩封拜
	ActivityXiJue                        // 袭爵受封
	ActivityZhaoXian                     // 诏命公卿招贤
	ActivityJuZheng                      // 举正直
	ActivityShiEn                        // 施恩惠恤孤茕
	ActivityXuanZheng                    // 宣政事
	ActivityBuZheng                      // 布政事
	ActivityXingHui                      // 行惠爱雪冤枉缓刑狱
	ActivityQingCi                       // 庆赐赏贺
	ActivityYanHui                       // 宴会
	ActivityRuXue                        // 入学
	ActivityGuanDai                      // 冠带
	ActivityXingXing                     // 行幸遣使
	ActivityAnFu                         // 安抚边境
	ActivityXuanJiang                    // 选将训兵
	ActivityChuShi                       // 出师
	ActivityShangGuan                    // 上官赴任
	ActivityLinZheng                     // 临政亲民
	ActivityJieHun                       // 结婚姻
	ActivityNaCai                        // 纳采问名
	ActivityJiaQu                        // 嫁娶
	ActivityJinRenKou                    // 进人口
	ActivityBanYi                        // 般移
	ActivityYuanHui                      // 远回
	ActivityAnChuang                     // 安床
	ActivityJieChu                       // 解除
	ActivityMuYu                         // 沐浴
	ActivityTiTou                        // 整容剃头
	ActivityZhengJia                     // 整手足甲
	ActivityLiaoBing                     // 求医疗病
	ActivityLiaoMu                       // 疗目
	ActivityZhenCi                       // 针刺
	ActivityCaiZhi                       // 裁制
	ActivityYingJian                     // 营建宫室
	ActivityXiuGongShi                   // 修宫室
	ActivityShanChengGuo                 // 缮城郭
	ActivityZhuDiFang                    // 筑堤防
	ActivityDongTu                       // 兴造动土
	ActivityShangLiang                   // 竖柱上梁
	ActivityXiuCangKu                    // 修仓库
	ActivityGuZhu                        // 鼓铸
	ActivityShanGai                      // 苫盖
	ActivityJingLuo                      // 经络
	ActivityYunNiang                     // 酝酿
	ActivityKaiShi                       // 开市
	ActivityLiQuan                       // 立券交易
	ActivityNaCaiWealth                  // 纳财
	ActivityKaiCang                      // 开仓库出货财
	ActivityChanShi                      // 修置产室
	ActivityKaiQu                        // 开渠穿井
	ActivityAnWei                        // 安碓硙
	ActivityBuYuan                       // 补垣塞穴
	ActivitySaoShe                       // 扫舍宇
	ActivityXiuQiang                     // 修饰垣墙
	ActivityPingDao                      // 平治道涂
	ActivityPoWu                         // 破屋坏垣
	ActivityFaMu                         // 伐木
	ActivityBuZhuo                       // 捕捉
	ActivityTianLie                      // 畋猎
	ActivityQuYu                         // 取鱼
	ActivityChengChuan                   // 乘船渡水
	ActivityZaiZhong                     // 栽种
	ActivityMuYang                       // 牧养
	ActivityNaXu                         // 纳畜
	ActivityPoTu                         // 破土
	ActivityAnZang                       // 安葬
	ActivityQiZan                        // 启攒
)

// Activities is the number of activities.
const Activities = len(activityRows)

// String returns the Hanzi of the book.
func (a Activity) String() string { return activityRows[a].name }

// Hant returns the book's name in traditional Hanzi.
func (a Activity) Hant() string { return hant.Of(a.String()) }

// English returns what the activity is, in English.
func (a Activity) English() string { return activityRows[a].english }

// Today returns the everyday Chinese name, or "" for what only a court or a farm
// of the time did.
func (a Activity) Today() string { return activityRows[a].today }

// ParseActivity returns the activity with the given Hanzi, the book's name or the
// everyday one.
func ParseActivity(hanzi string) (Activity, bool) {
	a, ok := activityByName()[hanzi]
	return a, ok
}

var activityByName = sync.OnceValue(func() map[string]Activity {
	m := make(map[string]Activity, 2*Activities)
	for i, row := range activityRows {
		if row.today != "" {
			m[row.today] = Activity(i)
		}
	}
	for i, row := range activityRows {
		m[row.name] = Activity(i)
	}
	return m
})
