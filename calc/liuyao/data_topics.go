package liuyao

// topicRow says what stands for a topic.
type topicRow struct {
	name, zh, en string
	use          Significator
	beside       []Beside
}

var (
	shi      = Significator{Role: RoleShi}
	ying     = Significator{Role: RoleYing}
	fuMu     = Significator{Relative: RelativeFuMu}
	guanGui  = Significator{Relative: RelativeGuanGui}
	qiCai    = Significator{Relative: RelativeQiCai}
	ziSun    = Significator{Relative: RelativeZiSun}
	xiongDi  = Significator{Relative: RelativeXiongDi}
	askerZh  = "占问的人"
	askerEn  = "the person who asks"
	otherZh  = "对方"
	otherEn  = "the other side"
	sourceZh = "财之源"
	sourceEn = "the source of wealth"
)

// topicRows are the topics by their numbers.
//
// Source: doc/sources.md#useful-god-liuyao.
var topicRows = [...]topicRow{
	TopicNone:          {},
	TopicSelf:          {"self", "自身与泛问", "oneself, or in general", shi, []Beside{{ying, otherZh, otherEn}}},
	TopicOther:         {"other", "他人与对方", "another person or the other side", ying, []Beside{{shi, askerZh, askerEn}}},
	TopicRelationship:  {"relationship", "感情", "a relationship", ying, []Beside{{shi, askerZh, askerEn}, {qiCai, "女方", "the woman, where there is one"}, {guanGui, "男方", "the man, where there is one"}}},
	TopicTravel:        {"travel", "出行", "travel", shi, []Beside{{ziSun, "途中平安", "ease on the way"}, {fuMu, "行李与车船", "luggage and vehicle"}}},
	TopicWealth:        {"wealth", "求财", "money", qiCai, []Beside{{ziSun, sourceZh, sourceEn}}},
	TopicBusiness:      {"business", "生意买卖", "trade and goods", qiCai, []Beside{{ziSun, sourceZh, sourceEn}, {ying, "买卖的对方", "the other side of the trade"}}},
	TopicWife:          {"wife", "妻与女友", "wife or woman friend", qiCai, []Beside{{ying, otherZh, otherEn}}},
	TopicStaff:         {"staff", "下属与雇员", "staff", qiCai, nil},
	TopicLostValuables: {"lost_valuables", "失物：财物", "lost valuables", qiCai, []Beside{{guanGui, "取走的人", "whoever took them"}}},
	TopicCareer:        {"career", "功名职位", "post and rank", guanGui, []Beside{{fuMu, "任命与文书", "the appointment on paper"}}},
	TopicLawsuit:       {"lawsuit", "官司", "a lawsuit", guanGui, []Beside{{shi, "己方", "one's own side"}, {ying, otherZh, otherEn}, {fuMu, "状纸文书", "the papers"}}},
	TopicHusband:       {"husband", "夫与男友", "husband or man friend", guanGui, []Beside{{ying, otherZh, otherEn}}},
	TopicIllness:       {"illness", "疾病", "illness", guanGui, []Beside{{shi, "自占时的病人", "the patient, when one asks for oneself"}, {ziSun, "医药", "medicine"}}},
	TopicTheft:         {"theft", "盗贼", "theft", guanGui, []Beside{{qiCai, "失去的财物", "what was taken"}, {ziSun, "捕盗之人", "those who pursue"}}},
	TopicParents:       {"parents", "父母长辈", "parents and elders", fuMu, nil},
	TopicHouse:         {"house", "房屋", "house", fuMu, nil},
	TopicVehicle:       {"vehicle", "车船", "vehicle", fuMu, nil},
	TopicDocument:      {"document", "文书契约", "papers and contracts", fuMu, nil},
	TopicStudy:         {"study", "学业", "study", fuMu, nil},
	TopicExam:          {"exam", "考试", "an examination", fuMu, []Beside{{guanGui, "名次与录取", "rank and appointment"}}},
	TopicLostDocument:  {"lost_document", "失物：文书衣物车辆", "lost papers, clothes or vehicle", fuMu, []Beside{{guanGui, "取走的人", "whoever took them"}}},
	TopicRain:          {"rain", "雨雪", "rain and snow", fuMu, nil},
	TopicChildren:      {"children", "子女晚辈", "children and juniors", ziSun, nil},
	TopicMedicine:      {"medicine", "医药", "medicine and doctors", ziSun, []Beside{{guanGui, "病症", "the illness"}}},
	TopicPet:           {"pet", "宠物六畜", "animals", ziSun, nil},
	TopicRelief:        {"relief", "解忧避祸", "an end of worry", ziSun, []Beside{{guanGui, "所忧之事", "what one worries about"}}},
	TopicFairWeather:   {"fair_weather", "晴", "fair weather", ziSun, nil},
	TopicSiblings:      {"siblings", "兄弟姐妹", "brothers and sisters", xiongDi, nil},
	TopicFriends:       {"friends", "朋友同辈", "friends of one's age", xiongDi, nil},
	TopicPartner:       {"partner", "合伙人", "a partner in business", xiongDi, []Beside{{ying, otherZh, otherEn}}},
	TopicRival:         {"rival", "竞争对手", "a rival", xiongDi, []Beside{{ying, otherZh, otherEn}}},
	TopicWind:          {"wind", "风云", "wind and clouds", xiongDi, nil},
}
