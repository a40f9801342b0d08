package art

import "github.com/wenbu-go/wenbu/calc/tarot"

// scenes draw the pictures of the cards by id.
var scenes = [tarot.Cards]func(*pen){
	fool, magician, highPriestess, empress, emperor, hierophant, lovers, chariot, strength, hermit, wheelOfFortune,
	justice, hangedMan, death, temperance, devil, fallingTower, starlight, moonlight, sunlight, judgement, world,

	wand1, wand2, wand3, wand4, wand5, wand6, wand7, wand8, wand9, wand10,
	courtOf(wands, page), courtOf(wands, knight), courtOf(wands, queen), courtOf(wands, king),

	cup1, cup2, cup3, cup4, cup5, cup6, cup7, cup8, cup9, cup10,
	courtOf(cups, page), courtOf(cups, knight), courtOf(cups, queen), courtOf(cups, king),

	sword1, sword2, sword3, sword4, sword5, sword6, sword7, sword8, sword9, sword10,
	courtOf(swords, page), courtOf(swords, knight), courtOf(swords, queen), courtOf(swords, king),

	pentacle1, pentacle2, pentacle3, pentacle4, pentacle5, pentacle6, pentacle7, pentacle8, pentacle9, pentacle10,
	courtOf(pentacles, page), courtOf(pentacles, knight), courtOf(pentacles, queen), courtOf(pentacles, king),
}

// The court ranks, beside the pips 1 to 10.
const (
	page = 11 + iota
	knight
	queen
	king
)
