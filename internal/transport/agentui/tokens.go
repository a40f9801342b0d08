package agentui

import "math"

// tokens estimates how many tokens a text has: one for each character of Chinese
// and the like, a quarter for any other. No tokenizer is at hand, since the built-in
// interpreter has none; the estimate bounds an answer and is what usage reports.
type tokens struct{ wide, narrow int }

// firstWide is where the scripts begin that are written without spaces.
const firstWide = 0x2E80

func (t *tokens) add(r rune) {
	if r >= firstWide {
		t.wide++
	} else {
		t.narrow++
	}
}

func (t *tokens) addText(text string) {
	for _, r := range text {
		t.add(r)
	}
}

func (t tokens) count() int { return t.wide + (t.narrow+3)/4 }

// clip adds as much of a text as fits below most, and returns it.
func (t *tokens) clip(text string, most int) string {
	for i, r := range text {
		next := *t
		next.add(r)
		if next.count() > most {
			return text[:i]
		}
		*t = next
	}
	return text
}

const unbounded = math.MaxInt
