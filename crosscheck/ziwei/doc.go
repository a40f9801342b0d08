// Package ziwei compares the charts of Zi Wei Dou Shu (紫微斗数) with those of
// iztro, which runs under Node and is a dependency of this comparison only.
//
//	go test .                               every chart against the digests of testdata, without Node
//	WENBU_LONG=1 go test -timeout 60m .     runs iztro on every birth again
//
// A block of births has one digest: of what iztro says of them. Where ours differs
// for an accepted reason, the reason gives what iztro says, and that is digested; a
// difference without a reason changes the digest of its block.
package ziwei
