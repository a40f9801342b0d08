// Package bazi casts the four pillars of a birth (四柱, si zhu; 八字, ba zi) and
// the luck pillars that follow from it (大运, da yun).
//
// NewChart is the whole calculation. It resolves the birth's wall clock to an
// instant, takes the year and the month from the instants of the solar terms,
// and the day and the hour from the clock that Rules name. Nothing but the
// instant moves the year and the month, so two people born at the same moment
// share them wherever they are.
//
// Every disputed step is a field of Rules; the zero value is the default.
// Chart.Applied lists the rules that decided a chart, and Chart.Boundaries how
// far the birth is from the next change of each pillar.
//
// Chart.Relations lists the relations between the pillars and whether combinations
// transform, Chart.ShenSha the stars on them, Chart.Passing the years, months,
// days and hours that pass over a chart. Where a birth is not sure,
// Chart.Alternatives and its kin list the other charts it may have, and Reverse
// finds the births that have four given pillars.
//
// Chart.Read says how a chart is read: strength, pattern and what three schools
// want in it. NewMatch sets two charts side by side, and Chart.LifeLine scores the
// years of a life. None of them moves a pillar, and each result says which step
// decided it, in English and in Chinese.
//
// Pillars is the same calculation for an instant already known, without
// allocation.
package bazi
