import { disc, dot, group, ink, limb, type Part, pal, shape } from './core'
import { head, type Look, tone } from './head'
import { blob, curve, line, type Pt, poly, pts } from './path'

export type Pose =
  | 'stand'
  | 'wave'
  | 'point'
  | 'think'
  | 'cheer'
  | 'walk'
  | 'run'
  | 'sit'
  | 'draw'
  | 'hold'
  | 'shrug'
  | 'phone'
  | 'present'

export type PersonOptions = Look & {
  pose?: Pose
  top?: string
  bottom?: string
  shoes?: string
  /** 'dress' and 'skirt' hang from the waist; 'coat' is long and open; 'overall' is a bib. */
  wear?: 'dress' | 'skirt' | 'coat' | 'overall'
  /** A part held in the leading hand (drawn at the hand's place). */
  hold?: Part
  child?: boolean
}

type Joints = { l: Pt[]; r: Pt[]; ll: Pt[]; rl: Pt[]; lean?: number; behind?: boolean }
const S: Pt[] = pts('-24 -158, -27 -80, -28 -8')
const T: Pt[] = pts('24 -158, 27 -80, 28 -8')
const rest: Pt[] = pts('-46 -262, -66 -206, -58 -150')
const rest2: Pt[] = pts('46 -262, 66 -206, 58 -150')
const poses: Record<Pose, Joints> = {
  stand: { l: rest, r: rest2, ll: S, rl: T },
  wave: {
    l: rest,
    r: pts('46 -262, 96 -278, 112 -352'),
    ll: S,
    rl: T,
  },
  point: {
    l: pts('-46 -262, -80 -214, -44 -178'),
    r: pts('46 -262, 98 -266, 156 -296'),
    ll: S,
    rl: T,
  },
  think: {
    l: pts('-46 -262, -58 -196, 20 -206'),
    r: pts('46 -262, 80 -204, 36 -292'),
    ll: S,
    rl: T,
  },
  cheer: {
    l: pts('-46 -262, -98 -292, -102 -372'),
    r: pts('46 -262, 98 -292, 104 -376'),
    ll: pts('-24 -158, -44 -84, -52 -8'),
    rl: pts('24 -158, 46 -84, 54 -8'),
  },
  walk: {
    l: pts('-46 -262, -78 -214, -84 -156'),
    r: pts('46 -262, 66 -204, 98 -170'),
    ll: pts('-20 -158, -36 -82, -74 -14'),
    rl: pts('20 -158, 52 -90, 62 -8'),
  },
  run: {
    l: pts('-46 -258, -104 -232, -128 -176'),
    r: pts('46 -262, 78 -206, 128 -244'),
    ll: pts('-20 -158, -66 -100, -136 -92'),
    rl: pts('20 -158, 86 -120, 74 -26'),
    lean: 10,
  },
  sit: {
    l: pts('-46 -262, -58 -200, 4 -166'),
    r: pts('46 -262, 66 -202, 92 -166'),
    ll: pts('-20 -150, 66 -140, 64 -8'),
    rl: pts('22 -150, 104 -146, 104 -8'),
  },
  draw: {
    l: pts('-46 -262, -60 -200, 10 -184'),
    r: pts('46 -262, 86 -208, 116 -244'),
    ll: S,
    rl: T,
  },
  hold: {
    l: pts('-46 -262, -70 -204, -20 -186'),
    r: pts('46 -262, 70 -204, 26 -186'),
    ll: S,
    rl: T,
  },
  shrug: {
    l: pts('-46 -268, -84 -206, -128 -248'),
    r: pts('46 -268, 84 -206, 128 -248'),
    ll: S,
    rl: T,
  },
  phone: {
    l: rest,
    r: pts('46 -262, 84 -214, 62 -316'),
    ll: S,
    rl: T,
  },
  present: {
    l: pts('-46 -262, -70 -206, -60 -156'),
    r: pts('46 -262, 92 -224, 148 -240'),
    ll: S,
    rl: T,
  },
}

