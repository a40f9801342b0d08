package interpreter

import "github.com/wenbu-go/wenbu/internal/i18n"

// lens is how tradition's families of ten gods are turned to one part of life:
// a reading, something small to try, and a question to end on. The wording is
// our own. None of it predicts.
type lens struct{ lead, try, ask i18n.Text }

// lenses holds a lens for every topic and family.
var lenses = map[topic][groups]lens{
	topicCareer:    careerLens,
	topicLove:      loveLens,
	topicMoney:     moneyLens,
	topicStudy:     studyLens,
	topicWellbeing: wellbeingLens,
	topicFamily:    familyLens,
	topicMove:      moveLens,
	topicTiming:    timingLens,
	topicSelf:      selfLens,
}

var careerLens = [groups]lens{
	groupPeers: {
		i18n.T("放到工作上，比劫说的是自己和同辈。这一类突出，常见的读法是：你习惯自己扛，也喜欢和人并肩干，对分工和分配公不公平比较敏感。",
			"At work this family is about oneself and one's equals. Where it stands out, the usual reading is someone who carries things alone, likes to work shoulder to shoulder, and notices quickly whether the load is shared fairly."),
		i18n.T("把手上的事分成“只有我能做”和“别人也能做”两列，这周从第二列里交出去一件。",
			"Split your tasks into “only I can do this” and “others could”, and hand over one from the second column this week."),
		i18n.T("最近一次觉得吃亏，是事情本身太重，还是分配没有说清？",
			"The last time it felt unfair, was the work too heavy or had the sharing never been spoken about?"),
	},
	groupOutput: {
		i18n.T("放到工作上，食伤说的是把想法做出来。这一类突出，满足感多半来自产出和表达，写、做、设计、解决问题，而不只来自职位。",
			"At work this family is about making ideas real. Where it stands out, satisfaction tends to come from what one produces, writes, designs or solves, and less from the title on the door."),
		i18n.T("挑一件最近做完、自己也满意的东西，拿给一个真正会用到它的人，听听他怎么说。",
			"Take one thing you finished and like, give it to a person who would really use it, and listen."),
		i18n.T("现在这份工作里，有多少时间在做东西，多少时间在解释和等待？",
			"In your present work, how much time goes into making and how much into explaining and waiting?"),
	},
	groupWealth: {
		i18n.T("放到工作上，财说的是要去打理的人、事和资源。这一类突出，读法上更看重结果、成本和落地，能把事情变成看得见的东西，也容易被目标牵着走。",
			"At work this family is about people, things and means to be managed. Where it stands out, results, costs and delivery matter most; things get done, and a target can end up doing the steering."),
		i18n.T("给手上最大的那个目标写两行字：哪天截止，做到几分就够。",
			"Write two lines under your biggest target: when it ends, and how much of it would be enough."),
		i18n.T("你现在追的目标，是自己选的，还是顺着别人的指标接下来的？",
			"The target you are chasing: did you choose it, or did it arrive with someone else's numbers?"),
	},
	groupOfficer: {
		i18n.T("放到工作上，官杀说的是外来的规则和压力。这一类突出，工作往往意味着责任、考核和被期待；分量合适，它撑得起人，分量太满，人就一直绷着。",
			"At work this family is about rules and pressure from outside. Where it stands out, work means duty, appraisal and being counted on. In the right measure it holds a person up; in excess one never stands down."),
		i18n.T("把肩上的责任写下来，标出哪些是职责里写明的，哪些是自己加上去的，再找上级核对一次。",
			"List what rests on you, mark what your role really contains and what you added yourself, and check the list with the person you report to."),
		i18n.T("如果这个月可以少背一项责任，你会先放下哪一项？",
			"If you could put down one responsibility this month, which would it be?"),
	},
	groupResource: {
		i18n.T("放到工作上，印说的是学习、资历和背后的支持。这一类突出，更适合先弄懂再动手，靠专业和信任往前走；另一面是容易等到全准备好了才开始。",
			"At work this family is about learning, credentials and backing. Where it stands out, one does best by understanding first and moving on trust and expertise. The other side is waiting until everything is ready."),
		i18n.T("选一件准备得差不多的事，拿八成的准备，先做一个小版本出来。",
			"Choose something that is nearly ready and make a small version of it at eighty per cent."),
		i18n.T("你现在缺的是再学一点，还是有人点一下头？",
			"What is missing now: more knowledge, or somebody's nod?"),
	},
}

