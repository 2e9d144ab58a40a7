import { disc, dot, fill, flip, group, ink, limb, type Part, pal, shape, turn } from './core'
import { arc, blob, curve, line, poly } from './path'

const eyes = (x: number, y: number, gap: number, r = 7): Part =>
  dot(x - gap, y, r) +
  dot(x + gap, y, r) +
  dot(x - gap + 2, y - 2, r / 3, pal.paper) +
  dot(x + gap + 2, y - 2, r / 3, pal.paper)
const bigEye = (x: number, y: number, r: number): Part =>
  disc(x, y, r, pal.paper) + dot(x + r * 0.2, y, Math.round(r * 0.5))

/** Fox, sitting, 260 high, centred. */
export const fox = (c: string = pal.rust): Part =>
  group(
    shape(blob('30 110, 110 110, 150 50, 130 -20, 100 20, 60 60'), c),
    fill(blob('118 30, 130 -20, 150 46, 134 76'), pal.paper),
    shape(blob('-50 120, -62 30, -30 -30, 34 -30, 66 40, 60 122', 0.16), c),
    fill(blob('-22 -20, 24 -20, 20 60, 0 84, -20 60'), pal.paper),
    ink([...line('-20 122, -20 74'), ...line('20 122, 20 74')]),
    shape(poly('-82 -138, -34 -112, 34 -112, 82 -138, 84 -70, 30 -12, 0 2, -30 -12, -84 -70'), c),
    fill(poly('-72 -62, -24 -54, 0 -6, -30 -18'), pal.paper),
    fill(poly('72 -62, 24 -54, 0 -6, 30 -18'), pal.paper),
    eyes(0, -68, 30),
    dot(0, -10, 11, pal.ink, 9),
  )

/** Owl on nothing, 240 high, centred. */
export const owl = (c: string = pal.plum, wing: string = pal.lilac): Part =>
  group(
    shape(blob('-78 -104, -46 -92, 0 -98, 46 -92, 78 -104, 90 -30, 84 60, 40 112, -40 112, -84 60, -90 -30', 0.15), c),
    fill(blob('-46 0, 0 14, 46 0, 44 72, 0 98, -44 72'), wing),
    ink([...curve('-26 34, -13 46, 0 34, 13 46, 26 34'), ...curve('-18 62, -6 72, 6 62, 18 72')], 5),
    shape(blob('-88 -20, -52 10, -54 62, -84 74, -102 30'), wing),
    shape(blob('88 -20, 54 10, 56 62, 84 74, 102 30'), wing),
    bigEye(-36, -46, 34),
    bigEye(36, -46, 34),
    shape(poly('-12 -24, 12 -24, 0 2'), pal.marigold),
    ink([
      ...line('-26 112, -34 126'),
      ...line('-26 112, -18 126'),
      ...line('26 112, 18 126'),
      ...line('26 112, 34 126'),
    ]),
  )

/** Fish swimming right, 220 wide, centred. */
export const fish = (c: string = pal.coral, fin: string = pal.marigold): Part =>
  group(
    shape(blob('-60 0, -120 -52, -108 0, -120 54', 0.14), fin),
    shape(blob('-20 -50, 10 -92, 50 -50'), fin),
    shape(blob('-80 0, -20 -56, 50 -52, 104 -4, 56 50, -20 54'), c),
    fill(blob('6 -48, 26 -50, 22 48, 4 50, -4 0'), pal.paper, 0.7),
    bigEye(66, -12, 15),
    shape(blob('-6 6, -40 30, -4 28'), fin),
    ink(curve('84 20, 94 18, 101 8'), 5),
  )

/** Whale swimming right with a spout, 380 wide, centred. */
export const whale = (c: string = pal.teal): Part =>
  group(
    ink([...curve('60 -76, 50 -120, 14 -128'), ...curve('60 -76, 70 -124, 110 -126')]),
    shape(
      blob(
        '-110 30, -150 -10, -196 -30, -176 -66, -140 -52, -132 -88, -100 -70, -108 -24, -30 -62, 70 -74, 160 -40, 186 20, 130 72, 20 84, -70 70',
        0.17,
      ),
      c,
    ),
    fill(blob('184 22, 90 34, -10 30, -60 68, 20 84, 130 74'), pal.paper),
    ink(curve('186 20, 120 38, 60 30'), 6),
    ink([...line('20 46, 14 76'), ...line('56 48, 54 78'), ...line('92 48, 94 74')], 4),
    dot(112, -2, 8),
    shape(blob('0 30, -40 100, 40 60'), c),
  )

/** Bird flying right, wings up, 220 wide, centred; `flap` lets them down by degrees. */
export const bird = (c: string = pal.sky, wing: string = pal.paper, flap = 0): Part =>
  group(
    turn(-flap, shape(blob('-20 0, -50 -100, -6 -90, 40 -8'), wing)),
    shape(poly('-60 24, -122 6, -112 34, -126 54'), c),
    shape(blob('-80 30, -10 -10, 50 -34, 92 -18, 84 22, 30 60, -40 56'), c),
    turn(-flap, shape(blob('20 10, -60 -96, -94 -40, -30 34'), wing)),
    shape(poly('88 -20, 124 -2, 86 8'), pal.marigold),
    dot(64, -14, 7),
  )

