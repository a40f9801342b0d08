package hub

import (
	"context"
	"errors"
	"math"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/fortune"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// The codes of failures on the wire.
const (
	CodeInvalidInput    = "INVALID_INPUT"
	CodeParse           = "PARSE_ERROR"
	CodeInvalidBody     = "INVALID_BODY"
	CodeUnauthorized    = "UNAUTHORIZED"
	CodeCredits         = "INSUFFICIENT_CREDITS"
	CodeDisabled        = "TOOL_DISABLED"
	CodeNotFound        = "NOT_FOUND"
	CodeUnknownTool     = "UNKNOWN_TOOL"
	CodeMethod          = "METHOD_NOT_ALLOWED"
	CodeGone            = "GONE_DEPRECATED"
	CodeRateLimited     = "RATE_LIMITED"
	CodeConfig          = "CONFIG_ERROR"
	CodeAuthBackend     = "AUTH_BACKEND_ERROR"
	CodeMeta            = "META_ERROR"
	CodeForum           = "FORUM_ERROR"
	CodeInternal        = "INTERNAL_ERROR"
	CodeREST            = "REST_ERROR"
	CodeUpstream        = "UPSTREAM_ERROR"
	CodeUpstreamTimeout = "UPSTREAM_TIMEOUT"
)

// The reasons of faults that only the hub and its transports give.
const (
	ReasonUnknownTool = "unknown_tool"
	ReasonParse       = "parse_error"
	ReasonBody        = "invalid_body"
	ReasonMethod      = "method_not_allowed"
	ReasonGone        = "gone_deprecated"
	ReasonAuthBackend = "auth_backend"
)

// statuses are the HTTP statuses of the codes.
var statuses = map[string]int{
	CodeInvalidInput: http.StatusBadRequest, CodeParse: http.StatusBadRequest, CodeInvalidBody: http.StatusBadRequest,
	CodeUnauthorized: http.StatusUnauthorized, CodeCredits: http.StatusPaymentRequired, CodeDisabled: http.StatusForbidden,
	CodeNotFound: http.StatusNotFound, CodeUnknownTool: http.StatusNotFound, CodeMethod: http.StatusMethodNotAllowed,
	CodeGone: http.StatusGone, CodeRateLimited: http.StatusTooManyRequests,
	CodeConfig: http.StatusInternalServerError, CodeAuthBackend: http.StatusInternalServerError, CodeMeta: http.StatusInternalServerError,
	CodeForum: http.StatusInternalServerError, CodeInternal: http.StatusInternalServerError,
	CodeREST: http.StatusBadGateway, CodeUpstream: http.StatusBadGateway, CodeUpstreamTimeout: http.StatusGatewayTimeout,
}

// Statuses returns the HTTP status of every code, for documents.
func Statuses() map[string]int {
	list := make(map[string]int, len(statuses))
	for code, status := range statuses {
		list[code] = status
	}
	return list
}

// refusals are the codes of calls that were refused rather than failed.
var refusals = map[string]bool{CodeCredits: true, CodeDisabled: true, CodeRateLimited: true}

// reasonCodes are the codes of faults that their reason decides.
var reasonCodes = map[string]string{
	ReasonUnknownTool: CodeUnknownTool, ReasonParse: CodeParse, "invalid_json": CodeParse, ReasonBody: CodeInvalidBody,
	ReasonMethod: CodeMethod, ReasonGone: CodeGone, ReasonAuthBackend: CodeAuthBackend,
	fortune.ReasonNoProvider: CodeConfig, fortune.ReasonProviderRefused: CodeREST, fortune.ReasonProviderFailed: CodeUpstream, fortune.ReasonProviderTimeout: CodeUpstreamTimeout,
	ledger.ReasonNoPrice: CodeConfig,
}

// kindCodes are the codes of the other faults.
var kindCodes = map[fault.Kind]string{
	fault.Invalid: CodeInvalidInput, fault.Unauthenticated: CodeUnauthorized, fault.Denied: CodeDisabled, fault.NotFound: CodeNotFound,
	fault.Conflict: CodeInvalidInput, fault.Insufficient: CodeCredits, fault.RateLimited: CodeRateLimited,
	fault.Unavailable: CodeRateLimited,
}

// Code names an error for a record, as REST does.
func Code(err error) string {
	f := fault.As(err)
	if code, ok := reasonCodes[f.Reason]; ok {
		return code
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return CodeUpstreamTimeout
	}
	if code, ok := kindCodes[f.Kind]; ok {
		return code
	}
	return CodeInternal
}

// Failure is an error as the hub's clients see it.
type Failure struct {
	Code       string
	Status     int // HTTP
	Message    string
	Details    map[string]any
	RetryAfter int // seconds, for a header; 0 = none
}

// Door says how the two transports differ in their failures.
type Door struct {
	MCP       bool
	RequestID string // of the log line, told with a 500
}

// Describe returns what an error is on the wire. category is that of the tool, ""
// when none was found.
func (d Door) Describe(err error, category string, l i18n.Locale) Failure {
	f := fault.As(err)
	code := Code(err)
	switch {
	case code == CodeREST && d.MCP:
		code = CodeUpstream
	case code == CodeInternal && category == CategoryMeta:
		code = CodeMeta
	case code == CodeInternal && category == CategoryForum:
		code = CodeForum
	}
	out := Failure{Code: code, Status: statuses[code], Message: f.Msg.In(l), Details: map[string]any{}}
	if out.Message == "" {
		out.Message = unexplained.In(l)
	}
	switch code {
	case CodeInvalidInput:
		out.Details["issues"] = issues(f)
		if f.Reason == ledger.ReasonMismatch {
			out.Details["reason"] = f.Reason
		}
	case CodeCredits:
		if short, ok := errors.AsType[*ledger.Shortfall](err); ok {
			out.Details["balance"], out.Details["held"], out.Details["required"] = short.Balance, short.Held, short.Required
		}
	case CodeRateLimited:
		out.Details["limit_type"] = f.Reason
		if f.Kind == fault.Unavailable { // stopping, for example
			out.Details["limit_type"] = ledger.ReasonOverload
		}
		out.RetryAfter = max(1, int(math.Ceil(f.RetryAfter.Seconds())))
		out.Details["retry_after"] = out.RetryAfter
	}
	if out.Status == http.StatusInternalServerError {
		out.Details["request_id"] = d.RequestID
	}
	return out
}

var unexplained = i18n.T("服务器出了问题，没有扣费。", "Something went wrong on the server; nothing was charged.")

// Issue is one wrong member of an input.
type Issue struct {
	Path    string `json:"path"`
	Message string `json:"message"`
}

// issues lists every wrong field, one entry a path.
func issues(f *fault.Error) []Issue {
	list := []Issue{}
	for _, each := range f.Fields {
		at := -1
		for i := range list {
			if list[i].Path == each.Path {
				at = i
			}
		}
		if at < 0 {
			list = append(list, Issue{each.Path, each.Message})
		} else {
			list[at].Message += "; " + each.Message
		}
	}
	return list
}

func unknownTool() error {
	return fault.New(fault.NotFound, ReasonUnknownTool, i18n.T("没有这个工具，或类别不对。", "There is no such tool in this category."))
}

func wrongCredential() error {
	return fault.New(fault.Unauthenticated, "key_needed", i18n.T("这个工具需要 API 密钥。", "This tool needs an API key."))
}
