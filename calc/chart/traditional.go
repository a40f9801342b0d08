package chart

import "strings"

// hant turns the words that charts print into traditional Hanzi. Each character
// that differs has one traditional form in them; a test lists the words.
var hant = strings.NewReplacer(
	"阴", "陰", "阳", "陽", "财", "財", "伤", "傷", "杀", "殺", "带", "帶", "临", "臨", "绝", "絕", "养", "養", "长", "長",
	"炉", "爐", "剑", "劍", "锋", "鋒", "头", "頭", "涧", "澗", "蜡", "蠟", "杨", "楊", "雳", "靂", "灯", "燈", "驿", "驛",
	"钗", "釵", "钏", "釧", "盘", "盤", "时", "時", "详", "詳", "纳", "納", "运", "運", "顺", "順", "岁", "歲", "关", "關",
	"会", "會", "冲", "沖", "绊", "絆", "夹", "夾", "准", "準", "标", "標", "后", "後",
)

// script writes Chinese in the characters of the language.
func (l Language) script(s string) string {
	if l == Traditional {
		return hant.Replace(s)
	}
	return s
}
