/** Backdrops for outdoors. All take the scene's width and height last (1600×1000 by default). */
import { cut, dot, fill, group, ink, type Part, pal, rect, shape } from './core'
import { arc, blob, curve, line, oval, type Path, type Pt, poly, rng } from './path'

/** Closes a curve down to the bottom edge. */
const down = (pts: Pt[], w: number, h: number): Path => [
  ...curve(...pts),
  { c: 'L', p: [[w + 20, h + 20]] },
  { c: 'L', p: [[-20, h + 20]] },
  { c: 'Z', p: [] },
]

/** One range of hills with its crest about y; `rough` is the height of its waves. Stack two or three. */
export function hills(y: number, colour: string, rough = 60, seed = 1, w = 1600, h = 1000, outlined = true): Part {
  const rand = rng(seed)
  const pts = Array.from({ length: 8 }, (_, i): Pt => [-20 + ((w + 40) * i) / 7, y + (rand() - 0.5) * 2 * rough])
  const d = down(pts, w, h)
  return outlined ? fill(d, colour) + ink(curve(...pts.map(([a, b]): Pt => [a - 4, b - 4]))) : fill(d, colour)
}

/** Cut-paper mountains with snow. */
export function mountains(
  y: number,
  colour: string,
  peaks: Pt[] = [
    [300, 300],
    [700, 180],
    [1200, 320],
  ],
): Part {
  return group(
    ...peaks.flatMap(([x, top]) => {
      const half = (y - top) * 0.95
      const k = 0.28
      return [
        shape(
          poly([
            [x - half, y + 40],
            [x, top],
            [x + half, y + 40],
          ]),
          colour,
        ),
        shape(
          poly([
            [x, top],
            [x + half * k, top + (y - top) * k],
            [x + half * 0.1, top + (y - top) * 0.2],
            [x - half * 0.08, top + (y - top) * 0.34],
            [x - half * k, top + (y - top) * k],
          ]),
          pal.paper,
        ),
      ]
    }),
  )
}

/** A flat floor from y down, its edge cut by scissors. */
export const ground = (y: number, colour: string, w = 1600, h = 1000, seed = 3): Part =>
  cut(
    [
      [-30, y],
      [w + 30, y],
      [w + 30, h + 40],
      [-30, h + 40],
    ],
    colour,
    5,
    190,
    seed,
  )

/** Sea from y down: two tones, wave marks. */
export function sea(y: number, colour: string = pal.teal, light: string = pal.aqua, w = 1600, h = 1000): Part {
  const rand = rng(y)
  const waves: Path = []
  for (let i = 0; i < 12; i++) {
    const [x, yy] = [rand() * w, y + 40 + rand() * (h - y - 60)]
    waves.push(...curve([x - 40, yy], [x - 20, yy - 12], [x, yy], [x + 20, yy - 12], [x + 40, yy]))
  }
  const crest = Array.from({ length: 17 }, (_, i): Pt => [-20 + ((w + 40) * i) / 16, y + (i % 2 ? 14 : -10)])
  return group(fill(down(crest, w, h), colour), ink(curve(...crest)), ink(waves, 6, light))
}

/** A river winding to the horizon at (x, y). */
export const river = (x: number, y: number, colour: string = pal.sky, w = 1600, h = 1000): Part =>
  shape(
    blob(
      [
        [x - 8, y],
        [x + 12, y],
        [x + 70, y + (h - y) * 0.25],
        [x - 20, y + (h - y) * 0.5],
        [x + 260, y + (h - y) * 0.8],
        [Math.min(w, x + 420), h + 60],
        [x - 240, h + 60],
        [x - 60, y + (h - y) * 0.75],
        [x - 150, y + (h - y) * 0.48],
        [x + 20, y + (h - y) * 0.22],
      ],
      0.17,
    ),
    colour,
  )

