package catalog

import (
	"fmt"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// ichingChart is the chart of a hexagram, however it was cast. A conversation knows
// four kinds of charts; a Liu Yao board and a cast by plum blossom numbers go into it
// as the hexagram that they are, and what they tell beyond it rides along under a
// name of its own, which a reader may pass over.
func ichingChart(title i18n.Text, reading func(any) (any, error)) *tool.Chart {
	return &tool.Chart{Kind: "iching", Title: title, Reading: reading}
}

// liuyaoChart is a cast as cast_iching tells it, with its board.
type liuyaoChart struct {
	ichingOutput
	Liuyao   liuyaoBoard `json:"liuyao"`
	Warnings []string    `json:"warnings"`
	Rules    []baziRule  `json:"rules"`
}

// liuyaoReading makes the chart of a result of cast_liuyao.
func liuyaoReading(result any) (any, error) {
	out, ok := result.(liuyaoOutput)
	if !ok {
		return nil, fmt.Errorf("a board of six lines is no %T", result)
	}
	cast, err := hexagramsOf(out.Lines)
	cast.castOutput = out.castOutput
	return liuyaoChart{cast, out.Liuyao, out.Warnings, out.Rules}, err
}

// meihuaChart is a cast by plum blossom numbers as a hexagram, with body and use.
type meihuaChart struct {
	ichingOutput
	Meihua meihuaCast `json:"meihua"`
}

type meihuaCast struct {
	Input     meihuaInput      `json:"input"`
	Moment    *meihuaMoment    `json:"moment,omitzero"`
	Sums      meihuaSums       `json:"sums"`
	Nuclear   hexagramOutput   `json:"nuclear"`
	Body      meihuaTrigram    `json:"body"`
	Use       meihuaTrigram    `json:"use"`
	Relations []meihuaRelation `json:"relations"`
	Parties   meihuaParties    `json:"parties"`
	Rules     []meihuaRule     `json:"rules"`
}

// byNumbers says how the lines of a cast by plum blossom numbers came about.
var byNumbers = i18n.T("梅花易数：由时间或所报的数算出，不是抛掷所得。", "Plum blossom numbers: worked out from a time or from numbers, not thrown.")

// meihuaReading makes the chart of a result of cast_meihua.
func meihuaReading(result any) (any, error) {
	out, ok := result.(meihuaOutput)
	if !ok {
		return nil, fmt.Errorf("a cast by plum blossom numbers is no %T", result)
	}
	cast, err := hexagramsOf(out.Lines)
	cast.Method.Note, cast.Notice = byNumbers.In(i18n.Locale(out.Input.Locale)), out.Notice
	return meihuaChart{cast, meihuaCast{out.Input, out.Moment, out.Sums, out.Nuclear, out.Body, out.Use, out.Relations, out.Parties, out.Rules}}, err
}

// hexagramsOf tells six lines as cast_iching does.
func hexagramsOf(lines [6]int) (ichingOutput, error) {
	c, err := castInput{Lines: lines[:]}.casting(nil, castOptions{})
	if err != nil {
		return ichingOutput{}, err
	}
	return newIChingOutput(c, i18n.Zh), nil
}
