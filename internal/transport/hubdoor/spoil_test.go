package hubdoor

import (
	"bytes"
	"compress/gzip"
	"encoding/json/v2"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/hub/hubtest"
)

// What is wrong for a member of a kind. "ABSENT" leaves it out; raw is JSON text
// as it stands.
type raw string

const absent raw = "ABSENT"

var (
	noText    = []any{raw("0"), raw("true"), raw("[]"), raw("{}"), raw("-1.5e300"), raw(`["x"]`)}
	noNumber  = []any{"", "7", "１９９０", "NaN", raw("true"), raw("[]"), raw("{}"), raw("[1]")}
	noObject  = []any{"", "Beijing", raw("0"), raw("false"), raw("[]"), raw(`[{}]`)}
	noInteger = append(slices.Clone(noNumber), raw("1.5"), raw("1e400"), raw("-9223372036854775809"), raw("9007199254740993.5"), raw("1e-1"))
	hostile   = []any{
		strings.Repeat("𠮷", 20_000), "\x00", "\u202e", "' OR 1=1 --", "<script>alert(1)</script>", "../../etc/passwd", "%s%n", "${jndi:ldap://x}", "\u202e\ufeff", strings.Repeat("9", 5_000),
		raw("[" + strings.Repeat("[", 200) + strings.Repeat("]", 200) + "]"), raw("{" + strings.Repeat(`"a":{`, 100) + strings.Repeat("}", 100) + "}"),
	}
)

func outside(low, high int) []any {
	return append(slices.Clone(noInteger), float64(low-1), float64(high+1), raw("-1e308"), raw("1e308"), raw("99999999999999999999999999"))
}

// need adds what is wrong for a member that must be there.
func need(list []any) []any { return append(slices.Clone(list), absent, raw("null")) }

// wrongs are values that are wrong by themselves, by tool and dotted member.
var wrongs = map[string]map[string][]any{
	"get_usage_history": {"limit": append(slices.Clone(noNumber), raw("1e400"))},
	"bazi_basic_analysis": {
		"birth_year": need(outside(1900, 2100)), "birth_month": need(outside(1, 12)), "birth_day": need(outside(1, 31)),
		"birth_hour": outside(0, 23), "birth_minute": outside(0, 59), "gender": need(append(noText, "", "Male", "man", "男", "male ")),
		"location": need(append(noObject, raw("{}"), raw(`{"City_name":"北京"}`))), "location.city_name": need(append(append(slices.Clone(noText), hostile...), "", " ", "no such place", "\t")),
		"location.longitude": append(slices.Clone(noNumber), 180.5, raw("-181"), raw("1e400")), "location.latitude": append(slices.Clone(noNumber), 90.5, raw("-91")),
		"location.timezone_id": append(append(slices.Clone(noText), hostile...), "Asia/Nowhere", "../zone", "GMT+99"), "location.timezone_offset": append(slices.Clone(noNumber), 15., -14.5, 3.),
		"use_true_solar_time": {"true", raw("0"), raw("[]")}, "locale": append(slices.Clone(noText), "fr", "EN", "zh-CN"),
	},
	"bazi_pattern_analysis":     {"base_context": need(append(noObject, raw("{}"))), "locale": append(slices.Clone(noText), "x")},
	"bigluck_year_analysis":     {"base_context": need(append(noObject, raw("{}"))), "pattern_result": need(append(noObject, raw("{}"))), "target_year": need(outside(1990, 2110))},
	"bigluck_year_fortune_eval": {"year_analysis_result": need(append(noObject, raw("{}"))), "pattern_result": need(append(noObject, raw("{}")))},
	"daily_fortune": {
		"day_master":          append(append(slices.Clone(noText), hostile...), "子", "甲乙", "A", " 甲"),
		"divination_datetime": append(append(slices.Clone(noText), hostile...), "now", "2026-13-01T00:00", "2026-02-29T10:00", "1900-02-28T12:00", "2200-01-01T00:00", "2026-11-30T24:00", "2026-11-30T08:30+25:00"),
		"locale":              append(slices.Clone(noText), "fr"),
	},
	"question_divination":  {"question": need(append(noText, "")), "divination_datetime": append(slices.Clone(noText), "yesterday", "2026-11-31T08:30", "0000-00-00T00:00"), "locale": {"de", raw("1")}},
	"forum_list_posts":     {"page": outside(1, 100_000), "limit": outside(1, 50), "tag": noText, "bazi_year": noInteger, "include": {"x", raw(`["x"]`), raw("7"), raw(`["agent_metadata","x"]`), raw("{}"), raw(`[7]`)}},
	"forum_get_post":       {"post_id": badID},
	"forum_like_post":      {"post_id": badID, "action": append(slices.Clone(noText), "Like", "dislike", "")},
	"forum_create_comment": {"post_id": badID, "content": badText(2_000), "agent_metadata": badMetadata},
	"forum_create_post": {
		"title": badText(120), "content": badText(10_000), "bazi_year": outside(1900, 2100),
		"tags":                []any{"", "a", raw("0"), raw("true"), raw("{}"), raw(`[7]`), raw(`[""]`), raw(`["a","b","c","d","e","f"]`), raw(`["` + strings.Repeat("长", 25) + `"]`), raw(`[null]`)},
		"author_display_name": append(slices.Clone(noText), strings.Repeat("n", 41), " ", "a\u0001b"), "agent_metadata": badMetadata,
	},
}

