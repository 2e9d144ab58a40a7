/** Faces and heads, for people and for anything that needs a face. */
import { disc, dot, group, hairs, ink, type Part, pal, shape, skins } from './core'
import { mark } from './faces'
import { arc, blob, curve, line, oval } from './path'

/** `blink` is a smile with shut eyes, `talk` one with an open mouth: for drawings that move. */
export type Mood = 'happy' | 'smile' | 'calm' | 'sad' | 'shock' | 'think' | 'cross' | 'asleep' | 'blink' | 'talk'
export type Hair =
  | 'short'
  | 'bob'
  | 'bun'
  | 'afro'
  | 'long'
  | 'curly'
  | 'quiff'
  | 'bald'
  | 'pony'
  | 'scarf'
  | 'cap'
  | 'turban'
export type Look = {
  skin?: number | string
  hair?: Hair
  hairColour?: string
  mood?: Mood
  glasses?: boolean
  beard?: boolean
  /** Where the face looks: -1 left, 1 right. */
  look?: number
  /** How far the lids are closed, 0 to 1, for a blink. */
  lids?: number
}
/** A skin by number or colour. */
export const tone = (s: number | string | undefined) => (typeof s === 'string' ? s : (skins[s ?? 1] ?? skins[1]))

/** Eyes, brows, nose and mouth about (0,0) for a head 104 wide; also used on things and animals. */
export function face(
  mood: Mood = 'smile',
  look = 0.4,
  cheeks: string | null = pal.coral,
  glasses = false,
  lids = 0,
): Part {
  const x = look * 13
  const eye = (ex: number) => {
    if (mood === 'asleep' || mood === 'happy' || mood === 'blink')
      return ink(
        curve(
          [x + ex - 8, mood === 'happy' ? -2 : -6],
          [x + ex, mood === 'happy' ? -11 : 0],
          [x + ex + 8, mood === 'happy' ? -2 : -6],
        ),
        5,
      )
    if (lids === 1) return ink(curve([x + ex - 8, -5], [x + ex, -2], [x + ex + 8, -5]), 5)
    return dot(x + ex, -5, mood === 'shock' ? 7.5 : 5.5, pal.ink, (mood === 'shock' ? 10 : 7.5) * (1 - lids))
  }
  // Brow: outer, middle and inner height; the right one mirrors it unless thinking.
  const heights: Partial<Record<Mood, number[]>> = {
    cross: [-30, -25, -15],
    sad: [-15, -20, -27],
    shock: [-30, -37, -33],
  }
  const [o, m, i] = (heights[mood] ?? [-20, -27, -25]) as [number, number, number]
  const lift = mood === 'think' ? -8 : 0
  const brows = ink(
    [
      ...curve([x - 30, o], [x - 20, m], [x - 11, i]),
      ...curve([x + 11, i + lift], [x + 20, m + lift], [x + 30, o + lift]),
    ],
    5,
  )
  const mouths: Record<Mood, Part> = {
    happy: shape(
      blob([
        [x - 17, 19],
        [x, 22],
        [x + 17, 19],
        [x + 8, 36],
        [x - 8, 36],
      ]),
      pal.coral,
      { width: 5 },
    ),
    smile: ink(curve([x - 15, 22], [x, 30], [x + 15, 20]), 5),
    calm: ink(line([x - 10, 26], [x + 12, 25]), 5),
    sad: ink(curve([x - 14, 31], [x, 23], [x + 14, 31]), 5),
    shock: shape(oval(x, 29, 9, 12), pal.coral, { width: 5 }),
    think: ink(curve([x - 4, 28], [x + 6, 24], [x + 16, 27]), 5),
    cross: ink(curve([x - 14, 30], [x + 2, 24], [x + 15, 28]), 5),
    asleep: ink(oval(x, 28, 5, 6), 4),
    blink: ink(curve([x - 15, 22], [x, 30], [x + 15, 20]), 5),
    talk: shape(oval(x, 27, 12, 9), pal.coral, { width: 5 }),
  }
  return group(
    mark(-36, -36, 36, 38),
    cheeks
      ? dot(x - 31, 15, 10, cheeks, 8).replace('/>', ' opacity=".55"/>') +
          dot(x + 31, 15, 10, cheeks, 8).replace('/>', ' opacity=".55"/>')
      : '',
    eye(-19),
    eye(19),
    brows,
    ink(curve([x + 1 + look * 3, -2], [x + 5 + look * 9, 11], [x - 1, 13]), 5),
    mouths[mood],
    glasses
      ? ink([...oval(x - 19, -4, 17, 16), ...oval(x + 19, -4, 17, 16), ...line([x - 3, -7], [x + 3, -7])], 5)
      : '',
  )
}

