package app

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/reading"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
	"github.com/wenbu-go/wenbu/internal/transport/accountrest"
	"github.com/wenbu-go/wenbu/internal/transport/agentsse"
	"github.com/wenbu-go/wenbu/internal/transport/agentui"
	"github.com/wenbu-go/wenbu/internal/transport/calcrest"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/hubdoc"
	"github.com/wenbu-go/wenbu/internal/transport/readrest"
	"github.com/wenbu-go/wenbu/internal/transport/site"
	"github.com/wenbu-go/wenbu/internal/transport/uiregistry"
	"github.com/wenbu-go/wenbu/web"
)

// tools are the capabilities of the program, the same behind every door.
type tools struct {
	library *library.Library
	runner  *toolrun.Runner // as everybody calls them
	agent   *toolrun.Runner // as the agent must call them: nothing guessed
	talk    *toolrun.Runner // as it calls them in a conversation that is kept
}

// newTools makes the runners over the built-in tools. Links to guides begin with
// siteURL.
func newTools(siteURL string, log *slog.Logger) (tools, error) {
	books := library.New(library.Options{SiteURL: siteURL, Now: time.Now})
	config := toolrun.Config{Charger: toolrun.Free{}, Recorder: toolrun.LogRecorder{Logger: log}, Now: time.Now}
	now, err := chinaClock()
	if err != nil {
		return tools{}, err
	}
	pages := reference.NewReader(reference.Options{Network: reference.Internet(), Now: time.Now, Version: version})
	all := catalog.All(catalog.Deps{Library: books, References: pages, Random: chance{}, Now: now})
	runner, err := toolrun.New(all, config)
	if err != nil {
		return tools{}, err
	}
	strict, err := toolrun.New(catalog.ForAgent(all), config)
	if err != nil {
		return tools{}, err
	}
	talk, err := toolrun.New(append(catalog.ForAgent(all), conversationTools()...), config)
	return tools{library: books, runner: runner, agent: strict, talk: talk}, err
}

// newCalculators makes the tools of the command line, which casts charts of more
// years than the wire does.
func newCalculators() (*toolrun.Runner, error) {
	now, err := chinaClock()
	if err != nil {
		return nil, err
	}
	return toolrun.New(catalog.All(catalog.Deps{
		Library: library.New(library.Options{Now: time.Now}), Random: chance{}, AllYears: true, Now: now,
	}), toolrun.Config{
		Charger: toolrun.Free{}, Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now,
	})
}

// newTurner makes the agent over the tools. budget may be nil: nothing is counted.
func (t tools) newTurner(w writer, limits agent.Limits, budget agent.Budget) (*agent.Turner, error) {
	return agent.NewTurner(agent.Config{
		Model:   w.Model,
		Tools:   t.agent,
		Library: t.library,
		Budget:  budget,
		Limits:  limits,
		Offer:   agent.FullOffer(),
		Now:     time.Now,
		NewID:   func() string { return uuid.New().String() },
	})
}

// server is the whole product behind one handler.
type server struct {
	Handler http.Handler
	office  office
	stop    context.CancelFunc // of what runs beside the handler
	beside  *sync.WaitGroup
}

// Close ends what runs beside the handler and closes the store. The handler must
// not be in use any more.
func (s *server) Close() error {
	s.office.talks.Close()
	s.stop()
	s.beside.Wait()
	return s.office.store.Close()
}

// open joins the parts of the server. addr is where it listens.
func (c *serveCmd) open(ctx context.Context, log *slog.Logger, addr net.Addr) (*server, error) {
	w, err := c.writer()
	if err != nil {
		return nil, err
	}
	if w.Problem != "" {
		log.Warn("agent turns are refused", "reason", w.Problem)
	}
	t, err := newTools(string(c.SiteURL), log)
	if err != nil {
		return nil, err
	}
	store, err := c.openStore(ctx)
	if err != nil {
		return nil, err
	}
	s, err := c.assemble(ctx, log, assembly{t, w, store, c.policy(addr)})
	if err != nil {
		return nil, errors.Join(err, store.Close())
	}
	log.Info("ready", "addr", addr.String(), "model", w.name(), "version", version)
	return s, nil
}

// policy returns who may sign up: what the configuration says, else anybody where
// only this machine can ask.
func (c *serveCmd) policy(addr net.Addr) account.Policy {
	if c.SignUp != "" {
		return account.Policy(c.SignUp)
	}
	if host, _, err := net.SplitHostPort(addr.String()); err == nil && isLoopback(host) {
		return account.Open
	}
	return account.Closed
}

// assembly is what a server is made of.
type assembly struct {
	tools  tools
	writer writer
	store  database
	policy account.Policy
}

// assemble makes the handler and what runs beside it.
func (c *serveCmd) assemble(ctx context.Context, log *slog.Logger, a assembly) (*server, error) {
	budget, err := quota.NewBudget(ctx, a.store.days, c.daily(), time.Now)
	if err != nil {
		return nil, err
	}
	o, err := newOffice(ctx, a.store, log, officeOptions{
		signUps: budget, policy: a.policy, session: time.Duration(c.SessionDays) * 24 * time.Hour,
		inFlight: int(c.PaidInFlight), accountInFlight: int(c.PaidInFlightAccount),
	})
	if err != nil {
		return nil, err
	}
	if o.talks, err = c.newConversations(ctx, log, a, budget); err != nil {
		return nil, err
	}
	batch := ledger.NewBatch(o.book)
	h, err := c.newHub(o, a.writer, batch)
	if err != nil {
		return nil, err
	}
	handler, err := c.handler(log, parts{a.tools, a.writer, budget, o, h})
	if err != nil {
		return nil, err
	}
	s := &server{Handler: handler, office: o}
	s.runBeside(log, batch)
	return s, nil
}

