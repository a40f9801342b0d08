package interpreter

import (
	"regexp"

	"github.com/wenbu-go/wenbu/internal/terms"
)

// claim is a pillar that the person says a chart should have.
type claim struct{ pillar, value string }

var claimed = regexp.MustCompile(`(?:应该|应当|其实|明明|按|当作|算作|改成|不是.{0,8}是)(?:是)?\s*([甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥])([年月日时])(?:柱)?`)

var pillarOfWord = map[string]string{"年": "year", "月": "month", "日": "day", "时": "hour"}

func claimOf(text string) claim {
	if m := claimed.FindStringSubmatch(terms.Simplified(text)); m != nil {
		return claim{pillarOfWord[m[2]], m[1]}
	}
	return claim{}
}

// claimSentence holds a claimed pillar against the one that was computed.
func (m *mind) claimSentence() sentence {
	p := m.chart.pillar(m.claim.pillar)
	if p == nil {
		return sentence{}
	}
	name := m.in(pillarNames[p.Key])
	if p.Value == m.claim.value {
		return sentence{m.tr("算出来的"+name+"柱正是"+p.Value+"。", "The "+name+" pillar computed is "+p.Value+" indeed."), []string{factPillars, saidNow}}
	}
	return sentence{m.tr(
		"算出来的"+name+"柱是"+p.Value+"，不是"+m.claim.value+"。四柱由出生时刻推出，不能另外指定，所以我不按"+m.claim.value+"来解读；要是觉得不对，请核对出生的日期、时间和地点，也看看是不是农历日期、立春前后或换日的约定不同。",
		"The "+name+" pillar computed is "+p.Value+" and not "+m.claim.value+". Pillars follow from the moment of birth and cannot be chosen, so I do not read it as "+m.claim.value+". If it seems wrong, check date, time and place, and whether the date was lunar or close to a boundary."),
		[]string{factPillars, saidNow}}
}
