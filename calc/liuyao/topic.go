package liuyao

// Topic is what a question is about (占类, zhan lei). It decides the useful god.
type Topic uint8

// The topics. TopicNone is that the question is not told.
const (
	TopicNone          Topic = iota
	TopicSelf                // 自身 zi shen: oneself, or in general
	TopicOther               // 他人 ta ren: another person or the other side
	TopicRelationship        // 感情 gan qing: two people, whoever they are
	TopicTravel              // 出行 chu xing
	TopicWealth              // 求财 qiu cai
	TopicBusiness            // 生意 sheng yi
	TopicWife                // 妻 qi: wife or woman friend
	TopicStaff               // 下属 xia shu
	TopicLostValuables       // 失物（财物）shi wu
	TopicCareer              // 功名 gong ming: post and rank
	TopicLawsuit             // 官讼 guan song
	TopicHusband             // 夫 fu: husband or man friend
	TopicIllness             // 疾病 ji bing
	TopicTheft               // 盗贼 dao zei
	TopicParents             // 父母 fu mu: parents and elders
	TopicHouse               // 宅舍 zhai she
	TopicVehicle             // 车船 che chuan
	TopicDocument            // 文书 wen shu: papers and contracts
	TopicStudy               // 学业 xue ye
	TopicExam                // 考试 kao shi
	TopicLostDocument        // 失物（文书衣物）shi wu
	TopicRain                // 雨 yu
	TopicChildren            // 子女 zi nü: children and juniors
	TopicMedicine            // 医药 yi yao: medicine and doctors
	TopicPet                 // 六畜 liu chu: animals
	TopicRelief              // 解忧 jie you: an end of worry
	TopicFairWeather         // 晴 qing
	TopicSiblings            // 兄弟 xiong di
	TopicFriends             // 朋友 peng you: friends of one's age
	TopicPartner             // 合伙 he huo
	TopicRival               // 竞争 jing zheng
	TopicWind                // 风云 feng yun
)

// Role says by what a useful god is found.
type Role uint8

// The roles.
const (
	RoleRelative Role = iota // by a relative
	RoleShi                  // 世爻: the line of the asker
	RoleYing                 // 应爻: the line of the other side
)

// Significator is what stands for something in a question: a relative, or the line
// of the asker or of the other side.
type Significator struct {
	Role     Role
	Relative Relative // for RoleRelative
}

// String returns the Hanzi.
func (s Significator) String() string {
	switch s.Role {
	case RoleShi:
		return "世爻"
	case RoleYing:
		return "应爻"
	}
	return s.Relative.String()
}

// English returns an English name.
func (s Significator) English() string {
	switch s.Role {
	case RoleShi:
		return "the Self line"
	case RoleYing:
		return "the Other line"
	}
	return s.Relative.English()
}

// Beside is something else that a topic looks at, and what it stands for.
type Beside struct {
	Significator
	Zh, En string
}

// String returns the public name of the topic, nothing for TopicNone.
func (t Topic) String() string { return topicRows[t].name }

// Names returns what the topic is called in Chinese and in English.
func (t Topic) Names() (zh, en string) { return topicRows[t].zh, topicRows[t].en }

// Significator returns what stands for the matter asked about (用神, yong shen).
//
// Source: doc/sources.md#useful-god-liuyao.
func (t Topic) Significator() Significator { return topicRows[t].use }

// Beside returns what else the topic looks at.
func (t Topic) Beside() []Beside { return append([]Beside(nil), topicRows[t].beside...) }

// Topics lists the topics that a question can have.
func Topics() []Topic {
	list := make([]Topic, 0, len(topicRows)-1)
	for t := range topicRows[1:] {
		list = append(list, Topic(t+1))
	}
	return list
}

// ParseTopic returns the topic with a public name.
func ParseTopic(name string) (Topic, bool) {
	for t, row := range topicRows {
		if t > 0 && row.name == name {
			return Topic(t), true
		}
	}
	return TopicNone, false
}
