package terms

import (
	"slices"
	"strings"
	"testing"
)

func TestOfQuery(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		in   string
		want []string
	}{
		{"八字入门", []string{"八字", "字入", "入门"}},
		{"火", []string{"火"}},
		{"什么是ten gods？", []string{"ten", "god"}},
		{"什么是", []string{"什么", "么是"}},
		{"Birth-time & the day's boundaries", []string{"birth", "time", "day", "boundary"}},
		{"時區", []string{"时区"}},
		{"a 23:30", []string{"23", "30"}},
		{"class analysis bus", []string{"class", "analysis", "bus"}},
		{"", nil},
		{"…！?", nil},
	} {
		if got := OfQuery(c.in); !slices.Equal(got, c.want) {
			t.Errorf("OfQuery(%q) = %q, want %q", c.in, got, c.want)
		}
	}
}

func TestOf_AddsSingleCharacters(t *testing.T) {
	t.Parallel()
	want := []string{"五", "行", "五行", "element"}
	if got := Of("五行 Elements"); !slices.Equal(got, want) {
		t.Errorf("Of = %q, want %q", got, want)
	}
}

func TestRun_HoldsItsPhrases(t *testing.T) {
	t.Parallel()
	for text, phrase := range map[string]string{"我不知道時辰怎么办": "不知道时辰", "what is true solar time": "True Solar Time", "七杀": "七杀"} {
		whole, part := strings.Join(Run(text), " "), strings.Join(Run(phrase), " ")
		if !strings.Contains(whole, part) || part == "" {
			t.Errorf("%q has the terms %q without those of %q, %q", text, whole, phrase, part)
		}
	}
}

func FuzzOfQuery(f *testing.F) {
	f.Add("八字 a's 時")
	f.Fuzz(func(t *testing.T, s string) {
		all := map[string]bool{}
		for _, x := range Of(s) {
			all[x] = true
		}
		for _, q := range OfQuery(s) {
			if q == "" || !all[q] {
				t.Errorf("query term %q of %q is not among the text's own terms", q, s)
			}
		}
	})
}
