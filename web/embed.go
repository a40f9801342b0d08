// Package web holds the built front end: what `make web` writes to dist. From a
// bare checkout dist holds only a placeholder page, and every Go command works.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var files embed.FS

// Dist returns the tree of web/dist. The built front end, when there is one, is
// its folder "app".
func Dist() fs.FS {
	dist, err := fs.Sub(files, "dist")
	if err != nil { // only for a malformed name
		return files
	}
	return dist
}
