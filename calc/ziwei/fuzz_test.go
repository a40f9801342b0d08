package ziwei

import (
	"errors"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// Whatever the birth, the rules and the target, there is a chart with every palace
// named once, or an input error.
func FuzzNewChart(f *testing.F) {
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(int64(966_396_600), uint8(1), int64(1_700_000_000), []byte{0, 1, 0, 1, 2})
	f.Add(int64(-11_676_096_000), uint8(2), int64(-7_889_400_000), []byte{3, 2, 1, 2, 2, 1, 1, 1, 2, 3, 1, 2, 2, 2})
	f.Fuzz(func(t *testing.T, local int64, sex uint8, target int64, options []byte) {
		const span = 400_000_000_000 // more than MaxYear either way
		var r Rules
		for i, v := range options {
			if i < len(fields) {
				*fields[i].at(&r) = v
			}
		}
		east := float64(local % 181)
		birth := bazi.Birth{Local: civil.FromSeconds(local % span), HourKnown: true, Zone: zone, LongitudeDegEast: &east, Sex: bazi.Sex(sex)}
		c, err := NewChart(birth, r)
		if wantOnlyInputError(t, err) {
			return
		}
		checkPermutationsOfSchool(t, c)
		h, err := c.Horoscope(civil.FromSeconds(target % span))
		if wantOnlyInputError(t, err) {
			return
		}
		for _, p := range []Period{h.Decadal, h.Minor, h.Yearly, h.Monthly, h.Daily, h.Hourly} {
			if p.Index < 0 || p.Index >= Palaces {
				t.Errorf("%s in palace %d", p.Level, p.Index)
			}
		}
	})
}

func wantOnlyInputError(t *testing.T, err error) bool {
	t.Helper()
	var input *calc.InputError
	if err != nil && !errors.As(err, &input) {
		t.Fatalf("%v", err)
	}
	return err != nil
}

// checkPermutationsOfSchool checks a chart of any school; 岁破 is counted as 大耗.
func checkPermutationsOfSchool(t *testing.T, c *Chart) {
	t.Helper()
	copied := *c
	for i := range copied.Palaces {
		if p := &copied.Palaces[i]; p.SuiQian == suiQianSuiPo {
			p.SuiQian = suiQianDaHao
		}
	}
	checkPermutations(t, &copied)
}
