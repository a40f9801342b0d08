package art

// Hats stand on a head whose middle is 104 above the ground and whose top is 118.

// crown is a pointed crown.
func crown(p *pen) {
	p.shape(gold, "M-12-112L-14-127L-7-120L0-130L7-120L14-127L12-112Q0-108-12-112Z")
	p.dot(red, 0, -115, 2)
}

// coronet is a low crown with balls.
func coronet(p *pen) {
	p.shape(gold, "M-12-111V-118H12V-111Q0-107-12-111Z")
	for _, x := range [...]float64{-10, 0, 10} {
		p.disc(gold, x, -121, 3)
	}
}

// starCrown is a circlet with stars around the head.
func starCrown(p *pen) {
	p.shape(gold, "M-12-110V-115Q0-120 12-115V-110Q0-114-12-110Z")
	for _, degrees := range [...]float64{-66, -40, -14, 14, 40, 66} {
		q := polar(0, -104, 25, degrees)
		p.flat(gold, star(q.x, q.y, 5, 5))
	}
}

// moonCrown is a disc between two horns.
func moonCrown(p *pen) {
	p.shape(paper, "M-10-114C-22-120-20-134-13-138C-15-128-8-122 0-122C8-122 15-128 13-138C20-134 22-120 10-114Z")
	p.disc(gold, 0, -131, 8)
}

// tiara is a crown of three tiers.
func tiara(p *pen) {
	p.shape(gold, "M-12-111C-14-126-8-138 0-142C8-138 14-126 12-111Q0-107-12-111Z")
	p.line(red, 2.4, "M-12-118Q0-114 12-118M-10-127Q0-123 10-127")
	p.line(black, 2.4, "M0-142V-149M-3-146H3")
}

// hood covers head and shoulders.
func hood(c ink) func(*pen) {
	return func(p *pen) {
		p.WriteString(`<path fill="` + string(c) + `" fill-rule="evenodd" d="M0-126C-18-122-18-102-22-82C-10-78 10-78 22-82C18-102 18-122 0-126ZM0-117C9-115 10-106 9-98C7-92 4-89 0-88C-4-89-7-92-9-98C-10-106-9-115 0-117Z"/>`)
	}
}

// cap is a soft cap with a feather.
func softCap(c, feather ink) func(*pen) {
	return func(p *pen) {
		p.shape(feather, "M8-120C12-134 22-138 28-136C26-128 20-120 10-117Z")
		p.shape(c, "M-14-111C-18-124 4-132 14-120C17-117 16-112 13-111Q0-115-14-111Z")
	}
}

// helmet is an open helmet with a plume.
func helmet(plume ink) func(*pen) {
	return func(p *pen) {
		p.shape(plume, "M4-114C2-134-20-140-32-124C-23-127-16-122-14-108Z")
		p.shape(slate, "M-13-98C-16-124 16-124 13-98L8-100C10-110 6-112 0-112C-6-112-10-110-8-100Z")
		p.line(paper, 1.6, "M-5-117Q0-119 5-117")
	}
}

// garland is a wreath of leaves on the hair.
func garland(c ink) func(*pen) {
	return func(p *pen) {
		p.line(c, 5, "M-12-109Q0-119 12-109")
		p.shape(c, "M-12-108C-18-110-18-118-14-120C-11-116-10-112-12-108ZM12-108C18-110 18-118 14-120C11-116 10-112 12-108ZM0-113C-5-117-4-123 0-126C4-123 5-117 0-113Z")
	}
}

// blindfold covers the eyes.
func blindfold(p *pen) {
	p.shape(paper, "M-12-109Q0-105 12-109V-101Q0-97-12-101Z")
	p.shape(paper, "M12-107L22-112L20-105L24-98L12-103Z")
}
