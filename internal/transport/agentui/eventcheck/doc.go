// Package eventcheck holds a stream of Responses events to its rules: order, numbers
// without gaps, indexes, items that are closed, one terminal event, and the members
// of every object. It shares nothing with the package that writes such streams, so
// that a mistake is not made twice.
package eventcheck
