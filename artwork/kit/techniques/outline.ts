/** Outlines as points close together: for edges that are torn or run, and for what is strewn inside them. */
import type { Path, Pt } from '../path'

/** A coordinate on a cubic curve, at a part of the way from a to d. */
export const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3

/** The points of a path's first closed shape, about `step` apart. */
export function outline(path: Path, step: number): Pt[] {
  const points: Pt[] = []
  let from: Pt = [0, 0]
  const first = path.findIndex(({ c }) => c === 'Z')
  const shape = first < 0 ? path : path.slice(0, first)
  const start = shape[0]?.p[0] ?? from
  for (const { c, p } of [...shape, { c: 'L' as const, p: [start] }]) {
    const to = p.at(-1) as Pt
    const [a, b] = c === 'C' ? (p as [Pt, Pt]) : [from, to]
    const length = Math.hypot(a[0] - from[0], a[1] - from[1]) + Math.hypot(b[0] - a[0], b[1] - a[1])
    const count = c === 'M' ? 0 : Math.max(1, Math.round((length + Math.hypot(to[0] - b[0], to[1] - b[1])) / step))
    for (let i = 0; i < count; i++) {
      const t = i / count
      const at = (k: 0 | 1) => (c === 'C' ? cubic(from[k], a[k], b[k], to[k], t) : from[k] + (to[k] - from[k]) * t)
      points.push([at(0), at(1)])
    }
    from = to
  }
  return points
}

/** The area inside an outline; negative where its points go round against the clock. */
export const area = (points: readonly Pt[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Pt
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

/** The direction out of an outline at one of its points, one unit long. */
export function outward(points: readonly Pt[], i: number, clockwise: boolean): Pt {
  const [before, after] = [points.at(i - 1) as Pt, points[(i + 1) % points.length] as Pt]
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const length = (Math.hypot(dx, dy) || 1) * (clockwise ? 1 : -1)
  return [dy / length, -dx / length]
}

const isInside = ([x, y]: Pt, points: readonly Pt[]): boolean => {
  let inside = false
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] as Pt
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  })
  return inside
}

/** Up to `count` places inside an outline, none close to its edge. */
export function strew(points: readonly Pt[], count: number, rand: () => number): Pt[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const places: Pt[] = []
  for (let i = 0; i < count * 4 && places.length < count; i++) {
    const place: Pt = [left + rand() * width, top + rand() * height]
    const middle: Pt = [left + width / 2, top + height / 2]
    const further = ([x, y]: Pt): Pt => [middle[0] + (x - middle[0]) * 1.06, middle[1] + (y - middle[1]) * 1.06]
    if (isInside(further(place), points)) places.push(place)
  }
  return places
}
