// Package migration reads the numbered files that make a database's tables.
package migration

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// Step is one step of the tables' history: file NNNN_name.sql. A step that was
// released never changes.
type Step struct {
	Number int
	Name   string
	Script string
}

// Read returns all steps in the folder "migrations", by number. Numbers begin with
// 1 and leave none out.
func Read(files fs.FS) ([]Step, error) {
	entries, err := fs.ReadDir(files, "migrations")
	if err != nil {
		return nil, err
	}
	var steps []Step
	for _, e := range entries {
		number, name, ok := strings.Cut(strings.TrimSuffix(e.Name(), ".sql"), "_")
		n, err := strconv.Atoi(number)
		if err != nil || !ok || len(number) != 4 {
			return nil, fmt.Errorf("migration %s is not named NNNN_name.sql", e.Name())
		}
		script, err := fs.ReadFile(files, "migrations/"+e.Name())
		if err != nil {
			return nil, err
		}
		steps = append(steps, Step{n, name, string(script)})
	}
	slices.SortFunc(steps, func(a, b Step) int { return a.Number - b.Number })
	for i, step := range steps {
		if step.Number != i+1 {
			return nil, fmt.Errorf("migration %04d is missing or there twice", i+1)
		}
	}
	return steps, nil
}

// Newest returns an error when a database has seen a step that this program does
// not know.
func Newest(applied int, steps []Step) error {
	if applied > len(steps) {
		return fmt.Errorf("the database was changed by a newer program: it is at step %d, this program knows %d", applied, len(steps))
	}
	return nil
}
