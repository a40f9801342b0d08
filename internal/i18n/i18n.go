// Package i18n holds the languages of the product and text that exists in all
// of them.
package i18n

import (
	"strconv"
	"strings"
)

// Locale is a language of the product.
type Locale string

// The languages the product speaks. Zh (simplified Chinese) is the default.
const (
	Zh Locale = "zh"
	En Locale = "en"
)

// Parse returns the locale named s; the empty string is the default, Zh.
func Parse(s string) (Locale, bool) {
	switch Locale(s) {
	case Zh, "":
		return Zh, true
	case En:
		return En, true
	}
	return Zh, false
}

// Text is one piece of text in every language.
type Text struct {
	Zh string `json:"zh"`
	En string `json:"en"`
}

// T makes a Text from its Chinese and English wording.
func T(zh, en string) Text { return Text{Zh: zh, En: en} }

// In returns the text in l.
func (t Text) In(l Locale) string {
	if l == En {
		return t.En
	}
	return t.Zh
}

// Both returns "English / 中文", the form of bilingual messages on the wire.
func (t Text) Both() string { return t.En + " / " + t.Zh }

// Preferred returns the locale that an Accept-Language header prefers: En when
// English comes before Chinese in it by weight, else Zh.
func Preferred(header string) Locale {
	best, weight := Zh, 0.0
	for part := range strings.SplitSeq(header, ",") {
		tag, parameters, _ := strings.Cut(strings.TrimSpace(part), ";")
		q := 1.0
		if value, ok := strings.CutPrefix(strings.TrimSpace(parameters), "q="); ok {
			var err error
			if q, err = strconv.ParseFloat(value, 64); err != nil {
				continue
			}
		}
		language, _, _ := strings.Cut(strings.ToLower(tag), "-")
		if l := Locale(language); (l == Zh || l == En) && q > weight {
			best, weight = l, q
		}
	}
	return best
}
