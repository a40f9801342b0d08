// Package place is an offline gazetteer (地名, di ming): it finds the longitude,
// latitude and time zone of a place of birth by its name in simplified or
// traditional Hanzi, pinyin or English.
//
// It holds every place of 5,000 people or more, the capitals of countries and
// their first divisions, and the prefectures, counties and townships of China:
// 67,220 places, cut from GeoNames (CC BY 4.0, credit line in README.md) and
// embedded. Nothing is read before the first Search or ByID; the first call
// unpacks the data in about a tenth of a second and keeps it.
//
// Names are rarely unique. Search returns candidates in order of likelihood,
// each with its division and country, and leaves the choice to the person.
package place
