package site

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// icalendar is the content type of RFC 5545.
const icalendar = "text/calendar; charset=utf-8"

// newCalendar makes an empty calendar file.
func newCalendar(name string) *ics.Calendar {
	c := ics.NewCalendarFor("Wenbu")
	c.SetMethod(ics.MethodPublish)
	c.SetName(name)
	c.SetXWRCalName(name)
	return c
}

// allDay adds a whole day. Its identity is the same in every edition, so that a
// second import changes the entry and adds none; stamp is the day itself for the
// same reason.
func allDay(c *ics.Calendar, id string, day time.Time, summary string) *ics.VEvent {
	e := c.AddEvent(id + "@wenbu")
	e.SetDtStampTime(day.UTC())
	e.SetAllDayStartAt(day)
	e.SetAllDayEndAt(day.AddDate(0, 0, 1))
	e.SetSummary(summary)
	e.SetTimeTransparency(ics.TransparencyTransparent)
	return e
}

// serveYear answers /almanac/2026.ics and /en/almanac/2026.ics: the solar terms of
// a year, the first days of lunar months and the festivals. It reports whether the
// path is one of these.
func (s *site) serveYear(w http.ResponseWriter, r *http.Request) bool {
	locale := localeOf(r.URL.Path)
	name, ok := strings.CutPrefix(strings.TrimPrefix(r.URL.Path, "/en"), almanacPath)
	text, file := strings.CutSuffix(name, ".ics")
	year, err := strconv.Atoi(text)
	if !ok || !file || len(text) != 4 || err != nil || year < firstYear || year > lastYear {
		return false
	}
	calendar, err := s.yearCalendar(r, locale, year)
	if err != nil {
		s.cfg.Log.Error("almanac page not computed", "err", err)
		s.serveMessage(w, r, http.StatusInternalServerError, internalError)
		return true
	}
	s.writeDocument(w, r, document{contentType: icalendar, text: []byte(calendar.Serialize())})
	return true
}

func (s *site) yearCalendar(r *http.Request, l i18n.Locale, year int) (*ics.Calendar, error) {
	v := s.newView(route{almanacPage(), l})
	name, err := v.T("almanac.calendarName", "year", strconv.Itoa(year))
	if err != nil {
		return nil, err
	}
	c := newCalendar(name)
	for d := time.Date(year, 1, 1, 12, 0, 0, 0, beijing); d.Year() == year; d = d.AddDate(0, 0, 1) {
		page, err := s.almanacDay(r.Context(), d)
		if err != nil {
			return nil, err
		}
		addDay(c, l, page)
	}
	return c, nil
}

// addDay adds what is to be told about a day, if anything.
func addDay(c *ics.Calendar, l i18n.Locale, page *almanacDay) {
	date := page.date.Format(time.DateOnly)
	if page.Terms.OnDay {
		term := page.Terms.Current
		allDay(c, date+"-term", page.date, term.In(l)+" "+term.Clock()+" UTC+8")
	}
	for i, festival := range page.Festivals {
		allDay(c, date+"-festival-"+strconv.Itoa(i), page.date, festival.In(l))
	}
	if page.Lunar.Day == 1 {
		allDay(c, date+"-month", page.date, page.LunarIn(l))
	}
}

// pickCalendar is the file with the days that were picked.
func (s *site) pickCalendar(v *view, result *pickResult) *document {
	c := newCalendar(result.Purpose.In(v.Locale))
	for _, choice := range result.Choices {
		day, err := time.ParseInLocation(time.DateOnly, choice.Date, beijing)
		if err != nil { // the calculator writes dates
			s.cfg.Log.Error("a picked day is no date", "err", err)
			continue
		}
		e := allDay(c, choice.Date+"-"+result.Purpose.ID, day, result.Purpose.In(v.Locale)+" · "+choice.LunarIn(v.Locale))
		var why []string
		for _, reason := range choice.Reasons {
			why = append(why, reason.In(v.Locale))
		}
		e.SetDescription(strings.Join(why, "\n"))
	}
	return &document{contentType: icalendar, name: "wenbu-" + result.Purpose.ID + ".ics", text: []byte(c.Serialize())}
}
