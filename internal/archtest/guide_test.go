package archtest

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The pages that lead into the code.
const (
	wherePage    = "doc/where.md"
	glossaryPage = "doc/glossary.md"
	sourcesPage  = "doc/sources.md"
)

// rows reads the tables of a Markdown page that have the given first header
// cell. Cells are trimmed; the header and the line below it are left out.
func rows(page, first string) [][]string {
	var out [][]string
	inside := false
	for line := range strings.Lines(page) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "|") {
			inside = false
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case cells[0] == first:
			inside = true
		case inside && strings.Trim(cells[0], "-: ") != "":
			out = append(out, cells)
		}
	}
	return out
}

// whereRows checks each row of doc/where.md: question | file | symbols.
func whereRows(tr *tree) []finding {
	page, err := fs.ReadFile(tr.fsys, wherePage)
	if err != nil {
		return []finding{{"where", wherePage, err.Error()}}
	}
	var out []finding
	table := rows(string(page), "question")
	if len(table) == 0 {
		return []finding{{"where", wherePage, "no table with the column question"}}
	}
	for _, cells := range table {
		if len(cells) != 3 {
			out = append(out, finding{"where", wherePage, fmt.Sprintf("%q: want question, file and symbol", cells[0])})
			continue
		}
		p := strings.Trim(cells[1], "`")
		if !slices.Contains(tr.paths, p) {
			out = append(out, finding{"where", wherePage, fmt.Sprintf("%q: no file %s", cells[0], p)})
			continue
		}
		for _, name := range quoted(cells[2]) {
			if !tr.declares(p, name) {
				out = append(out, finding{"where", wherePage, fmt.Sprintf("%q: no %s in %s", cells[0], name, p)})
			}
		}
	}
	return out
}

func (tr *tree) declares(p, name string) bool {
	for _, f := range tr.files {
		if f.path == p {
			return slices.ContainsFunc(symbols(f), func(s symbol) bool { return s.name == name })
		}
	}
	return false
}

var span = regexp.MustCompile("`([^`]+)`")

// quoted returns what stands between back quotes.
func quoted(text string) []string {
	var out []string
	for _, m := range span.FindAllStringSubmatch(text, -1) {
		out = append(out, m[1])
	}
	return out
}

// glossaryRows checks each row of doc/glossary.md: Hanzi | pinyin | identifier |
// label | not. An identifier is package.Name, Name being possibly Type.Method,
// Type.Field or a constant; it must exist in calc and its comment must hold the
// row's Hanzi. The last column names what it must not be called.
func glossaryRows(tr *tree) []finding {
	page, err := fs.ReadFile(tr.fsys, glossaryPage)
	if err != nil {
		return []finding{{"glossary", glossaryPage, err.Error()}}
	}
	declared := map[string]string{}
	for _, f := range tr.files {
		if inCalc(f) && !f.test {
			for _, s := range symbols(f) {
				declared[f.ast.Name.Name+"."+s.name] = s.doc
			}
		}
	}
	var out []finding
	table := rows(string(page), "Hanzi")
	if len(table) == 0 {
		return []finding{{"glossary", glossaryPage, "no table with the column Hanzi"}}
	}
	for _, cells := range table {
		if len(cells) != 5 || len(quoted(cells[2])) == 0 {
			out = append(out, finding{"glossary", glossaryPage, cells[0] + ": want five cells, the third with an identifier"})
			continue
		}
		for _, id := range quoted(cells[2]) {
			doc, ok := declared[id]
			if !ok {
				out = append(out, finding{"glossary", glossaryPage, fmt.Sprintf("%s: calc declares no %s", cells[0], id)})
				continue
			}
			for hanzi := range strings.SplitSeq(cells[0], "/") {
				if hanzi = strings.TrimSpace(hanzi); !strings.Contains(doc, hanzi) {
					out = append(out, finding{"glossary", glossaryPage, fmt.Sprintf("the comment of %s does not hold %s", id, hanzi)})
				}
			}
			pkg, _, _ := strings.Cut(id, ".")
			for _, wrong := range quoted(cells[4]) {
				if _, ok := declared[pkg+"."+wrong]; ok {
					out = append(out, finding{"glossary", glossaryPage, fmt.Sprintf("%s is not to be called %s.%s", cells[0], pkg, wrong)})
				}
			}
		}
	}
	return out
}

// sources checks that every rule that calc names a source for is in
// doc/sources.md, under a heading or an anchor of that name.
func sources(tr *tree) []finding {
	page, err := fs.ReadFile(tr.fsys, sourcesPage)
	if err != nil {
		return []finding{{"sources", sourcesPage, err.Error()}}
	}
	anchors := map[string]bool{}
	for _, m := range anchor.FindAllStringSubmatch(string(page), -1) {
		anchors[m[1]+m[2]] = true
	}
	var out []finding
	for _, f := range tr.files {
		for _, m := range sourceLink.FindAllStringSubmatch(string(f.src), -1) {
			if inCalc(f) && !anchors[m[1]] {
				out = append(out, finding{"sources", at(f, m[1]), "not in " + sourcesPage})
			}
		}
	}
	return out
}

var (
	sourceLink = regexp.MustCompile(`doc/sources\.md#([a-z0-9-]+)`)
	anchor     = regexp.MustCompile(`(?m)^#+ ([a-z0-9-]+)\s*$|<a id="([a-z0-9-]+)">`)
)

