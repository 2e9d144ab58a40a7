/** A British socket: three slots. */
import { fill, group, type Part, pal, rect } from '../core'
import { box } from '../path'

/** A British socket, 140 wide: three slots, and a switch that is on. */
export const plugSocket = (c: string = pal.paper, on: string = pal.coral): Part =>
  group(
    rect(-70, -70, 140, 140, c, 12),
    fill(box(-30, -34, 14, 34, 3), pal.ink),
    fill(box(-56, 24, 28, 13, 3), pal.ink),
    fill(box(-14, 24, 28, 13, 3), pal.ink),
    rect(32, -26, 24, 44, on, 5),
  )
