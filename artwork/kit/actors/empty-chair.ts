/** The empty chair: the chair, those who wait, the nurse, the boy with his arm in plaster. All face right. */
import { at, group, type Part, turn } from '../core'
import { blob, curve, line, oval, type Pt, poly, round, star } from '../path'
import { card, shade, stick } from '../techniques/shadow-play'

export interface Chair {
  /** Of the walk, a round is two steps; undefined stands. */
  phase?: number
  /** How far the back leans, in degrees: to the left is proud, to the right sad. */
  lean?: number
  eye?: 'open' | 'shut' | 'happy' | 'wide'
  /** Where it looks: -1 to 1. */
  look?: number
  /** How far the legs are bent, 0 to 1. */
  bow?: number
  /** A star on the back, 0 to 1. */
  prize?: number
  on?: Part
}

/** A chair from the side, its back at the left, its legs on y 0; the seat is at y -170. */
export function chair(o: Chair = {}): Part {
  const { lean = 0, eye = 'open', look = 0, bow = 0 } = o
  const leg = (x: number, offset: number, far: boolean): Part => {
    const t = o.phase === undefined ? 0 : (o.phase + offset) * Math.PI * 2
    const swing = o.phase === undefined ? (x < 0 ? -8 : 8) : Math.sin(t) * 56
    const lift = o.phase === undefined ? 0 : Math.max(0, Math.cos(t)) * 34
    const knee: Pt = [x + swing * 0.3 + bow * 40, -84 + bow * 20]
    return stick(line([x, -160 + bow * 50], knee, [x + swing, -9 - lift]), 21, far ? '#2b4f96' : shade.blue)
  }
  const eyes: Record<NonNullable<Chair['eye']>, Part> = {
    open: group(card(oval(0, 0, 24, 27), shade.light), card(oval(look * 10, 4, 10, 12))),
    wide: group(card(oval(0, 0, 31, 35), shade.light), card(oval(look * 12, 2, 10, 12))),
    shut: stick(curve('-24 0, 0 12, 24 0'), 10, shade.light),
    happy: stick(curve('-24 8, 0 -16, 24 8'), 10, shade.light),
  }
  return group(
    leg(70, 0.5, true),
    leg(-86, 0, true),
    at(
      -96,
      -172 + bow * 50,
      1,
      turn(
        lean,
        card(blob('-26 10, -34 -130, -30 -238, 4 -262, 34 -240, 30 -120, 26 10', 0.14), shade.blue),
        stick(curve('-2 -20, -6 -90'), 8, '#2b4f96'),
        at(4, -196, 1, eyes[eye]),
        o.prize ? at(0, -112, o.prize, card(star(0, 0, 5, 34, 15), shade.light)) : '',
      ),
    ),
    at(
      0,
      bow * 50,
      1,
      turn(bow * 5, card(round('-122 -196, 112 -196, 116 -150, -122 -150', 20), shade.blue)),
      o.on ?? '',
    ),
    leg(86, 0, false),
    leg(-70, 0.5, false),
  )
}

/** A head in profile, its neck on (0,0). */
const head = (hair: Part, nod = 0, mood: 'calm' | 'smile' | 'shout' = 'calm'): Part =>
  turn(
    nod,
    stick(line('0 6, 0 -30'), 34),
    card(blob('-44 -70, -38 -112, 4 -126, 42 -104, 46 -84, 66 -66, 48 -58, 50 -42, 36 -20, -8 -20, -36 -36', 0.16)),
    hair,
    card(oval(24, -78, 6, 8), shade.light),
    mood === 'smile' ? stick(curve('26 -40, 38 -38, 46 -48'), 6, shade.light) : '',
    mood === 'shout' ? card(oval(40, -42, 9, 11), shade.light) : '',
  )

export const hairs = {
  bun: () => group(card(oval(-46, -124, 30)), card(blob('-52 -60, -50 -120, 0 -140, 40 -116, 10 -104, -30 -60', 0.2))),
  hat: () => card(blob('-66 -100, -40 -108, -36 -156, 30 -158, 38 -110, 70 -102, 40 -94, -46 -92', 0.12)),
  afro: () => card(oval(-10, -106, 66, 62)),
  short: () => card(blob('-50 -56, -54 -112, -10 -142, 50 -124, 44 -104, 0 -104, -26 -84', 0.2)),
  cap: () =>
    group(
      card(blob('-50 -60, -54 -112, -8 -138, 40 -120, 20 -100, -26 -70', 0.2)),
      card(round('-30 -164, 36 -156, 30 -122, -34 -130', 8), shade.light),
    ),
} as const

