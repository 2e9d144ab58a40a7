/** Things of the workshop, the stage and the street. Each is centred on (0,0) in a box of about 200×200 by default. */
import { disc, dot, fill, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { face, type Mood } from '../head'
import { arc, blob, box, curve, line, oval, type Pt, poly, round } from '../path'

const wood = '#b97a4e'

/** Scissors cutting to the right, blade tips near (330,0), opened by `a` degrees. */
export const scissors = (c: string = pal.coral, a = 14): Part => {
  const half = (s: number) =>
    `<g transform="rotate(${a * s})">${shape(
      poly([
        [-20, 16 * s],
        [330, -4 * s],
        [-10, -22 * s],
      ]),
      pal.steel,
    )}${ink(oval(-150, -46 * s, 82, 54), 40)}${ink(oval(-150, -46 * s, 82, 54), 22, c)}${limb(line([-76, -20 * s], [0, 0]), c, 26)}</g>`
  return group(half(1), half(-1), disc(0, 0, 17, pal.marigold))
}

/** Fountain pen, nib at (0,0), barrel up to the right, 560 long. */
export const fountainPen = (c: string = pal.teal): Part =>
  `<g transform="rotate(35)">${group(
    shape(round('-46 -560, 46 -560, 50 -190, -50 -190', 40), c),
    rect(-52, -210, 104, 34, pal.marigold),
    shape(poly('-40 -176, 40 -176, 30 -110, -30 -110'), pal.ink),
    shape(blob('-30 -110, 30 -110, 26 -60, 0 0, -26 -60', 0.12), pal.marigold),
    ink(line('0 -6, 0 -70'), 5),
    dot(0, -76, 8),
    limb(line('26 -540, 26 -360'), pal.marigold, 12),
  )}</g>`

/** Typewriter from the front, 420 wide, base at y=150. */
export const typewriter = (c: string = pal.teal): Part =>
  group(
    limb(line('-230 -40, 230 -40'), pal.ink, 40),
    disc(-236, -40, 30, pal.marigold),
    disc(236, -40, 30, pal.marigold),
    shape(blob('-170 -30, 170 -30, 190 40, 240 130, 230 152, -230 152, -240 130, -190 40', 0.1), c),
    rect(-120, -20, 240, 36, pal.night, 10),
    ...[0, 1, 2].flatMap((r) =>
      [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((i) =>
        shape(oval(i * (48 + r * 8), 50 + r * 34, 17, 13), pal.paper, { width: 6 }),
      ),
    ),
  )

/** Kettle, spout right, with steam. */
export const kettle = (c: string = pal.teal): Part =>
  group(
    ink(curve('-60 -60, -50 -140, 50 -140, 60 -60'), 18),
    shape(poly('60 20, 130 -60, 156 -46, 84 80'), c),
    shape(blob('-96 84, -100 0, -56 -66, 56 -66, 100 0, 96 84, 0 92', 0.15), c),
    disc(0, -76, 16, pal.marigold),
    ink(curve('-66 10, -56 -22, -30 -38'), 8, pal.paper),
    ink([...curve('160 -84, 146 -106, 168 -130, 154 -156'), ...curve('190 -90, 180 -116, 202 -140')], 8, pal.paper),
  )

/** Ankle boot, toe right. */
export const boot = (c: string = wood, laces: string = pal.paper): Part =>
  group(
    shape(blob('-84 -110, 10 -110, 16 -10, 60 14, 112 40, 112 78, -90 78, -80 0', 0.1), c),
    rect(-96, 74, 214, 26, pal.ink, 6),
    ink(
      [...line('-16 -84, 14 -74'), ...line('-16 -54, 16 -44'), ...line('-8 -22, 22 -16'), ...line('20 14, 40 -2')],
      8,
      laces,
    ),
  )

/** Monitor or screen w×h around (0,0), with a foot. */
export const screen = (w: number, h: number, c: string, art: Part = '', edge: string = pal.night): Part =>
  group(
    shape(
      poly([
        [-60, h / 2],
        [60, h / 2],
        [90, h / 2 + 120],
        [-90, h / 2 + 120],
      ]),
      pal.steel,
    ),
    rect(-w / 2 - 34, -h / 2 - 34, w + 68, h + 68, edge, 30),
    fill(box(-w / 2, -h / 2, w, h), c),
    art,
  )

/** Film ribbon along a path: dark band with light frames and holes. */
export const ribbon = (
  points: string | Pt[],
  width = 120,
  c: string = pal.night,
  frame: string = pal.marigold,
): Part => {
  const d = typeof points === 'string' ? curve(points) : curve(...points)
  const base = limb(d, c, width).replaceAll('/>', ' stroke-linecap="butt"/>')
  const dash = (w: number, gap: string, colour: string) =>
    ink(d, w, colour).replace('/>', ` stroke-dasharray="${gap}" stroke-linecap="butt"/>`)
  return group(
    base,
    dash(width - 14, '12 22', pal.paper),
    dash(width - 40, '2000 1', c),
    dash(width - 50, '96 16', frame),
  )
}

/** Car from the side, facing right, 400 wide, wheels at y=90. */
export const car = (c: string = pal.coral): Part =>
  group(
    shape(blob('-200 60, -196 0, -130 -24, -70 -96, 60 -98, 120 -24, 190 -6, 204 60', 0.1), c),
    shape(poly('-94 -24, -54 -78, -4 -78, -4 -24'), pal.sky),
    shape(poly('18 -24, 18 -78, 54 -78, 92 -24'), pal.sky),
    disc(-110, 62, 42, pal.night),
    disc(112, 62, 42, pal.night),
    dot(-110, 62, 16, pal.steel),
    dot(112, 62, 16, pal.steel),
    dot(186, 12, 12, pal.marigold),
  )

/** Wall-mounted or free headphones: band and cups about a head of radius r. */
export const headphones = (r = 60, c: string = pal.coral): Part =>
  group(
    limb(curve(...arc(0, 0, r, 190, 350, 6)), pal.ink, r * 0.12, 4),
    shape(
      round(
        [
          [-r * 1.25, -r * 0.4],
          [-r * 0.75, -r * 0.4],
          [-r * 0.75, r * 0.45],
          [-r * 1.25, r * 0.45],
        ],
        r * 0.2,
      ),
      c,
    ),
    shape(
      round(
        [
          [r * 0.75, -r * 0.4],
          [r * 1.25, -r * 0.4],
          [r * 1.25, r * 0.45],
          [r * 0.75, r * 0.45],
        ],
        r * 0.2,
      ),
      c,
    ),
  )

/** The blue chair: side view facing right, 360 high, feet at y=180; legs walk, back has a face. */
export const chair = (c = '#3f7fe0', step = 0, mood: Mood | null = 'smile'): Part =>
  group(
    limb(curve([-70, 40], [-80 - step, 110], [-70 - step * 2, 176]), c, 22),
    limb(curve([80, 40], [80 + step, 110], [84 + step * 2, 172]), c, 22),
    limb(curve([-40, 40], [-40 + step, 110], [-46 + step * 2, 176]), c, 22),
    limb(curve([110, 40], [112 - step, 110], [116 - step * 2, 176]), c, 22),
    shape(round('-110 -200, 60 -190, 56 30, -96 34', 34), c),
    shape(round('-104 10, 136 4, 140 54, -100 58', 20), c),
    mood ? `<g transform="translate(-26 -110)scale(1.25)">${face(mood, 0.6, pal.coral)}</g>` : '',
  )

/** A coin with a face, arms and legs, 300 high, feet at y=150. */
export const coinFellow = (mood: Mood, arms: string[], c: string = pal.marigold, wear = ''): Part =>
  group(
    ...[-36, 36].map((x) => limb(line([x, 80], [x, 132]), c, 16) + shape(oval(x + 10, 142, 34, 16), pal.paper)),
    ...arms.map((a) => limb(curve(a), c, 18)),
    disc(10, 4, 104, pal.rust),
    disc(0, 0, 104, c),
    ink(oval(0, 0, 82), 5),
    `<g transform="translate(0 -24)scale(1.3)">${face(mood, 0.4, pal.coral)}</g>`,
    wear,
  )

/** Rucksack, 200 high. */
export const rucksack = (c: string = pal.coral, flap: string = pal.marigold): Part =>
  group(
    ink(curve('-30 -96, 0 -124, 30 -96'), 14),
    shape(blob('-84 100, -92 0, -60 -90, 60 -90, 92 0, 84 100', 0.12), c),
    shape(round('-76 -60, 76 -60, 70 10, -70 10', 20), flap),
    rect(-56, 34, 112, 54, flap, 10),
    rect(-12, -4, 24, 30, pal.paper, 4),
  )

/** Sofa w wide, 230 high, base at y=110. */
export const sofa = (w: number, c: string): Part =>
  group(
    ...[-1, 1].map((s) => limb(line([s * (w / 2 - 60), 90], [s * (w / 2 - 40), 130]), wood, 16)),
    rect(-w / 2 + 30, -130, w - 60, 200, c, 50),
    rect(-w / 2 + 60, 10, w - 120, 90, c, 18),
    rect(-w / 2 - 30, -50, 110, 160, c, 40),
    rect(w / 2 - 80, -50, 110, 160, c, 40),
  )

/** Umbrella, open, handle down to y=190. */
export const umbrella = (c: string = pal.coral, c2: string = pal.marigold): Part =>
  group(
    ink(line('0 -80, 0 160'), 12),
    ink(curve('0 160, 10 190, 38 186, 42 164'), 12),
    shape(blob('-190 20, -150 -80, 0 -140, 150 -80, 190 20, 130 0, 64 22, 0 0, -64 22, -130 0', 0.16), c),
    fill(blob('-64 18, -46 -80, 0 -134, 46 -80, 64 18, 0 0', 0.14), c2),
    ink([...curve('-64 20, -50 -80, 0 -138'), ...curve('64 20, 50 -80, 0 -138')], 6),
  )

/** A raindrop, 140 high. */
export const drop = (c: string = pal.sky): Part =>
  group(
    shape(blob('0 -84, 30 -20, 50 26, 30 62, 0 72, -30 62, -50 26, -30 -20', 0.16), c),
    ink(curve('-26 26, -22 44, -6 52'), 6, pal.paper),
  )

/** Sparks about a thing: n short rays between two radii. */
export const sparks = (n: number, r1: number, r2: number, c: string, from = 0, to = 360): Part => {
  const pt = (r: number, a: number) => arc(0, 0, r, a, a, 1)[0] as Pt
  const step = (to - from) / (to - from < 360 ? n - 1 : n)
  return ink(
    Array.from({ length: n }, (_, i) => from + i * step).flatMap((a) => line(pt(r1, a), pt(r2, a))),
    10,
    c,
  )
}
