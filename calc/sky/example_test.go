package sky_test

import (
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/calc/sky"
)

// Lichun 立春 of 2024, when the year pillar changes.
func ExampleSolarTerm() {
	const lichun = 2
	at, _ := sky.SolarTerm(2024, lichun)
	fmt.Println(time.UnixMilli(at.Unix()).UTC().Format("2006-01-02 15:04:05.0"))
	// Output: 2024-02-04 08:27:07.5
}

// The new moon before the Mid-Autumn Festival of 2025 begins its lunar month.
func ExampleNewMoonBefore() {
	festival := sky.FromUnix(time.Date(2025, 10, 6, 12, 0, 0, 0, time.UTC).UnixMilli())
	at, _ := sky.NewMoon(sky.NewMoonBefore(festival))
	fmt.Println(time.UnixMilli(at.Unix()).UTC().Format("2006-01-02 15:04:05.0"))
	// Output: 2025-09-21 19:54:07.8
}

// In early November a sundial is a quarter of an hour ahead of an even clock.
func ExampleEquationOfTime() {
	noon := sky.FromUnix(time.Date(2024, 11, 3, 4, 0, 0, 0, time.UTC).UnixMilli())
	fmt.Printf("%.0f s\n", sky.EquationOfTime(noon))
	// Output: 987 s
}
