// Package uiregistry serves what an agent may show: GET /api/v1/ui-registry, and
// POST /api/v1/ui-registry/validate for those who build clients and agents.
package uiregistry

import (
	"encoding/json/jsontext"
	"net/http"
	"strings"

	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// The addresses.
const (
	Path         = "/api/v1/ui-registry"
	ValidatePath = Path + "/validate"
)

// maxBody takes the largest envelope, written with white space.
const maxBody = 1 << 20

// request is the body of a validation.
type request struct {
	Envelope jsontext.Value `json:"envelope" doc:"The envelope to look at."`
}

// verdict is what is said of it.
type verdict struct {
	Valid  bool               `json:"valid"`
	Errors []envelope.Problem `json:"errors" doc:"At most 32; empty when valid."`
}

// Endpoints returns both.
func Endpoints() []gate.Endpoint {
	decoder := schema.NewDecoder[request]()
	return []gate.Endpoint{
		{Path: Path, Read: serve},
		{Path: ValidatePath, MaxBody: maxBody, Handle: func(w http.ResponseWriter, _ *http.Request, body []byte) error {
			in, err := decoder.Decode(body)
			if err != nil {
				return err
			}
			v := verdict{Errors: []envelope.Problem{}}
			v.Errors = append(v.Errors, envelope.Validate(in.Envelope)...)
			v.Valid = len(v.Errors) == 0
			problem.WriteJSON(w, http.StatusOK, v)
			return nil
		}},
	}
}

// serve answers with the registry, or with 304 when the client has it.
func serve(w http.ResponseWriter, r *http.Request) error {
	tag := `"` + envelope.Version() + `"`
	w.Header().Set("ETag", tag)
	w.Header().Set("Cache-Control", "public, max-age=300")
	if known(r.Header.Values("If-None-Match"), tag) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	_, err := w.Write(envelope.Document())
	return err
}

// known reports whether a list of entity tags holds one, strong or weak.
func known(lists []string, tag string) bool {
	for _, list := range lists {
		for each := range strings.SplitSeq(list, ",") {
			if each = strings.TrimSpace(each); each == "*" || strings.TrimPrefix(each, "W/") == tag {
				return true
			}
		}
	}
	return false
}
