package schema_test

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// letter uses every tag and every kind of member.
type letter struct {
	Subject  string         `json:"subject" limit:"1..10" trim:"true" doc:"What it is about."`
	Agreed   bool           `json:"agreed" const:"true"`
	Locale   string         `json:"locale" enum:"zh|en" default:"\"zh\""`
	Pages    int            `json:"pages,omitzero" range:"1..9"`
	Weight   *float64       `json:"weight,omitzero" range:"-180..180"`
	Time     *string        `json:"time" pattern:"^[0-9]{2}:[0-9]{2}$" required:"true"`
	Reply    *string        `json:"reply" limit:"0..3" default:"null"`
	Lines    []int          `json:"lines" limit:"..3" enum:"6|7|8|9" default:"[]"`
	Tags     []string       `json:"tags" limit:"0..2" items:"1..4" default:"[]"`
	Pair     [2]bool        `json:"pair" default:"[true,false]"`
	Parts    []part         `json:"parts" limit:"0..4" default:"[]"`
	Extra    part           `json:"extra" default:"{\"body\":\"x\"}"`
	Any      jsontext.Value `json:"any,omitzero"`
	Sent     *time.Time     `json:"sent,omitzero"`
	Counts   map[string]int `json:"counts,omitzero"`
	Small    uint8          `json:"small,omitzero"`
	Embedded                // its members stand among these
	//lint:ignore U1000 it shows that unexported fields are left out
	hidden map[string]float32
}

type part struct {
	Body  string `json:"body" limit:"1..5"`
	Count int    `json:"count" default:"1"`
}

// Embedded has a member that its outer struct shows as its own.
type Embedded struct {
	Inner string `json:"inner,omitzero"`
}

func (l letter) Validate() []fault.Field {
	if l.Pages > 5 && len(l.Parts) == 0 {
		return []fault.Field{{Code: schema.Custom, Message: "many pages need parts"}}
	}
	return nil
}

// with returns a valid letter whose members are replaced by those of the given
// object.
func with(members string) string {
	base := map[string]jsontext.Value{
		"subject": jsontext.Value(`"hi"`), "agreed": jsontext.Value(`true`), "time": jsontext.Value(`null`),
	}
	var more map[string]jsontext.Value
	if err := json.Unmarshal([]byte(members), &more); err != nil {
		panic(err)
	}
	for name, value := range more {
		base[name] = value
		if string(value) == `"ABSENT"` {
			delete(base, name)
		}
	}
	raw, err := json.Marshal(base, json.Deterministic(true))
	if err != nil {
		panic(err)
	}
	return string(raw)
}

// problemCase is one input with the problems it has, written "path code".
type problemCase struct {
	name  string
	input string
	want  []string
	loose bool // JSON Schema cannot say this: its validator accepts the input
}

