package bazi

var (
	offOn = []string{"off", "on"}
	onOff = []string{"on", "off"}
)

// patternChoices are the options of GeJuRules.
var patternChoices = []choice{
	{field{"geju_jianlu_earth", offOn, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.JianLuEarth) }}, []reason{
		{"戊 in 巳 or 午 and 己 in 午 are neither 建禄 nor 羊刃", "戊生巳午、己生午，不作建禄、羊刃"},
		{"戊 in 巳 and 己 in 午 are 建禄, 戊 in 午 is 羊刃", "戊生巳、己生午作建禄，戊生午作羊刃"},
	}},
	{field{"geju_order", []string{"hidden", "place"}, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.Order) }}, []reason{
		{"of several exposed stems of the month, its main qi comes first", "月令数干并透，先取本气"},
		{"of several exposed stems of the month, the month's own stem comes first, then the hour's", "月令数干并透，先取月干，次时干，再年干"},
	}},
	{field{"geju_pure_direct", offOn, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.PureDirect) }}, []reason{
		{"months of 子午卯酉 look at exposed stems like others", "子午卯酉月亦看透干"},
		{"months of 子午卯酉 go by their main qi", "子午卯酉月径取本气"},
	}},
	{field{"geju_month_god", []string{"main_qi", "siling"}, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.MonthGod) }}, []reason{
		{"the pattern looks at the main qi of the month", "取格以月令本气为主"},
		{"the pattern looks at the stem in command of the day", "取格以人元司令为主"},
	}},
	{field{"geju_bijie_names", offOn, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.BiJieNames) }}, []reason{
		{"a month of peers is called 月劫格", "月令比劫称月劫格"},
		{"a month of peers is called 比肩格 or 劫财格", "月令比劫分称比肩格、劫财格"},
	}},
	{field{"geju_shangguan_water", onOff, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.NoWaterExemption) }}, []reason{
		{"伤官格 of metal and water may meet 正官", "金水伤官可见正官"},
		{"no 伤官格 may meet 正官", "伤官见官，金水亦忌"},
	}},
	{field{"geju_yangren_output", offOn, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.YangRenOutput) }}, []reason{
		{"only 官杀 answer a 羊刃", "羊刃只以官杀制之"},
		{"食伤 may answer a 羊刃 too", "羊刃亦可以食伤化之"},
	}},
	{field{"follow_share", []string{"50", "40", "60"}, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.FollowShare) }}, []reason{
		{"从格 needs a group of 50 of 100", "从格须一党占五十分以上"},
		{"从格 needs a group of 40 of 100", "从格须一党占四十分以上"},
		{"从格 needs a group of 60 of 100", "从格须一党占六十分以上"},
	}},
	{field{"follow_support", []string{"20", "10", "30"}, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.FollowSupport) }}, []reason{
		{"从格 leaves the day master's side 20 of 100 at most", "从格比劫印不过二十分"},
		{"从格 leaves the day master's side 10 of 100 at most", "从格比劫印不过十分"},
		{"从格 leaves the day master's side 30 of 100 at most", "从格比劫印不过三十分"},
	}},
	{field{"follow_residual", []string{"0", "1"}, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.FollowResidual) }}, []reason{
		{"从格 bears no residual root", "从格不容余气根"},
		{"从格 bears one residual root", "从格容一处余气根"},
	}},
	{field{"follow_near", []string{"70", "60", "80"}, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.FollowNear) }}, []reason{
		{"从势 needs a second group within 70 % of the first", "从势次党须及首党七成"},
		{"从势 needs a second group within 60 % of the first", "从势次党须及首党六成"},
		{"从势 needs a second group within 80 % of the first", "从势次党须及首党八成"},
	}},
	{field{"follow_exposed", offOn, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.FollowExposed) }}, []reason{
		{"从格 bears no exposed 比劫 or 印", "从格不容比劫、印透"},
		{"从格 bears exposed 比劫 and 印", "从格容比劫、印透"},
	}},
	{field{"follow_er_bijie", onOff, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.FollowErStrict) }}, []reason{
		{"从儿 bears exposed 比劫", "从儿容比劫透"},
		{"从儿 bears no exposed 比劫", "从儿不容比劫透"},
	}},
	{field{"follow_false", offOn, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.FollowFalse) }}, []reason{
		{"假从 is not named", "不取假从"},
		{"假从 is named where one residual root or one light 印 is too many", "只差一处余气根或一点轻印者取假从"},
	}},
	{field{"pure_share", []string{"75", "65", "85"}, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.PureShare) }}, []reason{
		{"专旺 needs 75 of 100 on the day master's side", "专旺须比劫印七十五分以上"},
		{"专旺 needs 65 of 100 on the day master's side", "专旺须比劫印六十五分以上"},
		{"专旺 needs 85 of 100 on the day master's side", "专旺须比劫印八十五分以上"},
	}},
	{field{"pure_half", offOn, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.PureHalf) }}, []reason{
		{"专旺 needs a complete 三合 or 三会", "专旺须三合、三会全"},
		{"专旺 needs only a 半合", "专旺半合亦可"},
	}},
	{field{"strong_share", []string{"80", "70", "90"}, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.StrongShare) }}, []reason{
		{"从强 needs 80 of 100 on the day master's side", "从强须比劫印八十分以上"},
		{"从强 needs 70 of 100 on the day master's side", "从强须比劫印七十分以上"},
		{"从强 needs 90 of 100 on the day master's side", "从强须比劫印九十分以上"},
	}},
	{field{"hua_dragon", offOn, func(r *Rules) *uint8 { return (*uint8)(&r.GeJu.HuaDragon) }}, []reason{
		{"化气 does not ask for 辰", "化气不必见辰"},
		{"化气 asks for 辰 among the branches", "化气须见辰"},
	}},
}
