//go:build race

package e2e

// raced says that the program runs with the race detector, which takes several times
// the memory.
const raced = true
