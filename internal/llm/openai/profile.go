package openai

import (
	"net/url"
	"strings"
)

// DeepSeek's own address and the model asked for there unless another is named.
const (
	DeepSeekURL   = "https://api.deepseek.com"
	DeepSeekModel = "deepseek-v4-flash"
)

// Profile says how a provider differs from the common protocol.
type Profile uint8

// The profiles. What they mean stands in differences, who has one in providers.
const (
	Compatible Profile = iota
	DeepSeek
	OpenAI
	OpenAIThinking
	Kimi
	KimiThinking
	Moonshot
	GLM
	Qwen
	LMStudio
	profiles
)

// difference is what a call to a provider has that others have not. What no provider
// needs is never sent: stream_options, parallel_tool_calls, sampling beside the
// temperature. How a provider may shape its answers needs no row: see assembler.
type difference struct {
	thinking         thinkingSwitch
	echoReasoning    bool // reasoning goes back with the tool calls that it led to
	forcing          forcing
	completionTokens bool // max_completion_tokens instead of max_tokens
	fixedTemperature bool // no temperature is taken
	alwaysThinks     bool // and what it thinks counts as text, so more is allowed
}

// thinkingSwitch is the member that switches thinking off.
type thinkingSwitch uint8

const (
	noSwitch     thinkingSwitch = iota
	switchByType                // "thinking":{"type":"disabled"}
	switchByFlag                // "enable_thinking":false
)

// forcing says how a model is made to call one tool. Where a provider refuses the
// tool's name as the choice, that tool alone is offered.
type forcing uint8

const (
	byName   forcing = iota // tool_choice names the tool
	byDemand                // "required"
	byOffer                 // "auto", the only choice that these providers take
)

// differences has a row for each profile.
var differences = [profiles]difference{
	DeepSeek:       {thinking: switchByType, echoReasoning: true},
	OpenAI:         {completionTokens: true},
	OpenAIThinking: {completionTokens: true, fixedTemperature: true, alwaysThinks: true},
	Kimi:           {thinking: switchByType, echoReasoning: true, forcing: byOffer, completionTokens: true, fixedTemperature: true},
	KimiThinking:   {echoReasoning: true, forcing: byOffer, completionTokens: true, fixedTemperature: true, alwaysThinks: true},
	Moonshot:       {forcing: byOffer},
	GLM:            {thinking: switchByType, echoReasoning: true, forcing: byOffer},
	Qwen:           {thinking: switchByFlag},
	LMStudio:       {forcing: byDemand},
}

// providers says who has which profile: the first row that fits an address and a
// model. A host fits with all hosts below it; a model fits by how its name begins.
var providers = []struct {
	host, model string
	profile     Profile
}{
	{"deepseek.com", "", DeepSeek},
	{"openai.com", "gpt-5", OpenAIThinking}, {"openai.com", "o", OpenAIThinking}, {"openai.com", "", OpenAI},
	{"moonshot.cn", "kimi-k2.5", Kimi}, {"moonshot.cn", "kimi-k2.6", Kimi}, {"moonshot.cn", "kimi", KimiThinking}, {"moonshot.cn", "", Moonshot},
	{"moonshot.ai", "kimi-k2.5", Kimi}, {"moonshot.ai", "kimi-k2.6", Kimi}, {"moonshot.ai", "kimi", KimiThinking}, {"moonshot.ai", "", Moonshot},
	{"bigmodel.cn", "", GLM}, {"z.ai", "", GLM},
	{"dashscope.aliyuncs.com", "", Qwen}, {"dashscope-intl.aliyuncs.com", "", Qwen}, {"dashscope-us.aliyuncs.com", "", Qwen},
	{"localhost:1234", "", LMStudio}, {"127.0.0.1:1234", "", LMStudio},
}

// ProfileOf returns the profile of a model at a base address: Compatible for any that
// is not known.
func ProfileOf(baseURL, model string) Profile {
	u, err := url.Parse(baseURL)
	if err != nil {
		return Compatible
	}
	for _, p := range providers {
		host := strings.ToLower(u.Hostname())
		if strings.Contains(p.host, ":") {
			host = u.Host
		}
		if (host == p.host || strings.HasSuffix(host, "."+p.host)) && strings.HasPrefix(strings.ToLower(model), p.model) {
			return p.profile
		}
	}
	return Compatible
}
