package almanac

import "time"

// Festival is a festival or observance (节日, jie ri).
type Festival struct {
	Name string
	En   string
}

// lunarFestivals are those of the lunar date, by month × 100 + day.
// Source: doc/sources.md#festivals.
var lunarFestivals = map[int]Festival{
	101: {"春节", "Spring Festival"}, 105: {"破五", "Po Wu, end of the new year taboos"}, 107: {"人日", "Day of Mankind"},
	108: {"谷日", "Day of Grain"}, 109: {"天日", "Birthday of Heaven"}, 110: {"地日", "Birthday of the Earth"},
	115: {"元宵节", "Lantern Festival"}, 120: {"天穿节", "Tian Chuan, mending of heaven"}, 125: {"填仓节", "Filling of the Granaries"},
	201: {"中和节", "Zhong He"}, 202: {"龙抬头", "Dragon Raises its Head"}, 303: {"上巳节", "Shang Si"},
	408: {"浴佛节", "Buddha's Birthday"}, 505: {"端午节", "Dragon Boat Festival"}, 606: {"天贶节", "Tian Kuang, airing day"},
	624: {"观莲节", "Lotus Festival"}, 707: {"七夕节", "Qixi"}, 715: {"中元节", "Ghost Festival"},
	815: {"中秋节", "Mid-Autumn Festival"}, 909: {"重阳节", "Double Ninth"}, 1001: {"寒衣节", "Winter Clothes Day"},
	1015: {"下元节", "Lower Yuan Festival"}, 1208: {"腊八节", "Laba Festival"}, 1216: {"尾牙", "Wei Ya, year-end feast"},
	1223: {"北方小年", "Little New Year (north)"}, 1224: {"南方小年", "Little New Year (south)"},
}

// civilFestivals are those of the Gregorian date, by month × 100 + day, with the
// first year.
var civilFestivals = map[int]struct {
	since int
	Festival
}{
	101: {1912, Festival{"元旦", "New Year's Day"}}, 308: {1924, Festival{"妇女节", "Women's Day"}},
	312: {1979, Festival{"植树节", "Arbor Day"}}, 501: {1920, Festival{"劳动节", "Labour Day"}},
	504: {1949, Festival{"青年节", "Youth Day"}}, 601: {1950, Festival{"儿童节", "Children's Day"}},
	701: {1941, Festival{"建党节", "Founding of the Communist Party"}}, 801: {1933, Festival{"建军节", "Army Day"}},
	910: {1985, Festival{"教师节", "Teachers' Day"}}, 1001: {1949, Festival{"国庆节", "National Day"}},
}

// weekdayFestivals fall on the n-th weekday of a month.
var weekdayFestivals = [...]struct {
	month, nth int
	weekday    time.Weekday
	since      int
	Festival
}{
	{5, 2, time.Sunday, 1914, Festival{"母亲节", "Mother's Day"}},
	{6, 3, time.Sunday, 1972, Festival{"父亲节", "Father's Day"}},
	{11, 4, time.Thursday, 1941, Festival{"感恩节", "Thanksgiving (United States)"}},
}

// Festivals returns the festivals of the day: those of the lunar date, of the
// solar terms and of the Gregorian date. Public holidays are decreed year by
// year and are not computed.
//
// Rule: leap months carry no festivals; 除夕 is the last day of the lunar year,
// 地藏节 the last of month 7, 寒食 the day before 清明.
// Source: doc/sources.md#festivals.
func (d Day) Festivals() []Festival {
	list := d.lunarFestivals()
	switch term, on := d.OnTerm(); {
	case on && term.Term == TermQingMing:
		list = append(list, Festival{"清明节", "Tomb-Sweeping Day"})
	case on && term.Term == TermDongZhi:
		list = append(list, Festival{"冬至节", "Winter Solstice Festival"})
	case d.NextTerm.Term == TermQingMing && d.NextTerm.JDN == d.JDN()+1:
		list = append(list, Festival{"寒食节", "Cold Food Festival"})
	}
	switch d.SheDay() {
	case "春社":
		list = append(list, Festival{"春社", "Spring Sacrifice to the Soil"})
	case "秋社":
		list = append(list, Festival{"秋社", "Autumn Sacrifice to the Soil"})
	}
	return append(list, d.civilFestivals()...)
}

func (d Day) lunarFestivals() []Festival {
	var list []Festival
	if f, ok := lunarFestivals[d.Lunar.Month*100+d.Lunar.Day]; ok && !d.Lunar.Leap {
		list = append(list, f)
	}
	if !d.LastOfMonth() {
		return list
	}
	if d.Lunar.Month == 7 && !d.Lunar.Leap {
		list = append(list, Festival{"地藏节", "Ksitigarbha Festival"})
	}
	if next, err := China.MonthOn(d.Date.AddDays(1)); err == nil && next.Year != d.Lunar.Year {
		list = append(list, Festival{"除夕", "New Year's Eve"})
	}
	return list
}

func (d Day) civilFestivals() []Festival {
	var list []Festival
	if f, ok := civilFestivals[d.Date.Month*100+d.Date.Day]; ok && d.Date.Year >= f.since {
		list = append(list, f.Festival)
	}
	for _, f := range weekdayFestivals {
		nth := (d.Date.Day-1)/7 + 1
		if d.Date.Month == f.month && nth == f.nth && d.Date.Weekday() == f.weekday && d.Date.Year >= f.since {
			list = append(list, f.Festival)
		}
	}
	return list
}