interface Person {
  hair: keyof typeof hairs
  nod?: number
  mood?: 'calm' | 'smile' | 'shout'
  /** Elbow and hand. */
  arm?: [Pt, Pt]
  hold?: Part
}

/** Somebody who sits, hips on (0,0), soles at y 160. */
export const sitter = (o: Person): Part => {
  const [elbow, hand] = o.arm ?? [
    [-4, -70],
    [64, -40],
  ]
  return group(
    stick(line('0 -10, 104 -12, 100 140'), 52),
    card(blob('70 160, 74 134, 120 134, 156 150, 156 162', 0.1)),
    card(blob('-46 20, -58 -80, -36 -150, 10 -164, 44 -130, 46 -40, 40 20', 0.16)),
    at(-2, -156, 1, head(hairs[o.hair](), o.nod, o.mood)),
    stick(line([0, -124], elbow, hand), 30, '#3a2a55'),
    at(...hand, 1, o.hold ?? ''),
  )
}

/** Somebody on their feet, soles on y 0, 470 high. `stride` is how far the feet are apart. */
export const stander = (o: Person & { stride?: number; skirt?: boolean }): Part => {
  const [elbow, hand] = o.arm ?? [
    [10, -250],
    [24, -190],
  ]
  const d = o.stride ?? 20
  return group(
    stick(line([-8, -180], [-8 - d * 0.6, -90], [-8 - d, -16]), 40),
    stick(line([10, -180], [10 + d * 0.8, -96], [10 + d, -16]), 40),
    ...[-8 - d, 10 + d].map((x) =>
      card(
        blob(
          [
            [x - 22, 0],
            [x - 20, -26],
            [x + 18, -26],
            [x + 50, -10],
            [x + 50, 0],
          ],
          0.1,
        ),
      ),
    ),
    card(
      blob(
        o.skirt
          ? '-40 -330, -56 -250, -84 -110, 84 -110, 56 -250, 42 -330'
          : '-44 -330, -58 -250, -46 -160, 50 -160, 56 -250, 42 -330',
        0.12,
      ),
    ),
    at(0, -326, 1, head(hairs[o.hair](), o.nod, o.mood)),
    stick(line([0, -300], elbow, hand), 32, '#3a2a55'),
    at(...hand, 1, o.hold ?? ''),
  )
}

export const sling = (): Part =>
  group(
    stick(line('-10 -110, 56 -52'), 10, shade.light),
    card(round('-4 -84, 78 -66, 78 -24, -4 -38', 18), shade.light),
  )

/** The boy: `ride` sits on a chair, hips on (0,0). */
export const boySits = (up: number, mood: 'calm' | 'smile' | 'shout'): Part =>
  at(
    0,
    0,
    0.74,
    sitter({
      hair: 'short',
      mood,
      nod: up * -8,
      arm:
        up > 0
          ? [
              [50, -190],
              [70, -260 - up * 20],
            ]
          : [
              [30, -60],
              [60, -30],
            ],
    }),
    sling(),
  )
export const boyStands = (stride: number, mood: 'calm' | 'smile' | 'shout', arm?: [Pt, Pt], hold?: Part): Part =>
  at(0, 0, 0.7, stander({ hair: 'short', stride, mood, arm, hold }), at(0, -190, 1, sling()))

export const clipboard = (): Part =>
  group(
    card(poly('-10 -60, 50 -50, 40 30, -20 20'), shade.far),
    stick(line('4 -32, 34 -28'), 6, shade.light),
    stick(line('0 -10, 30 -6'), 6, shade.light),
  )
export const news = (): Part =>
  group(
    card(poly('-20 -70, 90 -80, 96 20, -14 30'), shade.far),
    stick(line('10 -48, 70 -54'), 7, shade.light),
    stick(line('10 -22, 74 -28'), 7, shade.light),
  )
export const phone = (lit = true): Part =>
  turn(14, card(round('-18 -60, 30 -60, 30 24, -18 24', 8), lit ? '#bfe6ff' : shade.card))
