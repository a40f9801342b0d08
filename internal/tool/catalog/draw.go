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

// drawing draws the chart of an input of a calculator, of a birth in some years.
type drawing func(y years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error)

// drawingOf returns how charts of a kind are drawn, or nil.
func drawingOf(kind string) drawing {
	switch kind {
	case "bazi":
		return drawBazi
	case "iching":
		return drawIChing
	case "tarot":
		return drawTarotSpread
	case "meihua":
		return drawMeihua
	case "liuyao":
		return drawLiuyao
	case "xiaoliuren":
		return drawXiaoLiuRen
	case "ziwei":
		return drawZiwei
	}
	return nil
}

// Draw draws the chart of an input of the calculator of that kind ("bazi"), of the
// years of the wire. The error is a fault: NotFound when charts of the kind are not
// drawn, or that of the calculator.
func Draw(kind string, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	return draw(wireYears, kind, format, l, input)
}

// DrawAllYears is Draw for all the years that the calculator knows.
func DrawAllYears(kind string, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	return draw(allYears, kind, format, l, input)
}

func draw(y years, kind string, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	drawn := drawingOf(kind)
	if drawn == nil {
		return nil, fault.New(fault.NotFound, "", i18n.T("没有这种盘的图。", "There is no drawing of this kind of chart."))
	}
	return drawn(y, format, l, input)
}

func drawBazi(y years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	in, err := schema.Decode[chartInput](input)
	if err != nil {
		return nil, err
	}
	c, err := in.cast(y)
	if err != nil {
		return nil, err
	}
	if l == "" {
		l = i18n.Locale(in.Locale)
	}
	return drawPillars(c, format, l), nil
}

// chartLanguage is the language of labels for a locale.
func chartLanguage(l i18n.Locale) chart.Language {
	if l == i18n.En {
		return chart.English
	}
	return chart.Chinese
}

func drawPillars(c *bazi.Chart, format Format, l i18n.Locale) []byte {
	language := chartLanguage(l)
	if format == Text {
		return []byte(chart.FourPillarsText(c, language))
	}
	return []byte(chart.FourPillarsSVG(c, language))
}
