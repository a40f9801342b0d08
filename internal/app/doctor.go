package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/place"
	"github.com/wenbu-go/wenbu/calc/sky"
	"github.com/wenbu-go/wenbu/internal/i18n"
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
		{"ledger", c.checkLedger},
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

func (c *doctorCmd) checkStore(ctx context.Context) (detail string, err error) {
	return c.withStore(ctx, func(db database) (string, error) {
		return db.kind + ": settings durable", db.Check(ctx)
	})
}

// checkLedger compares every sum of the ledger with the rows it stands for.
func (c *doctorCmd) checkLedger(ctx context.Context) (detail string, err error) {
	return c.withStore(ctx, func(db database) (string, error) {
		a, err := db.credits.Audit(ctx)
		return auditText(a, err)
	})
}

// withStore makes a check of the database, if there is one.
func (c *doctorCmd) withStore(ctx context.Context, check func(db database) (string, error)) (detail string, err error) {
	if c.storeMissing() {
		return "not there yet; the first start makes it in " + c.Data, nil
	}
	db, err := c.openStore(ctx)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	return check(db)
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
		return fmt.Sprintf("provider configured, model %s, prompt %s (not called)", w.name(), w.promptVersion()), nil
	}
	return "built-in interpreter, " + w.name(), nil
}
