package interpreter

import "regexp"

// The patterns read a message as newWords prepares it: simplified characters,
// small letters, one space for every other sign.

// lightPhrases use hard words for light things, or are terms of the field.
var lightPhrases = regexp.MustCompile(`想死(?:你|我了)|(?:笑|热|困|饿|累|烦|气|吓|冷|忙|美|急|羡慕|尴尬|无聊|渴|撑|挤|堵|丑|爱|恨|喜欢|高兴|开心|乐|甜|酸|辣|咸|贵|穷|晒)死(?:我|人|个人)?(?:了|啦|掉了)?` +
	`|杀青|七杀|官杀|杀印|杀格|杀旺|制杀|化杀|带杀|杀重|杀星|杀价|杀毒|杀时间|秒杀|抹杀|杀手锏|自刑|羊刃|阳刃|死机|死党|死心|死板|死线|死记|死忠|死结|死路一条|该死|打死(?:也|我也|都|我都)|生死|墓绝|休囚死|跳楼价|跳楼(?:大)?甩卖|割爱|自杀小队` +
	`|打(?:击|动|断|扰|乱|压|败)|被打(?:脸|回|开|上|入|包|磨|造|分|破|折|假|赏)|打(?:我|他|她)?(?:的)?(?:电话|手机|微信|主意|脸|招呼|气)|被跟踪报道` +
	`|(?:项目|公司|服务器|手机|电池|系统|店|生意|钱包|地板|架子|胃|肚子|裤子)(?:真的|快|都|也|要|就|已经|资金|资金链)*(?:撑不住|撑不下去|扛不住|坚持不下去|崩溃)(?:了)?` +
	`| dying (?:to know|to see|of laughter|of boredom|of hunger)| dead (?:tired|end|line|serious|battery|sure|on)| (?:kill|killing|killed) (?:time|two birds|it|the mood|an hour|some time)| (?:is|are|was) killing me| seven killings| killing(?:s)? star| to die for| suicide squad| over my dead body| drop dead gorgeous` +
	`| (?:cut|hurt|injured) myself (?:while |when |by accident|shaving|cooking|at the gym|playing|running)[a-z ]*| (?:it|that|then it|the idea|reality)(?: just| really| suddenly| finally)? (?:hit|hits|beats) me| hit me up| (?:beats?|beat) me (?:at|in|to) [a-z]+| hopeless(?:ly)? (?:romantic|in love|at)`)

