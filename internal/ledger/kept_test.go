package ledger

import (
	"bytes"
	"crypto/rand"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestSeal(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		answer := rapid.SliceOf(rapid.Byte()).Draw(t, "answer")
		c := Call{Account: rapid.StringN(1, 8, -1).Draw(t, "account"), Tool: rapid.StringN(1, 8, -1).Draw(t, "tool"), Key: rapid.StringMatching(`[ -~]{1,255}`).Draw(t, "key")}
		sealed, err := seal(rand.Reader, c, "call", answer)
		if err != nil {
			t.Fatal(err)
		}
		if len(answer) > 8 && bytes.Contains(sealed, answer) {
			t.Fatal("the answer stands in it")
		}
		if got, err := unseal(c, "call", sealed); err != nil || !bytes.Equal(got, answer) {
			t.Fatalf("got %q, error %v", got, err)
		}
		again, err := seal(rand.Reader, c, "call", answer)
		if err != nil || bytes.Equal(again, sealed) {
			t.Fatalf("sealed twice the same, error %v", err)
		}
		i := rapid.IntRange(0, len(sealed)-1).Draw(t, "byte")
		for name, wrong := range map[string]func() ([]byte, error){
			"key":     func() ([]byte, error) { w := c; w.Key += "x"; return unseal(w, "call", sealed) },
			"account": func() ([]byte, error) { w := c; w.Account += "x"; return unseal(w, "call", sealed) },
			"tool":    func() ([]byte, error) { w := c; w.Tool += "x"; return unseal(w, "call", sealed) },
			"shifted": func() ([]byte, error) {
				w := c
				w.Account, w.Tool = c.Account+c.Tool[:1], c.Tool[1:]
				return unseal(w, "call", sealed)
			},
			"call":  func() ([]byte, error) { return unseal(c, "other", sealed) },
			"bytes": func() ([]byte, error) { w := bytes.Clone(sealed); w[i] ^= 1; return unseal(c, "call", w) },
			"short": func() ([]byte, error) { return unseal(c, "call", sealed[:i]) },
		} {
			if got, err := wrong(); err == nil {
				t.Fatalf("with a wrong %s it opens: %q", name, got)
			}
		}
	})
}

func TestClaim_Distinct(t *testing.T) {
	t.Parallel()
	seen := map[[32]byte]Call{}
	for _, c := range []Call{
		{Account: "a", Tool: "b", Key: "c"}, {Account: "ab", Tool: "", Key: "c"}, {Account: "a", Tool: "bc", Key: ""},
		{Account: "a", Tool: "", Key: "bc"}, {Account: "", Tool: "ab", Key: "c"}, {Account: "a", Tool: "b", Key: "C"},
	} {
		if c.Key == "" {
			if c.claim() != nil {
				t.Error("a claim without a key")
			}
			continue
		}
		id := c.claim().ID
		if before, ok := seen[id]; ok {
			t.Errorf("%+v and %+v have one claim", before, c)
		}
		seen[id] = c
	}
}

func TestHashOf(t *testing.T) {
	t.Parallel()
	want, ok := hashOf("ABCDE-FGHJK-MNPQ0-11234")
	if !ok {
		t.Fatal("a code is refused")
	}
	for _, same := range []string{"abcdefghjkmnpq011234", " ABCDE FGHJK MNPQO IL234 ", "A-B-C-D-E-FGHJK-mnpqo-il234"} {
		if got, ok := hashOf(same); !ok || got != want {
			t.Errorf("%q is another code", same)
		}
	}
	for _, none := range []string{"", "ABCDE-FGHJK-MNPQ0-1123", "ABCDE-FGHJK-MNPQ0-112345", "ABCDE-FGHJK-MNPQ0-1123U", "ABCDE-FGHJK-MNPQ0-1123é", strings.Repeat("A", 1e6)} {
		if _, ok := hashOf(none); ok {
			t.Errorf("%.30q passes", none)
		}
	}
}

func TestNewCode_Uniform(t *testing.T) {
	t.Parallel()
	var counts [256]int
	for range 2000 {
		code, err := newCode(rand.Reader)
		if err != nil || len(code) != codeLength+3 {
			t.Fatalf("%q, error %v", code, err)
		}
		for i := range len(code) {
			counts[code[i]]++
		}
	}
	for _, r := range codeAlphabet { // 40,000 characters, 1250 of each expected, deviation 35
		if n := counts[r]; n < 1000 || n > 1500 {
			t.Errorf("%c came %d times, want about 1250", r, n)
		}
	}
	if _, err := newCode(strings.NewReader("short")); err == nil {
		t.Error("a code was made without chance")
	}
}

func FuzzHashOf(f *testing.F) {
	f.Add("ABCDE-FGHJK-MNPQ0-11234")
	f.Add("\xff-")
	f.Fuzz(func(t *testing.T, s string) {
		a, ok := hashOf(s)
		b, again := hashOf(" " + strings.ToLower(s) + "-")
		if ok && (!again || a != b) {
			t.Errorf("%q: case or spaces matter", s)
		}
	})
}
