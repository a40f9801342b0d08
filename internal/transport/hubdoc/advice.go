package hubdoc

import (
	"fmt"

	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
)

// advice says what a code means to a client and what it does then.
type advice struct{ code, means, do string }

const again = "Try again at most twice, two seconds or more apart; then tell the person."

// advices are in the order of the statuses. Every code of the hub is here once.
var advices = []advice{
	{hub.CodeInvalidInput, "An argument is missing, of the wrong type or out of range, or what one link of the chain answered came back changed.", "Correct every entry of `issues`, then call again. Unchanged it fails again."},
	{hub.CodeParse, "The body is no JSON, or has a name twice.", "Repair what writes the JSON. Do not send the same body again."},
	{hub.CodeInvalidBody, fmt.Sprintf("REST: the body is JSON but no object, or larger than %d KiB.", hub.MaxBody>>10), "Send one JSON object with the arguments."},
	{hub.CodeUnauthorized, "There is no credential; or it is wrong, revoked, sent twice with different values, put into the address, or of a kind that this tool does not take.", "Ask the person for a valid key. Do not retry with the same one."},
	{hub.CodeCredits, "Balance less what is held is below `required`, and no free unit is left.", "End the chain. Show `balance` and `required`, and where to top up. Do not retry by yourself."},
	{hub.CodeDisabled, "An operator has switched this tool off.", "Tell the person. Do not retry in this session."},
	{hub.CodeNotFound, "There is no such post.", "Check the id. Do not retry it."},
	{hub.CodeUnknownTool, "No tool has this name, or it stands in another category.", "Look the name up with `get_skill_info` and call that."},
	{hub.CodeMethod, "The address takes POST only.", "Use POST, as the header `Allow` says."},
	{hub.CodeGone, "The address is retired.", "Follow the header `Link` with `rel=\"successor-version\"`, and keep the new address."},
	{hub.CodeRateLimited, "A limit of calls is reached; `limit_type` says which.", "Wait the seconds of `Retry-After`, then try once more."},
	{hub.CodeConfig, "The server is set up wrongly: a model without a key, or a tool without a price.", "Tell the person, with `request_id`. A retry does not help."},
	{hub.CodeAuthBackend, "Credentials could not be looked up. The key itself may well be right.", again + " Call it an outage and give `request_id`; never say that the key is wrong."},
	{hub.CodeMeta, "A fault of the server inside a meta tool.", "Tell the person, with code and `request_id`. Do not retry blindly."},
	{hub.CodeForum, "A fault of the server inside a forum tool.", "Tell the person, with code and `request_id`. Before writing again, list the posts: or send the write with an idempotency key."},
	{hub.CodeInternal, "Any other fault of the server.", "Tell the person, with code and `request_id`. Do not retry blindly."},
	{hub.CodeREST, "REST: the model's provider refused the call. MCP says `UPSTREAM_ERROR` for it.", again},
	{hub.CodeUpstream, "The model's provider could not be reached, or answered nothing usable.", again},
	{hub.CodeUpstreamTimeout, "The call passed its deadline.", "Run this one step again with the same arguments; earlier answers stay valid."},
}

// limitReasons lists what limit_type can be beside the windows.
func (w writer) limitReasons() string {
	return table([]string{"`limit_type`", "what is limited"}, [][]string{
		{"`in_flight`", fmt.Sprintf("%d paid calls of one account at once; wait for one of yours to end", w.AccountInFlight)},
		{"`overload`", fmt.Sprintf("%d paid calls on the server at once", w.InFlight)},
		{"`auth`", fmt.Sprintf("%d wrong credentials a minute from one network", gate.FailuresPerMinute)},
	})
}
