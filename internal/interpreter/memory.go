package interpreter

// memory is what is kept from one step of a turn to the next: what the person's words
// mean. The steps do not change it, and finding it out is most of the work of a step.
type memory struct {
	message string
	offered int // how many tools there were to choose from
	intent  intent
	people  *people
}

// understood returns what the person's words mean and whom they tell of.
func (s *scene) understood() (intent, *people) {
	if k := s.memory; k != nil && k.people != nil && k.message == s.message && k.offered == len(s.offered) {
		return k.intent, k.people
	}
	in, who := readIntent(s), readPeople(s.said(), s.snapshot.SelectedBirthInformation)
	if s.memory != nil {
		*s.memory = memory{s.message, len(s.offered), in, who}
	}
	return in, who
}
