package almanac

// Months in which the calendar that was issued differs from the rule computed
// with modern positions and Beijing mean time. Lunations are sky's numbers.
//
// From 1645 on (Shixian calendar, 时宪历) the list is complete: two published
// reconstructions agree in every month. For 1601-1644 (Datong calendar, 大统历,
// with mean solar terms) it follows one of them, confidence medium; a surviving
// calendar is known to move one month of 1609 by a day, which is not applied.
// Source: doc/sources.md#lunisolar-official-months.

// lastOfficial is the last lunation the lists can hold: December 1911.
const lastOfficial = -1089

// officialShift moves the first day of a month.
type officialShift struct{ lunation, days int }

var officialShifts = [...]officialShift{
	{-4797, +1}, // 1612 month 2
	{-4788, +1}, // 1612 month 11
	{-4664, +1}, // 1622 month 11
	{-4605, -1}, // 1627 month 8
	{-4601, +1}, // 1627 month 12
	{-4573, +1}, // 1630 month 3
	{-4414, +1}, // 1643 month 1
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
	{1601, -4920}, // 1602 leap 2
	{1603, -4888}, // 1604 leap 9
	{1609, -4820}, // 1610 leap 3
	{1612, -4787}, // 1612 leap 11
	{1614, -4753}, // 1615 leap 8
	{1620, -4685}, // 1621 leap 2
	{1622, -4652}, // 1623 leap 10
	{1625, -4619}, // 1626 leap 6
	{1631, -4552}, // 1631 leap 11
	{1633, -4518}, // 1634 leap 8
	{1636, -4485}, // 1637 leap 4
	{1639, -4451}, // 1640 leap 1
	{1644, -4384}, // 1645 leap 6
	{1650, -4314}, // 1651 leap 2
	{1660, -4185}, // 1661 leap 7
	{1726, -3373}, // 1727 leap 3
	{1804, -2405}, // 1805 leap 6
}
