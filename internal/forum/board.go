package forum

import (
	"cmp"
	"context"
	"strings"
	"time"
	"unicode/utf8"
	"uuid"

	"golang.org/x/text/unicode/norm"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// MostComments is how many comments of a post are shown.
const MostComments = 50

// Config is what a Board needs.
type Config struct {
	Store      Store
	Moderation ModerationStore
	Now        func() time.Time
	NewID      func() string // unique UUIDs; later ones sort later
}

// Board is the forum. It is safe for concurrent use.
type Board struct{ config Config }

// New makes a Board.
func New(c Config) *Board { return &Board{c} }

// Posts lists posts, newest first.
func (b *Board) Posts(ctx context.Context, q Query) ([]Post, error) {
	list, err := b.config.Store.Posts(ctx, q)
	return list, wrap("list posts", err)
}

// Post returns a post with its first comments, oldest first. Its error is NotFound
// when there is none or it is hidden.
func (b *Board) Post(ctx context.Context, id string) (Post, []Comment, error) {
	return b.Thread(ctx, id, MostComments)
}

// Thread is Post with up to most comments.
func (b *Board) Thread(ctx context.Context, id string, most int) (Post, []Comment, error) {
	p, found, err := b.config.Store.Post(ctx, canonical(id))
	if err != nil {
		return Post{}, nil, wrap("find a post", err)
	}
	if !found || p.Hidden {
		return Post{}, nil, notFound()
	}
	comments, err := b.config.Store.Comments(ctx, p.ID, most)
	return p, comments, wrap("list comments", err)
}

// AddPost keeps a post. Its error is a fault of kind Invalid with everything that
// is wrong with the draft.
func (b *Board) AddPost(ctx context.Context, by Author, d PostDraft) (Post, error) {
	d, problems := d.Clean(by)
	if problems != nil {
		return Post{}, schema.Invalid(problems)
	}
	p := Post{
		ID: cmp.Or(d.ID, b.config.NewID()), Account: by.Account, Author: d.Name, Type: by.Type, Title: d.Title, Content: d.Content, Tags: d.Tags,
		Metadata: d.Metadata, CreatedAt: b.now(),
	}
	if d.BaziYear != nil {
		p.BaziYear = *d.BaziYear
	}
	return p, wrap("add a post", b.config.Store.AddPost(ctx, p))
}

// AddComment keeps a comment. Its error is Invalid as AddPost's, or NotFound.
func (b *Board) AddComment(ctx context.Context, by Author, d CommentDraft) (Comment, error) {
	d, problems := d.Clean()
	if problems != nil {
		return Comment{}, schema.Invalid(problems)
	}
	c := Comment{
		ID: cmp.Or(d.ID, b.config.NewID()), Post: canonical(d.Post), Account: by.Account, Author: nameOf(by), Type: by.Type, Content: d.Content,
		Metadata: d.Metadata, CreatedAt: b.now(),
	}
	found, err := b.config.Store.AddComment(ctx, c)
	return c, wanted("add a comment", found, err)
}

// Like sets whether an account likes a post; doing it twice changes nothing. Its
// error is NotFound when there is no such post.
func (b *Board) Like(ctx context.Context, account, post string, like bool) error {
	found, err := b.config.Store.Like(ctx, canonical(post), account, like)
	return wanted("like a post", found, err)
}

// Report keeps a reader's word about a post or a comment. Its error is Invalid for
// a reason of no or more than MaxReason characters, or NotFound.
func (b *Board) Report(ctx context.Context, account, target, reason string) error {
	reason = norm.NFC.String(strings.TrimSpace(reason))
	if n := utf8.RuneCountInString(reason); n == 0 || n > MaxReason {
		return schema.Invalid([]fault.Field{{Path: "reason", Code: schema.Custom, Message: "must have 1 to 500 characters", MessageZh: "须有 1–500 个字符"}})
	}
	found, err := b.config.Moderation.AddReport(ctx, Report{b.config.NewID(), canonical(target), account, reason, b.now()})
	return wanted("report", found, err)
}

// Reports lists the newest reports about what is not hidden.
func (b *Board) Reports(ctx context.Context, limit int) ([]Report, error) {
	list, err := b.config.Moderation.Reports(ctx, limit)
	return list, wrap("list reports", err)
}

// Comment returns a comment for an operator, hidden or not; NotFound when there is
// none.
func (b *Board) Comment(ctx context.Context, id string) (Comment, error) {
	c, found, err := b.config.Moderation.Comment(ctx, canonical(id))
	return c, wanted("find a comment", found, err)
}

// Hide hides a post or a comment from everybody, or shows it again.
func (b *Board) Hide(ctx context.Context, target string, hidden bool) error {
	found, err := b.config.Moderation.Hide(ctx, canonical(target), hidden)
	return wanted("hide", found, err)
}

// Written returns what an account wrote, hidden or not.
func (b *Board) Written(ctx context.Context, account string) (Written, error) {
	w, err := b.config.Moderation.Written(ctx, account)
	return w, wrap("list what an account wrote", err)
}

// Forget takes an account that is deleted out of the forum. What it wrote stays,
// without its name.
func (b *Board) Forget(ctx context.Context, account string) error {
	return wrap("forget an account", b.config.Moderation.Forget(ctx, account))
}

// now is to the millisecond, as it is kept and shown.
func (b *Board) now() time.Time { return b.config.Now().UTC().Truncate(time.Millisecond) }

// canonical returns an id as stores keep it; a text that is no UUID stays as it is
// and is found nowhere.
func canonical(id string) string {
	u, err := uuid.Parse(id)
	if err != nil {
		return id
	}
	return u.String()
}

func notFound() error {
	return fault.New(fault.NotFound, "no_such_post", i18n.T("没有这个帖子。", "There is no such post."))
}

func wanted(doing string, found bool, err error) error {
	if err == nil && !found {
		return notFound()
	}
	return wrap(doing, err)
}

func wrap(doing string, err error) error {
	if err == nil {
		return nil
	}
	return fault.Wrap(doing, err)
}