/** A row of houses and towers standing on y, with lit windows. */
export function skyline(y: number, colour: string, lit: string = pal.marigold, seed = 4, w = 1600, tall = 320): Part {
  const rand = rng(seed)
  const parts: Part[] = []
  let windows = ''
  for (let x = -30; x < w; ) {
    const bw = 90 + rand() * 110
    const bh = tall * (0.35 + rand() * 0.65)
    const roof = rand()
    const top: Pt[] =
      roof < 0.35
        ? [
            [x, y - bh],
            [x + bw / 2, y - bh - 60],
            [x + bw, y - bh],
          ]
        : roof < 0.55
          ? [
              [x, y - bh],
              [x, y - bh - 40],
              [x + bw, y - bh],
            ]
          : [
              [x, y - bh],
              [x + bw, y - bh],
            ]
    parts.push(shape(poly([[x, y + 20], ...top, [x + bw, y + 20]]), colour))
    for (let wy = y - bh + 34; wy < y - 30; wy += 52)
      for (let wx = x + 26; wx < x + bw - 22; wx += 40)
        if (rand() > 0.45) windows += `M${Math.round(wx)} ${Math.round(wy)}v14`
    x += bw + (rand() > 0.7 ? 20 : -4)
  }
  return group(...parts, `<path d="${windows}" stroke="${lit}" stroke-width="14" stroke-linecap="butt"/>`)
}

/** A cloud about (0,0), 260 wide. */
export const cloud = (c: string = pal.paper): Part =>
  shape(blob('-120 40, -136 6, -94 -16, -72 -60, -14 -66, 16 -40, 66 -56, 96 -10, 134 10, 122 42, 0 46', 0.19), c)

/** The sun with cut-paper rays, radius 90. */
export function sun(c: string = pal.marigold, rays: string = c): Part {
  const r = Array.from({ length: 12 }, (_, i) => arc(0, 0, 1, i * 30, i * 30, 1)[0] as Pt)
  return group(
    ink(
      r.flatMap(([x, y], i) => line([x * 122, y * 122], [x * (i % 2 ? 150 : 170), y * (i % 2 ? 150 : 170)])),
      12,
      rays,
    ),
    shape(oval(0, 0, 92), c),
  )
}

/** A crescent moon, 180 high. */
export const moon = (c: string = pal.marigold): Part =>
  shape(blob([...arc(0, 0, 92, 60, 300, 6), ...arc(36, 0, 82, 285, 75, 5)] as Pt[], 0.15), c)

/** A night sky's stars over the top `h`, a few with points. */
export function stars(h = 600, count = 40, seed = 5, colour: string = pal.paper, w = 1600): Part {
  const rand = rng(seed)
  let d = ''
  let big = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [Math.round(rand() * w), Math.round(rand() * h)]
    if (i % 6 === 0) big += `M${x} ${y - 20}q3 17 18 20-15 3-18 20-3-17-18-20 15-3 18-20z`
    else d += `M${x} ${y}h0`
  }
  return `<path d="${d}" stroke="${colour}" stroke-width="8"/><path d="${big}" fill="${colour}" stroke="none"/>`
}

/** Slanting rain over a box. */
export function rain(x: number, y: number, w: number, h: number, colour: string = pal.sky, count = 30): Part {
  const rand = rng(x + y + w)
  let d = ''
  for (let i = 0; i < count; i++) d += `M${Math.round(x + rand() * w)} ${Math.round(y + rand() * h)}l-14 46`
  return `<path d="${d}" stroke="${colour}" stroke-width="7"/>`
}

/** A stone arch bridge across, deck at y. */
export const bridge = (y: number, colour: string = pal.rust, w = 1600): Part =>
  group(
    rect(-30, y, w + 60, 46, colour),
    ...[0.16, 0.5, 0.84].map((k) =>
      shape(
        poly([
          [w * k - 190, y + 46],
          [w * k - 190, y + 300],
          [w * k - 130, y + 300],
          ...arc(w * k, y + 230, 130, 180, 360, 6),
          [w * k + 130, y + 300],
          [w * k + 190, y + 300],
          [w * k + 190, y + 46],
        ]),
        colour,
      ),
    ),
    dot(0, 0, 0),
  )
