package catalog

import (
	"encoding/json/jsontext"
	"sync"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// readChart reads inputs of calculate_bazi.
var readChart = sync.OnceValue(schema.NewDecoder[chartInput])

// LifeLine scores every year of the life (流年) of the birth of an input of
// calculate_bazi, from the year of birth on. The error is that of the calculator.
func LifeLine(input jsontext.Value) ([]bazi.LifeYear, error) {
	in, err := readChart().Decode(input)
	if err != nil {
		return nil, err
	}
	c, err := in.cast(wireYears)
	if err != nil {
		return nil, err
	}
	born := c.Moment.Local.Year
	years, err := c.LifeLine(born, born+bazi.LifeYears)
	return years, inputFault(err)
}
