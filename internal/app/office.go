package app

import (
	"context"
	"crypto/rand"
	"log/slog"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/session"
)

// office is what the server and an operator's command do with accounts, credits and
// the forum: the same rules over the same store.
type office struct {
	store  database
	people *account.Registry
	book   *ledger.Book
	board  *forum.Board
	talks  *session.Service // of a server; nil for an operator's command
}

// officeOptions are what only a server says. The zero value is an operator's.
type officeOptions struct {
	signUps account.SignUpCounter
	policy  account.Policy
	session time.Duration

	inFlight, accountInFlight int
}

// newID returns a new UUID; later ones sort later.
func newID() string { return uuid.NewV7().String() }

// newOffice opens the office over a store. At the first start it sets the prices.
func newOffice(ctx context.Context, store database, log *slog.Logger, o officeOptions) (office, error) {
	people, err := account.New(account.Config{
		Store: store.accounts, SignUps: o.signUps, Policy: o.policy, SessionLife: o.session, Now: time.Now, NewID: newID, Random: rand.Reader,
	})
	if err != nil {
		return office{}, err
	}
	book, err := ledger.New(ledger.Config{
		Store: store.credits, Now: time.Now, NewID: newID, Random: rand.Reader, Code: hub.Code, InFlight: o.inFlight, AccountInFlight: o.accountInFlight,
		Alarm: func(ctx context.Context, a ledger.Alarm) {
			log.LogAttrs(ctx, slog.LevelError, "ledger alarm", slog.String("what", a.What), slog.String("call", a.Call), slog.Any("err", a.Err))
		},
	})
	if err != nil {
		return office{}, err
	}
	board := forum.New(forum.Config{Store: store.posts, Moderation: store.moderation, Now: time.Now, NewID: newID})
	return office{store: store, people: people, book: book, board: board}, seed(ctx, book)
}

// firstPrices are what the fortune tools cost until an operator says otherwise. New
// accounts are given one call of the first and no credits.
func firstPrices() []ledger.Price {
	var prices []ledger.Price
	for _, p := range []struct {
		tool       string
		cost, free int64
	}{
		{"bazi_basic_analysis", 1, 1}, {"bazi_pattern_analysis", 4, 0}, {"bigluck_year_analysis", 1, 0}, {"bigluck_year_fortune_eval", 6, 0},
		{"daily_fortune", 0, 0}, {"question_divination", 0, 0},
	} {
		prices = append(prices, ledger.Price{Tool: p.tool, Cost: p.cost, MinBalance: p.cost, Free: p.free, Period: ledger.Once, Enabled: true})
	}
	return prices
}

// seed sets the prices of tools that have none. It writes only when there are some.
func seed(ctx context.Context, book *ledger.Book) error {
	known, err := book.Prices(ctx)
	if err != nil {
		return err
	}
	priced := map[string]bool{}
	for _, p := range known {
		priced[p.Tool] = true
	}
	var missing []ledger.Price
	for _, p := range firstPrices() {
		if !priced[p.Tool] {
			missing = append(missing, p)
		}
	}
	if missing == nil {
		return nil
	}
	return book.Seed(ctx, missing)
}
