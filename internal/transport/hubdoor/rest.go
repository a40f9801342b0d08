package hubdoor

import (
	"encoding/json/jsontext"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// restSuccess is a success over REST.
type restSuccess struct {
	Success      bool           `json:"success"`
	Data         jsontext.Value `json:"data"`
	Deducted     int64          `json:"credits_deducted"`
	AlsoDeducted *int64         `json:"creditsDeducted,omitzero"`
	FreeQuota    bool           `json:"fromFreeQuota,omitzero"`
}

// restFailure is a failure over REST.
type restFailure struct {
	Success bool      `json:"success"`
	Error   restError `json:"error"`
}

type restError struct {
	Code    string         `json:"code"`
	Message string         `json:"message"`
	Details map[string]any `json:"details"`
}

func (d *Door) serveREST(w http.ResponseWriter, r *http.Request) {
	answer, err := d.callREST(w, r)
	if err != nil {
		category := ""
		if answer.Entry != nil {
			category = answer.Entry.Category
		}
		d.refuseREST(w, r, category, err)
		return
	}
	out := restSuccess{Success: true, Data: answer.Payload, Deducted: answer.Credits, FreeQuota: answer.FreeUnit}
	if answer.Entry.Paid {
		out.AlsoDeducted = &answer.Credits
	}
	write(w, http.StatusOK, out)
}

func (d *Door) refuseREST(w http.ResponseWriter, r *http.Request, category string, err error) {
	f := d.failure(r, false, category, err)
	retryAfter(w, f)
	if f.Code == hub.CodeMethod {
		w.Header().Set("Allow", http.MethodPost)
	}
	write(w, f.Status, restFailure{Error: restError{f.Code, f.Message, f.Details}})
}

func (d *Door) callREST(w http.ResponseWriter, r *http.Request) (hub.Answer, error) {
	caller, err := d.caller(r)
	if err != nil {
		return hub.Answer{}, err
	}
	if r.Method != http.MethodPost {
		return hub.Answer{}, methodNotAllowed()
	}
	body, err := readBody(w, r)
	if err != nil {
		return hub.Answer{}, err
	}
	if body == nil {
		body = jsontext.Value("{}")
	}
	if body.Kind() != '{' {
		return hub.Answer{}, fault.New(fault.Invalid, hub.ReasonBody, i18n.T("请求体须是一个 JSON 对象。", "The body must be a JSON object."))
	}
	key, err := headerKey(r)
	if err != nil {
		return hub.Answer{}, err
	}
	category := r.PathValue("category")
	if category == "" {
		category = "none" // no tool is there, and "" would leave it open
	}
	return d.config.Hub.Call(r.Context(), hub.Request{
		Caller: caller, Category: category, Name: r.PathValue("name"), Arguments: body,
		Key: key, Locale: language(r),
	})
}
