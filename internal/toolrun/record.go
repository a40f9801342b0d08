package toolrun

import (
	"context"
	"log/slog"
	"time"
)

// Call is the record of one call. It holds no argument and no result.
type Call struct {
	Tool     string // "unknown" when there is no such tool
	Duration time.Duration
	Outcome  string // "ok", "cancelled", "timeout", or the kind of the fault
}

// Recorder keeps records of calls. Record returns at once.
type Recorder interface {
	Record(ctx context.Context, c Call)
}

// LogRecorder writes one debug line per call to a logger.
type LogRecorder struct{ Logger *slog.Logger }

// Record writes the line.
func (r LogRecorder) Record(ctx context.Context, c Call) {
	r.Logger.LogAttrs(ctx, slog.LevelDebug, "tool call",
		slog.String("tool", c.Tool), slog.Duration("duration", c.Duration), slog.String("outcome", c.Outcome))
}
