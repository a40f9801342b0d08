// Package storetest is the contract of the stores as tests, and for each store
// interface a plain implementation in memory for the tests of other packages.
// Every implementation, the one in memory too, runs the same suite.
package storetest
