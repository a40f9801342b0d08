package forum

import "context"

// Store keeps posts, comments and likes. Each method is one atomic change.
type Store interface {
	// AddPost adds a post, unless there is one with its id.
	AddPost(ctx context.Context, p Post) error

	// AddComment adds a comment and counts it, unless there is one with its id; found is false, and nothing is
	// added, when its post is not there or hidden.
	AddComment(ctx context.Context, c Comment) (found bool, err error)

	// Posts returns the posts of a query.
	Posts(ctx context.Context, q Query) ([]Post, error)

	// Post returns a post, hidden or not.
	Post(ctx context.Context, id string) (p Post, found bool, err error)

	// Comments returns the first comments of a post that are not hidden, oldest
	// first.
	Comments(ctx context.Context, post string, limit int) ([]Comment, error)

	// Like sets whether an account likes a post, and counts it, once each way;
	// found is false when the post is not there or hidden.
	Like(ctx context.Context, post, account string, like bool) (found bool, err error)
}

// ModerationStore keeps reports and what operators hide.
type ModerationStore interface {
	// AddReport adds a report; an account's second one about the same target
	// changes nothing. found is false when there is no such target.
	AddReport(ctx context.Context, r Report) (found bool, err error)

	// Reports returns the newest reports about what is not hidden, newest first.
	Reports(ctx context.Context, limit int) ([]Report, error)

	// Hide hides a post or a comment, or shows it again; found is false when there
	// is no such target.
	Hide(ctx context.Context, target string, hidden bool) (found bool, err error)

	// Comment returns a comment, hidden or not.
	Comment(ctx context.Context, id string) (c Comment, found bool, err error)

	// Written returns what an account wrote, hidden or not, oldest first.
	Written(ctx context.Context, account string) (Written, error)

	// Forget takes an account out of the forum: its posts and comments stay under
	// the name Gone and nobody's account, its likes and reports go.
	Forget(ctx context.Context, account string) error
}
