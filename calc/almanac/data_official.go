package almanac

// Months in which the calendar that was issued differs from the rule computed
// with modern positions and Beijing mean time. Lunations are sky's numbers.
//
// For 1645-1911 (Shixian calendar, 时宪历) the list is complete: two published
// reconstructions agree in every month.
// Source: doc/sources.md#lunisolar-official-months.

// lastOfficial is the last lunation the lists can hold: December 1911.
const lastOfficial = -1089

// officialShift moves the first day of a month.
type officialShift struct{ lunation, days int }

var officialShifts = [...]officialShift{
	{-4295, +1}, // 1652 month 9
	{-4283, +1}, // 1653 month 8
	{-4034, +1}, // 1673 month 10
	{-3880, +1}, // 1686 month 4
	{-3804, +1}, // 1692 month 5
	{-3794, +1}, // 1693 month 3
	{-3651, +1}, // 1704 month 10
	{-3610, -1}, // 1708 month 2
	{-3538, +1}, // 1713 month 11
	{-3523, +1}, // 1715 month 2
	{-3357, +1}, // 1728 month 7
	{-3322, +1}, // 1731 month 5
	{-3034, +1}, // 1754 month 8
	{-2600, +1}, // 1789 month 9
	{-2537, +1}, // 1794 month 11
	{-2309, +1}, // 1813 month 4
	{-2254, +1}, // 1817 month 9
	{-2215, +1}, // 1820 month 11
	{-2185, +1}, // 1823 month 4
	{-1954, -1}, // 1841 month 12
	{-1944, +1}, // 1842 month 10
	{-1859, +1}, // 1849 month 8
	{-1770, +1}, // 1856 month 11
	{-1709, +1}, // 1861 month 10
	{-1616, +1}, // 1869 month 4
	{-1474, +1}, // 1880 month 10
	{-1395, +1}, // 1887 month 3
	{-1159, +1}, // 1906 month 4
}

// officialLeap names the leap month of the sui that begins in a year.
type officialLeap struct{ suiYear, lunation int }

var officialLeaps = [...]officialLeap{
	{1644, -4384}, // 1645 leap 6
	{1650, -4314}, // 1651 leap 2
	{1660, -4185}, // 1661 leap 7
	{1726, -3373}, // 1727 leap 3
	{1804, -2405}, // 1805 leap 6
}
