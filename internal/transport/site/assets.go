package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json/v2"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"sync"
)

//go:embed static
var staticFiles embed.FS

// stylesheet is the site's stylesheet: site.css, which every page builds on, and
// then the other files of static/ that end in .css, by name.
var stylesheet = sync.OnceValue(func() []byte {
	names, err := fs.Glob(staticFiles, "static/*.css")
	if err != nil { // only for a malformed pattern
		panic(err)
	}
	const base = "static/site.css"
	all := mustStatic(base)
	for _, name := range names {
		if name == base {
			continue
		}
		all = append(append(all, '\n'), mustStatic(name)...)
	}
	return all
})

// Cache rules: a name with a hash in it never changes its content.
const (
	cacheForever = "public, max-age=31536000, immutable"
	cacheDay     = "public, max-age=86400"
)

// contentTypes is our own table: the host's must not decide.
var contentTypes = map[string]string{
	".css": "text/css; charset=utf-8",
	".js":  "text/javascript; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
}

// asset is a file kept in memory.
type asset struct {
	contentType string
	cache       string
	body        []byte
	compressed  func() []byte // made on first use
}

func newAsset(name, cache string, body []byte) *asset {
	return &asset{
		contentType: contentTypes[path.Ext(name)],
		cache:       cache,
		body:        body,
		compressed:  sync.OnceValue(func() []byte { return Compress(body) }),
	}
}

// Compress returns body as gzip, or nil when it cannot be.
func Compress(body []byte) []byte {
	var buf bytes.Buffer
	zw, err := gzip.NewWriterLevel(&buf, gzip.BestCompression)
	if err != nil { // only for an unknown level
		return nil
	}
	if _, err := zw.Write(body); err != nil {
		return nil
	}
	if err := zw.Close(); err != nil {
		return nil
	}
	return buf.Bytes()
}

func (a *asset) serve(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		w.WriteHeader(http.StatusMethodNotAllowed)
		return
	}
	h := w.Header()
	h.Set("Content-Type", a.contentType)
	h.Set("Cache-Control", a.cache)
	h.Set("Vary", "Accept-Encoding")
	body := a.body
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		if z := a.compressed(); z != nil {
			h.Set("Content-Encoding", "gzip")
			body = z
		}
	}
	_, _ = w.Write(body) // the reader has gone; nobody is left to tell
}

// addStatic registers the files that belong to the pages themselves.
func (s *site) addStatic() {
	for _, name := range []string{"favicon.svg", "og.png"} {
		s.assets["/"+name] = newAsset(name, cacheDay, mustStatic("static/"+name))
	}
	s.assets[stylesheetURL()] = newAsset("site.css", cacheForever, stylesheet())
}

// stylesheetURL is where the stylesheet is served: its name holds a hash of it.
var stylesheetURL = sync.OnceValue(func() string {
	sum := sha256.Sum256(stylesheet())
	return "/assets/site-" + hex.EncodeToString(sum[:5]) + ".css"
})

func mustStatic(name string) []byte {
	body, err := staticFiles.ReadFile(name)
	if err != nil { // the file is compiled in
		panic(err)
	}
	return body
}

// frontEnd is what the build of web/ offers: the files of each island.
type frontEnd map[string]island

// island is one interactive part: its script, what to load along with it, and
// its styles, as paths on this server.
type island struct {
	Script  string
	Preload []string
	Styles  []string
}

// chunk is an entry of the manifest that the build writes.
type chunk struct {
	File    string   `json:"file"`
	Name    string   `json:"name"`
	IsEntry bool     `json:"isEntry"`
	Imports []string `json:"imports"`
	CSS     []string `json:"css"`
}

// addFrontEnd registers the built files below /assets/ and returns the islands.
// It is empty when the front end was not built.
func (s *site) addFrontEnd(dist fs.FS) frontEnd {
	front := frontEnd{}
	if dist == nil {
		return front
	}
	raw, err := fs.ReadFile(dist, "app/manifest.json")
	if err != nil {
		return front
	}
	var manifest map[string]chunk
	if err := json.Unmarshal(raw, &manifest); err != nil {
		s.cfg.Log.Error("front end manifest unreadable", "err", err)
		return front
	}
	for _, c := range manifest {
		if c.IsEntry {
			front[c.Name] = newIsland(manifest, c)
		}
	}
	s.addBuiltFiles(dist)
	return front
}

func (s *site) addBuiltFiles(dist fs.FS) {
	files, err := fs.Glob(dist, "app/*.*")
	if err != nil { // only for a malformed pattern
		return
	}
	for _, name := range files {
		if contentTypes[path.Ext(name)] == "" {
			continue
		}
		body, err := fs.ReadFile(dist, name)
		if err != nil {
			s.cfg.Log.Error("front end file unreadable", "file", name, "err", err)
			continue
		}
		s.assets["/assets/"+path.Base(name)] = newAsset(name, cacheForever, body)
	}
}

// newIsland collects the files of an entry and of everything it imports.
func newIsland(manifest map[string]chunk, entry chunk) island {
	is := island{Script: "/assets/" + entry.File}
	seen := map[string]bool{}
	var visit func(c chunk)
	visit = func(c chunk) {
		for _, css := range c.CSS {
			is.Styles = append(is.Styles, "/assets/"+css)
		}
		for _, name := range c.Imports {
			if seen[name] {
				continue
			}
			seen[name] = true
			is.Preload = append(is.Preload, "/assets/"+manifest[name].File)
			visit(manifest[name])
		}
	}
	visit(entry)
	return is
}
