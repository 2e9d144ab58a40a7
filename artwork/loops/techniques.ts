/** The techniques: one fox runs through seven lands, each of another hand. Sixteen drawings take it through one. */
import { stripCount, stripDrawing } from '../kit/actors/seven-hands'
import { worlds } from '../kit/actors/seven-worlds'
import type * as m from '../motion/index'

const each = stripCount / worlds.length

export const loop: m.Loop = {
  shots: worlds.map(
    (_, i): m.Shot => ({
      length: each / 12,
      on: 2,
      ground: '#f6efe0',
      grain: false,
      draw: ({ n }) => [stripDrawing(i * each + n)],
    }),
  ),
}
