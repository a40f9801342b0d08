package table_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
)

func TestLayout_EncodeAt(t *testing.T) {
	t.Parallel()
	l := table.Layout{First: -2, Last: 2, Base: 1000, Period: 100}
	want := []int64{800, 900 - 1<<23, 1000 + 1<<23 - 1, 1099, 1201}
	data, err := l.Encode(want)
	if err != nil {
		t.Fatal(err)
	}
	if len(data) != 3*len(want) {
		t.Errorf("%d entries take %d bytes", len(want), len(data))
	}
	for i, w := range want {
		if got := l.At(string(data), l.First+i); got != w {
			t.Errorf("entry %d = %d, want %d", l.First+i, got, w)
		}
	}
}

func TestEncodeInt24_TooLarge(t *testing.T) {
	t.Parallel()
	for _, v := range []int64{1 << 23, -1<<23 - 1} {
		if _, err := table.EncodeInt24([]int64{v}); err == nil {
			t.Errorf("%d was encoded in 24 bits", v)
		}
	}
}

func TestLayout_Near(t *testing.T) {
	t.Parallel()
	l := table.Layout{Base: 1000, Period: 100}
	for at, want := range map[int64]int{1000: 0, 1099: 0, 1100: 1, 999: -1, 900: -1, 899: -2} {
		if got := l.Near(at); got != want {
			t.Errorf("Near(%d) = %d, want %d", at, got, want)
		}
	}
}
