package quota

import "context"

// Store keeps the counters. storetest.Quota is the contract as tests.
type Store interface {
	// Salt returns the secret that network identities are made with. The first
	// call makes it from 32 random bytes; every later one, after a restart too,
	// returns the same.
	Salt(ctx context.Context) ([]byte, error)

	// Take raises every counter of the day by one, or none of them: when one
	// already stands at its limit, nothing changes and the first such counter is
	// named in the answer. Two calls never both take the last unit. Counters of
	// earlier days may be dropped on the way, those of this and later days never.
	Take(ctx context.Context, day string, counters []Counter) (Taken, error)

	// Counts returns every counter that is kept, ordered by day and key.
	Counts(ctx context.Context) ([]Count, error)
}

// Counter names a counter and how far it may go.
type Counter struct {
	Key   string
	Limit Limit
}

// Taken is the outcome of Store.Take.
type Taken struct {
	Refused string  // key of the counter that was full; "" when all were raised
	Used    []int64 // what each counter stands at now, in order; nil when refused
}

// Count is one stored counter.
type Count struct {
	Day  string // YYYY-MM-DD at UTC+8
	Key  string
	Used int64
}
