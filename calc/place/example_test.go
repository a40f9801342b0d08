package place_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/place"
)

func ExampleSearch() {
	for _, p := range place.Search("北京朝阳", 1) {
		fmt.Println(p.Name, p.Admin, p.CountryName, p.LongitudeDegEast, p.Timezone)
	}
	// Output: 朝阳区 北京市 中国 116.4324 Asia/Shanghai
}
