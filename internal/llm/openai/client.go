package openai

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// Config says which provider to call and how.
type Config struct {
	BaseURL    string // the address before /chat/completions
	Key        string // sent as a bearer token; "" sends none
	Model      string // the model to ask for
	HTTPClient *http.Client
	Profile    Profile
}

// Client calls one provider. It implements agent.Model and may be used by many
// goroutines at once.
type Client struct {
	endpoint  string
	model     string
	profile   Profile
	http      *http.Client
	authorize func(http.Header) // holds the key where no printing of a Client shows it
}

// New makes a client. A nil HTTPClient means one of the client's own; a given
// one is copied, so that redirects stay unfollowed without changing it. The
// error says what is wrong and never holds a value of c.
func New(c Config) (*Client, error) {
	base, err := url.Parse(c.BaseURL)
	switch {
	case err != nil, base.Scheme != "http" && base.Scheme != "https", base.Host == "",
		base.User != nil, base.RawQuery != "", base.Fragment != "":
		return nil, errors.New("model address: want http:// or https:// with a host, without user, query or fragment")
	case c.Model == "":
		return nil, errors.New("model name: want a non-empty name")
	case strings.ContainsFunc(c.Key, func(r rune) bool { return r <= ' ' || r > '~' }):
		return nil, errors.New("model key: want printable ASCII without spaces")
	}
	return &Client{
		endpoint:  strings.TrimRight(base.String(), "/") + "/chat/completions",
		model:     c.Model,
		profile:   c.Profile,
		http:      withoutRedirects(c.HTTPClient),
		authorize: bearer(c.Key),
	}, nil
}

func withoutRedirects(given *http.Client) *http.Client {
	client := http.Client{Transport: &http.Transport{
		Proxy:               http.ProxyFromEnvironment,
		ForceAttemptHTTP2:   true,
		MaxIdleConnsPerHost: 16,
		IdleConnTimeout:     90 * time.Second,
		TLSHandshakeTimeout: 10 * time.Second,
	}}
	if given != nil {
		client = *given
	}
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &client
}

func bearer(key string) func(http.Header) {
	return func(h http.Header) {
		if key != "" {
			h.Set("Authorization", "Bearer "+key)
		}
	}
}

// Name returns the model that is asked for.
func (c *Client) Name() string { return c.model }

// Metered reports true: every call uses the shared daily model budget.
func (c *Client) Metered() bool { return true }

// Complete makes one call. Beyond what agent.Model says, a call that ended
// because ctx is done fails with reason "agent_timeout" and wraps ctx.Err().
func (c *Client) Complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	reply, err := c.complete(ctx, req, onText)
	if err != nil && ctx.Err() != nil {
		return agent.Reply{}, stopped(ctx.Err())
	}
	return reply, err
}

func (c *Client) complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	body, err := c.encode(req)
	if err != nil {
		return agent.Reply{}, err
	}
	sending := &outgoing{data: body}
	post, err := http.NewRequestWithContext(ctx, http.MethodPost, c.endpoint, sending)
	if err != nil {
		return agent.Reply{}, upstream(errors.New("the request could not be made"))
	}
	post.ContentLength, post.GetBody = int64(len(body)), sending.again
	post.Header.Set("Content-Type", "application/json")
	post.Header.Set("Accept", "text/event-stream")
	c.authorize(post.Header)

	resp, err := c.http.Do(post)
	if err != nil {
		return agent.Reply{}, upstream(safeCause(err))
	}
	defer resp.Body.Close()
	sending.letGo()
	switch resp.StatusCode {
	case http.StatusOK:
		return decode(resp.Body, onText)
	case http.StatusTooManyRequests:
		return agent.Reply{}, busy()
	default:
		return agent.Reply{}, upstream(&StatusError{resp.StatusCode})
	}
}
