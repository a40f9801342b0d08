package tarot

import "github.com/wenbu-go/wenbu/calc"

// Note is what a card gives to think about: the words for it, and for each
// orientation (正位 zheng wei, 逆位 ni wei) a text and a question. No text says
// what will happen.
type Note struct {
	Keywords                          calc.Text // three words or so, with 、 or commas between
	Upright, Reversed                 calc.Text // two or three sentences
	UprightQuestion, ReversedQuestion calc.Text
}

// Note returns the card's texts.
func (c Card) Note() Note { return notes[c.Suit()][c.index()] }

// Meaning returns the text of one orientation.
func (n *Note) Meaning(reversed bool) calc.Text {
	if reversed {
		return n.Reversed
	}
	return n.Upright
}

// Question returns the question of one orientation.
func (n *Note) Question(reversed bool) calc.Text {
	if reversed {
		return n.ReversedQuestion
	}
	return n.UprightQuestion
}

// index is the card's place in its suit.
func (c Card) index() int {
	if c < majors {
		return int(c)
	}
	return int(c-majors) % suitCards
}

// Meaning returns what the card gives to think about as it lies.
func (d Drawn) Meaning() calc.Text {
	note := d.Card.Note()
	return note.Meaning(d.Reversed)
}

// Question returns the question of the card as it lies.
func (d Drawn) Question() calc.Text {
	note := d.Card.Note()
	return note.Question(d.Reversed)
}

// notes are the texts of the cards, by suit and place in it. They are this
// project's own.
var notes = [...][]Note{
	SuitMajor:     majorNotes[:],
	SuitWands:     wandsNotes[:],
	SuitCups:      cupsNotes[:],
	SuitSwords:    swordsNotes[:],
	SuitPentacles: pentaclesNotes[:],
}
