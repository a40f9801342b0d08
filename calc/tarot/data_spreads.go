package tarot

import "github.com/wenbu-go/wenbu/calc"

// ownSpread is the origin of the spreads made for this program.
var ownSpread = calc.Text{Zh: "为本程序所设。", En: "Made for this program."}

// unknownOrigin is that of spreads in so many books that the first is not known.
var unknownOrigin = calc.Text{Zh: "许多入门书都有，最早出自何处不详。", En: "In many handbooks; where it was first printed is not known."}

var spreadRows = [Spreads]spreadRow{
	SpreadSituation: {
		id:     "situation-tension-next-step",
		name:   calc.Text{Zh: "处境·张力·下一步", En: "Situation, tension, next step"},
		use:    calc.Text{Zh: "一件正在进行、你还能动手的事。", En: "For something under way that you can still act on."},
		origin: ownSpread,
		positions: []Position{
			{ID: "situation", Label: calc.Text{Zh: "处境", En: "Situation"}, X: 0, Asks: calc.Text{
				Zh: "不加评判地说，现在是什么情形？", En: "Without judging it, how do things stand?"}},
			{ID: "tension", Label: calc.Text{Zh: "张力", En: "Tension"}, X: 1, Asks: calc.Text{
				Zh: "哪两样东西在里面互相拉扯？", En: "Which two things pull against each other in it?"}},
			{ID: "next-step", Label: calc.Text{Zh: "下一步", En: "Next step"}, X: 2, Asks: calc.Text{
				Zh: "哪一小步是你自己能走、走了还能回头的？", En: "Which small step is yours to take and can be taken back?"}},
		},
	},
	SpreadOne: {
		id:     "one-card",
		name:   calc.Text{Zh: "单张", En: "One card"},
		use:    calc.Text{Zh: "一天的开头，或者一个已经想清楚怎么问的问题。", En: "For the start of a day, or a question you know how to ask."},
		origin: unknownOrigin,
		positions: []Position{
			{ID: "reflection", Label: calc.Text{Zh: "映照", En: "Reflection"}, Asks: calc.Text{
				Zh: "拿这张牌比着眼前的事，先想到的是什么？", En: "Held against the matter at hand, what does the card bring to mind first?"}},
		},
	},
	SpreadTime: {
		id:     "past-present-future",
		name:   calc.Text{Zh: "过去·现在·将来", En: "Past, present, future"},
		use:    calc.Text{Zh: "想看清一件事怎样走到今天，又朝哪边去。", En: "To see how a matter came this far and which way it faces."},
		origin: unknownOrigin,
		positions: []Position{
			{ID: "past", Label: calc.Text{Zh: "过去", En: "Past"}, X: 0, Asks: calc.Text{
				Zh: "之前的哪件事现在还在起作用？", En: "What from before is still at work?"}},
			{ID: "present", Label: calc.Text{Zh: "现在", En: "Present"}, X: 1, Asks: calc.Text{
				Zh: "此刻最占你心思的是什么？", En: "What takes up most of your attention now?"}},
			{ID: "future", Label: calc.Text{Zh: "将来", En: "Future"}, X: 2, Asks: calc.Text{
				Zh: "照现在的走法，它朝着哪边？这是你想去的方向吗？", En: "As you are going now, which way does it point, and is that where you want to go?"}},
		},
	},
	SpreadWhole: {
		id:     "mind-body-spirit",
		name:   calc.Text{Zh: "身·心·灵", En: "Mind, body, spirit"},
		use:    calc.Text{Zh: "停下来看看自己，不为解决什么。", En: "To look at yourself for a while without having to solve anything."},
		origin: unknownOrigin,
		positions: []Position{
			{ID: "mind", Label: calc.Text{Zh: "心", En: "Mind"}, X: 0, Asks: calc.Text{
				Zh: "脑子里反复转的是哪个念头？", En: "Which thought keeps coming round?"}},
			{ID: "body", Label: calc.Text{Zh: "身", En: "Body"}, X: 1, Asks: calc.Text{
				Zh: "吃、睡、走动这些日常里，哪一样最近被挤掉了？", En: "Of eating, sleeping and moving about, what has been crowded out of late?"}},
			{ID: "spirit", Label: calc.Text{Zh: "灵", En: "Spirit"}, X: 2, Asks: calc.Text{
				Zh: "什么让你觉得这一天过得值？", En: "What makes a day feel worth having had?"}},
		},
	},
	SpreadKeep: {
		id:     "keep-release-begin",
		name:   calc.Text{Zh: "留·放·始", En: "Keep, release, begin"},
		use:    calc.Text{Zh: "回顾一段时间，或者换季、换岗、搬家之前。", En: "For looking back on a stretch of time, or before a change of season, work or home."},
		origin: ownSpread,
		positions: []Position{
			{ID: "keep", Label: calc.Text{Zh: "留下", En: "Keep"}, X: 0, Asks: calc.Text{
				Zh: "哪个做法已经管用，值得接着做？", En: "What already works and deserves to go on?"}},
			{ID: "release", Label: calc.Text{Zh: "放下", En: "Release"}, X: 1, Asks: calc.Text{
				Zh: "哪件事你只是习惯了在做？", En: "What do you do only because you are used to it?"}},
			{ID: "begin", Label: calc.Text{Zh: "开始", En: "Begin"}, X: 2, Asks: calc.Text{
				Zh: "空出来的那点时间，先拿来试什么？", En: "With the time set free, what would you try first?"}},
		},
	},
	SpreadElements: {
		id:   "four-elements",
		name: calc.Text{Zh: "四元素", En: "Four elements"},
		use:  calc.Text{Zh: "觉得哪里不平衡，又说不清是哪里。", En: "For when something is out of balance and you cannot say what."},
		origin: calc.Text{Zh: "四花色配四元素是金色黎明会 19 世纪末的配法；这样排牌为本程序所设。",
			En: "The four suits were given to the four elements by the Golden Dawn in the late nineteenth century; laid out like this for this program."},
		positions: []Position{
			{ID: "fire", Label: calc.Text{Zh: "火·动力", En: "Fire: drive"}, X: 1, Y: 0, Asks: calc.Text{
				Zh: "什么让你想动起来？", En: "What makes you want to move?"}},
			{ID: "water", Label: calc.Text{Zh: "水·感受", En: "Water: feeling"}, X: 0, Y: 0.5, Asks: calc.Text{
				Zh: "哪种感受你还没给它留地方？", En: "Which feeling has not been given room?"}},
			{ID: "air", Label: calc.Text{Zh: "风·想法", En: "Air: thinking"}, X: 2, Y: 0.5, Asks: calc.Text{
				Zh: "哪个说法你信了很久，却没有查过？", En: "What have you believed for long and never checked?"}},
			{ID: "earth", Label: calc.Text{Zh: "土·实务", En: "Earth: practice"}, X: 1, Y: 1, Asks: calc.Text{
				Zh: "钱、时间、身体，这三样实际够不够用？", En: "Money, time, strength: is there in fact enough?"}},
		},
	},
	SpreadMoon: {
		id:     "moon-phases",
		name:   calc.Text{Zh: "月相", En: "Moon phases"},
		use:    calc.Text{Zh: "一件有起有落的事，比如一个月的安排。", En: "For something that waxes and wanes, such as the plans of a month."},
		origin: ownSpread,
		positions: []Position{
			{ID: "new-moon", Label: calc.Text{Zh: "朔·起意", En: "New: intent"}, X: 0, Y: 0.3, Asks: calc.Text{
				Zh: "你想让什么长起来？", En: "What do you want to grow?"}},
			{ID: "waxing", Label: calc.Text{Zh: "上弦·用力", En: "Waxing: effort"}, X: 1, Y: 0, Asks: calc.Text{
				Zh: "它需要你每天给的是什么？", En: "What does it need from you each day?"}},
			{ID: "full-moon", Label: calc.Text{Zh: "望·看清", En: "Full: sight"}, X: 2, Y: 0, Asks: calc.Text{
				Zh: "到了最亮的时候，你想看见什么？", En: "When it is brightest, what would you like to see?"}},
			{ID: "waning", Label: calc.Text{Zh: "下弦·收拾", En: "Waning: tidying"}, X: 3, Y: 0.3, Asks: calc.Text{
				Zh: "过后有什么要收尾、要谢、要扔？", En: "Afterwards, what is to be finished, thanked for or thrown away?"}},
		},
	},
	SpreadCross: {
		id:     "five-card-cross",
		name:   calc.Text{Zh: "五张十字", En: "Five-card cross"},
		use:    calc.Text{Zh: "三张嫌少、十张嫌多的时候。", En: "For when three cards are too few and ten too many."},
		origin: unknownOrigin,
		positions: []Position{
			{ID: "centre", Label: calc.Text{Zh: "核心", En: "Centre"}, X: 1, Y: 1, Asks: calc.Text{
				Zh: "这件事说到底是关于什么的？", En: "What is this really about?"}},
			{ID: "behind", Label: calc.Text{Zh: "来路", En: "Behind"}, X: 0, Y: 1, Asks: calc.Text{
				Zh: "它是从哪里来的？", En: "Where did it come from?"}},
			{ID: "ahead", Label: calc.Text{Zh: "去向", En: "Ahead"}, X: 2, Y: 1, Asks: calc.Text{
				Zh: "它现在朝着哪边？", En: "Which way does it face now?"}},
			{ID: "ground", Label: calc.Text{Zh: "脚下", En: "Ground"}, X: 1, Y: 2, Asks: calc.Text{
				Zh: "你可以靠什么站稳？", En: "What can you stand on?"}},
			{ID: "sky", Label: calc.Text{Zh: "抬头", En: "Sky"}, X: 1, Y: 0, Asks: calc.Text{
				Zh: "你希望它最后成为什么样子？", En: "What would you have it become?"}},
		},
	},
	SpreadPaths: {
		id:     "two-paths",
		name:   calc.Text{Zh: "两条路", En: "Two paths"},
		use:    calc.Text{Zh: "两个选择之间。先说好哪个是甲、哪个是乙，再抽。", En: "For a choice between two. Say first which is A and which is B, then draw."},
		origin: unknownOrigin,
		positions: []Position{
			{ID: "here", Label: calc.Text{Zh: "此处", En: "Where you stand"}, X: 1, Y: 2, Asks: calc.Text{
				Zh: "站在岔路口的你，现在是什么状态？", En: "Standing at the fork, how are you?"}},
			{ID: "path-a-offers", Label: calc.Text{Zh: "甲：给你的", En: "A offers"}, X: 0, Y: 1, Asks: calc.Text{
				Zh: "选甲，你最看重它的哪一点？", En: "What do you value most in A?"}},
			{ID: "path-a-asks", Label: calc.Text{Zh: "甲：要你的", En: "A asks"}, X: 0, Y: 0, Asks: calc.Text{
				Zh: "选甲，你得拿什么去换？", En: "What would A have you give for it?"}},
			{ID: "path-b-offers", Label: calc.Text{Zh: "乙：给你的", En: "B offers"}, X: 2, Y: 1, Asks: calc.Text{
				Zh: "选乙，你最看重它的哪一点？", En: "What do you value most in B?"}},
			{ID: "path-b-asks", Label: calc.Text{Zh: "乙：要你的", En: "B asks"}, X: 2, Y: 0, Asks: calc.Text{
				Zh: "选乙，你得拿什么去换？", En: "What would B have you give for it?"}},
			{ID: "compass", Label: calc.Text{Zh: "准绳", En: "Compass"}, X: 1, Y: 0.5, Asks: calc.Text{
				Zh: "抛开输赢，你拿什么来决定？", En: "Winning and losing aside, what do you decide by?"}},
		},
	},
	SpreadRelation: {
		id:   "relationship",
		name: calc.Text{Zh: "关系", En: "Relationship"},
		use: calc.Text{Zh: "你和另一个人：伴侣、家人、朋友、同事。牌不知道对方在想什么，说的只是你看见的。",
			En: "For you and another: partner, family, friend, colleague. The cards do not know what the other thinks; they speak of what you see."},
		origin: unknownOrigin,
		positions: []Position{
			{ID: "you", Label: calc.Text{Zh: "你", En: "You"}, X: 0, Y: 0, Asks: calc.Text{
				Zh: "在这段关系里，你是怎样的人？", En: "Who are you in this?"}},
			{ID: "other", Label: calc.Text{Zh: "你眼中的对方", En: "The other, as you see them"}, X: 2, Y: 0, Asks: calc.Text{
				Zh: "你眼里的对方是怎样的？哪些是看见的，哪些是猜的？", En: "How do you see the other, and how much of it is guessed?"}},
			{ID: "bond", Label: calc.Text{Zh: "相连", En: "Bond"}, X: 1, Y: 0, Asks: calc.Text{
				Zh: "是什么把你们连在一起？", En: "What holds you together?"}},
			{ID: "strain", Label: calc.Text{Zh: "相磨", En: "Strain"}, X: 1, Y: 1, Asks: calc.Text{
				Zh: "哪件事总是绕回来？", En: "What keeps coming back between you?"}},
			{ID: "you-bring", Label: calc.Text{Zh: "你带来的", En: "What you bring"}, X: 0, Y: 1, Asks: calc.Text{
				Zh: "你愿意给的是什么？", En: "What are you willing to give?"}},
			{ID: "you-need", Label: calc.Text{Zh: "你需要的", En: "What you need"}, X: 2, Y: 1, Asks: calc.Text{
				Zh: "你需要、却还没说出口的是什么？", En: "What do you need and have not said?"}},
			{ID: "next-talk", Label: calc.Text{Zh: "下一次谈话", En: "Next talk"}, X: 1, Y: 2, Asks: calc.Text{
				Zh: "下次说话，你想先说哪一句？", En: "When you next talk, which sentence would you begin with?"}},
		},
	},
	SpreadHorseshoe: {
		id:   "horseshoe",
		name: calc.Text{Zh: "马蹄", En: "Horseshoe"},
		use:  calc.Text{Zh: "一件有来历、有阻碍、又牵着旁人的事。", En: "For a matter with a past, an obstacle and other people in it."},
		origin: calc.Text{Zh: "20 世纪英语入门书里常见的七张弧形排法，最早出自何处不详。",
			En: "A common arc of seven cards in English handbooks of the twentieth century; where it was first printed is not known."},
		positions: []Position{
			{ID: "past", Label: calc.Text{Zh: "过去", En: "Past"}, X: 0, Y: 2.1, Asks: calc.Text{
				Zh: "哪段往事还牵着它？", En: "Which piece of the past still holds on to it?"}},
			{ID: "present", Label: calc.Text{Zh: "现在", En: "Present"}, X: 0.3, Y: 1.05, Asks: calc.Text{
				Zh: "眼下的实情是什么？", En: "What are the facts at present?"}},
			{ID: "hidden", Label: calc.Text{Zh: "未见", En: "Unseen"}, X: 1.2, Y: 0.25, Asks: calc.Text{
				Zh: "有什么你没去看？", En: "What have you not looked at?"}},
			{ID: "obstacle", Label: calc.Text{Zh: "阻碍", En: "Obstacle"}, X: 2.25, Y: 0, Asks: calc.Text{
				Zh: "挡在中间的是什么？它在护着什么？", En: "What is in the way, and what does it protect?"}},
			{ID: "around", Label: calc.Text{Zh: "周围", En: "Around you"}, X: 3.3, Y: 0.25, Asks: calc.Text{
				Zh: "旁边的人怎样影响你？", En: "How do the people around you bear on it?"}},
			{ID: "action", Label: calc.Text{Zh: "可做", En: "To do"}, X: 4.2, Y: 1.05, Asks: calc.Text{
				Zh: "哪件事在你手里？", En: "What lies in your hands?"}},
			{ID: "direction", Label: calc.Text{Zh: "方向", En: "Direction"}, X: 4.5, Y: 2.1, Asks: calc.Text{
				Zh: "若一切照旧，它朝着哪边？", En: "If nothing changes, which way does it point?"}},
		},
	},
	SpreadWeek: {
		id:     "week",
		name:   calc.Text{Zh: "一周", En: "Week"},
		use:    calc.Text{Zh: "一周开头，每天给自己留一个问题。", En: "For the start of a week: one question for each day."},
		origin: ownSpread,
		positions: []Position{
			{ID: "monday", Label: calc.Text{Zh: "周一", En: "Monday"}, X: 0, Y: 0, Asks: calc.Text{
				Zh: "先开哪个头？", En: "What do you begin?"}},
			{ID: "tuesday", Label: calc.Text{Zh: "周二", En: "Tuesday"}, X: 1, Y: 0, Asks: calc.Text{
				Zh: "哪件事要直说？", En: "What needs plain speaking?"}},
			{ID: "wednesday", Label: calc.Text{Zh: "周三", En: "Wednesday"}, X: 2, Y: 0, Asks: calc.Text{
				Zh: "过了一半，哪里要改？", En: "Half way, what needs changing?"}},
			{ID: "thursday", Label: calc.Text{Zh: "周四", En: "Thursday"}, X: 3, Y: 0, Asks: calc.Text{
				Zh: "可以找谁一起？", En: "Whom could you ask along?"}},
			{ID: "friday", Label: calc.Text{Zh: "周五", En: "Friday"}, X: 0.5, Y: 1, Asks: calc.Text{
				Zh: "什么可以就此收尾？", En: "What can be called finished?"}},
			{ID: "saturday", Label: calc.Text{Zh: "周六", En: "Saturday"}, X: 1.5, Y: 1, Asks: calc.Text{
				Zh: "什么让你高兴，又不为什么？", En: "What pleases you for no reason?"}},
			{ID: "sunday", Label: calc.Text{Zh: "周日", En: "Sunday"}, X: 2.5, Y: 1, Asks: calc.Text{
				Zh: "什么可以放着不做？", En: "What can be left undone?"}},
		},
	},
	SpreadCeltic: {
		id:   "celtic-cross",
		name: calc.Text{Zh: "凯尔特十字", En: "Celtic cross"},
		use:  calc.Text{Zh: "一件大事，想从各个方面看一遍。", En: "For a large matter that you want to look at from every side."},
		origin: calc.Text{Zh: "韦特《图解塔罗之钥》第三部分（1910）刊出，称“古凯尔特占法”，并说此前已私下用了多年。位次与左右依其书，不另取代表牌；后来的书常换三四、五六各位。",
			En: "Printed by A. E. Waite, The Pictorial Key to the Tarot, part III (1910), as an \"ancient Celtic method\" that had been used privately for years. Order and sides are his, without a significator; later books often exchange places three and four, five and six."},
		positions: []Position{
			{ID: "heart", Label: calc.Text{Zh: "核心", En: "Heart"}, X: 1.25, Y: 1.5, Asks: calc.Text{
				Zh: "笼罩着这件事的是什么气氛？", En: "What is in the air around the matter?"}},
			{ID: "crossing", Label: calc.Text{Zh: "横亘", En: "Crossing"}, X: 1.25, Y: 1.5, Across: true, Asks: calc.Text{
				Zh: "横在上面的是什么？它拦住你，还是撑住你？", En: "What lies across it, in your way or in support?"}},
			{ID: "crown", Label: calc.Text{Zh: "之上", En: "Above"}, X: 1.25, Y: 0.5, Asks: calc.Text{
				Zh: "最好能成什么样？你向着什么？", En: "What is the best of it, and what do you aim at?"}},
			{ID: "root", Label: calc.Text{Zh: "之下", En: "Beneath"}, X: 1.25, Y: 2.5, Asks: calc.Text{
				Zh: "底下已经有了什么？", En: "What is already there underneath?"}},
			{ID: "behind", Label: calc.Text{Zh: "身后", En: "Behind"}, X: 0, Y: 1.5, Asks: calc.Text{
				Zh: "什么正在过去？", En: "What is passing?"}},
			{ID: "ahead", Label: calc.Text{Zh: "身前", En: "Ahead"}, X: 2.5, Y: 1.5, Asks: calc.Text{
				Zh: "什么正在靠近？", En: "What is drawing near?"}},
			{ID: "self", Label: calc.Text{Zh: "自己", En: "Self"}, X: 3.75, Y: 3, Asks: calc.Text{
				Zh: "你怎样站在这件事里？", En: "How do you stand in it?"}},
			{ID: "house", Label: calc.Text{Zh: "周遭", En: "House"}, X: 3.75, Y: 2, Asks: calc.Text{
				Zh: "家里、身边的人怎么看？", En: "How do home and those near you bear on it?"}},
			{ID: "hopes", Label: calc.Text{Zh: "盼与怕", En: "Hopes and fears"}, X: 3.75, Y: 1, Asks: calc.Text{
				Zh: "你盼的和你怕的，是不是同一件事？", En: "What you hope and what you fear: are they the same thing?"}},
			{ID: "direction", Label: calc.Text{Zh: "所向", En: "Direction"}, X: 3.75, Y: 0, Asks: calc.Text{
				Zh: "前面九张合起来，指着哪边？", En: "Which way do the other nine point when taken together?"}},
		},
	},
	SpreadYear: {
		id:     "year-wheel",
		name:   calc.Text{Zh: "年轮", En: "Year wheel"},
		use:    calc.Text{Zh: "生日、新年，或任何一年的开头。一月一张，从这个月算起，自左上顺时针走一圈。", En: "For a birthday, a new year or any start of twelve months. A card a month from the current one, clockwise from the upper left."},
		origin: unknownOrigin,
		positions: []Position{
			{ID: "month-1", Label: calc.Text{Zh: "第 1 月", En: "Month 1"}, X: 0, Y: 0, Asks: calc.Text{
				Zh: "你想带什么进这一年？", En: "What do you want to bring into this year?"}},
			{ID: "month-2", Label: calc.Text{Zh: "第 2 月", En: "Month 2"}, X: 1, Y: 0, Asks: calc.Text{
				Zh: "什么还在地下，不必催？", En: "What is still underground and need not be hurried?"}},
			{ID: "month-3", Label: calc.Text{Zh: "第 3 月", En: "Month 3"}, X: 2, Y: 0, Asks: calc.Text{
				Zh: "哪里开始松动了？", En: "Where does something begin to give?"}},
			{ID: "month-4", Label: calc.Text{Zh: "第 4 月", En: "Month 4"}, X: 3, Y: 0, Asks: calc.Text{
				Zh: "什么该种下去？", En: "What wants planting?"}},
			{ID: "month-5", Label: calc.Text{Zh: "第 5 月", En: "Month 5"}, X: 3, Y: 1, Asks: calc.Text{
				Zh: "谁和你一起？", En: "Who is with you?"}},
			{ID: "month-6", Label: calc.Text{Zh: "第 6 月", En: "Month 6"}, X: 3, Y: 2, Asks: calc.Text{
				Zh: "走到一半，你想看看什么？", En: "Half way round, what do you want to look at?"}},
			{ID: "month-7", Label: calc.Text{Zh: "第 7 月", En: "Month 7"}, X: 3, Y: 3, Asks: calc.Text{
				Zh: "什么让你有劲？", En: "What gives you strength?"}},
			{ID: "month-8", Label: calc.Text{Zh: "第 8 月", En: "Month 8"}, X: 2, Y: 3, Asks: calc.Text{
				Zh: "什么快熟了，要不要搭个架子？", En: "What is ripening, and does it need propping?"}},
			{ID: "month-9", Label: calc.Text{Zh: "第 9 月", En: "Month 9"}, X: 1, Y: 3, Asks: calc.Text{
				Zh: "什么可以收了？", En: "What can be brought in?"}},
			{ID: "month-10", Label: calc.Text{Zh: "第 10 月", En: "Month 10"}, X: 0, Y: 3, Asks: calc.Text{
				Zh: "收来的，分给谁？", En: "With whom do you share it?"}},
			{ID: "month-11", Label: calc.Text{Zh: "第 11 月", En: "Month 11"}, X: 0, Y: 2, Asks: calc.Text{
				Zh: "什么可以让它落？", En: "What may fall?"}},
			{ID: "month-12", Label: calc.Text{Zh: "第 12 月", En: "Month 12"}, X: 0, Y: 1, Asks: calc.Text{
				Zh: "回头看，你要记住哪一件？", En: "Looking back, which one thing do you want to remember?"}},
		},
	},
}
