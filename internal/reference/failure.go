package reference

import (
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Reasons why a page was not read.
const (
	reasonUnreachable = "reference_unreachable"
	reasonTimeout     = "reference_timeout"
	reasonElsewhere   = "reference_elsewhere"
	reasonRefused     = "reference_refused"
	reasonNotText     = "reference_not_text"
	reasonTooLarge    = "reference_too_large"
	reasonEmpty       = "reference_empty"
)

// words say the reasons. They name no address and no cause: what a page may be
// told about this machine's network is nothing.
var words = map[string]i18n.Text{
	reasonUnreachable: i18n.T("没有连上这个网页", "This page could not be reached"),
	reasonTimeout:     i18n.T("这个网页没有在时限内答完", "This page did not answer in time"),
	reasonElsewhere:   i18n.T("这个网址转到了别的网页", "This address leads to another page"),
	reasonRefused:     i18n.T("这个网站没有给出网页", "This site did not hand out the page"),
	reasonNotText:     i18n.T("这个网址给出的不是可读的文字", "What this address gives is not text that can be read"),
	reasonTooLarge:    i18n.T("这个网页太大", "This page is too large"),
	reasonEmpty:       i18n.T("这个网页没有可读的正文，或要求先做人机验证", "This page has no text to read, or asks for proof of being human first"),
}

var unread = i18n.T("，所以没有读到，不能引用。", ", so it was not read and cannot be cited.")

// failed is the fault of a page that was not read. The cause is for the log.
func failed(reason string, cause error) error {
	f := fault.New(fault.Unavailable, reason, i18n.T(words[reason].Zh+unread.Zh, words[reason].En+unread.En))
	f.Err = cause
	return f
}
