package archtest

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The libraries that packages share.
const (
	jsonschema = "github.com/google/jsonschema-go/jsonschema"
	leaves     = "internal/fault internal/i18n internal/units"
)

// may says what each package may import beside the standard library: packages of
// this module by their path in it, others by their import path, "x/..." for
// everything below x, in the rows' names too. Test files may use more: see
// testImports. A package that is not here fails, and so does a row without a
// package.
var may = map[string]string{
	"cmd/wenbu": "internal/app",
	"e2e":       "internal/app",
	"content":   "",
	"web":       "",

	"calc":                    "",
	"calc/almanac":            "calc calc/civil calc/daygod calc/ganzhi calc/internal/hant calc/sky calc/internal/byname",
	"calc/bazi":               "calc calc/almanac calc/civil calc/ganzhi calc/sky calc/internal/byname",
	"calc/chart":              "calc calc/almanac calc/bazi calc/civil calc/daygod calc/ganzhi calc/internal/hant calc/liuyao calc/meihua calc/tarot calc/tarot/art calc/xiaoliuren calc/yijing calc/yijing/zhouyi calc/ziwei",
	"calc/civil":              "calc",
	"calc/daygod":             "calc calc/ganzhi calc/internal/hant",
	"calc/ganzhi":             "calc",
	"calc/internal/byname":    "calc",
	"calc/internal/fair":      "",
	"calc/internal/hant":      "",
	"calc/liuyao":             "calc calc/bazi calc/civil calc/ganzhi calc/yijing calc/internal/byname",
	"calc/lot":                "calc",
	"calc/meihua":             "calc calc/almanac calc/bazi calc/civil calc/ganzhi calc/sky calc/yijing calc/internal/byname",
	"calc/pickday":            "calc calc/almanac calc/civil calc/daygod calc/ganzhi",
	"calc/place":              "calc calc/place/internal/...",
	"calc/place/internal/...": "calc/place/internal/...",
	"calc/sky":                "calc calc/sky/internal/...",
	"calc/sky/internal/...":   "calc/sky/internal/...",
	"calc/tarot":              "calc calc/internal/hant calc/lot calc/internal/byname",
	"calc/tarot/art":          "calc calc/tarot",
	"calc/xiaoliuren":         "calc calc/almanac calc/civil calc/ganzhi",
	"calc/yijing":             "calc calc/ganzhi calc/lot",
	"calc/yijing/zhouyi":      "calc calc/yijing",
	"calc/ziwei":              "calc calc/almanac calc/bazi calc/civil calc/ganzhi calc/internal/hant calc/internal/byname",

	"internal/archtest": "",
	"internal/fault":    "internal/i18n",
	"internal/i18n":     "",
	"internal/schema":   leaves + " " + jsonschema,
	"internal/hubtime":  "",
	"internal/terms":    "",
	"internal/units":    "",

	"internal/tool":         leaves + " internal/schema " + jsonschema,
	"internal/tool/catalog": leaves + " internal/library internal/reference internal/schema internal/tool calc/... " + jsonschema,
	"internal/hub":          leaves + " internal/hubtime internal/fortune internal/forum internal/ledger internal/schema internal/tool",
	"internal/hub/hubtest":  leaves + " internal/fortune internal/forum internal/hub internal/ledger calc/civil",
	"internal/forum":        leaves + " internal/schema golang.org/x/text/unicode/norm",
	"internal/envelope":     leaves + " internal/agent internal/schema internal/tool internal/tool/catalog calc/bazi calc/civil calc/place " + jsonschema,
	"internal/fortune":      leaves + " internal/hubtime internal/schema internal/tool calc/... " + jsonschema,
	"internal/toolrun":      leaves + " internal/tool",

	"internal/library":         leaves + " internal/reference internal/terms content calc/...",
	"internal/reference":       leaves + " code.dny.dev/ssrf golang.org/x/net/html/... golang.org/x/text/encoding/...",
	"internal/agent":           leaves + " internal/schema internal/tool internal/agent/prompt " + jsonschema,
	"internal/agent/prompt":    "internal/i18n",
	"internal/interpreter":     leaves + " internal/agent internal/reading internal/terms " + jsonschema,
	"internal/reading":         leaves + " internal/agent internal/agent/prompt internal/schema internal/tool",
	"internal/llm/llmtest":     leaves + " internal/agent " + jsonschema,
	"internal/llm/openai":      leaves + " internal/agent " + jsonschema,
	"internal/account":         leaves + " github.com/go-webauthn/webauthn/... golang.org/x/crypto/argon2 golang.org/x/text/unicode/norm",
	"internal/ledger":          leaves + " internal/quota",
	"internal/migration":       "",
	"internal/quota":           leaves,
	"internal/store/pgtest":    "github.com/jackc/pgx/v5",
	"internal/store/postgres":  leaves + " internal/account internal/forum internal/ledger internal/migration internal/quota internal/session github.com/jackc/pgx/v5/...",
	"internal/store/sqlite":    leaves + " internal/account internal/forum internal/ledger internal/migration internal/quota internal/session modernc.org/sqlite",
	"internal/session":         leaves + " internal/agent internal/tool",
	"internal/store/storetest": leaves + " internal/tool internal/account internal/agent internal/forum internal/ledger internal/quota internal/session",

	"internal/transport/accountrest": leaves + " internal/hubtime internal/account internal/ledger internal/schema internal/transport/gate internal/transport/problem internal/transport/signin " + jsonschema,
	"internal/transport/agentui":     leaves + " internal/account internal/agent internal/schema internal/session internal/transport/gate internal/transport/problem internal/transport/sse " + jsonschema,
	"internal/transport/agentdoc":    leaves + " internal/library internal/reference internal/tool " + jsonschema,
	"internal/transport/agentsse":    leaves + " internal/agent internal/transport/gate internal/transport/problem internal/transport/sse",
	"internal/transport/calcrest":    leaves + " internal/schema internal/tool internal/transport/gate internal/transport/problem " + jsonschema,
	"internal/transport/gate":        leaves + " internal/schema internal/transport/problem",
	"internal/transport/hubdoc":      "internal/hub internal/transport/gate " + jsonschema,
	"internal/transport/hubdoor":     leaves + " internal/hub internal/schema",
	"internal/transport/mcpdoor":     leaves + " internal/schema internal/tool internal/transport/gate internal/transport/problem github.com/modelcontextprotocol/go-sdk/... " + jsonschema,
	"internal/transport/problem":     leaves,
	"internal/transport/readrest":    leaves + " internal/reading internal/transport/gate internal/transport/problem",
	"internal/transport/signin":      leaves + " internal/account internal/ledger",
	"internal/transport/site":        leaves + " internal/library internal/reference internal/account internal/forum internal/hub internal/ledger internal/transport/problem internal/transport/signin web github.com/arran4/golang-ical",
	"internal/transport/uiregistry":  leaves + " internal/envelope internal/schema internal/tool internal/transport/gate internal/transport/problem",
	"internal/transport/sse":         leaves + " internal/transport/problem",

	"internal/transport/agentui/eventcheck": leaves,

	"internal/app": everything,
}

