package site

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// forumPath is where the forum begins, below the language prefix.
const forumPath = "/forum/"

// postsShown is how many posts stand on one page of the list.
const postsShown = 20

// commentsShown is how many comments stand below a post.
const commentsShown = 500

// forumPage lists the posts, and takes new ones of people who are signed in. What
// is written there goes through the hub, with its limits and records.
func forumPage() *page {
	return &page{name: "forum", path: forumPath, personal: &personal{load: loadForum, acts: map[string]act{"post": writePost}}}
}

// forumBody is a page of the list.
type forumBody struct {
	Posts        []forum.Post
	Tag          string
	Newer, Older string // addresses of the pages beside this one, "" = none
	Once         string // a new number for the form, so that it is taken once
}

func loadForum(x *visit) (any, error) {
	q := x.URL.Query()
	n, err := strconv.Atoi(q.Get("page"))
	if err != nil || n < 1 || n > 100_000 {
		n = 1
	}
	b := forumBody{Tag: q.Get("tag"), Once: x.once("post")}
	posts, err := x.site.cfg.People.Board.Posts(x.Context(), forum.Query{Offset: (n - 1) * postsShown, Limit: postsShown + 1, Tag: b.Tag})
	if err != nil {
		return nil, err
	}
	if n > 1 {
		b.Newer = x.view.forumAddress(b.Tag, n-1)
	}
	if len(posts) > postsShown {
		b.Older, posts = x.view.forumAddress(b.Tag, n+1), posts[:postsShown]
	}
	b.Posts = posts
	x.view.NoIndex = n > 1 || b.Tag != ""
	return b, nil
}

// forumAddress is a page of the list.
func (v *view) forumAddress(tag string, page int) string {
	q := url.Values{}
	if tag != "" {
		q.Set("tag", tag)
	}
	if page > 1 {
		q.Set("page", strconv.Itoa(page))
	}
	if len(q) == 0 {
		return v.Link(forumPath)
	}
	return v.Link(forumPath) + "?" + q.Encode()
}

// TagLink is the list of posts with a tag.
func (v *view) TagLink(tag string) string { return v.forumAddress(tag, 1) }

// PostLink is the page of a post.
func (v *view) PostLink(id string) string { return v.Link(forumPath + id + "/") }

// Excerpt is the beginning of a text.
func (v *view) Excerpt(text string) string {
	const most = 160
	runes := []rune(strings.Join(strings.Fields(text), " "))
	if len(runes) <= most {
		return string(runes)
	}
	return string(runes[:most]) + "…"
}

// postForm is the address of a post below the language prefix.
var postForm = regexp.MustCompile(`^(?:/en)?/forum/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/$`)

// postRoute returns the route of a post's page. Whether there is such a post is
// found out there.
func postRoute(path string) (route, bool) {
	m := postForm.FindStringSubmatch(path)
	if m == nil {
		return route{}, false
	}
	return route{postPage(m[1]), localeOf(path)}, true
}

func postPage(id string) *page {
	return &page{name: "post", path: forumPath + id + "/", personal: &personal{
		load: func(x *visit) (any, error) { return loadPost(x, id) },
		acts: map[string]act{
			"comment": func(x *visit) (string, error) { return writeComment(x, id) },
			"like":    func(x *visit) (string, error) { return like(x, id, "like", "liked") },
			"unlike":  func(x *visit) (string, error) { return like(x, id, "unlike", "unliked") },
			"report":  report,
		},
	}}
}

// postBody is a post with its first comments.
type postBody struct {
	forum.Post
	Remarks []forum.Comment
	More    int64 // comments that are not shown
	Once    string
}

func loadPost(x *visit, id string) (any, error) {
	p, comments, err := x.site.cfg.People.Board.Thread(x.Context(), id, commentsShown)
	if err != nil {
		return nil, err
	}
	x.view.title, x.view.description = p.Title, x.view.Excerpt(p.Content)
	return postBody{p, comments, max(0, p.Comments-int64(len(comments))), x.once("comment")}, nil
}

