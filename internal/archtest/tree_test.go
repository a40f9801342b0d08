package archtest

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// modulePath begins the import path of our own packages.
const modulePath = "github.com/wenbu-go/wenbu"

// finding is one breach of a rule.
type finding struct {
	rule  string
	where string // a file, or file: name
	what  string
}

func (f finding) String() string { return f.rule + ": " + f.where + ": " + f.what }

// rule looks for breaches in a tree.
type rule func(*tree) []finding

// tree is the repository: its Go files, parsed, and access to the others.
type tree struct {
	fsys  fs.FS
	fset  *token.FileSet
	files []*file  // Go files, by path
	paths []string // every file, by path
}

// file is one Go file.
type file struct {
	path string
	src  []byte
	ast  *ast.File
	test bool // *_test.go
	free bool // data or generated: no limit on its length
}

func (f *file) dir() string { return path.Dir(f.path) }

// skipped directories hold nothing that is ours to judge.
func skipped(p string, fsys fs.FS) bool {
	base := path.Base(p)
	if p != "." && (strings.HasPrefix(base, ".") || base == "node_modules" || base == "testdata" || base == "bin") {
		return true
	}
	_, err := fs.Stat(fsys, path.Join(p, "go.mod"))
	return p != "." && err == nil // a module of its own
}

// load reads a tree.
func load(fsys fs.FS) (*tree, error) {
	tr := &tree{fsys: fsys, fset: token.NewFileSet()}
	err := fs.WalkDir(fsys, ".", func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && skipped(p, fsys):
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		tr.paths = append(tr.paths, p)
		if path.Ext(p) != ".go" {
			return nil
		}
		return tr.parse(p)
	})
	return tr, err
}

func (tr *tree) parse(p string) error {
	src, err := fs.ReadFile(tr.fsys, p)
	if err != nil {
		return err
	}
	parsed, err := parser.ParseFile(tr.fset, p, src, parser.ParseComments)
	if err != nil {
		return err
	}
	tr.files = append(tr.files, &file{
		path: p,
		src:  src,
		ast:  parsed,
		test: strings.HasSuffix(p, "_test.go"),
		free: strings.HasPrefix(path.Base(p), "data_") || ast.IsGenerated(parsed),
	})
	return nil
}

// packages returns the non-test files of each directory that has some.
func (tr *tree) packages() map[string][]*file {
	byDir := map[string][]*file{}
	for _, f := range tr.files {
		if !f.test {
			byDir[f.dir()] = append(byDir[f.dir()], f)
		}
	}
	return byDir
}

func (tr *tree) line(pos token.Pos) int { return tr.fset.Position(pos).Line }

// repository loads the tree that this package is part of.
func repository(t *testing.T) *tree {
	t.Helper()
	tr, err := load(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	return tr
}

// sample makes a tree from file contents.
func sample(t *testing.T, files map[string]string) *tree {
	t.Helper()
	m := fstest.MapFS{}
	for p, content := range files {
		m[p] = &fstest.MapFile{Data: []byte(content)}
	}
	tr, err := load(m)
	if err != nil {
		t.Fatal(err)
	}
	return tr
}

// wantFindings checks what a rule finds in a sample: each want is part of exactly
// one finding.
func wantFindings(t *testing.T, r rule, files map[string]string, want ...string) {
	t.Helper()
	got := r(sample(t, files))
	if len(got) != len(want) {
		t.Errorf("got %d findings %v, want %d", len(got), got, len(want))
		return
	}
	for _, w := range want {
		if !slices.ContainsFunc(got, func(f finding) bool { return strings.Contains(f.String(), w) }) {
			t.Errorf("no finding with %q in %v", w, got)
		}
	}
}

// TestRules applies every rule to the repository.
func TestRules(t *testing.T) {
	t.Parallel()
	tr := repository(t)
	used := map[exception]bool{}
	for _, r := range rules {
		for _, f := range r(tr) {
			e := exception{f.rule, f.where}
			if _, ok := exceptions[e]; ok {
				used[e] = true
				continue
			}
			t.Error(f)
		}
	}
	for e, reason := range exceptions {
		if !used[e] || reason == "" {
			t.Errorf("the exception for %s at %s is not needed, or has no reason", e.rule, e.where)
		}
	}
}

func TestLoad_LeavesOutWhatIsNotOurs(t *testing.T) {
	t.Parallel()
	tr := sample(t, map[string]string{
		"go.mod":                  "module m",
		"a/a.go":                  "package a",
		"a/testdata/x.go":         "not Go",
		"web/node_modules/x/x.go": "not Go",
		".git/x.go":               "not Go",
		"crosscheck/go.mod":       "module other",
		"crosscheck/x.go":         "not Go",
	})
	if len(tr.files) != 1 || tr.files[0].path != "a/a.go" {
		t.Errorf("got %d files", len(tr.files))
	}
}

// lines counts the lines of a text.
func lines(src []byte) int {
	n := bytes.Count(src, []byte("\n"))
	if len(src) > 0 && src[len(src)-1] != '\n' {
		n++
	}
	return n
}

func at(f *file, name string) string { return fmt.Sprintf("%s: %s", f.path, name) }
