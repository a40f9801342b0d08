module github.com/wenbu-go/wenbu/crosscheck

go 1.27.0

toolchain go1.27.3

require (
	github.com/6tail/lunar-go v1.4.7
	github.com/6tail/tyme4go v1.4.3
	github.com/wenbu-go/wenbu v0.0.0-00010101000000-000000000000
)

replace github.com/wenbu-go/wenbu => ../
