// Package accountrest is the doors that a signed-in person's browser uses, below
// /api/v1/account: signing up, in and out, keys, credits, export, deletion.
//
// The session's token is in a cookie that no script can read. Whatever changes
// something takes POST with a JSON body only, and nothing is answered to a request
// that a browser says comes from another site.
package accountrest
