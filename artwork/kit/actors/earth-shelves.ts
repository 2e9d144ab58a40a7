/** The shelves of Natural Capital's shop, in which whatever lacks in the valley lacks as well. */
import { at, group, type Part } from '../core'
import { poly } from '../path'
import { drained, earth, rub, scrap, stratum, torn } from '../techniques/earth'
import { bellGlass, bottledRain, jar, sprigJar } from './earth-shop'
import { fir, hill, oak, pollen } from './earth-valley'

const { ash, chalk, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, peat } = earth

/** Five places on the upper shelf, from left to right. */
const places = [190, 490, 800, 1110, 1410]

/** What happens on the shelves. */
export interface Shelves {
  /** How far the rain in its jar has fallen, 0 to 1 again and again. */
  fall?: number
  /** How far the trees are bent, in degrees. */
  sway?: number
  /** How much of each small jar's green is gone, 0 to 1, and of the hill's. */
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

/** The whole shop: five small jars above; rain in a jar, boxes of pollen and a hill under glass below; soil under the counter. */
export const shelves = ({ fall = 0, sway = 0, gone = () => 0, hillGone = false, push = 0 }: Shelves): Part[] => {
  const land = group(
    at(-10, -6, 0.86, hill()),
    at(-110, -100, 0.5, fir(sway * 0.4)),
    at(-40, -206, 0.5, oak(sway)),
    at(150, -70, 0.4, oak(sway)),
  )
  return [
    rub(poly('-40 -40, 1640 -40, 1640 900, -40 900'), bramble, { slant: 88, gap: 130, dash: '120 30 60 90 20 44' }),
    ...places.map((x, i) => {
      const part = at(x, 300, 1.12, sprigJar(i, gone(i)))
      return gone(i) > 0 ? drained(part) : part
    }),
    plank(300),
    at(300, 622, 1, jar(400, 390, bottledRain(fall), ash, rawUmber)),
    at(640, 826, 1, box(redOchre, burntSienna)),
    at(812, 826, 0.86, box(ochre, rawSienna)),
    at(1230 + push, 786, 0.9, bellGlass(hillGone ? drained(land) : land)),
    plank(824),
    stratum('-40 884, 500 876, 1000 886, 1640 874', bramble),
    stratum('-40 940, 400 930, 900 946, 1640 934', peat),
  ]
}
