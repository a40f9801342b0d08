package sky

import _ "embed"

//go:generate go run ./internal/freeze

// The tables hold signed 24-bit little-endian integers, read in place: there is
// no start-up work. Layout, origin and checksums: data/README.md.
var (
	//go:embed data/terms.bin
	termTable string
	//go:embed data/newmoons.bin
	newMoonTable string
	//go:embed data/deltat.bin
	deltaTTable string
)
