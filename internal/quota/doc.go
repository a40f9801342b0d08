// Package quota keeps the budgets of one day (agent turns, single readings and new
// accounts per network, and the model calls everybody shares) and the windows of
// one minute.
//
// A unit is counted when a thing is tried and is never given back: a turn that
// fails or is cancelled may already have cost a model call. (Credits follow the
// opposite rule, used on success only, and live elsewhere.)
//
// A day is the calendar date at UTC+8, computed here, whatever the zone of the
// host. A turn belongs to the day it started, a model call to the day it was
// tried.
package quota