var loveLens = [groups]lens{
	groupPeers: {
		i18n.T("放到感情里，比劫说的是对等。这一类突出，读法上你看重各自独立、谁也不用管着谁，也比较难在需要低头的时候先开口。",
			"In a relationship this family is about being equals. Where it stands out, independence on both sides matters, and being the first to ask or to give way comes hard."),
		i18n.T("下次意见不合，先说一句“我想要的是……”，再谈谁对谁错。",
			"At the next disagreement begin with “what I would like is…”, and only then discuss who is right."),
		i18n.T("在亲近的人面前，你最不容易开口请对方帮的是什么忙？",
			"Which kind of help is hardest for you to ask for from someone close?"),
	},
	groupOutput: {
		i18n.T("放到感情里，食伤说的是表达。这一类突出，你多半靠说话、分享、一起做事来亲近人；话说得快的时候，也可能锋利。",
			"In a relationship this family is about expression. Where it stands out, closeness grows by talking, sharing and doing things together, and quick words can turn sharp."),
		i18n.T("把最近一次没说完的话写下来，删掉所有评价对方的词，看看还剩什么。",
			"Write down the last thing you left unsaid, strike out every word that judges the other person, and see what is left."),
		i18n.T("你最希望对方听懂的那句话，他听到过原话吗？",
			"The sentence you most want understood: has the other person ever heard it in so many words?"),
	},
	groupWealth: {
		i18n.T("放到感情里，财说的是照料和经营。这一类突出，你表达在意的方式可能很实际：安排、花时间、把事办好。对方收到的是不是在意，要问一句才知道。",
			"In a relationship this family is about tending and arranging. Where it stands out, care takes practical forms: time, plans, things taken care of. Whether it arrives as care is something only the other can tell."),
		i18n.T("问对方一句：最近我做的哪件事让你觉得被放在心上？只听，不解释。",
			"Ask: which thing I did lately made you feel that you mattered? Listen and do not explain."),
		i18n.T("你给出去的，是对方想要的，还是你擅长给的？",
			"What you give, is it what the other wants or what you are good at giving?"),
	},
	groupOfficer: {
		i18n.T("放到感情里，官杀说的是规矩和承诺。这一类突出，你对边界、责任和名分比较敏感，希望话说清楚；也容易把一段关系过成一份考核。",
			"In a relationship this family is about rules and promises. Where it stands out, boundaries and commitment matter and things should be clear, and love can begin to resemble an appraisal."),
		i18n.T("挑一条你心里默认、却没说出口的规矩，和对方当面对一次。",
			"Pick one rule that you take for granted and never said aloud, and talk it over once."),
		i18n.T("这段关系里，哪条规矩是两个人一起定的，哪条只有你在守？",
			"Which rule here was made by both of you, and which do you keep alone?"),
	},
	groupResource: {
		i18n.T("放到感情里，印说的是被理解、被照顾。这一类突出，你更需要安心和稳定的回应，也愿意照顾人；不被理解的时候，可能先退回自己的世界。",
			"In a relationship this family is about being understood and looked after. Where it stands out, steady answers matter and one likes to care for others. When misunderstood, one withdraws first."),
		i18n.T("想退开的时候，先给对方一个时间：“我需要两个小时，晚上再聊。”",
			"When you want to withdraw, give a time first: “I need two hours, let us talk tonight.”"),
		i18n.T("什么样的回应会让你觉得“他懂了”？",
			"What kind of answer makes you feel that you were understood?"),
	},
}

