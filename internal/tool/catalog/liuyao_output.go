package catalog

import "encoding/json/jsontext"

// liuyaoOutput is a board of six lines as it is sent. Members of the cast are those
// of cast_iching.
type liuyaoOutput struct {
	Kind    string `json:"kind" const:"liuyao"`
	Version string `json:"version" const:"wenbu-liuyao-1.0"`
	castOutput
	Liuyao   liuyaoBoard    `json:"liuyao"`
	Input    jsontext.Value `json:"input" doc:"An input that gives this answer again: lines and moment filled in."`
	Warnings []string       `json:"warnings" doc:"What a reader should know, each English / 中文."`
	Rules    []baziRule     `json:"rules" doc:"Every rule in force, with what it decided."`
	Notice   string         `json:"notice"`
}

type liuyaoBoard struct {
	Moment   liuyaoMoment   `json:"moment" doc:"起卦时间."`
	Month    string         `json:"month" doc:"月建: branch of the month by its 节."`
	Day      string         `json:"day" doc:"日辰: pair of the day."`
	Void     string         `json:"void" doc:"旬空: two branches."`
	Original liuyaoFigure   `json:"original"`
	Changed  *liuyaoFigure  `json:"changed,omitzero" doc:"Only with moving lines; its relatives are those of the rule in force."`
	Lines    [6]liuyaoLine  `json:"lines" doc:"The bottom line first."`
	Hidden   []liuyaoHidden `json:"hidden" doc:"伏神."`
	Body     liuyaoBody     `json:"body" doc:"卦身; decides nothing."`
	Patterns []liuyaoFact   `json:"patterns" doc:"What the whole board is."`
	Trines   []liuyaoTrine  `json:"trines" doc:"三合局."`
	Actions  []liuyaoAction `json:"actions" doc:"What lines do to each other."`
	Useful   *liuyaoUseful  `json:"useful,omitzero" doc:"用神; only with a topic."`
	Bounds   []baziBoundary `json:"boundaries" doc:"The changes of each pillar on both sides of the casting."`
}

type liuyaoMoment struct {
	Clock    string    `json:"clock" doc:"The wall clock."`
	Timezone string    `json:"timezone"`
	Offset   string    `json:"offset" doc:"Wall clock minus UTC."`
	Instant  string    `json:"instant" doc:"In UTC."`
	Used     string    `json:"used" doc:"Reading of the clock that day and hour are read from."`
	Pillars  [4]string `json:"pillars" doc:"Year, month, day, hour."`
}

type liuyaoFigure struct {
	Name         string         `json:"name" doc:"Full name, as in 水雷屯."`
	Palace       string         `json:"palace" doc:"Trigram of the palace (宫)."`
	Element      string         `json:"element" doc:"Element of the palace."`
	Generation   string         `json:"generation" enum:"本宫|一世|二世|三世|四世|五世|游魂|归魂"`
	GenerationEn string         `json:"generationEn"`
	Shi          int            `json:"shi" range:"1..6" doc:"世: the Self line."`
	Ying         int            `json:"ying" range:"1..6" doc:"应: the Other line."`
	Type         string         `json:"type" doc:"六冲, 六合 or nothing."`
	Lines        [6]liuyaoPlain `json:"lines" doc:"The bottom line first."`
}

// liuyaoPlain is a line without what month and day do to it.
type liuyaoPlain struct {
	Relative   string `json:"relative" enum:"父母|兄弟|子孙|妻财|官鬼"`
	RelativeEn string `json:"relativeEn"`
	NaJia      string `json:"naJia" doc:"Stem and branch."`
	Element    string `json:"element" doc:"Of the branch."`
}

type liuyaoLine struct {
	Number   int    `json:"number" range:"1..6" doc:"1 at the bottom."`
	Name     string `json:"name" doc:"初爻 to 上爻."`
	Value    int    `json:"value" enum:"6|7|8|9"`
	Moving   bool   `json:"moving"`
	Sign     string `json:"sign" doc:"○ of old yang, × of old yin, or nothing."`
	Role     string `json:"role" doc:"世, 应 or nothing."`
	Spirit   string `json:"spirit" enum:"青龙|朱雀|勾陈|螣蛇|白虎|玄武"`
	SpiritEn string `json:"spiritEn"`
	liuyaoPlain
	State   string       `json:"state" enum:"旺|相|休|囚|死" doc:"In the month."`
	StateEn string       `json:"stateEn"`
	Marks   []liuyaoFact `json:"marks" doc:"What month, day and change do to the line."`
	Becomes *liuyaoTo    `json:"becomes,omitzero" doc:"变爻 of a moving line."`
	Score   *int         `json:"score,omitzero" doc:"Our own sum; only with option score."`
}

