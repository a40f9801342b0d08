package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"reflect"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/liuyao"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed cast_liuyao.md
var castLiuyaoMD string

// liuyaoInput is the input of cast_liuyao: six lines as for cast_iching, and when
// they were cast.
type liuyaoInput struct {
	castInput
	Date      string         `json:"date,omitzero" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$" doc:"Gregorian date of the casting, YYYY-MM-DD. Left out together with time: now."`
	Time      string         `json:"time,omitzero" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Local clock time of the casting, HH:MM or HH:MM:SS."`
	Timezone  string         `json:"timezone" limit:"1..80" trim:"true" default:"\"Asia/Shanghai\"" doc:"IANA name or fixed offset of the place of casting."`
	Offset    string         `json:"offset,omitzero" pattern:"^[+-]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Offset of the clock at that time, for example +09:00. Only for a time that was shown twice when clocks were set back: says which one, and the timezone stays."`
	Longitude *float64       `json:"longitude,omitzero" range:"-180..180" doc:"Degrees east of Greenwich; needed for solar time only."`
	Topic     string         `json:"topic,omitzero" enum:"self|other|relationship|travel|wealth|business|wife|staff|lost_valuables|career|lawsuit|husband|illness|theft|parents|house|vehicle|document|study|exam|lost_document|rain|children|medicine|pet|relief|fair_weather|siblings|friends|partner|rival|wind" doc:"What the question is about; decides the useful god (用神). Left out: none is chosen."`
	Options   *liuyaoOptions `json:"options,omitzero" doc:"Where schools differ; each option left out has its default."`
}

// liuyaoOptions are the options of liuyao.Rules by their public names, and how lines
// are cast.
type liuyaoOptions struct {
	castOptions
	LateZi           string `json:"late_zi,omitzero" enum:"same_day|next_day|same_day_and_stem" doc:"Which day owns 23:00 to 23:59. Default same_day."`
	Clock            string `json:"clock,omitzero" enum:"civil|standard|mean_solar|true_solar" doc:"Clock that day and hour are read from. Default civil."`
	ChangedRelatives string `json:"changed_relatives,omitzero" enum:"original_palace|own_palace" doc:"Whose palace gives the relatives of the changed hexagram. Default original_palace."`
	HiddenSpirits    string `json:"hidden_spirits,omitzero" enum:"missing|all|useful" doc:"Hidden spirits of the missing relatives, the whole head of the palace, or only the useful god when it is missing. Default missing."`
	ShiShen          string `json:"shi_shen,omitzero" enum:"off|on" doc:"Whether 世身 is named too. Default off."`
	EarthStages      string `json:"earth_stages,omitzero" enum:"water|fire" doc:"With which element earth shares its life stages. Default water."`
	VoidMonth        string `json:"void_month,omitzero" enum:"wang_xiang|wang" doc:"States of the month that keep a quiet line from being empty. Default wang_xiang."`
	TrueVoid         string `json:"true_void,omitzero" enum:"season|weak" doc:"Which empty lines are truly empty. Default season."`
	AnDong           string `json:"an_dong,omitzero" enum:"month|helped" doc:"Which quiet lines a clash by the day sets moving: those strong in the month, or also those that are helped. Default month."`
	ChongSan         string `json:"chong_san,omitzero" enum:"none|weak|all" doc:"Which moving lines the day scatters. Default none."`
	SanHe            string `json:"san_he,omitzero" enum:"moving|one_static" doc:"Whether a quiet line may complete a formation of three. Default moving."`
	TwoUseful        string `json:"two_useful,omitzero" enum:"sound|flawed" doc:"Of two useful gods the sound or the void and broken one. Default sound."`
	AbsentUseful     string `json:"absent_useful,omitzero" enum:"month_day|hidden" doc:"Where a useful god on no line is sought first. Default month_day."`
	Score            string `json:"score,omitzero" enum:"off|on" doc:"A score of our own for each line. Default off."`
}

// castMethodOption is the option that is not one of liuyao.Rules.
const castMethodOption = "cast_method"

func (in liuyaoInput) options() liuyaoOptions {
	if in.Options == nil {
		return liuyaoOptions{}
	}
	return *in.Options
}

// Validate checks the rules over several members.
func (in liuyaoInput) Validate() []fault.Field {
	o := in.options()
	problems := in.problems(o.castOptions)
	add := func(wrong bool, path, message string) {
		if wrong {
			problems = append(problems, fault.Field{Path: path, Code: schema.Custom, Message: message})
		}
	}
	add(in.Date != "" && in.Time == "", "time", "a date needs the time of casting")
	add(in.Date == "" && in.Time != "", "date", "a time needs the date of casting")
	solar := o.Clock == bazi.ClockMeanSolar.String() || o.Clock == bazi.ClockTrueSolar.String()
	add(solar && in.Longitude == nil, "longitude", "solar time needs a longitude")
	return problems
}

