package app

import (
	"context"
	"maps"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/transport/accountrest"
	"github.com/wenbu-go/wenbu/internal/transport/calcrest"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
)

// accountEndpoints are the doors of people who are signed in. They count wrong
// credentials at the gate that api will point to.
func (c *serveCmd) accountEndpoints(o office, api **gate.Gate) ([]gate.Endpoint, error) {
	return accountrest.Endpoints(accountrest.Config{
		People: o.people, Book: o.book, SiteURL: string(c.SiteURL),
		Export:       func(ctx context.Context, u account.User) (any, error) { return o.export(ctx, u) },
		Delete:       o.remove,
		MayTry:       func(r *http.Request) error { return (*api).MayTry(r) },
		CountFailure: func(r *http.Request) error { return (*api).CountFailure(r) },
	})
}

// remove deletes an account: at once it can do nothing any more, then its name goes
// from the forum, and then it goes itself. The ledger stays, under an id that says
// nothing.
func (o office) remove(ctx context.Context, u account.User) error {
	ctx = context.WithoutCancel(ctx)
	if err := o.people.SetDisabled(ctx, u.ID, true); err != nil {
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
