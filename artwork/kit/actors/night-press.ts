/** Saltbox's night in two colours: the blue of the night, the orange of what rescuers wear, and the team itself. */
import { type Part, scene } from '../core'
import { mark } from '../faces'
import { blob, join, line, oval, type Path, type Pt, poly, pts, rng, round } from '../path'
import { type Mark, one, press, put, writeOnce } from '../techniques/overprint'

const shop = press({ n: '#2b4a7d', r: '#f4772c' })
export const { over, paint, screen, overLine, line: rule } = shop

/** Marks on the two plates, which lie a hair out of line. */
export const proof = (seed: number, ...marks: Mark[]): Part => shop.print({ n: [0, 0], r: [6, -4] }, seed, ...marks)

/** A whole picture: two plates a hair out of line, on cold paper, under the grain of a camera. */
export function night(seed: number, ...marks: Mark[]): string {
  const rand = rng(seed)
  const specks = Array.from({ length: 60 }, () => `M${Math.round(rand() * 1600)} ${Math.round(rand() * 1000)}h0`)
  const grain: Mark = {
    n: `<path d="${specks.slice(0, 40).join('')}" fill="none" stroke="#fff" stroke-width="4"/>`,
    r: `<path d="${specks.slice(40).join('')}" fill="none" stroke="#f4772c" stroke-width="4"/>`,
  }
  return writeOnce(scene({ ground: '#f1eee4', grain: false }, proof(seed, ...marks, grain)))
}

/** Snow that the wind drives over everything: strokes of paper. */
export function blizzard(seed: number, count: number, long: number, width: number, slant = 0.42): Mark {
  const rand = rng(seed)
  const strokes = Array.from({ length: count }, () => {
    const [x, y, l] = [rand() * 1700 - 50, rand() * 1000, long * (0.4 + rand() * 0.8)]
    return line([x, y], [x - l, y + l * slant])
  })
  return rule(join(...strokes), width, '')
}

/** Light that falls to the right: paper that shows through a thinner night, palest at the lamp. */
export const beam = (long: number, wide: number): Mark =>
  one(
    paint(blob(`0 0, ${long * 0.96} ${-wide}, ${long * 1.06} 0, ${long * 0.96} ${wide}`, 0.05), 'n5r1'),
    paint(poly(`0 0, ${long * 0.7} ${-wide * 0.45}, ${long * 0.7} ${wide * 0.45}`), 'n2r1'),
  )

export interface Rescuer {
  /** Where the hips and the neck are; feet are near (0,0). */
  hip?: Pt
  neck?: Pt
  /** Knee and foot of the leg behind and the leg before. */
  legs: readonly [string, string]
  /** Elbow and hand of the arm behind and the arm before. */
  arms: readonly [string, string]
  /** How far the head bends, in degrees. */
  nod?: number
  /** Ink of the jacket. */
  jacket?: string
  /** False leaves the pack at home. */
  pack?: boolean
  /** Light from the torch on the helmet; drawn below the head. */
  light?: Mark
  /** A coil of rope over the shoulder. */
  coil?: boolean
  /** Small, far away: what cannot be seen is left out. */
  far?: boolean
}

const boot = ([x, y]: Pt): Path =>
  blob(
    [
      [x - 30, y],
      [x - 28, y - 44],
      [x + 18, y - 44],
      [x + 30, y - 24],
      [x + 60, y - 14],
      [x + 60, y],
    ],
    0.1,
  )

