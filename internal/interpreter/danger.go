package interpreter

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// danger is a danger that a message tells of.
type danger uint8

const (
	safe        danger = iota
	dangerWeary        // worn out and without hope; gentler than the others
	dangerFrom         // someone else is the danger
	dangerChild        // the same, to a person who is not of age
	dangerThird        // someone else is being hurt
	dangerOther        // someone else may end or harm their own life
	dangerSelf         // thoughts of ending or harming one's own life
)

// apostrophes puts in those that people leave out.
var apostrophes = strings.NewReplacer(" cant ", " can't ", " dont ", " don't ", " didnt ", " didn't ", " doesnt ", " doesn't ", " im ", " i'm ", " ive ", " i've ", " wasnt ", " wasn't ", " hes ", " he's ", " shes ", " she's ")

// dangerOf finds the gravest danger in a message. Phrases that use hard words for
// light things are taken out first, so that they neither raise an alarm nor hide one.
func dangerOf(w words) danger {
	text := lightPhrases.ReplaceAllString(apostrophes.Replace(string(w)), " ")
	if at := lastOf(selfHarm, text); at != nil {
		if ofAnother(text[:at[0]]) || anothersHarm.MatchString(text) && !ownHarm.MatchString(text) {
			return dangerOther
		}
		return dangerSelf
	}
	if at := violence.FindStringIndex(text); at != nil {
		switch {
		case ofAnother(text[:at[0]]) && strings.HasPrefix(text[at[0]:], "被"):
			return dangerThird
		case isMinor(w):
			return dangerChild
		}
		return dangerFrom
	}
	if weary.MatchString(text) {
		return dangerWeary
	}
	return safe
}

// lastOf returns where the last match stands: what a message comes to is said last.
func lastOf(re *regexp.Regexp, text string) []int {
	all := re.FindAllStringIndex(text, -1)
	if len(all) == 0 {
		return nil
	}
	return all[len(all)-1]
}

// ofAnother reports whether the words in front of a phrase make another person
// its subject. In doubt the speaker is meant.
func ofAnother(before string) bool {
	before = toldMe.ReplaceAllString(before, "说")
	people := anotherPerson.FindAllStringIndex(before, -1)
	if len(people) == 0 {
		return false
	}
	rest := before[people[len(people)-1][1]:]
	if speaker.MatchString(rest) {
		return false
	}
	return saysOrDoes.MatchString(rest) || strings.Contains(rest, "说") && utf8.RuneCountInString(rest) <= 16
}

// isMinor reports whether the speaker says an age below eighteen, or a school class.
func isMinor(w words) bool {
	if m := ageSaid.FindStringSubmatch(arabic(string(w))); m != nil {
		for _, group := range m[1:] {
			if n, err := strconv.Atoi(group); err == nil {
				return n < 18
			}
		}
	}
	return schoolClass.MatchString(string(w))
}
