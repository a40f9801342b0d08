package ziwei

// Sign is the sign of the Western zodiac by the date of birth (星座, xing zuo).
type Sign uint8

// signs are the signs from the one that holds New Year's Day, each with the day
// of the month on which it begins.
var signs = [12]struct {
	name
	month, day int
}{
	{name{"摩羯座", "Mo Jie Zuo", "Capricorn"}, 12, 22}, {name{"水瓶座", "Shui Ping Zuo", "Aquarius"}, 1, 20},
	{name{"双鱼座", "Shuang Yu Zuo", "Pisces"}, 2, 19}, {name{"白羊座", "Bai Yang Zuo", "Aries"}, 3, 21},
	{name{"金牛座", "Jin Niu Zuo", "Taurus"}, 4, 20}, {name{"双子座", "Shuang Zi Zuo", "Gemini"}, 5, 21},
	{name{"巨蟹座", "Ju Xie Zuo", "Cancer"}, 6, 22}, {name{"狮子座", "Shi Zi Zuo", "Leo"}, 7, 23},
	{name{"处女座", "Chu Nü Zuo", "Virgo"}, 8, 23}, {name{"天秤座", "Tian Cheng Zuo", "Libra"}, 9, 23},
	{name{"天蝎座", "Tian Xie Zuo", "Scorpio"}, 10, 24}, {name{"射手座", "She Shou Zuo", "Sagittarius"}, 11, 23},
}

// SignOf returns the sign of a day of the Gregorian calendar, by the fixed dates
// that lists print. The Sun enters a sign up to a day earlier or later.
//
// Source: doc/sources.md#zw-sign.
func SignOf(month, day int) Sign {
	s := month % 12 // the sign that begins in the month
	if day < signs[s].day {
		s = (s + 11) % 12
	}
	return Sign(s)
}

// String returns the Hanzi.
func (s Sign) String() string { return signs[s].hanzi }

// Hant returns the traditional Hanzi.
func (s Sign) Hant() string { return signs[s].hant() }

// Pinyin returns the reading without tones.
func (s Sign) Pinyin() string { return signs[s].pinyin }

// English returns the English name.
func (s Sign) English() string { return signs[s].english }
