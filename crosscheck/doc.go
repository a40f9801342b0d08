// Package crosscheck compares the calculators of this project with those of two
// others, lunar-go and tyme4go. It is a module of its own, so that the programs it
// compares with are no dependency of the product.
//
//	go test .                                 a sample, some seconds
//	WENBU_LONG=1 go test -v -timeout 60m .    the whole comparison, with its numbers
//	GOMAXPROCS=1 go test -run - -bench . .    speed, memory and size, side by side
//
// Agreement proves little about truth: the two are by one author and share tables
// and astronomy. A difference must have a reason; accepted lists them all, and
// doc/agreement.md prints that list.
package crosscheck
