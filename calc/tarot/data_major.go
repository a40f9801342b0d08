package tarot

import "github.com/wenbu-go/wenbu/calc"

var majorNames = [majors]calc.Text{
	{Zh: "愚者", En: "The Fool"},
	{Zh: "魔术师", En: "The Magician"},
	{Zh: "女祭司", En: "The High Priestess"},
	{Zh: "女皇", En: "The Empress"},
	{Zh: "皇帝", En: "The Emperor"},
	{Zh: "教皇", En: "The Hierophant"},
	{Zh: "恋人", En: "The Lovers"},
	{Zh: "战车", En: "The Chariot"},
	{Zh: "力量", En: "Strength"},
	{Zh: "隐士", En: "The Hermit"},
	{Zh: "命运之轮", En: "Wheel of Fortune"},
	{Zh: "正义", En: "Justice"},
	{Zh: "倒吊人", En: "The Hanged Man"},
	{Zh: "死神", En: "Death"},
	{Zh: "节制", En: "Temperance"},
	{Zh: "恶魔", En: "The Devil"},
	{Zh: "高塔", En: "The Tower"},
	{Zh: "星星", En: "The Star"},
	{Zh: "月亮", En: "The Moon"},
	{Zh: "太阳", En: "The Sun"},
	{Zh: "审判", En: "Judgement"},
	{Zh: "世界", En: "The World"},
}