var moneyLens = [groups]lens{
	groupPeers: {
		i18n.T("说到钱，比劫看的是怎么分：合伙、借贷、请客、情面。这一类突出，值得先看钱从哪里分出去，再看从哪里来。",
			"With money this family asks how it is shared: partners, loans, treating friends, saving face. Where it stands out, look first at where money leaves and then at where it comes from."),
		i18n.T("翻一翻近三个月的支出，圈出因为不好意思才花掉的那几笔。",
			"Go through three months of spending and circle what was spent because it felt awkward not to."),
		i18n.T("在哪一种场合，你最难开口说“这次不了”？",
			"In which situation is it hardest for you to say “not this time”?"),
	},
	groupOutput: {
		i18n.T("说到钱，食伤看的是手艺和想法。传统上有“食伤生财”的说法，问的是：我能做出什么，谁愿意为它付钱。",
			"With money this family looks at skill and ideas. The old saying is that output feeds wealth; it asks what I can make and who would pay for it."),
		i18n.T("把你会做的三件事各写一个报价，找一个懂行的人看看写得对不对。",
			"Put a price beside three things you can do, and let someone who knows the field look at the prices."),
		i18n.T("你做的东西里，哪一样已经有人主动问过价？",
			"For which of the things you make has somebody already asked the price?"),
	},
	groupWealth: {
		i18n.T("说到钱，财星突出，读法上你对资源比较敏感，看得见机会，也容易同时看见太多。要紧的是把稳的那一份和碰运气的那一份分开。",
			"With money, where wealth itself stands out, one is alert to resources, sees openings, and sees too many at once. What matters is keeping the steady part apart from the part that is luck."),
		i18n.T("把收入分成“每月都有”和“有时才有”两栏，看前一栏能不能盖住固定开支。",
			"Put your income into two columns, every month and now and then, and see whether the first covers your fixed costs."),
		i18n.T("如果明年收入不变，你最想改的是哪一种花法？",
			"If your income stayed the same next year, which way of spending would you most like to change?"),
	},
	groupOfficer: {
		i18n.T("说到钱，官杀突出时，钱常常和责任绑在一起：养家、还贷、对人交代。压力不是坏事，但要看清哪些是必须，哪些是面子。",
			"With money, where officers stand out, it is bound up with duty: a family, a loan, people who rely on you. The pressure is not bad in itself; it helps to see what is necessary and what is for show."),
		i18n.T("列出每月一定要付的钱，问问自己，哪一项停一个月其实没有人会发现。",
			"List what you must pay each month and ask which item nobody would miss for a month."),
		i18n.T("钱的压力里，最重的那一份是为谁背的？",
			"For whom do you carry the heaviest part of the worry about money?"),
	},
	groupResource: {
		i18n.T("说到钱，印突出时，安全感往往先于数字：存款、资历、靠得住的人。读法上更适合慢慢积累，不适合被催着做决定。",
			"With money, where resource stands out, safety comes before numbers: savings, qualifications, people to rely on. Slow building suits it, being hurried does not."),
		i18n.T("给自己定一条“睡一觉再定”的金额，超过它就隔一天再付。",
			"Set a sum above which you always sleep on it, and pay the day after."),
		i18n.T("存到多少会让你觉得安心？这个数是怎么来的？",
			"How much put aside would let you feel safe, and where does that number come from?"),
	},
}

