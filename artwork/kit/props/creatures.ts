/** Animals and hands seen from the side, one silhouette each. Centred on (0,0), about 260 wide by default. */
import { at, disc, dot, fill, group, ink, limb, type Part, pal, shape, turn } from '../core'
import { blob, curve, line, type Path, type Pt, poly, text } from '../path'

/** One silhouette from several strokes (path, width) and, with width 0, filled shapes: ink first, colour over it. */
export const limbs = (colour: string, parts: [Path, number][], edge = 5): Part =>
  parts.map(([d, w]) => `<path d="${text(d)}" stroke-width="${w + edge * 2}"/>`).join('') +
  parts
    .map(([d, w]) =>
      w
        ? `<path d="${text(d)}" stroke="${colour}" stroke-width="${w}"/>`
        : `<path d="${text(d)}" fill="${colour}" stroke="none"/>`,
    )
    .join('')

const grips = {
  pinch: ['-96 -30, -50 -62, 2 -14', '-100 -4, -70 -34, -16 -30', '-110 36, -50 46, 2 14'],
  open: ['-100 -30, -30 -40, 26 -34', '-100 -8, -20 -8, 44 -6', '-100 16, -30 24, 24 26', '-130 -40, -96 -84, -60 -96'],
  point: ['-100 -26, -40 -30, 2 0', '-104 4, -64 10, -50 28', '-112 28, -80 40, -70 52', '-130 -30, -90 -64, -56 -52'],
}

/** A hand reaching right, finger tips at (0,0), with `len` of sleeve to the left. */
export const hand = (skin: string, sleeve: string, grip: keyof typeof grips = 'pinch', len = 600): Part =>
  group(
    limbs(skin, [[line('-200 6, -130 2'), 84], ...grips[grip].map((p): [Path, number] => [curve(p), 34])], 6),
    limb(line([-len, 20], [-196, 6]), sleeve, 116, 6),
    ink(line('-150 -56, -146 66'), 8),
  )

/** A leaping rabbit facing right; stretch 0 is crouched, 1 is full length. */
export function rabbit(c: string = pal.paper, stretch = 0.5): Part {
  const mix = (a: Pt, b: Pt): Pt => [a[0] + (b[0] - a[0]) * stretch, a[1] + (b[1] - a[1]) * stretch]
  const ear = (a: Pt, b: Pt): [Path, number] => [curve([96, -76], mix([96, -140], [60, -120]), mix(a, b)), 30]
  return group(
    limbs(c, [
      [curve([-60, 10], mix([-110, 60], [-130, 30]), mix([-30, 84], [-190, 70])), 34],
      [curve([60, 10], mix([70, 50], [120, 40]), mix([80, 84], [190, 50])), 26],
      [blob('-112 0, -80 -56, 0 -50, 70 -64, 92 -20, 60 26, -20 34, -90 40'), 0],
      ear([90, -196], [-16, -134]),
      ear([126, -190], [10, -160]),
      [line('112 -58, 128 -50'), 64],
    ]),
    disc(-118, -14, 26, pal.paper),
    dot(122, -62, 8),
    dot(160, -46, 8, pal.coral),
    ink(curve('-70 34, -96 0, -56 -22'), 5),
  )
}

/** A goose walking right in wellingtons, 520 high, feet near y=260. */
export const goose = (boots: string = pal.coral, step = 1): Part => {
  const boot = (x: number, y: number, t: number) =>
    `<g transform="translate(${x} ${y})rotate(${t})">${shape(blob('-34 -96, 30 -96, 30 -10, 74 8, 78 36, -38 36', 0.08), boots)}${ink(line('-34 -70, 30 -70'), 6)}</g>`
  return group(
    limb(curve([-10, 100], [-30 * step, 150], [-70 * step, 170]), pal.marigold, 18),
    boot(-78 * step, 206, 16 * step),
    limb(curve([20, 100], [40, 150], [70 * step, 160]), pal.marigold, 18),
    boot(74 * step, 204, -14 * step),
    limbs(pal.paper, [
      [blob('-150 -10, -190 -54, -110 -50, 0 -50, 90 -30, 110 40, 50 110, -60 110, -130 60'), 0],
      [curve('70 20, 110 -60, 92 -150, 100 -200'), 62],
      [line('104 -206, 118 -204'), 84],
    ]),
    shape(blob('-130 0, -50 -30, 40 0, 10 60, -60 66'), pal.steel),
    ink(curve('-70 62, -40 40, -50 20'), 6),
    shape(blob('150 -222, 220 -200, 226 -184, 152 -176', 0.12), pal.marigold),
    dot(126, -218, 9),
  )
}

/** A hedgehog jumping right. */
export const hedgehog = (c = '#8a5a3a'): Part =>
  group(
    limb(curve('-50 60, -90 90, -120 84'), pal.sand, 22),
    limb(curve('50 60, 84 84, 112 76'), pal.sand, 22),
    shape(
      poly(
        '-120 70, -166 50, -136 30, -172 -6, -130 -14, -150 -60, -104 -56, -106 -104, -62 -84, -44 -126, -10 -92, 26 -124, 38 -82, 78 -98, 74 -52, 90 -20, 40 76',
      ),
      c,
    ),
    ink(
      [...line('-90 0, -104 -14'), ...line('-50 -40, -58 -58'), ...line('-40 20, -54 6'), ...line('0 -30, -4 -50')],
      6,
    ),
    shape(blob('30 -54, 80 -46, 120 0, 158 16, 150 38, 90 66, -30 80, -20 20'), pal.sand),
    disc(44, -34, 24, pal.sand),
    dot(92, -4, 9),
    dot(158, 22, 13),
    ink(curve('96 36, 112 38, 122 28'), 6),
  )

