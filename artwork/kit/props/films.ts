/** Props of the films, facts and downloads: hands, farm animals, germs, small furniture, half a student and a sock. */
import { at, cut, disc, dot, fill, group, ink, limb, type Part, pal, shape, skins } from '../core'
import { face } from '../head'
import { arc, blob, curve, line, oval, poly, pts, star } from '../path'

/** A big piece of cut paper from points as text. */
export const paper = (points: string, colour: string, amount = 8): Part => cut(pts(points), colour, amount, 150)

/** A hand from the left, finger and thumb pinched on (0,0), about 330 long with its sleeve. */
export const pinch = (skin: string = skins[2], sleeve: string = pal.teal): Part =>
  group(
    limb(line('-330 6, -176 4'), skin, 74),
    shape(poly('-380 -62, -220 -56, -216 66, -380 72'), sleeve),
    limb(curve('-120 46, -70 66, -34 44'), skin, 30),
    shape(blob('-190 -38, -130 -62, -70 -50, -44 4, -70 54, -130 62, -190 46'), skin),
    limb(curve('-110 -38, -50 -56, -8 -6'), skin, 30),
    limb(curve('-96 18, -50 26, -8 6'), skin, 28),
    limb(curve('-118 30, -84 50, -54 34'), skin, 26),
  )

/** A hand from the left with its finger pointing at (0,0). */
export const pointer = (skin: string = skins[2], sleeve: string = pal.teal): Part =>
  group(
    limb(line('-380 10, -230 6'), skin, 74),
    shape(poly('-440 -54, -280 -50, -276 68, -440 72'), sleeve),
    limb(line('-180 -26, -16 0'), skin, 34),
    shape(blob('-250 -34, -190 -56, -128 -44, -110 20, -140 62, -200 70, -250 50'), skin),
    ...[8, 34, 58].map((y) => limb(line([-160, y], [-118, y - 2]), skin, 22)),
    limb(curve('-206 -22, -160 -14, -126 -22'), skin, 26),
  )

/** Soap bubbles: [x, y, r] each. */
export const suds = (list: number[][], c: string = pal.paper): Part =>
  group(
    ...list.map(
      ([x = 0, y = 0, r = 20]) => disc(x, y, r, c) + ink(curve(...arc(x, y, r * 0.65, 190, 250, 2)), 5, pal.sky),
    ),
  )

/** A folded paper bird flying right, 200 wide. */
export const paperBird = (c: string = pal.paper, wing: string = pal.sky): Part =>
  group(
    shape(poly('-10 10, 30 -110, 60 0'), wing),
    shape(poly('-110 -30, -20 0, 70 4, 120 -40, 100 20, 20 60, -40 40'), c),
    shape(poly('-20 16, -70 -100, 50 6'), c),
    ink(line('70 4, 20 60'), 5),
  )

/** A paper aeroplane flying right, 240 wide. */
export const paperPlane = (c: string = pal.paper, shade: string = pal.steel): Part =>
  group(
    shape(poly('-110 -70, 120 -20, -70 20'), c),
    shape(poly('-70 20, 120 -20, -20 40, -50 84'), shade),
    shape(poly('-20 40, 120 -20, 20 74'), c),
  )

/** A sapling with a stake, base on (0,0), 170 high. */
export const sapling = (c: string = pal.leaf): Part =>
  group(
    limb(curve('0 0, 6 -60, 0 -150'), '#6b3f2a', 8, 4),
    shape(blob('2 -60, 60 -110, 84 -74, 40 -50'), c),
    shape(blob('2 -80, -70 -120, -80 -80, -40 -66'), c),
    shape(blob('0 -130, -26 -190, 14 -210, 34 -160'), c),
  )

/** A snail facing right, 260 wide, base at y=90. */
export const snail = (shell: string = pal.coral, skin: string = pal.sand, apron: string = pal.paper): Part =>
  group(
    ink([...line('92 -40, 78 -98'), ...line('108 -40, 128 -94')], 9),
    shape(blob('-140 90, -60 58, 50 60, 62 0, 80 -50, 118 -46, 128 0, 116 84, 60 92'), skin),
    shape(poly('70 10, 128 10, 134 86, 72 88'), apron),
    ink(line('72 10, 60 -8'), 6, apron),
    disc(-24, 0, 78, shell),
    ink(curve('-24 60, -74 20, -60 -36, -10 -46, 22 -6, 0 30, -34 16, -24 -12'), 8),
    at(104, -24, 0.55, face('happy', 0.5)),
    dot(78, -100, 9),
    dot(128, -98, 9),
  )

/** Glow: a star of light behind a thing. */
export const glow = (r: number, c: string = pal.marigold, n = 14): Part => fill(star(0, 0, n, r, r * 0.72), c)

/** A walking stick held at its handle, reaching down `h`. */
export const stick = (h: number, c: string = pal.rust): Part =>
  limb(curve([-34, 4], [-20, -18], [4, -14], [8, 20], [8, h]), c, 9, 4)

/** An outline-only oval ring. */
export const ring = (x: number, y: number, r: number, w: number, c: string, ry = r): Part =>
  ink(oval(x, y, r, ry), w + 12) + ink(oval(x, y, r, ry), w, c)
