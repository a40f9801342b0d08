package interpreter

import (
	"slices"
	"testing"
)

func TestParseBirth(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		in   string
		want birth
	}{
		{"1990年5月1日早上8点半 成都 男", birth{date: "1990-05-01", time: "08:30", place: "成都", sex: "male"}},
		{"我是1990年5月1日晚上8点半在成都出生的，女生，想看看事业", birth{date: "1990-05-01", time: "20:30", place: "成都", sex: "female"}},
		{"一九九〇年五月一日上午八点三十分，出生地：四川成都", birth{date: "1990-05-01", time: "08:30", place: "四川成都"}},
		{"1990年5月1日早上8点半，男，出生地 Springfield，看看事业", birth{date: "1990-05-01", time: "08:30", place: "Springfield", sex: "male"}},
		{"1990年5月1日早上8点半，女，出生在New York，看看事业", birth{date: "1990-05-01", time: "08:30", place: "New York", sex: "female"}},
		{"1988年十二月二十三日下午两点一刻 北京时间", birth{date: "1988-12-23", time: "14:15", timezone: "Asia/Shanghai"}},
		{"90年5月1号 08:30 Asia/Shanghai", birth{date: "1990-05-01", time: "08:30", timezone: "Asia/Shanghai"}},
		{"05年3月2日凌晨3点 上海", birth{date: "2005-03-02", time: "03:00", place: "上海"}},
		{"1990-05-01 20:05，不想说性别，UTC+8", birth{date: "1990-05-01", time: "20:05", timezone: "+08:00"}},
		{"19900501 台北 不知道时辰", birth{date: "1990-05-01", noTime: true, place: "台北"}},
		{"我1990年5月1日生，时辰不详，生于西安", birth{date: "1990-05-01", noTime: true, place: "西安"}},
		{"1990年5月1日中午12点 广州", birth{date: "1990-05-01", time: "12:00", place: "广州"}},
		{"1990年5月1日中午1点 广州", birth{date: "1990-05-01", time: "13:00", place: "广州"}},
		{"1990年5月1日夜里2点 广州", birth{date: "1990-05-01", time: "02:00", place: "广州"}},
		{"1990年5月1日23点40分 广州", birth{date: "1990-05-01", time: "23:40", place: "广州"}},
		{"1990年5月1日8点半 成都", birth{date: "1990-05-01", place: "成都", unclear: unclearTime, options: []string{"08:30", "20:30"}}},
		{"1990年5月1日晚上12点 成都", birth{date: "1990-05-01", place: "成都", unclear: midnight}},
		{"1990年5月1日辰时 成都", birth{date: "1990-05-01", place: "成都", unclear: doubleHour, options: []string{"辰"}}},
		{"农历1990年四月初七早上8点 成都", birth{time: "08:00", place: "成都", unclear: lunarDate, options: []string{"1990-04-07"}}},
		{"2000年8月16日5点30分凌晨 喀什", birth{date: "2000-08-16", time: "05:30", place: "喀什"}},
		{"1990年5月1日，上海人，看看我适合什么", birth{date: "1990-05-01", place: "上海"}},
		{"I was born May 1, 1990, 8:30 am, Chengdu. What does my chart say?", birth{date: "1990-05-01", time: "08:30", place: "Chengdu"}},
		{"阴历庚午年四月初七", birth{unclear: lunarDate}},
		{"1990年5月1日和1992年3月4日，我们合不合", birth{unclear: twoBirths, options: []string{"1990-05-01", "1992-03-04"}}},
		{"born 1 May 1990 8:30am in Chengdu, female", birth{date: "1990-05-01", time: "08:30", place: "Chengdu", sex: "female"}},
		{"I was born on May 1st, 1990 at 8:30 pm in New York, I'm a man", birth{date: "1990-05-01", time: "20:30", place: "New York", sex: "male"}},
		{"Born 1990-05-01 20:30, America/New_York", birth{date: "1990-05-01", time: "20:30", timezone: "America/New_York"}},
		{"born 5/1/1990 in London", birth{place: "London", unclear: unclearDate, options: []string{"1990-05-01", "1990-01-05"}}},
		{"born 25/12/1990 in London, unknown time", birth{date: "1990-12-25", noTime: true, place: "London"}},
		{"born 12 December 1990 at 8:30 in Paris", birth{date: "1990-12-12", place: "Paris", unclear: unclearTime, options: []string{"08:30", "20:30"}}},
		{"born 12 December 1990 at noon in San Francisco, California", birth{date: "1990-12-12", time: "12:00", place: "San Francisco, California"}},
		{"born 12 December 1990 around midnight in Rome", birth{date: "1990-12-12", place: "Rome", unclear: midnight}},
		{"I don't know my birth time. 3 March 1985, Beijing time", birth{date: "1985-03-03", noTime: true, timezone: "Asia/Shanghai"}},
		{"我男朋友最近很忙", birth{}},
		{"把上面的报告改短一点", birth{}},
		{"零点换日", birth{boundary: "midnight"}},
		{"零点换日，1990年5月1日早上8点半 成都", birth{date: "1990-05-01", time: "08:30", boundary: "midnight", place: "成都"}},
		{"1990年5月1日 上海，按零点换日", birth{date: "1990-05-01", boundary: "midnight", place: "上海"}},
		{"1990年5月1日 上海，二十三点换日", birth{date: "1990-05-01", boundary: "zi", place: "上海"}},
		{"1990年5月1日23点40分 广州，晚上23点换日", birth{date: "1990-05-01", time: "23:40", boundary: "zi", place: "广州"}},
		{"零点换日和二十三点换日，差别在哪里？", birth{}},
		{"子时换日还是零点换日，我该用哪个", birth{}},
		{"born 1 May 1990 in Chengdu, day changes at midnight", birth{date: "1990-05-01", boundary: "midnight", place: "Chengdu"}},
		{"有两点想问：事业和感情", birth{}},
		{"1990年5月1日下午两点 成都", birth{date: "1990-05-01", time: "14:00", place: "成都"}},
		{"孩子2026年3月3日早上九点 上海 男", birth{date: "2026-03-03", time: "09:00", place: "上海", sex: "male"}},
		{"成都", birth{place: "成都"}},
		{"北京时间（Asia/Shanghai）", birth{timezone: "Asia/Shanghai"}},
		{"20:30", birth{time: "20:30"}},
		{"用子时换日再排一次", birth{boundary: "zi"}},
		{"最近工作压力很大，想换个环境，不知道怎么选", birth{}},
		{"今年35岁，在上海工作了十年", birth{}},
		{"What is the difference between the day master and the year pillar?", birth{}},
		{"我生于2024年2月4日16:27:08，北京", birth{date: "2024-02-04", time: "16:27:08", place: "北京"}},
		{"2024年2月4日16时27分8秒 北京", birth{date: "2024-02-04", time: "16:27:08", place: "北京"}},
		{"born 2024-02-04 4:27:08 pm in Beijing", birth{date: "2024-02-04", time: "16:27:08", place: "Beijing"}},
		{"1990-05-01 08:30成都", birth{date: "1990-05-01", time: "08:30", place: "成都"}},
		{"19900501 0830 成都 男", birth{date: "1990-05-01", time: "08:30", place: "成都", sex: "male"}},
		{"19900501 083015 成都", birth{date: "1990-05-01", time: "08:30:15", place: "成都"}},
		{"19900501 成都 2024年想换工作", birth{date: "1990-05-01", place: "成都"}},
		{"born 1990-05-01 25:99 Chengdu", birth{date: "1990-05-01", place: "Chengdu", unclear: noSuchTime, options: []string{"25:99"}}},
		{"1990年5月1日24:00 成都", birth{date: "1990-05-01", place: "成都", unclear: midnight}},
		{"2024年11月3日 01:30 -04:00", birth{date: "2024-11-03", time: "01:30", timezone: "-04:00"}},
	} {
		got := parseBirth(c.in)
		if got.date != c.want.date || got.time != c.want.time || got.noTime != c.want.noTime || got.timezone != c.want.timezone ||
			got.place != c.want.place || got.sex != c.want.sex || got.boundary != c.want.boundary || got.unclear != c.want.unclear ||
			!slices.Equal(got.options, c.want.options) {
			t.Errorf("parseBirth(%q)\n got %+v\nwant %+v", c.in, got, c.want)
		}
	}
}

