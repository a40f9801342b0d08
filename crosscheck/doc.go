// Package crosscheck compares the calculators of this project with those of
// other projects. It is a module of its own, so that the programs it compares
// with are no dependency of the product.
//
//	go test ./...                 a sample, some seconds
//	WENBU_LONG=1 go test -v ./... the whole comparison, with each difference listed
//	go test -run - -bench . ./... speed, side by side in one run
//
// Agreement proves little about truth: the programs share tables and astronomy.
// A difference must have a reason, and each test says which reasons it accepts.
package crosscheck
