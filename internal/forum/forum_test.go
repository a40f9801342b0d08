package forum_test

import (
	"slices"
	"strings"
	"testing"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func board() *forum.Board {
	store := storetest.NewMemoryForum()
	clock := time.Date(2026, 11, 30, 8, 0, 0, 123_456_789, time.UTC)
	return forum.New(forum.Config{Store: store, Moderation: store, Now: func() time.Time { return clock }, NewID: func() string { return uuid.NewV7().String() }})
}

var (
	person = forum.Author{Account: "p", Type: forum.Human}
	robot  = forum.Author{Account: "p", Type: forum.Agent, Agent: "星"}
)

func paths(err error) []string {
	var list []string
	if f := fault.As(err); f != nil && f.Kind == fault.Invalid {
		for _, each := range f.Fields {
			list = append(list, each.Path)
		}
	}
	return list
}

func TestAddPost(t *testing.T) {
	t.Parallel()
	b := board()
	year := 1990
	decomposed := "e\u0301"
	p, err := b.AddPost(t.Context(), robot, forum.PostDraft{
		Title: strings.Repeat(decomposed, forum.MaxTitle), Content: "正文", Tags: []string{"a", " a ", "b"}, BaziYear: &year,
		Metadata: &forum.Metadata{Name: "n", Version: "1", Platform: "other"},
	})
	if err != nil {
		t.Fatal(err)
	}
	if p.Title != strings.Repeat("é", forum.MaxTitle) || !slices.Equal(p.Tags, []string{"a", "b"}) || p.Author != "星 🤖" || p.Type != forum.Agent ||
		p.BaziYear != 1990 || p.CreatedAt.Nanosecond() != 123e6 {
		t.Errorf("%+v", p)
	}
	got, comments, err := b.Post(t.Context(), strings.ToUpper(p.ID))
	if err != nil || got.ID != p.ID || len(comments) != 0 {
		t.Errorf("%+v %v", got, err)
	}
}

func TestNames(t *testing.T) {
	t.Parallel()
	b := board()
	for _, c := range []struct {
		by         forum.Author
		name, want string
	}{
		{person, "", "神秘 Agent 🤖"}, {person, "神秘 Agent 🤖", "神秘 Agent 🤖"}, {person, "小明", "小明"}, {robot, "", "星 🤖"}, {robot, "别名 🤖", "别名 🤖"},
		{forum.Author{Type: forum.Agent}, "", "神秘 Agent 🤖"},
	} {
		p, err := b.AddPost(t.Context(), c.by, forum.PostDraft{Title: "t", Content: "c", Name: c.name})
		if err != nil || p.Author != c.want {
			t.Errorf("%+v %q: %q %v, want %q", c.by, c.name, p.Author, err, c.want)
		}
	}
	if _, err := b.AddPost(t.Context(), person, forum.PostDraft{Title: "t", Content: "c", Name: "我🤖"}); !slices.Equal(paths(err), []string{"author_display_name"}) {
		t.Errorf("a person's robot: %v", err)
	}
}

// Everything that is wrong is named at once.
func TestAddPost_Refuses(t *testing.T) {
	t.Parallel()
	b := board()
	year := 1899
	_, err := b.AddPost(t.Context(), person, forum.PostDraft{
		Title: strings.Repeat("🎲", forum.MaxTitle+1), Content: " \n", Tags: []string{"a", strings.Repeat("b", 25), "c", "d", "e", "f"}, BaziYear: &year,
		Name: strings.Repeat("n", 41), Metadata: &forum.Metadata{Version: strings.Repeat("v", 33), Platform: "other"},
	})
	want := []string{"title", "content", "tags.1", "tags", "bazi_year", "author_display_name", "agent_metadata.agent_name", "agent_metadata.agent_version"}
	if got := paths(err); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if _, err := b.AddPost(t.Context(), person, forum.PostDraft{Title: "a\x00b", Content: "c"}); !slices.Equal(paths(err), []string{"title"}) {
		t.Errorf("a control character: %v", err)
	}
	for _, draft := range []forum.PostDraft{
		{Title: "\u200b\u200b", Content: "c"}, {Title: "t", Content: "\u3164"}, {Title: "t", Content: "\u2800 \u00ad"},
		{Title: "t", Content: "c", Name: "\u202eevil\u202c"}, {Title: "a\u2066b", Content: "c"},
	} {
		if _, err := b.AddPost(t.Context(), person, draft); len(paths(err)) != 1 {
			t.Errorf("%+q %+q %+q is taken: %v", draft.Title, draft.Content, draft.Name, err)
		}
	}
	if _, err := b.AddPost(t.Context(), person, forum.PostDraft{Title: "👩\u200d🔬", Content: "שלום עולם"}); err != nil {
		t.Errorf("a joined emoji and Hebrew: %v", err)
	}
	if list, _ := b.Posts(t.Context(), forum.Query{Limit: 50}); len(list) != 1 {
		t.Error("a refused post is kept")
	}
}

func TestNotFound(t *testing.T) {
	t.Parallel()
	b := board()
	id := uuid.NewV7().String()
	_, _, posted := b.Post(t.Context(), id)
	_, commented := b.AddComment(t.Context(), person, forum.CommentDraft{Post: id, Content: "c"})
	for what, err := range map[string]error{
		"post": posted, "comment": commented, "like": b.Like(t.Context(), "a", id, true), "report": b.Report(t.Context(), "a", id, "why"), "hide": b.Hide(t.Context(), id, true),
	} {
		if !fault.Is(err, fault.NotFound) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func TestReportAndHide(t *testing.T) {
	t.Parallel()
	b := board()
	p, err := b.AddPost(t.Context(), person, forum.PostDraft{Title: "t", Content: "c"})
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Report(t.Context(), "q", p.ID, "  "); !fault.Is(err, fault.Invalid) {
		t.Errorf("a report without a reason: %v", err)
	}
	if err := b.Report(t.Context(), "q", p.ID, "spam"); err != nil {
		t.Fatal(err)
	}
	if list, err := b.Reports(t.Context(), 10); err != nil || len(list) != 1 || list[0].Reason != "spam" {
		t.Errorf("%+v %v", list, err)
	}
	if err := b.Hide(t.Context(), p.ID, true); err != nil {
		t.Fatal(err)
	}
	if _, _, err := b.Post(t.Context(), p.ID); !fault.Is(err, fault.NotFound) {
		t.Errorf("a hidden post: %v", err)
	}
}
