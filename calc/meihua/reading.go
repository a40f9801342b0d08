package meihua

import (
	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// Bearing is what a trigram is to the body (生克, sheng ke).
type Bearing uint8

// The bearings, X being the other trigram.
const (
	BearingFeedsBody    Bearing = iota // X生体: it feeds the body
	BearingBodyControls                // 体克X: the body restrains it
	BearingSame                        // 比和: both are of one element
	BearingBodyFeeds                   // 体生X: the body feeds it
	BearingControlsBody                // X克体: it restrains the body
)

// Bearings is the number of bearings.
const Bearings = 5

// bearingOf returns what a trigram of an element is to a body of another.
func bearingOf(body, other ganzhi.Element) Bearing {
	switch body {
	case other:
		return BearingSame
	case other.Generates():
		return BearingFeedsBody
	case other.Controls():
		return BearingControlsBody
	}
	if body.Generates() == other {
		return BearingBodyFeeds
	}
	return BearingBodyControls
}

// Role is the place of a trigram that is set against the body (用互变).
type Role uint8

// The roles.
const (
	RoleUse         Role = iota // 用 yong: the trigram with the moving line
	RoleBodyNuclear             // 体互 ti hu: the inner trigram on the body's side
	RoleUseNuclear              // 用互 yong hu: the other inner trigram
	RoleChanged                 // 变 bian: what the use turns into
)

// Roles is the number of roles.
const Roles = 4

var (
	roleHanzi   = [Roles]string{"用", "体互", "用互", "变"}
	roleEnglish = [Roles]string{"use", "nuclear on the body's side", "nuclear on the use's side", "changed use"}
)

// String returns the Hanzi.
func (r Role) String() string { return roleHanzi[r] }

// English returns the English name.
func (r Role) English() string { return roleEnglish[r] }

// Relation is one trigram set against the body (体用生克).
type Relation struct {
	Role    Role
	Trigram yijing.Trigram
	Bearing Bearing
}

// String returns the relation in its usual words: 用生体, 体克变, 比和.
func (r Relation) String() string {
	other := r.Role.String()
	return [Bearings]string{other + "生体", "体克" + other, "比和", "体生" + other, other + "克体"}[r.Bearing]
}

// English returns the relation in English: "use feeds body".
func (r Relation) English() string {
	other := r.Role.English()
	return [Bearings]string{
		other + " feeds body", "body controls " + other, "body and " + other + " are alike", "body feeds " + other, other + " controls body",
	}[r.Bearing]
}

// Text says what the relation may bring to mind, in our own words.
func (r Relation) Text() calc.Text { return relationTexts[r.Role][r.Bearing] }

// Relations returns the four trigrams that the body is compared with: the use, the
// two inner ones and the changed use. The use speaks of how things stand, the
// inner ones of what lies between, the changed one of the end.
//
// Source: doc/sources.md#meihua-reading.
func (c *Cast) Relations() [Roles]Relation {
	body, nuclear := c.Body(), c.Nuclear()
	var list [Roles]Relation
	for role, t := range [Roles]yijing.Trigram{
		c.Use(), side(nuclear, c.BodyAbove()), side(nuclear, !c.BodyAbove()), side(c.Changed(), !c.BodyAbove()),
	} {
		list[role] = Relation{Role(role), t, bearingOf(body.Element(), t.Element())}
	}
	return list
}

// Parties count, among use, inner trigrams and changed use, those on the body's
// side, of its element or feeding it (体党, ti dang), and those of the use's element
// (用党, yong dang).
//
// Source: doc/sources.md#meihua-reading.
func (c *Cast) Parties() (body, use int) {
	for _, r := range c.Relations() {
		if r.Bearing == BearingSame || r.Bearing == BearingFeedsBody {
			body++
		}
		if r.Trigram.Element() == c.Use().Element() {
			use++
		}
	}
	return body, use
}

// Season is how a trigram stands in the month (卦气旺衰).
type Season uint8

// The seasons of a trigram.
const (
	SeasonLevel      Season = iota // 平 ping
	SeasonProspering               // 旺 wang
	SeasonDeclining                // 衰 shuai
)

// String returns the Hanzi.
func (s Season) String() string { return [...]string{"平", "旺", "衰"}[s] }

// English returns the English name.
func (s Season) English() string { return [...]string{"level", "prospering", "declining"}[s] }

// SeasonOf returns how a trigram stands in the month of a branch.
//
// Rule: 震巽木旺于春, 离火夏, 乾兑金秋, 坎水冬, 坤艮土辰戌丑未月; 坤艮衰于春, 乾兑夏,
// 震巽秋, 离冬, 坎辰戌丑未月.
// Source: doc/sources.md#meihua-reading.
func SeasonOf(t yijing.Trigram, month ganzhi.EarthlyBranch) Season {
	switch t.Element() {
	case month.Element():
		return SeasonProspering
	case month.Element().Controls():
		return SeasonDeclining
	}
	return SeasonLevel
}