var badID = need(append(slices.Clone(noText), "", "1", "0192f000-0000-7000-8000-00000000000", "0192f000-0000-7000-8000-00000000000g", "{0192f000-0000-7000-8000-000000000000}", "0192f000000070008000000000000000",
	"0192f000-0000-7000-8000-000000000000", "' OR ''='"))

func badText(most int) []any {
	return need(append(slices.Clone(noText), "", " \n\t ", "a\x00b", "\x1b[31m", strings.Repeat("x", most+1), strings.Repeat("é", most+1), strings.Repeat("🎲", most+1)))
}

var badMetadata = append(slices.Clone(noObject), raw("{}"), raw(`{"agent_name":"n","agent_version":"1"}`), raw(`{"agent_name":"n","agent_version":"1","platform":"vim"}`),
	raw(`{"agent_name":"n","agent_version":"1","platform":"other","x":1}`), raw(`{"agent_name":"","agent_version":"1","platform":"other"}`), raw(`{"Agent_name":"n","agent_version":"1","platform":"other"}`),
	raw(`{"agent_name":"`+strings.Repeat("n", 65)+`","agent_version":"1","platform":"other"}`), raw(`{"agent_name":"n","agent_version":"`+strings.Repeat("🎲", 33)+`","platform":"other"}`))

// contexts are the members that hold what a link of the chain answered.
var contexts = map[string][]string{
	"bazi_pattern_analysis": {"base_context"}, "bigluck_year_analysis": {"base_context", "pattern_result"},
	"bigluck_year_fortune_eval": {"pattern_result", "year_analysis_result.partial.base_context", "year_analysis_result.year_pillar"},
}

// pick returns one of a list.
func pick[T any](s *sweep, list []T) T { return list[s.random.IntN(len(list))] }

// badArguments makes one to all members wrong.
func (s *sweep) badArguments(r *spoiled) bool {
	members := slices.Sorted(maps.Keys(wrongs[r.entry.Name]))
	if len(members) == 0 {
		return false
	}
	arguments := clone(s.good[r.entry.Name]).(object)
	if places := contexts[r.entry.Name]; places != nil && s.random.IntN(2) == 0 {
		r.spoiled = append(r.spoiled, s.tamper(arguments, pick(s, places)))
	} else {
		for range 1 + s.random.IntN(min(3, len(members))) {
			member := pick(s, members)
			value := pick(s, wrongs[r.entry.Name][member])
			set(arguments, member, value)
			r.spoiled = append(r.spoiled, member)
		}
	}
	if s.random.IntN(4) == 0 { // what is not known is ignored
		arguments["__proto__"], arguments["unknown"] = pick(s, hostile), pick(s, hostile)
	}
	r.arguments = written(arguments)
	return true
}

// tamper changes something that the chain computes again.
func (s *sweep) tamper(arguments object, place string) string {
	at := any(arguments)
	for name := range strings.SplitSeq(place, ".") {
		at = at.(object)[name]
	}
	path := place
	for {
		o := at.(object)
		names := slices.DeleteFunc(slices.Sorted(maps.Keys(o)), func(name string) bool {
			list, isList := o[name].([]any)
			return name == "narrative" || name == "interpreter" || name == "input" || o[name] == nil || isList && len(list) == 0
		})
		name := pick(s, names)
		path += "." + name
		switch v := o[name].(type) {
		case object:
			at = v
			continue
		case []any:
			o[name] = v[:len(v)-1]
		case string:
			o[name] = pick(s, []any{v + "x", "", raw("null"), raw("0"), absent})
		case float64:
			o[name] = pick(s, []any{v + 1, -v - 1, v + 1e-7, fmt.Sprint(v), raw("null"), absent})
		case bool:
			o[name] = !v
		}
		return path
	}
}

