package app

import (
	"fmt"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/quota"
)

// storeFlags say where the server's data lives.
type storeFlags struct {
	Data        string `default:"./wenbu-data" env:"WENBU_DATA" placeholder:"DIR" help:"Folder of the SQLite store (made with mode 0700)."`
	DatabaseURL secret `env:"WENBU_DATABASE_URL" placeholder:"URL" help:"PostgreSQL store instead, which several servers may share."`
}

// modelFlags say who writes the prose.
type modelFlags struct {
	DeepSeekKey secret  `name:"deepseek-api-key" env:"DEEPSEEK_API_KEY" placeholder:"KEY" help:"Key for DeepSeek's own address."`
	ModelURL    httpURL `env:"WENBU_MODEL_URL" placeholder:"URL" help:"Base address of an OpenAI-compatible provider, before /chat/completions."`
	ModelKey    secret  `env:"WENBU_MODEL_KEY" placeholder:"KEY" help:"Key for that provider."`
	Model       string  `env:"WENBU_MODEL" placeholder:"NAME" help:"Model to ask for."`
	Interpreter string  `enum:"on,off" default:"on" env:"WENBU_INTERPRETER" help:"Whether the built-in interpreter answers when no provider is set (on|off)."`
}

// limitFlags are every limit of the product, with its default.
type limitFlags struct {
	APIPerMinute     quota.Limit `name:"limit-api-per-minute" default:"60" env:"WENBU_LIMIT_API_PER_MINUTE" placeholder:"N" help:"Requests a minute from one address."`
	AgentTurnsPerDay quota.Limit `name:"limit-agent-turns-per-day" default:"12" env:"WENBU_LIMIT_AGENT_TURNS_PER_DAY" placeholder:"N" help:"Agent turns a day from one network."`
	ReadingsPerDay   quota.Limit `name:"limit-readings-per-day" default:"5" env:"WENBU_LIMIT_READINGS_PER_DAY" placeholder:"N" help:"Single readings a day from one network."`
	ModelCallsPerDay quota.Limit `name:"limit-model-calls-per-day" default:"1000" env:"WENBU_LIMIT_MODEL_CALLS_PER_DAY" placeholder:"N" help:"Model calls a day, everyone together."`
	AgentCallsPerDay quota.Limit `name:"limit-agent-calls-per-day" default:"600" env:"WENBU_LIMIT_AGENT_CALLS_PER_DAY" placeholder:"N" help:"Of those, calls the agent may make."`
	SignUpsPerDay    quota.Limit `name:"limit-signups-per-day" default:"5" env:"WENBU_LIMIT_SIGNUPS_PER_DAY" placeholder:"N" help:"New accounts a day from one network."`
	turnFlags
}

// turnFlags bound one turn of the agent.
type turnFlags struct {
	TurnModelCalls quota.Limit `name:"limit-turn-model-calls" default:"5" env:"WENBU_LIMIT_TURN_MODEL_CALLS" placeholder:"N" help:"Model calls in one turn."`
	TurnTools      quota.Limit `name:"limit-turn-tools" default:"12" env:"WENBU_LIMIT_TURN_TOOLS" placeholder:"N" help:"Tool executions in one turn."`
	TurnSeconds    quota.Limit `name:"limit-turn-seconds" default:"120" env:"WENBU_LIMIT_TURN_SECONDS" placeholder:"N" help:"Seconds one turn may take."`
}

// secret is a value that is never printed.
type secret string

// String hides the value.
func (s secret) String() string {
	if s == "" {
		return ""
	}
	return "(set)"
}

// httpURL is an absolute http or https address without credentials, query,
// fragment or a slash at its end; "" is none.
type httpURL string

