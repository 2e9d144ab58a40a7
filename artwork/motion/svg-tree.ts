/** Reads the svg that the kit writes: tags with attributes, nothing between them. */

/** An element and what is in it. */
export interface Element {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
}

/** The tree of an svg text. */
export function readSvg(svg: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, close, tag = '', rest = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (close) {
      open.pop()
      continue
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value]),
    )
    const element = { tag, attributes, children: [] }
    open.at(-1)?.children.push(element)
    if (!empty) open.push(element)
  }
  return root
}

/** A matrix as canvas takes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const move = (x = 0, y = 0): Matrix => [1, 0, 0, 1, x, y]
const kinds: Record<string, (...n: number[]) => Matrix> = {
  translate: move,
  scale: (x = 1, y = x) => [x, 0, 0, y, 0, 0],
  skewX: (degrees = 0) => [1, 0, Math.tan(radians(degrees)), 1, 0, 0],
  rotate: (degrees = 0, x = 0, y = 0) => {
    const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
    return times(times(move(x, y), [cos, sin, -sin, cos, 0, 0]), move(-x, -y))
  },
}

/** The matrix of a `transform`. */
export function matrixOf(transform: string): Matrix {
  const steps = [...transform.matchAll(/([a-zA-Z]+)\(([^)]*)\)/g)].map(([, kind = '', numbers = '']) => {
    const make = kinds[kind]
    if (!make) throw new Error(`The loops know no transform "${kind}".`)
    return make(
      ...numbers
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number),
    )
  })
  const round = (n: number, by: number) => Math.round(n * by) / by
  const [a, b, c, d, e, f] = steps.reduce(times, [1, 0, 0, 1, 0, 0])
  return [round(a, 1e4), round(b, 1e4), round(c, 1e4), round(d, 1e4), round(e, 10), round(f, 10)]
}
