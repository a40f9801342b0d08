package agentui

import (
	"encoding/json/v2"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// The types of errors.
const (
	typeInvalid  = "invalid_request"
	typeNotFound = "not_found"
	typeTooMany  = "too_many_requests"
	typeModel    = "model_error"
	typeServer   = "server_error"
)

// errorBody is the body of an answer that is an error.
type errorBody struct {
	Error Failure `json:"error"`
}

// WriteError answers with err in the words of this door: the status and the code are
// those of the rest of /api/v1, but that wrong input is 400 here, and the type
// follows from the status.
func WriteError(w http.ResponseWriter, err error) {
	f := fault.As(err)
	p := problem.Of(err)
	if p.Status == http.StatusUnprocessableEntity {
		p.Status = http.StatusBadRequest
	}
	code := p.Code
	if f.Reason != "" && f.Kind != fault.Internal {
		code = f.Reason
	}
	failure := Failure{Message: p.Message, Type: typeOfStatus(p.Status, f.Reason), Code: &code}
	if len(f.Fields) > 0 {
		first := f.Fields[0]
		failure.Param = unlessEmpty(first.Path)
		if first.Message != "" {
			failure.Message += " (" + strings.TrimPrefix(first.Path+": ", ": ") + first.Message + ")"
		}
	}
	if p.RetryAfter > 0 {
		seconds := int64((p.RetryAfter + time.Second - 1) / time.Second)
		w.Header().Set("Retry-After", strconv.FormatInt(seconds, 10))
	}
	problem.WriteJSON(w, p.Status, errorBody{failure})
}

// typeOfStatus is the type of an error by its status.
func typeOfStatus(status int, reason string) string {
	switch {
	case status == http.StatusNotFound:
		return typeNotFound
	case status == http.StatusTooManyRequests:
		return typeTooMany
	case status >= http.StatusInternalServerError && typeOf(reason) == typeModel:
		return typeModel
	case status >= http.StatusInternalServerError:
		return typeServer
	}
	return typeInvalid
}

// encode writes a value as JSON, the same each time.
func encode(v any) ([]byte, error) { return json.Marshal(v, json.Deterministic(true)) }
