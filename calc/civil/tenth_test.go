package civil

import "testing"

func TestTenth(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		milli  int64
		text   string
		second int64
	}{
		{0, "1970-01-01T00:00:00.0", 0},
		{949, "1970-01-01T00:00:00.9", 0},
		{950, "1970-01-01T00:00:01.0", 1},
		{1_707_035_227_450, "2024-02-04T08:27:07.5", 1_707_035_227},
		{-50, "1970-01-01T00:00:00.0", 0},
		{-51, "1969-12-31T23:59:59.9", -1},
		{-1_050, "1969-12-31T23:59:59.0", -1},
	} {
		got := TenthOf(c.milli)
		if got.String() != c.text || got.Second() != c.second {
			t.Errorf("%d ms: got %s in second %d, want %s in %d", c.milli, got, got.Second(), c.text, c.second)
		}
	}
	if got := TenthOf(-1_050).SecondsSince(-3); got != 2 {
		t.Errorf("got %v s, want 2", got)
	}
	if got := TenthOf(949).Readable(); got != "1970-01-01 00:00:00.9" {
		t.Errorf("got %s", got)
	}
}
