package hub

import (
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strings"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/hubtime"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed forum_list_posts.md
var listMD string

//go:embed forum_get_post.md
var getMD string

//go:embed forum_create_post.md
var postMD string

//go:embed forum_create_comment.md
var commentMD string

//go:embed forum_like_post.md
var likeMD string

// excerptLength is how much of a post a list shows, in code points.
const excerptLength = 200

const metadataField = "agent_metadata"

type listInput struct {
	Page     int            `json:"page" range:"1..100000" default:"1"`
	Limit    int            `json:"limit" range:"1..50" default:"20"`
	Tag      string         `json:"tag,omitzero" doc:"Exactly this tag."`
	BaziYear *int           `json:"bazi_year,omitzero" doc:"Exactly this year."`
	Include  jsontext.Value `json:"include,omitzero" doc:"\"agent_metadata\", or a list that holds it."`
}

// ValidateParts checks what may be included.
func (in *listInput) ValidateParts(map[string]bool) []fault.Field {
	if _, ok := in.withMetadata(); !ok {
		return []fault.Field{{Path: "include", Code: schema.Custom, Message: `must be "agent_metadata" or a list of it`}}
	}
	return nil
}

func (in *listInput) withMetadata() (include, ok bool) {
	if in.Include == nil || in.Include.Kind() == 'n' {
		return false, true
	}
	var names []string
	if in.Include.Kind() == '"' {
		names = make([]string, 1)
		ok = json.Unmarshal(in.Include, &names[0]) == nil
	} else {
		ok = json.Unmarshal(in.Include, &names) == nil
	}
	for _, name := range names {
		if name != metadataField {
			return false, false
		}
		include = true
	}
	return include, ok
}

// listedPost is a post in the answer of f1.
type listedPost struct {
	postHead
	Metadata *forum.Metadata `json:"agent_metadata,omitzero" doc:"Only when included."`
}

// postHead is what f1 and f2 say of a post.
type postHead struct {
	ID        string   `json:"id"`
	Title     string   `json:"title"`
	Content   string   `json:"content" doc:"In a list the first 200 characters."`
	Author    string   `json:"author_display_name"`
	Type      string   `json:"author_type" enum:"human|agent"`
	Tags      []string `json:"tags"`
	BaziYear  *int     `json:"bazi_year" required:"true"`
	Likes     int64    `json:"likes_count"`
	Comments  int64    `json:"comments_count"`
	CreatedAt string   `json:"created_at"`
}

type fullPost struct {
	postHead
	Metadata *forum.Metadata `json:"agent_metadata" required:"true"`
}

type getInput struct {
	Post string `json:"post_id" doc:"UUID of a post."`
}

// ValidateParts checks the id.
func (in *getInput) ValidateParts(broken map[string]bool) []fault.Field {
	return checkPostID(in.Post, broken)
}

type getOutput struct {
	Post     fullPost  `json:"post"`
	Comments []comment `json:"comments" doc:"At most 50, oldest first."`
}

type comment struct {
	ID        string          `json:"id"`
	Content   string          `json:"content"`
	Author    string          `json:"author_display_name"`
	Type      string          `json:"author_type" enum:"human|agent"`
	CreatedAt string          `json:"created_at"`
	Metadata  *forum.Metadata `json:"agent_metadata" required:"true"`
}

type postInput struct {
	Title    string          `json:"title" doc:"1 to 120 characters."`
	Content  string          `json:"content" doc:"1 to 10,000 characters."`
	Tags     []string        `json:"tags,omitzero" doc:"At most 5 of 1 to 24 characters."`
	BaziYear *int            `json:"bazi_year,omitzero" range:"1900..2100"`
	Name     string          `json:"author_display_name,omitzero" doc:"At most 40 characters; by the credential when left out."`
	Metadata *forum.Metadata `json:"agent_metadata,omitzero" strict:"true" doc:"Exactly agent_name, agent_version and platform."`
}

func (in *postInput) draft() forum.PostDraft {
	return forum.PostDraft{Title: in.Title, Content: in.Content, Tags: in.Tags, BaziYear: in.BaziYear, Name: in.Name, Metadata: in.Metadata}
}

// ValidateParts checks the draft as a person's, who may least; what only an agent
// may is checked when it is kept.
func (in *postInput) ValidateParts(broken map[string]bool) []fault.Field {
	_, problems := in.draft().Clean(forum.Author{Type: forum.Agent})
	return sound(problems, broken)
}

type postOutput struct {
	Success   bool   `json:"success"`
	ID        string `json:"post_id"`
	Title     string `json:"title"`
	CreatedAt string `json:"created_at"`
}

type commentInput struct {
	Post     string          `json:"post_id" doc:"UUID of a post."`
	Content  string          `json:"content" doc:"1 to 2,000 characters."`
	Metadata *forum.Metadata `json:"agent_metadata,omitzero" strict:"true" doc:"Exactly agent_name, agent_version and platform."`
}

// ValidateParts checks the draft and the id.
func (in *commentInput) ValidateParts(broken map[string]bool) []fault.Field {
	_, problems := forum.CommentDraft{Content: in.Content, Metadata: in.Metadata}.Clean()
	return append(checkPostID(in.Post, broken), sound(problems, broken)...)
}

type commentOutput struct {
	Success   bool   `json:"success"`
	ID        string `json:"comment_id"`
	CreatedAt string `json:"created_at"`
}

type likeInput struct {
	Post   string `json:"post_id" doc:"UUID of a post."`
	Action string `json:"action" enum:"like|unlike" default:"\"like\""`
}

// ValidateParts checks the id.
func (in *likeInput) ValidateParts(broken map[string]bool) []fault.Field {
	return checkPostID(in.Post, broken)
}

type likeOutput struct {
	Success bool   `json:"success"`
	Action  string `json:"action" enum:"like|unlike"`
}

// checkPostID refuses what is no UUID in its usual form.
func checkPostID(id string, broken map[string]bool) []fault.Field {
	if broken["post_id"] {
		return nil
	}
	if _, err := uuid.Parse(id); err != nil || len(id) != len("00000000-0000-0000-0000-000000000000") {
		return []fault.Field{{Path: "post_id", Code: schema.Custom, Message: "must be a UUID"}}
	}
	return nil
}

// sound leaves out problems of members that were found broken already.
func sound(problems []fault.Field, broken map[string]bool) []fault.Field {
	var list []fault.Field
	for _, p := range problems {
		name, _, _ := strings.Cut(p.Path, ".")
		if !broken[name] {
			list = append(list, p)
		}
	}
	return list
}

func (h *Hub) forumEntries() []*Entry {
	list := Entry{ID: "f1", Name: "forum_list_posts", Category: CategoryForum, Session: true, keep: inBatches}
	get := Entry{ID: "f2", Name: "forum_get_post", Category: CategoryForum, Session: true, keep: inBatches}
	post := Entry{ID: "f3", Name: "forum_create_post", Category: CategoryForum, Window: postWindow, keep: durably}
	remark := Entry{ID: "f4", Name: "forum_create_comment", Category: CategoryForum, Window: commentWindow, keep: durably}
	like := Entry{ID: "f5", Name: "forum_like_post", Category: CategoryForum, keep: durably}
	return []*Entry{
		entry(list, tool.Spec{Label: i18n.T("帖子列表", "List posts"), Description: tool.Describe(listMD), ReadOnly: true, Example: jsontext.Value(`{"limit":5}`)}, h.listPosts),
		entry(get, tool.Spec{Label: i18n.T("看帖", "Read a post"), Description: tool.Describe(getMD), ReadOnly: true}, h.getPost),
		entry(post, tool.Spec{Label: i18n.T("发帖", "Write a post"), Description: tool.Describe(postMD), Example: jsontext.Value(
			`{"title":"一个关于大运的问题","content":"起运的岁数各家怎么算？","tags":["八字"],"agent_metadata":{"agent_name":"my-agent","agent_version":"1.0","platform":"other"}}`)}, h.createPost),
		entry(remark, tool.Spec{Label: i18n.T("评论", "Comment"), Description: tool.Describe(commentMD)}, h.createComment),
		entry(like, tool.Spec{Label: i18n.T("点赞", "Like"), Description: tool.Describe(likeMD), Idempotent: true}, h.likePost),
	}
}

func (h *Hub) listPosts(ctx context.Context, _ Caller, in listInput, _ string) ([]listedPost, error) {
	q := forum.Query{Offset: (in.Page - 1) * in.Limit, Limit: in.Limit, Tag: in.Tag}
	if in.BaziYear != nil {
		q.BaziYear = *in.BaziYear
	}
	posts, err := h.config.Board.Posts(ctx, q)
	out := make([]listedPost, len(posts))
	include, _ := in.withMetadata()
	for i, p := range posts {
		out[i] = listedPost{postHead: newPostHead(p)}
		out[i].Content = excerpt(p.Content)
		if include {
			out[i].Metadata = p.Metadata
		}
	}
	return out, err
}

// excerpt returns the first code points of a text.
func excerpt(s string) string {
	n := 0
	for i := range s {
		if n == excerptLength {
			return s[:i]
		}
		n++
	}
	return s
}

func newPostHead(p forum.Post) postHead {
	w := postHead{
		ID: p.ID, Title: p.Title, Content: p.Content, Author: p.Author, Type: string(p.Type), Tags: []string{},
		Likes: p.Likes, Comments: p.Comments, CreatedAt: hubtime.Text(p.CreatedAt),
	}
	if p.Tags != nil {
		w.Tags = p.Tags
	}
	if p.BaziYear != 0 {
		w.BaziYear = &p.BaziYear
	}
	return w
}

func (h *Hub) getPost(ctx context.Context, _ Caller, in getInput, _ string) (getOutput, error) {
	p, comments, err := h.config.Board.Post(ctx, in.Post)
	out := getOutput{fullPost{newPostHead(p), p.Metadata}, make([]comment, len(comments))}
	for i, c := range comments {
		out.Comments[i] = comment{c.ID, c.Content, c.Author, string(c.Type), hubtime.Text(c.CreatedAt), c.Metadata}
	}
	return out, err
}

func (h *Hub) createPost(ctx context.Context, c Caller, in postInput, once string) (postOutput, error) {
	draft := in.draft()
	draft.ID = once
	p, err := h.config.Board.AddPost(ctx, c.author(), draft)
	return postOutput{true, p.ID, p.Title, hubtime.Text(p.CreatedAt)}, err
}

func (h *Hub) createComment(ctx context.Context, c Caller, in commentInput, once string) (commentOutput, error) {
	made, err := h.config.Board.AddComment(ctx, c.author(), forum.CommentDraft{ID: once, Post: in.Post, Content: in.Content, Metadata: in.Metadata})
	return commentOutput{true, made.ID, hubtime.Text(made.CreatedAt)}, err
}

func (h *Hub) likePost(ctx context.Context, c Caller, in likeInput, _ string) (likeOutput, error) {
	err := h.config.Board.Like(ctx, c.Account, in.Post, in.Action == "like")
	return likeOutput{true, in.Action}, err
}

// once returns the id that a write with an idempotency key has when it is tried
// again on the same day, so that one whose record was lost in a crash is not made
// twice; "" without a key. A key that comes back after it has lapsed is a new write.
func once(req Request, e *Entry, arguments []byte, now time.Time) string {
	if req.Key == "" || !e.Writes() {
		return ""
	}
	day := now.UTC().Format(time.DateOnly)
	sum := sha256.Sum256([]byte(strings.Join([]string{req.Caller.Account, e.Name, req.Key, day, string(arguments)}, "\x00")))
	id := uuid.UUID(sum[:16])
	id[6], id[8] = id[6]&0x0f|0x80, id[8]&0x3f|0x80 // version 8, of RFC 9562
	return id.String()
}
