package names

import "testing"

func TestFold(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"Ürümqi": "urumqi", "Xi’an": "xian", "New York City": "newyorkcity", "Łódź": "lodz", "Đà Nẵng": "danang",
		"Straße": "strasse", "臺北市": "台北市", "東京都": "东京都", "横浜": "横滨", "": "", "  -'": "", "São Paulo 2": "saopaulo2",
		"Ærø": "aero", "İstanbul": "istanbul", "烏魯木齊": "乌鲁木齐",
	} {
		if got := Fold(name); got != want {
			t.Errorf("Fold(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestTables(t *testing.T) {
	t.Parallel()
	if from, to := len([]rune(traditional)), len([]rune(simplified)); from != to {
		t.Fatalf("%d characters are paired with %d", from, to)
	}
	for from, to := range tables() {
		if again, ok := tables()[to]; ok {
			t.Errorf("%c is searched as %c, which is searched as %c", from, to, again)
		}
	}
}

func TestStem(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"成都市": "成都", "成都": "成都", "郫县": "郫县", "双流区": "双流", "孟村回族自治县": "孟村回族", "浦东新区": "浦东",
		"凉山州": "凉山", "广州": "广州", "津市市": "津市", "London": "London", "": "",
	} {
		if got := Stem(name); got != want {
			t.Errorf("Stem(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestIsSuffix(t *testing.T) {
	t.Parallel()
	for rest, want := range map[string]bool{
		"": true, "市": true, "回族自治县": true, "蒙古自治州": true, "川": false, "street": false, "市场": false,
	} {
		if got := IsSuffix(rest); got != want {
			t.Errorf("IsSuffix(%q) = %t", rest, got)
		}
	}
}

func TestIsHanAndSimplify(t *testing.T) {
	t.Parallel()
	if !IsHan("臺北") || IsHan("台北1") || IsHan("") || IsHan("とうきょう") {
		t.Error("IsHan is wrong")
	}
	if got := Simplify("臺北 é"); got != "台北 é" {
		t.Errorf("Simplify = %q", got)
	}
}
