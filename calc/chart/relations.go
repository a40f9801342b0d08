package chart

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// relation returns the name of a relation.
func (l Language) relation(r ganzhi.Relation) string {
	if l == English {
		return r.English()
	}
	return l.script(r.String())
}

// bond names a relation and, when it transforms, what it becomes.
func (l Language) bond(r bazi.Relation) string {
	name := l.relation(r.Name)
	if r.Hua.State != bazi.HuaHua {
		return name
	}
	if l == English {
		return name + " → " + r.Hua.Element.English()
	}
	return name + "化" + r.Hua.Element.String()
}

// members lists the pillars that take part.
func (l Language) members(r bazi.Relation) string {
	var names []string
	for _, k := range r.Pillars.Kinds() {
		names = append(names, l.words().pillars[k])
	}
	if l == English {
		return strings.Join(names, ", ")
	}
	return strings.Join(names, "、")
}

// state says how far a combination goes, or that a clash is eased.
func (l Language) state(r bazi.Relation) string {
	w := l.words()
	switch {
	case r.Eased:
		return w.eased
	case r.Hua.State == bazi.HuaNone:
		return ""
	}
	text := [...]string{bazi.HuaHe: w.combined, bazi.HuaBan: w.bound, bazi.HuaHua: w.transformed}[r.Hua.State]
	e, ok := r.Hua.Becomes()
	switch {
	case ok && l == English:
		return text + ", " + e.English()
	case ok:
		return text + "（" + e.String() + "）"
	}
	return text
}

// relationRows returns the table of the relations: name, members, glyphs, state.
func relationRows(list []bazi.Relation, l Language) [][]string {
	rows := make([][]string, len(list))
	for i, r := range list {
		rows[i] = []string{l.relation(r.Name), r.Glyphs(), l.members(r), l.state(r)}
	}
	return rows
}

// listed names the relations in one sentence.
func (l Language) listed(list []bazi.Relation) string {
	names := make([]string, len(list))
	for i, r := range list {
		names[i] = l.relation(r.Name) + " " + r.Glyphs()
	}
	if l == English {
		return l.words().relations + ": " + strings.Join(names, ", ")
	}
	return l.words().relations + "：" + strings.Join(names, "、")
}
