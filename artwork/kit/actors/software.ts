/** Who and what acts in the café of the Software Explainer: its hole, its trolley, its guests, the patch. */
import * as k from '../index'
import { figure } from '../props/figure'
import { beam, strokes } from '../shorthands'

const { at, disc, fill, ink, limb, pal, shape, turn } = k

/** Colours of the café. */
export const cafe = {
  terracotta: '#d4694a',
  cream: '#fbe9cf',
  mint: '#a9d9c3',
  cocoa: '#5a3326',
  mustard: '#e9b23c',
} as const

/** A sheet of paper with lines, 110×140. */
export const page = (c: string = pal.paper) =>
  k.rect(-55, -70, 110, 140, c) + strokes('-34 -36, 34 -38|-34 -6, 34 -8|-34 24, 10 22', 6)

/** A round hole in a floor, seen at a slant. */
export const hole = (rx: number, ry: number, rim: string) =>
  disc(0, 0, rx, rim, ry) + fill(k.oval(0, ry * 0.16, rx * 0.94, ry * 0.84), pal.ink)

/** A floor of tiles running to a horizon at y, as lines over a plain floor. */
export const tiles = (y: number, a: string, b: string) => {
  const squares: k.Pt[][] = []
  const rows = [0, 0.12, 0.28, 0.5, 0.8, 1.25].map((t) => y + t * (1000 - y))
  const x = (i: number, yy: number) => 800 + (i - 5) * (110 + (yy - y) * 0.5)
  rows.slice(0, -1).forEach((top, r) => {
    const low = rows[r + 1] ?? 1000
    for (let i = r % 2; i < 11; i += 2)
      squares.push([
        [x(i - 0.5, top), top],
        [x(i + 0.5, top), top],
        [x(i + 0.5, low), low],
        [x(i - 0.5, low), low],
      ])
  })
  return (
    k.ground(y, a) +
    fill(
      squares.flatMap((s) => k.poly(s)),
      b,
    )
  )
}

/** A chair from the side, seat at y=-190, feet on y=0. */
export const chair = (c: string) =>
  limb(k.line('-90 0, -70 -180, -110 -420'), c, 20) +
  limb(k.line('100 0, 80 -180'), c, 20) +
  k.rect(-100, -204, 204, 36, c, 10) +
  limb(k.curve('-100 -400, -84 -340, -92 -300'), c, 34)

/** A guest of the café without a face: 300 high, base on y=0. */
export const guest = (top: string, skin: string, hair: string) =>
  shape(k.blob('-90 10, -80 -110, -30 -150, 30 -150, 80 -110, 90 10', 0.14), top) +
  disc(0, -210, 60, skin, 66) +
  shape(k.blob('-66 -200, -60 -270, 0 -296, 60 -270, 66 -200, 30 -246, -30 -246'), hair) +
  strokes('-18 -206, -18 -200|22 -206, 22 -200', 9) +
  ink(k.curve('-14 -176, 4 -166, 22 -178'), 6)

/** The kestrel's piece of cloth, as it hangs from the beak. */
export const cloth = () =>
  shape(k.poly('-70 -10, 60 -30, 84 90, 20 110, -60 100'), cafe.mint) +
  strokes('-40 20, 50 4|-30 60, 60 46|-10 -10, 0 96', 9, pal.teal)

/** The patch over the hole, about (0,0), with as many stitches as are sewn (0 to 10). */
export const patch = (sewn: number) =>
  shape(k.blob('-330 -20, -250 -104, 0 -128, 250 -110, 336 -10, 270 100, 10 134, -260 104', 0.12), '#5fb59b') +
  strokes('-200 -40, 210 -56|-250 24, 250 10|-110 -84, -130 84|80 -92, 100 90', 9, pal.teal) +
  k
    .arc(0, 0, 322, 200, 524, 9, 122)
    .map(([x, y], i) => (i < sewn ? ink(k.line([x * 0.86, y * 0.84], [x * 1.08, y * 1.14]), 17, cafe.terracotta) : ''))
    .join('')

