package meihua

import "github.com/wenbu-go/wenbu/calc"

// relationTexts are this project's own words. They say what a relation may bring
// to mind, and foretell nothing.
var relationTexts = [Roles][Bearings]calc.Text{
	RoleUse: {
		BearingFeedsBody: {
			Zh: "外面的情势在给你力气。先看清是谁、是什么在帮，再想怎样接住。",
			En: "Circumstances lend you strength. See who or what is helping, then how to receive it.",
		},
		BearingBodyControls: {
			Zh: "事情推得动，只是要你出力，也要些时间。问问这份力值不值得花在这里。",
			En: "It can be moved, by your effort and over some time. Ask whether this is where the effort belongs.",
		},
		BearingSame: {
			Zh: "你与所问之事步调相近。顺手的时候，最容易漏看的是什么？",
			En: "You and the matter keep the same pace. What is most easily overlooked when things go smoothly?",
		},
		BearingBodyFeeds: {
			Zh: "你在往外给。给得出、给得起吗？定一个够了就停的数。",
			En: "You are giving out. Can you spare it? Name the amount at which you stop.",
		},
		BearingControlsBody: {
			Zh: "眼下压力来自外面。硬顶之外，还有缓一缓、换个位置、找人同担这几条路。",
			En: "The pressure comes from outside. Beside standing against it there is waiting, moving aside and sharing the load.",
		},
	},
	RoleBodyNuclear: {
		BearingFeedsBody: {
			Zh: "过程里，靠近你的一侧有补给：习惯、本事、身边的人。",
			En: "On the way there is supply on your own side: habits, skills, people near you.",
		},
		BearingBodyControls: {
			Zh: "过程里，自己这边的事理得顺，但要动手去理。",
			En: "On the way your own side can be put in order, if you set about it.",
		},
		BearingSame: {
			Zh: "过程里，你与自己站在一起，心口一致就省力。",
			En: "On the way you are at one with yourself; saying what you think saves effort.",
		},
		BearingBodyFeeds: {
			Zh: "过程里，力气容易花在自己人身上，记得留一点。",
			En: "On the way strength goes to those close to you. Keep a little back.",
		},
		BearingControlsBody: {
			Zh: "过程里，绊住你的多半在自己这边：旧承诺、旧想法。",
			En: "On the way what holds you is likely on your own side: an old promise, an old idea.",
		},
	},
	RoleUseNuclear: {
		BearingFeedsBody: {
			Zh: "过程里，对面会有人或事搭一把手。",
			En: "On the way someone or something on the other side lends a hand.",
		},
		BearingBodyControls: {
			Zh: "过程里，对面的枝节是你处理得了的。",
			En: "On the way the complications over there are ones you can deal with.",
		},
		BearingSame: {
			Zh: "过程里，对面与你说得上话。",
			En: "On the way the other side speaks your language.",
		},
		BearingBodyFeeds: {
			Zh: "过程里，对面要得不少，先讲清边界。",
			En: "On the way the other side asks for much. Say where the limit is.",
		},
		BearingControlsBody: {
			Zh: "过程里，对面会有阻力，备一个不靠对方点头的办法。",
			En: "On the way there is resistance over there. Keep a plan that needs nobody's nod.",
		},
	},
	RoleChanged: {
		BearingFeedsBody: {
			Zh: "往后看，变化的去向对你是滋养的。",
			En: "Further on, what it turns into nourishes you.",
		},
		BearingBodyControls: {
			Zh: "往后看，收尾的事在你手里，别停在最后一步。",
			En: "Further on, the finishing is in your hands. Do not stop at the last step.",
		},
		BearingSame: {
			Zh: "往后看，变化之后与你合得来，稳住就好。",
			En: "Further on, what it turns into agrees with you. Keep steady.",
		},
		BearingBodyFeeds: {
			Zh: "往后看，后面还会要你付出，现在就算进去。",
			En: "Further on, more will be asked of you. Count it in now.",
		},
		BearingControlsBody: {
			Zh: "往后看，变化之后压力还在，早一点想好退路。",
			En: "Further on, the pressure stays. Think of the way back early.",
		},
	},
}
