package hubdoor

import (
	"bytes"
	"encoding/json/jsontext"
	"errors"
	"fmt"
	"io"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// readBody reads a whole body as one JSON value in which no name stands twice.
// white space alone is no body.
func readBody(w http.ResponseWriter, r *http.Request) (jsontext.Value, error) {
	raw, err := io.ReadAll(http.MaxBytesReader(w, r.Body, hub.MaxBody))
	if err != nil {
		if _, large := errors.AsType[*http.MaxBytesError](err); large {
			return nil, fault.New(fault.Invalid, hub.ReasonBody, i18n.T(fmt.Sprintf("请求体过大，最多 %d KiB。", hub.MaxBody>>10), fmt.Sprintf("The body is too large; at most %d KiB are read.", hub.MaxBody>>10)))
		}
		return nil, parseError()
	}
	raw = bytes.TrimSpace(raw)
	if len(raw) == 0 {
		return nil, nil
	}
	if !jsontext.Value(raw).IsValid() {
		return nil, parseError()
	}
	return raw, nil
}

func parseError() error {
	return fault.New(fault.Invalid, hub.ReasonParse, i18n.T("请求体不是 JSON，或有重复的键。", "The body is not JSON, or has a name twice."))
}

func methodNotAllowed() error {
	return fault.New(fault.Invalid, hub.ReasonMethod, i18n.T("这个地址只接受 POST。", "This address takes POST only."))
}
