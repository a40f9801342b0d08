// Package pickday chooses days for a purpose (择日, ze ri): from a span of days,
// those that the almanac suits to it and that clash with none of the people
// concerned, with the reason for each day kept and a count of the reasons
// against the others.
//
// Which days are refused follows the almanac (package daygod); how the rest are
// ranked is our own scale, published in Points. It orders days by tradition and
// says nothing about what will happen on them.
package pickday
