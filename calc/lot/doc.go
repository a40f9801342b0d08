// Package lot draws lots (抽签, chou qian): the chance in a cast of coins, of
// yarrow stalks or of cards. Where chance comes from is the caller's to say: a
// [Source] is a parameter everywhere, and nothing here makes one out of nothing.
//
// A source made by [FromSeed] gives the same draws for the same seed on every
// machine and in every version, so a cast whose seed was kept can be repeated.
// What a seed gives is part of this package's promise and pinned by tests.
//
// Source: doc/sources.md#lots.
package lot
