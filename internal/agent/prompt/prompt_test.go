package prompt

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func TestSystem_Golden(t *testing.T) {
	t.Parallel()
	for _, locale := range []i18n.Locale{i18n.Zh, i18n.En} {
		for mode, research := range map[string]bool{"explore": false, "research": true} {
			got, err := System(locale, Params{Research: research, ModelCalls: 5, ToolCalls: 12, Seconds: 120})
			if err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("testdata", Version, "system."+mode+"."+string(locale)+".md")
			if *update {
				if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(got+"\n"), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got+"\n" != string(want) {
				t.Errorf("%s differs from what System returns:\n%s", file, got)
			}
		}
	}
}

// TestF48_ChineseOnly checks that no line of the Chinese prompt is an English
// sentence that a model could echo, and that none of the words which it must not
// use in diagrams are asked for.
func TestF48_ChineseOnly(t *testing.T) {
	t.Parallel()
	text, err := System(i18n.Zh, Params{ModelCalls: 5, ToolCalls: 12, Seconds: 120})
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(text + "\n" + Final.Zh + "\n" + Report.Zh + "\n" + Close.Zh + "\n" + Repair.Zh) {
		if !strings.ContainsFunc(line, func(r rune) bool { return unicode.Is(unicode.Han, r) }) && strings.TrimSpace(line) != "" {
			t.Errorf("a line without Chinese: %q", line)
		}
	}
}

func TestNotes_InBothLanguages(t *testing.T) {
	t.Parallel()
	for name, note := range map[string]i18n.Text{"Snapshot": Snapshot, "Final": Final, "Report": Report, "Close": Close, "Repair": Repair} {
		if note.Zh == "" || note.En == "" || strings.ContainsAny(note.Zh+note.En, "\n") {
			t.Errorf("%s must be one line in each language: %+v", name, note)
		}
	}
}
