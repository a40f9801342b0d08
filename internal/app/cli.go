package app

// commands is the command line: one field a command, in the order of the help.
type commands struct {
	Help helpFlag `short:"h" help:"Show this help."`

	Serve      serveCmd      `cmd:"" help:"Run the whole server."`
	Bazi       baziCmd       `cmd:"" help:"Compute a four-pillar chart (八字)."`
	Ziwei      ziweiCmd      `cmd:"" help:"Cast a Zi Wei chart (紫微斗数)."`
	Match      matchCmd      `cmd:"" help:"Set two four-pillar charts side by side (合婚)."`
	Reverse    reverseCmd    `cmd:"" help:"Find the births that have four pillars (由四柱反查)."`
	Almanac    almanacCmd    `cmd:"" help:"Open the almanac page (黄历) of a day."`
	Terms      termsCmd      `cmd:"" help:"List the solar terms (节气) of a year."`
	PickDay    pickDayCmd    `cmd:"" help:"Pick days for a purpose (择日)."`
	IChing     ichingCmd     `cmd:"" name:"iching" help:"Cast a hexagram of the I Ching (易经起卦)."`
	Tarot      tarotCmd      `cmd:"" help:"Draw tarot cards into a spread (塔罗)."`
	Meihua     meihuaCmd     `cmd:"" help:"Cast a hexagram from a time or from numbers (梅花易数)."`
	Liuyao     liuyaoCmd     `cmd:"" help:"Set out a Liu Yao board (六爻): palaces, relatives, spirits, marks."`
	XiaoLiuRen xiaoLiuRenCmd `cmd:"" name:"xiaoliuren" help:"Count the six palaces of an hour or a question (小六壬)."`
	Places     placesCmd     `cmd:"" help:"Find a place in the offline gazetteer."`
	Agent      agentCmd      `cmd:"" help:"Ask the agent one question; prints its events, one JSON object a line."`
	Account    accountCmds   `cmd:"" help:"Operate accounts."`
	Key        keyCmds       `cmd:"" help:"Operate API keys of the hub."`
	Credit     creditCmds    `cmd:"" help:"Operate credits and redeem codes."`
	Price      priceCmds     `cmd:"" help:"Operate what the hub's tools cost."`
	Tool       toolCmds      `cmd:"" help:"Enable and disable tools of the hub."`
	Forum      forumCmds     `cmd:"" help:"Operate the forum."`
	Library    libraryCmd    `cmd:"" help:"List the guides of the handbook, as JSON."`
	Guide      guideCmd      `cmd:"" help:"Print a guide of the handbook."`
	MCP        mcpCmd        `cmd:"" name:"mcp" help:"Offer the tools to an agent over standard input and output (Model Context Protocol)."`
	Doctor     doctorCmd     `cmd:"" help:"Check zone data, store, durability and model provider."`
	Version    versionCmd    `cmd:"" help:"Print which build this is."`
	HelpFor    helpCmd       `cmd:"" name:"help" help:"Explain a command."`
}
