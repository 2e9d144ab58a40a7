/** What grows, lies and lives in the valley of Natural Capital, torn from its fourteen colours. */
import { at, flip, group, type Part, turn } from '../core'
import { blob, curve, line, oval, type Pt, poly, text } from '../path'
import { earth, rub, scrap, torn } from '../techniques/earth'

const { chalk, clay, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, umber, peat, terreVerte, moss, ash } =
  earth

/** A strip of colour along points: trunks, roots, arms, threads. */
export const strip = (points: Pt[] | string, colour: string, width: number): Part =>
  `<path d="${text(typeof points === 'string' ? curve(points) : line(...points))}" stroke="${colour}" stroke-width="${width}"/>`

/** A broad-leaved tree, foot on (0,0), 300 high. `bend` turns its crown, in degrees. */
export const oak = (bend = 0, leaf: string = moss, light: string = terreVerte): Part =>
  group(
    scrap(poly('-20 4, -12 -120, -44 -176, -30 -184, 0 -140, 34 -190, 46 -180, 14 -116, 22 4'), umber),
    turn(
      bend,
      torn(blob('-120 -170, -110 -250, -40 -306, 50 -300, 116 -240, 110 -160, 40 -130, -60 -126'), leaf, light, 6, 44),
      rub(blob('-100 -190, -80 -250, -20 -290, 40 -270, 30 -200, -40 -170'), light, { slant: 24, gap: 19 }),
    ),
  )

/** A fir, foot on (0,0), 320 high; `lean` tips it about its foot. */
export const fir = (lean = 0, leaf: string = moss, light: string = terreVerte): Part =>
  turn(
    lean,
    scrap(poly('-14 4, -10 -70, 10 -70, 14 4'), umber),
    torn(
      poly('0 -320, 40 -220, 24 -222, 66 -130, 44 -134, 92 -44, -92 -44, -44 -134, -66 -130, -24 -222, -40 -220'),
      leaf,
      undefined,
      4,
      22,
    ),
    rub(poly('-4 -290, -4 -60, -70 -60, -34 -150, -50 -140, -16 -230'), light, { slant: 62, gap: 20 }),
  )

/** What is left of a tree: a stump, 60 wide, on (0,0). */
export const stump = (): Part =>
  group(scrap(poly('-40 8, -27 -24, -27 -46, 27 -46, 27 -24, 42 8'), umber), scrap(oval(0, -46, 27, 9), rawSienna))

/** A hill 560 wide and 330 high on (0,0), its fields in tones, with a path. */
export const hill = (): Part =>
  group(
    torn(blob('-290 6, -230 -110, -130 -230, -20 -300, 90 -270, 190 -150, 290 6', 0.14), moss, terreVerte),
    rub(poly('-250 -20, -200 -130, -60 -260, 0 -280, -60 -120, -120 -10'), terreVerte, { slant: -50, gap: 20 }),
    scrap(poly('60 -250, 130 -210, 210 -90, 130 -70, 70 -140'), terreVerte),
    rub(poly('150 -60, 220 -70, 270 -6, 120 -6'), ochre, { slant: 8, gap: 19 }),
    strip('-20 0, 40 -60, -30 -120, 30 -180, 0 -240', clay, 13),
  )

/** A cottage, 300 wide, base middle on (0,0); it sleeps: its shutters are closed. */
export const cottage = (): Part =>
  group(
    scrap(poly('62 -280, 104 -280, 104 -180, 62 -180'), burntSienna),
    torn(poly('-126 4, -120 -150, 120 -156, 128 4'), clay, chalk, 3),
    rub(poly('20 0, 20 -150, 118 -150, 122 0'), rawSienna, { gap: 20 }),
    torn(poly('-164 -140, -90 -262, 96 -266, 166 -142'), redOchre, undefined, 4, 30),
    rub(poly('-150 -146, -84 -250, 90 -252, 150 -146'), burntSienna, { slant: 0, gap: 15 }),
    scrap(poly('-26 4, -26 -92, 26 -94, 28 4'), umber),
    ...[-92, 56].map((x) =>
      group(
        scrap(
          poly([
            [x, -64],
            [x, -112],
            [x + 44, -112],
            [x + 44, -64],
          ]),
          bramble,
        ),
        strip(
          [
            [x + 4, -88],
            [x + 40, -88],
          ],
          clay,
          5,
        ),
      ),
    ),
  )

