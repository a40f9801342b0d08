package app

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"github.com/wenbu-go/wenbu/internal/interpreter"
	"github.com/wenbu-go/wenbu/internal/transport/agentui"
	"github.com/wenbu-go/wenbu/internal/transport/signin"
)

// mountTalks serves conversations that last.
func (c *serveCmd) mountTalks(mux *http.ServeMux, log *slog.Logger, p parts, api front, desk *signin.Desk) {
	door := agentui.New(agentui.Config{
		Sessions: p.office.talks, Gate: api, SignedIn: desk.User,
		ByKey: func(ctx context.Context, key string) (string, error) {
			k, err := p.office.people.ByKey(ctx, key)
			return k.Account, err
		},
		Model: p.writer.name(), Builtin: interpreter.New(time.Now).Name(),
		NewCookie: func() string { return randomID("") }, Life: time.Duration(c.SessionDays) * 24 * time.Hour, Now: time.Now, Log: log,
	})
	passed := api.Pass(agentui.WriteError, door)
	for _, path := range agentui.Paths() {
		mux.Handle(path, passed)
	}
}
