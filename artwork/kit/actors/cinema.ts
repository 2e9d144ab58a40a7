/** Who and what acts in the showreel: a dark cinema, its leader, a mouse with popcorn. */
import { at, cut, disc, fill, group, ink, type Part, pal, rect, shape, turn } from '../core'
import { type MouseOptions, type MousePose, mouse } from '../mouse'
import { playroom } from '../palettes'
import { arc, blob, line, oval, type Pt, poly, pts } from '../path'
import { curtains } from '../rooms'

const { wine, beam, cream } = playroom

/** Where the screen is: x, y, width, height. */
export const screen = [300, 60, 1000, 470] as const

/** The screen with a film's leader: `swept` 1 is a quarter of its clock, 4 all of it. */
export const leader = (swept: number): Part => {
  const edge: Pt[] =
    swept === 1 ? pts('960 190, 990 300') : arc(800, 300, 190, -70, -90 + swept * 90, 4 + Math.round(swept * 3))
  return group(
    rect(300, 60, 1000, 470, beam, 20),
    fill(oval(800, 300, 190), cream),
    ink(
      oval(800, 300, 190).concat(oval(800, 300, 150), line('310 300, 1290 300'), line('800 70, 800 520')),
      7,
      '#d9a441',
    ),
    fill(poly([[800, 300], [800, 110], ...edge]), '#f2b84b', 0.7),
  )
}

/** The hall below the screen: curtains, slope, seats, and the seat of honour. `lit` is the light that falls on the slope. */
export const hall = (lit = '#4a1a45'): Part =>
  group(
    curtains(wine),
    fill(poly('300 540, 1300 540, 1640 1040, -40 1040'), lit),
    ...[0, 1].flatMap((row) =>
      [0, 1, 2, 3]
        .filter((i) => !(row === 0 && i === 0))
        .map((i) => rect(60 + i * 390 + (row ? -150 : 0), 640 + row * 250, 300, 400, row ? wine : '#c2366b', 60)),
    ),
    rect(60, 640, 300, 400, '#c2366b', 60),
  )

/** The arms of the seat, and the row before it. */
export const hallFront = (): Part =>
  group(
    rect(30, 800, 70, 240, '#a12a5a', 26),
    rect(320, 800, 70, 240, '#a12a5a', 26),
    cut(pts('-40 960, 1640 960, 1640 1040, -40 1040'), wine, 4, 200),
  )

/** A bucket of popcorn about (0,0). */
export const popcorn = (): Part =>
  group(
    shape(poly('-50 -30, 50 -30, 36 70, -36 70'), cream),
    shape(blob('-56 -30, -40 -66, -10 -60, 10 -78, 36 -62, 56 -30'), beam),
    ink(line('-20 -24, -14 64').concat(line('20 -24, 14 64')), 12, pal.coral),
  )

/** One popped corn about (0,0), 40 wide. */
export const kernel = (turned: number): Part =>
  turn(turned, disc(-9, 2, 13, beam), disc(9, 4, 12, beam), disc(0, -9, 13, cream))

/** The mouse in its seat, the bucket in its arms. */
export const spectator = (pose: MousePose, o: MouseOptions): Part =>
  mouse(pose, { scarf: pal.teal, held: at(-34, -20, 0.8, popcorn()), ...o })