// selfHarm finds thoughts, plans and acts against one's own life or body.
var selfHarm = regexp.MustCompile(`不想(?:再)?(?:继续)?(?:活|存在)|不愿意?(?:再)?活|想(?:要)?(?:去)?(?:死|一死|寻死)|(?:要|去|准备|打算|干脆)(?:寻死|死了)|寻死|自杀|轻生|自尽|自缢|上吊|自残|自伤|自我伤害|割(?:腕|脉|手腕|自己|了自己|伤自己)|划(?:伤)?(?:自己|手腕|手臂|胳膊)` +
	`|(?:用|拿)(?:小|水果|美工)?(?:刀|刀片|剪刀|烟头|玻璃).{0,4}(?:割|划|捅|刺|烫).{0,6}(?:自己|手|腕|臂|胳膊|腿)|(?:想|要|去|准备|打算|干脆|站在).{0,6}跳(?:楼|河|江|桥|海|下去)|跳楼|跳(?:河|江|桥)(?:死|自)|服毒|喝农药|吞(?:了)?(?:药|安眠药)|(?:吃|吞)了?(?:一|整|半|好几|大)+(?:瓶|把|堆)(?:安眠)?药|安眠药.{0,6}(?:死|一睡不醒)|[烧燒]炭|开煤气` +
	`|结束(?:掉)?(?:自己|生命|这一切|一切|我的生命|这条命|这一生|我的一生|此生|痛苦的一生)|了结(?:自己|一切|生命|此生|这一切|这条命)|活不下去|活着(?:真的|真|就|实在|也|都|还|好|是)*(?:没意思|没有意思|没意义|没有意义|没什么意[思义]|没劲|累|太累|很累|干什么|干嘛|有什么意[思义]|为了什么)|不如死|还不如死|死了(?:算了|算|就好|才好|更好|干净|一了百了|就解脱|是不是就)|一了百了|生不如死|伤害(?:了)?自己|弄伤自己|打自己` +
	`|没有?我.{0,8}(?:会)?(?:更好|过得更好|轻松)|(?:想|好想|要是|希望|能|真想)(?:就)?(?:能|可以|我)?(?:就)?(?:永远|就这样|从这个世界|从世界上|彻底|一直)?(?:上|地)?消失|不想(?:再|要再)?醒|(?:再也|永远)(?:别|不用|不要|不会|不)(?:再)?醒|一睡不醒|一觉不醒|不想(?:再)?(?:在|待在|留在)(?:这个|人|这)?(?:世|世界|世上|人间)|离开(?:这个|这)?(?:世界|人世|人间)|跟(?:大家|世界|这个世界)告别|遗书|没有?(?:活|继续活)(?:下去|着)?的?(?:必要|理由|意义|勇气|动力|意思)|没勇气(?:再)?活|活(?:够|腻)了|活得(?:没意思|生不如死)|要是没(?:有)?(?:生|出生)过|(?:希望|宁愿|要是)(?:我)?(?:从来)?没(?:有)?(?:出生|被生)` +
	`| (?:kill|killing|killed|hang|hanging|harm|harming|hurt|hurting|cut|cutting|burn|burning|starve|starving|shoot|shooting) (?:myself|himself|herself|themselves|themself)| suicid[a-z]*| (?:end|ending|ended|take|taking|took) (?:my|his|her|their)(?: own)? li(?:fe|ves)| end(?:ing)? it all| (?:want|wants|wanted|wanna|ready|about) (?:to )?(?:die|be dead|disappear)| wanna die| (?:wish|wishes|wished) (?:that )?(?:i|he|she) (?:was|were|wasn't|weren't|had never been|hadn't been|could|would)(?: just)? (?:dead|here|born|alive|disappear|die)` +
	`| (?:don't|do not|didn't|doesn't|does not|no longer) (?:want|wants|wish) to (?:live|be alive|be here anymore|exist|wake up|go on living)| (?:never|not) wake up| no (?:reason|point|will) (?:to live|in living|to go on living)| nothing (?:left )?to live for| (?:tired|sick) of (?:living|life|being alive)| done with life| better off (?:dead|without me)| cut(?:ting)? (?:my|his|her) (?:wrist|wrists|arm|arms|legs?)| slit (?:my|his|her)| overdos[a-z]*| (?:took|take|swallow|swallowed) (?:all )?(?:my|the|a bottle of|too many)(?: sleeping)? pills| jump (?:off|in front of)| self harm[a-z]*| suicide note| goodbye (?:letter|note)`)

// anothersHarm and ownHarm tell by the English pronoun whose harm it is.
var (
	anothersHarm = regexp.MustCompile(` (?:kill|killing|killed|hang|hanging|harm|harming|hurt|hurting|cut|cutting|burn|starve) (?:himself|herself|themselves|themself)| (?:end|ending|take|taking) (?:his|her|their)(?: own)? li(?:fe|ves)| wants to die| (?:he|she|they|friend|sister|brother|mother|father|mom|dad|son|daughter|roommate|wife|husband|boyfriend|girlfriend) (?:is|are|was|seems?|feels?)(?: feeling)? suicidal`)
	ownHarm      = regexp.MustCompile(` myself | my(?: own)? life | i (?:want|wanna|wish|am|feel|don't|cut|took|have)(?: to)?(?: die)? (?:suicidal|want|die|myself|all)`)
)