var problemCases = []problemCase{
	{"root is no object", `[]`, []string{" invalid_type"}, false},
	{"root is null", `null`, []string{" invalid_type"}, false},
	{"missing string", with(`{"subject":"ABSENT"}`), []string{"subject invalid_type"}, false},
	{"missing literal", with(`{"agreed":"ABSENT"}`), []string{"agreed invalid_value"}, false},
	{"missing nullable", with(`{"time":"ABSENT"}`), []string{"time invalid_type"}, false},
	{"wrong literal", with(`{"agreed":false}`), []string{"agreed invalid_value"}, false},
	{"literal of another type", with(`{"agreed":"true"}`), []string{"agreed invalid_value"}, false},
	{"string is null", with(`{"subject":null}`), []string{"subject invalid_type"}, false},
	{"string is a number", with(`{"subject":1}`), []string{"subject invalid_type"}, false},
	{"string too short", with(`{"subject":""}`), []string{"subject too_small"}, false},
	{"string blank", with(`{"subject":"  \u3000\ufeff "}`), []string{"subject too_small"}, true},
	{"string too long", with(`{"subject":"12345678901"}`), []string{"subject too_big"}, false},
	{"astral text counts twice", with(`{"subject":"𠮷𠮷𠮷𠮷𠮷𠮷"}`), []string{"subject too_big"}, true},
	{"enum", with(`{"locale":"fr"}`), []string{"locale invalid_value"}, false},
	{"enum in the wrong case", with(`{"locale":"EN"}`), []string{"locale invalid_value"}, false},
	{"enum of another type", with(`{"locale":1}`), []string{"locale invalid_value"}, false},
	{"default does not admit null", with(`{"locale":null}`), []string{"locale invalid_value"}, false},
	{"optional does not admit null", with(`{"weight":null}`), []string{"weight invalid_type"}, false},
	{"number too small", with(`{"pages":0}`), []string{"pages too_small"}, false},
	{"number too big", with(`{"weight":180.5}`), []string{"weight too_big"}, false},
	{"fraction", with(`{"pages":1.5}`), []string{"pages invalid_type"}, false},
	{"integer as text", with(`{"pages":"1"}`), []string{"pages invalid_type"}, false},
	{"unsafe integer", with(`{"extra":{"body":"x","count":9007199254740993}}`), []string{"extra.count too_big"}, true},
	{"beyond the type", with(`{"small":256}`), []string{"small too_big"}, false},
	{"negative unsigned", with(`{"small":-1}`), []string{"small too_small"}, false},
	{"pattern", with(`{"time":"8:30"}`), []string{"time invalid_format"}, false},
	{"nullable too long", with(`{"reply":"four"}`), []string{"reply too_big"}, false},
	{"array too long", with(`{"lines":[6,7,8,9]}`), []string{"lines too_big"}, false},
	{"item not allowed", with(`{"lines":[6,5]}`), []string{"lines.1 invalid_value"}, false},
	{"item too long", with(`{"tags":["a","12345"]}`), []string{"tags.1 too_big"}, false},
	{"item empty", with(`{"tags":[""]}`), []string{"tags.0 too_small"}, false},
	{"pair too short", with(`{"pair":[true]}`), []string{"pair too_small"}, false},
	{"array is an object", with(`{"tags":{}}`), []string{"tags invalid_type"}, false},
	{"deep", with(`{"parts":[{"body":"ok"},{"body":"123456"}]}`), []string{"parts.1.body too_big"}, false},
	{"deep missing", with(`{"parts":[{}]}`), []string{"parts.0.body invalid_type"}, false},
	{"deep unknown", with(`{"parts":[{"body":"ok","x":1}]}`), []string{"parts.0 unrecognized_keys"}, false},
	{"unknown", with(`{"constructor":1,"__proto__":{}}`), []string{" unrecognized_keys"}, false},
	{"wrong case", with(`{"Locale":"en"}`), []string{" unrecognized_keys"}, false},
	{"map value", with(`{"counts":{"a":1,"b":"2"}}`), []string{"counts.b invalid_type"}, false},
	{"date-time", with(`{"sent":"yesterday"}`), []string{"sent invalid_format"}, true},
	{"all at once", `{"subject":7,"agreed":false,"pages":10,"tags":["","12345"],"zz":1}`, []string{
		"subject invalid_type", "agreed invalid_value", "pages too_big", "tags.0 too_small", "tags.1 too_big",
		"time invalid_type", " unrecognized_keys",
	}, false},
}

func TestCheck_Problems(t *testing.T) {
	t.Parallel()
	contract := schema.Compile(schema.For[letter]())
	resolved := resolve(t, contract.Schema())
	for _, c := range problemCases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			normal, problems := contract.Check(jsontext.Value(c.input))
			if normal != nil {
				t.Errorf("got a value for %s: %s", c.input, normal)
			}
			var got []string
			for _, p := range problems {
				got = append(got, p.Path+" "+p.Code)
				if p.Message == "" {
					t.Errorf("%s: no message", p.Path)
				}
			}
			if !reflect.DeepEqual(got, c.want) {
				t.Errorf("%s\ngot  %q\nwant %q", c.input, got, c.want)
			}
			if err := validate(t, resolved, c.input); (err == nil) != c.loose {
				t.Errorf("the published schema says %v, want accepted=%v for %s", err, c.loose, c.input)
			}
		})
	}
}

