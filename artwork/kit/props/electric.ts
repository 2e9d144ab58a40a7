/** A plug and its socket, British both: three pins, three slots. */
import { fill, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { box, curve, line, round } from '../path'

/** A British plug from its side: flat pins, the longer one of the earth on top, the lead leaving it below. */
export const plug = (c: string = pal.teal): Part =>
  group(
    limb(curve('-24 60, -34 110, -90 118, -150 96'), pal.ink, 6),
    rect(44, -62, 84, 18, '#e9a92b', 3),
    rect(44, 18, 58, 11, '#e9a92b', 3),
    rect(34, 44, 58, 11, '#e9a92b', 3),
    shape(round('-46 -58, 26 -84, 52 -84, 52 72, 4 76, -46 50', 16), c),
    ink(line('20 -78, 20 70'), 6),
    shape(round('-40 46, -8 58, -12 84, -36 76', 6), c),
  )

/** A British socket, 140 wide: three slots, and a switch that is on. */
export const plugSocket = (c: string = pal.paper, on: string = pal.coral): Part =>
  group(
    rect(-70, -70, 140, 140, c, 12),
    fill(box(-30, -34, 14, 34, 3), pal.ink),
    fill(box(-56, 24, 28, 13, 3), pal.ink),
    fill(box(-14, 24, 28, 13, 3), pal.ink),
    rect(32, -26, 24, 44, on, 5),
  )
