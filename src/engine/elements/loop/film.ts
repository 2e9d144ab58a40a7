/** A short film as drawings: what `npm run loops` writes, and `paint` puts on a canvas. */
export interface DrawnFilm {
  width: number
  height: number
  /** Everything that is drawn, each once. A mark is a path and its look; a group is its look and the numbers of what is in it. */
  nodes: readonly FilmNode[]
  /** How long each drawing is seen, in milliseconds, and the number of its node. */
  drawings: readonly (readonly [ms: number, node: number])[]
}

export type FilmNode = readonly [path: string, look?: Look] | readonly [look: Look, ...nodes: number[]]

/** What svg inherits to the things in a group, and what only the group or mark itself has: `o`, `b`, `t`, `c`. */
export interface Look {
  /** Colours of fill and line; an empty text is none. */
  f?: string
  s?: string
  /** Width of the line, its dashes, and its ends where they are not round. */
  w?: number
  d?: readonly number[]
  l?: 'butt'
  /** Opacity. */
  o?: number
  /** A group that is laid over what is there as an ink is: their colours multiply. */
  b?: 'multiply'
  /** Where it is: a matrix. */
  t?: readonly [number, number, number, number, number, number]
  /** A path that cuts it off. */
  c?: string
}
