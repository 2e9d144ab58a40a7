/** The Green New Deal's print shop: three inks, and the people, houses and turbine that are printed in them. */
import { scene } from '../core'
import { mark } from '../faces'
import { blob, box, curve, join, line, oval, type Path, type Pt, poly, pts, round } from '../path'
import { type Mark, press, put } from '../techniques/overprint'

const inks = { y: '#ffcb45', o: '#f0623f', g: '#4a9a8c' }
/** The paper that it is all printed on. */
export const stock = '#f9efd9'
const shop = press(inks, stock)
export const { over, paint, screen, overLine, line: rule } = shop

/** The three plates, `out` units out of line: the street is mended when it is 0. */
export const print = (out: number, seed: number, ...marks: Mark[]) =>
  shop.print(
    { y: [-out, out * 0.5, out * 0.03], o: [out * 0.8, -out * 0.6], g: [out * 0.1, out, -out * 0.03] },
    seed,
    ...marks,
  )

/** A whole picture: the plates on their paper. */
export const sheet = (out: number, seed: number, ...marks: Mark[]) =>
  scene({ ground: stock, grain: false }, print(out, seed, ...marks))

/** Skins, from light to dark. */
export const tones = ['o3', 'y4o5', 'o9g4', 'og8'] as const

const profile = blob(
  '22 -38, 32 -14, 45 10, 34 16, 34 26, 26 42, 4 40, -6 56, -26 50, -24 30, -38 8, -38 -22, -20 -46, 4 -50',
  0.1,
)

const hats: Record<string, (c: string) => Mark[]> = {
  short: (c) => [
    paint(blob('30 -26, 10 -24, -6 -14, -12 8, -26 26, -42 12, -44 -28, -22 -56, 8 -60, 30 -46', 0.16), c),
  ],
  curls: (c) => [
    paint(blob('34 -34, 14 -28, -2 -14, -10 14, -24 34, -50 30, -62 2, -58 -36, -34 -66, 2 -76, 30 -62', 0.2), c),
  ],
  bun: (c) => [paint(oval(-34, -62, 26), c), ...(hats.short?.(c) ?? [])],
  pony: (c) => [paint(blob('-34 -40, -66 -34, -84 10, -74 50, -58 22, -40 0'), c), ...(hats.short?.(c) ?? [])],
  cap: (c) => [
    paint(blob('-40 0, -30 14, -12 4, -10 -20', 0.1), 'yog'),
    paint(blob('-46 -14, -46 -44, -16 -66, 20 -62, 36 -38, 34 -24', 0.16), c),
    paint(blob('20 -36, 62 -30, 70 -18, 30 -20, 10 -24', 0.14), c),
  ],
  helmet: (c) => [
    paint(blob('-44 -18, -44 -52, -12 -78, 24 -68, 42 -30, 40 -20', 0.18), c),
    paint(round('-52 -26, 60 -30, 62 -18, -52 -12', 6), c),
    over(blob('-44 -26, -44 -52, -12 -78, -14 -26', 0.14), 'o5'),
  ],
  scarf: (c) => [
    paint(blob('30 -40, 16 -22, 4 8, 18 44, -10 66, -48 60, -44 20, -50 -24, -26 -60, 10 -64', 0.14), c),
    over(blob('-8 -10, 4 8, 18 44, -10 66, -48 60, -44 20', 0.12), 'g4'),
  ],
}

/** A shade prints an ink that is not there yet: another layer of the same one would not be seen. */
const shadeOf = (tone: string): string => (tone.includes('g') ? (tone.includes('o') ? 'y' : 'o5') : 'g4')

export interface Neighbour {
  skin?: string
  hair?: keyof typeof hats
  hairInk?: string
  top?: string
  bottom?: string
  /** Ink of dungarees over the top. */
  bib?: string
  /** Elbow and hand of the arm behind and the arm before the body, from shoulders at (-44,-326) and (40,-326). */
  arms?: readonly [string, string]
  /** Knee and foot of each leg; none when something hides them. */
  legs?: readonly string[]
  nod?: number
  /** What the hand before the body holds, about the hand. */
  hold?: Mark
  dress?: boolean
}

const boot = ([x, y]: Pt): Path =>
  blob(
    [
      [x - 28, y + 2],
      [x - 26, y - 40],
      [x + 20, y - 38],
      [x + 50, y - 14],
      [x + 54, y + 2],
    ],
    0.1,
  )

