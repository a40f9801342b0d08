package fortune

import (
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// area is a part of life with what the year touches in it.
type area struct {
	Name string `json:"name"`
	Note string `json:"note"`
}

// field is an area with the ten gods and the natal pillar that speak of it.
type field struct {
	name   i18n.Text
	groups []ganzhi.TenGodGroup
	pillar bazi.Kind
	quiet  i18n.Text // when the year touches nothing of it
}

// fields are the areas of a year. What speaks of what is the common reading of the
// ten gods and the places of the pillars; see doc/sources.md#year-areas.
var fields = []field{
	{
		i18n.T("事业与责任", "Work and duty"), []ganzhi.TenGodGroup{ganzhi.GroupGuanSha}, bazi.Month,
		i18n.T("流年没有直接触动官杀与月柱，照原来的节奏安排即可。", "The year does not touch officer, killings or the month pillar; keep the pace you have."),
	},
	{
		i18n.T("财务与经营", "Money and upkeep"), []ganzhi.TenGodGroup{ganzhi.GroupCai}, bazi.Year,
		i18n.T("流年没有直接触动财星与年柱，宜守成记账。", "The year does not touch wealth or the year pillar; keep accounts and what you have."),
	},
	{
		i18n.T("亲密与家庭", "Closeness and home"), nil, bazi.Day,
		i18n.T("流年与日支没有合冲刑害，关系里的话题多由自己开启。", "The year neither joins nor clashes with the day branch; what is raised at home is yours to raise."),
	},
	{
		i18n.T("学习与表达", "Learning and expression"), []ganzhi.TenGodGroup{ganzhi.GroupYin, ganzhi.GroupShiShang}, bazi.Hour,
		i18n.T("流年没有直接触动印、食伤与时柱，可按自己的计划慢慢学。", "The year does not touch seal, output or the hour pillar; learn at your own plan."),
	},
	{
		i18n.T("同伴与自己", "Companions and oneself"), []ganzhi.TenGodGroup{ganzhi.GroupBiJie}, bazi.Day,
		i18n.T("流年没有比劫透出，独处与合作的分寸由自己定。", "No companion shows in the year; how much alone and how much together is yours to set."),
	},
}

// groupNotes say what a group of ten gods in the year brings up.
var groupNotes = map[ganzhi.TenGodGroup]i18n.Text{
	ganzhi.GroupGuanSha:  i18n.T("规矩、期限与担当会摆到桌面上", "rules, deadlines and answering for things come to the table"),
	ganzhi.GroupCai:      i18n.T("钱、物与经营的事务变多，进出都要记清", "money, goods and upkeep take more room; note what comes and goes"),
	ganzhi.GroupYin:      i18n.T("读书、求教、证照与休养的机会被提起", "study, advice, papers and rest come up"),
	ganzhi.GroupShiShang: i18n.T("想说、想做、想展示的劲头更足", "the wish to speak, make and show grows"),
	ganzhi.GroupBiJie:    i18n.T("同辈、合作与竞争的话题更近", "peers, joint work and rivalry draw nearer"),
}

// areas says of each field what the year's stem, branch and relations touch.
func (c *cast) areas(annual bazi.Member, relations []bazi.Relation, l i18n.Locale) []area {
	master := c.chart.DayMaster
	branch := annual.Pair.Branch()
	stem := ganzhi.TenGodOf(master, annual.Pair.Stem())
	main := ganzhi.TenGodOf(master, branch.HiddenStems(c.chart.Rules.HiddenStems)[0].Stem)
	out := make([]area, len(fields))
	for i, f := range fields {
		var d draft
		if slices.Contains(f.groups, stem.Group()) {
			d.say(l, i18n.T("流年天干"+annual.Pair.Stem().String()+"是"+stem.String()+"："+groupNotes[stem.Group()].Zh+"。",
				"The year's stem "+annual.Pair.Stem().String()+" is "+stem.English()+" ("+stem.String()+"): "+groupNotes[stem.Group()].En+"."))
		}
		if slices.Contains(f.groups, main.Group()) {
			d.say(l, i18n.T("流年地支"+branch.String()+"的本气是"+main.String()+"："+groupNotes[main.Group()].Zh+"。",
				"The main qi of the year's branch "+branch.String()+" is "+main.English()+" ("+main.String()+"): "+groupNotes[main.Group()].En+"."))
		}
		d.say(l, touches(f.pillar, relations))
		if d.Len() == 0 {
			d.say(l, f.quiet)
		}
		out[i] = area{f.name.In(l), d.String()}
	}
	return out
}

// natalNames are the pillars in sentences.
var natalNames = map[bazi.Kind]i18n.Text{
	bazi.Year: i18n.T("年柱", "the year pillar"), bazi.Month: i18n.T("月柱", "the month pillar"),
	bazi.Day: i18n.T("日柱", "the day pillar"), bazi.Hour: i18n.T("时柱", "the hour pillar"),
}

// touches says which relations the year has with a natal pillar.
func touches(k bazi.Kind, relations []bazi.Relation) i18n.Text {
	var zh, en []string
	for _, r := range relations {
		if r.Pillars.Has(k) && r.Pillars.Has(bazi.PassingYear) {
			zh = append(zh, r.Glyphs()+r.Name.String())
			en = append(en, r.Glyphs()+" "+r.Name.English()+" ("+r.Name.String()+")")
		}
	}
	if len(zh) == 0 {
		return i18n.Text{}
	}
	return i18n.T("流年与"+natalNames[k].Zh+"有"+strings.Join(zh, "、")+"，与它有关的人和事会有动静，宜留出商量的时间。",
		"With "+natalNames[k].En+" the year has "+strings.Join(en, ", ")+": what belongs to it will move, so leave time to talk it over.")
}
