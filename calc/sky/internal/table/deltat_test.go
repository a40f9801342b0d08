package table_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
)

// A table of one value per node, each 1000 above the last, reads as itself at
// every node and as the value between at the middle of two.
func TestDeltaT_Interpolates(t *testing.T) {
	t.Parallel()
	values := make([]int64, table.DeltaTNodes)
	for i := range values {
		values[i] = int64(1000 * i)
	}
	data, err := table.EncodeInt24(values)
	if err != nil {
		t.Fatal(err)
	}
	for i := range table.DeltaTNodes - 1 {
		at, next := table.DeltaTNode(i), table.DeltaTNode(i+1)
		for part, moment := range map[int64]int64{0: at, 500: at + (next-at)/2, 999: next - 1} {
			if got, ok := table.DeltaT(string(data), moment); !ok || got != values[i]+part {
				t.Fatalf("DeltaT(%d) = %d, %t; want %d", moment, got, ok, values[i]+part)
			}
		}
	}
}

func TestDeltaT_Outside(t *testing.T) {
	t.Parallel()
	for _, at := range []int64{table.DeltaTNode(0) - 1, table.DeltaTNode(table.DeltaTNodes - 1)} {
		if ms, ok := table.DeltaT("", at); ok {
			t.Errorf("DeltaT(%d) = %d outside the table", at, ms)
		}
	}
	const end3000 = 365_607_500 * int64(86_400) // 3001-01-01T00:00:00 TT
	if last := table.DeltaTNode(table.DeltaTNodes - 1); last < end3000 {
		t.Errorf("the table ends at %d, before the end of 3000", last)
	}
}
