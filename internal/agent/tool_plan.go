package agent

import (
	"context"
	_ "embed"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed tool_plan.md
var planText string

var planSpec = tool.Spec{
	Name: toolUpdatePlan, Category: "agent",
	Label:       i18n.T("整理探索步骤", "Organize the approach"),
	Description: tool.Describe(planText),
}

// planInput is what update_plan takes.
type planInput struct {
	Steps []PlanStep `json:"steps" limit:"1..6"`
}

// planUpdated is what update_plan answers.
type planUpdated struct {
	Updated bool `json:"updated"`
}

// updatePlan shows the steps of the work.
func (r *run) updatePlan(_ context.Context, _ i18n.Locale, in planInput) (planUpdated, error) {
	r.send(Event{Type: EventPlan, Steps: in.Steps})
	return planUpdated{Updated: true}, nil
}
