package site

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// almanacPath is where the almanac begins, below the language prefix. Behind it a
// month or a day: /almanac/2026-12/, /almanac/2026-12-01/.
const almanacPath = "/almanac/"

const monthLayout = "2006-01"

// almanacPage is the month of today in China.
func almanacPage() *page {
	return &page{name: "almanac", path: almanacPath, load: func(s *site, r *http.Request, v *view) {
		s.loadMonth(r, v, s.cfg.Now().In(beijing))
	}}
}

// almanacRoute returns the route of a month's or a day's page. Whether the year
// is one that the almanac has is the calculator's to say.
func almanacRoute(path string) (route, bool) {
	locale := localeOf(path)
	rest, ok := strings.CutPrefix(strings.TrimPrefix(path, "/en"), almanacPath)
	text, closed := strings.CutSuffix(rest, "/")
	if !ok || !closed {
		return route{}, false
	}
	if month, err := time.ParseInLocation(monthLayout, text, beijing); err == nil && inAlmanac(month) {
		return route{monthPage(month), locale}, true
	}
	if day, err := time.ParseInLocation(time.DateOnly, text, beijing); err == nil && inAlmanac(day) {
		return route{dayPage(day), locale}, true
	}
	return route{}, false
}

// The years that the calculators answer over the network.
const firstYear, lastYear = 1901, 2099

func inAlmanac(t time.Time) bool { return t.Year() >= firstYear && t.Year() <= lastYear }

func monthPage(month time.Time) *page {
	return &page{name: "almanac", path: almanacPath + month.Format(monthLayout) + "/", load: func(s *site, r *http.Request, v *view) {
		s.loadMonth(r, v, month)
	}}
}

// word is a name in both languages. Today is the everyday name in Chinese.
type word struct {
	Name  string `json:"name"`
	Today string `json:"today"`
	En    string `json:"en"`
}

// In returns the word in l.
func (w word) In(l i18n.Locale) string {
	switch {
	case l == i18n.En && w.En != "":
		return w.En
	case w.Today != "":
		return w.Today
	}
	return w.Name
}

// monthBody is what the page of a month shows.
type monthBody struct {
	Year           int
	Month          time.Month
	Previous, Next string // paths, "" = outside the almanac
	Weeks          [][]monthCell
	Terms          []almanacTerm // that fall into the month

	CalendarAddress string // of the year's calendar file
}

// YearText is the year in digits.
func (m *monthBody) YearText() string { return strconv.Itoa(m.Year) }

// monthCell is a day of the grid; the zero value is an empty cell.
type monthCell struct {
	almanacDay
	Path  string
	Today bool
}

// loadMonth fills v.Body with the month that day is in.
func (s *site) loadMonth(r *http.Request, v *view, day time.Time) {
	first := time.Date(day.Year(), day.Month(), 1, 12, 0, 0, 0, beijing)
	body := &monthBody{Year: first.Year(), Month: first.Month(), CalendarAddress: v.Link(almanacPath + first.Format("2006") + ".ics")}
	today := s.cfg.Now().In(beijing).Format(time.DateOnly)
	week := make([]monthCell, (int(first.Weekday())+6)%7, 7) // weeks begin on Monday
	for d := first; d.Month() == first.Month(); d = d.AddDate(0, 0, 1) {
		page, err := s.almanacDay(r.Context(), d)
		if err != nil {
			v.failed = fault.Wrap("compute an almanac page", err)
			return
		}
		date := d.Format(time.DateOnly)
		week = append(week, monthCell{*page, v.Link(almanacPath + date + "/"), date == today})
		if len(week) == 7 {
			body.Weeks, week = append(body.Weeks, week), nil
		}
		if page.Terms.OnDay {
			body.Terms = append(body.Terms, page.Terms.Current)
		}
	}
	if len(week) > 0 {
		body.Weeks = append(body.Weeks, append(week, make([]monthCell, 7-len(week))...))
	}
	body.Previous = s.monthPath(v, first.AddDate(0, -1, 0))
	body.Next = s.monthPath(v, first.AddDate(0, 1, 0))
	v.Body = body
	v.title, _ = v.T("almanac.monthTitle", "year", first.Format("2006"), "month", monthName(v.Locale, first.Month()))
}

// monthName is a month in a title.
func monthName(l i18n.Locale, m time.Month) string {
	if l == i18n.En {
		return m.String()
	}
	return time.Date(2000, m, 1, 0, 0, 0, 0, time.UTC).Format("1")
}

// monthPath is the address of a month, or "" when the almanac does not have it.
func (s *site) monthPath(v *view, month time.Time) string {
	if !inAlmanac(month) {
		return ""
	}
	return v.Link(almanacPath + month.Format(monthLayout) + "/")
}

// almanacTerm is a solar term with its instant.
type almanacTerm struct {
	word
	Local string `json:"local"`
	Date  string `json:"date"`
}

// Clock is the time of day in China, to the second.
func (t almanacTerm) Clock() string {
	_, clock, _ := strings.Cut(t.Local, "T")
	return clock
}

// almanacDay computes the page of a day, or returns the one computed before: it
// never changes.
func (s *site) almanacDay(ctx context.Context, day time.Time) (*almanacDay, error) {
	date := day.Format(time.DateOnly)
	if known, ok := s.days.Load(date); ok {
		return known.(*almanacDay), nil
	}
	input, err := json.Marshal(map[string]string{"date": date, "timezone": "Asia/Shanghai"})
	if err != nil {
		return nil, fault.Wrap("encode an almanac date", err)
	}
	raw, err := s.cfg.Calculate(ctx, "almanac_day", i18n.Zh, jsontext.Value(input))
	if err != nil {
		return nil, err
	}
	page := new(almanacDay)
	if err := json.Unmarshal(raw, page); err != nil {
		return nil, fault.Wrap("read an almanac page", err)
	}
	if len(page.Pillars) != 3 {
		return nil, fault.Wrap("read an almanac page", errors.New("it has no pillars of year, month and day"))
	}
	page.date = day
	s.days.Store(date, page)
	return page, nil
}