// UnmarshalText reads an address. It must be https, or http on loopback.
func (u *httpURL) UnmarshalText(text []byte) error {
	parsed, err := url.Parse(string(text))
	switch {
	case len(text) == 0:
		*u = ""
		return nil
	case err != nil || parsed.Host == "" || (parsed.Scheme != "https" && parsed.Scheme != "http"):
		return fmt.Errorf("expected an address such as https://example.org, got %s", shapeOf(string(text)))
	case parsed.User != nil || parsed.RawQuery != "" || parsed.Fragment != "":
		return fmt.Errorf("expected an address without user name, query or fragment, got %s", shapeOf(string(text)))
	case parsed.Scheme == "http" && !isLoopback(parsed.Hostname()):
		return fmt.Errorf("expected https, or http on loopback only")
	}
	*u = httpURL(strings.TrimRight(string(text), "/"))
	return nil
}

func isLoopback(host string) bool {
	if host == "localhost" {
		return true
	}
	addr, err := netip.ParseAddr(host)
	return err == nil && addr.IsLoopback()
}

// prefixes is a list of networks.
type prefixes []netip.Prefix

// UnmarshalText reads a comma-separated list of CIDR networks.
func (p *prefixes) UnmarshalText(text []byte) error {
	*p = nil
	for item := range strings.SplitSeq(string(text), ",") {
		if item = strings.TrimSpace(item); item == "" {
			continue
		}
		prefix, err := netip.ParsePrefix(item)
		if err != nil {
			return fmt.Errorf("expected networks such as 10.0.0.0/8,fd00::/8, got %s", shapeOf(item))
		}
		*p = append(*p, prefix)
	}
	return nil
}

// sessionDays is how many days a signed-in browser stays so.
type sessionDays int

// UnmarshalText reads a whole number of days, ten years at most.
func (d *sessionDays) UnmarshalText(text []byte) error {
	n, err := quota.ParseLimit(string(text))
	if err != nil || n > 3650 {
		return fmt.Errorf("expected a whole number of days from 1 to 3650, got %s", shapeOf(string(text)))
	}
	*d = sessionDays(n)
	return nil
}

// signUps says who may make an account; "" leaves it to the address.
type signUps account.Policy

// UnmarshalText reads a policy.
func (p *signUps) UnmarshalText(text []byte) error {
	switch account.Policy(text) {
	case "", account.Open, account.Invited, account.Closed:
		*p = signUps(text)
		return nil
	}
	return fmt.Errorf("expected open, invite or closed, got %s", shapeOf(string(text)))
}

// zoneName is an IANA time zone or fixed offset.
type zoneName string

// UnmarshalText checks that the zone exists.
func (z *zoneName) UnmarshalText(text []byte) error {
	if _, err := civil.LoadZone(string(text)); err != nil {
		return fmt.Errorf("expected an IANA zone such as Asia/Shanghai or an offset such as +08:00, got %s", shapeOf(string(text)))
	}
	*z = zoneName(text)
	return nil
}

// daily returns the budgets of a day.
func (f limitFlags) daily() quota.Limits {
	return quota.Limits{AgentTurns: f.AgentTurnsPerDay, Readings: f.ReadingsPerDay, ModelCalls: f.ModelCallsPerDay, AgentCalls: f.AgentCallsPerDay, SignUps: f.SignUpsPerDay}
}

// limits returns the limits of one turn.
func (f turnFlags) limits() agent.Limits {
	limits := agent.DefaultLimits()
	limits.ModelCalls, limits.ToolCalls = int(f.TurnModelCalls), int(f.TurnTools)
	limits.Duration = time.Duration(f.TurnSeconds) * time.Second
	return limits
}

// shapeOf describes a value without showing it.
func shapeOf(s string) string {
	switch {
	case s == "":
		return "nothing"
	case strings.TrimSpace(s) == "":
		return "blank"
	}
	kind := "text"
	if _, err := strconv.ParseFloat(s, 64); err == nil {
		kind = "a number"
	}
	return fmt.Sprintf("%s of %d characters", kind, len([]rune(s)))
}
