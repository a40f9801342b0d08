package sqlite

import (
	"context"
	"database/sql"
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/internal/forum"
)

// Forum is the forum.Store and forum.ModerationStore in db.
type Forum struct{ db *DB }

var (
	_ forum.Store           = Forum{}
	_ forum.ModerationStore = Forum{}
)

// Forum returns the forum kept in this file.
func (db *DB) Forum() Forum { return Forum{db} }

// AddPost implements forum.Store.
func (f Forum) AddPost(ctx context.Context, p forum.Post) error {
	tags, err := maybeJSON(p.Tags, p.Tags != nil)
	if err != nil {
		return doing("add a post", err)
	}
	metadata, err := maybeJSON(p.Metadata, p.Metadata != nil)
	if err != nil {
		return doing("add a post", err)
	}
	return doing("add a post", f.db.write(ctx, func(tx *tx) error {
		const insert = `INSERT INTO forum_post (id, account, author, type, title, content, tags, bazi_year, metadata, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
		n, err := tx.exec(insert, p.ID, p.Account, p.Author, p.Type, p.Title, p.Content, tags, p.BaziYear, metadata, p.CreatedAt.UnixMilli())
		if err != nil || n == 0 {
			return err
		}
		for _, tag := range p.Tags {
			const insert = `INSERT INTO forum_tag (tag, created_at, post) VALUES (?, ?, ?)`
			if _, err := tx.exec(insert, tag, p.CreatedAt.UnixMilli(), p.ID); err != nil {
				return err
			}
		}
		return nil
	}))
}

// AddComment implements forum.Store.
func (f Forum) AddComment(ctx context.Context, c forum.Comment) (found bool, err error) {
	metadata, err := maybeJSON(c.Metadata, c.Metadata != nil)
	if err != nil {
		return false, doing("add a comment", err)
	}
	err = f.db.write(ctx, func(tx *tx) error {
		if found, err = none(tx.row(shownPost, c.Post).Scan(new(int))); !found {
			return err
		}
		const insert = `INSERT INTO forum_comment (id, post, account, author, type, content, metadata, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
		n, err := tx.exec(insert, c.ID, c.Post, c.Account, c.Author, c.Type, c.Content, metadata, c.CreatedAt.UnixMilli())
		if err != nil || n == 0 {
			return err
		}
		return one(tx.exec(countComments, 1, c.Post))
	})
	return found, doing("add a comment", err)
}

// shownPost finds a post that takes comments and likes.
const shownPost = `SELECT 1 FROM forum_post WHERE id = ? AND hidden = 0`

const countComments = `UPDATE forum_post SET comments = comments + ? WHERE id = ?`

const (
	postColumns = `p.id, p.account, p.author, p.type, p.title, p.content, p.tags, p.bazi_year, p.metadata, p.likes, p.comments, p.created_at, p.hidden`
	selectPost  = `SELECT ` + postColumns + ` FROM forum_post p `

	newestPosts = selectPost + `WHERE p.hidden = 0
		ORDER BY p.created_at DESC, p.id DESC LIMIT ? OFFSET ?`
	postsOfYear = selectPost + `WHERE p.hidden = 0 AND p.bazi_year = ?
		ORDER BY p.created_at DESC, p.id DESC LIMIT ? OFFSET ?`
	postsWithTag = `SELECT ` + postColumns + ` FROM forum_tag t CROSS JOIN forum_post p ON p.id = t.post
		WHERE t.tag = ? AND p.hidden = 0
		ORDER BY t.created_at DESC, t.post DESC LIMIT ? OFFSET ?`
	postsWithTagOfYear = `SELECT ` + postColumns + ` FROM forum_tag t CROSS JOIN forum_post p ON p.id = t.post
		WHERE t.tag = ? AND p.hidden = 0 AND p.bazi_year = ?
		ORDER BY t.created_at DESC, t.post DESC LIMIT ? OFFSET ?`
)

// Posts implements forum.Store.
func (f Forum) Posts(ctx context.Context, q forum.Query) ([]forum.Post, error) {
	query, args := newestPosts, []any{}
	switch {
	case q.Tag != "" && q.BaziYear != 0:
		query, args = postsWithTagOfYear, []any{q.Tag, q.BaziYear}
	case q.Tag != "":
		query, args = postsWithTag, []any{q.Tag}
	case q.BaziYear != 0:
		query, args = postsOfYear, []any{q.BaziYear}
	}
	list, err := all(scanPost)(f.db.reading(ctx).rows(query, append(args, q.Limit, q.Offset)...))
	return list, doing("list posts", err)
}

// Post implements forum.Store.
func (f Forum) Post(ctx context.Context, id string) (p forum.Post, found bool, err error) {
	p, err = scanPost(f.db.reading(ctx).row(selectPost+`WHERE p.id = ?`, id))
	found, err = none(err)
	return p, found, doing("find a post", err)
}

func scanPost(from scanner) (p forum.Post, err error) {
	var tags, metadata sql.NullString
	var at int64
	err = from.Scan(&p.ID, &p.Account, &p.Author, &p.Type, &p.Title, &p.Content, &tags, &p.BaziYear, &metadata, &p.Likes, &p.Comments, &at, &p.Hidden)
	if err != nil {
		return p, err
	}
	p.CreatedAt = fromMillis(at)
	if err := fromJSON(tags, &p.Tags); err != nil {
		return p, err
	}
	return p, fromJSON(metadata, &p.Metadata)
}

const (
	selectComment = `SELECT id, post, account, author, type, content, metadata, created_at, hidden FROM forum_comment `
	firstComments = selectComment + `WHERE post = ? AND hidden = 0 ORDER BY created_at, id LIMIT ?`
)

// Comments implements forum.Store.
func (f Forum) Comments(ctx context.Context, post string, limit int) ([]forum.Comment, error) {
	list, err := all(scanComment)(f.db.reading(ctx).rows(firstComments, post, limit))
	return list, doing("list comments", err)
}

// Comment implements forum.ModerationStore.
func (f Forum) Comment(ctx context.Context, id string) (forum.Comment, bool, error) {
	c, err := scanComment(f.db.reading(ctx).row(selectComment+`WHERE id = ?`, id))
	found, err := none(err)
	if !found {
		return forum.Comment{}, false, doing("find a comment", err)
	}
	return c, true, nil
}

func scanComment(from scanner) (c forum.Comment, err error) {
	var metadata sql.NullString
	var at int64
	if err := from.Scan(&c.ID, &c.Post, &c.Account, &c.Author, &c.Type, &c.Content, &metadata, &at, &c.Hidden); err != nil {
		return c, err
	}
	c.CreatedAt = fromMillis(at)
	return c, fromJSON(metadata, &c.Metadata)
}

// Like implements forum.Store.
func (f Forum) Like(ctx context.Context, post, account string, like bool) (found bool, err error) {
	err = f.db.write(ctx, func(tx *tx) error {
		if found, err = none(tx.row(shownPost, post).Scan(new(int))); !found {
			return err
		}
		change, delta := `INSERT INTO forum_like (post, account) VALUES (?, ?) ON CONFLICT DO NOTHING`, 1
		if !like {
			change, delta = `DELETE FROM forum_like WHERE post = ? AND account = ?`, -1
		}
		n, err := tx.exec(change, post, account)
		if err != nil || n == 0 {
			return err
		}
		return one(tx.exec(`UPDATE forum_post SET likes = likes + ? WHERE id = ?`, delta, post))
	})
	return found, doing("like a post", err)
}

// AddReport implements forum.ModerationStore.
func (f Forum) AddReport(ctx context.Context, r forum.Report) (found bool, err error) {
	err = f.db.write(ctx, func(tx *tx) error {
		const target = `SELECT 1 FROM forum_post WHERE id = ?1 UNION ALL SELECT 1 FROM forum_comment WHERE id = ?1`
		if found, err = none(tx.row(target, r.Target).Scan(new(int))); !found {
			return err
		}
		const insert = `INSERT INTO forum_report (id, target, account, reason, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
		_, err := tx.exec(insert, r.ID, r.Target, r.Account, r.Reason, r.CreatedAt.UnixMilli())
		return err
	})
	return found, doing("add a report", err)
}

const (
	selectReport  = `SELECT id, target, account, reason, created_at FROM forum_report r `
	newestReports = selectReport + `WHERE NOT EXISTS (SELECT 1 FROM forum_post WHERE id = r.target AND hidden = 1)
	AND NOT EXISTS (SELECT 1 FROM forum_comment WHERE id = r.target AND hidden = 1)
	ORDER BY number DESC LIMIT ?`
)

// Reports implements forum.ModerationStore.
func (f Forum) Reports(ctx context.Context, limit int) ([]forum.Report, error) {
	list, err := all(scanReport)(f.db.reading(ctx).rows(newestReports, limit))
	return list, doing("list reports", err)
}

func scanReport(from scanner) (r forum.Report, err error) {
	var at int64
	err = from.Scan(&r.ID, &r.Target, &r.Account, &r.Reason, &at)
	r.CreatedAt = fromMillis(at)
	return r, err
}

// Hide implements forum.ModerationStore.
func (f Forum) Hide(ctx context.Context, target string, hidden bool) (found bool, err error) {
	err = f.db.write(ctx, func(tx *tx) error {
		n, err := tx.exec(`UPDATE forum_post SET hidden = ? WHERE id = ?`, hidden, target)
		if found = n > 0; err != nil || found {
			return err
		}
		found, err = hideComment(tx, target, hidden)
		return err
	})
	return found, doing("hide", err)
}

// hideComment hides a comment or shows it again, and counts it.
func hideComment(tx *tx, id string, hidden bool) (found bool, err error) {
	var post string
	var was bool
	found, err = none(tx.row(`SELECT post, hidden FROM forum_comment WHERE id = ?`, id).Scan(&post, &was))
	if !found || was == hidden {
		return found, err
	}
	if err := one(tx.exec(`UPDATE forum_comment SET hidden = ? WHERE id = ?`, hidden, id)); err != nil {
		return true, err
	}
	delta := 1
	if hidden {
		delta = -1
	}
	return true, one(tx.exec(countComments, delta, post))
}

// maybeJSON is NULL for what is not there.
func maybeJSON(v any, there bool) (text sql.NullString, err error) {
	if !there {
		return text, nil
	}
	raw, err := json.Marshal(v)
	return sql.NullString{String: string(raw), Valid: true}, err
}

// fromJSON leaves to as it is for NULL.
func fromJSON(text sql.NullString, to any) error {
	if !text.Valid {
		return nil
	}
	return json.Unmarshal([]byte(text.String), to)
}
