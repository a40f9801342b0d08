package app

import (
	"context"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// exported is everything that is kept about an account, but for the hashes of its
// secrets.
type exported struct {
	Account   accountView       `json:"account"`
	Keys      []keyView         `json:"keys"`
	Passkeys  []exportedPasskey `json:"passkeys"`
	Sessions  []exportedSession `json:"sessions"`
	Balance   int64             `json:"balance"`
	Held      int64             `json:"held"`
	Transfers []transferView    `json:"transfers"`
	Usage     []exportedCall    `json:"usage"`
	Forum     exportedForum     `json:"forum"`

	Conversations []exportedConversation `json:"conversations"`
}

type exportedForum struct {
	Posts    []exportedPost    `json:"posts"`
	Comments []exportedComment `json:"comments"`
	Likes    []string          `json:"likes"` // ids of posts
	Reports  []reportView      `json:"reports"`
}

type exportedPost struct {
	ID        string          `json:"id"`
	Author    string          `json:"author_display_name"`
	Type      string          `json:"author_type"`
	Title     string          `json:"title"`
	Content   string          `json:"content"`
	Tags      []string        `json:"tags"`
	BaziYear  int             `json:"bazi_year,omitzero"`
	Metadata  *forum.Metadata `json:"agent_metadata"`
	CreatedAt *string         `json:"created_at"`
	Hidden    bool            `json:"hidden"`
}

type exportedComment struct {
	ID        string          `json:"id"`
	Post      string          `json:"post_id"`
	Author    string          `json:"author_display_name"`
	Type      string          `json:"author_type"`
	Content   string          `json:"content"`
	Metadata  *forum.Metadata `json:"agent_metadata"`
	CreatedAt *string         `json:"created_at"`
	Hidden    bool            `json:"hidden"`
}

type exportedPasskey struct {
	ID        string  `json:"id"`
	Name      string  `json:"name"`
	CreatedAt *string `json:"created_at"`
	UsedAt    *string `json:"last_used_at"`
}

type exportedSession struct {
	StartedAt *string `json:"started_at"`
	SeenAt    *string `json:"seen_at"`
	ExpiresAt *string `json:"expires_at"`
}

type exportedCall struct {
	ID        string  `json:"id"`
	Tool      string  `json:"tool_name"`
	Credits   int64   `json:"credits_deducted"`
	FreeUnit  bool    `json:"from_free_quota"`
	Status    string  `json:"status"`
	Error     string  `json:"error"`
	StartedAt *string `json:"started_at"`
	EndedAt   *string `json:"completed_at"`
}

// everything is more rows than an account has.
const everything = 1 << 31

// export gathers what is kept about an account.
func (o office) export(ctx context.Context, u account.User) (exported, error) {
	out := exported{Account: viewAccount(u), Keys: []keyView{}, Sessions: []exportedSession{}, Transfers: []transferView{}, Usage: []exportedCall{}}
	keys, err := o.people.Keys(ctx, u.ID)
	if err != nil {
		return out, err
	}
	for _, k := range keys {
		out.Keys = append(out.Keys, viewKey(k, u.Name))
	}
	sessions, err := o.people.Sessions(ctx, u.ID)
	if err != nil {
		return out, err
	}
	for _, s := range sessions {
		out.Sessions = append(out.Sessions, exportedSession{stamp(s.StartedAt), stamp(s.SeenAt), stamp(s.ExpiresAt)})
	}
	passkeys, err := o.people.Passkeys(ctx, u.ID)
	if err != nil {
		return out, err
	}
	out.Passkeys = make([]exportedPasskey, len(passkeys))
	for i, k := range passkeys {
		out.Passkeys[i] = exportedPasskey{k.ID, k.Name, stamp(k.CreatedAt), stamp(k.UsedAt)}
	}
	if err := o.exportCredits(ctx, u.ID, &out); err != nil {
		return out, err
	}
	written, err := o.board.Written(ctx, u.ID)
	if err != nil {
		return out, err
	}
	out.Forum = viewWritten(written)
	out.Conversations, err = o.exportConversations(ctx, u.ID)
	return out, err
}

func viewWritten(w forum.Written) exportedForum {
	out := exportedForum{Posts: []exportedPost{}, Comments: []exportedComment{}, Likes: append([]string{}, w.Likes...), Reports: []reportView{}}
	for _, p := range w.Posts {
		out.Posts = append(out.Posts, exportedPost{
			p.ID, p.Author, string(p.Type), p.Title, p.Content, append([]string{}, p.Tags...), p.BaziYear, p.Metadata, stamp(p.CreatedAt), p.Hidden,
		})
	}
	for _, c := range w.Comments {
		out.Comments = append(out.Comments, exportedComment{c.ID, c.Post, c.Author, string(c.Type), c.Content, c.Metadata, stamp(c.CreatedAt), c.Hidden})
	}
	for _, r := range w.Reports {
		out.Reports = append(out.Reports, viewReport(r))
	}
	return out
}

// exportCredits adds what the ledger keeps.
func (o office) exportCredits(ctx context.Context, id string, out *exported) error {
	balance, err := o.book.Balance(ctx, id)
	if err != nil {
		return err
	}
	out.Balance, out.Held = balance.Posted, balance.Held
	transfers, err := o.book.Transfers(ctx, id, everything)
	if err != nil {
		return err
	}
	for _, t := range transfers {
		out.Transfers = append(out.Transfers, viewTransfer(t, id))
	}
	records, err := o.book.Usage(ctx, id, everything)
	for _, r := range records {
		out.Usage = append(out.Usage, exportedCall{r.ID, r.Tool, r.Credits, r.FreeUnit, string(r.Status), r.Error, stamp(r.StartedAt), stamp(r.EndedAt)})
	}
	return err
}

type transferView struct {
	Number int64   `json:"number"`
	Kind   string  `json:"kind"`
	Cause  string  `json:"cause"`
	Amount int64   `json:"amount"` // minus what it took
	Note   string  `json:"reason"`
	At     *string `json:"at"`
}

func viewTransfer(t ledger.Transfer, account string) transferView {
	return transferView{t.Number, string(t.Kind), t.Cause, t.Entry(account), t.Note, stamp(t.At)}
}
