package library

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/calc/yijing/zhouyi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Ids of notes on symbols: "hexagram-1" to "hexagram-64" by their numbers, and
// "tarot-0" to "tarot-77" by the cards' ids.
const (
	hexagramPrefix = "hexagram-"
	tarotPrefix    = "tarot-"
)

// symbol is a hexagram or a card, with what is written about it.
type symbol struct {
	id    string
	guide string    // the guide that explains its kind, to whose page it leads
	title i18n.Text // in full
	names []string  // what it is called, in every language
	asked []string  // how it is asked for, in words that mean nothing else
	lines func(l i18n.Locale) []string
}

// symbols lists every hexagram and card.
func symbols() []symbol {
	var list []symbol
	for n := 1; n <= yijing.Hexagrams; n++ {
		list = append(list, hexagramSymbol(n))
	}
	for n := range tarot.Cards {
		list = append(list, tarotSymbol(tarot.Card(n)))
	}
	return list
}

// symbolByID returns the symbol with an id.
func symbolByID(id string) (symbol, bool) {
	if text, ok := strings.CutPrefix(id, hexagramPrefix); ok {
		if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= yijing.Hexagrams && strconv.Itoa(n) == text {
			return hexagramSymbol(n), true
		}
	}
	if text, ok := strings.CutPrefix(id, tarotPrefix); ok {
		if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < tarot.Cards && strconv.Itoa(n) == text {
			return tarotSymbol(tarot.Card(n)), true
		}
	}
	return symbol{}, false
}

func hexagramSymbol(number int) symbol {
	h, _ := yijing.HexagramAt(number)
	return symbol{
		id: hexagramPrefix + strconv.Itoa(number), guide: "iching-trigrams",
		title: i18n.T(fmt.Sprintf("第%d卦 %s（%s）", number, h.String(), h.FullName()), fmt.Sprintf("Hexagram %d, %s (%s %s)", number, h.English(), h.Hant(), h.Pinyin())),
		names: []string{h.String() + "卦", h.Hant(), h.FullName(), h.Pinyin(), h.English()},
		asked: []string{h.String() + "卦", h.FullName(), h.English() + " hexagram", "hexagram " + h.English()},
		lines: func(l i18n.Locale) []string { return hexagramLines(l, h) },
	}
}

// hexagramLines is the note on a hexagram: its build, the received text with our
// plain rendering, and its question.
func hexagramLines(l i18n.Locale, h yijing.Hexagram) []string {
	text := zhouyi.Of(h)
	out := []string{
		i18n.T(fmt.Sprintf("%s 下%s上%s，爻自下而上：%s（1 为阳）。", h.Symbol(), h.Lower(), h.Upper(), h.Bits()),
			fmt.Sprintf("%s Lower trigram %s, upper trigram %s; lines from the bottom up: %s (1 = yang).", h.Symbol(), h.Lower(), h.Upper(), h.Bits())).In(l),
		i18n.T("主题："+text.Theme.Zh, "Theme: "+text.Theme.En).In(l),
		quotePiece(l, i18n.T("卦辞：", "Judgement: "), text.Judgement),
		quotePiece(l, i18n.T("大象：", "Image: "), text.Image),
	}
	for i, p := range text.Lines {
		out = append(out, quotePiece(l, i18n.T("", fmt.Sprintf("Line %d: ", i+1)), p))
	}
	if text.Use.Received != "" {
		out = append(out, quotePiece(l, i18n.T("", "All lines moving: "), text.Use))
	}
	question := h.Question()
	return append(out, i18n.T("可以想一想："+question.Zh, "To think about: "+question.En).In(l),
		i18n.T("引文是《周易》通行本，其余是本站自己的文字；供自省，不作预言。", "Quoted is the received text of the Changes, the rest is our own; for reflection, predicting nothing.").In(l))
}

// quotePiece quotes a piece of the book and renders it plainly.
func quotePiece(l i18n.Locale, label i18n.Text, p zhouyi.Piece) string {
	return i18n.T(label.Zh+"“"+p.ReceivedHans+"”"+p.Plain.Zh, label.En+"“"+p.Received+"” "+p.Plain.En).In(l)
}

func tarotSymbol(c tarot.Card) symbol {
	note := c.Note()
	return symbol{
		id: tarotPrefix + strconv.Itoa(int(c)), guide: "tarot-suits-and-court-cards",
		title: i18n.T("塔罗牌 "+c.String(), "Tarot card: "+c.English()),
		names: []string{c.String(), c.Traditional(), c.English(), note.Keywords.Zh, note.Keywords.En},
		asked: cardAsked(c),
		lines: func(l i18n.Locale) []string { return tarotLines(l, c) },
	}
}

// cardAsked lists how a card is asked for. The names of many of the major arcana are
// everyday words, which mean a card only where one is spoken of.
func cardAsked(c tarot.Card) []string {
	zh, en := c.String(), c.English()
	if c.Suit() != tarot.SuitMajor {
		return []string{zh, c.Traditional(), en}
	}
	en = strings.TrimPrefix(en, "The ")
	return []string{zh + "牌", "塔罗 " + zh, "塔罗牌 " + zh, "大阿卡那 " + zh, en + " card", en + " tarot", "tarot " + en}
}

// tarotLines is the note on a card. What its picture shows is not in it.
func tarotLines(l i18n.Locale, c tarot.Card) []string {
	note, suit := c.Note(), c.Suit().Name()
	way := func(label i18n.Text, reversed bool) string {
		meaning, question := note.Meaning(reversed), note.Question(reversed)
		return i18n.T(label.Zh+"："+meaning.Zh+question.Zh, label.En+": "+meaning.En+" "+question.En).In(l)
	}
	return []string{
		i18n.T("属于："+suit.Zh, "Belongs to: "+suit.En).In(l),
		i18n.T("关键词："+note.Keywords.Zh, "Keywords: "+note.Keywords.En).In(l),
		way(i18n.T("正位", "Upright"), false),
		way(i18n.T("逆位", "Reversed"), true),
		i18n.T("文字是本站自己的，没有描述牌面图像；供自省，不作预言。", "The words are our own and describe no picture; for reflection, predicting nothing.").In(l),
	}
}

// weightSymbol is what a note on a symbol weighs against a guide that holds the
// same words: 142 notes share most of theirs.
const weightSymbol = 0.4

// weightAsked is what the words by which a symbol is asked for weigh against the
// keywords of a guide: whoever names it whole wants its note.
const weightAsked = 3.0

// symbolDocument is a note as the index sees it.
func (l *Library) symbolDocument(loc i18n.Locale, s symbol) document {
	return document{
		hit:   Hit{ID: s.id, Title: s.title.In(loc), URL: l.links(loc, s.guide).HTML, Kind: "symbol", Level: "editorial", NextTool: "read_library"},
		names: strings.Join(s.names, "\n"), phrases: s.asked, phraseWeight: weightAsked, passages: s.lines(loc), weight: weightSymbol,
	}
}

// readSymbol returns the note on a symbol, which has no sections.
func (l *Library) readSymbol(loc i18n.Locale, s symbol) Document {
	lines := s.lines(loc)
	return Document{
		Source: Source{
			ID: s.id, Title: s.title.In(loc), URL: l.links(loc, s.guide).HTML, Kind: "symbol", Level: "editorial",
			Excerpt: clip(strings.Join(lines, " "), excerptUnits), ReadAt: l.opt.Now(),
		},
		DocumentID: s.id, Content: s.title.In(loc) + "\n\n" + strings.Join(lines, "\n"), Format: "text/plain", Scope: "full",
	}
}
