/** Props of drawing, filming, reading, thinking. Each is centred on (0,0) in a box of about 200×200. */
import { disc, dot, fill, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { arc, blob, box, curve, line, oval, type Pt, poly, round } from '../path'

/** Gear with n teeth; `r` is the radius to the tips. Mesh two by turning one half a tooth. */
export function gear(c: string = pal.marigold, n = 9, r = 100, hole: string = pal.paper): Part {
  const pts: Pt[] = []
  const p = (deg: number, k: number): Pt => [
    Math.cos((deg * Math.PI) / 180) * r * k,
    Math.sin((deg * Math.PI) / 180) * r * k,
  ]
  for (let i = 0; i < n; i++) {
    const a = (i * 360) / n
    const t = 360 / n
    pts.push(p(a - t * 0.3, 0.78), p(a - t * 0.2, 1), p(a + t * 0.2, 1), p(a + t * 0.3, 0.78))
  }
  return group(shape(poly(pts), c), ink(oval(0, 0, r * 0.56), 5), shape(oval(0, 0, r * 0.26), hole))
}

/** Light bulb, glowing. */
export const lamp = (c: string = pal.marigold, rays = true): Part =>
  group(
    shape(blob('-30 40, -44 8, -66 -30, -50 -80, 0 -100, 50 -80, 66 -30, 44 8, 30 40', 0.17), c),
    rect(-30, 38, 60, 40, pal.steel, 8),
    ink([...line('-28 52, 28 48'), ...line('-28 66, 28 62')], 5),
    ink(curve('-22 34, -24 -20, -8 -4, 0 -24, 10 -4, 24 -20, 20 34'), 5),
    dot(0, 86, 12),
    rays
      ? ink(
          [-160, -125, -90, -55, -20].flatMap((a) =>
            line(...(arc(0, -30, 96, a, a, 1).slice(0, 1) as Pt[]), ...(arc(0, -30, 130, a, a, 1).slice(0, 1) as Pt[])),
          ),
          8,
          c,
        )
      : '',
  )

/** Desk lamp leaning over to the right, foot at y=100, with an optional cone of light. */
export const deskLamp = (c: string = pal.coral, beam?: string): Part =>
  group(
    beam ? fill(poly('40 -70, 96 -40, 200 104, -10 104'), beam, 0.55) : '',
    limb(line('-50 90, -80 0, 10 -80'), c, 10),
    rect(-96, 84, 92, 20, c, 8),
    shape(poly('0 -96, 40 -112, 120 -50, 34 -30'), c),
    disc(-80, 0, 11, pal.paper),
  )

/** Pencil pointing down-left; tip at (-90,90). */
export const pencil = (c: string = pal.marigold): Part =>
  `<g transform="rotate(45)">${group(
    rect(-18, -128, 36, 34, pal.coral, 8),
    rect(-18, -96, 36, 150, c),
    ink(line('0 -92, 0 50'), 4),
    shape(poly('-18 54, 18 54, 0 118'), pal.sand),
    shape(poly('-7 96, 7 96, 0 122'), pal.ink),
  )}</g>`

/** Paint brush, bristles down-left, loaded with colour; tip at (-90,90). */
export const brush = (c: string = pal.coral): Part =>
  `<g transform="rotate(45)">${group(
    shape(blob('-8 20, -10 -60, 0 -134, 10 -60, 8 20'), pal.marigold),
    rect(-14, 18, 28, 36, pal.steel),
    shape(blob('-15 54, 15 54, 18 84, 0 124, -16 84', 0.17), c),
  )}</g>`

/** Open book, pages up. */
export const book = (c: string = pal.coral): Part =>
  group(
    shape(poly('-112 -50, 0 -30, 112 -50, 112 66, 0 86, -112 66'), c),
    shape(blob('0 -34, -50 -64, -100 -60, -100 48, -50 44, 0 72', 0.1), pal.paper),
    shape(blob('0 -34, 50 -64, 100 -60, 100 48, 50 44, 0 72', 0.1), pal.paper),
    ink(
      [-30, -4, 22].flatMap((y) => [
        ...curve([-82, y], [-52, y - 2], [-18, y + 14]),
        ...curve([18, y + 14], [52, y - 2], [82, y]),
      ]),
      4,
    ),
  )

/** Stack of closed books. */
export const books = (a: string = pal.coral, b: string = pal.teal, c: string = pal.marigold): Part =>
  group(
    rect(-90, 50, 180, 44, a, 6),
    rect(-76, 8, 166, 42, b, 6),
    rect(-86, -32, 150, 40, c, 6),
    ink([...line('-60 52, -60 92'), ...line('60 10, 60 48'), ...line('-50 -30, -50 6')], 5),
  )

/** Clapperboard, open. */
export const clapper = (c: string = pal.night): Part =>
  group(
    `<g transform="rotate(-16 -96 -30)">${rect(-100, -68, 204, 38, pal.paper)}${fill(
      [
        ...poly('-80 -66, -50 -66, -66 -32, -96 -32'),
        ...poly('-16 -66, 16 -66, 0 -32, -32 -32'),
        ...poly('50 -66, 80 -66, 64 -32, 34 -32'),
      ],
      pal.ink,
    )}</g>`,
    rect(-100, -28, 204, 124, c, 8),
    ink([...line('-84 12, 86 12'), ...line('-84 50, 86 50'), ...line('-20 50, -20 84')], 5, pal.paper),
  )

/** Studio microphone on a stand. */
export const microphone = (c: string = pal.coral): Part =>
  group(
    limb(line('0 30, 0 92'), pal.steel, 8),
    rect(-52, 88, 104, 18, pal.steel, 8),
    ink(curve('-56 -30, -44 20, 0 36, 44 20, 56 -30')),
    shape(round('-38 -106, 38 -106, 38 14, -38 14', 38), c),
    ink(
      [...line('-36 -64, -6 -64'), ...line('-36 -40, -6 -40'), ...line('36 -64, 12 -64'), ...line('36 -40, 12 -40')],
      5,
    ),
  )

/** Film strip, n frames across, 150 high. */
export function filmStrip(n = 3, c: string = pal.night, frame: string = pal.paper): Part {
  const w = n * 110 + 20
  let d = ''
  for (let i = 0; i < n * 4; i++) d += `M${Math.round(-w / 2 + 16 + i * 27.5)}-62h12m0 124h-12`
  return group(
    rect(-w / 2, -78, w, 156, c),
    `<path d="${d}" stroke="${frame}" stroke-width="10" stroke-linecap="butt"/>`,
    ...Array.from({ length: n }, (_, i) => fill(box(-w / 2 + 14 + i * 110, -44, 96, 88, 6), frame)),
  )
}

/** Storyboard frame w×h with corner marks and room for a part (drawn in a box centred on (0,0)). */
export const storyFrame = (w = 260, h = 170, art: Part = '', c: string = pal.paper): Part =>
  group(
    rect(-w / 2 - 20, -h / 2 - 20, w + 40, h + 70, pal.paper),
    fill(box(-w / 2, -h / 2, w, h), c),
    art,
    ink(box(-w / 2, -h / 2, w, h), 6),
    ink([...line([-w / 2, h / 2 + 18], [w / 2 - 60, h / 2 + 18]), ...line([-w / 2, h / 2 + 34], [0, h / 2 + 34])], 4),
  )

/** Sheet pinned up: a poster with a shape and lines. */
export const poster = (c: string = pal.coral, on: string = pal.paper): Part =>
  group(
    rect(-76, -104, 152, 208, c),
    fill(oval(-8, -34, 48), on),
    fill(poly('-56 20, 10 -40, 58 20'), pal.ink),
    ink([...line('-52 52, 52 50'), ...line('-52 76, 16 74')], 9, on),
  )

/** Folded leaflet, standing. */
export const leaflet = (c: string = pal.teal): Part =>
  group(
    shape(poly('-90 -80, -20 -100, -20 90, -90 100'), pal.paper),
    shape(poly('-20 -100, 50 -80, 50 100, -20 90'), c),
    shape(poly('50 -80, 110 -98, 110 86, 50 100'), pal.paper),
    ink(
      [-50, -24, 2, 28].flatMap((y) => [...line([-76, y + 4], [-34, y - 6]), ...line([64, y], [98, y - 8])]),
      5,
    ),
    dot(14, -20, 20, pal.paper),
  )

/** Play button: a coin with a triangle. */
export const play = (c: string = pal.coral): Part =>
  group(disc(0, 0, 92, c), shape(round('-28 -46, 54 0, -28 46', 10), pal.paper))

/** Speech bubble with a tail to the lower left; lines by default, or your own part inside. */
export const bubble = (c: string = pal.paper, inside?: Part): Part =>
  group(
    shape(blob('-104 -20, -80 -76, 0 -88, 84 -76, 108 -16, 84 44, 10 56, -34 58, -78 104, -66 46', 0.15), c),
    inside ?? ink([...line('-62 -36, 60 -38'), ...line('-64 -8, 66 -10'), ...line('-48 20, 20 20')], 8),
  )

/** Magnifying glass, handle lower right. */
export const magnifier = (c: string = pal.sky, handle: string = pal.coral): Part =>
  group(
    limb(line('34 34, 92 92'), handle, 22),
    shape(oval(-20, -20, 74), c),
    ink(oval(-20, -20, 74), 14),
    ink(curve('-64 -30, -52 -58, -24 -68'), 7, pal.paper),
  )

/** Arrow pointing right, bold, cut from paper. */
export const arrow = (c: string = pal.coral): Part =>
  shape(poly('-104 -28, 10 -34, 6 -78, 108 0, 8 80, 10 34, -102 30'), c)