// runBeside starts what looks after the store until Close.
func (s *server) runBeside(log *slog.Logger, batch *ledger.Batch) {
	ctx, stop := context.WithCancel(context.Background())
	s.stop, s.beside = stop, new(sync.WaitGroup)
	s.beside.Go(func() { batch.Run(ctx, recordEvery) })
	s.beside.Go(func() { s.office.book.SweepEvery(ctx, sweepEvery) })
	s.beside.Go(func() { s.office.talks.Run(ctx) })
	s.beside.Go(func() {
		s.office.people.Run(ctx, useEvery, func(err error) { log.Error("accounts", "err", err) })
	})
}

// parts are what the handler is made of.
type parts struct {
	tools  tools
	writer writer
	budget *quota.Budget
	office office
	hub    *hub.Hub
}

// handler joins the doors.
func (c *serveCmd) handler(log *slog.Logger, p parts) (http.Handler, error) {
	turner, err := p.tools.newTurner(p.writer, c.limits(), p.budget)
	if err != nil {
		return nil, err
	}
	var api front
	desk := p.office.desk(&api, string(c.SiteURL))
	endpoints := append(calcrest.Endpoints(p.tools.runner), agentsse.Endpoint(turner, log), readrest.Endpoint(p.tools.newReader(p.writer, p.budget), log))
	endpoints = append(endpoints, uiregistry.Endpoints(p.tools.runner)...)
	endpoints = append(endpoints, p.office.accountEndpoints(desk)...)
	api.Gate, err = gate.New(gate.Config{
		SiteURL:        string(c.SiteURL),
		TrustedProxies: c.TrustedProxies,
		PerMinute:      int(c.APIPerMinute),
		Health:         gate.Health{Status: "ok", Version: version, AIConfigured: p.writer.Provider, RequestedModel: p.writer.name(), PromptVersion: p.writer.promptVersion()},
		Now:            time.Now,
		Logger:         log,
	}, endpoints)
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.Handle("/api/", api.Gate)
	c.mountTalks(mux, log, p, api, desk)
	if err := c.mountHub(mux, log, p.hub, doors{api.Gate, p.office.people}); err != nil {
		return nil, err
	}
	mountMCP(mux, api.Gate, p.tools.mcp(string(c.SiteURL), log))
	c.mountDocuments(mux, log, p)
	c.mountAgentDocuments(mux, log, p.tools, turner)
	mux.Handle("/", site.New(site.Config{
		Dist:         web.Dist(),
		SiteURL:      string(c.SiteURL),
		ModelName:    p.writer.name,
		AIConfigured: p.writer.Provider,
		Version:      version,
		Timezone:     string(c.Timezone),
		Now:          time.Now,
		Log:          log,
		Handbook:     p.tools.library,
		People:       p.office.pages(desk, p.hub),
		Allow:        api.Allow,
		Origin:       api.Origin,
		Calculate:    calculate(p.tools.runner),
		Draw:         draw(catalog.SVG),
		Text:         draw(catalog.Text),
		Purposes:     purposes(),
		Deck:         deck(),
		Face:         cardFace,
	}))
	return mux, nil
}

// mountDocuments serves the machine documents. They never change while the
// program runs; each is made when it is first asked for.
func (c *serveCmd) mountDocuments(mux *http.ServeMux, log *slog.Logger, p parts) {
	doc := sync.OnceValue(func() calcrest.Document {
		return calcrest.Document{
			SiteURL:      string(c.SiteURL),
			Version:      version,
			AgentRequest: schema.For[agent.TurnRequest](),
			AgentEvent:   schema.For[agent.Event](),
			Reading:      calcrest.Exchange{Request: schema.For[reading.Request](), Answer: schema.For[reading.Response]()},
			More:         documentParts(calcrest.Part(hubdoc.OpenAPI(p.hub)), calcrest.Part(accountrest.OpenAPI()), calcrest.Part(uiregistry.OpenAPI()), calcrest.Part(agentui.OpenAPI())),
		}
	})
	mount := func(path string, make func() ([]byte, error)) { mountDocument(mux, log, path, make) }
	mount("/openapi.json", func() ([]byte, error) { return calcrest.OpenAPI(context.Background(), p.tools.runner, doc()) })
	mount("/agent-request.schema.json", func() ([]byte, error) { return calcrest.AgentRequestSchema(doc()) })
}

// calculate is the site's way to the tools.
func calculate(runner *toolrun.Runner) func(context.Context, string, i18n.Locale, jsontext.Value) (jsontext.Value, error) {
	return func(ctx context.Context, name string, locale i18n.Locale, input jsontext.Value) (jsontext.Value, error) {
		result, err := runner.Call(ctx, name, locale, input)
		return result.JSON, err
	}
}

// draw is the site's way to charts as pictures, or in characters.
func draw(format catalog.Format) func(context.Context, string, jsontext.Value, i18n.Locale) ([]byte, error) {
	return func(_ context.Context, kind string, input jsontext.Value, locale i18n.Locale) ([]byte, error) {
		return catalog.Draw(kind, format, locale, input)
	}
}
