package app

import (
	"time"

	"github.com/wenbu-go/wenbu/internal/reading"
)

// newReader makes the single readings.
func (t tools) newReader(w writer, budget reading.Budget) *reading.Reader {
	return reading.New(reading.Config{Model: w.Model, Provider: w.Owner, Tools: t.runner, Budget: budget, Now: time.Now})
}
