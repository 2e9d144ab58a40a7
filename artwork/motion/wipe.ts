/** A sheet of torn paper that slides over the picture and brings the next shot with it. */
import { fill, group, type Part, pal } from '../kit/core'
import { map, type Pt, poly, rng, text } from '../kit/path'
import { ease } from './ease'

/** Where the sheet comes from. */
export type Side = 'left' | 'right' | 'up' | 'down'

const torn = (reach: number, seed: number): Pt[] => {
  const rand = rng(seed)
  return Array.from({ length: 19 }, (_, i): Pt => [reach + (rand() - 0.5) * 34, -80 + i * 64])
}

/** The picture at a part of the way: `next` lies over `before` as far as `t` (0 to 1) says. */
export function wipe(before: Part, next: Part, side: Side, t: number): Part {
  const upright = side === 'left' || side === 'right'
  const across = upright ? 1600 : 1000
  const reach = ease.inOut(t) * across
  // Drawn as if it came from the left, then put to its side.
  const place = ([x, y]: Pt): Pt => {
    if (side === 'left') return [x, y]
    if (side === 'right') return [across - x, y]
    return side === 'up' ? [y * 1.6, x] : [y * 1.6, across - x]
  }
  const paper = (more: number, seed: number) => map(poly([[-90, -80], ...torn(reach + more, seed), [-90, 1080]]), place)
  return group(
    before,
    fill(paper(46, 4), pal.ink, 0.18),
    fill(paper(24, 4), pal.paper),
    `<clipPath id="sheet"><path d="${text(paper(0, 9))}"/></clipPath><g clip-path="url(#sheet)">${next}</g>`,
  )
}
