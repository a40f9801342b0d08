package tarot

import "github.com/wenbu-go/wenbu/calc"

var wandsNotes = [suitCards]Note{
	{ // Ace
		Keywords: calc.Text{Zh: "火种、起意、试一把", En: "a spark, an impulse, a first try"},
		Upright: calc.Text{
			Zh: "一个念头自己冒出来，还带着热气。它现在不需要计划书，只需要一小时和一个能动手的地方。趁热做个样子出来，再决定要不要养大。",
			En: "An idea has turned up by itself and is still warm. It needs no plan as yet, only an hour and a place to work. Make a rough piece of it while it is warm, then decide whether to raise it.",
		},
		Reversed: calc.Text{
			Zh: "火点了几次都没着，也许柴是湿的：太累，太忙，或者这根本不是你的主意。别怪火柴。先看看是缺时间、缺帮手，还是缺真心想做。",
			En: "It was lit several times and would not catch; perhaps the wood is damp, from tiredness, from bustle, or because the idea was never yours. Do not blame the match. See whether time is lacking, or help, or the wish itself.",
		},
		UprightQuestion:  calc.Text{Zh: "哪个念头让你想马上站起来？", En: "Which idea makes you want to get up at once?"},
		ReversedQuestion: calc.Text{Zh: "这团火点不着，是缺柴，还是你并不想取暖？", En: "When it will not light: is wood lacking, or do you not want the fire?"},
	},
	{ // Two
		Keywords: calc.Text{Zh: "远望、盘算、取舍", En: "looking out, planning, choosing a range"},
		Upright: calc.Text{
			Zh: "手里已有一样站稳了的，眼睛却看着更远处。把地图摊开，画出半年内走得到的那一圈。圈外的先记着，不必今天就放弃，也不必今天就出发。",
			En: "One thing stands firm in your hand while your eyes are on the distance. Spread the map and draw the circle that half a year can reach. What lies outside can be noted, neither given up nor begun today.",
		},
		Reversed: calc.Text{
			Zh: "计划越写越厚，门口的鞋还没动过；或者被熟悉的地方留住，连看都不太敢看。规划可以是准备，也可以是舒服的拖延。走到路口就回来，也算走过。",
			En: "The plan grows thicker while the shoes by the door have not moved; or the familiar holds you so well that you hardly dare look. Planning can be preparation or a comfortable delay. Walking to the crossroads and back counts as walking.",
		},
		UprightQuestion:  calc.Text{Zh: "半年走得到的地方里，你最想去哪一处？", En: "Of the places half a year can reach, which draws you most?"},
		ReversedQuestion: calc.Text{Zh: "哪份计划已经写够了，只差试一天？", En: "Which plan is full enough and only lacks a day's trial?"},
	},
	{ // Three
		Keywords: calc.Text{Zh: "等船、拓展、放手去", En: "waiting for ships, reaching out, letting it go"},
		Upright: calc.Text{
			Zh: "船已经放出去了，现在能做的是看潮水、备好码头。把等待的日子排进日程，别让它占满。想一想：哪些消息能提前告诉你该改航向？",
			En: "The ships are out, and what can be done now is to watch the tide and ready the quay. Give the waiting a place in your days and do not let it fill them. Think which news would tell you early that the course needs changing.",
		},
		Reversed: calc.Text{
			Zh: "盼的没有按时到，或者当初放出去的只有一条船。先分清是慢了还是丢了，再决定补还是等。下一次可以少放几样鸡蛋在同一只篮子里。",
			En: "What you looked for has not come on time, or there was only one ship. Find out whether it is late or lost before you decide to mend or wait. Another time fewer eggs might go in the one basket.",
		},
		UprightQuestion:  calc.Text{Zh: "等待的时候，码头上有什么可以先备好？", En: "While you wait, what can be made ready on the quay?"},
		ReversedQuestion: calc.Text{Zh: "它是慢了，还是已经变了方向？", En: "Is it late, or has it changed course?"},
	},
	{ // Four
		Keywords: calc.Text{Zh: "欢聚、落脚、可以庆祝", En: "gathering, a footing, reason to celebrate"},
		Upright: calc.Text{
			Zh: "有一处地方可以放下东西、脱了鞋坐下来。走到这一步有人帮过你，趁大家都在，当面说声谢。庆祝不必等全部做完，有个像样的段落就可以。",
			En: "There is a place where things can be put down and shoes taken off. People helped you to get this far; thank them while they are here. A celebration need not wait until all is done; a decent chapter will do.",
		},
		Reversed: calc.Text{
			Zh: "门口热闹，屋里有人不自在；或者该庆祝的时候你已经在想下一件。看看谁没被请进来，包括你自己。把欢喜留够一顿饭的工夫。",
			En: "It is lively at the door while someone inside feels out of place; or at the feast you are already at the next task. See who has not been asked in, yourself included. Keep the gladness for the length of a meal.",
		},
		UprightQuestion:  calc.Text{Zh: "这一段里，最该谢的人是谁？", En: "Whom should this chapter thank first?"},
		ReversedQuestion: calc.Text{Zh: "什么让你在热闹里坐不住？", En: "What makes you restless among the cheer?"},
	},
	{ // Five
		Keywords: calc.Text{Zh: "争执、较劲、各说各的", En: "contest, rivalry, everyone at once"},
		Upright: calc.Text{
			Zh: "几个人都使了劲，只是没朝一处。争得起来，说明大家还在乎。先商量规矩：一次说一件，说完让另一个人复述一遍，再谈谁对。",
			En: "Several people are using their strength and not in one direction. That there is a contest shows that it still matters. Agree on rules first: one thing at a time, then another repeats it, and only then who is right.",
		},
		Reversed: calc.Text{
			Zh: "表面停了，底下还在较劲；或者为了不吵，大家都绕着走。有些架值得好好吵一次。挑最小的一处分歧，摊开来练练手。",
			En: "On the surface it has stopped while the rivalry goes on beneath; or everyone walks round it for the sake of peace. Some quarrels deserve to be had properly. Take the smallest difference and practise on it in the open.",
		},
		UprightQuestion:  calc.Text{Zh: "吵的这件事，各人真正想保住的是什么？", En: "In this quarrel, what does each really want to keep?"},
		ReversedQuestion: calc.Text{Zh: "哪句话你绕了很久，还没当面讲？", En: "Which sentence have you walked round and not yet said to their face?"},
	},
	{ // Six
		Keywords: calc.Text{Zh: "认可、带头、被看见", En: "recognition, leading, being seen"},
		Upright: calc.Text{
			Zh: "做成的事被人看见了，这份高兴可以大大方方收下。走在前面的时候，回头看看谁在推车。说出几个名字，荣誉就站得更稳。",
			En: "What you managed has been seen, and the gladness may be taken openly. Out in front, look back to see who is pushing. Naming a few of them gives the honour a firmer footing.",
		},
		Reversed: calc.Text{
			Zh: "掌声来得晚，或者没来；也可能来了，你却觉得像是给别人的。别人怎么看和你做得怎样，是两本账。先把自己那一本记清楚。",
			En: "The applause came late or not at all; or it came and seemed meant for someone else. How it is seen and how well it was done are two accounts. Keep your own first.",
		},
		UprightQuestion:  calc.Text{Zh: "哪件做成的事，你还没好好收下那句“做得好”？", En: "For which piece of work have you not yet accepted a \"well done\"?"},
		ReversedQuestion: calc.Text{Zh: "如果没有人看，这件事你还做吗？", En: "If nobody were looking, would you still do it?"},
	},
	{ // Seven
		Keywords: calc.Text{Zh: "守住、立场、一对多", En: "holding ground, a stand, one against many"},
		Upright: calc.Text{
			Zh: "你站的地方有点高，话就引来不少意见。先弄清哪一寸是非守不可的，其余的可以让。守得住，多半因为理由简单，一句话说得完。",
			En: "You stand on somewhat higher ground, and that draws opinions. Find out which inch must be held; the rest can be given. What holds has mostly a simple reason that fits in one sentence.",
		},
		Reversed: calc.Text{
			Zh: "处处都在防，胳膊已经酸了；或者第一声反对就让你退了下来。不是每个敲门的都来攻城。放下一处，看看真正要守的还剩哪里。",
			En: "You are on guard everywhere and the arms ache; or the first objection made you step down. Not everyone who knocks lays siege. Leave one place and see where the real defence remains.",
		},
		UprightQuestion:  calc.Text{Zh: "你非守不可的那一寸，一句话怎么说？", En: "The inch you must hold: how would you say it in a sentence?"},
		ReversedQuestion: calc.Text{Zh: "哪一处防守其实可以撤了？", En: "Which of your defences could be withdrawn?"},
	},
	{ // Eight
		Keywords: calc.Text{Zh: "迅速、消息、顺势", En: "swiftness, messages, going with it"},
		Upright: calc.Text{
			Zh: "事情忽然都动了起来，消息一条接一条。跟得上的办法不是更快，是先定好哪三件必须亲自看。其余的放进一个筐，晚上统一回。",
			En: "All at once things move, and one message follows another. Keeping up is not a matter of speed but of settling which three you must see yourself. Put the rest in a basket and answer it in the evening.",
		},
		Reversed: calc.Text{
			Zh: "快过了头，话先到，意思没到；或者该动的卡在半路，问谁都说“快了”。发出去之前多读一遍，卡住的就打个电话。",
			En: "It went too fast: the words arrived and the meaning did not; or what should move is stuck and everybody says \"soon\". Read once more before sending, and for what is stuck, use the telephone.",
		},
		UprightQuestion:  calc.Text{Zh: "今天必须亲自看的三件是什么？", En: "Which three things must you see to yourself today?"},
		ReversedQuestion: calc.Text{Zh: "哪条消息慢一天发更好？", En: "Which message would be better a day later?"},
	},
	{ // Nine
		Keywords: calc.Text{Zh: "警觉、疲惫、再撑一段", En: "alertness, weariness, one more stretch"},
		Upright: calc.Text{
			Zh: "走到这里你吃过亏，所以站得警觉。经验是真的，累也是真的。最后一段不必独自守，问一问谁能替你看一个钟头。",
			En: "You have been hurt on the way here, and so you stand on your guard. The experience is real and so is the tiredness. The last stretch need not be watched alone; ask who could stand in for an hour.",
		},
		Reversed: calc.Text{
			Zh: "旧伤替你做了决定，新来的人还没开口就被挡在外面。小心救过你，现在也许要学着松一格。先对一个人少防一点，看看怎样。",
			En: "An old hurt decides for you, and newcomers are kept out before they have spoken. Caution once saved you; it may now learn to ease by one notch. Be less guarded with one person and see how it goes.",
		},
		UprightQuestion:  calc.Text{Zh: "谁可以替你守一个钟头？", En: "Who could keep watch for you for an hour?"},
		ReversedQuestion: calc.Text{Zh: "你现在防的，是眼前这个人，还是以前那一个？", En: "Whom are you guarding against: the one before you, or one from before?"},
	},
	{ // Ten
		Keywords: calc.Text{Zh: "重担、责任、分出去", En: "burden, duty, sharing it out"},
		Upright: calc.Text{
			Zh: "一捆东西抱在怀里，连路都看不清了。里面有你答应的，有别人顺手放上来的，也有早该卸下的。停在路边分成三堆，再抱起来的只该是一堆。",
			En: "The bundle in your arms is so high that you cannot see the road. Some of it you promised, some others laid on in passing, some should have been put down long ago. Stop by the roadside and make three heaps; only one is to be taken up again.",
		},
		Reversed: calc.Text{
			Zh: "卸了一些，心里却过意不去；或者嘴上喊累，手还不肯松。担子有时候让人觉得自己要紧。问问看：少了你这一份，事情真的不转了吗？",
			En: "Some has been put down and it troubles you; or you complain and the hands do not open. A burden can make one feel needed. Ask whether it would really stop turning without your part.",
		},
		UprightQuestion:  calc.Text{Zh: "怀里这一捆，哪几样是你亲口答应的？", En: "Of what you carry, what did you promise in so many words?"},
		ReversedQuestion: calc.Text{Zh: "放下哪一样，最让你过意不去？为什么？", En: "Which would trouble you most to put down, and why?"},
	},
	{ // Page
		Keywords: calc.Text{Zh: "好学、兴冲冲、报信", En: "keenness, eager beginnings, news"},
		Upright: calc.Text{
			Zh: "刚碰到一样新鲜东西，话都变多了。新手的好处是敢问，问得笨也没关系。这几天多记问题，少记结论。",
			En: "Something new has been met and you talk more than usual. The good of a beginner is daring to ask, clumsily if need be. For some days note questions rather than conclusions.",
		},
		Reversed: calc.Text{
			Zh: "兴头来得快，凉得也快，屋里堆着几样没开封的。不必骂自己没长性。挑一样真想学的，约个人一起，每周固定一次。",
			En: "Eagerness comes fast and cools fast, and several things lie unopened in the room. There is no need to scold yourself. Choose one you really want to learn and agree on a weekly hour with somebody.",
		},
		UprightQuestion:  calc.Text{Zh: "哪个笨问题，你今天想问出口？", En: "Which clumsy question do you want to ask today?"},
		ReversedQuestion: calc.Text{Zh: "堆着没开封的那几样，哪一样还让你心动？", En: "Of the things lying unopened, which still stirs you?"},
	},
	{ // Knight
		Keywords: calc.Text{Zh: "冲劲、冒险、说走就走", En: "drive, adventure, off at once"},
		Upright: calc.Text{
			Zh: "劲头足，路也在脚下，这时候最怕的是没人知道你去哪儿。热情可以带路，行李还得自己收。出门前说清三件事：去多久，靠什么，什么情况就回来。",
			En: "The drive is there and so is the road; what is missing is someone who knows where you went. Ardour may lead the way, but the bag has to be packed. Before leaving say three things: for how long, on what means, and what would bring you back.",
		},
		Reversed: calc.Text{
			Zh: "冲得太猛，后面的人跟不上，自己也忘了为什么出发；或者被按住太久，憋成了一股无名火。先走一圈消消劲，再谈去哪里。",
			En: "The charge was so hard that nobody kept up and the reason was forgotten; or you were held back until it became a nameless anger. Walk once round to wear it off, then speak of where to go.",
		},
		UprightQuestion:  calc.Text{Zh: "什么情况出现，你就愿意掉头？", En: "What would make you willing to turn back?"},
		ReversedQuestion: calc.Text{Zh: "你这股急，是想去哪里，还是想离开哪里？", En: "Is it somewhere you want to reach, or somewhere you want to leave?"},
	},
	{ // Queen
		Keywords: calc.Text{Zh: "热忱、自信、照亮旁人", En: "warmth, confidence, lighting others up"},
		Upright: calc.Text{
			Zh: "你在场的时候，别人也敢说话了。这份暖是本事，不必拿来换喜欢。今天把一个机会让给旁边那个还不太敢的人。",
			En: "When you are there, others dare to speak. That warmth is a skill and need not be traded for being liked. Give one chance today to someone nearby who does not quite dare.",
		},
		Reversed: calc.Text{
			Zh: "笑着应下太多，回到家只剩灰烬；或者别人的光让你忽然觉得自己暗。比较的时候，两盏灯都不亮。先把自己的火拨旺，再去照人。",
			En: "Too much was promised with a smile, and only ashes are left at home; or another's light makes you feel dim. While they are being compared neither lamp shines. Stir your own fire first, then light others.",
		},
		UprightQuestion:  calc.Text{Zh: "谁在你身边变得更敢说话？", En: "Who speaks more freely beside you?"},
		ReversedQuestion: calc.Text{Zh: "你答应的哪一件，其实已经没有力气做？", En: "Which of your promises have you no strength left for?"},
	},
	{ // King
		Keywords: calc.Text{Zh: "远见、带领、担风险", En: "vision, leadership, bearing the risk"},
		Upright: calc.Text{
			Zh: "你看得见事情做成以后的样子，也愿意先垫上自己。把那个样子讲得别人也看得见，再请他们挑自己想做的一块。带路的人，也要留时间听回声。",
			En: "You can see how it looks when done, and are willing to stake something first. Tell it so that others see it too, then let them choose their own piece. Whoever leads must leave time for the echo.",
		},
		Reversed: calc.Text{
			Zh: "大话说在前面，细处没人管；或者事事要按你的样子来，帮手渐渐只等吩咐。退到桌子边上坐一次，只问，不答。",
			En: "The large words came first and nobody minds the details; or all must go your way, until helpers merely wait for orders. Sit at the side of the table for once, and only ask.",
		},
		UprightQuestion:  calc.Text{Zh: "你看见的那个样子，怎样讲别人也看得见？", En: "How could you tell what you see so that others see it?"},
		ReversedQuestion: calc.Text{Zh: "哪件事你不插手，别人反而能做好？", En: "What would others do well if you kept out of it?"},
	},
}
