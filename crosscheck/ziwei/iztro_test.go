package ziwei

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

var update = flag.Bool("update", false, "write the digests of iztro's charts anew")

// long reports whether iztro itself shall run.
func long() bool { return os.Getenv("WENBU_LONG") != "" }

// iztro is a running iztro.js.
type iztro struct {
	command *exec.Cmd
	out     *bufio.Reader
	lines   int // of one answer
}

// startIztro sends births or passings to iztro, which answers each with as many
// lines. The modules are installed when they are not there.
func startIztro[T fmt.Stringer](t *testing.T, inputs []T, lines int, arguments ...string) *iztro {
	t.Helper()
	if _, err := os.Stat("node_modules/iztro"); errors.Is(err, os.ErrNotExist) {
		if out, err := exec.Command("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund").CombinedOutput(); err != nil {
			t.Fatalf("npm ci: %v\n%s", err, out)
		}
	}
	node := exec.CommandContext(t.Context(), "node", append([]string{"iztro.js"}, arguments...)...)
	in, inputEnd := io.Pipe()
	node.Stdin, node.Stderr = in, os.Stderr
	out, err := node.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := node.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		w := bufio.NewWriter(inputEnd)
		for _, each := range inputs {
			fmt.Fprintln(w, each)
		}
		inputEnd.CloseWithError(w.Flush())
	}()
	return &iztro{node, bufio.NewReaderSize(out, 1<<16), lines}
}

// next returns the next answer.
func (z *iztro) next(t *testing.T) string {
	t.Helper()
	var text strings.Builder
	for range z.lines {
		line, err := z.out.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		text.WriteString(line)
	}
	return text.String()
}

// end waits until iztro has ended; it must have said no more.
func (z *iztro) end(t *testing.T) {
	t.Helper()
	if rest, err := io.ReadAll(z.out); err != nil || len(rest) > 0 {
		t.Errorf("iztro says more than it was asked: %q %v", rest, err)
	}
	if err := z.command.Wait(); err != nil {
		t.Error(err)
	}
}

// The lines of iztro's answers.
const (
	chartLines   = 14
	passingLines = 8
)

func digestsOf[T fmt.Stringer](t *testing.T, inputs []T, lines int) []string {
	t.Helper()
	z, d := startIztro(t, inputs, lines), newDigester()
	for range inputs {
		d.add(z.next(t))
	}
	z.end(t)
	return d.finish()
}

// TestIztro runs iztro on every birth and holds the committed digests to what it
// says.
func TestIztro(t *testing.T) {
	if !long() {
		t.Skip("runs iztro under Node; WENBU_LONG=1")
	}
	all := births(t)
	got := goldens{digestsOf(t, all, chartLines), digestsOf(t, passings(all), passingLines), map[string]string{}}
	for _, o := range choices {
		got.options[o.name] = o.theirs(t)
	}
	if *update {
		if err := os.WriteFile(goldenFile, []byte(got.file(time.Now().Format(time.DateOnly))), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want := readGoldens(t)
	if !slices.Equal(got.births, want.births) || !slices.Equal(got.passings, want.passings) || !maps.Equal(got.options, want.options) {
		t.Error("iztro says other things than when the digests were made")
	}
}

// TestIztro_Plain holds the shortcuts of iztro.js to iztro untouched.
func TestIztro_Plain(t *testing.T) {
	if !long() {
		t.Skip("runs iztro under Node; WENBU_LONG=1")
	}
	all := births(t)
	var sample []passing
	for i, p := range passings(all) {
		if i%42 == 0 {
			sample = append(sample, p)
		}
	}
	var natal []birth
	for i := 0; i < len(all); i += 153 {
		natal = append(natal, all[i])
	}
	same(t, natal, chartLines)
	same(t, sample, passingLines)
}

func same[T fmt.Stringer](t *testing.T, inputs []T, lines int) {
	t.Helper()
	quick, plain := startIztro(t, inputs, lines), startIztro(t, inputs, lines, "--plain")
	for range inputs {
		if a, b := quick.next(t), plain.next(t); a != b {
			t.Errorf("got\n%s\nand untouched\n%s", a, b)
		}
	}
	quick.end(t)
	plain.end(t)
}

// otherDates is how many of the births of TestIztro_OtherYears have another lunar
// date in iztro: two before 1645, where calendars of the time decide, and three
// after 2100, where its Delta T moves a new moon across midnight.
const otherDates = 5

// TestIztro_OtherYears compares births of 1600–1899 and 2101–2199, one a month, in
// all hours but the late Zi hour. Where the lunar date is alike all else must be,
// but for the pillars shown.
func TestIztro_OtherYears(t *testing.T) {
	if !long() {
		t.Skip("runs iztro under Node; WENBU_LONG=1")
	}
	var list []birth
	for year := 1600; year < 2200; year++ {
		if year >= 1900 && year <= 2100 {
			continue
		}
		for m := range 12 {
			date := civil.DateTime{Year: year, Month: 1 + m, Day: 1 + (year*7+m*5)%28}
			list = append(list, birth{date, (year + m) % (times - 1), (year+m)%2 == 0})
		}
	}
	z, moved := startIztro(t, list, chartLines), 0
	for _, b := range list {
		theirs := z.next(t)
		c, err := b.cast(ziwei.Rules{})
		if err != nil {
			t.Fatal(b, err)
		}
		if !strings.Contains(theirs, ";"+c.Lunar.String()+";") {
			moved++
			continue
		}
		if got := newSheet(b, c).String(); plain(got) != plain(theirs) {
			t.Errorf("%s: got\n%s\nwant\n%s", b, got, theirs)
		}
	}
	z.end(t)
	if moved != otherDates {
		t.Errorf("%d of %d have another lunar date, want %d", moved, len(list), otherDates)
	}
}