/** A person, 420 high, feet on (0,0), facing a little to the right (use flip for the left). */
export function person(o: PersonOptions = {}): Part {
  const j = poses[o.pose ?? 'stand']
  const skin = tone(o.skin)
  const top = o.top ?? pal.coral
  const bottom = o.wear === 'overall' ? (o.bottom ?? pal.sky) : (o.bottom ?? pal.night)
  const shoes = o.shoes ?? pal.paper
  const bare = o.wear === 'dress' || o.wear === 'skirt'
  const leg = (p: Pt[]) => {
    const [x, y] = p[2] as Pt
    const kick = (o.pose ?? '') === 'run' && x < -100
    const shoe = kick
      ? shape(
          blob([
            [x - 14, y - 20],
            [x + 8, y - 16],
            [x + 4, y + 26],
            [x - 16, y + 28],
          ]),
          shoes,
          { width: 6 },
        )
      : shape(
          blob(
            [
              [x - 20, y + 8],
              [x - 16, y - 14],
              [x + 10, y - 14],
              [x + 34, y - 2],
              [x + 36, y + 8],
            ],
            0.14,
          ),
          shoes,
          { width: 6 },
        )
    return limb(curve(p[0] as Pt, p[1] as Pt, [x, y - 14]), bare ? skin : bottom, bare ? 20 : 34) + shoe
  }
  const arm = (p: Pt[], held = '') => {
    const [a, b, c] = p as [Pt, Pt, Pt]
    const sleeve: Pt = [b[0] + (c[0] - b[0]) * 0.55, b[1] + (c[1] - b[1]) * 0.55]
    return group(
      limb(curve(b, sleeve, c), skin, 18),
      held ? `<g transform="translate(${c[0]} ${c[1]})">${held}</g>` : '',
      disc(c[0], c[1], 15, skin),
      limb(curve(a, b, sleeve), top, 30),
    )
  }
  const body = blob(
    '-50 -280, -20 -294, 20 -294, 50 -280, 56 -240, 46 -190, 48 -146, 0 -138, -48 -146, -46 -190, -56 -240',
  )
  const hang =
    o.wear === 'dress' || o.wear === 'skirt'
      ? shape(
          blob('-44 -186, 0 -180, 44 -186, 62 -130, 76 -84, 0 -74, -76 -84, -62 -130'),
          o.wear === 'dress' ? top : bottom,
        )
      : ''
  const coat =
    o.wear === 'coat'
      ? group(
          shape(poly('-18 -292, 18 -292, 12 -140, -12 -140'), pal.paper, { off: [0, 0] }),
          ink([...line('-52 -150, -60 -90, -14 -90, -12 -150'), ...line('12 -150, 14 -90, 60 -90, 52 -150')]).replace(
            '/>',
            ` fill="${top}"/>`,
          ),
        )
      : ''
  const bib =
    o.wear === 'overall'
      ? shape(poly('-34 -250, 34 -250, 48 -150, -48 -150'), bottom) +
        ink([...line('-30 -250, -34 -288'), ...line('30 -250, 34 -288')], 12, bottom) +
        dot(-28, -240, 5) +
        dot(28, -240, 5)
      : ''
  const upper = group(
    arm(j.l),
    limb(line('0 -300, 0 -284'), skin, 26),
    shape(body, top),
    hang,
    coat,
    bib,
    `<g transform="translate(4 -352)${o.child ? 'scale(1.22)' : ''}">${head(o)}</g>`,
    arm(j.r, o.hold),
  )
  const all = leg(j.ll) + leg(j.rl) + upper
  const lean = j.lean ? `<g transform="rotate(${j.lean} 0 -150)">${all}</g>` : all
  return o.child ? `<g transform="scale(.7)">${lean}</g>` : lean
}

/** Head and shoulders, 340 wide and 400 high, base on (0,0), for portraits. */
export function bust(o: PersonOptions = {}): Part {
  const top = o.top ?? pal.coral
  return group(
    shape(blob('-172 10, -160 -84, -96 -122, 0 -134, 96 -122, 162 -84, 176 10', 0.16), top),
    limb(line('0 -150, 0 -122'), tone(o.skin), 58),
    o.wear === 'coat'
      ? shape(poly('-54 -130, 0 -70, 54 -130, 80 -108, 0 0, -80 -108'), o.bottom ?? pal.paper)
      : ink(curve('-50 -128, 0 -92, 52 -128'), 10),
    `<g transform="translate(2 -268)scale(1.9)" stroke-width="4.6">${head(o)}</g>`,
  )
}
