package storetest

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

func grant(t *testing.T, b *Bank, amount int64) (int64, error) {
	return b.Book.Grant(t.Context(), ledger.Grant{Account: "ada", Amount: amount, Reason: "  because "})
}

func corrections(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 10)
	_, err := grant(t, b, -11)
	refused(t, err, fault.Insufficient, ledger.ReasonCredits)
	_, err = b.Book.Charge(t.Context(), call("dear"), func(ctx context.Context) ([]byte, error) {
		_, err := grant(t, b, -7) // 4 of 10 are held
		refused(t, err, fault.Insufficient, ledger.ReasonCredits)
		if left, err := grant(t, b, -6); err != nil || left != 4 {
			t.Errorf("taking all that is free: %d left, error %v", left, err)
		}
		return succeed(ctx)
	})
	if err != nil {
		t.Errorf("the call whose credits were held: %v", err)
	}
	b.has(t, "ada", 0, 0)
	list, err := b.Book.Transfers(t.Context(), "ada", 9)
	var got []string
	for _, x := range list {
		got = append(got, fmt.Sprintf("%s %+d %s", x.Kind, x.Entry("ada"), x.Note))
	}
	if want := []string{"charge -4 ", "correction -6 because", "grant +10 test"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("history: got %q, error %v; want %q", got, err, want)
	}
	if short, err := b.Book.Transfers(t.Context(), "ada", 1); err != nil || len(short) != 1 || short[0] != list[0] {
		t.Errorf("the newest transfer: got %v, error %v", short, err)
	}
}

func grantLimits(t *testing.T, b *Bank) {
	for _, amount := range []int64{0, ledger.MaxCredits + 1, -ledger.MaxCredits - 1, math.MinInt64, math.MaxInt64} {
		if _, err := grant(t, b, amount); !fault.Is(err, fault.Invalid) {
			t.Errorf("grant of %d: got error %v", amount, err)
		}
	}
	for _, reason := range []string{"", "  ", strings.Repeat("因", 501)} {
		if _, err := b.Book.Grant(t.Context(), ledger.Grant{Account: "ada", Amount: 1, Reason: reason}); !fault.Is(err, fault.Invalid) {
			t.Errorf("a reason of %d bytes: got error %v", len(reason), err)
		}
	}
	if balance, err := grant(t, b, ledger.MaxCredits); err != nil || balance != ledger.MaxCredits {
		t.Errorf("the greatest grant: %d, error %v", balance, err)
	}
	_, err := grant(t, b, 1)
	refused(t, err, fault.Invalid, "balance_limit")
	b.has(t, "ada", ledger.MaxCredits, 0)
	if balance, err := grant(t, b, -ledger.MaxCredits); err != nil || balance != 0 {
		t.Errorf("the greatest correction: %d, error %v", balance, err)
	}
}

func codes(t *testing.T, b *Bank) {
	made, err := b.Book.NewCodes(t.Context(), 7, 3)
	if err != nil || len(made) != 3 || made[0] == made[1] {
		t.Fatalf("codes: %v, error %v", made, err)
	}
	list, err := b.Book.Codes(t.Context())
	if err != nil || len(list) != 3 || !strings.HasSuffix(made[2], list[2].Ending) || list[0].Amount != 7 {
		t.Fatalf("list: %+v, error %v", list, err)
	}
	typed := " " + strings.ToLower(strings.ReplaceAll(strings.ReplaceAll(made[0], "-", " "), "0", "o")) + " "
	if amount, balance, err := b.Book.Redeem(t.Context(), "ada", typed); err != nil || amount != 7 || balance != 7 {
		t.Errorf("redeem %q: %d, %d, error %v", typed, amount, balance, err)
	}
	for _, account := range []string{"ada", "bob"} {
		_, _, err = b.Book.Redeem(t.Context(), account, made[0])
		refused(t, err, fault.Conflict, "code_used")
	}
	for _, none := range []string{"", "x", "00000-00000-00000-00000", made[0] + "0", "'; DROP TABLE ledger_code; --"} {
		_, _, err = b.Book.Redeem(t.Context(), "ada", none)
		refused(t, err, fault.NotFound, "no_code")
	}
	if c, err := b.Book.RevokeCode(t.Context(), list[1].ID); err != nil || c.RevokedAt.IsZero() {
		t.Errorf("revoke: %+v, error %v", c, err)
	}
	_, _, err = b.Book.Redeem(t.Context(), "ada", made[1])
	refused(t, err, fault.Conflict, "code_revoked")
	_, err = b.Book.RevokeCode(t.Context(), list[0].ID)
	refused(t, err, fault.Conflict, "code_used")
	_, err = b.Book.RevokeCode(t.Context(), "nothing")
	refused(t, err, fault.NotFound, "no_code")
	b.Grant(t, "rich", ledger.MaxCredits)
	_, _, err = b.Book.Redeem(t.Context(), "rich", made[2])
	refused(t, err, fault.Invalid, "balance_limit")
	if _, balance, err := b.Book.Redeem(t.Context(), "ada", made[2]); err != nil || balance != 14 {
		t.Errorf("a code that could not be redeemed is gone: %d, error %v", balance, err)
	}
	list, err = b.Book.Codes(t.Context())
	if err != nil || list[0].RedeemedBy != "ada" || !list[0].RedeemedAt.Equal(noon) || list[1].RedeemedBy != "" || list[1].RevokedAt.IsZero() {
		t.Errorf("list: %+v, error %v", list, err)
	}
	for _, c := range []struct {
		amount int64
		count  int
	}{{0, 1}, {-1, 1}, {ledger.MaxCredits + 1, 1}, {1, 0}, {1, 1001}} {
		if _, err := b.Book.NewCodes(t.Context(), c.amount, c.count); !fault.Is(err, fault.Invalid) {
			t.Errorf("%d codes of %d: got error %v", c.count, c.amount, err)
		}
	}
}

