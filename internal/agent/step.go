package agent

import (
	"context"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent/prompt"
	"github.com/wenbu-go/wenbu/internal/fault"
)

// step is one model call to make.
type step struct {
	kind   stepKind
	note   string // system message that goes before the call
	stream bool   // text is shown while it arrives
	demand Choice // for stepClient
}

// stepKind says what a call is for.
type stepKind uint8

const (
	stepFree   stepKind = iota // the model decides
	stepReport                 // a research turn has to write its report now
	stepRepair                 // a rejected report has to be written again
	stepFinal                  // text only
	stepClient                 // a function of the client is demanded
)

// choice returns what the model may do in a step.
func (s step) choice() Choice {
	switch s.kind {
	case stepReport, stepRepair:
		return Choice{Kind: ChoiceTool, Tool: toolWriteReport}
	case stepFinal:
		return Choice{Kind: ChoiceNone}
	case stepClient:
		return s.demand
	}
	return Choice{}
}

// next decides what the next model call is for and reserves it. A status says
// that the turn ends here instead.
func (r *run) next(ctx context.Context) (s step, status string, err error) {
	switch {
	case r.desk.open() && !r.canRepair():
		r.say(textUnresolved.In(r.locale))
		return step{}, StatusLimited, nil
	case r.stepsUsed() == r.Limits.ModelCalls: // the last call went into a repair
		r.say(r.closing(""))
		return step{}, r.status(), nil
	}
	if r.contextFull() {
		return step{}, StatusLimited, nil
	}
	if ended, err := r.reserve(ctx); ended || err != nil {
		return step{}, StatusLimited, err
	}
	if r.desk.open() {
		s, err = r.repair(ctx)
	} else {
		s = r.plan()
	}
	if err != nil {
		return step{}, "", err
	}
	if s.note != "" {
		r.add(Message{Role: RoleSystem, Content: s.note})
	}
	if r.contextFull() { // a repair brings texts along
		return step{}, StatusLimited, nil
	}
	return s, "", ctx.Err()
}

// plan chooses the next step of a turn without a rejected report.
func (r *run) plan() step {
	left := r.Limits.ModelCalls - r.stepsUsed()
	tools := r.Limits.ToolCalls - r.toolsUsed()
	wantsReport := r.research() && r.desk.saved == nil
	switch {
	case r.client.Choice.Kind != ChoiceAuto && r.modelCalls == 0:
		return step{kind: stepClient, demand: r.client.Choice}
	case left == 1 || tools <= 0:
		r.limited = r.limited || wantsReport
		return step{kind: stepFinal, note: prompt.Final.In(r.locale), stream: r.desk.saved == nil}
	case left == 2 && wantsReport && len(r.sources.ids) > 0:
		return step{kind: stepReport, note: prompt.Report.In(r.locale)}
	case r.desk.mended:
		r.desk.mended = false
		return step{note: prompt.Close.In(r.locale)}
	}
	return step{}
}

// contextFull reports whether the messages are longer than a turn may carry, and
// says so to the person.
func (r *run) contextFull() bool {
	full := r.contextBytes > r.Limits.ContextBytes
	if full {
		r.say(textContextFull.In(r.locale))
	}
	return full
}

// reserve counts the next model call against the shared budget. The first call
// was counted with the turn.
func (r *run) reserve(ctx context.Context) (ended bool, err error) {
	if r.stepsUsed() == 0 || r.Budget == nil || !r.Model.Metered() {
		return false, nil
	}
	err = r.Budget.ModelCall(ctx)
	if fault.Is(err, fault.RateLimited) {
		r.say(textBudgetEnded.In(r.locale))
		return true, nil
	}
	return false, err
}

// ask makes the model call of a step.
func (r *run) ask(ctx context.Context, s step) (Reply, error) {
	r.modelCalls++
	shown := false
	reply, err := r.model.Complete(ctx, ModelRequest{
		Locale: r.locale, Research: r.research(), Messages: slices.Clip(r.messages), Tools: r.offered(s), Choice: s.choice(),
	}, func(text string) {
		if s.stream {
			shown = shown || text != ""
			r.say(text)
		}
	})
	if err != nil {
		return Reply{}, err
	}
	r.servedModel = reply.Model
	if s.stream && !shown {
		r.say(reply.Text)
	}
	return reply, s.accepts(reply)
}

// accepts checks that a reply keeps to its step.
func (s step) accepts(reply Reply) error {
	names, ids := map[string]bool{}, map[string]bool{}
	for _, c := range reply.Calls {
		if c.ID == "" || ids[c.ID] {
			return incomplete("a tool call without an id of its own")
		}
		ids[c.ID], names[c.Name] = true, true
	}
	onlyReport := len(names) == 1 && names[toolWriteReport]
	switch {
	case s.kind == stepFinal && len(reply.Calls) > 0:
		return incomplete("a tool was asked for in the last call")
	case s.kind == stepReport && !onlyReport:
		return incomplete("the report that was due was not written")
	case s.kind == stepClient && len(reply.Calls) == 0:
		return incomplete("the function that the client demands was not called")
	case s.kind == stepRepair && (!onlyReport || len(reply.Calls) != 1):
		return incomplete("a rejected report was not written again, exactly once")
	}
	return nil
}

// take does what a reply asks for. A status says that the turn is done.
func (r *run) take(ctx context.Context, s step, reply Reply) (status string, err error) {
	if len(reply.Calls) > 0 {
		// Text beside tool calls is for the model alone.
		r.add(Message{Role: RoleAssistant, Content: reply.Text, Reasoning: reply.Reasoning, Calls: reply.Calls})
		if slices.ContainsFunc(reply.Calls, func(c ToolCall) bool { return r.isClients(c.Name) }) {
			return r.passCalls(ctx, reply)
		}
		return r.runCalls(ctx, reply.Calls)
	}
	if r.desk.saved == nil && strings.TrimSpace(reply.Text) == "" {
		return "", incomplete("the model said nothing")
	}
	if !s.stream {
		r.say(r.closing(reply.Text))
	}
	return r.status(), nil
}