// everything is for the one package that puts the others together.
const everything = "*"

// shared are the transport packages that the others are built on.
var shared = []string{"internal/transport/gate", "internal/transport/problem", "internal/transport/signin", "internal/transport/sse"}

// testImports are what test files of any package may also import.
const testImports = "github.com/modelcontextprotocol/go-sdk/... pgregory.net/rapid github.com/rogpeppe/go-internal/..."

func imports(tr *tree) []finding {
	var out []finding
	found := map[string]bool{}
	for _, f := range tr.files {
		pkg, row := rowOf(f.dir())
		found[pkg] = true
		if pkg == "" {
			out = append(out, finding{"imports", f.path, "no row for " + f.dir() + " in the import table"})
			continue
		}
		for _, spec := range f.ast.Imports {
			p, err := strconv.Unquote(spec.Path.Value)
			if err != nil || !allowed(f, row, p) {
				out = append(out, finding{"imports", f.path, f.dir() + " may not import " + p})
			}
		}
	}
	for _, pkg := range slices.Sorted(maps.Keys(may)) {
		if !found[pkg] {
			out = append(out, finding{"imports", pkg, "a row of the import table without a package"})
		}
	}
	return out
}

// rowOf returns the name of a package's row, "" for none, and the row.
func rowOf(dir string) (name, row string) {
	if row, ok := may[dir]; ok {
		return dir, row
	}
	for name, row := range may {
		if strings.HasSuffix(name, "/...") && listed(name, dir) {
			return name, row
		}
	}
	return "", ""
}

// allowed reports whether a file may import p.
func allowed(f *file, row, p string) bool {
	own, isOwn := strings.CutPrefix(p, modulePath+"/")
	switch {
	case !isOwn && !strings.Contains(strings.Split(p, "/")[0], "."):
		return true // standard library; for calc, purity says more
	case isOwn && own == f.dir(), row == everything, listed(row, own):
		return true
	case !f.test:
		return false
	case strings.HasPrefix(f.dir(), "calc"):
		return isOwn && strings.HasPrefix(own, "calc") || listed(testImports, p)
	default:
		return isOwn && own != "internal/app" || listed(testImports, p)
	}
}

