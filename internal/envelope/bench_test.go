package envelope_test

import (
	"encoding/json/v2"
	"testing"

	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// BenchmarkMapper makes and checks the envelopes of a birth at a place.
func BenchmarkMapper(b *testing.B) {
	born := newBench().artifact(b, "calculate_bazi", `{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai","sex":"male","longitude":104.0667}`)
	for b.Loop() {
		if list, err := envelope.NewMapper(i18n.Zh).Event(born); err != nil || len(list) != 5 {
			b.Fatal(len(list), err)
		}
	}
}

// BenchmarkValidate checks each of those envelopes.
func BenchmarkValidate(b *testing.B) {
	born := newBench().artifact(b, "calculate_bazi", `{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai","sex":"male","longitude":104.0667}`)
	list, err := envelope.NewMapper(i18n.Zh).Event(born)
	if err != nil {
		b.Fatal(err)
	}
	for _, e := range list {
		raw, err := json.Marshal(e)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(names([]envelope.Envelope{e}), func(b *testing.B) {
			b.SetBytes(int64(len(raw)))
			for b.Loop() {
				if problems := envelope.Validate(raw); problems != nil {
					b.Fatal(problems)
				}
			}
		})
	}
}
