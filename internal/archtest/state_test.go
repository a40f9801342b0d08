package archtest

import (
	"go/ast"
	"go/token"
	"strings"
	"testing"
)

// globalState finds package-level variables that change after they are
// initialised: assigned, incremented, deleted from, or of a type that exists to
// be changed. sync.OnceValue and its kin are constants computed late and pass.
func globalState(tr *tree) []finding {
	var out []finding
	for _, files := range tr.packages() {
		vars := packageVars(files)
		for _, f := range files {
			out = append(out, changes(f, vars)...)
			out = append(out, changeable(f)...)
		}
	}
	return out
}

// packageVars returns the names of the variables at package level.
func packageVars(files []*file) map[string]bool {
	names := map[string]bool{}
	for _, f := range files {
		eachVar(f, func(spec *ast.ValueSpec) {
			for _, n := range spec.Names {
				if n.Name != "_" {
					names[n.Name] = true
				}
			}
		})
	}
	return names
}

func eachVar(f *file, visit func(*ast.ValueSpec)) {
	for _, d := range f.ast.Decls {
		if gen, ok := d.(*ast.GenDecl); ok && gen.Tok == token.VAR {
			for _, s := range gen.Specs {
				visit(s.(*ast.ValueSpec))
			}
		}
	}
}

// changes finds statements that change a package-level variable.
func changes(f *file, vars map[string]bool) []finding {
	var out []finding
	check := func(target ast.Expr) {
		if name := rootName(f, target, vars); name != "" {
			out = append(out, finding{"global state", at(f, name), "a package-level variable is changed"})
		}
	}
	ast.Inspect(f.ast, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE {
				for _, target := range n.Lhs {
					check(target)
				}
			}
		case *ast.IncDecStmt:
			check(n.X)
		case *ast.RangeStmt:
			if n.Tok == token.ASSIGN {
				check(n.Key)
				check(n.Value)
			}
		case *ast.CallExpr:
			if fn, ok := n.Fun.(*ast.Ident); ok && (fn.Name == "delete" || fn.Name == "clear" || fn.Name == "copy") {
				check(n.Args[0])
			}
		}
		return true
	})
	return out
}

// rootName returns the package-level variable that an expression is part of.
func rootName(f *file, e ast.Expr, vars map[string]bool) string {
	for {
		switch x := e.(type) {
		case *ast.IndexExpr:
			e = x.X
		case *ast.SelectorExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.Ident:
			if vars[x.Name] && (x.Obj == nil || f.ast.Scope.Lookup(x.Name) == x.Obj) {
				return x.Name
			}
			return ""
		default:
			return ""
		}
	}
}

// changeable finds package-level variables of types that exist to be changed,
// and exported tables in calc that an importer could change.
func changeable(f *file) []finding {
	var out []finding
	eachVar(f, func(spec *ast.ValueSpec) {
		for i, name := range spec.Names {
			t := spec.Type
			if lit, ok := valueOf(spec, i).(*ast.CompositeLit); ok && t == nil {
				t = lit.Type
			}
			for _, pkg := range []string{"sync", "atomic"} {
				if selected(t, pkg) != "" {
					out = append(out, finding{"global state", at(f, name.Name), "a package-level lock, cache or counter"})
				}
			}
			if inCalc(f) && name.IsExported() && isTable(t) {
				out = append(out, finding{"global state", at(f, name.Name), "an exported slice or map can be changed by anyone"})
			}
		}
	})
	return out
}

func valueOf(spec *ast.ValueSpec, i int) ast.Expr {
	if i < len(spec.Values) {
		return spec.Values[i]
	}
	return nil
}

func isTable(t ast.Expr) bool {
	switch t := t.(type) {
	case *ast.MapType:
		return true
	case *ast.ArrayType:
		return t.Len == nil
	}
	return false
}

func TestGlobalState(t *testing.T) {
	t.Parallel()
	wantFindings(t, globalState, map[string]string{
		"calc/a/a.go": strings.Join([]string{
			"package a",
			"var table = map[string]int{}",
			"var n, other int",
			"var once sync.Once",
			"var late = sync.OnceValue(f)",
			"var Exported = []int{1}",
			"var Fixed = [2]int{1, 2}",
			"var fine = T{}",
			"var _ I = fine",
			"func f(n int) { n = 1; table := 2; table++; fine.Method() }",
		}, "\n"),
		"calc/a/b.go": strings.Join([]string{
			"package a",
			`func g() { table["x"] = 1 }`,
			"func h() { n++ }",
			"func i() { for other = range 3 {} }",
			"func j() { delete(table, 1) }",
			"func k(fine T) { fine.x = 1 }",
			"func l() { Fixed[0] = 2; _ = f() }",
		}, "\n"),
		"calc/a/a_test.go": "package a\nvar seen int\nfunc m() { seen = 1 }",
	},
		"b.go: table", "b.go: table", "b.go: n", "b.go: other", "b.go: Fixed",
		"a.go: once: a package-level lock", "a.go: Exported: an exported slice")
}
