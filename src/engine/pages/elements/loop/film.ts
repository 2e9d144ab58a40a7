/** Vector drawings, in a .json. */
export interface DrawnFilm {
  width: number
  height: number
  /** The colour of strokes that name none. */
  stroke?: string
  /** A shape: path, style. A group: style, indices of its children. */
  nodes: readonly FilmNode[]
  drawings: readonly (readonly [ms: number, node: number])[]
}

export type FilmNode = readonly [path: string, look?: DrawingStyle] | readonly [look: DrawingStyle, ...nodes: number[]]

/** SVG's: fill and stroke are inherited; `o`, `b`, `t` and `c` are not. */
export interface DrawingStyle {
  /** Fill and stroke; an empty text is none. */
  f?: string
  s?: string
  /** Stroke width, dashes, and line caps that are not round. */
  w?: number
  d?: readonly number[]
  l?: 'butt'
  o?: number
  b?: 'multiply'
  t?: readonly [number, number, number, number, number, number]
  c?: string
}
