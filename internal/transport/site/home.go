package site

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"html/template"
	"net/http"
	"time"
)

// homePage is the landing page: what can be done here, and the pillars of now.
func homePage() *page {
	return &page{name: "home", path: "/", load: loadHome}
}

// homeBody is the figure of the landing page; without Drawing it is left out.
type homeBody struct{ Drawing template.HTML }

// beijing is the clock of the figure on the landing page.
var beijing = time.FixedZone("+08:00", 8*60*60)

func loadHome(s *site, r *http.Request, v *view) {
	now := s.cfg.Now().In(beijing)
	input, err := json.Marshal(birthInput{
		Date:        now.Format(time.DateOnly),
		Time:        new(now.Format("15:04")),
		Timezone:    "+08:00",
		DayBoundary: "midnight",
		Locale:      v.Locale,
	})
	if err != nil {
		s.cfg.Log.Error("landing chart not encoded", "err", err)
		return
	}
	v.Body = homeBody{Drawing: s.draw(r.Context(), "bazi", jsontext.Value(input), v.Locale)}
}
