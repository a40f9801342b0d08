package migration

import (
	"testing"
	"testing/fstest"
)

func TestRead(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		files []string
		ok    bool
	}{
		"good":    {[]string{"0002_b.sql", "0001_a.sql"}, true},
		"gap":     {[]string{"0001_a.sql", "0003_c.sql"}, false},
		"twice":   {[]string{"0001_a.sql", "0001_b.sql"}, false},
		"no name": {[]string{"0001.sql"}, false},
		"short":   {[]string{"1_a.sql"}, false},
	} {
		dir := fstest.MapFS{}
		for _, f := range c.files {
			dir["migrations/"+f] = &fstest.MapFile{Data: []byte("SELECT 1")}
		}
		steps, err := Read(dir)
		if (err == nil) != c.ok || c.ok && (steps[0].Name != "a" || steps[1] != Step{2, "b", "SELECT 1"}) {
			t.Errorf("%s: got %v, error %v", name, steps, err)
		}
	}
	if _, err := Read(fstest.MapFS{}); err == nil {
		t.Error("no folder: no error")
	}
	if Newest(3, make([]Step, 2)) == nil || Newest(2, make([]Step, 2)) != nil {
		t.Error("a newer database is not told from a current one")
	}
}
