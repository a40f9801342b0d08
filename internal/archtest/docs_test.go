package archtest

import (
	"go/ast"
	"go/token"
	"maps"
	"slices"
	"strings"
	"testing"
)

// packageComments wants a comment on every package, that begins in the usual way.
func packageComments(tr *tree) []finding {
	var out []finding
	packages := tr.packages()
	for _, dir := range slices.Sorted(maps.Keys(packages)) {
		comment, name := "", ""
		for _, f := range packages[dir] {
			comment += f.ast.Doc.Text()
			name = f.ast.Name.Name
		}
		if name == "main" && comment != "" || strings.HasPrefix(comment, "Package "+name+" ") {
			continue
		}
		out = append(out, finding{"package comment", dir, "want a comment that begins with Package " + name})
	}
	return out
}

// symbol is a declared name and what is written about it.
type symbol struct {
	name string // Name, Type.Method or Type.Field
	doc  string
	file *file
}

// symbols returns what a file declares at package level, with methods and fields.
func symbols(f *file) []symbol {
	var out []symbol
	add := func(name string, docs ...*ast.CommentGroup) {
		text := ""
		for _, d := range docs {
			text += d.Text()
		}
		out = append(out, symbol{name, text, f})
	}
	for _, d := range f.ast.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			add(funcName(d), d.Doc)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.ValueSpec:
					for _, n := range s.Names {
						add(n.Name, d.Doc, s.Doc, s.Comment)
					}
				case *ast.TypeSpec:
					add(s.Name.Name, d.Doc, s.Doc, s.Comment)
					addFields(s, add)
				}
			}
		}
	}
	return out
}

func addFields(s *ast.TypeSpec, add func(string, ...*ast.CommentGroup)) {
	var fields *ast.FieldList
	switch t := s.Type.(type) {
	case *ast.StructType:
		fields = t.Fields
	case *ast.InterfaceType:
		fields = t.Methods
	default:
		return
	}
	for _, field := range fields.List {
		for _, n := range field.Names {
			add(s.Name.Name+"."+n.Name, field.Doc, field.Comment)
		}
	}
}

// exportedDocs wants a doc comment on every exported function, method, type,
// constant and variable of calc. Constants of a group share the group's.
func exportedDocs(tr *tree) []finding {
	var out []finding
	for _, f := range tr.files {
		if f.test || !inCalc(f) || f.ast.Name.Name == "main" {
			continue
		}
		fields := fieldNames(f)
		for _, s := range symbols(f) {
			if exported(s.name) && !fields[s.name] && strings.TrimSpace(s.doc) == "" {
				out = append(out, finding{"doc comment", at(f, s.name), "an exported name of calc without one"})
			}
		}
	}
	return out
}

func fieldNames(f *file) map[string]bool {
	names := map[string]bool{}
	eachType(f, func(s *ast.TypeSpec) {
		addFields(s, func(name string, _ ...*ast.CommentGroup) { names[name] = true })
	})
	return names
}

// exported reports whether every part of a dotted name is.
func exported(name string) bool {
	for part := range strings.SplitSeq(name, ".") {
		if !token.IsExported(part) {
			return false
		}
	}
	return true
}

func TestPackageComments(t *testing.T) {
	t.Parallel()
	wantFindings(t, packageComments, map[string]string{
		"a/a.go":      "package a",
		"a/doc.go":    "// Package a is fine.\npackage a",
		"b/b.go":      "// Some licence.\n\npackage b",
		"c/c.go":      "// Package x is another.\npackage c",
		"d/d_test.go": "package d",
		"e/main.go":   "// Freeze makes tables.\npackage main",
	}, "b: want", "c: want")
}

func TestExportedDocs(t *testing.T) {
	t.Parallel()
	wantFindings(t, exportedDocs, map[string]string{
		"calc/a/a.go": `package a
type Bare struct { Field int }
// Told is documented.
type Told int
func (Told) Bare() {}
// Told is documented.
func (*Told) Told() {}
func (hidden) Method() {}
// The kinds.
const (
	One Told = iota
	Two
)
const Three = 3 // the line speaks
var Four = 4
func private() {}
`,
		"internal/a/a.go": "package a\nfunc Bare() {}",
	}, "a.go: Bare:", "a.go: Told.Bare:", "a.go: Four:")
}
