package tarot

import "github.com/wenbu-go/wenbu/calc"

var cupsNotes = [suitCards]Note{
	{ // Ace
		Keywords: calc.Text{Zh: "敞开、新的感情、涌上来", En: "opening, new feeling, welling up"},
		Upright: calc.Text{
			Zh: "心里有样东西满了，要往外溢。不必先弄清它叫什么，认出它来就够了。对一个人说一句平时不说的好话，看看说完自己是什么感觉。",
			En: "Something in you is full and wants to spill over. It need not be named first; noticing it is enough. Say a kind word you do not usually say and see how you feel afterwards.",
		},
		Reversed: calc.Text{
			Zh: "杯子扣着，怕洒，也就接不住；或者一股脑倒出来，倒完又空。感情不必一次给完。先给自己倒半杯，坐下来喝掉。",
			En: "The cup is upside down for fear of spilling, and so nothing goes in; or all is poured at once and it stands empty. Feeling need not be given out in one go. Pour yourself half a cup first and sit down to drink it.",
		},
		UprightQuestion:  calc.Text{Zh: "最近什么让你心里一软？", En: "What has softened you of late?"},
		ReversedQuestion: calc.Text{Zh: "你怕洒出来的，是什么？", En: "What is it that you fear to spill?"},
	},
	{ // Two
		Keywords: calc.Text{Zh: "相遇、对等、互相看见", En: "meeting, equals, seeing each other"},
		Upright: calc.Text{
			Zh: "两个人之间有来有往，谁也不用踮脚。关系好的时候，最值得做的是把好处说具体：不是“你真好”，而是“那天你等我，我记着”。",
			En: "Between two there is give and take and nobody stands on tiptoe. While it is good, the best thing is to be particular: not \"you are so kind\" but \"you waited for me that day, and I remember\".",
		},
		Reversed: calc.Text{
			Zh: "一头热一头凉，或者两头都在等对方先开口。对等不是每次一样多，是谁也不用装。挑一件小事，直接说你的需要，不绕弯。",
			En: "One side is warm and the other cool, or both wait for the other to begin. Being equal does not mean the same amount each time but that neither has to pretend. Take a small thing and say what you need without going round it.",
		},
		UprightQuestion:  calc.Text{Zh: "对方做过的哪件小事，你还没道过谢？", En: "For which small thing have you not thanked them yet?"},
		ReversedQuestion: calc.Text{Zh: "你在等对方先说的那句，自己能不能先说？", En: "The sentence you wait to hear: could you say it first?"},
	},
	{ // Three
		Keywords: calc.Text{Zh: "朋友、聚会、分享", En: "friends, company, sharing"},
		Upright: calc.Text{
			Zh: "有几个人，见了面不用解释太多。高兴的事分出去不会少，难的事分出去会轻。今天就约个时间，不必等谁有空再说。",
			En: "There are a few people to whom little needs explaining. Gladness shared grows no less and trouble shared grows lighter. Fix a time today rather than waiting until everyone is free.",
		},
		Reversed: calc.Text{
			Zh: "聚是聚了，说的都是别人的事；或者三个人里总有一个坐在边上。热闹之后空空的，就少去一场，换成两个人走一段路。",
			En: "You met, and the talk was all of others; or of three one always sat at the edge. If company leaves you hollow, go to one gathering less and take a walk with one friend instead.",
		},
		UprightQuestion:  calc.Text{Zh: "跟谁见面不用解释太多？", En: "Whom can you meet without explaining much?"},
		ReversedQuestion: calc.Text{Zh: "上次聚完，你是饱了还是空了？", En: "After the last gathering, were you full or empty?"},
	},
	{ // Four
		Keywords: calc.Text{Zh: "兴致低、出神、没看见的那杯", En: "flatness, musing, the cup not noticed"},
		Upright: calc.Text{
			Zh: "摆在面前的几样都提不起劲，眼睛看着别处。不想要也是一种回答，值得听一听。只是旁边也许还递来一样，你没注意到。",
			En: "Nothing in front of you rouses much interest, and your eyes are elsewhere. Not wanting is an answer too and deserves a hearing. Yet something may be held out beside you that you have not noticed.",
		},
		Reversed: calc.Text{
			Zh: "发呆够了，手指动了动；或者还在原地，连拒绝都懒得说。先给最小的那份邀请一个答复，行或不行都好。",
			En: "The musing is nearly over and a finger stirs; or you sit there still, too weary even to decline. Give the smallest invitation an answer, yes or no.",
		},
		UprightQuestion:  calc.Text{Zh: "你摇头的时候，心里想要的是什么？", En: "When you shake your head, what is it you would want?"},
		ReversedQuestion: calc.Text{Zh: "哪份邀请在等你一句“行”或“不行”？", En: "Which invitation waits for your yes or no?"},
	},
	{ // Five
		Keywords: calc.Text{Zh: "失落、难过、还剩下的", En: "loss, sorrow, what is left"},
		Upright: calc.Text{
			Zh: "洒了的已经洒了，难过有它该占的时间。等看得清的时候，转过身数一数还立着的：哪怕只有两样，也够今晚用。不必现在就说“没关系”。",
			En: "What is spilled is spilled, and sorrow has a right to its time. When you can see again, turn and count what still stands: if only two, it is enough for tonight. You need not say that it does not matter.",
		},
		Reversed: calc.Text{
			Zh: "开始肯转身了，步子还慢；或者人走开了，眼睛还留在那里。让别人帮你拿一样东西，过桥的时候手空一点。",
			En: "You begin to turn round, slowly; or you have walked off and your eyes stayed behind. Let someone carry a thing for you, so that your hands are freer on the bridge.",
		},
		UprightQuestion:  calc.Text{Zh: "除了洒掉的，还有什么立着？", En: "Beside what was spilled, what still stands?"},
		ReversedQuestion: calc.Text{Zh: "什么东西，你愿意让人帮你拿一程？", En: "What would you let someone carry for you a while?"},
	},
	{ // Six
		Keywords: calc.Text{Zh: "旧时、善意、童年", En: "old days, kindness, childhood"},
		Upright: calc.Text{
			Zh: "一段旧日子递过来一束花。想一想那时候谁对你好，好在哪里，现在还有什么留在你的习惯里。可以写封信，也可以照样对另一个人好一次。",
			En: "The old days hold out a bunch of flowers. Think who was good to you then, in what way, and what of it has stayed in your habits. You might write a letter, or do the same kindness to another.",
		},
		Reversed: calc.Text{
			Zh: "记忆把那时候照得太亮，现在就怎么看都暗；或者旧事有刺，你绕着走。回头是为了带一样东西出来，不是为了住进去。",
			En: "Memory lights those days so brightly that the present looks dim; or the old story has thorns and you walk round it. One goes back to bring something out, not to move in.",
		},
		UprightQuestion:  calc.Text{Zh: "小时候谁的一件小事，现在还暖着你？", En: "Whose small kindness from childhood still warms you?"},
		ReversedQuestion: calc.Text{Zh: "你怀念的，是那个地方，还是那时不用做的决定？", En: "Do you miss the place, or the decisions you did not have to make there?"},
	},
	{ // Seven
		Keywords: calc.Text{Zh: "想象、选择太多、看花眼", En: "imagining, too many choices, dazzle"},
		Upright: calc.Text{
			Zh: "眼前飘着好几样，每一样都好看，每一样都没有重量。喜欢想象不是毛病，只是想象不会替你付钱、替你起早。给每一样写上“第一个星期二要做什么”，再看还剩几样。",
			En: "Several things float before you, each pretty and none with any weight. Imagining is no fault, but it pays no bills and does not get up early. Write beside each what it would mean to do next Tuesday, and see how many are left.",
		},
		Reversed: calc.Text{
			Zh: "云散了一些，选起来反而踏实；也可能选项还在增加，因为只要不选，就样样都还是你的。划掉两样，不用说理由。",
			En: "The clouds have thinned and choosing feels firmer; or the choices still grow, since as long as none is taken all are yours. Cross out two, without giving reasons.",
		},
		UprightQuestion:  calc.Text{Zh: "哪一样，连它麻烦的部分你也愿意要？", En: "Which would you want with its troubles included?"},
		ReversedQuestion: calc.Text{Zh: "不选，让你免去了什么？", En: "What does not choosing spare you?"},
	},
	{ // Eight
		Keywords: calc.Text{Zh: "转身、离席、去找别的", En: "turning away, leaving, going to look"},
		Upright: calc.Text{
			Zh: "这里不坏，只是你知道少了点什么。离开不一定要吵一架，也不一定要有现成的去处。走之前把该还的还了，该说的说了，夜路就好走些。",
			En: "It is not bad here, only that you know something is missing. Leaving needs neither a quarrel nor a ready place to go. Return what is owed and say what is due, and the road by night is easier.",
		},
		Reversed: calc.Text{
			Zh: "脚往外，心还在里面；或者走得太勤，每一处都没等到它熟。问问自己想离开的是这个地方，还是总会出现的那种感觉。",
			En: "The feet go out and the heart stays in; or you leave so often that no place ripens. Ask whether it is this place you want to leave or a feeling that always turns up.",
		},
		UprightQuestion:  calc.Text{Zh: "这里少的那一样，叫什么名字？", En: "What is the name of what is missing here?"},
		ReversedQuestion: calc.Text{Zh: "如果再留三个月，你最想弄清什么？", En: "If you stayed three months more, what would you want to find out?"},
	},
	{ // Nine
		Keywords: calc.Text{Zh: "满足、自在、愿望到手", En: "contentment, ease, a wish in hand"},
		Upright: calc.Text{
			Zh: "可以坐下来享用一会儿，不必马上想下一样。满足也是要练的：说得出自己为什么高兴，它就留得久些。分一份给没被请到的人，味道更好。",
			En: "One may sit and enjoy it a while without thinking of the next thing. Contentment takes practice too: it lasts longer when you can say why. Shared with someone who was not invited, it tastes better.",
		},
		Reversed: calc.Text{
			Zh: "该有的都有了，还是觉得不够；或者太怕显得得意，连高兴都压着。看看是菜不对，还是你其实不饿。问自己一句：够了是什么样子？",
			En: "All that should be there is there, and still it is not enough; or for fear of seeming pleased the gladness is kept down. See whether it is the wrong dish or you are not hungry. Ask yourself what enough looks like.",
		},
		UprightQuestion:  calc.Text{Zh: "眼下你有的里面，哪样曾经是愿望？", En: "Of what you have now, what was once a wish?"},
		ReversedQuestion: calc.Text{Zh: "你的“够了”是多少？", En: "How much is your \"enough\"?"},
	},
	{ // Ten
		Keywords: calc.Text{Zh: "家、和乐、共同的日子", En: "home, harmony, days in common"},
		Upright: calc.Text{
			Zh: "日子过到一起，靠的是许多不起眼的来回：谁买菜，谁先道歉，谁记得药吃完了。和乐不是没有吵过，是吵完还坐得回同一张桌子。今天可以夸一件家里没人夸过的事。",
			En: "A life in common is made of many plain exchanges: who shops, who says sorry first, who notices what has run out. Harmony is not the lack of quarrels but coming back to the same table. Praise something at home today that nobody ever praises.",
		},
		Reversed: calc.Text{
			Zh: "照片里都在笑，门关上各说各的；或者你想要的家和他们想要的，不是同一种。先别修全家，只修一顿饭、一次谈话。",
			En: "In the photograph all smile, and behind the door each talks past the other; or the home you want is not the one they want. Do not mend the whole family: mend one meal, one conversation.",
		},
		UprightQuestion:  calc.Text{Zh: "家里哪件小事，从来没有人夸过？", En: "Which small thing at home has never been praised?"},
		ReversedQuestion: calc.Text{Zh: "你心里的“家”，和他们心里的，差在哪里？", En: "Where does your idea of home differ from theirs?"},
	},
	{ // Page
		Keywords: calc.Text{Zh: "柔软、惊喜、孩子气", En: "tenderness, surprise, playfulness"},
		Upright: calc.Text{
			Zh: "有个小小的感觉跳出来，像鱼探出水面。它说的话也许好笑，先别纠正。照着它做一件没用的事：画一笔，写两行，给谁捎个口信。",
			En: "A small feeling leaps up like a fish out of water. What it says may be funny; do not correct it. Do something useless on its account: a drawing, two lines, a message to someone.",
		},
		Reversed: calc.Text{
			Zh: "心软的地方被你自己先笑了；或者闹一闹，是想让人哄。想要被照看不丢人，说出来比猜谜省力。",
			En: "The tender place was laughed at, first by yourself; or a little fuss is made in order to be comforted. Wanting care is no disgrace, and saying so is less trouble than riddles.",
		},
		UprightQuestion:  calc.Text{Zh: "今天哪个感觉最像个孩子？", En: "Which of today's feelings is most like a child?"},
		ReversedQuestion: calc.Text{Zh: "你希望谁看出来，却没有说？", En: "What do you wish somebody would notice without your saying it?"},
	},
	{ // Knight
		Keywords: calc.Text{Zh: "浪漫、邀请、理想", En: "romance, invitation, an ideal"},
		Upright: calc.Text{
			Zh: "心里有个很美的样子，你正端着它慢慢走过去。真诚的邀请不怕被拒绝，因为它本来就给对方留了门。话说得朴素一点，杯子端得稳一点。",
			En: "There is a beautiful picture in your heart, and you carry it over slowly. An honest invitation can bear a refusal, for it leaves the other a door. Say it plainly and hold the cup steady.",
		},
		Reversed: calc.Text{
			Zh: "爱上的是那个样子，人站在面前反而看不见；或者许诺很多，动身很少。把诗意放一放，问对方今天过得怎样，然后听。",
			En: "It is the picture you love, and the person in front of it is not seen; or much is promised and little set going. Lay the poetry aside, ask how their day was, and listen.",
		},
		UprightQuestion:  calc.Text{Zh: "你想发出的邀请，最朴素的一句是什么？", En: "What is the plainest form of the invitation you want to make?"},
		ReversedQuestion: calc.Text{Zh: "除去想象，你对这个人实际知道什么？", En: "Leaving imagination aside, what do you know of this person?"},
	},
	{ // Queen
		Keywords: calc.Text{Zh: "体贴、感受、守着一汪水", En: "empathy, feeling, keeping still water"},
		Upright: calc.Text{
			Zh: "你听得见别人没说的那半句。这份体贴要有个岸：听完之后，把不属于你的还回去。今天听的时候，先问一句“你想我出主意，还是只想有人听？”",
			En: "You hear the half of the sentence that is not spoken. Such sympathy needs a shore: having listened, give back what is not yours. Today, ask first whether advice is wanted or only an ear.",
		},
		Reversed: calc.Text{
			Zh: "别人的情绪漫进来，分不清是谁的水；或者太怕淹着，干脆关了闸。给自己一个不接电话的晚上，再看哪一份是你自己的。",
			En: "Other people's moods have seeped in and the waters cannot be told apart; or for fear of drowning the sluice was shut. Take an evening without telephone, then see which part is yours.",
		},
		UprightQuestion:  calc.Text{Zh: "听完之后，哪一份不该由你带走？", En: "After listening, which part is not yours to take home?"},
		ReversedQuestion: calc.Text{Zh: "你现在心里的难受，有几分是自己的？", En: "How much of the heaviness you feel is your own?"},
	},
	{ // King
		Keywords: calc.Text{Zh: "沉稳、包容、说得出感受", En: "calm, breadth, feeling put into words"},
		Upright: calc.Text{
			Zh: "浪大的时候，有人坐得住，别人就安心一点。坐得住不是没有感觉，是感觉来了，叫得出名字，也不拿它砸人。说一句“我现在有点生气，我们晚上再谈”，就很好。",
			En: "In rough water it calms others that somebody sits still. Sitting still is not to feel nothing but to name what comes and not throw it at people. \"I am somewhat angry now; let us talk this evening\" does very well.",
		},
		Reversed: calc.Text{
			Zh: "面上平静，底下暗流换着法子出来：迟到，忘事，一句冷笑话。或者情绪说变就变，身边人都在看脸色。把那句话找出来，好好说一次。",
			En: "Calm on top, while below it comes out in other ways: lateness, forgetting, a cold joke. Or moods change so fast that all watch your face. Find the sentence and say it properly once.",
		},
		UprightQuestion:  calc.Text{Zh: "此刻你的感受，叫得出名字吗？", En: "Can you put a name to what you feel now?"},
		ReversedQuestion: calc.Text{Zh: "哪句没说的话，换了样子跑出来？", En: "Which unsaid sentence has come out in disguise?"},
	},
}
