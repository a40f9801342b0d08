package catalog

import (
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/calc/yijing/zhouyi"
)

// hexagramOutput is a hexagram as it is sent.
type hexagramOutput struct {
	Number   int    `json:"number" doc:"Place in King Wen's order, 1 to 64."`
	Zh       string `json:"zh"`
	En       string `json:"en" doc:"Our short label."`
	PromptZh string `json:"promptZh" doc:"What the hexagram asks of a reader, in our words."`
	PromptEn string `json:"promptEn"`
	Symbol   string `json:"symbol" doc:"Unicode character."`
	Bits     string `json:"bits" doc:"Lines from the bottom up, 1 = yang."`
	Lower    string `json:"lower" doc:"Lower trigram."`
	Upper    string `json:"upper" doc:"Upper trigram."`
	Hant     string `json:"zhHant" doc:"Name in traditional characters."`
	FullName string `json:"fullName" doc:"Name with what the trigrams stand for, as in 水雷屯."`
	Pinyin   string `json:"pinyin"`
}

func newHexagramOutput(h yijing.Hexagram) hexagramOutput {
	question := h.Question()
	return hexagramOutput{
		Number: h.Number(), Zh: h.String(), En: h.English(), PromptZh: question.Zh, PromptEn: question.En,
		Symbol: h.Symbol(), Bits: h.Bits(), Lower: h.Lower().String(), Upper: h.Upper().String(),
		Hant: h.Hant(), FullName: h.FullName(), Pinyin: h.Pinyin(),
	}
}

// hexagramTexts are what the book says of a hexagram.
type hexagramTexts struct {
	ThemeZh   string         `json:"themeZh" doc:"What the hexagram is about, in a few words of ours."`
	ThemeEn   string         `json:"themeEn"`
	Judgement pieceOutput    `json:"judgement" doc:"卦辞."`
	Image     pieceOutput    `json:"image" doc:"大象."`
	Lines     [6]pieceOutput `json:"lines" doc:"爻辞, the bottom line first."`
	Use       *pieceOutput   `json:"use,omitzero" doc:"用九 of 乾, 用六 of 坤."`
}

// pieceOutput is a piece of the book.
type pieceOutput struct {
	Received     string `json:"received" doc:"The received text, traditional characters."`
	ReceivedHans string `json:"receivedHans" doc:"The same in simplified characters."`
	Zh           string `json:"zh" doc:"Our plain rendering, a reading aid."`
	En           string `json:"en"`
	NoteZh       string `json:"noteZh,omitzero" doc:"How else the piece is read, or whom it names."`
	NoteEn       string `json:"noteEn,omitzero"`
	VariantZh    string `json:"variantZh,omitzero" doc:"Where printed editions differ."`
	VariantEn    string `json:"variantEn,omitzero"`
	SmallImage   string `json:"smallImage,omitzero" doc:"小象 on a line, traditional characters."`
	SmallHans    string `json:"smallImageHans,omitzero"`
}

func newHexagramTexts(h yijing.Hexagram) hexagramTexts {
	text := zhouyi.Of(h)
	out := hexagramTexts{
		ThemeZh: text.Theme.Zh, ThemeEn: text.Theme.En,
		Judgement: newPieceOutput(text.Judgement), Image: newPieceOutput(text.Image),
	}
	for i, line := range text.Lines {
		out.Lines[i] = newPieceOutput(line)
	}
	if text.Use != (zhouyi.Piece{}) {
		use := newPieceOutput(text.Use)
		out.Use = &use
	}
	return out
}

func newPieceOutput(p zhouyi.Piece) pieceOutput {
	return pieceOutput{
		Received: p.Received, ReceivedHans: p.ReceivedHans, Zh: p.Plain.Zh, En: p.Plain.En,
		NoteZh: p.Note.Zh, NoteEn: p.Note.En,
		VariantZh: p.Variant.Zh, VariantEn: p.Variant.En, SmallImage: p.SmallImage, SmallHans: p.SmallHans,
	}
}
