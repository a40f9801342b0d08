package catalog

import (
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// Format is a form of drawing.
type Format uint8

// The formats.
const (
	SVG  Format = iota // a picture for a page or for paper
	Text               // for a terminal
)

// Draw draws the chart of an input of the calculator of that kind ("bazi"). The
// error is a fault: NotFound when charts of the kind are not drawn, or that of
// the calculator.
func Draw(kind string, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	if kind != "bazi" {
		return nil, fault.New(fault.NotFound, "", i18n.T("没有这种盘的图。", "There is no drawing of this kind of chart."))
	}
	return draw(wireYears, format, l, input)
}

// DrawBazi draws the chart of an input of calculate_bazi, of all the years that
// calc/bazi knows. The error is that of the tool.
func DrawBazi(format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	return draw(allYears, format, l, input)
}

func draw(y years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	in, err := schema.Decode[chartInput](input)
	if err != nil {
		return nil, err
	}
	c, err := in.cast(y)
	if err != nil {
		return nil, err
	}
	return drawPillars(c, format, l), nil
}

func drawPillars(c *bazi.Chart, format Format, l i18n.Locale) []byte {
	language := chart.Chinese
	if l == i18n.En {
		language = chart.English
	}
	if format == Text {
		return []byte(chart.FourPillarsText(c, language))
	}
	return []byte(chart.FourPillarsSVG(c, language))
}
