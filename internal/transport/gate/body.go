package gate

import (
	"io"
	"net/http"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// ReadBody reads a JSON body of at most limit bytes. The declared length is
// checked before reading, and the bytes are counted too, because a length may be
// missing or false.
func ReadBody(w http.ResponseWriter, r *http.Request, limit int64) ([]byte, error) {
	if !strings.Contains(strings.ToLower(r.Header.Get("Content-Type")), "application/json") {
		return nil, fault.New(fault.Invalid, "content_type",
			i18n.T("请以 application/json 发送内容。", "Please send the body as application/json."))
	}
	if r.ContentLength > limit {
		w.Header().Set("Connection", "close") // what follows will not be read
		return nil, tooLarge()
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, limit+1))
	if int64(len(body)) > limit {
		w.Header().Set("Connection", "close")
		return nil, tooLarge()
	}
	if err != nil { // the client broke off
		return nil, invalidJSON(err)
	}
	if len(body) == 0 {
		return nil, fault.New(fault.Invalid, "missing_body", i18n.T("缺少请求内容。", "The request has no body."))
	}
	if wrong := schema.Syntax(body); wrong != nil {
		return nil, wrong
	}
	return body, nil
}

func tooLarge() error {
	return fault.New(fault.Invalid, "body_too_large", i18n.T("请求内容太大。", "The request body is too large."))
}

func invalidJSON(cause error) error {
	f := fault.New(fault.Invalid, "invalid_json", i18n.T("请求内容不是有效的 JSON。", "The request body is not valid JSON."))
	f.Err = cause
	return f
}

// setPreflightHeaders sets what a preflight answer says beside the common headers.
func setPreflightHeaders(h http.Header) {
	problem.SetHeaders(h, "application/json; charset=utf-8", "no-store")
	h.Set("Access-Control-Allow-Methods", "POST, GET, OPTIONS")
	h.Set("Access-Control-Allow-Headers", "Content-Type, Accept, MCP-Protocol-Version, X-Wenbu-Client, X-Wenbu-Analytics, X-Wenbu-Action")
	h.Set("Vary", "Origin")
}
