/** The shop of Natural Capital: jars, scales, a keeper and a farmer, torn from its fourteen colours. */
import { at, group, type Part, turn } from './core'
import { earth, rub, scrap, torn } from './earth'
import { strip } from './earth-valley'
import { mark } from './faces'
import { blob, join, line, map, oval, type Path, type Pt, poly, pts, text } from './path'

const {
  chalk,
  clay,
  ochre,
  rawSienna,
  redOchre,
  burntSienna,
  bramble,
  rawUmber,
  umber,
  peat,
  terreVerte,
  moss,
  ash,
  slate,
} = earth

/** A jar w by h about (0,0) with a part inside, and its cork. */
export const jar = (w: number, h: number, inside: Part, glass: string = ash, lid: string = umber): Part => {
  const [x, y] = [w / 2, h / 2]
  const body = poly([
    [-x, -y + h * 0.16],
    [-x * 0.74, -y],
    [x * 0.74, -y],
    [x, -y + h * 0.16],
    [x * 0.98, y],
    [-x * 0.98, y],
  ])
  return group(
    torn(body, glass, chalk, 4, 60),
    inside,
    rub(
      poly([
        [x * 0.82, -y * 0.7],
        [x * 0.94, -y * 0.6],
        [x * 0.94, y * 0.6],
        [x * 0.82, y * 0.6],
      ]),
      chalk,
      { slant: 82, gap: 13, width: 6 },
    ),
    strip(
      [
        [-x * 0.82, -y * 0.56],
        [-x * 0.84, y * 0.3],
      ],
      chalk,
      12,
    ),
    scrap(
      poly([
        [-x * 0.66, -y + 4],
        [-x * 0.62, -y - h * 0.16],
        [x * 0.62, -y - h * 0.17],
        [x * 0.66, -y + 4],
      ]),
      lid,
    ),
  )
}

/** Rain in a jar: a cloud above, drops that have fallen by `fall` (0 to 1), water below. */
export const bottledRain = (fall: number): Part =>
  group(
    `<path d="${text(
      join(
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
          const [x, y] = [-108 + ((i * 5) % 9) * 27, -50 + ((i * 0.37 + fall) % 1) * 130]
          return line([x, y], [x - 9, y + 34])
        }),
      ),
    )}" stroke="${slate}" stroke-width="8"/>`,
    torn(
      blob('-130 -70, -110 -120, -50 -118, -10 -160, 60 -146, 80 -110, 128 -100, 130 -60, 0 -46'),
      slate,
      chalk,
      5,
      24,
    ),
    rub(blob('-90 -80, -20 -120, 60 -110, 100 -76, 0 -62'), ash, { slant: 4, gap: 13 }),
    torn(poly('-172 96, -90 84, 0 96, 90 84, 172 94, 170 168, -170 168'), slate, chalk, 4, 40),
    rub(poly('-150 106, 150 106, 150 160, -150 160'), ash, { slant: 2, gap: 14, dash: '60 22 14 30' }),
  )

/** A small jar of something green that stands on (0,0), 170 high; `droop` lets it hang, 0 to 1. */
export const sprigJar = (kind: number, droop = 0): Part => {
  const [green, glass, water] = kind % 2 ? [terreVerte, ash, moss] : [moss, clay, terreVerte]
  const top = -150 + 40 * droop
  const leaf = (y: number, angle: number, side: number): Path => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    return map(poly('0 0, 18 -28, 48 -38, 84 -30, 58 -6'), ([px, py]) => [
      (px * cos - py * sin) * side,
      px * sin + py * cos + y,
    ])
  }
  const leaves = [
    leaf(top, 96 * droop - 44, 1),
    leaf(top, 88 * droop - 30, -1),
    leaf(top + 44, 54 * droop, 1),
    leaf(top + 50, 44 * droop + 6, -1),
  ]
  return group(
    strip(
      [
        [0, -60],
        [4, top * 0.7],
        [0, top],
      ],
      green,
      9,
    ),
    scrap(join(...leaves), green),
    scrap(poly('-46 0, -46 -64, -30 -86, 30 -86, 46 -64, 46 0'), glass),
    scrap(poly('-40 -4, -40 -44, 40 -46, 40 -4'), water),
    strip(
      [
        [-32, -66],
        [-32, -20],
      ],
      chalk,
      7,
    ),
  )
}

