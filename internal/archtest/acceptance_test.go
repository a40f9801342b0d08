package archtest

import (
	"fmt"
	"go/ast"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// acceptancePage lists the acceptance lines and the faults of the protocol, each
// with the tests that show it.
const acceptancePage = "doc/acceptance.md"

// demanded says how many lines of each letter there are. Lines of the letters
// below, which are about pages, may be listed too.
var demanded = map[string]int{"T": 22, "A": 13, "Q": 8, "H": 16, "R": 8, "P": 8, "S": 8, "D": 3, "V": 4, "K": 8, "F": 65}

// offered are the greatest numbers of lines that may be listed.
var offered = map[string]int{"U": 13, "F": 81}

const notKept = "not kept"

// acceptance checks doc/acceptance.md: id | what must hold | where | test. Every
// demanded id has a row; the file is there, the test is in it, and its name or its
// text carries the id. A row "not kept" gives the reason instead of a test.
func acceptance(tr *tree) []finding {
	page, err := fs.ReadFile(tr.fsys, acceptancePage)
	if err != nil {
		return []finding{{"acceptance", acceptancePage, err.Error()}}
	}
	var out []finding
	add := func(what string) { out = append(out, finding{"acceptance", acceptancePage, what}) }
	listed := map[string]bool{}
	for _, cells := range rows(string(page), "id") {
		id := cells[0]
		if len(cells) != 4 || !knownLine(id) {
			add(id + ": want the id of a line, what must hold, where and a test")
			continue
		}
		listed[id] = true
		if cells[1] == "" {
			add(id + ": it is not said what must hold")
		}
		if cells[2] == notKept {
			if len(cells[3]) < 20 {
				add(id + ": not kept without a reason")
			}
			continue
		}
		if what := tr.lacks(id, strings.Trim(cells[2], "`"), strings.Trim(cells[3], "`")); what != "" {
			add(id + ": " + what)
		}
	}
	for letter, last := range demanded {
		for n := range last {
			if id := fmt.Sprint(letter, n+1); !listed[id] {
				add(id + ": no row")
			}
		}
	}
	slices.SortFunc(out, func(a, b finding) int { return strings.Compare(a.what, b.what) })
	return out
}

var lineID = regexp.MustCompile(`^([A-Z])([1-9][0-9]?)$`)

func knownLine(id string) bool {
	m := lineID.FindStringSubmatch(id)
	var n int
	if m == nil {
		return false
	}
	if _, err := fmt.Sscan(m[2], &n); err != nil {
		return false
	}
	return n <= max(demanded[m[1]], offered[m[1]])
}

// lacks says what is wrong with a test that is named for a line, "" if nothing is.
func (tr *tree) lacks(id, p, test string) string {
	src, err := fs.ReadFile(tr.fsys, p)
	if err != nil {
		return "no file " + p
	}
	text, found := "", false
	switch path.Ext(p) {
	case ".go":
		text, found = tr.testText(p, test)
	case ".ts", ".mjs": // the title of a test
		text, found = test, strings.Contains(string(src), "'"+test+"'") || strings.Contains(string(src), "`"+test+"`")
	case ".txtar": // a line of comment
		text, found = test, strings.Contains(string(src), "\n# "+test+"\n")
	}
	switch {
	case !found || test == "":
		return fmt.Sprintf("no test %q in %s", test, p)
	case !carries(text, id):
		return fmt.Sprintf("%s of %s does not name the line", test, p)
	}
	return ""
}

// testText finds a test function of a file, "Name" or "Name/beginning of a title",
// and returns the text that has to carry the id: the title, or else the name, the
// comment and the body of the function.
func (tr *tree) testText(p, test string) (string, bool) {
	name, title, part := strings.Cut(test, "/")
	for _, f := range tr.files {
		if f.path != p {
			continue
		}
		for _, d := range f.ast.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Name.Name != name || !takesT(fn) {
				continue
			}
			start, end := tr.fset.Position(fn.Pos()).Offset, tr.fset.Position(fn.End()).Offset
			body := string(f.src[start:end])
			if part {
				return title, strings.Contains(body, `"`+title)
			}
			return fn.Doc.Text() + body, true
		}
	}
	return "", false
}

// takesT reports whether a function is given a *testing.T.
func takesT(fn *ast.FuncDecl) bool {
	for _, field := range fn.Type.Params.List {
		if star, ok := field.Type.(*ast.StarExpr); ok {
			if s, ok := star.X.(*ast.SelectorExpr); ok && s.Sel.Name == "T" {
				return true
			}
		}
	}
	return false
}

// carries reports whether a text holds an id, and not as a part of a longer word.
func carries(text, id string) bool {
	return regexp.MustCompile(`(^|[^A-Z0-9])` + id + `([^0-9]|$)`).MatchString(text)
}

func TestAcceptance(t *testing.T) {
	t.Parallel()
	var table strings.Builder
	table.WriteString("| id | what must hold | where | test |\n|---|---|---|---|\n")
	for letter, last := range demanded {
		for n := range last {
			fmt.Fprintf(&table, "| %s%d | x | not kept | there is nothing of the kind here |\n", letter, n+1)
		}
	}
	code := map[string]string{
		"a/a_test.go": "package a\n// H9: it holds.\nfunc TestA(t *testing.T) { t.Run(\"T1 is shown\", f) }\nfunc TestH10_B(t *testing.T) {}\nfunc TestNot() {} // T2\n",
		"w/w.test.ts": "it('F53: stays', f)",
		"e/e.txtar":   "x\n# F55: the flag\ny",
	}
	row := func(id, where, test string) string { return "| " + id + " | x | " + where + " | " + test + " |\n" }
	code[acceptancePage] = table.String() + row("H9", "`a/a_test.go`", "`TestA`") + row("T1", "`a/a_test.go`", "`TestA/T1 is`") + row("H10", "`a/a_test.go`", "`TestH10_B`") +
		row("F53", "`w/w.test.ts`", "`F53: stays`") + row("F55", "`e/e.txtar`", "`F55: the flag`") + row("U1", "not kept", "there is nothing of the kind")
	wantFindings(t, acceptance, code)
	code[acceptancePage] += row("H1", "`a/a_test.go`", "`TestH10_B`") + row("H10", "`a/a_test.go`", "`TestA`") + row("T2", "`a/a_test.go`", "`TestNot`") +
		row("T3", "`a/none_test.go`", "`TestA`") + row("T1", "`a/a_test.go`", "`TestA/T1 was`") + row("F54", "`w/w.test.ts`", "`F53: stays`") +
		row("Z1", "x", "y") + row("F82", "x", "y") + row("U14", "x", "y") + row("F3", "not kept", "")
	wantFindings(t, acceptance, code, "H1: TestH10_B", "H10: TestA", `T2: no test "TestNot"`, "T3: no file", `T1: no test "TestA/T1 was"`, "F54: F53: stays",
		"Z1: want", "F82: want", "U14: want", "F3: not kept without")
	code[acceptancePage] = strings.Replace(table.String(), "| Q4 ", "| Q3 ", 1)
	wantFindings(t, acceptance, code, "Q4: no row")
	wantFindings(t, acceptance, map[string]string{}, acceptancePage)
}
