package theory

import "math"

// A series holds the terms of Σ tᵏ Σ A·f(argument), for each power k the
// strongest first. Its file starts with 32-bit little-endian integers: the
// number of powers, the number of columns, and the number of terms of each
// power. The columns of all terms follow as 64-bit floats.
type series string

// cosines sums a series of A·cos(B + C·t), leaving out the terms weaker than
// smallest.
func (s series) cosines(t, smallest float64) float64 {
	total := 0.0
	at := len(s)
	for k := s.powers() - 1; k >= 0; k-- {
		n := s.terms(k)
		at -= n * 3 * 8
		sum := 0.0
		for i := range n {
			row := s[at+i*3*8:]
			a := row.float(0)
			if math.Abs(a) < smallest {
				break
			}
			phase := row.float(1) + float64(row.float(2)*t)
			sum += float64(a * math.Cos(phase))
		}
		total = float64(total*t) + sum
	}
	return total
}

// sines sums a series of A·sin(B + C·t + D·t² + E·t³ + F·t⁴), leaving out the
// terms weaker than smallest.
func (s series) sines(t, smallest float64) float64 {
	total := 0.0
	at := len(s)
	for k := s.powers() - 1; k >= 0; k-- {
		n := s.terms(k)
		at -= n * 6 * 8
		sum := 0.0
		for i := range n {
			row := s[at+i*6*8:]
			a := row.float(0)
			if math.Abs(a) < smallest {
				break
			}
			phase := horner(t, row.float(1), row.float(2), row.float(3), row.float(4), row.float(5))
			sum += float64(a * math.Sin(phase))
		}
		total = float64(total*t) + sum
	}
	return total
}

func (s series) powers() int { return s.uint32(0) }

func (s series) terms(power int) int { return s.uint32(2 + power) }

func (s series) uint32(i int) int {
	b := s[4*i : 4*i+4]
	return int(b[0]) | int(b[1])<<8 | int(b[2])<<16 | int(b[3])<<24
}

func (s series) float(i int) float64 {
	b := s[8*i : 8*i+8]
	return math.Float64frombits(uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56)
}
