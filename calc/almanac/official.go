package almanac

// officialShiftDays returns by how many days the issued calendar began a month
// later than the rule does.
func officialShiftDays(lunation int) int {
	for _, s := range officialShifts {
		if s.lunation >= lunation {
			if s.lunation == lunation {
				return s.days
			}
			return 0
		}
	}
	return 0
}

// officialLeapLunation returns the issued leap month of a sui where it differs
// from the rule's.
func officialLeapLunation(suiYear int) (lunation int, ok bool) {
	for _, l := range officialLeaps {
		if l.suiYear == suiYear {
			return l.lunation, true
		}
	}
	return 0, false
}