// docPaths checks that what the documents name is there: files and directories in
// back quotes, and the targets of relative links.
func docPaths(tr *tree) []finding {
	var out []finding
	for _, p := range tr.paths {
		if p != "README.md" && p != "AGENTS.md" && !(strings.HasPrefix(p, "doc/") && path.Ext(p) == ".md") {
			continue
		}
		page, err := fs.ReadFile(tr.fsys, p)
		if err != nil {
			out = append(out, finding{"doc paths", p, err.Error()})
			continue
		}
		for _, name := range quoted(string(page)) {
			if tr.looksLikePath(name) && !tr.exists(name) {
				out = append(out, finding{"doc paths", p, "there is no " + name})
			}
		}
		for _, m := range link.FindAllStringSubmatch(string(page), -1) {
			target, _, _ := strings.Cut(m[1], "#")
			if target == "" || strings.Contains(target, ":") {
				continue
			}
			if target = path.Join(path.Dir(p), target); !tr.exists(target) {
				out = append(out, finding{"doc paths", p, "a link leads to " + target + ", which is not there"})
			}
		}
	}
	return out
}

var (
	link     = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	pathLike = regexp.MustCompile(`^[A-Za-z0-9_.*-]+(/[A-Za-z0-9_.*-]+)*/?$`)
)

// looksLikePath reports whether a quoted word is meant as a path here: its first
// part is one of our top directories, or it is a file's name with a known ending.
func (tr *tree) looksLikePath(s string) bool {
	if !pathLike.MatchString(s) {
		return false
	}
	first, _, nested := strings.Cut(s, "/")
	if !nested {
		return path.Ext(s) == ".md" && strings.ToUpper(s) == s[:len(s)-3]+".MD"
	}
	return !strings.HasPrefix(first, ".") && tr.exists(first)
}

func (tr *tree) exists(p string) bool {
	p = strings.TrimSuffix(strings.TrimSuffix(p, "/..."), "/")
	matches, err := fs.Glob(tr.fsys, path.Clean(p))
	return err == nil && len(matches) > 0
}

func TestWhereRows(t *testing.T) {
	t.Parallel()
	wantFindings(t, whereRows, map[string]string{
		"a/a.go": "package a\ntype T struct{ F int }\nfunc (*T) M() {}\nfunc G() {}",
		"a/b.md": "",
		wherePage: "| question | file | symbol |\n|---|---|---|\n" +
			"| q1 | `a/a.go` | `T` `T.M` `T.F` `G` |\n| q2 | `a/b.md` | |\n| q3 | `a/c.go` | `G` |\n| q4 | `a/a.go` | `H` |\n| q5 | `a/a.go` |\n",
	}, `"q3": no file a/c.go`, `"q4": no H in a/a.go`, `"q5": want question`)
	wantFindings(t, whereRows, map[string]string{}, "doc/where.md")
	wantFindings(t, whereRows, map[string]string{wherePage: "nothing"}, "no table")
}

func TestGlossaryRows(t *testing.T) {
	t.Parallel()
	wantFindings(t, glossaryRows, map[string]string{
		"calc/a/a.go": "package a\n\n// Pillar is a pillar (柱, zhu).\ntype Pillar struct {\n\tHour int // the hour pillar (时柱)\n}\n\n// Void is empty.\ntype Void int\n",
		glossaryPage: "| Hanzi | pinyin | identifier | label (en) | not |\n|---|---|---|---|---|\n" +
			"| 柱 | zhu | `a.Pillar` | pillar | `Column` |\n| 时柱 | | `a.Pillar.Hour` | | |\n" +
			"| 空亡 | | `a.Void` | | |\n| 干 | | `a.Stem` | | |\n| 柱 | | `a.Pillar` | | `Void` |\n| 枝 | | a.Branch | | |\n",
	}, "a.Void does not hold 空亡", "no a.Stem", "not to be called a.Void", "枝: want five cells")
	wantFindings(t, glossaryRows, map[string]string{}, "doc/glossary.md")
}

func TestSources(t *testing.T) {
	t.Parallel()
	code := map[string]string{
		"calc/a/a.go":     "package a\n// Source: doc/sources.md#na-yin.\n// doc/sources.md#kong-wang\n// Source: doc/sources.md#ten-gods.\n",
		"internal/a/a.go": "package a // doc/sources.md#other",
	}
	wantFindings(t, sources, code, "doc/sources.md: ")
	code[sourcesPage] = "# Sources\n\n## na-yin\n\n<a id=\"ten-gods\"></a>\n\nkong-wang\n"
	wantFindings(t, sources, code, "a.go: kong-wang")
}

func TestDocPaths(t *testing.T) {
	t.Parallel()
	wantFindings(t, docPaths, map[string]string{
		"README.md":    "See `calc/a` and `calc/b`, `calc/*.go`, `/api/v1`, `text/html`, `AGENTS.md`, [x](doc/a.md#y), [z](https://x.y/z), [w](doc/none.md).",
		"doc/a.md":     "`calc/a/a.go` `./x` `calc/a/none.go` `LICENCE.md` [up](../README.md) [b](b.md) `go test ./...`",
		"doc/x/b.md":   "`calc/...` `doc/a.md` `doc/x/`",
		"content/a.md": "`calc/none`",
		"calc/a/a.go":  "package a",
		"calc/calc.go": "package calc",
	},
		"README.md: there is no calc/b", "README.md: there is no AGENTS.md", "README.md: a link leads to doc/none.md",
		"doc/a.md: there is no calc/a/none.go", "doc/a.md: there is no LICENCE.md", "doc/a.md: a link leads to doc/b.md")
}
