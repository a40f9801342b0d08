// Package fortune holds the six fortune tools of the hub: the chain from a birth
// to a year (基础, 格局, 流年, 评分) and the two divinations by Xiao Liu Ren.
//
// Nothing is kept between the calls of a chain. What one call answered comes back
// as the input of the next, and only the birth in it is believed: everything else
// is computed again and must agree. A Narrator may write prose; every symbol,
// score and level is the engine's.
package fortune
