/** Creatures and things of the banners, cards and sectors. Each is centred on (0,0) by default. */
import { at, disc, dot, fill, group, ink, limb, type Part, pal, rect, shape, turn } from '../core'
import { face, type Mood, tone } from '../head'
import { arc, blob, box, curve, line, oval, type Path, type Pt, poly, round } from '../path'

/** A mouse in few lines for crowds: feet on (0,0), 200 high. */
export const tinyMouse = (fur: string = pal.lilac, coat: string = pal.coral, hat: string = pal.marigold): Part =>
  group(
    ink(curve('-30 -14, -70 -10, -84 -44'), 6, pal.blush),
    shape(blob('-38 0, -40 -56, 0 -96, 40 -56, 38 0', 0.16), coat),
    disc(-42, -142, 22, fur),
    disc(42, -142, 22, fur),
    shape(blob('-48 -108, -30 -146, 0 -154, 30 -146, 48 -108, 0 -74'), fur),
    dot(4, -92, 17, pal.paper, 11),
    dot(-14, -116, 5, pal.ink, 7),
    dot(22, -116, 5, pal.ink, 7),
    dot(6, -100, 7, pal.coral),
    shape(poly('-24 -150, -17 -196, 19 -198, 26 -150'), hat),
    ink(line('-36 -148, 38 -148'), 12),
  )

/** A hand reaching up from its wrist at (0, 120): thumb right, fingers closed round something at (0,-30). */
export const fist = (skin: number = 1, sleeve: string = pal.teal): Part => {
  const c = tone(skin)
  return group(
    limb(line('0 60, 0 190'), c, 66),
    rect(-56, 130, 112, 400, sleeve, 10),
    shape(blob('-62 -10, -50 -66, 10 -78, 56 -56, 62 10, 36 70, -38 70'), c),
    ink([...curve('-58 -34, -20 -40, 8 -30'), ...curve('-60 -4, -22 -10, 10 -2'), ...curve('-52 26, -20 20, 8 26')], 6),
    limb(curve('52 -4, 30 -30, -6 -36'), c, 22),
  )
}

/** Telephone of the old kind without its receiver, 400 wide, base at y=160. */
export const telephone = (c: string = pal.coral): Part =>
  group(
    shape(blob('-200 160, -176 60, -104 -40, -84 -104, 84 -104, 104 -40, 176 60, 200 160', 0.1), c),
    ink([...line('-120 -104, -120 -140, -72 -140, -60 -106'), ...line('120 -104, 120 -140, 72 -140, 60 -106')], 14),
    disc(0, 44, 92, pal.paper),
    ...arc(0, 44, 62, 20, 330, 9).map(([x, y]) => dot(Math.round(x), Math.round(y), 13, pal.ink)),
    disc(0, 44, 30, c),
    rect(-214, 150, 428, 34, pal.night, 12),
  )

/** Telephone receiver, lying, 300 wide. */
export const receiver = (c: string = pal.coral): Part =>
  shape(
    blob('-150 40, -140 -20, -70 -56, 70 -56, 140 -20, 150 40, 100 56, 84 10, 60 -10, -60 -10, -84 10, -100 56', 0.12),
    c,
  )

/** Paper aeroplane flying right, 220 wide. */
export const plane = (c: string = pal.paper, dark: string = pal.steel): Part =>
  group(
    shape(poly('120 -40, -110 -50, -50 0'), c),
    shape(poly('120 -40, -50 0, -30 60'), dark),
    shape(poly('120 -40, -30 60, -4 6'), c),
  )

/** Trumpet, bell right, 300 wide, mouthpiece at (-150, 0). */
export const trumpet = (c: string = pal.marigold): Part =>
  group(
    limb(line('-146 0, 40 0'), c, 10),
    ink(round('-70 -8, 40 -8, 40 44, -70 44', 24), 20),
    ink(round('-70 -8, 40 -8, 40 44, -70 44', 24), 10, c),
    ...[-36, -8, 20].map((x) => rect(x - 8, -34, 16, 60, pal.paper, 5)),
    shape(blob('30 -10, 90 -20, 146 -66, 146 66, 90 20, 30 10', 0.1), c),
    rect(-158, -12, 18, 24, pal.steel, 4),
  )

/** Open scissors, blades up, 200 high. */
export const scissors = (c: string = pal.coral): Part =>
  group(
    shape(poly('-10 10, -66 -100, -40 -104, 16 0'), pal.paper),
    shape(poly('10 10, 66 -100, 40 -104, -16 0'), pal.paper),
    ink(oval(-34, 58, 28, 36), 22),
    ink(oval(34, 58, 28, 36), 22),
    ink([...oval(-34, 58, 28, 36), ...oval(34, 58, 28, 36)], 11, c),
    dot(0, 4, 8),
  )

/** Feather, quill down, 220 high. */
export const feather = (c: string = pal.paper): Part =>
  group(
    shape(blob('0 80, -40 30, -46 -50, 10 -118, 44 -60, 40 20', 0.17), c),
    ink([...curve('-6 124, 2 20, 8 -80'), ...line('-2 40, -32 10'), ...line('2 0, 36 -30')], 6),
  )

