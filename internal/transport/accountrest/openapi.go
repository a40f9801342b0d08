package accountrest

import (
	"strings"

	"github.com/wenbu-go/wenbu/internal/account"
)

// object is a part of an OpenAPI document.
type object = map[string]any

// Part is these doors' part of an OpenAPI document.
type Part struct {
	Paths           map[string]any
	Schemas         map[string]any
	SecuritySchemes map[string]any
}

const cookieScheme = "accountCookie"

// OpenAPI describes the doors.
func OpenAPI() Part {
	p := Part{
		Paths:           map[string]any{},
		SecuritySchemes: object{cookieScheme: object{"type": "apiKey", "in": "cookie", "name": account.SessionCookie().Name}},
	}
	d := &door{}
	for _, r := range d.rows() {
		verbs := object{}
		if r.post.handle != nil {
			verbs["post"] = r.post.describe(r.path, "post")
		}
		if r.get.read != nil {
			verbs["get"] = r.get.describe(r.path, "get")
		}
		p.Paths[r.path] = verbs
	}
	return p
}

func (o operation) describe(path, verb string) object {
	failure := object{"description": "The failure.", "content": object{"application/json": object{"schema": object{"$ref": "#/components/schemas/Error"}}}}
	out := object{
		"operationId": "account_" + verb + strings.NewReplacer(base, "", "/", "_").Replace(path),
		"tags":        []string{"account"},
		"summary":     o.summary,
		"responses": object{
			"200":     object{"description": "Done.", "content": object{"application/json": object{"schema": o.out()}}},
			"default": failure,
		},
	}
	if o.in != nil {
		out["requestBody"] = object{"required": true, "content": object{"application/json": object{"schema": o.in()}}}
	}
	if !o.open {
		out["security"] = []object{{cookieScheme: []string{}}}
	}
	if path == base+"/usage" {
		out["parameters"] = []object{{"name": "limit", "in": "query", "schema": object{"type": "integer", "minimum": 1, "maximum": usageMost, "default": usageShown}}}
	}
	return out
}
