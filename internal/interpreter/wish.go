package interpreter

import (
	"encoding/json/v2"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/terms"
)

// wishes are what a message wants of a draw beside its spread.
type wishes struct {
	seed    string
	upright bool // no card may be reversed
	count   int  // of cards; 0 when none is named
}

func wishesOf(text string, w words) wishes {
	return wishes{seed: seedOf(text), upright: w.has(uprightWords...), count: countOf(text)}
}

var (
	seedZh      = regexp.MustCompile(`种子(?:[\s:：=是为用“"「『]+([\p{L}\p{N}_\-]{1,64})|([A-Za-z0-9_\-]{1,64}))`)
	seedEn      = regexp.MustCompile(`(?i)\bseed(?:\s*[:=]\s*|\s+is\s+|\s+)["“'‘]?([\p{L}\p{N}_\-]{1,64})`)
	noSeed      = regexp.MustCompile(`(?i)^(?:money|capital|funding|fund|round|stage|for|and|of|that|in|i|to|the|a|my|is|are|was)$`)
	cardsSaid   = regexp.MustCompile(`(?i)(第)?([0-9]{1,2}|[一二两三四五六七八九十])张|\b([0-9]{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:tarot )?cards\b`)
	countsByFew = map[string]int{"一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
		"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
)

// seedOf returns the seed that a message names, or "".
func seedOf(text string) string {
	if m := seedZh.FindStringSubmatch(terms.Simplified(text)); m != nil {
		return m[1] + m[2]
	}
	if m := seedEn.FindStringSubmatch(text); m != nil && !noSeed.MatchString(m[1]) {
		return m[1]
	}
	return ""
}

// countOf returns how many cards a message names, or 0.
func countOf(text string) int {
	m := cardsSaid.FindStringSubmatch(text)
	if m == nil || m[1] != "" {
		return 0
	}
	said := strings.ToLower(m[2] + m[3])
	if n, err := strconv.Atoi(said); err == nil {
		return n
	}
	return countsByFew[said]
}

// drawArgs are the arguments of a draw or a cast, by what was asked for.
func (m *mind) drawArgs() map[string]any {
	args := map[string]any{}
	if m.wishes.seed != "" && m.takes(m.draw, "seed") {
		args["seed"] = m.wishes.seed
	}
	switch m.draw {
	case toolTarot:
		if m.spread != "" {
			args["spread"] = m.spread
		}
		if m.wishes.upright && m.takes(toolTarot, "reversals") {
			args["reversals"] = false
		}
	case toolIChing:
		if m.yarrow {
			args["options"] = map[string]string{"cast_method": "yarrow"}
		}
	}
	return args
}

// drawnBy returns the arguments of the draw that was made in this turn; made is
// false when none was.
func (m *mind) drawnBy() (args struct {
	Seed      string `json:"seed"`
	Reversals *bool  `json:"reversals"`
	Spread    string `json:"spread"`
}, made bool) {
	for _, st := range m.drawSteps() {
		var r struct {
			Reused bool `json:"reusedOriginal"`
		}
		if json.Unmarshal(st.result, &r) == nil && !r.Reused && json.Unmarshal(st.args, &args) == nil {
			return args, true
		}
	}
	return args, false
}

// wishSentences say which wishes the draw was made by, and which were not used.
func (m *mind) wishSentences() []sentence {
	args, made := m.drawnBy()
	var used, unused []string
	tell := func(wished, done bool, what string) {
		switch {
		case wished && done:
			used = append(used, what)
		case wished:
			unused = append(unused, what)
		}
	}
	tarot := m.draw == toolTarot
	tell(m.wishes.seed != "", args.Seed == m.wishes.seed, m.tr("种子“"+m.wishes.seed+"”", "the seed “"+m.wishes.seed+"”"))
	tell(m.wishes.upright && tarot && !m.given.own, args.Reversals != nil && !*args.Reversals, m.tr("不要逆位", "no reversed cards"))
	tell(m.spread != "" && m.spread != oneCard && !m.given.own && !made, false, m.tr("牌阵", "the spread"))
	var out []sentence
	if len(used) > 0 {
		out = append(out, sentence{m.tr("照你说的用上了："+strings.Join(used, "、")+"。", "Used as you asked: "+strings.Join(used, ", ")+"."), []string{saidNow, toolOutcome + m.draw}})
	}
	if len(unused) > 0 {
		why := m.tr("这段对话里已有结果，不替换；要另抽，请开新的对话。", "This conversation has a result already, which is not replaced; for another one begin a new conversation.")
		switch {
		case m.given.own:
			why = m.tr("结果是你给的，没有抽。", "What is shown is what you gave, and nothing was drawn.")
		case made:
			why = m.tr("这一轮的工具没有这一项。", "The tool of this turn has no such option.")
		}
		out = append(out, sentence{m.tr("没有用上："+strings.Join(unused, "、")+"。", "Not used: "+strings.Join(unused, ", ")+". ") + why, []string{saidNow, ruleScope}})
	}
	if n := m.wishes.count; tarot && made && m.spread == "" && n != 0 && n != 3 {
		out = append(out, sentence{m.tr(fmt.Sprintf("你要 %d 张；没有点名牌阵时，这里抽三张。要别的张数，请点名一种牌阵，比如凯尔特十字。", n),
			fmt.Sprintf("You asked for %d cards. Where no spread is named three are drawn here; for another number name a spread, such as the Celtic cross.", n)), []string{saidNow, ruleScope}})
	}
	return out
}
