// Package openai is the client of a model provider that speaks the
// chat-completions protocol: one streamed POST per call, with function tools.
// DeepSeek's own API and any compatible address are served by the same client;
// what differs between them is the Profile.
//
// A provider is not trusted. Its stream is read under fixed caps, and an answer
// that was cut, filtered, malformed or over a cap is an error, never a shorter
// answer. What a provider says in an error body or in a broken stream is
// neither shown to a person nor put in an error, and the key appears nowhere
// but in the Authorization header. Nothing is tried twice and no redirect is
// followed.
package openai