/** Frog, sitting, facing you, 220 wide, centred. */
export const frog = (c: string = pal.leaf): Part =>
  group(
    shape(blob('-70 60, -120 40, -112 88, -40 92'), c),
    shape(blob('70 60, 120 40, 112 88, 40 92'), c),
    shape(blob('-64 20, 0 0, 64 20, 70 90, -70 90'), c),
    fill(blob('-38 34, 38 34, 34 88, -34 88'), pal.moss),
    shape(blob('-94 -6, -74 -50, 0 -58, 74 -50, 96 -6, 50 36, -50 36'), c),
    bigEye(-52, -64, 28),
    bigEye(52, -64, 28),
    ink(curve('-66 -6, 0 14, 66 -6')),
    dot(-10, -22, 3),
    dot(10, -22, 3),
  )

/** Cat, sitting, tail up, 260 high, centred. */
export const cat = (c: string = pal.night, chest: string = pal.paper): Part =>
  group(
    limb(curve('40 104, 110 100, 104 30, 136 0'), c, 22),
    shape(blob('-52 122, -56 40, -26 -20, 28 -20, 58 50, 58 122', 0.16), c),
    fill(blob('-20 -10, 20 -10, 14 50, -14 50'), chest),
    shape(poly('-70 -126, -30 -100, 30 -100, 70 -126, 76 -50, 40 -10, -40 -10, -76 -50'), c),
    dot(-30, -60, 13, pal.marigold, 11),
    dot(30, -60, 13, pal.marigold, 11),
    dot(-30, -60, 4, pal.ink, 9),
    dot(30, -60, 4, pal.ink, 9),
    shape(poly('-8 -40, 8 -40, 0 -30'), pal.coral),
    ink(
      [...line('-40 -34, -92 -42'), ...line('-40 -26, -92 -18'), ...line('40 -34, 92 -42'), ...line('40 -26, 92 -18')],
      3,
      c === pal.night ? pal.lilac : undefined,
    ),
  )

/** Butterfly, wings open, 200 wide, centred. */
export function butterfly(c: string = pal.coral, c2: string = pal.marigold): Part {
  const wing =
    shape(blob('0 -10, 40 -90, 100 -80, 92 -16, 20 6'), c) +
    shape(blob('4 6, 70 8, 76 70, 30 80'), c2) +
    dot(64, -52, 12, pal.paper)
  return group(
    wing,
    flip(wing),
    limb(line('0 -40, 0 50'), pal.ink, 6),
    ink([...curve('0 -44, 10 -80, 30 -92'), ...curve('0 -44, -10 -80, -30 -92')], 4),
  )
}

/** Pairs of eyes in the dark (or between leaves), about 90 wide, centred; `open` from 1 down to 0, shut. */
export const stare = (c: string = pal.marigold, open = 1, look = 0): Part =>
  open < 0.1
    ? ink([...curve('-46 -2, -26 8, -6 -2'), ...curve('6 -2, 26 8, 46 -2')], 7, c)
    : group(
        disc(-26, 0, 20, c, 20 * open),
        disc(26, 0, 20, c, 20 * open),
        dot(-22 + look * 8, 2 * open, 6, pal.ink, 11 * open),
        dot(30 + look * 8, 2 * open, 6, pal.ink, 11 * open),
      )

/** Dinosaur skeleton facing right (a museum's long neck), 560 wide, centred, feet at y=150. */
export function dinosaur(c: string = pal.paper): Part {
  const ribs = [-70, -36, 0, 34, 66].map((x, i) =>
    limb(curve([x, -30], [x + 22, 14], [x + 4, 50 + (2 - Math.abs(2 - i)) * 14]), c, 9, 4),
  )
  const leg = (x: number) =>
    limb(curve([x, -6], [x + 22, 60], [x - 4, 110], [x + 2, 146]), c, 14) +
    limb(line([x - 8, 148], [x + 26, 148]), c, 10)
  const spine = [...arc(-100, 20, 170, 180, 262, 4, 60), [0, -46], [90, -30], [150, -80], [190, -170]] as [
    number,
    number,
  ][]
  return group(
    leg(-84),
    leg(70),
    ...ribs,
    limb(curve(...spine), c, 15),
    ...spine.slice(0, 7).map(([x, y]) => ink(line([x, y - 6], [x - 4, y - 28]), 9, c)),
    shape(blob('176 -190, 196 -226, 236 -218, 278 -192, 272 -172, 210 -166'), c),
    disc(216, -198, 9, pal.ink),
    ink([...line('222 -178, 274 -182')], 5),
  )
}
