package session

import (
	"context"
	"log/slog"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// How often a server looks after what it runs and what others left.
const (
	renewEvery = LeaseLife / 3
	sweepEvery = time.Minute
	listenRest = time.Second // before it listens again to a signal that broke off
)

// Run looks after leases, dead servers and sessions whose life is over until ctx
// ends.
func (s *Service) Run(ctx context.Context) {
	if s.Signal != nil {
		go s.listen(ctx)
		go s.announce(ctx)
	}
	renew, sweep := time.NewTicker(renewEvery), time.NewTicker(sweepEvery)
	defer renew.Stop()
	defer sweep.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-renew.C:
			s.log(ctx, "renew the leases", s.Store.Renew(ctx, s.node, s.now().Add(LeaseLife)))
			s.log(ctx, "end the runs of dead servers", s.EndExpired(ctx))
		case <-sweep.C:
			s.board.wake("") // should word of a change have been lost with its server
			s.log(ctx, "sweep sessions", s.Sweep(ctx))
			_, err := s.Store.DropUnkept(ctx, s.now().Add(-unkeptLife), sweepBatch)
			s.log(ctx, "sweep responses", err)
		}
	}
}

func (s *Service) log(ctx context.Context, doing string, err error) {
	if err != nil && ctx.Err() == nil {
		s.Log.LogAttrs(ctx, slog.LevelError, "sessions: "+doing, slog.Any("error", err))
	}
}

// EndExpired ends the runs of servers that have not been heard of.
func (s *Service) EndExpired(ctx context.Context) error {
	now := s.now()
	return s.endAll(ctx, now, func(r Response) bool { return !r.LeaseEnd.Before(now) })
}

// endOthers ends every run under way: no other server has the store open, and this
// one has just begun.
func (s *Service) endOthers(ctx context.Context) error {
	const never = 1 << 62
	err := s.endAll(ctx, time.UnixMilli(never/1_000_000), func(r Response) bool { return r.Node == s.node })
	if err == nil {
		_, err = s.Store.DropUnkept(ctx, s.now(), sweepBatch)
	}
	return wrap("end the runs of an earlier server", err)
}

// endAll ends the runs whose lease ends before a moment, but those that unless
// spares.
func (s *Service) endAll(ctx context.Context, before time.Time, unless func(Response) bool) error {
	for {
		list, err := s.Store.Expired(ctx, before, sweepBatch)
		if err != nil {
			return wrap("find the runs of dead servers", err)
		}
		for _, r := range list {
			if err := s.endRun(ctx, r, restarted(r), unless); err != nil && !fault.Is(err, fault.NotFound) {
				return err
			}
		}
		if len(list) < sweepBatch {
			return nil
		}
	}
}

// wake tells everybody who waits at a session, here and at other servers.
func (s *Service) wake(session string) {
	s.board.wake(session)
	if s.Signal != nil {
		s.outbox.add(session)
	}
}

// listen wakes those who wait here for what other servers change. While it does not
// hear them, everybody is woken each time it tries again.
func (s *Service) listen(ctx context.Context) {
	for ctx.Err() == nil {
		err := s.Signal.Listen(ctx, s.board.wake)
		s.log(ctx, "listen to other servers", err)
		s.board.wake("")
		pauseFor(ctx, listenRest)
	}
}

// announce tells other servers what has changed here, several changes at once when
// they come quickly.
func (s *Service) announce(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.outbox.ready:
			list := s.outbox.take()
			err := s.Signal.Announce(ctx, list)
			s.log(ctx, "announce changes", err)
			if err != nil {
				s.outbox.add(list...)
				pauseFor(ctx, listenRest)
			}
		}
	}
}

// pauseFor waits, or until ctx ends.
func pauseFor(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
