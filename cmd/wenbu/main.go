// Command wenbu is the whole product in one binary: server, calculators and
// agent. `wenbu help` lists what it does.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"github.com/wenbu-go/wenbu/internal/app"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal does not wait
	code := app.Main(ctx, os.Args[1:], app.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr})
	stop()
	os.Exit(code)
}
