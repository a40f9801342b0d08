// Package ganzhi holds the alphabet of Chinese time reckoning: the ten heavenly
// stems (天干, tian gan), the twelve earthly branches (地支, di zhi), the sixty
// pairs they form (干支, gan zhi), and the fixed tables that belong to them:
// elements, ten gods, hidden stems, NaYin, life stages, KongWang and the two
// rules that give an hour or a month its stem.
//
// Every index counts from zero: stem 0 is 甲, branch 0 is 子, pair 0 is 甲子.
// The Hanzi of a member is its String and its value on the wire; Pinyin and
// English are labels. Values outside a set are a programmer's error; the Parse
// functions check text that comes from elsewhere.
package ganzhi
