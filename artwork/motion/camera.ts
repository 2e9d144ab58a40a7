/** The camera over the drawing table. */
import type { Part } from '../kit/core'

/** What the camera looks at: the point in the middle of the picture, and how near it is. `track<View>` moves it. */
export type View = readonly [x: number, y: number, zoom: number]

/** The whole sheet. */
export const wide: View = [800, 500, 1]

/** The picture from a view. What lies beyond 1600×1000 has to be drawn where a pan shows it. */
export const camera = ([x, y, zoom]: View, ...parts: Part[]): Part =>
  `<g transform="translate(800 500)scale(${zoom})translate(${-x} ${-y})">${parts.join('')}</g>`
