// Package site serves the pages that people read: rendered here from templates,
// complete without JavaScript where that is possible, made lively by the front
// end of web/ where it was built. It calculates nothing: charts and drawings
// come from the functions in Config.
//
// A page is one Go file (its entry in the list pages, and what it shows) and one
// template of the same name in page/. All sentences are in text/, one catalogue
// for the templates and for the front end.
package site
