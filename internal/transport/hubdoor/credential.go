package hubdoor

import (
	"net/http"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// queryKeys are names under which keys are put into addresses, where they end up
// in logs.
var queryKeys = []string{"key", "api_key", "apikey", "token", "access_token", "x-api-key"}

// caller finds out who calls. Every refusal is Unauthenticated, but for a store
// that fails and a network that was wrong too often.
func (d *Door) caller(r *http.Request) (hub.Caller, error) {
	c, err := d.identify(r)
	if fault.Is(err, fault.Unauthenticated) {
		if limited := d.config.CountFailure(r); limited != nil {
			return hub.Caller{}, limited
		}
	}
	return c, err
}

func (d *Door) identify(r *http.Request) (hub.Caller, error) {
	for name := range r.URL.Query() {
		for _, bad := range queryKeys {
			if strings.EqualFold(name, bad) {
				return hub.Caller{}, unauthorized(i18n.T("密钥不能写在网址里；用 x-api-key 请求头。", "A key must not stand in the address; use the header x-api-key."))
			}
		}
	}
	keys := r.Header.Values("X-Api-Key")
	if bearer := r.Header.Get("Authorization"); bearer != "" {
		scheme, key, _ := strings.Cut(bearer, " ")
		if !strings.EqualFold(scheme, "Bearer") {
			return hub.Caller{}, unauthorized(i18n.T("Authorization 只接受 Bearer。", "Authorization takes Bearer only."))
		}
		keys = append(keys, strings.TrimSpace(key))
	}
	for _, key := range keys {
		if key != keys[0] {
			return hub.Caller{}, unauthorized(i18n.T("两个请求头里的密钥不同。", "The headers hold different keys."))
		}
	}
	if len(keys) > 0 {
		return d.config.Keys.ByKey(r.Context(), keys[0])
	}
	if cookie, err := r.Cookie(d.config.SessionCookie); err == nil && d.config.SameSite(r) == nil {
		return d.config.Keys.BySession(r.Context(), cookie.Value)
	}
	return hub.Caller{}, unauthorized(i18n.T("需要 API 密钥：x-api-key 或 Authorization: Bearer。", "An API key is needed: x-api-key, or Authorization: Bearer."))
}

func unauthorized(msg i18n.Text) error { return fault.New(fault.Unauthenticated, "unauthorized", msg) }
