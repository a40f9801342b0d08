package civil

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
)

func mustZone(t testing.TB, name string) *Zone {
	t.Helper()
	z, err := LoadZone(name)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

func wantInputError(t *testing.T, err error, field string) *calc.InputError {
	t.Helper()
	var input *calc.InputError
	if !errors.As(err, &input) {
		t.Fatalf("got error %v, want *calc.InputError", err)
	}
	if input.Field != field || input.Reason == "" || input.ReasonZh == "" {
		t.Fatalf("got %+v, want field %q and a reason in both languages", input, field)
	}
	return input
}

func TestEmbeddedDatabase(t *testing.T) {
	t.Parallel()
	sum := sha256.Sum256([]byte(zoneinfoZip))
	const want = "b2d18a7c8fa8142097a48c99609fb3c92db5ee98bc740294e57eab8ae9f94779"
	if got := hex.EncodeToString(sum[:]); got != want {
		t.Errorf("zoneinfo.zip has SHA-256 %s, README.md says %s", got, want)
	}
	if got := len(zoneFiles()); got != 597 {
		t.Errorf("got %d zones, want 597", got)
	}
	for _, f := range zoneFiles() {
		if z := mustZone(t, f.Name); z.Name() != f.Name {
			t.Errorf("LoadZone(%q).Name() = %q", f.Name, z.Name())
		}
	}
}

func TestLoadZone_names(t *testing.T) {
	t.Parallel()
	accepted := map[string]string{
		"Asia/Shanghai": "Asia/Shanghai", "asia/shanghai": "Asia/Shanghai", "AMERICA/NEW_YORK": "America/New_York",
		"UTC": "UTC", "Z": "UTC", "+00:00": "UTC", "-00:00": "UTC", "Etc/UTC": "Etc/UTC",
		"+08:00": "+08:00", "-04:00": "-04:00", "+08:05:43": "+08:05:43", "-18:00": "-18:00",
	}
	for name, want := range accepted {
		if got := mustZone(t, name).Name(); got != want {
			t.Errorf("LoadZone(%q).Name() = %q, want %q", name, got, want)
		}
	}
	refused := []string{"", "Local", "local", "Factory", "Asia", "Asia/", "Asia/Hanoi", "../Asia/Shanghai", "/etc/localtime",
		"Asia/../Asia/Shanghai", "Asia\\Shanghai", "Asia/Shanghai\x00", " UTC", "+8", "+08", "+0800", "08:00", "+8:00", "+18:00:01",
		"+24:00", "+08:60", "++8:00", "+-8:00", "GMT+8", "UTC+8", "北京"}
	for _, name := range refused {
		_, err := LoadZone(name)
		if input := wantInputError(t, err, "timezone"); input.Value != name {
			t.Errorf("LoadZone(%q): error carries value %q", name, input.Value)
		}
	}
}

func TestLoadZone_memoised(t *testing.T) {
	t.Parallel()
	if mustZone(t, "Asia/Tokyo") != mustZone(t, "asia/tokyo") {
		t.Error("the same zone was parsed twice")
	}
}

func TestFormatOffset(t *testing.T) {
	t.Parallel()
	for seconds, want := range map[int]string{
		0: "+00:00", 28800: "+08:00", -14400: "-04:00", 20700: "+05:45", 29143: "+08:05:43", -1: "-00:00:01", -17762: "-04:56:02",
	} {
		if got := FormatOffset(seconds); got != want {
			t.Errorf("FormatOffset(%d) = %q, want %q", seconds, got, want)
		}
		if back, ok := parseOffset(want); !ok || back != seconds {
			t.Errorf("parseOffset(%q) = %d, %t, want %d", want, back, ok, seconds)
		}
	}
}

// TestResolve_invertsAt takes random instants in every zone: the reading shown
// then must resolve to the same instant or be reported as shown twice.
func TestResolve_invertsAt(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	const year1800, year2150 = -5364662400, 5680281600
	for _, f := range zoneFiles() {
		z := mustZone(t, f.Name)
		for range 100 {
			unix := year1800 + random.Int64N(year2150-year1800)
			at := z.At(unix)
			back, err := z.Resolve(at.Local, nil)
			if err != nil {
				wantInputError(t, err, "time")
				if first, second, _ := z.spansShowing(at.Local); second == (span{}) || first.offset == second.offset {
					t.Errorf("%s: %v at %d is no repeated reading: %v", z.name, at.Local, unix, err)
				}
				continue
			}
			if back != at {
				t.Errorf("%s: Resolve(%v) = %+v, want %+v", z.name, at.Local, back, at)
			}
		}
	}
}

func FuzzLoadZone(f *testing.F) {
	for _, seed := range []string{"Asia/Shanghai", "+08:00", "-04:56:02", "Local", "..", ""} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, name string) {
		z, err := LoadZone(name)
		if (z == nil) == (err == nil) {
			t.Fatalf("LoadZone(%q) = %v, %v", name, z, err)
		}
		if err != nil {
			wantInputError(t, err, "timezone")
		}
	})
}

func BenchmarkResolve(b *testing.B) {
	z := mustZone(b, "Asia/Shanghai")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := z.Resolve(DateTime{1988, 5, 5, 15, 30, 0}, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLoadZone(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := LoadZone("Asia/Shanghai"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseZone(b *testing.B) {
	file := zoneFiles()["america/new_york"]
	for b.Loop() {
		parseZone(file)
	}
}
