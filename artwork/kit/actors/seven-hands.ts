/** The strip of the techniques: one land after another goes by, and the fox changes hands at each border. */
import { at, fill, group, type Part, pal } from '../core'
import { type Path, type Pt, poly, rng, text } from '../path'
import { strides } from './running-fox'
import { foxes } from './seven-foxes'
import { WIDE, worlds } from './seven-worlds'

/** How far the land goes by from one drawing to the next: eight of them are a run, sixteen a land. */
const STEP = 48
const ROUND = worlds.length * WIDE
const [foxX, foxY, foxScale] = [800, 568, 1.15]

/** How many drawings go round. */
export const stripCount = ROUND / STEP

/** The torn border where a land begins and the one before it ends. */
const border = (i: number): Pt[] => {
  const rand = rng((i % worlds.length) + 20)
  return Array.from({ length: 18 }, (_, n): Pt => [Math.round((rand() - 0.5) * 26), n * 62 - 20])
}

/** The outline of a land, between two of its heights. */
const outline = (i: number, top = -40, bottom = 1040): Path => {
  const side = (number: number, x: number) =>
    border(number).flatMap(([left, y]): Pt[] => (y > top && y < bottom ? [[x + left, y]] : []))
  return poly([...side(i, 0), ...side(i + 1, WIDE).reverse()])
}

const within = (id: string, path: Path, part: Part): Part =>
  `<clipPath id="${id}"><path d="${text(path)}"/></clipPath><g clip-path="url(#${id})">${part}</g>`

/** A land within its borders, with the white core of the paper at its left one. */
const lands = worlds.map((world, i) => {
  const edge = border(i)
  const core = edge.map(([x, y], n): Pt => [x + 9 + (n % 3) * 4, y])
  return within(`w${i}`, outline(i), world) + fill(poly([...edge, ...core.reverse()]), pal.paper)
})

/** A drawing of the strip; `stripCount` of them go round. */
export function stripDrawing(n: number): Part {
  const seen = lands.flatMap((land, i) => {
    const x = ((i * WIDE - n * STEP + 416 + ROUND * 2) % ROUND) - WIDE
    return x < 1630 ? [{ land, i, x }] : []
  })
  return group(
    ...seen.sort((a, b) => b.x - a.x).map(({ land, x }) => at(x, 0, 1, land)),
    ...seen
      .filter(({ x }) => x < foxX + 380 && x + WIDE > foxX - 360)
      .map(({ i, x }) => {
        const fox = foxes[i]?.(n % strides) ?? ''
        return at(x, 0, 1, within(`f${i}`, outline(i, 280, 790), at(foxX - x, foxY, foxScale, fox)))
      }),
  )
}
