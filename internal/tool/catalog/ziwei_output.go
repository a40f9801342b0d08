package catalog

// ziweiOutput is a chart as it is sent. Names, order and texts of the members up to
// method are those of the published protocol; the rest is added. Names of palaces,
// stars and the like are Hanzi in both languages.
type ziweiOutput struct {
	Kind              string          `json:"kind" const:"ziwei"`
	Version           string          `json:"version" const:"wenbu-ziwei-1.0"`
	Input             ziweiInput      `json:"input" doc:"The input with all defaults filled in."`
	LunarDate         string          `json:"lunarDate" doc:"Chinese calendar date of the clock used, of the day itself in the late Zi hour too."`
	Time              string          `json:"time" doc:"The double hour; 早子时 and 晚子时 are the two parts of the Zi hour."`
	FiveElementsClass string          `json:"fiveElementsClass" doc:"五行局."`
	Soul              string          `json:"soul" doc:"命主."`
	Body              string          `json:"body" doc:"身主."`
	Palaces           [12]ziweiPalace `json:"palaces" doc:"From 寅 on, in the order of the branches."`
	Method            ziweiMethod     `json:"method"`

	LunarDateEn               string                `json:"lunarDateEn"`
	ChineseDate               string                `json:"chineseDate" doc:"Four pillars, the year from 立春 and months from their 节, as pillars are counted everywhere; the year that places stars begins by zw_year_divide."`
	Zodiac                    string                `json:"zodiac" doc:"Animal of the year that places stars."`
	Sign                      string                `json:"sign" doc:"星座."`
	EarthlyBranchOfSoulPalace string                `json:"earthlyBranchOfSoulPalace" doc:"Branch of 命宫."`
	EarthlyBranchOfBodyPalace string                `json:"earthlyBranchOfBodyPalace" doc:"Branch of 身宫."`
	Transformations           []ziweiTransformation `json:"transformations" doc:"生年四化, in the order 禄 权 科 忌."`
	Horoscope                 *ziweiHoroscope       `json:"horoscope,omitzero" doc:"What passes over the chart at the target."`
	Warnings                  []string              `json:"warnings" doc:"What a reader should know, each English / 中文."`
	Rules                     []baziRule            `json:"rules" doc:"Every rule in force, with what it decided."`
	Boundaries                []baziBoundary        `json:"boundaries" doc:"The changes of hour, day and, by option, month and year on both sides of the birth."`
	Alternatives              []ziweiAlternative    `json:"alternatives,omitzero" doc:"Other charts that the birth may have."`
	Clocks                    baziTime              `json:"clocks" doc:"What the clocks showed."`
}

type ziweiPalace struct {
	Name       string      `json:"name"`
	Stem       string      `json:"stem"`
	Branch     string      `json:"branch"`
	IsBody     bool        `json:"isBody" doc:"身宫."`
	Stars      []ziweiStar `json:"stars" doc:"Major stars."`
	Supporting []string    `json:"supporting" doc:"Names of the minor stars."`
	AgeRange   []int       `json:"ageRange" limit:"2..2" doc:"Nominal ages of the decade, both included."`

	Index       int              `json:"index" doc:"0 is the palace of 寅."`
	NameEn      string           `json:"nameEn"`
	IsOriginal  bool             `json:"isOriginal" doc:"来因宫."`
	Minor       []ziweiStar      `json:"minor"`
	Adjective   []ziweiAdjective `json:"adjective"`
	ChangSheng  string           `json:"changsheng"`
	BoShi       string           `json:"boshi"`
	JiangQian   string           `json:"jiangqian"`
	SuiQian     string           `json:"suiqian"`
	Decadal     ziweiDecadal     `json:"decadal" doc:"大限."`
	Ages        []int            `json:"ages" doc:"小限: nominal ages, every twelfth, up to 120."`
	Surrounding ziweiSurrounding `json:"surrounding" doc:"三方四正: indices of the palaces read together with this one."`
	Borrowed    []ziweiStar      `json:"borrowed" doc:"Major stars of the palace opposite, by which a palace without any is read; else empty."`
	Flights     []ziweiFlight    `json:"flights" doc:"飞化: where the stem of this palace sends 禄 权 科 忌."`
	SelfFlights []ziweiFlight    `json:"selfTransformations" doc:"自化: from this palace into itself, then from the palace opposite."`
}

