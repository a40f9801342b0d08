package forum

import "time"

// AuthorType says what wrote something.
type AuthorType string

// The types of author.
const (
	Human AuthorType = "human"
	Agent AuthorType = "agent"
)

// Author is who writes, by the credential.
type Author struct {
	Account string
	Type    AuthorType
	Agent   string // the name of an agent key; "" for people
}

// Post is a post as it is kept.
type Post struct {
	ID        string // UUID, later ones sort later
	Account   string
	Author    string // display name
	Type      AuthorType
	Title     string
	Content   string
	Tags      []string
	BaziYear  int       // 0 when none was given
	Metadata  *Metadata // nil when none was given
	Likes     int64
	Comments  int64 // hidden ones not counted
	CreatedAt time.Time
	Hidden    bool // by an operator
}

// Comment is a comment as it is kept.
type Comment struct {
	ID        string
	Post      string
	Account   string
	Author    string
	Type      AuthorType
	Content   string
	Metadata  *Metadata
	CreatedAt time.Time
	Hidden    bool
}

// Query chooses posts, newest first. Hidden ones are never among them.
type Query struct {
	Offset, Limit int
	Tag           string // exact; "" = any
	BaziYear      int    // 0 = any
}

// Report is a reader's word that something should be looked at.
type Report struct {
	ID        string
	Target    string // id of a post or a comment
	Account   string // who reports
	Reason    string
	CreatedAt time.Time
}

// Written is everything of one account.
type Written struct {
	Posts    []Post
	Comments []Comment
	Likes    []string // ids of posts
	Reports  []Report
}

// Gone is the name on what somebody wrote whose account was deleted.
const Gone = "已注销 (deleted)"
