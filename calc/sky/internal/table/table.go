// Package table is the format of the frozen tables of package sky: instants in
// units of 0.1 s, stored as signed 24-bit little-endian differences from a
// uniform motion, and Delta T in ms.
package table

import "fmt"

// UnitMillis is the unit of all instants in a table, in ms.
const UnitMillis = 100

const width = 3 // bytes of an entry

// Layout says which instants a table holds and what they are relative to. All
// times are in units since J2000.0 TT.
type Layout struct {
	First, Last  int   // numbers of the first and the last entry
	Base, Period int64 // entry n is near Base + n*Period
}

// Terms numbers the solar terms from 0, xiaohan (小寒) of 1600.
var Terms = Layout{First: 0, Last: 1401*24 - 1, Base: -126_224_000_000, Period: 13_148_719}

// NewMoons numbers the lunations from 0, the first new moon of the year 2000.
var NewMoons = Layout{First: -4947, Last: 12380, Base: 4_400_000, Period: 25_514_428}

// Mean is the uniform motion at n, for any n.
func (l Layout) Mean(n int) int64 { return l.Base + int64(n)*l.Period }

// Near returns the number of an entry whose uniform motion is at or before t.
// The entry itself may be a few numbers away.
func (l Layout) Near(t int64) int {
	d := t - l.Base
	q := d / l.Period
	if d%l.Period < 0 {
		q--
	}
	return int(q)
}

// Has reports whether the table holds entry n.
func (l Layout) Has(n int) bool { return n >= l.First && n <= l.Last }

// At reads entry n, which the table must hold.
func (l Layout) At(data string, n int) int64 {
	return l.Mean(n) + Int24(data, n-l.First)
}

// Encode is the inverse of At for all entries at once.
func (l Layout) Encode(at []int64) ([]byte, error) {
	rest := make([]int64, len(at))
	for i, t := range at {
		rest[i] = t - l.Mean(l.First+i)
	}
	return EncodeInt24(rest)
}

// Int24 reads the i-th integer of data.
func Int24(data string, i int) int64 {
	b := data[width*i : width*i+width]
	return int64(int32(uint32(b[0])<<8|uint32(b[1])<<16|uint32(b[2])<<24) >> 8)
}

// EncodeInt24 writes integers so that Int24 reads them.
func EncodeInt24(values []int64) ([]byte, error) {
	out := make([]byte, 0, width*len(values))
	for i, v := range values {
		if v < -1<<23 || v >= 1<<23 {
			return nil, fmt.Errorf("entry %d: %d does not fit 24 bits", i, v)
		}
		out = append(out, byte(v), byte(v>>8), byte(v>>16))
	}
	return out, nil
}
