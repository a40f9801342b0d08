// Package daygod reads a day as the imperial almanac did: which day gods (神煞,
// shen sha) it has, and which activities they make suitable or not (宜忌, yi ji),
// each with its reasons.
//
// The rules are those of 钦定协纪辨方书 (1741), which weighed and corrected the older
// lists. The gods come from tables by month and day pair and from the lunar and
// solar calendar; an activity is suited or avoided by the gods that its entry in
// volume 11 names; volume 10 says, month by month, when a heavy god yields to a
// helper; and its closing rules settle what is printed. No list of finished days
// is used.
//
// What the tradition avoids is data here, not advice.
package daygod
