package names

// latin lists the lower-case letters with a diacritic or a stroke that are
// searched as a plain letter: the canonical decompositions of Unicode below
// U+2000 and a few letters that have none.
var latin = map[rune]string{
	'a': "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặə",
	'b': "ḃḅḇɓ",
	'c': "çćĉċčḉ",
	'd': "ďḋḍḏḑḓđðɖ",
	'e': "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệɛ",
	'f': "ḟ",
	'g': "ĝğġģǧǵḡǥ",
	'h': "ĥȟḣḥḧḩḫẖħ",
	'i': "ìíîïĩīĭįǐȉȋḭḯỉịı",
	'j': "ĵǰ",
	'k': "ķǩḱḳḵƙ",
	'l': "ĺļľḷḹḻḽł",
	'm': "ḿṁṃ",
	'n': "ñńņňǹṅṇṉṋŋ",
	'o': "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợø",
	'p': "ṕṗ",
	'r': "ŕŗřȑȓṙṛṝṟ",
	's': "śŝşšșṡṣṥṧṩ",
	't': "ţťțṫṭṯṱẗŧ",
	'u': "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự",
	'v': "ṽṿ",
	'w': "ŵẁẃẅẇẉẘ",
	'x': "ẋẍ",
	'y': "ýÿŷȳẏẙỳỵỷỹƴ",
	'z': "źżžẑẓẕƶ",
}

// ligatures lists letters that are searched as two.
var ligatures = map[rune]string{'ß': "ss", 'æ': "ae", 'œ': "oe", 'þ': "th", 'ĳ': "ij"}
