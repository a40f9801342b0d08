package llmtest

import (
	"encoding/json/v2"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// Rules returns a policy for the agent's own tools: it calculates what the
// message names, searches and reads when asked to look something up, and writes
// a report that cites what was read.
func Rules() []Rule {
	return []Rule{
		{Words: []string{"八字", "四柱", "four pillars", "bazi"}, Tool: "calculate_bazi", Arguments: birth},
		{Words: []string{"紫微", "zi wei"}, Tool: "calculate_ziwei", Arguments: birth},
		{Words: []string{"卦", "hexagram", "i ching"}, Tool: "cast_iching"},
		{Words: []string{"塔罗", "tarot"}, Tool: "draw_tarot"},
		{Words: []string{"资料", "依据", "研究", "library", "source", "research"}, Tool: "search_library", Arguments: query},
		{Words: []string{"资料", "依据", "研究", "library", "source", "research"}, Tool: "read_library", Arguments: firstFound},
		{Words: []string{"报告", "研究", "report", "research"}, Tool: "write_report", Arguments: report},
	}
}

func birth(v View) string {
	b := v.Snapshot.SelectedBirthInformation
	if b == nil {
		return "{}"
	}
	return encode(b)
}

func query(v View) string {
	return encode(map[string]string{"query": v.Message})
}

func firstFound(v View) string {
	var found struct {
		Results []struct {
			ID string `json:"id"`
		} `json:"results"`
	}
	if err := json.Unmarshal([]byte(v.Last("search_library")), &found); err != nil || len(found.Results) == 0 {
		return "{}"
	}
	return encode(map[string]string{"id": found.Results[0].ID})
}

func report(v View) string {
	var read struct {
		Source agent.Source `json:"source"`
	}
	cited := []string{}
	if err := json.Unmarshal([]byte(v.Last("read_library")), &read); err == nil && read.Source.ID != "" {
		cited = append(cited, read.Source.ID)
	}
	return encode(agent.Report{
		Title:     "整理",
		Summary:   "按工具结果整理，只作参考。",
		Sections:  []agent.ReportSection{{Heading: "所见", Body: "以上内容来自工具结果与已读资料。", SourceIDs: cited}},
		Questions: []string{},
	})
}

// readSnapshot takes the context snapshot from a system message: the JSON after
// its first line. Other system messages hold none and change nothing.
func readSnapshot(content string, into *agent.Snapshot) {
	_, data, ok := strings.Cut(content, "\n")
	if !ok || !strings.HasPrefix(data, "{") {
		return
	}
	var s agent.Snapshot
	if err := json.Unmarshal([]byte(data), &s); err == nil {
		*into = s
	}
}

func encode(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		panic("llmtest: " + err.Error())
	}
	return string(data)
}