func TestCheck_NormalForm(t *testing.T) {
	t.Parallel()
	contract := schema.Compile(schema.For[letter]())
	tail := `"reply":null,"lines":[],"tags":[],"pair":[true,false],"parts":[],"extra":{"body":"x","count":1}`
	for name, c := range map[string]struct{ input, want string }{
		"defaults":  {`{"subject":"hi","agreed":true,"time":null}`, `{"subject":"hi","agreed":true,"locale":"zh","time":null,` + tail + `}`},
		"order":     {` { "time" : "08:30" , "agreed" : true , "subject" : "hi" } `, `{"subject":"hi","agreed":true,"locale":"zh","time":"08:30",` + tail + `}`},
		"trim":      {`{"subject":"\u00a0 hi\n","agreed":true,"time":null}`, `{"subject":"hi","agreed":true,"locale":"zh","time":null,` + tail + `}`},
		"escapes":   {`{"subj\u0065ct":"\u0068i","agreed":true,"time":null}`, `{"subject":"hi","agreed":true,"locale":"zh","time":null,` + tail + `}`},
		"integers":  {`{"subject":"hi","agreed":true,"time":null,"pages":2.0}`, `{"subject":"hi","agreed":true,"locale":"zh","pages":2,"time":null,` + tail + `}`},
		"exponents": {`{"subject":"hi","agreed":true,"time":null,"pages":5e0,"weight":1e2}`, `{"subject":"hi","agreed":true,"locale":"zh","pages":5,"weight":1e2,"time":null,` + tail + `}`},
		"any":       {`{"subject":"hi","agreed":true,"time":null,"any":{"b": [1, null]}}`, `{"subject":"hi","agreed":true,"locale":"zh","time":null,` + tail + `,"any":{"b":[1,null]}}`},
		"embedded":  {`{"subject":"hi","agreed":true,"time":null,"inner":"i"}`, `{"subject":"hi","agreed":true,"locale":"zh","time":null,` + tail + `,"inner":"i"}`},
		"map":       {`{"subject":"hi","agreed":true,"time":null,"counts":{"":0,"a":1}}`, `{"subject":"hi","agreed":true,"locale":"zh","time":null,` + tail + `,"counts":{"":0,"a":1}}`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, problems := contract.Check(jsontext.Value(c.input))
			if problems != nil {
				t.Fatalf("problems %v for %s", problems, c.input)
			}
			if string(got) != c.want {
				t.Errorf("%s\ngot  %s\nwant %s", c.input, got, c.want)
			}
			if err := validate(t, resolve(t, contract.Schema()), string(got)); err != nil {
				t.Errorf("the published schema refuses the normal form: %v", err)
			}
		})
	}
}

func TestCheck_Astral(t *testing.T) {
	t.Parallel()
	if _, problems := schema.Check(schema.For[letter](), jsontext.Value(with(`{"subject":"𠮷𠮷𠮷𠮷𠮷"}`))); problems != nil {
		t.Errorf("five characters of two units fit in ten: %v", problems)
	}
}

func TestCheck_NotJSON(t *testing.T) {
	t.Parallel()
	contract := schema.Compile(schema.For[letter]())
	for name, input := range map[string]string{
		"empty":                 ``,
		"cut":                   `{"subject":"hi"`,
		"trailing":              with(`{}`) + `{}`,
		"trailing word":         with(`{}`) + ` x`,
		"duplicate":             `{"subject":"a","subject":"b","agreed":true,"time":null}`,
		"duplicate by escape":   `{"subject":"a","subj\u0065ct":"b","agreed":true,"time":null}`,
		"duplicate in any":      with(`{}`)[:1] + `"any":{"a":1,"a":2},` + with(`{}`)[1:],
		"duplicate in unknown":  with(`{}`)[:1] + `"zz":{"a":1,"a":2},` + with(`{}`)[1:],
		"duplicate in map":      with(`{}`)[:1] + `"counts":{"a":1,"a":2},` + with(`{}`)[1:],
		"invalid UTF-8":         with(`{}`)[:1] + "\"inner\":\"\xff\"," + with(`{}`)[1:],
		"invalid UTF-8 in any":  with(`{}`)[:1] + "\"any\":\"\xff\"," + with(`{}`)[1:],
		"invalid UTF-8 in name": with(`{}`)[:1] + "\"\xff\":1," + with(`{}`)[1:],
		"lone surrogate":        with(`{}`)[:1] + `"inner":"\ud800",` + with(`{}`)[1:],
		"comment":               `{/**/}`,
		"trailing comma":        `{"subject":"a",}`,
		"NaN":                   `{"subject":NaN}`,
		"byte order mark":       "\ufeff" + with(`{}`),
		"too deep":              with(`{}`)[:1] + `"any":` + strings.Repeat("[", 20000) + strings.Repeat("]", 20000) + `,` + with(`{}`)[1:],
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, problems := contract.Check(jsontext.Value(input))
			if len(problems) != 1 || problems[0].Code != schema.InvalidJSON || problems[0].Path != "" {
				t.Errorf("got %v, want one invalid_json for %.80q", problems, input)
			}
		})
	}
}

