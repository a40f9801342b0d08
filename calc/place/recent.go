package place

import "sync"

// recent remembers what the last searches found: the same cities are asked for
// again and again, and a search reads every name there is.
type recent struct {
	mu   sync.Mutex
	hits map[asked][]hit
}

type asked struct {
	query string
	limit int
}

// mostRecent bounds what is remembered; when it is full it is forgotten.
const mostRecent = 512

// find returns what search finds, and remembers it. The hits must not be changed.
func (r *recent) find(query string, limit int, search func(string, int) []hit) []hit {
	key := asked{query, limit}
	r.mu.Lock()
	hits, ok := r.hits[key]
	r.mu.Unlock()
	if ok {
		return hits
	}
	hits = search(query, limit)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.hits == nil || len(r.hits) >= mostRecent {
		r.hits = make(map[asked][]hit, mostRecent)
	}
	r.hits[key] = hits
	return hits
}
