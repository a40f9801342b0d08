package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// The tables of transformations. Where they differ the members say how.
const (
	TransformCommon    TransformTable = iota // 戊贪阴弼机 庚阳武阴同 壬梁紫左武
	TransformZhongzhou                       // 戊贪阴阳机 庚阳武府同 壬梁紫府武
	TransformQuanshu                         // 戊贪阴弼机 庚阳武同阴 壬梁紫府武
	TransformQuanji                          // 戊贪阴弼机 庚阳武同相 壬梁紫左武
)

var (
	transformValues  = []string{"common", "zhongzhou", "quanshu", "quanji"}
	transformReasons = []reason{
		{"transformations: 戊贪阴弼机 庚阳武阴同 壬梁紫左武", "四化：戊贪阴弼机、庚阳武阴同、壬梁紫左武"},
		{"transformations of the school of Zhongzhou: 戊贪阴阳机 庚阳武府同 壬梁紫府武", "四化用中州派：戊贪阴阳机、庚阳武府同、壬梁紫府武"},
		{"transformations of 全书: 戊贪阴弼机 庚阳武同阴 壬梁紫府武", "四化用《全书》：戊贪阴弼机、庚阳武同阴、壬梁紫府武"},
		{"transformations of 全集: 戊贪阴弼机 庚阳武同相 壬梁紫左武", "四化用《全集》：戊贪阴弼机、庚阳武同相、壬梁紫左武"},
	}
)

// transformTables lists 禄 权 科 忌 of each stem.
//
// Source: doc/sources.md#zw-transformations.
var transformTables = [...][ganzhi.Stems][transformations]Star{
	TransformCommon: {
		ganzhi.StemJia:  {StarLianZhen, StarPoJun, StarWuQu, StarTaiYang},
		ganzhi.StemYi:   {StarTianJi, StarTianLiang, StarZiWei, StarTaiYin},
		ganzhi.StemBing: {StarTianTong, StarTianJi, StarWenChang, StarLianZhen},
		ganzhi.StemDing: {StarTaiYin, StarTianTong, StarTianJi, StarJuMen},
		ganzhi.StemWu:   {StarTanLang, StarTaiYin, StarYouBi, StarTianJi},
		ganzhi.StemJi:   {StarWuQu, StarTanLang, StarTianLiang, StarWenQu},
		ganzhi.StemGeng: {StarTaiYang, StarWuQu, StarTaiYin, StarTianTong},
		ganzhi.StemXin:  {StarJuMen, StarTaiYang, StarWenQu, StarWenChang},
		ganzhi.StemRen:  {StarTianLiang, StarZiWei, StarZuoFu, StarWuQu},
		ganzhi.StemGui:  {StarPoJun, StarJuMen, StarTaiYin, StarTanLang},
	},
	TransformZhongzhou: {
		ganzhi.StemJia:  {StarLianZhen, StarPoJun, StarWuQu, StarTaiYang},
		ganzhi.StemYi:   {StarTianJi, StarTianLiang, StarZiWei, StarTaiYin},
		ganzhi.StemBing: {StarTianTong, StarTianJi, StarWenChang, StarLianZhen},
		ganzhi.StemDing: {StarTaiYin, StarTianTong, StarTianJi, StarJuMen},
		ganzhi.StemWu:   {StarTanLang, StarTaiYin, StarTaiYang, StarTianJi},
		ganzhi.StemJi:   {StarWuQu, StarTanLang, StarTianLiang, StarWenQu},
		ganzhi.StemGeng: {StarTaiYang, StarWuQu, StarTianFu, StarTianTong},
		ganzhi.StemXin:  {StarJuMen, StarTaiYang, StarWenQu, StarWenChang},
		ganzhi.StemRen:  {StarTianLiang, StarZiWei, StarTianFu, StarWuQu},
		ganzhi.StemGui:  {StarPoJun, StarJuMen, StarTaiYin, StarTanLang},
	},
	TransformQuanshu: {
		ganzhi.StemJia:  {StarLianZhen, StarPoJun, StarWuQu, StarTaiYang},
		ganzhi.StemYi:   {StarTianJi, StarTianLiang, StarZiWei, StarTaiYin},
		ganzhi.StemBing: {StarTianTong, StarTianJi, StarWenChang, StarLianZhen},
		ganzhi.StemDing: {StarTaiYin, StarTianTong, StarTianJi, StarJuMen},
		ganzhi.StemWu:   {StarTanLang, StarTaiYin, StarYouBi, StarTianJi},
		ganzhi.StemJi:   {StarWuQu, StarTanLang, StarTianLiang, StarWenQu},
		ganzhi.StemGeng: {StarTaiYang, StarWuQu, StarTianTong, StarTaiYin},
		ganzhi.StemXin:  {StarJuMen, StarTaiYang, StarWenQu, StarWenChang},
		ganzhi.StemRen:  {StarTianLiang, StarZiWei, StarTianFu, StarWuQu},
		ganzhi.StemGui:  {StarPoJun, StarJuMen, StarTaiYin, StarTanLang},
	},
	TransformQuanji: {
		ganzhi.StemJia:  {StarLianZhen, StarPoJun, StarWuQu, StarTaiYang},
		ganzhi.StemYi:   {StarTianJi, StarTianLiang, StarZiWei, StarTaiYin},
		ganzhi.StemBing: {StarTianTong, StarTianJi, StarWenChang, StarLianZhen},
		ganzhi.StemDing: {StarTaiYin, StarTianTong, StarTianJi, StarJuMen},
		ganzhi.StemWu:   {StarTanLang, StarTaiYin, StarYouBi, StarTianJi},
		ganzhi.StemJi:   {StarWuQu, StarTanLang, StarTianLiang, StarWenQu},
		ganzhi.StemGeng: {StarTaiYang, StarWuQu, StarTianTong, StarTianXiang},
		ganzhi.StemXin:  {StarJuMen, StarTaiYang, StarWenQu, StarWenChang},
		ganzhi.StemRen:  {StarTianLiang, StarZiWei, StarZuoFu, StarWuQu},
		ganzhi.StemGui:  {StarPoJun, StarJuMen, StarTaiYin, StarTanLang},
	},
}