/** A head about (0,0), about 110 wide and 130 high, with hair. */
export function head(o: Look = {}): Part {
  const skin = tone(o.skin)
  const hc = o.hairColour ?? hairs[0]
  const h = o.hair ?? 'short'
  const back: Partial<Record<Hair, Part>> = {
    long: shape(blob('-58 -20, -42 -70, 0 -82, 44 -70, 60 -16, 66 50, 58 92, 0 84, -58 94, -66 40'), hc),
    bob: shape(blob('-58 -30, -38 -72, 4 -82, 46 -68, 62 -20, 64 32, 50 52, 0 44, -52 52, -66 28'), hc),
    afro: shape(blob('-70 -20, -72 -62, -38 -98, 6 -108, 52 -94, 76 -56, 74 -10, 58 26, -56 26'), hc),
    bun: disc(18, -88, 28, hc),
    pony: shape(blob('30 -60, 74 -64, 98 -20, 92 44, 72 70, 72 20, 56 -20'), hc),
    curly: group(disc(-52, -14, 25, hc), disc(54, -10, 26, hc), disc(-58, 22, 20, hc), disc(60, 24, 20, hc)),
    scarf: shape(blob('-62 -20, -42 -72, 2 -82, 46 -70, 64 -20, 58 40, 74 86, 0 104, -72 88, -56 44'), hc),
  }
  const skull = blob('-52 -18, -34 -60, 4 -68, 40 -56, 54 -14, 46 30, 20 60, -8 62, -42 36')
  const fringe: Part = shape(
    blob('-56 -4, -54 -44, -26 -76, 16 -78, 48 -60, 58 -6, 44 -30, 14 -40, -24 -34, -44 -24'),
    hc,
  )
  const front: Record<Hair, Part> = {
    short: fringe,
    bob: fringe,
    long: shape(blob('-58 10, -52 -46, -20 -76, 20 -76, 50 -52, 60 10, 46 -22, 8 -50, -12 -40, -44 -16'), hc),
    bun: fringe,
    pony: fringe,
    afro: shape(blob('-58 -8, -58 -56, -10 -80, 40 -70, 60 -8, 44 -34, 22 -42, 0 -38, -22 -42, -44 -30'), hc),
    curly: group(...arc(0, -26, 48, 190, 350, 4).map(([x, y]) => disc(Math.round(x), Math.round(y) - 6, 24, hc))),
    quiff: shape(
      blob('-56 -8, -56 -50, -30 -72, 10 -96, 52 -94, 40 -78, 62 -66, 52 -50, 56 -8, 46 -36, 0 -44, -42 -30'),
      hc,
    ),
    bald: ink(curve('14 -54, 26 -50, 34 -42'), 5, pal.paper),
    scarf: group(
      shape(blob('-56 6, -48 -46, 0 -72, 46 -50, 58 6, 44 -30, 0 -48, -42 -28'), hc),
      shape(blob('-54 24, -22 62, 20 62, 52 22, 58 54, 8 88, -50 60'), hc),
    ),
    cap: group(
      shape(blob('-56 -22, -46 -64, 0 -80, 46 -62, 56 -22, 0 -30'), hc),
      shape(blob('-6 -30, 56 -32, 92 -18, 80 -10, 20 -16'), hc),
    ),
    turban: group(
      shape(blob('-60 -16, -64 -60, -20 -92, 30 -90, 66 -56, 60 -14, 2 -38'), hc),
      ink([...curve('-60 -30, -10 -60, 40 -84'), ...curve('2 -38, 30 -56, 62 -60')], 5),
    ),
  }
  const beard = o.beard
    ? shape(
        blob('-52 2, -40 22, -10 16, 4 18, 20 16, 42 22, 54 2, 52 44, 18 76, -14 76, -46 46'),
        h === 'turban' || h === 'cap' || h === 'bald' ? hairs[1] : hc,
      )
    : ''
  const ears =
    h === 'scarf' || h === 'long'
      ? ''
      : shape(oval(-52, 2, 12, 15), skin, { width: 6 }) + shape(oval(54, 2, 12, 15), skin, { width: 6 })
  return group(
    mark(-54, -72, 56, 62),
    back[h] ?? '',
    ears,
    shape(skull, skin),
    beard,
    o.beard ? dot((o.look ?? 0.4) * 13, 28, 19, skin, 13) : '',
    face(o.mood ?? 'smile', o.look ?? 0.4, pal.coral, o.glasses, o.lids),
    front[h],
  )
}
