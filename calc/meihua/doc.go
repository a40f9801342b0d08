// Package meihua casts hexagrams by numbers after 梅花易数 (mei hua yi shu, plum
// blossom numbers): from a date and hour of the Chinese calendar or from numbers
// that something gave, and reads them by the two trigrams 体 (ti, the body, what is
// asked about) and 用 (yong, the use, what acts on it).
//
// A casting is arithmetic, not chance: the same input gives the same hexagram.
//
// Source: doc/sources.md#meihua-numbers, doc/sources.md#meihua-reading.
//
// Values outside a set are a programmer's error, and their methods may panic; the
// Parse and New functions check what comes from elsewhere.
package meihua
