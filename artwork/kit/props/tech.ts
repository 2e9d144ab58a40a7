/** Props of machines, money, safety, medicine. Each is centred on (0,0) in a box of about 200×200. */
import { disc, dot, fill, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { arc, blob, box, curve, line, oval, type Pt, poly, round, star } from '../path'

/** Laptop; `screen` is drawn about the screen's middle (0,-30) in 150×90. */
export const laptop = (c: string = pal.sky, screen: Part = ''): Part =>
  group(
    rect(-96, -92, 192, 126, pal.night, 10),
    fill(box(-80, -78, 160, 98), c),
    screen ? `<g transform="translate(0 -30)">${screen}</g>` : '',
    shape(round('-96 36, 96 36, 126 70, -126 70', 8), pal.steel),
    ink(line('-26 58, 26 58'), 6),
  )

/** Phone, upright; screen part about (0,0) in 76×140. */
export const phone = (c: string = pal.sky, screen: Part = ''): Part =>
  group(
    rect(-52, -100, 104, 200, pal.night, 18),
    fill(box(-40, -80, 80, 150, 4), c),
    screen,
    ink(line('-12 84, 12 84'), 6, pal.paper),
  )

/** Bar chart with three or more bars (heights 0–1). */
export const bars = (h: number[] = [0.35, 0.6, 0.9], cs: string[] = [pal.sky, pal.marigold, pal.coral]): Part =>
  group(
    ...h.map((v, i) =>
      rect(-90 + i * (180 / h.length), 90 - v * 180, 180 / h.length - 14, v * 180, cs[i % cs.length] as string),
    ),
    ink(line('-104 92, 108 90')),
  )

/** Coin with a plain mark. */
export const coin = (c: string = pal.marigold): Part =>
  group(disc(10, 6, 84, pal.rust), disc(0, 0, 84, c), ink(oval(0, 0, 62), 5), shape(star(0, 0, 5, 38, 17), pal.paper))

/** Stack of n coins, base at y=100. */
export const coins = (n = 4, c: string = pal.marigold): Part =>
  group(...Array.from({ length: n }, (_, i) => shape(oval((i % 2) * 6 - 3, 78 - i * 26, 70, 24), c, { width: 8 })))

/** Scales of justice, tilted by `t` degrees. */
export const scales = (c: string = pal.marigold, t = -8): Part => {
  const dy = Math.round(Math.tan((t * Math.PI) / 180) * 86)
  const pan = (x: number, y: number) =>
    ink([...line([x, y], [x - 38, y + 76]), ...line([x, y], [x + 38, y + 76])], 4) +
    shape(
      blob([
        [x - 48, y + 76],
        [x, y + 78],
        [x + 48, y + 76],
        [x, y + 112],
      ]),
      c,
    )
  return group(
    limb(line('0 -84, 0 96'), c, 12),
    rect(-56, 92, 112, 20, c, 8),
    limb(line([-86, -70 - dy], [86, -70 + dy]), c, 9),
    disc(0, -80, 15, pal.coral),
    pan(-86, -66 - dy),
    pan(86, -66 + dy),
  )
}

/** Key, bow left. */
export const key = (c: string = pal.marigold): Part =>
  group(
    shape(poly('-20 -14, 104 -14, 104 14, 92 14, 92 44, 70 44, 70 14, 52 14, 52 36, 32 36, 32 14, -20 14'), c),
    disc(-56, 0, 48, c),
    disc(-60, 0, 18, pal.paper),
  )

/** Padlock, closed unless open. */
export const padlock = (c: string = pal.marigold, open = false): Part =>
  group(
    limb(curve([-44, 0], [-44, -54], [0, -92], [44, -54], [44, open ? -30 : 0]), pal.steel, 16),
    rect(-74, -14, 148, 114, c, 16),
    dot(0, 32, 15),
    ink(line('0 36, 0 66'), 12),
  )

/** Envelope with a heart-free flap. */
export const envelope = (c: string = pal.paper, seal: string = pal.coral): Part =>
  group(
    rect(-110, -70, 220, 144, c, 6),
    ink([...line('-108 70, -30 4'), ...line('108 70, 30 4')], 5),
    shape(poly('-108 -68, 108 -68, 0 24'), c),
    disc(0, 6, 20, seal),
  )

/** Bell, ringing. */
export const bell = (c: string = pal.marigold): Part =>
  group(
    disc(0, 74, 19, pal.coral),
    shape(blob('-88 66, -62 36, -54 -30, -26 -76, 0 -86, 26 -76, 54 -30, 62 36, 88 66', 0.15), c),
    ink([...curve('-92 -70, -104 -36, -92 -8'), ...curve('92 -70, 104 -36, 92 -8')]),
    dot(0, -94, 10),
  )

/** Microscope. */
export const microscope = (c: string = pal.teal): Part =>
  group(
    rect(-80, 84, 160, 24, c, 8),
    ink(curve('20 -50, 74 -20, 78 40, 40 88'), 22),
    ink(curve('20 -50, 74 -20, 78 40, 40 88'), 10, c),
    rect(-76, 34, 92, 16, pal.steel, 4),
    `<g transform="rotate(-16)">${group(rect(-34, -74, 50, 88, c, 8), rect(-24, -116, 30, 44, pal.marigold, 6), rect(-22, 14, 26, 22, pal.steel))}</g>`,
  )

/** Sticking plaster, slanting. */
export const plaster = (c: string = pal.blush): Part =>
  `<g transform="rotate(-32)">${group(rect(-110, -36, 220, 72, c, 34), rect(-38, -34, 76, 68, pal.paper), dot(-14, -12, 4), dot(14, -12, 4), dot(-14, 12, 4), dot(14, 12, 4), dot(-72, 0, 4), dot(72, 0, 4))}</g>`

/** Syringe, needle lower left. */
export const syringe = (c: string = pal.sky): Part =>
  `<g transform="rotate(45)">${group(ink(line('0 70, 0 126'), 5), rect(-24, -50, 48, 116, pal.paper, 6), fill(box(-18, 4, 36, 56), c), ink([...line('-24 -20, -6 -20'), ...line('-24 4, -6 4'), ...line('-24 28, -6 28')], 4), rect(-9, -100, 18, 50, pal.steel), rect(-32, -114, 64, 16, pal.steel, 4), rect(-42, -54, 84, 14, pal.steel, 4))}</g>`

/** Capsule, two colours. */
export const pill = (a: string = pal.coral, b: string = pal.paper): Part =>
  `<g transform="rotate(-38)">${shape(
    round('-100 -40, 100 -40, 100 40, -100 40', 40),
    b,
  )}${fill(blob([...arc(-58, 4, 42, 90, 270, 4), [4, -36], [4, 44]] as Pt[], 0.1), a)}${ink(
    round('-100 -40, 100 -40, 100 40, -100 40', 40),
  )}${ink(line('0 -38, 0 38'))}</g>`

/** Clipboard with ticks. */
export const clipboard = (c = '#b97a4e', tick: string = pal.teal): Part =>
  group(
    rect(-80, -96, 160, 200, c, 10),
    rect(-64, -74, 128, 164, pal.paper),
    rect(-34, -110, 68, 30, pal.steel, 8),
    ink(
      [-40, 2, 44].flatMap((y) => line([-48, y], [-38, y + 12], [-20, y - 12])),
      8,
      tick,
    ),
    ink(
      [-40, 2, 44].flatMap((y) => line([-2, y], [46, y - 2])),
      6,
    ),
  )
