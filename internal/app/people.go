package app

import (
	"context"
	"maps"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/transport/accountrest"
	"github.com/wenbu-go/wenbu/internal/transport/calcrest"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/signin"
	"github.com/wenbu-go/wenbu/internal/transport/site"
)

// front is the gate for those who are made before it, since it is made of them.
type front struct{ *gate.Gate }

var _ signin.Gate = (*front)(nil)

// desk is where people sign in, behind the gate that g will hold.
func (o office) desk(g *front, siteURL string) *signin.Desk {
	return signin.New(signin.Config{People: o.people, Book: o.book, Gate: g, SiteURL: siteURL, Remove: o.remove})
}

// accountEndpoints are the doors of people who are signed in.
func (o office) accountEndpoints(desk *signin.Desk) []gate.Endpoint {
	return accountrest.Endpoints(accountrest.Config{
		Desk: desk, Export: func(ctx context.Context, u account.User) (any, error) { return o.export(ctx, u) },
	})
}

// pages are what the pages of accounts need.
func (o office) pages(desk *signin.Desk, h *hub.Hub) *site.People {
	return &site.People{Desk: desk, Board: o.board, Hub: h, NewID: newID, Health: o.health}
}

// remove deletes an account: at once it can do nothing any more, then its conversations
// go and its name from the forum, and then it goes itself. The ledger stays, under an id that says
// nothing.
func (o office) remove(ctx context.Context, u account.User) error {
	ctx = context.WithoutCancel(ctx)
	if err := o.people.SetDisabled(ctx, u.ID, true); err != nil {
		return err
	}
	if _, err := o.store.talks.Forget(ctx, session.Account(u.ID)); err != nil {
		return err
	}
	if err := o.board.Forget(ctx, u.ID); err != nil {
		return err
	}
	return o.people.Delete(ctx, u.ID)
}

// documentParts is one part of the OpenAPI document from several.
func documentParts(parts ...calcrest.Part) calcrest.Part {
	all := calcrest.Part{Paths: map[string]any{}, Schemas: map[string]any{}, SecuritySchemes: map[string]any{}}
	for _, p := range parts {
		maps.Copy(all.Paths, p.Paths)
		maps.Copy(all.Schemas, p.Schemas)
		maps.Copy(all.SecuritySchemes, p.SecuritySchemes)
	}
	return all
}
