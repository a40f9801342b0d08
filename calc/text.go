package calc

// Text is a piece of the library's own prose in both of its languages.
type Text struct {
	Zh string // simplified Chinese
	En string // English
}
