// Package yijing holds the eight trigrams (八卦, ba gua) and the sixty-four
// hexagrams (六十四卦, liu shi si gua) of the Book of Changes (易经, yi jing), and
// casts hexagrams by coins, by yarrow stalks or from lines given by hand.
//
// Lines count from the bottom (初, chu) to the top (上, shang), everywhere and
// without exception: the first of a list, the first of a string of digits and the
// lowest bit of a number is the bottom line. A 1 is an unbroken, yang line.
//
// Chance is a parameter, see package lot. Values outside a set are a programmer's
// error, and their methods may panic; the Parse and New functions check what comes from
// elsewhere.
package yijing
