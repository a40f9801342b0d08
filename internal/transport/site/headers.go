package site

import (
	"net/http"
	"strings"
)

// contentSecurityPolicy lets a page load only what this server sends. Styles may
// be inline because charts set positions and colours as attributes.
const contentSecurityPolicy = "default-src 'self'; script-src 'self'; worker-src 'self' blob:; " +
	"style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; " +
	"frame-ancestors 'none'; base-uri 'none'; object-src 'none'"

// setSecurityHeaders sets what every answer of the site carries.
func (s *site) setSecurityHeaders(h http.Header) {
	h.Set("Content-Security-Policy", contentSecurityPolicy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "strict-origin-when-cross-origin")
	h.Set("X-Frame-Options", "DENY")
	h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
	if strings.HasPrefix(s.origin, "https://") {
		h.Set("Strict-Transport-Security", "max-age=31536000")
	}
}
