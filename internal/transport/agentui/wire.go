package agentui

import "encoding/json/jsontext"

// Response is the response object, with every field that the schemas of Open
// Responses ask for, and the conversation that it belongs to.
type Response struct {
	ID                 string             `json:"id"`
	Object             string             `json:"object"`
	CreatedAt          int64              `json:"created_at"`
	CompletedAt        *int64             `json:"completed_at"`
	Status             string             `json:"status"`
	IncompleteDetails  *IncompleteDetails `json:"incomplete_details"`
	Model              string             `json:"model"`
	PreviousResponseID *string            `json:"previous_response_id"`
	Instructions       *string            `json:"instructions"`
	Output             []any              `json:"output"` // MessageItem, CallItem
	Error              *ResponseError     `json:"error"`
	Tools              []FunctionTool     `json:"tools"`
	ToolChoice         jsontext.Value     `json:"tool_choice"`
	Truncation         string             `json:"truncation"`
	ParallelToolCalls  bool               `json:"parallel_tool_calls"`
	Text               jsontext.Value     `json:"text"`
	TopP               float64            `json:"top_p"`
	PresencePenalty    float64            `json:"presence_penalty"`
	FrequencyPenalty   float64            `json:"frequency_penalty"`
	TopLogprobs        int                `json:"top_logprobs"`
	Temperature        float64            `json:"temperature"`
	Reasoning          jsontext.Value     `json:"reasoning"`
	Usage              *Usage             `json:"usage"`
	MaxOutputTokens    *int               `json:"max_output_tokens"`
	MaxToolCalls       *int               `json:"max_tool_calls"`
	Store              bool               `json:"store"`
	Background         bool               `json:"background"`
	ServiceTier        string             `json:"service_tier"`
	Metadata           map[string]string  `json:"metadata"`
	SafetyIdentifier   *string            `json:"safety_identifier"`
	PromptCacheKey     *string            `json:"prompt_cache_key"`
	Conversation       *Conversation      `json:"conversation,omitzero"`
}

// The statuses of responses and of their items.
const (
	statusQueued     = "queued"
	statusInProgress = "in_progress"
	statusCompleted  = "completed"
	statusIncomplete = "incomplete"
	statusFailed     = "failed"
)

// IncompleteDetails says why a response is not all of one.
type IncompleteDetails struct {
	Reason string `json:"reason"`
}

// ResponseError says why a response failed.
type ResponseError struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// Conversation names the session that a response belongs to.
type Conversation struct {
	ID string `json:"id"`
}

// Usage is how much text went in and came out, in estimated tokens.
type Usage struct {
	InputTokens         int           `json:"input_tokens"`
	InputTokensDetails  InputDetails  `json:"input_tokens_details"`
	OutputTokens        int           `json:"output_tokens"`
	OutputTokensDetails OutputDetails `json:"output_tokens_details"`
	TotalTokens         int           `json:"total_tokens"`
}

// InputDetails is part of Usage.
type InputDetails struct {
	CachedTokens int `json:"cached_tokens"`
}

// OutputDetails is part of Usage.
type OutputDetails struct {
	ReasoningTokens int `json:"reasoning_tokens"`
}

// FunctionTool is a function that a client declares and runs.
type FunctionTool struct {
	Type        string         `json:"type"` // "function"
	Name        string         `json:"name"`
	Description *string        `json:"description"`
	Parameters  jsontext.Value `json:"parameters"`
	Strict      *bool          `json:"strict"`
}

// MessageItem is a message of the agent.
type MessageItem struct {
	Type    string `json:"type"` // "message"
	ID      string `json:"id"`
	Status  string `json:"status"`
	Role    string `json:"role"` // "assistant"
	Content []Part `json:"content"`
}

// Part is a text of a message with the sources that were read for it.
type Part struct {
	Type        string       `json:"type"` // "output_text"
	Text        string       `json:"text"`
	Annotations []Annotation `json:"annotations"`
	Logprobs    []any        `json:"logprobs"`
}

// Annotation is a source that was read for a text: where the text names it, or the
// whole text. Indexes count Unicode characters.
type Annotation struct {
	Type       string `json:"type"` // "url_citation"
	URL        string `json:"url"`
	Title      string `json:"title"`
	StartIndex int    `json:"start_index"`
	EndIndex   int    `json:"end_index"`
}

// CallItem is a call of a function that the client runs.
type CallItem struct {
	Type      string `json:"type"` // "function_call"
	ID        string `json:"id"`
	CallID    string `json:"call_id"`
	Name      string `json:"name"`
	Arguments string `json:"arguments"`
	Status    string `json:"status"`
}
