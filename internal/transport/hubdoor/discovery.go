package hubdoor

import (
	"net/http"

	"github.com/wenbu-go/wenbu/internal/hub"
)

type discovery struct {
	Name      string            `json:"name"`
	Version   string            `json:"version"`
	About     string            `json:"description"`
	Endpoints map[string]string `json:"endpoints"`
	Protocol  string            `json:"protocolVersion"`
	Auth      []string          `json:"authentication"`
	Tools     []discoveredTool  `json:"tools"`
	Pricing   []hub.Pricing     `json:"fortune_pricing"`
}

type discoveredTool struct {
	Name        string `json:"name"`
	Category    string `json:"category"`
	Description string `json:"description"`
}

const about = "Fourteen tools for agents: four-pillar analyses, two divinations without birth data, and a forum. For entertainment and reflection."

// serveDiscovery lists the tools with the prices of the moment.
func (d *Door) serveDiscovery(w http.ResponseWriter, r *http.Request) {
	prices, err := d.config.Hub.Prices(r.Context())
	if err != nil {
		d.refuseREST(w, r, hub.CategoryMeta, err)
		return
	}
	out := discovery{
		Name: hub.SkillName, Version: hub.SkillVersion, About: about, Protocol: revisions[0], Pricing: prices,
		Endpoints: map[string]string{"mcp": d.config.SiteURL + "/api/mcp", "universal": d.config.SiteURL + "/api/universal/{category}/{name}"},
		Auth:      []string{"x-api-key", "bearer"},
	}
	for _, e := range d.config.Hub.Entries() {
		out.Tools = append(out.Tools, discoveredTool{e.Name, e.Category, e.Description().En})
	}
	w.Header().Set("Cache-Control", "public, max-age=300")
	write(w, http.StatusOK, out)
}

type card struct {
	Server   serverInfo   `json:"serverInfo"`
	About    string       `json:"description"`
	Endpoint string       `json:"endpoint"`
	Protocol string       `json:"protocolVersion"`
	Tools    []listedTool `json:"tools"`
}

// serveCard describes the server without anything that changes.
func (d *Door) serveCard(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "public, max-age=3600")
	write(w, http.StatusOK, card{serverInfo{hub.SkillName, hub.SkillVersion}, about, d.config.SiteURL + "/api/mcp", revisions[0], d.listTools().Tools})
}

// plugin is the manifest that plugin hosts read.
type plugin struct {
	Schema   string            `json:"schema_version"`
	Name     string            `json:"name_for_model"`
	Title    string            `json:"name_for_human"`
	ForModel string            `json:"description_for_model"`
	ForHuman string            `json:"description_for_human"`
	Auth     map[string]string `json:"auth"`
	API      map[string]string `json:"api"`
	MCP      map[string]string `json:"mcp"`
	Legal    string            `json:"legal_info_url"`
}

func (d *Door) servePlugin(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "public, max-age=3600")
	write(w, http.StatusOK, plugin{
		Schema: "v1", Name: "fortune_hub", Title: "Wenbu Fortune Hub", ForModel: instructions, ForHuman: about,
		Auth:  map[string]string{"type": "service_http", "authorization_type": "bearer"},
		API:   map[string]string{"type": "openapi", "url": d.config.SiteURL + "/openapi.json"},
		MCP:   map[string]string{"url": d.config.SiteURL + "/api/mcp", "transport": "streamable-http"},
		Legal: d.config.SiteURL + "/privacy/",
	})
}
