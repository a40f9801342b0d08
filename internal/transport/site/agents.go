package site

import "net/http"

// agentsPage says how to connect an agent or a program, with the server's own
// address in every example, and lets a key be tried.
func agentsPage() *page {
	return &page{name: "agents", path: "/agents/", island: "agents", texts: []string{"try"}, load: loadAgents}
}

// client is a program that can be connected, with what to paste into it.
type client struct {
	ID, Key string // text agents.<key> says where the example goes
	Example string
}

// agentsBody is what the page shows.
type agentsBody struct {
	Origin  string
	Clients []client
}

// placeholderKey stands in the examples where the person's key goes.
const placeholderKey = "wb_a_…"

func loadAgents(s *site, r *http.Request, v *view) {
	origin := s.originOf(r)
	v.Body = agentsBody{Origin: origin, Clients: []client{
		{"claude", "claude", `{
  "mcpServers": {
    "wenbu": {
      "command": "wenbu",
      "args": ["mcp"]
    }
  }
}`},
		{"cursor", "cursor", `{
  "mcpServers": {
    "wenbu": { "url": "` + origin + `/mcp" },
    "wenbu-hub": {
      "url": "` + origin + `/api/mcp",
      "headers": { "x-api-key": "` + placeholderKey + `" }
    }
  }
}`},
		{"generic", "generic", origin + "/mcp\n" + origin + "/api/mcp    x-api-key: " + placeholderKey},
		{"curl", "curl", `curl -s ` + origin + `/api/universal/fortune/daily_fortune \
  -H 'x-api-key: ` + placeholderKey + `' \
  -H 'content-type: application/json' \
  -d '{}'`},
		{"python", "python", `import json, urllib.request

request = urllib.request.Request(
    "` + origin + `/api/universal/fortune/daily_fortune",
    data=json.dumps({}).encode(),
    headers={"x-api-key": "` + placeholderKey + `", "content-type": "application/json"},
)
print(json.load(urllib.request.urlopen(request))["data"])`},
		{"typescript", "typescript", `const answer = await fetch("` + origin + `/api/universal/fortune/daily_fortune", {
  method: "POST",
  headers: { "x-api-key": "` + placeholderKey + `", "content-type": "application/json" },
  body: "{}",
});
console.log((await answer.json()).data);`},
		{"cli", "cli", `wenbu bazi --date 1990-05-01 --time 08:30 --place 成都 --server ` + origin + `
wenbu agent --server ` + origin + ` '{"message":"1990-05-01 08:30 成都，女，看看八字"}'`},
	}}
}
