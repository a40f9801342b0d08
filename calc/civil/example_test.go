package civil_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/civil"
)

func ExampleLoadZone() {
	zone, _ := civil.LoadZone("Asia/Shanghai")
	born, _ := civil.ParseDateTime("1988-05-05T15:30")
	moment, _ := zone.Resolve(born, nil)
	fmt.Println(moment.Local, civil.FormatOffset(moment.OffsetSeconds), "summer time:", moment.DST)
	fmt.Println(civil.FromSeconds(moment.Unix), "UTC")
	// Output:
	// 1988-05-05T15:30:00 +09:00 summer time: true
	// 1988-05-05T06:30:00 UTC
}