type liuyaoTo struct {
	liuyaoPlain
	State string `json:"state" enum:"旺|相|休|囚|死" doc:"In the month."`
}

// liuyaoFact is a state and its reason.
type liuyaoFact struct {
	Name  string `json:"name"`
	En    string `json:"en"`
	WhyZh string `json:"whyZh"`
	WhyEn string `json:"whyEn"`
}

type liuyaoHidden struct {
	Line int `json:"line" range:"1..6" doc:"Where it hides."`
	liuyaoPlain
	State  string       `json:"state" enum:"旺|相|休|囚|死"`
	Marks  []liuyaoFact `json:"marks" doc:"By month and day."`
	Flying string       `json:"flying" doc:"飞神: the visible line's relative, stem and branch."`
	Bond   liuyaoFact   `json:"bond" doc:"What flying and hidden spirit are to each other."`
	Freed  []string     `json:"freed" doc:"Marks of the flying spirit that let it out: 旬空, 月破, 日冲."`
	Usable bool         `json:"usable" doc:"Month or day are it or generate it."`
}

type liuyaoBody struct {
	Branch string `json:"branch" doc:"月卦身."`
	Lines  []int  `json:"lines" doc:"Lines that have the branch; none when it is not on the board."`
	Shi    *int   `json:"shiShen,omitzero" doc:"世身; only with option shi_shen."`
}

type liuyaoTrine struct {
	Element  string    `json:"element"`
	Branches [3]string `json:"branches"`
	Moving   []int     `json:"moving"`
	Complete bool      `json:"complete"`
	Awaits   string    `json:"awaits,omitzero" doc:"The branch still wanting."`
	WhyZh    string    `json:"whyZh"`
	WhyEn    string    `json:"whyEn"`
}

type liuyaoAction struct {
	From   int    `json:"from" range:"1..6"`
	To     int    `json:"to" range:"1..6"`
	Deed   string `json:"deed" enum:"生|克|合|冲"`
	DeedEn string `json:"deedEn"`
}

type liuyaoUseful struct {
	Topic         string         `json:"topic"`
	TopicZh       string         `json:"topicZh"`
	TopicEn       string         `json:"topicEn"`
	Significator  string         `json:"significator" doc:"A relative, 世爻 or 应爻."`
	Relative      string         `json:"relative" doc:"Of what was found."`
	Place         string         `json:"place" enum:"line|month|day|hidden"`
	Line          *int           `json:"line,omitzero" range:"1..6" doc:"The line, or the one it hides under."`
	WhyZh         string         `json:"whyZh"`
	WhyEn         string         `json:"whyEn"`
	Candidates    []int          `json:"candidates" doc:"Lines that carry it."`
	Steps         []liuyaoReason `json:"steps" doc:"What chose between them."`
	Gods          []liuyaoGod    `json:"gods" doc:"原神 忌神 仇神 闲神."`
	Beside        []liuyaoBeside `json:"beside" doc:"What else the topic looks at."`
	Timing        []liuyaoHint   `json:"timing" doc:"应期: times the books would look at; possible, never promised."`
	TimingWarning string         `json:"timingNotice"`
}

type liuyaoReason struct {
	WhyZh string `json:"whyZh"`
	WhyEn string `json:"whyEn"`
}

type liuyaoGod struct {
	Role     string `json:"role" enum:"原神|忌神|仇神|闲神"`
	RoleEn   string `json:"roleEn"`
	Relative string `json:"relative"`
	Lines    []int  `json:"lines"`
}

type liuyaoBeside struct {
	Significator string `json:"significator"`
	Lines        []int  `json:"lines"`
	Zh           string `json:"zh"`
	En           string `json:"en"`
}

type liuyaoHint struct {
	Rule     string   `json:"rule" enum:"static|moving|on_time|strong|weak|void|broken|tomb|bound|trine|advance|retreat|hidden|only_mover|only_quiet"`
	Branches []string `json:"branches"`
	Days     *int     `json:"days,omitzero" doc:"Until the void ends."`
	Zh       string   `json:"zh"`
	En       string   `json:"en"`
}
