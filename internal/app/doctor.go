package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/place"
	"github.com/wenbu-go/wenbu/calc/sky"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/store/sqlite"
)

// doctorCmd is `wenbu doctor`.
type doctorCmd struct {
	serverFlags
	JSON bool `help:"Print machine-readable."`
}

type checkup struct {
	Name   string `json:"name"`
	OK     bool   `json:"ok"`
	Detail string `json:"detail"`
}

// Run makes every check, prints them, and fails when one does.
func (c *doctorCmd) Run(ctx context.Context, s Streams) error {
	report := struct {
		OK     bool      `json:"ok"`
		Checks []checkup `json:"checks"`
	}{OK: true}
	for _, check := range []struct {
		name string
		run  func(context.Context) (string, error)
	}{
		{"zones", checkZones},
		{"sky", checkSky},
		{"places", checkPlaces},
		{"handbook", checkHandbook},
		{"store", c.checkStore},
		{"model", c.checkModel},
	} {
		detail, err := check.run(ctx)
		if err != nil {
			detail = oneLine(describe(err))
		}
		report.OK = report.OK && err == nil
		report.Checks = append(report.Checks, checkup{check.name, err == nil, detail})
	}
	if c.JSON {
		if err := printJSON(s.Out, report); err != nil {
			return err
		}
	} else {
		for _, check := range report.Checks {
			mark := "ok  "
			if !check.OK {
				mark = "FAIL"
			}
			fmt.Fprintf(s.Out, "%s  %-9s %s\n", mark, check.Name, check.Detail)
		}
	}
	if !report.OK {
		return errIncomplete
	}
	return nil
}

// checkZones computes an offset that only a complete zone history gives right.
func checkZones(context.Context) (string, error) {
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		return "", err
	}
	m, err := zone.Resolve(civil.DateTime{Year: 1988, Month: 7, Day: 1, Hour: 12}, nil)
	if err != nil {
		return "", err
	}
	if !m.DST || m.OffsetSeconds != 9*3600 {
		return "", fmt.Errorf("summer time of July 1988 in Shanghai is UTC%s, expected +09:00", civil.FormatOffset(m.OffsetSeconds))
	}
	return "embedded IANA zone data, historic summer time included", nil
}

func checkSky(context.Context) (string, error) {
	lichun, ok := sky.SolarTerm(2024, 2)
	if !ok || lichun.Unix()/1000 != 1707035227 {
		return "", fmt.Errorf("立春 2024 is not at 2024-02-04T08:27:07Z")
	}
	return "solar terms and new moons of 1600 to 3000", nil
}

func checkPlaces(context.Context) (string, error) {
	if found := place.Search("成都", 1); len(found) != 1 || found[0].Timezone != "Asia/Shanghai" {
		return "", fmt.Errorf("成都 is not in the gazetteer")
	}
	return "offline gazetteer ready", nil
}

func checkHandbook(context.Context) (string, error) {
	t, err := newTools("", slog.New(slog.DiscardHandler))
	if err != nil {
		return "", err
	}
	guides, err := t.library.Guides(i18n.Zh)
	return fmt.Sprintf("%d guides in two languages", len(guides)), err
}

func (c *doctorCmd) checkStore(ctx context.Context) (string, error) {
	if c.DatabaseURL != "" {
		return "", usage("WENBU_DATABASE_URL: a PostgreSQL store is not in this version")
	}
	if _, err := os.Stat(filepath.Join(c.Data, sqlite.FileName)); errors.Is(err, fs.ErrNotExist) {
		return "not there yet; the first start makes it in " + c.Data, nil
	}
	db, err := sqlite.Open(ctx, c.Data)
	if err != nil {
		return "", err
	}
	defer db.Close()
	if err := db.Check(ctx); err != nil {
		return "", err
	}
	return "SQLite, settings durable, pages whole, in " + c.Data, nil
}

func (c *doctorCmd) checkModel(context.Context) (string, error) {
	w, err := c.writer()
	switch {
	case err != nil:
		return "", err
	case w.Problem != "":
		return "", errors.New(w.Problem)
	case w.Model == nil:
		return "", fmt.Errorf("no provider is set and the interpreter is off: turns are refused")
	case w.Provider:
		return fmt.Sprintf("provider configured, model %s (not called)", w.name()), nil
	}
	return "built-in interpreter, " + w.name(), nil
}
