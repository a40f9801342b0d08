package account

import (
	"bytes"
	"crypto/rand"
	"hash/crc32"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestChecksum(t *testing.T) {
	t.Parallel()
	// crc32("123456789") is 0xCBF43926, the check value of CRC-32; in base62 that is
	// 3·62⁵ + 45·62⁴ + … written with 0–9 A–Z a–z.
	if crc32.ChecksumIEEE([]byte("123456789")) != 0xCBF43926 {
		t.Fatal("not CRC-32 (IEEE)")
	}
	for text, want := range map[string]uint64{"123456789": 0xCBF43926, "": 0} {
		digits := checksum(text)
		var got uint64
		for _, c := range digits {
			got = got*62 + uint64(strings.IndexByte(base62, c))
		}
		if got != want {
			t.Errorf("checksum(%q) = %s, which is %d, want %d", text, digits[:], got, want)
		}
	}
	if got := checksum(""); string(got[:]) != "000000" {
		t.Errorf("no padding: %s", got[:])
	}
	if base62[10] != 'A' || base62[36] != 'a' || len(base62) != 62 {
		t.Error("the alphabet is not 0–9 A–Z a–z")
	}
}

// TestNewText_Format checks the form of keys, and that every place takes every
// character.
func TestNewText_Format(t *testing.T) {
	t.Parallel()
	var seen [chanceLength]map[byte]bool
	for i := range seen {
		seen[i] = map[byte]bool{}
	}
	for range 4000 {
		text, err := newText(rand.Reader, prefixAgent)
		if err != nil || len(text) != 43 || !strings.HasPrefix(text, "wb_a_") || !wellFormed(text, prefixAgent) {
			t.Fatalf("%q, %v", text, err)
		}
		for i := range seen {
			seen[i][text[prefixLength+i]] = true
		}
	}
	for i, set := range seen {
		if len(set) != 62 {
			t.Errorf("place %d takes %d characters", i, len(set))
		}
	}
	if _, err := newText(strings.NewReader("short"), prefixAgent); err == nil {
		t.Error("a key was made without chance")
	}
	// Bytes from 248 up would make some characters likelier and are passed over.
	high := bytes.NewReader(append(bytes.Repeat([]byte{255, 248}, 24), bytes.Repeat([]byte{61, 247, 0}, 16)...))
	if text, err := newText(high, prefixPersonal); err != nil || text[5:11] != "zz0zz0" {
		t.Errorf("%q, %v", text, err)
	}
}

// TestWellFormed_OneCharacter changes every character of a key to every other one.
func TestWellFormed_OneCharacter(t *testing.T) {
	t.Parallel()
	text, err := newText(rand.Reader, prefixPersonal)
	if err != nil {
		t.Fatal(err)
	}
	for i := range len(text) {
		for c := range 256 {
			changed := []byte(text)
			changed[i] = byte(c)
			if good := wellFormed(string(changed), prefixPersonal); good != (byte(c) == text[i]) {
				t.Fatalf("character %d as %q: well formed %v", i, byte(c), good)
			}
		}
	}
	for _, bad := range []string{"", text[1:], text + "0", " " + text, strings.ToUpper(text), strings.Repeat("０", 43), text[:42] + "é"} {
		if wellFormed(bad, prefixPersonal) {
			t.Errorf("%q is well formed", bad)
		}
	}
	if wellFormed(text, prefixAgent) {
		t.Error("a personal key is an agent's")
	}
}

func TestToken(t *testing.T) {
	t.Parallel()
	token, err := newToken(rand.Reader)
	if err != nil || !isToken(token) || len(token) != 43 {
		t.Errorf("%q, %v", token, err)
	}
	for _, bad := range []string{"", token[1:], token + "A", token + "=", strings.Repeat("+", 43), strings.Repeat("_", 43)} {
		if isToken(bad) {
			t.Errorf("%q is a token", bad)
		}
	}
}

func FuzzWellFormed(f *testing.F) {
	f.Add("wb_p_0000000000000000000000000000000000000x")
	f.Fuzz(func(t *testing.T, s string) {
		if wellFormed(s, prefixPersonal) {
			sum := checksum(s[:37])
			if s[37:] != string(sum[:]) {
				t.Errorf("%q is well formed", s)
			}
		}
		isToken(s)
	})
}

func TestPassword(t *testing.T) {
	t.Parallel()
	weak := Strength{Memory: 64, Passes: 1, Threads: 1}
	rapid.Check(t, func(t *rapid.T) {
		password := rapid.String().Draw(t, "password")
		encoded, err := encodePassword(rand.Reader, password, weak)
		if err != nil {
			t.Fatal(err)
		}
		same, stale, err := weak.matches(encoded, password)
		if err != nil || !same || stale {
			t.Fatalf("its own: %v %v %v", same, stale, err)
		}
		if same, _, _ := weak.matches(encoded, password+"x"); same {
			t.Fatal("another matches")
		}
	})
	again, err := encodePassword(rand.Reader, "the same one", weak)
	if err != nil {
		t.Fatal(err)
	}
	if other, _ := encodePassword(rand.Reader, "the same one", weak); other == again {
		t.Error("two hashes of one password are the same")
	}
	if !strings.HasPrefix(again, "$argon2id$v=19$m=64,t=1,p=1$") {
		t.Errorf("not the PHC format: %s", again)
	}
	stronger := Strength{Memory: 64, Passes: 2, Threads: 1}
	if same, stale, err := stronger.matches(again, "the same one"); !same || !stale || err != nil {
		t.Errorf("of another strength: %v %v %v", same, stale, err)
	}
	if same, _, err := weak.matches("", ""); same || err != nil {
		t.Errorf("no password matches nothing: %v", err)
	}
	decomposed, composed := "pass e\u0301 word", "pass é word"
	encoded, _ := encodePassword(rand.Reader, decomposed, weak)
	if same, _, _ := weak.matches(encoded, composed); !same {
		t.Error("one letter in two ways makes two passwords")
	}
}

// TestPassword_Known checks a hash of the reference implementation:
// echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
func TestPassword_Known(t *testing.T) {
	t.Parallel()
	const known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
	if same, _, err := DefaultStrength().matches(known, "password"); !same || err != nil {
		t.Errorf("%v %v", same, err)
	}
}

func TestDecodePassword_Refuses(t *testing.T) {
	t.Parallel()
	for _, bad := range []string{
		"x", "$argon2i$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA", "$argon2id$v=16$m=64,t=1,p=1$c2FsdA$aGFzaA", "$argon2id$v=19$m=64,t=1$c2FsdA$aGFzaA",
		"$argon2id$v=19$m=4294967295,t=1,p=1$c2FsdA$aGFzaA", "$argon2id$v=19$m=64,t=0,p=1$c2FsdA$aGFzaA", "$argon2id$v=19$m=64,t=1,p=0$c2FsdA$aGFzaA",
		"$argon2id$v=19$m=64,t=1,p=1$!$aGFzaA", "$argon2id$v=19$m=64,t=1,p=1$c2FsdA$!", "$argon2id$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA$",
	} {
		if _, _, err := DefaultStrength().matches(bad, "p"); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

func TestValidPassword(t *testing.T) {
	t.Parallel()
	for password, good := range map[string]bool{
		"1234567": false, "12345678": true, "一二三四五六七八": true, strings.Repeat("x", 256): true, strings.Repeat("x", 257): false,
		"Long-Name": false, "long-name": false, "bad\xffbytes": false, "": false,
	} {
		if validPassword(password, "long-name") != good {
			t.Errorf("%q: want %v", password, good)
		}
	}
}

func BenchmarkWellFormedAndHash(b *testing.B) {
	text, err := newText(rand.Reader, prefixAgent)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if !wellFormed(text, prefixAgent) {
			b.Fatal(text)
		}
		hashOf(text)
	}
}

func BenchmarkPassword(b *testing.B) {
	s := DefaultStrength()
	for b.Loop() {
		s.derive("a password", make([]byte, passwordSalt))
	}
}
