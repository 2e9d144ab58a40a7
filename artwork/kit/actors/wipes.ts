/** A baby and the three messes of the baby-wipes film, cut from oat paper. */
import { at, fill, group, type Part, turn } from '../core'
import { mark as faceAt } from '../faces'
import { blob, curve, line, oval, type Pt, poly } from '../path'
import { arch, mark, oats, porridge, type Sheet, sheet, snippet, strip } from '../techniques/oat-paper'

/** What a face does. */
export interface Act {
  eyes?: 'open' | 'shut' | 'joy' | 'wide'
  mouth?: 'laugh' | 'oh' | 'smile' | 'yawn' | 'none'
  /** Where it looks: -1 to 1 across and down. */
  look?: Pt
}

/** The baby's mouth about (0,0), 130 wide: a hole in the paper with a tongue and one tooth behind it. */
function mouth(kind: Act['mouth']): Part {
  if (kind === 'none') return ''
  if (kind === 'smile') return mark(arch(0, -6, 54, -34), 13)
  const hole =
    kind === 'laugh'
      ? blob('-70 -16, 0 -4, 70 -18, 44 58, -40 60')
      : kind === 'oh'
        ? oval(0, 16, 26, 32)
        : oval(0, 26, 48, 60)
  return group(
    snippet(hole, '#7d3b33', 0),
    kind === 'oh'
      ? ''
      : fill(blob(kind === 'yawn' ? '-34 62, 0 38, 34 62, 0 82' : '-34 48, 0 26, 36 46, 0 60'), oats.blush),
    kind === 'laugh' ? fill(poly('-18 -10, 10 -8, 8 14, -16 12'), oats.milk) : '',
  )
}

const eye = (x: number, { eyes = 'joy', look = [0, 0] }: Act): Part => {
  if (eyes === 'joy') return mark(arch(x, -14, 34, 40), 14)
  if (eyes === 'shut') return mark(arch(x, -28, 32, -20), 14)
  const [dx, dy] = [x + look[0] * 12, -28 + look[1] * 10]
  return fill(oval(dx, dy, 19, eyes === 'wide' ? 30 : 25), oats.cocoa) + fill(oval(dx + 6, dy - 10, 7), oats.milk)
}

/** A baby's head about (0,0), 400 wide, with one curl, `sprung` when it stands up. */
export function babyHead(act: Act = {}, o: { skin?: string; hair?: string; sprung?: number } = {}): Part {
  const skin = o.skin ?? oats.skin
  const [x, y] = [(act.look?.[0] ?? 0) * 26, (act.look?.[1] ?? 0) * 18]
  const brow = act.eyes === 'wide' || act.mouth === 'oh' ? -112 : -96
  return group(
    faceAt(-190, -190, 190, 170),
    sheet(oval(-182, 14, 42, 46), skin, { torn: 7, flakes: 0 }),
    sheet(oval(184, 12, 42, 46), skin, { torn: 7, flakes: 0 }),
    at(
      6,
      -176,
      1,
      turn(o.sprung ?? 0, strip(curve('-30 12, -14 -46, 34 -56, 44 -12, 12 -4'), o.hair ?? oats.cocoa, 20, 5)),
    ),
    sheet(
      blob('-180 -40, -124 -164, 0 -198, 124 -164, 182 -40, 190 56, 122 146, 0 172, -122 146, -188 56', 0.18),
      skin,
      { torn: 11, seed: 4 },
    ),
    at(
      x,
      y,
      1,
      sheet(oval(-122, 62, 42, 36), oats.blush, { lift: 0, torn: 6, flakes: 0 }),
      sheet(oval(122, 62, 42, 36), oats.blush, { lift: 0, torn: 6, flakes: 0 }),
      eye(-66, act),
      eye(66, act),
      mark([...arch(-68, brow + 14, 28, 15), ...arch(68, brow + 14, 28, 15)], 12),
      mark(arch(2, 22, 17, -16), 12, oats.shade),
      at(2, 78, 1, mouth(act.mouth ?? 'laugh')),
    ),
  )
}