/** Watering can, spout left; drops fall from (-150, -20). */
export const wateringCan = (c: string = pal.sky): Part =>
  group(
    ink(curve('30 -60, 120 -90, 130 20, 80 60'), 22),
    ink(curve('30 -60, 120 -90, 130 20, 80 60'), 11, c),
    limb(line('-60 40, -140 -50'), c, 18),
    shape(poly('-172 -46, -118 -84, -108 -62, -162 -28'), c),
    shape(blob('-74 -56, 74 -56, 86 84, -86 84', 0.06), c),
    ink(curve('-70 -40, 0 -28, 74 -42'), 6),
  )

/** Drops of water falling over a box, a part of a watering; `fallen` from 0 to 1 is how far they have come. */
export const drops = (x: number, y: number, c: string = pal.sky, fallen = 0): Part =>
  ink(
    [0, 1, 2, 3, 4, 5].flatMap((i) => {
      const t = ((i % 3) + fallen * 3) % 3
      return line([x - i * 14 - t * 2, y + t * 40], [x - 6 - i * 16 - t * 2, y + 26 + t * 44])
    }),
    9,
    c,
  )

/** A seedling, base on (0,0), 110 high. */
export const seedling = (c: string = pal.moss): Part =>
  group(
    ink(curve('0 4, -4 -40, 2 -66'), 9),
    shape(blob('0 -58, -60 -110, -84 -70, -40 -44', 0.17), c),
    shape(blob('2 -58, 58 -124, 88 -84, 44 -48', 0.17), c),
  )

/** Lighthouse, base at y=200, 420 high; its lamp is at (0,-176). */
export const lighthouse = (c: string = pal.coral): Part =>
  group(
    shape(poly('-44 -140, 44 -140, 78 200, -78 200'), pal.paper),
    fill(poly('-50 -74, 54 -74, 62 10, -58 10'), c),
    fill(poly('-66 96, 70 96, 76 170, -74 170'), c),
    rect(-40, -206, 80, 62, pal.marigold),
    rect(-62, -148, 124, 20, pal.night, 6),
    shape(poly('-54 -204, 0 -262, 54 -204'), c),
    rect(-16, -50, 32, 46, pal.night, 14),
  )

/** A phone with a face, arms and legs; `l` and `r` are its hands. */
export const phoneFigure = (c: string, mood: Mood, l: Pt, r: Pt): Part =>
  group(
    limb(line('-26 100, -30 158, -50 160'), c, 12),
    limb(line('26 100, 30 158, 50 160'), c, 12),
    limb(curve([-50, 10], [(l[0] - 90) / 2, 20 + l[1] / 3], l), c, 14),
    limb(curve([50, 10], [(r[0] + 90) / 2, 20 + r[1] / 3], r), c, 14),
    rect(-66, -116, 132, 232, pal.night, 22),
    fill(box(-52, -92, 106, 172, 6), c),
    face(mood, 0.2, pal.coral),
    dot(0, 96, 8, pal.paper),
  )

/**
 * Neck and skull of a long-necked skeleton: from (0,0) up and over, bending down to a nose at about (430, 120). It nods by
 * degrees, and opens its jaw.
 */
export const bendingSkeleton = (c: string = pal.paper, nod = 0, jaw = 0): Part => {
  const spine: Pt[] = [
    [-260, 210],
    [-170, 96],
    [-40, 10],
    [90, -70],
    [210, -110],
    [310, -70],
    [356, 10],
  ]
  const ribs = [-150, -96, -42, 10].map((x, i) =>
    limb(curve([x, 76 - i * 34], [x + 44, 140 - i * 20], [x + 10, 214 - i * 22]), c, 11, 5),
  )
  return group(
    limb(curve('-120 80, -90 190, -130 300, -124 390'), c, 18),
    limb(curve('20 10, 60 140, 24 280, 32 390'), c, 18),
    limb(line('-136 392, -84 392'), c, 12),
    limb(line('20 392, 72 392'), c, 12),
    ...ribs,
    limb(curve([-420, 330], [-340, 290], ...spine), c, 20),
    ...[
      [-104, 40],
      [-10, -20],
      [84, -78],
      [168, -112],
      [256, -110],
      [324, -60],
    ].map(([x = 0, y = 0]) => ink(line([x, y], [x - 4 + (x > 200 ? 24 : -6), y - 30]), 11, c)),
    at(
      340,
      10,
      1,
      turn(
        nod,
        jaw ? turn(jaw, shape(blob('-10 40, 40 78, 84 118, 70 130, 20 112, -20 66'), c)) : '',
        at(
          -340,
          -10,
          1,
          shape(blob('318 -4, 372 -20, 410 20, 446 92, 428 122, 376 104, 330 70'), c),
          disc(376, 30, 13, pal.ink),
          dot(426, 92, 6),
          ink(curve('352 84, 390 84, 424 110'), 6),
          ink([...line('376 92, 374 108'), ...line('394 96, 392 112')], 6),
        ),
      ),
    ),
  )
}

/** The holes of a film along its path. */
export const holes = (path: Path, width: number, colour: string, dash = '10 22'): Part =>
  ink(path, width, colour).replace('/>', ` stroke-dasharray="${dash}" stroke-linecap="butt"/>`)
