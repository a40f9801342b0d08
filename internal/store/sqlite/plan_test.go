package sqlite

import (
	"strings"
	"testing"
)

// TestQueryPlans checks that no query of a busy path reads a whole table or sorts
// what an index has in order.
func TestQueryPlans(t *testing.T) {
	t.Parallel()
	db := mustOpen(t, t.TempDir())
	for name, query := range map[string]string{
		"newest posts": newestPosts, "posts of a year": postsOfYear, "posts with a tag": postsWithTag, "posts with a tag of a year": postsWithTagOfYear,
		"likes of an account": likesBy, "minutes": dropMinutes, "comments": firstComments, "a key": keyByHash, "keys": keysOf, "a key was used": touchKey, "a session was used": touchSession, "a session": sessionByHash,
		"sessions": sessionsOf, "a name": userByName, "an account": userByID, "old sessions": sweepSessions, "old links": sweepLinks, "a post": selectPost + `WHERE p.id = ?`, "shown post": shownPost,
		"expired holds of an account": expiredOf, "expired holds": expiredHolds, "a claim": claimByID, "a record": recordByID,
		"usage": newestRecords, "a price": priceInForce,
		"a conversation": conversationByID, "conversations": firstConversations, "next conversations": nextConversations, "idle conversations": sweepConversations,
		"conversations of an owner": forgetOwner, "messages": newestMessages, "a message": messageByID, "messages of a run": messagesOfRun, "parts": partsOfMessage,
		"charts": newestPartsKind, "notices": noticesBehind, "oldest notice": oldestNotice, "old notices": dropNotices, "an input": inputByID, "inputs": pendingInputs,
		"a response": responseByID, "events": newestEvents, "leases": renewLeases, "expired runs": expiredRuns, "unkept responses": dropUnkept,
	} {
		if plan := planOf(t, db, query); !onlyIndexes(plan) {
			t.Errorf("%s:\n%s", name, strings.Join(plan, "\n"))
		}
	}
	if plan := planOf(t, db, `SELECT * FROM forum_post WHERE title = ? ORDER BY title`); onlyIndexes(plan) {
		t.Errorf("a search without an index passes: %q", plan)
	}
}

// planOf returns the lines of a query's plan.
func planOf(t *testing.T, db *DB, query string) []string {
	t.Helper()
	args := make([]any, strings.Count(query, "?"))
	for i := range args {
		args[i] = 1
	}
	plan, err := all(func(from scanner) (line string, err error) {
		var id, parent, unused int
		return line, from.Scan(&id, &parent, &unused, &line)
	})(db.read.QueryContext(t.Context(), `EXPLAIN QUERY PLAN `+query, args...))
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return plan
}

// onlyIndexes reports whether every step follows an index. A scan is one only of a
// covering or partial index, in its order.
func onlyIndexes(plan []string) bool {
	for _, line := range plan {
		if strings.Contains(line, "USE TEMP B-TREE") || strings.HasPrefix(line, "SCAN") && !strings.Contains(line, "USING") {
			return false
		}
	}
	return len(plan) > 0
}
