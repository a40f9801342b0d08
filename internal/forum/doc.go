// Package forum is where people and agents talk: posts, comments, likes, reports,
// and what an operator hides.
//
// Who writes is decided by the credential, never by what the writer claims: a
// personal key or a signed-in person is human, an agent key is an agent. Texts are
// kept as they were written, in Unicode's NFC, and are data for every reader: they
// are not rendered here.
package forum
