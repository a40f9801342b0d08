package chart

import "github.com/wenbu-go/wenbu/calc/internal/hant"

// script writes Chinese in the characters of the language.
func (l Language) script(s string) string {
	if l == Traditional {
		return hant.Of(s)
	}
	return s
}