/** A round hand with a thumb, about (0,0). */
export const fist = (skin: string = oats.skin, r = 58): Part =>
  group(
    sheet(oval(0, 0, r, r * 0.96), skin, { torn: 8, flakes: 0 }),
    mark(arch(-r * 0.1, r * 0.1, r * 0.4, -r * 0.25), 9, oats.shade),
  )

/** What a face does now, from cues in order of their times. */
export const cue = (now: number, ...cues: readonly (readonly [from: number, act: Act])[]): Act =>
  cues.findLast(([from]) => from <= now)?.[1] ?? {}

/** The small face of a mess: two dots, a mouth; `shut` for a bow. */
export const messFace = (
  o: { shut?: boolean; wow?: boolean; look?: number; wink?: boolean; colour?: string } = {},
): Part => {
  const [x, c] = [(o.look ?? 0) * 8, o.colour ?? oats.cocoa]
  const closed = (ex: number) => mark(arch(ex, 0, 13, -10), 8, c)
  const dot = (ex: number) => fill(oval(ex + x, 0, 9, o.wow ? 14 : 11), c)
  return group(
    faceAt(-50, -30, 50, 60),
    o.shut ? closed(-28) : dot(-28),
    o.shut || o.wink ? closed(28) : dot(28),
    o.wow ? fill(oval(x, 40, 12, 16), '#7d3b33') : mark(arch(x, 30, 20, -17), 9, c),
  )
}

export interface Mess extends NonNullable<Parameters<typeof messFace>[0]> {
  /** How high its left and right hands are; it has no arms without. */
  hands?: readonly [number, number]
  /** How thick the oats lie in porridge. */
  density?: number
}

/** A thin arm from the side of porridge to a hand at a height. */
const arm = (side: 1 | -1, height: number): Part =>
  strip(curve([side * 100, 10], [side * 142, (height + 10) / 2], [side * 164, height]), oats.oat, 22, 4)

/** Porridge, 260 wide and 330 high, its foot at y = 150: slides, and stops. */
export const gloop = (o: Mess = {}): Part =>
  group(
    o.hands ? arm(-1, o.hands[0]) + arm(1, o.hands[1]) : '',
    porridge(
      blob(
        '-70 -150, -40 -192, 10 -176, 50 -200, 82 -150, 96 -50, 134 50, 112 130, 20 152, -84 142, -134 70, -98 -30',
        0.17,
      ),
      { seed: 8, density: o.density ?? 1 },
    ),
    at(0, 24, 1.15, messFace(o)),
  )

/** Paint, about 300 wide: smooth lobes that only spread; `thin` where it is spread already. */
export const paint = (o: Mess & { faceless?: boolean; thin?: boolean } = {}): Part =>
  group(
    sheet(
      blob(
        '-150 -20, -118 -78, -70 -60, -50 -130, 12 -146, 40 -86, 110 -110, 150 -60, 112 -10, 160 44, 128 96, 66 74, 40 140, -20 150, -40 92, -104 122, -146 78, -104 30',
        0.22,
      ),
      o.thin ? oats.pool : oats.paint,
      { lift: 5, torn: 7, flakes: 0.7, seed: 6 },
    ),
    fill(blob('-84 -42, -20 -90, 40 -66, -14 -54, -60 -18'), o.thin ? '#bcd1d8' : oats.pool),
    o.faceless ? '' : at(4, -4, 1, messFace(o)),
  )