type ziweiStar struct {
	Name       string `json:"name"`
	Brightness string `json:"brightness" enum:"|庙|旺|得|利|平|不|闲|陷" doc:"闲 only by the table of Zhongzhou."`
	Mutagen    string `json:"mutagen" enum:"|禄|权|科|忌" doc:"By the stem of the year of birth."`
	NameEn     string `json:"nameEn"`
	Pinyin     string `json:"pinyin"`
}

type ziweiAdjective struct {
	Name   string `json:"name"`
	NameEn string `json:"nameEn"`
	Pinyin string `json:"pinyin"`
}

type ziweiDecadal struct {
	From   int    `json:"from"`
	To     int    `json:"to"`
	Stem   string `json:"stem"`
	Branch string `json:"branch"`
}

type ziweiSurrounding struct {
	Opposite int `json:"opposite" doc:"对宫."`
	Wealth   int `json:"wealth" doc:"What the palace of wealth is to the life palace."`
	Career   int `json:"career" doc:"What the palace of career is to the life palace."`
}

type ziweiFlight struct {
	Mutagen string `json:"mutagen" enum:"禄|权|科|忌"`
	Star    string `json:"star"`
	From    int    `json:"from" doc:"Index of the palace whose stem it is."`
	To      int    `json:"to" doc:"Index of the palace where the star is."`
	Kind    string `json:"kind" enum:"|离心自化|向心自化" doc:"Empty when it goes to neither the palace itself nor the one opposite."`
}

type ziweiTransformation struct {
	Mutagen string `json:"mutagen" enum:"禄|权|科|忌"`
	Star    string `json:"star"`
	Palace  string `json:"palace" doc:"Name of the palace where the star is."`
	Index   int    `json:"index" doc:"Its index."`
}

type ziweiMethod struct {
	Engine    string `json:"engine"`
	Clock     string `json:"clock"`
	LateZi    string `json:"lateZi"`
	LeapMonth string `json:"leapMonth"`
	School    string `json:"school"`
	Source    string `json:"source"`
}

// ziweiAlternative is another chart that the birth may have.
type ziweiAlternative struct {
	Because                   string          `json:"because" enum:"near_hour|near_term|new_moon" doc:"The hour, or by option the solar month or year, changes within a minute; a new moon next to midnight may begin the lunar month a day earlier or later."`
	LunarDate                 string          `json:"lunarDate"`
	Time                      string          `json:"time"`
	FiveElementsClass         string          `json:"fiveElementsClass"`
	Soul                      string          `json:"soul"`
	Body                      string          `json:"body"`
	EarthlyBranchOfSoulPalace string          `json:"earthlyBranchOfSoulPalace"`
	EarthlyBranchOfBodyPalace string          `json:"earthlyBranchOfBodyPalace"`
	Palaces                   [12]ziweiPalace `json:"palaces"`
}

// ziweiHoroscope is what passes over a chart at a target.
type ziweiHoroscope struct {
	Decadal ziweiPeriod `json:"decadal" doc:"大限, or 童限 before the first one."`
	Age     ziweiAge    `json:"age" doc:"小限."`
	Yearly  ziweiYear   `json:"yearly" doc:"流年."`
	Monthly ziweiPeriod `json:"monthly" doc:"流月."`
	Daily   ziweiPeriod `json:"daily" doc:"流日."`
	Hourly  ziweiPeriod `json:"hourly" doc:"流时."`

	LunarDate string `json:"lunarDate" doc:"Of the target."`
}

type ziweiPeriod struct {
	ziweiAge
	Stars [12][]string `json:"stars" doc:"Stars that move with it, by palace."`
}

type ziweiYear struct {
	ziweiPeriod
	JiangQian [12]string `json:"jiangqian" doc:"将前十二神 of the year, by palace."`
	SuiQian   [12]string `json:"suiqian" doc:"岁前十二神 of the year, by palace."`
}

// ziweiAge is a minor limit, and what longer and shorter periods have as well.
type ziweiAge struct {
	Index       int        `json:"index" doc:"Palace that is the life palace for the period."`
	Name        string     `json:"name"`
	Stem        string     `json:"stem"`
	Branch      string     `json:"branch"`
	PalaceNames [12]string `json:"palaceNames" doc:"Names of the palaces for the period, from 寅 on."`
	Mutagen     [4]string  `json:"mutagen" doc:"Stars that the stem transforms: 禄 权 科 忌."`
	NominalAge  *int       `json:"nominalAge,omitzero" doc:"Of the minor limit: nominal age at the target."`
}