func TestCheck_ProblemsAreBounded(t *testing.T) {
	t.Parallel()
	type many struct {
		Items []part `json:"items"`
	}
	_, problems := schema.Check(schema.For[many](), jsontext.Value(`{"items":[`+strings.Repeat(`{},`, 500)+`{}]}`))
	if len(problems) != schema.MaxProblems {
		t.Errorf("got %d problems, want %d", len(problems), schema.MaxProblems)
	}
	var b strings.Builder
	for i := range 400 {
		fmt.Fprintf(&b, `,"%d%s":0`, i, strings.Repeat("长", 200))
	}
	_, problems = schema.Check(schema.For[many](), jsontext.Value(`{"items":[]`+b.String()+`}`))
	if len(problems) != 1 || len(problems[0].Message) > 2000 {
		t.Errorf("got %d problems with a message of %d bytes", len(problems), len(problems[0].Message))
	}
}

func TestCheck_MessagesNameBoundsAndKeys(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]string{
		with(`{"subject":"12345678901"}`): "must have at most 10 UTF-16 code units, has 11",
		with(`{"Locale":"en"}`):           `unrecognized: "Locale"; known are subject, agreed, locale, pages, weight, time, reply, lines, tags, pair, parts, extra, any, sent, counts, small, inner`,
		with(`{"locale":"fr"}`):           `must be one of "zh", "en"`,
		with(`{"time":1}`):                "expected string or null, received number",
		with(`{"weight":181}`):            "must be at most 180",
	} {
		_, problems := schema.Check(schema.For[letter](), jsontext.Value(input))
		if len(problems) != 1 || problems[0].Message != want {
			t.Errorf("%s\ngot  %v\nwant %s", input, problems, want)
		}
	}
}

func TestDecode(t *testing.T) {
	t.Parallel()
	got, err := schema.Decode[letter](jsontext.Value(with(`{"subject":" hi ","pages":3,"weight":1.5,"time":"08:30","parts":[{"body":"b"}]}`)))
	if err != nil {
		t.Fatal(err)
	}
	if got.Subject != "hi" || got.Pages != 3 || *got.Weight != 1.5 || *got.Time != "08:30" || got.Reply != nil ||
		got.Locale != "zh" || got.Parts[0] != (part{Body: "b", Count: 1}) || got.Extra.Body != "x" || !got.Pair[0] {
		t.Errorf("got %+v", got)
	}
	_, err = schema.Decode[letter](jsontext.Value(with(`{"pages":6}`)))
	f := fault.As(err)
	if f == nil || f.Kind != fault.Invalid || f.Reason != "invalid_input" || len(f.Fields) != 1 || f.Fields[0].Path != "" || f.Fields[0].Code != schema.Custom {
		t.Errorf("cross-field rule: got %v", err)
	}
	_, err = schema.Decode[letter](jsontext.Value(`{`))
	if f := fault.As(err); f == nil || f.Kind != fault.Invalid || f.Reason != schema.InvalidJSON || f.Fields != nil {
		t.Errorf("no JSON: got %v", err)
	}
}

// span has an end that defaults to its start.
type span struct {
	From int  `json:"from" range:"0..9"`
	To   *int `json:"to,omitzero" range:"0..9"`
}

func (s *span) Complete() {
	if s.To == nil {
		s.To = &s.From
	}
}

