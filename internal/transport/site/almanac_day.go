package site

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// almanacDay is the part of an almanac page that the site shows.
type almanacDay struct {
	Date struct {
		Gregorian string `json:"gregorian"`
		Weekday   word   `json:"weekday"`
	} `json:"date"`
	Lunar struct {
		Text  string `json:"text"`
		En    string `json:"en"`
		Month int    `json:"month"`
		Day   int    `json:"day"`
		Leap  bool   `json:"leap"`
	} `json:"lunar"`
	Pillars []struct {
		Key   string `json:"key"`
		Value string `json:"value"`
		En    string `json:"en"`
	} `json:"pillars"`
	Terms struct {
		Current almanacTerm `json:"current"`
		Next    almanacTerm `json:"next"`
		OnDay   bool        `json:"onDay"`
		Pentad  word        `json:"pentad"`
	} `json:"terms"`
	Officer word `json:"officer"`
	Road    struct {
		word
		Yellow bool `json:"yellow"`
	} `json:"road"`
	Mansion word `json:"mansion"`
	Clash   struct {
		Zodiac    word `json:"zodiac"`
		Direction word `json:"direction"`
	} `json:"clash"`
	PengZu     []word          `json:"pengZu"`
	Directions map[string]word `json:"directions"`
	FetusGod   struct {
		Place string `json:"place"`
		Where string `json:"where"`
	} `json:"fetusGod"`
	Season struct {
		Nines   string `json:"nines"`
		DogDays string `json:"dogDays"`
	} `json:"season"`
	Moon      string `json:"moon"`
	Festivals []word `json:"festivals"`
	Gods      struct {
		Lucky   []word `json:"lucky"`
		Unlucky []word `json:"unlucky"`
	} `json:"gods"`
	Closed []word            `json:"closed"`
	Suits  []almanacActivity `json:"suits"`
	Avoids []almanacActivity `json:"avoids"`
	Hours  []almanacHour     `json:"hours"`

	date time.Time
}

// almanacActivity is something that a day suits or avoids, with the gods that say so.
type almanacActivity struct {
	word
	For     []word `json:"for"`
	Against []word `json:"against"`
	Note    string `json:"note"`
}

type almanacHour struct {
	Pair     string `json:"pair"`
	From     string `json:"from"`
	To       string `json:"to"`
	Road     word   `json:"road"`
	Good     bool   `json:"good"`
	Nobleman bool   `json:"nobleman"`
}

// Number is the day of the month.
func (d *almanacDay) Number() string { return strconv.Itoa(d.date.Day()) }

// LunarIn is the lunar date in l, year and all.
func (d *almanacDay) LunarIn(l i18n.Locale) string {
	if l == i18n.En {
		return d.Lunar.En
	}
	return d.Lunar.Text
}

// LunarShort is what the cell of a month says: the day, or on the first day the
// month.
func (d *almanacDay) LunarShort(l i18n.Locale) string {
	if l == i18n.En {
		if d.Lunar.Day == 1 {
			return "M" + strconv.Itoa(d.Lunar.Month)
		}
		return strconv.Itoa(d.Lunar.Day)
	}
	_, monthDay, _ := strings.Cut(d.Lunar.Text, "年")
	month, day, _ := strings.Cut(monthDay, "月")
	if d.Lunar.Day == 1 {
		return month + "月"
	}
	return day
}

// Day is the pillar of the day.
func (d *almanacDay) Day() string { return d.Pillars[2].Value }

// Marks are what the cell says beside the dates: a festival, else the solar term
// that begins.
func (d *almanacDay) Mark(l i18n.Locale) string {
	switch {
	case d.Terms.OnDay:
		return d.Terms.Current.In(l)
	case len(d.Festivals) > 0:
		return d.Festivals[0].In(l)
	}
	return ""
}

// dayBody is what the page of a day shows.
type dayBody struct {
	*almanacDay
	Previous, Next string // paths, "" = outside the almanac
	Month          string
}

func dayPage(day time.Time) *page {
	date := day.Format(time.DateOnly)
	return &page{name: "almanac", path: almanacPath + date + "/", template: "almanac_day", load: func(s *site, r *http.Request, v *view) {
		page, err := s.almanacDay(r.Context(), day)
		if err != nil {
			v.failed = fault.Wrap("compute an almanac page", err)
			return
		}
		v.Body = dayBody{page, s.dayPath(v, day.AddDate(0, 0, -1)), s.dayPath(v, day.AddDate(0, 0, 1)), s.monthPath(v, day)}
		v.title, _ = v.T("almanac.dayTitle", "date", date, "lunar", page.LunarIn(v.Locale))
	}}
}

// dayPath is the address of a day, or "" when the almanac does not have it.
func (s *site) dayPath(v *view, day time.Time) string {
	if !inAlmanac(day) {
		return ""
	}
	return v.Link(almanacPath + day.Format(time.DateOnly) + "/")
}

// activityLine is an activity and the gods that it is printed for.
type activityLine struct{ Name, Why string }

// activityList is what a day suits or avoids: what people still do, and the other
// entries of the old book.
type activityList struct {
	Common, Others []activityLine
	Other, Nothing string
}

// Activities prepares a list for its template: the gods shown are those that suit
// it or those that avoid it.
func (v *view) Activities(list []almanacActivity, suited bool) (out activityList, err error) {
	if out.Other, err = v.T("almanac.others"); err != nil {
		return out, err
	}
	if out.Nothing, err = v.T("almanac.nothing"); err != nil {
		return out, err
	}
	for _, a := range list {
		gods := a.Against
		if suited {
			gods = a.For
		}
		why, err := v.Join(gods)
		if err != nil {
			return out, err
		}
		line := activityLine{a.In(v.Locale), why}
		if a.Today != "" {
			out.Common = append(out.Common, line)
		} else {
			out.Others = append(out.Others, line)
		}
	}
	return out, nil
}

// Join puts words in a row.
func (v *view) Join(words []word) (string, error) {
	comma, err := v.T("almanac.comma")
	texts := make([]string, len(words))
	for i, w := range words {
		texts[i] = w.In(v.Locale)
	}
	return strings.Join(texts, comma), err
}

// Weekdays are the columns of a month, from Monday on.
func (*view) Weekdays() []int { return []int{1, 2, 3, 4, 5, 6, 7} }
