import { disc, dot, group, ink, limb, type Part, pal, shape } from './core'
import { mark } from './faces'
import { face, type Mood } from './head'
import { blob, curve, line, oval, type Pt, poly, pts } from './path'

export type MousePose = 'stand' | 'wave' | 'draw' | 'think' | 'run' | 'hold' | 'point' | 'shrug' | 'jump'

/** Where the mouse's limbs are: shoulder, elbow and hand of the arms, the feet, and how far it is tipped, in degrees. */
export interface MouseJoints {
  l: Pt[]
  r: Pt[]
  fl: Pt
  fr: Pt
  tilt?: number
}

const L: Pt[] = pts('-44 -170, -82 -132, -74 -92')
const R: Pt[] = pts('44 -170, 82 -132, 74 -92')
const moves: Record<MousePose, MouseJoints & { mood?: Mood }> = {
  stand: { l: L, r: R, fl: [-34, -8], fr: [34, -8] },
  wave: {
    l: L,
    r: pts('44 -176, 104 -186, 128 -254'),
    fl: [-34, -8],
    fr: [34, -8],
    mood: 'happy',
  },
  draw: {
    l: L,
    r: pts('44 -170, 92 -128, 128 -168'),
    fl: [-34, -8],
    fr: [34, -8],
  },
  think: {
    l: pts('-44 -170, -70 -122, 10 -118'),
    r: pts('44 -170, 86 -140, 52 -210'),
    fl: [-34, -8],
    fr: [34, -8],
    mood: 'think',
  },
  run: {
    l: pts('-44 -170, -102 -160, -122 -112'),
    r: pts('44 -170, 92 -140, 128 -178'),
    fl: [-108, -44],
    fr: [78, -22],
    tilt: 12,
    mood: 'happy',
  },
  hold: {
    l: pts('-44 -170, -80 -128, -28 -108'),
    r: pts('44 -170, 80 -128, 34 -108'),
    fl: [-34, -8],
    fr: [34, -8],
  },
  point: {
    l: pts('-44 -170, -84 -134, -48 -98'),
    r: pts('44 -176, 100 -186, 152 -210'),
    fl: [-34, -8],
    fr: [34, -8],
  },
  shrug: {
    l: pts('-44 -172, -90 -134, -132 -174'),
    r: pts('44 -172, 90 -134, 132 -174'),
    fl: [-34, -8],
    fr: [34, -8],
    mood: 'sad',
  },
  jump: {
    l: pts('-44 -176, -96 -204, -116 -268'),
    r: pts('44 -176, 96 -204, 118 -272'),
    fl: [-78, -58],
    fr: [78, -66],
    tilt: -5,
    mood: 'happy',
  },
}

/** The thimble hat, brim centre on (0,0), 116 wide, 100 high. */
export function thimble(colour: string = pal.marigold): Part {
  let dimples = ''
  for (let r = 0; r < 3; r++)
    for (let i = r === 0 ? 1 : 0; i < 4; i++) dimples += `M${[-32, -27, -25][r]} ${-70 + r * 20}m${i * 17} 0h0`
  return group(
    shape(blob('-44 -12, -36 -74, -22 -92, 4 -98, 26 -91, 38 -74, 46 -12, 0 -6', 0.14), colour),
    `<path d="${dimples}" stroke-width="7"/>`,
    shape(blob('-58 -14, 0 -4, 58 -14, 62 2, 0 16, -62 2', 0.16), colour),
  )
}

/** The mouse's head on 64×64, thimble on, in so few lines that 16 pixels hold them and a page carries them along. */
export const tinyMouse = (): Part =>
  group(
    `<g fill="${pal.lilac}"><path d="M14 20c8 0 12 5 12 12s-5 12-12 12S2 39 2 32s4-12 12-12zM51 20c7 0 12 5 11 13s-5 11-12 11-12-5-12-12 5-12 13-12z"/><path d="M11 46c0-13 9-18 21-18s21 5 21 18c0 12-9 15-21 15s-21-3-21-15z"/></g>`,
    `<path fill="${pal.marigold}" d="M24 25c0-8 3-15 6-18 4-4 12-3 14 1s4 11 3 19c4 1 4 5 0 6-9 1-18-1-26-4-3-2-1-5 3-4z"/>`,
    `<path fill="${pal.coral}" d="M28 48c2-2 6-2 8 0 1 2-2 4-4 4s-5-2-4-4z"/>`,
    '<path d="M22 43v0M42 43v0" stroke-width="6"/><path d="M31 18h0M38 18h0M31 11h0M38 11h0" stroke-width="2.5"/>',
  )

