package civil

import (
	"archive/zip"
	_ "embed"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/calc"
)

//go:embed zoneinfo.zip
var zoneinfoZip string

// maxFixedOffsetSeconds is the largest fixed offset accepted. Offsets in use
// run from -12:00 to +14:00, local mean times of the past to ±16:00.
const maxFixedOffsetSeconds = 18 * 3600

// Zone is the history of clock offsets of one place (时区, shi qu), or one fixed
// offset. It is immutable and safe for concurrent use. The zero value is UTC.
type Zone struct {
	name  string
	loc   *time.Location // nil = UTC
	fixed bool
	fold  *int // offset of the readings to take of those shown twice; nil = none
}

// Name returns the IANA name in its official spelling, or the fixed offset as
// "UTC" or ±HH:MM.
func (z *Zone) Name() string {
	if z.loc == nil {
		return utcName
	}
	return z.name
}

// Fixed reports whether the zone is one offset and no place, so that nothing is
// known of summer time (夏令时).
func (z *Zone) Fixed() bool { return z.fixed || z.loc == nil }

// AtFold returns z with a choice between readings that its clocks showed twice: the
// one with the given offset, in seconds east of UTC. Everything else about the zone
// stays, its name and summer time too.
func (z *Zone) AtFold(offsetSeconds int) *Zone {
	chosen := *z
	chosen.fold = &offsetSeconds
	return &chosen
}

func (z *Zone) location() *time.Location {
	if z.loc == nil {
		return time.UTC
	}
	return z.loc
}

// utcName is the name of the offset zero.
const utcName = "UTC"

// LoadZone returns the zone with an IANA name such as "Asia/Shanghai" (letter
// case does not matter), or with a fixed offset written "UTC", "Z", "+08:00" or
// "-04:56:02".
//
// The first use of a name parses its embedded data (about 20 µs; the first name
// of all also reads the index, under 1 ms); later uses return the same *Zone.
// The error is a *calc.InputError on the field "timezone".
// Source: doc/sources.md#civil-zones.
func LoadZone(name string) (*Zone, error) {
	if seconds, ok := parseOffset(name); ok {
		return FixedZone(seconds), nil
	}
	file := zoneFiles()[strings.ToLower(name)]
	if file == nil {
		return nil, &calc.InputError{Field: "timezone", Value: name,
			Reason:   `is not a known time zone; give an IANA name such as "Asia/Shanghai" or an offset such as "+08:00"`,
			ReasonZh: "不是已知的时区；请用 IANA 名称（如 Asia/Shanghai）或固定偏移（如 +08:00）",
		}
	}
	if known, ok := parsedZones.Load(file.Name); ok {
		return known.(*Zone), nil
	}
	zone := parseZone(file)
	parsedZones.Store(file.Name, zone)
	return zone, nil
}

// FixedZone returns the zone that is always the given seconds east of UTC.
func FixedZone(offsetSeconds int) *Zone {
	name := utcName
	if offsetSeconds != 0 {
		name = FormatOffset(offsetSeconds)
	}
	return &Zone{name: name, loc: time.FixedZone(name, offsetSeconds), fixed: true}
}

// ParseOffset reads an offset written "UTC", "Z", "+08:00" or "-04:56:02" and
// returns it in seconds east of UTC. An error names the field "offset".
func ParseOffset(s string) (seconds int, err error) {
	seconds, ok := parseOffset(s)
	if !ok {
		return 0, &calc.InputError{Field: "offset", Value: s,
			Reason:   `must be hours and minutes from Universal Time, at most 18 hours, for example "+08:00"`,
			ReasonZh: "须写作与世界时相差的时分，不超过 18 小时，例如 +08:00",
		}
	}
	return seconds, nil
}

// FormatOffset writes an offset in seconds east of UTC as ±HH:MM, or ±HH:MM:SS
// when it has seconds.
func FormatOffset(seconds int) string {
	sign := '+'
	if seconds < 0 {
		sign, seconds = '-', -seconds
	}
	text := fmt.Sprintf("%c%02d:%02d", sign, seconds/3600, seconds/60%60)
	if seconds%60 != 0 {
		text += fmt.Sprintf(":%02d", seconds%60)
	}
	return text
}

// parseOffset reads "UTC", "Z", ±HH:MM and ±HH:MM:SS.
func parseOffset(s string) (seconds int, ok bool) {
	if s == utcName || s == "Z" {
		return 0, true
	}
	if s == "" || s[0] != '+' && s[0] != '-' {
		return 0, false
	}
	clock, ok := scanClock(s[1:])
	seconds = clock.Hour*3600 + clock.Minute*60 + clock.Second
	if s[0] == '-' {
		seconds = -seconds
	}
	return seconds, ok && max(seconds, -seconds) <= maxFixedOffsetSeconds
}

// parsedZones memoises *Zone by official name; at most one entry per zone of
// the embedded database.
var parsedZones sync.Map

// zoneFiles is the index of the embedded database by lower-case name.
var zoneFiles = sync.OnceValue(func() map[string]*zip.File {
	archive, err := zip.NewReader(strings.NewReader(zoneinfoZip), int64(len(zoneinfoZip)))
	if err != nil {
		panic("civil: embedded zoneinfo.zip: " + err.Error())
	}
	files := make(map[string]*zip.File, len(archive.File))
	for _, f := range archive.File {
		if f.Name != "Factory" { // a placeholder for unset clocks, not a place
			files[strings.ToLower(f.Name)] = f
		}
	}
	return files
})

// parseZone panics only on a damaged embedded file; a test loads every zone.
func parseZone(file *zip.File) *Zone {
	data, err := readFile(file)
	if err != nil {
		panic("civil: embedded zone " + file.Name + ": " + err.Error())
	}
	loc, err := time.LoadLocationFromTZData(file.Name, data)
	if err != nil {
		panic("civil: embedded zone " + file.Name + ": " + err.Error())
	}
	return &Zone{name: file.Name, loc: loc}
}

func readFile(file *zip.File) ([]byte, error) {
	r, err := file.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	return io.ReadAll(r)
}
