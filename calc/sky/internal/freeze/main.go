// Command freeze writes the frozen tables of package sky into its directory
// data: solar terms and new moons from the series of package theory, Delta T
// from the reference instants in testdata, observations, and the Earth's long-term
// rotation. go generate runs it in the directory of package sky.
package main

import (
	"fmt"
	"log"
	"math"
	"os"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
)

const unitsPerDay = 864_000

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	for name, make := range files {
		data, err := make(".")
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := os.WriteFile(name, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// files says how each file is made; dir is the directory of package sky.
var files = map[string]func(dir string) ([]byte, error){
	"data/terms.bin":    func(string) ([]byte, error) { return instants(table.Terms, theory.Term) },
	"data/newmoons.bin": func(string) ([]byte, error) { return instants(table.NewMoons, theory.NewMoon) },
	"data/deltat.bin":   deltaT,
}

// instants makes a table of the days that compute gives.
func instants(layout table.Layout, compute func(n int) float64) ([]byte, error) {
	at := make([]int64, layout.Last-layout.First+1)
	for i := range at {
		at[i] = units(compute(layout.First + i))
	}
	return layout.Encode(at)
}

// units is a day in the unit of the tables.
func units(day float64) int64 { return int64(math.Round(day * unitsPerDay)) }
