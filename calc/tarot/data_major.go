package tarot

import "github.com/wenbu-go/wenbu/calc"

var majorNames = [majors]calc.Text{
	{Zh: "愚者", En: "The Fool"},
	{Zh: "魔术师", En: "The Magician"},
	{Zh: "女祭司", En: "The High Priestess"},
	{Zh: "女皇", En: "The Empress"},
	{Zh: "皇帝", En: "The Emperor"},
	{Zh: "教皇", En: "The Hierophant"},
	{Zh: "恋人", En: "The Lovers"},
	{Zh: "战车", En: "The Chariot"},
	{Zh: "力量", En: "Strength"},
	{Zh: "隐士", En: "The Hermit"},
	{Zh: "命运之轮", En: "Wheel of Fortune"},
	{Zh: "正义", En: "Justice"},
	{Zh: "倒吊人", En: "The Hanged Man"},
	{Zh: "死神", En: "Death"},
	{Zh: "节制", En: "Temperance"},
	{Zh: "恶魔", En: "The Devil"},
	{Zh: "高塔", En: "The Tower"},
	{Zh: "星星", En: "The Star"},
	{Zh: "月亮", En: "The Moon"},
	{Zh: "太阳", En: "The Sun"},
	{Zh: "审判", En: "Judgement"},
	{Zh: "世界", En: "The World"},
}