/** Someone of the mountain rescue, some 430 high, seen from the side, going to the right. */
export function rescuer(o: Rescuer): Mark[] {
  const { hip = [0, -196], neck = [40, -336], jacket = 'r' } = o
  const along = (t: number, off: number): Pt => {
    const [dx, dy] = [neck[0] - hip[0], neck[1] - hip[1]]
    const l = Math.hypot(dx, dy)
    return [hip[0] + dx * t - (dy / l) * off, hip[1] + dy * t + (dx / l) * off]
  }
  const lean = (Math.atan2(neck[0] - hip[0], hip[1] - neck[1]) * 180) / Math.PI
  const shoulder = along(0.86, 4)
  const leg = (text: string, back: boolean): Mark[] => {
    const [knee, foot] = pts(text) as [Pt, Pt]
    return [
      rule(line(hip, knee), 66, 'nr'),
      rule(line(knee, [foot[0], foot[1] - 40]), 50, back ? 'nr' : 'n'),
      paint(boot(foot), 'nr'),
    ]
  }
  const arm = (text: string, back: boolean): Mark[] => {
    const [elbow, hand] = pts(text) as [Pt, Pt]
    return [
      rule(line(shoulder, elbow, hand), 46, back ? 'nr' : jacket),
      ...(back || o.far
        ? []
        : [overLine(line([shoulder[0] - 8, shoulder[1] + 8], [elbow[0] - 6, elbow[1] + 10]), 20, 'n')]),
      paint(oval(hand[0], hand[1], 27, 25), 'nr'),
    ]
  }
  const coat = [
    along(-0.26, 52),
    along(0.3, 58),
    along(0.8, 50),
    along(1.02, 16),
    along(1, -26),
    along(0.7, -58),
    along(0.2, -56),
    along(-0.24, -58),
  ]
  const shade = [
    along(-0.24, -6),
    along(0.4, -2),
    along(0.98, -8),
    along(1, -26),
    along(0.7, -58),
    along(0.2, -56),
    along(-0.24, -58),
  ]
  return [
    ...(o.far ? [] : arm(o.arms[0], true)),
    ...leg(o.legs[0], true),
    ...leg(o.legs[1], false),
    ...(o.pack === false
      ? []
      : [
          put(
            ...along(0.5, -50),
            1,
            lean,
            paint(round('-96 -104, 4 -116, 10 84, -86 78', 30), 'n4'),
            over(round('-50 -108, 4 -116, 10 84, -46 82', 20), 'n'),
            paint(oval(-46, -124, 56, 25), 'nr'),
            ...(o.far ? [] : [rule(line('-90 -20, 0 -26'), 9, '')]),
          ),
        ]),
    paint(blob(coat, 0.14), jacket),
    over(blob(shade, 0.12), 'n'),
    rule(line(along(-0.02, -56), along(0, 54)), 13, ''),
    ...(o.coil
      ? [
          overLine(line(along(0.95, -10), along(0.1, 44)), 20, 'n'),
          rule(line(along(0.98, -16), along(0.06, 50)), 6, ''),
        ]
      : []),
    ...(o.light ? [put(neck[0] + 46, neck[1] - 66, 1, (o.nod ?? 0) + lean * 0.3, o.light)] : []),
    put(
      neck[0] + 12,
      neck[1] - 46,
      1,
      (o.nod ?? 0) + lean * 0.3,
      { n: mark(-46, -60, 46, 50) },
      paint(blob('-46 50, -58 10, -40 -30, 20 -36, 40 -10, 36 40, 6 58', 0.16), jacket),
      over(blob('-46 50, -58 10, -40 -30, -14 -34, -12 20, 0 54', 0.14), 'n'),
      paint(blob('10 -22, 34 -16, 44 4, 34 12, 32 26, 12 26, 4 4', 0.12), 'r4'),
      ...(o.far ? [] : [over(blob('8 8, 36 10, 32 28, 12 30', 0.1), 'n')]),
      paint(blob('-50 -18, -46 -54, -10 -74, 28 -62, 48 -24, 46 -14', 0.16), ''),
      over(blob('-50 -18, -46 -54, -14 -73, -16 -18', 0.14), 'n6'),
      ...(o.far ? [] : [rule(line('-46 -30, 46 -26'), 10, 'nr'), paint(oval(44, -32, 15), 'r')]),
      paint(oval(48, -32, 8), ''),
    ),
    ...arm(o.arms[1], false),
  ]
}

/** How the team walks uphill, bent, a pole in the hand. */
export const walks = (swap = false): Rescuer => ({
  neck: [66, -326],
  legs: swap ? ['60 -120, 84 0', '-6 -100, -80 0'] : ['-10 -100, -84 0', '74 -126, 86 0'],
  arms: swap ? ['112 -262, 150 -214', '40 -220, 96 -190'] : ['20 -230, 60 -190', '110 -246, 172 -232'],
  nod: 6,
})
