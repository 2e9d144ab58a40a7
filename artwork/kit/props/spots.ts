/** The frame of the small spot drawings and the props made for them. */
import { disc, dot, fill, group, ink, limb, type Part, pal, rect, scene, shape } from '../core'
import { blob, curve, line, oval, type Pt, poly, rng } from '../path'

/** Numbers from text: 'a b c, d e f' gives one row for each comma. */
export const rows = (text: string): number[][] => text.split(',').map((r) => r.trim().split(' ').map(Number))

/** A spot drawing, 480×360: a flat ground, one loose shape of colour behind the subject, few lines. */
export function spot(ground: string, behind: string, seed: number, ...parts: Part[]): string {
  const rand = rng(seed)
  const around = Array.from({ length: 7 }, (_, i): Pt => {
    const t = (i * Math.PI * 2) / 7 + seed
    const r = 0.82 + rand() * 0.3
    return [240 + Math.cos(t) * 212 * r, 186 + Math.sin(t) * 150 * r]
  })
  return scene({ ground, size: [480, 360], line: 7, grain: false }, fill(blob(around), behind), ...parts)
}

/** A sitting guide dog in its harness, facing right, 240 high, base on (0,0). */
export const guideDog = (c: string = pal.sand): Part =>
  group(
    limb(curve('-70 -20, -120 -30, -130 -70'), c, 18),
    shape(blob('-80 0, -86 -70, -40 -130, 30 -150, 60 -80, 56 0'), c),
    ink([...line('16 -70, 14 -4'), ...line('40 -60, 38 -4')]),
    shape(poly('-30 -130, 40 -100, 32 -74, -40 -104'), pal.coral),
    limb(line('-20 -120, -80 -190'), pal.paper, 8),
    shape(blob('-10 -160, -6 -220, 40 -236, 80 -210, 124 -196, 118 -166, 70 -150, 20 -140'), c),
    shape(blob('-14 -214, 14 -226, 26 -170, 0 -146'), '#b97a4e'),
    dot(56, -200, 8),
    dot(120, -186, 13),
  )

/** A beetle from above, 160 high. */
export const beetle = (c: string = pal.teal, dots: string = pal.marigold): Part =>
  group(
    ink([...line('-50 -30, -84 -50'), ...line('-56 10, -96 14'), ...line('-48 44, -82 70')]),
    ink([...line('50 -30, 84 -50'), ...line('56 10, 96 14'), ...line('48 44, 82 70')]),
    ink([...curve('-14 -80, -24 -110, -44 -116'), ...curve('14 -80, 24 -110, 44 -116')], 6),
    disc(0, -62, 34, pal.ink, 26),
    shape(oval(0, 10, 60, 72), c),
    ink(line('0 -60, 0 80')),
    ...rows('-28 -20, 28 -20, -30 30, 30 30').map(([x = 0, y = 0]) => dot(x, y, 12, dots)),
  )

/** A piggy bank facing right, 240 wide, feet at y=90. */
export const piggy = (c: string = pal.blush): Part =>
  group(
    ...[-60, -20, 40, 76].map((x) => limb(line([x, 40], [x, 78]), c, 30)),
    ink(curve('-112 0, -140 -20, -124 -44, -146 -56')),
    shape(blob('-112 0, -80 -74, 20 -88, 90 -50, 112 0, 80 60, -70 62'), c),
    shape(poly('30 -80, 50 -122, 84 -58'), c),
    shape(oval(116, 2, 26, 34), pal.coral),
    dot(110, 0, 6),
    dot(124, 0, 6),
    ink([...curve('56 -28, 66 -20, 76 -28'), ...curve('72 36, 84 40, 94 34')]),
    ink(line('-40 -78, 4 -82'), 12),
  )

/** A parcel with a blank label, 100×80, base on (0,0). */
export const parcel = (c = '#d9a066'): Part =>
  group(rect(-50, -80, 100, 80, c), ink(line('-14 -78, -14 -2'), 6), rect(0, -60, 38, 30, pal.paper))

/** A picket fence `n` pales wide, pales 60 apart, base at y=0. */
export const fence = (n = 8, c: string = pal.paper, h = 110): Part =>
  group(
    rect(-20, -h * 0.75, n * 60, 18, c),
    rect(-20, -h * 0.35, n * 60, 18, c),
    ...Array.from({ length: n }, (_, i) =>
      shape(
        poly([
          [i * 60 - 4, 0],
          [i * 60 - 4, 16 - h],
          [i * 60 + 16, -h],
          [i * 60 + 36, 16 - h],
          [i * 60 + 36, 0],
        ]),
        c,
      ),
    ),
  )

/** A tin can lying on its side, open to the right, 120 wide. */
export const tinCan = (c: string = pal.steel, band: string = pal.coral): Part =>
  group(rect(-60, -44, 100, 88, c, 12), rect(-40, -44, 54, 88, band), disc(42, 0, 18, pal.night, 44))

/** A film reel, radius 90. */
export const reel = (c: string = pal.steel): Part =>
  group(
    disc(0, 0, 90, c),
    ...rows('0 -48, 46 -14, 28 40, -28 40, -46 -14').map(([x = 0, y = 0]) => dot(x, y, 21)),
    dot(0, 0, 9),
  )

/** Headphones to fit a head 120 wide about (0,0). */
export const headphones = (c: string = pal.coral): Part =>
  group(
    ink(curve('-62 0, -56 -56, 0 -82, 56 -56, 62 0'), 22),
    ink(curve('-62 0, -56 -56, 0 -82, 56 -56, 62 0'), 9, c),
    rect(-84, -22, 36, 62, c, 16),
    rect(48, -22, 36, 62, c, 16),
  )

/** A parrot facing right on nothing, 300 high, centred. */
export const parrot = (c: string = pal.coral, wing: string = pal.teal): Part =>
  group(
    shape(blob('-40 60, -90 190, -60 200, 0 80', 0.1), wing),
    shape(blob('-20 60, -40 210, -10 214, 20 80', 0.1), pal.sky),
    shape(blob('-60 -20, -50 -110, 10 -150, 70 -120, 84 -60, 70 40, 10 100, -44 70'), c),
    shape(blob('-60 -30, 0 -40, 20 30, -30 120, -66 50'), wing),
    ink([...curve('-50 30, -26 40, -6 28'), ...curve('-46 66, -28 74, -14 64')], 6),
    shape(blob('20 -126, 70 -124, 82 -70, 40 -60'), pal.paper),
    shape(blob('70 -120, 130 -112, 134 -70, 116 -54, 104 -84, 74 -84'), pal.marigold),
    shape(blob('76 -80, 100 -76, 104 -58, 80 -56'), pal.marigold),
    dot(52, -94, 10),
  )