func TestDecode_Completes(t *testing.T) {
	t.Parallel()
	contract := schema.Compile(schema.For[span]())
	for input, want := range map[string]string{`{"from":3}`: `{"from":3,"to":3}`, `{"to":5,"from":3}`: `{"from":3,"to":5}`} {
		got, normal, err := schema.DecodeBy[span](contract, jsontext.Value(input))
		if err != nil || string(normal) != want || got.To == nil {
			t.Errorf("%s: got %s %+v, %v; want %s", input, normal, got, err, want)
		}
		if _, again, err := schema.DecodeBy[span](contract, normal); err != nil || string(again) != want {
			t.Errorf("%s again: got %s, %v", normal, again, err)
		}
	}
}

func TestRequire(t *testing.T) {
	t.Parallel()
	loose := schema.For[letter]()
	strict := schema.Require(loose, "locale")
	if _, problems := schema.Check(strict, jsontext.Value(with(`{}`))); len(problems) != 1 || problems[0].Path != "locale" {
		t.Errorf("got %v, want locale missing", problems)
	}
	if _, problems := schema.Check(strict, jsontext.Value(with(`{"locale":"en"}`))); problems != nil {
		t.Error(problems)
	}
	if _, problems := schema.Check(loose, jsontext.Value(with(`{}`))); problems != nil {
		t.Errorf("the original changed: %v", problems)
	}
}

// TestRequire_Inside requires members of objects within, alone and in a list.
func TestRequire_Inside(t *testing.T) {
	t.Parallel()
	type zoned struct {
		Zone string `json:"zone" default:"\"UTC\""`
	}
	type pair struct {
		A    zoned   `json:"a"`
		List []zoned `json:"list,omitzero"`
	}
	strict := schema.Require(schema.For[pair](), "a.zone", "list[].zone")
	for body, path := range map[string]string{`{"a":{}}`: "a.zone", `{"a":{"zone":"UTC"},"list":[{}]}`: "list.0.zone", `{"a":{"zone":"UTC"},"list":[{"zone":"UTC"}]}`: ""} {
		_, problems := schema.Check(strict, jsontext.Value(body))
		if len(problems) > 1 || (path == "") != (len(problems) == 0) || path != "" && problems[0].Path != path {
			t.Errorf("%s: %v, want %q", body, problems, path)
		}
	}
}

// The published schema survives a round trip, and both drafts understand it.
func TestFor_RoundTrip(t *testing.T) {
	t.Parallel()
	for _, draft := range []string{"http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2020-12/schema"} {
		s := schema.For[letter]()
		s.Schema = draft
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var back jsonschema.Schema
		if err := json.Unmarshal(text, &back); err != nil {
			t.Fatal(err)
		}
		if _, err := back.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true}); err != nil {
			t.Errorf("%s: %v", draft, err)
		}
		for _, want := range []string{
			`"additionalProperties":false`, `"maxLength":10`, `Length 1..10 in UTF-16 code units.`,
			`"type":["string","null"]`, `"required":["subject","agreed","time"]`, `"format":"date-time"`, `"x-trim":true`,
		} {
			if !strings.Contains(string(text), want) {
				t.Errorf("%s is not in %s", want, text)
			}
		}
		if strings.Contains(string(text), "hidden") {
			t.Error("an unexported field is published")
		}
	}
}

func TestProgrammersMistakesPanic(t *testing.T) {
	t.Parallel()
	type recursive struct {
		Next []recursive `json:"next"`
	}
	type badDefault struct {
		A string `json:"a" limit:"1..2" default:"\"long\""`
	}
	for name, f := range map[string]func(){
		"recursive": func() { schema.For[recursive]() },
		"channel":   func() { schema.For[chan int]() },
		"no name":   func() { schema.For[struct{ A int }]() },
		"bad bounds": func() {
			schema.For[struct {
				A string `json:"a" limit:"3"`
			}]()
		},
		"length of a num": func() {
			schema.For[struct {
				A int `json:"a" limit:"1..3"`
			}]()
		},
		"bad default":     func() { schema.Compile(schema.For[badDefault]()) },
		"open object":     func() { schema.Compile(&jsonschema.Schema{Type: "object"}) },
		"unknown keyword": func() { schema.Compile(&jsonschema.Schema{Type: "array", UniqueItems: true}) },
		"unknown format":  func() { schema.Compile(&jsonschema.Schema{Type: "string", Format: "email"}) },
		"require unknown": func() { schema.Require(schema.For[part](), "zz") },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			f()
		})
	}
}

