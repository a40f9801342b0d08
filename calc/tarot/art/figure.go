package art

// garb is what a figure wears, and with it how it stands.
type garb uint8

const (
	robe   garb = iota // standing in a long robe
	seat               // the same, sitting
	tunic              // to the knee, on two legs
	stride             // the same, walking to the right
	bare               // naked
	hung               // the tunic, one leg crossed behind the other, to be turned over
	bust               // down to the waist: for riders and those who rise
)

// figure is a person seen from the front. It stands on the place it is drawn at
// and is 118 units high; its hands are given in its own units, a zero hand hangs.
type figure struct {
	garb        garb
	cloth, trim ink
	cloak       ink // behind the figure, optional
	hair        ink
	long        bool // hair to the shoulders
	beard       ink
	look        float64 // where the face turns, in units to the right
	left, right point   // the hands, as the viewer sees them
	hat         func(*pen)
	behind      func(*pen)
	held        func(*pen) // over the body, under the hands
}

// figure draws a person.
func (p *pen) figure(pl place, f figure) {
	p.group(pl, func() {
		switch {
		case f.cloak != "" && f.garb == bust: // blown back
			p.shape(f.cloak, "M12-90C-20-92-38-82-66-62C-58-58-62-50-70-42C-56-42-40-40-30-30C-24-26-18-34-14-42Z")
		case f.cloak != "":
			p.shape(f.cloak, "M-12-90C-26-88-30-70-34-40C-36-22-38-8-40 0H40C38-8 36-22 34-40C30-70 26-88 12-90Z")
		}
		if f.behind != nil {
			f.behind(p)
		}
		if f.long && f.hair != "" {
			p.shape(f.hair, "M-12-106C-16-124 16-124 12-106C13-94 18-86 17-76H-17C-18-86-13-94-12-106Z")
		}
		p.body(f)
		p.head(f)
		if f.held != nil {
			f.held(p)
		}
		p.arm(f.cloth, f.garb, -1, f.left)
		p.arm(f.cloth, f.garb, 1, f.right)
	})
}

// body draws what the garb shows.
func (p *pen) body(f figure) {
	const shoulders = "M-7-90C-17-88-22-82-23-68L-17-50"
	const back = "L23-68C22-82 17-88 7-90Z"
	switch f.garb {
	case robe:
		p.shape(f.cloth, shoulders+"C-20-30-26-12-30 0Q0 5 30 0C26-12 20-30 17-50"+back)
		p.line(f.trim, 2, "M-8-40C-9-26-12-14-14-3M8-40C9-26 12-14 14-3M0-36V0")
		p.line(f.trim, 4, "M-16-50Q0-46 16-50")
	case seat:
		p.shape(f.cloth, shoulders+"C-28-46-34-38-33-26L-30 0Q0 5 30 0L33-26C34-38 28-46 17-50"+back)
		p.line(f.trim, 2, "M-22-34C-20-22-20-10-20-2M22-34C20-22 20-10 20-2M-12-34Q0-26 12-34M0-26V0M-8-14V0M8-14V0")
		p.line(f.trim, 4, "M-16-50Q0-46 16-50")
	case tunic:
		p.limb(f.trim, 8, "M-9-36L-11-4H-15M9-36L11-4H15")
		p.shape(f.cloth, shoulders+"L-24-26Q0-20 24-26L17-50"+back)
		p.line(f.trim, 4, "M-16-50Q0-46 16-50")
	case stride:
		p.limb(f.trim, 8, "M-6-36L-18-20L-26-4L-21-2M6-36L16-20L18-4H24")
		p.shape(f.cloth, shoulders+"L-24-27Q0-20 24-27L17-50"+back)
		p.line(f.trim, 4, "M-16-50Q0-46 16-50")
	case hung:
		p.limb(f.trim, 8, "M7-34L22-22L2-14")
		p.limb(f.trim, 8, "M-7-36L-4 2")
		p.shape(f.cloth, shoulders+"L-22-30Q0-24 22-30L17-50"+back)
		p.line(f.trim, 4, "M-16-50Q0-46 16-50")
	case bare:
		p.shape(f.cloth, "M-7-90C-17-88-20-82-19-72C-18-64-13-60-13-53C-19-44-19-34-16-20L-13-4L-19 1H-4L0-30L4 1H19L13-4L16-20C19-34 19-44 13-53C13-60 18-64 19-72C20-82 17-88 7-90Z")
	case bust:
		p.shape(f.cloth, shoulders+"L-17-42H17L17-50"+back)
		p.line(f.trim, 4, "M-16-47H16")
	}
}

// head draws neck, face, hair, beard and hat.
func (p *pen) head(f figure) {
	p.shape(skin, "M-4-96V-89Q0-84 4-89V-96Z")
	p.shape(skin, "M-11-106C-11-120 11-120 11-106C11-96 5-90 0-90C-5-90-11-96-11-106Z")
	if f.beard != "" {
		p.shape(f.beard, "M-11-104C-8-98-6-98 0-98C6-98 8-98 11-104C12-90 6-80 0-76C-6-80-12-90-11-104Z")
	}
	p.group(at(f.look, -104).sized(0.8), p.face)
	if f.hair != "" {
		p.shape(f.hair, "M-12-103C-15-122 15-122 12-103C10-110 4-113-1-113C-6-113-10-110-12-103Z")
	}
	if f.hat != nil {
		f.hat(p)
	}
}

// arm draws an arm from a shoulder to a hand; side is -1 on the left, 1 on the right.
func (p *pen) arm(c ink, g garb, side float64, hand point) {
	if hand == (point{}) {
		hand = point{side * 24, -44}
	}
	shoulder := point{side * 18, -80}
	elbow := point{(shoulder.x+hand.x)/2 + side*9, max(shoulder.y, (shoulder.y+hand.y)/2) + 7}
	width := 8.5
	if g == bare {
		width = 6
	}
	p.limb(c, width, d("M", shoulder.x, shoulder.y, "Q", elbow.x, elbow.y, hand.x, hand.y))
	p.disc(skin, hand.x, hand.y, 4.4)
}