var studyLens = [groups]lens{
	groupPeers: {
		i18n.T("学习上，比劫说的是同伴。这一类突出，有人一起学、互相较劲的时候你多半更投入，一个人闷着反而容易散。",
			"In study this family is about companions. Where it stands out, one learns best with others and a little rivalry, and drifts when alone."),
		i18n.T("约一个同伴，定好时间，互相讲十分钟今天学到的东西。",
			"Fix a time with someone and explain to each other for ten minutes what you learned today."),
		i18n.T("你学得最好的那段时间，身边有谁？",
			"Who was around you when you learned best?"),
	},
	groupOutput: {
		i18n.T("学习上，食伤说的是输出。这一类突出，光看光听不容易留下，讲出来、写出来、做出来才算学会。",
			"In study this family is about output. Where it stands out, reading and listening leave little; what is told, written or made is what stays."),
		i18n.T("把今天学的内容用自己的话写三句，写给没学过的人看。",
			"Write three sentences about today's material for someone who has never studied it."),
		i18n.T("最近学的东西里，有哪一样你已经用过？",
			"Which of the things you learned lately have you already used?"),
	},
	groupWealth: {
		i18n.T("学习上，财说的是目标和取舍。这一类突出，你更容易为看得见的用处而学；看不出用处的部分，要先替它找一个用处。",
			"In study this family is about aims and choices. Where it stands out, visible usefulness drives the learning, and dry parts need a use to be found for them first."),
		i18n.T("给正在学的科目写一句“学会以后，这周就能拿它做什么”。",
			"For each subject write one line: once I know this, this week I can…"),
		i18n.T("如果只留一个目标，你会留下哪一个？",
			"If you could keep one goal only, which would it be?"),
	},
	groupOfficer: {
		i18n.T("学习上，官杀说的是考核和纪律。这一类突出，有期限、有要求的时候你动得起来，压得太满又会怕出错。",
			"In study this family is about tests and discipline. Where it stands out, deadlines get one moving, and too many of them make one afraid of mistakes."),
		i18n.T("把大考拆成每周一次十五分钟的小测，只看错在哪里，不打分。",
			"Break the big exam into a weekly test of fifteen minutes; look at the mistakes and give no marks."),
		i18n.T("你怕的是学不会，还是怕被人看见没学会？",
			"Is it not learning that you fear, or being seen not to have learned?"),
	},
	groupResource: {
		i18n.T("学习上，印本来就是这一类。它突出，你理解得深，愿意打基础；要留意的是资料越攒越多，动手越来越晚。",
			"In study this is the family of learning itself. Where it stands out, understanding goes deep and foundations are laid gladly. Watch for material that piles up while the start moves further away."),
		i18n.T("合上资料先做一道题，再回头补缺的那一块。",
			"Close the books and try one problem first, then go back for what was missing."),
		i18n.T("手上这些资料，哪一份是真的看完过的？",
			"Which of your materials have you really finished?"),
	},
}

var wellbeingLens = [groups]lens{
	groupPeers: {
		i18n.T("只谈作息和心力：比劫突出，读法上你习惯自己撑，累了也不大说；能不能歇下来，常常取决于有没有人接手。",
			"Speaking only of rest and pace: where peers stand out, one holds out alone and seldom says so, and whether one can rest depends on whether somebody takes over."),
		i18n.T("这周选一件小事请人替你做，不解释理由。",
			"This week ask someone to do one small thing for you, without giving a reason."),
		i18n.T("你上一次在觉得累之前就停下来，是什么时候？",
			"When did you last stop before you were tired?"),
	},
	groupOutput: {
		i18n.T("只谈作息和心力：食伤突出，精力往外走得多，说话、做事、张罗。流得顺的时候人是舒展的，流得太多就空了。",
			"Speaking only of rest and pace: where output stands out, energy flows outwards in talk, work and looking after things. While it flows well one feels open; when it flows too long one runs dry."),
		i18n.T("一天里留出半小时，什么都不产出。",
			"Keep half an hour of the day in which you produce nothing."),
		i18n.T("什么样的表达让你恢复，什么样的让你更累？",
			"Which kind of expression restores you, and which tires you more?"),
	},
	groupWealth: {
		i18n.T("只谈作息和心力：财突出，心思常在事情上转，闲下来也在盘算。休息对你来说，可能要先写进日程才算数。",
			"Speaking only of rest and pace: where wealth stands out, the mind keeps arranging even when idle, and rest may have to be in the diary before it counts."),
		i18n.T("把休息当一件事写进日程，写明几点开始、几点结束。",
			"Enter rest in your diary like an appointment, with a beginning and an end."),
		i18n.T("如果今天什么都不用办成，你会怎么过？",
			"If nothing had to be achieved today, how would you spend it?"),
	},
	groupOfficer: {
		i18n.T("只谈作息和心力：官杀突出，弦绷得比较紧，要求高，容易把放松当成偷懒。先要做的可能是减，不是再加一套自律。",
			"Speaking only of rest and pace: where officers stand out, the string is tight, standards are high and rest feels like laziness. The first step may be to take something away and not to add more discipline."),
		i18n.T("挑一条你给自己定的规矩停一个星期，看看会怎样。",
			"Suspend one of your own rules for a week and see what happens."),
		i18n.T("这份紧绷里，有多少是眼前的事，多少是怕以后？",
			"How much of the tension is about now, and how much is fear of later?"),
	},
	groupResource: {
		i18n.T("只谈作息和心力：印突出，你靠安静、独处和被照顾来恢复；想得多的时候，反而歇不下来。",
			"Speaking only of rest and pace: where resource stands out, quiet, solitude and being cared for restore one, while too much thinking keeps one awake."),
		i18n.T("睡前把明天要想的事写在纸上，写完合上。",
			"Before bed write down what tomorrow should think about, and close the notebook."),
		i18n.T("谁在身边的时候，你可以什么都不想？",
			"In whose company can you stop thinking?"),
	},
}

