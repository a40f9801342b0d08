package catalog

// baziOutput is a chart as it is sent. Names, order and texts of the members up
// to method are those of the published protocol; the rest is added.
type baziOutput struct {
	Kind       string         `json:"kind" const:"bazi"`
	Version    string         `json:"version" const:"wenbu-bazi-1.1"`
	Input      chartInput     `json:"input" doc:"The input with all defaults filled in."`
	Calendar   baziCalendar   `json:"calendar"`
	DayMaster  baziDayMaster  `json:"dayMaster"`
	Pillars    [4]baziPillar  `json:"pillars" doc:"Year, month, day, hour."`
	Elements   [5]baziElement `json:"elements" doc:"Visible stems and branches of each element, in the order 木火土金水. No measure of strength."`
	Warnings   []string       `json:"warnings" doc:"What a reader should know, each English / 中文."`
	Method     baziMethod     `json:"method"`
	Luck       *baziLuck      `json:"luck,omitzero" doc:"Luck pillars; only with a sex and a known time."`
	Rules      []baziRule     `json:"rules" doc:"Every rule in force, with what it decided."`
	Boundaries []baziBoundary `json:"boundaries" doc:"The changes of each pillar on both sides of the birth."`
	Time       baziTime       `json:"time" doc:"What the clocks showed."`
	baziReading

	Relations    []baziRelation    `json:"relations" doc:"Between the pillars, strongest combinations first."`
	TaiYuan      string            `json:"taiYuan" doc:"胎元."`
	TaiXi        string            `json:"taiXi" doc:"胎息."`
	MingGong     *string           `json:"mingGong" required:"true" doc:"命宫; null without a time."`
	ShenGong     *string           `json:"shenGong" required:"true" doc:"身宫; null without a time."`
	Alternatives []baziAlternative `json:"alternatives,omitzero" doc:"Other charts that the birth may have."`
	Transit      *baziTransit      `json:"transit,omitzero" doc:"What passes over the chart at the target."`
}

type baziCalendar struct {
	Lunar             string  `json:"lunar" doc:"Chinese calendar date of the clock used."`
	LunarEn           string  `json:"lunarEn" doc:"The same in English."`
	Zodiac            string  `json:"zodiac" doc:"Animal of the Chinese calendar year, or by option zodiac_boundary that of the year pillar."`
	Solar             string  `json:"solar" doc:"Reading of the clock used; only the date when the time is unknown."`
	Instant           *string `json:"instant" required:"true" doc:"Instant in UTC; null when the time is unknown."`
	Offset            string  `json:"offset" doc:"Wall clock minus UTC."`
	CorrectionMinutes float64 `json:"correctionMinutes" doc:"Clock used minus wall clock."`
	ZodiacYear        string  `json:"zodiacYear" enum:"lunar|pillar" doc:"The year that zodiac follows."`
	ZodiacByPillar    string  `json:"zodiacByPillar" doc:"Animal of the year pillar; differs from zodiac between the two new years."`
}

type baziDayMaster struct {
	Stem     string `json:"stem"`
	Pinyin   string `json:"pinyin"`
	Element  string `json:"element"`
	Polarity string `json:"polarity" enum:"yang|yin"`
}

// baziPillar has null members when the pillar is unknown.
type baziPillar struct {
	Key           string           `json:"key" enum:"year|month|day|hour"`
	Value         *string          `json:"value" required:"true"`
	Stem          *string          `json:"stem" required:"true"`
	Branch        *string          `json:"branch" required:"true"`
	StemElement   *string          `json:"stemElement" required:"true"`
	BranchElement *string          `json:"branchElement" required:"true"`
	Hidden        []string         `json:"hidden"`
	Role          *string          `json:"role" required:"true" doc:"Ten god of the stem; 日主 for the day."`
	RoleEn        *string          `json:"roleEn" required:"true" doc:"The product's label of the role; the settled English term is tenGodEn."`
	TenGodEn      *string          `json:"tenGodEn" required:"true" doc:"Ten god of the stem by its settled English name; Day Master for the day."`
	Pinyin        *string          `json:"pinyin" required:"true"`
	NaYin         *string          `json:"nayin" required:"true"`
	NaYinEn       *string          `json:"nayinEn" required:"true"`
	HiddenStems   []baziHiddenStem `json:"hiddenStems" doc:"Main qi first."`
	GrowthStage   *string          `json:"growthStage" required:"true" doc:"星运: life stage of the day master at the branch."`
	SelfSeat      *string          `json:"selfSeat" required:"true" doc:"自坐: life stage of the pillar's own stem."`
	Void          *string          `json:"void" required:"true" doc:"空亡: the two branches that the pillar's run of ten lacks."`
	ShenSha       []baziShenSha    `json:"shenSha" doc:"神煞 on the pillar."`
}