/** A snail crawling right, 300 wide, foot at y=90. */
export const snail = (shell: string = pal.coral, body: string = pal.sand): Part =>
  group(
    ink([...line('130 -10, 128 -86'), ...line('156 -6, 180 -74')], 12),
    dot(128, -90, 15),
    dot(182, -80, 15),
    shape(blob('-190 90, -110 40, 60 40, 96 -20, 150 -30, 178 10, 160 60, 110 92', 0.15), body),
    disc(-30, -30, 104, shell),
    ink(curve('-30 70, -110 20, -100 -70, -20 -96, 46 -40, 20 26, -50 20, -64 -34, -20 -50, -8 -20'), 10),
    ink(curve('138 34, 152 38, 162 26'), 7),
  )

/** A robin singing to the right, 380 high, perched at y=190; its beak opens by degrees. */
export const robin = (beak = 0): Part =>
  group(
    ink([...line('-10 150, -20 196'), ...line('40 150, 44 196')], 12),
    shape(poly('-150 60, -280 150, -250 176, -110 130'), '#8a5a3a'),
    shape(blob('-160 60, -110 -60, -40 -150, 60 -176, 130 -120, 140 20, 90 130, 0 160, -100 140', 0.18), '#8a5a3a'),
    fill(blob('30 -130, 110 -110, 140 -20, 130 60, 60 70, 10 0'), pal.coral),
    fill(blob('20 70, 120 66, 80 134, 0 152, -40 130'), pal.paper),
    shape(blob('-160 50, -90 -40, -10 -10, -10 60, -80 112'), '#6b3f2a'),
    ink([...curve('-110 66, -80 50, -50 50'), ...curve('-120 40, -80 20, -40 16')], 6),
    at(124, -112, 1, turn(-beak, shape(poly('-6 -20, 82 -58, 10 12'), pal.marigold))),
    at(124, -92, 1, turn(beak, shape(poly('8 -6, 72 2, -2 16'), pal.marigold))),
    dot(72, -118, 13),
    dot(76, -122, 4, pal.paper),
  )

/** A fox running right, 360 wide; `step` 0–1 gathers or stretches the legs. */
export function sideFox(c: string = pal.rust, step = 1): Part {
  const s = 60 * step
  return group(
    limbs(c, [
      [curve([-90, 20], [-100 - s / 2, 60], [-90 - s, 110]), 24],
      [curve([-70, 20], [-50 + s / 3, 60], [-60 + s * 0.7, 112]), 24],
      [curve([80, 20], [70 - s / 3, 60], [60 - s * 0.6, 112]), 22],
      [curve([90, 20], [110 + s / 2, 60], [100 + s, 108]), 22],
      [blob('-110 -20, -60 -44, 60 -50, 110 -30, 100 34, 0 30, -90 40'), 0],
      [blob('-100 -20, -160 -60, -230 -50, -250 0, -180 20'), 0],
      [poly('80 -30, 84 -140, 118 -100, 150 -104, 176 -140, 184 -70, 240 -30, 180 0, 110 4'), 0],
    ]),
    fill(blob('-220 -40, -250 0, -210 8, -200 -20'), pal.paper),
    fill(blob('130 -34, 190 -44, 236 -30, 180 -4, 120 0'), pal.paper),
    dot(166, -64, 8),
    dot(240, -30, 11),
  )
}

/** A sleeping fox, curled, 280 wide. */
export const curledFox = (c: string = pal.rust): Part =>
  group(
    shape(blob('-140 30, -110 -50, 0 -90, 110 -50, 140 30, 80 80, -80 80', 0.18), c),
    shape(blob('140 10, 130 70, 40 96, -60 84, -90 60, 0 60, 90 30'), c),
    fill(blob('-40 64, -92 58, -60 86, -20 86'), pal.paper),
    shape(poly('-130 -40, -100 -10, -50 -10, -20 -40, -20 30, -76 70, -130 30'), c),
    fill(poly('-124 20, -90 24, -76 66'), pal.paper),
    fill(poly('-26 20, -60 24, -76 66'), pal.paper),
    ink([...curve('-112 16, -102 24, -92 16'), ...curve('-60 16, -50 24, -40 16')], 6),
    dot(-76, 60, 9),
  )

/** A dog's head lying on its chin, facing right, 360 wide. */
export const dogHead = (c = '#8a5a3a'): Part =>
  group(
    shape(blob('-190 60, -190 -50, -110 -112, -10 -110, 50 -50, 150 -30, 184 20, 160 62, 0 84, -120 90', 0.17), c),
    fill(blob('40 -20, 150 -24, 184 20, 160 60, 20 76, 30 20'), pal.sand),
    shape(blob('-120 -100, -60 -90, -40 20, -90 90, -150 50, -160 -40'), '#5f3a26'),
    dot(166, 0, 27, pal.ink, 21),
    ink(curve('168 24, 140 54, 70 50'), 8),
    ink(curve('-8 -28, 8 -18, 24 -28'), 9),
    ink(curve('-16 -60, 4 -72, 24 -64'), 8),
  )
