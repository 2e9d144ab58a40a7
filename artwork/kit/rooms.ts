/** Backdrops for indoors: 1600 wide, floor line at `floor` (default 760). Give the wall's colour to scene({ ground }). */
import { at, dot, fill, group, ink, type Part, pal, rect, shape } from './core'
import { ground } from './land'
import { box, curve, line, type Pt, poly } from './path'

/** A floor with boards. */
export const floor = (y = 760, colour: string = pal.sand, w = 1600, h = 1000): Part =>
  group(
    ground(y, colour, w, h),
    ink(line([-20, y], [w + 20, y - 4])),
    ink(
      [0.1, 0.35, 0.65, 0.9].flatMap((k) =>
        line([w * (0.5 + (k - 0.5) * 0.8), y + 16], [w * (0.5 + (k - 0.5) * 1.4), h + 10]),
      ),
      4,
    ),
  )

/** A window (x, y top left) with a view; give `view` parts drawn in a w×h box. */
export const windowOn = (x: number, y: number, w: number, h: number, sky: string = pal.sky, view: Part = ''): Part =>
  group(
    fill(box(x, y, w, h), sky),
    view ? `<g transform="translate(${x} ${y})">${view}</g>` : '',
    ink(box(x, y, w, h), 12),
    ink([...line([x + w / 2, y], [x + w / 2, y + h]), ...line([x, y + h * 0.45], [x + w, y + h * 0.45])], 8),
    rect(x - 20, y + h - 4, w + 40, 22, pal.paper),
  )

/** A framed picture (x, y top left). */
export const framed = (
  x: number,
  y: number,
  w: number,
  h: number,
  ground_: string = pal.paper,
  art: Part = '',
  wood: string = pal.marigold,
): Part =>
  group(
    rect(x, y, w, h, wood),
    fill(box(x + 18, y + 18, w - 36, h - 36), ground_),
    at(x + w / 2, y + h / 2, Math.min(w, h) / 320, art),
    ink(box(x + 18, y + 18, w - 36, h - 36), 5),
  )

/** A plinth to show things on: top centre on (0,0). */
export const plinth = (c: string = pal.paper, h = 260): Part =>
  group(rect(-96, 0, 192, 34, c), rect(-78, 34, 156, h, c))

/** A desk seen from the front: top centre on (0,0), 900 wide, 260 high. */
export const desk = (c: string = '#b97a4e', w = 900): Part =>
  group(
    rect(-w / 2 + 40, 20, 44, 250, c),
    rect(w / 2 - 84, 20, 44, 250, c),
    rect(w / 2 - 300, 24, 216, 90, c),
    dot(w / 2 - 192, 70, 9),
    rect(-w / 2, -8, w, 38, c, 8),
  )

/** A staircase going up to the right from (0,0): n steps of 90×70. */
export function stairs(n = 6, c: string = pal.paper, dark: string = pal.steel, w = 90, h = 70): Part {
  const pts: Pt[] = [[0, 0]]
  for (let i = 0; i < n; i++) pts.push([i * w, -(i + 1) * h], [(i + 1) * w, -(i + 1) * h])
  pts.push([n * w, 0])
  const risers = Array.from({ length: n }, (_, i) =>
    poly([
      [i * w + 8, -i * h],
      [i * w + 8, -(i + 1) * h + 8],
      [i * w + 30, -(i + 1) * h + 8],
      [i * w + 30, -i * h],
    ]),
  )
  return fill(poly(pts), c) + fill(risers.flat(), dark) + ink(poly(pts))
}

/** Theatre curtains left and right with a pelmet; the stage is in between. */
export const curtains = (c: string = pal.coral, w = 1600, h = 1000): Part =>
  group(
    shape(
      poly([
        [-20, -20],
        [270, -20],
        [220, h * 0.5],
        [130, h + 20],
        [-20, h + 20],
      ]),
      c,
    ),
    shape(
      poly([
        [w + 20, -20],
        [w - 270, -20],
        [w - 220, h * 0.5],
        [w - 130, h + 20],
        [w + 20, h + 20],
      ]),
      c,
    ),
    ink(
      [0.04, 0.09, 0.91, 0.96].flatMap((k) =>
        curve([w * k, 40], [w * k + 6, h * 0.5], [w * (0.5 + (k - 0.5) * 1.04), h]),
      ),
      5,
    ),
    shape(
      poly([
        [-20, -20],
        [w + 20, -20],
        [w + 20, 70],
        ...[7, 6, 5, 4, 3, 2, 1].map((i): Pt => [(w * i) / 8 + w / 16, i % 2 ? 120 : 76]),
        [-20, 70],
      ]),
      c,
    ),
  )