func TestReadBirth_OverSeveralMessages(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		said []string
		want birth
	}{
		{"place comes later", []string{"1990年5月1日早上8点半，男，看看事业", "成都"}, birth{date: "1990-05-01", time: "08:30", place: "成都", sex: "male"}},
		{"time made clear", []string{"1990年5月1日8点半 成都", "20:30"}, birth{date: "1990-05-01", time: "20:30", place: "成都"}},
		{"time given up", []string{"1990年5月1日辰时 成都", "按时辰未知来看"}, birth{date: "1990-05-01", noTime: true, place: "成都"}},
		{"lunar made clear", []string{"农历1990年四月初七早上8点 成都", "公历1990年5月1日"}, birth{date: "1990-05-01", time: "08:00", place: "成都"}},
		{"another person", []string{"1990年5月1日早上8点半 成都 男", "那1992年3月4日的呢"}, birth{date: "1992-03-04"}},
		{"slashes made clear", []string{"born 5/1/1990 in London", "1990-05-01"}, birth{date: "1990-05-01", place: "London"}},
	} {
		got := readBirth(c.said)
		if got.date != c.want.date || got.time != c.want.time || got.noTime != c.want.noTime || got.place != c.want.place || got.sex != c.want.sex || got.unclear != clear {
			t.Errorf("%s:\n got %+v\nwant %+v", c.name, got, c.want)
		}
	}
}

// TestConventionHour_IsNoBirthTime names a change of day while a birth is
// selected: the hour in it is nobody's time of birth.
func TestConventionHour_IsNoBirthTime(t *testing.T) {
	t.Parallel()
	charts := 0
	for _, message := range []string{
		"零点换日", "按零点换日，帮我看看事业", "夜里23点换日，写一份我的事业报告", "零点换日和二十三点换日，差别在哪里？", "按二十三点换日，研究一下我的日柱",
		"Compare midnight and 23:00 day change for me", "My career, please; day changes at midnight",
	} {
		for _, mode := range []string{`"mode":"explore"`, inResearch} {
			o := play(t, ask(message, someone, mode))
			if o.last.birth.time != "08:30" || o.last.birth.date != "1990-05-01" {
				t.Errorf("%s (%s): born %s %s, want 1990-05-01 08:30", message, mode, o.last.birth.date, o.last.birth.time)
			}
			for _, c := range o.last.charts {
				charts++
				if c.input.Time == nil || *c.input.Time != "08:30" {
					t.Errorf("%s (%s): a chart of %+v", message, mode, c.input)
				}
			}
		}
	}
	if charts < 14 { // each message is answered with a chart, or with two
		t.Errorf("only %d charts were made", charts)
	}
}

func FuzzParseBirth(f *testing.F) {
	f.Add("1990年5月1日早上8点半 成都 男")
	f.Add("born 5/1/1990 at 8:30 in London")
	f.Add("农历二十三点四分")
	f.Fuzz(func(t *testing.T, s string) {
		b := parseBirth(s)
		if b.time != "" && len(b.time) != 5 && len(b.time) != 8 {
			t.Errorf("time %q from %q", b.time, s)
		}
	})
}
