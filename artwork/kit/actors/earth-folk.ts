/** The people of Natural Capital: its shopkeeper and her customer, torn from its fourteen colours. */
import { at, group, type Part, turn } from '../core'
import { mark } from '../faces'
import { blob, oval, type Pt, poly, pts } from '../path'
import { earth, rub, scrap, torn } from '../techniques/earth'
import { strip } from './earth-valley'

const { chalk, clay, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, umber, peat, ash, slate } = earth

/** What a face does: where it looks (-1 to 1), whether its eyes are shut, its mouth, and how far its head is bent. */
export interface Face {
  look?: number
  /** Whether it looks up (-1) or down (1). */
  lift?: number
  shut?: boolean
  mouth?: 'smile' | 'calm' | 'sad' | 'oh'
  nod?: number
  /** Brows, where it has any: -1 worried, 0 at rest, 1 raised, and -2 drawn together. */
  brow?: number
}

/** Both brows: worry lifts their inner ends, a frown lowers them. */
const brows = (x: number, brow: number, colour: string): Part => {
  const [height, inner] = [-36 - Math.max(0, brow) * 16, brow < -1 ? 14 : Math.min(0, brow) * 16]
  const one = (side: number) =>
    strip(
      [
        [x + side * 40, height + 3 - inner * 0.5],
        [x + side * 25, height - 4],
        [x + side * 11, height + inner],
      ],
      colour,
      9,
    )
  return one(-1) + one(1)
}

const features = (
  { look = 0.5, lift = 0, shut, mouth = 'smile', brow }: Face,
  shade: string,
  hair: string,
  lips: string = umber,
): Part => {
  const x = look * 14
  const eye = (ex: number) =>
    shut
      ? strip(
          [
            [x + ex - 9, -6],
            [x + ex, -2],
            [x + ex + 9, -6],
          ],
          peat,
          6,
        )
      : scrap(oval(x + ex + look * 4 * (brow === undefined ? 0 : 1), -8 + lift * 8, 7, 10), peat)
  const low = { smile: 8, calm: 0, sad: -8, oh: 0 }[mouth]
  return group(
    mark(-56, -76, 56, 70),
    scrap(
      blob(
        [
          [x - 2, -16],
          [x + 8 + look * 10, 14],
          [x + 4 + look * 6, 24],
          [x - 10, 22],
        ],
        0.1,
      ),
      shade,
    ),
    eye(-24),
    eye(24),
    brow === undefined ? '' : brows(x, brow, hair),
    mouth === 'oh'
      ? scrap(oval(x + 2, 42, 12, 15), peat)
      : strip(
          [
            [x - 22, 38 - low * 0.4],
            [x - 10, 38 + low * 0.7],
            [x + 10, 38 + low * 0.7],
            [x + 24, 36 - low * 0.4],
          ],
          lips,
          6,
        ),
  )
}

const sleeve = (points: string, colour: string, skin: string, width = 58): Part => {
  const [from, elbow, hand] = pts(points) as [Pt, Pt, Pt]
  const cuff: Pt = [elbow[0] + (hand[0] - elbow[0]) * 0.66, elbow[1] + (hand[1] - elbow[1]) * 0.66]
  return group(
    strip([cuff, hand], skin, width * 0.62),
    scrap(
      blob([
        [hand[0] - 26, hand[1]],
        [hand[0], hand[1] - 28],
        [hand[0] + 30, hand[1] - 4],
        [hand[0] + 2, hand[1] + 28],
      ]),
      skin,
    ),
    strip([from, elbow, cuff], colour, width),
  )
}