var familyLens = [groups]lens{
	groupPeers: {
		i18n.T("家里的事，比劫说的是兄弟姐妹和平辈。这一类突出，公平、分担、谁出力多，是容易被触动的地方。",
			"In family matters this family of gods is about siblings and equals. Where it stands out, fairness and who does how much is the sore spot."),
		i18n.T("把家里要做的事写成一张清单，请每个人自己挑，不先分配。",
			"Make a list of what has to be done at home and let everyone choose before anything is assigned."),
		i18n.T("你在家里通常扮演哪个角色，是谁安排的？",
			"Which part do you usually play at home, and who cast you in it?"),
	},
	groupOutput: {
		i18n.T("家里的事，食伤说的是表达和晚辈。这一类突出，你愿意为家里操办、为小的一辈花心思；话直的时候，长辈那边要慢半拍。",
			"In family matters this is expression and the young. Where it stands out, one likes to arrange things and gives thought to children; with elders a plain word may need a moment's pause first."),
		i18n.T("下次和家人谈事，先说一件想谢他的具体的事。",
			"Begin the next talk with one particular thing you are thankful for."),
		i18n.T("有哪句话，你一直想对家人说，又没说？",
			"Which sentence have you long wanted to say at home and have not said?"),
	},
	groupWealth: {
		i18n.T("家里的事，财说的是操持和供养。这一类突出，你照顾家的方式多半很实际，出钱出力；别人记得的，却可能是你有没有坐下来。",
			"In family matters this is upkeep and provision. Where it stands out, care is practical, in money and effort, while the others may remember whether you sat down."),
		i18n.T("这周陪家人做一件不花钱、也没什么用处的事。",
			"This week do something with your family that costs nothing and serves no purpose."),
		i18n.T("家人最近一次说“够了”，你听见了吗？",
			"When someone at home last said “that is enough”, did you hear it?"),
	},
	groupOfficer: {
		i18n.T("家里的事，官杀说的是规矩和期待。这一类突出，家里的要求、面子、责任在你这儿分量不轻，有时孝顺和自己的路会打架。",
			"In family matters this is rules and expectations. Where it stands out, demands, standing and duty weigh heavily, and being a good child and going one's own way may collide."),
		i18n.T("写下家里对你的三个期待，标出哪个你同意，哪个只是照做。",
			"Write down three expectations of your family and mark which you share and which you merely meet."),
		i18n.T("哪一个期待，你其实已经可以不再背了？",
			"Which expectation could you by now put down?"),
	},
	groupResource: {
		i18n.T("家里的事，印在传统上和母亲、长辈的照拂有关。这一类突出，你看重被理解、被护着的感觉，也容易替长辈想得太多。",
			"In family matters tradition links this family to mothers and the care of elders. Where it stands out, feeling understood and sheltered matters, and one worries too much on their behalf."),
		i18n.T("打一个电话，只问对方今天过得怎样，不汇报自己。",
			"Make a call and only ask how their day was; report nothing of your own."),
		i18n.T("从长辈那里得到的，哪一样你想留下，哪一样想到你为止？",
			"Of what your elders gave you, what would you keep, and what should end with you?"),
	},
}