func resolve(t *testing.T, s *jsonschema.Schema) *jsonschema.Resolved {
	t.Helper()
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var back jsonschema.Schema
	if err := json.Unmarshal(text, &back); err != nil {
		t.Fatal(err)
	}
	resolved, err := back.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true})
	if err != nil {
		t.Fatal(err)
	}
	return resolved
}

func validate(t *testing.T, resolved *jsonschema.Resolved, input string) error {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(input), &v); err != nil {
		t.Fatal(err)
	}
	return resolved.Validate(v)
}

// FuzzCheck: no input makes a check panic, and a normal form is its own normal
// form and is accepted by the published schema.
func FuzzCheck(f *testing.F) {
	for _, c := range problemCases {
		f.Add(c.input)
	}
	f.Add(with(`{}`))
	f.Add(with(`{"subject":"𠮷","lines":[6,9],"parts":[{"body":"b","count":-0}],"any":[{"a":1}],"counts":{"":1},"sent":"2024-02-29T00:00:00Z"}`))
	contract := schema.Compile(schema.For[letter]())
	f.Fuzz(func(t *testing.T, input string) {
		normal, problems := contract.Check(jsontext.Value(input))
		if (normal == nil) == (problems == nil) || len(problems) > schema.MaxProblems {
			t.Fatalf("value %s and problems %v", normal, problems)
		}
		if problems != nil {
			return
		}
		again, problems := contract.Check(normal)
		if problems != nil || string(again) != string(normal) {
			t.Fatalf("%s became %s with %v", normal, again, problems)
		}
		if _, err := schema.Decode[letter](normal); err != nil && fault.As(err).Kind != fault.Invalid {
			t.Fatalf("%s: %v", normal, err)
		}
		if err := validate(t, resolve(t, contract.Schema()), string(normal)); err != nil {
			t.Fatalf("%s: %v", normal, err)
		}
	})
}

func BenchmarkCheck(b *testing.B) {
	contract := schema.Compile(schema.For[letter]())
	raw := jsontext.Value(with(`{"subject":"hi there","weight":116.4,"time":"08:30","lines":[6,7],"parts":[{"body":"one"},{"body":"two"}]}`))
	b.ReportAllocs()
	b.SetBytes(int64(len(raw)))
	for b.Loop() {
		if _, problems := contract.Check(raw); problems != nil {
			b.Fatal(problems)
		}
	}
}

// Text that is no JSON is told what is wrong with it, in both languages.
func TestSyntax(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		`{"a":1,"a":2}`:    "a name stands twice in one object",
		"\xef\xbb\xbf{}":   "byte order mark",
		"{\"a\":\"\xff\"}": "not valid UTF-8",
		`{"a":1} {"a":1}`:  "there is more after the value",
		`{"a":1`:           "ends too early",
		``:                 "it is empty",
		`{a:1}`:            "a mistake of syntax",
	} {
		wrong := schema.Syntax(jsontext.Value(text))
		if wrong == nil || wrong.Reason != schema.InvalidJSON || !strings.Contains(wrong.Msg.En, want) || wrong.Msg.Zh == wrong.Msg.En {
			t.Errorf("%q: got %v, want %q", text, wrong, want)
		}
	}
	if wrong := schema.Syntax(jsontext.Value(`{"a":[1,2]}`)); wrong != nil {
		t.Error(wrong)
	}
}

// A whole number that no reader holds is told the bounds of its member.
func TestCheck_HugeNumberNamesTheBounds(t *testing.T) {
	t.Parallel()
	_, problems := schema.Check(schema.For[letter](), jsontext.Value(with(`{"pages":99999999999999999999999}`)))
	if len(problems) != 1 || problems[0].Message != "must be at most 9" {
		t.Errorf("got %+v", problems)
	}
}
