package tarot

import "github.com/wenbu-go/wenbu/calc"

var swordsNotes = [suitCards]Note{
	{ // Ace
		Keywords: calc.Text{Zh: "清醒、一刀见底、真话", En: "clarity, cutting to it, the truth"},
		Upright: calc.Text{
			Zh: "一个想法忽然把事情切开了，里面看得清清楚楚。真话好用，也锋利，说之前想好是要切开问题，还是要切人。把它写成一句，念一遍，再决定给谁听。",
			En: "A thought has cut the matter open and the inside is plain to see. Truth is useful and sharp; decide first whether it is to cut the problem or the person. Put it in one sentence, say it over, then choose who is to hear it.",
		},
		Reversed: calc.Text{
			Zh: "道理都对，听的人却受了伤；或者脑子里太吵，哪一句都切不准。先停，喝口水，把问题缩小到一个“是或不是”。",
			En: "All of it was right, and the hearer was hurt; or the head is so loud that no cut is clean. Stop, drink some water, and narrow the question to a yes or no.",
		},
		UprightQuestion:  calc.Text{Zh: "整件事写成一句话，是哪一句？", En: "If it all had to be one sentence, which would it be?"},
		ReversedQuestion: calc.Text{Zh: "你的这句真话，想让对方得到什么？", En: "Your piece of truth: what is the other meant to gain by it?"},
	},
	{ // Two
		Keywords: calc.Text{Zh: "僵持、蒙着眼、先不选", En: "stalemate, eyes covered, not choosing yet"},
		Upright: calc.Text{
			Zh: "两边都有理，你就把眼睛闭上了，手臂交叉着护在胸前。暂时不选可以是一种选择，只要给它一个期限。期限之前去问清一件你一直没问的事实。",
			En: "Both sides have a point, so you shut your eyes and cross your arms. Not choosing for now can be a choice if it has a date. Before that date, find out one fact that you have not asked about.",
		},
		Reversed: calc.Text{
			Zh: "眼罩松了，看见的并不轻松；或者僵得太久，别人已经替你选了。摊开来说“我两边都舍不得”，比再撑一天省力。",
			En: "The blindfold has slipped and what you see is not easy; or it lasted so long that others have chosen. Saying openly that you cannot part with either costs less than another day of it.",
		},
		UprightQuestion:  calc.Text{Zh: "哪个事实弄清了，就容易选一些？", En: "Which fact, once known, would make choosing easier?"},
		ReversedQuestion: calc.Text{Zh: "不选，现在是谁在付代价？", En: "Who pays at present for your not choosing?"},
	},
	{ // Three
		Keywords: calc.Text{Zh: "伤心、说破、疼", En: "heartache, plain words, hurt"},
		Upright: calc.Text{
			Zh: "有句话或有件事扎到了心上，疼是因为你在乎。先承认它疼，不急着讲道理，也不急着原谅。找个能安静听你讲完的人，从头讲一遍。",
			En: "A word or an event has gone to the heart, and it hurts because you cared. Admit that it hurts before reasoning and before forgiving. Find someone who can listen quietly, and tell it from the beginning.",
		},
		Reversed: calc.Text{
			Zh: "伤口开始收了，碰到还是缩一下；或者你拔出了刀，却一直握着它说话。慢慢来，哪天能不带刺地讲这件事，哪天就算好了一大半。",
			En: "The wound has begun to close and still shrinks from touch; or the blade is out and you go on speaking with it in your hand. Take your time. When the story can be told without thorns, most of it is healed.",
		},
		UprightQuestion:  calc.Text{Zh: "疼的这一处，说明你在乎什么？", En: "What does this hurt say you care about?"},
		ReversedQuestion: calc.Text{Zh: "讲这件事的时候，你手里还握着什么？", En: "When you tell it, what are you still holding?"},
	},
	{ // Four
		Keywords: calc.Text{Zh: "歇息、退一步、养神", En: "rest, stepping back, recovering"},
		Upright: calc.Text{
			Zh: "仗可以停一停，人要躺平一会儿。休息不是奖赏，是做下一件事的一部分。关上一扇门，定好几点再开，这中间什么都不必想通。",
			En: "The fight can pause while one lies down. Rest is no reward but part of the next piece of work. Shut a door, say when it opens again, and in between nothing has to be understood.",
		},
		Reversed: calc.Text{
			Zh: "躺下了脑子还在排队；或者歇得太久，起来反而怕。先动一根手指：拉开窗帘，走到楼下再回来。小的开始不会惊动什么。",
			En: "You lie down and the thoughts still queue; or the rest was so long that getting up is feared. Move one finger: draw the curtain, walk downstairs and back. A small beginning startles nothing.",
		},
		UprightQuestion:  calc.Text{Zh: "今天哪一个钟头可以什么都不做？", En: "Which hour today could be left empty?"},
		ReversedQuestion: calc.Text{Zh: "你休息的时候，心里在替谁上班？", En: "While you rest, for whom is your mind still at work?"},
	},
	{ // Five
		Keywords: calc.Text{Zh: "争赢了、不痛快、代价", En: "won, ill at ease, the cost"},
		Upright: calc.Text{
			Zh: "这一场你占了上风，周围却空了。赢有不同的赢法，有的赢完还能一起吃饭。想一想：如果重来，你愿意少赢哪一分？",
			En: "You had the better of it, and the place is empty around you. There are ways of winning after which one can still eat together. Think which point you would gladly have left unwon.",
		},
		Reversed: calc.Text{
			Zh: "想收手了，又放不下面子；或者输的那口气一直咽不下。先放下的人不一定吃亏。一句“那天我说重了”，就够开个头。",
			En: "You would like to stop and cannot for pride; or the defeat still sticks in the throat. Whoever lays it down first need not be the loser. \"I spoke too hard that day\" is enough for a beginning.",
		},
		UprightQuestion:  calc.Text{Zh: "这场争论里，哪一分你愿意让？", En: "In this dispute, which point would you give up?"},
		ReversedQuestion: calc.Text{Zh: "赢了之后，你真正想得到的到手了吗？", En: "Having won, did you get what you really wanted?"},
	},
	{ // Six
		Keywords: calc.Text{Zh: "过渡、离岸、慢慢远了", En: "passage, leaving shore, growing distance"},
		Upright: calc.Text{
			Zh: "船离了岸，水面还不平，前面比后面静一些。带走的不必多，够过这一程就行。路上可以不说话，有人同坐就好。",
			En: "The boat has left the shore; the water is still uneven, and calmer ahead than behind. Not much need be taken, only what this crossing wants. There need be no talk, so long as someone sits beside you.",
		},
		Reversed: calc.Text{
			Zh: "船到中流想回头，或者人已上岸，心还在水上。带着的那几样，有没有哪样正让船吃水太深？先丢一样轻的试试。",
			En: "In midstream one wants to turn back, or one has landed and the heart is still afloat. Among the things you brought, is there one that weighs the boat down? Begin by throwing out something light.",
		},
		UprightQuestion:  calc.Text{Zh: "过这一程，你只带哪三样？", En: "For this crossing, which three things do you take?"},
		ReversedQuestion: calc.Text{Zh: "船吃水太深，是因为装了什么？", En: "What lies so heavy in the boat?"},
	},
	{ // Seven
		Keywords: calc.Text{Zh: "策略、绕道、不声张", En: "tactics, a way round, keeping quiet"},
		Upright: calc.Text{
			Zh: "正面过不去，你想绕一绕。绕道不一定是躲，有时是省力；只是要分清：不说是为了成事，还是为了不被问。把它讲给一个正直的朋友听，看他皱不皱眉。",
			En: "The front is closed and you think of going round. A detour need not be evasion; it may save strength. But is it kept quiet to succeed, or so as not to be asked? Tell it to an upright friend and watch for a frown.",
		},
		Reversed: calc.Text{
			Zh: "瞒着的那件开始费力气了，要记得跟谁说过什么。说出来也许没有想的那么贵。挑一个人，先把最小的一截讲明白。",
			En: "What is kept back begins to cost effort, for you must remember what was said to whom. Telling may be cheaper than it seems. Choose one person and make the smallest part of it plain.",
		},
		UprightQuestion:  calc.Text{Zh: "这样绕，是省力，还是怕人问？", En: "Does this detour save strength, or avoid a question?"},
		ReversedQuestion: calc.Text{Zh: "哪件瞒着的事，最费你的记性？", En: "Which hidden thing takes most remembering?"},
	},
	{ // Eight
		Keywords: calc.Text{Zh: "受困、觉得没路、松动处", En: "hemmed in, no way seen, a loose place"},
		Upright: calc.Text{
			Zh: "四面都像是墙，手也像被捆着。有些限制是真的，有些是一句句“不行”缠上去的。别急着冲，先用脚尖探一圈，哪一边其实没有东西？",
			En: "It looks like walls all round and the hands seem tied. Some of the limits are real, and some were wound on by one \"I cannot\" after another. Do not rush: feel round with your toe, and see on which side there is nothing.",
		},
		Reversed: calc.Text{
			Zh: "绳子松了一圈，你动了动，有点不敢信。或者有人给你指路，你先说了不可能。今天只试一个最小的“可以”。",
			En: "The rope has loosened by a turn and you stir, hardly believing it. Or someone shows a way and you say first that it is impossible. Try only the smallest \"I can\" today.",
		},
		UprightQuestion:  calc.Text{Zh: "哪一条“不行”，你最近没有再试过？", En: "Which \"I cannot\" have you not tested of late?"},
		ReversedQuestion: calc.Text{Zh: "谁给你指过路，你没有听进去？", En: "Who showed you a way that you did not take in?"},
	},
	{ // Nine
		Keywords: calc.Text{Zh: "夜里、担心、翻来覆去", En: "night, worry, turning it over"},
		Upright: calc.Text{
			Zh: "夜里的担心个子特别大，白天会缩回去一些。把它们一条条写在纸上，旁边注明哪条明天能办、哪条根本不归你管。若许多个晚上都是这样，跟信得过的人或懂行的人说一说。",
			En: "Worries are tallest at night and shrink somewhat by day. Write them down one by one, and beside each whether it can be dealt with tomorrow or is not yours at all. If many nights are like this, talk to someone you trust or who knows about such things.",
		},
		Reversed: calc.Text{
			Zh: "天快亮了，最难的一段过去了一些；或者白天笑着，只有枕头知道。担心被说出来，通常就小一号。今天告诉一个人。",
			En: "It is nearly light and the worst has eased a little; or by day you smile and only the pillow knows. A worry told is commonly a size smaller. Tell one person today.",
		},
		UprightQuestion:  calc.Text{Zh: "担心的这几条，哪条明天上午就能办？", En: "Of these worries, which could be dealt with tomorrow morning?"},
		ReversedQuestion: calc.Text{Zh: "哪件事你一直只讲给夜里听？", En: "What have you told only to the night?"},
	},
	{ // Ten
		Keywords: calc.Text{Zh: "到底、说完了、天会亮", En: "the bottom, said and done, light behind"},
		Upright: calc.Text{
			Zh: "一种做法到头了，再用力也只是压在同一处。承认“这样不行了”并不等于你不行。先躺着别动，等人来扶，或者自己翻个身，看看天边。",
			En: "One way of doing it has come to its end, and more force only presses the same spot. Saying that this no longer works is not saying that you do not. Lie still until someone helps, or turn over by yourself and look at the edge of the sky.",
		},
		Reversed: calc.Text{
			Zh: "最坏的已经讲过很多遍，讲的人和听的人都累了。故事可以改一改结尾：不是“完了”，是“那之后”。写三句从“那之后”开头的话。",
			En: "The worst has been told many times, and teller and hearers are tired. The story can take another ending: not \"it was over\" but \"after that\". Write three sentences that begin so.",
		},
		UprightQuestion:  calc.Text{Zh: "哪种做法到头了，可以放下了？", En: "Which way of doing it is at its end and can be put down?"},
		ReversedQuestion: calc.Text{Zh: "“那之后”，发生了什么？", En: "\"After that\": what happened?"},
	},
	{ // Page
		Keywords: calc.Text{Zh: "好问、机敏、盯着看", En: "curiosity, quickness, watching"},
		Upright: calc.Text{
			Zh: "眼睛亮，耳朵尖，问题一个接一个。打听清楚是好事，打听完记得想一步：知道了要做什么？先查证，再转述。",
			En: "Bright eyes, sharp ears and one question after another. Finding out is good; having found out, think one step on: what is the knowledge for? Check it first, pass it on later.",
		},
		Reversed: calc.Text{
			Zh: "话太快，把没查过的也说出去了；或者盯着别人的破绽，忘了自己要做的事。把今天的三条消息各追到出处，再决定信哪条。",
			En: "The tongue was quick and unchecked things slipped out; or you watch for others' slips and forget your own business. Trace three of today's reports to their source, then decide which to believe.",
		},
		UprightQuestion:  calc.Text{Zh: "你想知道这件事，是为了做什么？", En: "You want to know this: in order to do what?"},
		ReversedQuestion: calc.Text{Zh: "哪条消息，你没查过就信了？", En: "Which report did you believe without checking?"},
	},
	{ // Knight
		Keywords: calc.Text{Zh: "直冲、辩论、说到做到", En: "charging, debate, word and deed"},
		Upright: calc.Text{
			Zh: "想法一明白就要往前冲，谁也拦不住。冲之前给自己十分钟，想一想会撞到谁，他们知不知道你来。利落是优点，加一句“你那边怎么看”就更好。",
			En: "No sooner is the idea clear than you charge, and nobody can stop you. Take ten minutes first to think whom it might run into and whether they know you are coming. Briskness is a virtue, the more so with a \"how does it look from your side?\".",
		},
		Reversed: calc.Text{
			Zh: "冲出去才发现方向不对，掉头又觉得没面子；或者嘴上是辩论，心里是赌气。停下来问一句：我现在要的是答案，还是要赢？",
			En: "You charged, found the direction wrong and are ashamed to turn; or it is called debate and is really pique. Stop and ask whether you want the answer or the victory.",
		},
		UprightQuestion:  calc.Text{Zh: "这一冲，最先碰到的是谁？", En: "In this charge, who is met first?"},
		ReversedQuestion: calc.Text{Zh: "此刻你要的是答案，还是要赢？", En: "At this moment, do you want the answer or to win?"},
	},
	{ // Queen
		Keywords: calc.Text{Zh: "坦率、独立、看得明白", En: "candour, independence, seeing through"},
		Upright: calc.Text{
			Zh: "经过一些事，你说话不绕弯，也不添油。清楚可以是一种善意，只要还留着一点余地。今天把一个“看情况吧”换成明白的“行”或“不行”。",
			En: "Some things have been lived through, and you speak without detours or trimmings. Clearness can be a kindness if it leaves a little room. Change one \"we shall see\" today into a plain yes or no.",
		},
		Reversed: calc.Text{
			Zh: "话冷得太快，是怕被人看见里面还热着；或者对自己比对谁都刻薄。把对自己说的那句，原样说给朋友听，你说得出口吗？",
			En: "The words cool so fast for fear that the warmth within be seen; or you are harsher with yourself than with anyone. The sentence you say to yourself: could you say it to a friend?",
		},
		UprightQuestion:  calc.Text{Zh: "哪个“看情况”可以换成一句明白话？", En: "Which \"we shall see\" could become a plain word?"},
		ReversedQuestion: calc.Text{Zh: "你对自己说过的最重的一句是什么？", En: "What is the hardest thing you have said to yourself?"},
	},
	{ // King
		Keywords: calc.Text{Zh: "公断、原则、思路清楚", En: "judgement, principle, clear thinking"},
		Upright: calc.Text{
			Zh: "你有本事把一团乱麻理成几条。裁断之前先说明用的是哪条标准，旁人即使不同意，也知道怎么跟你谈。标准对自己也要一样长。",
			En: "You have the gift of sorting a tangle into a few threads. Before judging, say by which standard; then even those who disagree know how to talk with you. The same yardstick must do for yourself.",
		},
		Reversed: calc.Text{
			Zh: "道理成了墙，人情进不来；或者拿规则当武器，自己却站在规则外面。找出最近一次判断，问：如果我错了，会错在哪一步？",
			En: "Reason has become a wall that nothing human passes; or rules are used as a weapon by one who stands outside them. Take your latest judgement and ask: if it were wrong, at which step?",
		},
		UprightQuestion:  calc.Text{Zh: "你用的是哪一条标准，说得出来吗？", En: "Which standard are you using, and can you state it?"},
		ReversedQuestion: calc.Text{Zh: "如果这个判断有错，最可能错在哪一步？", En: "If this judgement is wrong, where most likely?"},
	},
}