var moveLens = [groups]lens{
	groupPeers: {
		i18n.T("说到换地方，比劫问的是“和谁一起”。这一类突出，同伴和圈子对你能不能扎下来影响不小。",
			"When it comes to moving, this family asks with whom. Where it stands out, companions decide much of whether one can settle."),
		i18n.T("列出新地方你能叫出来吃饭的三个人；不够三个，就先从认识一个开始。",
			"Name three people in the new place whom you could ask to dinner; if there are fewer, begin by meeting one."),
		i18n.T("你想换的是地方，还是身边的人？",
			"Is it the place you want to change, or the people around you?"),
	},
	groupOutput: {
		i18n.T("说到换地方，食伤是往外走的力气。这一类突出，新环境常能带来新的表达和机会，也要防着只是图新鲜。",
			"When it comes to moving, this family is the urge to go out. Where it stands out, a new place often brings new things to do and say, and novelty alone may be the attraction."),
		i18n.T("先去住一个星期，照常工作，不当游客。",
			"Go and live there for a week, working as usual, not as a tourist."),
		i18n.T("有什么事，在那里做得成、在这里做不成？",
			"What could be done there that cannot be done here?"),
	},
	groupWealth: {
		i18n.T("说到换地方，财看的是落地：工作、开销、通勤、手续。这一类突出，账先算清楚，心才会安。",
			"When it comes to moving, this family looks at the practical side: work, costs, commuting, papers. Where it stands out, the sums have to be done before the mind can rest."),
		i18n.T("列一张换地方以后第一年的收支，再列一张留下的，放在一起看。",
			"Draw up the first year's budget for leaving and one for staying, and lay them side by side."),
		i18n.T("两张账的差额，换来的是什么？",
			"What does the difference between the two buy?"),
	},
	groupOfficer: {
		i18n.T("说到换地方，官杀看的是名分和规则：岗位、身份、合同。这一类突出，先弄清条件和期限，再谈喜不喜欢。",
			"When it comes to moving, this family looks at status and rules: the post, the permit, the contract. Where it stands out, learn the conditions and dates before asking whether you like it."),
		i18n.T("把必须满足的条件和可以商量的条件分开写，先去核实必须的那几条。",
			"Write the conditions that must be met apart from those that can be discussed, and check the first kind now."),
		i18n.T("这次换地方，是你想去，还是被推着去？",
			"Do you want to go, or are you being pushed?"),
	},
	groupResource: {
		i18n.T("说到换地方，印看的是根：住得安不安稳，有没有依靠。这一类突出，搬动对你来说成本不低，值得慢一点，留一条退路。",
			"When it comes to moving, this family looks at roots: a settled home, someone to lean on. Where it stands out, moving costs more than it seems; go slowly and keep a way back."),
		i18n.T("在新住处先安顿好一个角落：一盏灯，一把椅子，常看的书。",
			"In the new home set up one corner first: a lamp, a chair, the books you reach for."),
		i18n.T("到了新地方，什么东西在身边，你就算到家了？",
			"Which thing beside you would make a new place home?"),
	},
}

var timingLens = [groups]lens{
	groupPeers: {
		i18n.T("比劫当家的一段，读法上主题是自己站稳、和同伴一起：合作、竞争、分配的事会更常摆到面前。",
			"In a stretch led by peers the theme is standing on one's own with others beside one: partnership, rivalry and sharing come up more often."),
		i18n.T("想一想这几年谁在和你并肩，去谢其中一个，也和其中一个把账说清。",
			"Think of who has stood beside you in these years; thank one of them, and settle what is open with another."),
		i18n.T("和上一个阶段比，你是更独立了，还是更孤单了？",
			"Compared with the stretch before, are you more independent or more alone?"),
	},
	groupOutput: {
		i18n.T("食伤当家的一段，读法上主题是做出来、说出来：产出和表达的机会多，也更容易觉得规矩碍事。",
			"In a stretch led by output the theme is making and saying: there is more to express, and rules feel more in the way."),
		i18n.T("选一件想了很久的事，把它做成最小的样子，这个月就拿给人看。",
			"Take an idea you have carried for long, make the smallest version of it and show it this month."),
		i18n.T("这一段里，你最想留下来的作品是什么？",
			"Which piece of work would you like to remain of this stretch?"),
	},
	groupWealth: {
		i18n.T("财当家的一段，读法上主题是落到实处：目标、资源、要打理的人和事会变多，忙也多半忙在这里。",
			"In a stretch led by wealth the theme is the practical: aims, means and people to look after multiply, and so does the work they bring."),
		i18n.T("把正在打理的事列出来，划掉一件不再值得的。",
			"List everything you are managing and cross out one thing that is no longer worth it."),
		i18n.T("手里的事里，哪一件做成了，别的就可以不那么急？",
			"Which one, once done, would make the others less urgent?"),
	},
	groupOfficer: {
		i18n.T("官杀当家的一段，读法上主题是担责任：职位、要求、外来的压力更突出，规矩既是约束也是台阶。",
			"In a stretch led by officers the theme is responsibility: posts, demands and pressure show more, and rules are both a limit and a ladder."),
		i18n.T("把现在的压力分成“接下来三个月会结束”和“看不到头”两类，先处理第二类里的一件。",
			"Sort your pressures into “over within three months” and “no end in sight”, and begin with one of the second kind."),
		i18n.T("哪一份责任让你长大，哪一份只是让你累？",
			"Which responsibility makes you grow, and which only tires you?"),
	},
	groupResource: {
		i18n.T("印当家的一段，读法上主题是学和养：进修、沉淀、依靠与被照顾的话题会多一些，不必急着见结果。",
			"In a stretch led by resource the theme is learning and being nourished: study, settling, leaning on others. Results need not be hurried."),
		i18n.T("给自己定一样这一年要学深的东西，只定一样。",
			"Choose one thing to learn deeply this year, and only one."),
		i18n.T("这一段里，你允许自己慢下来的是哪件事？",
			"In what are you willing to let yourself be slow?"),
	},
}

