package envelope

// View is a way to show a result that show_chart and show_map know by name.
type View struct {
	Name        string   `json:"name"`
	About       string   `json:"about"`
	ResultKinds []string `json:"result_kinds"`
	Kind        string   `json:"kind"` // chart | map
}

// Names of the views.
const (
	viewElements   = "elements"
	viewTenGods    = "ten_gods"
	viewStrength   = "strength"
	viewLifeLine   = "life_line"
	viewBirthplace = "birthplace"
)

// views are all of them.
func views() []View {
	return []View{
		{viewElements, "Visible stems and branches of each element.", []string{"bazi"}, "chart"},
		{viewTenGods, "Hidden stems of the chart by ten god, weighted.", []string{"bazi"}, "chart"},
		{viewStrength, "What supports the day master, pillar by pillar.", []string{"bazi"}, "chart"},
		{viewLifeLine, "The score of each year, with the luck pillars.", []string{"bazi"}, "chart"},
		{viewBirthplace, "The birthplace, the meridian of its zone and the solar time between them.", []string{"bazi", "ziwei"}, "map"},
	}
}