// violence finds that somebody is hurt, threatened or forced by another.
var violence = regexp.MustCompile(`家暴|家庭暴力|(?:爸|爸爸|妈|妈妈|父亲|母亲|爹|娘|老公|丈夫|老婆|妻子|男友|男朋友|女友|女朋友|对象|前任|前男友|前夫|继父|继母|后爸|后妈|养父|家里人|家人|父母|爸妈|哥哥|叔叔|舅舅|老师|教练|同学|室友|邻居|老板|领导|有人|他|她|他们)(?:又|总|总是|老|老是|经常|天天|每天|昨天|昨晚|今天|刚|刚才|一直|会|要|喝醉(?:了)?(?:酒)?(?:就|会)?|喝酒后|还|动手|用皮带|用棍子|拿刀|差点|想|曾经|都|就|把我)*(?:打(?:了|过|伤|骂)?我|揍(?:了|过)?我|踢(?:了|过)?我|掐(?:了|过|着)?我|扇(?:了)?我|砍我|殴打我?|虐待我?|威胁(?:要)?(?:杀)?(?:了)?我|要杀(?:了)?我|杀了我|性骚扰(?:了)?我|骚扰我|摸我|侵犯(?:了)?我|猥亵(?:了)?我|强奸(?:了)?我|强暴(?:了)?我|囚禁我|把我关|关着我|打了一顿|打伤|打得)` +
	`|(?:经常|天天|总是|动手|又|还)打我|动手打|威胁我|跟踪我|强迫我|囚禁|不让我出门|性侵|强奸|猥亵|性骚扰|被.{0,8}(?:打|揍|家暴|殴打|虐待|侵犯|强暴|霸凌|欺凌|跟踪|威胁|勒索|掐|扇|软禁|关起来)|虐待我|校园暴力|校园霸凌` +
	`| (?:he|she|they|dad|father|mom|mum|mother|husband|wife|boyfriend|girlfriend|partner|ex|stepdad|stepfather|stepmother|brother|uncle|teacher|coach|parents|someone|guy|man)(?: \w+){0,4}? (?:hit|hits|hitting|beat|beats|beating|abuses?|abused|abusing|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|slap(?:s|ped)|punch(?:es|ed)|kick(?:s|ed)|threaten(?:s|ed|ing)|stalk(?:s|ed|ing)|forc(?:es|ed|ing)|rap(?:es|ed)|assault(?:s|ed)|molest(?:s|ed)|touch(?:es|ed)|hurts?|locks?|locked) (?:me|us) | (?:being|getting|got|was|am|i'm|been) (?:hit|beaten|beaten up|abused|raped|assaulted|molested|stalked|threatened|bullied)(?: by| at| up| again| every| since| $)| domestic violence| (?:is|are|was) (?:physically |sexually |very )?abusive| stalking me| threaten(?:s|ed|ing) (?:to kill )?me| rape[ds]? | (?:hits|beats|abuses) me `)

// weary finds that somebody has no strength or hope left.
var weary = regexp.MustCompile(`(?:撑|坚持|熬|扛|挺|走|过)不下去|(?:撑|扛|熬|顶)不住|(?:快|要|已经|彻底|真的|我|整个人|情绪|精神)(?:要|快要|都)?崩溃|绝望|(?:没有|没|看不到|看不见)(?:一点|任何|半点)?(?:的)?希望|(?:一切|什么|做什么|人生|生活|生命)(?:都|真的|好像)?(?:没|没有|毫无)(?:了)?(?:意义|意思|盼头)|生无可恋|走投无路|喘不过气|心如死灰|活得(?:好|太|很|真|这么)?(?:累|痛苦)|(?:每天|天天|整夜|整天)(?:都)?(?:在)?(?:哭|以泪洗面)|(?:没人|没有人|谁都不|没一个人)(?:在乎|需要|爱|关心)我|我(?:就)?(?:是|真是)(?:个)?(?:废物|累赘|多余)|为什么(?:要)?活|好想放弃(?:一切|了)|(?:想|要)放弃(?:一切|人生|自己)` +
	`| can't (?:take|do|bear|stand|handle) (?:it|this|life) any ?(?:more|longer)| (?:can't|cannot) (?:go on|cope|keep going|carry on)| (?:feel|feeling|am|i'm|so|completely|everything is|it's all) hopeless| no hope| lost all hope| (?:at )?(?:my breaking point|the end of my rope)| giv(?:e|ing) up on (?:life|everything|myself)| i'm (?:falling apart|breaking down)| (?:am|i'm|feel|feeling) (?:so )?(?:worthless|useless|a burden)| (?:nobody|no one) (?:cares about|loves|needs) me| everything is (?:pointless|meaningless)| what's the point of (?:anything|it all|living)| life (?:is|has no|feels) (?:pointless|meaningless|meaning)`)

