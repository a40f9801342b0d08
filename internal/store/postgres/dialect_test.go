package postgres

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestSameAsSQLite holds both packages to the same files, the same functions in
// the same order, and the same migrations, so that a diff of the two lists the
// differences between the dialects and nothing else.
func TestSameAsSQLite(t *testing.T) {
	t.Parallel()
	const other = "../sqlite"
	for _, pattern := range []string{"account*.go", "forum.go", "ledger*.go", "quota.go", "session*.go", "windows.go"} {
		theirs := names(t, filepath.Join(other, pattern))
		if ours := names(t, pattern); !slices.Equal(ours, theirs) || len(ours) == 0 {
			t.Errorf("files %s: %v here, %v there", pattern, ours, theirs)
		}
		for _, name := range theirs {
			here, there := functions(t, name), functions(t, filepath.Join(other, name))
			here = slices.DeleteFunc(here, func(f string) bool { return f == "lockAccount" || f == "lockPrices" }) // SQLite has one writer
			if !slices.Equal(here, there) {
				t.Errorf("%s:\n%v here\n%v there", name, here, there)
			}
		}
	}
	if ours, theirs := names(t, "migrations/*.sql"), names(t, other+"/migrations/*.sql"); !slices.Equal(ours, theirs) {
		t.Errorf("migrations: %v here, %v there", ours, theirs)
	}
}

// names returns the names of files that are no tests.
func names(t *testing.T, pattern string) []string {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, p := range paths {
		if ok, _ := filepath.Match("*_test.go", filepath.Base(p)); !ok {
			list = append(list, filepath.Base(p))
		}
	}
	return list
}

// functions returns the names of a file's functions and methods, in its order.
func functions(t *testing.T, path string) []string {
	t.Helper()
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := parser.ParseFile(token.NewFileSet(), path, src, 0)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok {
			list = append(list, f.Name.Name)
		}
	}
	return list
}
