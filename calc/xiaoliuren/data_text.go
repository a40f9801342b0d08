package xiaoliuren

import (
	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// The readings are written for this library. What each palace stands for is the
// common tradition, see doc/sources.md#xiao-liu-ren-palaces.

// palaceTexts say what a palace stands for.
var palaceTexts = [Palaces]calc.Text{
	PalaceDaAn: {
		Zh: "大安属木，象青龙，主身未动而事安定。取其稳：根扎得住，不必急着换地方。",
		En: "Great Peace is wood and the Azure Dragon: things rest where they are. It stands for steadiness, for what is rooted and need not be moved.",
	},
	PalaceLiuLian: {
		Zh: "留连属水，象玄武，主事情拖延、牵缠不清。取其缓：话没说完，人没走开，先把线头理出来。",
		En: "Lingering is water and the Dark Warrior: things drag on and stay tangled. It stands for slowness, for a thread that must be found before it can be pulled.",
	},
	PalaceSuXi: {
		Zh: "速喜属火，象朱雀，主消息来得快、心里一亮。取其明：有话直说，有机会就接。",
		En: "Quick Joy is fire and the Vermilion Bird: word comes fast and lifts the mood. It stands for clarity, for saying the thing and taking the opening.",
	},
	PalaceChiKou: {
		Zh: "赤口属金，象白虎，主口舌与碰撞。取其利：话像刀，收着用比挥着用好。",
		En: "Red Mouth is metal and the White Tiger: words clash. It stands for an edge, and an edge serves better held than swung.",
	},
	PalaceXiaoJi: {
		Zh: "小吉属木，象六合，主人和与小成。取其合：事在商量里一点点成，不求一步到位。",
		En: "Small Luck is wood and the Six Harmonies: people agree and small things succeed. It stands for joining, for what grows by talking it over, a step at a time.",
	},
	PalaceKongWang: {
		Zh: "空亡属土，象勾陈，主落空与未定。取其虚：现在抓不住的，先放一放，别拿它当依靠。",
		En: "Emptiness is earth and the Hooked Array: what was counted on is not there, or not yet. It stands for the unfilled, for what had better be set down than leaned on.",
	},
}

// dayTexts are the readings of a day and hour.
var dayTexts = [Palaces]calc.Text{
	PalaceDaAn: {
		Zh: "今日此时落大安。像树在土里，动静不大，却站得住。手上的事照原来的步子做，答应过的先做完；想换方向，不妨多看一天再说。与人相处以安静、守时、把话说清为好。求快的心可以放一放，今天的收获多半在“没有出错”里。",
		En: "The day and hour fall on Great Peace. Like a tree in its soil, little stirs and it stands well. Keep the pace you have, finish first what was promised, and give a change of direction one more day of looking. Be quiet, punctual and plain with others. The wish for speed can rest: much of what today gives lies in nothing having gone wrong.",
	},
	PalaceLiuLian: {
		Zh: "今日此时落留连。像水绕着石头走，慢，而且会回头。等回信的多半还要等，旧事容易又被提起。与其催，不如把缺的材料、没讲清的条件一样样列出来，能补的先补。出门与约会留出余地，别把两件要紧事排得太近。",
		En: "The day and hour fall on Lingering. Like water round a stone, it is slow and turns back on itself. An answer awaited may take longer still, and old matters come up again. Rather than press, list what is missing and what was left vague, and supply what you can. Leave slack around journeys and meetings, and do not set two weighty things close together.",
	},
	PalaceSuXi: {
		Zh: "今日此时落速喜。像火苗遇风，一点就亮。适合把话说出口：该问的问，该谢的谢，该报的名报上去。消息来得快，也容易让人一时高兴答应太多，记下来再点头。过了这阵兴头还想做的，才是真的想做。",
		En: "The day and hour fall on Quick Joy. Like a flame that meets a breeze, it brightens at a touch. Speak up: ask what needs asking, thank whom you owe thanks, put your name down. News travels fast, and gladness promises too much; write it down before you nod. What you still want once the glow is gone is what you want.",
	},
	PalaceChiKou: {
		Zh: "今日此时落赤口。像铁器相碰，声音大过事情本身。争执多半起于语气，不起于道理：同一句话，慢半拍说，结果就不同。签字、转账、上路之前多看一眼；听到难听的，先分清是针对事还是针对人。能写下来的，就不要抢着说。",
		En: "The day and hour fall on Red Mouth. Like iron striking iron, the noise is bigger than the matter. Quarrels start from the tone more than from the point: the same sentence half a beat slower ends otherwise. Look once more before signing, paying or setting out; when something harsh is said, ask whether it is about the thing or about you. What can be written need not be said in haste.",
	},
	PalaceXiaoJi: {
		Zh: "今日此时落小吉。像两手相握，力气不大而合得上。适合约人、商量、搭把手，也适合把大事拆成小份，先做成一份。好处来得不多，但可以叠起来；有人愿意帮忙，就说清楚要他帮哪一步。临睡前数一数今天做成的小事，往往比想的多。",
		En: "The day and hour fall on Small Luck. Like two hands clasped, the force is slight and the fit is good. It suits meeting, talking over and lending a hand, and cutting a large thing into parts so that one gets done. The gains are modest and add up; if someone offers help, say which step you need. Count the small things done before you sleep: there are often more than you thought.",
	},
	PalaceKongWang: {
		Zh: "今日此时落空亡。像一只还没装东西的碗：说它没有，也可以说它还空着。指望别人给准话的事，先按“没有”来安排；丢了找不到的，不必翻第三遍。空出来的工夫正好收拾、休息、把想法写在纸上。今天不作定论，反而不吃亏。",
		En: "The day and hour fall on Emptiness. Like a bowl with nothing in it yet, it may be called lacking or called free. Where you wait for someone's word, plan as if there were none; what is mislaid need not be hunted a third time. The room left over is good for tidying, resting, putting thoughts on paper. To settle nothing today costs nothing.",
	},
}

// pairTexts are the readings of a question, by the palace it starts from and the
// one it turns to.
var pairTexts = [Palaces][Palaces]calc.Text{
	PalaceDaAn: {
		PalaceDaAn: {
			Zh: "大安接大安，起与应都稳。问的事底子不差，不动就是一种做法。先守住已经有的，再看还缺什么；若心里仍急，问问自己急的是事，还是怕别人先走一步。",
			En: "Great Peace upon Great Peace: it begins steady and answers steady. The ground is sound, and not moving is one way to act. Keep what you have, then see what is lacking. If you are still in a hurry, ask whether the matter hurries you or the fear that others go first.",
		},
		PalaceLiuLian: {
			Zh: "大安转留连，底子稳，过程慢。开头想得清楚，走到半路会被琐事缠住。把期限往后放一点，把要紧的一步写明白，慢不等于不成。",
			En: "Great Peace turns to Lingering: a sound base and a slow road. What was clear at the outset snags on small things midway. Move the deadline out a little and name the one step that matters. Slow does not mean undone.",
		},
		PalaceSuXi: {
			Zh: "大安转速喜，静里有信来。准备得够了，就等一声招呼；招呼到了别再犹豫。高兴归高兴，原来的步子不要乱。",
			En: "Great Peace turns to Quick Joy: out of quiet comes word. You are ready enough and wait only to be called; when the call comes, do not waver. Be glad, and keep your pace.",
		},
		PalaceChiKou: {
			Zh: "大安转赤口，本来平静，易因一句话起浪。问的事不在难，在怎么说。先想好对方最怕听到什么，再决定要不要讲、何时讲。",
			En: "Great Peace turns to Red Mouth: calm water that one sentence can ruffle. The matter is not hard; the telling is. Think what the other side least wants to hear, then decide whether to say it and when.",
		},
		PalaceXiaoJi: {
			Zh: "大安转小吉，稳中有合。自己站得住，旁人也愿意搭手。可以把计划说给信得过的人听，让他挑一处毛病，事情会比独自想得周全。",
			En: "Great Peace turns to Small Luck: steady, and met halfway. You stand well and others are willing. Tell the plan to someone you trust and let them find one fault in it; it will be rounder than thought out alone.",
		},
		PalaceKongWang: {
			Zh: "大安转空亡，看着稳，里头有一处是空的。多半是某个“以为已经说好”的地方其实没说。把它找出来核一遍，比再做十步都要紧。",
			En: "Great Peace turns to Emptiness: it looks firm and is hollow in one place. Often something taken as agreed was never agreed. Finding and checking that is worth more than ten further steps.",
		},
	},
	PalaceLiuLian: {
		PalaceDaAn: {
			Zh: "留连转大安，绕了一阵，终归落地。眼下的慢不是坏事，它让没看清的地方显出来。不必再加力，把答应过的一件件收尾，心就定了。",
			En: "Lingering turns to Great Peace: after some circling it comes to rest. The slowness served, for it showed what was unclear. Add no force; close what was promised one by one, and the mind settles.",
		},
		PalaceLiuLian: {
			Zh: "留连叠留连，缠上加缠。问题可能不在等，而在等的是哪一件说不清。今天只定一件小事：谁，在哪一天之前，给谁回话。其余先放着。",
			En: "Lingering upon Lingering: tangle on tangle. The trouble may not be the waiting, but that nobody can say what is awaited. Settle one small thing today: who answers whom, and by which day. Leave the rest.",
		},
		PalaceSuXi: {
			Zh: "留连转速喜，久候有音。僵住的地方会忽然松动，来得快，去得也快。把要说的话先备好，松动的那一刻只说最要紧的一句。",
			En: "Lingering turns to Quick Joy: word after long waiting. What was stuck gives suddenly, and the moment is short. Have your words ready, and when it gives, say the one that matters most.",
		},
		PalaceChiKou: {
			Zh: "留连转赤口，拖得久了，火气就上来。争的往往不是这件事，是前面没说的那些。先承认拖延是真的，再谈怎么办，话会短很多。",
			En: "Lingering turns to Red Mouth: what drags too long grows hot. The quarrel is often not about this but about all that went unsaid before. Own the delay first, then talk of what to do; it makes for far fewer words.",
		},
		PalaceXiaoJi: {
			Zh: "留连转小吉，慢慢理，理得顺。找一个居中的人传话，或者把大条件换成几个小条件，结就松了。不求全解，先解一股。",
			En: "Lingering turns to Small Luck: combed slowly, it comes straight. Let someone in between carry word, or trade one large condition for a few small ones, and the knot gives. Not all of it; one strand first.",
		},
		PalaceKongWang: {
			Zh: "留连转空亡，越等越淡。也许答案已经在沉默里了。给自己定一个不再等的日子，到那天无论有没有回音，都往下走一步。",
			En: "Lingering turns to Emptiness: the longer the wait, the fainter it grows. Perhaps the silence is the answer. Name the day on which you stop waiting, and on that day take one step on, word or no word.",
		},
	},
	PalaceSuXi: {
		PalaceDaAn: {
			Zh: "速喜转大安，先热后稳。开头的劲头是好的，难在把它安顿下来：定时间、定地方、定谁负责。喜事坐稳了，才算是你的。",
			En: "Quick Joy turns to Great Peace: warm first, then steady. The first drive is good; the work is to house it, with a time, a place and a name. Gladness that has sat down is yours.",
		},
		PalaceLiuLian: {
			Zh: "速喜转留连，来得快，办得慢。头一句回话让人高兴，后面还有几道手续。趁着热情把该签该写的先落到纸上，免得日后各说各的。",
			En: "Quick Joy turns to Lingering: quick to come, slow to finish. The first reply delights, and there are several counters still to pass. While it is warm, put on paper what needs writing, lest each remember it otherwise.",
		},
		PalaceSuXi: {
			Zh: "速喜叠速喜，亮上加亮。心里已经有答案，只是想听人说一声“好”。可以做，但把账算清、把退路留好，高兴的时候最容易漏看小字。",
			En: "Quick Joy upon Quick Joy: light on light. You have the answer and want only to hear a yes. It may be done; add up the cost and leave a way back, for the small print is missed in good cheer.",
		},
		PalaceChiKou: {
			Zh: "速喜转赤口，话快伤人。想到就说出来，痛快是痛快，听的人不一定跟得上。好消息先私下讲，玩笑少开一句，事情就还是好事。",
			En: "Quick Joy turns to Red Mouth: fast words wound. Saying what comes to mind is a pleasure the listener may not share. Give good news in private first, leave out one joke, and good news it stays.",
		},
		PalaceXiaoJi: {
			Zh: "速喜转小吉，消息好，人也合。趁势把身边的人带上，一起做比一个人快。记得分功劳，小小一句感谢能让这股顺劲走得更远。",
			En: "Quick Joy turns to Small Luck: good word and willing people. Take those beside you along; it goes faster together. Share the credit: a small thanks carries the good run further.",
		},
		PalaceKongWang: {
			Zh: "速喜转空亡，热闹一场，手里未必留下什么。先别按最好的情形去花钱、去许诺。把“已经到手的”和“听说会有的”分两栏写，看清再动。",
			En: "Quick Joy turns to Emptiness: a bright hour that may leave the hands bare. Spend and promise nothing on the best case yet. Write two columns, what is in hand and what is said to be coming, and move once you see them.",
		},
	},
	PalaceChiKou: {
		PalaceDaAn: {
			Zh: "赤口转大安，吵过之后能坐下来。刺耳的话里有一句是真的，挑出那一句，别的放过。先降声音，再谈办法，事情会稳。",
			En: "Red Mouth turns to Great Peace: after the clash one can sit down. Among the sharp words one is true; pick that and let the others go. Lower the voice, then speak of ways, and it steadies.",
		},
		PalaceLiuLian: {
			Zh: "赤口转留连，口角变成心结。当面说不清的，隔着时间更说不清。能道一句歉就先道，不必等到分清谁对谁错。",
			En: "Red Mouth turns to Lingering: a quarrel becomes a knot. What could not be cleared face to face gets no clearer with time. If there is an apology you can make, make it now; it need not wait until the blame is sorted.",
		},
		PalaceSuXi: {
			Zh: "赤口转速喜，话说开了反而轻松。难听的先讲，好听的随后就到。挑一个不赶时间的场合，一次把事讲完，不留尾巴。",
			En: "Red Mouth turns to Quick Joy: spoken out, it lightens. The hard part first, and the pleasant part follows. Choose an hour without hurry and say the whole of it once, with nothing trailing.",
		},
		PalaceChiKou: {
			Zh: "赤口叠赤口，锋上加锋。此刻要紧的不是赢，是不让事情再大一圈。能不回的话晚一天回，能写的不要吵；若有人身或钱财上的危险，先离开，再找人帮忙。",
			En: "Red Mouth upon Red Mouth: edge on edge. What matters now is not to win but to keep it from growing by one more ring. Answer tomorrow what need not be answered today, and write instead of shouting. If there is danger to person or purse, get away first, then get help.",
		},
		PalaceXiaoJi: {
			Zh: "赤口转小吉，争过能和。双方其实都想要一个台阶。提一个小小的、对方容易答应的请求，答应了第一件，后面就好谈。",
			En: "Red Mouth turns to Small Luck: after the dispute, terms. Both sides want a step to come down by. Ask for one small thing that is easy to grant; once it is granted the rest can be talked of.",
		},
		PalaceKongWang: {
			Zh: "赤口转空亡，话说了等于没说。力气花在争上，手里的事没有动。收回来，想想不靠对方点头、自己也能做的是哪一步。",
			En: "Red Mouth turns to Emptiness: spoken, and nothing changed. The strength went into arguing and the work stood still. Draw back, and think which step needs nobody's nod.",
		},
	},
	PalaceXiaoJi: {
		PalaceDaAn: {
			Zh: "小吉转大安，小成积成安稳。已经走对的，继续走就好。不妨把做法写下来，换一天状态不好时照着做，也不会差太远。",
			En: "Small Luck turns to Great Peace: small gains settle into steadiness. What goes right needs only to go on. Write down how you do it, so that on a worse day you can follow it and not fall far short.",
		},
		PalaceLiuLian: {
			Zh: "小吉转留连，人是合的，事却散。大家都说好，没有人动手。点名分工，定下一次见面的时间，合意才会变成合力。",
			En: "Small Luck turns to Lingering: the people agree and the work scatters. Everybody says yes and nobody starts. Name who does what and when you meet again, and accord turns into effort.",
		},
		PalaceSuXi: {
			Zh: "小吉转速喜，合而有喜。前面一点点攒的，会在某个时刻一起见效。留意身边人传来的话，最有用的那句常常是顺口说的。",
			En: "Small Luck turns to Quick Joy: accord, then gladness. What was saved up bit by bit takes effect at once. Heed what those near you pass on; the most useful sentence is often said in passing.",
		},
		PalaceChiKou: {
			Zh: "小吉转赤口，熟人之间易生口角。正因为亲近，话才说得重。帮忙先问要不要，意见先问想不想听，和气就还在。",
			En: "Small Luck turns to Red Mouth: words fall between friends. Being close is why they fall hard. Ask before helping and ask before advising, and the goodwill stays.",
		},
		PalaceXiaoJi: {
			Zh: "小吉叠小吉，一步一合。不大起，也不大落。问的事宜分段做：这一段跟谁合，做到哪里算成，写清楚就动手。",
			En: "Small Luck upon Small Luck: a step, an agreement, a step. No great rise and no great fall. Do it in stretches: write down with whom this stretch is done and what counts as done, and begin.",
		},
		PalaceKongWang: {
			Zh: "小吉转空亡，差一点合上。缺的可能只是一个人没到、一句话没落实。先别补大窟窿，去补那个最小的缺口，看看整件事会不会自己合起来。",
			En: "Small Luck turns to Emptiness: it nearly closes. Perhaps only one person did not come, one word was not made good. Leave the large hole and mend the smallest gap, and see whether the whole closes by itself.",
		},
	},
	PalaceKongWang: {
		PalaceDaAn: {
			Zh: "空亡转大安，先空后定。原来指望的没有了，反倒看清自己本来就有的。从手边的开始，把日子过稳，新的依靠会从稳里长出来。",
			En: "Emptiness turns to Great Peace: first bare, then settled. What was hoped for is gone, and what you had all along can be seen. Begin with what lies at hand and live steadily; new support grows out of that.",
		},
		PalaceLiuLian: {
			Zh: "空亡转留连，没有着落，又放不下。这件事占着心，却没有可做的一步。给它一段时间，比如每晚十分钟，只在那时想；其余时候去做别的。",
			En: "Emptiness turns to Lingering: nothing to hold and no letting go. It fills the mind and offers no step. Give it an allotted time, ten minutes an evening say, and think of it only then; do other things meanwhile.",
		},
		PalaceSuXi: {
			Zh: "空亡转速喜，空处见光。正因为没有定，才有新的可能。若有人忽然来问，先听完，再看自己是真的愿意，还是只想填上那个空。",
			En: "Emptiness turns to Quick Joy: light in the gap. Because nothing is fixed, something new may come. If someone asks out of the blue, hear them out, then see whether you are willing or only wish to fill the gap.",
		},
		PalaceChiKou: {
			Zh: "空亡转赤口，没影的事惹出口舌。多半是传话、猜测在作怪。不确定的不转述，要问就问当事人；一句“我不知道”能省下许多争。",
			En: "Emptiness turns to Red Mouth: a quarrel over nothing there. Hearsay and guessing are at work. Do not pass on what is not sure, and ask the person concerned. One “I do not know” saves many disputes.",
		},
		PalaceXiaoJi: {
			Zh: "空亡转小吉，空手遇人和。眼下缺的不是本事，是同伴。把“我需要什么”说得具体一点，说给三个人听，常有一个接得上。",
			En: "Emptiness turns to Small Luck: bare hands meet goodwill. What lacks is not skill but company. Say what you need in plain particulars to three people; often one of them can answer.",
		},
		PalaceKongWang: {
			Zh: "空亡叠空亡，问处无答。也许时候没到，也许问得太大。把问题改小一号再想：今天、这一件、我能决定的是什么？改好了，改天再问也不迟。",
			En: "Emptiness upon Emptiness: the question finds no answer. Perhaps it is early, perhaps it is asked too large. Cut it down a size: today, this one thing, what is mine to decide? So cut, it can be asked another day.",
		},
	},
}

// tenGodTexts say what a day may bring to mind whose stem is that god to a day
// master.
var tenGodTexts = [ganzhi.TenGods]calc.Text{
	ganzhi.TenGodBiJian: {
		Zh: "比肩日，与自己同类的气。意象是并肩：同事、朋友、对手都照见自己。适合独立完成一件事，也适合承认别人做得同样好。",
		En: "A day of the companion, of one's own kind: shoulder to shoulder. Colleagues, friends and rivals mirror you. Good for finishing something alone, and for granting that others do it as well.",
	},
	ganzhi.TenGodJieCai: {
		Zh: "劫财日，同类而阴阳相异。意象是分：分钱、分工、分心。借出与借入都写清楚，热心帮忙之前先看自己还剩多少力气。",
		En: "A day of the robber of wealth, like oneself and of the other polarity: sharing out, of money, work and attention. Put loans in writing, and before helping see how much strength is left.",
	},
	ganzhi.TenGodShiShen: {
		Zh: "食神日，我生而同阴阳。意象是从容地给出：做饭、写字、教人、说一件有趣的事。慢慢做，味道就出来了。",
		En: "A day of the eating god, what one brings forth at ease: cooking, writing, teaching, a story told. Do it slowly and the flavour comes.",
	},
	ganzhi.TenGodShangGuan: {
		Zh: "伤官日，我生而阴阳相异。意象是才气冒头：点子多，话也快。适合改一处旧做法；顶撞之前先想想，要的是改变，还是只要说赢。",
		En: "A day of the hurting officer, talent that shows itself: many ideas and quick words. Good for changing one old habit. Before talking back, ask whether you want the change or only the last word.",
	},
	ganzhi.TenGodPianCai: {
		Zh: "偏财日，我克而同阴阳。意象是流动的财与外面的机会：人情往来、临时的活。算一算时间成本，大方要有个数。",
		En: "A day of indirect wealth, what flows and comes from outside: favours, odd jobs, chances. Reckon the time they cost, and give generously by a figure.",
	},
	ganzhi.TenGodZhengCai: {
		Zh: "正财日，我克而阴阳相异。意象是稳当的经营：记账、收拾、把一件实在的事做到底。小处省下来的，今天看得见。",
		En: "A day of direct wealth, of steady husbandry: accounts, tidying, one solid job done to the end. What small care saves can be seen today.",
	},
	ganzhi.TenGodQiSha: {
		Zh: "七杀日，克我而同阴阳。意象是压力与决断：来的要求很硬。先排出一件必须今天做的，其余往后推；身体累了就停，硬撑不算本事。",
		En: "A day of the seven killings, pressure and decision: hard demands arrive. Choose the one thing that must be done today and put off the others. When the body is tired, stop; to hold out is no skill.",
	},
	ganzhi.TenGodZhengGuan: {
		Zh: "正官日，克我而阴阳相异。意象是规矩与名分：准时、按流程、把责任写清。与上面的人说话，先讲结论，再讲理由。",
		En: "A day of the direct officer, of order and standing: be on time, follow the steps, write down who answers for what. With those above you give the conclusion first and the reasons after.",
	},
	ganzhi.TenGodPianYin: {
		Zh: "偏印日，生我而同阴阳。意象是偏门的学问与独处：适合钻一个冷僻的问题，也容易想得太多。想到第三层就写下来，别再往里走。",
		En: "A day of the indirect seal, of out-of-the-way learning and solitude: good for digging at an odd question, and prone to thinking too far. At the third layer write it down and go no deeper.",
	},
	ganzhi.TenGodZhengYin: {
		Zh: "正印日，生我而阴阳相异。意象是庇护与滋养：读书、求教、被照顾。可以安心接受帮助，也别忘了向给你撑伞的人道谢。",
		En: "A day of the direct seal, of shelter and nourishment: reading, asking advice, being looked after. Accept help in peace, and thank whoever holds the umbrella.",
	},
}
