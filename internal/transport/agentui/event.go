package agentui

// Event is one event of the stream of a response.
type Event interface {
	name() string
	number() int
	setNumber(n int)
}

// head is what every event begins with.
type head struct {
	Type     string `json:"type"`
	Sequence int    `json:"sequence_number"`
}

func (h *head) name() string    { return h.Type }
func (h *head) number() int     { return h.Sequence }
func (h *head) setNumber(n int) { h.Sequence = n }

// The types of events.
const (
	eventCreated    = "response.created"
	eventQueued     = "response.queued"
	eventInProgress = "response.in_progress"
	eventCompleted  = "response.completed"
	eventIncomplete = "response.incomplete"
	eventFailed     = "response.failed"
	eventItemAdded  = "response.output_item.added"
	eventItemDone   = "response.output_item.done"
	eventPartAdded  = "response.content_part.added"
	eventPartDone   = "response.content_part.done"
	eventTextDelta  = "response.output_text.delta"
	eventTextDone   = "response.output_text.done"
	eventAnnotation = "response.output_text.annotation.added"
	eventArgsDelta  = "response.function_call_arguments.delta"
	eventArgsDone   = "response.function_call_arguments.done"
	eventError      = "error"

	// The business events of agent-ui@1.
	eventEnvelope = "tjwater.ui_envelope"
	eventInput    = "tjwater.user_input"
)

// responseEvent tells how the response stands as a whole.
type responseEvent struct {
	head
	Response Response `json:"response"`
}

// itemEvent opens or closes an item of the output.
type itemEvent struct {
	head
	OutputIndex int `json:"output_index"`
	Item        any `json:"item"`
}

// partEvent opens or closes a part of a message.
type partEvent struct {
	head
	ItemID       string `json:"item_id"`
	OutputIndex  int    `json:"output_index"`
	ContentIndex int    `json:"content_index"`
	Part         Part   `json:"part"`
}

// textDelta adds to a text.
type textDelta struct {
	head
	ItemID       string `json:"item_id"`
	OutputIndex  int    `json:"output_index"`
	ContentIndex int    `json:"content_index"`
	Delta        string `json:"delta"`
	Logprobs     []any  `json:"logprobs"`
}

// textDone tells a text as a whole.
type textDone struct {
	head
	ItemID       string `json:"item_id"`
	OutputIndex  int    `json:"output_index"`
	ContentIndex int    `json:"content_index"`
	Text         string `json:"text"`
	Logprobs     []any  `json:"logprobs"`
}

// annotationAdded adds a source to a text.
type annotationAdded struct {
	head
	ItemID          string     `json:"item_id"`
	OutputIndex     int        `json:"output_index"`
	ContentIndex    int        `json:"content_index"`
	AnnotationIndex int        `json:"annotation_index"`
	Annotation      Annotation `json:"annotation"`
}

// argumentsDelta adds to the arguments of a call.
type argumentsDelta struct {
	head
	ItemID      string `json:"item_id"`
	OutputIndex int    `json:"output_index"`
	Delta       string `json:"delta"`
}

// argumentsDone tells the arguments of a call as a whole.
type argumentsDone struct {
	head
	ItemID      string `json:"item_id"`
	OutputIndex int    `json:"output_index"`
	Name        string `json:"name"`
	Arguments   string `json:"arguments"`
}

// errorEvent says why the response is about to fail.
type errorEvent struct {
	head
	Error Failure `json:"error"`
}

// Failure is an error as this door tells it, in a stream and outside of one.
type Failure struct {
	Message string  `json:"message"`
	Type    string  `json:"type"`
	Param   *string `json:"param"`
	Code    *string `json:"code"`
}

// businessEvent is an event of agent-ui@1. Its data never stands at the top, where
// clients of Open Responses would take some of its names for their own.
type businessEvent struct {
	head
	ResponseID string `json:"response_id"`
	Data       any    `json:"data"`
}
