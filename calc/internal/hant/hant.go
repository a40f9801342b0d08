// Package hant writes the names of calc in traditional Hanzi (繁体). It knows the
// characters of those names, each of which has one traditional form in them,
// and the few words where the form depends on the word. It is no converter for
// texts from elsewhere.
package hant

import (
	"strings"
	"sync"
)

// words are written as wholes; what they have in common with others differs.
const words = "理发理髮 人神在发人神在髮 天后天后 裁制裁製 谷雨穀雨 谷日穀日 王后王后 关系關係 一周一週"

// characters are pairs, simplified and traditional.
const characters = "专專业業东東丧喪临臨为為举舉义義乌烏乡鄉亏虧产產亲親从從仓倉仪儀会會儿兒党黨兴興养養兽獸内內册冊军軍农農冲沖冻凍凉涼击擊动動劳勞" +
	"匮匱医醫华華单單历曆厉厲厌厭厕廁厨廚参參发發后後启啟国國圣聖坏壞坚堅坟墳墙牆声聲处處复復头頭妇婦娄婁学學宝寶宫宮宾賓寝寢对對将將尝嘗岁歲师師带帶" +
	"并並库庫庆慶废廢开開张張强強归歸恶惡惊驚户戶扫掃执執抚撫护護挚摯摇搖敌敵无無时時机機条條来來杨楊栖棲树樹残殘毕畢气氣泽澤润潤涂塗温溫游遊" +
	"满滿灭滅灾災炉爐爱愛狱獄猎獵猪豬獭獺电電疗療疮瘡盖蓋硙磑祸禍禄祿离離种種穷窮竖豎筑築签簽约約纯純纳納织織经經结結络絡绝絕续續绿綠缓緩缮繕" +
	"职職肃肅肠腸胜勝腊臘节節茕煢药藥莲蓮营營萤螢虚虛虫蟲蛰蟄蝈蟈蝉蟬蝼螻补補袭襲装裝见見观觀触觸订訂讼訟训訓证證词詞诏詔请請诸諸负負财財贤賢败敗" +
	"货貨贵貴贶貺贺賀贼賊赏賞赐賜轸軫边邊迁遷还還进進远遠选選酝醞酱醬酿釀针針铸鑄铺鋪错錯长長门門闭閉问問闰閏间間阳陽阴陰阵陣陈陳难難须須颁頒领領" +
	"庙廟闲閒蝎蠍" +
	"攒攢颠顛风風饰飾马馬驿驛鱼魚鸟鳥鸠鳩鸡雞鸣鳴鸿鴻鹊鵲鹖鶡鹰鷹麦麥黄黃龙龍" +
	"伤傷杀殺剑劍锋鋒涧澗蜡蠟雳靂灯燈钗釵钏釧盘盤综綜辞辭体體详詳运運顺順关關绊絆夹夾准準标標" +
	"权權战戰轮輪审審币幣骑騎恋戀隐隱术術过過现現灵靈两兩尔爾凯凱车車题題" +
	"红紅鸾鸞寿壽罗羅贪貪贞貞书書飞飛仆僕辅輔钺鉞诰誥凤鳳阁閣贯貫铃鈴双雙狮獅数數" +
	"务務实實绳繩给給连連谈談话話碍礙围圍横橫亘亙与與" +
	"个個买買于於云雲伙夥则則员員孙孫属屬应應当當独獨竞競类類纸紙论論诺諾随隨静靜项項争爭变變状狀盗盜虽雖规規试試谓謂辆輛辈輩构構泄洩录錄兑兌暂暫决決换換钟鐘记記"

// replacer is built at first use.
var replacer = sync.OnceValue(func() *strings.Replacer {
	var pairs []string
	for word := range strings.FieldsSeq(words) {
		pairs = append(pairs, word[:len(word)/2], word[len(word)/2:])
	}
	runes := []rune(characters)
	for i := 0; i+1 < len(runes); i += 2 {
		pairs = append(pairs, string(runes[i]), string(runes[i+1]))
	}
	return strings.NewReplacer(pairs...)
})

// Of returns a name in traditional Hanzi.
func Of(simplified string) string { return replacer().Replace(simplified) }
