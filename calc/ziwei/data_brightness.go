package ziwei

// The tables of brightness.
const (
	BrightnessCommon    BrightnessTable = iota // 通行
	BrightnessZhongzhou                        // 中州派
)

var (
	brightnessValues  = []string{"common", "zhongzhou"}
	brightnessReasons = []reason{
		{"brightness by the common table", "亮度用通行表"},
		{"brightness by the table of the school of Zhongzhou", "亮度用中州派表"},
	}
)

// Short names of the degrees, for the tables: 庙 旺 得 利 平 不 闲 陷, and none.
const (
	mi = BrightnessMiao
	wa = BrightnessWang
	de = BrightnessDe
	li = BrightnessLi
	pi = BrightnessPing
	bu = BrightnessBu
	xa = BrightnessXianDi
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
	BrightnessZhongzhou: {
		StarZiWei:     {mi, wa, xi, wa, mi, mi, wa, pi, xa, wa, pi, mi},
		StarTianJi:    {wa, wa, mi, pi, mi, xi, pi, wa, mi, pi, mi, xi},
		StarTaiYang:   {wa, mi, wa, wa, mi, pi, xa, xa, xi, xi, xi, xi},
		StarWuQu:      {xa, xi, mi, pi, wa, mi, pi, wa, mi, pi, wa, mi},
		StarTianTong:  {xa, mi, pi, mi, xi, xi, wa, pi, pi, mi, wa, xi},
		StarLianZhen:  {mi, xa, wa, xi, pi, mi, mi, pi, wa, xi, pi, wa},
		StarTianFu:    {mi, pi, mi, pi, wa, mi, pi, xi, mi, wa, mi, mi},
		StarTaiYin:    {xa, xi, xa, xi, xi, pi, pi, wa, wa, mi, mi, mi},
		StarTanLang:   {pi, de, mi, xi, wa, mi, pi, pi, mi, xi, wa, mi},
		StarJuMen:     {mi, mi, pi, pi, wa, xi, mi, mi, wa, wa, wa, wa},
		StarTianXiang: {mi, xi, wa, pi, wa, xa, mi, xi, xa, pi, mi, mi},
		StarTianLiang: {mi, mi, wa, xi, mi, wa, xi, de, wa, xi, mi, wa},
		StarQiSha:     {mi, xi, wa, pi, wa, wa, mi, xa, mi, pi, wa, mi},
		StarPoJun:     {xi, wa, wa, xa, mi, mi, xi, xi, wa, pi, mi, wa},
		StarZuoFu:     {mi, xi, mi, pi, wa, mi, pi, xi, mi, xa, wa, mi},
		StarYouBi:     {wa, xi, mi, pi, wa, mi, xa, xi, mi, pi, mi, mi},
		StarWenChang:  {xi, pi, wa, mi, xi, pi, wa, mi, xi, wa, wa, mi},
		StarWenQu:     {pi, wa, mi, mi, xi, wa, pi, mi, xi, wa, mi, mi},
		StarTianKui:   {no, mi, no, no, mi, no, no, no, no, wa, wa, wa},
		StarTianYue:   {wa, no, no, wa, no, wa, mi, mi, no, no, no, no},
		StarLuCun:     {mi, wa, no, mi, wa, no, mi, wa, no, mi, wa, no},
		StarTianMa:    {wa, no, no, pi, no, no, wa, no, no, pi, no, no},
		StarDiKong:    {xi, pi, xi, mi, mi, pi, mi, mi, xi, xi, pi, xi},
		StarDiJie:     {pi, pi, xi, xa, mi, pi, mi, pi, pi, wa, xi, xi},
		StarHuoXing:   {mi, pi, xa, wa, mi, xa, xi, xi, mi, pi, pi, wa},
		StarLingXing:  {mi, mi, wa, wa, mi, wa, wa, xi, mi, mi, xi, xi},
		StarQingYang:  {no, xi, mi, no, pi, mi, no, xi, mi, no, xi, mi},
		StarTuoLuo:    {xi, no, mi, xi, no, mi, xi, no, mi, xi, no, mi},
	},
}
