/** The bell-shaped messenger of BT Redcare and its lantern. */
import { type Ease, type Key, track } from '../../motion/ease'
import { disc, dot, fill, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { blob, curve, oval, type Pt, poly, pts } from '../path'

/** A lantern hanging from its handle at (0,0), 120 high, with a glow. */
export const lantern = (c: string = pal.marigold, glow = 0.25): Part =>
  group(
    dot(0, 70, 150, c, 150).replace('/>', ` opacity="${glow}"/>`),
    ink(curve('-26 34, -20 4, 0 0, 20 4, 26 34'), 7),
    shape(poly('-36 40, 0 16, 36 40'), pal.night),
    rect(-28, 40, 56, 64, c, 6),
    rect(-36, 102, 72, 16, pal.night, 4),
    fill(blob('0 50, -14 82, 0 98, 14 82'), pal.paper),
  )

/** Hip, knee and foot of the back and the front leg; shoulder, elbow and hand of the arm behind and of the one that holds. */
type Limbs = readonly [back: string, front: string, behind: string, holding: string]

const poses = {
  run: [
    '-20 -90, -60 -50, -110 -56',
    '20 -90, 62 -56, 44 -6',
    '-60 -160, -110 -150, -124 -104',
    '66 -170, 112 -160, 146 -190',
  ],
  leap: [
    '-20 -90, -90 -66, -150 -86',
    '20 -90, 90 -76, 146 -46',
    '-60 -170, -110 -210, -130 -250',
    '66 -180, 120 -200, 160 -224',
  ],
  stand: [
    '-24 -90, -26 -50, -26 -6',
    '24 -90, 26 -50, 28 -6',
    '-64 -160, -96 -130, -84 -90',
    '66 -166, 112 -160, 138 -196',
  ],
  /** Bent over what it takes. */
  stoop: [
    '-24 -90, -30 -50, -40 -10',
    '24 -90, 34 -50, 40 -8',
    '-64 -160, -110 -150, -130 -170',
    '66 -166, 110 -120, 136 -50',
  ],
  /** On its heels. */
  skid: [
    '-24 -90, 10 -50, 50 -8',
    '24 -90, 70 -60, 96 -14',
    '-64 -160, -110 -170, -130 -200',
    '66 -170, 116 -190, 150 -236',
  ],
  /** Before a jump. */
  crouch: [
    '-24 -80, -66 -50, -34 -6',
    '24 -80, 66 -50, 36 -6',
    '-64 -140, -110 -96, -130 -50',
    '66 -150, 108 -120, 130 -140',
  ],
  /** On something that goes up and down. */
  ride: [
    '-24 -84, -56 -50, -52 -6',
    '24 -84, 56 -50, 54 -6',
    '-64 -160, -130 -180, -170 -210',
    '66 -166, 116 -180, 150 -216',
  ],
  /** On an edge, its legs hanging down. */
  sit: [
    '-30 -84, -44 -58, -40 -14',
    '30 -84, 48 -56, 44 -12',
    '-66 -150, -104 -116, -118 -84',
    '66 -156, 104 -120, 116 -86',
  ],
  /** Shows what it holds. */
  raise: [
    '-24 -90, -26 -50, -26 -6',
    '24 -90, 26 -50, 28 -6',
    '-64 -160, -100 -140, -110 -100',
    '66 -176, 110 -220, 132 -280',
  ],
} as const satisfies Record<string, Limbs>

/** A run in six drawings, of which the first is the pose: the legs, and the hand behind. */
const strides = [
  ['-20 -90, -60 -50, -110 -56', '20 -90, 62 -56, 44 -6', '-60 -160, -110 -150, -124 -104'],
  ['-20 -90, -42 -40, -86 -36', '20 -90, 36 -50, 10 -4', '-60 -160, -106 -140, -110 -92'],
  ['-20 -90, 4 -46, -30 -24', '20 -90, 4 -44, -40 -6', '-60 -160, -96 -124, -84 -84'],
  ['-20 -90, 36 -60, 34 -8', '20 -90, -30 -50, -84 -52', '-60 -160, -90 -116, -66 -84'],
  ['-20 -90, 14 -50, 0 -4', '20 -90, -6 -42, -60 -38', '-60 -160, -98 -126, -88 -84'],
  ['-20 -90, -22 -46, -52 -6', '20 -90, 40 -52, 14 -28', '-60 -160, -106 -140, -112 -94'],
] as const

/** The name of a pose. */
type BellPose = keyof typeof poses

/** The limbs of a pose, or of a stride of the run. */
export const limbsOf = (pose: BellPose, stride = 0): Limbs =>
  pose === 'run' ? [...(strides[stride % strides.length] as (typeof strides)[0]), poses.run[3]] : poses[pose]

/** Limbs now, from keys of poses: `acts(s, 'when pose how?, …')`. */
export const acts = (s: number, text: string): Limbs => {
  const keys = text.split(', ').map((key): Key<string> => {
    const [when, pose, how] = key.split(' ') as [string, BellPose, Ease?]
    return [Number(when), limbsOf(pose).join('|'), how]
  })
  return track(s, ...keys).split('|') as unknown as Limbs
}

/** What the messenger looks like and holds. */
export interface BellOptions {
  c?: string
  held?: Part
  /** Its eyes are shut. */
  shut?: boolean
  /** Its mouth is a round o. */
  awed?: boolean
}

/** The messenger with limbs of its own, 300 high, facing right, its feet about (0,0). */
export function bellWith([l, r, a, b]: Limbs, { c = pal.coral, held = lantern(), shut, awed }: BellOptions = {}): Part {
  const end = (p: string) => pts(p)[2] as Pt
  const foot = (p: string) => limb(curve(p), pal.night, 18, 4) + disc(end(p)[0] + 8, end(p)[1], 22, pal.marigold, 14)
  const [hx, hy] = end(b)
  return group(
    foot(l),
    limb(curve(a), pal.night, 16, 4),
    disc(...end(a), 14, pal.paper),
    foot(r),
    disc(0, -78, 22, pal.marigold),
    shape(blob('-96 -90, -74 -130, -66 -220, -34 -268, 34 -268, 66 -220, 74 -130, 96 -90, 0 -78', 0.16), c),
    ink(curve('-78 -120, 0 -108, 78 -120'), 6),
    ink(oval(0, -286, 16), 8),
    shut
      ? ink([...curve('-6 -194, 4 -190, 14 -194'), ...curve('34 -196, 44 -192, 54 -196')], 6)
      : dot(4, -196, 8, pal.ink, 11) + dot(44, -198, 8, pal.ink, 11),
    awed ? dot(28, -160, 9, pal.ink, 12) : ink(curve('4 -166, 26 -150, 48 -168'), 6),
    dot(-14, -172, 12, pal.blush, 8),
    `<g transform="translate(${hx} ${hy})">${held}</g>`,
    limb(curve(b), pal.night, 16, 4),
    disc(hx, hy, 14, pal.paper),
  )
}

/** The messenger in a pose: run (in strides), leap, stand. */
export const messenger = (
  pose: 'run' | 'leap' | 'stand' = 'run',
  c: string = pal.coral,
  held: Part = lantern(),
  stride = 0,
): Part => bellWith(limbsOf(pose, stride), { c, held })
