package app

import (
	"log/slog"
	"net/http"
	"path"
	"strings"
	"sync"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/transport/agentdoc"
	"github.com/wenbu-go/wenbu/internal/transport/agentsse"
	"github.com/wenbu-go/wenbu/internal/transport/mcpdoor"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
	"github.com/wenbu-go/wenbu/internal/transport/site"
)

// mediaTypes are those of the machine documents, by the ends of their names.
var mediaTypes = map[string]string{
	".json": "application/json; charset=utf-8", ".md": "text/markdown; charset=utf-8", ".txt": "text/plain; charset=utf-8",
}

// mountDocument serves a document that never changes while the program runs. It
// is made when it is first asked for.
func mountDocument(mux *http.ServeMux, log *slog.Logger, address string, make func() ([]byte, error)) {
	text := sync.OnceValues(make)
	compressed := sync.OnceValue(func() []byte {
		body, _ := text() // its error is answered before
		return site.Compress(body)
	})
	mux.HandleFunc("GET "+address, func(w http.ResponseWriter, r *http.Request) {
		body, err := text()
		if err != nil {
			log.Error("document not made", "path", address, "err", err)
			problem.Write(w, err)
			return
		}
		h := w.Header()
		h.Set("Content-Type", mediaTypes[path.Ext(address)])
		h.Set("Cache-Control", "public, max-age=300")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Access-Control-Allow-Origin", "*")
		h.Set("Vary", "Accept-Encoding")
		if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			if z := compressed(); z != nil {
				h.Set("Content-Encoding", "gzip")
				body = z
			}
		}
		_, _ = w.Write(body) // the reader has gone; nobody is left to tell
	})
}

// mountAgentDocuments serves what other people's agents read first.
func (c *serveCmd) mountAgentDocuments(mux *http.ServeMux, log *slog.Logger, t tools, turner *agent.Turner) {
	for _, address := range agentdoc.Paths() {
		mountDocument(mux, log, address, func() ([]byte, error) {
			index, err := t.library.Index()
			if err != nil {
				return nil, err
			}
			config := agentdoc.Config{
				SiteURL: string(c.SiteURL), Version: version, All: t.runner.Tools(), MCP: mcpdoor.Core(), Index: index,
				N: agentdoc.Numbers{
					AgentBody: agentsse.MaxBody, PerMinute: int64(c.APIPerMinute), ReferenceSeconds: int64(reference.Timeout.Seconds()),
					Turns: int64(c.daily().AgentTurns), Readings: int64(c.daily().Readings),
					ModelCalls: int64(c.daily().ModelCalls), AgentCalls: int64(c.daily().AgentCalls),
					TurnModelCalls: int64(turner.Limits.ModelCalls), TurnTools: int64(turner.Limits.ToolCalls), TurnSeconds: int64(turner.Limits.Duration.Seconds()),
				},
			}
			for _, each := range turner.Offered() {
				config.Tools = append(config.Tools, agentdoc.Named(each))
			}
			return agentdoc.Write(config, address)
		})
	}
}
