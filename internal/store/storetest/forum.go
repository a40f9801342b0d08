package storetest

import (
	"context"
	"fmt"
	"reflect"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/forum"
)

// ForumStores are the two faces of one forum store.
type ForumStores interface {
	forum.Store
	forum.ModerationStore
}

// Forum checks a forum store. open returns an empty one.
func Forum(t *testing.T, open func(t *testing.T) ForumStores) {
	t.Helper()
	for name, check := range map[string]func(*testing.T, ForumStores){
		"posts": forumPosts, "comments": forumComments, "likes": forumLikes, "likes at once": forumLikesAtOnce, "moderation": forumModeration, "forget": forumForget,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			check(t, open(t))
		})
	}
}

// forumID makes UUIDs in order.
func forumID(n int) string { return fmt.Sprintf("0192f000-0000-7000-8000-%012d", n) }

var forumStart = time.Date(2026, 11, 30, 8, 0, 0, 123e6, time.UTC)

func forumPost(n int) forum.Post {
	return forum.Post{
		ID: forumID(n), Account: "a", Author: "名 🤖", Type: forum.Agent, Title: fmt.Sprintf("题 %d", n), Content: "字\n'\"🎲",
		CreatedAt: forumStart.Add(time.Duration(n) * time.Second),
	}
}

func forumPosts(t *testing.T, s ForumStores) {
	ctx := t.Context()
	var all []forum.Post
	for n := range 7 {
		p := forumPost(n)
		if n%2 == 0 {
			p.Tags, p.BaziYear, p.Type = []string{"八字", "b c"}, 1990+n, forum.Human
			p.Metadata = &forum.Metadata{Name: "n", Version: "1", Platform: "other"}
		}
		must(t, s.AddPost(ctx, p))
		all = append([]forum.Post{p}, all...)
	}
	for _, c := range []struct {
		query forum.Query
		want  []forum.Post
	}{
		{forum.Query{Limit: 50}, all},
		{forum.Query{Limit: 3}, all[:3]},
		{forum.Query{Offset: 5, Limit: 3}, all[5:]},
		{forum.Query{Offset: 50, Limit: 3}, nil},
		{forum.Query{Limit: 50, Tag: "b c"}, []forum.Post{all[0], all[2], all[4], all[6]}},
		{forum.Query{Limit: 50, Tag: "b"}, nil},
		{forum.Query{Limit: 50, BaziYear: 1992}, all[4:5]},
		{forum.Query{Limit: 50, BaziYear: 1992, Tag: "八字"}, all[4:5]},
	} {
		got, err := s.Posts(ctx, c.query)
		must(t, err)
		if len(got) != len(c.want) || len(got) > 0 && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%+v:\n%+v, want\n%+v", c.query, got, c.want)
		}
	}
	again := forumPost(4)
	again.Title = "another"
	must(t, s.AddPost(ctx, again))
	p, found, err := s.Post(ctx, forumID(4))
	must(t, err)
	if !found || !reflect.DeepEqual(p, all[2]) {
		t.Errorf("found %v %+v", found, p)
	}
	if _, found, err = s.Post(ctx, "x"); found || err != nil {
		t.Errorf("found what is not there: %v, %v", found, err)
	}
}

func forumComments(t *testing.T, s ForumStores) {
	ctx := t.Context()
	must(t, s.AddPost(ctx, forumPost(1)))
	var all []forum.Comment
	for n := range 5 {
		c := forum.Comment{ID: forumID(10 + n), Post: forumID(1), Account: "b", Author: "x", Type: forum.Human, Content: fmt.Sprint(n), CreatedAt: forumStart.Add(time.Hour)}
		if n == 2 {
			c.Metadata = &forum.Metadata{Name: "n", Version: "1", Platform: "cline"}
		}
		found, err := s.AddComment(ctx, c)
		must(t, err)
		if !found {
			t.Fatal("the post is not found")
		}
		all = append(all, c)
	}
	if found, err := s.AddComment(ctx, all[4]); !found || err != nil {
		t.Errorf("a comment again: %v, %v", found, err)
	}
	got, err := s.Comments(ctx, forumID(1), 3)
	must(t, err)
	if !reflect.DeepEqual(got, all[:3]) {
		t.Errorf("%+v, want %+v", got, all[:3])
	}
	if p, _, _ := s.Post(ctx, forumID(1)); p.Comments != 5 {
		t.Errorf("%d comments are counted", p.Comments)
	}
	lost := all[0]
	lost.ID, lost.Post = forumID(99), forumID(2)
	if found, err := s.AddComment(ctx, lost); found || err != nil {
		t.Errorf("a comment on no post: %v, %v", found, err)
	}
}

