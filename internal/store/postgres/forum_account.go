package postgres

import (
	"context"

	"github.com/wenbu-go/wenbu/internal/forum"
)

const (
	postsBy    = selectPost + `WHERE p.account = $1 ORDER BY p.created_at, p.id`
	commentsBy = selectComment + `WHERE account = $1 ORDER BY created_at, id`
	likesBy    = `SELECT post FROM forum_like WHERE account = $1 ORDER BY post`
	reportsBy  = selectReport + `WHERE account = $1 ORDER BY number`
)

// Written implements forum.ModerationStore.
func (f Forum) Written(ctx context.Context, account string) (w forum.Written, err error) {
	read := f.db.reading(ctx)
	if w.Posts, err = all(scanPost)(read.rows(postsBy, account)); err != nil {
		return w, doing("list what an account wrote", err)
	}
	if w.Comments, err = all(scanComment)(read.rows(commentsBy, account)); err != nil {
		return w, doing("list what an account wrote", err)
	}
	if w.Likes, err = texts(read.rows(likesBy, account)); err != nil {
		return w, doing("list what an account wrote", err)
	}
	w.Reports, err = all(scanReport)(read.rows(reportsBy, account))
	return w, doing("list what an account wrote", err)
}

// forget are the changes that take an account out of the forum.
var forget = []string{
	`UPDATE forum_post SET likes = likes - 1 WHERE id IN (SELECT post FROM forum_like WHERE account = $1)`,
	`DELETE FROM forum_like WHERE account = $1`,
	`UPDATE forum_post SET account = '', author = '` + forum.Gone + `', metadata = NULL WHERE account = $1`,
	`UPDATE forum_comment SET account = '', author = '` + forum.Gone + `', metadata = NULL WHERE account = $1`,
	`DELETE FROM forum_report WHERE account = $1`,
}

// Forget implements forum.ModerationStore.
func (f Forum) Forget(ctx context.Context, account string) error {
	return doing("forget an account", f.db.write(ctx, func(tx *tx) error {
		for _, change := range forget {
			if _, err := tx.exec(change, account); err != nil {
				return err
			}
		}
		return nil
	}))
}
