/** The village shop of Natural Capital: its shelves, its keeper behind the counter, and her customer before it. */
import { joint } from '../../motion/acting'
import { at, flip, group, type Part, turn } from '../core'
import { oval, type Pt, poly } from '../path'
import { drained, earth, rub, scrap, stratum, torn } from '../techniques/earth'
import { type Face, farmer, keeper } from './earth-folk'
import { bellGlass, bottledRain, jar, sprigJar } from './earth-shop'
import { fir, hill, oak, pollen } from './earth-valley'

const { ash, chalk, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, umber } = earth

/** Five places on the shelf between the two heads, from left to right. */
const places = [492, 632, 778, 922, 1062]

/** Where someone's front hand is, in the picture, and how far the body leans to what it looks at, in degrees. */
export interface Bearing extends Face {
  hand: Pt
  lean?: number
}

/** What happens in the shop. */
export interface Shop {
  keeper: Bearing
  customer: Bearing
  /** Whether he holds his coin. */
  coin?: boolean
  /** How far the rain in its jar has fallen, 0 to 1 again and again. */
  fall?: number
  /** How far the trees are bent, in degrees. */
  sway?: number
  /** How much of each small jar's green is gone, 0 to 1, and whether the hill's is. */
  gone?: (place: number) => number
  hillGone?: boolean
  /** How far the bell glass is pushed. */
  push?: number
}

const plank = (y: number): Part =>
  group(
    torn(poly(`-40 ${y}, 1640 ${y - 6}, 1640 ${y + 46}, -40 ${y + 50}`), rawSienna, ochre, 3, 170),
    rub(poly(`-20 ${y + 8}, 1620 ${y + 6}, 1620 ${y + 40}, -20 ${y + 42}`), burntSienna, {
      slant: 0,
      gap: 17,
      dash: '90 14 30 44 7 20',
    }),
  )

const box = (colour: string, over: string): Part =>
  group(
    at(-46, -112, 0.9, pollen()) + at(40, -116, 1, pollen()) + at(0, -138, 0.9, pollen()),
    torn(poly('-88 0, -92 -108, 92 -112, 88 0'), colour, undefined, 3, 60),
    rub(poly('10 -4, 10 -104, 86 -106, 82 -4'), over, { slant: 74, gap: 17 }),
    scrap(poly('-90 -66, 90 -70, 90 -46, -90 -42'), chalk),
  )

/** An arm's 'shoulder, elbow, hand' in the measure of a figure, for a hand at a point of it. */
const arm = (shoulder: Pt, hand: Pt, bone: number, side: 1 | -1): string =>
  [shoulder, joint(shoulder, hand, bone, bone, side), hand]
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join(', ')

/** Returns someone's place: where a base stands, how large, and which way it looks. */
export const place = (x: number, y: number, scale: number, side: 1 | -1) => ({
  of: ([hx, hy]: Pt, lean: number): Pt => {
    const [px, py] = [((hx - x) / scale) * side, (hy - y) / scale]
    const [cos, sin] = [Math.cos((-lean * Math.PI) / 180), Math.sin((-lean * Math.PI) / 180)]
    return [px * cos - py * sin, px * sin + py * cos]
  },
  put: (lean: number, ...parts: Part[]): Part => {
    const body = turn(lean, ...parts)
    return at(x, y, scale, side === 1 ? body : flip(body))
  },
})

/** A place to stand at. */
export type Place = ReturnType<typeof place>

const behind = place(286, 866, 1.42, 1)
const before = place(1356, 1136, 1.62, -1)

/** The keeper at a place, her hand at a point of the picture. */
export const keeperAt = (where: Place, { hand, lean = 0, ...face }: Bearing): Part =>
  where.put(lean, keeper({ ...face, front: arm([104, -262], where.of(hand, lean), 140, 1) }))

/** The farmer at a place, as the keeper is, with what he holds. */
export const farmerAt = (where: Place, { hand, lean = 0, ...face }: Bearing, held: Part = ''): Part => {
  const [x, y] = where.of(hand, lean)
  return where.put(lean, farmer({ ...face, front: arm([96, -240], [x, y], 136, 1) }), at(x, y, 1, held))
}

/** His coin, held at (0,0). */
export const coinPart = group(
  torn(oval(34, -26, 40), ochre, rawSienna, 2, 30),
  rub(oval(34, -26, 26), rawSienna, { gap: 11, slant: 40 }),
)

/** The whole shop: five small jars above; rain, pollen and a hill under glass on the counter; soil below it. */
export const shop = ({ fall = 0, sway = 0, gone = () => 0, hillGone = false, push = 0, ...who }: Shop): Part[] => {
  const land = group(
    at(-10, -6, 0.86, hill()),
    at(-110, -100, 0.5, fir(sway * 0.4)),
    at(-40, -206, 0.5, oak(sway)),
    at(150, -70, 0.4, oak(sway)),
  )
  return [
    rub(poly('-40 -40, 1640 -40, 1640 900, -40 900'), umber, { slant: 88, gap: 110, dash: '120 30 60 90 20 44' }),
    ...places.map((x, i) => {
      const part = at(x, 250, 1, sprigJar(i, gone(i)))
      return gone(i) > 0 ? drained(part) : part
    }),
    at(70, 162, 0.46, jar(400, 390, bottledRain(fall), ash, rawUmber)),
    plank(250),
    at(752 + push, 792, 0.92, bellGlass(hillGone ? drained(land) : land)),
    keeperAt(behind, who.keeper),
    at(96, 838, 1.1, box(redOchre, burntSienna)),
    plank(832),
    stratum('-40 892, 500 884, 1000 894, 1640 882', bramble, burntSienna),
    stratum('-40 948, 400 938, 900 954, 1640 942', umber, rawUmber),
    farmerAt(before, who.customer, who.coin === false ? '' : coinPart),
  ]
}

/** How the film begins: he holds up a coin, and she wonders. */
export const opening: Shop = {
  keeper: { hand: [470, 812], look: 0.8, lift: 0, mouth: 'calm', brow: 0.6 },
  customer: { hand: [1096, 600], look: 0.9, mouth: 'smile', brow: 0.4 },
}
