package place

import "testing"

func TestAtLongitude(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		degEast  float64
		timezone string
		want     string // the first; "" = none
	}{
		{104.0667, "Asia/Shanghai", "成都"},
		{104.0667, "Asia/Tokyo", ""},
		{104.07, "Asia/Shanghai", ""},
		{87.6005, "Asia/Shanghai", "乌鲁木齐"},
	} {
		found, got := AtLongitude(c.degEast, c.timezone), ""
		if len(found) > 0 {
			got = found[0].Name
		}
		if got != c.want {
			t.Errorf("%v in %s: got %q, want %q", c.degEast, c.timezone, got, c.want)
		}
	}
}