/** Mud, 300 wide, its underside at y = 60; it drips, as long as `drops` says. */
export const mud = (o: Mess & { drops?: readonly number[] } = {}): Part =>
  group(
    ...(o.drops ?? [60, 110, 40]).map((long, i) =>
      strip(line([-84 + i * 82, 30], [-84 + i * 82, 40 + long]), oats.mud, [34, 44, 30][i] ?? 30, 5),
    ),
    sheet(blob('-150 10, -110 -60, -40 -50, -10 -96, 60 -84, 90 -44, 140 -30, 152 30, 90 66, 0 52, -90 68'), oats.mud, {
      lift: 7,
      torn: 10,
      flakes: 0.8,
      seed: 9,
    }),
    fill(blob('-96 -24, -40 -26, 20 -62, 60 -56, 10 -34, -60 -8'), '#a67d58'),
    at(0, -2, 1, messFace({ ...o, colour: oats.cream })),
  )

/** A splash of porridge without a face, about 200 wide. */
export const dab = (seed: number, scale = 1): Part =>
  porridge(
    blob(
      '-90 -10, -60 -60, -10 -44, 30 -84, 60 -40, 104 -30, 80 20, 96 66, 40 52, 8 96, -24 54, -84 60, -66 20',
      0.19,
    ).map(({ c, p }) => ({
      c,
      p: p.map(([x, y]): Pt => [x * scale, y * scale]),
    })),
    { seed, lift: 6, density: 0.8 },
  )

/** A spoon along the x axis, its bowl about (0,0), its handle going right. */
export const spoon = (load: Part = ''): Part =>
  group(
    strip(line('60 0, 760 0'), oats.wood, 46),
    sheet(oval(-40, 4, 150, 84), oats.wood, { torn: 10 }),
    fill(oval(-44, -2, 112, 54), '#c39a68'),
    load,
  )

/** A wipe hanging from its upper corners, `w` broad and 760 high: folds, a stitched hem. */
export function wipe(w: number, o: Sheet = {}): Part {
  const h = 760
  const folds = [0.2, 0.42, 0.66, 0.86].map((k) =>
    curve([w * k, 24], [w * (k - 0.03), h * 0.5], [w * (k + 0.03), h - 30]),
  )
  return group(
    sheet(
      blob(
        [
          [0, 0],
          [w * 0.5, 14],
          [w, 0],
          [w * 1.07, h * 0.2],
          [w * 0.97, h * 0.42],
          [w * 1.09, h * 0.64],
          [w * 0.98, h * 0.84],
          [w * 1.05, h],
          [w * 0.6, h - 18],
          [w * 0.3, h + 12],
          [0, h],
        ],
        0.15,
      ),
      '#fbf6ea',
      { lift: 16, torn: 14, seed: 12, ...o },
    ),
    ...folds.map((fold, i) => mark(fold, i % 2 ? 16 : 9, i % 2 ? '#ffffff' : '#e4dccb')),
  )
}

/** A high chair's back and legs about the baby in it; the seat's front is `tray`. */
export const highChair = (): Part =>
  group(
    strip(line('470 880, 390 1040'), oats.wood, 50),
    strip(line('930 880, 1010 1040'), oats.wood, 50),
    sheet(blob('430 230, 520 150, 700 136, 880 150, 970 230, 976 560, 960 900, 440 900, 424 560', 0.12), oats.wood, {
      lift: 16,
      torn: 16,
      flakes: 1.4,
    }),
    sheet(blob('490 280, 560 216, 700 204, 840 216, 910 280, 912 560, 900 850, 500 850, 488 560', 0.12), oats.flake, {
      lift: 6,
      torn: 8,
    }),
  )
export const tray = (): Part =>
  sheet(blob('330 760, 700 748, 1076 760, 1092 806, 1066 850, 700 858, 342 848, 316 806', 0.1), oats.wood, {
    lift: 14,
    torn: 12,
    flakes: 1.6,
  })

/** A bowl of porridge, 280 wide, its rim on y = 0. */
export const bowl = (): Part =>
  group(
    porridge(blob('-120 6, -80 -34, -20 -26, 30 -48, 84 -22, 122 6, 0 30'), { seed: 14, lift: 0 }),
    sheet(blob('-140 -6, 0 14, 140 -6, 112 66, 70 96, -70 96, -112 66', 0.16), oats.rose, { torn: 9 }),
  )