/** The shopkeeper from her apron up, 560 high, base on (0,0); her arms are 'shoulder, elbow, hand'. */
export const keeper = (o: Face & { front?: string; back?: string }): Part =>
  group(
    o.back ? sleeve(o.back, rawUmber, burntSienna) : '',
    torn(blob('-150 10, -160 -180, -110 -300, 0 -330, 110 -300, 160 -180, 150 10', 0.14), clay, undefined, 4, 44),
    rub(poly('40 -300, 110 -280, 150 -170, 140 0, 60 0'), rawSienna, { slant: 70, gap: 18 }),
    torn(poly('-84 10, -70 -220, 74 -224, 90 10'), bramble, redOchre, 4, 50),
    rub(poly('-60 -10, -50 -200, 50 -200, 60 -10'), redOchre, { slant: -64, gap: 22, width: 4 }),
    strip(
      [
        [-62, -214],
        [-84, -306],
      ],
      bramble,
      20,
    ),
    strip(
      [
        [62, -216],
        [84, -306],
      ],
      bramble,
      20,
    ),
    strip(
      [
        [0, -350],
        [0, -310],
      ],
      rawSienna,
      46,
    ),
    at(
      6,
      -414,
      1.15,
      turn(
        o.nod ?? 0,
        scrap(blob('10 -100, 40 -132, 74 -110, 66 -76, 30 -70'), ash),
        scrap(blob('-66 -10, -60 -66, 0 -92, 58 -68, 66 -8, 50 30, -50 30'), slate),
        torn(blob('-56 -20, -40 -64, 10 -74, 54 -46, 58 10, 30 64, -6 72, -44 44', 0.14), rawSienna, undefined, 2, 40),
        rub(poly('-54 -30, -26 -40, -30 60, -44 44'), burntSienna, { slant: 74, gap: 9 }),
        scrap(blob('-60 -14, -56 -62, -6 -90, 52 -70, 60 -20, 30 -52, -16 -50, -40 -34'), ash),
        lenses(o.look ?? 0.5),
        features(o, burntSienna, slate),
        scrap(blob('-50 26, -36 14, -22 26, -36 38'), redOchre),
      ),
    ),
    o.front ? sleeve(o.front, clay, rawSienna) : '',
  )

const lenses = (look: number): Part =>
  [-24, 24].map((x) => scrap(oval(x + look * 14, -8, 22), clay)).join('') +
  strip(
    [
      [look * 14 - 4, -8],
      [look * 14 + 4, -8],
    ],
    clay,
    6,
  )

/** The farmer in cap and beard, as the keeper is. */
export const farmer = (o: Face & { front?: string; back?: string }): Part =>
  group(
    o.back ? sleeve(o.back, umber, clay) : '',
    torn(
      blob('-170 10, -176 -180, -120 -300, 0 -326, 120 -300, 176 -180, 170 10', 0.14),
      burntSienna,
      undefined,
      4,
      44,
    ),
    rub(poly('-150 0, -160 -170, -110 -280, -40 -300, -50 0'), bramble, { slant: 66, gap: 17 }),
    scrap(poly('-44 -320, 0 -250, 44 -320, 20 -330, -20 -330'), chalk),
    at(
      6,
      -404,
      1.2,
      turn(
        o.nod ?? 0,
        scrap(blob('-58 -20, -40 -64, 10 -70, 56 -46, 60 10, 30 60, -10 66, -46 40', 0.14), clay),
        torn(
          blob('-58 0, -44 26, -10 18, 20 20, 46 12, 60 -6, 58 56, 18 100, -20 98, -54 56', 0.16),
          umber,
          undefined,
          4,
          20,
        ),
        features(o, rawSienna, umber, redOchre),
        // Where his brows are seen, the cap sits back, and goes with them.
        at(
          0,
          o.brow === undefined ? 0 : -19 - Math.max(0, o.brow) * 14,
          1,
          turn(
            o.brow === undefined ? 0 : -5,
            torn(blob('-64 -26, -52 -78, 0 -98, 52 -80, 62 -34, 0 -42'), rawUmber, undefined, 3, 30),
            rub(poly('-44 -40, -36 -76, 30 -84, 46 -46'), ochre, { slant: 10, gap: 13 }),
            scrap(blob('-4 -40, 60 -46, 116 -24, 96 -14, 20 -22'), rawUmber),
          ),
        ),
      ),
    ),
    o.front ? sleeve(o.front, burntSienna, clay) : '',
  )
