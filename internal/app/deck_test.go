package app

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

func TestCardFace(t *testing.T) {
	face := func(order string, id int, l i18n.Locale) string {
		t.Helper()
		svg, err := cardFace(order, id, l)
		if err != nil {
			t.Fatal(err)
		}
		return svg
	}
	zh, en := face("rws", 8, i18n.Zh), face("rws", 8, i18n.En)
	if !strings.Contains(zh, "<title>力量</title>") || !strings.Contains(en, "<title>Strength</title>") {
		t.Errorf("titles: %.200s … %.200s", zh, en)
	}
	if face("marseille", 8, i18n.Zh) == zh {
		t.Error("Strength has the same number in both orders")
	}
	for _, wrong := range []struct {
		order string
		id    int
	}{{"thoth", 8}, {"", 8}, {"rws", 78}, {"rws", -1}} {
		if svg, err := cardFace(wrong.order, wrong.id, i18n.Zh); err == nil || svg != "" {
			t.Errorf("%v has a face", wrong)
		}
	}
}
