package interpreter

import "github.com/wenbu-go/wenbu/internal/i18n"

// star is one of the stars (神煞) that people ask for by name. The gloss says what
// old books file under it; it promises and threatens nothing.
type star struct {
	name  string
	asked []string
	gloss i18n.Text
}

var stars = []star{
	{"天乙贵人", []string{"天乙", "heavenly noble"}, i18n.T("有人肯帮一把", "someone willing to help")},
	{"太极贵人", []string{"太极贵人", "great ultimate noble"}, i18n.T("好奇、爱钻研", "curiosity and study")},
	{"文昌贵人", []string{"文昌", "literary noble"}, i18n.T("文字与学问", "letters and learning")},
	{"国印贵人", []string{"国印", "seal of state noble"}, i18n.T("名分与凭信", "office and credentials")},
	{"金舆", []string{"金舆", "golden carriage"}, i18n.T("车马与体面", "comfort on the road")},
	{"禄神", []string{"禄神", "emolument"}, i18n.T("自己的一份俸禄", "a livelihood of one's own")},
	{"羊刃", []string{"羊刃", "阳刃", "goat blade"}, i18n.T("锋利、刚烈的一面", "an edge, a sharp side")},
	{"红艳", []string{"红艳", "red allure"}, i18n.T("风情", "charm")},
	{"天德贵人", []string{"天德", "heavenly virtue noble"}, i18n.T("厚道，有缓冲", "kindness, a cushion")},
	{"天德合", []string{"天德合", "heavenly virtue partner"}, i18n.T("与天德相合的字，意思相近而轻", "the partner of Heavenly Virtue, much the same and lighter")},
	{"月德贵人", []string{"月德", "monthly virtue noble"}, i18n.T("厚道，有缓冲", "kindness, a cushion")},
	{"月德合", []string{"月德合", "monthly virtue partner"}, i18n.T("与月德相合的字，意思相近而轻", "the partner of Monthly Virtue, much the same and lighter")},
	{"天医", []string{"天医", "heavenly doctor"}, i18n.T("照料与调养", "care and tending")},
	{"驿马", []string{"驿马", "post horse", "traveling horse", "travelling horse"}, i18n.T("走动与搬迁", "moving about")},
	{"桃花", []string{"桃花星", "命带桃花", "带桃花", "有没有桃花", "有桃花", "咸池", "peach blossom"}, i18n.T("人缘与吸引", "attraction")},
	{"将星", []string{"将星", "general star"}, i18n.T("主持与担当", "taking charge")},
	{"华盖", []string{"华盖", "canopy"}, i18n.T("独处与才艺", "solitude and art")},
	{"劫煞", []string{"劫煞", "robbery sha"}, i18n.T("抢先与争夺", "haste and rivalry")},
	{"亡神", []string{"亡神", "loss spirit"}, i18n.T("心思深，不外露", "what is kept inside")},
	{"灾煞", []string{"灾煞", "calamity sha"}, i18n.T("与将星相对的位置，名字重，只作位置读", "the place opposite General Star; a heavy name for a position")},
	{"孤辰", []string{"孤辰", "solitary star"}, i18n.T("独来独往", "going one's own way")},
	{"寡宿", []string{"寡宿", "lonely lodge"}, i18n.T("爱清静", "a liking for quiet")},
	{"红鸾", []string{"红鸾", "red phoenix"}, i18n.T("喜庆", "festive occasions")},
	{"天喜", []string{"天喜", "heavenly joy"}, i18n.T("喜悦", "gladness")},
	{"元辰", []string{"元辰", "primal star"}, i18n.T("不大顺手", "small friction")},
	{"丧门", []string{"丧门", "mourning gate"}, i18n.T("名字取自旧时礼俗，只作位置读", "named after old rites; only a position")},
	{"吊客", []string{"吊客", "condolence guest"}, i18n.T("名字取自旧时礼俗，只作位置读", "named after old rites; only a position")},
	{"三奇贵人", []string{"三奇", "three wonders noble"}, i18n.T("不寻常的一组天干", "an unusual set of stems")},
	{"魁罡", []string{"魁罡", "kui gang"}, i18n.T("果断、刚直", "firmness")},
	{"阴差阳错", []string{"阴差阳错", "yin-yang mismatch", "yin yang mismatch"}, i18n.T("不大合拍", "out of step")},
	{"十恶大败", []string{"十恶大败", "ten great failures"}, i18n.T("名字吓人，查法只是日禄落在空亡上", "a frightening name; the table only says that the day's livelihood falls on void")},
	{"孤鸾", []string{"孤鸾", "solitary phoenix"}, i18n.T("旧时议婚的说法，今天只当历史看", "old matchmaking lore, today only history")},
	{"天赦", []string{"天赦", "heavenly pardon"}, i18n.T("宽解", "leniency")},
	{"四废", []string{"四废", "four wastes"}, i18n.T("不当令的日子", "a day out of season")},
	{"空亡", nil, i18n.T("一旬里轮空的两支", "the two branches that a run of ten leaves out")},
}

// glossOf returns what old books file under a star, empty for one not listed.
func glossOf(name string) i18n.Text {
	for _, s := range stars {
		if s.name == name {
			return s.gloss
		}
	}
	return i18n.Text{}
}
