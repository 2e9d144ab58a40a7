/** What the shop of Natural Capital sells and weighs, torn from its fourteen colours. */
import { at, group, type Part, turn } from '../core'
import { blob, join, line, map, type Path, poly, text } from '../path'
import { earth, rub, scrap, torn } from '../techniques/earth'
import { pollen, strip } from './earth-valley'

const { chalk, clay, ochre, rawSienna, rawUmber, umber, terreVerte, moss, ash, slate, redOchre, burntSienna } = earth

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
    torn(poly('-300 -4, 300 -8, 290 40, -290 42'), burntSienna, redOchre, 3),
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

/** A box 260 wide with pollen heaped in it, its base at y=100; `more` lies on top. */
export const pollenBox = (colour: string, over: string, more: Part = ''): Part =>
  group(
    more,
    at(-72, -70, 1.1, pollen()),
    at(4, -92, 1.3, pollen()),
    at(76, -68, 1.1, pollen()),
    torn(poly('-130 100, -134 -52, 134 -56, 130 100'), colour, chalk, 3, 70),
    rub(poly('20 96, 20 -46, 128 -48, 122 96'), over, { slant: 72, gap: 16 }),
    scrap(poly('-16 98, -16 -54, 14 -54, 14 98'), chalk),
  )
