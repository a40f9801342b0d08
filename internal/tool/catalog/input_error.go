package catalog

import (
	"errors"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// fieldNames are the names of inputs in sentences. An input without one is named
// as it is written.
var fieldNames = map[string]i18n.Text{
	"date":      i18n.T("日期", "date"),
	"time":      i18n.T("时间", "time"),
	"timezone":  i18n.T("时区", "timezone"),
	"offset":    i18n.T("偏移", "offset"),
	"longitude": i18n.T("经度", "longitude"),
	"sex":       i18n.T("性别", "sex"),
	"target":    i18n.T("所问时刻", "target"),
	"pillars":   i18n.T("四柱", "pillars"),
	"datetime":  i18n.T("时刻", "datetime"),
	"question":  i18n.T("问题", "question"),
	"lines":     i18n.T("六爻", "lines"),
	"numbers":   i18n.T("数", "numbers"),
	"seed":      i18n.T("种子", "seed"),
	"cards":     i18n.T("牌", "cards"),
	"spread":    i18n.T("牌阵", "spread"),
	"purpose":   i18n.T("用事", "purpose"),
	"from":      i18n.T("起始日", "first day"),
	"to":        i18n.T("截止日", "last day"),
}

// inputFault turns a calculator's error about its input into a fault that names
// the field. Other errors, nil too, stay as they are.
func inputFault(err error) error {
	var e *calc.InputError
	if !errors.As(err, &e) {
		return err
	}
	name, ok := fieldNames[e.Field]
	if !ok {
		name = i18n.T(e.Field, e.Field)
	}
	return namedFault(e, name)
}

// namedFault is the fault about an input that a sentence calls by the name.
func namedFault(e *calc.InputError, name i18n.Text) error {
	f := fault.New(fault.Invalid, "invalid_input", i18n.T(name.Zh+"："+e.ReasonZh+"。", "The "+name.En+" "+e.Reason+"."))
	f.Fields = []fault.Field{{Path: e.Field, Code: schema.Custom, Message: name.En + " " + e.Reason}}
	return f
}
