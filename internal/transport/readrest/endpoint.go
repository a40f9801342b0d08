// Package readrest serves POST /api/v1/interpret: one reading of one chart.
package readrest

import (
	"log/slog"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/reading"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// Path is the address of the endpoint.
const Path = "/api/v1/interpret"

// Endpoint returns the endpoint that makes readings. A provider's failure is
// logged by its reason and cause, never with what was asked.
func Endpoint(reader *reading.Reader, log *slog.Logger) gate.Endpoint {
	return gate.Endpoint{Path: Path, Handle: func(w http.ResponseWriter, r *http.Request, body []byte) error {
		response, err := reader.Read(r.Context(), gate.Address(r.Context()), body)
		if err != nil {
			if fault.Is(err, fault.Unavailable) {
				log.LogAttrs(r.Context(), slog.LevelWarn, "reading not made", slog.String("outcome", fault.As(err).Reason), slog.Any("error", fault.As(err).Err))
			}
			return err
		}
		problem.WriteJSON(w, http.StatusOK, response)
		return nil
	}}
}
