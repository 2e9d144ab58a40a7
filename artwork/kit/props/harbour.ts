import { curve, group, ink, limb, line, type Part, type Path, pal, rect } from '../index'

/** A rope: a thick strand with slanting marks along a path. */
export const rope = (path: Path, width: number, colour: string = pal.sand): Part =>
  limb(path, colour, width) +
  ink(path, width - 6, '#c99a54').replace('/>', ` stroke-dasharray="5 ${width * 0.7}" stroke-linecap="butt"/>`)

/** A post on a quay with three turns of a rope around it, its foot at (x, y). */
export const bollard = (x: number, y: number, colour: string): Part =>
  group(
    limb(line([x, y - 10], [x, y - 250]), colour, 140),
    rect(x - 115, y - 330, 230, 96, colour, 46),
    ...[0, 1, 2].map((turn) =>
      rope(curve([x - 80, y - 180 + turn * 54], [x, y - 150 + turn * 54], [x + 80, y - 188 + turn * 54]), 44),
    ),
  )