func forumLikes(t *testing.T, s ForumStores) {
	ctx := t.Context()
	must(t, s.AddPost(ctx, forumPost(1)))
	for i, step := range []struct {
		account string
		like    bool
		likes   int64
	}{{"a", false, 0}, {"a", true, 1}, {"a", true, 1}, {"b", true, 2}, {"a", false, 1}, {"a", false, 1}, {"b", false, 0}, {"a", true, 1}} {
		found, err := s.Like(ctx, forumID(1), step.account, step.like)
		must(t, err)
		if p, _, _ := s.Post(ctx, forumID(1)); !found || p.Likes != step.likes {
			t.Errorf("step %d: found %v, %d likes, want %d", i, found, p.Likes, step.likes)
		}
	}
	if found, err := s.Like(ctx, forumID(2), "a", true); found || err != nil {
		t.Errorf("liked nothing: %v, %v", found, err)
	}
}

func forumLikesAtOnce(t *testing.T, s ForumStores) {
	ctx := t.Context()
	must(t, s.AddPost(ctx, forumPost(1)))
	var wait sync.WaitGroup
	for n := range 64 {
		wait.Go(func() {
			if _, err := s.Like(ctx, forumID(1), fmt.Sprint(n%8), true); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	if p, _, _ := s.Post(ctx, forumID(1)); p.Likes != 8 {
		t.Errorf("eight accounts are counted as %d likes", p.Likes)
	}
}

func forumModeration(t *testing.T, s ForumStores) {
	ctx := t.Context()
	must(t, s.AddPost(ctx, forumPost(1)))
	comment := forum.Comment{ID: forumID(2), Post: forumID(1), Account: "b", Author: "x", Type: forum.Human, Content: "c", CreatedAt: forumStart}
	_, err := s.AddComment(ctx, comment)
	must(t, err)
	for n, r := range []forum.Report{{Target: forumID(1), Account: "a"}, {Target: forumID(1), Account: "a"}, {Target: forumID(1), Account: "b"}, {Target: forumID(2), Account: "a"}} {
		r.ID, r.Reason, r.CreatedAt = forumID(100+n), "why", forumStart.Add(time.Duration(n)*time.Minute)
		found, err := s.AddReport(ctx, r)
		must(t, err)
		if !found {
			t.Fatal("the target is not found")
		}
	}
	if found, err := s.AddReport(ctx, forum.Report{ID: forumID(200), Target: forumID(3), Account: "a", Reason: "x", CreatedAt: forumStart}); found || err != nil {
		t.Errorf("a report about nothing: %v, %v", found, err)
	}
	expect := func(when string, want ...string) {
		t.Helper()
		list, err := s.Reports(ctx, 10)
		must(t, err)
		var got []string
		for _, r := range list {
			got = append(got, r.ID)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: reports %q, want %q", when, got, want)
		}
	}
	expect("at first", forumID(103), forumID(102), forumID(100))
	hide := func(id string, hidden bool) {
		t.Helper()
		found, err := s.Hide(ctx, id, hidden)
		must(t, err)
		if !found {
			t.Fatalf("%s is not found", id)
		}
	}
	hide(forumID(2), true)
	hide(forumID(2), true)
	expect("without the comment", forumID(102), forumID(100))
	if p, _, _ := s.Post(ctx, forumID(1)); p.Comments != 0 {
		t.Errorf("a hidden comment is counted: %d", p.Comments)
	}
	if list, _ := s.Comments(ctx, forumID(1), 50); len(list) > 0 {
		t.Error("a hidden comment is shown")
	}
	hide(forumID(2), false)
	if p, _, _ := s.Post(ctx, forumID(1)); p.Comments != 1 {
		t.Errorf("a comment shown again is counted %d times", p.Comments)
	}
	hide(forumID(1), true)
	forumHiddenPost(t, s, comment)
	if c, found, err := s.Comment(ctx, forumID(2)); c.ID != forumID(2) || !found || err != nil {
		t.Errorf("a comment: %+v, %v, %v", c, found, err)
	}
	if c, found, err := s.Comment(ctx, forumID(3)); found || err != nil {
		t.Errorf("no comment: %+v, %v, %v", c, found, err)
	}
	if found, err := s.Hide(ctx, forumID(3), true); found || err != nil {
		t.Errorf("hid nothing: %v, %v", found, err)
	}
}

// forumForget checks what is listed of an account and what stays when it has gone.
func forumForget(t *testing.T, s ForumStores) {
	ctx := t.Context()
	meta := &forum.Metadata{Name: "n", Version: "1", Platform: "cline"}
	mine, other := forumPost(1), forumPost(2)
	mine.Account, mine.Metadata, other.Account = "gone", meta, "stays"
	must(t, s.AddPost(ctx, mine))
	must(t, s.AddPost(ctx, other))
	var comments []forum.Comment
	for n, by := range []string{"gone", "stays"} {
		c := forum.Comment{ID: forumID(10 + n), Post: forumID(2), Account: by, Author: "x", Type: forum.Human, Content: by, Metadata: meta, CreatedAt: forumStart}
		_, err := s.AddComment(ctx, c)
		must(t, err)
		_, err = s.Like(ctx, forumID(2), by, true)
		must(t, err)
		_, err = s.AddReport(ctx, forum.Report{ID: forumID(20 + n), Target: forumID(2), Account: by, Reason: "why", CreatedAt: forumStart})
		must(t, err)
		comments = append(comments, c)
	}
	_, err := s.Hide(ctx, forumID(1), true)
	must(t, err)
	mine.Hidden = true

	w, err := s.Written(ctx, "gone")
	must(t, err)
	want := forum.Written{Posts: []forum.Post{mine}, Comments: comments[:1], Likes: []string{forumID(2)},
		Reports: []forum.Report{{ID: forumID(20), Target: forumID(2), Account: "gone", Reason: "why", CreatedAt: forumStart}}}
	if !reflect.DeepEqual(w, want) {
		t.Errorf("written:\n%+v, want\n%+v", w, want)
	}
	must(t, s.Forget(ctx, "gone"))
	must(t, s.Forget(ctx, "gone"))
	if w, err := s.Written(ctx, "gone"); err != nil || !reflect.DeepEqual(w, forum.Written{}) {
		t.Errorf("after it has gone: %+v, %v", w, err)
	}
	mine.Account, mine.Author, mine.Metadata = "", forum.Gone, nil
	if p, _, err := s.Post(ctx, forumID(1)); err != nil || !reflect.DeepEqual(p, mine) {
		t.Errorf("its post: %+v, %v", p, err)
	}
	comments[0].Account, comments[0].Author, comments[0].Metadata = "", forum.Gone, nil
	if got, err := s.Comments(ctx, forumID(2), 9); err != nil || !reflect.DeepEqual(got, comments) {
		t.Errorf("comments: %+v, %v", got, err)
	}
	p, _, err := s.Post(ctx, forumID(2))
	must(t, err)
	reports, err := s.Reports(ctx, 9)
	must(t, err)
	if p.Account != "stays" || p.Likes != 1 || p.Comments != 2 || len(reports) != 1 || reports[0].Account != "stays" {
		t.Errorf("the other's: %+v, %+v", p, reports)
	}
}

// forumHiddenPost checks that a hidden post is there for nobody.
func forumHiddenPost(t *testing.T, s ForumStores, comment forum.Comment) {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	if list, _ := s.Posts(ctx, forum.Query{Limit: 50}); len(list) > 0 {
		t.Error("a hidden post is listed")
	}
	if p, found, _ := s.Post(ctx, forumID(1)); !found || !p.Hidden {
		t.Error("a hidden post is gone")
	}
	comment.ID = forumID(9)
	if found, _ := s.AddComment(ctx, comment); found {
		t.Error("a hidden post takes comments")
	}
	if found, _ := s.Like(ctx, forumID(1), "a", true); found {
		t.Error("a hidden post takes likes")
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
