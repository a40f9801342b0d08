package place

import "testing"

func TestSettle(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"北京": "Asia/Shanghai", "Beijing": "Asia/Shanghai", "New York": "America/New_York", "Tokyo": "Asia/Tokyo",
		"成都": "Asia/Shanghai", "朝阳,北京": "Asia/Shanghai", "朝阳， 北京": "Asia/Shanghai", "London": "Europe/London",
		"义乌": "Asia/Shanghai", "香港": "Asia/Hong_Kong", "台北": "Asia/Taipei",
	} {
		found, settled := Settle(name)
		if !settled || found[0].Timezone != want {
			t.Errorf("%s: settled %v, %v", name, settled, found[:min(2, len(found))])
		}
	}
	for _, name := range []string{"朝阳", "Springfield"} {
		if found, settled := Settle(name); settled || len(found) < 2 {
			t.Errorf("%s is settled as one of %d", name, len(found))
		}
	}
	if found, settled := Settle("Atlantis-on-Sea"); settled || len(found) > 0 {
		t.Errorf("found %v", found)
	}
}
