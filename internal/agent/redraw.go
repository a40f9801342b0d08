package agent

import (
	"regexp"
	"strings"
)

// The commands that permit a new draw. Only a whole message counts: words inside
// a sentence may just as well refuse one.
var (
	redrawZh = regexp.MustCompile(`^(请你|请帮我|请|帮我|麻烦|我想|我要)?` +
		`((重新抽取|重新抽|重抽|再抽)([一三13]张(塔罗)?牌?|塔罗牌|牌)?|重新起一卦|重新起卦|再起一卦|重起一卦)` +
		`(吧|一下)?$`)
	redrawEn = regexp.MustCompile(`(?i)^(let['’]s |(can you |could you )?(please )?)` +
		`(redraw|recast|draw again|cast again|draw (another|a new) (card|spread)|cast (another|a new) hexagram)` +
		`( for a (different|new) question)?( please)?$`)
)

// asksForRedraw reports whether the whole message is a command to draw or cast
// anew.
func asksForRedraw(message string) bool {
	m := strings.TrimSpace(strings.TrimRight(strings.TrimSpace(message), ".!?。！？"))
	return redrawZh.MatchString(m) || redrawEn.MatchString(m)
}
