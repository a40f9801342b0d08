package site

import "slices"

// navLink is a page in the header: in the menu, and when it is in front also
// beside the menu button where the window is wide enough.
type navLink struct {
	group string // text nav.<group> is its heading
	path  string // of a page, below the language prefix
	key   string // of its name
	front bool
}

// navigation lists the pages that the header leads to, one line each, in their
// order; pages of one group stand together.
func navigation() []navLink {
	return []navLink{
		{"charts", "/bazi/", "site.bazi", true},
		{"charts", "/ziwei/", "site.ziwei", false},
		{"charts", "/iching/", "site.iching", true},
		{"charts", "/liuyao/", "site.liuyao", false},
		{"charts", "/meihua/", "site.meihua", false},
		{"charts", "/xiaoliuren/", "site.xiaoliuren", false},
		{"charts", "/tarot/", "site.tarot", false},
		{"charts", "/tarot/deck/", "site.deck", false},
		{"charts", "/match/", "site.match", false},
		{"talk", "/agent/", "site.agent", true},
		{"talk", "/journal/", "site.journal", false},
		{"days", almanacPath, "site.almanac", true},
		{"days", almanacPath + "pick/", "site.pick", false},
		{"read", "/learn/", "site.learn", true},
		{"read", "/sources/", "site.sources", false},
		{"read", "/about/", "site.about", false},
		{"people", forumPath, "site.forum", true},
		{"people", "/agents/", "site.agents", false},
		{"people", "/billing/", "site.account", true},
	}
}

// navItem is a link of the header as the layout shows it.
type navItem struct {
	Path, Key string
	Current   bool
	Front     bool
}

// navSection is a group of the menu.
type navSection struct {
	Key   string // of its heading
	Items []navItem
}

// sections returns the menu of a page.
func (v *view) sections(current string) []navSection {
	var out []navSection
	for _, link := range navigation() {
		key := "nav." + link.group
		i := slices.IndexFunc(out, func(s navSection) bool { return s.Key == key })
		if i < 0 {
			i = len(out)
			out = append(out, navSection{Key: key})
		}
		out[i].Items = append(out[i].Items, navItem{v.Link(link.path), link.key, link.path == current, link.front})
	}
	return out
}