/** A bell glass on a board, 560 wide and 500 high, foot on (0,0), over a part. */
export const bellGlass = (inside: Part): Part => {
  const glass = blob('-262 0, -266 -230, -190 -390, 0 -450, 190 -390, 266 -230, 262 0', 0.15)
  return group(
    torn(glass, ash, chalk, 4, 60),
    rub(poly('120 -370, 190 -330, 240 -220, 240 -20, 190 -20, 190 -220'), chalk, { slant: 78, gap: 18, width: 6 }),
    inside,
    strip('-226 -110, -228 -220, -170 -340', chalk, 13),
    scrap(blob('-26 -448, -30 -490, 0 -506, 30 -490, 26 -448'), rawUmber),
    torn(poly('-300 -4, 300 -8, 290 40, -290 42'), umber, rawUmber, 3),
  )
}

/** A pan of the scales hung from (0,0) on two threads, 320 wide, 300 below; what lies on it is drawn on it. */
export const pan = (load: Part, swing = 0): Part =>
  turn(
    swing,
    strip(
      [
        [0, 0],
        [-150, 296],
      ],
      umber,
      7,
    ),
    strip(
      [
        [0, 0],
        [150, 296],
      ],
      umber,
      7,
    ),
    at(0, 300, 1, load),
    torn(blob('-190 292, 0 300, 190 290, 130 356, 0 376, -130 356', 0.12), ochre, clay, 3, 44),
    rub(poly('20 310, 170 306, 110 350, 10 364'), rawSienna, { gap: 11 }),
  )

/** What a face does: where it looks (-1 to 1), whether its eyes are shut, and its mouth. */
export interface Face {
  look?: number
  shut?: boolean
  mouth?: 'smile' | 'calm' | 'sad'
  nod?: number
}

const features = ({ look = 0.5, shut, mouth = 'smile' }: Face, shade: string): Part => {
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
      : scrap(oval(x + ex, -8, 7, 10), peat)
  const low = { smile: 8, calm: 0, sad: -8 }[mouth]
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
    strip(
      [
        [x - 22, 38 - low * 0.4],
        [x - 10, 38 + low * 0.7],
        [x + 10, 38 + low * 0.7],
        [x + 24, 36 - low * 0.4],
      ],
      umber,
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
        features(o, burntSienna),
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
        features(o, rawSienna),
        torn(blob('-64 -26, -52 -78, 0 -98, 52 -80, 62 -34, 0 -42'), rawUmber, undefined, 3, 30),
        rub(poly('-44 -40, -36 -76, 30 -84, 46 -46'), ochre, { slant: 10, gap: 13 }),
        scrap(blob('-4 -40, 60 -46, 116 -24, 96 -14, 20 -22'), umber),
      ),
    ),
    o.front ? sleeve(o.front, burntSienna, clay) : '',
  )

/** An arm that comes from the right and points with its finger at (0,0). */
export const pointing = (cloth: string, skin: string): Part =>
  group(
    strip('14 2, 70 -6, 130 0', skin, 28),
    scrap(blob('90 -30, 150 -54, 250 -44, 270 40, 170 62, 108 40'), skin),
    strip('120 34, 84 40, 110 52', skin, 24),
    torn(poly('236 -72, 760 -110, 760 150, 236 84'), cloth, undefined, 4, 50),
    rub(poly('300 10, 740 30, 740 120, 300 76'), umber, { slant: 4, gap: 20 }),
  )
