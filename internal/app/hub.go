package app

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/fortune"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/hubdoc"
	"github.com/wenbu-go/wenbu/internal/transport/hubdoor"
)

// How often the server looks after what waits.
const (
	recordEvery = 500 * time.Millisecond // free reads are recorded within a second
	useEvery    = 5 * time.Second
	sweepEvery  = time.Minute
)

// hubFlags are the limits of the hub.
type hubFlags struct {
	MetaPerMinute       quota.Limit `name:"limit-meta-per-minute" default:"60" env:"WENBU_LIMIT_META_PER_MINUTE" placeholder:"N" help:"Hub: calls a minute of an agent's key about itself."`
	FortunePerMinute    quota.Limit `name:"limit-fortune-per-minute" default:"10" env:"WENBU_LIMIT_FORTUNE_PER_MINUTE" placeholder:"N" help:"Hub: fortune calls a minute of an agent's key."`
	PostPerMinute       quota.Limit `name:"limit-post-per-minute" default:"1" env:"WENBU_LIMIT_POST_PER_MINUTE" placeholder:"N" help:"Hub: posts a minute of one account."`
	CommentPerMinute    quota.Limit `name:"limit-comment-per-minute" default:"5" env:"WENBU_LIMIT_COMMENT_PER_MINUTE" placeholder:"N" help:"Hub: comments a minute of one account."`
	PaidInFlightAccount quota.Limit `name:"limit-paid-in-flight-account" default:"4" env:"WENBU_LIMIT_PAID_IN_FLIGHT_ACCOUNT" placeholder:"N" help:"Hub: paid calls of one account at once."`
	PaidInFlight        quota.Limit `name:"limit-paid-in-flight" default:"64" env:"WENBU_LIMIT_PAID_IN_FLIGHT" placeholder:"N" help:"Hub: paid calls of this process at once."`
}

// hubWindows counts the hub's minutes in the store, by the limits of this server.
type hubWindows struct {
	windows *quota.Windows
	limits  map[string]quota.Limit // by window
}

var _ hub.Windows = hubWindows{}

func (f hubFlags) windows(store quota.WindowStore) hubWindows {
	return hubWindows{quota.NewWindows(store, time.Now), map[string]quota.Limit{
		hub.WindowMeta: f.MetaPerMinute, hub.WindowFortune: f.FortunePerMinute, hub.WindowPost: f.PostPerMinute, hub.WindowComment: f.CommentPerMinute,
	}}
}

// Take counts a call of a subject in a window.
func (w hubWindows) Take(ctx context.Context, subject string, window hub.Window) error {
	limit, ok := w.limits[window.Name]
	if !ok {
		limit = quota.Limit(window.PerMinute)
	}
	return w.windows.Take(ctx, window.Name, subject, limit)
}

// hubKeys knows the credentials of the hub. It keeps none: a revoked key is refused
// by the next call on every node.
type hubKeys struct{ people *account.Registry }

var _ hubdoor.Keys = hubKeys{}

// ByKey returns the caller of an API key.
func (k hubKeys) ByKey(ctx context.Context, text string) (hub.Caller, error) {
	key, err := k.people.ByKey(ctx, text)
	if err != nil {
		return hub.Caller{}, authFault(err)
	}
	c := hub.Caller{Account: key.Account, Kind: hub.PersonalKey, Key: key.ID}
	if key.Kind == account.Agent {
		c.Kind, c.Agent = hub.AgentKey, key.Name
	}
	return c, nil
}

// BySession returns the caller of a session's token.
func (k hubKeys) BySession(ctx context.Context, token string) (hub.Caller, error) {
	u, err := k.people.BySession(ctx, token)
	if err != nil {
		return hub.Caller{}, authFault(err)
	}
	return hub.Caller{Account: u.ID, Kind: hub.Session}, nil
}

// authFault says of a store that failed that the credential may well be good.
func authFault(err error) error {
	if !fault.Is(err, fault.Internal) {
		return err
	}
	return &fault.Error{Kind: fault.Internal, Reason: hub.ReasonAuthBackend, Err: err}
}

// newHub joins the fourteen tools.
func (c *serveCmd) newHub(o office, w writer, batch *ledger.Batch) (*hub.Hub, error) {
	now, err := zoneClock(string(c.Timezone))
	if err != nil {
		return nil, err
	}
	return hub.New(hub.Config{
		Book: o.book, Batch: batch, Board: o.board, Windows: c.hubFlags.windows(o.store.minutes), Now: time.Now, NewID: newID,
		Fortune: fortune.Tools(fortune.Deps{Narrator: w.narrator(), Now: now}),
	})
}

// mountHub puts the hub and its documents on mux.
func (c *serveCmd) mountHub(mux *http.ServeMux, log *slog.Logger, h *hub.Hub, d doors) error {
	hubdoor.New(hubdoor.Config{
		Hub: h, Keys: hubKeys{d.people}, SessionCookie: account.SessionCookie().Name, CountFailure: d.api.CountFailure, SameSite: d.api.SameSite,
		SiteURL: string(c.SiteURL), NewID: newID, Log: log,
	}).Mount(mux)
	documents, err := hubdoc.New(hubdoc.Config{
		Hub: h, SiteURL: string(c.SiteURL), AccountInFlight: int64(c.PaidInFlightAccount), InFlight: int64(c.PaidInFlight),
		PerMinute: map[string]int64{
			hub.WindowMeta: int64(c.MetaPerMinute), hub.WindowFortune: int64(c.FortunePerMinute),
			hub.WindowPost: int64(c.PostPerMinute), hub.WindowComment: int64(c.CommentPerMinute),
		},
	})
	if err != nil {
		return err
	}
	documents.Mount(mux)
	return nil
}

// doors are what more than one door needs.
type doors struct {
	api    *gate.Gate
	people *account.Registry
}
