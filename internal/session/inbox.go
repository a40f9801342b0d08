package session

import (
	"cmp"
	"slices"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// inOrder returns inputs in the order of their delivery: steers first, each kind as
// it came in.
func inOrder(pending []Input) []Input {
	list := slices.Clone(pending)
	slices.SortStableFunc(list, func(a, b Input) int {
		if a.Delivery != b.Delivery {
			if a.Delivery == Steer {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.Number, b.Number)
	})
	return list
}

// steers returns the inputs that a boundary between steps takes.
func steers(pending []Input) []Input {
	return slices.DeleteFunc(inOrder(pending), func(i Input) bool { return i.Delivery != Steer })
}

// atEnd returns the inputs that go on where a run would end: all steers, else one of
// the queue.
func atEnd(pending []Input) []Input {
	if list := steers(pending); len(list) > 0 {
		return list
	}
	return inOrder(pending)[:min(1, len(pending))]
}

// receipt returns an input as its client sees it, among those that are pending.
func receipt(in Input, pending []Input) Receipt {
	r := Receipt{
		Session: in.Session, InputID: in.ID, Response: in.Response, Delivery: in.Delivery, Status: in.Status, CreatedAt: in.CreatedAt,
	}
	if in.Status == InputPending {
		r.Position = 1 + slices.IndexFunc(inOrder(pending), func(p Input) bool { return p.ID == in.ID })
	}
	return r
}

// receipts returns all pending inputs in the order of their delivery.
func receipts(pending []Input) []Receipt {
	list := []Receipt{}
	for i, in := range inOrder(pending) {
		r := receipt(in, nil)
		r.Position, r.Text = i+1, in.Text
		list = append(list, r)
	}
	return list
}

// admit takes an input in. An input of the same id was taken in before: then nothing
// changes, or another text is refused.
func (e *edit) admit(in Input) (Receipt, error) {
	if known := e.state.Input; known != nil {
		if known.Text != in.Text {
			return Receipt{}, fault.New(fault.Conflict, "input_id_conflict", textInputConflict)
		}
		return receipt(*known, e.pending), nil
	}
	if len(e.pending) >= MaxPending {
		return Receipt{}, fault.New(fault.RateLimited, "too_many_pending_inputs", textTooManyInputs)
	}
	e.session.Inputs++
	in.Session, in.Number, in.Status, in.CreatedAt = e.session.ID, e.session.Inputs, InputPending, e.now
	if e.run != nil {
		in.Response = e.run.ID
	}
	e.pending = append(slices.Clip(e.pending), in)
	e.change.Inputs = append(e.change.Inputs, in)
	r := receipt(in, e.pending)
	e.tell(r)
	return r, nil
}

// tell reports the state of an input to everybody.
func (e *edit) tell(r Receipt) {
	if e.run != nil && e.run.Status == InProgress {
		e.event(RunEvent{Kind: EventInput, Input: &r})
	}
	e.notice(Notice{Kind: NoticeInput, Input: &r})
}

// take hands inputs to the run under way and writes them to the transcript. It
// returns their texts.
func (e *edit) take(list []Input) []string {
	var texts []string
	for _, in := range list {
		in.Status, in.Response, in.DeliveredAt = InputDelivered, e.run.ID, e.now
		e.pending = slices.DeleteFunc(slices.Clone(e.pending), func(p Input) bool { return p.ID == in.ID })
		e.keepInput(in)
		e.tell(receipt(in, nil))
		e.say(Message{Role: RoleUser, Content: in.Text, Input: in.ID})
		texts = append(texts, in.Text)
	}
	return texts
}

// keepInput writes an input, once in a change.
func (e *edit) keepInput(in Input) {
	for i := range e.change.Inputs {
		if e.change.Inputs[i].ID == in.ID {
			e.change.Inputs[i] = in
			return
		}
	}
	e.change.Inputs = append(e.change.Inputs, in)
}

// goOn takes inputs into the run under way, which answers them in a message of their
// own.
func (e *edit) goOn(list []Input) ([]string, error) {
	if err := e.close(MessageDone); err != nil {
		return nil, err
	}
	texts := e.take(list)
	e.open()
	return texts, nil
}

// redeliver changes when a pending input is taken.
func (e *edit) redeliver(d Delivery) (Receipt, error) {
	in, err := e.untaken()
	if err != nil {
		return Receipt{}, err
	}
	if in.Delivery == d {
		return receipt(in, e.pending), nil
	}
	in.Delivery = d
	e.pending = slices.Clone(e.pending)
	for i := range e.pending {
		if e.pending[i].ID == in.ID {
			e.pending[i] = in
		}
	}
	e.keepInput(in)
	r := receipt(in, e.pending)
	e.tell(r)
	return r, nil
}

// drop takes a pending input back.
func (e *edit) drop() error {
	in, err := e.untaken()
	if err != nil {
		return err
	}
	e.change.DropInput = in.ID
	in.Status = InputDropped
	e.tell(receipt(in, nil))
	return nil
}

// untaken returns the input that the change is about.
func (e *edit) untaken() (Input, error) {
	switch in := e.state.Input; {
	case in == nil:
		return Input{}, fault.New(fault.NotFound, "not_found", textNoInput)
	case in.Status != InputPending:
		return Input{}, fault.New(fault.Conflict, "input_already_delivered", textInputTaken)
	default:
		return *in, nil
	}
}

// Texts that clients see.
var (
	textInputConflict = i18n.T("这个 input_id 已经用于另一段文字。请换一个 input_id。", "This input_id was used for another text. Choose another input_id.")
	textTooManyInputs = i18n.T("等待处理的输入已有 32 条。请等其中一些被取走，或删除几条。", "There are 32 pending inputs already. Wait until some are taken, or delete some.")
	textNoInput       = i18n.T("没有这条输入。", "There is no such input.")
	textInputTaken    = i18n.T("这条输入已被取走，不能再改。", "This input was taken already and cannot be changed.")
)
