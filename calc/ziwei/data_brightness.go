package ziwei

// The tables of brightness.
const (
	BrightnessCommon BrightnessTable = iota // 通行本
)

var (
	brightnessValues  = []string{"common"}
	brightnessReasons = []reason{
		{"brightness by the common table", "亮度用通行表"},
	}
)

// Short names of the degrees, for the tables: 庙 旺 得 利 平 不 陷, and none.
const (
	mi = BrightnessMiao
	wa = BrightnessWang
	de = BrightnessDe
	li = BrightnessLi
	pi = BrightnessPing
	bu = BrightnessBu
	xi = BrightnessXian
	no = BrightnessNone
)

// brightnessTables lists the brightness of each star from 寅 to 丑. Stars without
// a row have none.
//
// Source: doc/sources.md#zw-brightness.
var brightnessTables = [...][MajorStars + MinorStars][Palaces]Brightness{
	BrightnessCommon: {
		StarZiWei:     {wa, wa, de, wa, mi, mi, wa, wa, de, wa, pi, mi},
		StarTianJi:    {de, wa, li, pi, mi, xi, de, wa, li, pi, mi, xi},
		StarTaiYang:   {wa, mi, wa, wa, wa, de, de, pi, bu, xi, xi, bu},
		StarWuQu:      {de, li, mi, pi, wa, mi, de, li, mi, pi, wa, mi},
		StarTianTong:  {li, pi, pi, mi, xi, bu, wa, pi, pi, mi, wa, bu},
		StarLianZhen:  {mi, pi, li, xi, pi, li, mi, pi, li, xi, pi, li},
		StarTianFu:    {mi, de, mi, de, wa, mi, de, wa, mi, de, mi, mi},
		StarTaiYin:    {wa, xi, xi, xi, bu, bu, li, wa, wa, mi, mi, mi},
		StarTanLang:   {pi, li, mi, xi, wa, mi, pi, li, mi, xi, wa, mi},
		StarJuMen:     {mi, mi, xi, wa, wa, bu, mi, mi, xi, wa, wa, bu},
		StarTianXiang: {mi, xi, de, de, mi, de, mi, xi, de, de, mi, mi},
		StarTianLiang: {mi, mi, mi, xi, mi, wa, xi, de, mi, xi, mi, wa},
		StarQiSha:     {mi, wa, mi, pi, wa, mi, mi, wa, mi, pi, wa, mi},
		StarPoJun:     {de, xi, wa, pi, mi, wa, de, xi, wa, pi, mi, wa},
		StarWenChang:  {xi, li, de, mi, xi, li, de, mi, xi, li, de, mi},
		StarWenQu:     {pi, wa, de, mi, xi, wa, de, mi, xi, wa, de, mi},
		StarHuoXing:   {mi, li, xi, de, mi, li, xi, de, mi, li, xi, de},
		StarLingXing:  {mi, li, xi, de, mi, li, xi, de, mi, li, xi, de},
		StarQingYang:  {no, xi, mi, no, xi, mi, no, xi, mi, no, xi, mi},
		StarTuoLuo:    {xi, no, mi, xi, no, mi, xi, no, mi, xi, no, mi},
	},
}