/** The mouse's head about (0,0), 260 wide with ears, thimble on. */
export function mouseHead(mood: Mood = 'smile', look = 0.4, fur: string = pal.lilac, lids = 0): Part {
  const x = look * 16
  return group(
    mark(-90, -150, 90, 66),
    shape(oval(-84, -58, 50, 52), fur),
    dot(-80, -54, 30, pal.blush),
    shape(oval(84, -60, 50, 52), fur),
    dot(84, -56, 30, pal.blush),
    shape(blob('-84 6, -62 -56, 0 -76, 62 -56, 84 6, 62 50, 0 66, -62 50'), fur),
    dot(x, 36, 38, pal.paper, 24),
    ink(
      [
        ...line([x - 44, 24], [x - 104, 14]),
        ...line([x - 44, 36], [x - 102, 44]),
        ...line([x + 44, 24], [x + 104, 12]),
        ...line([x + 44, 36], [x + 104, 42]),
      ],
      3,
    ),
    `<g transform="translate(${x / 2} 10)scale(1.3)" stroke-width="5">${face(mood, look, pal.coral, false, lids).replace(/<path[^>]*\/>(?=<path[^>]*\/>$)/, '')}</g>`,
    shape(
      blob([
        [x - 14, 12],
        [x, 8],
        [x + 14, 12],
        [x, 28],
      ]),
      pal.coral,
      { width: 5 },
    ),
    `<g transform="translate(14 -62)rotate(9)">${thimble()}</g>`,
  )
}

export interface MouseOptions {
  /** Drawn in its right hand. */
  held?: Part
  mood?: Mood
  look?: number
  scarf?: string
  fur?: string
  /** How far the lids are shut; see mouseHead. */
  lids?: number
  /** Joints that differ from the pose's. */
  joints?: Partial<MouseJoints>
  /** How far the head is turned, in degrees clockwise. */
  nod?: number
}

/** The mascot, about 400 high with its hat, feet on (0,0). */
export function mouse(pose: MousePose = 'stand', o: MouseOptions = {}): Part {
  const m = { ...moves[pose], ...o.joints }
  const fur = o.fur ?? pal.lilac
  const hand = (p: Pt[], held = '') => {
    const [x, y] = p[2] as Pt
    return (
      limb(curve(...p), fur, 24) +
      (held ? `<g transform="translate(${x} ${y})">${held}</g>` : '') +
      disc(x, y, 16, pal.blush)
    )
  }
  const foot = ([x, y]: Pt, from: number) =>
    limb(curve([from, -44], [(from + x) / 2, (y - 40) / 2 - 8], [x, y - 4]), fur, 22) +
    shape(
      blob(
        [
          [x - 26, y + 8],
          [x - 14, y - 12],
          [x + 18, y - 12],
          [x + 38, y],
          [x + 36, y + 9],
        ],
        0.15,
      ),
      pal.blush,
      { width: 6 },
    )
  const scarf = o.scarf ?? pal.coral
  const all = group(
    limb(curve('-30 -50, -100 -24, -146 -60, -150 -120, -116 -136'), pal.blush, 9, 5),
    foot(m.fl, -24),
    foot(m.fr, 24),
    hand(m.l),
    shape(blob('-46 -176, 0 -196, 46 -176, 66 -92, 48 -32, 0 -20, -48 -32, -66 -92'), fur),
    dot(6, -92, 38, pal.paper, 52),
    `<g transform="translate(4 -246)${o.nod ? `rotate(${o.nod})` : ''}">${mouseHead(o.mood ?? m.mood ?? 'smile', o.look ?? 0.4, fur, o.lids)}</g>`,
    shape(blob('-54 -194, 0 -178, 56 -194, 60 -172, 0 -152, -58 -172', 0.16), scarf),
    shape(poly('-46 -172, -18 -164, -36 -112, -66 -120'), scarf),
    hand(m.r, o.held),
  )
  return m.tilt ? `<g transform="rotate(${m.tilt} 0 -100)">${all}</g>` : all
}

/** Only ears and hat peeping up, for hiding behind things: base on (0,0), 260 wide. */
export const peep = (mood: Mood = 'smile'): Part => `<g transform="translate(0 -20)">${mouseHead(mood)}</g>`
