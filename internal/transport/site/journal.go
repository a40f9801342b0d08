package site

// journalPage is where saved readings are: in the browser, so that the page is the
// front end's and the server never sees one.
func journalPage() *page {
	return &page{
		name: "journal", path: "/journal/", noindex: true,
		island: "journal", texts: append([]string{"journal", "agent", "report", "iching", "tarot", "ziwei"}, chartTexts...),
	}
}
