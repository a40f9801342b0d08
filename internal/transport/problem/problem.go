// Package problem writes JSON answers of the /api/v1 endpoints: results, and the
// error envelope {"error":{"code","message","fields"?}}. It holds the one table
// that turns faults into HTTP statuses and wire codes.
package problem

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"
	"strconv"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Problem is an error as a client sees it.
type Problem struct {
	Status     int
	Code       string
	Message    string // "English / 中文"
	Fields     []Field
	RetryAfter time.Duration // 0 = not said
}

// Field is one wrong part of the input.
type Field struct {
	Path    string `json:"path" doc:"Dotted path from the root; empty for a rule over several fields."`
	Code    string `json:"code" doc:"Issue word: invalid_type, too_big, too_small, invalid_format, invalid_value, unrecognized_keys or custom."`
	Message string `json:"message,omitzero" doc:"What is wrong, in English."`
}

// Envelope is the body of every error answer.
type Envelope struct {
	Error Detail `json:"error"`
}

// Detail is what an error answer says.
type Detail struct {
	Code    string  `json:"code" doc:"Stable machine word."`
	Message string  `json:"message" doc:"For people: English / 中文."`
	Fields  []Field `json:"fields,omitzero" doc:"The wrong parts of the input."`
}

// kindRow is the status and the code of a kind of fault, with the words used when
// the fault brings none.
type kindRow struct {
	status int
	code   string
	text   i18n.Text
}

var internal = kindRow{http.StatusInternalServerError, "internal_error",
	i18n.T("服务内部出错，请稍后再试。", "Something went wrong on our side; please try again later.")}

var byKind = map[fault.Kind]kindRow{
	fault.Internal:        internal,
	fault.Invalid:         {http.StatusUnprocessableEntity, "invalid_input", i18n.T("输入有误。", "The input is not valid.")},
	fault.Unauthenticated: {http.StatusUnauthorized, "unauthorized", i18n.T("需要有效的凭证。", "A valid credential is needed.")},
	fault.Denied:          {http.StatusForbidden, "denied", i18n.T("不允许这样做。", "This is not allowed.")},
	fault.NotFound:        {http.StatusNotFound, "not_found", i18n.T("没有找到。", "Not found.")},
	fault.Conflict:        {http.StatusConflict, "conflict", i18n.T("与现有内容冲突。", "This conflicts with what exists.")},
	fault.Insufficient:    {http.StatusPaymentRequired, "insufficient_credits", i18n.T("余额不足。", "The balance is too low.")},
	fault.RateLimited:     {http.StatusTooManyRequests, "rate_limited", i18n.T("请求过于频繁，请稍后再试。", "Too many requests; please wait a moment.")},
	fault.Unavailable:     {http.StatusServiceUnavailable, "unavailable", i18n.T("暂时不可用，请稍后再试。", "Not available at the moment; please try again later.")},
}

// byReason lists the reasons that are wire codes of their own. Every other reason
// is told by its kind.
var byReason = map[string]int{
	"invalid_json":         http.StatusBadRequest,
	"missing_body":         http.StatusBadRequest,
	"origin_denied":        http.StatusForbidden,
	"not_found":            http.StatusNotFound,
	"method_not_allowed":   http.StatusMethodNotAllowed,
	"body_too_large":       http.StatusRequestEntityTooLarge,
	"content_type":         http.StatusUnsupportedMediaType,
	"invalid_input":        http.StatusUnprocessableEntity,
	"invalid_context":      http.StatusUnprocessableEntity,
	"rate_limited":         http.StatusTooManyRequests,
	"daily_allowance":      http.StatusTooManyRequests,
	"agent_budget":         http.StatusTooManyRequests,
	"daily_budget":         http.StatusTooManyRequests,
	"agent_upstream":       http.StatusBadGateway,
	"upstream_unavailable": http.StatusBadGateway,
	"reading_incomplete":   http.StatusBadGateway,
	"agent_unavailable":    http.StatusServiceUnavailable,
	"ai_unavailable":       http.StatusServiceUnavailable,
}

// Of returns err as a client sees it. What an internal failure says is never
// shown.
func Of(err error) Problem {
	f := fault.As(err)
	row, ok := byKind[f.Kind]
	if !ok {
		row = internal
	}
	p := Problem{Status: row.status, Code: row.code, Message: row.text.Both(), RetryAfter: f.RetryAfter}
	if status, ok := byReason[f.Reason]; ok {
		p.Status, p.Code = status, f.Reason
	}
	if f.Msg.En != "" {
		p.Message = f.Msg.Both()
	}
	for _, field := range f.Fields {
		p.Fields = append(p.Fields, Field{Path: field.Path, Code: field.Code, Message: field.Message})
	}
	return p
}

// Codes returns every code that Of can give, with its status.
func Codes() map[string]int {
	codes := map[string]int{}
	for code, status := range byReason {
		codes[code] = status
	}
	for _, row := range byKind {
		codes[row.code] = row.status
	}
	return codes
}

// Write answers with err's problem.
func Write(w http.ResponseWriter, err error) {
	p := Of(err)
	if p.RetryAfter > 0 {
		seconds := int64((p.RetryAfter + time.Second - 1) / time.Second)
		w.Header().Set("Retry-After", strconv.FormatInt(seconds, 10))
	}
	WriteJSON(w, p.Status, Envelope{Error: Detail{Code: p.Code, Message: p.Message, Fields: p.Fields}})
}

// WriteJSON answers with v. A v that cannot be encoded is a defect of the caller
// and becomes an internal error; a client that is gone is nobody's error.
func WriteJSON(w http.ResponseWriter, status int, v any) {
	body, err := json.Marshal(v)
	if err != nil {
		Write(w, fault.Wrap("encode an answer", err))
		return
	}
	WriteValue(w, status, body)
}

// WriteValue answers with what is JSON already.
func WriteValue(w http.ResponseWriter, status int, value jsontext.Value) {
	SetHeaders(w.Header(), "application/json; charset=utf-8", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write(value) // the client may be gone
}

// SetHeaders sets the headers that every answer of /api/v1 has.
func SetHeaders(h http.Header, contentType, cacheControl string) {
	h.Set("Content-Type", contentType)
	h.Set("Cache-Control", cacheControl)
	h.Set("X-Robots-Tag", "noindex, nofollow")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
}
