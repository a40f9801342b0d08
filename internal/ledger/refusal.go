package ledger

import (
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Reasons of refusals. The first three refine fault.RateLimited and Insufficient,
// ReasonMismatch and ReasonKey fault.Invalid, the rest what their names say.
const (
	ReasonInFlight = "in_flight"            // the account runs too many paid calls
	ReasonOverload = "overload"             // this process does
	ReasonCredits  = "insufficient_credits" // around a *Shortfall
	ReasonMismatch = "idempotency_mismatch" // the key came before, with other arguments
	ReasonKey      = "idempotency_key"      // the key is no key
	ReasonDisabled = "tool_disabled"        // Denied
	ReasonNoPrice  = "no_price"             // Internal: a paid tool without a price
	ReasonDraining = "draining"             // Unavailable: this process is stopping
	ReasonUnknown  = AlarmUnknown           // Internal: whether the call was charged is not known
)

// soon is when to try again after a refusal that running calls will lift.
const soon = time.Second

func refuseInFlight() error {
	f := fault.New(fault.RateLimited, ReasonInFlight, i18n.T("这个账户同时进行的付费调用太多，请等前面的完成。", "Too many paid calls of this account are running; wait for one to end."))
	f.RetryAfter = soon
	return f
}

func refuseOverload() error {
	f := fault.New(fault.RateLimited, ReasonOverload, i18n.T("服务器正忙，请稍候再试。", "The server is busy; try again shortly."))
	f.RetryAfter = soon
	return f
}

func refuseDraining() error {
	f := fault.New(fault.Unavailable, ReasonDraining, i18n.T("服务器正在重启，请稍候再试。", "The server is restarting; try again shortly."))
	f.RetryAfter = soon
	return f
}

func refuseCredits(s Shortfall) error {
	f := fault.New(fault.Insufficient, ReasonCredits, i18n.T("积分不足。", "There are not enough credits for this call."))
	f.Err = &s
	return f
}

func refuseMismatch() error {
	f := fault.New(fault.Invalid, ReasonMismatch, i18n.T("这个幂等键已用于另一组参数。", "This idempotency key was sent before with other arguments."))
	f.Fields = []fault.Field{{Path: "idempotency_key", Code: "invalid_value", Message: "sent before with other arguments; use a new key for a new call"}}
	return f
}

func refuseDisabled() error {
	return fault.New(fault.Denied, ReasonDisabled, i18n.T("这个工具已停用。", "This tool is disabled."))
}

func refuseNoPrice(tool string) error {
	f := fault.New(fault.Internal, ReasonNoPrice, i18n.T("这个工具还没有定价。", "This tool has no price."))
	f.Fields = []fault.Field{{Path: tool, Code: "custom", Message: "set one with: wenbu price set"}}
	return f
}

// refusal returns the fault for a hold that was not given.
func refusal(tool string, h Holding) error {
	switch h.State {
	case InFlight:
		return refuseInFlight()
	case Short:
		return refuseCredits(h.Shortfall)
	case Disabled:
		return refuseDisabled()
	}
	return refuseNoPrice(tool)
}
