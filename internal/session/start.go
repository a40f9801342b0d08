package session

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

// Item is one part of what a run is asked with.
type Item struct {
	Role   Role
	Text   string // of a call: its arguments; of its answer: the output
	CallID string
	Name   string // of a call
}

// Request asks for a run.
type Request struct {
	// Session is a session of the owner; "" runs in one of its own, which is not
	// listed and goes on from the response Previous, if that is set.
	Session  string
	Previous string

	Items    []Item // in order; the last one is what is answered
	Settings Settings
	Params   jsontext.Value
	Unkept   bool   // the response must not be found again
	Address  string // of the network that the turn is counted for
}

// Start begins a run and returns its response. Inputs that were parked go before
// its items.
func (s *Service) Start(ctx context.Context, o Owner, q Request) (Response, error) {
	if err := checkItems(q.Items); err != nil {
		return Response{}, err
	}
	return s.start(ctx, o, q, nil)
}

// start begins a run, and with an input the one that it starts. A plan that was
// overtaken by another change of the session is made again.
func (s *Service) start(ctx context.Context, o Owner, q Request, in *Input) (Response, error) {
	counted := false
	for {
		p, err := s.plan(ctx, o, q, in)
		if err != nil {
			return Response{}, err
		}
		p.counted = counted
		r, err := s.launch(ctx, p, in)
		if !errors.Is(err, errStale) {
			return r, err
		}
		counted = p.counted
	}
}

// plan is a run that may begin.
type plan struct {
	request  Request
	session  Session
	fresh    bool // the session is not in the store yet
	turner   *agent.Turner
	turn     *agent.Turn
	history  []agent.Message
	counted  bool
	response Response
}

// plan finds the session and prepares the turn. Nothing is counted or changed.
func (s *Service) plan(ctx context.Context, o Owner, q Request, in *Input) (*plan, error) {
	p := &plan{request: q, session: s.newSession(o), fresh: true}
	var err error
	switch {
	case q.Session != "":
		p.fresh = false
		p.session, err = s.owned(ctx, o, q.Session)
	case q.Previous != "":
		_, err = s.Response(ctx, o, q.Previous)
		p.session.Parent = q.Previous
	}
	switch {
	case err != nil:
		return nil, err
	case p.session.Running():
		return nil, responseActive(p.session.Active)
	case p.session.Messages >= MaxMessages:
		return nil, fault.New(fault.Conflict, "session_full", i18n.T("这个会话的消息已满，请导出后新开一个会话。", "This session is full. Export it and begin a new one."))
	}
	if p.turner, err = s.turnerFor(q.Settings); err != nil {
		return nil, err
	}
	if err := s.prepare(ctx, p, in); err != nil {
		return nil, err
	}
	p.response = Response{ID: s.NewID("resp_"), Kept: !q.Unkept, Node: s.node, ResponseDetail: ResponseDetail{
		Params: q.Params, Previous: q.Previous, Settings: q.Settings,
	}}
	return p, nil
}

// turnerFor returns who may serve a turn: without consent nothing leaves the server.
func (s *Service) turnerFor(set Settings) (*agent.Turner, error) {
	t := s.Turner
	if !set.Consent {
		t = s.Builtin
	}
	if t == nil || t.Model == nil {
		return nil, fault.New(fault.Unavailable, "agent_unavailable", i18n.T(
			"没有可用的模型。未同意发送给模型服务时，只能由内置解读器回答，而它已被关闭。", "No model is available. Without consent only the built-in interpreter may answer, and it is switched off."))
	}
	return t, nil
}

// launch begins the run of a plan, and with an input the one that it starts.
func (s *Service) launch(ctx context.Context, p *plan, in *Input) (Response, error) {
	if !p.counted {
		if _, err := p.turner.Count(ctx, p.request.Address); err != nil {
			return Response{}, err
		}
		p.counted = true
	}
	if p.fresh {
		if err := s.Store.Add(ctx, p.session); err != nil {
			return Response{}, wrap("add a session", err)
		}
		p.fresh = false
	}
	run := s.newRunner(p)
	if !s.hold(run) {
		return Response{}, fault.New(fault.Unavailable, "shutting_down", i18n.T("服务器正在重启，请稍后再试。", "The server is restarting. Try again in a moment."))
	}
	k := Key{Session: p.session.ID}
	if in != nil {
		k.Input = in.ID
	}
	err := s.update(ctx, k, func(e *edit) error { return run.begin(e, p, in) })
	if err != nil {
		s.release(run)
		return Response{}, err
	}
	go run.work()
	return run.response, nil
}

// errStale says that a plan was made of a session that has changed since.
var errStale = errors.New("the session has changed")

// begin is the transaction that makes a run.
func (r *runner) begin(e *edit, p *plan, in *Input) error {
	switch {
	case in != nil && (e.state.Input != nil || e.session.Running()):
		return errStale // the same input came twice at once, or a run began
	case e.session.Running():
		return responseActive(e.session.Active)
	case e.session.Messages != p.session.Messages:
		return errStale
	}
	parked := inOrder(e.pending)
	p.response.LeaseEnd = e.now.Add(LeaseLife)
	e.begin(p.response)
	if in != nil {
		if _, err := e.admit(*in); err != nil {
			return err
		}
	}
	r.ahead = e.take(parked)
	if in != nil {
		e.take(e.pending)
	}
	for _, item := range p.request.Items {
		e.say(Message{Role: item.Role, Content: item.Text, CallID: item.CallID, Name: item.Name})
	}
	if e.session.Title == "" && e.session.Listed {
		e.session.Title = titleOf(p.request.Items, in)
		e.notice(Notice{Kind: NoticeSession})
	}
	e.open()
	r.response = *e.run
	return nil
}

// titleUnits is how much of the first message names a session.
const titleUnits = 30

func titleOf(items []Item, in *Input) string {
	text := ""
	if in != nil {
		text = in.Text
	}
	for _, item := range items {
		if item.Role == RoleUser {
			text = item.Text
		}
	}
	return units.Clip(strings.Join(strings.Fields(text), " "), titleUnits)
}

// checkItems refuses what no turn can be asked with.
func checkItems(items []Item) error {
	if len(items) == 0 {
		return invalidInput("input", "at least one message is needed")
	}
	last := items[len(items)-1]
	if last.Role == RoleUser {
		return checkText(last.Text)
	}
	if last.Role != RoleCallOutput {
		return invalidInput("input", "the last item must be a message of the user or an output of a function")
	}
	return nil
}

// checkText refuses a text that is empty or too long.
func checkText(text string) error {
	switch n := units.Len(text); {
	case strings.TrimSpace(text) == "":
		return invalidInput("input", "the text is empty")
	case n > MaxInputUnits:
		return invalidInput("input", "the text has more than 3000 UTF-16 units")
	}
	return nil
}

func invalidInput(path, why string) error {
	return &fault.Error{Kind: fault.Invalid, Reason: "invalid_input", Msg: i18n.T("输入不合要求："+path+"："+why, "The input is not valid: "+path+": "+why),
		Fields: []fault.Field{{Path: path, Code: "invalid_value", Message: why}}}
}

// responseActive refuses a second run. Its Fields name the one under way.
func responseActive(id string) error {
	return &fault.Error{Kind: fault.Conflict, Reason: "response_active",
		Msg:    i18n.T("这个会话正在回答中（"+id+"）。可以等它结束，或用 tjwater.delivery 追加输入。", "A response is under way in this session ("+id+"). Wait for it, or add an input with tjwater.delivery."),
		Fields: []fault.Field{{Path: "conversation", Code: "custom", Message: id}}}
}