/** A cake trolley, wheels on y=0, 300 wide; its wheels have turned by degrees, its cake leans. */
export const trolley = (degrees: number, lean = 0) => {
  const wheel = (x: number) =>
    k.at(x, -26, 1, k.turn(degrees, disc(0, 0, 28, cafe.cocoa) + ink(k.line('-18 0, 18 0'), 8, cafe.cream)))
  const tier = (y: number, w: number, c: string) =>
    k.rect(-w, y - 62, w * 2, 64, c, 10) +
    ink(
      k.curve([-w, y - 40], [-w * 0.6, y - 18], [-w * 0.2, y - 40], [w * 0.2, y - 18], [w * 0.6, y - 40], [w, y - 24]),
      10,
      pal.paper,
    )
  return (
    limb(k.line('-150 -300, -130 -30'), pal.steel, 14) +
    limb(k.line('140 -200, 130 -30'), pal.steel, 14) +
    k.rect(-150, -90, 300, 30, cafe.mustard, 8) +
    k.at(
      0,
      -214,
      1,
      k.turn(
        lean,
        tier(0, 110, pal.blush) + tier(-62, 80, pal.coral) + tier(-124, 50, pal.blush) + disc(0, -206, 20, '#d9363e'),
      ),
    ) +
    k.rect(-160, -216, 310, 30, cafe.mustard, 8) +
    wheel(-120) +
    wheel(120)
  )
}

const floor = tiles(505, cafe.cream, cafe.mint)

/** The café as on the poster: its lamp sways by degrees, its stack of chairs shakes; what happens lies before the hole. */
export const room = (sway: number, shake: number, ...inside: k.Part[]): k.Part[] => [
  k.paper('-30 -30, 1630 -30, 1630 90, -30 130', '#b9533a'),
  k.windowOn(120, 150, 420, 270, '#f7cf9a'),
  k.rect(-40, 470, 1680, 40, cafe.cocoa),
  floor,
  at(600, 770, 1, hole(290, 116, '#c98a5a')),
  at(820, -10, 1, turn(sway, beam('-90 255, 90 255, 80 810, -500 770', cafe.mustard, 0.25))),
  ...inside,
  at(
    820,
    -10,
    1,
    turn(
      sway,
      limb(k.line('0 0, 0 160'), cafe.cocoa, 6),
      shape(k.blob('-100 250, -60 170, 60 170, 100 250', 0.12), cafe.mustard),
    ),
  ),
  k.shadow(1240, 930, 260),
  ...[0, 1, 2, 3].map((i) =>
    at(
      1230 + i * 12 + shake * i,
      930 - i * 96,
      1.35,
      turn(i * 2 - 2 + shake * i * 0.3, chair(i % 2 ? cafe.mustard : pal.teal)),
    ),
  ),
]

/** The waiter, in any pose. */
export const waiter = (o: Parameters<typeof figure>[0]) =>
  figure({ skin: 5, hair: 'short', top: cafe.cream, bottom: pal.ink, bib: pal.teal, shoes: cafe.cocoa, ...o })

/** The guests of a full café, who nod in turn. */
export function crowd(n: number): k.Part[] {
  const places = '1270 800 1, 1480 820 1.15, 700 720 0.9, 1010 720 0.9, 860 960 1.2, 1230 1000 1.2'
  const tops = [cafe.mint, pal.plum, cafe.mustard, pal.teal, pal.night, pal.coral]
  const [skins, hairs] = [
    [4, 0, 3, 1, 2, 5],
    [0, 5, 1, 3, 4, 0],
  ] as const
  const nod = (i: number) => [-12, -12, -4, -4, 0, 0][(n + i * 2) % 6] as number
  const guests = places.split(', ').map((place, i) => {
    const [x = 0, y = 0, scale = 1] = place.split(' ').map(Number)
    return at(x, y + nod(i), scale, guest(tops[i] as string, k.skins[skins[i] ?? 0], k.hairs[hairs[i] ?? 0]))
  })
  const table = at(
    850,
    720,
    1,
    k.rect(-150, -70, 300, 26, cafe.cocoa, 10),
    limb(k.line('0 -44, 0 100'), cafe.cocoa, 16),
  )
  return [...guests.slice(0, 4), table, ...guests.slice(4)]
}
