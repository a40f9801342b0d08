// Package ziwei casts the chart of Purple Star astrology (紫微斗数, zi wei dou
// shu): twelve palaces (宫, gong), the stars (星, xing) that stand in them, and the
// limits (限, xian) that pass over them.
//
// NewChart is the whole calculation. It reads the birth's clock, takes the lunar
// date from package almanac, and places every star by tables; nothing but
// integers decides a chart. Chart.Horoscope says what passes over a chart at a
// date and time (大限 小限 流年 流月 流日 流时), Chart.Flights which stars the stem of a
// palace transforms (飞化), Chart.Surrounded which palaces stand with one (三方四正).
//
// Palaces are counted from 寅: index 0 is the palace of 寅, 11 that of 丑.
//
// Every disputed step is a field of Rules; the zero value is the default, which
// agrees with the program iztro 2.6.1 but for the differences listed in
// doc/sources.md#zw-differences. Chart.Applied lists the rules that decided a
// chart.
//
// Values outside a set are a programmer's error, and their methods may panic; the
// Parse and New functions check what comes from elsewhere.
package ziwei
