package archtest

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"testing"
)

// unfinished matches the marks of work left undone. They are put together here so
// that this file holds none.
var unfinished = regexp.MustCompile(`\b(TO` + `DO|FIX` + `ME|XX` + `X|HA` + `CK)\b`)

// texts are the kinds of files that people write.
var texts = map[string]bool{
	".go": true, ".md": true, ".html": true, ".css": true, ".js": true, ".ts": true, ".svelte": true,
	".sql": true, ".txtar": true, ".yml": true, ".yaml": true, ".sh": true, ".tmpl": true, "": true,
}

func undone(tr *tree) []finding {
	var out []finding
	for _, p := range tr.paths {
		if !texts[path.Ext(p)] {
			continue
		}
		src, err := fs.ReadFile(tr.fsys, p)
		if err != nil {
			return append(out, finding{"words", p, err.Error()})
		}
		if mark := unfinished.Find(src); mark != nil {
			out = append(out, finding{"words", p, fmt.Sprintf("%s: finish it or leave it out", mark)})
		}
	}
	return out
}

func TestUndone(t *testing.T) {
	t.Parallel()
	mark := "TO" + "DO"
	wantFindings(t, undone, map[string]string{
		"a/a.go":    "package a // " + mark + ": later",
		"a/b.go":    "package a // mas" + mark + "n",
		"doc/a.md":  "A " + "FIX" + "ME.",
		"a/pic.png": mark,
		"Makefile":  "all: # ok",
	}, "a/a.go", "doc/a.md")
}
