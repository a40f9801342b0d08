package e2e

import (
	"bytes"
	"encoding/json/v2"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// person is a browser's way to the account's doors. The jar of net/http keeps no
// Secure cookie of an http address, which browsers do on loopback.
type person struct {
	*process
	cookie string
}

func (b *person) ask(path, body string) (int, map[string]any) {
	b.t.Helper()
	method := http.MethodPost
	if body == "" {
		method = http.MethodGet
	}
	request, err := http.NewRequest(method, b.base+path, strings.NewReader(body))
	if err != nil {
		b.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	if b.cookie != "" {
		request.AddCookie(&http.Cookie{Name: "__Host-wenbu", Value: b.cookie})
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		b.t.Fatal(err)
	}
	defer response.Body.Close()
	for _, c := range response.Cookies() {
		b.cookie = c.Value
	}
	text, err := io.ReadAll(response.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	var v map[string]any
	if err := json.Unmarshal(text, &v); err != nil {
		b.t.Fatalf("%s: %s: %v", path, text, err)
	}
	return response.StatusCode, v
}

// TestAccount_Person signs up, makes a key, uses it, exports and deletes it all, and
// looks into the files for what is left.
func TestAccount_Person(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	p := serve(t, data)
	b := &person{process: p}
	const api = "/api/v1/account"
	if status, v := b.ask(api+"/signup", `{"name":"canary-ada","password":"a good password"}`); status != 200 {
		t.Fatalf("%d %v", status, v)
	}
	_, v := b.ask(api+"/keys", `{"kind":"agent","name":"canary-agent"}`)
	key := v["key"].(string)
	if r := p.hub(key, "forum/forum_create_post", `{"title":"题","content":"正文 stays","author_display_name":"canary-pen"}`); r.status != 200 {
		t.Fatalf("%+v", r)
	}
	if r := p.hub(key, t1, birth); r.status != 200 || !r.Free {
		t.Errorf("%+v", r)
	}
	// A browser that is signed in may ask what it has, and no more.
	if status, v := b.ask("/api/universal/meta/get_user_credits", `{}`); status != 200 {
		t.Errorf("credits by cookie: %d %v", status, v)
	}
	for _, tool := range []string{t1, s1, "forum/forum_create_post"} {
		if status, v := b.ask("/api/universal/"+tool, `{}`); status != 401 {
			t.Errorf("%s by cookie: %d %v", tool, status, v)
		}
	}
	_, all := b.ask(api+"/export", "")
	text, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"canary-ada", "canary-agent", "canary-pen", "正文 stays", "bazi_basic_analysis"} {
		if !bytes.Contains(text, []byte(want)) {
			t.Errorf("the export has no %q: %s", want, text)
		}
	}
	if bytes.Contains(text, []byte(key)) || bytes.Contains(text, []byte("argon2")) {
		t.Errorf("the export has a secret: %s", text)
	}
	session := b.cookie
	if status, v := b.ask(api+"/delete", `{"name":"canary-ada"}`); status != 200 {
		t.Fatalf("%d %v", status, v)
	}
	if status, _ := (&person{process: p, cookie: session}).ask(api, ""); status != 401 {
		t.Errorf("the session of a deleted account: %d", status)
	}
	if r := p.hub(key, s1, `{}`); r.status != 401 {
		t.Errorf("the key of a deleted account: %+v", r)
	}
	if err := p.stop(); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(data, "*"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, gone := range []string{"canary", "$argon2id$v=", key[:11]} {
			if bytes.Contains(file, []byte(gone)) {
				t.Errorf("%s still holds %q", name, gone)
			}
		}
		if strings.HasSuffix(name, ".db") && !bytes.Contains(file, []byte("正文 stays")) {
			t.Errorf("%s does not hold the post", name)
		}
	}
}

// TestAccount_Policies: who may sign up is a setting, and closed where others can ask.
func TestAccount_Policies(t *testing.T) {
	t.Parallel()
	const ada = `{"name":"ada","password":"a good password"}`
	for setting, want := range map[string]int{"WENBU_SIGNUP=closed": 403, "WENBU_SIGNUP=invite": 403, "WENBU_SIGNUP=open": 200, "WENBU_SIGNUP=": 200} {
		b := &person{process: serve(t, t.TempDir(), setting)}
		if status, v := b.ask("/api/v1/account/signup", ada); status != want {
			t.Errorf("%s: %d %v, want %d", setting, status, v, want)
		}
	}
	b := &person{process: serve(t, t.TempDir(), "WENBU_LIMIT_SIGNUPS_PER_DAY=1")}
	if status, v := b.ask("/api/v1/account/signup", ada); status != 200 {
		t.Errorf("the first of the day: %d %v", status, v)
	}
	if status, v := b.ask("/api/v1/account/signup", strings.Replace(ada, "ada", "bob", 1)); status != 429 {
		t.Errorf("the second of the day: %d %v", status, v)
	}
}
