// Package app is the composition root: it alone knows every other package,
// joins them into one program, and reads flags and environment.
package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/internal/fault"
)

// Streams are where a command reads and writes.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// The exit codes of the program.
const (
	exitOK          = 0
	exitFailure     = 1
	exitUsage       = 2
	exitInterrupted = 130
)

// errShown ends a command whose answer was already written, help for example.
var errShown = errors.New("already shown")

// errIncomplete ends a command whose output says itself what went wrong.
var errIncomplete = errors.New("incomplete")

// Main runs the command line args and returns the exit code. Every failure is
// one line on s.Err.
func Main(ctx context.Context, args []string, s Streams) int {
	cli := new(commands)
	parser, err := kong.New(cli,
		kong.Name("wenbu"),
		kong.Description("Exact calculators for Chinese divination, and an agent that may only interpret what they compute."),
		kong.NoDefaultHelp(),
		kong.UsageOnError(),
		kong.Writers(s.Out, s.Err),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.BindTo(ctx, (*context.Context)(nil)),
		kong.Bind(s),
	)
	if err != nil {
		return report(s.Err, err)
	}
	if len(args) == 0 {
		args = []string{"--help"}
	}
	kctx, err := parser.Parse(withoutEmpty(parser.Model, negativeLast(args)))
	if err != nil {
		return report(s.Err, nameEnvironment(err))
	}
	return report(s.Err, kctx.Run(parser))
}

// report writes err as one line and returns the exit code it stands for.
func report(w io.Writer, err error) int {
	var (
		parse *kong.ParseError
		input *calc.InputError
	)
	switch {
	case err == nil, errors.Is(err, errShown):
		return exitOK
	case errors.Is(err, errIncomplete):
		return exitFailure
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(w, "wenbu: interrupted")
		return exitInterrupted
	case errors.As(err, &parse), errors.Is(err, errUsage), errors.As(err, &input), fault.Is(err, fault.Invalid):
		fmt.Fprintln(w, "wenbu: "+oneLine(describe(err)))
		return exitUsage
	}
	fmt.Fprintln(w, "wenbu: "+oneLine(describe(err)))
	return exitFailure
}

// errUsage marks an error as the user's mistake in calling a command.
var errUsage = errors.New("usage")

// usage makes an errUsage error that shows only its own text.
func usage(format string, args ...any) error {
	return usageError(fmt.Sprintf(format, args...))
}

type usageError string

func (e usageError) Error() string        { return string(e) }
func (e usageError) Is(target error) bool { return target == errUsage }

// describe returns what a person should read of err: for a fault its message
// and the fields at fault, for anything else the error itself.
func describe(err error) string {
	var f *fault.Error
	if !errors.As(err, &f) || f.Msg.En == "" {
		return inPlainWords(err.Error())
	}
	if len(f.Fields) == 0 {
		return f.Msg.En
	}
	parts := make([]string, len(f.Fields))
	for i, field := range f.Fields {
		parts[i] = field.Message
		if !strings.HasPrefix(field.Message, field.Path) {
			parts[i] = field.Path + ": " + field.Message
		}
	}
	return strings.Join(parts, "; ")
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// fromEnvironment matches how kong says that a wrong value came from the
// environment; it repeats the value, which may be a secret.
var fromEnvironment = regexp.MustCompile(`^--[a-z-]+: (.*) \(from envar ([A-Z_]+)="`)

// nameEnvironment names the environment variable that a wrong value came from,
// in place of the flag, and leaves the value out.
func nameEnvironment(err error) error {
	if m := fromEnvironment.FindStringSubmatch(err.Error()); m != nil {
		return usage("%s: %s", m[2], m[1])
	}
	return err
}

// helpFlag prints the help of the command it stands on.
type helpFlag bool

// BeforeReset shows the help instead of running the command.
func (helpFlag) BeforeReset(ctx *kong.Context) error {
	if err := ctx.PrintUsage(false); err != nil {
		return err
	}
	return errShown
}

// helpCmd is `wenbu help [command]`.
type helpCmd struct {
	Command []string `arg:"" optional:"" help:"The command to explain."`
}

// Run prints the help.
func (c *helpCmd) Run(parser *kong.Kong) error {
	_, err := parser.Parse(append(c.Command, "--help"))
	return err
}
