package e2e

import (
	"encoding/json/v2"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

// operator runs an operator's command on the store of a server and decodes what it
// prints.
func operator(t testing.TB, data string, args ...string) map[string]any {
	t.Helper()
	out, err := exec.Command("wenbu", append(args, "--data", data, "--json")...).Output()
	if err != nil {
		t.Fatalf("wenbu %q: %v", args, err)
	}
	var v map[string]any
	if err := json.Unmarshal(out, &v); err != nil {
		t.Fatalf("wenbu %q printed %s: %v", args, out, err)
	}
	return v
}

// newKey makes an account, unless it is there, and a key of it.
func newKey(t testing.TB, data, account, kind string) (id, key string) {
	t.Helper()
	exec.Command("wenbu", "account", "create", account, "--data", data).Run() //nolint:errcheck // it may be there
	v := operator(t, data, "key", "create", "--account", account, "--kind", kind, "--name", "星")
	return v["id"].(string), v["key"].(string)
}

// reply is what the hub answered over REST.
type reply struct {
	status     int
	retryAfter string
	text       string

	Success bool           `json:"success"`
	Data    any            `json:"data"`
	Credits int64          `json:"credits_deducted"`
	Free    bool           `json:"fromFreeQuota"`
	Error   map[string]any `json:"error"`
}

func (r reply) code() any { return r.Error["code"] }

func (p *process) hub(key, tool, body string, headers ...string) reply {
	p.t.Helper()
	request, err := http.NewRequest(http.MethodPost, p.base+"/api/universal/"+tool, strings.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	request.Header.Set("x-api-key", key)
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		request.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		p.t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	r := reply{status: response.StatusCode, retryAfter: response.Header.Get("Retry-After"), text: string(text)}
	if err := json.Unmarshal(text, &r); err != nil {
		p.t.Fatalf("%s: %s: %v", tool, text, err)
	}
	return r
}

const (
	t1    = "fortune/bazi_basic_analysis"
	birth = `{"birth_year":1990,"birth_month":5,"birth_day":1,"birth_hour":8,"gender":"male","location":{"city_name":"北京"}}`
	s1    = "fortune/daily_fortune"
)

// TestHub_Credits pays for calls with what an operator's commands change while the
// server runs.
func TestHub_Credits(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	p := serve(t, data)
	id, key := newKey(t, data, "ada", "personal")

	if r := p.hub(key, t1, birth); r.status != 200 || r.Credits != 0 || !r.Free {
		t.Errorf("the first call is free: %+v", r)
	}
	if r := p.hub(key, t1, birth); r.status != 402 || r.code() != "INSUFFICIENT_CREDITS" {
		t.Errorf("without credits: %+v", r)
	}
	operator(t, data, "credit", "grant", "ada", "10", "--reason", "test")
	if r := p.hub(key, t1, birth); r.status != 200 || r.Credits != 1 {
		t.Errorf("with credits: %+v", r)
	}
	operator(t, data, "price", "set", "bazi_basic_analysis", "--cost", "5")
	if r := p.hub(key, t1, birth); r.status != 200 || r.Credits != 5 {
		t.Errorf("after the price has changed: %+v", r)
	}
	operator(t, data, "tool", "disable", "bazi_basic_analysis")
	if r := p.hub(key, t1, birth); r.status != 403 || r.code() != "TOOL_DISABLED" {
		t.Errorf("disabled: %+v", r)
	}
	if r := p.hub(key, "meta/get_user_credits", `{}`); r.status != 200 || !strings.Contains(r.text, `"balance":4`) {
		t.Errorf("credits: %s", r.text)
	}
	if r := p.hub(key, "meta/get_usage_history", `{}`); strings.Count(r.text, `"bazi_basic_analysis"`) != 5 {
		t.Errorf("usage: %s", r.text)
	}
	if v := operator(t, data, "key", "revoke", id); v["revoked_at"] == nil {
		t.Errorf("%v", v)
	}
	if r := p.hub(key, s1, `{}`); r.status != 401 || r.code() != "UNAUTHORIZED" {
		t.Errorf("revoked: %+v", r)
	}
	_, key = newKey(t, data, "ada", "personal")
	operator(t, data, "account", "disable", "ada")
	if r := p.hub(key, s1, `{}`); r.status != 401 {
		t.Errorf("of a disabled account: %+v", r)
	}
	operator(t, data, "account", "enable", "ada")
	if r := p.hub(key, s1, `{}`); r.status != 200 {
		t.Errorf("enabled again: %+v", r)
	}
	operator(t, data, "account", "delete", "ada")
	if r := p.hub(key, s1, `{}`); r.status != 401 {
		t.Errorf("of a deleted account: %+v", r)
	}
	if err := p.stop(); err != nil {
		t.Errorf("the server ended with %v", err)
	}
}

// TestHub_Provider has a model write the narratives: what it wrote is paid for, and
// whatever it does wrong has its code and costs nothing.
func TestHub_Provider(t *testing.T) {
	t.Parallel()
	model := llmtest.NewServer(t,
		llmtest.Say("模型写的解说。"), llmtest.Status(503, "SECRET"), llmtest.Status(401, "SECRET"),
		llmtest.Stream(llmtest.Text("半"), llmtest.Cut()), llmtest.Say(" "))
	data := t.TempDir()
	p := serve(t, data, "WENBU_MODEL_URL="+model.URL, "WENBU_MODEL_KEY=k", "WENBU_MODEL=m")
	_, key := newKey(t, data, "ada", "personal")
	operator(t, data, "credit", "grant", "ada", "10", "--reason", "test")
	first := p.hub(key, t1, birth)
	context, err := json.Marshal(map[string]any{"base_context": first.Data.(map[string]any)["base_context"]})
	if err != nil {
		t.Fatal(err)
	}
	const t2 = "fortune/bazi_pattern_analysis"
	if r := p.hub(key, t2, string(context)); r.status != 200 || r.Credits != 4 || !strings.Contains(r.text, "模型写的解说。") || !strings.Contains(r.text, `"model":"m"`) {
		t.Errorf("written: %+v", r)
	}
	for i, want := range []struct {
		status int
		code   string
	}{{502, "REST_ERROR"}, {502, "REST_ERROR"}, {502, "UPSTREAM_ERROR"}, {502, "UPSTREAM_ERROR"}} {
		if r := p.hub(key, t2, string(context)); r.status != want.status || r.code() != want.code || strings.Contains(r.text, "SECRET") {
			t.Errorf("failure %d: %s, want %d %s", i, r.text, want.status, want.code)
		}
	}
	if v := operator(t, data, "account", "show", "ada"); v["balance"] != 6.0 || v["held"] != 0.0 {
		t.Errorf("%v", v)
	}
	// Half a configuration refuses what needs the model, and nothing else.
	half := serve(t, data, "WENBU_MODEL_URL="+model.URL, "WENBU_MODEL_KEY=", "WENBU_MODEL=m")
	if r := half.hub(key, t2, string(context)); r.status != 500 || r.code() != "CONFIG_ERROR" || r.Error["details"].(map[string]any)["request_id"] == "" {
		t.Errorf("without a key: %s", r.text)
	}
	if r := half.hub(key, t1, birth); r.status != 200 {
		t.Errorf("without a key, what needs no model: %s", r.text)
	}
}

// TestHub_Minutes: an agent's calls are counted over two servers and a restart, a
// person's are not.
func TestHub_Minutes(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	env := "WENBU_LIMIT_FORTUNE_PER_MINUTE=3"
	nodes := []*process{serve(t, data, env), serve(t, data, env)}
	_, agent := newKey(t, data, "ada", "agent")
	_, person := newKey(t, data, "ada", "personal")
	// Two minutes of three calls each are the most that a border lets through.
	passed, refused := 0, 0
	for i := range 8 {
		if i == 5 {
			if err := nodes[0].stop(); err != nil {
				t.Fatal(err)
			}
			nodes[0] = serve(t, data, env)
		}
		switch r := nodes[i%2].hub(agent, s1, `{}`); r.status {
		case 200:
			passed++
		case 429:
			refused++
			var wait int
			if _, err := fmt.Sscan(r.retryAfter, &wait); err != nil || wait < 1 || wait > 60 {
				t.Errorf("Retry-After %q", r.retryAfter)
			}
			details := r.Error["details"].(map[string]any)
			if r.code() != "RATE_LIMITED" || details["limit_type"] != "fortune_call" {
				t.Errorf("%s", r.text)
			}
		default:
			t.Errorf("%+v", r)
		}
	}
	if passed < 3 || passed > 6 || refused < 2 {
		t.Errorf("%d passed and %d were refused of 8 calls, with 3 a minute", passed, refused)
	}
	for range 8 {
		if r := nodes[0].hub(person, s1, `{}`); r.status != 200 {
			t.Errorf("a person's key is limited: %+v", r)
		}
	}
}

// TestHub_WrongKeys: thirty a minute are answered, then the network has to wait.
func TestHub_WrongKeys(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	p := serve(t, data)
	_, key := newKey(t, data, "ada", "personal")
	limited := 0
	for range 70 {
		switch r := p.hub("wb_p_nonsense", s1, `{}`); {
		case r.status == 429 && r.Error["details"].(map[string]any)["limit_type"] == "auth":
			limited++
		case r.status != 401:
			t.Fatalf("%+v", r)
		}
	}
	if limited < 10 {
		t.Errorf("%d of 70 wrong keys were limited", limited)
	}
	if r := p.hub(key, s1, `{}`); r.status != 200 {
		t.Errorf("a good key from the same network: %+v", r)
	}
}

// TestHub_Forum writes, restarts and reads.
func TestHub_Forum(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	p := serve(t, data)
	_, key := newKey(t, data, "ada", "agent")
	post := `{"title":"题","content":"` + strings.Repeat("正", 200) + `文","tags":["八字"],"bazi_year":1990,"agent_metadata":{"agent_name":"secret","agent_version":"1","platform":"other"}}`
	first := p.hub(key, "forum/forum_create_post", post, "Idempotency-Key: once")
	if first.status != 200 {
		t.Fatalf("%+v", first)
	}
	if again := p.hub(key, "forum/forum_create_post", post, "Idempotency-Key: once"); again.text != first.text {
		t.Errorf("the same post again: %s, want %s", again.text, first.text)
	}
	id := first.Data.(map[string]any)["post_id"].(string)
	if r := p.hub(key, "forum/forum_create_comment", `{"post_id":"`+id+`","content":"评"}`); r.status != 200 {
		t.Errorf("%+v", r)
	}
	if r := p.hub(key, "forum/forum_like_post", `{"post_id":"`+id+`"}`); r.status != 200 {
		t.Errorf("%+v", r)
	}
	if err := p.stop(); err != nil {
		t.Fatal(err)
	}
	p = serve(t, data)
	r := p.hub(key, "forum/forum_list_posts", `{"tag":"八字"}`)
	list, _ := r.Data.([]any)
	if len(list) != 1 || !strings.Contains(r.text, `"likes_count":1`) || !strings.Contains(r.text, `"comments_count":1`) || !strings.Contains(r.text, "星 🤖") {
		t.Errorf("after a restart: %s", r.text)
	}
	// F64: a list shows no more of a post than a list is for.
	var shown []string
	for name := range list[0].(map[string]any) {
		shown = append(shown, name)
	}
	slices.Sort(shown)
	if got := strings.Join(shown, " "); got != "author_display_name author_type bazi_year comments_count content created_at id likes_count tags title" ||
		strings.Contains(r.text, "secret") || list[0].(map[string]any)["content"] != strings.Repeat("正", 200) {
		t.Errorf("a list shows %s: %s", got, r.text)
	}
	operator(t, data, "forum", "hide", id)
	if r := p.hub(key, "forum/forum_get_post", `{"post_id":"`+id+`"}`); r.status != 404 {
		t.Errorf("hidden: %+v", r)
	}
}

// TestHub_Documents asks for what everybody may read.
func TestHub_Documents(t *testing.T) {
	t.Parallel()
	p := serve(t, t.TempDir())
	for path, want := range map[string]string{
		"/.well-known/mcp.json": `"fortune_pricing"`, "/.well-known/mcp/server-card.json": `"serverInfo"`, "/.well-known/ai-plugin.json": `/api/mcp`,
		"/SKILL.md": "fortune-hub", "/references/billing.md": "credits", "/server.json": `"version"`,
		"/openapi.json": `"/api/v1/account/signin"`, "/openapi.json?": `"/api/universal/fortune/bazi_basic_analysis"`,
	} {
		response, err := http.Get(p.base + path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil || response.StatusCode != http.StatusOK || !strings.Contains(string(text), want) {
			t.Errorf("GET %s: %d (%v), want 200 with %q", path, response.StatusCode, err, want)
		}
	}
}

// TestHub_NothingSecretIsLogged uses and misuses credentials and looks into all that
// the server wrote.
func TestHub_NothingSecretIsLogged(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	log := filepath.Join(t.TempDir(), "log")
	file, err := os.Create(log)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	p := serveTo(t, file, data)
	_, key := newKey(t, data, "ada", "personal")
	wrong := key[:len(key)-1] + "!"
	for i, c := range []struct {
		key, tool, body string
		status          int
	}{
		{key, t1, strings.Replace(birth, "1990", "1903", 1), 200},
		{key, "fortune/question_divination", `{"question":"canary question"}`, 200},
		{wrong, s1, `{}`, 401}, {key, s1 + "?api_key=" + key, `{}`, 401},
	} {
		if r := p.hub(c.key, c.tool, c.body); r.status != c.status {
			t.Fatalf("call %d: %+v", i, r)
		}
	}
	if err := p.stop(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(log)
	if err != nil || len(text) == 0 {
		t.Fatalf("no log (%v)", err)
	}
	for _, secret := range []string{key, wrong, key[5:20], "canary", "1903"} {
		if strings.Contains(string(text), secret) {
			t.Errorf("the log holds %q:\n%s", secret, text)
		}
	}
}

// TestHub_Drain stops a server while paid calls run: what was answered was charged
// and what was not was not.
func TestHub_Drain(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	p := serve(t, data, "WENBU_LIMIT_PAID_IN_FLIGHT_ACCOUNT=64")
	_, key := newKey(t, data, "ada", "personal")
	operator(t, data, "price", "set", "bazi_basic_analysis", "--free", "0")
	operator(t, data, "credit", "grant", "ada", "100000", "--reason", "test")
	var wait sync.WaitGroup
	var mu sync.Mutex
	answered, busy := int64(0), make(chan struct{})
	for range 16 {
		wait.Go(func() {
			for {
				request, err := http.NewRequest(http.MethodPost, p.base+"/api/universal/"+t1, strings.NewReader(birth))
				if err != nil {
					t.Error(err)
					return
				}
				request.Header.Set("x-api-key", key)
				response, err := http.DefaultClient.Do(request)
				if err != nil {
					return // the server is gone
				}
				text, err := io.ReadAll(response.Body)
				response.Body.Close()
				if err == nil && response.StatusCode == http.StatusOK && strings.Contains(string(text), `"credits_deducted":1`) {
					mu.Lock()
					if answered++; answered == 50 {
						close(busy)
					}
					mu.Unlock()
				}
			}
		})
	}
	<-busy
	began := time.Now()
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Wait(); err != nil || time.Since(began) > 20*time.Second {
		t.Errorf("the server ended after %v with %v", time.Since(began), err)
	}
	wait.Wait()
	v := operator(t, data, "account", "show", "ada")
	if v["held"] != 0.0 || v["balance"] != float64(100000-answered) {
		t.Errorf("%d calls were answered; balance %v, held %v", answered, v["balance"], v["held"])
	}
}
