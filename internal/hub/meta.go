package hub

import (
	"context"
	_ "embed"
	"math"

	"github.com/wenbu-go/wenbu/internal/hubtime"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// The skill that the hub is.
const (
	SkillName    = "fortune-hub"
	SkillVersion = "0.4.0"
)

// Disclaimer stands in what the hub says of itself.
var Disclaimer = i18n.T("供消遣与自省，不预言任何事。", "For entertainment and reflection; nothing is foretold.")

//go:embed get_skill_info.md
var skillMD string

//go:embed get_user_credits.md
var creditsMD string

//go:embed get_usage_history.md
var usageMD string

type nothing struct{}

// skillInfo is the answer of m1.
type skillInfo struct {
	Skill      string     `json:"skill" const:"fortune-hub"`
	Version    string     `json:"version"`
	Pricing    []Pricing  `json:"fortune_pricing"`
	Tools      []ToolInfo `json:"tools"`
	Disclaimer string     `json:"disclaimer"`
}

// Pricing is what a fortune tool costs now.
type Pricing struct {
	Tool string `json:"tool_name"`
	Cost int64  `json:"credit_cost"`
}

// ToolInfo is what the hub says of one tool.
type ToolInfo struct {
	Name        string `json:"name"`
	Category    string `json:"category" enum:"meta|fortune|forum"`
	Description string `json:"description"`
	Cost        int64  `json:"cost" doc:"Credits of one call, now."`
	LLM         int    `json:"llm" range:"0..1" doc:"1 when a configured model writes part of the answer."`
	Enabled     bool   `json:"enabled"`
	Input       any    `json:"input_schema"`
}

// credits is the answer of m2.
type credits struct {
	Balance   int64           `json:"balance" doc:"Posted credits."`
	Held      int64           `json:"held" doc:"Reserved by calls that are running."`
	Remaining []freeRemaining `json:"free_remaining" doc:"Tools that have a free quota."`
	Pricing   []minPricing    `json:"pricing"`
}

type freeRemaining struct {
	Tool      string `json:"tool_name"`
	Remaining int64  `json:"remaining"`
}

type minPricing struct {
	Tool       string `json:"tool_name"`
	Cost       int64  `json:"credit_cost"`
	MinBalance int64  `json:"min_balance"`
}

// The number of records that m3 shows.
const (
	fewestRecords = 1
	mostRecords   = 100
)

type usageInput struct {
	Limit float64 `json:"limit" default:"10" doc:"How many records, clamped to 1…100."`
}

// usage is the answer of m3.
type usage struct {
	Limit   int           `json:"limit"`
	Records []usageRecord `json:"records" doc:"Newest first."`
}

type usageRecord struct {
	ID        string  `json:"id"`
	Tool      string  `json:"tool_name"`
	Credits   int64   `json:"credits_deducted"`
	Status    string  `json:"status" enum:"success|failed|refused"`
	Error     *string `json:"error" required:"true"`
	Duration  int64   `json:"duration_ms"`
	StartedAt string  `json:"started_at"`
	EndedAt   string  `json:"completed_at"`
}

func (h *Hub) metaEntries() []*Entry {
	base := Entry{Category: CategoryMeta, Session: true}
	skill, credit, history := base, base, base
	skill.ID, skill.Name = "m1", "get_skill_info"
	credit.ID, credit.Name, credit.Window = "m2", "get_user_credits", metaWindow
	history.ID, history.Name, history.Window = "m3", "get_usage_history", metaWindow
	return []*Entry{
		entry(skill, tool.Spec{Label: i18n.T("技能说明", "About the hub"), Description: tool.Describe(skillMD), ReadOnly: true}, h.skillInfo),
		entry(credit, tool.Spec{Label: i18n.T("积分余额", "Credits"), Description: tool.Describe(creditsMD), ReadOnly: true}, h.credits),
		entry(history, tool.Spec{Label: i18n.T("使用记录", "Usage"), Description: tool.Describe(usageMD), ReadOnly: true}, h.usage),
	}
}

// Prices returns what each fortune tool costs now, in the order of the tools.
func (h *Hub) Prices(ctx context.Context) ([]Pricing, error) {
	infos, err := h.Tools(ctx)
	return pricing(infos), err
}

func pricing(infos []ToolInfo) []Pricing {
	var list []Pricing
	for _, t := range infos {
		if t.Category == CategoryFortune {
			list = append(list, Pricing{t.Name, t.Cost})
		}
	}
	return list
}

// Tools describes the fourteen tools as they are now.
func (h *Hub) Tools(ctx context.Context) ([]ToolInfo, error) {
	prices, err := h.prices(ctx)
	if err != nil {
		return nil, err
	}
	list := make([]ToolInfo, len(h.entries))
	for i, e := range h.entries {
		t := ToolInfo{Name: e.Name, Category: e.Category, Description: e.Description().En, Enabled: true, Input: e.InputSchema()}
		if e.LLM {
			t.LLM = 1
		}
		if p, ok := prices[e.Name]; ok {
			t.Enabled = p.Enabled
			if e.Paid {
				t.Cost = p.Cost
			}
		}
		list[i] = t
	}
	return list, nil
}

// prices returns the prices in force by tool.
func (h *Hub) prices(ctx context.Context) (map[string]ledger.Price, error) {
	list, err := h.config.Book.Prices(ctx)
	prices := make(map[string]ledger.Price, len(list))
	for _, p := range list {
		prices[p.Tool] = p
	}
	return prices, err
}

func (h *Hub) skillInfo(ctx context.Context, _ Caller, _ nothing, _ string) (skillInfo, error) {
	info := skillInfo{Skill: SkillName, Version: SkillVersion, Disclaimer: Disclaimer.En}
	var err error
	if info.Tools, err = h.Tools(ctx); err != nil {
		return info, err
	}
	info.Pricing = pricing(info.Tools)
	return info, nil
}

func (h *Hub) credits(ctx context.Context, c Caller, _ nothing, _ string) (credits, error) {
	out := credits{Remaining: []freeRemaining{}, Pricing: []minPricing{}}
	balance, err := h.config.Book.Balance(ctx, c.Account)
	if err != nil {
		return out, err
	}
	out.Balance, out.Held = balance.Posted, balance.Held
	free, err := h.config.Book.FreeRemaining(ctx, c.Account)
	if err != nil {
		return out, err
	}
	for _, f := range free {
		out.Remaining = append(out.Remaining, freeRemaining{f.Tool, f.Remaining})
	}
	prices, err := h.prices(ctx)
	for _, e := range h.entries {
		if e.Category == CategoryFortune {
			p := minPricing{Tool: e.Name}
			if e.Paid {
				p.Cost, p.MinBalance = prices[e.Name].Cost, prices[e.Name].MinBalance
			}
			out.Pricing = append(out.Pricing, p)
		}
	}
	return out, err
}

func (h *Hub) usage(ctx context.Context, c Caller, in usageInput, _ string) (usage, error) {
	out := usage{Limit: int(math.Min(math.Max(math.Floor(in.Limit), fewestRecords), mostRecords)), Records: []usageRecord{}}
	if _, err := h.config.Batch.Flush(ctx); err != nil {
		return out, err
	}
	records, err := h.config.Book.Usage(ctx, c.Account, out.Limit)
	for _, r := range records {
		w := usageRecord{
			ID: r.ID, Tool: r.Tool, Credits: r.Credits, Status: string(r.Status), Duration: r.Duration().Milliseconds(),
			StartedAt: hubtime.Text(r.StartedAt), EndedAt: hubtime.Text(r.EndedAt),
		}
		if r.Error != "" {
			w.Error = &r.Error
		}
		out.Records = append(out.Records, w)
	}
	return out, err
}
