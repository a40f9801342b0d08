package site

import (
	"cmp"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// field is an entry of a calculator's form. Its label is the text cast.<name>, its
// hint cast.<name>.hint, and the name of a value cast.<name>.<value>.
type field struct {
	name   string
	kind   string   // how it is filled in: the templates' name for it
	values []string // to choose from
	start  string   // before anything was entered
	more   bool     // folded away
	limit  int      // characters that it may take, 0 = 80
	in     string   // the last word of its path in the tool's input, "" = name
	only   string   // "<name>=<value>" of another field: shown only with it
	text   string   // key of its label and hint, "" = cast.<name>
}

// The kinds of fields.
const (
	textField   = "text"
	areaField   = "area"
	dateField   = "date"
	timeField   = "time"
	numberField = "number"
	radioField  = "radio"
	selectField = "select"
	checkField  = "check"
	linesField  = "lines"
)

// form is a calculator's form as the person filled it in.
type form struct {
	do     string // which button was pressed
	birth  birthForm
	values map[string]string
}

// Get returns the entry of a field.
func (f form) Get(name string) string { return f.values[name] }

// entry reads a value as it was typed.
func entry(values url.Values, name string, limit int) string {
	return cutUnits(strings.TrimSpace(strings.ToValidUTF8(values.Get(name), "")), limit)
}

const fieldLimit = 80

func (f field) max() int {
	if f.limit == 0 {
		return fieldLimit
	}
	return f.limit
}

// newForm is the form before anything was entered.
func (c *calculator) newForm(s *site) form {
	f := form{birth: newBirthForm(s.cfg.Timezone), values: map[string]string{}}
	for _, each := range c.field {
		f.values[each.name] = each.start
		if each.name == "timezone" {
			f.values[each.name] = s.cfg.Timezone
		}
	}
	return f
}

// parse reads a posted form. Of fields with values, only those that are offered.
func (c *calculator) parse(values url.Values) form {
	f := form{do: values.Get("do"), values: map[string]string{}}
	if c.birth {
		f.birth = parseBirthForm(values)
	}
	for _, each := range c.field {
		value := entry(values, each.name, each.max())
		if each.values != nil && !slices.Contains(each.values, value) {
			value = each.start
		}
		f.values[each.name] = value
		if each.kind == linesField {
			for n := 1; n <= 6; n++ {
				name := lineField(n)
				f.values[name] = entry(values, name, 1)
			}
		}
	}
	f.values["keep"] = entry(values, "keep", maxInputBytes)
	return f
}

func lineField(n int) string { return "line" + strconv.Itoa(n) }

// lines returns the six lines that were entered, the bottom one first.
func (f form) lines() ([]int, []fault.Field) {
	lines := make([]int, 6)
	for i := range lines {
		value, err := strconv.Atoi(f.Get(lineField(i + 1)))
		if err != nil || value < 6 || value > 9 {
			return nil, []fault.Field{{Path: "lines", Code: "invalid_value"}}
		}
		lines[i] = value
	}
	return lines, nil
}

// fieldView is a field as the templates show it.
type fieldView struct {
	Name, Kind, Value  string
	Label, Hint, Error string
	Only               string
	Limit              int
	Options            []optionView
	Lines              []lineView
}

// optionView is a value to choose.
type optionView struct {
	Value, Label string
	Chosen       bool
}

// lineView is one of six lines to choose, the top one first.
type lineView struct {
	Name, Label string
	Options     []optionView
}

// Fields and MoreFields are the fields in sight and those folded away.
func (b *calculatorBody) Fields() []fieldView     { return b.fields(false) }
func (b *calculatorBody) MoreFields() []fieldView { return b.fields(true) }

// HasMore reports whether something is folded away, and MoreOpen whether it has to
// be seen: an error is there, or it was used.
func (b *calculatorBody) HasMore() bool { return len(b.MoreFields()) > 0 }

// MoreOpen reports whether the folded fields are shown open.
func (b *calculatorBody) MoreOpen() bool {
	for _, f := range b.of.field {
		if f.more && (b.Errors[f.name] != "" || b.Form.Get(f.name) != f.start && f.kind != textField || f.name == "seed" && b.Form.Get("seed") != "") {
			return true
		}
	}
	return false
}

func (b *calculatorBody) fields(more bool) []fieldView {
	var views []fieldView
	for _, f := range b.of.field {
		if f.more != more {
			continue
		}
		key := "cast." + f.name
		v := fieldView{
			Name: f.name, Kind: f.kind, Value: b.Form.Get(f.name), Error: b.Errors[f.name], Limit: f.max(), Only: strings.ReplaceAll(f.only, "=", "-"),
			Label: b.word(cmp.Or(f.text, key)), Hint: b.optional(cmp.Or(f.text, key) + ".hint"),
		}
		for _, value := range f.values {
			label := b.word(key + ".none")
			if value != "" {
				label = b.word(key + "." + value)
			}
			v.Options = append(v.Options, optionView{value, label, value == v.Value})
		}
		if f.kind == linesField {
			v.Lines = b.lineViews()
		}
		views = append(views, v)
	}
	return views
}

func (b *calculatorBody) lineViews() []lineView {
	var views []lineView
	for n := 6; n >= 1; n-- {
		name := lineField(n)
		view := lineView{Name: name, Label: b.word("cast." + name)}
		for _, value := range []string{"7", "8", "9", "6"} {
			view.Options = append(view.Options, optionView{value, b.word("cast.lines." + value), value == b.Form.Get(name)})
		}
		views = append(views, view)
	}
	return views
}

// word returns a sentence of the site, and its key when there is none.
func (b *calculatorBody) word(key string) string {
	if text := b.optional(key); text != "" {
		return text
	}
	return key
}

func (b *calculatorBody) optional(key string) string {
	return sentences()[key].In(b.locale)
}

// fieldOf returns the field of the form that a path in the tool's input is about.
func (c *calculator) fieldOf(path string) string {
	words := strings.Split(path, ".")
	for _, word := range slices.Backward(words) {
		for _, f := range c.field {
			if f.in == word || f.in == "" && f.name == word {
				return f.name
			}
		}
	}
	return path
}
