package agent

// TurnRequest is the body of POST /api/v1/agent. Unknown members are refused.
// Lengths count UTF-16 units.
type TurnRequest struct {
	Message string    `json:"message" limit:"1..3000" trim:"true"`
	Consent bool      `json:"consent" const:"true"`
	Locale  string    `json:"locale" enum:"zh|en" default:"\"zh\""`
	Mode    string    `json:"mode" enum:"explore|research" default:"\"explore\""`
	NewDraw bool      `json:"newDraw" default:"false"`
	History []History `json:"history" limit:"0..16" default:"[]"` // contents ≤ 28000 together
	Context Context   `json:"context" default:"{}"`
}

// History is one earlier message.
type History struct {
	Role    string `json:"role" enum:"user|assistant"`
	Content string `json:"content" limit:"0..7000"`
}

// Context is what the person chose to send along.
type Context struct {
	Note      string         `json:"note" limit:"0..5000" default:"\"\""`
	Birth     *BirthInfo     `json:"birth,omitzero"`
	Readings  []ReadingInput `json:"readings" limit:"0..6" default:"[]"`
	Reports   []Report       `json:"reports" limit:"0..2" default:"[]"`
	SourceIDs []string       `json:"sourceIds" limit:"0..12" items:"0..120" default:"[]"`
}

// BirthInfo is the selected birth profile. Calculators check its ranges.
type BirthInfo struct {
	Date        string   `json:"date" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"`
	Time        *string  `json:"time" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" required:"true"` // HH:MM, or null when unknown
	Timezone    string   `json:"timezone" limit:"1..80" trim:"true"`
	DayBoundary string   `json:"dayBoundary" enum:"midnight|zi"`
	SolarTime   bool     `json:"solarTime"`
	Longitude   *float64 `json:"longitude,omitzero" range:"-180..180"`
	Sex         string   `json:"sex,omitzero" enum:"male|female"`
}
