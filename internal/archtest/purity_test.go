package archtest

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// impure are standard packages that calc does without: it is given what it
// computes with. embed and the reading of embedded data are not among them.
const impure = "net/... os/... math/rand/... crypto/rand log/... syscall unsafe plugin testing/... database/sql/... time/tzdata"

// clock are the functions of package time that read or wait on the clock.
var clock = map[string]bool{
	"Now": true, "Since": true, "Until": true, "Sleep": true, "After": true, "AfterFunc": true,
	"Tick": true, "NewTimer": true, "NewTicker": true, "Local": true, "LoadLocation": true,
}

// seeded are the names of math/rand/v2 that draw nothing by themselves: what a
// source gives is decided by who made it. Only calc/lot needs them.
var seeded = map[string]bool{"Source": true, "ChaCha8": true, "NewChaCha8": true}

// purity keeps calc free of input, output, clock and chance. The programs below
// it that make its data are not part of the library.
func purity(tr *tree) []finding {
	var out []finding
	for _, f := range tr.files {
		if f.test || f.ast.Name.Name == "main" || !inCalc(f) {
			continue
		}
		for _, spec := range f.ast.Imports {
			if p, err := strconv.Unquote(spec.Path.Value); err != nil || listed(impure, p) && !(f.dir() == "calc/lot" && p == "math/rand/v2") {
				out = append(out, finding{"purity", f.path, "calc may not import " + p})
			}
		}
		ast.Inspect(f.ast, func(n ast.Node) bool {
			if name := selected(n, "time"); clock[name] {
				out = append(out, finding{"purity", f.path, "calc may not use time." + name})
			}
			if name := selected(n, "rand"); f.dir() == "calc/lot" && name != "" && !seeded[name] {
				out = append(out, finding{"purity", f.path, "calc may not use rand." + name})
			}
			return true
		})
	}
	return out
}

func inCalc(f *file) bool { return f.dir() == "calc" || strings.HasPrefix(f.path, "calc/") }

// selected returns X of pkg.X, or "".
func selected(n ast.Node, pkg string) string {
	if sel, ok := n.(*ast.SelectorExpr); ok {
		if id, ok := sel.X.(*ast.Ident); ok && id.Name == pkg && id.Obj == nil {
			return sel.Sel.Name
		}
	}
	return ""
}

// habits refuses what makes code and tests unreliable. Inside synctest.Test a
// sleep takes no time, so it is fine there.
func habits(tr *tree) []finding {
	var out []finding
	for _, f := range tr.files {
		var bubbles []ast.Node
		report := func(what string) { out = append(out, finding{"habits", f.path, what}) }
		ast.Inspect(f.ast, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Recv == nil && n.Name.Name == "init" {
					report("an init function")
				}
			case *ast.SelectorExpr:
				if f.test && selected(n, "time") == "Sleep" && !inside(bubbles, n) {
					report("a test that sleeps")
				}
			case *ast.CallExpr:
				if selected(n.Fun, "synctest") == "Test" {
					bubbles = append(bubbles, n)
				}
				if runsGoList(n) {
					report("a program that asks go list: its answer is not seen by the test cache")
				}
			}
			return true
		})
	}
	return out
}

func inside(outer []ast.Node, n ast.Node) bool {
	return slices.ContainsFunc(outer, func(o ast.Node) bool { return o.Pos() <= n.Pos() && n.End() <= o.End() })
}

// runsGoList reports whether a call has the arguments "go", "list".
func runsGoList(call *ast.CallExpr) bool {
	previous := ""
	for _, arg := range call.Args {
		lit, ok := arg.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			previous = ""
			continue
		}
		if previous == `"go"` && lit.Value == `"list"` {
			return true
		}
		previous = lit.Value
	}
	return false
}

func TestPurity(t *testing.T) {
	t.Parallel()
	wantFindings(t, purity, map[string]string{
		"calc/a/a.go":      "package a\nimport (\"os\"; \"time\"; \"embed\"; \"net/http\"; \"math/rand/v2\")\nvar x = time.Now()\nvar d time.Duration\n",
		"calc/a/b.go":      "package a\nfunc f(time T) { time.Now() }\n",
		"calc/a/a_test.go": "package a\nimport \"os\"\n",
		"calc/a/g/main.go": "package main\nimport \"os\"\n",
		"calc/lot/a.go":    "package lot\nimport \"math/rand/v2\"\nvar s rand.Source = rand.NewChaCha8(x)\nvar n = rand.IntN(2)\n",
		"calc/lot/b.go":    "package lot\nimport \"math/rand\"\n",
		"internal/a/a.go":  "package a\nimport \"os\"\n",
	}, "import os", "import net/http", "a.go: calc may not import math/rand/v2", "time.Now",
		"lot/a.go: calc may not use rand.IntN", "lot/b.go: calc may not import math/rand")
}

func TestHabits(t *testing.T) {
	t.Parallel()
	wantFindings(t, habits, map[string]string{
		"a/a.go":      "package a\nfunc init() {}\nfunc (T) init() {}\nfunc f() { time.Sleep(1) }\n",
		"a/a_test.go": "package a\nfunc f() { time.Sleep(1) }\n",
		"a/s_test.go": "package a\nfunc f() { synctest.Test(t, func(t *testing.T) { time.Sleep(1) }) }\n",
		"a/b_test.go": "package a\nvar c = exec.Command(\"go\", \"list\", \"./...\")\nvar d = exec.Command(\"go\", \"build\")\n",
	}, "an init function", "a test that sleeps", "go list")
}
