package bazi

// ScorePart is what one topic adds to a score.
type ScorePart struct {
	Topic     Topic
	Points    int
	Because   string // in English
	BecauseZh string // in simplified Chinese
}

// Topic is what a part of a score is about.
type Topic string

// The topics of every score: where it begins, and what is cut off below 0 and
// above 100.
const (
	TopicBase  Topic = "base"
	TopicLimit Topic = "limit"
)

// total adds up the parts of a score and cuts it off at 0 and 100; what is cut
// off becomes the last part.
func total(parts []ScorePart) (int, []ScorePart) {
	sum := 0
	for _, p := range parts {
		sum += p.Points
	}
	score := min(max(sum, 0), 100)
	if score != sum {
		parts = append(parts, ScorePart{TopicLimit, score - sum, "scores end at 0 and 100", "得分以 0 与 100 为限"})
	}
	return score, parts
}
