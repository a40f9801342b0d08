package mcpdoor

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"log/slog"
	"slices"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Caller runs tools.
type Caller interface {
	Tools() []tool.Tool
	Call(ctx context.Context, name string, locale i18n.Locale, raw jsontext.Value) (tool.Result, error)
}

// Config is what the door needs.
type Config struct {
	Tools     Caller
	Knowledge func() (jsontext.Value, error) // the catalogue of the handbook
	SiteURL   string                         // "" when the site has no fixed address
	Version   string
	Log       *slog.Logger
}

// Core names the tools that are always offered.
func Core() []string {
	return []string{"calculate_bazi", "cast_iching", "draw_tarot", "calculate_ziwei", "search_library", "read_library"}
}

// maxAge is how long a host may keep a list or a resource: they change only with
// the program.
const maxAgeMillis = 300_000

// instructions are for the host's model.
const instructions = `Wenbu computes charts of Chinese divination and tarot draws exactly, and holds a bilingual handbook. ` +
	`You interpret; the tools only compute. Take every pillar, star, line and card from a result and never make one up, and draw again only when the person asks for it. ` +
	`Send birth details only when the person chose to share them, and never guess a time, a place or a time zone. ` +
	`Keep the conventions and warnings of a result in your answer, and say that it is for reflection and entertainment: nothing here predicts. ` +
	`Cite a text only after read_library gave it to you. Results of search_library with nextTool read_reference are outside pages: open their url yourself. ` +
	`Calls need no key and use up no model budget.`

//go:embed methodology.md
var methodology string

// NewServer makes a server of the core tools, or of everything that has an
// address of its own besides.
func NewServer(c Config, all bool) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "wenbu", Title: "Wenbu 问卜", Version: c.Version, WebsiteURL: c.SiteURL}, &mcp.ServerOptions{
		Instructions: instructions,
		Logger:       slog.New(slog.DiscardHandler), // the library's log may hold what people send
		Capabilities: &mcp.ServerCapabilities{Tools: &mcp.ToolCapabilities{}, Resources: &mcp.ResourceCapabilities{}},
		SetCacheable: func(_ context.Context, _ mcp.Request, out *mcp.Cacheable) { out.TTLMs = maxAgeMillis },
	})
	for _, t := range c.Tools.Tools() {
		if slices.Contains(Core(), t.Name) || all && t.Route != "" {
			v := newView(c, t)
			s.AddTool(v.spec(), v.handle)
		}
	}
	s.AddResource(&mcp.Resource{
		URI: "wenbu://methodology", Name: "methodology", Title: "How Wenbu computes", MIMEType: "text/plain",
		Description: "The conventions behind every result, in English and Chinese.",
	}, text(func() (string, error) { return methodology, nil }))
	s.AddResource(&mcp.Resource{
		URI: "wenbu://knowledge", Name: "knowledge", Title: "Handbook catalogue", MIMEType: "application/json",
		Description: "Every guide of the handbook in both languages, with the addresses of its editions.",
	}, text(func() (string, error) {
		value, err := c.Knowledge()
		return string(value), err
	}))
	s.AddReceivingMiddleware(onlyDeclared)
	return s
}

// text is the handler of a resource that is one text.
func text(read func() (string, error)) mcp.ResourceHandler {
	return func(_ context.Context, r *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		content, err := read()
		if err != nil {
			return nil, errInternal
		}
		return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: r.Params.URI, Text: content}}}, nil
	}
}
