package agent

import "github.com/wenbu-go/wenbu/internal/i18n"

// What a person may read of the harness itself.
var (
	textNoModel = i18n.T("这台服务器没有可用的语言模型，暂时不能对话。各个排盘工具仍可使用。",
		"This server has no language model to talk with at the moment. The calculators still work.")
	textNoCalculator = i18n.T("这台服务器不能重算这一类结果。",
		"This server cannot compute readings of this kind.")
	textRecomputed = i18n.T("已按原始输入重新计算：", "Computed again from the original input: ")

	// Text put into the answer by the harness.
	textBudgetEnded = i18n.T("本站今天共用的模型额度刚好用完，这一轮到此为止；上面已得到的结果仍然有效。",
		"The model budget shared on this site ran out just now, so this turn ends here. The results above remain valid.")
	textContextFull = i18n.T("这一轮带的内容已到上限，不能再继续；请新开一个话题，或减少附带的资料与结果。",
		"This turn carries as much text as it can hold and cannot go on. Please start a new conversation, or send fewer sources and results along.")
	textUnresolved = i18n.T("报告草稿没有通过核对，所以没有保存；需要的话，可以缩小题目后再请我写一次。",
		"The report draft did not pass its checks and was not saved. If you still want one, ask again with a narrower topic.")
	textReportReady = i18n.T("报告《%s》已经写好。%s", "The report “%s” is ready. %s")

	textExample = i18n.T("（假设的例子）", " (invented example)")

	// Short outcomes of tools.
	textDone        = i18n.T("已完成", "Completed")
	textKept        = i18n.T("沿用原来的结果", "The original result was kept")
	textUnknownTool = i18n.T("没有这个工具", "There is no such tool")
	textToolFailed  = i18n.T("这一步没有成功", "This step did not succeed")
	textUnread      = i18n.T("报告引用了没有读过的资料，没有保存", "The report cites sources that were not read, so it was not saved")
	textBadReport   = i18n.T("报告的格式或长度不符合要求，没有保存", "The report's form or length was not valid, so it was not saved")

	labelUnknown = i18n.T("未知工具", "Unknown tool")
	labelVerify  = i18n.T("核对报告的依据", "Verify a report source")

	// Terminal failures.
	textTimeout    = i18n.T("这一轮超过了时间上限或已被取消，已停止；已得到的结果仍然有效。", "This turn took too long or was cancelled and was stopped. The results so far remain valid.")
	textIncomplete = i18n.T("回答没有完整生成，已停止；已得到的结果仍然有效。可以再试一次。", "The answer did not arrive complete and was stopped. The results so far remain valid. You can try again.")
)
