package app

import (
	"context"

	"github.com/wenbu-go/wenbu/internal/forum"
)

// forumCmds are `wenbu forum …`.
type forumCmds struct {
	Hide    forumHideCmd    `cmd:"" help:"Hide a post or a comment from everybody."`
	Unhide  forumUnhideCmd  `cmd:"" help:"Show it again."`
	Reports forumReportsCmd `cmd:"" help:"List the newest reports about what is not hidden."`
}

// targetOf names the post or comment of a command.
type targetOf struct {
	operatorFlags
	ID string `arg:"" help:"Id of the post or comment."`
}

func (c *targetOf) hide(ctx context.Context, s Streams, hidden bool) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		v := struct {
			ID     string `json:"id"`
			Hidden bool   `json:"hidden"`
		}{c.ID, hidden}
		word := map[bool]string{true: "hidden", false: "shown"}[hidden]
		return said(v, "%s is %s", c.ID, word), o.board.Hide(ctx, c.ID, hidden)
	})
}

type forumHideCmd struct{ targetOf }

// Run hides it.
func (c *forumHideCmd) Run(ctx context.Context, s Streams) error { return c.hide(ctx, s, true) }

type forumUnhideCmd struct{ targetOf }

// Run shows it again.
func (c *forumUnhideCmd) Run(ctx context.Context, s Streams) error { return c.hide(ctx, s, false) }

type forumReportsCmd struct {
	operatorFlags
	Limit int `default:"100" help:"How many."`
}

type reportView struct {
	ID        string  `json:"id"`
	Target    string  `json:"target_id"`
	Account   string  `json:"account"` // id of who reports
	Reason    string  `json:"reason"`
	CreatedAt *string `json:"created_at"`
}

func viewReport(r forum.Report) reportView {
	return reportView{r.ID, r.Target, r.Account, r.Reason, stamp(r.CreatedAt)}
}

// Run lists the reports.
func (c *forumReportsCmd) Run(ctx context.Context, s Streams) error {
	if c.Limit < 1 {
		return usage("--limit: expected a whole number above 0")
	}
	return c.operate(ctx, s, func(o office) (outcome, error) {
		reports, err := o.board.Reports(ctx, c.Limit)
		list := make([]reportView, len(reports))
		lines := [][]string{{"TARGET", "AT", "REASON"}}
		for i, r := range reports {
			list[i] = viewReport(r)
			lines = append(lines, []string{r.Target, shown(r.CreatedAt), oneLine(r.Reason)})
		}
		return outcome{struct {
			Reports []reportView `json:"reports"`
		}{list}, lines}, err
	})
}
