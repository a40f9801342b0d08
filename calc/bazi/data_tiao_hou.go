package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// The stems that 穷通宝鉴 asks for, by day master and month from 寅 to 丑, the most
// important first. Source: doc/sources.md#tiao-hou.

// tiaoHouSummary is the table that circulates under the name of the book: the
// reading of the majority of three public transcriptions, each cell of which stands
// in at least two.
var tiaoHouSummary = [ganzhi.Stems][ganzhi.Branches]string{
	ganzhi.StemJia:  {"丙癸", "庚丙丁戊己", "庚丁壬", "癸丁庚", "癸丁庚", "癸丁庚", "庚丁壬", "庚丁丙", "庚甲丁壬癸", "庚丁丙戊", "丁庚丙", "丁庚丙"},
	ganzhi.StemYi:   {"丙癸", "丙癸", "癸丙戊", "癸", "癸丙", "癸丙", "丙癸己", "癸丙丁", "癸辛", "丙戊", "丙", "丙"},
	ganzhi.StemBing: {"壬庚", "壬己", "壬甲", "壬庚癸", "壬庚", "壬庚", "壬戊", "壬癸", "甲壬", "甲戊庚壬", "壬戊己", "壬甲"},
	ganzhi.StemDing: {"甲庚", "庚甲", "甲庚", "甲庚", "壬庚癸", "甲壬庚", "甲庚丙戊", "甲庚丙戊", "甲庚戊", "甲庚", "甲庚", "甲庚"},
	ganzhi.StemWu:   {"丙甲癸", "丙甲癸", "甲丙癸", "甲丙癸", "壬甲丙", "癸丙甲", "丙癸甲", "丙癸", "甲丙癸", "甲丙", "丙甲", "丙甲"},
	ganzhi.StemJi:   {"丙庚甲", "甲癸丙", "丙癸甲", "癸丙", "癸丙", "癸丙", "丙癸", "丙癸", "甲丙癸", "丙甲戊", "丙甲戊", "丙甲戊"},
	ganzhi.StemGeng: {"戊甲壬丙丁", "丁甲庚丙", "甲丁壬癸", "壬戊丙丁", "壬癸", "丁甲", "丁甲", "丁甲丙", "甲壬", "丁丙", "丁甲丙", "丙丁甲"},
	ganzhi.StemXin:  {"己壬庚", "壬甲", "壬甲", "壬甲癸", "壬己癸", "壬庚甲", "壬甲戊", "壬甲", "壬甲", "壬丙", "丙戊壬甲", "丙壬戊己"},
	ganzhi.StemRen:  {"庚丙戊", "戊辛庚", "甲庚", "壬辛庚癸", "癸庚辛", "辛甲", "戊丁", "甲庚", "甲丙", "戊丙庚", "戊丙", "丙丁甲"},
	ganzhi.StemGui:  {"辛丙", "庚辛", "丙辛甲", "辛", "庚辛壬癸", "庚辛壬癸", "丁", "辛丙", "辛甲壬癸", "庚辛戊丁", "丙辛", "丙丁"},
}

// tiaoHouText has the stems in the order in which the book's sentence on the cell
// names them. A slash parts the days before the 中气 from those after it.
var tiaoHouText = [ganzhi.Stems][ganzhi.Branches]string{
	ganzhi.StemJia:  {"丙癸", "庚戊", "庚壬", "癸丁", "癸丁庚", "丁庚", "丁庚", "丁丙庚", "丁壬癸", "庚丁丙", "丁庚丙", "庚丁"},
	ganzhi.StemYi:   {"丙癸", "丙癸", "癸丙", "癸丙庚辛", "癸/癸丙", "丙癸", "丙癸", "癸/丙癸", "癸辛", "丙戊", "丙", "丙"},
	ganzhi.StemBing: {"壬庚辛", "壬", "壬甲", "壬", "壬", "壬庚", "壬", "壬", "甲壬", "甲戊庚", "壬戊", "壬甲"},
	ganzhi.StemDing: {"庚甲", "庚甲", "甲庚", "甲庚", "壬", "甲壬", "甲庚", "甲丙庚", "甲庚", "甲庚癸戊", "甲庚癸戊", "甲庚癸戊"},
	ganzhi.StemWu:   {"丙甲癸", "丙甲癸", "甲丙癸", "甲丙癸", "壬甲丙", "癸丙甲", "丙癸甲", "丙癸", "甲癸", "甲丙", "丙甲", "丙甲"},
	ganzhi.StemJi:   {"丙", "甲癸", "丙癸甲", "癸丙", "癸丙", "癸丙", "癸丙辛", "癸丙辛", "癸丙辛甲", "丙甲戊", "丙甲", "丙甲"},
	ganzhi.StemGeng: {"丙甲丁", "丁甲庚", "甲丁", "壬戊丙", "壬癸", "丁甲", "丁甲", "丁甲丙", "甲壬", "丁丙", "丁甲丙", "丙丁甲"},
	ganzhi.StemXin:  {"己壬庚", "壬甲", "壬甲", "壬", "壬己", "壬庚", "壬甲戊", "壬", "壬甲", "壬丙", "壬丙", "丙壬戊己"},
	ganzhi.StemRen:  {"庚丙戊", "戊辛庚", "甲庚", "壬辛庚", "癸庚", "辛甲癸", "戊丁", "甲庚", "甲丙", "戊丙庚", "戊丙", "丙/丙甲"},
	ganzhi.StemGui:  {"辛庚丙", "庚辛", "丙/丙辛甲", "辛", "庚辛壬", "庚辛", "丁", "辛丙", "辛甲", "庚辛", "丙辛", "丙"},
}
