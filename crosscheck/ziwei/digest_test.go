package ziwei

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"os"
	"strings"
	"testing"
)

// goldenFile holds what iztro says of every birth, as one digest a block.
const goldenFile = "testdata/iztro.txt"

// blockSize is the number of births, or of passings, that share a digest.
const blockSize = 500

// goldens are the digests of what iztro says: of the births, of the passings, and of
// samples by other rules.
type goldens struct {
	births, passings []string
	options          map[string]string // by choice.name
}

// digester digests texts block by block.
type digester struct {
	hash hash.Hash
	n    int
	sums []string
}

func newDigester() *digester { return &digester{hash: sha256.New()} }

// add takes the text of the next chart, whose lines end with a line feed each.
func (d *digester) add(text string) {
	d.hash.Write([]byte(text))
	if d.n++; d.n%blockSize == 0 {
		d.close()
	}
}

func (d *digester) close() {
	d.sums = append(d.sums, hex.EncodeToString(d.hash.Sum(nil)[:8]))
	d.hash.Reset()
}

// finish returns the digests, that of the last block too.
func (d *digester) finish() []string {
	if d.n%blockSize != 0 {
		d.close()
	}
	return d.sums
}

func readGoldens(tb testing.TB) goldens {
	tb.Helper()
	file, err := os.Open(goldenFile)
	if err != nil {
		tb.Fatal(err)
	}
	defer file.Close()
	g := goldens{options: map[string]string{}}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		switch kind, sum, _ := strings.Cut(lines.Text(), " "); kind {
		case "births":
			g.births = append(g.births, sum)
		case "passings":
			g.passings = append(g.passings, sum)
		case "option":
			name, sum, _ := strings.Cut(sum, " ")
			g.options[name] = sum
		}
	}
	return g
}

// file returns the golden file, made on a day.
func (g goldens) file(day string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# What iztro 2.6.1 says of the births and passings of births_test.go, by its default rules in zh-CN: the first 64 bits of\n"+
		"# SHA-256 of every %d texts of iztro.js; below, of samples by other rules, options_test.go. Made on %s by WENBU_LONG=1 go test -run TestIztro . -update\n", blockSize, day)
	for _, sum := range g.births {
		fmt.Fprintln(&b, "births", sum)
	}
	for _, sum := range g.passings {
		fmt.Fprintln(&b, "passings", sum)
	}
	for _, o := range choices {
		fmt.Fprintln(&b, "option", o.name, g.options[o.name])
	}
	return b.String()
}
