/** Backdrops for indoors: 1600 wide, floor line at `floor` (default 760). Give the wall's colour to scene({ ground }). */
import { at, disc, dot, fill, group, ink, limb, type Part, pal, rect, shape } from './core'
import { ground } from './land'
import { box, curve, line, oval, type Pt, poly } from './path'

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

/** A living room: floor, window, rug, picture. */
export const room = (rug: string = pal.coral, y = 760): Part =>
  group(
    floor(y),
    windowOn(180, 160, 340, 380),
    fill(oval(860, y + 130, 420, 60), rug),
    ink(oval(860, y + 130, 380, 46), 5, pal.paper),
    framed(1180, 180, 240, 200),
  )

/** A gallery: tall wall with skirting, spotlights, two plinths' worth of room and frames. */
export const galleryRoom = (wall2: string = pal.lilac, y = 760, frames = true): Part =>
  group(
    floor(y, pal.steel),
    fill(
      poly([
        [-10, -10],
        [420, -10],
        [420, y],
        [-10, y + 120],
      ]),
      wall2,
    ),
    ink([...line([420, 0], [420, y]), ...line([420, y], [-20, y + 120])]),
    frames ? framed(540, 180, 300, 240) + framed(920, 140, 220, 300, pal.mint, '', pal.teal) : '',
    ...[560, 900, 1240].map(
      (x) =>
        limb(line([x, -10], [x, 40]), pal.ink, 4) +
        shape(
          poly([
            [x - 20, 34],
            [x + 20, 34],
            [x + 34, 74],
            [x - 34, 74],
          ]),
          pal.marigold,
        ),
    ),
  )

/** A plinth to show things on: top centre on (0,0). */
export const plinth = (c: string = pal.paper, h = 260): Part =>
  group(rect(-96, 0, 192, 34, c), rect(-78, 34, 156, h, c))

/** A classroom: board, floor, clock, shelf. Board's middle is (800, 330). */
export const classroom = (board: string = pal.teal, y = 760): Part =>
  group(
    floor(y),
    rect(420, 120, 760, 420, '#b97a4e'),
    shape(box(446, 146, 708, 368), board),
    rect(640, 536, 300, 18, pal.marigold),
    disc(1340, 220, 62, pal.paper),
    ink([...line('1340 220, 1340 182'), ...line('1340 220, 1368 232')]),
    rect(90, 330, 230, 20, '#b97a4e'),
    ...[0, 1, 2, 3].map((i) =>
      rect(
        104 + i * 44,
        226 + (i % 2) * 22,
        34,
        102 - (i % 2) * 22,
        [pal.coral, pal.marigold, pal.sky, pal.plum][i] as string,
      ),
    ),
  )

/** A hospital ward: bed on the right, curtain on the left, monitor. Mattress top is y-210 from x 800 to 1400. */
export const ward = (curtain: string = pal.aqua, y = 780): Part =>
  group(
    floor(y, pal.steel),
    limb(line('-20 90, 560 90'), pal.paper, 8),
    shape(
      poly([
        [-20, 96],
        [470, 96],
        [440, 380],
        [490, y - 60],
        [-20, y - 60],
      ]),
      curtain,
    ),
    ink([110, 220, 330].flatMap((x) => curve([x, 110], [x - 16, 380], [x + 10, y - 70]))),
    limb(line([800, y - 150], [800, y + 40]), pal.paper, 14),
    limb(line([1420, y - 340], [1420, y + 40]), pal.paper, 14),
    rect(800, y - 150, 620, 54, pal.paper, 16),
    shape(
      poly([
        [796, y - 200],
        [1150, y - 200],
        [1170, y - 60],
        [786, y - 60],
      ]),
      pal.sky,
    ),
    rect(1220, y - 230, 180, 74, pal.paper, 30),
    rect(1180, 140, 220, 160, pal.night, 16),
    ink(line('1200 226, 1250 226, 1268 186, 1292 262, 1308 226, 1380 226'), 6, pal.moss),
  )

/** A desk seen from the front: top centre on (0,0), 900 wide, 260 high. */
export const desk = (c: string = '#b97a4e', w = 900): Part =>
  group(
    rect(-w / 2 + 40, 20, 44, 250, c),
    rect(w / 2 - 84, 20, 44, 250, c),
    rect(w / 2 - 300, 24, 216, 90, c),
    dot(w / 2 - 192, 70, 9),
    rect(-w / 2, -8, w, 38, c, 8),
  )

/** A slanted drawing table, surface centre near (0,-40), 520 wide, standing on y=260. */
export const drawingTable = (paper: Part = '', wood: string = '#b97a4e'): Part =>
  group(
    limb(line('-150 30, -190 256'), wood, 18),
    limb(line('160 -40, 200 256'), wood, 18),
    limb(line('-176 170, 186 170'), wood, 14),
    shape(poly('-260 40, 200 -190, 280 -90, -190 100'), wood),
    shape(poly('-170 18, 160 -148, 216 -84, -118 64'), pal.paper),
    paper,
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
