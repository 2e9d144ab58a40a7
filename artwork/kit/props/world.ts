/** Props of home, town, travel, nature, play. Each is centred on (0,0) in a box of about 200×200. */
import { disc, fill, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { arc, blob, curve, line, oval, type Pt, poly } from '../path'

/** Castle with a flag. */
export const castle = (c: string = pal.lilac, roof: string = pal.coral): Part => {
  const top = (x: number, y: number, w: number): Pt[] =>
    [0, 1, 2].flatMap((i): Pt[] => [
      [x + (i * 2 * w) / 5, y],
      [x + ((i * 2 + 1) * w) / 5, y],
      ...(i < 2
        ? ([
            [x + ((i * 2 + 1) * w) / 5, y + 18],
            [x + ((i * 2 + 2) * w) / 5, y + 18],
          ] as Pt[])
        : []),
    ])
  return group(
    shape(poly([[-60, 100], ...top(-60, -14, 120), [60, 100]]), c),
    shape(poly([[-110, 100], ...top(-110, -60, 66), [-44, 100]]), c),
    shape(poly('44 100, 44 -50, 112 -50, 112 100'), c),
    shape(poly('36 -48, 78 -126, 120 -48'), roof),
    ink(line('-78 -60, -78 -120')),
    shape(poly('-78 -122, -30 -106, -78 -88'), roof),
    shape(blob('-24 100, -24 56, 0 36, 24 56, 24 100', 0.12), pal.night),
    ink([...line('-78 -10, -78 18'), ...line('78 -14, 78 14')], 12),
  )
}

/** Heart. */
export const heart = (c: string = pal.coral): Part =>
  shape(blob('0 92, -70 30, -98 -24, -72 -74, -28 -74, 0 -40, 28 -74, 72 -74, 98 -24, 70 30', 0.17), c)

/** House with a chimney. */
export const house = (c: string = pal.sand, roof: string = pal.coral): Part =>
  group(
    rect(40, -96, 30, 60, roof),
    rect(-76, -24, 152, 124, c),
    shape(poly('-104 -16, 0 -106, 104 -16'), roof),
    rect(-22, 32, 44, 68, pal.teal),
    rect(-62, 4, 32, 36, pal.sky),
    rect(32, 4, 32, 36, pal.sky),
  )

/** Factory with saw-tooth roof and smoke. */
export const factory = (c: string = pal.rust): Part =>
  group(
    shape(blob('-74 -110, -50 -150, -10 -140, 20 -160, 40 -130, -30 -112'), pal.steel),
    rect(-86, -96, 38, 120, c),
    shape(poly('-110 100, -110 10, -40 -40, -40 10, 30 -40, 30 10, 106 -40, 106 100'), c),
    ink(
      [-76, -20, 40].flatMap((x) => line([x, 50], [x + 26, 50])),
      20,
      pal.marigold,
    ),
  )

/** Sailing boat. */
export const boat = (c: string = pal.coral, sail: string = pal.paper): Part =>
  group(
    ink(line('0 44, 0 -110')),
    shape(poly('10 -104, 84 24, 10 30'), sail),
    shape(poly('-10 -80, -66 24, -10 28'), pal.marigold),
    shape(blob('-106 44, 0 50, 108 40, 70 94, -70 94', 0.1), c),
  )

/** Bicycle, facing right. */
export const bicycle = (c: string = pal.teal): Part =>
  group(
    ink([...oval(-68, 40, 54), ...oval(72, 40, 54)]),
    limb(line('-68 40, -30 -34, 44 -34, 0 40, -68 40'), c, 8, 4),
    limb(line('0 40, -36 -48'), c, 8, 4),
    limb(line('72 40, 40 -62, 66 -70'), c, 8, 4),
    ink(line('-58 -52, -18 -52'), 14),
    disc(0, 40, 12, pal.marigold),
  )

/** Rocket, upright, with flame. */
export const rocket = (c: string = pal.paper, fin: string = pal.coral): Part =>
  group(
    shape(blob('-24 66, 0 130, 24 66'), pal.marigold),
    shape(poly('-36 14, -76 76, -26 62'), fin),
    shape(poly('36 14, 76 76, 26 62'), fin),
    shape(blob('0 -116, -42 -46, -38 40, -22 70, 22 70, 38 40, 42 -46', 0.16), c),
    disc(0, -26, 21, pal.sky),
    ink(curve('-40 38, 0 48, 40 38'), 6),
  )

/** Ringed planet. */
export const planet = (c: string = pal.coral, ring: string = pal.marigold): Part =>
  group(
    disc(0, 0, 74, c),
    ink([...curve('-50 -34, 0 -24, 50 -40'), ...curve('-60 40, -10 50, 44 44')], 6),
    `<g transform="rotate(-16)">${ink(curve(...arc(0, 0, 118, -28, 208, 9, 34)), 20)}${ink(curve(...arc(0, 0, 118, -28, 208, 9, 34)), 8, ring)}</g>`,
  )

/** Earth with land. */
export const globe = (sea: string = pal.sky, land: string = pal.leaf): Part =>
  group(
    disc(0, 0, 96, sea),
    fill(blob('-70 -44, -30 -76, 10 -66, -10 -30, -36 -14, -30 20, -54 30, -76 -4'), land),
    fill(blob('24 -20, 66 -46, 86 -8, 70 40, 36 62, 30 20'), land),
    fill(blob('-30 54, 0 46, 8 78, -16 84'), land),
    ink(oval(0, 0, 96)),
  )

/** Parliament's clock tower, 300 high, base at y=100. */
export const tower = (c: string = pal.sand, roof: string = pal.teal): Part =>
  group(
    rect(-42, -60, 84, 160, c),
    ink(
      [-16, 16].flatMap((x) => line([x, -44], [x, 96])),
      5,
    ),
    shape(poly('-34 -146, 0 -232, 34 -146'), roof),
    rect(-52, -150, 104, 94, c),
    disc(0, -103, 33, pal.paper),
    ink(line('0 -126, 0 -103, 16 -96'), 6),
    ink(line('0 -232, 0 -254'), 6),
  )
