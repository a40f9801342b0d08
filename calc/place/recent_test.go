package place

import (
	"fmt"
	"reflect"
	"sync"
	"testing"
)

// A search answers the same whether it is remembered, forgotten or under way, and
// what a caller does with its answer is the caller's own.
func TestSearch_Again(t *testing.T) {
	t.Parallel()
	want := Search("朝阳", 5)
	mine := Search("朝阳", 5)
	mine[0].Name = "mine"
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			for n := range mostRecent / 4 {
				Search(fmt.Sprintf("q%d-%d", i, n), 1)
				if n%40 == 0 && !reflect.DeepEqual(Search("朝阳", 5), want) {
					t.Error("another answer")
				}
			}
		})
	}
	wait.Wait()
	if len(Search("朝阳", 2)) != 2 || !reflect.DeepEqual(Search("朝阳", 5), want) {
		t.Error("another answer")
	}
}
