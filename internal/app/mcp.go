package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"log/slog"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/mcpdoor"
)

// mcpCmd is `wenbu mcp`.
type mcpCmd struct {
	All     bool    `help:"Offer every calculator, not only the four first ones and the library."`
	SiteURL httpURL `env:"WENBU_SITE_URL" placeholder:"URL" help:"Public address of a site, for links to guides; left out, links are relative."`
}

// Run answers the host on the other end until it closes the stream. Nothing but
// the protocol is written to standard output.
func (c *mcpCmd) Run(ctx context.Context, s Streams) error {
	log := slog.New(slog.NewTextHandler(s.Err, nil))
	t, err := newTools(string(c.SiteURL), log)
	if err != nil {
		return err
	}
	return mcpdoor.ServeStreams(ctx, t.mcp(string(c.SiteURL), log), c.All, s.In, s.Out)
}

// mcp is what the MCP door shows of the tools.
func (t tools) mcp(siteURL string, log *slog.Logger) mcpdoor.Config {
	return mcpdoor.Config{
		Tools: t.runner,
		Knowledge: func() (jsontext.Value, error) {
			index, err := t.library.Index()
			if err != nil {
				return nil, err
			}
			return json.Marshal(index, json.Deterministic(true))
		},
		SiteURL: siteURL, Version: version, Log: log,
	}
}

// mountMCP serves the MCP door behind the gate.
func mountMCP(mux *http.ServeMux, api *gate.Gate, config mcpdoor.Config) {
	door := api.Guard(mcpdoor.Handler(config))
	for _, path := range mcpdoor.Paths() {
		mux.Handle(path, door)
	}
}
