package e2e

import (
	"encoding/json/v2"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"os"
	"strings"
	"sync"
	"testing"
)

// talker is a browser without an account that adds inputs to a conversation.
type talker struct {
	name    string
	client  http.Client // with the cookie that owns the conversation
	session string

	mu    sync.Mutex
	acked map[string]bool // texts of inputs that have a receipt
	sent  map[string]bool // and of all others
}

func newTalker(t *testing.T, base, name string) *talker {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	c := &talker{name: name, client: http.Client{Jar: jar}, acked: map[string]bool{}, sent: map[string]bool{}}
	status, text, err := c.call(base, http.MethodPost, "/api/v1/session", `{"locale":"zh"}`)
	var made struct {
		ID string `json:"session_id"`
	}
	if err != nil || status != http.StatusCreated || json.Unmarshal([]byte(text), &made) != nil || made.ID == "" {
		t.Fatalf("make a session: %d %s %v", status, text, err)
	}
	c.session = made.ID
	return c
}

func (c *talker) call(base, method, path, body string) (status int, text string, err error) {
	request, err := http.NewRequest(method, base+path, strings.NewReader(body))
	if err != nil {
		return 0, "", err
	}
	request.Header.Set("Origin", base)
	request.Header.Set("Content-Type", "application/json")
	response, err := c.client.Do(request)
	if err != nil {
		return 0, "", err
	}
	defer response.Body.Close()
	all, err := io.ReadAll(response.Body)
	return response.StatusCode, string(all), err
}

// add posts an input under an id of its own. It reports false when the server is gone.
func (c *talker) add(base string) bool {
	c.mu.Lock()
	text := fmt.Sprintf("%s 第 %d 句", c.name, len(c.sent)+len(c.acked))
	c.sent[text] = true
	c.mu.Unlock()
	delivery := "steer"
	if rand.IntN(2) == 0 {
		delivery = "queue"
	}
	status, answer, err := c.call(base, http.MethodPost, "/api/v1/responses", fmt.Sprintf(
		`{"conversation":%q,"input":%q,"stream":false,"tjwater.delivery":%q,"tjwater.input_id":%q}`, c.session, text, delivery, text))
	if err != nil {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	switch status {
	case http.StatusAccepted:
		delete(c.sent, text)
		c.acked[text] = true
	case http.StatusTooManyRequests: // the inbox is full
	default:
		panic(fmt.Sprintf("%s: %d %s", text, status, answer))
	}
	return true
}

// check reads the conversation: what has a receipt is there once, as a message or
// still pending, and nothing is there twice. It returns how many were said.
func (c *talker) check(t *testing.T, base string) int {
	t.Helper()
	status, text, err := c.call(base, http.MethodGet, "/api/v1/session/"+c.session, "")
	var session struct {
		Messages []struct {
			Role    string `json:"role"`
			Content string `json:"content"`
		} `json:"messages"`
	}
	if err != nil || status != http.StatusOK || json.Unmarshal([]byte(text), &session) != nil {
		t.Fatalf("read a session: %d %.300s %v", status, text, err)
	}
	there := map[string]int{}
	for _, m := range session.Messages {
		if m.Role == "user" {
			there[m.Content]++
		}
	}
	said := len(there)
	status, text, err = c.call(base, http.MethodGet, "/api/v1/session/"+c.session+"/inputs", "")
	var inputs struct {
		Data []struct {
			ID string `json:"input_id"`
		} `json:"data"`
	}
	if err != nil || status != http.StatusOK || json.Unmarshal([]byte(text), &inputs) != nil {
		t.Fatalf("list inputs: %d %.300s %v", status, text, err)
	}
	for _, in := range inputs.Data {
		there[in.ID]++
	}
	for text := range c.acked {
		if there[text] != 1 {
			t.Errorf("%q has a receipt and is there %d times", text, there[text])
		}
	}
	for text, n := range there {
		if n != 1 || !c.acked[text] && !c.sent[text] {
			t.Errorf("%q is there %d times", text, n)
		}
	}
	return said
}

// TestSession_Killed kills the server while inputs come in and runs take them, again
// and again on one store: no input that has a receipt may be missing or said twice.
func TestSession_Killed(t *testing.T) {
	t.Parallel()
	kills := 4
	if os.Getenv("WENBU_LONG") == "1" {
		kills = 50
	}
	data := t.TempDir()
	env := []string{"WENBU_LIMIT_API_PER_MINUTE=999999999", "WENBU_LIMIT_AGENT_TURNS_PER_DAY=999999999"}
	said, acked := 0, 0
	for round := range kills {
		p := serve(t, data, env...)
		var talkers []*talker
		for i := range 4 {
			talkers = append(talkers, newTalker(t, p.base, fmt.Sprintf("%d-%d", round, i)))
		}
		var work sync.WaitGroup
		heard := make(chan struct{}, 1000)
		for _, c := range talkers {
			for range 2 {
				work.Go(func() {
					for n := 0; n < 100 && c.add(p.base); n++ {
						heard <- struct{}{}
					}
				})
			}
		}
		for range 1 + rand.IntN(150) {
			<-heard
		}
		p.cmd.Process.Kill()
		p.cmd.Wait() //nolint:errcheck // it was killed
		work.Wait()

		p = serve(t, data, env...)
		for _, c := range talkers {
			said += c.check(t, p.base)
			acked += len(c.acked)
		}
		if err := p.stop(); err != nil {
			t.Errorf("the server ended with %v", err)
		}
	}
	if said < kills {
		t.Errorf("%d inputs were said in %d lives of the server: that says nothing", said, kills)
	}
	t.Logf("%d kills, %d inputs had a receipt, %d were said", kills, acked, said)
}
