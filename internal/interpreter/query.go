package interpreter

import (
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

const maxQueryUnits = 160

// query is what the library is searched for.
func (m *mind) query() string {
	switch m.purpose {
	case purposeConcept:
		if newWords(m.task).has(defineWords...) && len(m.concepts) > 0 {
			return units.Shorten(strings.Join(m.concepts, " "), maxQueryUnits-1)
		}
		return units.Shorten(m.task, maxQueryUnits-1)
	case purposeCompare:
		return m.in(conventionQueries[m.convention])
	case purposeTalk:
		if m.research {
			return units.Shorten(m.task, maxQueryUnits-1)
		}
		return m.tr("怎么提问 把问题改成自己能动的", "how to ask a better question")
	}
	if m.purpose == purposeZiwei || m.purpose == purposeZiweiTerm {
		return m.in(ziweiQuery)
	}
	q := m.in(tenGodsQuery)
	if m.aspectsOnly() {
		q = m.in(aspectQuery)
	} else if m.asksElements() {
		q = m.tr("五行", "five elements")
	} else if t, ok := topicQueries[m.topic]; ok {
		q = m.in(t)
	}
	if m.wantsReport() && m.birth.noTime {
		q += m.tr(" 不知道时辰", " unknown birth time")
	}
	return q
}

var conventionQueries = map[convention]i18n.Text{
	conventionDay:   i18n.T("换日 子时 零点 二十三点", "day boundary zi hour midnight 23:00"),
	conventionSolar: i18n.T("真太阳时 均时差 经度", "true solar time equation of time longitude"),
}

// topicQueries find the guide that helps most with a topic; for the others it is
// the one on the ten gods.
var topicQueries = map[topic]i18n.Text{
	topicWellbeing: i18n.T("五行 季节 旺衰", "five elements season strength"),
	topicTiming:    i18n.T("大运 怎么排 十年", "luck pillars decade bazi basics"),
}

var ziweiQuery = i18n.T("紫微斗数 十二宫 四化", "zi wei twelve palaces transformations")

var tenGodsQuery = i18n.T("十神", "ten gods")

// planSteps is the public plan of long work.
func (m *mind) planSteps(done bool) []agent.PlanStep {
	var titles []string
	switch m.purpose {
	case purposeChart, purposeZiwei:
		titles = []string{m.tr("核对出生信息并排盘", "Check the birth and work out the chart"), m.tr("查阅手册里的依据", "Look up the handbook"), m.tr("写成报告，标出不确定", "Write the report and mark what is uncertain")}
	case purposeCompare:
		titles = []string{m.tr("用同一个时刻按两种约定各算一次", "Work out one moment by both conventions"), m.tr("查阅两种约定的说明", "Read about the conventions"), m.tr("写成报告，说清什么会变、什么不会", "Write the report: what changes and what does not")}
	default:
		titles = []string{m.tr("在资料库里找相关的篇目", "Find the guides that bear on it"), m.tr("读其中最相关的", "Read the closest ones"), m.tr("写成报告，标出局限", "Write the report and state its limits")}
	}
	steps := make([]agent.PlanStep, len(titles))
	for i, t := range titles {
		status := "pending"
		switch {
		case done:
			status = "complete"
		case i == 0:
			status = "active"
		}
		steps[i] = agent.PlanStep{Title: t, Status: status}
	}
	return steps
}
