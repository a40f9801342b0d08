// Package llmtest stands in for a model provider in tests.
//
// Server is a scripted HTTP provider: each request takes the next Answer, whose
// steps can say anything a real or broken provider might. Script is the same
// idea without HTTP, as an agent.Model. Policy is a model that follows rules: it
// obeys the tool choice and picks tools by words in the person's message, which
// is enough to drive whole conversations; Handler puts it, or any other model,
// behind the provider protocol.
//
// Waiting is done with channels, never by sleeping.
package llmtest
