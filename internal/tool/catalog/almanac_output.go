package catalog

// almanacOutput is a page of the almanac as it is sent. Names carry Hanzi and
// English; sentences are in the language asked for.
type almanacOutput struct {
	Kind      string            `json:"kind" const:"almanac"`
	Version   string            `json:"version" const:"wenbu-almanac-1.0"`
	Input     almanacInput      `json:"input" doc:"The input with all defaults filled in."`
	Date      almanacDate       `json:"date"`
	Lunar     almanacLunar      `json:"lunar"`
	Pillars   []almanacPillar   `json:"pillars" doc:"Year (from 立春), month (from the 节), day."`
	Terms     almanacTerms      `json:"terms"`
	Officer   label             `json:"officer" doc:"建除."`
	Road      almanacRoad       `json:"road" doc:"黄道 or 黑道."`
	Mansion   almanacMansion    `json:"mansion" doc:"二十八宿."`
	Clash     almanacClash      `json:"clash" doc:"冲煞."`
	PengZu    []label           `json:"pengZu" doc:"彭祖百忌 of stem and branch."`
	Direction almanacDirections `json:"directions" doc:"吉神方位."`
	FetusGod  almanacFetus      `json:"fetusGod" doc:"胎神."`
	NineStars almanacStars      `json:"nineStars" doc:"Star in the centre, 1 to 9."`
	SixDay    label             `json:"sixDay" doc:"六曜."`
	Moon      string            `json:"moon" doc:"Traditional name of the lunar day; not what the Moon shows."`
	Season    almanacSeason     `json:"season"`
	Festivals []label           `json:"festivals"`
	Gods      almanacGods       `json:"gods"`
	Closed    []label           `json:"closed" doc:"The gods on whose account everything is avoided; usually empty."`
	Suits     []almanacActivity `json:"suits" doc:"宜, in the order of the book."`
	Avoids    []almanacActivity `json:"avoids" doc:"忌, in the order of the book."`
	Unprinted []almanacActivity `json:"unprinted" doc:"Neither, although gods of the day speak for or against it."`
	Hours     []almanacHour     `json:"hours" doc:"The twelve double hours from 子."`
	Rules     []almanacRule     `json:"rules" doc:"Every option in force."`
	Notice    string            `json:"notice"`
}

// label is a name in Hanzi and in English.
type label struct {
	Name string `json:"name"`
	En   string `json:"en"`
}

type almanacDate struct {
	Gregorian string `json:"gregorian"`
	Julian    string `json:"julian,omitzero" doc:"Julian date; only before 1582-10-15."`
	JDN       int    `json:"julianDayNumber"`
	Weekday   label  `json:"weekday"`
}

type almanacLunar struct {
	Text       string           `json:"text"`
	En         string           `json:"en"`
	Year       int              `json:"year"`
	Month      int              `json:"month"`
	Day        int              `json:"day"`
	Leap       bool             `json:"leap"`
	YearPair   string           `json:"yearPair" doc:"Pair of the lunar year; changes at the lunar new year."`
	Zodiac     label            `json:"zodiac" doc:"Animal of the lunar year."`
	MonthDays  int              `json:"monthDays"`
	MonthFirst string           `json:"monthFirst" doc:"Gregorian date of the first day of the month."`
	Official   *almanacOfficial `json:"official,omitzero" doc:"Name of the month in its time, where it was not counted from the yin month."`
	Source     string           `json:"source" enum:"rule|issued|reconstructed|witness" doc:"Where the month is known from."`
	Confidence string           `json:"confidence" enum:"high|medium|low"`
	Because    string           `json:"because"`
}

type almanacOfficial struct {
	Year    int    `json:"year"`
	Name    string `json:"name"`
	Because string `json:"because"`
}

type almanacPillar struct {
	Key   string `json:"key" enum:"year|month|day"`
	Value string `json:"value"`
	En    string `json:"en"`
	NaYin string `json:"nayin"`
}

type almanacTerms struct {
	Current almanacTerm `json:"current" doc:"The last solar term at or before the end of the day."`
	Next    almanacTerm `json:"next"`
	OnDay   bool        `json:"onDay" doc:"Whether current falls on the day."`
	Pentad  label       `json:"pentad" doc:"七十二候."`
}

type almanacTerm struct {
	Name  string `json:"name"`
	En    string `json:"en"`
	Index int    `json:"index"`
	UTC   string `json:"utc"`
	Local string `json:"local" doc:"The instant on the clock of timezone, to the second."`
	Date  string `json:"date" doc:"Its day in China's calendar."`
}

type almanacRoad struct {
	Name   string `json:"name"`
	En     string `json:"en"`
	Yellow bool   `json:"yellow"`
}

type almanacMansion struct {
	Name     string `json:"name"`
	En       string `json:"en"`
	Luminary string `json:"luminary"`
	Animal   string `json:"animal"`
	Lucky    bool   `json:"lucky"`
}

type almanacClash struct {
	Branch    string `json:"branch"`
	Zodiac    label  `json:"zodiac"`
	Pair      string `json:"pair"`
	Direction label  `json:"direction" doc:"煞."`
}

type almanacDirections struct {
	Joy          label `json:"joy" doc:"喜神."`
	Wealth       label `json:"wealth" doc:"财神."`
	Fortune      label `json:"fortune" doc:"福神."`
	YangNobleman label `json:"yangNobleman" doc:"阳贵."`
	YinNobleman  label `json:"yinNobleman" doc:"阴贵."`
}

type almanacFetus struct {
	Place string `json:"place"`
	Where string `json:"where"`
	Month string `json:"month,omitzero" doc:"Place of the lunar month; none in a leap month."`
}

type almanacStars struct {
	Year  int `json:"year"`
	Month int `json:"month"`
	Day   int `json:"day"`
}

type almanacSeason struct {
	DogDays  string `json:"dogDays,omitzero" doc:"三伏."`
	Nines    string `json:"nines,omitzero" doc:"数九."`
	PlumRain string `json:"plumRain,omitzero" enum:"入梅|梅雨|出梅"`
	SheDay   string `json:"sheDay,omitzero" enum:"春社|秋社"`
}

type almanacGods struct {
	Lucky   []label `json:"lucky" doc:"吉神."`
	Unlucky []label `json:"unlucky" doc:"凶煞."`
}

type almanacActivity struct {
	Name    string  `json:"name" doc:"Name in the book."`
	Today   string  `json:"today,omitzero" doc:"Everyday name, for what is still done."`
	En      string  `json:"en"`
	For     []label `json:"for" doc:"Gods of the day that suit it."`
	Against []label `json:"against" doc:"Gods of the day that avoid it."`
	Note    string  `json:"note,omitzero"`
}

type almanacHour struct {
	Pair     string      `json:"pair"`
	From     string      `json:"from"`
	To       string      `json:"to"`
	Road     almanacRoad `json:"road"`
	Star     int         `json:"star"`
	Clash    string      `json:"clash" doc:"The branch opposite."`
	Good     bool        `json:"good" doc:"On the yellow road, neither 日破 nor 五不遇时."`
	Nobleman bool        `json:"nobleman"`
	Breaks   bool        `json:"breaks" doc:"日破."`
	NotMet   bool        `json:"notMet" doc:"五不遇时."`
	Void     bool        `json:"void" doc:"旬空."`
}

type almanacRule struct {
	Option string `json:"option"`
	Value  string `json:"value"`
}
