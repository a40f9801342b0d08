package bazi

import "testing"

// Men born after 立春 of 1984 are 兑, women 艮; the run goes down for men and up
// for women, through 坤 and 艮 in place of five.
func TestMingGua_Years(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ local, male, female string }{
		{"1984-02-04 23:30", "兑", "艮"},
		{"1984-02-04 23:00", "艮", "兑"}, // 立春 was at 23:19
		{"1983-06-01 12:00", "艮", "兑"},
		{"1985-06-01 12:00", "乾", "离"},
		{"1986-06-01 12:00", "坤", "坎"},
		{"1987-06-01 12:00", "巽", "坤"},
		{"1990-06-01 12:00", "坎", "艮"},
		{"1999-06-01 12:00", "坎", "艮"},
		{"2000-06-01 12:00", "离", "乾"},
		{"2017-06-01 12:00", "坎", "艮"},
		{"2024-06-01 12:00", "震", "震"},
	} {
		b := birthAt(t, c.local, "+08:00")
		if _, ok := cast(t, b, Rules{}).MingGua(); ok {
			t.Errorf("%s: a trigram without a sex", c.local)
		}
		for sex, want := range map[Sex]string{SexMale: c.male, SexFemale: c.female} {
			b.Sex = sex
			if got, ok := cast(t, b, Rules{}).MingGua(); !ok || got.String() != want {
				t.Errorf("%s, %d: got %s, want %s", c.local, sex, got, want)
			}
		}
	}
}

// The rows of the verse of the eight mansions (大游年歌): 乾六天五祸绝延生 and so on,
// each going round 坎艮震巽离坤兑 from the trigram after its own.
func TestYouNian_Verse(t *testing.T) {
	t.Parallel()
	ring := []MingGua{6, 1, 8, 3, 4, 9, 2, 7} // 乾坎艮震巽离坤兑
	short := map[string]YouNian{
		"六": YouNianLiuSha, "天": YouNianTianYi, "五": YouNianWuGui, "祸": YouNianHuoHai,
		"绝": YouNianJueMing, "延": YouNianYanNian, "生": YouNianShengQi,
	}
	verse := map[string]string{
		"乾": "六天五祸绝延生", "坎": "五天生延绝祸六", "艮": "六绝祸生延天五", "震": "延生祸绝五天六",
		"巽": "天五六祸生绝延", "离": "六五绝延祸生天", "坤": "天延绝生祸五六", "兑": "生祸延绝六五天",
	}
	for i, g := range ring {
		if g.To(g) != YouNianFuWei {
			t.Errorf("%s to itself: got %s", g, g.To(g))
		}
		step := 0
		for _, word := range verse[g.String()] {
			step++
			other := ring[(i+step)%len(ring)]
			if got := g.To(other); got != short[string(word)] || got != other.To(g) {
				t.Errorf("%s to %s: got %s, want %c", g, other, got, word)
			}
		}
		if step != 7 {
			t.Errorf("%s: %d words", g, step)
		}
	}
}

func TestMingGua_East(t *testing.T) {
	t.Parallel()
	for g, want := range map[MingGua]bool{1: true, 3: true, 4: true, 9: true, 2: false, 6: false, 7: false, 8: false} {
		if g.East() != want {
			t.Errorf("%s: got %v", g, !want)
		}
	}
}
