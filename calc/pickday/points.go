package pickday

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/daygod"
)

// Point is one part of a day's score, with its reason (评分依据).
type Point struct {
	Value int
	Zh    string
	En    string
}

// The scale. It is ours: the book says which days may be used, not which is best.
const (
	pointsVirtue    = 6  // suited by a virtue, a pardon or a wish
	pointsSuit      = 2  // each other god that suits it
	maxSuits        = 3  // of them counted
	pointsPrefer    = 2  // each god preferred for the purpose that does not suit it already
	pointsRoad      = 2  // yellow road
	pointsOfficer   = 2  // an officer preferred for the purpose
	pointsMansion   = 1  // a mansion that almanacs print as lucky
	pointsBalanced  = -2 // lucky and unlucky gods balance
	pointsWarn      = -2 // each lesser clash with a person
	pointsMonthTabu = -2 // 月忌
)

// points returns the parts of a day's score.
//
// Source: doc/sources.md#date-selection.
func (q Query) points(c Choice, gods daygod.Set) []Point {
	list := suitPoints(c.Verdict.For)
	for _, g := range q.Purpose.preferred(gods) {
		if !c.Verdict.For.Has(g) {
			list = append(list, godPoint(pointsPrefer, g, "更宜", "preferred: "))
		}
	}
	day := c.Day
	add := func(holds bool, p Point) {
		if holds {
			list = append(list, p)
		}
	}
	road, officer, mansion := day.RoadGod(), day.Officer(), day.Mansion()
	add(road.Yellow(), Point{pointsRoad, "黄道：" + road.String(), "yellow road: " + road.English()})
	add(q.Purpose.prefersOfficer(officer), Point{pointsOfficer, "建除：" + officer.String(), "officer: " + officer.English()})
	add(mansion.Lucky(), Point{pointsMansion, "宿：" + mansion.String(), "mansion: " + mansion.English()})
	add(c.Verdict.Note == daygod.NoteBalanced, Point{pointsBalanced, "吉凶相抵", "lucky and unlucky gods balance"})
	add(monthTaboo(day), Point{pointsMonthTabu, "月忌", "monthly taboo (lunar day 5, 14, 23)"})
	for _, w := range c.Warnings {
		zh, en := w.Relation.Words()
		list = append(list, Point{pointsWarn, fmt.Sprintf("第 %d 人：%s", w.Person+1, zh), fmt.Sprintf("person %d: %s", w.Person+1, en)})
	}
	return list
}

func suitPoints(suits daygod.Set) []Point {
	var list []Point
	virtue, others := false, 0
	for g := range suits.All() {
		switch {
		case isVirtue(g) && !virtue:
			virtue = true
			list = append(list, godPoint(pointsVirtue, g, "宜", "suited by "))
		case !isVirtue(g) && others < maxSuits:
			others++
			list = append(list, godPoint(pointsSuit, g, "宜", "suited by "))
		}
	}
	return list
}

func godPoint(value int, g daygod.God, zh, en string) Point {
	return Point{value, zh + "：" + g.String(), en + g.English()}
}

// isVirtue reports whether a god is one of 德 赦 愿.
func isVirtue(g daygod.God) bool {
	switch g.String() {
	case "天德", "月德", "天德合", "月德合", "天赦", "天愿":
		return true
	}
	return false
}

func monthTaboo(day almanac.Day) bool {
	switch day.Lunar.Day {
	case 5, 14, 23:
		return true
	}
	return false
}
