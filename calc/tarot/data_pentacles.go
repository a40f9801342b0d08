package tarot

import "github.com/wenbu-go/wenbu/calc"

var pentaclesNotes = [suitCards]Note{
	{ // Ace
		Keywords: calc.Text{Zh: "种子、实在的机会、第一笔", En: "a seed, a solid chance, the first coin"},
		Upright: calc.Text{
			Zh: "一样实在的东西到了手边：一份活，一块地，一点本钱，或者一个精神很好的早晨。种下去之前看看土。先做一件看得见、摸得着的小事，今天就能做完的那种。",
			En: "Something solid has come to hand: a job, a plot, a little money, or a morning when you feel well. Look at the soil before you plant. Do one small thing that can be seen and touched, such as can be done today.",
		},
		Reversed: calc.Text{
			Zh: "机会有，条件没谈清；或者攥得太紧，种子在手心里捂坏了。把数字写下来：要投多少，最多亏多少，什么时候看一次。",
			En: "There is a chance and the terms are unclear; or it is clutched so that the seed spoils in the palm. Write the numbers down: how much goes in, how much may be lost, and when to look again.",
		},
		UprightQuestion:  calc.Text{Zh: "今天哪件实事能做完一小块？", En: "Of which practical thing can a small piece be finished today?"},
		ReversedQuestion: calc.Text{Zh: "这个机会里，哪个条件还没问清？", En: "In this chance, which condition has not been asked about?"},
	},
	{ // Two
		Keywords: calc.Text{Zh: "兼顾、周转、边走边调", En: "juggling, balancing, adjusting on the way"},
		Upright: calc.Text{
			Zh: "两三样东西轮着抛，手还算稳。靠的是节奏，不是力气。把这周的进出写在一张纸上，看看哪一天空得出半天来。",
			En: "Two or three things are kept in the air with a fairly steady hand. It goes by rhythm, not by force. Write the week's comings and goings on one sheet and see where half a day is free.",
		},
		Reversed: calc.Text{
			Zh: "有一个球已经落地，只是你还没低头看；或者样样都接，样样都慢半拍。先放下一个，告诉等着的人一声。",
			En: "One ball is already on the floor and you have not looked down; or all are caught, each half a beat late. Put one down and tell whoever is waiting.",
		},
		UprightQuestion:  calc.Text{Zh: "手上这几样，哪一样可以慢一拍？", En: "Of the things in your hands, which can go a beat slower?"},
		ReversedQuestion: calc.Text{Zh: "哪个球其实已经落地了？", En: "Which ball has in fact come down?"},
	},
	{ // Three
		Keywords: calc.Text{Zh: "手艺、合作、照图做", En: "craft, working together, to the plan"},
		Upright: calc.Text{
			Zh: "好活儿出在几个人各懂一行、肯互相问的时候。把图纸摊开，让每个人说说自己那一块最怕什么。被人指出一处毛病，是合作还活着的样子。",
			En: "Good work comes when several people each know a trade and ask one another. Spread the drawing out and let each say what worries them in their part. Having a fault pointed out is a sign that the work in common is alive.",
		},
		Reversed: calc.Text{
			Zh: "各干各的，接缝处没人管；或者你一人全包，别人插不上手。先约定一件小事：什么时候、给谁看、按什么算合格。",
			En: "Each works alone and nobody minds the joints; or you do it all and no one can lend a hand. Agree on something small: when it is shown, to whom, and what counts as good.",
		},
		UprightQuestion:  calc.Text{Zh: "这件事里，谁懂你不懂的那一块？", En: "Who knows the part of it that you do not?"},
		ReversedQuestion: calc.Text{Zh: "接缝在哪里，归谁管？", En: "Where is the joint, and whose is it?"},
	},
	{ // Four
		Keywords: calc.Text{Zh: "守住、攒着、安全感", En: "holding on, saving, safety"},
		Upright: calc.Text{
			Zh: "手里攥住了一些，心里踏实。守成是本事，只是抱得太满，就腾不出手接别的。数一数：哪些是保命的，哪些只是习惯攒着。",
			En: "Some of it is held fast, and that is reassuring. Keeping is a skill, but full arms cannot take anything else. Count which of it is for need and which is saved from habit.",
		},
		Reversed: calc.Text{
			Zh: "开始肯松一松，或者松得太快，回头又慌。钱、时间、话，都可以先放出一小份试试。看看放出去之后，怕的那件事是不是还在。",
			En: "You begin to loosen your hold, or loosened it so fast that it frightens you. Of money, time or words a small part can be let out first. See whether what you feared is still there afterwards.",
		},
		UprightQuestion:  calc.Text{Zh: "你攥着的，哪些真的保命，哪些只是习惯？", En: "Of what you hold, what is need and what is habit?"},
		ReversedQuestion: calc.Text{Zh: "放出哪一小份，你也睡得着？", En: "Which small part could you let go and still sleep?"},
	},
	{ // Five
		Keywords: calc.Text{Zh: "拮据、在门外、需要帮忙", En: "want, outside the door, needing help"},
		Upright: calc.Text{
			Zh: "外面冷，手头紧，路过亮着的窗也不好意思敲。难的时候最容易以为只有自己这样。列三处可以问的地方，先问最不难开口的那一处。",
			En: "It is cold out, money is short, and one is ashamed to knock at a lit window. In need one easily believes oneself alone. List three places to ask, and begin with the one where asking is least hard.",
		},
		Reversed: calc.Text{
			Zh: "最紧的一阵过了，还不太敢花，也不太敢信；或者帮忙的手伸过来，你先说不用。收下一次好意，也是让对方高兴。",
			En: "The tightest time is over, and you hardly dare to spend or to believe it; or a hand is held out and you say at once that there is no need. Accepting a kindness also pleases the giver.",
		},
		UprightQuestion:  calc.Text{Zh: "哪扇门，你路过很多次还没敲？", En: "At which door have you passed often and never knocked?"},
		ReversedQuestion: calc.Text{Zh: "上次有人要帮你，你为什么说不用？", En: "When help was last offered, why did you decline?"},
	},
	{ // Six
		Keywords: calc.Text{Zh: "给与受、公平、帮一把", En: "giving and taking, fairness, a hand"},
		Upright: calc.Text{
			Zh: "有人给，有人收，秤在中间。给得好的人会问对方要什么，收得好的人不必低头。看看自己最近常站哪一边，换到另一边站一站。",
			En: "One gives, one takes, and there is a balance between. Whoever gives well asks what is wanted, and whoever takes well need not bow. See on which side you have mostly stood of late, and try the other.",
		},
		Reversed: calc.Text{
			Zh: "给出去的带着线，收进来的欠着情，账越算越糊。能不能有一份是不用还的？先给一样小的，不让人知道是谁给的。",
			En: "What was given has strings and what was taken leaves a debt, and the accounts grow muddled. Could there be one thing that need not be returned? Give something small without letting it be known who gave it.",
		},
		UprightQuestion:  calc.Text{Zh: "最近你多是给的人，还是收的人？", En: "Have you lately been mostly the giver or the taker?"},
		ReversedQuestion: calc.Text{Zh: "哪份好意后面，牵着一根线？", En: "To which kindness is a string attached?"},
	},
	{ // Seven
		Keywords: calc.Text{Zh: "等收成、掂量、耐心", En: "waiting for the crop, weighing, patience"},
		Upright: calc.Text{
			Zh: "种下去有一阵了，你停下来看看长势。现在还不到收的时候，正是看的时候：哪一垄值得再施肥，哪一垄就由它去。看完记一笔，下个月好比。",
			En: "It was planted a while ago and you stop to see how it grows. It is not time to harvest but to look: which row deserves more manure, and which may be left. Make a note, so that next month can be compared.",
		},
		Reversed: calc.Text{
			Zh: "天天扒开土看，苗反而长不好；或者等的是一棵没种对地方的树。分清是还要时间，还是该换地方，问一个种过的人。",
			En: "The soil is scraped open daily and the seedling suffers; or you wait for a tree in the wrong place. Does it want time, or another spot? Ask someone who has grown it.",
		},
		UprightQuestion:  calc.Text{Zh: "哪一垄值得再下一个月的功夫？", En: "Which row deserves another month of work?"},
		ReversedQuestion: calc.Text{Zh: "它缺的是时间，还是换个地方？", En: "Does it lack time, or another place?"},
	},
	{ // Eight
		Keywords: calc.Text{Zh: "练习、下功夫、一遍一遍", En: "practice, diligence, again and again"},
		Upright: calc.Text{
			Zh: "把同样的活做第二十遍，手开始知道脑子不知道的事。这时候不需要灵感，只需要一张凳子和固定的钟点。把今天比昨天好的那一点点记下来。",
			En: "At the twentieth time the hands begin to know what the head does not. No inspiration is needed, only a stool and a fixed hour. Note down the little that is better today than yesterday.",
		},
		Reversed: calc.Text{
			Zh: "做得飞快，却不再学到东西；或者磨一处磨到忘了整件。停一停，请一个懂行的人看看，哪里该细，哪里够了。",
			En: "It goes fast and nothing more is learned; or one spot is polished until the whole is forgotten. Stop and ask someone in the trade where to be finer and where it is enough.",
		},
		UprightQuestion:  calc.Text{Zh: "哪样本事，值得你固定一个钟点？", En: "Which skill deserves a fixed hour of yours?"},
		ReversedQuestion: calc.Text{Zh: "哪一处已经够好了，可以放下？", En: "Which spot is good enough to be left?"},
	},
	{ // Nine
		Keywords: calc.Text{Zh: "自足、清闲、自己挣来的", En: "self-reliance, leisure, earned"},
		Upright: calc.Text{
			Zh: "园子是自己打理出来的，可以一个人慢慢走一圈。享用自己挣来的东西，不必等谁批准。只是好园子也喜欢有客人，下午可以留一把椅子。",
			En: "The garden is your own work, and you may walk round it slowly by yourself. What you earned may be enjoyed without leave. Yet a good garden likes guests, and a chair could be kept for the afternoon.",
		},
		Reversed: calc.Text{
			Zh: "样样靠自己，门也就关得紧；或者摆出来的体面，是借来的。独立和不敢麻烦人，看起来很像。这周请人帮一件你自己也能做的小事。",
			En: "You rely on yourself for everything, and the door stays shut; or the comfort on show is borrowed. Independence and not daring to ask look much alike. Ask for help this week with something you could do yourself.",
		},
		UprightQuestion:  calc.Text{Zh: "你挣来的东西里，哪样还没好好享用？", En: "Of what you earned, what have you not yet enjoyed?"},
		ReversedQuestion: calc.Text{Zh: "哪件小事，你可以请人帮忙？", En: "With which small thing could you ask for help?"},
	},
	{ // Ten
		Keywords: calc.Text{Zh: "家业、传下去、根基", En: "household, handing on, foundations"},
		Upright: calc.Text{
			Zh: "不止一代人的东西放在一起：房子、姓氏、规矩、一道菜。看看哪些是你愿意接的，哪些到你为止。趁老人还愿意讲，问一件只有他们知道的事。",
			En: "Things of more than one generation lie together: a house, a name, rules, a dish. See which you gladly take over and which may end with you. Ask the old for something only they know, while they still like to tell it.",
		},
		Reversed: calc.Text{
			Zh: "钱和情搅在一起，饭桌上谁也不先提；或者接过来的担子，没人问过你要不要。先把账和话分开：一次只谈一样。",
			En: "Money and affection are mixed up and nobody at table mentions it first; or a burden was handed on without anyone asking you. Part the accounts from the feelings, and talk of one at a time.",
		},
		UprightQuestion:  calc.Text{Zh: "上一辈的东西里，你愿意接哪一样？", En: "Of what the elders have, which would you gladly take over?"},
		ReversedQuestion: calc.Text{Zh: "家里的哪笔账，其实是一句没说的话？", En: "Which of the family's accounts is really an unsaid sentence?"},
	},
	{ // Page
		Keywords: calc.Text{Zh: "学徒、认真、第一步做扎实", En: "apprenticeship, earnestness, a sound first step"},
		Upright: calc.Text{
			Zh: "有样东西你想从头学，愿意一页一页地来。起步慢不要紧，要紧的是工具顺手、进度看得见。给自己定一个三十天，每天十五分钟的那种。",
			En: "There is something you want to learn from the first page on. A slow start does no harm; what matters is a tool that fits the hand and progress one can see. Give yourself thirty days of fifteen minutes.",
		},
		Reversed: calc.Text{
			Zh: "书买了，课报了，人还没坐下；或者怕做不好，一直在挑最好的教材。从最旧的那本开始也行，先做第一题。",
			En: "The books are bought and the course is booked, and you have not sat down; or for fear of doing badly you go on choosing the best textbook. The oldest one will do: solve the first exercise.",
		},
		UprightQuestion:  calc.Text{Zh: "哪样东西，你愿意每天学十五分钟？", En: "What would you gladly learn for fifteen minutes a day?"},
		ReversedQuestion: calc.Text{Zh: "除了准备，你今天能做的第一题是什么？", En: "Preparation aside, what is the first exercise you could do today?"},
	},
	{ // Knight
		Keywords: calc.Text{Zh: "踏实、守时、一步一步", En: "steadiness, punctuality, step by step"},
		Upright: calc.Text{
			Zh: "不快，但是每天都到。许多大事是靠这样的人做成的，只是少有人替他们鼓掌。给自己看一眼走过的路，再照原来的步子往前。",
			En: "Not fast, but there every day. Much that is great is done by such people, and few applaud them. Look once at the road behind you, then go on at the same pace.",
		},
		Reversed: calc.Text{
			Zh: "稳成了不动，活儿照做，心不在；或者坚持的是老办法，路已经改了。不用推翻，只改一个步骤，试一星期。",
			En: "Steady has become unmoving: the work gets done and the heart is elsewhere; or the old way is kept while the road has changed. Nothing need be overthrown: change one step and try it for a week.",
		},
		UprightQuestion:  calc.Text{Zh: "哪件事你一直做着，值得自己给自己鼓个掌？", En: "What have you kept doing that deserves your own applause?"},
		ReversedQuestion: calc.Text{Zh: "哪个步骤只是因为“一直这样”？", En: "Which step is there only because it always was?"},
	},
	{ // Queen
		Keywords: calc.Text{Zh: "周到、务实的照料、家里家外", En: "thoughtfulness, practical care, house and beyond"},
		Upright: calc.Text{
			Zh: "你知道冰箱里还有什么，也知道谁今天不高兴。会过日子是一种才能，也该被算作功劳。把其中一份活讲出来，让别人看见它有多少道工序。",
			En: "You know what is left in the larder and who is out of spirits today. Running a life is a talent and should be counted as work. Tell one piece of it aloud, so that others see how many steps it has.",
		},
		Reversed: calc.Text{
			Zh: "把所有人安顿好了，最后才轮到自己，常常轮不到；或者用忙来挡住一件不想碰的事。今天先安顿自己，从一顿坐着吃的饭开始。",
			En: "Everyone is provided for and your turn comes last, or never; or being busy keeps off something you would rather not touch. Provide for yourself first today, beginning with a meal eaten sitting down.",
		},
		UprightQuestion:  calc.Text{Zh: "你做的哪份活，别人从没看见有几道工序？", En: "Which of your tasks has steps that nobody sees?"},
		ReversedQuestion: calc.Text{Zh: "忙，替你挡住了什么？", En: "What does being busy keep off?"},
	},
	{ // King
		Keywords: calc.Text{Zh: "经营、可靠、丰厚", En: "stewardship, reliability, substance"},
		Upright: calc.Text{
			Zh: "你管的东西长得不错，跟着你的人心里有底。富足的用处，在于能让别人也站稳。想一想有哪一份可以交给下一个人练手，你在旁边看着。",
			En: "What you manage is doing well and those with you feel secure. The use of plenty is to give others a footing too. Think which part could be given to the next person for practice, with you standing by.",
		},
		Reversed: calc.Text{
			Zh: "事事换算成值不值，有些东西就算漏了；或者怕丢掉已有的，不敢再试。算一笔不进账的：上个月有几个晚上，是你真正喜欢的？",
			En: "Everything is reckoned by whether it pays, and some things fall out of the reckoning; or nothing is tried for fear of losing what there is. Do a sum that enters no book: how many evenings last month did you really like?",
		},
		UprightQuestion:  calc.Text{Zh: "哪一份可以交给下一个人练手？", En: "Which part could you hand to the next person for practice?"},
		ReversedQuestion: calc.Text{Zh: "上个月，有几个晚上是你真正喜欢的？", En: "Last month, how many evenings did you truly enjoy?"},
	},
}
