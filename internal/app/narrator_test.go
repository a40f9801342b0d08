package app

import (
	"context"
	"errors"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/fortune"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/llm/openai"
)

func narratorAt(t *testing.T, address string) fortune.Narrator {
	t.Helper()
	client, err := openai.New(openai.Config{BaseURL: address, Model: "m", Key: "k", Profile: openai.ProfileOf(address, "m")})
	if err != nil {
		t.Fatal(err)
	}
	return writer{Model: client, Provider: true}.narrator()
}

var aBrief = fortune.Brief{Locale: i18n.Zh, Task: "pattern", Facts: map[string]string{"type": "正官格"}, Draft: "底稿在此。"}

func TestNarrator_Writes(t *testing.T) {
	t.Parallel()
	srv := llmtest.NewServer(t, llmtest.Say(" 写好的解说。\n"))
	n := narratorAt(t, srv.URL)
	text, err := n.Narrate(t.Context(), aBrief)
	if err != nil || text != "写好的解说。" || n.Name() != "m" {
		t.Errorf("%q by %s, %v", text, n.Name(), err)
	}
	sent := string(srv.Requests()[0].Body)
	for _, want := range []string{"正官格", "底稿在此。", `"role":"system"`, "不得添加"} {
		if !strings.Contains(sent, want) {
			t.Errorf("the model is not told %q: %s", want, sent)
		}
	}
	if n := len(srv.Requests()); n != 1 {
		t.Errorf("%d requests", n)
	}
}

// TestNarrator_Failures: what the provider did decides the reason, and nothing it
// said is told.
func TestNarrator_Failures(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		answer llmtest.Answer
		reason string
	}{
		"400":        {llmtest.Status(400, "SECRET"), fortune.ReasonProviderRefused},
		"401":        {llmtest.Status(401, "SECRET"), fortune.ReasonProviderRefused},
		"429":        {llmtest.Status(429, "SECRET"), fortune.ReasonProviderRefused},
		"503":        {llmtest.Status(503, "SECRET"), fortune.ReasonProviderRefused},
		"empty":      {llmtest.Stream(llmtest.Finish("stop"), llmtest.Done()), fortune.ReasonProviderFailed},
		"white":      {llmtest.Say(" \n "), fortune.ReasonProviderFailed},
		"cut":        {llmtest.Stream(llmtest.Text("SECRET"), llmtest.Cut()), fortune.ReasonProviderFailed},
		"filtered":   {llmtest.Stream(llmtest.Text("SECRET"), llmtest.Finish("content_filter"), llmtest.Done()), fortune.ReasonProviderFailed},
		"too long":   {llmtest.Say(strings.Repeat("x", maxNarrative+1)), fortune.ReasonProviderFailed},
		"no JSON":    {llmtest.Stream(llmtest.Data("SECRET"), llmtest.Done()), fortune.ReasonProviderFailed},
		"wants tool": {llmtest.Stream(llmtest.Call(0, "c", "t", "{}"), llmtest.Finish("tool_calls"), llmtest.Done()), fortune.ReasonProviderFailed},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			srv := llmtest.NewServer(t, c.answer)
			_, err := narratorAt(t, srv.URL).Narrate(t.Context(), aBrief)
			wantReason(t, err, c.reason)
		})
	}
}

func wantReason(t *testing.T, err error, reason string) {
	t.Helper()
	f := fault.As(err)
	if f == nil || f.Reason != reason || f.Msg.Zh == "" || f.Msg.En == "" || strings.Contains(err.Error(), "SECRET") {
		t.Errorf("%v, want reason %s", err, reason)
	}
}

func TestNarrator_NobodyListens(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	_, err = narratorAt(t, "http://"+address).Narrate(t.Context(), aBrief)
	wantReason(t, err, fortune.ReasonProviderFailed)
}

func TestNarrator_Ends(t *testing.T) {
	t.Parallel()
	never := make(chan struct{})
	t.Cleanup(func() { close(never) })
	srv := llmtest.NewServer(t, llmtest.Stream(llmtest.Wait(never)), llmtest.Stream(llmtest.Wait(never)))
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	_, err := narratorAt(t, srv.URL).Narrate(ctx, aBrief)
	wantReason(t, err, fortune.ReasonProviderTimeout)

	ctx, cancel = context.WithCancel(t.Context())
	cancel()
	if _, err := narratorAt(t, srv.URL).Narrate(ctx, aBrief); !errors.Is(err, context.Canceled) {
		t.Errorf("the client left: %v", err)
	}
}

func TestNarrator_Choice(t *testing.T) {
	t.Parallel()
	flags := func(change func(*modelFlags)) writer {
		f := modelFlags{Interpreter: "on"}
		change(&f)
		w, err := f.writer()
		if err != nil {
			t.Fatal(err)
		}
		return w
	}
	if n := flags(func(*modelFlags) {}).narrator(); n != nil {
		t.Errorf("without a provider %T writes", n)
	}
	for name, w := range map[string]writer{
		"address without model": flags(func(f *modelFlags) { f.ModelURL = "https://m.example" }),
		"address without key":   flags(func(f *modelFlags) { f.ModelURL, f.Model = "https://m.example", "m" }), "off": flags(func(f *modelFlags) { f.Interpreter = "off" }),
	} {
		_, err := w.narrator().Narrate(t.Context(), aBrief)
		if wantReason(t, err, fortune.ReasonNoProvider); w.narrator().Name() != "" {
			t.Errorf("%s: a name", name)
		}
	}
}