// set puts a value at a dotted member.
func set(o object, path string, value any) {
	name, rest, nested := strings.Cut(path, ".")
	if !nested {
		o[name] = value
		return
	}
	if inner, ok := o[name].(object); ok {
		set(inner, rest, value)
	}
}

func clone(v any) any {
	switch v := v.(type) {
	case object:
		c := object{}
		for name, each := range v {
			c[name] = clone(each)
		}
		return c
	case []any:
		c := make([]any, len(v))
		for i, each := range v {
			c[i] = clone(each)
		}
		return c
	}
	return v
}

// written is JSON with raw values as they stand.
func written(v any) []byte {
	switch v := v.(type) {
	case raw:
		return []byte(v)
	case object:
		var b bytes.Buffer
		b.WriteByte('{')
		for _, name := range slices.Sorted(maps.Keys(v)) {
			if v[name] == any(absent) {
				continue
			}
			if b.Len() > 1 {
				b.WriteByte(',')
			}
			b.Write(written(name))
			b.WriteByte(':')
			b.Write(written(v[name]))
		}
		b.WriteByte('}')
		return b.Bytes()
	case []any:
		parts := make([][]byte, len(v))
		for i, each := range v {
			parts[i] = written(each)
		}
		return slices.Concat([]byte("["), bytes.Join(parts, []byte(",")), []byte("]"))
	}
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // the values are those above
	}
	return text
}

// badText makes the body no JSON, or no object.
func (s *sweep) badText(r *spoiled) bool {
	s.envelop(r)
	body := bytes.Clone(r.body)
	at := 1 + s.random.IntN(len(body)-1)
	twice := func() []byte { return append([]byte(`{"a":1,"a":1,`), body[1:]...) }
	if len(body) == 2 { // {}
		twice = func() []byte { return []byte(`{"a":1,"a":1}`) }
	}
	ways := map[string]func() []byte{
		"truncated": func() []byte { return body[:at] },
		"garbage":   func() []byte { return append(body, pick(s, []string{"x", "}", "{}", ",", "\x00", "//"})...) },
		"twice":     twice,
		"bytes":     func() []byte { return []byte(`{"a":"` + pick(s, []string{"\xff", "\xc3\x28", "\xed\xa0\x80"}) + `"}`) },
		"surrogate": func() []byte { return []byte(`{"a":"\ud800"}`) },
		"mark":      func() []byte { return append([]byte("\xef\xbb\xbf"), body...) },
		"UTF-16":    func() []byte { return []byte("{\x00}\x00") },
		"deep": func() []byte {
			return []byte(`{"a":` + strings.Repeat("[", 20_000) + strings.Repeat("]", 20_000) + `}`)
		},
		"huge":         func() []byte { return []byte(`{"a":"` + strings.Repeat("x", hub.MaxBody) + `"}`) },
		"list":         func() []byte { return slices.Concat([]byte("["), body, []byte("]")) },
		"scalar":       func() []byte { return []byte(pick(s, []string{"7", "null", `"{}"`, "true", "-0"})) },
		"single":       func() []byte { return []byte("{'a':1}") },
		"comment":      func() []byte { return append([]byte("/* x */"), body...) },
		"not a number": func() []byte { return []byte(`{"a":NaN}`) },
		"comma":        func() []byte { return []byte(`{"a":1,}`) },
		"control":      func() []byte { return []byte("{\"a\":\"\n\"}") },
		"form":         func() []byte { return []byte("birth_year=1990&gender=male") },
		"gzip":         func() []byte { return zipped(body) },
	}
	name := pick(s, slices.Sorted(maps.Keys(ways)))
	r.body = ways[name]()
	r.spoiled = append(r.spoiled, name)
	return true
}

func zipped(b []byte) []byte {
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	_, _ = w.Write(b) // into memory
	_ = w.Close()
	return out.Bytes()
}

// badCredential leaves no credential that counts.
func (s *sweep) badCredential(r *spoiled) bool {
	r.spoiled = append(r.spoiled, "credential")
	if s.random.IntN(6) == 0 {
		r.path += "?" + pick(s, []string{"key", "api_key", "APIKEY", "token", "access_token", "X-Api-Key"}) + "=" + personal
		return true
	}
	idempotency := r.header.Get("Idempotency-Key")
	r.header = pick(s, []http.Header{
		{}, {"X-Api-Key": {""}}, {"X-Api-Key": {"wb_p_nobody"}}, {"X-Api-Key": {personal + " "}}, {"X-Api-Key": {strings.Repeat("k", 10_000)}}, {"X-Api-Key": {"\xff\x00"}},
		{"Authorization": {"Basic " + personal}}, {"Authorization": {personal}}, {"Authorization": {"Bearer"}}, {"Authorization": {"Bearer " + personal + " x"}},
		{"X-Api-Key": {personal}, "Authorization": {"Bearer " + agentKey}}, {"X-Api-Key": {personal, agentKey}}, {"Cookie": {"session=bad"}}, {"Cookie": {"session=" + hubtest.Cookie}, "Sec-Fetch-Site": {"cross-site"}},
	})
	if idempotency != "" {
		r.header.Set("Idempotency-Key", idempotency)
	}
	return true
}

