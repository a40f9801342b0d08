package bazi

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// parseLocal reads "2006-01-02 15:04" with or without seconds.
func parseLocal(t *testing.T, s string) civil.DateTime {
	t.Helper()
	local, err := civil.ParseDateTime(strings.Replace(s, " ", "T", 1))
	if err != nil {
		t.Fatal(err)
	}
	return local
}

func loadZone(t *testing.T, name string) *civil.Zone {
	t.Helper()
	zone, err := civil.LoadZone(name)
	if err != nil {
		t.Fatal(err)
	}
	return zone
}

// birthAt is a birth of known hour.
func birthAt(t *testing.T, local, zone string) Birth {
	t.Helper()
	return Birth{Local: parseLocal(t, local), HourKnown: true, Zone: loadZone(t, zone)}
}

func cast(t *testing.T, b Birth, r Rules) *Chart {
	t.Helper()
	chart, err := NewChart(b, r)
	if err != nil {
		t.Fatal(err)
	}
	return chart
}

// castAt casts a birth of known hour.
func castAt(t *testing.T, local, zone string, r Rules) *Chart {
	t.Helper()
	return cast(t, birthAt(t, local, zone), r)
}

// line prints the pillars of a chart, year first.
func line(c *Chart) string {
	names := make([]string, len(c.Pillars))
	for i, p := range c.Pillars {
		names[i] = p.Pair.String()
	}
	return strings.Join(names, " ")
}

func wantLine(t *testing.T, c *Chart, want string) {
	t.Helper()
	if got := line(c); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// wantWarning fails unless the chart carries the warning exactly when it should.
func wantWarning(t *testing.T, c *Chart, w Warning, want bool) {
	t.Helper()
	has := false
	for _, got := range c.Warnings {
		has = has || got == w
	}
	if has != want {
		t.Errorf("warning %s: got %v, want %v (all: %v)", w, has, want, c.Warnings)
	}
}

// readRows reads a file of comma-separated rows with # comments.
func readRows(t *testing.T, name string) [][]string {
	t.Helper()
	var rows [][]string
	for _, text := range readLines(t, name) {
		if !strings.HasPrefix(text, "#") {
			rows = append(rows, strings.Split(text, ","))
		}
	}
	return rows
}

func readLines(t *testing.T, name string) []string {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var lines []string
	scanner := bufio.NewScanner(file)
	for scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	if err := scanner.Err(); err != nil {
		t.Fatal(err)
	}
	return lines
}

func degrees(east float64) *float64 { return &east }
