package art

// ink is a colour of the deck. The empty ink draws nothing where it is optional.
type ink string

// The inks: five of the whole deck, the tints they are printed in, and an accent
// for the suits that none of the five belongs to.
const (
	paper ink = "#f7efdd"
	black ink = "#20242d"
	red   ink = "#cc472c" // vermilion
	blue  ink = "#2c4672" // indigo
	gold  ink = "#dba43e"

	sand ink = "#efdcae" // gold, thin
	rose ink = "#f0c7ac" // vermilion, thin
	mist ink = "#bccbd8" // indigo, thin
	skin ink = "#f6dcbb"

	jade  ink = "#4a7d66"
	sage  ink = "#c3d3bc" // jade, thin
	slate ink = "#6a7b92"
)

// accents are the inks of the suits and of the majors.
var accents = [...]ink{majors: gold, wands: red, cups: blue, swords: slate, pentacles: jade}
