package hubdoc

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/url"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/hub"
)

// serverManifest is a server.json of the MCP registry.
type serverManifest struct {
	Schema      string   `json:"$schema"`
	Name        string   `json:"name"`
	Title       string   `json:"title"`
	Description string   `json:"description"` // at most 100 characters
	Version     string   `json:"version"`
	Website     string   `json:"websiteUrl,omitzero"`
	Repository  repo     `json:"repository"`
	Remotes     []remote `json:"remotes"`
}

type repo struct {
	URL    string `json:"url"`
	Source string `json:"source"`
}

type remote struct {
	Type    string   `json:"type"`
	URL     string   `json:"url"`
	Headers []header `json:"headers"`
}

type header struct {
	Name        string `json:"name"`
	Description string `json:"description"`
	Required    bool   `json:"isRequired"`
	Secret      bool   `json:"isSecret"`
}

// manifest writes /server.json. Its name lies in the name space of the site's
// domain, as the registry wants it.
func (w writer) manifest() ([]byte, error) {
	m := serverManifest{
		Schema:      "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
		Name:        nameSpace(w.SiteURL) + "/" + hub.SkillName,
		Title:       "Wenbu Fortune Hub",
		Description: "Four-pillar readings and two divinations without birth data, computed exactly; and a forum.",
		Version:     hub.SkillVersion,
		Repository:  repo{"https://github.com/wenbu-go/wenbu", "github"},
		Remotes: []remote{{"streamable-http", w.SiteURL + "/api/mcp", []header{{
			Name: "x-api-key", Description: "A personal or an agent key of this hub, made at /api/v1/account/keys.", Required: true, Secret: true,
		}}}},
	}
	if w.SiteURL != "" {
		m.Website = w.SiteURL + "/"
	}
	return json.Marshal(m, jsontext.WithIndent("  "))
}

// nameSpace is the host of a site from its top-level domain down; without a site,
// that of the project.
func nameSpace(site string) string {
	u, err := url.Parse(site)
	if site == "" || err != nil {
		return "io.github.wenbu-go"
	}
	labels := strings.Split(u.Hostname(), ".")
	slices.Reverse(labels)
	return strings.Join(labels, ".")
}