// listed reports whether a list of paths and patterns holds p.
func listed(list, p string) bool {
	for entry := range strings.FieldsSeq(list) {
		if base, ok := strings.CutSuffix(entry, "/..."); ok && (p == base || strings.HasPrefix(p, base+"/")) {
			return true
		}
		if entry == p {
			return true
		}
	}
	return false
}

// TestTable holds the table itself to what it must never come to allow.
func TestTable(t *testing.T) {
	t.Parallel()
	for pkg, row := range may {
		for entry := range strings.FieldsSeq(row) {
			if why := refused(pkg, entry); why != "" {
				t.Errorf("%s may not import %s: %s", pkg, entry, why)
			}
		}
	}
}

// refused says why a row may not hold an entry, or "".
func refused(pkg, entry string) string {
	transport := strings.HasPrefix(pkg, "internal/transport/")
	switch {
	case entry == everything && pkg != "internal/app":
		return "only app imports everything"
	case entry == "internal/app" && pkg != "cmd/wenbu" && pkg != "e2e":
		return "nothing depends on app"
	case strings.HasPrefix(pkg, "calc") && !strings.HasPrefix(entry, "calc"):
		return "calc stands alone"
	case transport && (strings.HasPrefix(entry, "internal/store") || strings.HasPrefix(entry, "internal/llm") || strings.HasPrefix(entry, "calc")):
		return "a transport only translates"
	case transport && strings.HasPrefix(entry, "internal/transport/") && !slices.Contains(shared, entry):
		return "a transport knows no other"
	case strings.HasPrefix(entry, "internal/transport/") && !transport:
		return "the domain knows no transport"
	case strings.HasPrefix(entry, "internal/store/") && pkg != "internal/app":
		return "only app chooses a store"
	}
	return ""
}

func TestRefused(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ pkg, entry string }{
		{"internal/agent", "*"}, {"internal/tool", "internal/app"}, {"calc/bazi", "internal/fault"},
		{"calc/bazi", "example.com/x"}, {"internal/transport/site", "internal/store/sqlite"},
		{"internal/transport/site", "internal/llm/openai"}, {"internal/transport/site", "calc/bazi"},
		{"internal/transport/site", "internal/transport/agentsse"}, {"internal/agent", "internal/transport/sse"},
		{"internal/quota", "internal/store/sqlite"},
	} {
		if refused(c.pkg, c.entry) == "" {
			t.Errorf("%s importing %s passes", c.pkg, c.entry)
		}
	}
}

func TestImports(t *testing.T) {
	t.Parallel()
	files := map[string]string{}
	for pkg := range may { // one file for each row
		files[pkg+"/x.go"] = "package " + path.Base(pkg)
	}
	source := func(pkg string, imports ...string) string {
		s := "package " + pkg + "\n"
		for _, p := range imports {
			s += fmt.Sprintf("import _ %q\n", p)
		}
		return s
	}
	delete(files, "calc/sky/internal/.../x.go")
	delete(files, "calc/place/internal/.../x.go")
	files["calc/place/internal/names/x.go"] = source("names")
	files["calc/sky/internal/table/x.go"] = source("table", modulePath+"/calc/sky/internal/other", modulePath+"/calc/sky")
	files["calc/bazi/x.go"] = source("bazi", "strings", modulePath+"/calc/ganzhi", modulePath+"/internal/fault")
	files["calc/bazi/x_test.go"] = source("bazi_test", modulePath+"/calc/bazi", "pgregory.net/rapid", modulePath+"/internal/agent")
	files["internal/quota/x.go"] = source("quota", modulePath+"/internal/i18n", "modernc.org/sqlite")
	files["internal/quota/x_test.go"] = source("quota", modulePath+"/internal/store/sqlite", modulePath+"/internal/app")
	files["internal/app/x.go"] = source("app", "modernc.org/sqlite", modulePath+"/internal/quota")
	files["internal/new/x.go"] = source("new")
	delete(files, "calc/ganzhi/x.go")
	wantFindings(t, imports, files,
		"calc/bazi may not import "+modulePath+"/internal/fault",
		"calc/bazi may not import "+modulePath+"/internal/agent",
		"calc/sky/internal/table may not import "+modulePath+"/calc/sky",
		"internal/quota may not import modernc.org/sqlite",
		"internal/quota may not import "+modulePath+"/internal/app",
		"no row for internal/new",
		"calc/ganzhi: a row of the import table without a package",
	)
}
