package almanac

import (
	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Frame returns what the rules of the day gods need to know of the day.
//
// Rule: 土王用事 are the eighteen days before the day of each start of season.
// Source: doc/sources.md#day-gods.
func (d Day) Frame() daygod.Frame {
	jdn := d.JDN()
	f := daygod.Frame{
		Year: d.YearPair, Month: d.MonthPair, Day: d.DayPair,
		LunarMonth: d.Lunar.Month, LunarDay: d.Lunar.Day, LastDay: d.LastOfMonth(),
		FirstDay: ganzhi.PairOfDay(d.Month.FirstJDN).Branch(),
		Term:     int(d.Term.Term), TermDay: jdn - d.Term.JDN + 1,
		DogDays: d.DogDays().Day > 0, SheDay: d.SheDay() != "",
	}
	f.JieDay = f.TermDay
	if d.Term.Term.IsZhongQi() {
		f.JieDay = jdn - d.Term.later(-1).JDN + 1
	}
	if d.NextTerm.JDN == jdn+1 {
		f.TermsEve = int(d.NextTerm.Term)
	}
	f.EarthReign = d.nextSeason().JDN-jdn <= 18
	return f
}

// nextSeason returns the next start of a season (四立) after the day.
func (d Day) nextSeason() TermDay {
	next := d.NextTerm
	return next.later((int(TermLiChun) - int(next.Term) + SolarTerms) % 6)
}

// dayGodRules returns the part of the rules that the day gods follow.
func (r Rules) dayGodRules() daygod.Rules {
	return daygod.Rules{
		YearVirtue: r.YearVirtue == YearVirtueCounts,
		Popular:    r.Taboos == TaboosPopular,
		CellOnly:   r.OnlyLists == OnlyListsOff,
	}
}

// Gods returns the day's gods (吉神凶煞).
func (d Day) Gods() daygod.Set { return daygod.Of(d.Frame(), d.Rules.dayGodRules()) }

// Advice returns what the day suits and avoids, with the reasons (宜忌).
func (d Day) Advice() *daygod.Advice { return daygod.Advise(d.Frame(), d.Rules.dayGodRules()) }
