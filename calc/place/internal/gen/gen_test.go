package main

import (
	"slices"
	"testing"
)

func TestChineseNames(t *testing.T) {
	t.Parallel()
	cases := []struct {
		alternates []string
		township   bool
		want       []string
	}{
		{[]string{"Chengdu", "成都", "成都市", "청두"}, false, []string{"成都"}},
		{[]string{"臺北", "台北市", "臺北市"}, false, []string{"台北"}},
		{[]string{"朝阳", "朝阳镇", "chao yang"}, true, []string{"朝阳镇"}},
		{[]string{"東京", "东京", "東京都"}, false, []string{"东京", "东京都"}},
		{[]string{"a", "カシュガル市"}, false, nil},
	}
	for _, c := range cases {
		if got := chineseNames(c.alternates, c.township); !slices.Equal(got, c.want) {
			t.Errorf("%v: got %v, want %v", c.alternates, got, c.want)
		}
	}
}

func TestSharesCity(t *testing.T) {
	t.Parallel()
	for names, want := range map[[2]string]bool{
		{"东莞市", "东莞市"}: true, {"大理市", "大理白族自治州"}: true, {"喀什市", "喀什地区"}: true,
		{"辽阳县", "辽阳市"}: false, {"尧都区", "临汾市"}: false, {"和田县", "和田地区"}: false,
	} {
		if got := sharesCity(unit{name: names[0]}, unit{name: names[1]}); got != want {
			t.Errorf("%v: got %t", names, got)
		}
	}
}

// TestLists checks the tables beside the generator against one another.
func TestLists(t *testing.T) {
	t.Parallel()
	c := readChina()
	codes := map[string]bool{}
	for _, u := range c.counties {
		if codes[u.code] || len(u.code) != 6 || c.admin1[u.code[:2]] == "" {
			t.Errorf("county %+v", u)
		}
		codes[u.code] = true
		if u.longitude < 73 || u.longitude > 136 || u.latitude < 3 || u.latitude > 54 {
			t.Errorf("%s lies outside China: %v, %v", u.name, u.longitude, u.latitude)
		}
	}
	for _, u := range c.list {
		if u.geonames == "" && !codes[u.seat] {
			t.Errorf("prefecture %s has neither a city nor a known seat", u.name)
		}
	}
}
