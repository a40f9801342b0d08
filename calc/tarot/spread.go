package tarot

import (
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/internal/hant"
)

// Spread is a way to lay out cards (牌阵, pai zhen): a number of positions, each
// with a question of its own.
//
// Source: doc/sources.md#tarot-spreads.
type Spread uint8

// The spreads.
const (
	SpreadSituation Spread = iota // 处境 张力 下一步, the default
	SpreadOne                     // 单张
	SpreadTime                    // 过去 现在 将来
	SpreadWhole                   // 身 心 灵
	SpreadKeep                    // 留 放 始
	SpreadElements                // 四元素
	SpreadMoon                    // 月相
	SpreadCross                   // 五张十字
	SpreadPaths                   // 两条路
	SpreadRelation                // 关系
	SpreadHorseshoe               // 马蹄
	SpreadWeek                    // 一周
	SpreadCeltic                  // 凯尔特十字
	SpreadYear                    // 年轮
)

// Spreads is how many spreads there are.
const Spreads = 14

// spreadRow is what is known of a spread.
type spreadRow struct {
	id        string
	name      calc.Text
	use       calc.Text // what it is good for
	origin    calc.Text
	positions []Position
}

// Position is a place in a spread (牌位, pai wei).
type Position struct {
	ID    string    // unique in its spread, for clients
	Label calc.Text // short
	Asks  calc.Text // what the card is to be read for here

	// X and Y are the card's middle, from that of the leftmost and topmost card,
	// to the right and down. One unit is the room for an upright card with the
	// text below it: a card's width or height and the gap to the next. Beside a card
	// that lies across there is more.
	X, Y float64

	Across bool // lies on its side, over the card with the same middle
}

// String returns the name used by clients: "celtic-cross".
func (s Spread) String() string { return spreadRows[s].id }

// Name returns the spread's name, in simplified Hanzi and English.
func (s Spread) Name() calc.Text { return spreadRows[s].name }

// Traditional returns the name in traditional Hanzi (繁体).
func (s Spread) Traditional() string { return hant.Of(spreadRows[s].name.Zh) }

// Use says which questions the spread is good for.
func (s Spread) Use() calc.Text { return spreadRows[s].use }

// Origin says where the spread comes from, as far as it is known.
func (s Spread) Origin() calc.Text { return spreadRows[s].origin }

// Size returns how many cards the spread has, at most 12.
func (s Spread) Size() int { return len(spreadRows[s].positions) }

// Positions returns the places in the order in which cards are laid.
func (s Spread) Positions() []Position { return slices.Clone(spreadRows[s].positions) }

// Position returns the place of card i.
func (s Spread) Position(i int) Position { return spreadRows[s].positions[i] }

// ParseSpread returns the spread with the given name for clients. The error is a
// *calc.InputError that lists them.
func ParseSpread(id string) (Spread, error) {
	ids := make([]string, Spreads)
	for i := range Spread(Spreads) {
		if i.String() == id {
			return i, nil
		}
		ids[i] = i.String()
	}
	list := strings.Join(ids, ", ")
	return 0, &calc.InputError{Field: "spread", Value: id, Reason: "must be one of " + list, ReasonZh: "须为以下之一：" + list}
}
