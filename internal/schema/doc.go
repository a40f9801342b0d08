// Package schema is the one contract engine for JSON that comes from outside.
// A Go type with struct tags becomes a JSON Schema (For), and the same schema is
// what input is checked against (Compile, Check, Decoder): what is published and
// what is enforced cannot drift apart.
//
// Objects are strict unless their schema was made Open, names match exactly, duplicate names and invalid UTF-8 are
// not JSON. A check reports every problem at once, up to a bound, in the issue
// words of the Zod library that clients of the published protocol know.
//
// Lengths count UTF-16 code units, as the published protocol does. JSON Schema
// counts code points, so for text outside the basic plane the published schema is
// slightly looser than the check; descriptions say so.
//
// # Struct tags
//
//	json:"name,omitzero"   the member's name; omitzero makes it optional
//	doc:"…"                description
//	limit:"a..b"           length of a string in UTF-16 units, or of an array
//	items:"a..b"           length of each string of an array
//	range:"a..b"           bounds of a number
//	enum:"a|b"             allowed values
//	const:"…"              the only allowed value
//	pattern:"…"            regular expression that a string must match
//	default:"<JSON>"       value of an absent member, which makes it optional
//	trim:"true"            surrounding white space is removed before the check
//	strict:"true"          an object takes no unknown members even in an Open schema
//	required:"true"        a pointer must be present, but may be null
//
// Either end of a..b may be left out. On an array, enum, range and pattern speak
// of its items. A pointer is optional and refuses null, unless it is required or
// its default is null.
package schema