// badAddress asks for what is not there, or with another verb.
func (s *sweep) badAddress(r *spoiled) bool {
	r.spoiled = append(r.spoiled, "address")
	if s.random.IntN(2) == 0 {
		r.method = pick(s, []string{"GET", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "PROPFIND"})
		return true
	}
	name := pick(s, []string{"no_such", strings.ToUpper(r.entry.Name), r.entry.Name + "s", " " + r.entry.Name, r.entry.ID, "__proto__", "\x00", strings.Repeat("n", 3_000), "工具", "a%2Fb"})
	switch {
	case s.random.IntN(8) == 0:
		r.path, r.mcp = "/api/v1/mcp", true
	case r.mcp:
		r.body = fmt.Appendf(nil, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":%s,"arguments":{}}}`, written(name))
	case s.random.IntN(2) == 0:
		r.path = "/api/universal/" + r.entry.Category + "/" + name
	default:
		other := pick(s, []string{hub.CategoryMeta, hub.CategoryFortune, hub.CategoryForum, "none", "Meta", "fortune/x"})
		if other == r.entry.Category {
			other = "x"
		}
		r.path = "/api/universal/" + other + "/" + r.entry.Name
	}
	return true
}

// badMessage is JSON that is no call of MCP.
func (s *sweep) badMessage(r *spoiled) bool {
	if !r.mcp {
		return false
	}
	name := string(written(r.entry.Name))
	r.body = []byte(pick(s, []string{
		`{}`, `{"jsonrpc":"2.0","id":1}`, `{"id":1,"method":7}`, `{"id":1,"method":""}`, `{"id":1,"method":null}`, `{"id":1,"method":["tools/call"]}`,
		`{"id":1,"method":"tools/calls"}`, `{"id":1,"method":"resources/list"}`, `{"id":1,"method":"` + r.entry.Name + `"}`, `{"id":{},"method":"ping"}`, `{"id":[1],"method":"ping"}`, `{"id":true,"method":"ping"}`,
		`{"id":1,"method":"tools/call"}`, `{"id":1,"method":"tools/call","params":null}`, `{"id":1,"method":"tools/call","params":[]}`, `{"id":1,"method":"tools/call","params":"x"}`,
		`{"id":1,"method":"tools/call","params":{"name":7}}`, `{"id":1,"method":"tools/call","params":{"arguments":{}}}`, `{"id":1,"method":"tools/call","params":{"Name":` + name + `}}`,
		`{"id":1,"method":"tools/call","params":{"name":` + name + `,"arguments":[]}}`, `{"id":1,"method":"tools/call","params":{"name":` + name + `,"arguments":"{}"}}`, `{"id":1,"method":"tools/call","params":{"name":` + name + `,"arguments":0}}`,
		`{"id":1,"method":"tools/call","params":{"name":` + name + `,"_meta":7}}`, `{"id":1,"method":"tools/call","params":{"name":` + name + `,"_meta":{"idempotency_key":7}}}`,
	}))
	r.spoiled = append(r.spoiled, "message")
	return true
}

// badKey sends a key of idempotency that is none, with a good call.
func (s *sweep) badKey(r *spoiled) bool {
	if !r.entry.Writes() {
		return false
	}
	r.idempotency = pick(s, []string{strings.Repeat("k", 256), strings.Repeat("k", 20_000), "ключ", "a\x01b", "\x7f", "🎲"})
	r.spoiled = append(r.spoiled, "idempotency key")
	return true
}

// fullMinute is one call too many.
func (s *sweep) fullMinute(r *spoiled) bool {
	w := r.entry.Window
	if w.PerMinute == 0 || len(r.spoiled) > 0 {
		return false
	}
	r.header = keyed(agentKey)
	s.Windows.Fill(w.Name, hubtest.AgentID, w.PerMinute)
	s.Windows.Fill(w.Name, hubtest.Rich, w.PerMinute)
	r.spoiled = append(r.spoiled, "full minute")
	return true
}
