package main

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
)

const dir = "../.."

// slack is how far a table may be from its own series on this platform: not at
// all where it was made, one unit where arithmetic may round differently.
func slack() int64 {
	if runtime.GOARCH == "amd64" {
		return 0
	}
	return 1
}

// A sample of both tables comes out of the series exactly as it is stored.
func TestInstants_Sample(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		file    string
		layout  table.Layout
		compute func(int) float64
	}{
		{"data/terms.bin", table.Terms, theory.Term},
		{"data/newmoons.bin", table.NewMoons, theory.NewMoon},
	} {
		stored, err := os.ReadFile(filepath.Join(dir, c.file))
		if err != nil {
			t.Fatal(err)
		}
		for n := c.layout.First; n <= c.layout.Last; n += 47 {
			got, want := units(c.compute(n)), c.layout.At(string(stored), n)
			if max(got-want, want-got) > slack() {
				t.Errorf("%s: entry %d is %d, computed %d", c.file, n, want, got)
			}
		}
	}
}

func TestDeltaT_Regenerates(t *testing.T) {
	t.Parallel()
	checkFile(t, "data/deltat.bin")
}

// The whole tables, bit by bit, where they were made.
func TestInstants_Regenerate(t *testing.T) {
	if os.Getenv("WENBU_LONG") != "1" {
		t.Skip("takes 10 s: set WENBU_LONG=1")
	}
	t.Parallel()
	checkFile(t, "data/terms.bin")
	checkFile(t, "data/newmoons.bin")
}

func checkFile(t *testing.T, name string) {
	t.Helper()
	if runtime.GOARCH != "amd64" {
		t.Skip("bit-identical on amd64 only")
	}
	got, err := files[name](dir)
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s: regenerated data differ from the file", name)
	}
}
