/** Who acts in Simpson's Paradox: the waiting room, small frogs and the towers that they make, and the heron who judges. */
import { at, disc, dot, fill, group, ink, limb, type Part, pal, paper, rect, shape, turn } from '../core'
import { ground } from '../land'
import { blob, curve, line, poly } from '../path'
import { heart } from '../props/world'
import { framed } from '../rooms'
import { frogling, heron } from './simpsons-pond'

const [pond, pale, pink] = ['#1d7a74', '#cfe59a', '#f7b4c4']
const greens = ['#4fa35a', '#7cc36a', '#2f7d4f', '#b3cc4e']

/** The two kinds of case: mild is a light frog, dreadful a dark one. */
export const cases = { mild: '#b5dc62', dreadful: '#6b4fa3' } as const
/** A kind of case. */
export type Case = keyof typeof cases

/** A lily pad of radius 100, with its notch, flattened to look from the side when asked. */
export const lily = (c: string, ry = 60, water = pond): Part =>
  group(
    disc(0, 0, 100, c, ry),
    fill(
      poly([
        [8, 0],
        [116, -ry * 0.42],
        [116, ry * 0.16],
      ]),
      water,
    ),
    ink(line([96, -ry * 0.3], [8, 0], [100, ry * 0.12])),
  )

/** A water lily's flower, 110 high, on (0,0). */
export const blossom: Part = group(
  ...[-60, -30, 30, 60, 0].map((a) => turn(a, shape(blob('0 0, -30 -50, 0 -110, 30 -50'), pink))),
)

/** A frog for crowds, 184 wide, 150 high, base at y=70: few lines, so that a hundred are light. */
export const smallFrog = (kind: Case, ill = false): Part =>
  group(
    `<path d="M-60 70-92 50-72 14-56 20-60-30-56-66-34-76-12-62 12-62 34-76 56-66 60-30 56 20 72 14 92 50 60 70z" fill="${cases[kind]}" stroke-width="11"/>`,
    `<path d="M-32-48h0M36-48h0" stroke="${pal.paper}" stroke-width="32"/><path d="M-30-48h0M38-48h0" stroke-width="15"/>`,
    ill ? dot(0, 4, 13, pal.ink, 17) : ink(curve('-30 -8, 0 10, 30 -8'), 10),
  )

/** A bubble of a hiccup about (0,0) of a radius. */
export const bubble = (r: number): Part =>
  group(
    disc(0, 0, r, '#bfeee6'),
    r > 100
      ? fill(
          blob(
            [
              [-r * 0.95, 0],
              [0, -r * 0.95],
              [r * 0.95, 0],
              [0, r * 0.95],
            ],
            0.276,
          ),
          pal.sky,
          0.5,
        ) + ink([...curve([-r * 0.67, -r * 0.2], [-r * 0.55, -r * 0.55], [-r * 0.24, -r * 0.75])], 18, pal.paper)
      : '',
  )

/** What happens in the waiting room. */
export interface Waiting {
  /** How big the bubble is, 0 when it has burst, and how far it is squashed. */
  size?: number
  wobble?: number
  burst?: number
  /** How far the big frog has hopped, and how flat it is. */
  hop?: number
  flat?: number
  /** How far each of those who wait has hopped. */
  others?: (frog: number) => number
}

const flattened = (amount: number, part: Part): Part =>
  `<g transform="scale(${1 + amount} ${1 / (1 + amount)})">${part}</g>`

