package quota

import (
	"strings"
	"testing"
	"time"
)

func TestQ1_MalformedLimits(t *testing.T) {
	t.Parallel()
	for _, s := range []string{"0", "-1", "NaN", "1000000000", "5.1", "", " 5", "5 ", "+5", "05", "1e3", "٣"} {
		if n, err := ParseLimit(s); err == nil {
			t.Errorf("limit %q: got %d, want an error", s, n)
		}
	}
	for s, want := range map[string]Limit{"1": 1, "12": 12, "1000000": 1000000, "999999999": 999999999} {
		var n Limit
		if err := n.UnmarshalText([]byte(s)); err != nil || n != want {
			t.Errorf("limit %q: got %d, error %v", s, n, err)
		}
	}
	if _, err := NewBudget(t.Context(), nil, Limits{AgentTurns: 1, Readings: 1, ModelCalls: 1}, time.Now); err == nil || !strings.Contains(err.Error(), "agent calls") {
		t.Errorf("a limit of 0: got error %v, want one that names agent calls", err)
	}
}

func TestDay_UTC8(t *testing.T) {
	t.Parallel()
	for at, want := range map[string]string{
		"2026-03-01T15:59:59Z":      "2026-03-01",
		"2026-03-01T16:00:00Z":      "2026-03-02",
		"2026-03-01T23:30:00-10:00": "2026-03-02",
		"1988-05-05T15:30:00Z":      "1988-05-05", // no summer time then either
	} {
		instant, err := time.Parse(time.RFC3339, at)
		if err != nil {
			t.Fatal(err)
		}
		if got := Day(instant); got != want {
			t.Errorf("Day(%s): got %s, want %s", at, got, want)
		}
		if next := instant.Add(untilNextDay(instant)); Day(next) == want || Day(next.Add(-time.Nanosecond)) != want {
			t.Errorf("untilNextDay(%s): %s is not the first instant of the next day", at, next)
		}
	}
}

func TestA10_NetworkIdentity(t *testing.T) {
	t.Parallel()
	salt, day := []byte("salt"), "2026-03-01"
	same := [][2]string{
		{"2001:db8:1:2::1", "2001:db8:1:2:ffff::9"},
		{"192.0.2.7", "::ffff:192.0.2.7"},
		{"fe80::1%eth0", "fe80::2%eth1"},
		{"", "@"},
	}
	for _, pair := range same {
		if identity(salt, day, pair[0]) != identity(salt, day, pair[1]) {
			t.Errorf("%q and %q are one network, got two identities", pair[0], pair[1])
		}
	}
	base := identity(salt, day, "192.0.2.7")
	for name, other := range map[string]string{
		"another address": identity(salt, day, "192.0.2.8"),
		"another day":     identity(salt, "2026-03-02", "192.0.2.7"),
		"another salt":    identity([]byte("pepper"), day, "192.0.2.7"),
		"no address":      identity(salt, day, ""),
	} {
		if other == base {
			t.Errorf("%s has the same identity", name)
		}
	}
	if identity(salt, day, "2001:db8:1:2::1") == identity(salt, day, "2001:db8:1:3::1") {
		t.Error("two /64 networks have one identity")
	}
	// HMAC-SHA256("salt", "2026-03-01|192.0.2.7"), computed with openssl.
	if want := "010653fc52329ac806eb8b7cb25e1b1240c76747501e5b309e5626f0e05783fe"; base != want {
		t.Errorf("identity: got %s, want %s", base, want)
	}
}

// F23: whoever is out of something, the code and the text say the same.
func TestH3_F23_RefusalTexts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		key, reason, en, zh string
		turn                bool
	}{
		{"agent:x", ReasonAllowance, "Your network has used its agent turns", "你所在的网络今天的对话次数", true},
		{"x", ReasonAllowance, "Your network has used its single readings", "你所在的网络今天的单次解读", false},
		{keyAgentGlobal, ReasonAgentBudget, "all agent turns on this site share", "全站共用的对话模型额度", true},
		{keyGlobal, ReasonDailyBudget, "everybody on this site shares", "全站共用的模型额度", true},
		{keyGlobal, ReasonDailyBudget, "everybody on this site shares", "全站共用的模型额度", false},
	} {
		own := "x"
		if c.turn {
			own = "agent:x"
		}
		f := refusals{own: own, turn: c.turn}.fault(c.key, time.Hour)
		if f.Reason != c.reason || !strings.Contains(f.Msg.En, c.en) || !strings.Contains(f.Msg.Zh, c.zh) || f.RetryAfter != time.Hour {
			t.Errorf("full counter %q: got %s %+v after %v, want %s with %q", c.key, f.Reason, f.Msg, f.RetryAfter, c.reason, c.en)
		}
		personal := strings.Contains(f.Msg.En, "Your network has used")
		if personal != (c.reason == ReasonAllowance) {
			t.Errorf("reason %s says %q", c.reason, f.Msg.En)
		}
	}
}
