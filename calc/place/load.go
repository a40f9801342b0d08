package place

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/binary"
	"io"
	"strconv"
	"strings"
	"sync"

	"github.com/wenbu-go/wenbu/calc/place/internal/names"
)

//go:embed places.tsv.gz
var packed []byte

// Fields of a line that describes a place. The first letter of a line says
// what it holds: Z a time zone, C a country, A a division, P a place.
const (
	fieldKind = iota
	fieldID
	fieldName
	fieldChinese
	fieldLatin
	fieldLongitude
	fieldLatitude
	fieldCountry
	fieldAdmin1
	fieldAdmin2
	fieldLevel
	fieldPopulation
	fieldZone
	placeFields
)

// label is a name in two languages.
type label struct{ hans, english string }

// gazetteer is the unpacked data. Places keep the order of the file; what a
// search does not need stays text until a place is returned.
type gazetteer struct {
	text        string
	zones       []string
	countries   map[string]label // by ISO 3166-1 code
	divisions   map[string]label // "US.CA", and "CN:5101" for prefectures of China
	starts      []uint32         // where each place's line begins in text
	ids         []uint32
	populations []uint32
	weights     []uint32 // order of places that match equally well
	keys        string   // separator and searched form of each name, of all places in order
	keyStarts   []uint32 // where each place's names begin in keys
	recent      recent
}

// separator stands before every searched name in keys, and at the end.
const separator = "\x00"

// expectedPlaces sizes the slices; a wrong number only costs memory.
const expectedPlaces = 68_000

// load reads the data on first use.
var load = sync.OnceValue(read)

func read() *gazetteer {
	text, err := unpack(packed)
	if err != nil {
		panic("place: embedded places.tsv.gz: " + err.Error())
	}
	g := &gazetteer{
		text: text, countries: map[string]label{}, divisions: map[string]label{},
		starts: make([]uint32, 0, expectedPlaces), ids: make([]uint32, 0, expectedPlaces),
		populations: make([]uint32, 0, expectedPlaces), weights: make([]uint32, 0, expectedPlaces),
		keyStarts: make([]uint32, 0, expectedPlaces),
	}
	keys := make([]byte, 0, len(text)/3)
	start := 0
	for line := range strings.Lines(text) {
		keys = g.addLine(line[:len(line)-1], start, keys)
		start += len(line)
	}
	g.keys = string(append(keys, separator...))
	return g
}

// unpack decompresses into one buffer of the right size: the last four bytes
// of a gzip file say how long its content is.
func unpack(packed []byte) (string, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return "", err
	}
	var text strings.Builder
	text.Grow(int(binary.LittleEndian.Uint32(packed[len(packed)-4:])))
	_, err = io.Copy(&text, r)
	return text.String(), err
}

// addLine takes in one line of the data and returns keys with the names of its
// place added.
func (g *gazetteer) addLine(line string, start int, keys []byte) []byte {
	kind, rest, _ := strings.Cut(line, "\t")
	if kind == "P" {
		return g.addPlace(line, start, keys)
	}
	code, text, _ := strings.Cut(rest, "\t")
	hans, english, _ := strings.Cut(text, "\t")
	switch kind {
	case "Z":
		g.zones = append(g.zones, code)
	case "C":
		g.countries[code] = label{hans, english}
	case "A":
		g.divisions[code] = label{hans, english}
	}
	return keys
}

func (g *gazetteer) addPlace(line string, start int, keys []byte) []byte {
	var f [placeFields]string
	rest := line
	for i := range f {
		f[i], rest, _ = strings.Cut(rest, "\t")
	}
	id, _ := strconv.ParseUint(f[fieldID], 10, 32)
	population, _ := strconv.ParseUint(f[fieldPopulation], 10, 32)
	g.starts = append(g.starts, uint32(start))
	g.ids = append(g.ids, uint32(id))
	g.populations = append(g.populations, uint32(population))
	g.weights = append(g.weights, weight(uint32(population), f[fieldCountry]+f[fieldAdmin1], f[fieldLevel]))
	g.keyStarts = append(g.keyStarts, uint32(len(keys)))
	keys = names.AppendFold(append(keys, separator...), f[fieldName])
	for _, list := range [...]string{f[fieldChinese], f[fieldLatin]} {
		for list != "" {
			var name string
			name, list, _ = strings.Cut(list, ";")
			keys = names.AppendFold(append(keys, separator...), name)
		}
	}
	return keys
}

// weight orders places that match equally well: by population, where a county
// or prefecture of China counts at least as a usual one, since the data has no
// population for most of them.
func weight(population uint32, division, level string) uint32 {
	if !strings.HasPrefix(division, "CN") {
		return population
	}
	switch level {
	case "2": // prefecture
		return max(population, 500_000)
	case "3": // county
		switch division {
		case "CN22", "CN23", "CN28", "CN33": // district of 北京 上海 天津 重庆
			return max(population, 450_000)
		}
		return max(population, 150_000)
	}
	return population
}

// line returns the text of a place.
func (g *gazetteer) line(row int) string {
	text := g.text[g.starts[row]:]
	return text[:strings.IndexByte(text, '\n')]
}
