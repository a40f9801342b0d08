package ganzhi

// LifeStage is one of the twelve life stages (长生十二宫, chang sheng shi er gong).
type LifeStage uint8

// The twelve life stages.
const (
	StageChangSheng LifeStage = iota // 长生 chang sheng
	StageMuYu                        // 沐浴 mu yu
	StageGuanDai                     // 冠带 guan dai
	StageLinGuan                     // 临官 lin guan
	StageDiWang                      // 帝旺 di wang
	StageShuai                       // 衰 shuai
	StageBing                        // 病 bing
	StageSi                          // 死 si
	StageMu                          // 墓 mu
	StageJue                         // 绝 jue
	StageTai                         // 胎 tai
	StageYang                        // 养 yang
)

// LifeStages is the number of life stages.
const LifeStages = 12

var (
	stageHanzi = [LifeStages]string{
		"长生", "沐浴", "冠带", "临官", "帝旺", "衰", "病", "死", "墓", "绝", "胎", "养",
	}
	stagePinyin = [LifeStages]string{
		"Chang Sheng", "Mu Yu", "Guan Dai", "Lin Guan", "Di Wang", "Shuai",
		"Bing", "Si", "Mu", "Jue", "Tai", "Yang",
	}
	stageEnglish = [LifeStages]string{
		"Birth", "Bath", "Capping", "Office", "Peak", "Decline",
		"Sickness", "Death", "Tomb", "Extinction", "Conception", "Nurture",
	}
	stageStart = [Stems]EarthlyBranch{
		BranchHai, BranchWu, BranchYin, BranchYou, BranchYin,
		BranchYou, BranchSi, BranchZi, BranchShen, BranchMao,
	}
)

// String returns the Hanzi.
func (s LifeStage) String() string { return stageHanzi[s] }

// Pinyin returns the reading without tones.
func (s LifeStage) Pinyin() string { return stagePinyin[s] }

// English returns an English name.
func (s LifeStage) English() string { return stageEnglish[s] }

// LifeStageSchool says how life stages are counted. The zero value is the
// default: yin stems count backward, and earth goes with fire.
type LifeStageSchool struct {
	YinWithYang    bool // 阴阳同生同死: a yin stem shares the stages of the yang stem of its element
	EarthWithWater bool // 土随水: 戊己 are counted as 壬癸, not as 丙丁
}

// LifeStageOf returns the stage of a stem at a branch in the default school.
func LifeStageOf(stem HeavenlyStem, branch EarthlyBranch) LifeStage {
	return LifeStageSchool{}.Of(stem, branch)
}

// Of returns the stage of a stem at a branch.
//
// Rule: 长生 of 甲亥 乙午 丙寅 丁酉 戊寅 己酉 庚巳 辛子 壬申 癸卯; yang stems count
// forward from it, yin stems backward (阳顺阴逆).
//
// Source: doc/sources.md#life-stages.
// Schools: LifeStageSchool.
func (l LifeStageSchool) Of(stem HeavenlyStem, branch EarthlyBranch) LifeStage {
	if l.EarthWithWater && stem.Element() == ElementEarth {
		stem = stem.Add(4)
	}
	if l.YinWithYang {
		stem -= stem % 2
	}
	steps := int(branch) - int(stageStart[stem])
	if stem.YinYang() == Yin {
		steps = -steps
	}
	return LifeStage(mod(steps, LifeStages))
}