// once is the number that a form is taken once by: a new one, or that of a form that
// was refused and is sent again.
func (x *visit) once(form string) string {
	if kept := x.view.Posted(form, "once"); kept != "" {
		return kept
	}
	return x.site.cfg.People.NewID()
}

// call makes a call of a forum tool for who is signed in.
func (x *visit) call(tool string, arguments any) (jsontext.Value, error) {
	u, err := x.need()
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(arguments)
	if err != nil {
		return nil, fault.Wrap("encode a form", err)
	}
	answer, err := x.site.cfg.People.Hub.Call(x.Context(), hub.Request{
		Caller: hub.Caller{Account: u.ID, Kind: hub.Person}, Category: hub.CategoryForum, Name: tool,
		Arguments: text, Key: x.form("once"), Locale: x.view.Locale,
	})
	return answer.Payload, err
}

// written is what the hub answers to a new post.
type written struct {
	ID string `json:"post_id"`
}

// writePost asks first whether the post can be kept: a mistake must not use up the
// one post of the minute.
func writePost(x *visit) (string, error) {
	u, err := x.need()
	if err != nil {
		return "", err
	}
	draft := forum.PostDraft{
		Title: x.form("title"), Content: x.text("content"), Name: x.form("author_display_name"), Tags: strings.FieldsFunc(x.form("tags"), isTagSeparator),
	}
	if err := draft.Check(forum.Author{Account: u.ID, Type: forum.Human}); err != nil {
		return "", err
	}
	arguments := map[string]any{"title": draft.Title, "content": draft.Content}
	if draft.Name != "" {
		arguments["author_display_name"] = draft.Name
	}
	if draft.Tags != nil {
		arguments["tags"] = draft.Tags
	}
	payload, err := x.call("forum_create_post", arguments)
	if err != nil {
		return "", err
	}
	var out written
	if err := json.Unmarshal(payload, &out); err != nil {
		return "", fault.Wrap("read the answer to a post", err)
	}
	return x.view.PostLink(out.ID) + "?done=posted", nil
}

func isTagSeparator(r rune) bool { return strings.ContainsRune(",，、;；\n", r) }

// text is what was entered into a field of several lines, with the line breaks of
// texts.
func (x *visit) text(field string) string { return strings.ReplaceAll(x.form(field), "\r\n", "\n") }

func writeComment(x *visit, post string) (string, error) {
	_, err := x.call("forum_create_comment", map[string]any{"post_id": post, "content": x.text("content")})
	return x.done("commented") + "#comments", err
}

func like(x *visit, post, action, done string) (string, error) {
	_, err := x.call("forum_like_post", map[string]any{"post_id": post, "action": action})
	return x.done(done), err
}

func report(x *visit) (string, error) {
	u, err := x.need()
	if err != nil {
		return "", err
	}
	return x.done("reported"), x.site.cfg.People.Board.Report(x.Context(), u.ID, x.form("target"), x.text("reason"))
}

// byline says who wrote something: the name, and whether a person or an agent did.
type byline struct {
	Name, Type string
	Agent      bool
}

// By is the byline of what somebody wrote. A person who gave no name is called so,
// and not by the name that programs get.
func (v *view) By(name string, t forum.AuthorType) (byline, error) {
	b := byline{Name: name, Agent: t == forum.Agent}
	key := "forum.person"
	if b.Agent {
		key = "forum.agent"
	}
	var err error
	if b.Type, err = v.T(key); err != nil {
		return b, err
	}
	if !b.Agent && name == forum.Nameless {
		b.Name = i18n.T("未署名", "No name given").In(v.Locale)
	}
	return b, nil
}

// reporting is what the form to report something needs.
type reporting struct {
	View   *view
	Target string
}

// Reporting is the form to report a post or a comment, for templates.
func (v *view) Reporting(target string) reporting { return reporting{v, target} }
