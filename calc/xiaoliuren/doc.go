// Package xiaoliuren reads Xiao Liu Ren (小六壬, xiao liu ren), the six palaces
// counted on the joints of three fingers: those of a day and hour, and those of a
// question asked at an hour.
//
// Both are counts, nothing is drawn: the same hour and the same length of a
// question always give the same palaces. The readings are this library's own
// words; they describe, and foretell nothing.
//
// Values outside a set are a programmer's error, and their methods may panic; the
// Parse and New functions check what comes from elsewhere.
package xiaoliuren
