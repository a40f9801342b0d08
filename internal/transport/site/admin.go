package site

import (
	"log/slog"
	"strconv"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// adminPage is for operators: what their commands do, on a page. For everybody else
// it is not there. Each of its forms makes the one call that the command makes, and
// leaves a line in the log that says who did what to which id.
func adminPage() *page {
	acts := map[string]act{
		"price": changePrice, "starter": setStarter, "codes": makeCodes, "revoke-code": revokeCode,
		"hide": hide, "show": unhide, "disable": disable, "enable": enable,
	}
	for name, run := range acts {
		acts[name] = logged(name, run)
	}
	return &page{name: "admin", path: "/admin/", noindex: true, personal: &personal{access: operators, load: loadAdmin, acts: acts}}
}

// logged writes down what an operator did.
func logged(name string, run act) act {
	return func(x *visit) (string, error) {
		after, err := run(x)
		if err == nil {
			x.site.cfg.Log.LogAttrs(x.Context(), slog.LevelInfo, "operator", slog.String("by", x.user.ID), slog.String("did", name), slog.String("to", x.object))
		}
		return after, err
	}
}

// The lengths of the lists.
const (
	daysShown    = 14
	reportsShown = 100
	peopleShown  = 200
)

// adminBody is what the page shows.
type adminBody struct {
	Checks   []Check
	Days     []ledger.DayUse
	Prices   []toolPrice
	Starter  int64
	Codes    []ledger.Code // newest first
	NewCodes []string      // made just now
	Reports  []reported
	People   []account.User // newest first
	Count    int            // of all accounts
}

// reported is a report, with the post that it is about or of whose comment it is.
type reported struct {
	forum.Report
	Title string // of a post
	Said  string // in a comment
	Post  string
}

func loadAdmin(x *visit) (any, error) {
	desk := x.site.cfg.People.Desk
	b := adminBody{NewCodes: x.made.codes}
	if x.site.cfg.People.Health != nil {
		b.Checks = x.site.cfg.People.Health(x.Context())
	}
	var err error
	if b.Days, err = desk.Book.Days(x.Context(), daysShown); err != nil {
		return nil, err
	}
	if b.Prices, err = x.prices(); err != nil {
		return nil, err
	}
	if b.Starter, err = desk.Book.Starter(x.Context()); err != nil {
		return nil, err
	}
	codes, err := desk.Book.Codes(x.Context())
	if err != nil {
		return nil, err
	}
	b.Codes = newest(codes, peopleShown)
	if b.Reports, err = x.reports(); err != nil {
		return nil, err
	}
	people, err := desk.People.Users(x.Context())
	b.People, b.Count = newest(people, peopleShown), len(people)
	return b, err
}

// newest returns the last of a list, the very last first.
func newest[T any](list []T, most int) []T {
	var out []T
	for i := len(list) - 1; i >= 0 && len(out) < most; i-- {
		out = append(out, list[i])
	}
	return out
}

func (x *visit) reports() ([]reported, error) {
	board := x.site.cfg.People.Board
	list, err := board.Reports(x.Context(), reportsShown)
	if err != nil {
		return nil, err
	}
	var out []reported
	for _, r := range list {
		about := reported{Report: r, Post: r.Target}
		p, _, err := board.Post(x.Context(), r.Target)
		if about.Title = p.Title; fault.Is(err, fault.NotFound) {
			var c forum.Comment
			c, err = board.Comment(x.Context(), r.Target)
			about.Said, about.Post = c.Content, c.Post
		}
		if err != nil && !fault.Is(err, fault.NotFound) {
			return nil, err
		}
		out = append(out, about)
	}
	return out, nil
}

// number reads a whole number of a form.
func (x *visit) number(field string) (int64, error) {
	n, err := strconv.ParseInt(x.form(field), 10, 64)
	if err != nil {
		return 0, fault.New(fault.Invalid, "", i18n.T("请填整数。", "Enter whole numbers."))
	}
	return n, nil
}

func changePrice(x *visit) (string, error) {
	c := ledger.PriceChange{Tool: x.form("tool"), Period: new(ledger.Period(x.form("period"))), Enabled: new(x.form("enabled") != "")}
	x.object = c.Tool
	if x.toolLabels()[c.Tool] == "" {
		return "", fault.New(fault.NotFound, "", i18n.T("没有这个工具。", "There is no such tool."))
	}
	for field, to := range map[string]**int64{"cost": &c.Cost, "min_balance": &c.MinBalance, "free": &c.Free} {
		n, err := x.number(field)
		if err != nil {
			return "", err
		}
		*to = &n
	}
	_, err := x.site.cfg.People.Desk.Book.ChangePrice(x.Context(), c)
	return x.done("price") + "#prices", err
}

func setStarter(x *visit) (string, error) {
	n, err := x.number("starter")
	if err != nil {
		return "", err
	}
	return x.done("price") + "#prices", x.site.cfg.People.Desk.Book.SetStarter(x.Context(), n)
}

func makeCodes(x *visit) (string, error) {
	amount, err := x.number("amount")
	if err != nil {
		return "", err
	}
	count, err := x.number("count")
	if err != nil {
		return "", err
	}
	x.made.codes, err = x.site.cfg.People.Desk.Book.NewCodes(x.Context(), amount, int(count))
	return "", err
}

func revokeCode(x *visit) (string, error) {
	x.object = x.form("id")
	_, err := x.site.cfg.People.Desk.Book.RevokeCode(x.Context(), x.object)
	return x.done("code-revoked") + "#codes", err
}

func hide(x *visit) (string, error) {
	x.object = x.form("target")
	return x.done("hidden") + "#reports", x.site.cfg.People.Board.Hide(x.Context(), x.object, true)
}

func unhide(x *visit) (string, error) {
	x.object = x.form("target")
	return x.done("shown") + "#reports", x.site.cfg.People.Board.Hide(x.Context(), x.object, false)
}

func disable(x *visit) (string, error) {
	x.object = x.form("id")
	if x.object == x.user.ID {
		return "", fault.New(fault.Denied, "", i18n.T("不能停用自己的账户。", "You cannot disable your own account."))
	}
	return x.done("disabled") + "#people", x.site.cfg.People.Desk.People.SetDisabled(x.Context(), x.object, true)
}

func enable(x *visit) (string, error) {
	x.object = x.form("id")
	return x.done("enabled") + "#people", x.site.cfg.People.Desk.People.SetDisabled(x.Context(), x.object, false)
}
