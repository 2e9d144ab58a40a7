/** Props of the house and the table. Each is centred on (0,0) in a box of about 200×200. */
import { disc, dot, fill, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { arc, blob, box, curve, line, type Pt, poly, round } from '../path'

/** Vase, Greek-looking. */
export const vase = (c: string = pal.rust, band: string = pal.ink): Part =>
  group(
    ink([...curve('-28 -72, -70 -60, -56 -16'), ...curve('28 -72, 70 -60, 56 -16')], 12),
    shape(
      blob(
        '-34 -100, 34 -100, 24 -74, 28 -50, 66 -6, 44 62, 28 82, 38 104, -38 104, -28 82, -44 62, -66 -6, -28 -50, -24 -74',
        0.14,
      ),
      c,
    ),
    ink([...curve('-62 -14, 0 -2, 62 -14'), ...curve('-56 32, 0 44, 56 32')], 6, band),
    ink(curve('-52 20, -36 4, -26 26, -8 10, 4 30, 22 10, 32 26, 50 8'), 5, band),
  )
/** Clock face. */
export const clock = (c: string = pal.paper): Part =>
  group(
    disc(0, 0, 92, c),
    ink(
      [0, 90, 180, 270].flatMap((a) => line(arc(0, 0, 74, a, a, 1)[0] as Pt, arc(0, 0, 62, a, a, 1)[0] as Pt)),
      7,
    ),
    ink(line('0 -52, 0 0, 34 22'), 11),
    dot(0, 0, 9, pal.coral),
  )
/** A single leaf on a slant. */
export const leaf = (c: string = pal.leaf): Part =>
  group(
    shape(blob('-80 84, -88 -10, -20 -80, 92 -92, 84 20, 10 86', 0.16), c),
    ink(
      [
        ...line('-104 108, 60 -60'),
        ...line('-34 36, -38 -20'),
        ...line('-34 36, 24 42'),
        ...line('8 -8, 6 -54'),
        ...line('8 -8, 54 -4'),
      ],
      6,
    ),
  )

/** Flower on a stem, base at y=120. */
export const flower = (c: string = pal.coral, mid: string = pal.marigold): Part =>
  group(
    limb(curve('0 0, 8 60, 0 118'), pal.leaf, 7, 4),
    shape(blob('4 96, 40 50, 76 54, 52 92'), pal.leaf),
    ...arc(0, -34, 46, 0, 300, 5).map(([x, y]) => disc(Math.round(x), Math.round(y), 29, c)),
    disc(0, -34, 27, mid),
  )

/** Pot plant. */
export const plant = (pot: string = pal.coral, green: string = pal.leaf): Part =>
  group(
    ...[-48, -16, 20, 52].map(
      (a, i) =>
        `<g transform="translate(0 30)rotate(${a})">${shape(
          blob([
            [0, 0],
            [-24, -50],
            [0, -128 + (i % 2) * 22],
            [24, -50],
          ]),
          green,
        )}${ink(line('0 0, 0 -84'), 4)}</g>`,
    ),
    shape(poly('-62 30, 62 30, 46 106, -46 106'), pot),
    rect(-70, 16, 140, 28, pot, 6),
  )

/** Bottle with label. */
export const bottle = (c: string = pal.teal, label: string = pal.paper): Part =>
  group(
    rect(-18, -112, 36, 26, pal.marigold, 4),
    shape(blob('-18 -84, 18 -84, 22 -46, 48 -16, 48 96, -48 96, -48 -16, -22 -46', 0.12), c),
    fill(box(-44, 4, 94, 60), label),
    ink([...line('-44 4, 46 4'), ...line('-44 64, 46 64')], 5),
    dot(2, 34, 15, pal.coral),
  )

/** Shopping basket with things in it. */
export const basket = (c: string = pal.coral): Part =>
  group(
    disc(-34, -18, 34, pal.moss),
    rect(4, -66, 50, 80, pal.marigold, 6),
    ink(curve('-86 0, -50 -96, 50 -96, 86 0'), 9),
    shape(round('-104 0, 104 0, 80 96, -80 96', 12), c),
    ink(
      [-50, 0, 50].flatMap((x) => line([x, 24], [x * 0.8, 76])),
      9,
      pal.paper,
    ),
  )

/** Running shoe, toe right. */
export const trainer = (c: string = pal.coral, sole: string = pal.paper): Part =>
  group(
    shape(blob('-96 40, -92 -50, -50 -58, -24 -30, 20 0, 84 14, 104 44', 0.14), c),
    ink([...line('-24 -26, -6 -42'), ...line('-2 -10, 16 -28'), ...line('22 2, 38 -16')], 7),
    ink(curve('-60 30, -20 10, 20 34'), 10, pal.paper),
    shape(round('-102 38, 110 42, 106 72, -98 70', 14), sole),
  )

/** Crown. */
export const crown = (c: string = pal.marigold): Part =>
  group(
    shape(poly('-92 70, -104 -44, -48 4, 0 -78, 48 4, 104 -44, 92 70'), c),
    ink(line('-88 44, 88 44'), 6),
    disc(0, -80, 13, pal.coral),
    disc(-104, -48, 12, pal.coral),
    disc(104, -48, 12, pal.coral),
    dot(0, 16, 13, pal.teal),
  )

/** Doughnut with icing and sprinkles. */
export const doughnut = (c: string = pal.coral): Part =>
  group(
    disc(0, 0, 98, pal.sand),
    shape(blob('-86 0, -66 -58, 0 -86, 64 -60, 86 0, 70 40, 46 60, 20 84, -16 66, -50 72, -70 36', 0.18), c),
    disc(0, 0, 30, pal.paper),
    `<path d="M-56-20l16-10M-20-58l10 14M34-56l-6 16M58-8l-16-6M48 30l-14 10M-8 48l16 4M-52 28l14-8" stroke="${pal.paper}" stroke-width="9"/>`,
  )

/** Pack of wipes, one coming out. */
export const wipes = (c: string = pal.sky): Part =>
  group(
    shape(blob('-20 -20, -36 -70, -6 -64, 14 -96, 40 -66, 30 -20'), pal.paper),
    rect(-110, -28, 220, 120, c, 20),
    rect(-44, -28, 88, 34, pal.paper, 10),
    disc(0, 48, 26, pal.paper),
    shape(blob('0 64, -18 44, -8 34, 0 42, 8 34, 18 44'), pal.coral),
  )

/** Gift box. */
export const gift = (c: string = pal.teal, bow: string = pal.coral): Part =>
  group(
    rect(-80, -24, 160, 120, c),
    rect(-96, -52, 192, 38, c),
    rect(-16, -50, 32, 146, bow),
    shape(blob('0 -54, -70 -66, -64 -108, -22 -98'), bow),
    shape(blob('0 -54, 70 -66, 64 -108, 22 -98'), bow),
  )

/** Door, 300 high, base at y=100, ajar shows light. */
export const door = (c: string = pal.coral, light?: string): Part =>
  group(
    rect(-86, -200, 172, 300, light ?? pal.sand),
    light
      ? shape(poly('-74 -188, 24 -160, 24 126, -74 100'), c)
      : group(rect(-70, -186, 140, 286, c), rect(-44, -160, 88, 90, c), rect(-44, -44, 88, 110, c)),
    dot(light ? 8 : 52, -26, 10),
  )

/** Cup of tea with steam. */
export const cup = (c: string = pal.coral): Part =>
  group(
    limb(curve('56 -10, 100 -10, 96 40, 50 44'), c, 12),
    shape(blob('-72 -28, 72 -28, 62 40, 36 72, -36 72, -62 40', 0.12), c),
    rect(-90, 72, 180, 18, pal.paper, 8),
    ink([...curve('-26 -48, -36 -68, -18 -86, -28 -106'), ...curve('20 -48, 10 -68, 28 -86, 18 -106')]),
  )

/** Wheel of bunting from (0,0) to (w, 0), hanging. */
export const bunting = (w = 800, cs: string[] = [pal.coral, pal.marigold, pal.teal, pal.sky]): Part => {
  const n = Math.round(w / 90)
  const y = (t: number) => Math.sin(t * Math.PI) * w * 0.08
  return group(
    ink(curve(...Array.from({ length: 9 }, (_, i): Pt => [(w * i) / 8, y(i / 8)])), 5),
    ...Array.from({ length: n }, (_, i) => {
      const x = (w * (i + 0.5)) / n
      const a = y((i + 0.5) / n)
      return shape(
        poly([
          [x - 30, a],
          [x + 30, a],
          [x, a + 62],
        ]),
        cs[i % cs.length] as string,
      )
    }),
  )
}

/** Armchair, seat front at y=40; a sitting person fits at (−40, 100). */
export const armchair = (c: string = pal.teal): Part =>
  group(
    rect(-90, -110, 180, 170, c, 40),
    rect(-80, 20, 160, 60, c, 14),
    rect(-120, -30, 54, 118, c, 24),
    rect(66, -30, 54, 118, c, 24),
    ink([...line('-90 88, -96 108'), ...line('90 88, 96 108')], 12),
  )
