package storetest

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"github.com/wenbu-go/wenbu/internal/forum"
)

// MemoryForum is a forum.Store and forum.ModerationStore without a file.
type MemoryForum struct {
	mu       sync.Mutex
	posts    map[string]forum.Post
	comments map[string]forum.Comment
	likes    map[memoryLike]bool
	reports  []forum.Report
}

type memoryLike struct{ post, account string }

var (
	_ forum.Store           = (*MemoryForum)(nil)
	_ forum.ModerationStore = (*MemoryForum)(nil)
)

// NewMemoryForum returns an empty store.
func NewMemoryForum() *MemoryForum {
	return &MemoryForum{posts: map[string]forum.Post{}, comments: map[string]forum.Comment{}, likes: map[memoryLike]bool{}}
}

// AddPost implements forum.Store.
func (m *MemoryForum) AddPost(ctx context.Context, p forum.Post) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	p.Tags = slices.Clone(p.Tags)
	if _, ok := m.posts[p.ID]; !ok {
		m.posts[p.ID] = p
	}
	return ctx.Err()
}

// shown returns a post that is not hidden.
func (m *MemoryForum) shown(id string) (forum.Post, bool) {
	p, ok := m.posts[id]
	return p, ok && !p.Hidden
}

// AddComment implements forum.Store.
func (m *MemoryForum) AddComment(ctx context.Context, c forum.Comment) (found bool, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	p, ok := m.shown(c.Post)
	if !ok {
		return false, ctx.Err()
	}
	if _, again := m.comments[c.ID]; !again {
		p.Comments++
		m.posts[p.ID], m.comments[c.ID] = p, c
	}
	return true, ctx.Err()
}

// Posts implements forum.Store.
func (m *MemoryForum) Posts(ctx context.Context, q forum.Query) ([]forum.Post, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []forum.Post
	for _, p := range m.posts {
		if !p.Hidden && (q.Tag == "" || slices.Contains(p.Tags, q.Tag)) && (q.BaziYear == 0 || p.BaziYear == q.BaziYear) {
			list = append(list, p)
		}
	}
	slices.SortFunc(list, func(a, b forum.Post) int {
		return cmp.Or(b.CreatedAt.Compare(a.CreatedAt), cmp.Compare(b.ID, a.ID))
	})
	return page(list, q), ctx.Err()
}

func page(list []forum.Post, q forum.Query) []forum.Post {
	begin := min(q.Offset, len(list))
	return list[begin:min(begin+q.Limit, len(list))]
}

// Post implements forum.Store.
func (m *MemoryForum) Post(ctx context.Context, id string) (p forum.Post, found bool, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	p, found = m.posts[id]
	return p, found, ctx.Err()
}

// Comments implements forum.Store.
func (m *MemoryForum) Comments(ctx context.Context, post string, limit int) ([]forum.Comment, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []forum.Comment
	for _, c := range m.comments {
		if c.Post == post && !c.Hidden {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b forum.Comment) int { return cmp.Or(a.CreatedAt.Compare(b.CreatedAt), cmp.Compare(a.ID, b.ID)) })
	return list[:min(limit, len(list))], ctx.Err()
}

// Like implements forum.Store.
func (m *MemoryForum) Like(ctx context.Context, post, account string, like bool) (found bool, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	p, ok := m.shown(post)
	if !ok {
		return false, ctx.Err()
	}
	key := memoryLike{post, account}
	switch {
	case like && !m.likes[key]:
		p.Likes++
	case !like && m.likes[key]:
		p.Likes--
	}
	m.likes[key], m.posts[post] = like, p
	return true, ctx.Err()
}

// AddReport implements forum.ModerationStore.
func (m *MemoryForum) AddReport(ctx context.Context, r forum.Report) (found bool, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	_, post := m.posts[r.Target]
	_, comment := m.comments[r.Target]
	if !post && !comment {
		return false, ctx.Err()
	}
	if !slices.ContainsFunc(m.reports, func(o forum.Report) bool { return o.Target == r.Target && o.Account == r.Account }) {
		m.reports = append(m.reports, r)
	}
	return true, ctx.Err()
}

// Reports implements forum.ModerationStore.
func (m *MemoryForum) Reports(ctx context.Context, limit int) ([]forum.Report, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []forum.Report
	for _, r := range slices.Backward(m.reports) {
		if !m.posts[r.Target].Hidden && !m.comments[r.Target].Hidden && len(list) < limit {
			list = append(list, r)
		}
	}
	return list, ctx.Err()
}

// Comment implements forum.ModerationStore.
func (m *MemoryForum) Comment(ctx context.Context, id string) (forum.Comment, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c, found := m.comments[id]
	return c, found, ctx.Err()
}

// Hide implements forum.ModerationStore.
func (m *MemoryForum) Hide(ctx context.Context, target string, hidden bool) (found bool, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if p, ok := m.posts[target]; ok {
		p.Hidden = hidden
		m.posts[target] = p
		return true, ctx.Err()
	}
	c, ok := m.comments[target]
	if !ok {
		return false, ctx.Err()
	}
	if p := m.posts[c.Post]; c.Hidden != hidden {
		p.Comments--
		if !hidden {
			p.Comments += 2
		}
		m.posts[p.ID] = p
	}
	c.Hidden = hidden
	m.comments[target] = c
	return true, ctx.Err()
}

// Written implements forum.ModerationStore.
func (m *MemoryForum) Written(ctx context.Context, account string) (w forum.Written, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, p := range m.posts {
		if p.Account == account {
			w.Posts = append(w.Posts, p)
		}
	}
	for _, c := range m.comments {
		if c.Account == account {
			w.Comments = append(w.Comments, c)
		}
	}
	for key, likes := range m.likes {
		if likes && key.account == account {
			w.Likes = append(w.Likes, key.post)
		}
	}
	for _, r := range m.reports {
		if r.Account == account {
			w.Reports = append(w.Reports, r)
		}
	}
	slices.SortFunc(w.Posts, func(a, b forum.Post) int { return cmp.Or(a.CreatedAt.Compare(b.CreatedAt), cmp.Compare(a.ID, b.ID)) })
	slices.SortFunc(w.Comments, func(a, b forum.Comment) int { return cmp.Or(a.CreatedAt.Compare(b.CreatedAt), cmp.Compare(a.ID, b.ID)) })
	slices.Sort(w.Likes)
	return w, ctx.Err()
}

// Forget implements forum.ModerationStore.
func (m *MemoryForum) Forget(ctx context.Context, account string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for key, likes := range m.likes {
		if key.account == account {
			if p := m.posts[key.post]; likes {
				p.Likes--
				m.posts[key.post] = p
			}
			delete(m.likes, key)
		}
	}
	for id, p := range m.posts {
		if p.Account == account {
			p.Account, p.Author, p.Metadata = "", forum.Gone, nil
			m.posts[id] = p
		}
	}
	for id, c := range m.comments {
		if c.Account == account {
			c.Account, c.Author, c.Metadata = "", forum.Gone, nil
			m.comments[id] = c
		}
	}
	m.reports = slices.DeleteFunc(m.reports, func(r forum.Report) bool { return r.Account == account })
	return ctx.Err()
}
