package ziwei

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// TestGolden compares whole charts and horoscopes with those of another program;
// testdata/iztro.txt says which.
func TestGolden(t *testing.T) {
	t.Parallel()
	file, err := os.ReadFile("testdata/iztro.txt")
	if err != nil {
		t.Fatal(err)
	}
	charts, horoscopes := 0, 0
	for _, block := range goldenBlocks(string(file)) {
		want := strings.Split(block, "\n")
		head := strings.Fields(want[0])
		c := goldenChart(t, head[1:4])
		var got []string
		switch head[0] {
		case "#":
			charts++
			got = chartLines(c, head)
		case "@":
			horoscopes++
			h, err := c.Horoscope(goldenTime(t, head[4], head[5]))
			if err != nil {
				t.Fatalf("%s: %v", want[0], err)
			}
			got = horoscopeLines(h, head[4])
		}
		for i, line := range got {
			if line != want[i+1] {
				t.Errorf("%s\n got %s\nwant %s", want[0], line, want[i+1])
			}
		}
		if len(got) != len(want)-1 {
			t.Errorf("%s: %d lines, want %d", want[0], len(got), len(want)-1)
		}
	}
	if charts != 30 || horoscopes != 22 {
		t.Errorf("read %d charts and %d horoscopes", charts, horoscopes)
	}
}

// goldenBlocks divides the file at its headings.
func goldenBlocks(file string) []string {
	var blocks []string
	for line := range strings.Lines(file) {
		switch {
		case strings.HasPrefix(line, ";"):
		case strings.HasPrefix(line, "#"), strings.HasPrefix(line, "@"):
			blocks = append(blocks, strings.TrimRight(line, "\n"))
		default:
			blocks[len(blocks)-1] += "\n" + strings.TrimRight(line, "\n")
		}
	}
	return blocks
}

func goldenTime(t *testing.T, date, index string) civil.DateTime {
	t.Helper()
	var dt civil.DateTime
	var hour int
	if _, err := fmt.Sscanf(date+" "+index, "%d-%d-%d %d", &dt.Year, &dt.Month, &dt.Day, &hour); err != nil {
		t.Fatal(err)
	}
	dt.Hour, dt.Minute = max(0, 2*hour-1), 30
	return dt
}

func goldenChart(t *testing.T, birth []string) *Chart {
	t.Helper()
	sex := map[string]bazi.Sex{"男": bazi.SexMale, "女": bazi.SexFemale}[birth[2]]
	c, err := NewChart(birthAt(t, goldenTime(t, birth[0], birth[1]), sex), Rules{})
	if err != nil {
		t.Fatalf("%v: %v", birth, err)
	}
	return c
}

func chartLines(c *Chart, head []string) []string {
	branch := func(palace int) string { return c.Palaces[palace].Pair.Branch().String() }
	lines := []string{strings.Join([]string{
		head[1], head[3], c.Lunar.String(), c.Sign.String(), c.Zodiac.String(), branch(c.LifePalace), branch(c.BodyPalace),
		c.Soul.String(), c.Body.String(), c.Bureau.String(),
	}, ";")}
	for i := range c.Palaces {
		p := &c.Palaces[i]
		marks := []byte("--")
		if p.IsBody {
			marks[0] = 'B'
		}
		if p.IsOriginal {
			marks[1] = 'O'
		}
		var adjective []string
		for _, s := range p.Adjective {
			adjective = append(adjective, s.Star.String())
		}
		lines = append(lines, fmt.Sprintf("%s,%s,%s;%s;%s;%s;%s %s %s %s;%d-%d %s;%s", p.Name, p.Pair, marks,
			placedText(p.Major), placedText(p.Minor), strings.Join(adjective, " "), p.ChangSheng, p.BoShi, p.JiangQian, p.SuiQian,
			p.Decadal.From, p.Decadal.To, p.Pair, strings.Trim(fmt.Sprint(p.Ages()), "[]")))
	}
	return lines
}

func placedText(stars []PlacedStar) string {
	var words []string
	for _, s := range stars {
		words = append(words, s.Star.String()+":"+s.Brightness.String()+":"+s.Transformation.String())
	}
	return strings.Join(words, " ")
}

func horoscopeLines(h *Horoscope, date string) []string {
	lines := []string{date + ";" + h.Lunar.String()}
	keys := []string{"decadal", "age", "yearly", "monthly", "daily", "hourly"}
	for i, p := range []*Period{&h.Decadal, &h.Minor, &h.Yearly, &h.Monthly, &h.Daily, &h.Hourly} {
		name := p.Level.String()
		if p.Level == LevelDecadal && h.Childhood {
			name = "童限"
		}
		parts := []string{
			fmt.Sprintf("%s,%d,%s,%s", keys[i], p.Index, name, p.Pair), hanzi(p.PalaceNames()), hanzi(p.Transformed),
		}
		if p.Level == LevelMinor {
			lines = append(lines, strings.Join(append(parts, fmt.Sprint(h.Age)), ";"))
			continue
		}
		for palace := range Palaces {
			parts = append(parts, hanzi(p.Stars(palace)))
		}
		if p.Level == LevelYearly {
			parts = append(parts, hanzi(h.JiangQian), hanzi(h.SuiQian))
		}
		lines = append(lines, strings.Join(parts, ";"))
	}
	return lines
}

// hanzi writes the names of a list.
func hanzi(list any) string { return strings.Trim(fmt.Sprint(list), "[]") }
