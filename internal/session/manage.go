package session

import (
	"context"
	"time"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Create makes an empty session. Its title and language may be "".
func (s *Service) Create(ctx context.Context, o Owner, title, locale string) (Session, error) {
	if err := checkTitle(title); err != nil {
		return Session{}, err
	}
	sess := s.newSession(o)
	sess.Title, sess.Locale, sess.Listed = title, locale, true
	return sess, wrap("add a session", s.Store.Add(ctx, sess))
}

func (s *Service) newSession(o Owner) Session {
	now := s.now()
	return Session{ID: s.NewID("ses_"), Owner: o, Locale: "zh", CreatedAt: now, UpdatedAt: now}
}

func checkTitle(title string) error {
	if n := utf8.RuneCountInString(title); n > MaxTitle {
		return &fault.Error{Kind: fault.Invalid, Reason: "invalid_title", Msg: i18n.T("标题最多 100 个字符。", "A title has at most 100 characters."),
			Fields: []fault.Field{{Path: "title", Code: "too_big", Message: "at most 100 characters"}}}
	}
	return nil
}

// Get returns a session with its messages and its pending inputs.
func (s *Service) Get(ctx context.Context, o Owner, id string) (Snapshot, error) {
	if _, err := s.owned(ctx, o, id); err != nil {
		return Snapshot{}, err
	}
	return s.look(ctx, id)
}

// look returns a session as it is at one moment.
func (s *Service) look(ctx context.Context, id string) (Snapshot, error) {
	l, found, err := s.Store.Look(ctx, id)
	switch {
	case err != nil:
		return Snapshot{}, wrap("read a session", err)
	case !found:
		return Snapshot{}, unknownSession()
	}
	if l.Active != nil && l.Active.Open.ID != "" {
		open := fold(*l.Active, l.Log)
		for i, m := range l.Messages {
			if m.ID == open.ID {
				open.Envelopes, open.Artifacts = m.Envelopes, m.Artifacts
				l.Messages[i] = open
			}
		}
	}
	return Snapshot{Session: l.Session, Messages: l.Messages, Pending: receipts(l.Pending), Notices: l.Session.Notices, active: l.Active}, nil
}

// List returns the sessions of an owner, the newest first: up to limit of those
// behind after. more says that there are further ones.
func (s *Service) List(ctx context.Context, o Owner, after string, limit int) (list []Session, more bool, err error) {
	if after != "" {
		if _, err := s.owned(ctx, o, after); err != nil {
			return nil, false, err
		}
	}
	limit = min(max(limit, 1), MaxPage)
	list, err = s.Store.Sessions(ctx, o, after, limit+1)
	if err != nil {
		return nil, false, wrap("list sessions", err)
	}
	return list[:min(limit, len(list))], len(list) > limit, nil
}

// Rename gives a session another title.
func (s *Service) Rename(ctx context.Context, o Owner, id, title string) (Session, error) {
	if err := checkTitle(title); err != nil {
		return Session{}, err
	}
	if _, err := s.owned(ctx, o, id); err != nil {
		return Session{}, err
	}
	var changed Session
	err := s.update(ctx, Key{Session: id}, func(e *edit) error {
		e.session.Title = title
		e.notice(Notice{Kind: NoticeSession})
		changed = e.session
		return nil
	})
	return changed, err
}

// Delete removes a session with all that belongs to it. Its run is stopped.
func (s *Service) Delete(ctx context.Context, o Owner, id string) error {
	sess, err := s.owned(ctx, o, id)
	if err != nil {
		return err
	}
	if _, err := s.Store.Delete(ctx, sess.ID); err != nil {
		return wrap("delete a session", err)
	}
	s.abandon(sess.Active)
	s.wake(id)
	return nil
}

// Forget removes everything of an owner and returns how many sessions that were.
func (s *Service) Forget(ctx context.Context, o Owner) (int, error) {
	n, err := s.Store.Forget(ctx, o)
	if n > 0 {
		s.wake("")
	}
	return n, wrap("forget an owner", err)
}

// Export returns everything of an owner, the newest session first.
func (s *Service) Export(ctx context.Context, o Owner) ([]Snapshot, error) {
	var out []Snapshot
	for after := ""; ; {
		list, more, err := s.List(ctx, o, after, MaxPage)
		if err != nil {
			return nil, err
		}
		for _, sess := range list {
			snap, err := s.look(ctx, sess.ID)
			if fault.Is(err, fault.NotFound) {
				continue
			}
			if err != nil {
				return nil, err
			}
			out, after = append(out, snap), sess.ID
		}
		if !more {
			return out, nil
		}
	}
}

// SetRender notes what became of an envelope at the person's end.
func (s *Service) SetRender(ctx context.Context, o Owner, r Render) error {
	if _, err := s.owned(ctx, o, r.Session); err != nil {
		return err
	}
	found, err := s.Store.SetRender(ctx, r)
	if err == nil && !found {
		return fault.New(fault.NotFound, "not_found", i18n.T("没有这个界面部件。", "There is no such envelope."))
	}
	return wrap("note what became of an envelope", err)
}

// sweepBatch is how many sessions one transaction removes.
const sweepBatch = 200

// Sweep removes the sessions whose life is over.
func (s *Service) Sweep(ctx context.Context) error {
	for {
		n, err := s.Store.Sweep(ctx, s.now().Add(-s.Life), sweepBatch)
		if err != nil || n < sweepBatch {
			return wrap("sweep sessions", err)
		}
	}
}

// unkeptLife is how long a response that must not be found again stays for those
// who follow it.
const unkeptLife = 5 * time.Minute