// Who is meant.
var (
	anotherPerson = regexp.MustCompile(`朋友|同学|室友|女友|男友|老公|老婆|丈夫|妻子|妈妈|爸爸|我妈|我爸|母亲|父亲|弟弟|妹妹|哥哥|姐姐|孩子|儿子|女儿|同事|闺蜜|兄弟|网友|我学生|我的学生|对象|前任|前男友|前女友|家人|亲戚|邻居|表妹|表弟|他|她| (?:my |a )?(?:best )?(?:friend|sister|brother|mother|father|mom|dad|son|daughter|roommate|wife|husband|boyfriend|girlfriend|partner|classmate|coworker|cousin|ex) | (?:he|she|they|he's|she's|they're) `)
	toldMe        = regexp.MustCompile(`(?:跟|和|对|给)我(?:说|讲|发消息|发微信)|告诉我|发(?:消息|微信|信息)(?:给我)?说?`)
	speaker       = regexp.MustCompile(`我|自己也| (?:i|i'm|i've|me) `)
	saysOrDoes    = regexp.MustCompile(`^(?:他|她|也|都|就|又|最近|昨天|昨晚|今天|刚才|刚刚|一直|总是|老是|总|老|经常|说|真的|好像|可能|似乎|是不是|会不会|有|想|想要|想过|要|要去|曾经|曾|已经|试图|企图|尝试|在|写了|很|突然|打算|准备|抑郁|在家|在学校|偷偷|的|过|被发现| |[0-9]+岁| (?:is|was|has|have|had|been|keeps?|says?|said|told|texted|that|feeling|talking|about|might|may|to|be|going|wants?|tried|trying|posted|will|who|and|the|of|by|committing|attempted)|says|said|told|that|is|was|has|be|to|tried|trying|wants?|keeps?|talking|about|might|may|feels?|feeling|attempted)*$`)
	ageSaid       = regexp.MustCompile(`([0-9]{1,2})岁| i(?:'m| am) (?:only |just )?([0-9]{1,2}) | ([0-9]{1,2}) years? old| aged? ([0-9]{1,2}) `)
	schoolClass   = regexp.MustCompile(`未成年|小学|初中|初[123一二三]|高[123一二三]|高中生|[一二三四五六]年级| (?:middle|elementary|primary|junior high) school| (?:[6-9]|10|11)th grade| teenager | minor `)
)

// deathWords ask how long somebody will live.
var deathWords = regexp.MustCompile(`(?:什么时候|啥时候|何时|几时|哪年|哪一年|哪天|几岁|多大|多少岁|什么年纪|还有多久)(?:会|要|能|才会|该|就会|就要|可能|是)*(?:死|去世|离世|过世|归天|归西|没命|断气|走到尽头)|会不会死|(?:会|要|快)死(?:吗|么|了吗|在|于)|(?:能|会|可以|还能|还会)?活(?:得)?(?:到)?(?:多久|多长|几岁|多大|多少|几年|什么时候|[0-9]+岁)|还能活|能活(?:到|多|几)|活不过|寿命|阳寿|死期|寿元|寿数|寿限|长寿吗|能长寿|会长寿|短命|死于|怎么死|死法|命(?:有多|还有多|能有多)长|去世的时间|大限将至` +
	`| when (?:will|am|do|would|is|are|shall|could|does) (?:\w+ ){0,4}?(?:die|dying|dead|pass away)| (?:what age|how old|which year|what year|what day|how soon)(?: \w+){0,4} (?:die|dead|death|pass away)| how long (?:will|do|have|can|does|shall|would|am|is)(?: \w+){0,5} (?:live|left|alive)| life ?span | life expectancy| (?:date|day|year|time|age) of (?:my |his |her )?(?:own )?death| (?:day|year|age) i die| how (?:will|do|would) i die| will (?:i|he|she) (?:die|live (?:to|until|past|long))| (?:i|he|she) (?:will|going to) die | my death `)

// harmWords want somebody else harmed.
var harmWords = regexp.MustCompile(`(?:想|要|准备|打算|怎么|如何)(?:去)?(?:杀(?:了|掉|死)?(?:他|她|他们|人|我老公|我老婆|老板)|弄死|砍死|捅死|毒死)|下毒|同归于尽| (?:kill|murder|poison|stab|shoot) (?:him|her|them|my (?:boss|husband|wife|ex)|someone|somebody) `)
