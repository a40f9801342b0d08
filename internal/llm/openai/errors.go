package openai

import (
	"errors"
	"fmt"
	"net"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// StatusError is the cause of a failure when the provider answered, and not with
// 200.
type StatusError struct{ Status int }

// Error tells the status and nothing that the provider said.
func (e *StatusError) Error() string { return fmt.Sprintf("provider answered HTTP %d", e.Status) }

func upstream(cause error) error {
	return &fault.Error{Kind: fault.Internal, Reason: agent.ReasonUpstream, Err: cause, Msg: i18n.T(
		"模型服务没有给出回答，可以稍后再试。",
		"The model provider gave no answer. You can try again later.")}
}

func busy() error {
	return &fault.Error{Kind: fault.Unavailable, Reason: agent.ReasonUpstream, Err: &StatusError{http.StatusTooManyRequests}, Msg: i18n.T(
		"模型服务正忙，可以稍后再试。",
		"The model provider is busy. You can try again later.")}
}

func incomplete(cause string) error {
	return &fault.Error{Kind: fault.Internal, Reason: agent.ReasonIncomplete, Err: errors.New(cause), Msg: i18n.T(
		"回答没有完整生成，已经停止。可以再试一次。",
		"The answer did not arrive complete and was stopped. You can try again.")}
}

func stopped(cause error) error {
	return &fault.Error{Kind: fault.Unavailable, Reason: agent.ReasonTimeout, Err: cause, Msg: i18n.T(
		"这次请求已停止或超时。",
		"This request was stopped or took too long.")}
}

// safeCause reduces a failed round trip to what may be logged. A network error
// names an operation and an address; the text of any other may quote what the
// other side sent, so only its type is kept.
func safeCause(err error) error {
	if op, ok := errors.AsType[*net.OpError](err); ok {
		return op
	}
	for inner := errors.Unwrap(err); inner != nil; inner = errors.Unwrap(inner) {
		err = inner
	}
	return fmt.Errorf("the request failed: %T", err)
}
