// Package liuyao sets out a cast hexagram for reading by the six lines (六爻, liu
// yao; 纳甲筮法): palace and generation, 世 and 应, stems and branches, relatives,
// spirits, hidden spirits, what month, day and changes do to each line, and what
// stands for the matter asked about.
//
// NewBoard is the whole calculation, from six lines, the branch of the month and the
// pair of the day; Moment.FourPillars finds these two for a wall clock. NewFigure is
// what does not depend on when a hexagram was cast.
//
// Everything is a fact by a stated rule: a line is 月破 or 旺 because of a branch that
// Board.Why names, in Chinese and in English. Nothing is judged good or bad, and times
// (应期) are possible, never promised. Every disputed step is a field of Rules; the
// zero value is the default, and Board.Applied lists the rules in force.
//
// Values outside a set are a programmer's error, and their methods may panic; the
// Parse and New functions check what comes from elsewhere.
package liuyao
