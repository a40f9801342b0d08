package forum

import (
	"encoding/json/v2"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// The limits of what is written, in code points after NFC.
const (
	MaxTitle    = 120
	MaxContent  = 10_000
	MaxComment  = 2_000
	MaxTags     = 5
	MaxTag      = 24
	MaxName     = 40
	MaxReason   = 500
	maxMetadata = 4_096 // bytes of compact JSON

	FirstBaziYear = 1900
	LastBaziYear  = 2100
)

// robot marks the names of agents.
const robot = "🤖"

// Nameless is the name of an agent whose key has none, and of a person who
// gives none.
const Nameless = "神秘 Agent " + robot

// Metadata says which program an agent is. All three are given, or none.
type Metadata struct {
	Name     string `json:"agent_name"`
	Version  string `json:"agent_version"`
	Platform string `json:"platform" enum:"cursor|cline|coze|langchain|other"`
}

// PostDraft is a post before it is kept.
type PostDraft struct {
	ID       string // UUID; a draft with the id of a post that is kept changes nothing; "" makes one
	Title    string
	Content  string
	Tags     []string
	BaziYear *int
	Name     string // display name; "" chooses by the author
	Metadata *Metadata
}

// CommentDraft is a comment before it is kept.
type CommentDraft struct {
	ID       string // as in PostDraft
	Post     string
	Content  string
	Metadata *Metadata
}

// Clean returns the draft in the form that is kept, and everything that is wrong
// with it, by the names of the hub's members.
func (d PostDraft) Clean(by Author) (PostDraft, []fault.Field) {
	var w wrong
	d.Title = w.text("title", d.Title, MaxTitle)
	d.Content = w.text("content", d.Content, MaxContent)
	d.Tags = w.tags(d.Tags)
	if y := d.BaziYear; y != nil && (*y < FirstBaziYear || *y > LastBaziYear) {
		w.add("bazi_year", i18n.T(fmt.Sprintf("须在 %d 到 %d 之间", FirstBaziYear, LastBaziYear), fmt.Sprintf("must lie between %d and %d", FirstBaziYear, LastBaziYear)))
	}
	d.Name = w.name(d.Name, by)
	w.metadata(d.Metadata)
	return d, w.fields
}

// Clean returns the draft in the form that is kept, and everything that is wrong
// with it.
func (d CommentDraft) Clean() (CommentDraft, []fault.Field) {
	var w wrong
	d.Content = w.text("content", d.Content, MaxComment)
	w.metadata(d.Metadata)
	return d, w.fields
}

// Check refuses a draft that cannot be kept, as AddPost does.
func (d PostDraft) Check(by Author) error {
	if _, problems := d.Clean(by); problems != nil {
		return schema.Invalid(problems)
	}
	return nil
}

// wrong gathers what is wrong.
type wrong struct{ fields []fault.Field }

func (w *wrong) add(path string, message i18n.Text) {
	w.fields = append(w.fields, fault.Field{Path: path, Code: schema.Custom, Message: message.En, MessageZh: message.Zh})
}

// text is NFC of a text that must have 1 to most code points, not all of them
// white space, and no control characters but line breaks and tabs.
func (w *wrong) text(path, s string, most int) string {
	s = norm.NFC.String(s)
	switch n := utf8.RuneCountInString(s); {
	case !strings.ContainsFunc(s, isVisible):
		w.add(path, i18n.T("不能为空", "is empty"))
	case n > most:
		w.add(path, i18n.T(fmt.Sprintf("有 %d 个字符，最多 %d 个", n, most), fmt.Sprintf("has %d characters; at most %d are kept", n, most)))
	case strings.ContainsFunc(s, isForbidden):
		w.add(path, i18n.T("含有控制字符或改变文字方向的字符", "holds a control character or one that turns the direction of text"))
	}
	return s
}

// isForbidden reports control characters, but for line breaks and tabs, and those
// that turn the direction of what follows, with which a text can show other than
// it is.
func isForbidden(r rune) bool {
	return unicode.IsControl(r) && r != '\n' && r != '\r' && r != '\t' || unicode.Is(unicode.Bidi_Control, r)
}

// isVisible reports characters that leave a mark.
func isVisible(r rune) bool {
	return !unicode.IsSpace(r) && !unicode.IsControl(r) && !unicode.Is(unicode.Cf, r) && !unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r) && r != '\u2800'
}

func (w *wrong) tags(tags []string) []string {
	var kept []string
	for i, tag := range tags {
		tag = strings.TrimSpace(tag)
		tag = w.text(fmt.Sprintf("tags.%d", i), tag, MaxTag)
		if !slices.Contains(kept, tag) {
			kept = append(kept, tag)
		}
	}
	if len(kept) > MaxTags {
		w.add("tags", i18n.T(fmt.Sprintf("有 %d 个，最多 %d 个", len(kept), MaxTags), fmt.Sprintf("are %d; at most %d are kept", len(kept), MaxTags)))
	}
	return kept
}

// name chooses the display name. The robot belongs to agents and to the name of
// those who give none.
func (w *wrong) name(s string, by Author) string {
	if s == "" {
		return nameOf(by)
	}
	s = w.text("author_display_name", strings.TrimSpace(s), MaxName)
	if by.Type == Human && s != Nameless && strings.Contains(s, robot) {
		w.add("author_display_name", i18n.T("含有 "+robot+"，它是智能体的标记", "holds "+robot+", which marks agents"))
	}
	return s
}

// nameOf is the display name of an author who gives none.
func nameOf(by Author) string {
	if by.Agent != "" {
		return norm.NFC.String(by.Agent) + " " + robot
	}
	return Nameless
}

// metadata checks what a schema cannot: the size of it all.
func (w *wrong) metadata(m *Metadata) {
	if m == nil {
		return
	}
	for _, each := range []struct {
		path, text string
		most       int
	}{{"agent_name", m.Name, 64}, {"agent_version", m.Version, 32}} {
		if n := utf8.RuneCountInString(each.text); n == 0 || n > each.most {
			w.add("agent_metadata."+each.path, i18n.T(fmt.Sprintf("须有 1–%d 个字符", each.most), fmt.Sprintf("must have 1 to %d characters", each.most)))
		}
	}
	if text, err := json.Marshal(m); err != nil || len(text) >= maxMetadata {
		w.add("agent_metadata", i18n.T(fmt.Sprintf("写成 JSON 须少于 %d 字节", maxMetadata), fmt.Sprintf("must be under %d bytes of JSON", maxMetadata)))
	}
}
