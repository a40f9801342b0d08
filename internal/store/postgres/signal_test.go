package postgres

import (
	"context"
	"testing"
)

func TestSignal(t *testing.T) {
	t.Parallel()
	db := mustOpen(t)
	ctx, stop := context.WithCancel(t.Context())
	heard, ended := make(chan string, 8), make(chan error)
	go func() { ended <- db.Signal().Listen(ctx, func(id string) { heard <- id }) }()
	if id := <-heard; id != "" {
		t.Errorf("heard %q first", id)
	}
	if err := db.Signal().Announce(ctx, []string{"ses_signal_1", "ses_signal_2"}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"ses_signal_1", "ses_signal_2"} {
		if id := <-heard; id != want {
			t.Errorf("heard %q, want %q", id, want)
		}
	}
	stop()
	if err := <-ended; err == nil {
		t.Error("it does not say why it ended")
	}
}
