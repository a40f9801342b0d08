package app

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// version is the one place that holds the product's version.
const version = "0.1.0"

// versionCmd is `wenbu version`.
type versionCmd struct {
	JSON bool `help:"Print machine-readable."`
}

type versionInfo struct {
	Version string `json:"version"`
	Commit  string `json:"commit"`
	Go      string `json:"go"`
}

// Run prints which build this is.
func (c *versionCmd) Run(s Streams) error {
	info := versionInfo{Version: version, Commit: commit(), Go: runtime.Version()}
	if c.JSON {
		return printJSON(s.Out, info)
	}
	_, err := fmt.Fprintf(s.Out, "wenbu %s (%s, %s)\n", info.Version, info.Commit, info.Go)
	return err
}

// commit returns the revision the binary was built from, or "unknown".
func commit() string {
	build, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	revision, dirty := "unknown", ""
	for _, setting := range build.Settings {
		switch {
		case setting.Key == "vcs.revision" && len(setting.Value) >= 12:
			revision = setting.Value[:12]
		case setting.Key == "vcs.modified" && setting.Value == "true":
			dirty = "+"
		}
	}
	return revision + dirty
}