// arithmetic sets amounts from all over int64.
func arithmetic(t *testing.T, b *Bank) {
	edges := []int64{math.MinInt64, math.MinInt64 + 1, -1 << 53, -1, 0, 1, 5, 1 << 31, ledger.MaxCredits - 1, ledger.MaxCredits, ledger.MaxCredits + 1, 1<<53 - 1, 1 << 53, 1<<53 + 1, math.MaxInt64 - 1, math.MaxInt64}
	b.Grant(t, "ada", 5)
	for _, cost := range edges {
		for _, least := range edges {
			valid := cost >= 0 && cost <= ledger.MaxCredits && least >= 0 && least <= ledger.MaxCredits
			_, err := b.Book.ChangePrice(t.Context(), ledger.PriceChange{Tool: "edge", Cost: &cost, MinBalance: &least})
			if (err == nil) != valid {
				t.Fatalf("price %d, least %d: got error %v", cost, least, err)
			}
			if !valid || cost == 1 || cost == 5 {
				continue
			}
			r, err := b.Book.Charge(t.Context(), call("edge"), succeed)
			if admitted := max(cost, least) <= 5; (err == nil) != admitted || r.Credits != 0 {
				t.Errorf("price %d, least %d, balance 5: got %+v, error %v", cost, least, r, err)
			}
		}
	}
	b.has(t, "ada", 5, 0)
}

func prices(t *testing.T, b *Bank) {
	cost, free, period, off := int64(6), int64(2), ledger.Day, false
	bad := ledger.Period("week")
	b.pass(time.Second)
	p, err := b.Book.ChangePrice(t.Context(), ledger.PriceChange{Tool: "cheap", Cost: &cost})
	if want := (ledger.Price{Tool: "cheap", Version: 2, Cost: 6, MinBalance: 1, Period: ledger.Once, Enabled: true, Since: noon.Add(time.Second)}); err != nil || p != want {
		t.Errorf("got %+v, error %v, want %+v", p, err, want)
	}
	p, err = b.Book.ChangePrice(t.Context(), ledger.PriceChange{Tool: "cheap", Free: &free, Period: &period, Enabled: &off})
	if want := (ledger.Price{Tool: "cheap", Version: 3, Cost: 6, MinBalance: 1, Free: 2, Period: ledger.Day, Since: noon.Add(time.Second)}); err != nil || p != want {
		t.Errorf("got %+v, error %v, want %+v", p, err, want)
	}
	for _, c := range []ledger.PriceChange{{Tool: "cheap", Period: &bad}, {Cost: &cost}} {
		if _, err := b.Book.ChangePrice(t.Context(), c); !fault.Is(err, fault.Invalid) {
			t.Errorf("%+v: got error %v", c, err)
		}
	}
	seeds := []ledger.Price{{Tool: "cheap", Cost: 1, Period: ledger.Once, Enabled: true}, {Tool: "new", Cost: 2, Free: 1, Period: ledger.Month, Enabled: true}}
	for range 2 {
		if err := b.Book.Seed(t.Context(), seeds); err != nil {
			t.Error(err)
		}
	}
	list, err := b.Book.Prices(t.Context())
	if err != nil || len(list) != 3 || list[0] != p || list[1].Tool != "dear" || list[2] != (ledger.Price{Tool: "new", Version: 1, Cost: 2, Free: 1, Period: ledger.Month, Enabled: true, Since: noon.Add(time.Second)}) {
		t.Errorf("prices: %+v, error %v", list, err)
	}
	left, err := b.Book.FreeRemaining(t.Context(), "nobody")
	if want := []ledger.FreeUnits{{Tool: "cheap", Remaining: 2}, {Tool: "new", Remaining: 1}}; err != nil || !slices.Equal(left, want) {
		t.Errorf("free quota: %v, error %v, want %v", left, err, want)
	}
	if err := b.Book.SetStarter(t.Context(), -1); !fault.Is(err, fault.Invalid) {
		t.Errorf("a negative allowance: got error %v", err)
	}
	const rounds = 20
	together(rounds, func(i int) error {
		n := int64(i)
		_, err := b.Book.ChangePrice(t.Context(), ledger.PriceChange{Tool: "dear", Cost: &n})
		if err != nil {
			t.Errorf("changes at once: %v", err)
		}
		return err
	})
	if list, err := b.Book.Prices(t.Context()); err != nil || list[1].Version != 1+rounds {
		t.Errorf("after %d changes at once: %+v, error %v", rounds, list, err)
	}
}

