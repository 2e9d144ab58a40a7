/** The night in which the river of Natural Capital leaves its bed. */
import { group, type Part } from '../core'
import { blob, box, poly, rng } from '../path'
import { earth, rub, scrap, torn } from '../techniques/earth'

const { chalk, ochre, peat, ash, slate } = earth

/** Slanting rain over the whole picture, in four drawings. */
export const rain = (n: number): Part => {
  const rand = rng(61)
  const drops = Array.from({ length: 60 }, () => {
    const [x, y] = [rand() * 1900, ((rand() + (n % 4) / 4) % 1) * 1100 - 80]
    return `M${Math.round(x - y * 0.28)} ${Math.round(y)}l-16 58`
  })
  return `<path d="${drops.join('')}" stroke="${slate}" stroke-width="6"/>`
}

/** The windows of the cottage, with a lamp behind them or without. */
export const windows = (on: boolean): Part =>
  [-92, 56].map((x) => scrap(box(x + 3, -110, 38, 44), on ? ochre : peat)).join('')

/** The flood, its crest at y=330 and its front at x=900. */
export const flood = (): Part =>
  group(
    torn(
      blob('-700 470, -300 330, 100 420, 300 330, 480 400, 660 420, 880 560, 940 760, 1000 1080, -700 1080', 0.17),
      slate,
      chalk,
      9,
      40,
    ),
    rub(blob('-640 560, 200 450, 460 470, 700 520, 800 640, 640 720, -640 720'), ash, {
      slant: 10,
      gap: 22,
      dash: '70 20 30 34',
    }),
    rub(poly('-640 780, 760 760, 860 980, -640 980'), chalk, { slant: 6, gap: 42, dash: '90 44 20 30' }),
  )
