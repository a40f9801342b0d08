package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/hubtime"
)

// operatorFlags are those of every operator's command.
type operatorFlags struct {
	storeFlags
	JSON bool `help:"Print machine-readable."`
}

// outcome is what an operator's command has to say.
type outcome struct {
	json  any
	lines [][]string // columns, for people
}

// said is an outcome of one line.
func said(v any, format string, args ...any) outcome {
	return outcome{v, [][]string{{fmt.Sprintf(format, args...)}}}
}

// operate does an operator's work on the store that a server may have open too, and
// prints what came of it.
func (f operatorFlags) operate(ctx context.Context, s Streams, work func(o office) (outcome, error)) (err error) {
	store, err := f.openStore(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	o, err := newOffice(ctx, store, slog.New(slog.NewTextHandler(s.Err, nil)), officeOptions{})
	if err != nil {
		return err
	}
	out, err := work(o)
	if err != nil {
		return err
	}
	if f.JSON {
		return printJSON(s.Out, out.json)
	}
	return printLines(s.Out, out.lines)
}

func printLines(w io.Writer, lines [][]string) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, columns := range lines {
		if _, err := fmt.Fprintln(table, strings.Join(columns, "\t")); err != nil {
			return err
		}
	}
	return table.Flush()
}

// onAccount does an operator's work on the account of a name.
func (f operatorFlags) onAccount(ctx context.Context, s Streams, name string, work func(o office, u account.User) (outcome, error)) error {
	return f.operate(ctx, s, func(o office) (outcome, error) {
		u, err := o.people.Named(ctx, name)
		if err != nil {
			return outcome{}, err
		}
		return work(o, u)
	})
}

// stamp is an instant as machines read it; null for the zero time.
func stamp(t time.Time) *string {
	if t.IsZero() {
		return nil
	}
	text := hubtime.Text(t)
	return &text
}

// shown is an instant as people read it.
func shown(t time.Time) string {
	if t.IsZero() {
		return "-"
	}
	return t.UTC().Format("2006-01-02 15:04Z")
}

func yesNo(yes bool, word string) string {
	if yes {
		return word
	}
	return "-"
}