func usage(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 100)
	for i := range 5 {
		b.pass(time.Second)
		r, err := b.Book.Charge(t.Context(), call("cheap"), func(ctx context.Context) ([]byte, error) {
			b.pass(time.Duration(i) * time.Millisecond)
			return succeed(ctx)
		})
		if err != nil {
			t.Error(err)
		}
		newest, err := b.Book.Usage(t.Context(), "ada", 1)
		if err != nil || len(newest) != 1 || newest[0].ID != r.Call || newest[0].Duration() != time.Duration(i)*time.Millisecond || newest[0].Version != 1 {
			t.Errorf("after call %s: %+v, error %v", r.Call, newest, err)
		}
	}
	own := ledger.Record{ID: "own", Account: "ada", Tool: "forum_list_posts", Status: ledger.Succeeded, StartedAt: noon, EndedAt: noon}
	for range 2 { // the second is not another
		if err := b.Book.Record(t.Context(), own); err != nil {
			t.Error(err)
		}
	}
	list, err := b.Book.Usage(t.Context(), "ada", 100)
	if err != nil || len(list) != 6 || list[5] != own {
		t.Errorf("usage: %+v, error %v", list, err)
	}
	if other, err := b.Book.Usage(t.Context(), "bob", 100); err != nil || len(other) != 0 {
		t.Errorf("another account's usage: %+v, error %v", other, err)
	}
	today := ledger.DayOf(noon)
	want := []ledger.DayUse{{Day: today, Tool: "cheap", Status: ledger.Succeeded, Calls: 5, Credits: 5 * list[0].Credits}, {Day: today, Tool: "forum_list_posts", Status: ledger.Succeeded, Calls: 1}}
	if days, err := b.Book.Days(t.Context(), 1); err != nil || !slices.Equal(days, want) {
		t.Errorf("by day: %+v, error %v; want %+v", days, err, want)
	}
	b.pass(24 * time.Hour)
	if days, err := b.Book.Days(t.Context(), 1); err != nil || len(days) != 0 {
		t.Errorf("the next day: %+v, error %v", days, err)
	}
	if days, err := b.Book.Days(t.Context(), 2); err != nil || !slices.Equal(days, want) {
		t.Errorf("yesterday too: %+v, error %v", days, err)
	}
}

func retention(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 10)
	b.charge(t, keyed("cheap", "k"))
	b.pass(24 * time.Hour)
	b.charge(t, call("cheap"))
	if s, err := b.Book.Sweep(t.Context()); err != nil || s != (ledger.Swept{Dropped: 1}) { // the answer
		t.Errorf("a day later: %+v, error %v", s, err)
	}
	b.Set(noon.Add(ledger.RecordsKept))
	if s, err := b.Book.Sweep(t.Context()); err != nil || s != (ledger.Swept{}) {
		t.Errorf("90 days later: %+v, error %v", s, err)
	}
	b.pass(time.Millisecond)
	if s, err := b.Book.Sweep(t.Context()); err != nil || s != (ledger.Swept{Dropped: 1}) {
		t.Errorf("and a moment: %+v, error %v", s, err)
	}
	list, err := b.Book.Usage(t.Context(), "ada", 9)
	if err != nil || len(list) != 1 {
		t.Errorf("records: %+v, error %v; want the second", list, err)
	}
	if list, err := b.Book.Transfers(t.Context(), "ada", 9); err != nil || len(list) != 3 {
		t.Errorf("transfers: %+v, error %v; want all three", list, err)
	}
}

func batch(t *testing.T, b *Bank) {
	w := ledger.NewBatch(b.Book)
	for i := range 10_003 {
		w.Add(ledger.Record{ID: fmt.Sprint("r", i), Account: "ada", Tool: "get_skill_info", Status: ledger.Succeeded, StartedAt: noon, EndedAt: noon})
	}
	if lost, err := w.Flush(t.Context()); err != nil || lost != 3 {
		t.Errorf("flush: %d lost, error %v; want 3", lost, err)
	}
	if list, err := b.Book.Usage(t.Context(), "ada", 20_000); err != nil || len(list) != 10_000 {
		t.Errorf("%d records, error %v", len(list), err)
	}
	ctx, stop := context.WithCancel(t.Context())
	w.Add(ledger.Record{ID: "last", Account: "bob", Tool: "get_skill_info", Status: ledger.Succeeded, StartedAt: noon, EndedAt: noon})
	stop()
	w.Run(ctx, time.Hour)
	if list, err := b.Book.Usage(t.Context(), "bob", 9); err != nil || len(list) != 1 {
		t.Errorf("after the last flush: %v, error %v", list, err)
	}
}