var majorNotes = [majors]Note{
	{ // The Fool
		Keywords: calc.Text{Zh: "出发、好奇、留白", En: "setting out, curiosity, open ground"},
		Upright: calc.Text{
			Zh: "你站在一件事的起点，手里东西不多，也没人能替你担保结果。有些事只有走出去才知道，有些事低头看一眼就能避开。这两样先分一分，再迈步。",
			En: "You stand at the start of something with little in your hands, and nobody can vouch for how it turns out. Some things are learned only by going; others are seen by a glance at the ground. Tell the two apart, then take the step.",
		},
		Reversed: calc.Text{
			Zh: "也许是还没准备好就被催着走，也许是一直准备、始终没动身。轻率和拖延常常怕的是同一件事。先找一步小到可以退回来的，看看它教你什么。",
			En: "Perhaps you are being hurried before you are ready, or have been getting ready for so long that you never left. Rashness and delay often fear the same thing. Look for a step small enough to take back and see what it teaches.",
		},
		UprightQuestion:  calc.Text{Zh: "如果不必一次走对，先试哪一步？", En: "If it did not have to be right the first time, what would you try first?"},
		ReversedQuestion: calc.Text{Zh: "你说“还没准备好”，缺的究竟是哪一样？", En: "When you say you are not ready, what exactly is missing?"},
	},
	{ // The Magician
		Keywords: calc.Text{Zh: "技艺、专注、开口", En: "skill, focus, speaking up"},
		Upright: calc.Text{
			Zh: "要用的东西多半已经在桌上了：一门手艺，几个熟人，一段空出来的时间。把它们列出来，比再去找新的更要紧。挑一样，今天就用上。",
			En: "Most of what you need is already on the table: a craft, a few people you know, an hour set free. Listing it matters more than looking for something new. Choose one thing and use it today.",
		},
		Reversed: calc.Text{
			Zh: "本事用散了，或者用在了给别人看的地方。话说得漂亮，事情却停在原处，自己心里也清楚。收回一样，做完它，再谈下一样。",
			En: "Skill is being scattered, or spent on how it looks. The words are fine while the thing itself stays where it was, and you know it. Take one piece back, finish it, and speak of the next afterwards.",
		},
		UprightQuestion:  calc.Text{Zh: "你手边已有、却一直没用的是哪一样？", En: "What is within your reach already and still unused?"},
		ReversedQuestion: calc.Text{Zh: "哪件事你讲得比做得多？", En: "What do you talk about more than you do?"},
	},
	{ // The High Priestess
		Keywords: calc.Text{Zh: "静听、直觉、未说出口", En: "listening, intuition, the unsaid"},
		Upright: calc.Text{
			Zh: "这里有一件你已经隐约知道、却还说不成话的事。先别急着解释，也不必马上告诉谁。留出一点安静，看它在没有人问的时候是什么样子。",
			En: "There is something here that you half know and cannot yet put into words. It need not be explained at once or told to anybody. Leave some quiet and see what it looks like when nobody is asking.",
		},
		Reversed: calc.Text{
			Zh: "要么被别人的说法盖过了自己的感觉，要么把猜测当成了知道。沉默有时是在养一个想法，有时只是在躲一句话。分清你这一回是哪一种。",
			En: "Either other people's versions have covered your own sense of it, or a guess has been taken for knowledge. Silence sometimes feeds a thought and sometimes only avoids a sentence. Find out which it is this time.",
		},
		UprightQuestion:  calc.Text{Zh: "没有人问你的时候，你对这件事怎么看？", En: "When nobody asks you, what do you think of it?"},
		ReversedQuestion: calc.Text{Zh: "哪一部分是你看见的，哪一部分是你补上去的？", En: "Which part have you seen, and which have you filled in?"},
	},
	{ // The Empress
		Keywords: calc.Text{Zh: "滋养、丰足、身体", En: "nourishing, plenty, the body"},
		Upright: calc.Text{
			Zh: "有东西正在长，而长大靠的是吃饱、睡够和有人照看，不是催。看看你把照料给了谁，又有多少留给自己。今天可以做一件对身体好的小事。",
			En: "Something is growing, and it grows by being fed, rested and looked after, not by being hurried. See whom you give your care to and how much of it is left for you. One small kindness to the body would do for today.",
		},
		Reversed: calc.Text{
			Zh: "照顾变成了操心，或者给出去的早已多过自己有的。被照看的人也许想自己试试，你也许想歇一歇。把其中一件事交回去，看看是不是真的出乱子。",
			En: "Care has turned into worry, or more is being given than there is. The one looked after may want to try alone, and you may want a rest. Hand one task back and see whether anything really falls apart.",
		},
		UprightQuestion:  calc.Text{Zh: "你在养的是什么，它今天需要什么？", En: "What are you raising, and what does it need today?"},
		ReversedQuestion: calc.Text{Zh: "哪一份照顾，其实没有人向你要？", En: "Which of your cares did nobody ask for?"},
	},
	{ // The Emperor
		Keywords: calc.Text{Zh: "秩序、界线、担当", En: "order, limits, answering for things"},
		Upright: calc.Text{
			Zh: "一件事乱，常常不是因为人不肯出力，而是没人说清规矩。定下谁做什么、做到哪里为止，写下来，自己先照办。能守住的少数几条，胜过一长串。",
			En: "When things are in a muddle, it is often not that people are unwilling but that nobody has said the rules. Settle who does what and where it ends, write it down, and be the first to keep to it. A few rules that hold are worth more than a long list.",
		},
		Reversed: calc.Text{
			Zh: "规矩还在，理由却没人记得了；或者该有人拿主意的时候，大家都在等。握得太紧和全放手，都会让身边的人不知道站哪里。挑一条规矩，问一问它现在护着谁。",
			En: "The rule is still there and nobody remembers the reason; or a decision is due and everyone waits. Gripping too hard and letting go of everything both leave people unsure where to stand. Take one rule and ask whom it protects now.",
		},
		UprightQuestion:  calc.Text{Zh: "哪一条界线说清楚了，大家都轻松些？", En: "Which limit, once stated, would make it easier for everyone?"},
		ReversedQuestion: calc.Text{Zh: "你在守的这条规矩，当初是为了什么？", En: "The rule you are keeping: what was it for?"},
	},
	{ // The Hierophant
		Keywords: calc.Text{Zh: "传承、师友、共同的规矩", En: "tradition, teachers, shared practice"},
		Upright: calc.Text{
			Zh: "这条路前人走过，留下了做法、说法和一些告诫。先照着学一遍，不等于永远照做。找一个比你早走几年的人，问问哪一步最容易弄错。",
			En: "Others have gone this way and left methods, words and a few warnings. Learning it as they did it does not mean doing it so forever. Find someone a few years ahead and ask which step is most easily got wrong.",
		},
		Reversed: calc.Text{
			Zh: "照着做，心里却不再相信；或者反对得太快，还没弄懂它本来要保住什么。规矩可以改，先说得出它好在哪里，改起来才不亏。",
			En: "You go through the motions without believing in them any more, or you object before you know what the custom was meant to keep. Customs can be changed; being able to say what is good in them makes the change a fair one.",
		},
		UprightQuestion:  calc.Text{Zh: "在这件事上，你愿意拜谁为师？", En: "In this matter, whom would you gladly learn from?"},
		ReversedQuestion: calc.Text{Zh: "哪个“应该”你照做多年，却从没问过出处？", En: "Which \"ought\" have you followed for years without asking where it came from?"},
	},
	{ // The Lovers
		Keywords: calc.Text{Zh: "选择、坦诚、相合", En: "choice, candour, accord"},
		Upright: calc.Text{
			Zh: "两个人或两样东西摆在一起，要紧的是你选的时候是不是整个人都在。喜欢和合适都可以是理由，只要你说得出自己看重什么。选定一边，也就愿意让另一边过去。",
			En: "Two people or two things stand side by side, and what matters is whether all of you is there when you choose. Liking is a reason and so is fitness, as long as you can say what you value. Choosing one side means letting the other go by.",
		},
		Reversed: calc.Text{
			Zh: "嘴上选了，心里还留着后路；或者为了不让谁失望，一直没有真的选。不和也许不在人，而在两个人说的不是同一件事。把各自想要的写下来，再对一对。",
			En: "The choice was made aloud while a way back was kept, or was never made so as to disappoint nobody. The discord may lie less in the people than in their talking of two different things. Write down what each wants, then compare.",
		},
		UprightQuestion:  calc.Text{Zh: "选它的时候，你看重的是什么？", En: "In choosing it, what is it that you value?"},
		ReversedQuestion: calc.Text{Zh: "你怕让谁失望，才迟迟不选？", En: "Whom are you afraid to disappoint by choosing?"},
	},
	{ // The Chariot
		Keywords: calc.Text{Zh: "方向、驾驭、决心", En: "direction, steering, resolve"},
		Upright: calc.Text{
			Zh: "几股力量各有各的去处，你的活儿是让它们朝一个方向使劲。先定下这一程的终点，再谈快慢。能控制的握住，不能控制的就认作路况。",
			En: "Several forces want to go several ways, and your task is to have them pull in one. Settle where this stretch ends before you speak of speed. Hold what can be held, and take the rest for the state of the road.",
		},
		Reversed: calc.Text{
			Zh: "使劲很大，走得不远；或者方向盘握在别人手里，你只负责赶路。停一停不算输。下车看看是哪一股力在往回拉，它也许有它的道理。",
			En: "Great effort and little distance; or another holds the reins while you do the hurrying. Stopping is no defeat. Get down and see which force pulls back, for it may have its reasons.",
		},
		UprightQuestion:  calc.Text{Zh: "这一程，走到哪里就算到了？", En: "On this stretch, where would count as having arrived?"},
		ReversedQuestion: calc.Text{Zh: "你在赶的这段路，是谁定的终点？", En: "Who set the goal you are hurrying towards?"},
	},
	{ // Strength
		Keywords: calc.Text{Zh: "耐心、温和、勇气", En: "patience, gentleness, courage"},
		Upright: calc.Text{
			Zh: "真正有力气的时候，手往往是轻的。对着脾气、恐惧或一个难缠的人，先靠近、先听，比压下去走得更远。慢一点回应，本身就是一种勇气。",
			En: "Where there is real strength the hand is often light. With temper, fear or a difficult person, coming near and listening first goes further than pressing down. Answering slowly is a kind of courage.",
		},
		Reversed: calc.Text{
			Zh: "忍得太久，忍成了硬撑；或者一点小事就烧起来，事后又后悔。累的时候别拿意志去填。先承认自己现在力气不多，再决定哪一件值得用它。",
			En: "Patience has lasted so long that it has become mere holding on, or small things flare up and are regretted. Do not make up for tiredness with willpower. Admit that there is little strength at present, then decide what deserves it.",
		},
		UprightQuestion:  calc.Text{Zh: "如果不用力压，可以怎样靠近它？", En: "If you did not press, how could you come nearer to it?"},
		ReversedQuestion: calc.Text{Zh: "你在硬撑的是哪一件，为谁撑？", En: "What are you holding up by force, and for whom?"},
	},
	{ // The Hermit
		Keywords: calc.Text{Zh: "独处、求索、慢下来", En: "solitude, seeking, slowing down"},
		Upright: calc.Text{
			Zh: "有些问题在人多的地方想不清楚。退开一步，走慢一点，手里的灯只照得见眼前几步，这也够了。给自己定一段不回消息的时间，带着一个问题去。",
			En: "Some questions cannot be thought through in company. Step back and walk slowly; a lamp that lights the next few paces is enough. Set aside some time without answering messages, and take one question along.",
		},
		Reversed: calc.Text{
			Zh: "一个人待得太久，门从里面锁上了；或者想独处，却总把时间让出去。清静和躲开，从外面看是一样的。问问自己出来的时候，是更清楚了还是更累了。",
			En: "You have been alone so long that the door is locked from inside, or you long for solitude and keep giving the time away. Quiet and hiding look alike from without. Ask whether you come out of it clearer or more tired.",
		},
		UprightQuestion:  calc.Text{Zh: "哪个问题值得你一个人走一段路去想？", En: "Which question is worth a long walk alone?"},
		ReversedQuestion: calc.Text{Zh: "你最近躲开的，是人还是一句话？", En: "Have you been avoiding people of late, or one sentence?"},
	},
	{ // Wheel of Fortune
		Keywords: calc.Text{Zh: "起落、时机、循环", En: "ups and downs, timing, cycles"},
		Upright: calc.Text{
			Zh: "事情有它的季节，有的转动不是因为你做对或做错了什么。看看这一圈里什么是重复的，什么是头一回。顺的时候存一点，背的时候省一点力。",
			En: "Things have their seasons, and some turns come without your having done anything right or wrong. See what in this round is a repetition and what is new. Put something by when it goes well, and spare your strength when it does not.",
		},
		Reversed: calc.Text{
			Zh: "同一个弯你觉得转过好几次了，每次的理由都不一样。把前几次写下来，看看共同的那一处在哪里。改不了轮子的时候，可以换一换自己站的地方。",
			En: "You seem to have come round this bend several times, each time for another reason. Write the earlier times down and look for what they share. Where the wheel cannot be changed, you can change where you stand.",
		},
		UprightQuestion:  calc.Text{Zh: "这件事里，哪些是天气，哪些是你的手艺？", En: "In this, what is weather and what is workmanship?"},
		ReversedQuestion: calc.Text{Zh: "同样的情形上一次出现时，你是怎么做的？", En: "When it was like this last time, what did you do?"},
	},
	{ // Justice
		Keywords: calc.Text{Zh: "公道、权衡、说清楚", En: "fairness, weighing, a plain account"},
		Upright: calc.Text{
			Zh: "把两边的话都听完，再看自己那一边有没有多放了一块石头。公道不是各打一半，是每一样都放回它该在的地方。写下事实，再写下判断，分成两栏。",
			En: "Hear both sides out, then see whether an extra stone lies on your own. Fairness is not halving the blame but putting each thing back where it belongs. Write the facts down, then the judgements, in two columns.",
		},
		Reversed: calc.Text{
			Zh: "有一笔账没算清，或者算得太清，反而伤了人。委屈的时候，人容易只记得对方欠的。先承认自己那一小份，话就好说一些。",
			En: "An account has been left open, or kept so exactly that it hurts. When we feel wronged we remember only what the other owes. Admit your own small share first, and the talk becomes easier.",
		},
		UprightQuestion:  calc.Text{Zh: "如果站在对方那边，这件事怎么讲？", En: "If you stood on the other side, how would you tell it?"},
		ReversedQuestion: calc.Text{Zh: "哪一条是事实，哪一条是你的判断？", En: "Which of it is fact, and which is your judgement?"},
	},
	{ // The Hanged Man
		Keywords: calc.Text{Zh: "停顿、换个角度、不急", En: "pause, another angle, no hurry"},
		Upright: calc.Text{
			Zh: "现在推不动，也许正好。倒过来看，原来的目标未必还是目标，原来的损失也未必只是损失。给自己一个期限，在那之前只看，不动手。",
			En: "It cannot be pushed along at present, and that may be just as well. Seen upside down, the aim may no longer be the aim, nor the loss only a loss. Set a date, and until then only look.",
		},
		Reversed: calc.Text{
			Zh: "等成了习惯，牺牲成了身份。你可能在用“没办法”来免去一个选择。问一问，如果明天就能下来，脚先往哪边站。",
			En: "Waiting has become a habit, sacrifice a way of being somebody. \"Nothing can be done\" may be saving you a choice. Ask which way your feet would turn if you were let down tomorrow.",
		},
		UprightQuestion:  calc.Text{Zh: "倒过来看，这件事里有什么是好的？", En: "Looked at the other way up, what is good in it?"},
		ReversedQuestion: calc.Text{Zh: "你还在等的那个信号，是什么样的？", En: "The signal you are waiting for: what would it look like?"},
	},
	{ // Death
		Keywords: calc.Text{Zh: "结束、脱落、让出地方", En: "ending, shedding, making room"},
		Upright: calc.Text{
			Zh: "有一样东西其实已经结束了，只是名字还在。替它好好收个尾：说声谢，把东西还了，把钥匙交出去。空下来的地方不必马上填。",
			En: "Something has in truth ended already and only its name is left. Close it properly: say thank you, return what was lent, hand over the key. The place left empty need not be filled at once.",
		},
		Reversed: calc.Text{
			Zh: "拖着不收尾，每天都要分一点力气给它；或者断得太急，连好的也一起扔了。慢慢来也行，先从一件看得见的小东西放起。",
			En: "It is kept unfinished and takes a little strength every day; or it was cut so fast that the good went with it. Slowly is also a way. Begin by letting go of one small thing you can see.",
		},
		UprightQuestion:  calc.Text{Zh: "什么已经结束了，只差你承认？", En: "What is over and only waits for you to say so?"},
		ReversedQuestion: calc.Text{Zh: "你舍不得的，是那样东西，还是那时的自己？", En: "Is it the thing you cannot part with, or the person you were then?"},
	},
	{ // Temperance
		Keywords: calc.Text{Zh: "调和、分寸、来回试", En: "blending, measure, trying by turns"},
		Upright: calc.Text{
			Zh: "两种东西要合在一处，靠的是一点一点地倒，尝一口，再添。没有谁第一次就配对。把今天的安排删去一成，看味道是不是好些。",
			En: "Two things are to be mixed, and it goes by pouring a little, tasting, and adding. Nobody gets it right the first time. Take a tenth out of today's plans and see whether it tastes better.",
		},
		Reversed: calc.Text{
			Zh: "不是太多就是太少，中间那段总待不住。先看看是哪一头过了量：工作、花销、说话，还是忍让。只改一样，改三天。",
			En: "It is too much or too little, and the middle never lasts. See first which has gone over: work, spending, talk or giving way. Change only that one, and for three days.",
		},
		UprightQuestion:  calc.Text{Zh: "哪两样东西可以各退一步，放在同一个杯子里？", En: "Which two things could each give way a little and share a cup?"},
		ReversedQuestion: calc.Text{Zh: "最近什么过了量，你自己也尝出来了？", En: "What has been too much of late, by your own taste?"},
	},
	{ // The Devil
		Keywords: calc.Text{Zh: "牵绊、欲求、说不出的“不得不”", En: "ties, wanting, the unspoken must"},
		Upright: calc.Text{
			Zh: "有一根绳子，一头在你手里，另一头你说是别人拴的。想要并不丢脸，丢脸的感觉才让它躲在暗处做主。把它的名字说出来，再算一算每个月为它付了多少。",
			En: "There is a rope with one end in your own hand while you say that others tied it. Wanting is no shame; it is the shame that lets it rule from the dark. Say its name, then work out what you pay for it each month.",
		},
		Reversed: calc.Text{
			Zh: "绳子松了，手还握着。或者刚放下一样，又换一样来填。松开的头几天不好过是常有的事，找个人陪着，比一个人咬牙管用。",
			En: "The rope has slackened while the hand still holds. Or one thing was put down and another taken up in its place. The first days of letting go are often hard; having someone by helps more than gritted teeth.",
		},
		UprightQuestion:  calc.Text{Zh: "你说“不得不”的时候，后面其实跟着一个什么“我想要”？", En: "Behind your \"I have to\", which \"I want\" is hiding?"},
		ReversedQuestion: calc.Text{Zh: "如果绳子已经松了，你还握着是为了什么？", En: "If the rope is loose already, what are you still holding it for?"},
	},
	{ // The Tower
		Keywords: calc.Text{Zh: "震动、露底、重来", En: "shock, what was hidden, starting over"},
		Upright: calc.Text{
			Zh: "一个一直顶着的说法站不住了。倒下来的那部分，多半是本来就空的；还立着的，才是能住人的。先照看好人，再捡砖头，不急着盖同一座。",
			En: "An account that was long propped up no longer stands. What fell was mostly hollow; what still stands can be lived in. See to the people first, pick up bricks later, and do not hurry to build the same again.",
		},
		Reversed: calc.Text{
			Zh: "裂缝早看见了，一直拿东西挡着；或者风波过了，你还站在门口不敢进。挑一处最小的裂缝，趁天好自己动手补。",
			En: "The crack was seen long ago and something put in front of it; or the upset is over and you still stand at the door. Choose the smallest crack and mend it yourself while the weather is good.",
		},
		UprightQuestion:  calc.Text{Zh: "倒下之后，什么还好好地站着？", En: "After the fall, what is still standing well?"},
		ReversedQuestion: calc.Text{Zh: "哪道裂缝你早就看见了？", En: "Which crack did you see long ago?"},
	},
	{ // The Star
		Keywords: calc.Text{Zh: "盼望、坦露、慢慢恢复", En: "hope, openness, slow mending"},
		Upright: calc.Text{
			Zh: "风停之后，夜里反而看得远。你不必马上好起来，只要还愿意往地里浇一点水。说一个不怕别人听见的愿望，再为它做一件五分钟的事。",
			En: "After the wind one sees far at night. You need not be well at once, only willing to water the ground a little. Say a wish you would not mind being overheard, then do five minutes' work for it.",
		},
		Reversed: calc.Text{
			Zh: "盼望被磨薄了，或者挂得太高，低头就看不见路。别急着逼自己乐观。先找一样昨天还在、今天也在的东西，站在它旁边。",
			En: "Hope has worn thin, or hangs so high that the road is lost from sight. There is no need to force good cheer. Find one thing that was there yesterday and is there today, and stand beside it.",
		},
		UprightQuestion:  calc.Text{Zh: "什么愿望说出来，自己也觉得亮了一点？", En: "Which wish grows a little brighter when you say it?"},
		ReversedQuestion: calc.Text{Zh: "你对谁、对什么，悄悄放低了盼望？", En: "Of whom or what have you quietly come to hope less?"},
	},
	{ // The Moon
		Keywords: calc.Text{Zh: "暧昧、梦、看不清", En: "ambiguity, dreams, dim light"},
		Upright: calc.Text{
			Zh: "光不够的时候，树桩也像个人。你感到的不安是真的，它指的东西未必是真的。今晚先记下来，明天白天再看一遍。",
			En: "In poor light a stump looks like a man. The unease you feel is real; what it points at may not be. Write it down tonight and read it again by day.",
		},
		Reversed: calc.Text{
			Zh: "雾在散，有些怕过的事显出了本来的大小；也可能你宁愿留着雾，因为看清了就得决定。挑一件能查的，去查。",
			En: "The mist is thinning and things once feared show their size; or you would rather keep the mist, since seeing would mean deciding. Choose one thing that can be checked and check it.",
		},
		UprightQuestion:  calc.Text{Zh: "这份不安，到了白天还剩下多少？", En: "How much of this unease is left by daylight?"},
		ReversedQuestion: calc.Text{Zh: "有什么是你宁可不看清的？", En: "What would you rather not see clearly?"},
	},
	{ // The Sun
		Keywords: calc.Text{Zh: "明朗、暖意、敞开", En: "clarity, warmth, openness"},
		Upright: calc.Text{
			Zh: "事情摆在亮处，没什么要藏。高兴可以只是高兴，不必先证明自己配得上。趁着天好，去见一个让你自在的人，或者把一件做成的事讲给人听。",
			En: "Things lie in the light and nothing needs hiding. Gladness may be just that, without proof of being deserved. While the day is fine, see someone who puts you at ease, or tell somebody what you have managed.",
		},
		Reversed: calc.Text{
			Zh: "光还在，只是你背对着它；或者一直笑着，笑得有点累。不必一直亮着。说一句实话给信得过的人，比再笑一次暖和。",
			En: "The light is there and your back is turned to it; or you have gone on smiling until it tires you. Nobody has to shine all the time. One true sentence to someone you trust is warmer than another smile.",
		},
		UprightQuestion:  calc.Text{Zh: "上一次没来由地高兴，是在做什么？", En: "When you were last glad for no reason, what were you doing?"},
		ReversedQuestion: calc.Text{Zh: "在谁面前你不用笑着也可以？", En: "With whom need you not smile?"},
	},
	{ // Judgement
		Keywords: calc.Text{Zh: "召唤、回顾、应答", En: "a call, looking back, answering"},
		Upright: calc.Text{
			Zh: "有一件旧事在叫你，不是来算账，是等你给个说法。把那几年看完整：做错的、做对的、那时不可能知道的，各占一份。看完了，答一声，然后往前走。",
			En: "Something old is calling, not to settle a score but for an answer. Look at those years whole: what was wrong, what was right, and what nobody could have known then. Having looked, answer, and walk on.",
		},
		Reversed: calc.Text{
			Zh: "同一份判决你已经念了许多遍，每遍都只念给自己听。自责有时候是在躲那个真正要道的歉。问问看：现在还补得上的，是哪一处？",
			En: "You have read the same verdict to yourself many times. Blaming oneself sometimes avoids the apology that is really due. Ask what can still be made good now.",
		},
		UprightQuestion:  calc.Text{Zh: "哪件旧事在等你一句回答？", En: "Which old matter is waiting for a word from you?"},
		ReversedQuestion: calc.Text{Zh: "对那时的自己，你现在愿意怎么说？", En: "What would you say now to the person you were then?"},
	},
	{ // The World
		Keywords: calc.Text{Zh: "完成、完整、告一段落", En: "completion, wholeness, the end of a chapter"},
		Upright: calc.Text{
			Zh: "一圈走完了，值得停下来认一认：学到的、交到的人、手上多出来的本事。完成不是没有缺口，是缺口也在画里。庆祝一下，再去想下一圈。",
			En: "A round has been walked, and it deserves a look: what was learned, whom you met, what your hands can now do. Complete does not mean without gaps; the gaps belong to the picture. Celebrate a little before you think of the next round.",
		},
		Reversed: calc.Text{
			Zh: "差最后一点总收不了口，或者做完了却没有人说一声“好了”。也许是舍不得结束，也许是标准又往上挪了。定一个“到此为止”的样子，照着它收。",
			En: "The last bit never closes, or it is done and nobody has said so. Perhaps you do not like to end, or the mark has been moved up again. Decide what \"finished\" looks like and stop there.",
		},
		UprightQuestion:  calc.Text{Zh: "这一圈里，你想记住的是什么？", En: "Of this round, what do you want to remember?"},
		ReversedQuestion: calc.Text{Zh: "差的那最后一点，是必要的吗？", En: "The last bit that is missing: is it needed?"},
	},
}
