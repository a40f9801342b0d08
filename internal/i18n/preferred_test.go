package i18n

import "testing"

func TestPreferred(t *testing.T) {
	t.Parallel()
	for header, want := range map[string]Locale{
		"": Zh, "en": En, "en-GB,en;q=0.9": En, "zh-CN,zh;q=0.9,en;q=0.8": Zh, "fr": Zh, "fr, en;q=0.5": En, "zh;q=0.3, en;q=0.5": En,
		"en;q=0, zh": Zh, "en;q=0": Zh, "EN-us": En, "zh,en": Zh, "en,zh": En, "en;q=x, zh;q=0.1": Zh, ";;;,,": Zh,
	} {
		if got := Preferred(header); got != want {
			t.Errorf("%q: %s, want %s", header, got, want)
		}
	}
}
