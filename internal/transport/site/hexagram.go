package site

import (
	"strconv"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// hexagram is a hexagram of a cast.
type hexagram struct {
	Number   int    `json:"number"`
	Zh       string `json:"zh"`
	En       string `json:"en"`
	PromptZh string `json:"promptZh"`
	PromptEn string `json:"promptEn"`
	Bits     string `json:"bits"`
	FullName string `json:"fullName"`
	Pinyin   string `json:"pinyin"`
}

// name is the hexagram's number and name in a language.
func (h hexagram) name(l i18n.Locale) string {
	return strconv.Itoa(h.Number) + " " + i18n.T(h.FullName, h.Zh+" "+h.Pinyin+", "+h.En).In(l)
}

// title is its name in a heading.
func (h hexagram) title(l i18n.Locale) string {
	return i18n.T(h.FullName, h.Pinyin+" "+h.Zh+", "+h.En).In(l)
}

// lineName is what the book calls a line, 1 at the bottom: 初六, 九二, 上六.
func (h hexagram) lineName(n int, l i18n.Locale) string {
	if l == i18n.En {
		return "Line " + strconv.Itoa(n)
	}
	place := [...]string{"初", "二", "三", "四", "五", "上"}[n-1]
	digit := "六"
	if len(h.Bits) == 6 && h.Bits[n-1] == '1' {
		digit = "九"
	}
	if n == 1 || n == 6 {
		return place + digit
	}
	return digit + place
}

// hexagramTexts are what the book says of a hexagram.
type hexagramTexts struct {
	ThemeZh   string   `json:"themeZh"`
	ThemeEn   string   `json:"themeEn"`
	Judgement piece    `json:"judgement"`
	Image     piece    `json:"image"`
	Lines     [6]piece `json:"lines"`
	Use       piece    `json:"use"`
}

// piece is a piece of the book.
type piece struct {
	Received     string `json:"received"`
	ReceivedHans string `json:"receivedHans"`
	Zh           string `json:"zh"`
	En           string `json:"en"`
	NoteZh       string `json:"noteZh"`
	NoteEn       string `json:"noteEn"`
}

// pieceView is a piece below its heading.
type pieceView struct {
	Heading, Note   string
	Piece           piece
	Moving, English bool
}

// chapter is what the page shows of the book for one hexagram: what counts in the
// cast, and the lines that rest.
type chapter struct {
	Role, Name, Theme string
	Pieces, Resting   []pieceView
}

// newChapter chooses what is shown of a hexagram: its judgement and image, the
// lines that move, and what is said when all of them do.
func newChapter(role string, h hexagram, t hexagramTexts, moving []int, l i18n.Locale) chapter {
	view := func(heading string, p piece) pieceView {
		return pieceView{Heading: heading, Piece: p, English: l == i18n.En, Note: i18n.T(p.NoteZh, p.NoteEn).In(l)}
	}
	word := func(key string) string { return sentences()[key].In(l) }
	c := chapter{Role: role, Name: h.title(l), Theme: i18n.T(t.ThemeZh, t.ThemeEn).In(l)}
	c.Pieces = append(c.Pieces, view(word("iching.judgement"), t.Judgement), view(word("iching.image"), t.Image))
	moves := map[int]bool{}
	for _, n := range moving {
		moves[n] = true
	}
	for i, p := range t.Lines {
		v := view(h.lineName(i+1, l), p)
		if moves[i+1] {
			v.Moving = true
			c.Pieces = append(c.Pieces, v)
		} else {
			c.Resting = append(c.Resting, v)
		}
	}
	if len(moving) == len(t.Lines) {
		c.Pieces = append(c.Pieces, view(word("iching.use"), t.Use))
	}
	return c
}