func castLiuyao(d Deps) tool.Tool {
	spec := tool.Spec{
		Name:        "cast_liuyao",
		Category:    "calculator",
		Route:       "liuyao",
		Label:       i18n.T("装六爻卦盘", "Set out a Liu Yao board"),
		Description: tool.Describe(castLiuyaoMD),
		Chart:       ichingChart(i18n.T("六爻卦盘", "Liu Yao board"), liuyaoReading),
		Aside:       []string{"rules", "method.probabilities", "opposite", "reversedHexagram", "liuyao.boundaries"},
		ReadOnly:    true,
		Example:     jsontext.Value(`{"lines":[7,7,9,8,8,8],"date":"2026-11-30","time":"15:50","timezone":"Asia/Shanghai","topic":"wealth"}`),
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in liuyaoInput) (liuyaoOutput, error) {
		if l != "" {
			in.Locale = string(l)
		}
		c, err := in.casting(d.Random, in.options().castOptions)
		if err != nil {
			return liuyaoOutput{}, err
		}
		s, err := in.setOut(d.years(), d.Now, c)
		if err != nil {
			return liuyaoOutput{}, inputFault(err)
		}
		return newLiuyaoOutput(s)
	})
}

// sixLines is a cast set out at its moment.
type sixLines struct {
	casting
	in      liuyaoInput // with the moment filled in
	board   *liuyao.Board
	pillars *bazi.Chart
}

// setOut sets out a cast at the moment of the input.
func (in liuyaoInput) setOut(y years, now func() civil.DateTime, c casting) (sixLines, error) {
	rules, err := in.rules()
	if err != nil {
		return sixLines{}, err
	}
	moment, err := in.moment(y, now)
	if err != nil {
		return sixLines{}, err
	}
	pillars, err := moment.FourPillars(rules)
	if err != nil {
		return sixLines{}, err
	}
	topic, _ := liuyao.ParseTopic(in.Topic)
	board, err := liuyao.NewBoard(liuyao.Casting{
		Cast: c.cast, Month: pillars.Pillars[bazi.Month].Pair.Branch(), Day: pillars.Pillars[bazi.Day].Pair, Topic: topic,
	}, rules)
	if err != nil {
		return sixLines{}, err
	}
	in.Date, in.Time = moment.Local.DateString(), moment.Local.ClockString()
	return sixLines{c, in, board, pillars}, nil
}

// moment is when the cast was made: what the input says, or now.
func (in liuyaoInput) moment(y years, now func() civil.DateTime) (liuyao.Moment, error) {
	if in.Date == "" && now != nil {
		return in.now(now())
	}
	birth, err := baziInput{Date: in.Date, Time: &in.Time, Timezone: in.Timezone, Offset: in.Offset, Longitude: in.Longitude}.birth(y)
	return liuyao.Moment{Local: birth.Local, Zone: birth.Zone, LongitudeDegEast: birth.LongitudeDegEast}, err
}

// now is the moment at which a clock in the server's zone shows a reading.
func (in liuyaoInput) now(local civil.DateTime) (liuyao.Moment, error) {
	m := liuyao.Moment{LongitudeDegEast: in.Longitude}
	var err error
	m.Local, m.Zone, err = clockIn(in.Timezone, local)
	return m, err
}

// clockIn returns what a clock in a zone shows when one in the server's zone shows
// a reading.
func clockIn(timezone string, local civil.DateTime) (civil.DateTime, *civil.Zone, error) {
	server, err := civil.LoadZone(serverZone)
	if err != nil {
		return local, nil, err
	}
	moment, err := server.Resolve(local, nil)
	if err != nil {
		return local, nil, err
	}
	zone, err := civil.LoadZone(timezone)
	if err != nil {
		return local, nil, err
	}
	return zone.At(moment.Unix).Local, zone, nil
}

// serverZone is the zone of Deps.Now.
const serverZone = "Asia/Shanghai"

func (in liuyaoInput) rules() (liuyao.Rules, error) {
	var rules liuyao.Rules
	for _, o := range appendChosen(nil, reflect.ValueOf(in.options())) {
		if o.name == castMethodOption {
			continue
		}
		if err := rules.Set(o.name, o.value); err != nil {
			return rules, err
		}
	}
	return rules, nil
}

// drawLiuyao draws the board of given lines or of a seed, at a given moment.
func drawLiuyao(y years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	in, err := schema.Decode[liuyaoInput](input)
	if err != nil {
		return nil, err
	}
	c, err := in.casting(nil, in.options().castOptions)
	if err != nil {
		return nil, err
	}
	s, err := in.setOut(y, nil, c)
	if err != nil {
		return nil, inputFault(err)
	}
	if l == "" {
		l = i18n.Locale(in.Locale)
	}
	if format == SVG {
		return []byte(chart.LiuyaoSVG(s.board, s.pillars, c.foot(), chartLanguage(l))), nil
	}
	return []byte(chart.LiuyaoText(s.board, s.pillars, c.foot(), chartLanguage(l))), nil
}