type baziHiddenStem struct {
	Stem   string `json:"stem"`
	TenGod string `json:"tenGod"`
	Weight int    `json:"weight"`
}

type baziElement struct {
	Zh    string `json:"zh"`
	En    string `json:"en"`
	Color string `json:"color"`
	Image string `json:"image"`
	Count int    `json:"count"`
}

type baziMethod struct {
	Engine      string `json:"engine"`
	YearMonth   string `json:"yearMonth"`
	DayHour     string `json:"dayHour"`
	DayBoundary string `json:"dayBoundary"`
	Elements    string `json:"elements"`
	Source      string `json:"source"`
}

type baziLuck struct {
	Direction string           `json:"direction" enum:"forward|backward"`
	Term      string           `json:"term" doc:"The solar term that the start is counted to."`
	Start     baziLuckStart    `json:"start"`
	Change    baziLuckChange   `json:"change" doc:"交运: when one luck pillar gives way to the next."`
	Pillars   []baziLuckPillar `json:"pillars"`
}

type baziLuckStart struct {
	Years   int    `json:"years"`
	Months  int    `json:"months"`
	Days    int    `json:"days"`
	Hours   int    `json:"hours"`
	Minutes int    `json:"minutes"`
	Instant string `json:"instant"`
	Local   string `json:"local" doc:"The instant on a clock that keeps the offset of the birth (time.offset)."`
	Clock   string `json:"clock" doc:"What clocks at the birthplace show at the instant, summer time and all."`
}

type baziLuckChange struct {
	YearStems [2]string `json:"yearStems" doc:"Stems of the years: of the change, and half way."`
	Term      string    `json:"term" doc:"The solar term before the day."`
	Days      int       `json:"days" doc:"Whole days after it."`
}

type baziLuckPillar struct {
	Index     int    `json:"index"`
	Pillar    string `json:"pillar"`
	StartAge  int    `json:"startAge"`
	StartYear int    `json:"startYear"`
	EndYear   int    `json:"endYear"`
	TenGod    string `json:"tenGod"`
}

type baziRule struct {
	Option string `json:"option"`
	Value  string `json:"value"`
	WhyZh  string `json:"whyZh"`
	WhyEn  string `json:"whyEn"`
}

type baziBoundary struct {
	Kind        string   `json:"kind" enum:"year|month|day|hour"`
	Name        string   `json:"name" doc:"What begins there."`
	Instant     string   `json:"instant"`
	SecondsAway *float64 `json:"secondsAway" required:"true" doc:"Boundary minus the moment of the chart; null when the time is unknown."`
	Near        bool     `json:"near" doc:"Within a minute; with an unknown time, on the date of birth."`
}

type baziTime struct {
	Clock                      string   `json:"clock" doc:"The wall clock; only the date when the time is unknown."`
	Standard                   *string  `json:"standard" required:"true" doc:"The wall clock without summer time."`
	MeanSolar                  *string  `json:"meanSolar" required:"true" doc:"Null without a longitude."`
	TrueSolar                  *string  `json:"trueSolar" required:"true" doc:"Null without a longitude."`
	EquationOfTimeSeconds      *float64 `json:"equationOfTimeSeconds" required:"true" doc:"True minus mean solar time."`
	LongitudeCorrectionSeconds *float64 `json:"longitudeCorrectionSeconds" required:"true" doc:"Mean solar time minus standard time."`
	Offset                     string   `json:"offset"`
	DST                        bool     `json:"dst"`
}
