package catalog

import (
	"github.com/wenbu-go/wenbu/calc/liuyao"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// timingNotice stands with every list of times.
var timingNotice = i18n.T("应期只是古书会看的时间，不作任何承诺。", "These are times the books would look at; nothing is promised.")

// godNames are the roles beside the useful god, in the order of liuyao.Useful.
var godNames = [4]i18n.Text{
	i18n.T("原神", "helper"), i18n.T("忌神", "hinderer"), i18n.T("仇神", "foe of the helper"), i18n.T("闲神", "bystander"),
}

// newLiuyaoUseful writes the useful god; nil without a topic.
func newLiuyaoUseful(b *liuyao.Board, l i18n.Locale) *liuyaoUseful {
	u := b.Useful
	if u == nil {
		return nil
	}
	topicZh, topicEn := b.Topic.Names()
	whyZh, whyEn := u.Place.Words()
	out := &liuyaoUseful{
		Topic: b.Topic.String(), TopicZh: topicZh, TopicEn: topicEn,
		Significator: u.Significator.String(), Relative: u.Relative.String(), Place: u.Place.String(), WhyZh: whyZh, WhyEn: whyEn,
		Candidates: numbers(u.Candidates), Steps: []liuyaoReason{}, Beside: []liuyaoBeside{}, TimingWarning: timingNotice.In(l),
	}
	if u.Line > 0 {
		out.Line = new(u.Line)
	}
	for _, step := range u.Steps {
		zh, en := b.StepWords(step)
		out.Steps = append(out.Steps, liuyaoReason{zh, en})
	}
	for i, god := range u.Gods {
		out.Gods = append(out.Gods, liuyaoGod{godNames[i].Zh, godNames[i].En, god.Relative.String(), numbers(god.Lines)})
	}
	for _, beside := range b.Topic.Beside() {
		out.Beside = append(out.Beside, liuyaoBeside{beside.Significator.String(), numbers(b.LinesOf(beside.Significator)), beside.Zh, beside.En})
	}
	for _, hint := range u.Hints {
		out.Timing = append(out.Timing, newLiuyaoHint(hint))
	}
	return out
}

func newLiuyaoHint(h liuyao.Hint) liuyaoHint {
	out := liuyaoHint{Rule: h.Kind.String()}
	out.Zh, out.En = h.Words()
	for _, branch := range h.Branches {
		out.Branches = append(out.Branches, branch.String())
	}
	if h.Days > 0 {
		out.Days = new(h.Days)
	}
	return out
}
