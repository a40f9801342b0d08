package session

import (
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// edit collects a Change of one State. Its methods are the rules; none of them
// looks at anything but the state.
type edit struct {
	now   time.Time
	newID func(prefix string) string

	state   State
	session Session
	run     *Response // the run under way
	pending []Input
	change  Change
}

func newEdit(state State, now time.Time, newID func(string) string) *edit {
	e := &edit{now: now, newID: newID, state: state, session: state.Session, pending: state.Pending}
	if state.Active != nil {
		run := *state.Active
		e.run = &run
	}
	return e
}

// done returns everything that was collected.
func (e *edit) done() Change {
	e.session.UpdatedAt = e.now
	e.change.Session, e.change.Response = &e.session, e.run
	if over := e.session.Notices - MaxNotices; over > 0 {
		e.change.NoticesTo = over
	}
	return e.change
}

// event appends to the log of the run under way.
func (e *edit) event(ev RunEvent) {
	e.run.Seq++
	ev.Seq, ev.At = e.run.Seq, e.now
	e.change.Events = append(e.change.Events, ev)
}

// notice tells those who watch, in its place among the events of the run.
func (e *edit) notice(n Notice) {
	e.session.Notices++
	n.Seq, n.At = e.session.Notices, e.now
	if e.run != nil {
		n.Response, n.RunSeq = e.run.ID, e.run.Seq
	}
	e.change.Notices = append(e.change.Notices, n)
}

// begin makes a run the one under way.
func (e *edit) begin(r Response) {
	r.Session, r.Status, r.CreatedAt, r.Listed = e.session.ID, InProgress, e.now, e.session.Listed
	e.run = &r
	e.session.Active = r.ID
	e.notice(Notice{Kind: NoticeResponse, Status: InProgress})
}

// say adds a message that is complete.
func (e *edit) say(m Message) {
	m.Status = MessageDone
	e.keep(&m)
	e.notice(Notice{Kind: NoticeMessage, MessageID: m.ID})
}

// keep adds a message to the transcript.
func (e *edit) keep(m *Message) {
	e.session.Messages++
	m.Session, m.Number, m.Response, m.CreatedAt = e.session.ID, e.session.Messages, e.run.ID, e.now
	e.run.LastMessage = m.Number
	if m.ID == "" {
		m.ID = e.newID("msg_")
	}
	e.change.Messages = append(e.change.Messages, *m)
}

// open begins a message of the assistant.
func (e *edit) open() {
	m := Message{Role: RoleAssistant, Status: MessageOpen}
	e.keep(&m)
	e.event(RunEvent{Kind: EventMessage, Message: &MessageBegin{ID: m.ID}})
	e.run.Open = Open{ID: m.ID, Number: m.Number, Seq: e.run.Seq}
	e.notice(Notice{Kind: NoticeMessage, MessageID: m.ID})
}

// close ends the message of the assistant: the log says what is in it.
func (e *edit) close(status MessageStatus) error {
	if e.run.Open.ID == "" {
		return nil
	}
	m, err := e.spoken()
	if err != nil {
		return err
	}
	m.Status = status
	e.change.Messages = append(e.change.Messages, m)
	e.run.Open = Open{}
	e.notice(Notice{Kind: NoticeMessage, MessageID: m.ID})
	return nil
}

// spoken returns the message under way as the log has it.
func (e *edit) spoken() (Message, error) {
	log, err := e.state.Log(e.run.Open.Seq - 1)
	if err != nil {
		return Message{}, err
	}
	log = append(log, e.change.Events...)
	return fold(*e.run, log), nil
}

// fold returns the message that a run has under way.
func fold(r Response, log []RunEvent) Message {
	m := Message{
		ID: r.Open.ID, Session: r.Session, Number: r.Open.Number, Response: r.ID, Role: RoleAssistant, Status: MessageOpen, CreatedAt: r.CreatedAt,
	}
	for _, ev := range log {
		switch {
		case ev.Seq == r.Open.Seq:
			m.CreatedAt = ev.At
		case ev.Seq > r.Open.Seq && ev.Agent != nil:
			m.add(*ev.Agent)
		}
	}
	return m
}

// add puts what a turn shows into its message.
func (m *Message) add(e agent.Event) {
	switch e.Type {
	case agent.EventDelta:
		m.Content += e.Text
	case agent.EventToolStart:
		m.Tools = append(m.Tools, ToolUse{ID: e.Tool.ID, Name: e.Tool.Name, Label: e.Tool.Label, Status: e.Tool.Status})
	case agent.EventToolEnd:
		for i := range m.Tools {
			if m.Tools[i].ID == e.ID {
				m.Tools[i].Status, m.Tools[i].Detail = e.Status, e.Detail
			}
		}
	case agent.EventSource:
		m.Sources = append(m.Sources, e.Source.ID)
	}
}

// end ends the run under way. Inputs that were not taken stay.
func (e *edit) end(end End) error {
	status := MessageDone
	if end.Status == Cancelled || end.Status == Failed {
		status = MessageIncomplete
	}
	if err := e.close(status); err != nil {
		return err
	}
	e.event(RunEvent{Kind: EventEnd, End: &end})
	e.run.Status, e.run.EndedAt, e.run.End = end.Status, e.now, &end
	e.session.Active = ""
	e.notice(Notice{Kind: NoticeResponse, Status: end.Status})
	return nil
}