/** Someone of the street, 450 high, feet on (0,0), seen as a poster would: broad, plain, looking to the right. */
export function neighbour(o: Neighbour): Mark[] {
  const { skin = 'o3', top = 'y', bottom = 'g' } = o
  const arm = (from: Pt, text: string, shade: string): Mark[] => {
    const [b, c] = pts(text) as [Pt, Pt]
    const cuff: Pt = [b[0] + (c[0] - b[0]) * 0.55, b[1] + (c[1] - b[1]) * 0.55]
    return [
      rule(line(b, c), 27, skin),
      paint(oval(c[0], c[1], 20), skin),
      rule(line(from, b, cuff), 42, top),
      ...(shade ? [overLine(line([from[0] - 8, from[1] + 6], [b[0] - 6, b[1] + 8], cuff), 18, shade)] : []),
    ]
  }
  const leg = (text: string): Mark[] => {
    const [knee, foot] = pts(text) as [Pt, Pt]
    return [paint(boot(foot), 'yog'), rule(line([knee[0] * 0.2, -196], knee, [foot[0], foot[1] - 34]), 54, bottom)]
  }
  const torso = o.dress
    ? blob('-58 -336, -22 -352, 22 -352, 58 -336, 52 -250, 92 -70, -92 -70, -52 -250', 0.08)
    : blob('-60 -336, -22 -352, 22 -352, 60 -336, 58 -270, 54 -176, -54 -176, -58 -270', 0.1)
  return [
    ...(o.arms ? arm([-44, -322], o.arms[0], '') : []),
    ...(o.legs ?? []).flatMap(leg),
    paint(torso, top),
    ...(o.bib
      ? [
          paint(blob('-42 -290, 42 -290, 58 -174, -58 -174', 0.04), o.bib),
          rule(join(line('-34 -286, -40 -344'), line('34 -286, 40 -344')), 15, o.bib),
        ]
      : []),
    over(poly('-60 -336, -16 -350, -26 -174, -56 -174'), shadeOf(o.bib ?? top)),
    rule(line('0 -376, 0 -344'), 34, skin),
    put(
      4,
      -400,
      1,
      o.nod ?? 0,
      { y: mark(-40, -50, 46, 46) },
      paint(profile, skin),
      over(blob('-24 30, -6 56, 4 40, 24 42, 8 24, -12 2', 0.14), shadeOf(skin)),
      over(oval(21, -8, 4.5, 6), 'og'),
      overLine(curve('33 25, 25 29, 14 20'), 5, 'og'),
      ...(hats[o.hair ?? 'short']?.(o.hairInk ?? 'yog') ?? []),
    ),
    ...(o.hold && o.arms ? [put(...(pts(o.arms[1])[1] as Pt), 1, 0, o.hold)] : []),
    ...(o.arms ? arm([40, -322], o.arms[1], shadeOf(top)) : []),
  ]
}

/** A terraced house, front 250 wide from x = -125, on y = 0. `bars` are the ink of its window bars; none leaves them out. */
export const terrace = (wall: string, roof: string, door: string, pane = 'y', bars = 'g'): Mark[] => [
  paint(join(poly('40 -560, 96 -560, 96 -517, 40 -517'), poly('-125 -442, 125 -442, 125 2, -125 2')), wall, 'og'),
  paint(poly('-125 -440, -112 -520, 112 -520, 125 -440'), roof, 'og'),
  paint(join(box(-92, -400, 72, 108), box(20, -400, 72, 108), box(22, -210, 76, 112)), pane),
  paint(box(-92, -216, 70, 216), door),
  ...(bars
    ? [
        overLine(
          join(
            ...[-92, 20].map((x) => join(line([x, -346], [x + 72, -346]), line([x + 36, -400], [x + 36, -292]))),
            line('22 -154, 98 -154'),
          ),
          8,
          bars,
        ),
      ]
    : []),
  over(poly('-125 -442, -99 -442, -99 2, -125 2'), 'g4'),
]

/** A knitted scarf round the house, in ink `a` with stripes of `b`, its end hanging down at the right: `sway` swings it. */
export const scarfRound = (a: string, b?: string, sway = 0): Mark[] => [
  rule(line('-106 -254, 108 -256'), 60, a),
  ...(b === undefined ? [] : [rule(join(...[-90, -34, 22].map((x) => line([x, -272], [x + 6, -237]))), 17, b)]),
  put(
    92,
    -240,
    1,
    sway,
    rule(line('0 10, 2 108'), 68, a),
    ...(b === undefined ? [] : [rule(join(line('-22 54, 26 54'), line('-22 100, 26 100')), 18, b)]),
    overLine(join(...[-24, 0, 24].map((x) => line([x, 142], [x, 168]))), 8, a),
  ),
]

const blade = blob('-12 0, -32 -56, -18 -170, 0 -220, 18 -170, 14 0', 0.14)
/** A small turbine's rotor about (0,0): paper blades with one shaded side. */
export const rotor = (degrees: number, shade = 'g6'): Mark[] => [
  ...[0, 120, 240].map((a) =>
    put(0, 0, 1, degrees + a, paint(blade, ''), over(blob('-2 0, -4 -110, 0 -220, 18 -170, 14 0', 0.1), shade)),
  ),
  paint(oval(0, 0, 24), 'o'),
]

/** Rays from a point, every other one printed: the sky of a poster. */
export const rays = ([x, y]: Pt, count: number, tone: string, turn = 0): Mark => {
  const ray = (i: number) => {
    const at = (a: number): Pt => [x + Math.cos(a) * 2200, y + Math.sin(a) * 2200]
    const from = (i * 2 * Math.PI) / count + turn
    return poly([[x, y], at(from), at(from + Math.PI / count)])
  }
  return over(join(...Array.from({ length: count }, (_, i) => ray(i))), tone)
}

/** A plain skyline of roofs that stands on y. */
export const roofs = (y: number, heights: readonly number[], wide: number, from = -40): Path =>
  poly([
    [from, y],
    ...heights.flatMap((h, i): Pt[] => {
      const [l, r] = [from + i * wide, from + (i + 1) * wide]
      return i % 3 === 1
        ? [
            [l, y - h],
            [(l + r) / 2, y - h - wide * 0.4],
            [r, y - h],
          ]
        : [
            [l, y - h],
            [r, y - h],
          ]
    }),
    [from + heights.length * wide, y],
  ])
