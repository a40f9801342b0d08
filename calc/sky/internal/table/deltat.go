package table

const msPerDay = 86_400_000

// The Delta T table has a node every 90 days while the Earth was observed, from
// 1599-12-22T12:00 to 2026-07-05T12:00 TT, and every 360 days from there to
// beyond the end of 3000. Times are in ms since J2000.0 TT.
const (
	deltaTStart = -146_108 * msPerDay
	deltaTShort = 90 * msPerDay
	deltaTLong  = 360 * msPerDay
	deltaTJoin  = deltaTStart + DeltaTLastObserved*deltaTShort
	deltaTEnd   = deltaTJoin + (DeltaTNodes-1-DeltaTLastObserved)*deltaTLong

	// DeltaTLastObserved is the last node of an observed value.
	DeltaTLastObserved = 1731
	// DeltaTNodes is how many nodes there are.
	DeltaTNodes = 2721
)

// DeltaTNode returns the time of a node.
func DeltaTNode(i int) int64 {
	if i <= DeltaTLastObserved {
		return deltaTStart + int64(i)*deltaTShort
	}
	return deltaTJoin + int64(i-DeltaTLastObserved)*deltaTLong
}

// DeltaT reads Delta T in ms at a time within the table, linearly between two
// nodes. It is integer arithmetic, the same on every platform. Outside the table
// it reports false.
func DeltaT(data string, t int64) (ms int64, ok bool) {
	switch {
	case t < deltaTStart || t >= deltaTEnd:
		return 0, false
	case t < deltaTJoin:
		t -= deltaTStart
		return between(data, int(t/deltaTShort), t%deltaTShort, deltaTShort), true
	}
	t -= deltaTJoin
	return between(data, DeltaTLastObserved+int(t/deltaTLong), t%deltaTLong, deltaTLong), true
}

// between is part/whole of the way from entry i to the next.
func between(data string, i int, part, whole int64) int64 {
	a, b := Int24(data, i), Int24(data, i+1)
	return a + (b-a)*part/whole
}
