package interpreter

import "github.com/wenbu-go/wenbu/internal/i18n"

// crisisTexts put real help before anything else. The lines named are those of
// mainland China, and in English those of larger countries.
var crisisTexts = map[danger][]i18n.Text{
	dangerSelf: {
		i18n.T("谢谢你肯说出来。听起来你现在非常难受，这件事比任何一张盘都要紧，我们先不看盘。",
			"Thank you for saying it. It sounds as if you are in great pain, and that matters more than any chart. Let us leave the reading aside."),
		i18n.T("如果你此刻有伤害自己的打算，或者手边有可以伤害自己的东西，请现在就离开它，叫一个人到你身边；已经受伤，或吃下了什么，马上拨打急救电话：中国大陆 120，也可以拨 110。",
			"If you intend to harm yourself, or have the means within reach, please step away from them now, and ask someone to be with you. If you are hurt or have taken something, call your emergency number at once: 112 in Europe, 911 in North America, 999 in the UK."),
		i18n.T("想找人说话，可以拨打中国大陆全国统一心理援助热线 12356；在其他地方，可以在 findahelpline.com 找到当地的热线。",
			"To talk to someone: call or text 988 in the US and Canada, call 116 123 (Samaritans) in the UK and Ireland, or find the line of your country at findahelpline.com."),
		i18n.T("你现在安全吗？身边有没有一个可以马上打电话的人？我在这里，你可以慢慢说。",
			"Are you safe at this moment? Is there one person you could call right away? I am here, and you can take your time."),
	},
	dangerOther: {
		i18n.T("谢谢你在意他。听到这样的话会害怕，也会不知所措；你愿意问，已经是在帮他。这时候不看盘。",
			"Thank you for caring. Hearing this is frightening, and by asking you are already helping. This is no time for a chart."),
		i18n.T("先陪着他，尽量不让他一个人待着。可以直接问：“你是不是想结束自己的生命？有没有想过怎么做？”直接问不会让他更想这么做。听他说，不评判，不讲道理，也不要答应替他保密。",
			"Stay with them if you can and do not leave them alone. Ask directly: “Are you thinking of ending your life? Have you thought of how?” Asking does not put the idea there. Listen without judging or arguing, and do not promise to keep it secret."),
		i18n.T("如果他已经有打算、手边有工具，或已经伤了自己，马上拨打 120 或 110，把药、刀这些东西收走，等到有人来。",
			"If there is a plan, if the means are at hand, or if they are hurt, call your emergency number now (112 in Europe, 911 in North America, 999 in the UK), put pills and blades out of reach, and wait until someone is there."),
		i18n.T("全国统一心理援助热线 12356，他可以打，你也可以打去问该怎么帮；还要告诉一个他信得过的大人、家人或老师。",
			"A support line is for you too, to ask how to help: 988 in the US and Canada, 116 123 in the UK and Ireland, elsewhere findahelpline.com. Tell someone they trust as well: family, a teacher, a doctor."),
		i18n.T("他现在在哪里，身边有人吗？你自己还好吗？",
			"Where is this person now, and is anybody there? And how are you holding up?"),
	},
	dangerFrom: {
		i18n.T("谢谢你告诉我。有人伤害或威胁你，这不是你的错，也不是命；先保证安全，盘以后再说。",
			"Thank you for telling me. Someone is hurting or threatening you. That is neither your fault nor your fate. Safety comes first; a chart can wait."),
		i18n.T("如果此刻有危险，请到人多的地方或邻居家，拨打报警电话：中国大陆 110，受伤拨 120。",
			"If there is danger now, go where there are people and call the emergency number: 112 in Europe, 911 in North America, 999 in the UK."),
		i18n.T("妇女儿童可以拨打妇联维权热线 12338，未满十八岁也可以拨打青少年热线 12355，想倾诉可以拨打心理援助热线 12356；保留伤情照片、聊天记录和就诊单，以后会用得上。",
			"In the US the National Domestic Violence Hotline is 1-800-799-7233; elsewhere, police and local services can name a shelter. If you are under eighteen, childhelplineinternational.org lists lines for young people. Keep photos, messages and medical records."),
		i18n.T("现在有没有一个安全的地方可以去？谁可以今天就知道这件事？",
			"Is there a safe place you could go to? Who could know about this today?"),
	},
	dangerChild: {
		i18n.T("谢谢你告诉我，说出来很不容易。大人打你、伤害你，不是你的错，也不是因为你命不好；你不用一个人扛。",
			"Thank you for telling me; that was not easy to say. Being hurt is not your fault, whatever you did, and it has nothing to do with fate. You do not have to carry it alone."),
		i18n.T("如果现在就有危险，先躲到安全的地方，比如邻居家、商店、学校，拨打 110；受了伤拨 120。你是未成年人，警察要管这件事。",
			"If you are in danger now, go somewhere safe, such as a neighbour, a shop or your school, and call the emergency number: 112 in Europe, 911 in North America, 999 in the UK."),
		i18n.T("青少年服务热线 12355 就是给你这样年纪的人打的，接电话的人会听你说，帮你想办法；妇女儿童维权热线 12338、心理援助热线 12356 也可以打。",
			"There are lines for people of your age: Childhelp 1-800-422-4453 in the US, Kids Help Phone 1-800-668-6868 in Canada, Childline 0800 1111 in the UK; childhelplineinternational.org lists the others."),
		i18n.T("也请告诉一个你信得过的大人：老师、亲戚、同学的家长都行。一个没有帮上，就再告诉下一个。",
			"Please tell an adult you trust as well: a teacher, a relative, a friend's parent. If the first does not help, tell another."),
		i18n.T("你现在安全吗？有没有一个大人，今天就可以告诉他？",
			"Are you safe right now? Is there an adult you could tell today?"),
	},
	dangerThird: {
		i18n.T("谢谢你没有装作没看见。有人正在受伤害，这不是命，也不是看盘能解决的事，先让他安全。",
			"Thank you for not looking away. Somebody is being hurt. That is no matter of fate or of a chart; their safety comes first."),
		i18n.T("有眼前的危险就拨打 110，受伤拨 120；自己不要冲上去，先让人离开那个地方。",
			"If there is danger now, call the emergency number (112 in Europe, 911 in North America, 999 in the UK). Do not step between; help the person get away."),
		i18n.T("受伤害的是孩子或学生，可以拨打青少年热线 12355、妇女儿童热线 12338，也要告诉学校；告诉他这不是他的错，记下时间和经过，留好照片和记录。",
			"If it is a child, child protection, the school and the lines at childhelplineinternational.org can help; for an adult, the local service for victims of violence. Say that it is not their fault, and keep photos and a record of what happened when."),
		i18n.T("他现在安全吗？今天可以先告诉谁？", "Is this person safe now, and whom could you tell today?"),
	},
	dangerWeary: {
		i18n.T("听起来你已经撑了很久，累到快没有力气了。先不用急着弄明白什么，也不用在这里把话说好。",
			"It sounds as if you have held on for a long time and have little strength left. Nothing has to be worked out right now, and nothing has to be put well."),
		i18n.T("先照顾最近的一小段：喝点水，坐下来，给一个信得过的人发一句“我今天很难”。要是吃不下、睡不着已经有两周，值得去看看医生。",
			"Look after the next small stretch: drink some water, sit down, and send one person you trust the words “today is hard”. If sleep or appetite has been gone for two weeks, a doctor is worth seeing."),
		i18n.T("想说给人听，可以拨打全国统一心理援助热线 12356，不必等到很严重才打；要是冒出伤害自己的念头，请马上打，或拨 120。",
			"A support line is there before things get worse: 988 in the US and Canada, 116 123 in the UK and Ireland, elsewhere findahelpline.com. If thoughts of hurting yourself come, call at once, or your emergency number."),
		i18n.T("愿意的话，跟我说说：最压着你的是哪一件？有没有想过伤害自己？想先看盘也可以，说一声就好。",
			"If you like, tell me what weighs most, and whether you have thought of hurting yourself. If you would rather look at a chart first, just say so."),
	},
}

// stillHere answers someone who goes on after a message that told of danger.
var stillHere = []i18n.Text{
	i18n.T("我还在，谢谢你接着说。刚才说的那几个电话现在就可以打：心理援助热线 12356，有危险拨 110 或 120，未满十八岁也可以拨 12355。",
		"I am still here, and thank you for going on. The lines named above can be called now: 988 in the US and Canada, 116 123 in the UK and Ireland, elsewhere findahelpline.com, and your emergency number in danger."),
	i18n.T("这一刻最需要的是什么：安全，有人陪，还是先把话说完？", "What is needed most at this moment: safety, company, or to finish what you were saying?"),
}
