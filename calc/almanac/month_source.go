package almanac

import (
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// Source says where a month of the calendar is known from (月份依据).
type Source uint8

// The sources, from the newest calendars to the oldest.
const (
	SourceRule          Source = iota // computed by the rule of GB/T 33661-2017
	SourceIssued                      // 时宪历 1645-1911: the rule, with the months that were issued otherwise
	SourceReconstructed               // before 1645: tables of historians, as two programs have them
	SourceWitness                     // before 1645: the tables, corrected by a calendar or record of the time
)

var sourceNames = [...]string{SourceRule: "rule", SourceIssued: "issued", SourceReconstructed: "reconstructed", SourceWitness: "witness"}

// String returns the source's name on the wire.
func (s Source) String() string { return sourceNames[s] }

// Confidence says how sure the first day and the number of a month are (可信度).
type Confidence uint8

// The levels of confidence.
const (
	ConfidenceHigh   Confidence = iota // no known source says otherwise
	ConfidenceMedium                   // one line of tables, or a year after 2200
	ConfidenceLow                      // sources disagree, or the new moon is too near midnight to tell
)

var confidenceNames = [...]string{ConfidenceHigh: "high", ConfidenceMedium: "medium", ConfidenceLow: "low"}

// String returns the level's name on the wire.
func (c Confidence) String() string { return confidenceNames[c] }

// witnessed are the months before 1645 whose first day or number is not the one
// that the tables have, by the day they begin.
//
// Source: doc/sources.md#lunisolar-ancient-months.
var witnessed = map[int]Confidence{
	1822697: ConfidenceLow,  // 278 month 3, a day later
	1835778: ConfidenceLow,  // 314 month 1, a day earlier
	1835837: ConfidenceLow,  // 314 month 3, a day earlier
	1878185: ConfidenceLow,  // 430 month 2, a day later
	1985883: ConfidenceLow,  // 724 leap 12, not 725 month 1
	2255378: ConfidenceHigh, // 1462 month 11, a day earlier
	2298818: ConfidenceHigh, // 1581 month 10, a day earlier
	2301151: ConfidenceHigh, // 1588 month 3, a day later
	2301181: ConfidenceHigh, // 1588 month 4, a day later
	2301446: ConfidenceHigh, // 1588 month 12, a day earlier
	2305493: ConfidenceHigh, // 1600 month 1, a day later
	2308771: ConfidenceHigh, // 1609 month 1, a day later
}

// contested are spans of days before 1645 where rival calendars or programs
// number the months differently.
var contested = [...]struct{ from, to int }{
	{1729528, 1729883}, // 23, months 2-12: the calendars of Xin and of the Gengshi emperor
	{1808315, 1808374}, // 238, which of two months is the leap month
	{1985913, 1985942}, // 725 month 1, or its leap month
}

// Source returns where the month is known from.
func (m LunarMonth) Source() Source {
	switch {
	case m.Year > 1911:
		return SourceRule
	case m.FirstJDN >= firstRuleDay:
		return SourceIssued
	}
	if _, ok := witnessed[m.FirstJDN]; ok {
		return SourceWitness
	}
	return SourceReconstructed
}

// nearMidnight is the distance of a new moon from midnight below which a first
// day of the future is called uncertain, in seconds.
const nearMidnight = 60

// Confidence returns how sure the month is. From 2036 on it compares the
// distance of the new moon from midnight with a minute and with three standard
// deviations of Delta T; from 2201 on civil time itself depends on decisions
// that are not made yet.
func (m LunarMonth) Confidence() Confidence {
	if m.FirstJDN < firstRuleDay {
		return ancientConfidence(m.FirstJDN)
	}
	if m.Year < 2036 {
		return ConfidenceHigh
	}
	_, sigma := sky.DeltaT(m.NewMoon)
	switch margin := float64(China.MidnightMarginSeconds(m)); {
	case margin < max(nearMidnight, 3*sigma):
		return ConfidenceLow
	case m.Year > 2200:
		return ConfidenceMedium
	}
	return ConfidenceHigh
}

func ancientConfidence(firstJDN int) Confidence {
	if c, ok := witnessed[firstJDN]; ok {
		return c
	}
	for _, span := range contested {
		if span.from <= firstJDN && firstJDN < span.to {
			return ConfidenceLow
		}
	}
	return ConfidenceMedium
}

// Because returns the source in words: Chinese, English.
func (m LunarMonth) Because() (zh, en string) {
	switch m.Source() {
	case SourceIssued:
		return "清代时宪历：按定朔定气推算，与当时颁行者不同之处照颁行", "Shixian calendar of the Qing: true new moons and terms, following the issued calendar where the two differ"
	case SourceReconstructed:
		return "1645 年以前：后世史家所编朔闰表", "before 1645: months as tabulated by later historians"
	case SourceWitness:
		return "1645 年以前：朔闰表，并据存世历书或史籍订正", "before 1645: tables of historians, corrected by a surviving calendar or record"
	}
	return "按 GB/T 33661-2017 推算", "computed by GB/T 33661-2017"
}

// FirstDay returns the Gregorian date of the first day of the month.
func (m LunarMonth) FirstDay() civil.DateTime { return civil.FromJDN(m.FirstJDN) }
