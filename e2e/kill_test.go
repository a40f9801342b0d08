package e2e

import (
	"encoding/json/v2"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"
)

// customer is an account under load: what it was told that it paid for.
type customer struct {
	name, key string

	mu    sync.Mutex
	paid  map[string]string // answer by idempotency key
	spent int64
	calls int
}

// pay makes one paid call and remembers its answer. It reports false when the
// server is gone.
func (c *customer) pay(base string) bool {
	c.mu.Lock()
	c.calls++
	once := fmt.Sprintf("%s-%d", c.name, c.calls)
	c.mu.Unlock()
	status, text, err := c.call(base, once)
	if err != nil {
		return false
	}
	if status != http.StatusOK {
		panic(fmt.Sprintf("%s: %d %s", once, status, text))
	}
	var r reply
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		return false // cut off
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.paid[once] = text
	c.spent += r.Credits
	return true
}

func (c *customer) call(base, once string) (status int, text string, err error) {
	request, err := http.NewRequest(http.MethodPost, base+"/api/universal/"+t1, strings.NewReader(birth))
	if err != nil {
		return 0, "", err
	}
	request.Header.Set("x-api-key", c.key)
	request.Header.Set("Idempotency-Key", once)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, "", err
	}
	defer response.Body.Close()
	all, err := io.ReadAll(response.Body)
	return response.StatusCode, string(all), err
}

// TestHub_Killed kills the server under load at random moments, again and again on
// one store: no call that was answered may be missing or paid twice.
func TestHub_Killed(t *testing.T) {
	t.Parallel()
	kills := 4
	if os.Getenv("WENBU_LONG") == "1" {
		kills = 200
	}
	const credits = 1_000_000
	data := t.TempDir()
	var customers []*customer
	for i := range 8 {
		name := fmt.Sprint("customer", i)
		_, key := newKey(t, data, name, "personal")
		operator(t, data, "credit", "grant", name, fmt.Sprint(credits), "--reason", "test")
		customers = append(customers, &customer{name: name, key: key, paid: map[string]string{}})
	}
	env := []string{"WENBU_LIMIT_PAID_IN_FLIGHT_ACCOUNT=1000000", "WENBU_LIMIT_PAID_IN_FLIGHT=64"}
	for range kills {
		p := serve(t, data, env...)
		var work sync.WaitGroup
		heard := make(chan struct{}, 1000)
		for _, c := range customers {
			for range 2 {
				work.Go(func() {
					for c.pay(p.base) {
						heard <- struct{}{}
					}
				})
			}
		}
		for range 1 + rand.IntN(200) { // answers until it is killed
			<-heard
		}
		p.cmd.Process.Kill()
		p.cmd.Wait() //nolint:errcheck // it was killed
		work.Wait()
	}
	p := serve(t, data, env...)
	answered := 0
	for _, c := range customers {
		answered += c.check(t, p, data, credits)
	}
	if answered < kills {
		t.Errorf("%d answers in %d lives of the server say nothing", answered, kills)
	}
	if err := p.stop(); err != nil {
		t.Errorf("the server ended with %v", err)
	}
	t.Logf("%d kills, %d calls were answered", kills, answered)
}

// check asks for every answer again and compares what was paid with the balance. It
// returns how many answers the customer had.
func (c *customer) check(t *testing.T, p *process, data string, credits int64) int {
	t.Helper()
	balance := func() int64 {
		v := operator(t, data, "account", "show", c.name)
		var shown struct {
			Balance int64 `json:"balance"`
		}
		text, _ := json.Marshal(v)
		if err := json.Unmarshal(text, &shown); err != nil {
			t.Fatal(err)
		}
		return shown.Balance
	}
	before := balance()
	for once, text := range c.paid {
		status, again, err := c.call(p.base, once)
		if err != nil || status != http.StatusOK || again != text {
			t.Errorf("%s is lost: %d %.200s %v", once, status, again, err)
		}
	}
	if after := balance(); after != before {
		t.Errorf("%s paid %d credits for answers that it had", c.name, before-after)
	}
	// A call that was cut off may have been paid for; no more than were made.
	spent := credits - before
	if spent < c.spent || spent > c.spent+int64(c.calls-len(c.paid)) {
		t.Errorf("%s was told of %d credits, %d are gone, and %d calls were cut off", c.name, c.spent, spent, c.calls-len(c.paid))
	}
	return len(c.paid)
}
