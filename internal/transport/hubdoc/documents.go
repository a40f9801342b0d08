package hubdoc

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"path"
	"slices"
	"strings"
	"text/template"
	"time"

	"github.com/wenbu-go/wenbu/internal/hub"
)

//go:embed pages
var pages embed.FS

// Config is what Documents are made of.
type Config struct {
	Hub     *hub.Hub
	SiteURL string // "https://example.org"; "" makes addresses relative

	PerMinute       map[string]int64 // limits of this server by window; one that is not here is the window's own
	AccountInFlight int64            // paid calls of one account at once; 0 = 4
	InFlight        int64            // paid calls of this server at once; 0 = 64
}

// Documents are the documents of a hub. They never change.
type Documents struct{ byPath map[string]document }

type document struct {
	body      []byte
	mediaType string
	tag       string // ETag
}

// New writes the documents. Its error is a page that names what the hub has not.
func New(c Config) (*Documents, error) {
	c.AccountInFlight, c.InFlight = cmp.Or(c.AccountInFlight, 4), cmp.Or(c.InFlight, 64)
	d := &Documents{map[string]document{}}
	w := writer{c}
	err := fs.WalkDir(pages, "pages", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := w.page(name)
		d.add(strings.TrimPrefix(name, "pages"), markdown, text)
		return err
	})
	if err != nil {
		return nil, err
	}
	d.addFolders()
	manifest, err := w.manifest()
	d.add("/server.json", "application/json; charset=utf-8", manifest)
	return d, err
}

// page writes one page.
func (w writer) page(name string) ([]byte, error) {
	t, err := template.New(path.Base(name)).Funcs(w.functions()).ParseFS(pages, name)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = t.Execute(&text, nil)
	return text.Bytes(), err
}

const markdown = "text/markdown; charset=utf-8"

// addFolders adds a page for each folder that lists what is in it.
func (d *Documents) addFolders() {
	folders := map[string]string{}
	for _, p := range d.Paths() {
		folder, name := path.Split(p)
		if folder == "/" {
			continue
		}
		title, _, _ := strings.Cut(strings.TrimPrefix(string(d.byPath[p].body), "# "), "\n")
		folders[folder] += "- [" + title + "](" + name + ")\n"
	}
	for folder, list := range folders {
		title := strings.Trim(folder, "/")
		d.add(folder, markdown, []byte("# "+strings.ToUpper(title[:1])+title[1:]+"\n\n"+list))
	}
}

func (d *Documents) add(path, mediaType string, body []byte) {
	sum := sha256.Sum256(body)
	d.byPath[path] = document{body, mediaType, fmt.Sprintf(`"%x"`, sum[:8])}
}

// Paths returns where the documents are, sorted.
func (d *Documents) Paths() []string { return slices.Sorted(maps.Keys(d.byPath)) }

// Mount puts every document on mux.
func (d *Documents) Mount(mux *http.ServeMux) {
	for p, doc := range d.byPath {
		if strings.HasSuffix(p, "/") {
			p += "{$}" // the folder and nothing else below it
		}
		mux.Handle("GET "+p, doc)
	}
}

// ServeHTTP answers GET and HEAD, with 304 when the client has the document.
func (d document) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", d.mediaType)
	h.Set("Cache-Control", "public, max-age=300")
	h.Set("ETag", d.tag)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Access-Control-Allow-Origin", "*")
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(d.body))
}