var selfLens = [groups]lens{
	groupPeers: {
		i18n.T("说到性格，比劫突出，读法上自我这一块比较结实：有主见，讲义气，不太喜欢被安排。",
			"As to character, where peers stand out the self is solid: a mind of one's own, loyal, not fond of being arranged."),
		i18n.T("这周找一件事，先听完别人的办法，再说自己的。",
			"Once this week hear out another person's way before offering yours."),
		i18n.T("什么时候你的坚持帮了你，什么时候挡了你？",
			"When did your persistence help you, and when was it in the way?"),
	},
	groupOutput: {
		i18n.T("说到性格，食伤突出，读法上你多半靠表达和做东西认识自己，点子多，有自己的口味；无聊比辛苦更难熬。",
			"As to character, where output stands out one comes to know oneself by expressing and making; there are many ideas and a taste of one's own, and boredom is worse than effort."),
		i18n.T("把一个搁着的想法做成今天就能给人看的样子，小一点没关系。",
			"Turn a shelved idea into something you can show today, however small."),
		i18n.T("不为任何人，你也会一直做下去的是什么？",
			"What would you go on doing even if nobody asked?"),
	},
	groupWealth: {
		i18n.T("说到性格，财突出，读法上你对现实比较敏感，会估量，能张罗，做事看结果；偶尔要提醒自己，值得和划算不是一回事。",
			"As to character, where wealth stands out one has a sense of reality, weighs and organises and looks at results; now and then worth has to be told apart from value for money."),
		i18n.T("记下这周三次觉得“值得”的时刻，看看它们有没有共同点。",
			"Note three moments this week that felt worthwhile and look for what they share."),
		i18n.T("有没有一件不划算、但你很高兴做了的事？",
			"Is there something that did not pay and that you are glad to have done?"),
	},
	groupOfficer: {
		i18n.T("说到性格，官杀突出，读法上你对标准和别人的期待比较敏感，靠得住，也容易先责备自己。",
			"As to character, where officers stand out one is alert to standards and to what others expect, reliable, and quick to blame oneself first."),
		i18n.T("今天做完一件事以后，先写一句做得好的，再写要改的。",
			"After one task today write first what went well and only then what to change."),
		i18n.T("你心里那把尺子，最早是谁给的？",
			"Who first gave you the measure you hold yourself to?"),
	},
	groupResource: {
		i18n.T("说到性格，印突出，读法上你爱琢磨，重感受，需要独处的时间把事情想明白；行动常比想法慢一拍。",
			"As to character, where resource stands out one ponders, feels deeply and needs time alone to think things through; action comes a beat after thought."),
		i18n.T("给一件想了很久的事定一个动手的时间，到点就做十分钟。",
			"Set a time for something you have long thought about, and when it comes do ten minutes of it."),
		i18n.T("有什么事，你其实早就想明白了？",
			"What have you in fact understood long ago?"),
	},
}