/** A sheep that lies, 300 wide, centred; asleep, its ear turned by `ear`, its side raised by a breath. */
export const dozingSheep = (ear = 0, breath = 0): Part =>
  group(
    scrap(poly('-90 60, -50 88, -20 84, -60 56'), peat),
    scrap(poly('30 64, 70 92, 104 86, 60 56'), peat),
    torn(
      blob(
        [
          [-144, 50],
          [-158, -6],
          [-120, -66 - breath],
          [-50, -92 - breath * 1.4],
          [40, -90 - breath],
          [108, -50],
          [124, 20],
          [90, 76],
          [-90, 78],
        ],
        0.2,
      ),
      chalk,
      ash,
      9,
      22,
    ),
    rub(blob('-120 40, -60 0, 30 10, 90 40, 60 74, -80 74'), ash, { slant: 30, gap: 15 }),
    at(112, -46, 1, turn(ear, scrap(blob('4 4, -46 -6, -64 22, -30 34'), umber))),
    scrap(blob('80 -66, 130 -84, 178 -32, 190 20, 160 48, 112 16'), peat),
    strip('124 -14, 138 -4, 154 -14', chalk, 6),
    scrap(blob('70 -60, 84 -104, 128 -100, 138 -70, 104 -48'), chalk),
  )

/** A bee that flies to the right, 260 wide, centred; `beat` opens its wings, `held` hangs below it. */
export const bee = (beat = 0, held: Part = ''): Part =>
  group(
    held ? strip('20 40, 26 84', peat, 7) + at(28, 104, 1, held) : '',
    turn(-beat, scrap(blob('-6 -30, -70 -130, -20 -176, 24 -130, 20 -40'), ash)),
    turn(beat, torn(blob('10 -30, 30 -150, 90 -160, 104 -100, 44 -26'), chalk, ash, 3, 26)),
    torn(blob('-124 6, -80 -50, 10 -60, 96 -40, 126 4, 90 46, 0 60, -84 48'), ochre, undefined, 4, 24),
    rub(blob('-90 20, 0 40, 90 24, 70 46, 0 58, -80 46'), rawSienna, { gap: 9 }),
    ...[-62, -8, 46].map((x) =>
      scrap(
        poly([
          [x - 14, -50],
          [x + 12, -56],
          [x + 18, 52],
          [x - 10, 54],
        ]),
        peat,
      ),
    ),
    scrap(poly('-120 0, -166 6, -120 16'), peat),
    scrap(blob('96 -12, 106 -22, 114 -12, 106 0'), peat),
    strip(
      [
        [96, -40],
        [120, -76],
        [140, -80],
      ],
      peat,
      6,
    ),
    strip(
      [
        [78, -46],
        [94, -84],
        [112, -92],
      ],
      peat,
      6,
    ),
  )

/** A lump of pollen, 70 wide, centred. */
export const pollen = (): Part =>
  group(
    torn(blob('-36 0, -20 -32, 20 -34, 38 2, 18 34, -20 32'), ochre, undefined, 4, 20),
    rub(blob('-24 0, 0 -24, 24 0, 0 26'), rawSienna, { gap: 13 }),
  )

/** A stone, 100 wide, centred. */
export const stone = (colour: string = rawUmber, light: string = ash): Part =>
  group(
    torn(blob('-54 10, -36 -30, 10 -36, 54 -6, 40 30, -20 34', 0.12), colour, undefined, 3, 24),
    rub(poly('-34 -20, 10 -30, 34 -10, -20 4'), light, { gap: 12 }),
  )

/** An earthworm along points that it passes: its rings, its saddle, its face at the last of them. */
export function worm(points: Pt[]): Part {
  const [x, y] = points.at(-1) as Pt
  const body = (colour: string, width: number, dash = '') =>
    `<path d="${text(curve(...points))}" stroke="${colour}" stroke-width="${width}"${dash}/>`
  return group(
    body(redOchre, 76),
    body(clay, 8, ' stroke-dasharray="0 52"'),
    `<path d="${text(curve(...points.slice(-5, -3)))}" stroke="${rawSienna}" stroke-width="82"/>`,
    scrap(oval(x - 8, y - 12, 7, 10), peat),
    scrap(oval(x + 20, y - 10, 7, 10), peat),
    strip(
      [
        [x - 12, y + 10],
        [x, y + 18],
        [x + 16, y + 14],
        [x + 22, y + 8],
      ],
      peat,
      6,
    ),
  )
}

/** A seedling on (0,0): `grown` 0 is in the soil, 1 is a sapling 250 high. */
export const seedling = (grown: number, sway = 0): Part => {
  const leaf = (y: number, side: number, size: number) =>
    at(0, y, Math.max(0.01, size), turn(sway * side * 0.6 - 12 * side, side < 0 ? flip(leafShape) : leafShape))
  const height = -250 * grown
  return turn(
    sway * 0.4,
    strip(
      [
        [0, 0],
        [sway * 0.5, height * 0.5],
        [0, height],
      ],
      moss,
      16,
    ),
    leaf(height * 0.45, 1, grown * 0.9),
    leaf(height * 0.62, -1, grown * 0.9),
    leaf(height, 1, grown * 1.1),
    leaf(height, -1, grown * 1.1),
  )
}
const leafShape: Part = group(
  scrap(blob('0 6, 40 -56, 130 -66, 100 0, 40 20'), terreVerte),
  scrap(poly('0 6, 118 -54, 100 0, 40 20'), moss),
)
