// Package signin is what every door of signed-in people does alike, whether it
// speaks JSON or serves pages: whose cookie it is, signing up, in and out, and what
// a person does with the own account that wrong guesses count for or that ends
// sessions. It answers nothing itself but the cookie.
package signin