/** The waiting room of the pond: a frog with a bubble before its mouth, four others on their pads. */
export const waitingRoom = ({
  size = 255,
  wobble = 0,
  burst = 0,
  hop = 0,
  flat = 0,
  others = () => 0,
}: Waiting): Part[] => [
  paper('980 -40, 1640 -40, 1640 760, 860 760', '#d7a6c2'),
  ground(720, pond),
  rect(90, 90, 220, 260, pal.paper),
  at(200, 220, 0.8, heart(pal.coral)),
  framed(1290, 120, 220, 220, pale, at(0, 30, 1, blossom)),
  ...[
    [640, 760, 1, 3],
    [1230, 740, 1, 1],
    [1480, 770, 1, 0],
    [960, 810, 1.15, 2],
  ].map(([x = 0, y = 0, s = 1, i = 0]) =>
    at(
      x,
      y,
      s,
      limb(line('0 40, 0 130'), '#2f7d4f', 20) +
        lily(greens[(i + 1) % 4] as string, 46) +
        at(0, -66 - others(i), 1, frogling(greens[i] as string, pale, others(i) > 20 ? 'o' : 'calm')),
    ),
  ),
  at(330, 960, 2.2, lily('#7cc36a', 50)),
  at(330, 958 - hop, 1, flattened(flat, at(0, -168, 2.4, frogling('#2f9a5b', pale, 'o')))),
  size > 0 ? at(430 + 330 * (size / 255), 770 - 340 * (size / 255), 1, flattened(wobble, bubble(size))) : '',
  burst > 0 && burst < 1
    ? at(
        760,
        430,
        1,
        ink(
          Array.from({ length: 12 }, (_, i) => {
            const a = (i * Math.PI) / 6
            const [near, far] = [230 + burst * 120, 290 + burst * 90]
            return line([Math.cos(a) * near, Math.sin(a) * near], [Math.cos(a) * far, Math.sin(a) * far])
          }).flat(),
          12,
          pal.paper,
        ),
      )
    : '',
  size > 200 ? disc(520, 690, 42, '#bfeee6') + disc(1080, 220, 28, '#bfeee6') + disc(430, 770, 28, '#bfeee6') : '',
]

/** The heron who judges, at a place and a scale, with its flower: faces left (1) or right (-1), and bows to whom it faces. */
export const judgeAt = ([x, y, scale]: readonly [number, number, number], side: number, bow: number): Part =>
  at(
    x,
    y,
    scale,
    `<g transform="scale(${side} 1)">${turn(
      bow,
      heron('#8ba3c7', '#56699c'),
      at(-384, -500, 0.9, turn(-70, blossom)),
    )}</g>`,
  )

/** A row of a tower: the kinds of its frogs from left to right. */
export type Row = readonly Case[]

const row = (...counts: [Case, number][]): Row => counts.flatMap(([kind, n]) => Array<Case>(n).fill(kind))
/** All whom Dr Newt cured, 9 mild and 63 dreadful; the first row that comes in stands on top in the end. */
export const newtRows: Row[] = [
  row(['mild', 6]),
  row(['mild', 3], ['dreadful', 3]),
  ...Array.from({ length: 10 }, () => row(['dreadful', 6])),
]
/** All whom Dr Toad cured, 72 mild and 6 dreadful. */
export const toadRows: Row[] = [row(['dreadful', 6]), ...Array.from({ length: 12 }, () => row(['mild', 6]))]

/**
 * A tower of frogs whose rows come in below, one after the other, and lift those who stand on top. `come` is how far each row
 * has come, 0 to 1; `step` how high a row is; `side` where they come from.
 */
export function tower(
  x: number,
  base: number,
  step: number,
  side: 1 | -1,
  rows: readonly Row[],
  come: readonly number[],
  top: Part,
): Part {
  const scale = step / 112
  const above = (row: number) => come.slice(row).reduce((sum, one) => sum + one, 0)
  const drawn = rows.map((row, j) => {
    const far = 1 - (come[j] ?? 0)
    if (far >= 1) return ''
    const frogs = row.map((kind, i) => at((i - (row.length - 1) / 2) * 180, 0, 1, smallFrog(kind)))
    const hop = Math.sin(Math.min(1, Math.max(0, far)) * Math.PI) * step
    return at(
      Math.round(x + side * far * 260),
      Math.round(base - step * above(j + 1) - 70 * scale - hop),
      scale,
      ...frogs,
    )
  })
  return at(x, Math.round(base - step * above(0)), 1, top) + drawn.join('')
}
