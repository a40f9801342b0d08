// Package archtest holds the rules of the house as tests: who may import whom,
// how long files and functions may be, what must be documented, and which
// habits are refused. It reads the files of the repository itself, so that the
// test cache notices every change.
//
// A rule is a function from the tree to a list of findings; each has a test
// that shows it finding something. What breaks a rule for a good reason stands
// in exceptions_test.go, with the reason; an exception that is no longer needed
// fails.
package archtest
