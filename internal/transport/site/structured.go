package site

import (
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
)

// thing is an object of schema.org.
type thing map[string]any

// Structured is what the page says of itself to machines (JSON-LD): the site, the
// page and the way to it.
func (v *view) Structured() (thing, error) {
	name, err := v.T("site.name")
	if err != nil {
		return nil, err
	}
	title, err := v.Title()
	if err != nil {
		return nil, err
	}
	home := v.Origin + v.Link("/")
	page := v.about
	if page == nil {
		page = thing{"@type": "WebPage"}
	}
	page["name"], page["url"], page["inLanguage"] = title, v.Canonical, v.Lang
	page["isPartOf"] = thing{"@id": home + "#site"}
	if d := v.Description(); d != "" {
		page["description"] = d
	}
	crumbs := []thing{crumb(1, name, home)}
	if v.Canonical != home {
		crumbs = append(crumbs, crumb(2, title, v.Canonical))
	}
	return thing{
		"@context": "https://schema.org",
		"@graph": []thing{
			{"@type": "WebSite", "@id": home + "#site", "name": name, "url": home, "inLanguage": v.Lang},
			page,
			{"@type": "BreadcrumbList", "itemListElement": crumbs},
		},
	}, nil
}

func crumb(position int, name, address string) thing {
	return thing{"@type": "ListItem", "position": position, "name": name, "item": address}
}

// collection describes the page that lists guides.
func (v *view) collection(guides []*library.Guide) thing {
	items := make([]thing, len(guides))
	for i, g := range guides {
		items[i] = crumb(i+1, g.Title, v.Origin+v.Link(learnPath+g.Slug+"/"))
	}
	return thing{"@type": "CollectionPage", "mainEntity": thing{"@type": "ItemList", "itemListElement": items}}
}

// article describes the page of a guide.
func (v *view) article(g *library.Guide) thing {
	return thing{
		"@type": "Article", "headline": g.Title, "dateModified": g.Updated,
		"author": thing{"@type": "Organization", "name": sentences()["site.name"].In(i18n.En)},
	}
}
