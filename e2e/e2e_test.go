// Package e2e runs the program as its users do: the command line by scripts,
// the server over HTTP.
package e2e

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wenbu-go/wenbu/internal/app"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"wenbu": wenbu})
}

// wenbu is cmd/wenbu's main, so that scripts run the program as a process.
func wenbu() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(app.Main(ctx, os.Args[1:], app.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}))
}

func TestScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata",
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error {
			for _, name := range []string{"DEEPSEEK_API_KEY", "WENBU_MODEL_URL", "WENBU_MODEL_KEY", "WENBU_MODEL"} {
				env.Setenv(name, "")
			}
			return nil
		},
	})
}
