package quota

import (
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Reasons of refusals.
const (
	ReasonAllowance   = "daily_allowance" // this network has had its share
	ReasonAgentBudget = "agent_budget"    // all agent turns together have had theirs
	ReasonDailyBudget = "daily_budget"    // everybody together has used the day's model calls
	ReasonSignUp      = "signup_limit"    // this network has made as many accounts as it may
)

var (
	textTurns = i18n.T("你所在的网络今天的对话次数已用完，北京时间零点后恢复。各个排盘工具仍可使用。",
		"Your network has used its agent turns for today; they return at midnight, UTC+8. The calculators still work.")
	textReadings = i18n.T("你所在的网络今天的单次解读次数已用完，北京时间零点后恢复。各个排盘工具仍可使用。",
		"Your network has used its single readings for today; they return at midnight, UTC+8. The calculators still work.")
	textSignUp = i18n.T("你所在的网络今天注册的账户已达上限，北京时间零点后恢复。",
		"Your network has made as many accounts as it may today; it can make more from midnight, UTC+8.")
	textAgentBudget = i18n.T("全站共用的对话模型额度今天已用完，与你的用量无关，北京时间零点后恢复。各个排盘工具仍可使用。",
		"The model budget that all agent turns on this site share is used up for today, whatever your own use; it returns at midnight, UTC+8. The calculators still work.")
	textDailyBudget = i18n.T("全站共用的模型额度今天已用完，与你的用量无关，北京时间零点后恢复。各个排盘工具仍可使用。",
		"The model budget that everybody on this site shares is used up for today, whatever your own use; it returns at midnight, UTC+8. The calculators still work.")
)

// refusals knows which counter belongs to the network itself.
type refusals struct {
	own    string // key of the network's own counter
	turn   bool   // it counts agent turns, not readings
	signUp string // key of the network's counter of sign-ups
}

// fault returns the refusal for the counter that was full.
func (r refusals) fault(key string, after time.Duration) *fault.Error {
	reason, text := ReasonDailyBudget, textDailyBudget
	switch {
	case key == r.signUp:
		reason, text = ReasonSignUp, textSignUp
	case key == r.own && r.turn:
		reason, text = ReasonAllowance, textTurns
	case key == r.own:
		reason, text = ReasonAllowance, textReadings
	case key == keyAgentGlobal:
		reason, text = ReasonAgentBudget, textAgentBudget
	}
	f := fault.New(fault.RateLimited, reason, text)
	f.RetryAfter = after
	return f
}
