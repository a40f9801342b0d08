// Package uiregistry serves what an agent may show: GET /api/v1/ui-registry, and
// POST /api/v1/ui-registry/validate for those who build clients and agents. POST
// /api/v1/ui-envelopes shows a calculation in the same way, without an agent.
package uiregistry

import (
	"bytes"
	"compress/gzip"
	"encoding/json/jsontext"
	"errors"
	"net/http"
	"strings"
	"sync"

	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// The addresses.
const (
	Path         = "/api/v1/ui-registry"
	ValidatePath = Path + "/validate"
	ShowPath     = "/api/v1/ui-envelopes"
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

// Endpoints returns the endpoints; caller runs the calculators.
func Endpoints(caller Caller) []gate.Endpoint {
	decoder := schema.NewDecoder[request]()
	return []gate.Endpoint{
		{Path: ShowPath, Handle: show(caller)},
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

// compressed is the registry as gzip, a tenth of its size.
var compressed = sync.OnceValue(func() []byte {
	var out bytes.Buffer
	zw := gzip.NewWriter(&out)
	_, err := zw.Write(envelope.Document())
	if err := errors.Join(err, zw.Close()); err != nil {
		panic("uiregistry: " + err.Error()) // a buffer takes everything
	}
	return out.Bytes()
})

// serve answers with the registry, or with 304 when the client has it. The two ways
// to write it have tags of their own.
func serve(w http.ResponseWriter, r *http.Request) error {
	h, body, tag := w.Header(), envelope.Document(), `"`+envelope.Version()+`"`
	zipped := strings.Contains(r.Header.Get("Accept-Encoding"), "gzip")
	if zipped {
		tag = `"` + envelope.Version() + `-gzip"`
	}
	h.Set("ETag", tag)
	h.Set("Cache-Control", "public, max-age=300")
	h.Set("Vary", "Accept-Encoding")
	if known(r.Header.Values("If-None-Match"), tag) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	h.Set("Content-Type", "application/json; charset=utf-8")
	h.Set("X-Content-Type-Options", "nosniff")
	if zipped {
		h.Set("Content-Encoding", "gzip")
		body = compressed()
	}
	_, err := w.Write(body)
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
