// Package hubtime is the form in which the hub writes instants, on every door and
// in every export.
package hubtime

import "time"

// Layout is RFC 3339 in UTC with milliseconds.
const Layout = "2006-01-02T15:04:05.000Z"

// Text writes an instant.
func Text(t time.Time) string { return t.UTC().Format(Layout) }
